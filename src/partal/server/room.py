"""A table while somebody is at it: its match, who sits where, who is watching.

A room weighs an answer, writes it down (`notebook`), and only then plays it on its match and tells anybody.

People count their own questions only: the running number of a seat says how many questions it has had. It only
rises, whatever is taken back, so a late answer never meets another question. The number of the log's entries would
tell how often the others were asked, and that follows from what they hold.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, NamedTuple

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.log import Entry

from partal import rulebook
from partal.server.database import Unavailable
from partal.server.kept import SetAside
from partal.server.logs import mark
from partal.server.notebook import RETRY, Notebook, Unreadable
from partal.server.results import result_of
from partal.server.store import MOST_SAID, Chair, PackRow, Stale, Store, TableRow
from partal.server.thinking import Thinkers, Thought

log = logging.getLogger("partal.server")

PERSON = ("human", "guest")
MOST_ENTRIES = 20_000
"""A log that has grown so long by taking back takes answers only: every game comes to its end."""


TAKING_BACK, ANSWERING, SITTING = "TAB-01", "TAB-02", "TAB-03"
"""The clauses about playing at this table; the built-in games' rulebooks have them."""


@cache
def table_clause(game: str, clause: str) -> str:
    """The number of such a clause in a game's own rulebook; nothing if it has none."""
    if game not in rulebook.games():
        return ""
    return next((found.id for found in rulebook.read(game) if found.id.endswith(f"-{clause}")), "")


class Forbidden(Exception):
    """Something this player may not do; the sentence says what, `clause` names the rule where there is one."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.clause = clause


class Listener(NamedTuple):
    """An open connection: who, on which seat (None: watching), and how to say that something changed."""

    player: str
    seat: int | None
    changed: Callable[[], None]


class Room(Notebook):
    """One table in memory."""

    def __init__(self, store: Store, row: TableRow, pack: PackRow | None, thinkers: Thinkers, pace: float) -> None:
        super().__init__(store, row, pack)
        self.thinkers = thinkers
        self.pace = pace
        self.past = False
        """A finished game as it once stood: whoever looks at it may know all of its numbers."""
        self.listeners: dict[int, Listener] = {}
        self._bots: asyncio.Task[None] | None = None
        self._next_listener = 0

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
        if seat is None:
            return 0
        questions = self.match.tally.questions
        return 1 + (questions[seat] if seat < len(questions) else 0)

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
        self.changed()

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
        self.changed()

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
        self.changed()

    def changed(self) -> None:
        self.tell()
        if not self.set_aside:
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
