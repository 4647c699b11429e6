"""The server under load: many tables with two live clients each, answering as fast as they are asked.

`make load` starts a server of its own in a separate process and reports acknowledged answers per second, the time
from sending an answer to receiving its frame, and whether anything was lost. A bare loop that only plays, without
storing anything, is run for comparison between machines.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from partal.core.match import Match
from partal.core.rng import Rng

from partal import GAMES
from partal.server.store import Store


class Choice(msgspec.Struct):
    notation: str


class Question(msgspec.Struct):
    mine: bool
    options: list[Choice]


class Message(msgspec.Struct):
    """The part of a frame that a client needs in order to answer."""

    type: str
    number: int = 0
    question: Question | None = None


DECODER = msgspec.json.Decoder(Message)


class Tally:
    """What all clients have received."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.bytes = 0
        self.frames = 0
        self.acknowledged: dict[tuple[str, int], int] = {}
        self.refused = 0


async def arrive(http: httpx.AsyncClient) -> dict[str, str]:
    answer = await http.get("/api/me")
    return {"Cookie": answer.headers["set-cookie"].split(";")[0]}


async def open_table(http: httpx.AsyncClient, game: str, people: list[dict[str, str]]) -> str:
    chairs = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
    opened = await http.post("/api/tables", json={"game": game, "chairs": chairs}, headers=people[0])
    table = str(opened.json()["id"])
    await http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ben"}, headers=people[1])
    return table


async def client(
    base: str,
    table: str,
    seat: int,
    cookie: dict[str, str],
    tally: Tally,
    start: asyncio.Event,
    until: float,
    pause: float,
) -> None:
    """One browser: answers whenever it is asked, after `pause` seconds on average."""
    rng = random.Random(f"{table} {seat}")
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live?seat={seat}"
    async with websockets.connect(
        address, additional_headers=cookie, max_size=None, compression=None, open_timeout=180
    ) as socket:
        sent: tuple[int, float] | None = None
        frame: Message | None = None
        while time.perf_counter() < until:
            if frame is None or frame.question is None or not frame.question.mine or sent is not None:
                try:
                    data = await asyncio.wait_for(socket.recv(), max(0.01, until - time.perf_counter()))
                except TimeoutError:
                    break
                message = DECODER.decode(data)
                if message.type != "frame":
                    tally.refused += message.type == "refused"
                    continue
                frame = message
                tally.frames += 1
                tally.bytes += len(data)
                if sent is not None and frame.number > sent[0]:
                    tally.times.append(time.perf_counter() - sent[1])
                    tally.acknowledged[(table, seat)] = sent[0]
                    sent = None
                continue
            await start.wait()
            if pause:
                await asyncio.sleep(rng.uniform(0, 2 * pause))
            sent = (frame.number, time.perf_counter())
            option = rng.choice(frame.question.options).notation
            message_out = {"type": "answer", "number": frame.number, "option": option}
            await socket.send(msgspec.json.encode(message_out).decode())


def cpu_of(process: int) -> float:
    """Seconds of CPU time that a process has used; 0 if the system does not report it."""
    try:
        words = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def run(
    base: str, tables: int, seconds: float, games: list[str], pause: float, server: int
) -> tuple[Tally, float, float]:
    """Plays for `seconds`; returns the tally, the time it took, and the server's CPU time."""
    tally, start = Tally(), asyncio.Event()
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        opened, clients = [], []
        for index in range(tables):
            http.cookies.clear()
            people = []
            for _ in range(2):
                people.append(await arrive(http))
                http.cookies.clear()
            opened.append((await open_table(http, games[index % len(games)], people), people))
    began = time.perf_counter()
    until = began + 5 + seconds
    for table, people in opened:
        clients.extend(
            asyncio.create_task(client(base, table, seat, people[seat], tally, start, until, pause)) for seat in (0, 1)
        )
    await asyncio.sleep(5)
    start.set()
    before, used = time.perf_counter(), cpu_of(server)
    await asyncio.gather(*clients)
    return tally, time.perf_counter() - before, cpu_of(server) - used


async def lost(url: str, tally: Tally) -> int:
    """Acknowledged answers that are not on disk."""
    store = Store(url)
    missing = 0
    for (table, seat), number in tally.acknowledged.items():
        mine = sum(1 for _, entry in await store.entries(table) if entry.seat == seat)
        missing += max(0, number - mine)
    await store.close()
    return missing


def bare(games: list[str], seconds: float = 2.0) -> float:
    """Answers per second in a loop that only plays: no network, no disk, no texts."""
    rng, played, began = Rng(1), 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for game in games:
            match: Match[Any] = Match(GAMES[game].rules, 2, rng.below(1_000))
            while (decision := match.decision) is not None:
                match.play(rng.pick(decision.options))
                played += 1
    return played / (time.perf_counter() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=0, help="how long a seat thinks, in seconds on average")
    parser.add_argument("--games", default="asara,sabika")
    parser.add_argument("--database", default=None)
    arguments = parser.parse_args()
    games = arguments.games.split(",")
    with tempfile.TemporaryDirectory(prefix="partal-load-") as folder:
        command = [sys.executable, "-m", "partal", "serve", "--port", "0", "--data", folder, "--rate", "0"]
        command += ["--database", arguments.database] if arguments.database else []
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            base = "http://" + server.stdout.readline().split("http://")[1].split("/")[0]
            time.sleep(1)
            tally, took, used = asyncio.run(
                run(base, arguments.tables, arguments.seconds, games, arguments.pause, server.pid)
            )
        finally:
            server.terminate()
            server.wait(timeout=20)
        url = arguments.database or f"sqlite+aiosqlite:///{Path(folder) / 'partal.db'}"
        missing = asyncio.run(lost(url, tally))
    times = sorted(tally.times)
    rate = len(times) / took
    alone = bare(games)
    clients = f"{arguments.tables} tables, {arguments.tables * 2} live clients"
    print(f"{clients}, {arguments.games}, {took:.1f} s, each answer after {arguments.pause:g} s")
    print(f"acknowledged answers  {len(times)}  ({rate:.0f} a second; a bare loop: {alone:.0f})")
    shares = [f"p{share * 100:.0f} {at(times, share):.0f} ms" for share in (0.5, 0.95, 0.99)]
    if used and times:
        print(f"server                {used / len(times) * 1000:.1f} ms of processor time an answer")
    print(f"latency               {'   '.join(shares)}")
    print(f"frames                {tally.frames}  ({tally.bytes / max(1, tally.frames) / 1024:.1f} KB each)")
    print(f"refused               {tally.refused}")
    print(f"lost                  {missing}")
    return 1 if missing else 0


def at(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


if __name__ == "__main__":
    raise SystemExit(main())
