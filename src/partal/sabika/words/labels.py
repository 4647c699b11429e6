"""The labels of Sabika's options, offered or not. Nothing is computed here, since an answer need not be possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from partal.core.message import Message, Value, message

from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.inner import major_index
from partal.sabika.rules.notation import LAID
from partal.sabika.rules.open import Open
from partal.sabika.rules.things import ACTION_OF, ACTIONS, FAMILIES, RED, SIDES
from partal.sabika.rules.turn import ActHere
from partal.sabika.rules.verbs.free_ship import FreeShip
from partal.sabika.rules.verbs.split import Split
from partal.sabika.rules.verbs.tile_bonus import TileBonus
from partal.sabika.rules.wares import Store, TakeGood
from partal.sabika.rules.yusuf import YusufShips
from partal.sabika.words.costs import Moment
from partal.sabika.words.effects import part_of, sides_of
from partal.sabika.words.nouns import (
    city_word,
    good_word,
    marble_space_word,
    materials_of,
    raw_space_word,
    raw_word,
    square_word,
    type_word,
    ware_word,
    worker_word,
)
from partal.words import can_say

Values = dict[str, Value]
Label = tuple[str, Values]
"""The key of an option's text, and the values of its label."""


def label_of(now: Moment) -> Message:
    """Raises LookupError if this table has no such thing, or the option has no label in the open question."""
    teller = _BY_VERB.get(now.option.verb)
    name, values = teller(now) if teller is not None else (now.option.verb, {})
    key = f"sabika-option-{name}"
    if not can_say(key, values):
        raise Unnamed
    return Message(key, values)


class Unnamed(LookupError):
    """The option has a label only in another question."""


def main_action(now: Moment) -> Label:
    asking = now.effect
    if not isinstance(asking, ActHere):
        raise Unnamed
    return f"main-{ACTIONS[ACTION_OF[asking.square]]}", {}


def raw_name(now: Moment, name: str) -> str:
    """The key by whether a token is taken, flips the player's own, or is missing (S-RAW-09, S-SEC-06)."""
    family = now.view.raw_spaces[now.option.first]
    if family < 0:
        return f"{name}-empty"
    return f"{name}-flip" if now.view.raws[now.player * FAMILIES + family] else name


def raw_values(state: Open, space: int) -> Values:
    family = state.raw_spaces[space]
    name = raw_space_word(state.content, space)
    if family < 0:
        return {"space": name}
    return {"space": name, "raw": raw_word(family), "good": good_word(family)}


def raw(name: str) -> Callable[[Moment], Label]:
    return lambda now: (raw_name(now, name), {**raw_values(now.view, now.option.first)})


def do_marble(now: Moment) -> Label:
    name = "do-marble" if now.view.marble_spaces[now.option.first] > 0 else "do-marble-empty"
    return name, {"space": marble_space_word(now.view.content, now.option.first)}


def take_raw(now: Moment) -> Label:
    if isinstance(now.effect, TakeGood):
        return "take-good", {**raw_values(now.view, now.option.first)}
    return raw("take-raw")(now)


def ware(name: str) -> Callable[[Moment], Label]:
    return lambda now: (name, {"ware": ware_word(now.option.first)})


def good(name: str, key: str) -> Callable[[Moment], Label]:
    return lambda now: (name, {key: good_word(now.option.first)})


def number(name: str, key: str, more: int = 0) -> Callable[[Moment], Label]:
    return lambda now: (name, {key: now.option.first + more})


def city(name: str) -> Callable[[Moment], Label]:
    return lambda now: (name, {"city": city_word(now.option.first)})


def lose(now: Moment) -> Label:
    asking = now.effect
    if not isinstance(asking, Store):
        raise Unnamed
    return "lose", {"gained": ware_word(asking.ware)}


def pick(now: Moment) -> Label:
    asking = now.effect
    if not isinstance(asking, Resolve) or now.option.first >= len(sides_of(asking.text)):
        raise Unnamed
    return "pick", {"bonus": sides_of(asking.text)[now.option.first]}


def first_part(now: Moment) -> Label:
    asking = now.effect
    if not isinstance(asking, Resolve) or asking.branch < 0:
        raise Unnamed
    if now.option.first >= len(read_bonus(asking.text).branches[asking.branch]):
        raise Unnamed
    return "first-part", {"part": part_of(asking.text, asking.branch, now.option.first)}


def split(now: Moment) -> Label:
    asking = now.effect
    if not isinstance(asking, Split):
        raise Unnamed
    return "split", {"dinars": now.option.first, "parias": asking.count - now.option.first}


def store_tile(now: Moment) -> Label:
    tile = now.view.store_display[now.option.first]
    if not tile:
        raise Unnamed
    return "store-tile", {"tile": tile}


def trade(now: Moment) -> Label:
    given, taken = now.option.first, now.option.second
    name = "trade-up" if taken > given else "trade-down"
    return name, {"given": ware_word(given), "taken": ware_word(taken)}


def building(now: Moment) -> Label:
    if now.option.verb == "build-minor":
        card = now.view.content.minor_cards[_index(now)]
        return "build-minor", {"number": card.number, "type": type_word(card.type)}
    tile = now.view.content.major_tiles[_index(now)]
    name = "tile-bonus" if isinstance(now.effect, TileBonus) else "tile"
    return name, {"number": tile.number, "type": type_word(tile.type)}


def ship(now: Moment) -> Label:
    free, his = isinstance(now.effect, FreeShip), isinstance(now.effect, YusufShips)
    return city("ship-free" if free else "ship-yusuf" if his else "ship")(now)


def carve(now: Moment) -> Label:
    name = "carve-red" if now.option.second == RED else "carve-blue"
    return name, {"number": now.view.content.poems[_index(now)].number}


def carve_major(now: Moment) -> Label:
    return "carve-major", {"number": now.view.content.major_poems[major_index(now.view, now.option)].id}


def start_with(now: Moment) -> Label:
    player = now.option.first
    name = now.names[player] if player < len(now.names) else message("sabika-seat", number=player)
    return "start-with", {"mine": "yes" if player == now.player else "no", "name": name}


def _index(now: Moment) -> int:
    """The index of a card; card numbers begin at 1."""
    if not now.option.first:
        raise Unnamed
    return now.option.first - 1


_BY_VERB: Final[dict[str, Callable[[Moment], Label]]] = {
    "keep-tile": number("keep-tile", "number"),
    "work": lambda now: (
        "work",
        {"worker": worker_word(now.option.first), "square": square_word(now.option.second)},
    ),
    "rest": lambda now: ("rest", {"worker": worker_word(now.option.first)}),
    "main": main_action,
    "do-raw": raw("do-raw"),
    "do-marble": do_marble,
    "take": ware("take"),
    "take-three": lambda now: ("take", {"ware": materials_of(LAID[now.option.first])}),
    "take-raw": take_raw,
    "throw": ware("throw"),
    "throw-poem": good("throw-poem", "ware"),
    "lose": lose,
    "store": lambda now: ("store-in-poem" if now.option.first else "store-in-storehouse", {}),
    "pick": pick,
    "first-part": first_part,
    "split": split,
    "process": lambda now: ("process", {"raw": raw_word(now.option.first), "good": good_word(now.option.first)}),
    "store-tile": store_tile,
    "activate": number("activate", "store", 1),
    "onto": number("onto", "store", 1),
    "buy": ware("buy"),
    "buy-raw": raw("buy-raw"),
    "sell": ware("sell"),
    "sell-poem": good("sell-poem", "ware"),
    "trade": trade,
    "build-minor": building,
    "tile": building,
    "lay": lambda now: ("lay", {"materials": materials_of(LAID[now.option.first])}),
    "place": lambda now: ("place", {"side": SIDES[now.option.first]}),
    "favour": number("favour", "space"),
    "ship": ship,
    "export": good("export", "good"),
    "export-poem": good("export-poem", "good"),
    "consolidate": city("consolidate"),
    "bonus-of": city("bonus-of"),
    "action-of": city("action-of"),
    "carve": carve,
    "carve-major": carve_major,
    "reactivate": number("reactivate", "number"),
    "income-city": city("income-city"),
    "income-poem": number("income-poem", "number"),
    "by-marker": number("by-marker", "count"),
    "by-seals": number("by-seals", "count"),
    "by-dinars": number("by-dinars", "count"),
    "start-with": start_with,
}
"""Verbs whose label needs values."""
