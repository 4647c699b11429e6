"""The players of a load test: each answers whenever it is asked, and reads of a frame only what that takes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

from bench.sockets import Socket

FRAME = b'{"type":"frame"'
QUESTION = b',"question":'
NO_QUESTION = b',"question":null'
NUMBER = b'"number":'
"""In front of the question, maybe with the seat in between."""
MINE = b'"mine":true,'
OPTION = b'{"notation":"'
END = b'"}]}'
"""The end of the options: an option's last field is a text. Within messages nothing ends like this."""


class Tally:
    """What all clients together have seen."""

    def __init__(self) -> None:
        self.counting = False
        self.times: list[float] = []
        self.frames = 0
        self.bytes = 0
        self.acknowledged: dict[tuple[str, int], int] = {}
        self.refused = 0
        self.over: set[str] = set()
        """The tables whose games have ended."""
        self.when_over: Callable[[], None] = lambda: None
        """Called for each of them."""


class Client:
    """One seat: answers whenever it is asked."""

    def __init__(self, table: str, seat: int, tally: Tally, pause: float) -> None:
        self.table = table
        self.seat = seat
        self.tally = tally
        self.pause = pause
        self.rng = random.Random(f"{table} {seat}")
        self.number = 0
        self.options: list[bytes] = []
        """The answers to the open question, if we are asked."""
        self.sent_at = 0.0
        """When we sent an answer that is not acknowledged yet, or 0."""
        self.waiting = False
        self.playing = False
        self.socket: Socket | None = None

    def heard(self, data: bytes) -> None:
        """Reads from a frame what a player needs. Decoding it would cost more than the server takes to send it."""
        if not data.startswith(FRAME):
            self.tally.refused += b'"type":"refused"' in data
            return
        self.tally.frames += self.tally.counting
        self.tally.bytes += len(data) * self.tally.counting
        start = data.find(QUESTION)
        if start >= 0:
            self.options = options_in(data, start)
            self.counted(number_before(data, start))
            if data.startswith(NO_QUESTION, start) and self.playing and self.table not in self.tally.over:
                self.tally.over.add(self.table)
                self.tally.when_over()
        self.play()

    def counted(self, number: int) -> None:
        """Every answer of ours raises the number of our next question; a new number acknowledges it."""
        if number < 0:
            return
        if self.sent_at and number != self.number:
            if self.tally.counting:
                self.tally.times.append(time.perf_counter() - self.sent_at)
            self.tally.acknowledged[(self.table, self.seat)] = self.number
            self.sent_at = 0.0
        self.number = number

    def play(self) -> None:
        if not self.playing or self.waiting or self.sent_at or not self.options:
            return
        if not self.pause:
            self.answer()
            return
        self.waiting = True
        asyncio.get_running_loop().call_later(self.rng.uniform(0, 2 * self.pause), self.answer)

    def answer(self) -> None:
        self.waiting = False
        if not self.playing or self.socket is None or not self.options:
            return
        option = self.options[int(self.rng.random() * len(self.options))]
        self.sent_at = time.perf_counter()
        self.socket.send(b'{"type":"answer","number":%d,"option":"%s"}' % (self.number, option))


def number_before(data: bytes, question: int) -> int:
    """The number in front of a question, or -1 if the number has not changed."""
    found = data.rfind(NUMBER, max(0, question - 40), question)
    return int(data[found + len(NUMBER) : data.index(b",", found)]) if found >= 0 else -1


def options_in(data: bytes, start: int) -> list[bytes]:
    """The options of the question that begins here, in notation; none if somebody else is asked."""
    first = data.find(OPTION, start)
    if first < 0 or data.find(MINE, start, first) < 0:  # Behind the question, `mine` is about a chair.
        return []
    return [part[: part.index(b'"')] for part in data[first + len(OPTION) : data.index(END, first)].split(OPTION)]
