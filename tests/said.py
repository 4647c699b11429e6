"""Messages in words, as they come from Python or over the wire."""

from __future__ import annotations

from typing import Any

from partal.core.message import Message

from partal.words import Words, spoken


def message_of(wire: list[Any]) -> Message:
    """A message as it comes over the wire: its key, its values, its clause."""
    key, values, clause = wire
    return Message(
        key, {name: message_of(one) if isinstance(one, list) else one for name, one in values.items()}, clause
    )


def text_of(value: Any, language: str = "") -> str:
    """A message, a name or nothing in words; in the language that is being spoken unless another is named."""
    if value is None:
        return ""
    message = message_of(value) if isinstance(value, list) else value
    return Words(language or spoken()).say(message) if isinstance(message, Message) else str(message)
