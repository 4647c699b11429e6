"""What may be sent to the server: strict, small, nothing unknown. And what it sends back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypedDict

import msgspec

from partal.games import GAMES

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
if TYPE_CHECKING:
    Game = str
else:
    Game = Literal[tuple(GAMES)]
Language = Literal["de", "en"]
"""`tests/server` compare both with the games and languages there are."""


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A message; an unknown field is an error."""


class ChairWish(Strict):
    kind: Literal["me", "open", "bot", "guest"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(Strict):
    game: Game
    chairs: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=4)]
    """Who sits where, the first turn's seat first."""
    draw_seat: bool = False
    """Draw the seat of the one chair `me`; the others keep their order. Otherwise everybody sits as listed."""
    settings: dict[Annotated[str, msgspec.Meta(max_length=60)], Annotated[str, msgspec.Meta(max_length=20)]] = {}
    public: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None
    pack: Annotated[str, msgspec.Meta(max_length=24)] | None = None
    take_back_past_reveals: bool = True
    """Whether a person among bots may take back past what was revealed; it is counted."""


class NewPack(Strict):
    text: Annotated[str, msgspec.Meta(min_length=1)]
    """A pack as TOML, as in `docs/content-packs.md`."""


class Me(Strict):
    name: Name | None = None
    language: Language | None = None


class Sit(Strict):
    seat: Seat
    name: Name


class Leave(Strict):
    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot that takes over; the game's usual one if none is named."""


class Retake(Strict):
    seat: Seat


class GiveAnswer(Strict):
    seat: Seat
    number: Number
    option: Notation


class Undo(Strict):
    seat: Seat
    number: Number | None = None
    """The number the seat is at; where it is another by now, nothing is taken back."""


class Chat(Strict):
    text: Words


# Over the socket


class Hello(Strict, tag="hello", tag_field="type"):
    number: int = 0
    revision: int = 0


class SocketAnswer(Strict, tag="answer", tag_field="type"):
    number: Number
    option: Notation


class SocketUndo(Strict, tag="undo", tag_field="type"):
    number: Number | None = None


class SocketChat(Strict, tag="chat", tag_field="type"):
    text: Words


class Ping(Strict, tag="ping", tag_field="type"):
    pass


Message = Hello | SocketAnswer | SocketUndo | SocketChat | Ping


def clean_text(text: str) -> str:
    """What people say, without characters that no eye sees; lines stay lines."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()


# Answers


class Refusal(msgspec.Struct, omit_defaults=True):
    """Why something was not done."""

    error: list[Any]
    """A message: the key of its text, the values in it (numbers, texts, messages), the clause."""
    clause: str = ""
    number: int = 0


class Person(msgspec.Struct):
    id: str
    name: str
    language: str


class Done(msgspec.Struct):
    """It is on disk; the number of my seat's next question."""

    number: int
    ok: bool = True


class Said(msgspec.Struct):
    ok: bool = True


class Health(msgspec.Struct):
    status: str
    version: str
    database: str


class Pack(msgspec.Struct):
    id: str
    game: str
    name: str
    digest: str
    entries: int


class Point(msgspec.Struct):
    """Prestige from one source: after which answer (0: before the first), and in which year or round."""

    number: int
    period: int
    seat: int
    points: int
    source: str


class Source(msgspec.Struct):
    source: str
    text: str
    clause: str


class History(msgspec.Struct):
    """Every point of a finished game; the sources as the score sheet has them; after which answers a period began."""

    points: list[Point]
    sources: list[Source]
    periods: list[int]
    numbers: int


class Advised(msgspec.Struct):
    """An answer with the final margin to expect after it, and the margin's spread over the imagined games."""

    notation: str
    text: str
    margin: float
    spread: float
    games: int


class Hint(msgspec.Struct):
    """The best answers to the question `number` of a seat, best first."""

    number: int
    adviser: str
    options: list[Advised]


class Dear(msgspec.Struct):
    """A decision that cost something: what was asked and answered, and what would have been best."""

    number: int
    question: str
    answer: str
    best: str
    cost: float
    margin: float
    spread: float


class ReviewedSeat(msgspec.Struct):
    """Where a seat's margin came from: place + skill + luck = margin."""

    seat: int
    name: str
    margin: float
    place: float
    skill: float
    doubt: float
    luck: float
    cost: float
    dearest: list[Dear]


class Review(msgspec.Struct):
    """A review, or how far it is; `before`: games that are looked at first."""

    state: Literal["none", "waiting", "making", "failed", "ready"]
    done: int = 0
    steps: int = 0
    before: int = 0
    adviser: str = ""
    seats: list[ReviewedSeat] = []


class ShownSeat(TypedDict):
    seat: int
    kind: str
    name: str
    bot: str
    mine: bool
    left: bool
    """Whether a bot plays for me here, and I can take the seat back."""
    connected: bool
    thinking: bool


class ShownPack(TypedDict):
    id: str
    name: str
    digest: str


class Kept(TypedDict):
    """Why a table is only kept: what this server has otherwise than its game needs, and both sides of it."""

    why: list[str]
    """`rules`, `content`, `pack-changed`, `pack-gone`; empty where the table is only closed."""
    rules: str
    content: str
    rules_here: str
    content_here: str
    result: bool
    """Whether its result was kept."""
    may_close: bool
    """Whether I can close it: it is not finished, and I opened it or sit at it."""


class ResultLine(msgspec.Struct):
    """Points from one source, and the clause that granted them in the rules the game was played by."""

    source: str
    text: str
    points: int
    clause: str


class Result(msgspec.Struct):
    """The result of a finished game as it was kept, with the score sheet of everybody who scored."""

    scores: list[int]
    winners: list[int]
    sheets: list[list[ResultLine]]
    taken_back: int
    taken_back_past_reveals: int
    seed: str
    salt: str


class Header(TypedDict):
    """A table as lists and frames show it; `number` counts the questions of one's own seat."""

    id: str
    game: str
    status: str
    public: bool
    settings: dict[str, str]
    commitment: str
    seed: str | None
    """Where whoever opened the table chose it; everybody may know then what they know."""
    created: float
    pack: ShownPack | None
    number: int
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
    """Set where the table cannot be played here."""
    seats: list[ShownSeat]
