"""Asara's table as it is sent to the page."""

from __future__ import annotations

from typing import TypedDict


class Part(TypedDict):
    """A part as it is drawn."""

    id: str
    kind: str
    """`base`, `middle`, `window`, `top`, or `lit` for a lit window."""
    colour: str
    gold: bool
    count: int


class Ware(Part):
    """A part that is bought in a market, so not a lit window."""

    price: int


class Buyer(TypedDict):
    """A buyer card on a place."""

    seat: int
    colour: str
    """`pair` for two face-down cards, `hidden` for a single one."""


class Market(TypedDict):
    id: str
    kind: str
    spaces: int
    laid: list[Buyer]
    duty: str | None
    """The colour that a single buyer must have here; None if any will do."""
    display: list[Ware]
    size: int
    pile: int


class Place(TypedDict):
    id: str
    amount: int
    """The number printed there; 0 if there is none."""
    spaces: int | None
    """None for any number of buyers."""
    laid: list[Buyer]


class Area(TypedDict):
    """Any area but the markets."""

    id: str
    duty: str | None
    places: list[Place]


class Section(TypedDict):
    kind: str
    gold: bool
    lit: bool


class Tower(TypedDict):
    id: str
    colour: str
    height: int
    gold: int
    lit: int
    sections: list[Section]
    """From bottom to top."""


class Player(TypedDict):
    seat: int
    prestige: int
    money: int | None
    """None if it is behind somebody else's screen."""
    hand: int
    favour: bool
    towers: list[Tower]
    mine: bool


class Building(TypedDict):
    """The progress of the viewer's building action."""

    number: int
    left: int


class Scene(TypedDict):
    """Everything on the table, as one viewer sees it."""

    year: int
    years: int
    favour: int
    asked: int | None
    prices: dict[str, int]
    markets: list[Market]
    areas: list[Area]
    deck: int
    litStack: int | None
    """None if the game is played without lit windows."""
    players: list[Player]
    hand: dict[str, int] | None
    """The viewer's own buyers by colour; this and all that follows is None for those who may not see it."""
    stored: list[Part | Ware] | None
    searched: list[str] | None
    drawn: list[str] | None
    building: Building | None
