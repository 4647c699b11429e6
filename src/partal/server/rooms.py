"""All tables that somebody is at."""

from __future__ import annotations

import asyncio
import logging

from partal.server.logs import mark
from partal.server.room import Room, Unreadable
from partal.server.store import Store
from partal.server.thinking import Thinkers

log = logging.getLogger("partal.server")


class Rooms:
    """All tables that somebody is at; the others sleep in the database."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, most: int = 2_000) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.most = most
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._unreadable: set[str] = set()

    async def find(self, table_id: str) -> Room | None:
        """The room of a table; None if there is no such table, Unreadable if nobody can play at it any more."""
        room = self._open.get(table_id)
        if room is not None:
            return room
        if table_id in self._unreadable:
            raise Unreadable(table_id)
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
        try:
            return await asyncio.shield(task)
        finally:
            self._opening.pop(table_id, None)

    async def _load(self, table_id: str) -> Room | None:
        row = await self.store.table(table_id)
        if row is None:
            return None
        pack = await self.store.pack(row.pack) if row.pack else None
        try:
            try:
                room = Room(self.store, row, pack, self.thinkers, self.pace)
            except (KeyError, ValueError) as error:
                raise Unreadable(type(error).__name__) from None
            await room.load()
        except Unreadable as error:
            log.error("table cannot be read", extra={"table": mark(table_id), "why": str(error)})
            self._unreadable.add(table_id)
            raise
        self._forget_quiet_ones()
        self._open[table_id] = room
        return room

    def _forget_quiet_ones(self) -> None:
        """A room nobody listens to can be read again; it need not stay in memory."""
        for table_id, room in list(self._open.items()):
            if len(self._open) < self.most:
                return
            if room.quiet:
                del self._open[table_id]

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self._open.values()])
