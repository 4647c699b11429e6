"""A question at the table, the answers it allows, and the ways an answer can be refused.

RefusedAnswer
├── InvalidAnswer      it cannot be read
├── IllegalAnswer      it can be read, but is not among the options; says why, with the clause
└── StaleAnswer        it answers a question that has been answered already
"""

from __future__ import annotations

from typing import Final, NamedTuple

from partal.core.errors import PartalError

Seat = int
"""A chair at the table, counted from 0. A person or a bot sits on it."""


class Option:
    """One possible answer.

    Options are frozen and interned: each game builds the table of all its options once,
    so two equal options are the same object and `number` is its place in that table.
    """

    __slots__ = ("game", "notation", "number")

    def __init__(self, game: str, number: int, notation: str) -> None:
        self.game: Final = game
        self.number: Final = number
        self.notation: Final = notation

    def __repr__(self) -> str:
        return f"<{self.game}: {self.notation}>"


class Decision(NamedTuple):
    """One seat must pick one of these options before anything else happens."""

    seat: Seat
    prompt: str
    options: tuple[Option, ...]


class RefusedAnswer(PartalError):
    """An answer that changed nothing. `clause` names the rule if there is one."""


class InvalidAnswer(RefusedAnswer):
    """The answer cannot be read."""


class IllegalAnswer(RefusedAnswer):
    """The answer can be read, but is not among the options."""


class StaleAnswer(RefusedAnswer):
    """The answer belongs to a question that has been answered already."""
