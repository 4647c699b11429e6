"""Fair turns at work that costs CPU time, so that nobody can use up more than their own share.

The next turn goes to the address that had one least recently; at the same address, to the person who had one least
recently; then to whoever came first. Tables where people play come before tables of bots only.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

MOST_REMEMBERED = 10_000
"""How many people and addresses are remembered by their last turn; the oldest are forgotten."""


class Share(NamedTuple):
    """The person, and their address, for whom something is computed."""

    person: str = ""
    address: str = ""
    """Where the person was last seen; empty if that is unknown, for instance since the server started."""
    played: bool = True
    """Whether people play at this table; tables of bots only come second."""


class Waiting(NamedTuple):
    """A request that waits for its turn."""

    share: Share
    turn: asyncio.Future[None]


class FairTurns:
    """One turn at a time; the next goes to whoever had one least recently."""

    def __init__(self, on_waiting: Callable[[], None] | None = None) -> None:
        self.holder: Share | None = None
        self.waiting: list[Waiting] = []
        self._on_waiting = on_waiting
        self._turns = 0
        self._last: OrderedDict[str, int] = OrderedDict()
        """The number of the last turn of every person and address."""

    @property
    def others_wait(self) -> bool:
        """Whether the holder should make room: another person waits, or people wait for bots among themselves."""
        holder = self.holder
        return holder is not None and any(
            one.share.person != holder.person or one.share.played > holder.played for one in self.waiting
        )

    async def take(self, share: Share) -> None:
        """Waits for a turn; `give_back` ends it."""
        if self.holder is None:
            self._begin(share)
            return
        waiting = Waiting(share, asyncio.get_running_loop().create_future())
        self.waiting.append(waiting)
        if self._on_waiting is not None:
            self._on_waiting()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            else:  # The turn had just come.
                self.give_back()
            raise

    def give_back(self) -> None:
        self.holder = None
        if self.waiting:
            following = min(self.waiting, key=self._order)  # Of equals the one that came first.
            self.waiting.remove(following)
            self._begin(following.share)
            following.turn.set_result(None)

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        await self.take(share)
        try:
            yield
        finally:
            self.give_back()

    def _order(self, waiting: Waiting) -> tuple[bool, int, int]:
        share = waiting.share
        return not share.played, self._last.get(_address(share), 0), self._last.get(_person(share), 0)

    def _begin(self, share: Share) -> None:
        self.holder = share
        self._turns += 1
        for name in (_address(share), _person(share)):
            self._last[name] = self._turns
            self._last.move_to_end(name)
        while len(self._last) > MOST_REMEMBERED:
            self._last.popitem(last=False)


def _person(share: Share) -> str:
    return f"person {share.person}"


def _address(share: Share) -> str:
    """Somebody whose address is unknown counts as an address of their own."""
    return f"address {share.address}" if share.address else _person(share)


class Caps:
    """How many things may be under way at once for each name; more wait until one is done."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._places: dict[str, tuple[asyncio.Semaphore, int]] = {}
        """By name, the places that are left, and how many hold or wait for one."""

    @asynccontextmanager
    async def place(self, name: str) -> AsyncIterator[None]:
        places, users = self._places.get(name) or (asyncio.Semaphore(self.most), 0)
        self._places[name] = places, users + 1
        try:
            async with places:
                yield
        finally:
            places, users = self._places.pop(name)
            if users > 1:
                self._places[name] = places, users - 1
