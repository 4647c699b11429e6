"""An event loop with virtual time: nothing waits, and one seed decides what runs next.

`asyncio` brings none, and those that others have written ask for Python 3.12; this is all that the server uses.
There are no threads: what would run in one runs in the loop after a simulated delay.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

OUTSIDE = copy_context()
"""The context of the simulation itself, which belongs to no process."""
STILL = 1e9
"""A virtual time that no storm reaches."""
MOST_STEPS = 200_000
"""A storm that takes more steps than this goes round in circles."""


class Process:
    """A simulated process: everything that runs on its behalf. It can die at any step, and then nothing of it runs."""

    def __init__(self, loop: Loop, name: str) -> None:
        self.loop = loop
        self.name = name
        self.alive = True
        self.steps_left: int | None = None
        """After how many steps it dies; None if nothing is planned."""
        self.on_death: Callable[[], None] = lambda: None
        loop.processes.append(self)
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.connections = 0
        """Connections to the database that are open."""
        self.context = Context()
        self.context.run(PROCESS.set, self)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Starts a task of this process."""
        return self.loop.create_task(work, context=self.context.copy())

    def kill(self) -> None:
        """As `kill -9` does: no exception, no cleaning up, no goodbye."""
        if self.alive:
            self.alive = False
            self.loop.graveyard += self.tasks
            self.on_death()


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class Stuck(AssertionError):
    """The storm does not end."""


class Loop(asyncio.AbstractEventLoop):
    """Runs callbacks one after the other; `shuffled`: in any order among those that are ready."""

    def __init__(self, rng: Random, shuffled: bool) -> None:
        self.rng = rng
        self.shuffled = shuffled
        self.now = 0.0
        self.steps = 0
        self.graveyard: list[asyncio.Task[Any]] = []
        """The tasks of processes that have died; they are kept so that nothing of them is cleaned up too early."""
        self.processes: list[Process] = []
        self.errors: list[dict[str, Any]] = []
        """What `asyncio` would have reported: exceptions that nobody has looked at."""
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._over = False

    # What asyncio asks for

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._over

    def is_closed(self) -> bool:
        return self._over

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self._over:
            self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        if not self._over:
            heapq.heappush(self._timers, (when, self.rng.random(), self._count, handle))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> asyncio.Task[Any]:
        if self._over:  # What is buried may still try to clean up.
            coro.close()
            return self.create_future()  # type: ignore[return-value]
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        process = PROCESS.get() if context is None else context.get(PROCESS)
        if process is not None:
            process.tasks[task] = None
            task.add_done_callback(lambda done: process.tasks.pop(done, None))
        return task

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                future.set_result(func(*args))
            except Exception as error:
                future.set_exception(error)

        self.call_later(self.rng.expovariate(200), run)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._over:
            self.errors.append(context)

    # Running

    @contextmanager
    def running(self) -> Iterator[None]:
        asyncio._set_running_loop(self)
        try:
            yield
        finally:
            self._over = True
            self._bury()
            asyncio._set_running_loop(None)

    def run(self, until: float, done: Callable[[], bool] = lambda: False) -> None:
        """Runs until this time, or until it is done."""
        while not done():
            self._ring(self.now)
            if not self._ready:
                when = self._timers[0][0] if self._timers else STILL
                if when > until:
                    self.now = max(self.now, until) if until < STILL else self.now
                    return
                self.now = max(self.now, when)
                continue
            self._step()

    def _ring(self, now: float) -> None:
        while self._timers and self._timers[0][0] <= now:
            handle = heapq.heappop(self._timers)[-1]
            if not handle.cancelled():
                self._ready.append(handle)

    def _step(self) -> None:
        place = self.rng.randrange(len(self._ready)) if self.shuffled and len(self._ready) > 1 else 0
        handle = self._ready.pop(place)
        if handle.cancelled():
            return
        process = handle._context.get(PROCESS)
        if process is not None and not process.alive:
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck(f"more than {MOST_STEPS} steps")
        handle._run()
        if process is not None and process.steps_left is not None:
            process.steps_left -= 1
            if process.steps_left <= 0:
                process.kill()

    def outside(self, delay: float, callback: Any, *args: Any) -> asyncio.TimerHandle:
        """Calls something that is no part of any process."""
        return self.call_later(delay, callback, *args, context=OUTSIDE)

    def _bury(self) -> None:
        """Ends what is left of all processes, without a word."""
        for task in [*self.graveyard, *[task for process in self.processes for task in process.tasks]]:
            task._log_destroy_pending = False
            if not task.done():
                with suppress(BaseException):
                    task.get_coro().close()
        self.graveyard.clear()
        self._ready.clear()
        self._timers.clear()


async def pause(loop: Loop, delay: float) -> None:
    """Waits for this long in virtual time."""
    future = loop.create_future()
    loop.outside(delay, lambda: None if future.done() else future.set_result(None))
    await future
