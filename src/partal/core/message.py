"""Everything that is said to people: a key, the values that go into its text, and the clause it follows.

Nobody builds a sentence in code, and nobody recognises one. A message is put into words where a person reads it: by
`partal.words` in the terminal, by the page in a browser. So the rules know no language, and what a table shows is the
same in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Union, overload

Value = Union[int, str, "Message"]
"""A number, somebody's name or another word that is the same in every language, or a message within a message."""


class Message(NamedTuple):
    """A text by its key. Equal messages say the same."""

    key: str
    values: dict[str, Value]
    clause: str = ""

    def by(self, clause: str) -> Message:
        """The same message, citing a clause."""
        return Message(self.key, self.values, clause)

    def __hash__(self) -> int:
        return hash((self.key, self.clause, frozenset(self.values.items())))

    def __str__(self) -> str:
        return _SPEAKER[0](self)


def message(key: str, /, **values: Value) -> Message:
    """`message("asara-part", colour=message("asara-colour-red"), part="window")`."""
    return Message(key, values)


def bare(message: Message) -> str:
    """A message as it is written down where nobody can put it into words: `asara-place-bank(amount=8)`."""
    inside = ", ".join([f"{name}={value!s}" for name, value in message.values.items()])
    return f"{message.key}({inside})" if inside else message.key


_SPEAKER: Final[list[Callable[[Message], str]]] = [bare]


def speak_with(speaker: Callable[[Message], str]) -> None:
    """Let `str(message)` speak so; the core itself knows no language."""
    _SPEAKER[0] = speaker


# Lists, as every language joins them

AND: Final = "list-and"
OR: Final = "list-or"
COMMA: Final = "list-comma"
SEMICOLON: Final = "list-semicolon"


@overload
def joined(parts: Sequence[Message], last: str = AND, between: str = COMMA) -> Message: ...


@overload
def joined(parts: Sequence[Value], last: str = AND, between: str = COMMA) -> Value: ...


def joined(parts: Sequence[Value], last: str = AND, between: str = COMMA) -> Value:
    """`one, two and three`: every part with the next one, the last two by a word of their own.

    `last` and `between` are texts with `$first` and `$last`. Of a single part nothing is joined.
    """
    found = parts[0]
    for index, part in enumerate(parts[1:], 2):
        found = Message(last if index == len(parts) else between, {"first": found, "last": part})
    return found


def shown(text: str, longest: int = 40) -> str:
    """What somebody wrote, as it can be shown again: its beginning, with no character that a terminal would obey."""
    return "".join([letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[:longest]])


def plain(text: str) -> Message:
    """A text that is the same in every language: notation, a name, the words of a pack's author."""
    return Message("plain-text", {"text": text})
