"""What the rule of thumb asks about a table: the part of a view that it needs, or the same of an imagined table."""

from __future__ import annotations

from typing import Final

from partal.asara.rules.content import Content
from partal.asara.rules.state import State
from partal.asara.rules.things import BUYER_COLOURS, COLOUR_COUNT, PARTS, Tower
from partal.asara.rules.variant import Variant
from partal.asara.rules.view import View


class Glimpse:
    """One seat's eyes on the table: open things, and its own secrets."""

    __slots__ = (
        "asari",
        "colours",
        "content",
        "deck_size",
        "display",
        "favour",
        "hand",
        "pile_sizes",
        "seat",
        "seats",
        "stored",
        "taken",
        "towers",
        "variant",
        "year",
    )

    def __init__(self, content: Content, variant: Variant, seat: int, seats: int, year: int, favour: int) -> None:
        self.content: Final = content
        self.variant: Final = variant
        self.seat: Final = seat
        self.seats: Final = seats
        self.year: Final = year
        self.favour: Final = favour
        self.asari = 0
        self.deck_size = 0
        self.taken: list[int] = []
        self.colours: list[int] = []
        self.display: list[int] = []
        self.pile_sizes: list[int] = []
        self.towers: list[tuple[Tower, ...]] = []
        self.hand: list[int] = []
        self.stored: list[int] = []


def seen(view: View) -> Glimpse:
    """What the seat of a view sees."""
    assert view.seat is not None
    assert view.stored is not None
    assert view.hand is not None
    asari = view.money[view.seat]
    assert asari is not None
    glimpse = Glimpse(view.content, view.variant, view.seat, view.seats, view.year, view.favour)
    glimpse.asari = asari
    glimpse.deck_size = view.deck_size
    glimpse.taken = list(view.taken)
    glimpse.colours = list(view.colours)
    glimpse.display = list(view.display)
    glimpse.pile_sizes = list(view.pile_sizes)
    glimpse.towers = list(view.towers)
    glimpse.hand = list(view.hand)
    glimpse.stored = list(view.stored)
    return glimpse


def imagined(state: State, seat: int) -> Glimpse:
    """What a seat would see of an imagined table; to be used before the table changes."""
    glimpse = Glimpse(state.content, state.variant, seat, state.seats, state.year, state.favour)
    glimpse.asari = state.money[seat]
    glimpse.deck_size = len(state.deck)
    glimpse.taken = state.taken
    glimpse.colours = state.colours
    glimpse.display = state.display
    glimpse.pile_sizes = [len(pile) for pile in state.piles]
    glimpse.towers = state.towers
    glimpse.hand = state.hands[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS]
    glimpse.stored = state.stored[seat * PARTS : (seat + 1) * PARTS]
    return glimpse


def heights(towers: tuple[Tower, ...]) -> list[int]:
    """The tallest tower of each colour; 0 where none stands."""
    tallest = [0] * COLOUR_COUNT
    for tower in towers:
        if tower.height > tallest[tower.colour]:
            tallest[tower.colour] = tower.height
    return tallest
