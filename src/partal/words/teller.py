"""What a game must bring so that it can be spoken of: one teller a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import Event
from partal.core.rules import Standings


class OptionWords(NamedTuple):
    """An option in words: what it is, what it costs and brings, and a note such as the buyer it needs."""

    label: str
    detail: str
    note: str = ""


class Row(NamedTuple):
    """Points of everybody from one source, with the clause that grants them."""

    source: str
    points: tuple[int, ...]
    clause: str


class Sheet(NamedTuple):
    """A score sheet; `totals` is the prestige track after it, `notes` say how rankings came about."""

    title: str
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    notes: tuple[tuple[str, str], ...] = ()


class Result(NamedTuple):
    """The final scoring of a table typed in by hand: by player, ready for JSON, and as a sheet."""

    players: list[dict[str, Any]]
    winners: list[str]
    sheet: Sheet
    remarks: list[str]


class Examples(NamedTuple):
    """What the help text shows: an answer, one that is often refused, and a clause."""

    answer: str
    refused: str
    clause: str


class Teller(Protocol):
    """A game in words. `view` is always the game's own view; `names` are said by seat."""

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def roles(self) -> tuple[str, ...]:
        """Names for players who give none."""

    @property
    def examples(self) -> Examples: ...

    def bystanders(self, seats: int) -> tuple[str, ...]:
        """Names of players who take no seat; they follow the seats wherever players are counted."""
        ...

    def prompt(self, view: Any) -> str:
        """The open question."""
        ...

    def prompt_help(self, view: Any) -> str:
        """What the open question is about."""
        ...

    def option(self, view: Any, option: Option, names: Sequence[str] = ()) -> OptionWords:
        """An option in words; `names` where it may name a player."""
        ...

    def label(self, view: Any, option: Option, names: Sequence[str] = ()) -> str:
        """What an option is called, offered or not; nothing where the table at hand has no words for it."""
        ...

    def clauses(self, view: Any, option: Option) -> tuple[str, ...]:
        """The clauses behind an option, most telling first."""
        ...

    def event(self, event: Event, names: Sequence[str], viewer: int | None) -> str:
        """An event as a predicate to the name of its seat, or as a sentence where it has none."""
        ...

    def is_news(self, event: Event, viewer: int | None) -> bool:
        """Whether an event is worth telling between two turns; the log tells them all."""
        ...

    def starts_sentence(self, event: Event) -> bool:
        """Whether a player's turn begins with this event."""
        ...

    def closes(self, event: Event) -> bool:
        """Whether a score sheet is due after this event."""
        ...

    def begins(self, event: Event) -> bool:
        """Whether a new stretch of the log begins with this event."""
        ...

    def sheet(self, events: Sequence[Event], view: Any) -> Sheet:
        """What these events scored, from the last sheet to this one, on top of everything before."""
        ...

    def sheet_so_far(self, view: Any) -> Sheet: ...

    def final_sheet(self, view: Any, standings: Standings, names: Sequence[str]) -> Sheet:
        """The whole game, with notes on how the rankings came about."""
        ...

    def refusal(self, clause: str) -> str:
        """Why something is not allowed, in a sentence; empty if there is no text for the clause."""
        ...

    def switch(self, name: str) -> str: ...

    def content(self, entry: Entry) -> str: ...
