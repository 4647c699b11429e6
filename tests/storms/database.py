"""A database that all simulated processes share, and that fails in every way that a database can.

The statements are the store's own. They run at once and one after the other in a real SQLite or PostgreSQL; when they
do, how long they seem to take and what becomes of them is simulated. There is one writer at a time; who reads sees
what is committed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from random import Random
from typing import Any, NamedTuple, Protocol

from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from partal.server.schema import metadata, migrate
from partal.server.timeouts import LONGEST
from tests.storms.loop import PROCESS, Loop, Process, pause
from tests.storms.notices import Exchange

FAULTS = ("refuses", "before commit", "after commit", "late commit", "full", "hangs")
"""Ways to fail: every statement, the commit without effect, the commit with effect, the commit with an effect that
comes later, every change, and every statement with no word about it."""


class Disk(Protocol):
    """The real database below."""

    dialect: Any
    url: Any

    def execute(self, statement: Any, parameters: Any) -> Any: ...
    def read(self, statement: Any, parameters: Any = None) -> Any: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def wipe(self) -> None: ...


class SqliteDisk:
    """A file with one connection that writes, and one that reads what is committed."""

    def __init__(self, path: str) -> None:
        engine = create_engine(f"sqlite:///{path}")
        self.dialect, self.url = engine.dialect, engine.url
        self._writer, self._reader = engine.connect(), engine.connect()
        for connection in (self._writer, self._reader):
            connection.exec_driver_sql("PRAGMA journal_mode=WAL")
            connection.exec_driver_sql("PRAGMA synchronous=OFF")
        migrate(self._writer)
        self.commit()

    def execute(self, statement: Any, parameters: Any) -> Any:
        return self._writer.execute(statement, parameters)

    def read(self, statement: Any, parameters: Any = None) -> Any:
        return self._reader.execute(statement, parameters)

    def commit(self) -> None:
        self._writer.commit()

    def rollback(self) -> None:
        self._writer.rollback()

    def wipe(self) -> None:
        self.rollback()
        for table in metadata.sorted_tables:
            if table.name != "versions":
                self._writer.execute(text(f"DELETE FROM {table.name}"))
        self.commit()


class Failed(OperationalError):
    """The database has failed, as its driver would say it."""

    def __init__(self, why: str) -> None:
        super().__init__(why, None, OSError(why))


class Transaction:
    """A transaction that writes, of one process."""

    def __init__(self, process: Process | None) -> None:
        self.process = process
        self.committing = False
        self.open = True
        self.notices: list[str] = []
        """What is told to other processes when it is committed."""
        self.changed: set[str] = set()
        """The names of the tables that it has changed."""


class Turn(NamedTuple):
    """Somebody who waits to write, or to read when nothing is being written."""

    process: Process | None
    came: asyncio.Future[None]
    writes: bool


class SimulatedDatabase:
    """The database as all processes share it."""

    def __init__(self, disk: Disk, loop: Loop, rng: Random) -> None:
        self.disk = disk
        self.loop = loop
        self.rng = rng
        self.fault = ""
        self.exchange = Exchange(loop, Random(f"{rng.random()} notices"))
        self.cut_off: set[Process] = set()
        """The processes that do not reach the database now, though others do."""
        self.odds = 0.0
        """How likely it fails while there is a fault."""
        self.on_commit: Callable[[set[str]], None] = lambda _: None
        self.trace: Callable[[str], None] = lambda _: None
        self._writing: Transaction | None = None
        self._waiting: deque[Turn] = deque()

    @property
    def idle(self) -> bool:
        """Whether nothing is open and nobody waits."""
        alive = [turn for turn in self._waiting if turn.process is None or turn.process.alive]
        return self._writing is None and not alive

    @property
    def works(self) -> bool:
        """Whether nothing is wrong: every process reaches it, and hears the others."""
        return not self.fault and not self.cut_off and not any(ear.cut for ear in self.exchange.ears)

    def fails(self, *faults: str) -> bool:
        hit = self.fault in faults and self.rng.random() < self.odds
        if hit:
            self.trace(f"database: {self.fault}")
        return hit

    async def statement(self, change: bool) -> None:
        """Waits as long as a statement takes, or fails."""
        await pause(self.loop, self.rng.expovariate(400))
        if PROCESS.get() in self.cut_off:
            raise Failed("cut off")
        if self.fails("refuses") or (change and self.fails("full")):
            raise Failed(self.fault)
        if self.fails("hangs"):
            until = self.loop.time() + LONGEST
            while self.fault == "hangs" and self.loop.time() < until:
                await pause(self.loop, 0.5)
            if self.fault == "hangs":
                raise Failed("silent")

    # One writer at a time

    async def begin(self) -> Transaction:
        process = PROCESS.get()
        if self._writing is None:
            self._writing = Transaction(process)
        else:
            await self._wait(True)
        return self._writing

    async def settled(self) -> None:
        """Waits until nothing is being written."""
        while self._writing is not None:
            await self._wait(False)

    async def _wait(self, writes: bool) -> None:
        turn = Turn(PROCESS.get(), self.loop.create_future(), writes)
        self._waiting.append(turn)
        timer = self.loop.outside(LONGEST, self._give_up, turn)
        try:
            await turn.came
        except BaseException:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif writes and turn.came.done() and not turn.came.cancelled() and turn.came.exception() is None:
                self._writing = None
                self._next()
            raise
        finally:
            timer.cancel()

    def _give_up(self, turn: Turn) -> None:
        if turn in self._waiting and not turn.came.done():
            self._waiting.remove(turn)
            turn.came.set_exception(Failed("locked"))

    def _next(self) -> None:
        """Somebody else's turn."""
        while self._waiting and self._writing is None:
            turn = self._waiting.popleft()
            if turn.came.done() or (turn.process is not None and not turn.process.alive):
                continue
            turn.came.set_result(None)
            if turn.writes:
                self._writing = Transaction(turn.process)
                return

    def end(self, transaction: Transaction, commit: bool) -> None:
        if not transaction.open:
            return
        transaction.open = False
        if commit:
            self.disk.commit()
            self.on_commit(transaction.changed)
            self.exchange.deliver(transaction.notices)
        else:
            self.disk.rollback()
        self._writing = None
        self._next()

    async def commit(self, transaction: Transaction) -> None:
        """Commits; whoever asked may be dead by then."""
        if self.fails("before commit", "full"):
            self.end(transaction, False)
            raise Failed("rolled back")
        late = self.fails("late commit")
        answer = self.loop.create_future()
        transaction.committing = True
        delay = self.rng.expovariate(200)

        def land() -> None:
            self.end(transaction, True)
            if not late and not answer.done():
                answer.set_result(None)

        self.loop.outside(delay + (self.rng.uniform(0.1, 5) if late else 0), land)
        if late:
            await pause(self.loop, delay)
            raise Failed("connection lost")
        lost = self.fails("after commit")
        await answer
        await pause(self.loop, self.rng.expovariate(400))
        if lost:
            raise Failed("connection lost")

    def crash(self, process: Process) -> None:
        """A process has died: what it had open is rolled back; what is being committed may land."""
        mine = self._writing
        if mine is not None and mine.process is process and not mine.committing:
            self.end(mine, False)

    def engine(self) -> SimulatedEngine:
        return SimulatedEngine(self)


class SimulatedConnection:
    """A connection of one process; in a transaction if it writes."""

    def __init__(self, database: SimulatedDatabase, transaction: Transaction | None) -> None:
        self._database = database
        self._transaction = transaction

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        database = self._database
        changes = self._transaction is not None and getattr(statement, "is_dml", False)
        await database.statement(changes)
        if self._transaction is not None and not changes:
            return database.disk.execute(statement, parameters)
        if self._transaction is not None:
            self._transaction.changed.add(statement.table.name)
            return database.disk.execute(statement, parameters)
        if getattr(statement, "_for_update_arg", None) is not None:
            await database.settled()
        return database.disk.read(statement, parameters)

    async def run_sync(self, work: Any) -> None:
        """Only migrates, and the disk has done that."""


class SimulatedEngine:
    """What the store knows of the database."""

    def __init__(self, database: SimulatedDatabase) -> None:
        self._database = database
        self.dialect = database.disk.dialect
        self.url = database.disk.url

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[SimulatedConnection]:
        await self._database.statement(False)
        with counted():
            yield SimulatedConnection(self._database, None)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[SimulatedConnection]:
        database = self._database
        await database.statement(False)
        with counted():
            transaction = await database.begin()
            try:
                yield SimulatedConnection(database, transaction)
            except BaseException:
                database.end(transaction, False)
                raise
            await database.commit(transaction)

    async def dispose(self) -> None:
        pass


@contextmanager
def counted() -> Iterator[None]:
    """Counts the open connections of a process."""
    process = PROCESS.get()
    assert process is not None
    process.connections += 1
    try:
        yield
    finally:
        process.connections -= 1
