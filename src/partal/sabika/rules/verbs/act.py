"""`act: export`."""

from __future__ import annotations

from partal.sabika.rules.actions import ACTION_GIVES, begin, bonus_side, need
from partal.sabika.rules.bonus import ACTS, NOWHERE, QUARRIES, RED_POEMS, STOREHOUSES, Step, Verb
from partal.sabika.rules.gains import can_do
from partal.sabika.rules.open import Open
from partal.sabika.rules.state import State
from partal.sabika.rules.things import ACTIONS, EITHER, MAJOR_QUARRY, MINOR_QUARRY, REACTIVATE, STOREHOUSE
from partal.sabika.rules.worth import Estimates


class Act(Verb):
    """A main action at once, at its usual cost; if it is not possible it is lost (S-CONS-11, OQ-20)."""

    name = "act"
    form = rf"act: (?P<which>{'|'.join(ACTIONS)})"
    which: tuple[str, ...] = ACTIONS
    noun = "sabika-action-"
    kind = ACTS

    def leads_to(self, step: Step) -> str:
        if step.which == STOREHOUSE:
            return STOREHOUSES
        if step.which in (MINOR_QUARRY, MAJOR_QUARRY):
            return QUARRIES
        return RED_POEMS if step.which == REACTIVATE else NOWHERE

    def need(self, state: Open, player: int, step: Step, barred: tuple[int, ...]) -> int:
        return need(state, player, step.which, bonus_side(state), barred)

    def gives(self, step: Step) -> tuple[str, ...]:
        return ACTION_GIVES[step.which]

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        if can_do(state, player, step, barred):
            begin(state, player, step.which, bonus_side(state), must, barred)

    def worth(self, estimates: Estimates, step: Step) -> float:
        return max(0.0, estimates.action(step.which, EITHER, estimates.purse))
