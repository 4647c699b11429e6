"""`2 prestige`."""

from __future__ import annotations

from partal.sabika.rules.bonus import PLAIN, Step, Verb
from partal.sabika.rules.gains import score
from partal.sabika.rules.state import State
from partal.sabika.rules.things import FROM_EFFECTS
from partal.sabika.rules.worth import Estimates


class Prestige(Verb):
    """The prestige marker moves at once (S-PP-01)."""

    name = "prestige"
    form = r"(?P<many>\d+) prestige"
    kind = PLAIN
    icon = "prestige"

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("prestige",)

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        score(state, player, FROM_EFFECTS, step.many)

    def worth(self, estimates: Estimates, step: Step) -> float:
        return float(step.many)
