"""All tables in use."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable

from partal.core.message import Message

from partal.server.claims import Claims
from partal.server.compact import compact
from partal.server.database import Unavailable
from partal.server.kept import KeptTable, SetAside, compare
from partal.server.logs import mark
from partal.server.notices import Notice
from partal.server.presence import Clock
from partal.server.room import Room
from partal.server.seated import AWAY
from partal.server.soundness import Unreadable, check_chairs, check_row
from partal.server.store import Store
from partal.server.thinking import Thinkers
from partal.table.result import result_of

log = logging.getLogger("partal.server")

TIDY_EVERY = 3600.0
CHECKED_AT_ONCE = 4
"""How many rooms are checked at a time after notices may have been lost."""
RESULTS, TIDYING = "results", "tidying"
"""Claims: storing results that were not stored yet, and deleting tables never begun."""
JUST_FOUND = 60.0
"""Seconds for which a room is kept for whoever has found it: they may not have begun to use it."""
MOST_SEEN = 20_000
"""Of how many people it is known where they are."""


class Rooms:
    """All tables in use; the others are only in the database."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, most: int = 2_000) -> None:
        self.clock: Clock = store.world.now
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
        self.claims = Claims()
        """Which work of all processes is this one's."""
        self.mark_address: Callable[[str], str] = lambda address: address
        """What an address is called here; one that is shared with other processes is not stored as it is."""
        self.newly_seen: dict[str, str] = {}
        """Where people were seen since that was last stored."""
        self._stirred: set[str] = set()
        """Tables about which something was heard while they were being read."""
        self._checking: set[asyncio.Task[None]] = set()
        self.stopping = asyncio.Event()
        """Set when the server is about to stop; background work is left for its next start."""

    def seen(self, player: str, address: str) -> None:
        """Notes where a person is."""
        address = self.mark_address(address)
        if self.store.notices.shared and self.addresses.get(player) != address:
            self.newly_seen[player] = address
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
            room.found_at = self.store.world.steady()
            room.catch_up()
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
            room.found_at = self.store.world.steady()
            self._open[table_id] = room
            if table_id in self._stirred:
                self._check([room])
        self._stirred.discard(table_id)
        return room

    # Other processes

    def hear(self, notice: Notice) -> None:
        """Another process has stored something."""
        table = notice.table
        if notice.about == "player":
            self.store.forget_player(str(notice.values[0]))
        elif notice.about == "ended":
            self.others_ended(frozenset(map(str, notice.values)))
        elif table:
            if notice.about == "table":
                self._unreadable.pop(table, None)
            room = self._open.get(table)
            if room is not None:
                room.hear(notice)
            elif table in self._opening:
                self._stirred.add(table)

    def missed(self) -> None:
        """Notices may have been lost: what is in use is checked, the rest is read again when somebody needs it."""
        self._stirred.update(self._opening)
        for table_id, room in list(self._open.items()):
            if self._may_drop(room):
                self._drop(table_id, room)
        self._check(list(self._open.values()))

    def forgotten(self) -> None:
        """This process was thought dead, and everything that it held was given to others."""
        self.claims.forget()
        for room in self._open.values():
            room.presence.forgotten()
        self.missed()

    def others_ended(self, processes: frozenset[str]) -> None:
        """Other processes have stopped or died."""
        self._stirred.update(self._opening)  # They may have been read as they were before.
        for room in list(self._open.values()):
            room.others_ended(processes)

    def _check(self, rooms: list[Room]) -> None:
        task = asyncio.create_task(self._check_all(rooms))
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)

    async def _check_all(self, rooms: list[Room]) -> None:
        """Checks rooms, a few at a time."""
        waiting = iter(rooms)

        async def some() -> None:
            for room in waiting:
                await room.check_again()

        await asyncio.gather(*[some() for _ in range(CHECKED_AT_ONCE)])

    def _may_drop(self, room: Room) -> bool:
        return room.quiet and self.store.world.steady() - room.found_at > JUST_FOUND

    def _drop(self, table_id: str, room: Room) -> None:
        """Drops a room from memory; another process may have its bots."""
        del self._open[table_id]
        room.let_others_think()

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
            removed = await self.store.removals(table_id)
            refused = frozenset(player for player, removal in removed.items() if not removal.seated)
            return KeptTable(row, pack, chairs, result, here, why, refused)
        room = Room(self.store, row, pack, self.thinkers, self.pace, self.clock, self.patience)
        room.addresses, room.claims = self.addresses, self.claims
        await room.load()
        await room.load_people()
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
            if not await self.claims.take(RESULTS):
                return
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
            if self._may_drop(room):
                self._drop(table_id, room)

    async def delete_unbegun(self, days: float) -> None:
        """Deletes tables where nobody has answered for this many days, unless somebody is there now."""
        for table_id in await self.store.never_begun(self.store.world.now() - days * 24 * 3600):
            room = self._open.get(table_id)
            if self.stopping.is_set():
                return
            if table_id in self._opening or (room is not None and not room.quiet):
                continue
            self._open.pop(table_id, None)
            await self.store.delete_unbegun(table_id)
            log.info("table never begun deleted", extra={"table": mark(table_id)})

    async def keep_tidy(self, days: float, compact_days: float = 0.0) -> None:
        """Deletes them, and packs games that ended so many days ago, at the start and then every hour; 0 for never."""
        while (days or compact_days) and not self.stopping.is_set():
            try:
                if await self.claims.take(TIDYING):
                    if days:
                        await self.delete_unbegun(days)
                    if compact_days:
                        await self._compact(compact_days)
            except Unavailable:
                log.error("not tidied", extra={"why": "Unavailable"})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopping.wait(), TIDY_EVERY)

    async def _compact(self, days: float) -> None:
        done = await compact(self.store, self.store.world.now() - days * 24 * 3600)
        if done.tables:
            log.info("old games packed", extra={"count": done.tables})

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._open)

    @property
    def busy(self) -> bool:
        """Whether something is being played, stored or loaded at any table."""
        return bool(self._opening) or any(room.busy for room in self._open.values())

    async def close(self) -> None:
        for task in self._checking:
            task.cancel()
        await asyncio.gather(*self._checking, return_exceptions=True)
        await asyncio.gather(*[room.close() for room in self._open.values()])
