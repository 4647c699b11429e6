"""The database: steps from an older shape, answers that are there once, and what is remembered."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from partal.server.database import Unavailable
from partal.server.schema import VERSION, SchemaError
from partal.server.store import Chair, Player, Stale, Store, TableRow

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


def test_a_review_of_the_old_kind_is_made_again(url):
    async def before(store):
        from partal.server.schema import versions

        await store.add_table(ROW, CHAIRS)
        await store.add_review("table", {"game": "asara"})
        async with store.engine.begin() as connection:
            await connection.execute(versions.update().values(version=4))

    async def after(store):
        return await store.review("table"), await store.table("table")

    with_store(url, before)
    review, row = with_store(url, after)
    assert review is None
    assert row == ROW


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

    assert [type(result) for result in results].count(Stale) == 40
    assert results.count(None) == 10
    assert isinstance(late[0], Stale)
    assert answers == [(number, 0, "by 0") for number in range(1, 11)]


def test_answers_are_taken_back_only_if_none_came_since(url):
    async def story(store):
        await store.add_table(ROW, CHAIRS)
        for number in range(1, 5):
            await store.add_answer("table", number, 0, "x")
        with pytest.raises(Stale):
            await store.remove_answers("table", 3, 3)
        before = await store.answers("table")
        await store.remove_answers("table", 3, 4)
        return before, await store.answers("table")

    before, after = with_store(url, story)

    assert len(before) == 4
    assert after == [(1, 0, "x"), (2, 0, "x")]


def test_no_number_is_left_out(url):
    """An answer is taken if the one before it is there, alone or together with others; never after a gap."""

    async def story(store):
        await store.add_table(ROW, CHAIRS)
        await store.add_table(ROW._replace(id="other"), CHAIRS)
        await store.add_answer("other", 1, 0, "x")
        tries = [("table", 2), ("table", 1), ("table", 4), ("other", 3), ("other", 2), ("other", 5)]
        at_once = await asyncio.gather(*[store.add_answer(*one, 0, "x") for one in tries], return_exceptions=True)
        alone = await asyncio.gather(store.add_answer("table", 4, 0, "x"), return_exceptions=True)
        await store.remove_answers("table", 2, 2)
        after = await asyncio.gather(store.add_answer("table", 3, 0, "x"), return_exceptions=True)
        return (
            [type(one) for one in (*at_once, *alone, *after)],
            await store.answers("table"),
            await store.answers("other"),
        )

    tries, table, other = with_store(url, story)

    none = type(None)
    assert tries == [none, none, Stale, none, none, Stale, Stale, Stale]
    assert [number for number, _, _ in table] == [1]
    assert [number for number, _, _ in other] == [1, 2, 3]


def test_two_servers_on_one_database_leave_no_gap(url):
    """Two add the next answer they know of, a third takes the newest two back: whenever one looks, none is missing."""

    async def story(first):
        await first.add_table(ROW, CHAIRS)
        second, third = Store(url), Store(url)
        seen, done = [], []

        async def found(store):
            numbers = [number for number, _, _ in await store.answers("table")]
            seen.append(numbers)
            return len(numbers)

        def enough():
            """Whether both have had their way often; who is first each time is the machine's affair."""
            return done.count("removed") > 5 and done.count("added") > 60

        async def adds(store):
            for _ in range(1500):
                if enough():
                    return
                with contextlib.suppress(Stale):
                    await store.add_answer("table", await found(store) + 1, 0, "x")
                    done.append("added")

        async def removes(store):
            for _ in range(1500):
                if enough():
                    return
                last = await found(store)
                with contextlib.suppress(Stale):
                    await store.remove_answers("table", max(1, last - 1), last)
                    done.append("removed")

        await asyncio.gather(adds(first), adds(second), removes(third))
        await found(first)
        await second.close()
        await third.close()
        return seen, done

    seen, done = with_store(url, story)

    assert [numbers for numbers in seen if numbers != list(range(1, len(numbers) + 1))] == []
    assert min(done.count("added"), done.count("removed")) > 5


def test_the_last_answer_ends_the_game(url):
    async def story(store):
        await store.add_table(ROW, CHAIRS)
        await store.add_answer("table", 1, 0, "x")
        before = (await store.table("table")).finished
        await store.add_answer("table", 2, 0, "x", ends=True)
        return before, (await store.table("table")).finished

    assert with_store(url, story) == (False, True)


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

    assert [type(error) for error in failed] == [Unavailable] * 2
    assert [str(error.__cause__) for error in failed] == ["the disk is full"] * 2
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
