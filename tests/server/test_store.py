"""The database: steps from an older shape, answers that are there once, and what is remembered."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from partal.server.schema import VERSION, SchemaError
from partal.server.store import Chair, Player, StaleNumber, Store, TableRow

FIRST = """
CREATE TABLE tables (id VARCHAR(24) NOT NULL, game VARCHAR(20) NOT NULL, seats INTEGER NOT NULL, settings JSON NOT NULL,
  seed BIGINT NOT NULL, salt VARCHAR(64) NOT NULL, public BOOLEAN NOT NULL, finished BOOLEAN NOT NULL,
  owner VARCHAR(32) NOT NULL, created FLOAT NOT NULL, touched FLOAT NOT NULL, PRIMARY KEY (id));
CREATE TABLE chairs (table_id VARCHAR(24) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
  bot VARCHAR(40) NOT NULL, name VARCHAR(40) NOT NULL, player VARCHAR(32) NOT NULL, PRIMARY KEY (table_id, seat));
CREATE TABLE answers (table_id VARCHAR(24) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  notation VARCHAR(200) NOT NULL, PRIMARY KEY (table_id, number));
CREATE TABLE chat (id INTEGER NOT NULL, table_id VARCHAR(24) NOT NULL, name VARCHAR(40) NOT NULL, text TEXT NOT NULL,
  at FLOAT NOT NULL, PRIMARY KEY (id));
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE TABLE players (id VARCHAR(32) NOT NULL, name VARCHAR(40) NOT NULL, language VARCHAR(8) NOT NULL,
  seen FLOAT NOT NULL, PRIMARY KEY (id));
INSERT INTO tables VALUES ('old', 'asara', 2, '{}', 7, 'salt', 0, 0, 'ana', 1.0, 2.0);
INSERT INTO chairs VALUES ('old', 0, 'human', '', 'Ana', 'ana');
INSERT INTO answers VALUES ('old', 1, 0, 'go bank 10');
"""
"""A database as the first version of the server made it, with a table in it."""

ROW = TableRow("table", "asara", 2, {}, 7, "salt", False, False, "ana", 1.0)
CHAIRS = [Chair(0, "human", "", "Ana", "ana"), Chair(1, "open", "", "", "")]


def with_store(url: str, story):
    async def run():
        store = Store(url)
        try:
            await store.open()
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def url(database, tmp_path):
    return database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"


def test_an_older_database_is_taken_up_with_everything_in_it(tmp_path):
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        old.executescript(FIRST)
    old.close()

    async def story(store):
        return (
            await store.table("old"),
            await store.chairs("old"),
            await store.answers("old"),
            await store.packs_of("x"),
        )

    for _ in range(2):
        row, chairs, answers, packs = with_store(f"sqlite+aiosqlite:///{path}", story)
        assert row == TableRow("old", "asara", 2, {}, 7, "salt", False, False, "ana", 1.0, "")
        assert chairs == [Chair(0, "human", "", "Ana", "ana")]
        assert answers == [(1, 0, "go bank 10")]
        assert packs == []


def test_a_newer_database_is_left_alone(url):
    async def story(store):
        from partal.server.schema import versions

        async with store.engine.begin() as connection:
            await connection.execute(versions.insert().values(version=VERSION + 1, at=0.0))

    with_store(url, story)
    with pytest.raises(SchemaError, match=rf"of version {VERSION + 1}; this server knows version {VERSION}\."):
        with_store(url, story)


def test_one_question_has_one_answer_whoever_is_quicker(url):
    """Fifty tries at once for ten questions: each is stored once, and the others are told."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        tries = [store.add_answer("table", number, seat, f"by {seat}") for number in range(1, 11) for seat in range(5)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        late = await asyncio.gather(store.add_answer("table", 3, 9, "late"), return_exceptions=True)
        return results, late, await store.answers("table")

    results, late, answers = with_store(url, story)

    assert [type(result) for result in results].count(StaleNumber) == 40
    assert results.count(None) == 10
    assert isinstance(late[0], StaleNumber)
    assert answers == [(number, 0, "by 0") for number in range(1, 11)]


def test_answers_are_taken_back_only_if_none_came_since(url):
    async def story(store):
        await store.add_table(ROW, CHAIRS)
        for number in range(1, 5):
            await store.add_answer("table", number, 0, "x")
        with pytest.raises(StaleNumber):
            await store.remove_answers("table", 3, 3)
        before = await store.answers("table")
        await store.remove_answers("table", 3, 4)
        return before, await store.answers("table")

    before, after = with_store(url, story)

    assert len(before) == 4
    assert after == [(1, 0, "x"), (2, 0, "x")]


def test_a_seat_is_taken_by_one_of_two(url):
    async def story(store):
        await store.add_table(ROW, CHAIRS)
        wishes = [Chair(1, "human", "", name, name) for name in ("ben", "eve")]
        sat = await asyncio.gather(*[store.seat("table", wish, CHAIRS[1]) for wish in wishes])
        return sat, (await store.chairs("table"))[1]

    sat, chair = with_store(url, story)

    assert sorted(sat) == [False, True]
    assert chair.player == ("ben", "eve")[sat.index(True)]


def test_a_failed_write_is_told_and_the_next_one_works(url):
    """A broken database gives every waiting answer its error; nobody waits for ever."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        write, store._write = store._write, broken
        failed = await asyncio.gather(
            *[store.add_answer("table", number, 0, "x") for number in (1, 2)], return_exceptions=True
        )
        store._write = write
        await store.add_answer("table", 1, 0, "x")
        return failed, await store.answers("table")

    async def broken(_):
        raise OSError("the disk is full")

    failed, answers = with_store(url, story)

    assert [str(error) for error in failed] == ["the disk is full"] * 2
    assert answers == [(1, 0, "x")]


def test_people_and_chat_are_remembered(url):
    async def story(store):
        await store.save_player(Player("ana", "Ana", "de"))
        await store.save_player(Player("ana", "Anna", "en"))
        for text in ("one", "two"):
            await store.say("table", "Anna", text)

    async def later(store):
        return await store.player("ana"), await store.player("ben"), await store.chat("table")

    with_store(url, story)
    ana, ben, chat = with_store(url, later)

    assert (ana, ben) == (Player("ana", "Anna", "en"), None)
    assert [line["text"] for line in chat] == ["one", "two"]
