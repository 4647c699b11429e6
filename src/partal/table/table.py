"""A table without a network: its match, who sits where, and who may do what now.

It has no clock, no socket and no database. `prepare_answer` and `prepare_take_back` check a request and change nothing;
the caller stores the result and then applies it.

Each seat's questions are numbered separately. The number never goes down, whatever is taken back, so a late answer
never reaches a different question. The number of log entries would reveal how often others were asked, and that
depends on what they hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from partal.core import take_back
from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.log import Entry
from partal.core.match import Match, Step
from partal.core.message import message

from partal import rulebook
from partal.table.log import Log
from partal.table.seat import PERSON, Chair, Forbidden, name_of
from partal.table.speech import Speech
from partal.table.wire import ChatLine
from partal.words.teller import Name

MOST_ENTRIES: Final = 20_000
"""Beyond this a log accepts no more take-backs, only answers, so that every game comes to an end."""

TAKING_BACK, ANSWERING, SITTING = "TAB-01", "TAB-02", "TAB-03"
"""The clauses about playing at a table, as the built-in games' rulebooks number them."""


@cache
def table_clause(game: str, clause: str) -> str:
    """The id of one of these clauses in a game's own rulebook; empty if it has none."""
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
        """Whether this is an earlier moment of a finished game, so that all of its numbers are public."""
        self.chat: list[ChatLine] = []
        self._told: Log | None = None
        self._speech: Speech | None = None
        self._spoken: list[Chair] = []
        """The chairs that are named in the speech."""

    @property
    def game(self) -> str:
        return self.match.rules.name

    @property
    def names(self) -> list[Name]:
        return [name_of(self.game, chair) for chair in self.chairs]

    # Permissions

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
        return not any([chair.kind == "open" for chair in self.chairs])

    @property
    def is_public(self) -> bool:
        """Whether everyone may know how often each seat was asked."""
        return self.past or self.match.over

    def number(self, seat: int | None) -> int:
        """The number of a seat's next question; 0 for spectators."""
        if self.is_public:
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
        """The bots' seats, for taking back past reveals; None if this table does not allow that.

        A seat that a person has left still counts as theirs: when they come back, the game is where it was.
        """
        if not self.take_back_past_reveals:
            return None
        return {chair.seat for chair in self.chairs if chair.kind == "bot" and not chair.player}

    def is_among_bots(self, seat: int) -> bool:
        """Whether this seat may take back past reveals: the table allows it, and all other seats are bots."""
        return self.take_back_past_reveals and self.match.is_among_bots(seat, self.bots)

    @property
    def thinking(self) -> int | None:
        """The seat that is asked, if a bot is to answer."""
        decision = self.match.decision
        if decision is None or self.past or not self.ready or self.chairs[decision.seat].kind != "bot":
            return None
        return decision.seat

    # Answering and taking back

    def prepare_answer(self, player: str, seat: int, number: int, option: str) -> Step:
        """Checks a person's answer; `match.take` plays the step. Raises PartalError if it is refused."""
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
        match = self.match
        reason = take_back.why_not(match.history, seat, self.is_among_bots(seat), match.over)
        return take_back.TOO_OFTEN if reason is None and self.match.entry > MOST_ENTRIES else reason

    def prepare_take_back(self, player: str, seat: int, number: int | None = None) -> Entry:
        """Checks a person's take-back; `take_back` carries out the entry. Raises PartalError if it is refused."""
        self.require(player, seat)
        if number is not None and not self.match.over:
            self.require_number(seat, number)
        if self.why_not_undo(seat) == take_back.TOO_OFTEN:
            raise RefusedAnswer(message(take_back.REFUSALS[take_back.TOO_OFTEN]).by(self.clause(TAKING_BACK)))
        try:
            return self.match.prepare_take_back(seat, self.bots)
        except RefusedAnswer as error:
            raise RefusedAnswer(error.message.by(self.clause(TAKING_BACK))) from None

    def take_back(self, entry: Entry) -> None:
        """Carries out a take-back that `prepare_take_back` returned."""
        self.match.undo(entry)
        self.forget_log()

    # The log

    def speech(self) -> Speech:
        """The table in messages; the same object as long as the same people sit there."""
        if self._speech is None or self._spoken != self.chairs:
            self._speech, self._spoken = Speech(self.game, self.names), self.chairs.copy()
        return self._speech

    def log_of(self, names: Sequence[Name]) -> Log:
        """The log as it is now, with these players' names; the same object as long as it has only grown."""
        known = tuple(names)
        if self._told is None or not self._told.fits(known, self.is_public):
            self._told = Log(known, self.is_public, len(self.match.opening))
        self._told.grow(self.match.history)
        return self._told

    def forget_log(self) -> None:
        """Called when answers have been taken back or replaced: everybody hears the log from the beginning."""
        self._told = None
