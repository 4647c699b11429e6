"""What the server sends besides the table itself."""

# No `from __future__ import annotations`: the OpenAPI schema would miss NotRequired in string annotations.

from typing import Literal, NotRequired, TypeAlias, TypedDict

from partal.core.message import Message
from partal.core.wire import AnyScene, Partial

from partal.table.wire import ChatLine, Frame, FrameWithoutLog, LogLine, Option, Question, SeatKind, Standings, Undo


class Me(TypedDict):
    id: str
    person: str
    """The mark by which others know this person."""
    name: str
    language: str


class Refusal(TypedDict):
    """Why a request was refused."""

    error: Message
    clause: str
    """The rule that forbids it; empty if there is none."""
    number: NotRequired[int]
    """The number of the seat's next question."""


class Done(TypedDict):
    """The change is on disk; `number` is that of the seat's next question."""

    number: int
    ok: bool


class Posted(TypedDict):
    ok: bool


class Health(TypedDict):
    status: str
    version: str
    database: str
    build: str
    """`compiled` or `plain`: which rules it plays by. They play the same; only their speed differs."""


# A table as lists and frames show it


class SeatInfo(TypedDict):
    seat: int
    kind: SeatKind
    name: Message | str
    """As somebody gave it; otherwise a default name, or empty for a free seat."""
    person: str
    """A mark of the person whose seat it is, the same at all tables; empty for bots and free seats."""
    bot: str
    mine: bool
    left: bool
    """Whether a bot plays for the viewer here, who can take the seat back."""
    connected: bool
    thinking: bool


class PackOfTable(TypedDict):
    id: str
    name: str
    digest: str


Difference: TypeAlias = Literal["rules", "content", "pack-changed", "pack-gone"]
"""How this server differs from what a game needs."""


class Kept(TypedDict):
    """Why a table is kept but cannot be played: how this server differs from what its game needs."""

    why: list[Difference]
    """Empty if the table is just closed."""
    rules: str
    content: str
    rules_here: str
    content_here: str
    result: bool
    """Whether its result is stored."""
    may_close: bool
    """Whether the viewer can close it: it is not finished, and they opened it or sit at it."""


class Absence(TypedDict):
    """Somebody is asked who has been away for so long that a bot may play on, if all others who are there agree."""

    seat: int
    since: float
    agreed: list[int]
    """The seats of those who are there and have agreed."""
    missing: list[int]
    """The seats of those who are there and have not."""


class CoachAtTable(TypedDict):
    """Whether the coach may speak at a table; where several people play, all of them have to agree."""

    speaks: bool
    agreed: list[int]
    """The seats of those who have agreed, if several people play."""
    missing: list[int]
    """The seats of those who have not."""


class Practice(TypedDict):
    """A table that goes on from a position of a finished game; whoever opened it knew that game's deal."""

    of: str | None
    """The finished game's table; only whoever opened this one is told, as the other may be private."""
    given: int
    """How many answers were given before."""


Status: TypeAlias = Literal["open", "running", "finished", "stopped", "closed"]


class Header(TypedDict):
    """A table as lists and frames show it."""

    id: str
    game: str
    status: Status
    public: bool
    settings: dict[str, str]
    commitment: str
    seed: str | None
    """Set if the player who opened the table chose the seed; then everyone may know it."""
    created: float
    pack: PackOfTable | None
    number: int
    """The number of the viewer's own next question."""
    asked: int | None
    scores: list[int]
    winners: list[int] | None
    link: str
    rules: str
    """The version of the rules it is played with."""
    content: str
    """The digest of its components."""
    take_back_past_reveals: bool
    taken_back: int | None
    """The number of answers taken back; None during the game, since it would reveal how often others were asked."""
    taken_back_past_reveals: int
    host: bool
    """Whether the viewer opened this table."""
    may_close: bool
    """Whether the viewer may close it now although it can be played: it has not begun, or they are left alone."""
    may_remove: bool
    """Whether the viewer may free the seats of others: it is their table, and the game has not begun."""
    chat_closed: bool
    """Whether the host has closed the chat."""
    absence: Absence | None
    coach: CoachAtTable
    rematch: str | None
    """The table where the players of this one play again; only they are told."""
    practice: Practice | None
    kept: Kept | None
    """Set if the table cannot be played here."""
    seats: list[SeatInfo]


class Visitor(TypedDict):
    """Somebody at a table without a seat."""

    person: str
    """Their mark, the same at all tables."""
    name: str
    """Empty if they have none."""
    seated: bool
    """Whether they were removed from a seat; they may look on, but not sit down again."""


class Visitors(TypedDict):
    """Who looks on at a table, and whom the host has removed."""

    watching: list[Visitor]
    more: int
    """How many others look on."""
    removed: list[Visitor]


class WholeFrame(Frame):
    """What one viewer sees of a table, with its header."""

    header: Header


class ReplayFrame(WholeFrame):
    """An earlier moment of a finished game, as one viewer saw it."""

    chosen: Option | None
    """The answer that was given then; everybody may know it now. None at the end."""


class Result(Standings):
    """The stored result of a finished game, with everyone's score sheets."""

    taken_back: int
    taken_back_past_reveals: int


# Over the live connection


class FrameMessage(TypedDict):
    """What has changed at the table: the fields of a WholeFrame that differ from the previous frame.

    The fields of the scene and of the header are merged likewise; every other field is complete.
    """

    type: Literal["frame"]
    revision: int
    """Counts the frames on this connection."""
    after: int
    """The revision that this frame continues; 0 if it is whole."""
    before: int
    """How many lines of the log were sent before; `events` continues from there."""
    events: list[LogLine]
    number: NotRequired[int]
    seat: NotRequired[int | None]
    question: NotRequired[Question | None]
    scene: NotRequired[AnyScene]
    since: NotRequired[int]
    undo: NotRequired[Undo]
    chat: NotRequired[list[ChatLine]]
    standings: NotRequired[Standings | None]
    header: NotRequired[Partial[Header]]


class RefusedMessage(Refusal):
    type: Literal["refused"]


class Pong(TypedDict):
    type: Literal["pong"]


LiveMessage: TypeAlias = FrameMessage | RefusedMessage | Pong


# What does not change while the server runs


class Preset(TypedDict):
    name: str
    settings: dict[str, str]


class Switch(TypedDict):
    """A house rule, or a way to play."""

    name: str
    values: list[str]
    default: str
    text: Message
    reference: str
    group: str


class Game(TypedDict):
    """A game, with everything that can be chosen when opening a table."""

    name: str
    title: Message
    seats: list[int]
    bots: list[str]
    usual: str
    """The bot that takes a seat if none is named."""
    presets: list[Preset]
    switches: list[Switch]
    lessons: bool
    """Whether it has lessons."""


class TryOut(TypedDict):
    """An imagined table on which one seat plays on from the beginning of one of its turns. Nothing of it is stored."""

    game: str
    pack: str | None
    scene: AnyScene
    seat: int
    seats: list[SeatInfo]
    question: Question | None
    """None once the game on it is over."""
    given: list[str]
    """The answers of the seat so far."""
    turns: int
    """How many of its turns have begun here."""
    events: list[LogLine]
    """What has happened since its last answer."""
    scores: list[int]


class Found(TypedDict):
    """A clause that a search has found."""

    id: str


class LessonTitle(TypedDict):
    """A lesson of a game, as a list shows it."""

    id: str
    title: Message
    steps: int


class LessonFrame(FrameWithoutLog):
    """A lesson after some answers, as the learner's seat sees its table."""

    lesson: str
    title: Message
    given: list[str]
    """What has been given so far, without an answer that was not expected; empty where there was nothing to answer."""
    place: int
    """How many steps are behind the learner."""
    steps: int
    says: Message | None
    """What the teacher says now; at the end, what was learned."""
    over: bool
    lights: list[str]
    """What the light falls on at a step that only says something: targets, or components by name."""
    expected: list[str]
    """The answers that this step waits for; empty if it only says something."""
    wrong: bool
    """Whether the last answer was not expected, and so changed nothing."""
    said: Message | None
    """What the teacher says to the last answer."""
    events: list[LogLine]
    """What has happened since the step before."""
    seats: list[SeatInfo]


class Clause(TypedDict):
    """A rule, from the rulebook in the requested language."""

    id: str
    force: str
    text: str
    table: str
    ruling: str


class Chapter(TypedDict):
    title: str
    prefix: str
    clauses: list[Clause]


class Pack(TypedDict):
    id: str
    game: str
    name: str
    digest: str
    entries: int
