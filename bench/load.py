"""The server under load, compared with a bare application in the same run (`bench/bare.py`).

`make load` starts each server in turn, alone on one core, and plays from another core over real connections:

- as fast as possible: every seat answers as soon as it is asked;
- like people: every seat thinks for two seconds on average;
- in front of a crowd: one table with 300 spectators.

An answer is acknowledged when its frame is back; it is on disk by then, and the last lines compare that with the
database.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import bare
from bench.clients import Client, Tally
from bench.sockets import connect

from partal import GAMES
from partal.server.store import Store

BUSY = 0.95
"""If the server was less busy than this, the clients were the bottleneck."""
GAMES_RECORDED = 8
"""Recorded games of each kind for the bare application."""
LONGEST_TRACE = 400
WARM_UP = 3.0
"""Seconds of play that do not count."""
AT_ONE_ADDRESS = 20
"""Spectators who share one identity; the number of connections per player is limited."""


class Figures(NamedTuple):
    """The result of one run."""

    answers: int
    seconds: float
    processor: float
    idle: float
    """Seconds for which the server's core had nothing to do."""
    times: list[float]
    frames: int
    bytes: int

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    @property
    def busy(self) -> float:
        """How much of the time that its core left to the server it worked; others may share the machine."""
        return self.processor / (self.processor + self.idle) if self.processor else 0.0

    @property
    def rate_alone(self) -> float:
        """Answers in a second of the time that its core left to the server; on a quiet machine the same as `rate`."""
        return self.answers / (self.processor + self.idle) if self.processor else 0.0

    @property
    def share(self) -> float:
        """The share of all the time that it worked."""
        return self.processor / self.seconds

    @property
    def each(self) -> float:
        """Milliseconds of processor time for an answer."""
        return 1000 * self.processor / max(1, self.answers)

    def at(self, share: float) -> float:
        """The latency below which this share of the answers stayed, in milliseconds."""
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")


class Server(NamedTuple):
    """A server under test."""

    name: str
    pid: int
    host: str
    port: int
    folder: Path
    is_bare: bool
    database: str = ""
    """Its database, if it is not the one in its folder."""


def cores() -> tuple[set[int], set[int]]:
    """A core for the server, and one for the clients."""
    allowed = sorted(os.sched_getaffinity(0))
    return {allowed[0]}, {allowed[-1]}


@contextlib.contextmanager
def running(name: str, command: list[str], folder: Path, is_bare: bool = False) -> Iterator[Server]:
    """Starts a server alone on its core; it prints its address first."""
    process = subprocess.Popen(
        [sys.executable, *command],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores()[0]),
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split("http://")[1].split("/")[0]
        host, port = address.split(":")
        time.sleep(1)
        yield Server(name, process.pid, host, int(port), folder, is_bare)
    finally:
        process.terminate()
        process.wait(timeout=20)


@contextlib.contextmanager
def partal(folder: Path) -> Iterator[Server]:
    folder.mkdir()
    command = ["-m", "partal", "serve", "--port", "0", "--data", str(folder), "--rate", "0"]
    with running("partal", command, folder) as server:
        yield server


@contextlib.contextmanager
def the_bare_one(folder: Path, traces: Path, tables: int) -> Iterator[Server]:
    folder.mkdir()
    script = str(Path(__file__).with_name("bare.py"))
    command = [script, str(traces), "--tables", str(tables), "--data", str(folder)]
    with running("bare", command, folder, is_bare=True) as server:
        yield server


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process and those that it has started have used."""
    words = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK") + sum(cpu_of(int(child)) for child in children)


def idle_time() -> float:
    """Seconds for which the server's core has had nothing to do."""
    (core,) = cores()[0]
    words = next(line for line in Path("/proc/stat").read_text().splitlines() if line.startswith(f"cpu{core} ")).split()
    return (int(words[4]) + int(words[5])) / os.sysconf("SC_CLK_TCK")


# Opening tables


async def arrive(http: httpx.AsyncClient) -> str:
    """A new identity, as a cookie."""
    http.cookies.clear()
    cookie = str((await http.get("/api/me")).headers["set-cookie"]).split(";")[0]
    http.cookies.clear()
    return cookie


async def opened(server: Server, games: list[str], tables: int) -> list[tuple[str, list[str]]]:
    """Tables for two, each with the cookies of its players."""
    if server.is_bare:
        return [(str(number), ["", ""]) for number in range(tables)]
    found = []
    async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", timeout=60) as http:
        for index in range(tables):
            ana, ben = await arrive(http), await arrive(http)
            chairs = [{"kind": "me", "name": "Ana"}, {"kind": "open"}]
            body = {"game": games[index % len(games)], "chairs": chairs}
            table = str((await http.post("/api/tables", json=body, headers={"Cookie": ana})).json()["id"])
            http.cookies.clear()
            await http.post(f"/api/tables/{table}/sit", json={"seat": 1, "name": "Ben"}, headers={"Cookie": ben})
            http.cookies.clear()
            found.append((table, [ana, ben]))
    return found


async def lost(server: Server, tally: Tally) -> int:
    """Acknowledged answers that are not on disk."""
    store = Store(server.database or f"sqlite+aiosqlite:///{server.folder / 'partal.db'}")
    missing = 0
    for (table, seat), number in tally.acknowledged.items():
        mine = sum(1 for _, entry in await store.entries(table) if entry.seat == seat)
        missing += max(0, number - mine)
    await store.close()
    return missing


# The three kinds of load


async def play(
    server: Server, games: list[str], tables: int, seconds: float, pause: float, spare: int = 0
) -> tuple[Figures, int]:
    """Everybody plays for some seconds; returns the figures and the number of lost answers.

    Whenever a game ends, one of the spare tables begins, so the load stays the same.
    """
    tally = Tally()
    clients: list[Client] = []
    for table, cookies in await opened(server, games, tables + spare):
        for seat in (0, 1):
            client = Client(table, seat, tally, pause)
            path = f"/api/tables/{table}/live?seat={seat}"
            client.socket = await connect(server.host, server.port, path, cookies[seat], client.heard)
            clients.append(client)
    await asyncio.sleep(1)
    waiting = iter(clients)

    def begin() -> None:
        """The next table begins to play."""
        for client in itertools.islice(waiting, 2):
            client.playing = True
            client.play()

    tally.when_over = begin
    for _ in range(tables):
        begin()
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, used, idle = time.perf_counter(), cpu_of(server.pid), idle_time()
    await asyncio.sleep(seconds)
    took, used, idle = time.perf_counter() - began, cpu_of(server.pid) - used, idle_time() - idle
    tally.counting = False
    for client in clients:
        client.playing = False
    await asyncio.sleep(1)
    for client in clients:
        assert client.socket is not None
        client.socket.close()
    if not tally.times:
        raise SystemExit(f"{server.name}: no answer came back; do the clients read its frames rightly?")
    if tally.refused:
        print(f"{server.name}: {tally.refused} answers were refused", file=sys.stderr)
    if len(tally.over) > spare:
        print(f"{server.name}: {len(tally.over)} games ended, so the load fell; keep more tables ready (--spare)")
    figures = Figures(len(tally.times), took, used, idle, tally.times, tally.frames, tally.bytes)
    return figures, 0 if server.is_bare else await lost(server, tally)


async def before_a_crowd(
    server: Server, games: list[str], spectators: int, answers: int
) -> tuple[list[float], list[float]]:
    """A table of the last game with many spectators: how long a player waits for a frame, and the last spectator."""
    tally = Tally()
    tally.counting = True
    table, cookies = (await opened(server, games, len(games)))[-1]
    last = [0.0]
    count = [0]

    def seen(_: bytes) -> None:
        last[0] = time.perf_counter()
        count[0] += 1

    crowd = []
    identities = [""] * spectators
    if not server.is_bare:
        async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", timeout=60) as http:
            identities = [await arrive(http) for _ in range(-(-spectators // AT_ONE_ADDRESS))]
    for number in range(spectators):
        path = f"/api/tables/{table}/live?seat=watch"
        identity = identities[number % len(identities)]
        crowd.append(await connect(server.host, server.port, path, identity, seen))
    clients = [Client(table, seat, tally, 0.0) for seat in (0, 1)]
    for client in clients:
        path = f"/api/tables/{table}/live?seat={client.seat}"
        client.socket = await connect(server.host, server.port, path, cookies[client.seat], client.heard)
    await asyncio.sleep(2)
    spread: list[float] = []
    for _ in range(answers):
        count[0] = 0
        while not (asking := [client for client in clients if client.options]):
            await asyncio.sleep(0.005)
        asked = asking[0]
        asked.playing = True
        asked.answer()
        asked.playing = False
        began = time.perf_counter()
        while time.perf_counter() - began < 2 and (asked.sent_at or count[0] < spectators):
            if not asked.sent_at and count[0] == 0 and time.perf_counter() - began > 0.4:
                break  # An answer that spectators do not see.
            await asyncio.sleep(0.005)
        if count[0] >= spectators:
            spread.append(last[0] - began)
    for socket in [*crowd, *[client.socket for client in clients if client.socket]]:
        socket.close()
    return tally.times, spread


def record(path: Path, games: list[str], folder: Path) -> None:
    """Records games for the bare application, the kinds in turn as the tables are opened."""

    async def all_of_them() -> list[bare.Trace]:
        numbers = range(GAMES_RECORDED * len(games))
        return [await bare.record(games[each % len(games)], each, folder, LONGEST_TRACE) for each in numbers]

    path.write_bytes(msgspec.msgpack.encode(asyncio.run(all_of_them())))


# The report


def compare(title: str, ours: Figures, theirs: Figures, must_be_busy: bool) -> None:
    print(f"\n{title}")
    print(f"{'':28}{'partal':>12}{'bare':>12}{'ratio':>8}")

    def line(name: str, mine: float, other: float, form: str) -> None:
        print(f"{name:28}{mine:>12{form}}{other:>12{form}}{mine / other if other else float('nan'):>8.2f}")

    line("answers a second", ours.rate, theirs.rate, ".0f")
    line("  of what its core left it", ours.rate_alone, theirs.rate_alone, ".0f")
    print(f"{'processor time, ms/answer':28}{ours.each:>12.3f}{theirs.each:>12.3f}{theirs.each / ours.each:>8.2f}")
    line("p50, ms", ours.at(0.5), theirs.at(0.5), ".1f")
    line("p99, ms", ours.at(0.99), theirs.at(0.99), ".1f")
    line("bytes a frame", *[one.bytes / max(1, one.frames) for one in (ours, theirs)], ".0f")
    line("server busy", ours.busy, theirs.busy, ".2f")
    line("share of its core used", ours.share, theirs.share, ".2f")
    if must_be_busy and min(ours.busy, theirs.busy) < BUSY:
        print(f"A server was less than {BUSY:.0%} busy: the clients were measured, not the server.")
    if must_be_busy and min(ours.share, theirs.share) < BUSY * min(ours.busy, theirs.busy):
        print("Other work shared the core: the answers a second compare how much of it each server got.")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--spare", type=int, default=200, help="tables that take the place of games that end")
    parser.add_argument("--seconds", type=float, default=10, help="how long each load is measured")
    parser.add_argument("--pause", type=float, default=2, help="how long people think, in seconds on average")
    parser.add_argument("--spectators", type=int, default=300)
    parser.add_argument("--answers", type=int, default=60, help="answers before the spectators")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--only", choices=("full", "people", "crowd"), help="one kind of load")
    arguments = parser.parse_args()
    games, tables = arguments.games.split(","), arguments.tables
    os.sched_setaffinity(0, cores()[1])
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    missing, ratio = 0, float("nan")
    with tempfile.TemporaryDirectory(prefix="partal-load-") as place:
        folder = Path(place)
        traces = folder / "traces"
        print("recording games for the bare application ...", file=sys.stderr)
        record(traces, games, folder)

        def both(kind: str, seconds: float, pause: float, spare: int = 0) -> tuple[Figures, Figures]:
            nonlocal missing
            with partal(folder / f"{kind}-partal") as server:
                ours, gone = asyncio.run(play(server, games, tables, seconds, pause, spare))
                missing += gone
            with the_bare_one(folder / f"{kind}-bare", traces, tables + spare) as server:
                theirs, _ = asyncio.run(play(server, games, tables, seconds, pause, spare))
            return ours, theirs

        if arguments.only in (None, "full"):
            ours, theirs = both("full", arguments.seconds, 0.0, arguments.spare)
            compare(f"{tables} tables, as fast as possible", ours, theirs, True)
            ratio = ours.rate_alone / theirs.rate_alone
        if arguments.only in (None, "people"):
            ours, theirs = both("people", arguments.seconds, arguments.pause)
            compare(f"{tables} tables of people who think for {arguments.pause:g} s", ours, theirs, False)
        if arguments.only in (None, "crowd"):
            print(f"\none table of {games[-1]} with {arguments.spectators} spectators, {arguments.answers} answers")
            print(f"{'':28}{'partal':>12}{'bare':>12}{'ratio':>8}")
            with partal(folder / "crowd-partal") as server:
                mine = asyncio.run(before_a_crowd(server, games, arguments.spectators, arguments.answers))
            with the_bare_one(folder / "crowd-bare", traces, len(games)) as server:
                other = asyncio.run(before_a_crowd(server, games, arguments.spectators, arguments.answers))
            for name, own, others in zip(("own frame, p50, ms", "last spectator, p50, ms"), mine, other):
                one, two = [1000 * statistics.median(each) if each else float("nan") for each in (own, others)]
                print(f"{name:28}{one:>12.1f}{two:>12.1f}{one / two:>8.2f}")
    print(f"\nlost answers: {missing}")
    if ratio == ratio:  # Only the first kind of load gives one.
        print(f"ratio to the bare application: {ratio:.2f}")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
