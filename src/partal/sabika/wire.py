"""Sabika's table as it is sent to the page."""

from __future__ import annotations

from typing import Literal, TypedDict

from partal.sabika.rules.printed import PrintedEffect

# The rondels


class PlacedWorker(TypedDict):
    player: int
    worker: str
    standing: bool


class Square(TypedDict):
    id: str
    action: str
    workers: list[PlacedWorker]
    sultan: int
    """The Sultan's workers there."""
    covered: bool


class Ring(TypedDict):
    id: str
    squares: list[Square]
    """Clockwise from the top."""


class Space(TypedDict):
    """A secondary space, what is on it and the squares it serves."""

    id: str
    index: int
    holds: str | None
    squares: list[str]


# Cards and tiles


class MinorCard(TypedDict):
    """A minor construction card with its two half mosaics."""

    id: int
    type: str
    base: str
    left: str
    right: str


class Poem(TypedDict):
    """A minor poem with both halves."""

    id: int
    blue: PrintedEffect
    red: PrintedEffect


class MajorPoem(TypedDict):
    id: str
    measure: str
    """What it counts."""
    majority: bool
    points: int
    limit: int


class MajorTile(TypedDict):
    id: int
    era: int
    type: str
    bonus: PrintedEffect


class StoreTile(TypedDict):
    id: int
    boxes: int
    bonus: PrintedEffect


class OfferedStoreTile(TypedDict):
    place: str
    tile: StoreTile | None


class StartTile(TypedDict):
    id: int
    bonus: PrintedEffect


# The map


class City(TypedDict):
    id: str
    tile: str
    colour: Literal["blue", "red"]
    demand: list[str]
    bonus: PrintedEffect
    consolidation: PrintedEffect
    seal: bool
    left: list[int]
    """Players with a ship at the left quay; `right` is for those who have consolidated."""
    right: list[int]


Route = TypedDict("Route", {"from": str, "to": str, "dinars": int})


# The course of the game


class WishElement(TypedDict):
    measure: str
    points: int
    once: bool
    """Whether it pays only once."""


class Wish(TypedDict):
    id: str
    round: int
    inTower: bool
    elements: list[WishElement]


class Trade(TypedDict):
    id: int
    points: int
    measure: str


class Event(TypedDict):
    id: int
    positive: bool
    active: bool


# The players


class Storehouse(TypedDict):
    level: int
    tile: StoreTile | None


class HomeWorker(TypedDict):
    worker: str
    standing: bool


class Deck(TypedDict):
    worker: str
    left: int
    shown: list[str]


class YusufCards(TypedDict):
    """Yusuf's worker tiles and decks: the cards turned up, and the number face down."""

    tiles: list[str]
    hidden: int
    decks: list[Deck]


class Player(TypedDict):
    """A player's workshop, or Yusuf's board: all of it is public."""

    seat: int
    yusuf: bool
    mine: bool
    prestige: int
    dinars: int
    seals: int
    parias: int
    pariaRank: int
    """0 for the leader."""
    favour: int
    store: dict[str, int]
    annex: dict[str, int]
    boxes: int
    storehouses: list[Storehouse]
    raws: list[str]
    home: list[HomeWorker]
    blue: list[Poem]
    red: list[Poem]
    grey: list[MajorPoem]
    majors: list[MajorTile]
    row: list[MinorCard | None]
    """None for the balance card."""
    balanced: list[bool]
    """For each two neighbours in the row, whether their half mosaics make a balance."""
    balanceCard: str
    balances: int
    shipsAtHome: int
    tile: int | None
    """The starting tile, once all are revealed."""
    cards: YusufCards | None


class Scene(TypedDict):
    """Everything on the table, as one viewer sees it."""

    round: int
    era: int
    starter: int
    asked: int | None
    solo: bool
    rings: list[Ring]
    rawSpaces: list[Space]
    marbleSpaces: list[Space]
    bag: int
    minorCards: list[MinorCard | None]
    minorDeck: int
    poems: list[Poem | None]
    poemDeck: int
    majorPoems: list[MajorPoem | None]
    majorTiles: list[MajorTile]
    storeTiles: list[OfferedStoreTile]
    cities: list[City]
    routes: list[Route]
    tribute: list[int]
    """The parias due in each round."""
    favour: list[PrintedEffect]
    """The bonus of each space of the favour track."""
    favourLast: int
    """Prestige on the last space of the favour track."""
    wishes: list[Wish]
    trade: Trade
    events: list[Event]
    players: list[Player]
    tiles: list[StartTile]
    """The starting tiles that the viewer chooses from."""
