"""Rooms without a network: two servers on one database, and bots that answer when they are told to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.stamps import stamp_of
from partal.server.store import Store, TableRow
from partal.server.thinking import BotQuestion, Thinkers
from partal.table.seat import Chair

ANA = "ana"


class Puppets(Thinkers):
    """Bots that take the first option; while `held` they keep thinking."""

    def __init__(self) -> None:
        super().__init__(1, 1.0)
        self.held = asyncio.Event()
        self.held.set()
        self.questions: list[BotQuestion] = []

    async def answer(self, question: BotQuestion) -> str:
        self.questions.append(question)
        await self.held.wait()
        return question.decision.options[0].notation


def row_of(game: str, seats: int, **more: Any) -> TableRow:
    stamp = dict(zip(("rules", "content", "pack_digest"), stamp_of(game, "")))
    return TableRow("table", game, seats, {}, 7, "salt", False, False, ANA, 1.0, **stamp)._replace(**more)


def person(seat: int) -> Chair:
    return Chair(seat, "human", "", f"Ana {seat}", ANA)


def bot(seat: int, player: str = "") -> Chair:
    return Chair(seat, "bot", "random", f"Bot {seat}", player)


async def sat(rooms: Rooms) -> Room:
    room = await rooms.find("table")
    assert isinstance(room, Room)
    return room


def at_a_table(url: str, row: TableRow, chairs: list[Chair], story: Callable[[Room, Puppets], Awaitable[Any]]) -> Any:
    """A story at one table with puppets for bots."""

    async def run() -> Any:
        store, puppets = Store(url), Puppets()
        await store.open()
        await store.add_table(row, chairs)
        rooms = Rooms(store, puppets, 0)
        try:
            return await asyncio.wait_for(story(await sat(rooms), puppets), 60)
        finally:
            puppets.held.set()
            await rooms.close()
            await store.close()

    return asyncio.run(run())


async def asked(room: Room, seat: int) -> bool:
    """Wait until this seat is asked; False when the game is over."""
    room.wake_bots()
    while (decision := room.match.decision) is not None:
        if decision.seat == seat:
            return True
        await asyncio.sleep(0)
    return False


async def answers(room: Room, seat: int, choice: int = 0) -> None:
    """The seat that is asked takes one of its options."""
    decision = room.match.decision
    assert decision is not None
    option = decision.options[choice % len(decision.options)]
    await room.answer(ANA, seat, room.number(seat), option.notation)
