"""`1 dinar per 2 boxes, at most 6`."""

from __future__ import annotations

from partal.sabika.rules.bonus import APART, Step, Verb
from partal.sabika.rules.gains import gain_dinars
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class DinarsPerBoxes(Verb):
    """A dinar for every few store boxes, up to a limit."""

    name = "dinars per boxes"
    form = r"1 dinar per (?P<which>\d+) boxes, at most (?P<limit>\d+)"
    kind = APART

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("dinar",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        gain_dinars(state, player, min(state.all_boxes(player) // step.which, step.limit), "effect")

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.cash(min(estimates.boxes() // step.which, step.limit))
