"""Runs bots in processes of their own, so that they never block the server.

If a bot fails or takes too long, a simpler bot is asked instead; whatever happens, there is an answer.
A process that hangs or dies is replaced.

No stranger's bots keep others waiting. Bots that answer at once have a process of their own; the others take fair
turns (`shares`). A bot that thinks while somebody else's waits is soon asked to finish, and one that has waited too
long is answered for.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Callable
from typing import Any, NamedTuple
from zlib import crc32

from partal.core.decision import Decision
from partal.core.errors import PartalError
from partal.core.message import message, plain

from partal.server.shares import Caps, FairTurns, Share
from partal.table.players import is_quick, quick

log = logging.getLogger("partal.server")

LARGEST_LINE = 4_000_000
LONGEST_START = 60.0
"""Seconds that a new process may take to start; a request's own time starts after that."""
PROGRAM = "partal.server.thinker"
HASTE = 0.75
"""The share of its time after which a bot is asked to finish."""
LONGEST_WAIT = 10.0
"""Seconds within which a table has its bot's answer, however many others think."""
RESERVE = 2.0
"""Seconds of these that are kept for the bot that stands in."""
PATIENCE = 5.0
"""Seconds that a bot waits for its turn; then another stands in."""
SLICE = 1.5
"""Seconds that a bot may think while somebody else's waits; then it is asked to finish."""
MOST_OF_PERSON, MOST_OF_ADDRESS = 6, 24
"""How many thoughts of one person, and from one address, may be under way; more wait before they join the queue."""


class BotQuestion(NamedTuple):
    """One question to one bot."""

    table: str
    """The table and its number of take-backs: a bot reuses its earlier search only on the same line of play."""
    mark: str
    """The table's name in the log, which does not reveal its link."""
    game: str
    bot: str
    pack: str
    chance: str
    state: dict[str, Any]
    decision: Decision
    share: Share = Share()

    def request(self, bot: str, limit: float) -> dict[str, Any]:
        """The request to a process, for this bot."""
        return {
            "task": "answer",
            "table": self.table,
            "game": self.game,
            "bot": bot,
            "pack": self.pack,
            "chance": self.chance,
            "state": self.state,
            "seconds": limit * HASTE,
        }


class NoAnswer(PartalError):
    """A bot gave no answer; the message says why."""


class NoTurn(NoAnswer):
    """A bot was not even asked: too many others were thinking."""


class Worker:
    """One process, which handles one request at a time; others wait for their turn."""

    def __init__(self, program: str) -> None:
        self.program = program
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._turn = asyncio.Lock()
        self._next = 0
        self._asked = False

    async def ask(
        self, request: dict[str, Any], limit: float, on_progress: Callable[[dict[str, Any]], None] | None = None
    ) -> Any:
        """The answer of the process. Raises NoAnswer if it fails or is too slow.

        Each progress report restarts the time limit and is passed to `on_progress`.
        """
        async with self._turn:
            try:
                process = await self._running()
                return await self._ask(process, request, limit, on_progress)
            except TimeoutError:
                await self._end()
                raise NoAnswer(message("problem-bot-silent", seconds=f"{limit:g}")) from None
            except NoAnswer:  # The process is fine; NoAnswer is a ValueError, as all our errors are.
                raise
            except (OSError, EOFError, ValueError) as error:
                await self._end()
                raise NoAnswer(message("problem-bot-ended", error=type(error).__name__)) from None
            except asyncio.CancelledError:
                await self._end()
                raise

    async def _ask(
        self,
        process: asyncio.subprocess.Process,
        request: dict[str, Any],
        limit: float,
        on_progress: Callable[[dict[str, Any]], None] | None,
    ) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        self._next += 1
        try:
            async with asyncio.timeout(limit) as clock:
                process.stdin.write(json.dumps({"id": self._next, **request}).encode() + b"\n")
                self._asked = True
                await process.stdin.drain()
                while True:
                    line = await process.stdout.readline()
                    if not line:
                        raise EOFError
                    reply = json.loads(line)
                    if reply["id"] != self._next:
                        raise ValueError("out of step")
                    if "error" in reply:
                        raise NoAnswer(plain(reply["error"]))
                    if "answer" in reply:
                        return reply["answer"]
                    if on_progress is not None:
                        on_progress(reply)
                    clock.reschedule(asyncio.get_running_loop().time() + limit)
        finally:
            self._asked = False

    def hurry(self) -> None:
        """Asks the bot that is thinking to finish with the best that it has found."""
        if self._asked and self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(json.dumps({"hurry": self._next}).encode() + b"\n")

    async def start(self) -> None:
        """Starts the process unless it is running; if nobody waits for it any more, it goes on starting."""
        with contextlib.suppress(OSError, EOFError, TimeoutError):
            await self._running()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            if self._starting is None or self._starting.done():
                self._starting = asyncio.create_task(self._start())
            return await asyncio.shield(self._starting)
        return self._process

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LARGEST_LINE,
            start_new_session=True,
        )
        assert process.stdout is not None
        try:
            if not await asyncio.wait_for(process.stdout.readline(), LONGEST_START):
                raise EOFError
        except BaseException:
            await end(process)
            raise
        self._process = process
        return process

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    async def renew(self) -> None:
        """Replaces the process by a new one as soon as it is idle, if one was started."""
        async with self._turn:
            if self._process is not None:
                await self._end()
                await self._running()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await end(process)

    async def close(self) -> None:
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        await self._end()


async def end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Lane:
    """A worker, and those who wait for it in fair turns."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.turns = FairTurns(self._make_room)
        self._began = 0.0
        self._thoughts: set[asyncio.Task[Any]] = set()

    async def ask(self, question: BotQuestion, bot: str, limit: Callable[[], float], patience: float | None) -> str:
        """The bot's answer; raises NoAnswer if it fails, is too slow, or does not get its turn within `patience`.

        If nobody waits for the answer any more, the bot is asked to finish: ending its process would cost more.
        """
        try:
            async with asyncio.timeout(patience):
                await self.turns.take(question.share)
        except TimeoutError:
            raise NoTurn(message("problem-bot-no-turn", seconds=f"{patience:g}")) from None
        task = asyncio.create_task(self._think(question, bot, limit()))
        self._thoughts.add(task)
        task.add_done_callback(self._done)
        try:
            return str(await asyncio.shield(task))
        except asyncio.CancelledError:
            self.worker.hurry()
            raise

    async def _think(self, question: BotQuestion, bot: str, limit: float) -> Any:
        try:
            await self.worker.start()
            self._began = asyncio.get_running_loop().time()
            request = question.request(bot, limit)
            if self.turns.others_wait:
                request["seconds"] = min(request["seconds"], SLICE)
            return await self.worker.ask(request, limit)
        finally:
            self.turns.give_back()

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._thoughts.discard(task)
        if not task.cancelled():
            task.exception()  # Somebody who has given up does not ask for it.

    def _make_room(self) -> None:
        """Somebody has begun to wait: asks the bot that is thinking to finish once it has had its time."""
        holder = self.turns.holder
        if not self.turns.others_wait:
            return
        loop, began = asyncio.get_running_loop(), self._began

        def finish() -> None:
            if self.turns.holder is holder and self._began == began and self.turns.others_wait:
                self.worker.hurry()

        loop.call_at(began + SLICE, finish)

    async def close(self) -> None:
        await self.worker.close()
        for task in self._thoughts:
            task.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)


class Thinkers:
    """A few workers for bots that think, and one for those that answer at once.

    A seat always uses the same worker, so that its bot can reuse its earlier search.
    """

    def __init__(
        self, workers: int, limit: float, program: str = PROGRAM, worker: Callable[[str], Worker] | None = None
    ) -> None:
        self.limit = limit
        start = worker or Worker
        self.workers = [start(program) for _ in range(max(1, workers))]
        self.quick = start(program)
        self._lanes = [Lane(worker) for worker in self.workers]
        self._quick = Lane(self.quick)
        self._people = Caps(MOST_OF_PERSON)
        self._addresses = Caps(MOST_OF_ADDRESS)
        self._warming: asyncio.Task[None] | None = None

    def _lane(self, question: BotQuestion) -> Lane:
        return self._lanes[crc32(f"{question.table} {question.decision.seat}".encode()) % len(self._lanes)]

    async def answer(self, question: BotQuestion) -> str:
        """One of the options, in notation; there always is one, and within LONGEST_WAIT if the machine can keep up."""
        simpler = quick(question.game)
        for bot in dict.fromkeys((question.bot, simpler)):
            try:
                if is_quick(question.game, bot):
                    answer = await self._quick.ask(question, bot, lambda: self.limit, None)
                else:
                    answer = await self._thinking(question)
                if any(option.notation == answer for option in question.decision.options):
                    return answer
                raise NoAnswer(message("problem-bot-not-offered"))
            except NoAnswer as error:
                level, event = (
                    (logging.WARNING, "bot had no turn") if isinstance(error, NoTurn) else (logging.ERROR, "bot failed")
                )
                more = {"table": question.mark, "bot": bot, "why": str(error), "then": simpler}
                log.log(level, event, extra=more)
        return question.decision.options[0].notation

    async def _thinking(self, question: BotQuestion) -> str:
        """The answer of a bot that thinks; raises NoAnswer as soon as another has to stand in."""
        if self._warming is None:  # The bot that stands in must not have to start first.
            self._warming = asyncio.create_task(self.quick.start())
        loop = asyncio.get_running_loop()
        until = loop.time() + LONGEST_WAIT - RESERVE
        limit = lambda: min(self.limit, max(0.1, until - loop.time()))  # noqa: E731
        try:
            async with asyncio.timeout_at(until):
                return await self._in_turn(question, limit)
        except TimeoutError:
            raise NoAnswer(message("problem-bot-silent", seconds=f"{LONGEST_WAIT - RESERVE:g}")) from None

    async def _in_turn(self, question: BotQuestion, limit: Callable[[], float]) -> str:
        share = question.share
        began = asyncio.get_running_loop().time()
        async with contextlib.AsyncExitStack() as places:
            try:
                async with asyncio.timeout(PATIENCE):
                    await places.enter_async_context(self._people.place(share.person))
                    await places.enter_async_context(self._addresses.place(share.address or share.person))
            except TimeoutError:
                raise NoTurn(message("problem-bot-no-turn", seconds=f"{PATIENCE:g}")) from None
            waited = asyncio.get_running_loop().time() - began
            return await self._lane(question).ask(question, question.bot, limit, max(0.0, PATIENCE - waited))

    @property
    def waiting(self) -> int:
        """How many questions wait for a bot's turn."""
        return sum(len(lane.turns.waiting) for lane in (self._quick, *self._lanes))

    @property
    def thinking(self) -> int:
        """How many bots think now."""
        return sum(lane.turns.holder is not None for lane in (self._quick, *self._lanes))

    async def renew(self) -> None:
        """Replaces all processes by new ones, each as soon as it is idle."""
        workers = [self.quick, *self.workers]
        await asyncio.gather(*[worker.renew() for worker in workers], return_exceptions=True)

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        await asyncio.gather(*[lane.close() for lane in (self._quick, *self._lanes)])
