"""How long people have been away from a table, so that nobody waits forever for somebody who has left.

Somebody with a live connection is there. That they are gone is stored, so that it outlives the server. What cannot be
known is decided in their favour: after a crash, whoever was connected counts as gone since the table was read again.

With several processes, each one stores who is connected to it, and hears from the others. If one dies, whoever was
connected only there is away from then on (`processes`).
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import Literal

from partal.server.database import RETRY, Unavailable
from partal.server.logs import mark
from partal.server.store import Store

log = logging.getLogger("partal.server")

Clock = Callable[[], float]
"""Seconds since 1970; tests have their own."""
Change = Literal["here", "left", "seen", "looks-on", "looks-away"]
"""Somebody connected, lost the last connection, or did something without one; a spectator connected or left."""


class Presence:
    """Who of a table's people is away, and since when."""

    def __init__(self, store: Store, table_id: str, clock: Clock, patience: float) -> None:
        self.clock = clock
        self.patience = patience
        """Seconds after which somebody who is away counts as gone."""
        self._store = store
        self._table = table_id
        self._known_since = clock()
        self._since: dict[str, float] = {}
        self._stored: set[str] = set()
        """Whose absence the database has."""
        self.elsewhere: dict[str, set[str]] = {}
        """Who is connected at other processes, and at which."""
        self._shared = store.notices.shared
        self.announced: set[str] = set()
        """Of whom the other processes know that they are connected here."""
        self.looking_on: set[str] = set()
        """Of whom it is stored that they look on here."""
        self._unwritten: deque[tuple[str, Change, float]] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._closing = False

    async def load(self) -> None:
        self._since = await self._store.absences(self._table)
        self._stored = set(self._since)
        if self._shared:
            self.elsewhere = await self._store.presences(self._table)

    def since(self, player: str) -> float:
        """When this player was last there; for somebody who is connected it means nothing."""
        return self._since.get(player, self._known_since)

    def seconds_until_gone(self, player: str) -> float:
        """How long somebody without a connection is still waited for; not above 0 if they are gone."""
        return self.since(player) + self.patience - self.clock()

    def left(self, player: str) -> None:
        """Their last connection to this process has ended."""
        now = self.clock()
        self.announced.discard(player)
        if player not in self.elsewhere:
            self._since[player] = now
            self._stored.add(player)
        self._write(player, "left", now)

    def was_here(self, player: str, anyway: bool = False) -> None:
        """They have connected, or done something without a connection; `anyway`: it is stored in any case."""
        self._since[player] = self.clock()
        if anyway or player in self._stored:
            self._stored.discard(player)
            self._write(player, "seen", 0.0)

    def announce(self, players: Iterable[str]) -> None:
        """Tells the other processes who is connected here, unless they know."""
        for player in players:
            if self._shared and player not in self.announced:
                self.announced.add(player)
                self._write(player, "here", 0.0)

    def announce_spectators(self, players: Iterable[str]) -> None:
        """Stores who looks on here, for the host, who may be connected elsewhere."""
        for player in players:
            if self._shared and player not in self.looking_on:
                self.looking_on.add(player)
                self._write(player, "looks-on", 0.0)

    def looked_away(self, player: str) -> None:
        """A spectator's last connection to this process has ended."""
        self.looking_on.discard(player)
        self._write(player, "looks-away", 0.0)

    # What others tell

    def heard_of(self, player: str) -> None:
        """They have done something at another process, which has stored it."""
        self._since[player] = self.clock()
        self._stored.discard(player)

    def is_at(self, process: str, player: str) -> None:
        """They have connected to another process."""
        self.heard_of(player)
        self.elsewhere.setdefault(player, set()).add(process)

    def left_from(self, process: str, player: str, since: float, is_here: bool) -> None:
        """Their last connection to another process has ended."""
        places = self.elsewhere.get(player, set()) - {process}
        if places:
            self.elsewhere[player] = places
            return
        self.elsewhere.pop(player, None)
        if not is_here:
            self._since[player] = since
            self._stored.add(player)

    def ended(self, processes: Collection[str], here: Collection[str]) -> bool:
        """Other processes have ended; returns whether anybody was connected there."""
        found = [(process, player) for player, at in self.elsewhere.items() for process in at if process in processes]
        for process, player in found:
            self.left_from(process, player, self.clock(), player in here)
        return bool(found)

    def forgotten(self) -> None:
        """What was announced is lost: this process was thought dead."""
        self.announced.clear()
        self.looking_on.clear()

    # Writing

    def _write(self, player: str, change: Change, since: float) -> None:
        self._unwritten.append((player, change, since))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())

    async def _write_all(self) -> None:
        while self._unwritten:
            player, change, since = self._unwritten[0]
            try:
                await self._write_one(player, change, since)
            except Unavailable:
                log.warning("absence not stored", extra={"table": mark(self._table)})
                if self._shared and change != "seen" and not self._closing:
                    await asyncio.sleep(RETRY)
                    continue
            self._unwritten.popleft()

    async def _write_one(self, player: str, change: Change, since: float) -> None:
        if change in ("looks-on", "looks-away"):
            await self._store.note_spectator(self._table, player, change == "looks-on")
        elif change == "here":
            await self._store.note_arrival(self._table, player)
        elif change == "left" and self._shared:
            await self._store.note_departure(self._table, player, since)
        else:
            await self._store.note_absence(self._table, player, since if change == "left" else None)

    async def close(self) -> None:
        """Waits until everything is stored."""
        self._closing = True
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
