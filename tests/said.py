"""Messages in words, as they come from Python or over the wire."""

from __future__ import annotations

from typing import Any

from partal.core.message import Message, Value

from partal.words import Words, spoken


def revived(value: Any) -> Value:
    """A value as it came over the wire: a message is a list there."""
    if not isinstance(value, (list, tuple)):
        assert isinstance(value, (int, str))
        return value
    key, values, clause = value
    return Message(key, {name: revived(one) for name, one in values.items()}, clause)


def text_of(value: Any, language: str = "") -> str:
    """A message, a name or nothing in words; in the language that is being spoken unless another is named."""
    if value is None:
        return ""
    value = revived(value)
    return Words(language or spoken()).say(value) if isinstance(value, Message) else str(value)
