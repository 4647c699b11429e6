"""Since when the people of a table have been away, so that nobody has to wait for good for somebody who is gone.

Somebody with a live connection is there. That they are gone is stored, so that it outlives the server. What cannot be
known is decided in their favour: after a crash, whoever was connected counts as gone since the table was read again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from partal.server.database import Unavailable
from partal.server.logs import mark
from partal.server.store import Store

log = logging.getLogger("partal.server")

Clock = Callable[[], float]
"""Seconds since 1970; tests have their own."""


class Presence:
    """Who of a table's people is away, and since when."""

    def __init__(self, store: Store, table_id: str, clock: Clock, patience: float) -> None:
        self.clock = clock
        self.patience = patience
        """Seconds after which somebody who is away counts as gone."""
        self._store = store
        self._table = table_id
        self._known_since = clock()
        self._since: dict[str, float] = {}
        self._stored: set[str] = set()
        """Whose absence the database has."""
        self._unwritten: dict[str, float | None] = {}
        self._writing: asyncio.Task[None] | None = None

    async def load(self) -> None:
        self._since = await self._store.absences(self._table)
        self._stored = set(self._since)

    def since(self, player: str) -> float:
        """When this player was last there; for somebody who is connected it means nothing."""
        return self._since.get(player, self._known_since)

    def seconds_until_gone(self, player: str) -> float:
        """How long somebody without a connection is still waited for; not above 0 if they are gone."""
        return self.since(player) + self.patience - self.clock()

    def left(self, player: str) -> None:
        """Their last connection has ended."""
        self._since[player] = self.clock()
        self._stored.add(player)
        self._write(player, self._since[player])

    def was_here(self, player: str) -> None:
        """They have connected, or done something without a connection."""
        self._since[player] = self.clock()
        if player in self._stored:
            self._stored.discard(player)
            self._write(player, None)

    def _write(self, player: str, since: float | None) -> None:
        self._unwritten[player] = since
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self._unwritten:
            player = next(iter(self._unwritten))
            since = self._unwritten.pop(player)
            try:
                await self._store.note_absence(self._table, player, since)
            except Unavailable:
                log.warning("absence not stored", extra={"table": mark(self._table)})

    async def close(self) -> None:
        """Waits until everything is stored."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
