"""Claims on a real PostgreSQL: a claim that the database does not take back at once is given up as soon as it does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from partal.server import claims
from partal.server.claims import SharedClaims, give_up
from partal.server.database import Database
from partal.server.notices import Notice
from partal.server.processes import SharedProcesses

REVIEW = "review 7"


class Worker:
    """A process on the database, as far as claims go."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.processes = SharedProcesses(self.database, lambda: "key")
        self.claims = SharedClaims(self.database, self.processes.id)
        self.heard: list[Notice] = []

    async def join(self) -> None:
        await self.database.notices.listen(self.heard.append, lambda: None)
        await self.processes.join()

    async def rename(self, before: str, after: str) -> None:
        """Renames a table of the database; while `claims` is called something else, nothing can be released."""
        async with self.database.begin() as connection:
            await connection.execute(text(f"ALTER TABLE {before} RENAME TO {after}"))


@pytest.fixture
def told(postgres, monkeypatch) -> Callable[[Callable[[Worker, Worker], Awaitable[None]]], None]:
    monkeypatch.setattr(claims, "RETRY", 0.05)

    def tell(story: Callable[[Worker, Worker], Awaitable[None]]) -> None:
        url = postgres.database()

        async def whole() -> None:
            one, other = Worker(url), Worker(url)
            await one.database.open()
            try:
                await one.join()
                await other.join()
                assert await one.claims.take(REVIEW)
                await story(one, other)
            finally:
                await one.database.close()
                await other.database.close()

        asyncio.run(whole())

    return tell


def test_a_claim_is_given_up_as_soon_as_the_database_takes_it(told):
    async def story(one: Worker, other: Worker) -> None:
        await one.rename("claims", "gone")
        told_others = Notice("idle", "7")
        giving = asyncio.create_task(give_up(one.claims, REVIEW, told_others, unless=lambda: False))
        await asyncio.sleep(0.2)
        assert not giving.done(), "the database is still refusing"
        await one.rename("gone", "claims")
        await asyncio.wait_for(giving, 10)
        assert not one.claims.has(REVIEW)
        assert await other.claims.take(REVIEW)
        async with asyncio.timeout(10):
            while not other.heard:
                await asyncio.sleep(0.01)
        assert [(notice.about, notice.table) for notice in other.heard] == [("idle", "7")]

    told(story)


def test_a_claim_is_kept_if_its_work_is_wanted_again_before_the_database_takes_it(told):
    async def story(one: Worker, other: Worker) -> None:
        wanted = False
        await one.rename("claims", "gone")
        giving = asyncio.create_task(give_up(one.claims, REVIEW, unless=lambda: wanted))
        await asyncio.sleep(0.2)
        wanted = True
        await one.rename("gone", "claims")
        await asyncio.wait_for(giving, 10)
        assert one.claims.has(REVIEW)
        assert not await other.claims.take(REVIEW)

    told(story)
