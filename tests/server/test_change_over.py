"""A server that was started before the rules were compiled changes over to them, and nobody loses anything."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets

from partal.server import app, change_over
from partal.server.settings import Settings
from tests.sampling import sampled
from tests.server.house import ME, House, Visitor
from tests.tools import compiles, compiling, copied, put_build

BOT = {"kind": "bot", "bot": "easy"}
LONGEST = 40.0
"""Seconds until the server has changed over at the latest."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server on a copy of the sources, for which nothing has been compiled."""
    compiling.build()
    copied(tmp_path)
    environment = dict(os.environ, PARTAL_BUILD="auto", PYTHONPATH=str(tmp_path / "src"))
    house = House(tmp_path / "data", environment=environment)
    house.start()
    yield house
    house.stop()


def build_of(house: House) -> str:
    answer = httpx.get(f"{house.base}/api/health", timeout=LONGEST)
    assert answer.status_code == 200
    build: str = answer.json()["build"]
    return build


async def answer_next(wire, taken: list[str]) -> None:
    """Answers the next question, and waits until the answer counts."""
    frame = await wire.hear_where(lambda frame: frame["question"] and frame["question"]["mine"], timeout=30)
    option = frame["question"]["options"][len(taken) % len(frame["question"]["options"])]["notation"]
    await wire.send(type="answer", number=frame["number"], option=option)
    await wire.hear_where(lambda later: later["number"] > frame["number"], timeout=30)
    taken.append(option)
    await wire.send(type="hello")


@pytest.mark.long
@pytest.mark.compiled
@compiles
def test_it_changes_over_in_a_quiet_moment_and_every_answer_counts(house: House, tmp_path: Path) -> None:
    async def evening() -> None:
        ana = await Visitor(house.base).arrive("Ana")
        table = (await ana.opens("asara", ME, BOT))["id"]
        taken: list[str] = []
        assert build_of(house) == "plain"
        assert house.process is not None
        pid = house.process.pid
        async with ana.live(table, 0) as wire:
            for _ in range(3):
                await answer_next(wire, taken)
            await asyncio.to_thread(put_build, tmp_path / "src" / "partal")
            # Somebody is playing: the bots' processes may change, the server may not.
            busy = time.monotonic() + change_over.LOOK_EVERY + change_over.QUIET + 2
            while time.monotonic() < busy:
                await answer_next(wire, taken)
                await asyncio.sleep(0.3)
            assert await asyncio.to_thread(build_of, house) == "plain"
            # Nobody is playing: the connection is closed with the code of a server that restarts.
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.hear("nothing that a server says", timeout=LONGEST)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        # A connection made in between waits and is not refused.
        begun = time.monotonic()
        async with ana.live(table, 0) as wire:
            assert time.monotonic() - begun < 15
            frame = await wire.hear_where(lambda frame: frame["question"] and frame["question"]["mine"], timeout=30)
            number = frame["number"]
            assert number == len(taken) + 1
            assert build_of(house) == "compiled"
            assert house.process.pid == pid
            assert house.process.poll() is None
            option = frame["question"]["options"][0]["notation"]
            accepted = await ana.answers(table, 0, number, option)
            assert accepted.status_code in (200, 201), accepted.text
            taken.append(option)
            await wire.send(type="hello")
            for _ in range(3):
                await answer_next(wire, taken)
        with closing(sqlite3.connect(house.folder / "partal.db", timeout=10)) as file:
            stored = file.execute(
                "SELECT notation FROM answers WHERE table_id = ? AND seat = 0 ORDER BY number", [table]
            )
            assert [notation for (notation,) in stored] == taken
        await ana.leave()

    asyncio.run(evening())
    assert '"changing over"' in house.log()
    assert "Traceback" not in house.log()


def test_a_socket_is_inherited_only_if_it_is_one_that_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    for wrong in ("", "x", "-1", "99999"):
        monkeypatch.setenv(change_over.INHERITED, wrong)
        assert change_over.inherited_socket() is None
        assert change_over.INHERITED not in os.environ
    with socket.create_server(("127.0.0.1", 0)) as listening:
        monkeypatch.setenv(change_over.INHERITED, str(os.dup(listening.fileno())))
        found = change_over.inherited_socket()
        assert found is not None
        with found:
            assert found.getsockname() == listening.getsockname()
            assert not found.get_inheritable()


def test_it_waits_until_nobody_does_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """No build, no change; then the bots at once, and the server once it is quiet."""
    happened: list[str] = []
    monkeypatch.setattr(change_over, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(change_over, "QUIET", 0.3)
    monkeypatch.setattr(change_over, "BETWEEN_ANSWERS", 0.0)
    built = [False]
    monkeypatch.setattr(change_over.compiled, "is_newly_built", lambda: built[0])
    working = [True]

    async def renew() -> None:
        happened.append("bots")

    async def watched() -> None:
        activity = change_over.Activity()
        task = asyncio.create_task(
            change_over.watch(activity, lambda: working[0], renew, lambda: happened.append("server"))
        )
        await asyncio.sleep(0.5)
        assert happened == []
        built[0] = True
        await asyncio.sleep(0.5)
        assert happened == ["bots"]
        activity.note()
        working[0] = False
        await asyncio.sleep(0.15)
        assert happened == ["bots"]
        await asyncio.wait_for(task, 2)
        assert happened == ["bots", "server"]

    asyncio.run(watched())


@asynccontextmanager
async def serving(folder: Path, change: Callable[[], None]) -> AsyncIterator[str]:
    """A server in this process; yields its address."""
    served = app.create_app(
        f"sqlite+aiosqlite:///{folder / 'partal.db'}", folder, Settings(pace=0, thinkers=1, rate=0), change
    )
    server = uvicorn.Server(uvicorn.Config(served, port=0, log_level="warning"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await task


@sampled("over", ["websocket", "http"])
def test_it_does_not_change_over_between_the_answers_of_somebody_who_plays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, over: str
) -> None:
    """Even if they are further apart than a quiet moment: clicks on the page need not send anything."""
    monkeypatch.setattr(change_over, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(change_over, "QUIET", 0.2)
    monkeypatch.setattr(change_over, "BETWEEN_ANSWERS", 1.5)
    built = False
    monkeypatch.setattr(change_over.compiled, "is_newly_built", lambda: built)
    monkeypatch.setattr(app, "may_change", lambda: True)
    changed = asyncio.Event()

    async def evening() -> None:
        nonlocal built
        async with serving(tmp_path, changed.set) as base:
            ana = await Visitor(base).arrive("Ana")
            table = (await ana.opens("asara", ME, {"kind": "guest", "name": "Gil"}))["id"]
            async with ana.live(table, 0) as wire:
                frame = await wire.hear_where(lambda frame: frame["question"] and frame["question"]["mine"])
                for _ in range(3):
                    number, option = frame["number"], frame["question"]["options"][0]["notation"]
                    if over == "http":
                        assert (await ana.answers(table, 0, number, option)).status_code == 200
                    else:
                        await wire.send(type="answer", number=number, option=option)
                    frame = await wire.hear_where(lambda later, than=number: later["number"] > than)
                    built = True
                    await asyncio.sleep(0.6)
                    assert not changed.is_set()
                    if not (frame["question"] and frame["question"]["mine"]):
                        break
                await asyncio.wait_for(changed.wait(), 10)
            await ana.leave()

    asyncio.run(evening())
