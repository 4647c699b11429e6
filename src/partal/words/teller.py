"""What a game must bring so that it can be spoken of: one teller a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import Event
from partal.core.message import Message
from partal.core.rules import Standings

Name = str | Message
"""What somebody is called: a name of their own, or a word such as `you`."""


class OptionWords(NamedTuple):
    """An option in words: what it is, what it costs and brings, and a note such as the buyer it needs."""

    label: Message
    detail: Message | None
    note: Message | None = None


class Row(NamedTuple):
    """Points of everybody from one source, with the clause that grants them."""

    source: Message
    points: tuple[int, ...]
    clause: str


class Sheet(NamedTuple):
    """A score sheet; `totals` is the prestige track after it, `notes` say how rankings came about."""

    title: Message
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    notes: tuple[tuple[Message, Message], ...] = ()


class Result(NamedTuple):
    """The final scoring of a table typed in by hand: by player, ready for JSON, and as a sheet."""

    players: list[dict[str, Any]]
    winners: list[str]
    sheet: Sheet
    remarks: list[Message]


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
    def title(self) -> Message: ...

    @property
    def roles(self) -> tuple[Name, ...]:
        """Names for players who give none."""

    @property
    def examples(self) -> Examples: ...

    def bystanders(self, seats: int) -> tuple[Name, ...]:
        """Names of players who take no seat; they follow the seats wherever players are counted."""
        ...

    def prompt(self, view: Any) -> Message:
        """The open question."""
        ...

    def prompt_help(self, view: Any) -> Message:
        """What the open question is about."""
        ...

    def option(self, view: Any, option: Option, names: Sequence[Name] = ()) -> OptionWords:
        """An option in words; `names` where it may name a player."""
        ...

    def label(self, view: Any, option: Option, names: Sequence[Name] = ()) -> Message | None:
        """What an option is called, offered or not; None if the table at hand has no words for it."""
        ...

    def clauses(self, view: Any, option: Option) -> tuple[str, ...]:
        """The clauses behind an option, most telling first."""
        ...

    def event(self, event: Event, names: Sequence[Name], viewer: int | None) -> Message:
        """An event as a sentence. `$player` is whoever did it; the attribute `then`, if a language has it, says the
        same of a player who was named just before.
        """
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

    def final_sheet(self, view: Any, standings: Standings, names: Sequence[Name]) -> Sheet:
        """The whole game, with notes on how the rankings came about."""
        ...

    def refusal(self, clause: str) -> Message | None:
        """Why something is not allowed, in a sentence; None if there is no text for the clause."""
        ...

    def switch(self, name: str) -> Message: ...

    def content(self, entry: Entry) -> Message: ...
