"""A table without a network: its match, who sits where, and who may do what now.

It has no clock, no socket and no database. Whoever carries it writes down what it has found good, and then tells it
to go on: `answering` and `taking_back` change nothing.

People count their own questions only: the running number of a seat says how many questions it has had. It only
rises, whatever is taken back, so a late answer never meets another question. The number of the log's entries would
tell how often the others were asked, and that follows from what they hold.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.log import Entry
from partal.core.match import Match, Step
from partal.core.message import message

from partal import rulebook
from partal.table.seat import PERSON, Chair, Forbidden
from partal.table.wire import ChatLine, LogLine

MOST_ENTRIES: Final = 20_000
"""A log that has grown so long by taking back takes answers only: every game comes to its end."""

TAKING_BACK, ANSWERING, SITTING = "TAB-01", "TAB-02", "TAB-03"
"""The clauses about playing at a table; the built-in games' rulebooks have them."""


@cache
def table_clause(game: str, clause: str) -> str:
    """The number of such a clause in a game's own rulebook; nothing if it has none."""
    if game not in rulebook.games():
        return ""
    return next((found.id for found in rulebook.read(game) if found.id.endswith(f"-{clause}")), "")


class Table:
    """One table in memory."""

    def __init__(self, match: Match[Any], chairs: list[Chair], take_back_past_reveals: bool = True) -> None:
        self.match = match
        self.chairs = chairs
        self.take_back_past_reveals = take_back_past_reveals
        self.past = False
        """A finished game as it once stood: whoever looks at it may know all of its numbers."""
        self.chat: list[ChatLine] = []
        self.stories: dict[Any, tuple[list[LogLine], list[int]]] = {}
        """Log lines that were told already, by who hears them; see `frame.story`."""

    @property
    def game(self) -> str:
        return self.match.rules.name

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    # Who may what

    def clause(self, clause: str) -> str:
        return table_clause(self.game, clause)

    def owns(self, player: str, seat: int) -> bool:
        """Whether this player answers for the seat."""
        chair = self.chairs[seat]
        return chair.kind in PERSON and chair.player == player

    def require(self, player: str, seat: int) -> None:
        """Raises Forbidden unless this player may act for the seat now."""
        if not 0 <= seat < len(self.chairs) or not self.owns(player, seat):
            raise Forbidden(message("refused-not-your-seat").by(self.clause(ANSWERING)))
        if not self.ready:
            raise Forbidden(message("refused-not-full").by(self.clause(SITTING)))

    @property
    def ready(self) -> bool:
        """Whether somebody sits on every seat."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def told(self) -> bool:
        """Whether everybody may know how often everybody was asked."""
        return self.past or self.match.over

    def number(self, seat: int | None) -> int:
        """The running number of a seat's next question; 0 for those who are asked nothing."""
        if self.told:
            return self.match.number
        if seat is None:
            return 0
        questions = self.match.tally.questions
        return 1 + (questions[seat] if seat < len(questions) else 0)

    def require_number(self, seat: int, number: int) -> None:
        """Raises StaleAnswer unless this is the number of the seat's next question."""
        if number != self.number(seat):
            gone = message("refused-not-open", number=str(number), now=str(self.number(seat)))
            raise StaleAnswer(gone.by(self.clause(ANSWERING)))

    @property
    def bots(self) -> set[int] | None:
        """The seats of bots among which a person may take back past reveals; None where this table does not allow it.

        A seat that a person has left counts as theirs: whoever comes back finds the game where it was.
        """
        if not self.take_back_past_reveals:
            return None
        return {chair.seat for chair in self.chairs if chair.kind == "bot" and not chair.player}

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is asked."""
        decision = self.match.decision
        if decision is None or self.past or not self.ready or self.chairs[decision.seat].kind != "bot":
            return None
        return decision.seat

    # Answering and taking back

    def answering(self, player: str, seat: int, number: int, option: str) -> Step:
        """The step that a person's answer would be; it is taken by `match.take`. Raises what refuses it."""
        self.require(player, seat)
        if self.match.over:
            raise StaleAnswer(message("refused-over").by(self.clause(ANSWERING)))
        self.require_number(seat, number)
        decision = self.match.decision
        if decision is None or decision.seat != seat:
            raise Forbidden(message("refused-somebody-asked").by(self.clause(ANSWERING)))
        return self.match.prepare(option)

    def why_not_undo(self, seat: int) -> str | None:
        """Why this seat's last answer must stand; None if it can be taken back."""
        reason = self.match.why_not_take_back(seat, self.bots)
        return "too-often" if reason is None and self.match.entry > MOST_ENTRIES else reason

    def taking_back(self, player: str, seat: int, number: int | None = None) -> Entry:
        """The entry by which a person takes their last answer back; `undo` carries it out. Raises what refuses it."""
        self.require(player, seat)
        if number is not None and not self.match.over:
            self.require_number(seat, number)
        if self.why_not_undo(seat) == "too-often":
            raise RefusedAnswer(message("refused-too-often").by(self.clause(TAKING_BACK)))
        try:
            return self.match.prepare_take_back(seat, self.bots)
        except RefusedAnswer as error:
            raise RefusedAnswer(error.message.by(self.clause(TAKING_BACK))) from None

    def take_back(self, entry: Entry) -> None:
        """Carry out what `taking_back` has found free."""
        self.match.undo(entry)
        self.stories.clear()
