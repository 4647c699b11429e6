"""`2 dinars`."""

from __future__ import annotations

from partal.sabika.rules.bonus import PLAIN, Step, Verb
from partal.sabika.rules.gains import gain_dinars
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class Dinars(Verb):
    """Dinars from the reserve (S-RES-03)."""

    name = "dinars"
    form = r"(?P<many>\d+) dinars?"
    kind = PLAIN
    icon = "dinar"

    def dinars(self, step: Step) -> int:
        return step.many

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("dinar",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        gain_dinars(state, player, step.many, "effect")

    def worth(self, estimates: Estimates, step: Step) -> float:
        return estimates.cash(step.many)
