"""What one pair of eyes may see of a table."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from partal.core.decision import Decision, Option


class Question(NamedTuple):
    """Whom the table waits for, and what is asked; the options are shown to that seat only."""

    seat: int
    prompt: str
    options: tuple[Option, ...] | None

    def plain(self) -> list[Any]:
        """As JSON values; options in notation."""
        shown = None if self.options is None else [option.notation for option in self.options]
        return [self.seat, self.prompt, shown]


def question_of(decision: Decision | None, seat: int | None) -> Question | None:
    """The open question as this seat sees it."""
    if decision is None:
        return None
    return Question(decision.seat, decision.prompt, decision.options if decision.seat == seat else None)


class View(Protocol):
    """A view is built from what a seat may see, never stripped from the state.

    `seat` is None for a spectator. `plain()` is everything in it as JSON values; two views are equal
    when these are.
    """

    @property
    def seat(self) -> int | None: ...

    @property
    def seats(self) -> int: ...

    @property
    def question(self) -> Question | None: ...

    def plain(self) -> dict[str, Any]: ...
