"""Notices between the processes of a storm: told with the commit, heard in order, late, twice, or not at all."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from partal.server.notices import Hear, Missed, Notice, Notices, packed, unpacked
from tests.storms.loop import PROCESS, Loop, Process

if TYPE_CHECKING:
    from tests.storms.database import SimulatedConnection

ORDER = 1e-6


class Ear:
    """A process that listens."""

    def __init__(self, process: Process, name: str, hear: Hear, missed: Missed) -> None:
        self.process, self.name, self.hear, self.missed = process, name, hear, missed
        self.cut = False
        self.last = 0.0


class Exchange:
    """Brings what is committed to all others."""

    def __init__(self, loop: Loop, rng: Random) -> None:
        self.loop, self.rng = loop, rng
        self.ears: list[Ear] = []

    def deliver(self, texts: list[str]) -> None:
        self.ears = [ear for ear in self.ears if ear.process.alive]
        for ear in self.ears:
            for text in texts:
                for _ in range(2 if self.rng.random() < 0.03 else 1):
                    self._send(ear, text)

    def _send(self, ear: Ear, text: str) -> None:
        ear.last = max(ear.last + ORDER, self.loop.time() + self.rng.expovariate(100))
        if not ear.cut:
            self.loop.call_at(ear.last, self._arrive, ear, text, context=ear.process.context.copy())

    def _arrive(self, ear: Ear, text: str) -> None:
        for notice in unpacked(text):
            if not ear.cut and notice.sender != ear.name and ear in self.ears:
                ear.hear(notice)

    def cut(self, seconds: float) -> None:
        """One process hears nothing for a while, and then that it may have missed something."""
        deaf = [ear for ear in self.ears if not ear.cut and ear.process.alive]
        if not deaf:
            return
        ear = self.rng.choice(deaf)
        ear.cut = True

        def again() -> None:
            ear.cut = False
            if ear in self.ears:
                ear.missed()

        self.loop.call_later(seconds, again, context=ear.process.context.copy())


class SimulatedNotices(Notices):
    """What a process of a storm knows of the others."""

    def __init__(self, name: str, exchange: Exchange, shared: bool) -> None:
        super().__init__(name)
        self.exchange = exchange
        self.shared = shared

    async def tell(self, connection: Any, notices: Sequence[Notice]) -> None:
        if self.shared:
            told: SimulatedConnection = connection
            assert told._transaction is not None
            told._transaction.notices += packed(self.process, notices)

    async def listen(self, hear: Hear, missed: Missed) -> None:
        process = PROCESS.get()
        assert process is not None
        self.exchange.ears.append(Ear(process, self.process, hear, missed))

    async def listeners(self, connection: Any, names: Collection[str]) -> frozenset[str]:
        return frozenset(ear.name for ear in self.exchange.ears if ear.process.alive and not ear.cut)

    async def close(self) -> None:
        self.exchange.ears = [ear for ear in self.exchange.ears if ear.name != self.process]
