"""`city bonus`."""

from __future__ import annotations

from typing import Any

from partal.core.decision import Decision, Option
from partal.core.effect import Effect

from partal.sabika.rules.bonus import CITIES, IMPOSSIBLE, Step, Verb
from partal.sabika.rules.gains import grant
from partal.sabika.rules.notation import BONUS_OF, WAIVE, OfCity
from partal.sabika.rules.open import Open
from partal.sabika.rules.ships import presence
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class CityBonus(Effect[State]):
    """The city bonus of one city where the player has a ship (S-ICON-06)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [BONUS_OF[city] for city in presence(state, self.seat)]
        if not options:
            return None
        options.append(WAIVE)
        return Decision(self.seat, "sabika.city-bonus", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCity)
        grant(state, self.seat, state.content.cities[state.city_tiles[option.city]].bonus)

    def why_not(self, state: State, option: Option) -> str:
        return "S-ICON-06"


class BonusOfCity(Verb):
    """The bonus of a city where the player has a ship (S-ICON-06)."""

    name = "city bonus"
    form = r"city bonus"
    effects: tuple[type[Effect[Any]], ...] = (CityBonus,)

    def leads_to(self, step: Step) -> str:
        return CITIES

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return 0 if presence(state, player) else IMPOSSIBLE

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(CityBonus(player))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return max(0.0, estimates.city_bonus())
