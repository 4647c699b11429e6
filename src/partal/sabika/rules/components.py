"""What each component of Sabika holds: spaces, tiles, cards and poems. `content.py` reads them from content files."""

from __future__ import annotations

from typing import NamedTuple

from partal.sabika.rules.bonus import Count, Lasting


class Space(NamedTuple):
    """A raw or marble space between two rings, and the squares joined to it (S-SEC-01, S-SEC-02)."""

    id: str
    squares: tuple[int, ...]
    sides: tuple[bool, bool]
    cancelled: bool
    """Covered with 3 players (S-SETR-02)."""


class StartTile(NamedTuple):
    """A starting tile: the highest number kept goes first, and its bonus is gained (S-SETP-10, S-SETP-11)."""

    number: int
    bonus: str


class CityTile(NamedTuple):
    """A city's demand, its bonus for an export, and its bonus for consolidating (S-EXP-14, S-EXP-16)."""

    id: str
    colour: int
    demand: tuple[int, ...]
    bonus: str
    consolidation: str
    """Blue: a bonus with every income. Red: `act: ...`, carried out at once."""


class MajorTile(NamedTuple):
    """A major building: favour comes first, then this bonus (S-FAV-06)."""

    number: int
    era: int
    type: int
    bonus: str
    removed: bool
    """Removed with 1 or 2 players."""


class MinorCard(NamedTuple):
    """A minor building with its base material and the two half mosaics at its edges (S-BAL-01)."""

    number: int
    type: int
    base: int
    left: int
    right: int


class StoreTile(NamedTuple):
    """An expansion of a storehouse: more boxes and a bonus (S-STHA-05, S-STHA-07)."""

    number: int
    boxes: int
    bonus: str


class MinorPoem(NamedTuple):
    """A minor poem: the blue side lasts, the red side is carried out and can be reactivated (S-REAC-01)."""

    number: int
    blue: Lasting
    red: str


class MajorPoem(NamedTuple):
    """A grey poem: a majority, or points for each of a measure up to a limit (S-MPOEM-01, S-MPOEM-09)."""

    id: str
    letter: str
    measure: int
    majority: bool
    points: int
    limit: int
    """0 for none."""
    last_bonus: int
    """Extra points for the last space of the favour track."""
    solo: bool


class Trade(NamedTuple):
    """A trade card: points for each of a measure, and the cities that fit it for the solo opponent (S-TRADE-01)."""

    number: int
    points: int
    measure: int
    fits: str


class Wish(NamedTuple):
    """A wish of the Sultan: points for each of one or more measures (S-WISH-05)."""

    id: str
    letter: str
    elements: tuple[Count, ...]


class EventTile(NamedTuple):
    """An event: what it changes while it is active (S-EV-18)."""

    number: int
    positive: bool
    changes: tuple[int, ...]


class YusufCard(NamedTuple):
    """A worker card of the solo opponent: where he goes, what he does, what he gains (S-STURN-05)."""

    id: str
    worker: int
    square: int
    discard: bool
    actions: tuple[str, ...]
    prestige: int
    parias: int
    per: int
    """The measure that gives 1 prestige each; -1 for none (S-SSCO-02)."""
