"""Who is found dead, and when: killed processes soon, late ones not before their lease is over, nobody by the late."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import select, update

from partal.server.claims import SharedClaims
from partal.server.database import LEASE, Database
from partal.server.processes import SILENT, SharedProcesses
from partal.server.schema import processes
from partal.server.world import World


class Clock(World):
    """The real world, in which a process counts its own time as a test says."""

    def __init__(self) -> None:
        self.at = 100.0

    def steady(self) -> float:
        return self.at


class Member:
    """A process on the database, as far as heartbeats go."""

    def __init__(self, url: str) -> None:
        self.clock = Clock()
        self.database = Database(url, self.clock)
        self.processes = SharedProcesses(self.database, lambda: "key")
        self.ended: set[str] = set()
        self.processes.on_ended = self.ended.update

    @property
    def id(self) -> str:
        return self.processes.id

    async def join(self) -> Member:
        await self.database.notices.listen(lambda _: None, lambda: None)
        await self.processes.join()
        return self

    async def dies(self) -> None:
        """The system closes its connections; its row stays."""
        await self.database.close()

    async def ages(self, seconds: float) -> None:
        """Its last heartbeat was so long ago."""
        async with self.database.begin() as connection:
            old = update(processes).where(processes.c.id == self.id)
            await connection.execute(old.values(seen=self.database.now() - seconds))

    async def rows(self) -> set[str]:
        async with self.database.look() as connection:
            return {row[0] for row in await connection.execute(select(processes.c.id))}


Story = Callable[[Member, Member], Awaitable[None]]


@pytest.fixture
def told(postgres) -> Callable[[Story], None]:
    """Tells a story of two processes on one database."""

    def tell(story: Story) -> None:
        url = postgres.database()

        async def whole() -> None:
            first, second = Member(url), Member(url)
            await first.database.open()
            await first.join()
            await second.join()
            try:
                await story(first, second)
            finally:
                await first.database.close()
                await second.database.close()

        asyncio.run(whole())

    return tell


def test_a_killed_process_is_found_dead_before_its_lease_is_over(told):
    async def story(first: Member, second: Member) -> None:
        assert await SharedClaims(first.database, first.id).take("bots")
        await first.ages(SILENT + 0.3)
        await first.dies()
        await second.processes.beat()
        assert second.ended == {first.id}
        assert await second.rows() == {second.id}
        assert await SharedClaims(second.database, second.id).take("bots")

    told(story)


def test_a_process_that_is_late_but_listens_lives_until_its_lease_is_over(told):
    async def story(first: Member, second: Member) -> None:
        await first.ages(LEASE - 0.5)
        await second.processes.beat()
        assert second.processes.others == {first.id}
        await first.ages(LEASE + 0.1)
        await second.processes.beat()
        assert second.ended == {first.id}
        await first.processes.beat()
        assert await first.rows() == {first.id, second.id}

    told(story)


def test_a_process_that_does_not_listen_for_a_moment_but_beats_lives(told):
    async def story(first: Member, second: Member) -> None:
        await first.database.notices.close()
        await second.processes.beat()
        assert second.processes.others == {first.id}
        assert second.ended == set()

    told(story)


def test_who_was_late_itself_judges_nobody_until_the_others_had_time_to_come_back(told):
    """When a database has stood still, all processes are late; they do not bury each other."""

    async def story(first: Member, second: Member) -> None:
        await first.ages(LEASE + 2)
        second.clock.at += LEASE + 2
        await second.processes.beat()
        assert second.ended == set()
        assert await second.rows() == {first.id, second.id}
        second.clock.at += LEASE / 2
        await second.processes.beat()
        assert second.ended == set()
        second.clock.at += LEASE / 2 + 0.1
        await second.processes.beat()
        assert second.ended == {first.id}

    told(story)
