"""A table while somebody is at it: its match, who sits where, who is watching.

The database is the truth. A room plays an answer on its match, writes it down, and only then tells
anybody; if writing fails, the match is made anew from what is written.

People count their own questions only: the running number of a seat says how often that seat was asked.
The table's number would tell how often the others were, and that follows from what they hold.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.match import TAKE_BACK_REFUSALS, Match

from partal.games import GAMES
from partal.server.logs import mark
from partal.server.packs import content_of
from partal.server.store import Chair, PackRow, StaleNumber, Store, TableRow
from partal.server.thinking import Thinkers, Thought

log = logging.getLogger("partal.server")

PERSON = ("human", "guest")
RETRY = 1.0
"""Seconds until a bot's table tries again after the database failed."""


class Forbidden(Exception):
    """Something this player may not do; the sentence says what."""


class Listener(NamedTuple):
    """An open connection: who, on which seat (None: watching), and how to say that something changed."""

    player: str
    seat: int | None
    changed: Callable[[], None]


class Room:
    """One table in memory."""

    def __init__(self, store: Store, row: TableRow, pack: PackRow | None, thinkers: Thinkers, pace: float) -> None:
        self.store = store
        self.row = row
        self.pack = pack
        self.thinkers = thinkers
        self.pace = pace
        self.past = False
        """A finished game as it once stood: whoever looks at it may know all of its numbers."""
        self.chairs: list[Chair] = []
        self.match: Match[Any] = self.new_match()
        self.chat: list[dict[str, Any]] = []
        self.listeners: dict[int, Listener] = {}
        self.lock = asyncio.Lock()
        self.stories: dict[Any, Any] = {}
        """Log lines that were told already, by who hears them; see `frames.story`."""
        self._bots: asyncio.Task[None] | None = None
        self._next_listener = 0

    def new_match(self) -> Match[Any]:
        row = self.row
        content = content_of(row.game, self.pack.text if self.pack else "")
        return Match(GAMES[row.game], row.seats, row.seed, row.settings, content=content, salt=row.salt)

    async def load(self) -> None:
        """Read the table from the database and play its answers."""
        self.chairs = await self.store.chairs(self.row.id)
        self.chat = await self.store.chat(self.row.id)
        answers = [notation for _, _, notation in await self.store.answers(self.row.id)]
        self.match = await asyncio.to_thread(self._replayed, answers)
        self.stories.clear()

    def _replayed(self, answers: list[str]) -> Match[Any]:
        match = self.new_match()
        for notation in answers:
            match.play(notation)
        return match

    def as_it_was(self, number: int) -> Room:
        """This table, whose game is over, when its question `number` was open."""
        past = Room(self.store, self.row, self.pack, self.thinkers, self.pace)
        past.past = True
        past.chairs = self.chairs
        for played in self.match.history[: number - 1]:
            past.match.play(played.option)
        return past

    # Who may what

    def owns(self, player: str, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind in PERSON and chair.player == player

    def _require(self, player: str, seat: int) -> None:
        if not 0 <= seat < len(self.chairs) or not self.owns(player, seat):
            raise Forbidden("This is not your seat.")
        if not self.ready:
            raise Forbidden("The table is not full yet.")

    @property
    def ready(self) -> bool:
        """Whether somebody sits on every seat."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def told(self) -> bool:
        """Whether everybody may know how often everybody was asked."""
        return self.past or self.match.over

    def number(self, seat: int | None) -> int:
        """The running number of a seat's next question; 0 for those who are asked nothing."""
        if self.told:
            return self.match.number
        if seat is None:
            return 0
        return 1 + sum([played.seat == seat for played in self.match.history])

    # Answering

    async def answer(self, player: str, seat: int, number: int, option: str) -> None:
        """A person's answer: checked, played, written down, told. Whoever leaves meanwhile stops nothing."""
        await _whole(self._answer(player, seat, number, option))

    async def _answer(self, player: str, seat: int, number: int, option: str) -> None:
        async with self.lock:
            self._require(player, seat)
            if self.match.over:
                raise StaleAnswer("The game is over.")
            if number != self.number(seat):
                raise StaleAnswer(f"Question {number} is not open any more; you are at {self.number(seat)}.")
            decision = self.match.decision
            if decision is None or decision.seat != seat:
                raise Forbidden("Somebody else is asked.")
            await self._play(seat, option)
        self._after()

    async def _play(self, seat: int, option: str) -> None:
        """Play an answer of the seat that is asked, and write it down."""
        match = self.match
        number = match.number
        match.play(option, number)
        played = match.history[-1]
        try:
            await self.store.add_answer(self.row.id, number, seat, played.option.notation, bool(played.events))
        except StaleNumber:
            await self.load()
            raise StaleAnswer("This question was answered a moment ago.") from None
        except BaseException:
            await self.load()
            raise
        if match.over:
            await self.store.finish(self.row.id)
            self.row = self.row._replace(finished=True)

    def why_not_undo(self, seat: int) -> str | None:
        """Why this seat's last answer must stand; None if it can be taken back.

        Somebody else's answer that nobody could see yet does not count: it is taken back with it.
        """
        history = self.match.history
        mine = max([index for index, played in enumerate(history) if played.seat == seat], default=-1)
        if mine < 0:
            return "nothing-to-take-back"
        if any(played.events for played in history[mine + 1 :]):
            return "somebody-answered-since"
        if history[mine].reveals or history[mine].moved_others:
            return "something-was-revealed"
        return "game-over" if self.match.over else None

    async def undo(self, player: str, seat: int) -> None:
        """Take back the last answer of this seat, where that is free."""
        await _whole(self._undo(player, seat))

    async def _undo(self, player: str, seat: int) -> None:
        async with self.lock:
            self._require(player, seat)
            reason = self.why_not_undo(seat)
            if reason is not None:
                raise RefusedAnswer(TAKE_BACK_REFUSALS.get(reason, "The game is over."))
            last = len(self.match.history)
            first = max([number for number, played in enumerate(self.match.history, 1) if played.seat == seat])
            try:
                await self.store.remove_answers(self.row.id, first, last)
            except StaleNumber:
                await self.load()
                raise StaleAnswer("Somebody has answered since.") from None
            self.match.take_back(seat, consent=True)
            self.stories.clear()
        self._after()

    async def say(self, name: str, text: str) -> None:
        await self.store.say(self.row.id, name, text)
        self.chat = await self.store.chat(self.row.id)
        self.tell()

    async def seat(self, chair: Chair) -> None:
        """Somebody sits down, gets up for a bot, or comes back."""
        async with self.lock:
            if not await self.store.seat(self.row.id, chair, self.chairs[chair.seat]):
                self.chairs = await self.store.chairs(self.row.id)
                raise Forbidden("That seat was taken a moment ago.")
            self.chairs = await self.store.chairs(self.row.id)
        self._after()

    def _after(self) -> None:
        self.tell()
        self.wake_bots()

    # Listening

    def tell(self) -> None:
        """Something may look different now."""
        for listener in self.listeners.values():
            listener.changed()

    def listen(self, listener: Listener) -> int:
        self._next_listener += 1
        self.listeners[self._next_listener] = listener
        return self._next_listener

    def leave(self, token: int) -> None:
        self.listeners.pop(token, None)

    def is_connected(self, player: str) -> bool:
        return any(listener.player == player for listener in self.listeners.values())

    # Bots

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is asked."""
        decision = self.match.decision
        if decision is None or self.past or not self.ready or self.chairs[decision.seat].kind != "bot":
            return None
        return decision.seat

    @property
    def quiet(self) -> bool:
        """Whether nothing is going on here, so that the room can be forgotten and read again."""
        return not self.listeners and not self.lock.locked() and (self._bots is None or self._bots.done())

    def wake_bots(self) -> None:
        """Let bots answer as long as they are asked, one task a table."""
        if self.thinking is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._let_bots_answer())

    async def _let_bots_answer(self) -> None:
        while True:
            try:
                if not await self._let_bot_answer():
                    return
            except StaleAnswer:
                continue
            except Exception:
                log.exception("bots stopped", extra={"table": mark(self.row.id)})
                await asyncio.sleep(RETRY)

    async def _let_bot_answer(self) -> bool:
        """One answer of a bot; False when none is asked."""
        async with self.lock:
            seat, decision, number = self.thinking, self.match.decision, self.match.number
            if seat is None or decision is None:
                return False
            thought = Thought(
                self.row.id,
                mark(self.row.id),
                self.row.game,
                self.chairs[seat].bot,
                self.pack.text if self.pack else "",
                f"{self.row.id} {self.row.salt} {number} bot",
                self.match.rules.encode(self.match.at(number)),
                decision,
            )
        await asyncio.sleep(self.pace)
        option = await self.thinkers.answer(thought)
        async with self.lock:
            if self.match.number != number or self.match.decision is not decision or self.thinking != seat:
                return True
            await _whole(self._play(seat, option))
        self.tell()
        return True

    async def close(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)


async def _whole(work: Coroutine[Any, Any, None]) -> None:
    """Do all of it, even if whoever asked for it goes away."""
    await asyncio.shield(asyncio.ensure_future(work))


class Rooms:
    """All tables that somebody is at; the others sleep in the database."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float, most: int = 2_000) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pace = pace
        self.most = most
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
        pack = await self.store.pack(row.pack) if row.pack else None
        try:
            room = Room(self.store, row, pack, self.thinkers, self.pace)
            await room.load()
        except ValueError:
            # Its answers do not hold under the rules of this version; the other tables go on.
            log.exception("table cannot be read", extra={"table": mark(table_id)})
            return None
        self._forget_quiet_ones()
        self._open[table_id] = room
        return room

    def _forget_quiet_ones(self) -> None:
        """A room nobody listens to can be read again; it need not stay in memory."""
        for table_id, room in list(self._open.items()):
            if len(self._open) < self.most:
                return
            if room.quiet:
                del self._open[table_id]

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self._open.values()])
