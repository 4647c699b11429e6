"""What processes on one database tell each other all the time: what was used of the limits, and where people are.

Every process allows requests by its own count, and twice a second tells the others what it has allowed; they take that
off their own counts. So over time the limits hold for all processes together. Within one such moment each process may
allow a whole burst; what is too much is then waited for.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from partal.server.claims import SharedClaims
from partal.server.database import Unavailable
from partal.server.notices import Notice
from partal.server.processes import BEAT, Processes, SharedProcesses

if TYPE_CHECKING:
    from partal.server.context import Context

log = logging.getLogger("partal.server")

AT_ONCE = 60
"""Names in one notice."""
FEW = 3
"""Live connections of one player at one process that the others need not know of."""
CONNECTIONS = "connected"


class Sharing:
    """This process among the others, from its start to its end."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._store = context.store
        self._tasks: list[asyncio.Task[None]] = []
        self._told: frozenset[str] = frozenset()
        """Those of whose many connections the others know."""
        shared = self._store.notices.shared
        self.processes = (
            SharedProcesses(self._store, lambda: context.signer.mark("key")) if shared else Processes(self._store)
        )
        if shared:
            rooms = context.rooms
            rooms.claims = context.advice.claims = SharedClaims(self._store, self.processes.id)
            rooms.mark_address = context.signer.mark
            self.processes.on_ended = self._ended
            self.processes.on_forgotten = rooms.forgotten
            self.processes.on_returned = rooms.missed
            for limits in context.limits.all.values():
                limits.shared = True

    async def begin(self) -> None:
        """Joins the others. Raises Unusable if that is not possible."""
        if not self._store.notices.shared:
            return
        await self._store.notices.listen(self.hear, self._context.rooms.missed)
        await self.processes.join()
        self._tasks = [asyncio.create_task(self.processes.keep_alive()), asyncio.create_task(self._keep_telling())]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.processes.leave()

    def _ended(self, processes: frozenset[str]) -> None:
        for process in processes:
            self._context.connected_elsewhere.pop(process, None)
        self._context.rooms.others_ended(processes)

    def hear(self, notice: Notice) -> None:
        """Something that another process tells."""
        if notice.about == "ended":
            self._ended(frozenset(map(str, notice.values)))
        elif notice.about == "taken":
            self._hear_taken(notice)
        else:
            self._context.rooms.hear(notice)

    def _hear_taken(self, notice: Notice) -> None:
        limits = self._context.limits.all
        for kind, name, count in notice.values:
            if kind == CONNECTIONS:
                self._context.connected_elsewhere.setdefault(notice.sender, Counter())[name] = count
            elif kind in limits:
                limits[kind].taken_elsewhere(name, count)

    async def _keep_telling(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.tell()
            except Unavailable:
                log.warning("limits not shared")

    async def tell(self) -> None:
        """Tells the others what was used since, and stores where people are."""
        seen, self._context.rooms.newly_seen = self._context.rooms.newly_seen, {}
        if seen:
            await self._store.note_whereabouts(seen, self._store.world.now())
        news = self._news()
        if news:
            parts = [news[start : start + AT_ONCE] for start in range(0, len(news), AT_ONCE)]
            notices = [Notice("taken", values=tuple(part)) for part in parts]
            async with self._store.begin() as connection:
                await self._store.notices.tell(connection, notices)

    def _news(self) -> list[tuple[str, str, int]]:
        news = [
            (kind, name, count)
            for kind, limits in self._context.limits.all.items()
            for name, count in limits.news().items()
        ]
        many = self._context.many_connections(FEW)
        gone = self._told - many.keys()
        self._told = frozenset(many)
        return [*news, *[(CONNECTIONS, name, many.get(name, 0)) for name in sorted({*many, *gone})]]
