"""What other processes store is only noted where nobody needs the table, and played as soon as somebody does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from partal.core.log import Entry

from partal.server.notices import Notice
from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.seated import MOST_NOTED, Listener
from partal.server.store import Store
from tests.server.contexts import Puppets, person, row_of

TABLE = "one"


class Pair:
    """Two processes with the same table in memory; the second hears what the first stores."""

    def __init__(self, here: Room, there: Room, rooms: Rooms) -> None:
        self.here, self.there, self.rooms = here, there, rooms

    async def answers(self, count: int) -> None:
        """So many answers at the first process, each told to the second."""
        for _ in range(count):
            decision, number = self.here.match.decision, self.here.match.entry
            assert decision is not None
            seat, option = decision.seat, decision.options[0].notation
            await self.here.answer(self.here.chairs[seat].player, seat, self.here.number(seat), option)
            self.rooms.hear(Notice("entry", TABLE, number, tuple(Entry(seat, option)), "the first"))


@pytest.fixture
def told(tmp_path) -> Callable[[Callable[[Pair], Awaitable[None]]], None]:
    def tell(story: Callable[[Pair], Awaitable[None]]) -> None:
        async def whole() -> None:
            store = Store(f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}")
            await store.open()
            await store.add_table(row_of("asara", 2, id=TABLE), [person(0), person(1)])
            first, second = Rooms(store, Puppets(), 0), Rooms(store, Puppets(), 0)
            here, there = await first.find(TABLE), await second.find(TABLE)
            assert isinstance(here, Room)
            assert isinstance(there, Room)
            await story(Pair(here, there, second))
            assert there.match.entry == here.match.entry
            assert there.match.digest == here.match.digest
            assert there.noted == []
            for rooms in (first, second):
                await rooms.close()
            await store.close()

        asyncio.run(whole())

    return tell


def test_entries_are_noted_and_played_when_somebody_finds_the_table(told):
    async def story(pair: Pair) -> None:
        await pair.answers(5)
        assert (pair.there.match.entry, len(pair.there.noted)) == (1, 5)
        assert await pair.rooms.find(TABLE) is pair.there

    told(story)


def test_entries_are_played_when_somebody_looks_on_and_from_then_on_at_once(told):
    async def story(pair: Pair) -> None:
        await pair.answers(3)
        shown: list[int] = []
        pair.there.listen(Listener("eve", None, lambda: shown.append(pair.there.match.entry)))
        assert pair.there.match.entry == 4
        await pair.answers(2)
        assert pair.there.noted == []
        assert shown == [5, 6], "one change for each"

    told(story)


def test_an_answer_is_given_at_the_question_that_is_open_by_then(told):
    """A request that has found the table before the entries were heard still answers the right question."""

    async def story(pair: Pair) -> None:
        await pair.answers(4)
        decision = pair.here.match.decision
        assert decision is not None
        seat, number, option = decision.seat, pair.here.match.entry, decision.options[0].notation
        player = pair.there.chairs[seat].player
        await pair.there.answer(player, seat, pair.here.number(seat), option)
        pair.here.hear(Notice("entry", TABLE, number, tuple(Entry(seat, option)), "the second"))
        await pair.rooms.find(TABLE)
        assert pair.here.match.entry == number, "nobody looks on here either"
        pair.here.catch_up()

    told(story)


def test_what_does_not_fit_is_read_again(told):
    async def story(pair: Pair) -> None:
        await pair.answers(2)
        del pair.there.noted[0]
        await pair.rooms.find(TABLE)
        assert pair.there.in_doubt
        async with asyncio.timeout(10):
            while pair.there.in_doubt or pair.there.busy:
                await asyncio.sleep(0.01)

    told(story)


def test_only_so_many_entries_are_noted(told):
    async def story(pair: Pair) -> None:
        await pair.answers(MOST_NOTED + 5)
        assert len(pair.there.noted) == 4
        assert pair.there.match.entry == MOST_NOTED + 2
        pair.there.catch_up()

    told(story)
