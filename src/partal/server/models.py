"""What clients may send: small, strict, no unknown fields. The page's types for it are generated from here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from partal.core.decision import MOST_SEATS

from partal.games import GAMES
from partal.words.folders import LANGUAGES

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Mark = Annotated[str, msgspec.Meta(min_length=1, max_length=16)]
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
if TYPE_CHECKING:
    Game = str
    Language = str
else:
    Game = Literal[tuple(GAMES)]
    Language = Literal[tuple(LANGUAGES)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """The base of all messages; an unknown field is an error."""


class ChairWish(Strict):
    kind: Literal["me", "open", "bot", "guest"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(Strict):
    game: Game
    chairs: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    """Who sits where, starting with the first player."""
    draw_seat: bool = False
    """Whether to draw the seat of the one chair `me`; the others keep their order. Otherwise all sit as listed."""
    settings: dict[Annotated[str, msgspec.Meta(max_length=60)], Annotated[str, msgspec.Meta(max_length=20)]] = {}
    public: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None
    pack: Annotated[str, msgspec.Meta(max_length=24)] | None = None
    take_back_past_reveals: bool = True
    """Whether a person among bots may take back past reveals; that is counted."""


class NewPack(Strict):
    text: Annotated[str, msgspec.Meta(min_length=1)]
    """A pack as TOML, as in `docs/content-packs.md`."""


class AboutMe(Strict):
    name: Name | None = None
    language: Language | None = None


class Sit(Strict):
    seat: Seat
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Leave(Strict):
    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot that takes over; by default the game's usual one."""


class Retake(Strict):
    seat: Seat


class Agree(Strict):
    seat: Seat
    """The seat that a bot shall play for, because whoever sits there is gone."""


class AgreeToCoach(Strict):
    agrees: bool
    """Whether the coach may speak as far as this person is concerned."""


class CloseChat(Strict):
    closed: bool
    """Whether the chat is to be closed; otherwise it is opened again."""


class Remove(Strict):
    person: Mark
    """Whom: the mark that seats, spectators and lines of the chat carry."""
    seat: Seat | None = None
    """From which seat, before the game begins; None for a spectator."""


class LetBack(Strict):
    person: Mark


class GoOn(Strict):
    number: Number
    """The question of the finished game at which the practice table begins."""
    seat: Seat
    """Where whoever asks for it sits down."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot on all other seats; empty for people who share this device."""


class GiveAnswer(Strict):
    seat: Seat
    number: Number
    option: Notation


class Undo(Strict):
    seat: Seat
    number: Number | None = None
    """The number of the seat's question; if it has changed by now, nothing is taken back."""


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


LiveRequest = Hello | SocketAnswer | SocketUndo | SocketChat | Ping


def clean_text(text: str) -> str:
    """Chat text without invisible characters; line breaks are kept."""
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
