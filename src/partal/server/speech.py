"""A table in words, for one listener: the game's teller in the listener's language."""

from __future__ import annotations

from typing import Any

from partal.core.decision import Option
from partal.core.event import Event
from partal.core.match import TAKE_BACK_REFUSALS

from partal.cli.tellers import teller_of


class Speech:
    """Says questions, options and events of one table."""

    def __init__(self, game: str, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        self.teller = teller_of(game)

    def prompt(self, view: Any) -> str:
        return self.teller.prompt(view)

    def option(self, view: Any, option: Option) -> dict[str, str]:
        words = self.teller.option(view, option)
        clauses = self.teller.clauses(view, option)
        return {
            "text": words.label,
            "detail": " · ".join([part for part in (words.detail, words.note) if part]),
            "clause": clauses[0] if clauses else "",
        }

    def event(self, event: Event, viewer: int | None) -> str:
        said = self.teller.event(event, self.names, viewer)
        return f"{self.names[event.seat]} {said}" if 0 <= event.seat < len(self.names) else said

    def source(self, source: str) -> str:
        return source

    def undo_reason(self, reason: str | None) -> str:
        return TAKE_BACK_REFUSALS.get(reason or "", "") if reason else ""
