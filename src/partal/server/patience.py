"""A limit for many short waits in a row, such as sending frames: one timer serves them all."""

from __future__ import annotations

import asyncio
from types import TracebackType


class Patience:
    """Like `asyncio.timeout`, for one wait after another; entered again and again, it costs next to nothing.

    Its timer looks at whatever is being waited for when it fires, and is set again if that began later.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waiting: asyncio.Task[object] | None = None
        """The task that waits now."""
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._is_over = False

    def __enter__(self) -> None:
        loop = asyncio.get_running_loop()
        self._waiting = asyncio.current_task()
        self._until = loop.time() + self._seconds
        if self._timer is None:
            self._timer = loop.call_at(self._until, self._look)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        task, self._waiting = self._waiting, None
        if self._is_over and task is not None:
            self._is_over = False
            if task.uncancel() == 0 and kind is asyncio.CancelledError:
                raise TimeoutError from error

    def _look(self) -> None:
        self._timer = None
        if self._waiting is None:
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._until:
            self._timer = loop.call_at(self._until, self._look)
        else:
            self._is_over = True
            self._waiting.cancel()

    def end(self) -> None:
        """Nothing is waited for any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
