"""A question, the answers it allows, and the ways an answer can be refused.

RefusedAnswer
├── InvalidAnswer      it cannot be parsed
├── IllegalAnswer      it can be parsed, but is not among the options; cites the clause that forbids it
└── StaleAnswer        its question has already been answered
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from partal.core.errors import PartalError
from partal.core.message import Message, described, message, shown

Seat = int
"""A chair at the table, counted from 0, taken by a person or a bot."""
MOST_SEATS: Final = 8
"""No game has more seats than this: records, requests and the page's colours rely on it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One possible answer.

    Options are immutable and interned: each game builds the table of all its options once,
    so equal options are the same object, and `number` is an option's index in that table.
    `verb` says what kind of answer it is: the first word of its notation, unless the game says otherwise.
    A game derives a class with typed attributes for each kind of answer that names something (`area`, `city`).
    """

    __slots__ = ("game", "notation", "number", "verb")

    def __init__(self, game: str, number: int, notation: str, verb: str = "") -> None:
        self.game: Final = game
        self.number: Final = number
        self.notation: Final = notation
        self.verb: Final = verb or notation.partition(" ")[0]

    def __repr__(self) -> str:
        return f"<{self.game}: {self.notation}>"


class Decision(NamedTuple):
    """One seat must pick one of these options before anything else happens."""

    seat: Seat
    prompt: str
    options: tuple[Option, ...]

    def __repr__(self) -> str:
        return f"<Decision: seat {self.seat}, {self.prompt}, {len(self.options)} options>"


def read_notation(text: object, options: Mapping[str, Option], game: Message) -> Option:
    """The option written as `text` in a game's table of options; spaces and case do not matter.

    Raises InvalidAnswer if there is none. `options` maps lower-case notation to options; `game` is the game's title.
    """
    if not isinstance(text, str):
        raise InvalidAnswer(message("refused-answer-type", value=described(text)))
    option = options.get(" ".join(text.lower().split()))
    if option is None:
        raise InvalidAnswer(message("refused-unknown-answer", answer=shown(text, 60), game=game))
    return option


class RefusedAnswer(PartalError):
    """An answer that was refused and changed nothing. `clause` names the rule, if there is one."""


class InvalidAnswer(RefusedAnswer):
    """The answer cannot be parsed."""


class IllegalAnswer(RefusedAnswer):
    """The answer can be parsed, but is not among the options."""


class StaleAnswer(RefusedAnswer):
    """The answer is to a question that has already been answered."""
