"""The people at a table: who sits there, who is connected, and what they may do when somebody is gone.

Nobody is stuck: a bot plays on for somebody who is gone if all others who are there agree, and whoever is left alone
may close the table. None of this depends on anything hidden: who is asked and who is connected, everybody sees anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from partal.core.errors import PartalError
from partal.core.message import message

from partal.server.kept import SetAside
from partal.server.presence import Clock, Presence
from partal.server.store import PackRow, Stale, Store, TableRow
from partal.server.stored import StoredTable
from partal.table.players import usual
from partal.table.seat import PERSON, Chair, Forbidden, is_taken

AWAY = 600.0
"""Seconds that somebody must be away before the others may let a bot play on for them."""


class NotNow(PartalError):
    """The player could do this, but not at this moment."""


class Listener(NamedTuple):
    """An open connection: the player, their seat (None: watching), and a callback for changes."""

    player: str
    seat: int | None
    changed: Callable[[], None]


class Company(StoredTable):
    """A table and the people at it."""

    def __init__(self, store: Store, row: TableRow, pack: PackRow | None, clock: Clock, patience: float) -> None:
        super().__init__(store, row, pack)
        self.listeners: dict[int, Listener] = {}
        self.moment = 0
        """Rises whenever something that somebody can see may have changed."""
        self.presence = Presence(store, row.id, clock, patience)
        self.agreed: dict[str, set[str]] = {}
        """Who has agreed to let a bot play on, by the person who is gone; forgotten when they come back."""
        self._when_gone: asyncio.TimerHandle | None = None
        self._next_listener = 0

    # Sitting down

    async def seat(self, chair: Chair) -> None:
        """Somebody sits down, gets up for a bot, or comes back."""
        await shielded(self._seat(chair))

    async def _seat(self, chair: Chair) -> None:
        async with self.lock:
            await self._settle()
            if chair.name != self.chairs[chair.seat].name and is_taken(self.chairs, chair):
                raise Forbidden(message("refused-name-taken", name=chair.name))
            await self._change(chair)
            self.is_here(chair.player)
        self.changed()

    async def _change(self, chair: Chair) -> None:
        change = self.store.seat(self.row.id, chair, self.chairs[chair.seat])
        try:
            if await self._written(change, lambda: self.chairs[chair.seat] == chair):
                self.chairs = [chair if other.seat == chair.seat else other for other in self.chairs]
        except Stale:
            raise Forbidden(message("refused-seat-taken")) from None

    # Listening

    def notify(self) -> None:
        """Tells all connections that something may have changed: players first, then spectators."""
        self.moment += 1
        for watching in (False, True):
            for listener in self.listeners.values():
                if (listener.seat is None) is watching:
                    listener.changed()

    def listen(self, listener: Listener) -> int:
        self._next_listener += 1
        self.listeners[self._next_listener] = listener
        if self.sits(listener.player):
            self.is_here(listener.player)
        self._notify_when_gone()
        return self._next_listener

    def leave(self, token: int) -> None:
        listener = self.listeners.pop(token, None)
        if listener is not None and self.sits(listener.player) and listener.player not in self.connected:
            self.presence.left(listener.player)
        self._notify_when_gone()

    async def stop_listening(self) -> None:
        """Waits until it is stored who is away."""
        if self._when_gone is not None:
            self._when_gone.cancel()
        await self.presence.close()

    def _notify_when_gone(self) -> None:
        """Sees to it that those who are there are told as soon as somebody counts as gone."""
        if self._when_gone is not None:
            self._when_gone.cancel()
            self._when_gone = None
        connected = self.connected
        waits = [self.presence.seconds_until_gone(player) for player in self.people if player not in connected]
        coming = [wait for wait in waits if wait > 0]
        if coming and connected:
            self._when_gone = asyncio.get_running_loop().call_later(min(coming) + 0.01, self._somebody_gone)

    def _somebody_gone(self) -> None:
        self.notify()
        self._notify_when_gone()

    def sits(self, player: str) -> bool:
        """Whether a chair at this table is this player's, even if a bot plays for them."""
        return any(chair.player == player for chair in self.chairs)

    @property
    def connected(self) -> set[str]:
        """The players who are connected."""
        return {listener.player for listener in self.listeners.values()}

    # Nobody is stuck

    def is_here(self, player: str) -> None:
        """They have connected or done something, so nobody has to wait for them, or agree to anything."""
        self.presence.was_here(player)
        self.agreed.pop(player, None)

    def gone_since(self, player: str) -> float | None:
        """Since when this player is away, if that is long enough to go on without them."""
        if player in self.connected or self.presence.seconds_until_gone(player) > 0:
            return None
        return self.presence.since(player)

    @property
    def people(self) -> list[str]:
        """Those who answer for a seat."""
        return list(dict.fromkeys([chair.player for chair in self.chairs if chair.kind in PERSON]))

    def others_there(self, player: str) -> list[str]:
        """The other people who answer for a seat and are connected."""
        connected = self.connected
        return [other for other in self.people if other != player and other in connected]

    @property
    def gone(self) -> Chair | None:
        """The chair for which a bot may play on, if all others who are there agree."""
        decision = self.match.decision
        if decision is None or not self.ready or self.past:
            return None
        chair = self.chairs[decision.seat]
        return chair if chair.kind in PERSON and self.gone_since(chair.player) is not None else None

    async def agree(self, player: str, seat: int) -> None:
        """Agrees to let a bot play on for somebody who is gone; once all who are there agree, it does."""
        await shielded(self._agree(player, seat))

    async def _agree(self, player: str, seat: int) -> None:
        async with self.lock:
            await self._settle()
            gone = self._require_gone(player, seat)
            agreed = self.agreed.setdefault(gone, set())
            agreed.add(player)
            if agreed.issuperset(self.others_there(gone)):
                for chair in self.chairs:
                    if self.owns(gone, chair.seat):
                        await self._change(chair._replace(kind="bot", bot=usual(self.row.game)))
                self.agreed.pop(gone, None)
        self.changed()

    def _require_gone(self, player: str, seat: int) -> str:
        """Who is gone from this seat; raises Forbidden or NotNow if this player may not agree to anything there now."""
        if player not in self.people:
            raise Forbidden(message("refused-agree-stranger"))
        decision = self.match.decision
        if decision is None or not self.ready:
            raise NotNow(message("refused-agree-not-running"))
        if decision.seat != seat or self.chairs[seat].kind not in PERSON:
            raise NotNow(message("refused-agree-not-asked"))
        gone = self.chairs[seat].player
        if gone == player:
            raise Forbidden(message("refused-agree-own"))
        if self.gone is None:
            minutes = max(1, round(self.presence.patience / 60))
            raise NotNow(message("refused-agree-early", minutes=minutes))
        return gone

    @property
    def has_begun(self) -> bool:
        """Whether an answer stands that others can see; one that nobody can see yet must not show here either."""
        return any(played.events for played in self.match.history)

    def is_alone(self, player: str) -> bool:
        """Whether all others who have a chair here are gone, or have left it to a bot."""
        connected, people = self.connected, self.people
        others = {chair.player for chair in self.chairs if chair.player not in ("", player)}
        return not any(other in connected or (other in people and self.gone_since(other) is None) for other in others)

    def may_close(self, player: str) -> bool:
        """Whether this player may close the table: their own before it begins, any at which they are left alone."""
        if self.match.over or self.past:
            return False
        if player == self.row.owner and not self.has_begun:
            return True
        return self.ready and self.sits(player) and self.is_alone(player)

    async def end(self, player: str) -> None:
        """Closes the table for good."""
        await shielded(self._end(player))

    async def _end(self, player: str) -> None:
        async with self.lock:
            await self._settle()
            if self.match.over:
                raise NotNow(message("refused-close-finished"))
            if player != self.row.owner and not self.sits(player):
                raise Forbidden(message("refused-close-stranger"))
            if not self.may_close(player):
                if not self.has_begun:
                    raise Forbidden(message("refused-close-host"))
                raise NotNow(message("refused-close-others"))
            with suppress(SetAside):  # It was written although the database failed.
                await self._written(self.store.close_table(self.row.id), lambda: False)
            self.set_aside = True
        self.changed()


async def shielded(work: Coroutine[Any, Any, None]) -> None:
    """Finishes the work even if the request is cancelled."""
    await asyncio.shield(asyncio.ensure_future(work))
