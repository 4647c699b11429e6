"""Rooms are dropped from memory if there are too many, but never from under somebody."""

from __future__ import annotations

import asyncio

from partal.server.rooms import JUST_FOUND, Rooms
from partal.server.store import Store
from partal.server.world import World
from tests.server.contexts import Puppets, person, row_of


class Clock(World):
    """A steady clock that is set by hand."""

    seconds = 1000.0

    def steady(self) -> float:
        return self.seconds


def test_a_room_is_not_dropped_before_whoever_found_it_uses_it(tmp_path):
    """A table is never in memory twice while somebody is about to sit down at it; later it may be dropped."""

    async def story():
        clock = Clock()
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}", clock)
        await store.open()
        for name in ("one", "two", "three"):
            await store.add_table(row_of("asara", 2, id=name), [person(0), person(1)])
        rooms = Rooms(store, Puppets(), 0, most=1)
        found = await rooms.find("one")
        await rooms.find("two")
        same = await rooms.find("one") is found
        clock.seconds += JUST_FOUND + 1
        await rooms.find("three")
        left = len(rooms)
        await rooms.close()
        await store.close()
        return same, left

    assert asyncio.run(story()) == (True, 1)
