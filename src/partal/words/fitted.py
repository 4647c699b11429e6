"""Messages with only those values that their texts need; a label and its details can share a set of values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from partal.core.message import Message, Value, made, message

from partal.words import value_names
from partal.words.teller import OptionWords

MOST_WORDS: Final = 20_000
"""How many options' words are kept."""
_NEEDED: Final[dict[str, frozenset[str]]] = {}
"""By the key of a text, the names of its values, as far as they have been asked for."""
_ORDERS: Final[dict[str, tuple[str, ...]]] = {}
"""By the key of an option's text, the names of all values of its label and its details."""
_OPTIONS: Final[dict[tuple[object, ...], OptionWords]] = {}
"""The words of options by the key of their text, and the values and the note, see `_spell`."""


def option_words(key: str, values: Mapping[str, Value], note: Message | None = None) -> OptionWords:
    """An option's label, which is the text with this key, and its details, which are the text's attribute `detail`.

    The same words are the same object, because questions ask for the same options again and again.
    """
    order = _ORDERS.get(key)
    if order is None:
        order = _ORDERS[key] = tuple(needed(key) | needed(f"{key}.detail"))
    spelled: list[object] = [key]
    for name in order:
        _spell(values.get(name), spelled)
    _spell(note, spelled)
    known = tuple(spelled)
    words = _OPTIONS.get(known)
    if words is None:
        if len(_OPTIONS) >= MOST_WORDS:
            _OPTIONS.clear()
        words = _OPTIONS[known] = OptionWords(fitted(key, values), fitted(f"{key}.detail", values), note)
    return words


def _spell(value: Value | None, into: list[object]) -> None:
    """Writes a value out flat, so that equal ones are found again quickly: hashing nested messages is slow."""
    if isinstance(value, Message):
        into.append(value.clause)
        into.append(value.key)
        into.append(len(value.values))
        for name, part in value.values.items():
            into.append(name)
            _spell(part, into)
    elif value is not None:
        into.append(value)
    into.append(None)


def fitted(key: str, values: Mapping[str, Value]) -> Message:
    """A message with only those values that its text needs."""
    names = needed(key)
    if not names:
        return message(key)
    return made(key, {name: value for name, value in values.items() if name in names})


def needed(key: str) -> frozenset[str]:
    """The names of the values that a text needs."""
    names = _NEEDED.get(key)
    if names is None:
        names = _NEEDED[key] = value_names(key)
    return names
