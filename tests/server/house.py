"""A server in the test's own folder, and people who visit it over real HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import websockets


class House:
    """A `partal serve` process on a free port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "partal", "serve", "--port", "0", "--data", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.base = "http://" + line.split("http://")[1].split("/")[0]
        for _ in range(200):
            try:
                httpx.get(f"{self.base}/api/games", timeout=2)
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self, how: int = signal.SIGTERM) -> None:
        assert self.process is not None
        os.kill(self.process.pid, how)
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()


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

    async def hear(self, kind: str = "frame", timeout: float = 15) -> dict:
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), timeout))
            if message["type"] == kind:
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
