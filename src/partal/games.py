"""The games on this table, by name."""

from __future__ import annotations

from typing import Any

from partal.core import record
from partal.core.match import Match
from partal.core.record import RecordError
from partal.core.rules import Rules

from partal.asara import RULES as ASARA
from partal.sabika import RULES as SABIKA

GAMES: dict[str, Rules[Any]] = {rules.name: rules for rules in (ASARA, SABIKA)}


def game(name: str) -> Rules[Any]:
    """The rules of the game with this name."""
    if name not in GAMES:
        raise ValueError(f"There is no game {name[:40]!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]


def load(text: str, content: Any = None) -> Match[Any]:
    """The match that a record's text holds, played again and checked."""
    page = record.read(text)
    if page.game not in GAMES:
        raise RecordError(f"This is a record of {page.game[:40]!r}; this Partal plays {', '.join(GAMES)}.")
    return Match.replay(page, GAMES[page.game], content)
