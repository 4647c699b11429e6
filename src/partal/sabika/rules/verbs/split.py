"""`4 dinars or parias`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect

from partal.sabika.rules.bonus import APART, Step, Verb
from partal.sabika.rules.gains import gain_dinars, move_marker
from partal.sabika.rules.notation import SPLIT, OfCount
from partal.sabika.rules.state import State
from partal.sabika.rules.worth import Estimates


class Split(Effect[State]):
    """A number of units, split freely between dinars and parias (S-BAL-06)."""

    __slots__ = ("count",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.split", SPLIT[: self.count + 1])

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, OfCount)
        gain_dinars(state, self.seat, option.count, "balance")
        move_marker(state, self.seat, self.count - option.count)

    def why_not(self, state: State, option: Option) -> str:
        return "S-BAL-06"


class DinarsOrParias(Verb):
    """Dinars and parias in any mix (S-BAL-06)."""

    name = "dinars or parias"
    form = r"(?P<many>\d+) dinars or parias"
    kind = APART
    effects: tuple[type[Effect[Any]], ...] = (Split,)

    def gives(self, step: Step) -> tuple[str, ...]:
        return ("dinar", "paria")

    def do(self, state: State, player: int, step: Step, must: bool, barred: tuple[int, ...]) -> None:
        state.todo.append(Split(player, step.many))

    def worth(self, estimates: Estimates, step: Step) -> float:
        return max(estimates.cash(step.many), estimates.paria(step.many))
