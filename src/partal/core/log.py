"""The append-only log of a game: answers and take-backs. The answers that still stand make up the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from partal.core.decision import Option
from partal.core.errors import BadInput
from partal.core.event import NOBODY, Event
from partal.core.message import message


class Played(NamedTuple):
    """An answer, and the events it led to."""

    seat: int
    option: Option
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        return any([event.reveals for event in self.events])

    @property
    def moved_others(self) -> bool:
        """Whether others moved at once, without a choice, and so showed what they hold."""
        return any([event.seat not in (self.seat, NOBODY) for event in self.events])


class Entry(NamedTuple):
    """One entry: an answer in notation, or a take-back of the last `takes` answers that still stood."""

    seat: int
    notation: str = ""
    takes: int = 0
    asked: int = NOBODY
    """The seat whose open question a take-back withdrew."""
    past_reveal: bool = False
    """Whether a take-back went back past a reveal."""
    stand_in: bool = False
    """Whether a bot gave this answer for a person who had left the seat to it, or was gone."""


class Tally(NamedTuple):
    """Counters that never go down, whatever is taken back."""

    entries: int
    questions: tuple[int, ...]
    """By seat: how many of its questions are closed, either answered or withdrawn.

    So a seat's question numbers are never reused, and they reveal nothing about what others were asked.
    """
    take_backs: int = 0
    taken_back: int = 0
    """The total number of answers taken back."""
    past_reveals: int = 0
    """Take-backs that went back past a reveal."""

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
    """The answers that still stand after all entries.

    Raises BadInput if a take-back does not fit the answers before it.
    """
    line: list[Entry] = []
    for number, entry in enumerate(entries, 1):
        if not entry.takes:
            line.append(entry)
        elif 0 < entry.takes <= len(line) and line[-entry.takes].seat == entry.seat:
            del line[-entry.takes :]
        else:
            raise BadInput(message("refused-log", number=str(number)))
    return line


def stand_ins(line: Iterable[Entry]) -> tuple[int, ...]:
    """The numbers of those of the answers that stand which a bot gave for a person."""
    return tuple([number for number, entry in enumerate(line, 1) if entry.stand_in])


def tally_of(entries: Iterable[Entry], seats: int) -> Tally:
    tally = Tally(0, (0,) * seats)
    for entry in entries:
        tally = tally.after(entry)
    return tally
