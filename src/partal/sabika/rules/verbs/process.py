"""`process 2`."""

from __future__ import annotations

from partal.sabika.rules.bonus import IMPOSSIBLE, PROCESSES, Step, Verb
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.wares import ProcessRaw, processable
from partal.sabika.rules.worth import Estimates


class Process(Verb):
    """The player's raw materials become goods, up to a number (S-RAW-13, S-ICON-07)."""

    name = "process"
    form = r"process (?P<many>\d+)"
    kind = PROCESSES
    icon = "process"

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return 0 if processable(state, player) else IMPOSSIBLE

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("good",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(ProcessRaw(player, step.many, False))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.processing(step.many)
