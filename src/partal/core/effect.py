"""What is still to do: verbs of the rulebook, waiting on the state's stack."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from partal.core.decision import Decision, Option
from partal.core.event import Event


class State:
    """What every game's state has: the stack of what is to do, its chance, and its log.

    The stack's last effect is the next one. `pending` remembers the open decision; it is derived
    by `advance` and always equals what the top effect asks. `answers` counts answers, forced ones
    included. `chance` is the root of all its chance. `log` collects events, or is None where nobody listens (playouts).

    A state is made blank and filled field by field, so that a copy costs no more than its fields.
    """

    __slots__ = ("answers", "chance", "log", "pending", "todo")

    todo: list[Effect[Any]]
    pending: Decision | None
    answers: int
    chance: int
    log: list[Event] | None


S = TypeVar("S", bound=State)


class Effect(Generic[S]):
    """A verb of the rulebook. Frozen: progress is a new effect, never a change to this one.

    An effect holds only what everybody at the table may know; secrets stay in the state.
    `ask` is pure and returns None where there is nothing to choose. `do` never asks.
    """

    __slots__ = ("seat",)

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    """The constructor's arguments in order: what the codec writes and equality compares."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def ask(self, state: S) -> Decision | None:
        return None

    def do(self, state: S, option: Option | None) -> None:
        raise NotImplementedError

    def meant(self, state: S, option: Option) -> Option:
        """The option that `ask` offers in place of this one: of things that are alike only the first is offered."""
        return option

    def why_not(self, state: S, option: Option) -> str:
        """The clause that keeps a known option out of what `ask` offers; empty where none is to be named."""
        return ""

    def values(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Effect) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.values()))})"
