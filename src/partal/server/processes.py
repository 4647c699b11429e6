"""This process among all those that serve one database: a heartbeat, and who else is alive.

Every process has a row with its last heartbeat. What it holds, its claims and the people who are connected to it,
counts as long as the heartbeat is recent (`LEASE`). Whoever first finds a process dead removes it and all that it held.

A process that was killed is found dead sooner: it no longer listens to notices, which PostgreSQL knows at once, and is
silent (`SILENT`). Whoever was silent itself, for instance because the database did not answer, judges nobody by that.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from partal import __version__
from partal.games import GAMES
from partal.server.database import LEASE, Database, Unavailable, Unusable, reason_of
from partal.server.notices import Notice
from partal.server.schema import VERSION, absences, claims, presences, processes, spectators
from partal.server.stamps import stamp_of

log = logging.getLogger("partal.server")

BEAT = 0.5
"""Seconds between heartbeats."""
SILENT = 1.0
"""Seconds without a heartbeat after which a process that does not listen any more counts as dead."""


def stamp_here() -> str:
    """What processes on one database must have in common: the schema, and each game's rules and components."""
    games = [f"{name} {' '.join(stamp_of(name, '')[:2])}" for name in sorted(GAMES)]
    return "; ".join([f"schema {VERSION}", *games])


class Processes:
    """The only process; it has no others to think of."""

    def __init__(self, database: Database) -> None:
        self.id = database.notices.process
        self.others: frozenset[str] = frozenset()
        """The other processes that are alive."""
        self.on_beat: list[Callable[[], None]] = []
        """Called after every heartbeat."""
        self.on_ended: Callable[[frozenset[str]], None] = lambda _: None
        """Called with the processes that have ended."""
        self.on_forgotten: Callable[[], None] = lambda: None
        """Called when this process was thought dead, so that everything it held is gone."""
        self.on_returned: Callable[[], None] = lambda: None
        """Called when a process that counted as ended is alive again."""

    async def join(self) -> None:
        """Comes alive. Raises Unusable if the others do not fit."""

    async def keep_alive(self) -> None:
        """Stays alive until it is cancelled."""

    async def leave(self) -> None:
        """Ends."""


class SharedProcesses(Processes):
    """One of several processes."""

    def __init__(self, database: Database, key: Callable[[], str]) -> None:
        super().__init__(database)
        self._database = database
        self._key = key
        """A mark of the key that signs cookies."""
        self._forgotten = False
        self._buried: frozenset[str] = frozenset()
        """What a heartbeat has found out; kept until one succeeds, as one may fail after it was committed."""
        self._last = database.world.steady()
        """When the last heartbeat succeeded."""
        self._judges = {"silent": 0.0, "expired": 0.0}
        """From when on this process may find others dead, because they are silent or their lease is over."""

    async def join(self) -> None:
        async with self._database.begin() as connection:
            await self._database.take_turns(connection)
            await check_others(self._database, connection, self._key())
            await self._add(connection)

    async def _add(self, connection: AsyncConnection) -> None:
        mine = {"stamp": stamp_here(), "key": self._key(), "version": __version__}
        await connection.execute(insert(processes).values(id=self.id, seen=self._database.now(), **mine))

    async def keep_alive(self) -> None:
        while True:
            began = self._database.world.steady()
            try:
                async with asyncio.timeout(LEASE):
                    await self.beat()
            except (Unavailable, TimeoutError):
                log.warning("no heartbeat")
            for follow in self.on_beat:
                follow()
            await asyncio.sleep(max(0.05, BEAT - (self._database.world.steady() - began)))

    async def beat(self) -> None:
        """One heartbeat: says that this process is alive, finds out who else is, and removes the dead."""
        database = self._database
        async with database.beside() as connection:
            mine = update(processes).where(processes.c.id == self.id)
            forgotten = not (await connection.execute(mine.values(seen=database.now(), key=self._key()))).rowcount
            if forgotten:
                self._forgotten = True
                await self._add(connection)
            dead, alive = await self._others(connection)
            if dead:
                self._buried |= await bury(database, connection, dead)
        self._last = database.world.steady()
        before, self.others = self.others, alive
        ended = (before - self.others) | self._buried  # Of what it buries itself, this process hears no notice.
        forgotten, self._forgotten, self._buried = self._forgotten, False, frozenset()
        if forgotten:
            log.warning("thought dead")
            self.on_forgotten()
        if ended:
            self.on_ended(ended)
        if ended & self.others:
            # Buried by a heartbeat that failed after it was committed, and back since: what they told is forgotten.
            self.on_returned()

    async def _others(self, connection: AsyncConnection) -> tuple[dict[str, float], frozenset[str]]:
        """The other processes: those that are found dead, with their last heartbeats, and all the rest."""
        database = self._database
        now = database.world.steady()
        for why, longest in (("silent", SILENT), ("expired", LEASE)):
            # Who was late itself cannot tell whether others are late for the same reason, so it waits for them.
            if now - self._last > longest:
                self._judges[why] = now + LEASE
        age = database.now() - processes.c.seen
        query = select(processes.c.id, processes.c.seen, age > LEASE, age > SILENT)
        found = (await connection.execute(query.where(processes.c.id != self.id))).all()
        silent = [row[0] for row in found if row[3]]
        mute = set(silent) - await database.notices.listeners(connection, silent) if silent else set()
        dead = {
            name: seen
            for name, seen, expired, _ in found
            if (expired and now >= self._judges["expired"]) or (name in mute and now >= self._judges["silent"])
        }
        return dead, frozenset(row[0] for row in found if row[0] not in dead)

    async def leave(self) -> None:
        try:
            async with asyncio.timeout(LEASE), self._database.begin() as connection:
                await _remove(self._database, connection, [self.id])
        except (Unavailable, TimeoutError):
            log.warning("left without a word")  # The others find out when the lease is over.


async def check_others(database: Database, connection: AsyncConnection, key: str) -> None:
    """Raises Unusable if a living process has other rules, another schema or another key of cookies."""
    alive = select(processes.c.stamp, processes.c.key, processes.c.version)
    for other in await connection.execute(alive.where(processes.c.seen > database.lease_began())):
        if other.stamp != stamp_here():
            raise Unusable("other-rules", other.version)
        if other.key != key:
            raise Unusable("other-key")


async def check_beside(url: str, key: str) -> None:
    """Raises Unusable if this process cannot run beside those that are alive; waits for those that are about to end."""
    database = Database(url)
    if not database.notices.shared:
        return
    until = time.monotonic() + LEASE + BEAT
    try:
        while True:
            try:
                async with database.look() as connection:
                    await check_others(database, connection, key)
                return
            except Unavailable as error:
                raise Unusable("refused", reason_of(error.__cause__ or error)) from None
            except Unusable:
                if time.monotonic() > until:
                    raise
            await asyncio.sleep(BEAT)
    finally:
        await database.close()


async def bury(database: Database, connection: AsyncConnection, dead: dict[str, float]) -> frozenset[str]:
    """Removes processes that have died, unless another process is about to; returns those that were removed.

    `dead`: their last heartbeats. One that has had another since has come back to life.
    """
    still = or_(*[(processes.c.id == name) & (processes.c.seen == seen) for name, seen in sorted(dead.items())])
    query = select(processes.c.id).where(still).order_by(processes.c.id).with_for_update(skip_locked=True)
    found = [row[0] for row in await connection.execute(query)]
    if found:
        log.warning("processes died", extra={"count": len(found)})
        await _remove(database, connection, found)
    return frozenset(found)


async def _remove(database: Database, connection: AsyncConnection, ended: list[str]) -> None:
    """Removes processes, and notes who was connected only to them as away from now on."""
    await connection.execute(delete(processes).where(processes.c.id.in_(ended)))
    for held in (claims, spectators):
        await connection.execute(delete(held).where(held.c.process.in_(ended)))
    gone = delete(presences).where(presences.c.process.in_(ended)).returning(presences.c.table_id, presences.c.player)
    left = {(row[0], row[1]) for row in await connection.execute(gone)}
    there = select(presences.c.table_id, presences.c.player).where(
        presences.c.table_id.in_({table for table, _ in left})
    )
    left -= {(row[0], row[1]) for row in await connection.execute(there)} if left else set()
    if left:
        rows = [{"table_id": table, "player": player, "since": database.world.now()} for table, player in sorted(left)]
        await connection.execute(database.dialect.insert(absences).on_conflict_do_nothing(), rows)
    await database.notices.tell(connection, [Notice("ended", values=tuple(ended))])
