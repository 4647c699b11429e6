"""A WebSocket client for load tests: just enough to talk to our own server, so that the server is measured.

It runs in callbacks without a task for each connection, and sends its messages unmasked in effect (with a mask of
zeros), which the protocol allows.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
NO_MASK = b"\0\0\0\0"


def packed(opcode: int, payload: bytes) -> bytes:
    """A message as it goes over the wire from a client."""
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", FINAL | opcode, 0x80 | size)
    elif size < 65_536:
        head = struct.pack("!BBH", FINAL | opcode, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", FINAL | opcode, 0x80 | 127, size)
    return head + NO_MASK + payload


class Socket(asyncio.Protocol):
    """One connection; `heard` gets the payload of every text message."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.ready = asyncio.get_running_loop().create_future()
        self.closed = False
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(error or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
            del self._buffer[: end + 4]
            if b" 101 " not in status:
                self.ready.set_exception(ConnectionError(status.decode(errors="replace")))
                return
            self._open = True
            self.ready.set_result(None)
        self._read_messages()

    def _read_messages(self) -> None:
        buffer, start, end = self._buffer, 0, len(self._buffer)
        while end - start >= 2:
            size, body = buffer[start + 1], start + 2
            if size == 126:
                if end - start < 4:
                    break
                size, body = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                if end - start < 10:
                    break
                size, body = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if end - body < size:
                break
            opcode, payload = buffer[start] & 15, bytes(buffer[body : body + size])
            start = body + size
            if opcode == TEXT:
                self.heard(payload)
            elif opcode == PING:
                self._send(PONG, payload)
            elif opcode == CLOSE:
                self.close()
        del buffer[:start]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        if self._transport is not None and not self.closed:
            self._transport.write(packed(opcode, payload))

    def close(self) -> None:
        self.closed = True
        if self._transport is not None:
            self._transport.close()


async def connect(host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
    """Opens a connection. Raises ConnectionError if the server refuses it."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = "\r\n".join(lines).encode() + b"\r\n\r\n"
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(request, heard), host, port)
    await socket.ready
    return socket
