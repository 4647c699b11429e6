"""Several processes on one PostgreSQL: any of them takes any request, and what one writes all others show."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update

from partal.server.schema import processes
from partal.server.store import Store
from tests.server.house import ME, OPEN, RANDOM, House, Visitor

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
"""A connection whose server was killed is not closed properly."""
AT_ONCE = 2.0
"""Seconds within which everybody sees what happened at another process, however busy the machine is."""
GOES_ON = 5.0
"""Seconds within which everything goes on after a process has died."""
AWAY = "0.02"
"""Minutes after which a bot may play on for somebody who is away."""


@contextlib.contextmanager
def houses(postgres, folder: Path, count: int = 2, rate: float = 0, more: Sequence[str] = ()) -> Iterator[list[House]]:
    """Servers on one database, with one key, each on a port of its own."""
    database = postgres.database()
    found = [House(folder, database, rate, more=more) for _ in range(count)]
    try:
        for house in found:
            house.start()
        yield found
    finally:
        for house in found:
            if house.process is not None and house.process.poll() is None:
                house.stop()


def at(visitor: Visitor, house: House) -> Visitor:
    """The same person at another process."""
    there = Visitor(house.base)
    there.http.cookies = visitor.http.cookies
    return there


async def log_of(house: House, table: str):
    assert house.database is not None
    store = Store(house.database)
    try:
        return await store.entries(table)
    finally:
        await store.close()


@pytest.fixture(scope="module")
def pair(postgres, tmp_path_factory):
    with houses(postgres, tmp_path_factory.mktemp("pair"), more=["--away", AWAY]) as found:
        yield found


def test_players_at_different_processes_see_each_other_at_once(pair):
    """Answers, take-backs, chairs, chat, names, connections and the end of a table."""
    first, second = pair

    async def story():
        ana = await Visitor(first.base).arrive("Ana")
        ben = await Visitor(second.base).arrive("Ben")
        table = (await ana.opens("asara", ME, OPEN, seed=7))["id"]
        async with ana.live(table, 0) as mine:
            await mine.hear()
            sat = await ben.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
            assert sat.status_code == 200
            frame = await mine.hear_where(lambda frame: frame["header"]["status"] == "running", AT_ONCE)
            assert [seat["name"] for seat in frame["header"]["seats"]] == ["Ana", "Ben"]
            assert [seat["connected"] for seat in frame["header"]["seats"]] == [True, False]
            async with ben.live(table, 1) as theirs:
                assert (await theirs.hear())["header"]["asked"] == 0
                frame = await mine.hear_where(lambda frame: frame["header"]["seats"][1]["connected"], AT_ONCE)
                await mine.send(type="answer", number=frame["number"], option="go bank 10")
                await mine.hear_where(lambda frame: frame["number"] == 2, AT_ONCE)
                await mine.send(type="undo")
                await mine.hear_where(lambda frame: frame["number"] == 3, AT_ONCE)
                await mine.send(type="answer", number=3, option="go bank 10")
                await mine.hear_where(lambda frame: frame["number"] == 4, AT_ONCE)
                await mine.send(type="answer", number=4, option="lay violet")
                await theirs.hear_where(lambda frame: len(frame["events"]) > 0, AT_ONCE)
                await ben.http.post(f"/api/tables/{table}/chat", json={"text": "hello"})
                frame = await mine.hear_where(lambda frame: frame["chat"], AT_ONCE)
                assert [line["text"] for line in frame["chat"]] == ["hello"]
            frame = await mine.hear_where(lambda frame: not frame["header"]["seats"][1]["connected"], AT_ONCE)
        # The same person through both processes: what they did at one, they see at the other.
        other = at(ana, second)
        assert (await other.http.get("/api/me")).json()["name"] == "Ana"
        await ana.http.post("/api/me", json={"name": "Anna"})
        await asyncio.sleep(0.3)
        assert (await other.http.get("/api/me")).json()["name"] == "Anna"
        mine = (await ana.opens("sabika", ME, OPEN))["id"]
        assert (await other.http.get(f"/api/tables/{mine}")).status_code == 200
        assert (await ana.http.post(f"/api/tables/{mine}/close")).status_code == 200
        await asyncio.sleep(0.3)
        assert (await other.http.get(f"/api/tables/{mine}")).json()["status"] == "closed"
        for visitor in (ana, ben, other):
            await visitor.leave()
        return await log_of(first, table)

    assert [(number, entry.takes) for number, entry in asyncio.run(story())] == [(1, 0), (2, 1), (3, 0), (4, 0)]


def test_a_game_whose_answers_come_through_either_process(pair):
    """Every answer is sent to the process that did not take the last one, at once; none is refused."""

    async def story():
        ana = await Visitor(pair[0].base).arrive("Ana")
        everywhere = [ana, at(ana, pair[1])]
        table = (await ana.opens("sabika", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        statuses = []
        async with ana.live(table, 0) as one, everywhere[1].live(table, 1) as two:
            wires = [one, two]
            for seat in (0, 1):
                await wires[seat].hear()
            for turn in range(60):
                frames = [wire.frame for wire in wires]
                seat = next(seat for seat in (0, 1) if frames[seat]["question"] and frames[seat]["question"]["mine"])
                number = frames[seat]["number"]
                option = frames[seat]["question"]["options"][0]["notation"]
                answer = await everywhere[turn % 2].answers(table, seat, number, option)
                statuses.append(answer.status_code)
                # Both hear of it, and then know the same.
                for wire in wires:
                    await wire.send(type="hello")
                await wires[seat].hear_where(lambda frame, number=number: frame["number"] > number, AT_ONCE)
                other = wires[1 - seat]
                while not any(wire.frame["question"] and wire.frame["question"]["mine"] for wire in wires):
                    await other.hear(timeout=AT_ONCE)
        for visitor in everywhere:
            await visitor.leave()
        return statuses, await log_of(pair[0], table)

    statuses, log = asyncio.run(story())

    assert statuses == [200] * 60
    assert [number for number, _ in log] == list(range(1, 61))


def test_people_at_different_processes_agree_that_a_bot_plays_on(pair):
    """It does once all have agreed, wherever they are; the person takes the seat back at any process."""

    async def story():
        people = [await Visitor(pair[0].base).arrive(name) for name in ("Ana", "Ben", "Cleo")]
        table = (await people[0].opens("sabika", ME, OPEN, OPEN, seed=7))["id"]
        path = f"/api/tables/{table}"
        for seat in (1, 2):
            assert (await people[seat].http.post(f"{path}/sit", json={"seat": seat})).status_code == 200
        asked = (await people[0].http.get(path)).json()["asked"]
        here, there = [seat for seat in range(3) if seat != asked]
        ben, cleo, ana = people[here], at(people[there], pair[1]), at(people[asked], pair[1])
        async with ben.live(table, here) as one, cleo.live(table, there) as two:
            async with people[asked].live(table, asked):
                await two.hear_where(lambda frame: all(seat["connected"] for seat in frame["header"]["seats"]))
            for agreed, visitor in (([], ben), ([here], cleo)):
                for wire in (one, two):
                    await wire.hear_where(
                        lambda frame, agreed=agreed: (frame["header"]["absence"] or {}).get("agreed") == agreed
                    )
                assert (await visitor.http.post(f"{path}/agree", json={"seat": asked})).status_code == 200
            for wire in (one, two):
                await wire.hear_where(lambda frame: frame["header"]["asked"] != asked)
                assert wire.frame["header"]["seats"][asked]["kind"] == "bot"
            assert (await ana.http.post(f"{path}/retake", json={"seat": asked})).status_code == 200
            for wire in (one, two):
                await wire.hear_where(lambda frame: frame["header"]["seats"][asked]["kind"] == "human", AT_ONCE)
        for visitor in (*people, cleo, ana):
            await visitor.leave()
        return asked, await log_of(pair[0], table)

    asked, log = asyncio.run(story())

    assert log
    assert {(entry.seat, entry.stand_in) for _, entry in log} == {(asked, True)}


@pytest.mark.long
def test_bots_go_on_when_their_process_is_killed(postgres, tmp_path):
    """A table of bots, watched at two processes; the one that lets them think dies, and no bot answers twice."""
    with houses(postgres, tmp_path / "data") as (first, second):

        async def story():
            ana = await Visitor(first.base).arrive("Ana")
            other = at(ana, second)
            table = (await ana.opens("asara", RANDOM, RANDOM, seed=7))["id"]
            async with ana.live(table) as one, other.live(table) as two:
                await one.hear_where(lambda frame: len(frame["events"]) > 6)
                await two.hear_where(lambda frame: len(frame["events"]) > 6, AT_ONCE)
                await asyncio.to_thread(first.stop, signal.SIGKILL)
                before, began = len(await log_of(second, table)), time.monotonic()
                while len(await log_of(second, table)) == before:
                    assert time.monotonic() - began < GOES_ON
                    await asyncio.sleep(0.1)
                await two.hear_where(lambda frame: frame["standings"] is not None, timeout=60)
            for visitor in (ana, other):
                await visitor.leave()
            return await log_of(second, table)

        log = asyncio.run(story())

    assert [number for number, _ in log] == list(range(1, len(log) + 1))


@pytest.mark.long
def test_whoever_was_connected_to_a_process_that_died_is_away(postgres, tmp_path):
    with houses(postgres, tmp_path / "data") as (first, second):

        async def story():
            ana = await Visitor(first.base).arrive("Ana")
            ben = await Visitor(second.base).arrive("Ben")
            table = (await ana.opens("sabika", ME, OPEN))["id"]
            await ben.http.post(f"/api/tables/{table}/sit", json={"seat": 1})
            async with ana.live(table, 0), ben.live(table, 1) as wire:
                await wire.hear_where(lambda frame: frame["header"]["seats"][0]["connected"], AT_ONCE)
                await asyncio.to_thread(first.stop, signal.SIGKILL)
                await wire.hear_where(lambda frame: not frame["header"]["seats"][0]["connected"], GOES_ON)
                again = at(ana, second)
                async with again.live(table, 0):
                    await wire.hear_where(lambda frame: frame["header"]["seats"][0]["connected"], AT_ONCE)
            for visitor in (ana, ben, again):
                await visitor.leave()

        asyncio.run(story())


@pytest.mark.long
def test_limits_hold_over_all_processes_together(postgres, tmp_path):
    """Who has used up a limit at one process is soon refused at the other, too."""
    with houses(postgres, tmp_path / "data", rate=3) as pair:

        async def story():
            ana = await Visitor(pair[0].base).arrive("Ana")
            other = at(ana, pair[1])
            opened = [
                await ana.http.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN]}) for _ in range(3)
            ]
            await asyncio.sleep(2)
            late = await other.http.post("/api/tables", json={"game": "asara", "chairs": [ME, OPEN]})
            for visitor in (ana, other):
                await visitor.leave()
            return [answer.status_code for answer in opened], late.status_code

        assert asyncio.run(story()) == ([201, 201, 429], 429)


def starts(house: House) -> str:
    """What a server says that does not start."""
    with pytest.raises(AssertionError) as refused:
        house.start()
    return str(refused.value)


@pytest.mark.long
def test_a_process_with_another_key_or_other_rules_is_refused(postgres, tmp_path):
    with houses(postgres, tmp_path / "data", 1) as (first,):
        assert "copy its cookie.key" in starts(House(tmp_path / "other", first.database))

        async def pretend(**values: str) -> None:
            store = Store(str(first.database))
            async with store.engine.begin() as connection:
                await connection.execute(update(processes).values(**values))
            await store.close()

        asyncio.run(pretend(stamp="schema 8; asara 0", version="0.1"))
        refused = starts(House(tmp_path / "data", first.database))
        assert "Servers of version 0.1 with other rules" in refused
        assert "Traceback" not in refused


def test_several_workers_need_postgresql(tmp_path):
    house = House(tmp_path / "data", more=["--workers", "2"])
    assert "More than one server process needs PostgreSQL" in starts(house)


def test_workers_share_a_port_are_started_again_and_stop_together(postgres, tmp_path):
    house = House(tmp_path / "data", postgres.database().replace("+asyncpg", ""), more=["--workers", "2"])
    house.start()
    assert house.process is not None
    workers = children_of(house.process.pid)
    try:
        os.kill(workers[0], signal.SIGKILL)
        until = time.monotonic() + 20
        while len(now := children_of(house.process.pid)) < 2 or workers[0] in now:
            assert time.monotonic() < until
            assert httpx.get(f"{house.base}/api/health", timeout=10).status_code == 200
            time.sleep(0.1)
    finally:
        house.stop()
    assert house.process.returncode == 0
    assert [pid for pid in {*workers, *now} if Path(f"/proc/{pid}").exists()] == []


@pytest.mark.long
def test_workers_stop_when_their_parent_dies(postgres, tmp_path):
    house = House(tmp_path / "data", postgres.database(), more=["--workers", "2"])
    house.start()
    assert house.process is not None
    workers = children_of(house.process.pid)
    house.stop(signal.SIGKILL)
    until = time.monotonic() + 15
    while any(Path(f"/proc/{pid}").exists() for pid in workers):
        assert time.monotonic() < until
        time.sleep(0.1)


def children_of(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rsplit(")", 1)[1].split()[1]) == parent:
                found.append(int(path.parent.name))
    return sorted(found)
