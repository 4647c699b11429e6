"""What the page gets of the table of a game that it has no pictures for."""

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
    """Whose it is; None if it is everybody's."""
    pieces: list[Piece]


class Scene(TypedDict):
    """A table as zones with pieces in them."""

    zones: list[Zone]
