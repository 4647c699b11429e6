"""What may be sent to the server: strict, small, nothing unknown."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Said = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A message; an unknown field is an error."""


class ChairWish(Strict):
    kind: Literal["me", "open", "bot", "guest"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(Strict):
    game: Annotated[str, msgspec.Meta(max_length=20)]
    chairs: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=4)]
    settings: dict[Annotated[str, msgspec.Meta(max_length=60)], Annotated[str, msgspec.Meta(max_length=20)]] = {}
    public: bool = False
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] | None = None


class Me(Strict):
    name: Name | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] | None = None


class Sit(Strict):
    seat: Seat
    name: Name


class Leave(Strict):
    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "greedy"


class Retake(Strict):
    seat: Seat


class GiveAnswer(Strict):
    seat: Seat
    number: Number
    option: Notation


class Undo(Strict):
    seat: Seat


class Chat(Strict):
    text: Said


# Over the socket


class Hello(Strict, tag="hello", tag_field="type"):
    number: int = 0
    revision: int = 0


class SocketAnswer(Strict, tag="answer", tag_field="type"):
    number: Number
    option: Notation


class SocketUndo(Strict, tag="undo", tag_field="type"):
    pass


class SocketChat(Strict, tag="chat", tag_field="type"):
    text: Said


class Ping(Strict, tag="ping", tag_field="type"):
    pass


Message = Hello | SocketAnswer | SocketUndo | SocketChat | Ping
