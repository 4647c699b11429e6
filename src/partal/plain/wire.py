"""The table of a game that the page has no pictures for."""

from __future__ import annotations

from typing import TypedDict

from partal.core.message import Message


class Piece(TypedDict):
    id: str
    name: Message
    count: int


class Zone(TypedDict):
    id: str
    name: Message
    seat: int | None
    """The owner's seat; None if it is shared."""
    pieces: list[Piece]


class Scene(TypedDict):
    """A table as zones with pieces in them."""

    zones: list[Zone]
