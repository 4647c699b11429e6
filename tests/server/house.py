"""A server in the test's own folder, and people who visit it over real HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.said import text_of
from tests.wire import merged


def said(refusal: dict[str, Any], language: str = "en") -> str:
    """What a page says to somebody who was refused something."""
    return text_of(refusal["error"], language)


class House:
    """A `partal serve` process on a free port."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        rate: float = 0,
        port: int = 0,
        python: str = sys.executable,
        environment: dict[str, str] | None = None,
        more: Sequence[str] = (),
    ) -> None:
        self.more = more
        self.folder = folder
        self.python = python
        self.environment = environment
        self.database = database
        self.rate = rate
        self.port = port
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> None:
        command = [self.python, "-m", "partal", "serve", "--port", str(self.port), "--data", str(self.folder)]
        command += ["--pace", "0", "--rate", str(self.rate), *self.more]
        if self.database is not None:
            command += ["--database", self.database]
        self.folder.mkdir(exist_ok=True)
        with open(self.folder / "log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            self.process.wait()
            self.process.stdout.close()
            raise AssertionError("the server did not start: " + self.log())
        self.base = "http://" + line.split("http://")[1].split("/")[0]
        self.port = int(self.base.rsplit(":", 1)[1])
        for _ in range(400):
            try:
                httpx.get(f"{self.base}/api/health", timeout=2)
                return
            except httpx.HTTPError:
                assert self.process.poll() is None, self.log()
                time.sleep(0.025)
        raise AssertionError("the server did not start: " + self.log())

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        os.kill(self.process.pid, how)
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def log(self) -> str:
        """What the server has written down."""
        return (self.folder / "log").read_text(encoding="utf-8")


class Visitor:
    """A person with a browser: a cookie, requests, and a live connection."""

    def __init__(self, base: str) -> None:
        self.http = httpx.AsyncClient(base_url=base, timeout=20)

    async def arrive(self, name: str) -> Visitor:
        await self.http.get("/api/me")
        await self.http.post("/api/me", json={"name": name})
        return self

    async def leave(self) -> None:
        await self.http.aclose()

    async def opens(self, game: str, *chairs: dict[str, str], **more: object) -> dict:
        answer = await self.http.post("/api/tables", json={"game": game, "chairs": list(chairs), **more})
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def answers(self, table: str, seat: int, number: int, option: str) -> httpx.Response:
        return await self.http.post(
            f"/api/tables/{table}/answer", json={"seat": seat, "number": number, "option": option}
        )

    @asynccontextmanager
    async def live(self, table: str, seat: int | str = "watch", **headers: str):
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        base = str(self.http.base_url).rstrip("/").replace("http", "ws", 1)
        address = f"{base}/api/tables/{table}/live?seat={seat}"
        async with websockets.connect(
            address, additional_headers={"Cookie": cookie, **headers}, max_size=None
        ) as socket:
            yield Wire(socket)


class Wire:
    """A live connection that waits for frames."""

    def __init__(self, socket) -> None:
        self.socket = socket
        self.frame: dict | None = None

    async def hear(self, kind: str = "frame", timeout: float = 15) -> dict:
        while True:
            message = await self.next_message(timeout)
            if message["type"] == kind:
                return message

    async def next_message(self, timeout: float = 15) -> dict:
        """Whatever comes next; a frame is whole."""
        message = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
        if message["type"] == "frame":
            self.frame = message = merged(self.frame, message)
        return message

    async def hear_where(self, wanted, timeout: float = 15) -> dict:
        """The next frame for which `wanted` holds."""
        while True:
            frame = await self.hear(timeout=timeout)
            if wanted(frame):
                return frame

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))


ME = {"kind": "me", "name": "Ana"}
OPEN = {"kind": "open"}
RANDOM = {"kind": "bot", "bot": "random"}
