"""Messages, the form of every text shown to people: a key, the values in its text, and the clause behind it.

No code builds a sentence, and no code parses one. A message is formatted where a person reads it: by `partal.words` in
the terminal, by the page in a browser. So the rules are independent of language, and a table's frames are the same in
every language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Union, overload

Value = Union[int, str, "Message"]
"""A number; a name or other text that is the same in every language; or a nested message."""


class Message(NamedTuple):
    """A text by its key, with its values. Equal messages have the same text."""

    key: str
    values: dict[str, Value]
    clause: str = ""

    def by(self, clause: str) -> Message:
        """The same message, citing a clause."""
        return Message(self.key, self.values, clause)

    def __hash__(self) -> int:
        return hash((self.key, self.clause, frozenset(self.values.items())))

    def __str__(self) -> str:
        return _FORMATTER[0](self)


def message(_key: str, /, **values: Value) -> Message:
    """Builds a message: `message("asara-part", colour=message("asara-colour-red"), part="window")`.

    Without values, the same key always gives the same object: frames name the same nouns again and again.
    """
    # No value may be called `_key`: mypyc drops a keyword value named like a positional argument.
    if values:
        return made(_key, values)
    known = _BARE.get(_key)
    if known is None:
        known = Message(_key, {})
        if len(_BARE) < MOST_KEPT:
            _BARE[_key] = known
    return known


def made(key: str, values: dict[str, Value]) -> Message:
    """The same as `Message(key, values)` in half the time: a named tuple's own constructor is a Python function."""
    return tuple.__new__(Message, (key, values, ""))


MOST_KEPT: Final = 5_000
_BARE: Final[dict[str, Message]] = {}
"""Messages without values, by their keys."""


def bare(message: Message) -> str:
    """A message without its text, for when no formatter is set: `asara-place-bank(amount=8)`."""
    inside = ", ".join([f"{name}={value!s}" for name, value in message.values.items()])
    return f"{message.key}({inside})" if inside else message.key


_FORMATTER: Final[list[Callable[[Message], str]]] = [bare]


def set_formatter(formatter: Callable[[Message], str]) -> None:
    """Sets the formatter behind `str(message)`; the core itself knows no language."""
    _FORMATTER[0] = formatter


def has_text(key: str) -> bool:
    """Whether every language has a text with this key. True if no texts are loaded."""
    return _LOOKUP[0](key)


_LOOKUP: Final[list[Callable[[str], bool]]] = [lambda key: True]  # noqa: ARG005


def set_text_lookup(lookup: Callable[[str], bool]) -> None:
    """Sets the function behind `has_text`; the core itself knows no texts."""
    _LOOKUP[0] = lookup


# Lists, which each language joins in its own way

AND: Final = "list-and"
OR: Final = "list-or"
COMMA: Final = "list-comma"
SEMICOLON: Final = "list-semicolon"


@overload
def joined(parts: Sequence[Message], last: str = AND, between: str = COMMA) -> Message: ...


@overload
def joined(parts: Sequence[Value], last: str = AND, between: str = COMMA) -> Value: ...


def joined(parts: Sequence[Value], last: str = AND, between: str = COMMA) -> Value:
    """`one, two and three`: the parts joined by `between`, the last one by `last`.

    Both are keys of texts with `$first` and `$last`. A single part is returned as it is.
    """
    found = parts[0]
    for index, part in enumerate(parts[1:], 2):
        found = made(last if index == len(parts) else between, {"first": found, "last": part})
    return found


def shown(text: str, longest: int = 40) -> str:
    """Somebody's input, safe to show: shortened, with unprintable characters escaped."""
    return "".join([letter if letter.isprintable() else repr(letter)[1:-1] for letter in text[:longest]])


def described(value: object) -> str:
    """An argument as text for an error message; its type if Python cannot write it out, such as a huge number."""
    try:
        return shown(str(value))
    except ValueError:
        return type(value).__name__


def plain(text: str) -> Message:
    """A text that is the same in every language: notation, a name, a pack author's words."""
    return Message("plain-text", {"text": text})
