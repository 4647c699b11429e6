"""Messages with only those values that their texts need; a label and its details can share a set of values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from partal.core.message import Message, Value, made, message

from partal.words import value_names
from partal.words.teller import OptionWords

_NEEDED: Final[dict[str, frozenset[str]]] = {}
"""By the key of a text, the names of its values, as far as they have been asked for."""


def option_words(key: str, values: Mapping[str, Value], note: Message | None = None) -> OptionWords:
    """An option's label, which is the text with this key, and its details, which are the text's attribute `detail`."""
    return OptionWords(fitted(key, values), fitted(f"{key}.detail", values), note)


def fitted(key: str, values: Mapping[str, Value]) -> Message:
    """A message with only those values that its text needs."""
    names = _NEEDED.get(key)
    if names is None:
        names = _NEEDED[key] = value_names(key)
    if not names:
        return message(key)
    return made(key, {name: value for name, value in values.items() if name in names})
