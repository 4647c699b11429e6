"""Who sits on a seat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from partal.core.errors import PartalError
from partal.core.message import Message, message
from partal.core.record import clean_name, default_name, same_name

from partal.games import GAMES
from partal.table.wire import SeatKind
from partal.words.teller import Name

PERSON: Final = ("human", "guest")
"""The kinds of chairs that a person answers for: their own, and those of others on the same device."""


class Chair(NamedTuple):
    """Who sits on a seat: a person, another person on the same device, a bot, or nobody yet."""

    seat: int
    kind: SeatKind
    bot: str
    name: str
    """The name that somebody gave; empty if nobody did."""
    player: str
    """The person whose chair it is; a bot on such a chair plays for somebody who has left."""


def name_of(game: str, chair: Chair) -> Name:
    """What a chair's player is called; without a name, by a message that everybody reads in their own language."""
    if chair.name or chair.kind == "open":
        return chair.name
    if chair.kind == "bot" and not chair.player:
        roles = GAMES[game].teller.roles
        return roles[chair.seat % len(roles)]
    return message("page-called-player", number=chair.seat + 1)


def recorded_name(game: str, chair: Chair) -> str:
    """A player's name as a record holds it: the same in every language."""
    name = name_of(game, chair)
    return default_name(chair.seat) if isinstance(name, Message) else clean_name(name)


def is_taken(chairs: Iterable[Chair], chair: Chair) -> bool:
    """Whether another person at the table has the name of this chair's, even if a bot plays for them."""
    people = [other for other in chairs if other.player and other.seat != chair.seat]
    return bool(chair.name) and any(same_name(chair.name, other.name) for other in people)


class Forbidden(PartalError):
    """The player may not do this; `clause` names the rule, if there is one."""
