"""The database: steps from an older shape, answers that are there once, and what is remembered."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from partal.core.log import Entry
from partal.core.rules import Line

from partal.server.attendance import Stale
from partal.server.database import Unavailable
from partal.server.schema import VERSION, SchemaError
from partal.server.store import Player, Store, TableRow
from partal.table.result import Result
from partal.table.seat import Chair

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
X = Entry(0, "x")
BACK = Entry(0, takes=2, asked=1, past_reveal=True)
RESULT = Result((7, 3), (0,), ((Line("towers", 7, "A-FIN-01"),), (Line("towers", 3, "A-FIN-01"),)), "abc", 2, 1)
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


def test_an_older_database_is_migrated_with_everything_in_it(tmp_path):
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        old.executescript(FIRST)
    old.close()

    async def story(store):
        return (
            await store.table("old"),
            await store.chairs("old"),
            await store.entries("old"),
            await store.packs_of("x"),
        )

    for _ in range(2):
        row, chairs, entries, packs = with_store(f"sqlite+aiosqlite:///{path}", story)
        stamp = {"rules": "1", "content": "7d4d263915c5f9cf", "pack_digest": ""}
        assert row == TableRow("old", "asara", 2, {}, 7, "salt", False, False, "ana", 1.0, **stamp)
        assert chairs == [Chair(0, "human", "", "Ana", "ana")]
        assert entries == [(1, Entry(0, "go bank 10"))]
        assert packs == []


def test_a_review_of_the_old_kind_is_made_again(tmp_path):
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as old:
        old.executescript(FIRST)
        old.execute(
            "CREATE TABLE reviews (table_id VARCHAR(24) PRIMARY KEY, review JSON NOT NULL, made FLOAT NOT NULL)"
        )
        old.execute("INSERT INTO reviews VALUES ('old', '{}', 1.0)")
        old.execute("ALTER TABLE tables ADD COLUMN pack VARCHAR(24) NOT NULL DEFAULT ''")
        old.execute("ALTER TABLE tables ADD COLUMN chosen BOOLEAN NOT NULL DEFAULT FALSE")
        old.execute("""CREATE TABLE packs (id VARCHAR(24) PRIMARY KEY, game VARCHAR(20), name TEXT, digest VARCHAR(64),
            entries INTEGER, text TEXT, owner VARCHAR(32), created FLOAT)""")
        old.execute("CREATE TABLE versions (version INTEGER PRIMARY KEY, at FLOAT NOT NULL)")
        old.execute("INSERT INTO versions VALUES (4, 1.0)")
    old.close()

    async def story(store):
        return await store.review("old"), (await store.table("old")).rules

    assert with_store(f"sqlite+aiosqlite:///{path}", story) == (None, "1")


def test_a_newer_database_is_left_alone(url):
    async def story(store):
        from partal.server.schema import versions

        async with store.engine.begin() as connection:
            await connection.execute(versions.insert().values(version=VERSION + 1, at=0.0))

    with_store(url, story)
    with pytest.raises(SchemaError, match=rf"has version {VERSION + 1}; this server supports version {VERSION}\."):
        with_store(url, story)


def test_a_question_gets_one_answer_however_many_race_for_it(url):
    """Fifty tries at once for ten questions: each is stored once, and the others are told."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        tries = [
            store.add_entry("table", number, Entry(seat, f"by {seat}")) for number in range(1, 11) for seat in range(5)
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        late = await asyncio.gather(store.add_entry("table", 3, Entry(9, "late")), return_exceptions=True)
        return results, late, await store.entries("table")

    results, late, entries = with_store(url, story)

    assert [type(result) for result in results].count(Stale) == 40
    assert results.count(None) == 10
    assert isinstance(late[0], Stale)
    assert entries == [(number, Entry(0, "by 0")) for number in range(1, 11)]


def test_a_take_back_is_an_entry_like_an_answer_and_comes_only_if_it_is_next(url):
    """Nothing is deleted: the answers that it takes back stay in the log, with their numbers."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        for number in range(1, 5):
            await store.add_entry("table", number, X)
        with pytest.raises(Stale):
            await store.add_entry("table", 4, BACK)
        await store.add_entry("table", 5, BACK)
        with pytest.raises(Stale):
            await store.add_entry("table", 5, Entry(0, "late"))
        await store.add_entry("table", 6, X)
        return await store.entries("table")

    assert with_store(url, story) == [(1, X), (2, X), (3, X), (4, X), (5, BACK), (6, X)]


def test_no_number_is_left_out(url):
    """An entry is taken if the one before it is there, alone or together with others; never after a gap."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        await store.add_table(ROW._replace(id="other"), CHAIRS)
        await store.add_entry("other", 1, X)
        tries = [("table", 2), ("table", 1), ("table", 4), ("other", 3), ("other", 2), ("other", 5)]
        at_once = await asyncio.gather(*[store.add_entry(*one, X) for one in tries], return_exceptions=True)
        alone = await asyncio.gather(store.add_entry("table", 4, X), return_exceptions=True)
        await store.add_entry("table", 3, BACK)
        after = await asyncio.gather(store.add_entry("table", 3, X), return_exceptions=True)
        return (
            [type(one) for one in (*at_once, *alone, *after)],
            await store.entries("table"),
            await store.entries("other"),
        )

    tries, table, other = with_store(url, story)

    none = type(None)
    assert tries == [none, none, Stale, none, none, Stale, Stale, Stale]
    assert [number for number, _ in table] == [1, 2, 3]
    assert [number for number, _ in other] == [1, 2, 3]


def test_two_servers_on_one_database_leave_no_gap(url):
    """Two add the next answer they know of, a third takes two back: whatever was read once stays."""

    async def story(first):
        await first.add_table(ROW, CHAIRS)
        second, third = Store(url), Store(url)
        seen, done = [], []

        async def found(store):
            entries = await store.entries("table")
            seen.append(entries)
            return len(entries)

        def enough():
            """Whether both have succeeded often; which one is first each time depends on the machine."""
            return done.count("taken back") > 5 and done.count("added") > 60

        async def adds(store, entry, name):
            for _ in range(1500):
                if enough():
                    return
                with contextlib.suppress(Stale):
                    await store.add_entry("table", await found(store) + 1, entry)
                    done.append(name)

        await asyncio.gather(adds(first, X, "added"), adds(second, X, "added"), adds(third, BACK, "taken back"))
        await found(first)
        await second.close()
        await third.close()
        return seen, done

    seen, done = with_store(url, story)

    assert [number for number, _ in seen[-1]] == list(range(1, len(seen[-1]) + 1))
    assert [entries for entries in seen if entries != seen[-1][: len(entries)]] == []
    assert [entry for _, entry in seen[-1]].count(BACK) == done.count("taken back") > 5
    assert len(seen[-1]) == len(done)


def test_the_last_answer_ends_the_game_and_keeps_its_result(url):
    """Both or neither: an answer that comes too late keeps no result."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        await store.add_entry("table", 1, X)
        with pytest.raises(Stale):
            await store.add_entry("table", 1, X, result=RESULT)
        before = (await store.table("table")).finished, await store.result("table"), await store.without_result()
        await store.add_entry("table", 2, X, result=RESULT)
        await store.add_result("table", RESULT._replace(scores=(0, 0)))
        return before, (await store.table("table")).finished, await store.result("table")

    assert with_store(url, story) == ((False, None, []), True, RESULT)


def test_a_closed_table_accepts_no_entry_from_any_process(url):
    async def story(store):
        await store.add_table(ROW, CHAIRS)
        await store.add_table(ROW._replace(id="other"), CHAIRS)
        await store.add_entry("table", 1, X)
        await store.close_table("table")
        tries = [store.add_entry("table", 2, X), store.add_entry("other", 1, X)]
        tried = await asyncio.gather(*tries, return_exceptions=True)
        return [type(one) for one in tried], await store.entries("table"), (await store.table("table")).closed

    assert with_store(url, story) == ([Stale, type(None)], [(1, X)], True)


def test_a_seat_is_taken_by_one_of_two(url):
    async def story(store):
        await store.add_table(ROW, CHAIRS)
        wishes = [Chair(1, "human", "", name, name) for name in ("ben", "eve")]
        tries = [store.seat("table", wish, CHAIRS[1]) for wish in wishes]
        sat = await asyncio.gather(*tries, return_exceptions=True)
        return [result is None for result in sat], (await store.chairs("table"))[1]

    sat, chair = with_store(url, story)

    assert sorted(sat) == [False, True]
    assert chair.player == ("ben", "eve")[sat.index(True)]


def test_a_failed_write_is_told_and_the_next_one_works(url):
    """A broken database gives every waiting answer its error; nobody waits forever."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        write, store._write = store._write, broken
        failed = await asyncio.gather(
            *[store.add_entry("table", number, X) for number in (1, 2)], return_exceptions=True
        )
        store._write = write
        await store.add_entry("table", 1, X)
        return failed, await store.entries("table")

    async def broken(_):
        raise OSError("the disk is full")

    failed, entries = with_store(url, story)

    assert [type(error) for error in failed] == [Unavailable] * 2
    assert [str(error.__cause__) for error in failed] == ["the disk is full"] * 2
    assert entries == [(1, X)]


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
