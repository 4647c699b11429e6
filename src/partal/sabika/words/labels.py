"""The labels of Sabika's options, offered or not. Nothing is computed here, since an answer need not be possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from partal.core.decision import Option
from partal.core.message import Message, Value, message

from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.inner import major_index
from partal.sabika.rules.notation import (
    CarveMajor,
    CarvePoem,
    FirstPart,
    OfCard,
    OfCity,
    OfCount,
    OfFamily,
    OfSpace,
    OfStorehouse,
    OfWare,
    Pick,
    StartWith,
    TakeStoreTile,
    TradeMaterial,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.things import ACTION_OF, ACTIONS, RED, SIDES
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


def label_of(now: Moment[Option]) -> Message:
    """Raises LookupError if this table has no such thing, or the option has no label in the open question."""
    teller = _BY_VERB.get(now.option.verb)
    name, values = teller(now) if teller is not None else (now.option.verb, {})
    key = f"sabika-option-{name}"
    if not can_say(key, values):
        raise Unnamed
    return Message(key, values)


class Unnamed(LookupError):
    """The option has a label only in another question."""


def main_action(now: Moment[Option]) -> Label:
    asking = now.effect
    if not isinstance(asking, ActHere):
        raise Unnamed
    return f"main-{ACTIONS[ACTION_OF[asking.square]]}", {}


def raw_name(now: Moment[OfSpace], name: str) -> str:
    """The key by whether a token is taken, flips the player's own, or is missing (S-RAW-09, S-SEC-06)."""
    family = now.view.raw_spaces[now.option.space]
    if family < 0:
        return f"{name}-empty"
    return f"{name}-flip" if now.view.flips_own(now.player, family) else name


def raw_values(state: Open, space: int) -> Values:
    family = state.raw_spaces[space]
    name = raw_space_word(state.content, space)
    if family < 0:
        return {"space": name}
    return {"space": name, "raw": raw_word(family), "good": good_word(family)}


def raw(name: str) -> Callable[[Moment[OfSpace]], Label]:
    return lambda now: (raw_name(now, name), {**raw_values(now.view, now.option.space)})


def do_marble(now: Moment[OfSpace]) -> Label:
    name = "do-marble" if now.view.marble_spaces[now.option.space] > 0 else "do-marble-empty"
    return name, {"space": marble_space_word(now.view.content, now.option.space)}


def take_raw(now: Moment[OfSpace]) -> Label:
    if isinstance(now.effect, TakeGood):
        return "take-good", {**raw_values(now.view, now.option.space)}
    return raw("take-raw")(now)


def ware(name: str) -> Callable[[Moment[OfWare]], Label]:
    return lambda now: (name, {"ware": ware_word(now.option.ware)})


def good(name: str, key: str) -> Callable[[Moment[OfFamily]], Label]:
    return lambda now: (name, {key: good_word(now.option.family)})


def card(name: str) -> Callable[[Moment[OfCard]], Label]:
    return lambda now: (name, {"number": now.option.card})


def storehouse(name: str) -> Callable[[Moment[OfStorehouse]], Label]:
    return lambda now: (name, {"store": now.option.storehouse + 1})


def count(name: str) -> Callable[[Moment[OfCount]], Label]:
    return lambda now: (name, {"count": now.option.count})


def city(name: str) -> Callable[[Moment[OfCity]], Label]:
    return lambda now: (name, {"city": city_word(now.option.city)})


def lose(now: Moment[Option]) -> Label:
    asking = now.effect
    if not isinstance(asking, Store):
        raise Unnamed
    return "lose", {"gained": ware_word(asking.ware)}


def pick(now: Moment[Pick]) -> Label:
    asking = now.effect
    if not isinstance(asking, Resolve) or now.option.branch >= len(sides_of(asking.text)):
        raise Unnamed
    return "pick", {"bonus": sides_of(asking.text)[now.option.branch]}


def first_part(now: Moment[FirstPart]) -> Label:
    asking = now.effect
    if not isinstance(asking, Resolve) or asking.branch < 0:
        raise Unnamed
    if now.option.part >= len(read_bonus(asking.text).branches[asking.branch]):
        raise Unnamed
    return "first-part", {"part": part_of(asking.text, asking.branch, now.option.part)}


def split(now: Moment[OfCount]) -> Label:
    asking = now.effect
    if not isinstance(asking, Split):
        raise Unnamed
    return "split", {"dinars": now.option.count, "parias": asking.count - now.option.count}


def store_tile(now: Moment[TakeStoreTile]) -> Label:
    tile = now.view.store_display[now.option.place]
    if not tile:
        raise Unnamed
    return "store-tile", {"tile": tile}


def trade(now: Moment[TradeMaterial]) -> Label:
    given, taken = now.option.given, now.option.taken
    name = "trade-up" if taken > given else "trade-down"
    return name, {"given": ware_word(given), "taken": ware_word(taken)}


def building(now: Moment[OfCard]) -> Label:
    if now.option.verb == "build-minor":
        minor = now.view.content.minor_cards[_index(now.option.card)]
        return "build-minor", {"number": minor.number, "type": type_word(minor.type)}
    tile = now.view.content.major_tiles[_index(now.option.card)]
    name = "tile-bonus" if isinstance(now.effect, TileBonus) else "tile"
    return name, {"number": tile.number, "type": type_word(tile.type)}


def ship(now: Moment[OfCity]) -> Label:
    free, his = isinstance(now.effect, FreeShip), isinstance(now.effect, YusufShips)
    return city("ship-free" if free else "ship-yusuf" if his else "ship")(now)


def carve(now: Moment[CarvePoem]) -> Label:
    name = "carve-red" if now.option.colour == RED else "carve-blue"
    return name, {"number": now.view.content.poems[_index(now.option.poem)].number}


def carve_major(now: Moment[CarveMajor]) -> Label:
    return "carve-major", {"number": now.view.content.major_poems[major_index(now.view, now.option)].id}


def start_with(now: Moment[StartWith]) -> Label:
    player = now.option.seat
    name = now.names[player] if player < len(now.names) else message("sabika-seat", number=player)
    return "start-with", {"mine": "yes" if player == now.player else "no", "name": name}


def _index(number: int) -> int:
    """The index of a card or poem; their numbers begin at 1."""
    if not number:
        raise Unnamed
    return number - 1


_BY_VERB: Final[dict[str, Callable[[Moment[Any]], Label]]] = {
    "keep-tile": card("keep-tile"),
    "work": lambda now: (
        "work",
        {"worker": worker_word(now.option.worker), "square": square_word(now.option.square)},
    ),
    "rest": lambda now: ("rest", {"worker": worker_word(now.option.worker)}),
    "main": main_action,
    "do-raw": raw("do-raw"),
    "do-marble": do_marble,
    "take": ware("take"),
    "take-three": lambda now: ("take", {"ware": materials_of(now.option.materials)}),
    "take-raw": take_raw,
    "throw": ware("throw"),
    "throw-poem": good("throw-poem", "ware"),
    "lose": lose,
    "pick": pick,
    "first-part": first_part,
    "split": split,
    "process": lambda now: ("process", {"raw": raw_word(now.option.family), "good": good_word(now.option.family)}),
    "store-tile": store_tile,
    "activate": storehouse("activate"),
    "onto": storehouse("onto"),
    "buy": ware("buy"),
    "buy-raw": raw("buy-raw"),
    "sell": ware("sell"),
    "sell-poem": good("sell-poem", "ware"),
    "trade": trade,
    "build-minor": building,
    "tile": building,
    "lay": lambda now: ("lay", {"materials": materials_of(now.option.materials)}),
    "place": lambda now: ("place", {"side": SIDES[now.option.side]}),
    "favour": lambda now: ("favour", {"space": now.option.space}),
    "ship": ship,
    "export": good("export", "good"),
    "export-poem": good("export-poem", "good"),
    "consolidate": city("consolidate"),
    "bonus-of": city("bonus-of"),
    "action-of": city("action-of"),
    "carve": carve,
    "carve-major": carve_major,
    "reactivate": card("reactivate"),
    "income-city": city("income-city"),
    "income-poem": card("income-poem"),
    "by-marker": count("by-marker"),
    "by-seals": count("by-seals"),
    "by-dinars": count("by-dinars"),
    "start-with": start_with,
}
"""Verbs whose label needs values."""
