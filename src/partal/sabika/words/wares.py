"""The answers about raw materials, goods and the room for them, in words: taking, storing, processing, trading."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from partal.core.decision import Option
from partal.core.message import Message, Value, joined, message

from partal.sabika.rules.notation import (
    OfFamily,
    OfMaterials,
    OfSpace,
    OfStorehouse,
    OfWare,
    TakeStoreTile,
    TradeMaterial,
)
from partal.sabika.rules.outer import Transact
from partal.sabika.rules.things import FIRST_GOOD, MATERIAL_COUNT, STOREHOUSES, WARE_COUNT
from partal.sabika.rules.turn import ActHere, marble_cost, raw_cost
from partal.sabika.rules.wares import Store, TakeGood
from partal.sabika.words.effects import describe
from partal.sabika.words.nouns import (
    good_word,
    marble_space_word,
    materials_of,
    raw_space_word,
    raw_word,
    ware_word,
)
from partal.sabika.words.wording import Label, Moment, Unnamed, Values, Wording


def held(now: Moment[Any], ware: int) -> int:
    return now.view.store[now.player * WARE_COUNT + ware]


# Labels that several verbs share


def ware(name: str) -> Callable[[Moment[OfWare]], Label]:
    return lambda now: (name, {"ware": ware_word(now.option.ware)})


def good_in_poem(name: str) -> Callable[[Moment[OfFamily]], Label]:
    return lambda now: (name, {"ware": good_word(now.option.family)})


def storehouse(name: str) -> Callable[[Moment[OfStorehouse]], Label]:
    return lambda now: (name, {"store": now.option.storehouse + 1})


def raw(name: str) -> Callable[[Moment[OfSpace]], Label]:
    return lambda now: (raw_name(now, name), raw_values(now))


def raw_name(now: Moment[OfSpace], name: str) -> str:
    """The key by whether a token is taken, flips the player's own, or is missing (S-RAW-09, S-SEC-06)."""
    family = now.view.raw_spaces[now.option.space]
    if family < 0:
        return f"{name}-empty"
    return f"{name}-flip" if now.view.flips_own(now.player, family) else name


def raw_values(now: Moment[OfSpace]) -> Values:
    family = now.view.raw_spaces[now.option.space]
    space = raw_space_word(now.view.content, now.option.space)
    if family < 0:
        return {"space": space}
    return {"space": space, "raw": raw_word(family), "good": good_word(family)}


# Secondary actions


def do_raw_details(now: Moment[OfSpace]) -> Values:
    asking = now.effect
    assert isinstance(asking, ActHere)
    return {"cost": now.price(raw_cost(now.view, now.player, asking.worker))}


def do_marble(now: Moment[OfSpace]) -> Label:
    name = "do-marble" if now.view.marble_spaces[now.option.space] > 0 else "do-marble-empty"
    return name, {"space": marble_space_word(now.view.content, now.option.space)}


def do_marble_details(now: Moment[OfSpace]) -> Values:
    asking = now.effect
    assert isinstance(asking, ActHere)
    return {"cost": now.price(marble_cost(now.view, now.player, asking.worker))}


# Gains and room


def take_details(now: Moment[OfWare]) -> Values:
    return {"held": held(now, now.option.ware)}


def take_three(now: Moment[OfMaterials]) -> Label:
    return "take", {"ware": materials_of(now.option.materials)}


def take_three_details(now: Moment[OfMaterials]) -> Values:
    stored = [
        message("sabika-held", count=held(now, material), thing=ware_word(material))
        for material in sorted(set(now.option.materials))
    ]
    return {"held": joined(stored)}


def take_raw(now: Moment[OfSpace]) -> Label:
    name = "take-good" if isinstance(now.effect, TakeGood) else raw_name(now, "take-raw")
    return name, raw_values(now)


def take_raw_details(now: Moment[OfSpace]) -> Values:
    if not isinstance(now.effect, TakeGood):
        return {}
    return {"held": held(now, FIRST_GOOD + now.view.raw_spaces[now.option.space])}


def gained_word(now: Moment[Any]) -> Message:
    """What is to be stored. Raises Unnamed if nothing is."""
    asking = now.effect
    if not isinstance(asking, Store):
        raise Unnamed
    return ware_word(asking.ware)


def throw_details(now: Moment[OfWare]) -> Values:
    return {"held": held(now, now.option.ware), "gained": gained_word(now)}


def throw_poem_details(now: Moment[OfFamily]) -> Values:
    return {"gained": gained_word(now)}


def lose(now: Moment[Option]) -> Label:
    return "lose", {"gained": gained_word(now)}


def store(now: Moment[Option]) -> Label:
    return now.option.verb, {}


def store_details(now: Moment[Option]) -> Values:
    return {"room": now.view.room(now.player)}


def process(now: Moment[OfFamily]) -> Label:
    return "process", {"raw": raw_word(now.option.family), "good": good_word(now.option.family)}


def process_details(now: Moment[OfFamily]) -> Values:
    return {"held": held(now, FIRST_GOOD + now.option.family) + 1}


# Storehouses


def store_tile(now: Moment[TakeStoreTile]) -> Label:
    tile = now.view.store_display[now.option.place]
    if not tile:
        raise Unnamed
    card = now.view.content.store_tiles[tile - 1]
    return "store-tile", {"boxes": card.boxes, "bonus": describe(card.bonus)}


def top_bonus(now: Moment[OfStorehouse]) -> Value:
    tile = now.view.tops[now.player * STOREHOUSES + now.option.storehouse]
    return describe(now.view.content.store_tiles[tile - 1].bonus) if tile else ""


def activate_details(now: Moment[OfStorehouse]) -> Values:
    return {"bonus": top_bonus(now)}


def onto_details(now: Moment[OfStorehouse]) -> Values:
    level = now.view.levels[now.player * STOREHOUSES + now.option.storehouse]
    return {"level": level, "prestige": now.view.content.expansion_prestige[level], "covered": top_bonus(now)}


# The market


def transaction(now: Moment[Any]) -> Transact:
    asking = now.effect
    assert isinstance(asking, Transact)
    return asking


def buy_details(now: Moment[OfWare]) -> Values:
    return {"cost": now.price(transaction(now).buying(now.view, now.option.ware))}


def buy_raw_details(now: Moment[OfSpace]) -> Values:
    return {"cost": now.price(transaction(now).buying(now.view, MATERIAL_COUNT))}


def sell_details(now: Moment[OfWare]) -> Values:
    ware = now.option.ware
    return {"dinars": transaction(now).selling(now.view, ware), "left": held(now, ware) - 1}


def sell_poem_details(now: Moment[OfFamily]) -> Values:
    return {"dinars": transaction(now).selling(now.view, FIRST_GOOD + now.option.family)}


def trade(now: Moment[TradeMaterial]) -> Label:
    given, taken = now.option.given, now.option.taken
    name = "trade-up" if taken > given else "trade-down"
    return name, {"given": ware_word(given), "taken": ware_word(taken)}


def trade_details(now: Moment[TradeMaterial]) -> Values:
    return {"left": held(now, now.option.given) - 1}


WORDINGS: Final[dict[str, Wording]] = {
    "do-raw": Wording(raw("do-raw"), do_raw_details),
    "do-marble": Wording(do_marble, do_marble_details),
    "take": Wording(ware("take"), take_details),
    "take-three": Wording(take_three, take_three_details),
    "take-raw": Wording(take_raw, take_raw_details),
    "throw": Wording(ware("throw"), throw_details),
    "throw-poem": Wording(good_in_poem("throw-poem"), throw_poem_details),
    "lose": Wording(lose),
    "store-in-storehouse": Wording(store, store_details),
    "store-in-poem": Wording(store),
    "process": Wording(process, process_details),
    "store-tile": Wording(store_tile),
    "activate": Wording(storehouse("activate"), activate_details),
    "onto": Wording(storehouse("onto"), onto_details),
    "buy": Wording(ware("buy"), buy_details),
    "buy-raw": Wording(raw("buy-raw"), buy_raw_details),
    "sell": Wording(ware("sell"), sell_details),
    "sell-poem": Wording(good_in_poem("sell-poem"), sell_poem_details),
    "trade": Wording(trade, trade_details),
}
