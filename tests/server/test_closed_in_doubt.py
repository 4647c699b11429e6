"""A table that was closed although the database failed is closed, and nobody waits for it any more."""

from __future__ import annotations

from partal.server.database import Unavailable
from tests.server.contexts import ANA, at_a_table, person, row_of


def test_a_table_closed_in_doubt_is_not_busy(tmp_path):
    """A server that waits for a quiet moment, or for rooms that it can drop from memory, goes on."""

    async def story(room, _):
        close = room.store.close_table

        async def stored_but_lost(table):
            await close(table)
            raise Unavailable

        room.store.close_table = stored_but_lost
        await room.end(ANA)
        return room.set_aside, room.busy, room.quiet

    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"

    assert at_a_table(url, row_of("asara", 2), [person(0), person(1)], story) == (True, False, True)
