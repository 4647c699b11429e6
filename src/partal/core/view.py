"""What one pair of eyes may see of a table."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol


class Question(NamedTuple):
    """Whom the table waits for, and what is asked; the options are shown to that seat only."""

    seat: int
    prompt: str
    options: tuple[str, ...] | None


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
