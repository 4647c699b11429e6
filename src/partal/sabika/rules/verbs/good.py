"""`2 goods`."""

from __future__ import annotations

from partal.sabika.rules.bonus import IMPOSSIBLE, TAKES_GOODS, Step, Verb
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.wares import TakeGood
from partal.sabika.rules.worth import Estimates


class Good(Verb):
    """Goods from the rondel, flipped and stored (S-RAW-16)."""

    name = "good"
    form = r"(?P<many>\d+) goods?"
    kind = TAKES_GOODS
    icon = "goods"

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return 0 if any([family >= 0 for family in state.raw_spaces]) else IMPOSSIBLE

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("good",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(TakeGood(player, step.many))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.best_good(step.many)
