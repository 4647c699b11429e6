"""What a table shows, independent of the transport."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from partal.core.message import Message
from partal.core.wire import AnyScene, Icon

SeatKind: TypeAlias = Literal["human", "bot", "open", "guest"]
"""Who sits on a seat: a person, a bot, nobody yet, or another person on the same device."""

# The open question


class OptionWords(TypedDict):
    text: Message
    detail: Message | None
    clause: str
    """The clause of the rulebook behind it; empty if there is none."""


class Option(OptionWords):
    """A possible answer."""

    notation: str
    targets: list[str]
    """The things on the table to highlight for it."""
    idle: bool
    """Whether it gives something up or brings nothing now: it is listed last and does not glow."""


class Question(TypedDict):
    seat: int
    prompt: str
    text: Message | None
    """None for everyone but the seat that is asked."""
    mine: bool
    turn: bool
    """Whether a turn of the viewer begins with it."""
    gathers: bool
    """Whether questions like this one come in a row and can be gathered into one dialog."""
    steps: bool
    """Whether those questions differ, so that each has an answer of its own: together they settle one thing."""
    options: list[Option]
    """Empty for everyone but the seat that is asked."""


class Undo(TypedDict):
    """Whether the viewer's last answer can be taken back."""

    possible: bool
    reason: Message | None
    """Why it must stand; None if it can be taken back."""
    clause: str
    among_bots: bool
    """Whether all others are bots, so that the seat may go back past reveals."""
    past_bots: bool
    """Whether the next take-back goes back past bots' answers."""
    counts: bool
    """Whether the next take-back goes back past a reveal, which is counted."""


# What has happened


class LogLine(TypedDict):
    number: int
    """The answer it belongs to; 0 during the game."""
    seat: int
    """Negative if no player did it."""
    kind: str
    text: Message
    notation: str
    words: list[str]
    """What the event names, in notation."""
    clause: str
    points: int
    revealed: NotRequired[bool]
    """Set if this turned up something that only the viewer has seen."""


class ChatLine(TypedDict):
    person: str
    """A mark of the speaker, the same at all tables; empty if that is not known."""
    name: str
    """Empty if the speaker has none."""
    text: str
    at: float


# The result


class SheetLine(TypedDict):
    """Points from one source, and the clause that grants them."""

    source: str
    text: Message
    points: int
    clause: str


class Standings(TypedDict):
    """The result, with the rule behind every point, and the seed and salt that prove the deal."""

    scores: list[int]
    winners: list[int]
    sheets: list[list[SheetLine]]
    seed: str
    salt: str


# Everything at once


class FrameWithoutLog(TypedDict):
    """What one seat or a spectator sees of a table, except for the log."""

    number: int
    """The number of the seat's next question; once the game is over, counted over all seats."""
    seat: int | None
    """The viewer's seat; None for a spectator."""
    question: Question | None
    scene: AnyScene
    since: int
    """How many log lines there were at the viewer's last answer."""
    undo: Undo
    chat: list[ChatLine]
    standings: Standings | None


class Frame(FrameWithoutLog):
    """What one seat or a spectator sees of a table."""

    events: list[LogLine]


# What answers would lead to


class Change(TypedDict):
    """One of the seat's numbers, before an answer and after it."""

    name: str
    text: Message
    before: int
    least: int
    most: int


class Coached(TypedDict):
    """What the coach says to one seat about a turn."""

    kind: Literal["best", "good", "even", "missed", "strong", "silent"]
    text: Message | None
    """The sentence; None if it is silent."""
    turn: int
    """Which of the seat's turns it is about, counted from 1."""
    form: int
    """How well the seat has played lately; sent back with the next request."""
    better: list[str]
    """The answers of the better plan, in notation; empty if there is none."""


class NextQuestion(TypedDict):
    prompt: str
    text: Message
    options: list[Option]


class Preview(TypedDict):
    """What answers would lead to, as far as the seat can know."""

    open: bool
    """False if the question is no longer open."""
    answers: list[str]
    changes: list[Change]
    whole: bool
    """Whether later choices of the same turn are included."""
    reveals: bool
    next: NextQuestion | None
    """The next question, if it is gathered with the open one."""
    counted: bool
    """Whether it can be taken back even past a reveal, which is counted: the others are all bots."""


# Advice


class Ways(TypedDict):
    """Every row of answers with which the seat may go on in its turn, as far as it can know."""

    open: bool
    """False if no question is open."""
    options: list[Option]
    rows: list[list[int]]
    """Each answer by its place in `options`."""


class Reason(TypedDict):
    """Why something cannot be chosen now."""

    text: Message | None
    """None if no rule stands in its way: something else is asked."""
    clause: str


class Draft(TypedDict):
    """The table after answers that have not been sent, as far as their seat can know it."""

    open: bool
    """False if they are not possible, or not any more."""
    answers: list[OptionWords]
    scene: AnyScene | None
    """None if it is not known before they are sent."""
    question: Question | None
    """The next question of the same turn; None if the turn ends here, or has to be sent."""
    reveals: bool
    """Whether the last answer reveals something."""


class Advised(TypedDict):
    """An answer with the expected final margin, and the margin's spread over the imagined games."""

    notation: str
    text: Message
    margin: float
    spread: float
    games: int


class Hint(TypedDict):
    """The best answers to a seat's open question, best first."""

    number: int
    adviser: str
    options: list[Advised]


class CostlyDecision(TypedDict):
    """A decision that cost something: the question, the answer given, and the best one."""

    number: int
    question: Message
    answer: Message
    best: Message
    cost: float
    margin: float
    spread: float


class ReviewedSeat(TypedDict):
    """Where a seat's margin came from: place + skill + luck = margin; and its costliest decisions."""

    seat: int
    name: Message | str
    margin: float
    place: float
    skill: float
    doubt: float
    """The standard error of the skill."""
    luck: float
    cost: float
    dearest: list[CostlyDecision]


class Review(TypedDict):
    """A review, or its progress."""

    state: Literal["none", "waiting", "making", "failed", "ready"]
    done: int
    steps: int
    before: int
    """The number of games ahead of this one in the queue."""
    adviser: str
    rollout: str
    """The bot that played the games on from each decision."""
    seats: list[ReviewedSeat]


# Where the points came from


class Point(TypedDict):
    """Points from one source: after which answer (0: before the first), and in which year or round."""

    number: int
    period: int
    seat: int
    points: int
    source: str


class PointSource(TypedDict):
    source: str
    text: Message
    clause: str


class History(TypedDict):
    """Every point of a finished game; the sources as the score sheet lists them."""

    points: list[Point]
    sources: list[PointSource]
    periods: list[int]
    """The answers after which a year or round began."""
    numbers: int
    asked: list[int]
    """The seat that was asked each question."""


# Who is ahead


class Contest(TypedDict):
    """A ranking, wish, majority or end-of-game card; the lists are by player, those with a seat first."""

    name: Message
    about: Message
    """What it rewards, and when."""
    clause: str
    counts: list[int]
    points: list[int]
    """What it would bring if it were scored now."""
    more: list[int]
    """What one more would add to that."""
    leaders: list[int]
    lead: int
    """By how much the leader is ahead of the next; 0 if several share the lead."""


class Outlook(TypedDict):
    """Who is ahead in what, as far as everybody can see it."""

    contests: list[Contest]
    totals: list[int]
    """The points if the game ended now."""
    note: Message | None
    """What the totals leave out."""
    closed: int
    """How many years or rounds are over, each with a summary."""


class SummaryRow(TypedDict):
    source: Message
    points: list[int]
    """By player, those with a seat first."""
    clause: str


class SummaryNote(TypedDict):
    """What a card of the summary rewards."""

    name: Message
    text: Message


class Summary(TypedDict):
    """What a year or round has brought."""

    title: Message
    rows: list[SummaryRow]
    totals: list[int]
    """Everybody's points after it."""
    besides: list[SummaryRow]
    """What else everybody received or paid, such as income and tribute: not points, and in no total."""
    notes: list[SummaryNote]


# Components

ComponentValue: TypeAlias = int | str | list[int]
"""A value of a component, as its content file has it."""


class Component(TypedDict):
    """Something that can be inspected."""

    kind: str
    id: str
    title: Message
    name: Message | str
    """Its own name besides its kind; empty if the kind is enough."""
    text: Message
    origin: str
    note: Message | None
    clauses: list[str]
    values: dict[str, ComponentValue]
    effects: dict[str, Message]
    """The text of each effect printed on it, by the effect's notation."""
    icons: Mapping[str, Sequence[Icon]]
    """What is printed on it, as the game's drawings show it, by its key in `values`."""


class AidLine(TypedDict):
    """One thing to know on the player aid."""

    name: Message | str
    text: Message
    cost: Message | None
    figures: list[str]
    """The components whose pictures stand before it: `thing:seal`."""
    clauses: list[str]


class AidSection(TypedDict):
    """A part of the player aid, such as the actions."""

    title: Message
    lines: list[AidLine]


class Giver(TypedDict):
    """A place or action that gives what somebody inspects."""

    name: Message | str
    text: Message
    targets: list[str]
    """Where it is on the table."""
    clause: str


class Givers(TypedDict):
    """How to get something."""

    wanted: str
    """The component; empty if nothing can be told."""
    givers: list[Giver]


class Example(TypedDict):
    """A drawn example of a chapter of the rulebook: a moment of a lesson."""

    chapter: str
    lesson: str
    given: list[str]
    answer: Message
    """What is answered there."""
    light: list[str]
    """What the answer is about on the table."""
