"""Looking back at finished games without slowing down running ones.

A finished game does not change, so what was computed for one visitor is cached for the next. All of it is done in one
thread, in fair turns (`shares`), so visitors who look back wait for each other, and players do not wait for them.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from partal.server.headers import header
from partal.server.room import Room
from partal.server.shares import FairTurns, Share
from partal.server.wire import ReplayFrame
from partal.table.frame import Moment, without_log
from partal.table.log import NOTHING, Log
from partal.table.preview import shown_option
from partal.table.speech import Speech
from partal.table.wire import LogLine, Option

T = TypeVar("T")

REST = 1.0
"""How long the thread rests after each piece of work, by the time that took, while others wait for it."""
LONGEST_REST = 0.1

MOST_FRAMES = 100
"""How many moments of finished games are kept."""
MOST_LOGS = 20
"""How many whole logs are kept."""
MOST_SUMMARIES = 200
"""How many records, results and charts are kept."""


class Kept:
    """What was last worked out, up to a number of things."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._things: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, name: Hashable) -> Any:
        found = self._things.get(name)
        if found is not None:
            self._things.move_to_end(name)
        return found

    def put(self, name: Hashable, thing: Any) -> None:
        self._things[name] = thing
        if len(self._things) > self.most:
            self._things.popitem(last=False)


def chosen(room: Room, past: Room, number: int, speech: Speech) -> Option | None:
    """The answer to a question of a finished game, in words."""
    if number > len(room.match.history):
        return None
    played = room.match.history[number - 1]
    return shown_option(past.match.view(played.seat), played.option, speech)


class Past:
    """What people see of finished games."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._turns = FairTurns()
        self._frames = Kept(MOST_FRAMES)
        self._logs = Kept(MOST_LOGS)
        self._summaries = Kept(MOST_SUMMARIES)

    async def frame(self, room: Room, number: int, share: Share, seat: int | None) -> ReplayFrame:
        """What a person sees from a seat of the table as it was when question `number` was open."""
        player = share.person
        mine = tuple([chair.seat for chair in room.chairs if chair.player == player])
        make = lambda: self._frame(room, number, player, seat)  # noqa: E731
        return await self._once(self._frames, room, ("frame", number, seat, mine), share, make)

    def _frame(self, room: Room, number: int, player: str, seat: int | None) -> ReplayFrame:
        past = room.as_it_was(number)
        now = Moment(past)
        events = self._log(room, seat, now.speech)[: now.log.lines]
        return {
            **without_log(now, seat),
            "events": events,
            "header": header(past, player, seat),
            "chosen": chosen(room, past, number, now.speech),
        }

    def _log(self, room: Room, seat: int | None, speech: Speech) -> list[LogLine]:
        """The whole log of a finished game; an earlier moment has the beginning of it."""
        name = (room.row.id, room.match.entry, seat, tuple(room.chairs))
        lines: list[LogLine] | None = self._logs.get(name)
        if lines is None:
            log = Log(tuple(speech.names), True, len(room.match.opening))
            log.grow(room.match.history)
            lines = log.after(NOTHING, room.match, seat, speech)
            self._logs.put(name, lines)
        return lines

    async def summary(self, room: Room, name: str, share: Share, make: Callable[[Room], T]) -> T:
        """Something about the whole game, by its name."""
        return await self._once(self._summaries, room, (name,), share, lambda: make(room))

    async def _once(self, kept: Kept, room: Room, name: tuple[Hashable, ...], share: Share, make: Callable[[], T]) -> T:
        # A game does not change once it is over, but people may still leave their chairs to bots.
        name = (*name, room.row.id, room.match.entry, tuple(room.chairs))
        found: T | None = kept.get(name)
        if found is not None:
            return found
        async with self._turns.turn(share):
            found = kept.get(name)
            if found is None:
                began = self._clock()
                found = await asyncio.to_thread(make)
                kept.put(name, found)
                if self._turns.waiting:
                    await asyncio.sleep(min(LONGEST_REST, REST * (self._clock() - began)))
            return found
