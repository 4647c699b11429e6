"""What a game provides so that the inspector can tell how to get something: the places and actions that give it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from partal.core.message import Message

from partal.words.teller import Name


class Giver(NamedTuple):
    """A place or action that gives the thing somebody asks about."""

    name: Name
    text: Message
    targets: tuple[str, ...]
    """Where it is on the table, as the targets of answers are named."""
    clause: str


class Givers(Protocol):
    """The interface; a module or an object implements it."""

    def givers(self, view: Any, wanted: str, /) -> Sequence[Giver]:
        """Everything in sight that gives this component (`material:wood`), whether or not it can be had now; nothing
        if nobody can be told how to get it.
        """
        ...
