"""`1 paria`."""

from __future__ import annotations

from partal.sabika.rules.bonus import PLAIN, Step, Verb
from partal.sabika.rules.gains import move_marker
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class Parias(Verb):
    """The paria marker moves forward (S-PAR-02)."""

    name = "parias"
    form = r"(?P<many>\d+) parias?"
    kind = PLAIN
    icon = "paria"

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("paria",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        move_marker(state, player, step.many)

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.paria(step.many)
