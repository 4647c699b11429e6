"""The people at a table: who sits there, who is connected, and what they may do when somebody is gone.

Nobody is stuck: a bot plays on for somebody who is gone if all others who are there agree, and whoever is left alone
may close the table. None of this depends on anything hidden: who is asked and who is connected, everybody sees anyway.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from partal.core.errors import PartalError
from partal.core.log import Entry
from partal.core.message import message

from partal.server.attendance import Stale
from partal.server.database import RETRY, Unavailable
from partal.server.kept import SetAside
from partal.server.notices import Notice
from partal.server.presence import Clock, Presence
from partal.server.soundness import Unreadable
from partal.server.store import PackRow, Store, TableRow
from partal.server.stored import StoredTable
from partal.table.players import usual
from partal.table.seat import PERSON, Chair, Forbidden, is_taken

AWAY = 600.0
"""Seconds that somebody must be away before the others may let a bot play on for them."""
MOST_NOTED = 100
"""How many entries of other processes are noted before they are played although nobody needs them."""


class NotNow(PartalError):
    """The player could do this, but not at this moment."""


class Listener(NamedTuple):
    """An open connection: the player, their seat (None: watching), and a callback for changes."""

    player: str
    seat: int | None
    changed: Callable[[], None]


class SeatedTable(StoredTable):
    """A stored table with the people at it."""

    def __init__(self, store: Store, row: TableRow, pack: PackRow | None, clock: Clock, patience: float) -> None:
        super().__init__(store, row, pack)
        self.listeners: dict[int, Listener] = {}
        self.connected_here: set[str] = set()
        """The players who are connected to this process."""
        self.moment = 0
        """Rises whenever something that somebody can see may have changed."""
        self.presence = Presence(store, row.id, clock, patience)
        self.agreed: dict[str, set[str]] = {}
        """Who has agreed to let a bot play on, by the person who is gone; forgotten when they come back."""
        self._when_gone: asyncio.TimerHandle | None = None
        self._next_listener = 0
        self._heard = 0
        """How often something was heard about the people at this table."""
        self._unread = False
        """Whether other processes have stored something that was not read yet."""
        self._reading: asyncio.Task[None] | None = None

    async def load_people(self) -> None:
        """Loads who is away, who is connected elsewhere, and what was agreed."""
        heard = -1
        while heard != self._heard:  # What was heard meanwhile may be newer than what was read.
            heard = self._heard
            await self.presence.load()
            self.agreed = await self.store.agreements(self.row.id)

    # Sitting down

    async def seat(self, chair: Chair, was: Chair) -> None:
        """Somebody sits down, gets up for a bot, or comes back, if the chair is still as it was, or theirs."""
        await shielded(self._seat(chair, was))

    async def _seat(self, chair: Chair, was: Chair) -> None:
        async with self.lock:
            await self._settle()
            self.require_welcome(chair)
            now = self.chairs[chair.seat]
            if (now.kind, now.player) != (was.kind, was.player) and now.player != chair.player:
                raise Forbidden(message("refused-seat-taken"))
            if chair.name != self.chairs[chair.seat].name and is_taken(self.chairs, chair):
                raise Forbidden(message("refused-name-taken", name=chair.name))
            await self._change(chair)
            self.is_here(chair.player)
            self.announce()
        self.changed()

    async def _change(self, chair: Chair) -> None:
        change = self.store.seat(self.row.id, chair, self.chairs[chair.seat])
        try:
            if await self._written(change, lambda: self.chairs[chair.seat] == chair):
                self.chairs = [chair if other.seat == chair.seat else other for other in self.chairs]
        except Stale:
            self.require_welcome(chair)
            raise Forbidden(message("refused-seat-taken")) from None

    def require_welcome(self, chair: Chair) -> None:
        """Raises Forbidden if the host has removed whoever wants this chair."""
        raise NotImplementedError

    # Listening

    def notify(self) -> None:
        """Tells all connections that something may have changed: players first, then spectators."""
        self.moment += 1
        for watching in (False, True):
            for listener in self.listeners.values():
                if (listener.seat is None) is watching:
                    listener.changed()

    def listen(self, listener: Listener) -> int:
        self.catch_up()
        self._next_listener += 1
        self.listeners[self._next_listener] = listener
        self.connected_here.add(listener.player)
        if self.sits(listener.player):
            self.is_here(listener.player)
        self.announce()
        self._notify_when_gone()
        return self._next_listener

    def leave(self, token: int) -> None:
        listener = self.listeners.pop(token, None)
        self.connected_here = {other.player for other in self.listeners.values()}
        player = listener.player if listener is not None else ""
        if player not in self.connected_here and (self.sits(player) or player in self.presence.announced):
            self.presence.left(player)
        if player in self.presence.looking_on and player not in self.connected_here:
            self.presence.looked_away(player)
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
        waits = [self.presence.seconds_until_gone(player) for player in self.people if not self.is_connected(player)]
        coming = [wait for wait in waits if wait > 0]
        if coming and (self.connected_here or self.presence.elsewhere):
            self._when_gone = asyncio.get_running_loop().call_later(min(coming) + 0.01, self._somebody_gone)

    def _somebody_gone(self) -> None:
        self.notify()
        self._notify_when_gone()

    def sits(self, player: str) -> bool:
        """Whether a chair at this table is this player's, even if a bot plays for them."""
        return bool(player) and any(chair.player == player for chair in self.chairs)

    def announce(self) -> None:
        """Tells the other processes who of the table's people is connected to this one, and who looks on here."""
        if self.store.notices.shared:
            here = self.connected_here
            seated = {player for player in here if self.sits(player)}
            self.presence.announce(seated)
            self.presence.announce_spectators(here - seated)

    def is_connected(self, player: str) -> bool:
        """Whether this player is connected, to this process or another one."""
        return player in self.connected_here or player in self.presence.elsewhere

    # What other processes tell

    def hear(self, notice: Notice) -> None:
        """Another process has stored something about this table."""
        about, values = notice.about, notice.values
        if about == "entry":
            self._hear_entry(notice.number, Entry(*values))
        elif about in ("chairs", "chat", "coached"):
            self.read_soon()
        elif about == "table":
            self.set_aside = True
            self.changed()
        else:
            self._hear_of_people(notice)
            self.notify()
            self._notify_when_gone()

    def _hear_of_people(self, notice: Notice) -> None:
        about, player = notice.about, str(notice.values[0])
        self._heard += 1
        if about == "agreed":
            self.agreed.setdefault(player, set()).add(str(notice.values[1]))
        elif about == "here":
            self.presence.is_at(notice.sender, player)
        elif about == "left":
            since = float(notice.values[1])
            self.presence.left_from(notice.sender, player, since, player in self.connected_here)
        elif about == "seen":
            self.presence.heard_of(player)
        if about in ("here", "seen"):
            self.agreed.pop(player, None)

    @property
    def is_needed(self) -> bool:
        """Whether anybody looks on here, or anything goes on here."""
        raise NotImplementedError

    def catch_up(self) -> None:
        """Plays what was only noted: somebody needs the table now."""
        if not self.noted:
            return
        if self.in_doubt or self._unread or self.lock.locked():
            self.noted.clear()
            self.read_soon()
            return
        self.play_noted()
        if self.in_doubt:
            self.read_soon()
        self.notify()

    def _hear_entry(self, number: int, entry: Entry) -> None:
        if number < self.match.entry:
            return
        if not self.is_needed and len(self.noted) < MOST_NOTED:
            # Any process may have read this table for somebody; to play on in all of them would cost each of them.
            self.noted.append((number, entry))
            self._heard_from(entry)
            return
        self.catch_up()
        if self.in_doubt or self._unread or self.lock.locked():
            self.read_soon()
            return
        try:
            self.follow(number, entry)
        except Exception:
            self.read_soon()
            return
        self._heard_from(entry)
        self.changed()

    def _heard_from(self, entry: Entry) -> None:
        """Whoever gave this answer at another process was there."""
        if not entry.stand_in and self.chairs[entry.seat].kind in PERSON:
            self.presence.heard_of(self.chairs[entry.seat].player)
            self.agreed.pop(self.chairs[entry.seat].player, None)

    def read_soon(self) -> None:
        """Reads what other processes have stored, as soon as nothing else is being done here."""
        self._unread = True
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while self._unread and not self.set_aside:
            async with self.lock:
                self._unread = False
                try:
                    await self.read_on()
                except Unavailable:
                    self.in_doubt = True
                    with suppress(Unavailable):
                        await self._settle_or_reload()
                    return
                except (SetAside, Unreadable):
                    return
            self.announce()
            self.changed()

    async def check_again(self) -> None:
        """Notices may have been lost: once the database answers, looks whether everything is as it is known here."""
        while not self.set_aside:
            try:
                await self.load_people()
                break
            except Unavailable:
                await asyncio.sleep(RETRY)
        self.announce()
        self.read_soon()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    def others_ended(self, processes: Collection[str]) -> None:
        """Other processes have ended, and whoever was connected only there is away."""
        self._heard += 1
        if self.presence.ended(processes, self.connected_here):
            self.notify()
            self._notify_when_gone()

    # Nobody is stuck

    def is_here(self, player: str) -> None:
        """They have connected or done something, so nobody has to wait for them, or agree to anything."""
        agreed = self.agreed.pop(player, None)
        self.presence.was_here(player, anyway=agreed is not None)

    def gone_since(self, player: str) -> float | None:
        """Since when this player is away, if that is long enough to go on without them."""
        if self.is_connected(player) or self.presence.seconds_until_gone(player) > 0:
            return None
        return self.presence.since(player)

    @property
    def people(self) -> list[str]:
        """Those who answer for a seat."""
        return list(dict.fromkeys([chair.player for chair in self.chairs if chair.kind in PERSON]))

    def others_there(self, player: str) -> list[str]:
        """The other people who answer for a seat and are connected."""
        return [other for other in self.people if other != player and self.is_connected(other)]

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
            self.agreed[gone] = agreed = await self.store.agree(self.row.id, gone, player)
            if agreed.issuperset(self.others_there(gone)):
                for chair in self.chairs:
                    if self.owns(gone, chair.seat):
                        await self._change(chair._replace(kind="bot", bot=usual(self.row.game)))
                self.agreed.pop(gone, None)
                with suppress(Unavailable):  # They are also forgotten when the person comes back.
                    await self.store.forget_agreements(self.row.id, gone)
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

    # The coach

    @property
    def coach_speaks(self) -> bool:
        """Whether the coach may speak here: to somebody who plays alone or among bots, or if all people agree."""
        people = [chair for chair in self.chairs if chair.kind in PERSON]
        return len(people) == 1 or (bool(people) and self.coached.issuperset(self.people))

    async def agree_to_coach(self, player: str, agrees: bool) -> None:
        """Agrees to the coach at this table, or does not any more."""
        await shielded(self._agree_to_coach(player, agrees))

    async def _agree_to_coach(self, player: str, agrees: bool) -> None:
        async with self.lock:
            await self._settle()
            if player not in self.people:
                raise Forbidden(message("refused-coach-stranger"))
            write = self.store.agree_to_coach(self.row.id, player, agrees)
            if await self._written(write, lambda: (player in self.coached) is agrees):
                self.coached = self.coached | {player} if agrees else self.coached - {player}
        self.changed()

    @property
    def has_begun(self) -> bool:
        """Whether an answer stands that others can see; one that nobody can see yet must not show here either."""
        return any(played.events for played in self.match.history)

    def is_alone(self, player: str) -> bool:
        """Whether all others who have a chair here are gone, or have left it to a bot."""
        for chair in self.chairs:
            if chair.player in ("", player):
                continue
            if self.is_connected(chair.player) or (chair.kind in PERSON and self.gone_since(chair.player) is None):
                return False
        return True

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
    """Finishes the work even if the request is cancelled; if it then fails, nobody is left to be told."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: None if done.cancelled() else done.exception())
    await asyncio.shield(task)
