"""`1 raw`."""

from __future__ import annotations

from partal.sabika.rules.bonus import IMPOSSIBLE, TAKES_RAW, Step, Verb
from partal.sabika.rules.notation import TAKE_RAW
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.wares import TakeRaw, raw_choices
from partal.sabika.rules.worth import Estimates


class Raw(Verb):
    """Raw materials from the rondel, in any mix (S-RAW-03)."""

    name = "raw"
    form = r"(?P<many>\d+) raw"
    kind = TAKES_RAW
    icon = "raw"

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return 0 if raw_choices(state, player, TAKE_RAW) else IMPOSSIBLE

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("raw",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(TakeRaw(player, step.many))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.best_raw(step.many)
