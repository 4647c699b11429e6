"""What is still to be done: the rulebook's verbs, waiting on the state's stack."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from partal.core.decision import Decision, Option
from partal.core.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The part of the state that all games share.

    `todo` is the stack of effects; the last one is carried out next. `pending` caches the open decision:
    `advance` derives it, and it always equals what the top effect asks. `answers` counts the answers, forced
    ones included. `chance` is the root of all randomness. `log` collects events; it is None if nobody needs
    them (playouts).

    A state is created blank and filled field by field, so a copy costs no more than its fields.
    """

    __slots__ = ("answers", "chance", "log", "pending", "todo")

    todo: list[Effect[Any]]
    pending: Decision | None
    answers: int
    chance: int
    log: list[Event] | None

    def __repr__(self) -> str:
        decision = self.pending
        if decision is None:
            return f"<State after {self.answers} answers, over>"
        asked = f"seat {decision.seat}, {decision.prompt}, {len(decision.options)} options"
        return f"<State after {self.answers} answers: {asked}>"


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """A verb of the rulebook. Immutable: progress is a new effect, never a change to this one.

    An effect holds only what everyone at the table may know; secrets stay in the state.
    `ask` is pure and returns None if there is nothing to choose. `do` never asks.
    """

    __slots__ = ("seat",)

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    """The constructor's arguments in order; the codec writes them and equality compares them."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def ask(self, state: S) -> Decision | None:
        return None

    def do(self, state: S, option: Option | None) -> None:
        raise NotImplementedError

    def canonical(self, state: S, option: Option) -> Option:
        """The option that `ask` offers in place of this one: of interchangeable options it offers only the first."""
        return option

    def why_not(self, state: S, option: Option) -> str:
        """The clause that forbids an option which `ask` does not offer; empty if there is no single clause."""
        return ""

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Effect) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.values()))})"
