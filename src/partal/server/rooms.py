"""A table while somebody is at it: its match, who sits where, who is watching.

The database is the truth. A room plays an answer on its match, writes it down, and only then tells
anybody; if writing fails, the match is made anew from what is written.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.match import TAKE_BACK_REFUSALS, Match
from partal.core.rng import Rng, key

from partal.bots.registry import make
from partal.games import GAMES
from partal.server.store import Chair, StaleNumber, Store, TableRow

log = logging.getLogger("partal.server")

PERSON = ("human", "guest")
LAST_RESORT = "random"
"""The bot that answers where another one fails, so that a table never hangs."""


class Forbidden(Exception):
    """Something this player may not do; the sentence says what."""


class Listener(NamedTuple):
    """An open connection: who, on which seat (None: watching), in which language, and how to reach it."""

    player: str
    seat: int | None
    language: str
    send: Callable[[dict[str, Any]], Awaitable[None]]


class Room:
    """One table in memory."""

    def __init__(self, store: Store, row: TableRow, pace: float) -> None:
        self.store = store
        self.row = row
        self.pace = pace
        self.chairs: list[Chair] = []
        self.match: Match[Any] = _new_match(row)
        self.chat: list[dict[str, Any]] = []
        self.revision = 0
        self.listeners: dict[int, Listener] = {}
        self.lock = asyncio.Lock()
        self.thinking: int | None = None
        self._bots: asyncio.Task[None] | None = None
        self._next_listener = 0
        self.changed: Callable[[Room], Awaitable[None]] | None = None
        """Called after every change, to tell the listeners."""

    async def load(self) -> None:
        """Read the table from the database and play its answers."""
        self.chairs = await self.store.chairs(self.row.id)
        self.chat = await self.store.chat(self.row.id)
        match = _new_match(self.row)
        for _, _, notation in await self.store.answers(self.row.id):
            match.play(notation)
        self.match = match

    # Who may what

    def owns(self, player: str, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind in PERSON and chair.player == player

    @property
    def ready(self) -> bool:
        """Whether somebody sits on every seat."""
        return all(chair.kind != "open" for chair in self.chairs)

    # Answering

    async def answer(self, player: str, seat: int, number: int, option: str) -> None:
        """A person's answer: checked, played, written down, told."""
        async with self.lock:
            if not 0 <= seat < len(self.chairs) or not self.owns(player, seat):
                raise Forbidden("This is not your seat.")
            if not self.ready:
                raise Forbidden("The table is not full yet.")
            await self._play(seat, number, option)
        await self._after()

    async def _play(self, seat: int, number: int, option: str) -> None:
        match = self.match
        decision = match.decision
        if number != match.number or decision is None:
            raise StaleAnswer(f"Question {number} is not open any more; the table is at {match.number}.")
        if decision.seat != seat:
            raise Forbidden("Somebody else is asked.")
        match.play(option, number)
        try:
            await self.store.add_answer(self.row.id, number, seat, match.history[-1].option.notation)
        except StaleNumber:
            await self.load()
            sentence = f"Question {number} was answered a moment ago; the table is at {self.match.number}."
            raise StaleAnswer(sentence) from None
        except BaseException:
            await asyncio.shield(self.load())
            raise
        self.revision += 1
        if match.over:
            await self.store.finish(self.row.id)
            self.row = self.row._replace(finished=True)

    async def undo(self, player: str, seat: int) -> None:
        """Take back the last answer of this seat, where that is free."""
        async with self.lock:
            if not 0 <= seat < len(self.chairs) or not self.owns(player, seat):
                raise Forbidden("This is not your seat.")
            reason = self.match.why_not_take_back(seat)
            if reason is None and self.match.over:
                reason = "something-was-revealed"
            if reason is not None:
                raise RefusedAnswer(TAKE_BACK_REFUSALS[reason])
            last = self.match.number - 1
            try:
                await self.store.remove_answers(self.row.id, last, last)
            except StaleNumber:
                await self.load()
                raise StaleAnswer("Somebody has answered since.") from None
            self.match.take_back(seat)
            self.revision += 1
        await self._after()

    async def say(self, name: str, text: str) -> None:
        await self.store.say(self.row.id, name, text)
        self.chat = await self.store.chat(self.row.id)
        self.revision += 1
        await self._after()

    async def seat(self, chair: Chair) -> None:
        """Somebody sits down, gets up for a bot, or comes back."""
        async with self.lock:
            if not await self.store.seat(self.row.id, chair, self.chairs[chair.seat]):
                self.chairs = await self.store.chairs(self.row.id)
                raise Forbidden("That seat was taken a moment ago.")
            self.chairs = await self.store.chairs(self.row.id)
            self.revision += 1
        await self._after()

    async def _after(self) -> None:
        if self.changed is not None:
            await self.changed(self)
        self.wake_bots()

    # Listening

    def listen(self, listener: Listener) -> int:
        self._next_listener += 1
        self.listeners[self._next_listener] = listener
        return self._next_listener

    def leave(self, token: int) -> None:
        self.listeners.pop(token, None)

    def is_connected(self, player: str) -> bool:
        return any(listener.player == player for listener in self.listeners.values())

    # Bots

    def wake_bots(self) -> None:
        """Let bots answer as long as they are asked, one task a table."""
        if self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._let_bots_answer())

    async def _let_bots_answer(self) -> None:
        try:
            while True:
                async with self.lock:
                    decision = self.match.decision
                    if decision is None or not self.ready or self.chairs[decision.seat].kind != "bot":
                        return
                    seat, number = decision.seat, self.match.number
                    view = self.match.view(seat)
                    bot = self.chairs[seat].bot
                self.thinking = seat
                await asyncio.sleep(self.pace)
                rng = Rng(key(f"{self.row.id} {self.row.salt} {number} bot"))
                option = await asyncio.to_thread(_think, self.row.game, bot, view, decision, rng)
                self.thinking = None
                async with self.lock:
                    if self.match.number != number or self.chairs[seat].kind != "bot":
                        continue
                    try:
                        await self._play(seat, number, option)
                    except StaleAnswer:
                        continue
                if self.changed is not None:
                    await self.changed(self)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("Bots at table %s stopped.", self.row.id)
        finally:
            self.thinking = None

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)


def _think(game: str, name: str, view: Any, decision: Any, rng: Rng) -> str:
    """A bot's answer in notation; the last resort's where the bot fails or answers what is not offered."""
    try:
        option = make(game, name).choose(view, decision, rng)
        if option in decision.options:
            return str(option.notation)
        log.error("Bot %s answered %r, which is not offered.", name, option)
    except Exception:
        log.exception("Bot %s failed.", name)
    return str(make(game, LAST_RESORT).choose(view, decision, rng).notation)


def _new_match(row: TableRow) -> Match[Any]:
    return Match(GAMES[row.game], row.seats, row.seed, row.settings, salt=row.salt)


class Rooms:
    """All tables that somebody is at; the others sleep in the database."""

    def __init__(self, store: Store, pace: float) -> None:
        self.store = store
        self.pace = pace
        self.changed: Callable[[Room], Awaitable[None]] | None = None
        self._open: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room | None]] = {}

    async def find(self, table_id: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        room = self._open.get(table_id)
        if room is not None:
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._opening[table_id] = task
        try:
            return await asyncio.shield(task)
        finally:
            self._opening.pop(table_id, None)

    async def _load(self, table_id: str) -> Room | None:
        row = await self.store.table(table_id)
        if row is None:
            return None
        room = Room(self.store, row, self.pace)
        await room.load()
        room.changed = self._tell
        self._open[table_id] = room
        self._forget_quiet_ones()
        return room

    async def _tell(self, room: Room) -> None:
        if self.changed is not None:
            await self.changed(room)

    def _forget_quiet_ones(self, most: int = 2_000) -> None:
        """A room nobody listens to can be read again; it need not stay in memory."""
        for table_id, room in list(self._open.items()):
            if len(self._open) <= most:
                return
            if not room.listeners and not room.lock.locked():
                del self._open[table_id]

    async def close(self) -> None:
        for room in self._open.values():
            await room.close()
