"""What a game provides for its player aid: the whole game on one page, made from its rules and components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from partal.core.message import Message

from partal.words.teller import Name


class AidLine(NamedTuple):
    """One thing to know: its name, what it costs, and what it does."""

    name: Name
    text: Message
    cost: Message | None = None
    figures: tuple[str, ...] = ()
    """The components whose pictures stand before it: `thing:seal`."""
    clauses: tuple[str, ...] = ()


class AidSection(NamedTuple):
    """What belongs together, such as the actions."""

    title: Message
    lines: tuple[AidLine, ...]


class Aid(Protocol):
    """The interface; a module or an object implements it."""

    def sections(self, content: Any, settings: Mapping[str, str], seats: int | None, /) -> Sequence[AidSection]:
        """The page for a table with this content, these house rules and this many seats (None if not known)."""
        ...
