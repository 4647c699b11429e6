"""A table in words: the game's teller, in the language that is being spoken (`partal.words.speaking`)."""

from __future__ import annotations

from typing import Any

from partal.core.decision import Option
from partal.core.event import Event
from partal.core.wire import Said

from partal.games import GAMES
from partal.table.wire import OptionWords
from partal.words import has, say, spoken


class Speech:
    """Says questions, options and events of one table."""

    def __init__(self, game: str, names: list[str]) -> None:
        self.game = game
        self.language = spoken()
        self.teller = GAMES[game].teller
        self.names = [*names, *self.teller.bystanders(len(names))]
        """In the solo game the opponent is player 1 and takes no chair."""

    def prompt(self, view: Any) -> Said:
        return self.teller.prompt(view)

    def option(self, view: Any, option: Option) -> OptionWords:
        words = self.teller.option(view, option, self.names)
        clauses = self.teller.clauses(view, option)
        return {
            "text": words.label,
            "detail": " · ".join([part for part in (words.detail, words.note) if part]),
            "clause": clauses[0] if clauses else "",
        }

    def named(self, view: Any, option: Option) -> Said:
        """An option in one line, told apart from others like it."""
        words = self.teller.option(view, option, self.names)
        return f"{words.label} · {words.detail}" if words.detail else words.label

    def event(self, event: Event, viewer: int | None) -> Said:
        said = self.teller.event(event, self.names, viewer)
        if 0 <= event.seat < len(self.names):
            return say("cli-sentence", name=self.names[event.seat], what=said)
        return said

    def source(self, source: str) -> Said:
        """A source of points; one that only other rules know goes by its own name."""
        key = f"{self.game}-source-{source}"
        return say(key) if has(key) else source

    def undo_reason(self, reason: str | None) -> Said:
        return say(f"page-undo-{reason}") if reason else ""
