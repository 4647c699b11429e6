"""What processes on one database tell each other, as part of the transaction that writes it.

A notice is heard by all others if its transaction is committed, and by nobody if it is not. All processes hear the
notices in the order of the commits. A process that was cut off has missed some; it is told so, and reads again.

One process alone has nobody to tell: `Alone` does nothing. Anything else that delivers notices on commit, in order, to
every other process (or says `missed`) may take its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, Literal, NamedTuple
from zlib import crc32

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

log = logging.getLogger("partal.server")

CHANNEL = "partal"
LONGEST = 7_800
"""Bytes of one message; PostgreSQL takes less than 8,000."""
LOOK_EVERY = 2.0
"""Seconds after which a connection that listens is tried, as one that is cut off in silence says nothing."""
RETRY = 0.5
"""Seconds between attempts to listen again."""
LISTENING = 7_266_826
"""The first number of PostgreSQL's advisory locks that listening processes hold; the second is their own."""

About = Literal[
    "entry",
    "chairs",
    "chat",
    "table",
    "here",
    "left",
    "seen",
    "agreed",
    "coached",
    "idle",
    "player",
    "taken",
    "ended",
    "host",
]
"""What a notice is about:

- `entry`: the log has entry `number`; `values` are those of `core.log.Entry`
- `chairs`, `chat`: somebody sat down or got up, or said something
- `table`: the table was closed or deleted, or has to be read again as a whole
- `here`, `left`, `seen`: a person connected to the table at the sender, lost the last connection there (with the time),
  or did something without a connection
- `agreed`: that a bot plays on; who is gone, and who agreed
- `coached`: somebody agrees to the coach, or does not any more
- `idle`: the sender no longer lets the table's bots think
- `player`: the name or language of a player changed, or the player was deleted
- `taken`: what was used up of the limits that all processes share
- `ended`: processes have stopped or died
- `host`: the host has closed or opened the chat, or let somebody back; or has removed people: who, their names, and
  whether from a seat
"""


class Notice(NamedTuple):
    """One thing that has changed."""

    about: About
    table: str = ""
    number: int = 0
    values: tuple[Any, ...] = ()
    sender: str = ""
    """The process that wrote it; filled in by whoever delivers it."""


Hear = Callable[[Notice], None]
"""Is called for every notice of another process, in the order of the commits. It must not wait for anything."""
Missed = Callable[[], None]
"""Is called when notices may have been lost, and can be heard again from now on."""


class Notices:
    """How this process tells the others, and hears them."""

    shared = False
    """Whether there may be other processes at all."""

    def __init__(self, process: str) -> None:
        self.process = process
        """The name of this process, which no other has."""

    async def tell(self, connection: AsyncConnection, notices: Sequence[Notice]) -> None:
        """Tells all other processes as soon as the transaction of this connection is committed."""
        raise NotImplementedError

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Begins to listen; from when this returns until `close`, every notice is heard, or `missed` is called."""
        raise NotImplementedError

    async def listeners(self, connection: AsyncConnection, names: Collection[str]) -> frozenset[str]:
        """Which of these processes listen now, as far as the database knows."""
        raise NotImplementedError

    async def close(self) -> None:
        """Stops listening."""


class Alone(Notices):
    """One process, which knows what it writes."""

    async def tell(self, connection: AsyncConnection, notices: Sequence[Notice]) -> None:
        pass

    async def listen(self, hear: Hear, missed: Missed) -> None:
        pass


class PostgresNotices(Notices):
    """`NOTIFY` and `LISTEN`, on a connection of its own, which is made again whenever it breaks."""

    shared = True

    def __init__(self, process: str, url: str, options: dict[str, Any]) -> None:
        super().__init__(process)
        self._url = url
        self._options = options
        self._engine: AsyncEngine | None = None
        self._listening: asyncio.Task[None] | None = None

    async def tell(self, connection: AsyncConnection, notices: Sequence[Notice]) -> None:
        for text in packed(self.process, notices):
            await connection.exec_driver_sql("SELECT pg_notify($1, $2)", (CHANNEL, text))

    async def listen(self, hear: Hear, missed: Missed) -> None:
        self._engine = create_async_engine(self._url, poolclass=NullPool, **self._options)
        began: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._keep_listening(hear, missed, began))
        await began

    async def _keep_listening(self, hear: Hear, missed: Missed, began: asyncio.Future[None]) -> None:
        while True:
            try:
                await self._listen(hear, missed, began)
            except Exception as error:
                if not began.done():
                    began.set_exception(error)
                    return
                log.warning("notices interrupted", extra={"why": type(error).__name__})
            await asyncio.sleep(RETRY)

    async def _listen(self, hear: Hear, missed: Missed, began: asyncio.Future[None]) -> None:
        """Listens until the connection breaks."""
        assert self._engine is not None
        broken = asyncio.Event()

        def heard(_connection: object, _process: int, _channel: str, text: str) -> None:
            for notice in unpacked(text):
                if notice.sender != self.process:
                    hear(notice)

        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: broken.set())
            # The system closes the connections of a process that dies, and then PostgreSQL releases the lock.
            await driver.execute(f"SELECT pg_advisory_lock_shared({LISTENING}, {lock_of(self.process)})")
            await driver.add_listener(CHANNEL, heard)
            try:
                if began.done():
                    log.info("notices again")
                    missed()
                else:
                    began.set_result(None)
                while not broken.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(broken.wait(), LOOK_EVERY)
                    if not broken.is_set():
                        await driver.execute("SELECT 1")
            finally:
                # A connection that hangs would make its closing hang, too.
                driver.terminate()

    async def listeners(self, connection: AsyncConnection, names: Collection[str]) -> frozenset[str]:
        query = (
            "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
            f" AND classid = {LISTENING}"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        held = {row[0] for row in await connection.exec_driver_sql(query)}
        return frozenset(name for name in names if lock_of(name) % 2**32 in held)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._engine is not None:
            await self._engine.dispose()


def lock_of(process: str) -> int:
    """The number of the lock that a process holds while it listens: 32 bits, with a sign."""
    number = crc32(process.encode())
    return number - 2**32 if number >= 2**31 else number


def packed(process: str, notices: Iterable[Notice]) -> list[str]:
    """Notices as few messages: the name of the process, then one notice a line."""
    texts: list[str] = []
    lines: list[str] = []
    size = 0
    for notice in notices:
        line = msgspec.json.encode(notice[:4]).decode()
        length = len(line.encode()) + 1
        if lines and size + length > LONGEST - len(process):
            texts.append("\n".join([process, *lines]))
            lines, size = [], 0
        lines.append(line)
        size += length
    return [*texts, "\n".join([process, *lines])] if lines else texts


_DECODER = msgspec.json.Decoder(tuple[About, str, int, tuple[Any, ...]])


def unpacked(text: str) -> list[Notice]:
    """The notices of a message; none if it is not one of ours."""
    process, *lines = text.split("\n")
    try:
        return [Notice(*_DECODER.decode(line), sender=process) for line in lines]
    except msgspec.DecodeError:  # Of a version that knows other notices, or of a stranger.
        log.error("notice cannot be read")
        return []
