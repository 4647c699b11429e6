"""What one viewer may see of a game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from partal.core.decision import Decision, Option
from partal.core.errors import BadInput
from partal.core.message import described, message


class Question(NamedTuple):
    """Which seat is asked, and what; only that seat sees the options."""

    seat: int
    prompt: str
    options: tuple[Option, ...] | None

    def __repr__(self) -> str:
        options = "" if self.options is None else f", {len(self.options)} options"
        return f"<Question: seat {self.seat}, {self.prompt}{options}>"

    def plain(self) -> list[Any]:
        """The question as JSON values, with its options in notation."""
        shown = None if self.options is None else [option.notation for option in self.options]
        return [self.seat, self.prompt, shown]


def question_of(decision: Decision | None, seat: int | None) -> Question | None:
    """The open question as this seat sees it."""
    if decision is None:
        return None
    return Question(decision.seat, decision.prompt, decision.options if decision.seat == seat else None)


def check_range(name: str, number: int, last: int, first: int = 0) -> None:
    """Refuses a number that stands for nothing."""
    if not first <= number <= last:
        raise BadInput(message("refused-number-range", name=name, first=first, last=last, number=described(number)))


def check_seat(seat: int, seats: int) -> None:
    """Refuses a seat that a table for so many does not have."""
    if not 0 <= seat < seats:
        raise BadInput(message("refused-view-seat", seat=seat, last=seats - 1))


class View(Protocol):
    """What a seat may see: built up from public and own information, never by stripping a state.

    `seat` is None for a spectator. `plain()` is the complete view as JSON values; two views are equal
    if these are.
    """

    @property
    def seat(self) -> int | None: ...

    @property
    def seats(self) -> int: ...

    @property
    def question(self) -> Question | None: ...

    def scores(self) -> tuple[int, ...]:
        """Everyone's points so far: always those of `Rules.scores`."""
        ...

    def plain(self) -> dict[str, Any]: ...
