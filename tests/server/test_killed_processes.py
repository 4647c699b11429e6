"""Processes and databases that are killed under load: nothing acknowledged is lost, nothing is there twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator

import httpx
import pytest

from tests.server.house import ME, OPEN, RANDOM, House, Visitor, Wire
from tests.server.machine import Stopwatch
from tests.server.postgres import Postgres
from tests.server.test_nothing_lost import GONE, Ledger, check, play
from tests.server.test_processes import GOES_ON, at, children_of, houses

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
"""A connection whose server was killed is not closed properly."""
STANDS_STILL = 30.0
"""Seconds without any answer after which a table stands still for good, however busy the machine is."""


class Anywhere:
    """Somebody whose page reconnects to whichever process is there, as behind a proxy."""

    def __init__(self, places: list[Visitor]) -> None:
        self.places = places
        """The same person at each process, the one they are at first."""

    @contextlib.asynccontextmanager
    async def live(self, table: str, seat: int) -> AsyncIterator[Wire]:
        try:
            async with self.places[0].live(table, seat) as wire:
                yield wire
        except GONE:
            self.places = [*self.places[1:], self.places[0]]
            raise

    async def answers(self, table: str, seat: int, number: int, option: str) -> httpx.Response:
        return await self.places[0].answers(table, seat, number, option)


async def storm(pair: list[House], tables: int, kills: int, apart: float) -> tuple[list[Ledger], list[float]]:
    """People play against a bot, each two at two processes, while now one process is killed and now the other.

    Returns what they were told, and how long tables stood still after each kill, on a machine of their own.
    """
    rng = random.Random(7)
    until = asyncio.Event()
    here = [await Visitor(pair[0].base).arrive(name) for name in ("Ana", "Ben", "Cleo", "Dora")]
    there = [at(visitor, pair[1]) for visitor in here]
    ledgers, tasks, elsewhere = [], [], []
    for index in range(tables):
        first, second = here[index % 2 * 2], there[index % 2 * 2 + 1]
        table = (await first.opens(("asara", "sabika")[index % 2], ME, OPEN, RANDOM))["id"]
        sat = await second.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ben"})
        assert sat.status_code == 200
        for seat, visitor in enumerate((first, second)):
            ledgers.append(Ledger(table, seat))
            own = random.Random(index * 2 + seat)
            elsewhere.append(at(visitor, pair[1 - seat]))
            somebody = Anywhere([visitor, elsewhere[-1]])
            tasks.append(asyncio.create_task(play(somebody, ledgers[-1], until, (index + seat) % 2 == 0, own)))
    pauses = []
    for kill in range(kills):
        await asyncio.sleep(rng.uniform(0.5, 1.5) * apart)
        house = pair[kill % 2]
        before = [len(ledger.told) for ledger in ledgers]
        watch = Stopwatch()
        await asyncio.to_thread(house.stop, signal.SIGKILL)
        starting = asyncio.create_task(asyncio.to_thread(house.start))
        while not all(has_gone_on(place, ledgers, before, tasks) for place in range(0, len(ledgers), 2)):
            assert watch.wall < 60, "a table stands still"
            await asyncio.sleep(0.05)
        pauses.append(watch.seconds)
        await starting
    until.set()
    await asyncio.gather(*tasks)
    for visitor in (*here, *there, *elsewhere):
        await visitor.leave()
    return ledgers, pauses


def has_gone_on(place: int, ledgers: list[Ledger], before: list[int], tasks: list[asyncio.Task[None]]) -> bool:
    """Whether somebody at this table has answered since, or its game is over."""
    both = (place, place + 1)
    return any(len(ledgers[seat].told) > before[seat] or tasks[seat].done() for seat in both)


async def played_while(pair: list[House], tables: int, happens) -> list[Ledger]:
    """People play at two processes while something happens; then everybody goes on."""
    until = asyncio.Event()
    ana = await Visitor(pair[0].base).arrive("Ana")
    ben = at(await Visitor(pair[0].base).arrive("Ben"), pair[1])
    ledgers, tasks = [], []
    for index in range(tables):
        table = (await ana.opens(("asara", "sabika")[index % 2], ME, OPEN))["id"]
        assert (await ben.http.post(f"/api/tables/{table}/sit", json={"seat": 1})).status_code == 200
        for seat, visitor in enumerate((ana, ben)):
            ledgers.append(Ledger(table, seat))
            tasks.append(asyncio.create_task(play(visitor, ledgers[-1], until, False, random.Random(index * 2 + seat))))
    await asyncio.sleep(1)
    await happens()
    await everybody_goes_on(ledgers, tasks)
    until.set()
    await asyncio.gather(*tasks)
    for visitor in (ana, ben):
        await visitor.leave()
    return ledgers


async def everybody_goes_on(ledgers: list[Ledger], tasks: list[asyncio.Task[None]]) -> None:
    """Waits until everybody has had an answer acknowledged, or has finished the game; no table may stand still.

    How long somebody has to wait for the others is up to the game and the machine.
    """
    before = [len(ledger.told) for ledger in ledgers]
    moved: dict[str, tuple[int, float]] = {}
    while True:
        await asyncio.sleep(0.1)
        waiting = [
            one for one, count, task in zip(ledgers, before, tasks) if len(one.told) == count and not task.done()
        ]
        if not waiting:
            return
        for table in {ledger.table for ledger in waiting}:
            told = sum(len(one.told) for one in ledgers if one.table == table)
            if moved.get(table, (-1, 0.0))[0] != told:
                moved[table] = told, time.monotonic()
            assert time.monotonic() - moved[table][1] < STANDS_STILL, "a table did not go on"


@pytest.mark.long
@pytest.mark.parametrize("how", ["restarted", "stopped in its tracks"])
def test_a_postgresql_that_fails_under_two_processes_loses_and_doubles_nothing(tmp_path, how):
    fragile = Postgres()
    fragile.start()

    async def happens() -> None:
        if how == "restarted":
            await asyncio.to_thread(fragile.halt)
            await asyncio.sleep(1)
            await asyncio.to_thread(fragile.begin)
            return
        family = [fragile.process.pid, *children_of(fragile.process.pid)]
        for pid in family:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(4)
        for pid in family:
            os.kill(pid, signal.SIGCONT)

    try:
        with houses(fragile, tmp_path / "data") as pair:
            ledgers = asyncio.run(played_while(pair, 4, happens))
            told = asyncio.run(check(str(pair[0].database), ledgers))
    finally:
        fragile.stop()
    assert told > 40


@pytest.mark.parametrize(
    ("tables", "kills", "apart"),
    [
        pytest.param(30, 6, 3.0, marks=pytest.mark.long),
        pytest.param(200, 24, 5.0, marks=pytest.mark.soak),
    ],
)
def test_killed_processes_lose_and_double_nothing(postgres, tmp_path, tables, kills, apart):
    """No answer of a person that was acknowledged, and no bot answers twice; every table goes on within 5 seconds."""
    with houses(postgres, tmp_path / "data") as pair:
        ledgers, pauses = asyncio.run(storm(pair, tables, kills, apart))
        told = asyncio.run(check(str(pair[0].database), ledgers))
    longest = ", ".join(f"{pause:.1f}" for pause in pauses)
    print(f"{told} acknowledged answers at {tables} tables; the longest pause after each kill: {longest} s")
    assert told > 40
    assert min(ledger.came_back for ledger in ledgers) >= 1
    assert max(pauses) < GOES_ON
