"""A table in use: stored, watched by connections, and played by its bots.

A room checks an answer, stores it (`stored`), and only then plays it and notifies the connections.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Mapping
from copy import copy
from typing import Any

from partal.core.decision import StaleAnswer
from partal.core.event import NOBODY
from partal.core.log import Entry
from partal.core.match import Step
from partal.core.message import message

from partal.server.accounts import person_mark
from partal.server.attendance import Stale
from partal.server.claims import Claims, give_up
from partal.server.database import LEASE, RETRY, Unavailable
from partal.server.frames import Frames
from partal.server.hosted import HostedTable
from partal.server.kept import SetAside
from partal.server.logs import mark
from partal.server.notices import Notice
from partal.server.presence import Clock
from partal.server.seated import AWAY, shielded
from partal.server.shares import Share
from partal.server.soundness import Unreadable
from partal.server.store import MOST_SAID, PackRow, Player, Store, TableRow
from partal.server.thinking import BotQuestion, Thinkers
from partal.table.result import result_of
from partal.table.seat import PERSON, Chair, Forbidden, is_taken
from partal.table.table import ANSWERING, TAKING_BACK
from partal.table.wire import ChatLine

log = logging.getLogger("partal.server")


class Room(HostedTable):
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
        self.found_at = 0.0
        """When somebody last looked for this room, by a steady clock."""
        self.addresses: Mapping[str, str] = {}
        """Where each person was last seen."""
        self._owner_at = ""
        """Where another process saw the owner last."""
        self._closed = False
        """Whether the server stops; what other processes still tell wakes no bots then."""
        self._bots: asyncio.Task[None] | None = None
        self._awaiting: asyncio.Task[Any] | None = None
        """The task of the bots while it awaits an answer, and so can be cancelled."""
        self.claims = Claims()
        """Decides which process lets the bots of this table think."""
        self._claim = f"bots {row.id}"
        self._elsewhere_until = 0.0
        """Until when another process certainly lets them think."""
        self._asking_again: asyncio.TimerHandle | None = None
        self._releasing: asyncio.Task[None] | None = None

    def as_it_was(self, number: int) -> Room:
        """This finished table as it was when question `number` was open."""
        past = copy(self)
        past.past, past.chat, past.listeners, past.connected_here = True, [], {}, set()
        past.match = self.match.as_it_was(number)
        past.forget_log()
        return past

    # Answering

    async def answer(self, player: str, seat: int, number: int, option: str) -> None:
        """Checks a person's answer, stores it and plays it. A client that disconnects does not stop it."""
        await shielded(self._answer(player, seat, number, option))

    async def _answer(self, player: str, seat: int, number: int, option: str) -> None:
        async with self.lock:
            await self._settle()
            await self._catch_up(player, seat, number)
            await self._play(self.prepare_answer(player, seat, number, option))
            self.is_here(player)
        self.changed()

    async def _catch_up(self, player: str, seat: int, number: int | None) -> None:
        """Reads on if this player seems to know more of the table than we do: another process may have told them."""
        if not self.store.notices.shared:
            return
        known = 0 <= seat < len(self.chairs) and self.owns(player, seat) and self.ready
        if not known or number not in (None, self.number(seat)):
            await self.read_on()

    async def know_seat(self, player: str, seat: int) -> None:
        """Reads on if this seat is not the player's, as far as we know; they may have sat down at another process."""
        if self.store.notices.shared and not (seat < len(self.chairs) and self.owns(player, seat)):
            async with self.lock:
                await self.read_on()

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
            await self._catch_up(player, seat, number)
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
        self.require_speech(player.id)
        mine = [chair.name for chair in self.chairs if chair.player == player.id and chair.kind != "guest"]
        if mine and mine[0]:
            return mine[0]
        others = [chair for chair in self.chairs if chair.player != player.id]
        if is_taken(others, Chair(NOBODY, "open", "", player.name, player.id)):
            raise Forbidden(message("refused-name-taken", name=player.name))
        return player.name

    def require_speech(self, player: str) -> None:
        """Raises Forbidden if this player may not say anything here."""
        refusal = self.refusal_for(player)
        if refusal is not None:
            raise Forbidden(refusal)
        if self.row.chat_closed:
            raise Forbidden(message("refused-chat-closed"))

    async def say(self, name: str, text: str, player: str = "") -> None:
        """Says something at the table. Lines are stored one after the other, so that everybody reads the same."""
        line: ChatLine = {"person": person_mark(player), "name": name, "text": text, "at": self.store.world.now()}
        await shielded(self._say(line, player))

    async def _say(self, line: ChatLine, player: str) -> None:
        async with self.lock:
            await self._settle()
            self.require_speech(player)
            write = self.store.say(self.row.id, line["name"], line["text"], line["at"], player)
            try:
                if await self._written(write, lambda: line in self.chat):
                    self.chat = [*self.chat, line][-MOST_SAID:]
            except Stale:
                self.require_speech(player)
                raise Forbidden(message("refused-chat-closed")) from None
        self.notify()

    def changed(self) -> None:
        self.notify()
        if not self.set_aside:
            self.wake_bots()

    # Bots

    def leave(self, token: int) -> None:
        super().leave(token)
        if self.is_for_somebody:
            return
        if self._awaiting is not None:
            self._awaiting.cancel()
            self._awaiting = self._bots = None
        self.let_others_think()

    @property
    def busy(self) -> bool:
        """Whether something is being played or stored here."""
        tasks = (self._bots, self._reading, self._releasing)
        doubtful = self.in_doubt and not self.set_aside
        return doubtful or self.lock.locked() or any(task is not None and not task.done() for task in tasks)

    @property
    def quiet(self) -> bool:
        """Whether nothing is going on here and nobody watches, so that the room can be dropped from memory."""
        return not self.listeners and not self.busy

    @property
    def is_needed(self) -> bool:
        return not self.quiet or self.claims.has(self._claim)

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
        return Share(owner, self.addresses.get(owner, self._owner_at), self.has_people)

    def wake_bots(self) -> None:
        """Lets bots answer while they are asked, in one task per table."""
        if self._closed:
            return
        self.catch_up()
        if self.thinking is None:
            return
        if not self.is_for_somebody:
            self.let_others_think()  # Somebody may be watching at another process.
        elif self._bots is None or self._bots.done():
            self._bots = asyncio.create_task(self._let_bots_answer())

    def hear(self, notice: Notice) -> None:
        if notice.about == "idle":
            self.nobody_else_thinks()
        else:
            super().hear(notice)

    def nobody_else_thinks(self) -> None:
        """Another process may have given up the bots of this table, or have died."""
        self._elsewhere_until = 0.0
        if not self.set_aside:
            self.wake_bots()

    def others_ended(self, processes: Collection[str]) -> None:
        super().others_ended(processes)
        self.nobody_else_thinks()

    def let_others_think(self) -> None:
        """Gives up the bots of this table, if this process has them."""
        if self.claims.has(self._claim) and (self._releasing is None or self._releasing.done()):
            given = give_up(self.claims, self._claim, Notice("idle", self.row.id), unless=lambda: self.is_for_somebody)
            self._releasing = asyncio.create_task(given)

    async def _may_think(self) -> bool:
        """Whether the bots of this table are this process's to ask; if not, it is asked again later."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self._elsewhere_until:
            if await self.claims.take(self._claim):
                if self.store.notices.shared and not self._owner_at and self.row.owner not in self.addresses:
                    self._owner_at = await self.store.address_of(self.row.owner)
                return True
            self._elsewhere_until = loop.time() + LEASE
        if self._asking_again is None:
            self._asking_again = loop.call_at(self._elsewhere_until + 0.01, self._ask_again)
        return False

    def _ask_again(self) -> None:
        self._asking_again = None
        self.wake_bots()

    async def _let_bots_answer(self) -> None:
        while True:
            try:
                if self.thinking is not None and not await self._may_think():
                    return
                if not await self._let_bot_answer():
                    if not self.is_for_somebody:
                        self.let_others_think()
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
        self._closed = True
        await self.stop_listening()
        if self._asking_again is not None:
            self._asking_again.cancel()
        tasks = [task for task in (self._bots, self._reloading, self._reading, self._releasing) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
