"""The database below the store: connections, transactions and their errors."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sqlalchemy import ColumnElement, delete, insert, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from partal.core.errors import PartalError
from partal.core.message import Message, Value, message
from partal.core.problems import system_problem

from partal.server.notices import Notices
from partal.server.schema import InUse, SchemaError, migrate, versions
from partal.server.timeouts import LONGEST
from partal.server.world import REAL, World

LEASE = 3.0
"""Seconds after its last heartbeat for which a process counts as alive, and its claims hold."""
RETRY = 1.0
"""Seconds until something is tried again after the database has failed."""
ONE_AT_A_TIME = 7_266_825
"""The number of PostgreSQL's advisory lock that processes hold while they start."""

TRIAL = -1
"""The version of the row that is added and deleted again to try whether the database can be written."""

FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, OSError, sqlite3.Error)
"""What a failing database raises; while connecting, a driver's own errors come through."""
try:
    import asyncpg
except ImportError:  # Without the `postgres` extra.
    pass
else:
    FAILURES += (asyncpg.PostgresError, asyncpg.InterfaceError)


OPENING_FAILURES: tuple[type[Exception], ...] = (*FAILURES, TypeError, ValueError, OverflowError)
"""What opening a database for the first time can raise, including errors from odd settings in its URL."""
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""The asynchronous driver for each database, by its usual name in URLs."""


REASONS = {
    "SQLITE_CANTOPEN": "cannot-open",
    "SQLITE_NOTADB": "not-a-database",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_BUSY": "busy",
    "SQLITE_LOCKED": "busy",
    "SQLITE_READONLY": "not-permitted",
    "SQLITE_PERM": "not-permitted",
    "SQLITE_FULL": "full",
    "28": "password",
    "3D000": "no-database",
    "42501": "not-permitted",
    "ConnectionError": "rejected",
}
"""Reasons by the beginning of SQLite's error names, PostgreSQL's SQLSTATE codes, and the driver's own errors."""


class Unusable(PartalError):
    """A database that cannot be opened: `kind` is the kind of problem, `said` the details."""

    def __init__(self, kind: str, said: Value = "") -> None:
        super().__init__(message(f"refused-database-{kind}", said=said))
        self.kind = kind


def with_driver(url: str) -> str:
    """The URL with our driver. Raises Unusable if it is invalid, or names an unknown database or driver."""
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise Unusable("url") from None
    named = parsed.drivername.lower()
    driver = DRIVERS.get(named, named)
    if driver not in DRIVERS.values():
        raise Unusable("kind", parsed.drivername)
    parsed = parsed.set(drivername=driver)
    mode = parsed.query.get("sslmode")
    if mode is not None and driver == DRIVERS["postgresql"]:
        # PostgreSQL's own tools and hosting providers write `sslmode`; our driver calls it `ssl`.
        parsed = parsed.difference_update_query(["sslmode"]).update_query_pairs(
            [("ssl", mode if isinstance(mode, str) else mode[-1])]
        )
    return parsed.render_as_string(hide_password=False)


async def check(url: str) -> None:
    """Opens a database once and migrates it. Raises Unusable if that fails; the message says why."""
    try:
        database = Database(url)
    except ImportError as error:
        raise Unusable("driver", error.name or str(error)) from None
    except OPENING_FAILURES as error:
        raise Unusable("refused", reason_of(error)) from None
    try:
        async with asyncio.timeout(2 * LONGEST):
            await database.open()
    except ImportError as error:
        raise Unusable("driver", error.name or str(error)) from None
    except SchemaError:
        raise Unusable("newer") from None
    except InUse as error:
        raise Unusable("other-rules", error.version) from None
    except TimeoutError:
        raise Unusable("silent") from None
    except OPENING_FAILURES as error:
        raise Unusable("refused", reason_of(error)) from None
    finally:
        await database.close()


def reason_of(error: BaseException) -> Value:
    """The reason by its code: of the system, SQLite or PostgreSQL; a rare one by its bare code or the error's name."""
    cause = getattr(error, "orig", None) or error
    cause = cause.__cause__ or cause
    if isinstance(cause, OSError) and cause.errno:
        return system_problem(cause)
    code = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None) or type(cause).__name__
    for start, reason in REASONS.items():
        if code.startswith(start):
            return message(f"problem-{reason}")
    return message("problem-system", code=code)


SILENT = message("refused-database")


class Unavailable(PartalError):
    """A database operation failed, or the connection broke before the outcome was known."""

    def __init__(self, message: Message = SILENT) -> None:
        super().__init__(message)


class Database:
    """SQLite by default; any async SQLAlchemy URL works."""

    def __init__(self, url: str, world: World = REAL) -> None:
        self.world = world
        self.engine: AsyncEngine = world.engine(url)
        self._turn = asyncio.Lock()
        self.notices: Notices = world.notices(url)
        """How other processes on this database are told what is written."""

    @property
    def kind(self) -> str:
        """Which database this is: `sqlite`, `postgresql`."""
        return str(self.engine.dialect.name)

    @property
    def _dialect(self) -> Any:
        return sqlite if self.kind == "sqlite" else postgresql

    @property
    def dialect(self) -> Any:
        """What SQL of this database has that others do not."""
        return self._dialect

    def now(self) -> ColumnElement[float]:
        """The time by the database's clock, in seconds since 1970: one clock for all processes."""
        return self.world.database_clock(self.kind)

    def lease_began(self) -> ColumnElement[float]:
        """A process that was last seen before this counts as dead."""
        return self.now() - LEASE

    async def open(self) -> None:
        if self.kind == "sqlite":
            # A connection that fails inside the driver leaves a thread behind, which may outlive the event loop.
            sqlite3.connect(self.engine.url.database or ":memory:").close()
        async with self.engine.begin() as connection:
            await self.take_turns(connection)
            await connection.run_sync(migrate, self.lease_began())

    async def take_turns(self, connection: AsyncConnection) -> None:
        """Lets only one process at a time come past here until its transaction ends."""
        if self.kind == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))

    async def close(self) -> None:
        await self.notices.close()
        await self.engine.dispose()

    def begin(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction, for the parts of the server that write what they own."""
        return self._begin()

    @asynccontextmanager
    async def beside(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that waits for no other of this process, where a database has many writers."""
        try:
            async with self.engine.begin() as connection:
                yield connection
        except FAILURES as error:
            raise Unavailable from error

    def look(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection to read from, for the same."""
        return self._look()

    async def try_writing(self) -> None:
        """Writes something that nobody reads, and waits until it is on disk; raises Unavailable if that fails."""
        async with self._begin() as connection:
            # SQLite would not write a row that stays the same.
            await connection.execute(insert(versions).values(version=TRIAL, at=0.0))
            await connection.execute(delete(versions).where(versions.c.version == TRIAL))

    @asynccontextmanager
    async def _look(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except FAILURES as error:
            raise Unavailable from error

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; they take turns, because SQLite has one writer."""
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
        except FAILURES as error:
            raise Unavailable from error
