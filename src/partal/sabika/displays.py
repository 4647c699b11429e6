"""Sabika's cards, poems and tiles as the page draws them, one by one and as they lie in their displays."""

from __future__ import annotations

import partal.sabika.wire as wire
from partal.sabika.rules.printed import printed, printed_lasting
from partal.sabika.rules.things import MATERIALS, MEASURES, MOSAICS, STORE_PLACES, TYPES
from partal.sabika.rules.view import View


def minor_card(view: View, number: int) -> wire.MinorCard | None:
    """A minor construction card with its two half mosaics."""
    if not number:
        return None
    card = view.content.minor_cards[number - 1]
    return {
        "id": number,
        "type": TYPES[card.type],
        "base": MATERIALS[card.base],
        "left": MOSAICS[card.left],
        "right": MOSAICS[card.right],
    }


def minor_cards(view: View) -> list[wire.MinorCard | None]:
    return [minor_card(view, number) for number in view.minor_display]


def poems(view: View) -> list[wire.Poem | None]:
    return [poem(view, number) if number else None for number in view.poem_display]


def poem(view: View, number: int) -> wire.Poem:
    """A minor poem with both halves."""
    card = view.content.poems[number - 1]
    return {"id": number, "blue": printed_lasting(card.blue.text), "red": printed(card.red)}


def major_poems(view: View) -> list[wire.MajorPoem | None]:
    return [major_poem(view, index) if index >= 0 else None for index in view.major_poems]


def major_poem(view: View, index: int) -> wire.MajorPoem:
    """A major poem and what it scores."""
    card = view.content.major_poems[index]
    return {
        "id": card.id,
        "measure": MEASURES[card.measure],
        "majority": card.majority,
        "points": card.points,
        "limit": card.limit,
    }


def major_tiles(view: View) -> list[wire.MajorTile]:
    return [major_tile(view, number) for number in view.major_tiles]


def major_tile(view: View, number: int) -> wire.MajorTile:
    tile = view.content.major_tiles[number - 1]
    return {"id": number, "era": tile.era, "type": TYPES[tile.type], "bonus": printed(tile.bonus)}


def start_tile(view: View, number: int) -> wire.StartTile:
    return {"id": number, "bonus": printed(view.content.start_tiles[number - 1].bonus)}


def store_tiles(view: View) -> list[wire.OfferedStoreTile]:
    return [
        {"place": STORE_PLACES[place], "tile": store_tile(view, number)}
        for place, number in enumerate(view.store_display)
    ]


def store_tile(view: View, number: int) -> wire.StoreTile | None:
    if not number:
        return None
    tile = view.content.store_tiles[number - 1]
    return {"id": number, "boxes": tile.boxes, "bonus": printed(tile.bonus)}
