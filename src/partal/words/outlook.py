"""What a game provides so that people see who is ahead in what: rankings, wishes, majorities, end-of-game cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from partal.core.message import Message

from partal.words.teller import Name


class Contest(NamedTuple):
    """One source of points that players compete for, by player: those with a seat first."""

    name: Message
    about: Message
    """What it rewards, and when."""
    clause: str
    counts: tuple[int, ...]
    """What each player has of it."""
    points: tuple[int, ...]
    """What it would bring each player if it were scored now."""
    more: tuple[int, ...]
    """What one more of it would add to that, for each player alone."""


class Outlook(NamedTuple):
    """How the game stands, as far as everybody can see it."""

    contests: tuple[Contest, ...]
    totals: tuple[int, ...]
    """Everybody's points if the game ended now, as far as that is public."""
    note: Message | None
    """What the totals leave out."""


class Foresight(Protocol):
    """A game's reckoning. `view` is always a spectator's: nothing in it is hidden from anybody."""

    def outlook(self, view: Any, names: Sequence[Name]) -> Outlook: ...


def leaders(counts: Sequence[int]) -> tuple[int, ...]:
    """The players who have most; nobody if nobody has any."""
    best = max(counts, default=0)
    return tuple([player for player, count in enumerate(counts) if count == best]) if best > 0 else ()


def lead(counts: Sequence[int]) -> int:
    """By how much the first is ahead of the next; 0 if several share the lead."""
    first, *rest = sorted(counts, reverse=True)
    return first - max(rest[0] if rest else 0, 0) if first > 0 else 0
