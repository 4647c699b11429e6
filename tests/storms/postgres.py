"""The database of a storm on a real PostgreSQL: its statements, locks and types, with the same simulated faults."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from partal.server.schema import metadata, migrate

LONGEST = 30.0
"""Seconds that a statement may take in real time; only one that waits for a lock of our own would take so long."""


class PostgresDisk:
    """One connection that writes, and one that reads what is committed. Their real event loop runs in a thread of its
    own, and whoever asks waits for it, so that no time passes in the storm."""

    def __init__(self, url: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._engine = create_async_engine(url)
        self.dialect, self.url = self._engine.dialect, self._engine.url
        self._writer = self._do(self._connect(False))
        self._reader = self._do(self._connect(True))
        self._do(self._writer.run_sync(migrate))
        self.commit()

    async def _connect(self, reads: bool) -> Any:
        connection = await self._engine.connect()
        return await connection.execution_options(isolation_level="AUTOCOMMIT") if reads else connection

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(LONGEST)

    def execute(self, statement: Any, parameters: Any = None) -> Any:
        return self._do(self._writer.execute(statement, parameters))

    def read(self, statement: Any, parameters: Any = None) -> Any:
        return self._do(self._reader.execute(statement, parameters))

    def commit(self) -> None:
        self._do(self._writer.commit())

    def rollback(self) -> None:
        self._do(self._writer.rollback())

    def wipe(self) -> None:
        self.rollback()
        for table in metadata.sorted_tables:
            if table.name != "versions":
                self.execute(text(f"DELETE FROM {table.name}"))
        self.commit()

    def close(self) -> None:
        for connection in (self._writer, self._reader):
            self._do(connection.close())
        self._do(self._engine.dispose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
