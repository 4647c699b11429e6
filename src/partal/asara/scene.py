"""Asara's table as the page draws it, and the targets of each option on it."""

from __future__ import annotations

from functools import cache
from operator import attrgetter, methodcaller
from typing import Final, cast

from partal.core.decision import Option
from partal.core.message import Message, message

import partal.asara.wire as wire
from partal.asara.rules.content import UNLIMITED
from partal.asara.rules.notation import (
    BUILD,
    DECLINE,
    DONE,
    RETURN_REST,
    TAKE_NOTHING,
    Build,
    Found,
    Go,
    Lay,
    Light,
    OfColour,
    Raise,
    SearchPile,
    Shift,
    Take,
    slot_name,
    tower_name,
)
from partal.asara.rules.open import read_laid
from partal.asara.rules.things import (
    AREAS,
    BUYERS,
    COLOURS,
    FACE_DOWN,
    FAVOUR,
    KINDS,
    MARKETS,
    NO_COLOUR,
    ORDINARY,
    PAIR,
    PART_COLOUR,
    PART_GOLD,
    PART_KIND,
    PART_NAMES,
    SPIES,
    TOP,
    Tower,
    parts_of,
)
from partal.asara.rules.view import View
from partal.words.scene import OwnPart, Part, assembled

TURNS: Final = ("asara.dispatch",)
"""Questions that begin a turn."""
GATHERED: Final = {"asara.build": "build", "asara.keep-lit": "keep-lit", "asara.return-lit": "return-lit"}
"""Small questions that come in a row, each with the group it is gathered into."""
NUMBERS: Final = ("prestige", "money", "buyers", "parts", "lit-windows", "towers", "gold", "lit", "favour")
"""A player's numbers, most important first."""


def numbers(view: View) -> dict[str, int]:
    """The viewer's own numbers."""
    seat = view.seat
    assert seat is not None
    assert view.stored is not None
    towers = view.towers[seat]
    return {
        "prestige": view.prestige(seat),
        "money": view.money[seat] or 0,
        "buyers": view.hand_sizes[seat],
        "parts": sum(view.stored[:ORDINARY]),
        "lit-windows": sum(view.stored[ORDINARY:]),
        "towers": len(towers),
        "gold": sum(tower.gold for tower in towers),
        "lit": sum(tower.lights() for tower in towers),
        "favour": int(view.favour == seat),
    }


def rank(name: str) -> int:
    """The position of a number in NUMBERS."""
    return NUMBERS.index(name)


def number_word(name: str) -> Message:
    return message(f"asara-number-{name}")


def scene(view: View) -> wire.Scene:
    """Everything on the table, as this view shows it."""
    return cast(wire.Scene, assembled(view, PARTS, OWN))


def prices(view: View) -> dict[str, int]:
    return {colour: view.content.prices[index] for index, colour in enumerate(COLOURS)}


def part_id(part: int) -> str:
    return PART_NAMES[part].replace(" ", "-")


def part(view: View, number: int, count: int) -> wire.Part | wire.Ware:
    """A part as it is drawn."""
    if number >= ORDINARY:
        colour = COLOURS[number - ORDINARY]
        return {"id": f"{colour}-lit", "kind": "lit", "colour": colour, "gold": False, "count": count}
    return ware(view, number, count)


def ware(view: View, number: int, count: int) -> wire.Ware:
    """A part that is bought in a market, with its price."""
    return _ware(number, count, view.price(number))


@cache
def _ware(number: int, count: int, price: int) -> wire.Ware:
    return {
        "id": part_id(number),
        "kind": KINDS[PART_KIND[number]],
        "colour": COLOURS[PART_COLOUR[number]],
        "gold": bool(PART_GOLD[number]),
        "count": count,
        "price": price,
    }


def laid_at(view: View, place: int) -> list[wire.Buyer]:
    """The buyers on a place, in the order they were laid; face-down cards show no colour."""
    buyers: list[wire.Buyer] = []
    for code in view.laid:
        seat, where, colour = read_laid(code)
        if where == place:
            shown = "pair" if colour == PAIR else "hidden" if colour == FACE_DOWN else BUYERS[colour]
            buyers.append({"seat": seat, "colour": shown})
    return buyers


def duty(view: View, index: int) -> str | None:
    """The colour that a single buyer must have in an area."""
    colour = view.duty(index)
    return BUYERS[colour] if colour != NO_COLOUR else None


def markets(view: View) -> list[wire.Market]:
    return [market(view, kind) for kind in MARKETS]


def market(view: View, kind: int) -> wire.Market:
    """A market: its buyers' spaces, its open parts, its pile."""
    place = view.content.areas[kind][0]
    parts = [ware(view, number, view.display[number]) for number in parts_of(kind) if view.display[number]]
    return {
        "id": AREAS[kind],
        "kind": KINDS[kind],
        "spaces": place.spaces,
        "laid": laid_at(view, place.index),
        "duty": duty(view, kind),
        "display": parts,
        "size": view.content.display[kind],
        "pile": view.pile_sizes[kind],
    }


def areas(view: View) -> list[wire.Area]:
    return [area(view, index) for index in view.variant.areas if index > TOP]


def area(view: View, index: int) -> wire.Area:
    """Any other area with its spaces and the amounts printed there."""
    return {
        "id": AREAS[index],
        "duty": duty(view, index),
        "places": [
            {
                "id": place_id(index, place.amount),
                "amount": place.amount,
                "spaces": None if place.spaces == UNLIMITED else place.spaces,
                "laid": laid_at(view, place.index),
            }
            for place in view.places_in(index)
        ],
    }


def place_id(index: int, amount: int) -> str:
    return f"{AREAS[index]}-{amount}" if amount else AREAS[index]


def tower(built: Tower, ordinal: int) -> wire.Tower:
    """A tower from bottom to top: base, middles, windows, top; lit windows cover closed ones."""
    sections: list[wire.Section] = []
    for kind in (0, 1, 2, 3):
        for gold in (0, 1):
            count = built.parts[kind * 2 + gold]
            lit = (built.gold_lit if gold else built.lit) if KINDS[kind] == "window" else 0
            sections.extend([{"kind": KINDS[kind], "gold": bool(gold), "lit": step < lit} for step in range(count)])
    return {
        "id": tower_name(built.colour, ordinal),
        "colour": COLOURS[built.colour],
        "height": built.height,
        "gold": built.gold,
        "lit": built.lights(),
        "sections": sections,
    }


def players(view: View) -> list[wire.Player]:
    return [player(view, seat) for seat in range(view.seats)]


def player(view: View, seat: int) -> wire.Player:
    """What everybody sees of a player."""
    towers = []
    seen: dict[int, int] = {}
    for built in view.towers[seat]:
        ordinal = seen.get(built.colour, 0)
        seen[built.colour] = ordinal + 1
        towers.append(tower(built, ordinal))
    return {
        "seat": seat,
        "prestige": view.prestige(seat),
        "money": None,
        "hand": view.hand_sizes[seat],
        "favour": view.favour == seat,
        "towers": towers,
        "mine": False,
    }


def players_with_money(view: View, players: list[wire.Player]) -> list[wire.Player]:
    """The players, with their money as far as the viewer sees it."""
    return [{**player, "money": view.money[player["seat"]], "mine": player["seat"] == view.seat} for player in players]


def hand(view: View, _: None) -> dict[str, int] | None:
    return {BUYERS[colour]: held for colour, held in enumerate(view.hand)} if view.hand is not None else None


def searched(view: View, _: None) -> list[str] | None:
    return [part_id(part) for part in view.searched] if view.searched is not None else None


def drawn(view: View, _: None) -> list[str] | None:
    return [COLOURS[colour] for colour in view.drawn] if view.drawn is not None else None


def stored(view: View, _: None) -> list[wire.Part | wire.Ware] | None:
    """The parts behind the viewer's own screen."""
    if view.stored is None:
        return None
    return [part(view, number, count) for number, count in enumerate(view.stored) if count]


def building(view: View, _: None) -> wire.Building | None:
    """The progress of the viewer's building action; nobody else sees how many parts were named."""
    asked = view.question
    if asked is None or asked.options is None or asked.prompt != "asara.build":
        return None
    number, left = getattr(view.todo[-1], "number", None), getattr(view.todo[-1], "left", None)
    return {"number": number, "left": left} if number is not None and left is not None else None


PARTS: Final = (
    Part("year", attrgetter("year"), ("year",)),
    Part("years", attrgetter("content.years"), ()),
    Part("favour", attrgetter("favour"), ("favour",)),
    Part("asked", lambda view: view.question.seat if view.question else None, ("question",)),
    Part("prices", prices, ()),
    Part("markets", markets, ("display", "laid", "colours", "pile_sizes")),
    Part("areas", areas, ("laid", "colours")),
    Part("deck", methodcaller("deck_size"), ("cards_left",)),
    Part("litStack", lambda view: view.lit_stack_size if view.variant.lights else None, ("lit_stack_size",)),
    Part("players", players, ("points", "hand_sizes", "favour", "towers")),
)
"""The parts that look the same to everybody."""
OWN: Final = (
    OwnPart("players", players_with_money, ("money",)),
    OwnPart("hand", hand, ("hand",)),
    OwnPart("stored", stored, ("stored",)),
    OwnPart("searched", searched, ("searched",)),
    OwnPart("drawn", drawn, ("drawn",)),
    OwnPart("building", building, ("question", "todo")),
)
"""What depends on the viewer: money, and what is behind their own screen."""


GIVING_UP: Final = (DECLINE, DONE, RETURN_REST, TAKE_NOTHING, BUILD[0])


def idle(view: View, option: Option) -> bool:
    """Whether an answer gives something up, or is about a place that brings nothing now (A-BUY-10, A-SPY-11)."""
    if not isinstance(option, Go) or view.seat is None:
        return option in GIVING_UP
    if option.area <= TOP:
        return not any(view.price(part) <= purse(view) for part in view.on_sale(option.area))
    if option.area == SPIES:
        return not view.may_hide(purse(view) - option.value)
    return option.area == FAVOUR and view.favour == view.seat


def purse(view: View) -> int:
    """The viewer's own money."""
    return (view.money[view.seat] if view.seat is not None else None) or 0


def targets(view: View, option: Option) -> list[str]:
    """The things on the table to highlight for an option."""
    if isinstance(option, Go):
        return [f"place:{place_id(option.area, option.value)}"]
    if isinstance(option, Lay):
        if option.first < 0:
            return ["button"]
        if option.second < 0:
            return [f"hand:{BUYERS[option.first]}"]
        return [f"pair:{BUYERS[option.first]}+{BUYERS[option.second]}"]
    if isinstance(option, Take):
        # A part from a searched pile is not the one that lies open in the market.
        source = "part" if view.searched is None else "searched"
        return [f"{source}:{part_id(option.part)}"] if option.part >= 0 else ["button"]
    if isinstance(option, Found):
        base, top = "gold-base" if option.base_gold else "base", "gold-top" if option.top_gold else "top"
        return [f"stored:{COLOURS[option.colour]}-{base}", f"stored:{COLOURS[option.colour]}-{top}"]
    if isinstance(option, Raise):
        part_word = slot_name(option.slot).replace(" ", "-")
        return [f"tower:{tower_name(option.colour, option.ordinal)}", f"stored:{COLOURS[option.colour]}-{part_word}"]
    if isinstance(option, Light):
        return [f"tower:{tower_name(option.colour, option.ordinal)}", f"stored:{COLOURS[option.colour]}-lit"]
    if isinstance(option, Shift):
        return [f"tower:{tower_name(option.colour, option.target)}"]
    if isinstance(option, SearchPile):
        return [f"pile:{AREAS[option.kind]}"]
    if isinstance(option, OfColour):
        return [f"lit:{COLOURS[option.colour]}"]
    if isinstance(option, Build):
        return [f"number:{option.count}"]
    return ["button"]
