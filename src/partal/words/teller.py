"""What a game provides so that it can be put into words: one teller per game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from partal.core.content import Entry
from partal.core.decision import Option
from partal.core.event import Event
from partal.core.message import Message
from partal.core.rules import Standings

Name = str | Message
"""What a player is called: their own name, or a word such as `you`."""


class OptionWords:
    """An option in words: a label, its cost and gain, and a note such as the buyer it needs."""

    __slots__ = ("detail", "label", "note", "sent")

    def __init__(self, label: Message, detail: Message | None, note: Message | None = None) -> None:
        self.label: Final = label
        self.detail: Final = detail
        self.note: Final = note
        self.sent: Final[dict[tuple[object, ...], bytes]] = {}
        """Options with these words as they were sent; the table fills it."""


class Row(NamedTuple):
    """Everyone's points from one source, with the clause that grants them."""

    source: Message
    points: tuple[int, ...]
    clause: str


class Sheet(NamedTuple):
    """A score sheet; `totals` are the points after it, `notes` explain the rankings."""

    title: Message
    rows: tuple[Row, ...]
    totals: tuple[int, ...]
    notes: tuple[tuple[Message, Message], ...] = ()
    besides: tuple[Row, ...] = ()
    """What else everybody received or paid, such as income and tribute: not points, and in no total."""


class Result(NamedTuple):
    """The final scoring of a table typed in by hand: by player, ready for JSON, and as a sheet."""

    players: list[dict[str, Any]]
    winners: list[str]
    sheet: Sheet
    remarks: list[Message]


class Examples(NamedTuple):
    """Examples for the help text: an answer, an answer that is often refused, and a clause."""

    answer: str
    refused: str
    clause: str


class Teller(Protocol):
    """A game in words. `view` is always the game's own view; `names` are the players' names by seat."""

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> Message: ...

    @property
    def roles(self) -> tuple[Name, ...]:
        """Default names for players."""

    @property
    def examples(self) -> Examples: ...

    def bystanders(self, seats: int) -> tuple[Name, ...]:
        """The names of players without a seat; they come after the seats wherever players are numbered."""
        ...

    def prompt(self, view: Any) -> Message:
        """The open question."""
        ...

    def prompt_help(self, view: Any) -> Message:
        """An explanation of the open question."""
        ...

    def option(self, view: Any, option: Option, names: Sequence[Name] = ()) -> OptionWords:
        """An option in words; `names` are needed if it may name a player."""
        ...

    def label(self, view: Any, option: Option, names: Sequence[Name] = ()) -> Message | None:
        """An option's label, whether it is offered or not; None if it cannot be put into words at this table."""
        ...

    def clauses(self, view: Any, option: Option) -> tuple[str, ...]:
        """The clauses behind an option, the most relevant first."""
        ...

    def event(self, event: Event, names: Sequence[Name], viewer: int | None, content: Any) -> Message:
        """An event as a sentence, with `$player` as its subject. The attribute `then`, if a language has it, continues
        a sentence about the same player. `content` are the components at the table, so that they can be called by what
        they do.
        """
        ...

    def is_news(self, event: Event, viewer: int | None) -> bool:
        """Whether an event is worth showing between two turns; the log shows them all."""
        ...

    def starts_sentence(self, event: Event) -> bool:
        """Whether a player's turn begins with this event."""
        ...

    def closes(self, event: Event) -> bool:
        """Whether a score sheet is due after this event."""
        ...

    def begins(self, event: Event) -> bool:
        """Whether a new section of the log begins with this event."""
        ...

    def sheet(self, events: Sequence[Event], view: Any) -> Sheet:
        """The points from these events, all since the last sheet, with the totals so far."""
        ...

    def sheet_so_far(self, view: Any) -> Sheet: ...

    def final_sheet(self, view: Any, standings: Standings, names: Sequence[Name]) -> Sheet:
        """The score sheet of the whole game, with notes that explain the rankings."""
        ...

    def refusal(self, clause: str) -> Message | None:
        """A sentence about why something is not allowed; None if there is no text for the clause."""
        ...

    def switch(self, name: str) -> Message: ...

    def content(self, entry: Entry) -> Message: ...
