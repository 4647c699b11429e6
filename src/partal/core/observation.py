"""What a seat sees as one row of whole numbers, each with a name, for programs that learn.

A game's observer names the numbers once, in order, and then fills a row from any view. Numbers are between 0 and
MOST, so a row fits into bytes. Players are counted from the viewer, so the same situation looks the same from every
seat: `me`, then `next 1` and so on in the order of the seats.

Law: an observation is a function of the view alone, so two worlds that a seat cannot tell apart look the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

MOST: Final = 255
"""The largest number in an observation. Whatever is larger counts as this: no game comes near it."""


class Layout:
    """The names of an observation's numbers, in their order."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []

    def add(self, names: Iterable[str]) -> int:
        """Appends names; returns the place of the first."""
        first = len(self.names)
        self.names.extend(names)
        return first

    def one(self, name: str) -> int:
        """Appends a single name; returns its place."""
        return self.add([name])


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Turns a game's views into rows of numbers, for one number of seats and one set of components."""

    names: tuple[str, ...]

    def observe(self, view: Any) -> list[int]:
        """The numbers that this view's seat sees, in the order of `names`."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {len(self.names)} numbers>"


def players_of(count: int) -> tuple[str, ...]:
    """What an observation calls the players, counted from the viewer."""
    return ("me", *[f"next {place}" for place in range(1, count)])


def capped(value: int) -> int:
    """A number as observations show it: neither below 0 nor above MOST."""
    if value < 0:
        return 0
    return value if value < MOST else MOST
