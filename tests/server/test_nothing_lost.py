"""The server is killed again and again while people play; no acknowledged answer is lost, none is there twice."""

from __future__ import annotations

import asyncio
import gc
import random
import signal

import httpx
import pytest
import websockets

from partal.core.match import Match

from partal import GAMES
from partal.server.store import Store
from tests.server.house import ME, OPEN, House, Visitor

pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
"""A connection whose server was killed is not closed properly."""
GONE = (OSError, httpx.HTTPError, websockets.WebSocketException, TimeoutError)
"""What a client sees when the server dies."""


class Ledger:
    """What one seat was told: which of its questions are answered, by their running number, and with what."""

    def __init__(self, table: str, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.sent: dict[int, set[str]] = {}
        """What was sent for each question; several if the server died before it replied."""
        self.told: set[int] = set()
        """The questions whose answer was acknowledged."""
        self.came_back = 0
        self.over = False
        """Whether the game has ended: on a quick machine that may be before the last kill."""

    def sends(self, number: int, option: str) -> None:
        self.sent.setdefault(number, set()).add(option)

    def hears(self, number: int) -> None:
        """The seat's next question has this number: all before it are answered."""
        self.told |= {sent for sent in self.sent if sent < number}


async def play(visitor: Visitor, ledger: Ledger, until: asyncio.Event, over_http: bool, rng: random.Random) -> None:
    """Answers whatever is asked; reconnects when the server is gone."""
    while not until.is_set():
        try:
            async with visitor.live(ledger.table, ledger.seat) as wire:
                ledger.came_back += 1
                while not until.is_set():
                    frame = await next_frame(wire)
                    if frame is None:
                        await wire.send(type="hello")  # An answer may have been refused; is the question still open?
                        continue
                    ledger.hears(frame["number"])
                    question = frame["question"]
                    if frame["standings"] is not None:
                        ledger.over = True
                        return
                    if question is None or not question["mine"]:
                        continue
                    option = rng.choice(question["options"])["notation"]
                    ledger.sends(frame["number"], option)
                    if over_http:
                        answer = await visitor.answers(ledger.table, ledger.seat, frame["number"], option)
                        if answer.status_code == 200:
                            ledger.hears(answer.json()["number"])
                    else:
                        await wire.send(type="answer", number=frame["number"], option=option)
        except GONE:
            await asyncio.sleep(0.05)


async def next_frame(wire) -> dict | None:
    try:
        message = await wire.next_message(0.3)
    except TimeoutError:
        return None
    return message if message["type"] == "frame" else None


async def hammer(house: House, tables: int, kills: int, apart: tuple[float, float]) -> list[Ledger]:
    """People play at `tables` tables while the server is killed `kills` times."""
    rng = random.Random(7)
    until = asyncio.Event()
    visitors = [await Visitor(house.base).arrive(name) for name in ("Ana", "Ben", "Cleo", "Dora")]
    ledgers, tasks = [], []
    for index in range(tables):
        ana, ben = visitors[index % 2 * 2], visitors[index % 2 * 2 + 1]
        game = ("asara", "sabika")[index % 2]
        table = (await ana.opens(game, ME, OPEN))["id"]
        sat = await ben.http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ben"})
        assert sat.status_code == 200
        for seat, visitor in enumerate((ana, ben)):
            ledgers.append(Ledger(table, seat))
            own = random.Random(index * 2 + seat)
            tasks.append(asyncio.create_task(play(visitor, ledgers[-1], until, (index + seat) % 2 == 0, own)))
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(*apart))
        await asyncio.to_thread(house.stop, signal.SIGKILL)
        await asyncio.to_thread(house.start)
    before = sum(len(ledger.told) for ledger in ledgers)
    for _ in range(100):
        await asyncio.sleep(0.1)
        if sum(len(ledger.told) for ledger in ledgers) > before + tables:
            break
    until.set()
    await asyncio.gather(*tasks)
    for visitor in visitors:
        await visitor.leave()
    went_on = sum(len(ledger.told) for ledger in ledgers) > before
    assert went_on or all(ledger.over for ledger in ledgers), "nobody could go on after the last kill"
    return ledgers


async def check(url: str, ledgers: list[Ledger]) -> int:
    """Compare what people were told with what is on disk; returns how many answers were acknowledged."""
    store = Store(url)
    try:
        for ledger in ledgers:
            entries = await store.entries(ledger.table)
            assert [number for number, _ in entries] == list(range(1, len(entries) + 1))
            mine = [entry.notation for _, entry in entries if entry.seat == ledger.seat]
            assert len(mine) >= len(ledger.told) == max(ledger.told, default=0), "an acknowledged answer is lost"
            assert len(mine) <= len(ledger.sent), "an answer is there twice"
            assert all(notation in ledger.sent[number] for number, notation in enumerate(mine, 1))
            row = await store.table(ledger.table)
            match = Match(GAMES[row.game].rules, row.seats, row.seed, row.settings, salt=row.salt)
            for _, entry in entries:
                assert match.decision.seat == entry.seat
                match.play(entry.notation)
    finally:
        await store.close()
    return sum(len(ledger.told) for ledger in ledgers)


def kill_and_compare(house: House, tables: int, kills: int, apart: tuple[float, float]) -> tuple[int, list[Ledger]]:
    house.start()
    try:
        ledgers = asyncio.run(hammer(house, tables, kills, apart))
    finally:
        house.stop()
    gc.collect()
    url = house.database or f"sqlite+aiosqlite:///{house.folder / 'partal.db'}"
    return asyncio.run(check(url, ledgers)), ledgers


def test_a_killed_server_loses_and_doubles_nothing(database, tmp_path):
    """Three kills at random moments under load, on either database; everybody comes back and goes on."""
    told, ledgers = kill_and_compare(House(tmp_path / "data", database()), tables=8, kills=3, apart=(0.4, 1.6))

    assert told > 100
    assert all(ledger.over or ledger.came_back >= 2 for ledger in ledgers)


@pytest.mark.soak
def test_many_kills_lose_and_double_nothing(database, tmp_path):
    """How many answers go through depends on the machine; that none of them is lost or doubled does not."""
    told, ledgers = kill_and_compare(House(tmp_path / "data", database()), tables=40, kills=40, apart=(0.2, 3))

    assert told > 1_000
    assert min(ledger.came_back for ledger in ledgers) >= 2


def test_an_answer_sent_twice_counts_once(house):
    """A client that does not know whether its answer arrived may send it again."""

    async def story():
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Ben"}, seed=7))["id"]
        first = await ana.answers(table, 0, 1, "go bank 10")
        again = await ana.answers(table, 0, 1, "go bank 10")
        header = (await ana.http.get(f"/api/tables/{table}")).json()
        await ana.leave()
        return first, again, header

    first, again, header = asyncio.run(story())

    assert first.json() == {"ok": True, "number": 2}
    assert again.status_code == 409
    assert again.json() == {
        "error": ["refused-not-open", {"number": "1", "now": "2"}, "A-TAB-02"],
        "clause": "A-TAB-02",
        "number": 2,
    }
    assert header["number"] == 2
