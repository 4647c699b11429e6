"""What is said at a table is stored once and read by everybody, whatever the database does meanwhile."""

from __future__ import annotations

import asyncio

from partal.server.database import Unavailable
from partal.server.rooms import Rooms
from tests.server.contexts import Puppets, at_a_table, person, row_of, sat


def texts(lines):
    return [line["text"] for line in lines]


def test_a_line_is_read_though_the_connection_broke_after_it_was_stored(tmp_path):
    """The writer is told that it is there, and it is not said twice."""

    async def story(room, _):
        store_line = room.store.say

        async def stored_but_lost(*line):
            await store_line(*line)
            raise Unavailable

        room.store.say = stored_but_lost
        await room.say("Ana", "hello")
        room.store.say = store_line
        await room.say("Ana", "are you there?")
        return texts(room.chat), texts(await room.store.chat(room.row.id))

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    read, stored = at_a_table(url, row_of("asara", 2), [person(0), person(1)], story)

    assert read == stored == ["hello", "are you there?"]


def test_a_line_that_is_said_while_the_table_is_read_again_is_not_forgotten(tmp_path):
    """Both wait for each other: the table that was read has the line, or it is added to it."""

    async def story(room, _):
        other = await sat(Rooms(room.store, Puppets(), 0))
        decision = other.match.decision
        await other.answer("ana", decision.seat, 1, decision.options[0].notation)
        stale = asyncio.gather(
            room.answer("ana", decision.seat, 1, decision.options[0].notation),
            *[room.say("Ana", f"word {number}") for number in range(20)],
            return_exceptions=True,
        )
        await stale
        return texts(room.chat), texts(await room.store.chat(room.row.id)), room.match.entry

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    read, stored, entry = at_a_table(url, row_of("asara", 2), [person(0), person(1)], story)

    assert entry == 2, "the table was read again"
    assert len(read) == 20
    assert read == stored
