"""The log of a table in sentences, as each viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from partal.core.event import Event
from partal.core.log import Played
from partal.core.match import Match

from partal.table.scene import Write
from partal.table.speech import Speech
from partal.table.wire import LogLine
from partal.words.teller import Name

NOTHING: Final = -1
"""What a viewer has heard who has not even heard the opening."""


class Log:
    """How long the log is. It only grows; after a take-back, or when players' names change, it is another one.

    Lines are not kept: most of them are sent once, right after their answer. Those of the last answer are kept until
    the next one, because everybody who saw no secret in it hears the same.
    """

    def __init__(self, names: tuple[Name, ...], is_public: bool, opening: int) -> None:
        self.names: Final = names
        self.is_public: Final = is_public
        """Whether lines carry the number of their answer. During the game they do not: that would reveal how many
        questions others had."""
        self.answers = 0
        """How many answers the log tells of."""
        self.lines = opening
        """How many lines it has."""
        self._since: dict[int, int] = {}
        self._last: list[LogLine] | None = None
        self._sent_last = b""

    def fits(self, names: tuple[Name, ...], is_public: bool) -> bool:
        return self.is_public == is_public and self.names == names

    def grow(self, history: Sequence[Played]) -> None:
        """Counts the answers that have been given since."""
        while self.answers < len(history):
            played = history[self.answers]
            self.answers += 1
            self.lines += len(played.events)
            self._since[played.seat] = self.lines
            self._last, self._sent_last = None, b""

    def since(self, seat: int | None) -> int:
        """How many lines there were at this seat's last answer."""
        return 0 if seat is None else self._since.get(seat, 0)

    def after(self, heard: int, match: Match[Any], seat: int | None, speech: Speech) -> list[LogLine]:
        """The lines that follow the first `heard` answers, as this seat (None: a spectator) sees them."""
        found: list[LogLine] = []
        if heard == NOTHING:
            found += told(match.opening, 0, seat, speech, match.content)
        for number in range(max(heard, 0) + 1, self.answers + 1):
            found += self._of_answer(number, match.history[number - 1].events, seat, speech, match.content)
        return found

    def sent_after(self, heard: int, match: Match[Any], seat: int | None, speech: Speech, write: Write) -> bytes:
        """The same as JSON; what everybody hears of the last answer is written once."""
        if heard < 0 or heard != self.answers - 1:
            return write(self.after(heard, match, seat, speech))
        lines = self._of_answer(self.answers, match.history[heard].events, seat, speech, match.content)
        if lines is not self._last:
            return write(lines)
        if not self._sent_last:
            self._sent_last = write(lines)
        return self._sent_last

    def _of_answer(
        self, number: int, events: tuple[Event, ...], seat: int | None, speech: Speech, content: Any
    ) -> list[LogLine]:
        shown = number if self.is_public else 0
        if number < self.answers or any([event.secret and event.seat == seat for event in events]):
            return told(events, shown, seat, speech, content)
        if self._last is None:
            self._last = told(events, shown, None, speech, content)
        return self._last


def told(events: tuple[Event, ...], number: int, seat: int | None, speech: Speech, content: Any) -> list[LogLine]:
    """Events in sentences for one viewer; without secrets of the viewer's own, they are the same for everybody."""
    lines: list[LogLine] = []
    for event in events:
        seen = event.seen_by(seat)
        line: LogLine = {
            "number": number,
            "seat": event.seat,
            "kind": event.kind,
            "text": speech.event(seen, seat, content),
            "notation": seen.notation,
            "words": list(seen.words),
            "clause": event.clause,
            "points": int(event.words[0]) if event.kind == "scored" else 0,
        }
        if event.reveals and event.secret and event.seat == seat:
            line["revealed"] = True
        lines.append(line)
    return lines
