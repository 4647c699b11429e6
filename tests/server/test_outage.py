"""The database fails in mid-game: nobody is told of what is not written, and every table goes on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Iterator

import pytest
import websockets
from sqlalchemy import delete

from partal.core.log import Entry

from partal.server.database import SILENT, Unavailable
from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.schema import answers
from partal.server.stamps import stamp_of
from partal.server.store import Store, TableRow
from partal.server.stored import NOT_WRITTEN, UNCLEAR
from partal.server.thinking import Thinkers
from partal.table.seat import Chair
from tests.said import message_of
from tests.server.house import ME, RANDOM, House, Visitor, said
from tests.server.postgres import Postgres

ROW = TableRow("table", "asara", 2, {}, 7, "salt", False, False, "ana", 1.0, "", False, *stamp_of("asara", ""))
CHAIRS = [Chair(0, "human", "", "Ana", "ana"), Chair(1, "human", "", "Ben", "ben")]
STARTS = ("go bank 10", "lay violet")
"""The first two answers of seat 0 at this table."""


@pytest.fixture
def fragile() -> Iterator[Postgres]:
    """A separate PostgreSQL, which a test may crash and restart."""
    server = Postgres()
    server.start()
    yield server
    server.stop()


def url_of(house: House) -> str:
    return house.database or f"sqlite+aiosqlite:///{house.folder / 'partal.db'}"


async def kept(url: str, table: str) -> list[tuple[int, Entry]]:
    store = Store(url)
    try:
        return await store.entries(table)
    finally:
        await store.close()


async def frames_until_now(wire) -> list[dict]:
    """Everything that came over a live connection and was not heard yet."""
    await wire.send(type="ping")
    heard = []
    while (message := await wire.next_message())["type"] != "pong":
        heard.append(message)
    return heard


async def goes_on(visitor: Visitor, table: str, count: int) -> None:
    """The seat that is asked answers, `count` times; all seats are this visitor's."""
    seats = len((await visitor.http.get(f"/api/tables/{table}")).json()["seats"])
    for _ in range(count):
        for seat in range(seats):
            async with visitor.live(table, seat) as wire:
                frame = await wire.hear()
            if frame["question"] is not None and frame["question"]["mine"]:
                option = frame["question"]["options"][0]["notation"]
                answer = await visitor.answers(table, seat, frame["number"], option)
                assert answer.status_code == 200, answer.text
                break


async def once_more(ask, seconds: float = 20):
    """Ask again until the database answers."""
    until = time.monotonic() + seconds
    while (answer := await ask()).status_code == 503 and time.monotonic() < until:
        await asyncio.sleep(0.2)
    return answer


@pytest.mark.long
def test_a_table_survives_a_postgresql_that_breaks_off(fragile, tmp_path):
    """Refused, told to nobody, written once afterwards, still there after a restart; and the game goes on."""
    house = House(tmp_path / "data", fragile.database())
    house.start()

    async def before():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7, public=True))["id"]
        other = (await ana.opens("sabika", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        eve = await Visitor(house.base).arrive("Eve")
        assert (await ana.answers(table, 0, 1, STARTS[0])).status_code == 200
        async with eve.live(table) as wire, ana.live(table, 0) as mine:
            await wire.hear()
            await mine.hear_where(lambda frame: frame["number"] == 2)
            await frames_until_now(wire)
            await asyncio.to_thread(fragile.halt)
            refused = [await ana.answers(table, 0, 2, STARTS[1]) for _ in range(2)]
            refused.append(await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0}))
            refused.append(await ana.http.post(f"/api/tables/{table}/chat", json={"text": "hello"}))
            refused.append(await ana.http.get("/api/tables/a-table-that-sleeps"))
            header = (await ana.http.get(f"/api/tables/{table}")).json()
            told = await frames_until_now(wire) + await frames_until_now(mine)
            await mine.send(type="answer", number=2, option=STARTS[1])
            over_wire = await mine.hear("refused")
            await asyncio.to_thread(fragile.begin)
            again = await once_more(lambda: ana.answers(table, 0, 2, STARTS[1]))
            seen = await wire.hear_where(lambda frame: len(frame["events"]) > 0)
        taken = await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        await goes_on(ana, table, 6)
        await goes_on(ana, other, 3)
        await eve.leave()
        return ana, table, other, refused, header, told, over_wire, again, seen, taken

    async def after(ana, table, other):
        header = (await ana.http.get(f"/api/tables/{table}")).json()
        await goes_on(ana, table, 3)
        await goes_on(ana, other, 3)
        await ana.leave()
        return header, await kept(house.database, table), await kept(house.database, other)

    async def story():
        ana, table, other, *seen = await before()
        held = [await kept(house.database, table), await kept(house.database, other)]
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(house.start)
        return seen, held, await after(ana, table, other)

    try:
        seen, held, (header_after, *later) = asyncio.run(story())
    finally:
        house.stop()
    refused, header, told, over_wire, again, frame, taken = seen

    assert [answer.status_code for answer in refused] == [503] * 5
    messages = [message_of(answer.json()["error"]) for answer in refused]
    assert messages == [UNCLEAR, NOT_WRITTEN, NOT_WRITTEN, NOT_WRITTEN, SILENT]
    assert header["number"] == 2
    assert told == []
    assert message_of(over_wire["error"]) == NOT_WRITTEN
    assert (again.status_code, again.json()["number"]) == (200, 3)
    assert frame["chat"] == []
    assert (taken.status_code, taken.json()["number"]) == (200, 4)
    assert header_after["status"] == "running"
    for first, second in zip(held, later):
        assert [number for number, _ in second] == list(range(1, len(second) + 1))
        assert second[: len(first)] == first
        assert len(second) == len(first) + 3
    assert STARTS[1] not in house.log()


@pytest.mark.long
def test_bots_resume_by_themselves_after_an_outage(fragile, tmp_path):
    """Nobody asks for anything: a table of bots plays to its end, though its database was gone twice."""
    house = House(tmp_path / "data", fragile.database())
    house.start()

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", RANDOM, RANDOM, seed=7))["id"]
        async with ana.live(table) as wire:
            for lines in (10, 40):
                await wire.hear_where(lambda frame, lines=lines: len(frame["events"]) > lines)
                await asyncio.to_thread(fragile.halt)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(fragile.begin)
            end = await wire.hear_where(lambda frame: frame["standings"] is not None, timeout=60)
        record = (await ana.http.get(f"/api/tables/{table}/record")).text
        await ana.leave()
        return end, await kept(house.database, table), record

    try:
        end, found, record = asyncio.run(story())
    finally:
        house.stop()

    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    assert all(entry.notation in record for _, entry in found)
    assert end["header"]["status"] == "finished"
    assert "not written" in house.log()


@contextlib.contextmanager
def broken(house: House) -> Iterator[None]:
    """The SQLite file takes no entry of a log, as a full disk does."""
    with contextlib.closing(sqlite3.connect(house.folder / "partal.db", timeout=10)) as file:
        file.execute("CREATE TRIGGER full BEFORE INSERT ON answers BEGIN SELECT RAISE(ABORT, 'full'); END")
        file.commit()
        try:
            yield
        finally:
            file.execute("DROP TRIGGER full")
            file.commit()


def test_a_table_survives_an_sqlite_file_that_cannot_be_written(tmp_path):
    house = House(tmp_path / "data")
    house.start()

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        await ana.answers(table, 0, 1, STARTS[0])
        async with ana.live(table, 0) as wire:
            await wire.hear()
            await frames_until_now(wire)
            with broken(house):
                refused = [await ana.answers(table, 0, 2, STARTS[1]) for _ in range(2)]
                numbers = [(await ana.http.get(f"/api/tables/{table}")).json()["number"]]
            with broken(house):
                refused.append(await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0}))
                numbers.append((await ana.http.get(f"/api/tables/{table}")).json()["number"])
            told = await frames_until_now(wire)
        undone = await ana.http.post(f"/api/tables/{table}/undo", json={"seat": 0})
        await goes_on(ana, table, 4)
        held = await kept(url_of(house), table)
        await asyncio.to_thread(house.stop)
        await asyncio.to_thread(house.start)
        await goes_on(ana, table, 3)
        await ana.leave()
        return refused, numbers, told, undone, held, await kept(url_of(house), table)

    try:
        refused, numbers, told, undone, held, later = asyncio.run(story())
    finally:
        house.stop()

    assert [(answer.status_code, message_of(answer.json()["error"])) for answer in refused] == [(503, NOT_WRITTEN)] * 3
    assert numbers == [2, 2]
    assert told == []
    assert undone.json() == {"ok": True, "number": 3}
    assert later[: len(held)] == held
    assert [number for number, _ in later] == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_a_table_that_cannot_be_read_says_so_and_leaves_the_others_alone(database, tmp_path):
    """An answer is missing on disk: 500 with a sentence, not "no such table"; its answers stay out of the log."""
    house = House(tmp_path / "data", database())
    house.start()

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        hurt, well = [(await ana.opens("asara", ME, {"kind": "guest"}, seed=7))["id"] for _ in range(2)]
        await goes_on(ana, hurt, 4)
        await asyncio.to_thread(house.stop)
        store = Store(url_of(house))
        held = await store.entries(hurt)
        async with store.engine.begin() as connection:
            await connection.execute(delete(answers).where(answers.c.table_id == hurt, answers.c.number == 2))
        await store.close()
        await asyncio.to_thread(house.start)
        refused = [await ana.http.get(f"/api/tables/{hurt}"), await ana.answers(hurt, 0, 1, STARTS[0])]
        with pytest.raises(websockets.ConnectionClosed) as closed:
            async with ana.live(hurt, 0) as wire:
                await wire.hear()
        listed = [table["id"] for table in (await ana.http.get("/api/tables")).json()]
        await goes_on(ana, well, 2)
        await ana.leave()
        return refused, closed.value.rcvd, listed == [well], held

    try:
        refused, closed, others_listed, held = asyncio.run(story())
    finally:
        house.stop()

    sentence = "This table cannot be read: what is stored of it does not fit these rules."
    assert [(answer.status_code, said(answer.json())) for answer in refused] == [(500, sentence)] * 2
    assert closed.code == 4500
    assert others_listed
    lines = [json.loads(line) for line in house.log().splitlines()]
    assert [line["why"] for line in lines if line["event"] == "table cannot be read"] == ["entry-3"]
    assert [entry for _, entry in held if entry.notation in house.log()] == []


# The connection breaks off after COMMIT was sent


class Breaks:
    """A store whose connection breaks off after the next change is on disk, and stays away as long as it is told to."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.away = False
        self.once = False
        look, write = store._look, store._write

        @contextlib.asynccontextmanager
        async def looks():
            if self.away:
                raise Unavailable
            async with look() as connection:
                yield connection

        async def writes(batch):
            if self.away and not self.once:
                raise OSError
            done = await write(batch)
            self._break()
            return done

        monkeypatch.setattr(store, "_look", looks)
        monkeypatch.setattr(store, "_write", writes)

    def _break(self) -> None:
        if self.once:
            self.once = False
            raise Unavailable


def at_a_table(url: str, monkeypatch: pytest.MonkeyPatch, story):
    async def run():
        store = Store(url)
        await store.open()
        await store.add_table(ROW, CHAIRS)
        rooms = Rooms(store, Thinkers(1, 8.0), 0)
        try:
            room = await rooms.find("table")
            assert room is not None
            return await story(room, Breaks(store, monkeypatch))
        finally:
            await rooms.close()
            await store.close()

    return asyncio.run(run())


@pytest.fixture
def url(database, tmp_path) -> str:
    return database() or f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"


def test_an_answer_that_was_kept_before_the_break_counts(url, monkeypatch):
    async def story(room: Room, breaks: Breaks):
        breaks.once = True
        await room.answer("ana", 0, 1, STARTS[0])
        number = room.number(0)
        breaks.once = True
        await room.undo("ana", 0)
        return number, room.number(0), await room.store.entries("table"), len(room.match.history), room.in_doubt

    log = [(1, Entry(0, STARTS[0])), (2, Entry(0, takes=1, asked=0))]
    assert at_a_table(url, monkeypatch, story) == (2, 3, log, 0, False)


def test_until_the_database_answers_nobody_knows_and_then_everybody_does(url, monkeypatch):
    """The answer is on disk, and the room cannot find out: it shows what it showed, and mends itself."""

    async def story(room: Room, breaks: Breaks):
        breaks.once = breaks.away = True
        with pytest.raises(Unavailable) as first:
            await room.answer("ana", 0, 1, STARTS[0])
        with pytest.raises(Unavailable) as second:
            await room.answer("ana", 0, 1, STARTS[0])
        in_doubt = room.number(0), room.in_doubt, room.quiet
        breaks.away = False
        for _ in range(100):
            await asyncio.sleep(0.05)
            if not room.in_doubt:
                break
        known = room.number(0), room.in_doubt, room.quiet
        await room.answer("ana", 0, 2, STARTS[1])
        return first.value.message, second.value.message, in_doubt, known, await room.store.entries("table")

    first, second, in_doubt, known, found = at_a_table(url, monkeypatch, story)

    assert (first, second) == (UNCLEAR, NOT_WRITTEN)
    assert in_doubt == (1, True, False)
    assert known == (2, False, True)
    assert found == [(1, Entry(0, STARTS[0])), (2, Entry(0, STARTS[1]))]


def test_nobody_sees_an_answer_before_it_is_written(url, monkeypatch):
    """While an answer is being written, everybody sees the table without it."""

    async def story(room: Room, _: Breaks):
        write, seen = room.store._write, []

        async def writes(batch):
            seen.append((room.number(0), room.match.number, len(room.match.history)))
            return await write(batch)

        monkeypatch.setattr(room.store, "_write", writes)
        await room.answer("ana", 0, 1, STARTS[0])
        return seen, room.number(0)

    assert at_a_table(url, monkeypatch, story) == ([(1, 1, 0)], 2)
