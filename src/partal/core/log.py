"""The log of a game: answers and take-backs, only ever added to. The game is what is left of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from partal.core.errors import BadInput
from partal.core.event import NOBODY
from partal.core.message import message


class Entry(NamedTuple):
    """One entry: an answer in notation, or a take-back of the last `takes` answers that still stood."""

    seat: int
    notation: str = ""
    takes: int = 0
    asked: int = NOBODY
    """Whose question a take-back took away."""
    past_reveal: bool = False
    """Whether a take-back went past something that had been revealed."""


class Tally(NamedTuple):
    """What only rises, however often something is taken back."""

    entries: int
    questions: tuple[int, ...]
    """By seat: how many questions were put to it and are not open any more, answered or taken away.

    So the next number of a seat never means two questions, and it says nothing about what others were asked.
    """
    take_backs: int = 0
    taken_back: int = 0
    """Answers taken back in all."""
    past_reveals: int = 0
    """Take-backs that went past something revealed."""

    def after(self, entry: Entry) -> Tally:
        gone = {entry.seat, entry.asked} if entry.takes else {entry.seat}
        questions = tuple([count + (seat in gone) for seat, count in enumerate(self.questions)])
        return Tally(
            self.entries + 1,
            questions,
            self.take_backs + (entry.takes > 0),
            self.taken_back + entry.takes,
            self.past_reveals + entry.past_reveal,
        )


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The answers that stand after all entries; raises BadInput if more is taken back than was there."""
    line: list[Entry] = []
    for number, entry in enumerate(entries, 1):
        if not entry.takes:
            line.append(entry)
        elif 0 < entry.takes <= len(line) and line[-entry.takes].seat == entry.seat:
            del line[-entry.takes :]
        else:
            raise BadInput(message("refused-log", number=str(number)))
    return line


def tally_of(entries: Iterable[Entry], seats: int) -> Tally:
    tally = Tally(0, (0,) * seats)
    for entry in entries:
        tally = tally.after(entry)
    return tally
