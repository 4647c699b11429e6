"""What the server sends, besides what a table shows."""

# Without annotations from the future: as text, NotRequired is not seen by the server's description of itself.

from typing import Literal, NotRequired, TypeAlias, TypedDict

from partal.core.message import Message

from partal.table.wire import Frame, SeatKind, Standings


class Me(TypedDict):
    id: str
    name: str
    language: str


class Refusal(TypedDict):
    """Why something was not done."""

    error: Message
    clause: str
    """The rule that forbids it; empty if none does."""
    number: NotRequired[int]
    """The number of the seat's next question."""


class Done(TypedDict):
    """It is on disk; the number of the seat's next question."""

    number: int
    ok: bool


class Posted(TypedDict):
    ok: bool


class Health(TypedDict):
    status: str
    version: str
    database: str


# A table as lists and frames show it


class SeatInfo(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    left: bool
    """Whether a bot plays for me here, and I can take the seat back."""
    connected: bool
    thinking: bool


class PackOfTable(TypedDict):
    id: str
    name: str
    digest: str


Difference: TypeAlias = Literal["rules", "content", "pack-changed", "pack-gone"]
"""What this server has that is not what a game needs."""


class Kept(TypedDict):
    """Why a table is only kept: what differs between this server and its game, and both sides of it."""

    why: list[Difference]
    """Empty if the table is only closed."""
    rules: str
    content: str
    rules_here: str
    content_here: str
    result: bool
    """Whether its result was kept."""
    may_close: bool
    """Whether I can close it: it is not finished, and I opened it or sit at it."""


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
    """Set if whoever opened the table chose it; everybody may know then what they know."""
    created: float
    pack: PackOfTable | None
    number: int
    """Counts the questions of one's own seat."""
    asked: int | None
    scores: list[int]
    winners: list[int] | None
    link: str
    rules: str
    """The version of the rules by which it is played."""
    content: str
    """The digest of its components."""
    take_back_past_reveals: bool
    taken_back: int | None
    """Answers taken back in all; None while the game runs, because it would tell how often others were asked."""
    taken_back_past_reveals: int
    kept: Kept | None
    """Set if the table cannot be played here."""
    seats: list[SeatInfo]


class WholeFrame(Frame):
    """What one viewer sees of a table, with its header."""

    header: Header


class Result(Standings):
    """The result of a finished game as it was kept, with the score sheet of everybody who scored."""

    taken_back: int
    taken_back_past_reveals: int


# Over the live connection


class FrameMessage(WholeFrame):
    """The table as it is now."""

    type: Literal["frame"]
    revision: int
    before: int
    """The log only grows: so many lines of it were sent before, and `events` goes on from there."""


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
    """A game with all that can be chosen when a table is opened."""

    name: str
    title: Message
    seats: list[int]
    bots: list[str]
    roles: list[Message | str]
    """Names for those who give none."""
    usual: str
    """The bot that takes a seat unless another is named."""
    presets: list[Preset]
    switches: list[Switch]


class Clause(TypedDict):
    """A rule as the rulebook of the language has it."""

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
