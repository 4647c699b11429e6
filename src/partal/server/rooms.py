"""All tables in use."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict

from partal.core.message import Message

from partal.server.company import AWAY
from partal.server.database import Unavailable
from partal.server.kept import KeptTable, SetAside, compare
from partal.server.logs import mark
from partal.server.presence import Clock
from partal.server.room import Room
from partal.server.soundness import Unreadable, check_chairs, check_row
from partal.server.store import Store
from partal.server.thinking import Thinkers
from partal.table.result import result_of

log = logging.getLogger("partal.server")

TIDY_EVERY = 3600.0
MOST_SEEN = 20_000
"""Of how many people it is known where they are."""


class Rooms:
    """All tables in use; the others are only in the database."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, most: int = 2_000) -> None:
        self.clock: Clock = time.time
        """What absences are measured by."""
        self.patience = AWAY
        """Seconds until somebody who is away counts as gone."""
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.most = most
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | KeptTable | None]] = {}
        self._unreadable: dict[str, Message] = {}
        """Tables that cannot be read, and why."""
        self.addresses: OrderedDict[str, str] = OrderedDict()
        """Where each person was last seen: what their tables cost is shared by address, too."""
        self.stopping = asyncio.Event()
        """Set when the server is about to stop; background work is left for its next start."""

    def seen(self, player: str, address: str) -> None:
        """Notes where a person is."""
        self.addresses[player] = address
        self.addresses.move_to_end(player)
        if len(self.addresses) > MOST_SEEN:
            self.addresses.popitem(last=False)

    async def find(self, table_id: str) -> Room | KeptTable | None:
        """The room of a table, or a KeptTable if it cannot be played here.

        Returns None if there is no such table. Raises Unreadable if its log cannot be replayed.
        """
        room = self._open.get(table_id)
        if room is not None and not room.set_aside:
            return room
        self._open.pop(table_id, None)
        if table_id in self._unreadable:
            raise Unreadable("known", self._unreadable[table_id])
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
        try:
            return await asyncio.shield(task)
        finally:
            self._opening.pop(table_id, None)

    async def _load(self, table_id: str) -> Room | KeptTable | None:
        """Loads a table. Raises Unreadable if what is stored of it is damaged."""
        try:
            try:
                room = await self._read(table_id)
            except (SetAside, Unavailable, Unreadable):
                raise
            except Exception as error:
                raise Unreadable(type(error).__name__) from None
        except SetAside:
            return await self._load(table_id)
        except Unreadable as error:
            log.error("table cannot be read", extra={"table": mark(table_id), "why": error.where})
            self._unreadable[table_id] = error.message
            raise
        if isinstance(room, Room):
            self._forget_quiet_ones()
            self._open[table_id] = room
        return room

    async def _read(self, table_id: str) -> Room | KeptTable | None:
        """Reads a table. Its versions are compared before anything of it is replayed."""
        row = await self.store.table(table_id)
        if row is None:
            return None
        check_row(row)
        pack, here, why = await compare(self.store, row)
        if why or row.closed:
            chairs, result = await self.store.chairs(table_id), await self.store.result(table_id)
            check_chairs(row, chairs)
            return KeptTable(row, pack, chairs, result, here, why)
        room = Room(self.store, row, pack, self.thinkers, self.pace, self.clock, self.patience)
        room.addresses = self.addresses
        await room.load()
        await room.presence.load()
        await self._keep_result(room)
        return room

    async def _keep_result(self, room: Room) -> None:
        """Stores the result of a game that finished before results were stored, while it can still be replayed."""
        result = result_of(room.match)
        if result is not None and await self.store.result(room.row.id) is None:
            await self.store.add_result(room.row.id, result)

    async def keep_results(self) -> None:
        """Stores the results of all games that finished before results were stored."""
        try:
            waiting = await self.store.without_result()
            for table_id in waiting:
                if self.stopping.is_set():
                    return
                try:
                    room = await self.find(table_id)
                except Unreadable:
                    continue
                if isinstance(room, Room) and room.quiet:
                    self._open.pop(table_id, None)
        except Unavailable:
            log.error("results not kept", extra={"why": "Unavailable"})

    def _forget_quiet_ones(self) -> None:
        """Drops rooms that are not in use if there are too many; they can be loaded again."""
        for table_id, room in list(self._open.items()):
            if len(self._open) < self.most:
                return
            if room.quiet:
                del self._open[table_id]

    async def delete_unbegun(self, days: float) -> None:
        """Deletes tables where nobody has answered for this many days, unless somebody is there now."""
        for table_id in await self.store.never_begun(time.time() - days * 24 * 3600):
            room = self._open.get(table_id)
            if self.stopping.is_set():
                return
            if table_id in self._opening or (room is not None and not room.quiet):
                continue
            self._open.pop(table_id, None)
            await self.store.delete_unbegun(table_id)
            log.info("table never begun deleted", extra={"table": mark(table_id)})

    async def keep_tidy(self, days: float) -> None:
        """Deletes them at the start and then every hour; never if the number of days is 0."""
        while days and not self.stopping.is_set():
            try:
                await self.delete_unbegun(days)
            except Unavailable:
                log.error("tables never begun not deleted", extra={"why": "Unavailable"})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), TIDY_EVERY)

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    @property
    def busy(self) -> bool:
        """Whether something is being played, stored or loaded at any table."""
        return bool(self._opening) or any(room.busy for room in self._open.values())

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self._open.values()])
