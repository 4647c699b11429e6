"""`action of a red city`: one card only, poem 17 red."""

from __future__ import annotations

from typing import Any

from partal.core.decision import Decision, Option
from partal.core.effect import Effect

from partal.sabika.rules.bonus import IMPOSSIBLE, RED_CITIES, Step, Verb
from partal.sabika.rules.gains import bonus_need, grant
from partal.sabika.rules.notation import ACTION_OF_CITY, WAIVE, OfCity
from partal.sabika.rules.open import Open
from partal.sabika.rules.ships import red_cities
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class RedCityAction(Effect[State]):
    """The action of a red city where the player has a ship, on either half (S-CARD-26, S-CARD-27)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [ACTION_OF_CITY[city] for city in red_cities(state, self.seat)]
        if not options:
            return None
        options.append(WAIVE)
        return Decision(self.seat, "sabika.red-city", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCity)
        grant(state, self.seat, state.content.cities[state.city_tiles[option.city]].consolidation)

    def why_not(self, state: State, option: Option) -> str:
        return "S-CARD-27"


class ActionOfRedCity(Verb):
    """The action that consolidating in a red city would bring (S-CARD-26)."""

    name = "red city"
    form = r"action of a red city"
    effects: tuple[type[Effect[Any]], ...] = (RedCityAction,)

    def leads_to(self, step: Step) -> str:
        return RED_CITIES

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        tiles = [state.content.cities[state.city_tiles[city]] for city in red_cities(state, player)]
        needs = [bonus_need(state, player, tile.consolidation, barred) for tile in tiles]
        return min([dinars for dinars in needs if dinars != IMPOSSIBLE], default=IMPOSSIBLE)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(RedCityAction(player))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.red_city()
