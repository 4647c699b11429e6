"""Runs bots in processes of their own, so that they never block the server.

If a bot fails or takes too long, a simpler bot is asked instead; whatever happens, there is an answer.
A process that hangs or dies is replaced.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

from partal.core.decision import Decision
from partal.core.errors import PartalError
from partal.core.message import message, plain

from partal.table.players import quick

log = logging.getLogger("partal.server")

LARGEST_LINE = 4_000_000
LONGEST_START = 60.0
"""Seconds that a new process may take to start; a request's own time starts after that."""
PROGRAM = "partal.server.thinker"
HASTE = 0.75
"""The share of its time after which a bot is asked to finish."""


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


class Worker:
    """One process, which handles one request at a time; others wait for their turn."""

    def __init__(self, program: str) -> None:
        self.program = program
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._next = 0

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
        async with asyncio.timeout(limit) as clock:
            process.stdin.write(json.dumps({"id": self._next, **request}).encode() + b"\n")
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

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_LINE,
                start_new_session=True,
            )
            assert self._process.stdout is not None
            if not await asyncio.wait_for(self._process.stdout.readline(), LONGEST_START):
                raise EOFError
        return self._process

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
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def close(self) -> None:
        await self._end()


class Thinkers:
    """A few workers. A seat always uses the same one, so that its bot can reuse its earlier search."""

    def __init__(self, workers: int, limit: float, program: str = PROGRAM) -> None:
        self.limit = limit
        self.workers = [Worker(program) for _ in range(max(1, workers))]

    def _worker(self, question: BotQuestion) -> Worker:
        return self.workers[hash((question.table, question.decision.seat)) % len(self.workers)]

    async def answer(self, question: BotQuestion) -> str:
        """One of the options, in notation; there always is one."""
        simpler = quick(question.game)
        for bot in dict.fromkeys((question.bot, simpler)):
            try:
                answer = str(await self._worker(question).ask(question.request(bot, self.limit), self.limit))
                if any(option.notation == answer for option in question.decision.options):
                    return answer
                raise NoAnswer(message("problem-bot-not-offered"))
            except NoAnswer as error:
                log.error("bot failed", extra={"table": question.mark, "bot": bot, "why": str(error), "then": simpler})
        return question.decision.options[0].notation

    async def renew(self) -> None:
        """Replaces all processes by new ones, each as soon as it is idle."""
        await asyncio.gather(*[worker.renew() for worker in self.workers], return_exceptions=True)

    async def close(self) -> None:
        await asyncio.gather(*[worker.close() for worker in self.workers])
