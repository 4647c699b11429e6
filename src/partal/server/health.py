"""Whether the server can do its work: read and write its database, and soon."""

from __future__ import annotations

import asyncio

from partal.server.database import Database

LONGEST = 4.5
"""Seconds within which the database must have written something."""
FRESH = 1.0
"""Seconds for which a result holds, so that asking often costs little."""


class Health:
    """Checks whether the database can be written. Requests that come during a check share its result."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._try: asyncio.Task[None] | None = None
        self._began = 0.0

    async def is_well(self) -> bool:
        trying = self._try
        if trying is None or (trying.done() and self._database.world.steady() - self._began > FRESH):
            self._began = self._database.world.steady()
            trying = self._try = asyncio.create_task(self._database.try_writing())
        # Not `wait_for`: a try that hangs may take long even to be cancelled.
        await asyncio.wait({trying}, timeout=LONGEST)
        return trying.done() and not trying.cancelled() and trying.exception() is None

    async def close(self) -> None:
        """Waits for a try under way, unless it hangs: it must not outlive the database."""
        if self._try is not None:
            await asyncio.wait({self._try}, timeout=LONGEST)
            self._try.cancel()
            await asyncio.gather(self._try, return_exceptions=True)
