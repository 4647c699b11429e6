"""A table in messages: the game's teller with the names of the people at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from partal.core.decision import Option
from partal.core.event import Event
from partal.core.message import Message, joined, message, plain
from partal.core.take_back import REFUSALS

from partal.games import GAMES
from partal.table.wire import OptionWords
from partal.words import has
from partal.words.teller import Name
from partal.words.teller import OptionWords as Words

BESIDE = "list-dot"


class Speech:
    """The questions, options and events of one table as messages; the reader's side formats them."""

    def __init__(self, game: str, names: Sequence[Name]) -> None:
        self.game = game
        self.teller = GAMES[game].teller
        self.names: list[Name] = [*names, *self.teller.bystanders(len(names))]
        """By seat, then those without a seat: in the solo game the opponent is player 1 and has no chair."""

    def prompt(self, view: Any) -> Message:
        return self.teller.prompt(view)

    def option(self, view: Any, option: Option) -> OptionWords:
        return shown_words(self.words(view, option), self.clause(view, option))

    def words(self, view: Any, option: Option) -> Words:
        return self.teller.option(view, option, self.names)

    def clause(self, view: Any, option: Option) -> str:
        """The clause behind an option; empty if there is none."""
        clauses = self.teller.clauses(view, option)
        return clauses[0] if clauses else ""

    def named(self, view: Any, option: Option) -> Message:
        """An option in one line, distinguishable from similar ones."""
        words = self.words(view, option)
        return words.label if words.detail is None else joined([words.label, words.detail], BESIDE)

    def event(self, event: Event, viewer: int | None, content: Any) -> Message:
        return self.teller.event(event, self.names, viewer, content)

    def source(self, source: str) -> Message:
        """A source of points in words; one that these rules do not know goes by its bare name."""
        key = f"{self.game}-source-{source}"
        return message(key) if has(key) else plain(source)

    def short_source(self, source: str) -> Message:
        """The same without what one of it brings, if the game has a shorter name for it."""
        key = f"{self.game}-source-{source}.short"
        return message(key) if has(key) else self.source(source)

    def undo_reason(self, reason: str | None) -> Message | None:
        return message(REFUSALS[reason]) if reason else None


def shown_words(words: Words, clause: str) -> OptionWords:
    """An option's words as the page gets them."""
    beside = [part for part in (words.detail, words.note) if part is not None]
    return {"text": words.label, "detail": joined(beside, BESIDE) if beside else None, "clause": clause}
