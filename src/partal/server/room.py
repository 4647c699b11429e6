"""A table while somebody is at it: its match, who sits where, who is watching.

The database is the truth. A room weighs an answer, writes it down, and only then plays it on its match and tells
anybody. Where the database breaks off before it says whether it has written something, the room is in doubt: what it
shows stays as it was, nothing more is written, and it is read again as soon as the database answers.

People count their own questions only: the running number of a seat says how many questions it has had. It only
rises, whatever is taken back, so a late answer never meets another question. The number of the log's entries would
tell how often the others were asked, and that follows from what they hold.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.log import Entry, standing, tally_of
from partal.core.match import Match

from partal.games import GAMES
from partal.server.database import Unavailable
from partal.server.kept import SetAside, compare, sentence_of
from partal.server.logs import mark
from partal.server.packs import content_of
from partal.server.results import Result, result_of
from partal.server.store import MOST_SAID, Chair, PackRow, Stale, Store, TableRow
from partal.server.thinking import Thinkers, Thought

log = logging.getLogger("partal.server")

PERSON = ("human", "guest")
RETRY = 1.0
"""Seconds until a table tries again after the database failed."""
NOT_WRITTEN = "This could not be written down; nothing was changed. Try again in a moment."
MOST_ENTRIES = 20_000
"""A log that has grown so long by taking back takes answers only: every game comes to its end."""
UNCLEAR = "The database broke off. As soon as it answers again, the table shows whether this counts."


TAKING_BACK, ANSWERING, SITTING = "TAB-01", "TAB-02", "TAB-03"
"""The clauses about playing at this table; each game's rulebook has them."""


def table_clause(game: str, clause: str) -> str:
    """The number of such a clause in a game's own rulebook."""
    return f"{game[0].upper()}-{clause}"


class Forbidden(Exception):
    """Something this player may not do; the sentence says what, `clause` names the rule where there is one."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.clause = clause


class Unreadable(Exception):
    """A table whose answers do not hold under the rules of this version; the other tables go on."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.sentence = "This table cannot be read: what is kept of it does not hold under these rules."


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
        self.in_doubt = False
        """Whether the database may know more about this table, or less, than the room does."""
        self.set_aside = False
        """Whether the table was closed elsewhere, or its pack is not there any more: it is read anew then."""
        self._log: list[Entry] = []
        """The log as it was read last."""
        self._bots: asyncio.Task[None] | None = None
        self._mending: asyncio.Task[None] | None = None
        self._next_listener = 0

    def new_match(self) -> Match[Any]:
        row = self.row
        content = content_of(row.game, self.pack.text if self.pack else "")
        return Match(GAMES[row.game], row.seats, row.seed, row.settings, content=content, salt=row.salt)

    async def load(self) -> None:
        """Read the table from the database and play what stands of its log; all of it or nothing."""
        row = await self.store.table(self.row.id)
        if row is None:
            raise Unreadable("no such table")
        _, here, why = await compare(self.store, row)
        if why or row.closed:
            self.set_aside = True
            raise SetAside(sentence_of(row, here, why))
        kept = await self.store.entries(self.row.id, settled=True)
        chairs = await self.store.chairs(self.row.id)
        chat = await self.store.chat(self.row.id)
        match = await asyncio.to_thread(self._replayed, kept)
        if match.history[: len(self.match.history)] != self.match.history:
            self.stories.clear()
        self.row, self.chairs, self.chat, self.match = row, chairs, chat, match
        self._log = [entry for _, entry in kept]
        self.in_doubt = False

    def _replayed(self, kept: list[tuple[int, Entry]]) -> Match[Any]:
        match = self.new_match()
        missing = [place for place, (number, _) in enumerate(kept, 1) if number != place]
        if missing:
            raise Unreadable(f"entry {kept[missing[0] - 1][0]}")
        entries = [entry for _, entry in kept]
        try:
            line = standing(entries)
        except ValueError as error:
            raise Unreadable(str(error)) from None
        for entry in line:
            decision = match.decision
            if decision is None or decision.seat != entry.seat:
                raise Unreadable(f"answer {match.number}")
            try:
                match.play(entry.notation)
            except Exception as error:
                raise Unreadable(f"answer {match.number}: {type(error).__name__}") from None
        match.tally = tally_of(entries, match.seats)
        return match

    # When the database fails

    async def _settle(self) -> None:
        """Before anything is changed: a room in doubt is read again, or says that it cannot be."""
        if not self.in_doubt:
            return
        try:
            await self.load()
        except Unavailable as error:
            raise Unavailable(NOT_WRITTEN) from error
        except Unreadable as error:
            log.error("table cannot be read", extra={"table": mark(self.row.id), "why": str(error)})
            raise
        except SetAside:
            self.tell()
            raise
        log.info("table read again", extra={"table": mark(self.row.id)})
        self._after()

    async def _written(self, write: Awaitable[object], there: Callable[[], bool]) -> bool:
        """Wait for a change to be written. Where that fails the database decides, as soon as it answers.

        True: written, and to be done on the match. False: written, and the match was read anew with it (`there`).
        Anything else is raised; the room then shows what is written, or is in doubt until it does.
        """
        try:
            await write
            return True
        except Stale:
            self.in_doubt = True
            await self._settle_or_mend()
            raise
        except Exception as error:
            why = type(error.__cause__ or error).__name__
            log.error("not written", extra={"table": mark(self.row.id), "why": why})
            self.in_doubt = True
            await self._settle_or_mend()
        if not there():
            raise Unavailable(NOT_WRITTEN)
        return False

    async def _settle_or_mend(self) -> None:
        try:
            await self._settle()
        except Unavailable as error:
            if self._mending is None or self._mending.done():
                self._mending = asyncio.create_task(self._mend())
            raise Unavailable(UNCLEAR) from error

    async def _mend(self) -> None:
        """Read the table again as soon as that is possible, whether or not somebody asks for it."""
        while self.in_doubt:
            await asyncio.sleep(RETRY)
            async with self.lock:
                try:
                    await self._settle()
                except Unavailable:
                    continue
                except (SetAside, Unreadable):
                    return

    def as_it_was(self, number: int) -> Room:
        """This table, whose game is over, when its question `number` was open."""
        past = Room(self.store, self.row, self.pack, self.thinkers, self.pace)
        past.past = True
        past.chairs = self.chairs
        for played in self.match.history[: number - 1]:
            past.match.play(played.option)
        past.match.tally = self.match.tally
        return past

    # Who may what

    def clause(self, clause: str) -> str:
        return table_clause(self.row.game, clause)

    def owns(self, player: str, seat: int) -> bool:
        chair = self.chairs[seat]
        return chair.kind in PERSON and chair.player == player

    def _require(self, player: str, seat: int) -> None:
        if not 0 <= seat < len(self.chairs) or not self.owns(player, seat):
            raise Forbidden("This is not your seat.", self.clause(ANSWERING))
        if not self.ready:
            raise Forbidden("The table is not full yet.", self.clause(SITTING))

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
        return 0 if seat is None else 1 + self.match.tally.questions[seat]

    @property
    def bots(self) -> set[int] | None:
        """The seats of bots among which a person may take back past reveals; None where this table does not allow it.

        A seat that a person has left counts as theirs: whoever comes back finds the game where it was.
        """
        if not self.row.take_back_past_reveals:
            return None
        return {chair.seat for chair in self.chairs if chair.kind == "bot" and not chair.player}

    # Answering

    async def answer(self, player: str, seat: int, number: int, option: str) -> None:
        """A person's answer: checked, played, written down, told. Whoever leaves meanwhile stops nothing."""
        await _whole(self._answer(player, seat, number, option))

    async def _answer(self, player: str, seat: int, number: int, option: str) -> None:
        async with self.lock:
            await self._settle()
            self._require(player, seat)
            if self.match.over:
                raise StaleAnswer("The game is over.", self.clause(ANSWERING))
            self._require_number(seat, number)
            decision = self.match.decision
            if decision is None or decision.seat != seat:
                raise Forbidden("Somebody else is asked.", self.clause(ANSWERING))
            await self._play(seat, option)
        self._after()

    def _require_number(self, seat: int, number: int) -> None:
        if number != self.number(seat):
            sentence = f"Question {number} is not open any more; you are at {self.number(seat)}."
            raise StaleAnswer(sentence, self.clause(ANSWERING))

    async def _play(self, seat: int, option: str) -> None:
        """An answer of the seat that is asked: written down first, then played."""
        step = self.match.weigh(option)
        entry = Entry(seat, step.played.option.notation)
        result = result_of(self.match, step.state)
        try:
            if await self._added(entry, bool(step.played.events), result):
                self.match.take(step)
        except Stale:
            raise StaleAnswer("This question was answered a moment ago.", self.clause(ANSWERING)) from None

    async def _added(self, entry: Entry, touches: bool = False, result: Result | None = None) -> bool:
        """Write the log's next entry; see `_written`."""
        number = self.match.entry
        write = self.store.add_entry(self.row.id, number, entry, touches, result)
        return await self._written(write, lambda: self._log[number - 1 : number] == [entry])

    def why_not_undo(self, seat: int) -> str | None:
        """Why this seat's last answer must stand; None if it can be taken back."""
        reason = self.match.why_not_take_back(seat, self.bots)
        return "too-often" if reason is None and self.match.entry > MOST_ENTRIES else reason

    async def undo(self, player: str, seat: int, number: int | None = None) -> None:
        """Take back the last answer of this seat, where that is free, and if `number` is still where it stands."""
        await _whole(self._undo(player, seat, number))

    async def _undo(self, player: str, seat: int, number: int | None) -> None:
        async with self.lock:
            await self._settle()
            self._require(player, seat)
            if number is not None and not self.match.over:
                self._require_number(seat, number)
            if self.why_not_undo(seat) == "too-often":
                sentence = "So much was taken back at this table that it goes on from here."
                raise RefusedAnswer(sentence, self.clause(TAKING_BACK))
            try:
                entry = self.match.taking_back(seat, self.bots)
            except RefusedAnswer as error:
                raise RefusedAnswer(error.sentence, self.clause(TAKING_BACK)) from None
            try:
                if await self._added(entry):
                    self.match.undo(entry)
                    self.stories.clear()
            except Stale:
                raise StaleAnswer("Somebody has answered since.", self.clause(TAKING_BACK)) from None
        self._after()

    async def say(self, name: str, text: str) -> None:
        line = await self.store.say(self.row.id, name, text)
        self.chat = [*self.chat, line][-MOST_SAID:]
        self.tell()

    async def seat(self, chair: Chair) -> None:
        """Somebody sits down, gets up for a bot, or comes back."""
        await _whole(self._seat(chair))

    async def _seat(self, chair: Chair) -> None:
        async with self.lock:
            await self._settle()
            change = self.store.seat(self.row.id, chair, self.chairs[chair.seat])
            try:
                if await self._written(change, lambda: self.chairs[chair.seat] == chair):
                    self.chairs = [chair if other.seat == chair.seat else other for other in self.chairs]
            except Stale:
                raise Forbidden("That seat was taken a moment ago.") from None
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
        busy = self.in_doubt or self.lock.locked()
        return not self.listeners and not busy and (self._bots is None or self._bots.done())

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
            except (SetAside, Unreadable):
                return
            except Unavailable:
                await asyncio.sleep(RETRY)
            except Exception:
                log.exception("bots stopped", extra={"table": mark(self.row.id)})
                await asyncio.sleep(RETRY)

    async def _let_bot_answer(self) -> bool:
        """One answer of a bot; False when none is asked."""
        async with self.lock:
            await self._settle()
            seat, decision, entry = self.thinking, self.match.decision, self.match.entry
            if seat is None or decision is None:
                return False
            # Chance follows from where the game stands: whoever takes back does not get another bot by it. What the
            # bot thought is another matter: on another line it thinks afresh.
            number = self.match.number
            thought = Thought(
                f"{self.row.id} {self.match.tally.take_backs}",
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
            if self.match.entry != entry or self.match.decision is not decision or self.thinking != seat:
                return True
            await _whole(self._play(seat, option))
        self.tell()
        return True

    async def close(self) -> None:
        tasks = [task for task in (self._bots, self._mending) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _whole(work: Coroutine[Any, Any, None]) -> None:
    """Do all of it, even if whoever asked for it goes away."""
    await asyncio.shield(asyncio.ensure_future(work))
