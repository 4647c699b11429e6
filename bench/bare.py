"""A bare application to compare the server with: the same framework, messages, rows and bytes, without rules or frames.

It takes the same answers over the same kind of connection, writes the same rows in the same grouped transactions to the
same kind of database (with `Store.add_entry`), and only then sends the frames to everybody at the table, each in a
task of its own. The frames were recorded beforehand by `record` from Partal's own connections; `bench/load.py` runs
both servers in turn. So what differs is what we wrote by hand: rules, views, frames, and who may do what.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from sqlalchemy import insert

from partal.core.log import Entry

from partal.server.live import SLOWEST
from partal.server.models import LiveRequest, SocketAnswer
from partal.server.schema import tables
from partal.server.store import Store

WATCHING = "watch"
"""The seat of a spectator, as in the address of a connection."""


ROW = {
    "game": "",
    "seats": 2,
    "settings": {},
    "seed": 0,
    "salt": "",
    "public": False,
    "finished": False,
    "owner": "",
    "created": 0.0,
    "touched": 0.0,
}
"""A table's row; only when it was last touched matters here."""


class Trace(NamedTuple):
    """A recorded game."""

    first: dict[str, str]
    """By seat, the frame that opens a connection."""
    steps: list[dict[str, str]]
    """For each answer, what everybody at the table was sent after it, by seat."""


# The application


class Table:
    """A table of the bare application: a trace, and where in it the table is."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.number = 0
        self.listeners: list[Listener] = []

    def step(self) -> None:
        """Hands everybody their next frame; after the last answer of a game it begins again."""
        place = self.number % (len(self.trace.steps) + 1)
        frames = self.trace.steps[place - 1] if place else self.trace.first
        for listener in self.listeners:
            if listener.seat in frames:
                listener.waiting.append(frames[listener.seat])
                listener.news.set()


class Listener:
    """A connection with a task of its own for sending, so that a slow one holds nobody up."""

    def __init__(self, seat: str, socket: WebSocket[Any, Any, Any]) -> None:
        self.seat = seat
        self.socket = socket
        self.waiting: list[str] = []
        self.news = asyncio.Event()

    async def send_frames(self) -> None:
        while True:
            await self.news.wait()
            self.news.clear()
            frames, self.waiting = self.waiting, []
            for frame in frames:
                async with asyncio.timeout(SLOWEST):
                    await self.socket.send_data(frame, mode="text")


def create_app(url: str, traces: list[Trace], count: int) -> Litestar:
    """The application with this many tables, whose ids are their numbers."""
    store = Store(url)
    open_tables = {str(number): Table(traces[number % len(traces)]) for number in range(count)}

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(insert(tables), [{"id": table, **ROW} for table in open_tables])
        yield
        await store.close()

    @websocket("/api/tables/{table_id:str}/live")
    async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], seat: FromQuery[str] = WATCHING) -> None:
        await socket.accept()
        table, listener = open_tables[table_id], Listener(seat, socket)
        table.listeners.append(listener)
        sending = asyncio.create_task(listener.send_frames())
        await socket.send_data(table.trace.first[seat], mode="text")
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                heard = msgspec.json.decode(await socket.receive_data(mode="text"), type=LiveRequest)
                assert isinstance(heard, SocketAnswer)
                table.number += 1
                await store.add_entry(table_id, table.number, Entry(int(seat), heard.option))
                table.step()
        sending.cancel()
        table.listeners.remove(listener)

    return Litestar([live], lifespan=[lifespan], openapi_config=None)


# Recording


class Recorder:
    """Takes the place of a connection and keeps what is sent over it."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send_data(self, data: str, mode: str) -> None:
        self.sent.append(data)


async def record(game: str, number: int, folder: Path, longest: int) -> Trace:
    """Plays a game for two with random answers, on a real room with three connections; one is a spectator's."""
    from partal.server.live import Viewer
    from partal.server.room import Room
    from partal.server.seated import Listener
    from partal.server.stamps import Stamp
    from partal.server.store import Player, TableRow
    from partal.server.thinking import Thinkers
    from partal.table.seat import Chair

    store = Store(f"sqlite+aiosqlite:///{folder / f'{game}-{number}.db'}")
    await store.open()
    rng = random.Random(f"{game} {number}")
    names = ("Ana", "Ben")
    row = TableRow(
        f"{game}-{number}", game, 2, {}, rng.randrange(2**32), "salt", False, False, "ana", 0.0, **_stamped(game, Stamp)
    )
    chairs = [Chair(seat, "human", "", name, name.lower()) for seat, name in enumerate(names)]
    await store.add_table(row, chairs)
    room = Room(store, row, None, Thinkers(1, 1.0), 0.0)
    await room.load()
    wires = {seat: Recorder() for seat in ("0", "1", WATCHING)}
    viewers: dict[str, Viewer] = {}
    for seat, wire in wires.items():
        player = Player(names[int(seat)].lower() if seat != WATCHING else "eve", "", "en")
        viewers[seat] = Viewer(wire, room, player, int(seat) if seat != WATCHING else None)  # type: ignore[arg-type]
        room.listen(Listener(player.id, viewers[seat].seat, viewers[seat].news.set))
    room.notify()

    async def shown() -> dict[str, str]:
        for wire in wires.values():
            wire.sent.clear()
        for viewer in viewers.values():
            await viewer.show()
        return {seat: wire.sent[-1] for seat, wire in wires.items() if wire.sent}

    first, steps = await shown(), []
    while (decision := room.match.decision) is not None and len(steps) < longest:
        seat = decision.seat
        await room.answer(names[seat].lower(), seat, room.number(seat), rng.choice(decision.options).notation)
        steps.append(await shown())
    await room.close()
    await store.close()
    if room.match.over:
        steps.pop()  # The game begins again instead, so that the load stays the same.
    return Trace(first, steps)


def _stamped(game: str, stamp: Any) -> dict[str, str]:
    from partal.server.stamps import stamp_of

    found = stamp_of(game, "")
    assert isinstance(found, stamp)
    return {"rules": found.rules, "content": found.content, "pack_digest": found.pack}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("traces", type=Path, help="the recorded games")
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True, help="the folder of the database")
    arguments = parser.parse_args()
    traces = msgspec.msgpack.decode(arguments.traces.read_bytes(), type=list[Trace])
    app = create_app(f"sqlite+aiosqlite:///{arguments.data / 'partal.db'}", traces, arguments.tables)
    listening = sockets.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}/", flush=True)
    # The same settings as those of `partal serve`.
    config = uvicorn.Config(app, log_level="warning", ws_max_size=16_384, proxy_headers=True, server_header=False)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
