"""Work that exactly one process does at a time: the bots of a table, tidying up, a review.

A claim is a row with the name of the work and of the process that does it. It holds as long as that process is alive:
its heartbeat (`processes`) renews all its claims at once. If it dies, whoever asks next takes the claim over.

A claim saves work; nothing depends on it for its correctness. If a process that was thought dead goes on, both do the
same work, and the number of the entry decides whose counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import delete, exists, select

from partal.server.database import RETRY, Database, Unavailable
from partal.server.logs import mark
from partal.server.notices import Notice
from partal.server.schema import claims, processes

log = logging.getLogger("partal.server")


class Claims:
    """The claims of the only process: it has them all."""

    async def take(self, name: str) -> bool:
        """Takes a claim, or keeps it; returns False if another process has it."""
        return True

    def has(self, name: str) -> bool:
        """Whether this process has a claim that another may be waiting for."""
        return False

    async def release(self, name: str, *notices: Notice) -> None:
        """Gives a claim up, and tells the others."""

    async def is_elsewhere(self, name: str) -> bool:
        """Whether another process has this claim."""
        return False

    def forget(self) -> None:
        """None of them holds any more: this process was thought dead."""


class SharedClaims(Claims):
    """The claims of one of several processes."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._held: set[str] = set()

    async def take(self, name: str) -> bool:
        if name in self._held:
            return True
        database = self._database
        new = database.dialect.insert(claims).values(name=name, process=self._process)
        living = exists().where(processes.c.id == claims.c.process, processes.c.seen > database.lease_began())
        mine = new.on_conflict_do_update(
            index_elements=[claims.c.name],
            set_={"process": self._process},
            where=(claims.c.process == self._process) | ~living,
        )
        async with database.begin() as connection:
            taken = (await connection.execute(mine.returning(claims.c.process))).first() is not None
        if taken:
            self._held.add(name)
        return taken

    def has(self, name: str) -> bool:
        return name in self._held

    async def release(self, name: str, *notices: Notice) -> None:
        if name not in self._held:
            return
        self._held.discard(name)
        mine = delete(claims).where(claims.c.name == name, claims.c.process == self._process)
        try:
            async with self._database.begin() as connection:
                await connection.execute(mine)
                await self._database.notices.tell(connection, notices)
        except Unavailable:
            self._held.add(name)
            raise

    async def is_elsewhere(self, name: str) -> bool:
        living = exists().where(processes.c.id == claims.c.process, processes.c.seen > self._database.lease_began())
        query = select(claims.c.process).where(claims.c.name == name, claims.c.process != self._process, living)
        async with self._database.look() as connection:
            return (await connection.execute(query)).first() is not None

    def forget(self) -> None:
        self._held.clear()


async def give_up(held: Claims, name: str, *notices: Notice, unless: Callable[[], bool]) -> None:
    """Releases a claim as soon as the database takes it, unless its work is to be done here after all.

    Until it is released the work would be done nowhere.
    """
    while not unless():
        try:
            await held.release(name, *notices)
            return
        except Unavailable:
            log.warning("claim not released", extra={"claim": mark(name)})
        await asyncio.sleep(RETRY)
