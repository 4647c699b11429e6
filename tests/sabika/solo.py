"""Scenes of the solo game: one turn of Yusuf with a card of the test's choice, and a map of known colours."""

from __future__ import annotations

from typing import Any

from partal.sabika.rules.things import CITIES
from tests.sabika.table import Table

BLUE_TILES = ("C1", "C2", "C3", "C4", "C5", "C6")
RED_TILES = ("C7", "C8", "C9", "C10", "C11", "C12")
DISTANCES = {
    "algiers": 1,
    "fez": 1,
    "tunis": 2,
    "florence": 2,
    "bruges": 2,
    "venice": 3,
    "ragusa": 4,
    "cairo": 5,
    "constantinople": 6,
}
"""Dinars from Granada by the cheapest way, added up by hand from the routes of the map."""
DECK_OF = {"B": "builder", "M": "merchant", "P": "poet"}


def turns(*cards: str, **situation: Any) -> Table:
    """Yusuf has just turned up the first of these cards; what the human must choose for him is open.

    The others lie next in their decks, and after them each kind of worker once more is left in the pile, so that
    the round goes on. There are no Sultan's workers.
    """
    deck = DECK_OF[cards[0][1]]
    first = [deck, *[other for other in ("builder", "merchant", "poet") if other != deck]]
    by_deck: dict[str, list[str]] = {}
    for card in cards:
        by_deck.setdefault(DECK_OF[card[1]], []).append(card)
    scene = {"turn": "yusuf", "yusuf_tiles": ", ".join(first), "yusuf_cards": by_deck, "sultan": [], **situation}
    return Table.solo(**scene)


def map_of(*blue: str) -> dict[str, str]:
    """Tiles for all nine cities: these are blue, the others red (so at least three must be named)."""
    blues, reds = iter(BLUE_TILES), iter(RED_TILES)
    return {city: next(blues) if city in blue else next(reds) for city in CITIES}
