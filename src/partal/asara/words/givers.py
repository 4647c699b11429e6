"""What in Asara gives what: the areas, by what their actions give, and the parts on the markets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from partal.core.message import message

from partal.asara.rules.actions import AREA_GIVES, PART_WORDS, place_word
from partal.asara.rules.things import BUYERS, COLOURS, KINDS, MARKETS, part_of
from partal.asara.rules.view import View
from partal.asara.words.aid import place_line
from partal.words.givers import Giver

WANTED: Final = {
    **{f"buyer:{colour}": "buyer" for colour in BUYERS},
    **{f"lit:{colour}": "lit" for colour in COLOURS},
    **{f"hand:{seats}-players": "buyer" for seats in (2, 3, 4)},
    "purse:new-year": "asari",
    "room:favour": "favour",
    "thing:tower": "tower",
}
"""The components that somebody may ask how to get, besides parts, and what they are called in `AREA_GIVES`."""
PART: Final = "part"


def givers(view: View, wanted: str, /) -> Sequence[Giver]:
    """The areas whose action gives this component."""
    kind, _, name = wanted.partition(":")
    colour, _, shape = name.partition("-")
    if kind == PART and colour in COLOURS and shape in KINDS:
        return part_givers(view, COLOURS.index(colour), KINDS.index(shape))
    thing = WANTED.get(wanted)
    return [area_giver(view, area) for area in view.variant.areas if thing in AREA_GIVES[area]]


def area_giver(view: View, area: int) -> Giver:
    """An area with all its places."""
    line = place_line(area, view.content, view.variant)
    targets = tuple([f"place:{place_word(place)}" for place in view.places_in(area)])
    return Giver(line.name, line.text, targets, line.clauses[0])


def part_givers(view: View, colour: int, kind: int) -> list[Giver]:
    """The market if such a part lies there, and the places that reach its pile (A-BUY-02, A-SPY-04)."""
    found: list[Giver] = []
    shown = [part for part in (part_of(kind, colour, 0), part_of(kind, colour, 1)) if view.display[part]]
    for area in view.variant.areas:
        if PART not in AREA_GIVES[area]:
            continue
        if area == kind and shown:
            text = message("asara-giver-market", asari=min([view.price(part) for part in shown]))
            parts = tuple([f"part:{PART_WORDS[part]}" for part in shown])
            name = message(f"asara-page-area-{KINDS[kind]}s")
            found.append(Giver(name, text, (*area_giver(view, area).targets, *parts), "A-BUY-02"))
        elif area not in MARKETS and view.pile_size(kind):
            found.append(area_giver(view, area))
    return found
