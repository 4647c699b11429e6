"""`free ship`: one card only, poem 14 red."""

from __future__ import annotations

from typing import Any

from partal.core.decision import Decision, Option
from partal.core.effect import Effect

from partal.sabika.rules.bonus import IMPOSSIBLE, Step, Verb
from partal.sabika.rules.middle import ExportGoods, land
from partal.sabika.rules.notation import SHIP, WAIVE, OfCity
from partal.sabika.rules.open import Open
from partal.sabika.rules.ships import destinations
from partal.sabika.rules.state import State
from partal.sabika.rules.things import GOODS_PER_FREE_SHIP
from partal.sabika.rules.worth import Estimates


class FreeShip(Effect[State]):
    """A ship goes free to any city without one of the player's, with at most one good; no seal, no bonus
    (S-CARD-16 to 20).
    """

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [SHIP[city] for city in destinations(state, self.seat)]
        if not options:
            return None
        options.append(WAIVE)
        return Decision(self.seat, "sabika.free-ship", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None or option is WAIVE:
            return
        assert isinstance(option, OfCity)
        state.todo.append(ExportGoods(self.seat, option.city, GOODS_PER_FREE_SHIP, False))
        land(state, self.seat, option.city)

    def why_not(self, state: State, option: Option) -> str:
        return "S-CARD-20"


class SendShip(Verb):
    """A free ship (S-CARD-16)."""

    name = "free ship"
    form = r"free ship"
    effects: tuple[type[Effect[Any]], ...] = (FreeShip,)

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return 0 if destinations(state, player) else IMPOSSIBLE

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("prestige", "paria")

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(FreeShip(player))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.best_free_ship()
