"""Checks of what the database holds of a table: a damaged row stops its own table, and no other."""

from __future__ import annotations

from typing import get_args

from partal.core.errors import PartalError
from partal.core.message import Message, message, shown

from partal.server.store import TableRow
from partal.table.players import knows
from partal.table.seat import PERSON, Chair
from partal.table.wire import SeatKind

UNREADABLE = message("refused-unreadable-table")


NO_TABLE = "no-table"
"""Where a table was expected there is none: it has been deleted, perhaps by another process a moment ago."""


class Unreadable(PartalError):
    """A table that cannot be read, or whose log cannot be replayed by these rules; others are not affected."""

    def __init__(self, where: str, why: Message = UNREADABLE) -> None:
        super().__init__(why)
        self.where = where
        """Where it fails, for the server's own log."""


def check_row(row: TableRow) -> None:
    """Raises Unreadable unless the row of a table has values of the right types."""
    settings = row.settings
    if not (isinstance(settings, dict) and all(isinstance(text, str) for pair in settings.items() for text in pair)):
        raise Unreadable("settings")
    for name in ("seats", "seed"):
        if type(getattr(row, name)) is not int:
            raise Unreadable(name)
    for name in ("salt", "owner", "pack", "rules", "content", "pack_digest"):
        if not isinstance(getattr(row, name), str):
            raise Unreadable(name)


def check_chairs(row: TableRow, chairs: list[Chair]) -> None:
    """Raises Unreadable unless there is one chair for each seat, of a kind that we know."""
    if [chair.seat for chair in chairs] != list(range(row.seats)):
        raise Unreadable("chairs", message("refused-chairs-missing", seats=row.seats, chairs=len(chairs)))
    for chair in chairs:
        if not all(isinstance(text, str) for text in chair[1:]) or chair.kind not in get_args(SeatKind):
            raise Unreadable("chair", message("refused-chair-kind", seat=chair.seat + 1))
        if chair.kind in PERSON and not chair.player:
            raise Unreadable("chair", message("refused-chair-nobody", seat=chair.seat + 1))


def check_bots(row: TableRow, chairs: list[Chair]) -> None:
    """Raises Unreadable if a bot is to play that this server does not have."""
    for chair in chairs:
        if chair.kind == "bot" and not knows(row.game, chair.bot):
            raise Unreadable("bot", message("refused-bot-gone", bot=shown(chair.bot, 40), seat=chair.seat + 1))
