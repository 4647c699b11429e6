"""Connections between people and processes: slow, cut, half dead, and read by nobody."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
from litestar.exceptions import WebSocketDisconnect

from partal.server.accounts import COOKIE
from tests.storms.loop import Loop, Process, pause

ROOM = 6
"""How many messages a connection holds that its reader has not read; who sends more, waits."""
ORDER = 1e-6
"""Seconds between two messages of a connection, so that they keep their order."""
READERS = ("quick", "slow", "dead")


class Line:
    """One live connection, as the server's code sees a WebSocket: ordered, and complete until it is cut."""

    def __init__(self, loop: Loop, process: Process, rng: Random, cookie: str, host: str, state: Any) -> None:
        self.loop = loop
        self.process = process
        self.rng = rng
        self.cookies = {COOKIE: cookie}
        self.client = SimpleNamespace(host=host)
        self.headers: dict[str, str] = {}
        self.app = SimpleNamespace(state=state)
        self.reader = "quick"
        self.on_sent: Callable[[dict[str, Any]], None] = lambda _: None
        """Is told what the server sends, when it sends it."""
        self.on_heard: Callable[[dict[str, Any]], None] = lambda _: None
        """Is told what arrives, when it arrives."""
        self.on_closed: Callable[[int], None] = lambda _: None
        self.closed = False
        """Whether the server has closed it, or knows that it is cut."""
        self.done = False
        """Whether the server's code has left it."""
        self.cut = False
        """Whether the other end is gone."""
        self._over = False
        """Whether the server has closed it or has been told that it is closed; it must not close it again."""
        self._inbox: deque[str] = deque()
        self._heard: asyncio.Future[None] | None = None
        self._under_way = 0
        self._room: asyncio.Future[None] | None = None
        self._arrives = 0.0
        self._reaches = 0.0

    def delay(self) -> float:
        return 0.002 + self.rng.expovariate(30 if self.reader == "quick" else 1)

    # The server's end

    async def accept(self) -> None:
        await pause(self.loop, self.rng.expovariate(500))

    async def send_json(self, message: Any) -> None:
        await self.send_data(msgspec.json.encode(message).decode(), mode="text")

    async def send_data(self, text: str, mode: str = "text") -> None:
        while self._under_way >= ROOM and not self.closed:
            self._room = self.loop.create_future()
            await self._room
        if self.closed:
            raise WebSocketDisconnect(detail="closed", code=1006)
        message = msgspec.json.decode(text)
        self.on_sent(message)
        self._under_way += 1
        if self.reader == "dead" or self.cut:
            return
        self._reaches = max(self._reaches + ORDER, self.loop.time() + self.delay())
        self.loop.outside(self._reaches - self.loop.time(), self._deliver, message)

    def _deliver(self, message: dict[str, Any]) -> None:
        self._under_way -= 1
        if self._room is not None and not self._room.done():
            self._room.set_result(None)
        if not self.cut:
            self.on_heard(message)

    async def receive_data(self, mode: str = "text") -> str:
        while not self._inbox:
            if self.closed:
                self._over = True
                raise WebSocketDisconnect(detail="closed", code=1006)
            self._heard = self.loop.create_future()
            await self._heard
        return self._inbox.popleft()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        if self._over:
            raise RuntimeError("closed already")
        self._over = True
        if self.closed:
            return
        self._end()
        self.loop.outside(max(0.0, self._reaches - self.loop.time()) + self.delay(), self._tell_closed, code)

    def _tell_closed(self, code: int) -> None:
        if not self.cut:
            self.cut = True
            self.on_closed(code)

    # The other end

    def say(self, message: Any) -> None:
        """A message to the server, which may be lost if the connection is cut meanwhile."""
        text = message if isinstance(message, str) else json.dumps(message)
        self._arrives = max(self._arrives + ORDER, self.loop.time() + self.delay())
        self.loop.outside(self._arrives - self.loop.time(), self._arrive, text)

    def _arrive(self, text: str) -> None:
        if not self.closed and not self.cut:
            self._inbox.append(text)
            self._wake()

    def hang_up(self, noticed: float) -> None:
        """The other end is gone; the server hears of it after this many seconds."""
        self.cut = True
        self.loop.outside(noticed, self._end)

    def _end(self) -> None:
        self.closed = True
        self._wake()
        if self._room is not None and not self._room.done():
            self._room.set_result(None)

    def _wake(self) -> None:
        if self._heard is not None and not self._heard.done():
            self._heard.set_result(None)
