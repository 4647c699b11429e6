"""A server process: the real rooms, store, limits, routes and live connections in a simulated world."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from litestar.datastructures import State
from litestar.exceptions import HTTPException
from sqlalchemy import ColumnElement, literal

from partal.core.message import plain

from partal.games import rules_of
from partal.server import again, coaching, hosts, live, play, previews, tables
from partal.server.accounts import COOKIE, Signer
from partal.server.advice import Advice
from partal.server.compact import compact
from partal.server.context import Context
from partal.server.database import Unavailable, Unusable
from partal.server.kept import SetAside
from partal.server.packs import content_of
from partal.server.rooms import Rooms
from partal.server.settings import Settings
from partal.server.sharing import Sharing
from partal.server.soundness import Unreadable
from partal.server.store import Store
from partal.server.thinking import NoAnswer, Thinkers, Worker
from partal.server.world import World
from tests.storms.database import SimulatedDatabase
from tests.storms.loop import Loop, Process, pause
from tests.storms.network import Line
from tests.storms.notices import SimulatedNotices

SIGNER = Signer(b"the storms' own key, 32 bytes long"[:32])
EPOCH = 1_800_000_000.0
ROUTES = {
    "answer": play.answer,
    "undo": play.undo,
    "chat": play.chat,
    "sit": tables.sit,
    "leave": tables.leave,
    "retake": tables.retake,
    "agree": tables.agree,
    "close": tables.close,
    "rematch": again.rematch,
    "go-on": again.go_on,
    "coach": coaching.agree_to_coach,
    "close-chat": hosts.close_chat,
    "remove": hosts.remove,
    "let-back": hosts.let_back,
    "visitors": hosts.visitors,
    "outlook": previews.get_outlook,
    "summaries": previews.get_summaries,
    "look": tables.get_table,
    "ways": previews.get_ways,
    "draft": previews.get_draft,
    "givers": previews.get_givers,
    "list": tables.list_tables,
}
"""The routes that people use in a storm, called as the framework would."""


class StormWorld(World):
    """Clocks, chance and database of a storm."""

    def __init__(self, loop: Loop, rng: Random, database: SimulatedDatabase, shared: bool) -> None:
        self.loop, self.rng, self.database = loop, rng, database
        self.shared = shared
        """Whether there are several processes."""

    def now(self) -> float:
        return EPOCH + self.loop.time()

    def steady(self) -> float:
        return self.loop.time()

    def random_bytes(self, count: int) -> bytes:
        return self.rng.randbytes(count)

    def below(self, limit: int) -> int:
        return self.rng.randrange(limit)

    def engine(self, url: str) -> Any:
        return self.database.engine()

    def notices(self, url: str) -> SimulatedNotices:
        return SimulatedNotices(self.new_process(), self.database.exchange, self.shared)

    def database_clock(self, kind: str) -> ColumnElement[float]:
        return literal(self.now())


class Bots:
    """How the bots of a storm behave now."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.mood = "well"

    MOODS = ("well", "late", "hung", "crash", "nonsense")


class SimulatedWorker(Worker):
    """A bot's process: it answers by chance, or does not."""

    def __init__(self, loop: Loop, bots: Bots) -> None:
        super().__init__("")
        self.loop, self.bots = loop, bots

    async def start(self) -> None:
        await pause(self.loop, self.bots.rng.expovariate(50))

    async def ask(self, request: dict[str, Any], limit: float, on_progress: Callable[..., None] | None = None) -> Any:
        bots = self.bots
        async with self._turn:
            await pause(self.loop, bots.rng.expovariate(20))
            if bots.mood == "crash" and bots.rng.random() < 0.5:
                raise NoAnswer(plain("ended"))
            if bots.mood == "hung":
                await pause(self.loop, limit)
                raise NoAnswer(plain("silent"))
            if bots.mood == "late":
                await pause(self.loop, bots.rng.uniform(0, limit))
            if bots.mood == "nonsense" and bots.rng.random() < 0.5:
                return "nonsense"
            rules = rules_of(request["game"])
            decision = rules.decision(rules.decode(request["state"], content_of(request["game"], request["pack"])))
            assert decision is not None
            return bots.rng.choice(decision.options).notation

    def hurry(self) -> None:
        """It is as quick as it is."""

    async def close(self) -> None:
        pass


class Request:
    """A request as the routes read it."""

    def __init__(self, cookie: str, host: str) -> None:
        self.cookies = {COOKIE: cookie}
        self.client = SimpleNamespace(host=host)
        self.headers: dict[str, str] = {}


class Outcome:
    """What a request has come to: a status, and the body or the key of the refusal."""

    def __init__(self, status: int, body: Any) -> None:
        self.status = status
        self.body = body

    @property
    def said(self) -> str:
        """The key of the refusal."""
        error = self.body.get("error") if isinstance(self.body, dict) else None
        return str(error[0]) if error else ""


class Server:
    """One server process from its start to its end."""

    def __init__(
        self,
        name: str,
        loop: Loop,
        database: SimulatedDatabase,
        settings: Settings,
        rng: Random,
        bots: Bots,
        shared: bool,
    ) -> None:
        self.loop = loop
        self.database = database
        self.process = Process(loop, name)
        self.lines: list[Line] = []
        self.serving = False
        self._handling = 0
        self.world = StormWorld(loop, rng, database, shared)
        self.process.on_death = self._died
        self.on_end: Callable[[Server], None] = lambda _: None
        """Is told when it has died or stopped."""
        self.process.context.run(self._build, settings, bots)
        self.state = State({"context": self.context})

    def _build(self, settings: Settings, bots: Bots) -> None:
        self.store = Store("", self.world)
        worker = lambda _: SimulatedWorker(self.loop, bots)  # noqa: E731
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds, "", worker)
        self.rooms = Rooms(self.store, self.thinkers, settings.pace)
        self.rooms.patience = settings.away_minutes * 60
        metrics: Any = None
        self.context = Context(self.store, SIGNER, self.rooms, Advice(self.store), settings, metrics, Path("/nowhere"))
        self.sharing = Sharing(self.context)

    def start(self) -> None:
        self.process.start(self._start())

    async def _start(self) -> None:
        """As the application does; a process that cannot start ends."""
        try:
            await self.sharing.begin()
        except (Unavailable, Unusable):
            self.loop.outside(0.0, self.kill)
            return
        self._background = [asyncio.create_task(self.rooms.keep_results())]
        self._background.append(asyncio.create_task(self.rooms.keep_tidy(30.0)))
        self.serving = True

    def pack(self) -> None:
        """Packs the logs of all games that have ended, as it does of old ones from time to time."""
        self._background.append(self.process.start(self._pack()))

    async def _pack(self) -> None:
        with suppress(Unavailable):
            await compact(self.store, self.world.now() + 1)

    def kill(self) -> None:
        self.process.kill()

    def _died(self) -> None:
        self.serving = False
        self.database.crash(self.process)
        for line in self.lines:
            if not line.closed:
                line.closed = True
                self.loop.outside(line.rng.expovariate(5), line._tell_closed, 1006)
        self.on_end(self)

    def stop(self) -> asyncio.Task[None]:
        """Stops in good order, as the application does when it is asked to."""
        self.serving = False
        for line in self.lines:
            if not line.closed:
                line._end()
                self.loop.outside(line.rng.expovariate(5), line._tell_closed, 1012)
        return self.process.start(self._stop())

    async def _stop(self) -> None:
        self.rooms.stopping.set()
        while self._handling or any(not line.done for line in self.lines):
            await pause(self.loop, 0.1)
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.rooms.close()
        await self.thinkers.close()
        await self.context.health.close()
        await self.sharing.end()
        await self.store.close()
        self.loop.outside(0.0, self.on_end, self)

    def ask(self, route: str, cookie: str, host: str, table: str, data: Any, done: Callable[[Outcome], None]) -> None:
        """Handles a request; `done` hears what it came to, if the process lives as long."""
        self.process.start(self._handle(route, Request(cookie, host), table, data, done))

    async def _handle(self, route: str, request: Any, table: str, data: Any, done: Callable[[Outcome], None]) -> None:
        handler: Any = ROUTES[route].fn
        self._handling += 1
        arguments = [request, self.state] + ([table] if route != "list" else [])
        query = data if isinstance(data, dict) else {}
        arguments += [data] if data is not None and not query else []
        try:
            outcome = Outcome(200, await handler(*arguments, **query))
        except HTTPException as error:
            outcome = Outcome(error.status_code, error.extra)
        except SetAside as error:
            outcome = Outcome(410, {"error": error.message})
        except Unreadable as error:
            outcome = Outcome(500, {"error": error.message})
        except Unavailable as error:
            outcome = Outcome(503, {"error": error.message})
        self._handling -= 1
        done(outcome)

    def connect(self, line: Line, table: str, seat: str) -> None:
        self.lines = [line for line in self.lines if not line.done]
        self.lines.append(line)
        self.process.start(self._serve(line, table, seat))

    async def _serve(self, line: Line, table: str, seat: str) -> None:
        try:
            await live.live.fn(line, self.state, table, seat, "")  # type: ignore[arg-type]
        finally:
            line.done = True
        if not line.closed:
            await line.close()
