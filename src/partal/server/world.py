"""What the server's logic takes from the world outside it: clocks, chance, and the connection to its database.

Time that passes, timers and threads come from the event loop, so whoever brings a loop of their own brings those, too.
What only measures (metrics, the log) reads the machine's clock directly: nothing is decided by it.
"""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from typing import Any

from sqlalchemy import ColumnElement, Float, cast, event, extract, func, literal
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from partal.server.notices import Alone, Notices, PostgresNotices
from partal.server.timeouts import LONGEST, timeouts


class World:
    """The real world; the storms bring a simulated one."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Seconds on a clock that never jumps."""
        return time.monotonic()

    def random_bytes(self, count: int) -> bytes:
        """Bytes that nobody can guess."""
        return secrets.token_bytes(count)

    def below(self, limit: int) -> int:
        """A number from 0 to `limit - 1` that nobody can guess."""
        return secrets.randbelow(limit)

    def engine(self, url: str) -> AsyncEngine:
        """The engine of a database."""
        engine = create_async_engine(url, hide_parameters=True, **timeouts(url))
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", make_durable)
        else:
            replace_dead_connections(engine)
        return engine

    def notices(self, url: str) -> Notices:
        """How processes on this database tell each other what they write."""
        if url.startswith("postgresql"):
            return PostgresNotices(self.new_process(), url, timeouts(url))
        return Alone(self.new_process())

    def database_clock(self, kind: str) -> ColumnElement[float]:
        """The time by the database's own clock, in SQL; SQLite's is this machine's."""
        if kind == "postgresql":
            return cast(extract("epoch", func.clock_timestamp()), Float)
        return literal(self.now())

    def new_table(self) -> str:
        """A table's id, as in its link: too long to be guessed."""
        return urlsafe_b64encode(self.random_bytes(12)).decode()

    def new_salt(self) -> str:
        return self.random_bytes(16).hex()

    def new_process(self) -> str:
        """The name of a server process."""
        return self.random_bytes(6).hex()

    def new_player(self) -> str:
        return self.random_bytes(12).hex()


def make_durable(connection: Any, _record: Any) -> None:
    """Sets up a new connection to SQLite."""
    try:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # An acknowledged answer survives a power cut.
        cursor.execute(f"PRAGMA busy_timeout={LONGEST * 1000:.0f}")
        cursor.close()
    except BaseException:
        connection.close()  # Nothing else would close it, and its thread would outlive the event loop.
        raise


IDLE = 5.0
"""Seconds after which a connection is tried before it is used."""


def replace_dead_connections(engine: AsyncEngine) -> None:
    """Replaces a connection of the pool that is dead before it is used.

    To try every connection every time, as the pool's own `pool_pre_ping` does, takes three of eight round trips of an
    answer. A connection that the database has closed knows that; only one that was idle may be cut off in silence.
    """

    def check(connection: Any, record: Any, _proxy: Any) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError
        if time.monotonic() - record.info.get("used", 0.0) > IDLE:
            try:
                engine.dialect.do_ping(connection)
            except Exception as error:
                raise DisconnectionError from error

    def used(_connection: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()

    event.listen(engine.sync_engine, "connect", used)
    event.listen(engine.sync_engine, "checkin", used)
    event.listen(engine.sync_engine, "checkout", check)


REAL = World()
