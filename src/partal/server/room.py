"""A table in use: stored, watched by connections, and played by its bots.

A room checks an answer, stores it (`stored`), and only then plays it and notifies the connections.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from copy import copy
from typing import Any

from partal.core.decision import StaleAnswer
from partal.core.event import NOBODY
from partal.core.log import Entry
from partal.core.match import Step
from partal.core.message import message

from partal.server.company import AWAY, Company, shielded
from partal.server.database import Unavailable
from partal.server.frames import Frames
from partal.server.kept import SetAside
from partal.server.logs import mark
from partal.server.presence import Clock
from partal.server.shares import Share
from partal.server.soundness import Unreadable
from partal.server.store import MOST_SAID, PackRow, Player, Stale, Store, TableRow
from partal.server.stored import RETRY
from partal.server.thinking import BotQuestion, Thinkers
from partal.table.result import result_of
from partal.table.scene import SharedParts
from partal.table.seat import PERSON, Chair, Forbidden, is_taken
from partal.table.table import ANSWERING, TAKING_BACK

log = logging.getLogger("partal.server")


class Room(Company):
    """One table in memory."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        pack: PackRow | None,
        thinkers: Thinkers,
        pace: float,
        clock: Clock = time.time,
        patience: float = AWAY,
    ) -> None:
        super().__init__(store, row, pack, clock, patience)
        self.thinkers = thinkers
        self.pace = pace
        self.frames = Frames(self)
        self.addresses: Mapping[str, str] = {}
        """Where each person was last seen."""
        self._bots: asyncio.Task[None] | None = None
        self._awaiting: asyncio.Task[Any] | None = None
        """The task of the bots while it awaits an answer, and so can be cancelled."""

    def as_it_was(self, number: int) -> Room:
        """This finished table as it was when question `number` was open."""
        past = copy(self)
        past.past, past.chat, past.listeners = True, [], {}
        past.match = self.match.as_it_was(number)
        past.shared = SharedParts(self.game)
        past.forget_log()
        return past

    # Answering

    async def answer(self, player: str, seat: int, number: int, option: str) -> None:
        """Checks a person's answer, stores it and plays it. A client that disconnects does not stop it."""
        await shielded(self._answer(player, seat, number, option))

    async def _answer(self, player: str, seat: int, number: int, option: str) -> None:
        async with self.lock:
            await self._settle()
            await self._play(self.prepare_answer(player, seat, number, option))
            self.is_here(player)
        self.changed()

    async def _play(self, step: Step, stand_in: bool = False) -> None:
        """Stores an answer, then plays it."""
        entry = Entry(step.played.seat, step.played.option.notation, stand_in=stand_in)
        result = result_of(self.match, step.state)
        try:
            if await self._added(entry, bool(step.played.events), result):
                self.match.take(step)
        except Stale:
            raise StaleAnswer(message("refused-answered").by(self.clause(ANSWERING))) from None

    async def undo(self, player: str, seat: int, number: int | None = None) -> None:
        """Takes back this seat's last answer, if allowed and if `number` is still its question."""
        await shielded(self._undo(player, seat, number))

    async def _undo(self, player: str, seat: int, number: int | None) -> None:
        async with self.lock:
            await self._settle()
            entry = self.prepare_take_back(player, seat, number)
            try:
                if await self._added(entry):
                    self.take_back(entry)
                self.is_here(player)
            except Stale:
                raise StaleAnswer(message("refused-answered-since").by(self.clause(TAKING_BACK))) from None
        self.changed()

    def name_in_chat(self, player: Player) -> str:
        """What this player is called here; raises Forbidden for a spectator with the name of somebody at the table."""
        mine = [chair.name for chair in self.chairs if chair.player == player.id and chair.kind != "guest"]
        if mine and mine[0]:
            return mine[0]
        others = [chair for chair in self.chairs if chair.player != player.id]
        if is_taken(others, Chair(NOBODY, "open", "", player.name, player.id)):
            raise Forbidden(message("refused-name-taken", name=player.name))
        return player.name

    async def say(self, name: str, text: str) -> None:
        line = await self.store.say(self.row.id, name, text)
        self.chat = [*self.chat, line][-MOST_SAID:]
        self.notify()

    def changed(self) -> None:
        self.notify()
        if not self.set_aside:
            self.wake_bots()

    # Bots

    def leave(self, token: int) -> None:
        super().leave(token)
        bots = self._awaiting
        if bots is not None and not self.is_for_somebody:
            bots.cancel()
            self._awaiting = self._bots = None

    @property
    def busy(self) -> bool:
        """Whether something is being played or stored here."""
        return self.in_doubt or self.lock.locked() or not (self._bots is None or self._bots.done())

    @property
    def quiet(self) -> bool:
        """Whether nothing is going on here and nobody watches, so that the room can be dropped from memory."""
        return not self.listeners and not self.busy

    @property
    def has_people(self) -> bool:
        """Whether a person answers for one of the seats."""
        return any(chair.kind in PERSON for chair in self.chairs)

    @property
    def is_for_somebody(self) -> bool:
        """Whether anybody would see a bot's answer: a table without people plays only while somebody watches."""
        return self.has_people or bool(self.listeners)

    @property
    def share(self) -> Share:
        """On whose account the bots of this table think."""
        owner = self.row.owner
        return Share(owner, self.addresses.get(owner, ""), self.has_people)

    def wake_bots(self) -> None:
        """Lets bots answer while they are asked, in one task per table."""
        if self.thinking is not None and self.is_for_somebody and (self._bots is None or self._bots.done()):
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
        """Plays one answer of a bot; returns False if no bot is asked."""
        async with self.lock:
            await self._settle()
            seat, decision, entry = self.thinking, self.match.decision, self.match.entry
            if seat is None or decision is None or self.set_aside or not self.is_for_somebody:
                return False
            # The seed depends on the position alone, so taking back does not change how a bot plays. Its memory
            # also depends on the take-backs: on a different line it starts afresh.
            number = self.match.number
            question = BotQuestion(
                f"{self.row.id} {self.match.tally.take_backs}",
                mark(self.row.id),
                self.row.game,
                self.chairs[seat].bot,
                self.pack.text if self.pack else "",
                f"{self.row.id} {self.row.salt} {number} bot",
                self.match.rules.encode(self.match.at(number)),
                decision,
                self.share,
            )
        await asyncio.sleep(self.pace)
        self._awaiting = asyncio.current_task()
        try:
            option = await self.thinkers.answer(question)
        finally:
            self._awaiting = None
        async with self.lock:
            if self.match.entry != entry or self.match.decision is not decision or self.thinking != seat:
                return True
            await shielded(self._play(self.match.prepare(option), bool(self.chairs[seat].player)))
        self.notify()
        return True

    async def close(self) -> None:
        await self.stop_listening()
        tasks = [task for task in (self._bots, self._reloading) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
