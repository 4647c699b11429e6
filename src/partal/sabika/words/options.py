"""Sabika's answers in words: what each option is called, what it costs and brings, and what is left afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from partal.core.decision import Option
from partal.core.message import Message, Value, joined, message

from partal.sabika.rules import bonus as words
from partal.sabika.rules.actions import need
from partal.sabika.rules.gains import Resolve
from partal.sabika.rules.inner import Carve
from partal.sabika.rules.middle import Consolidate, Export
from partal.sabika.rules.notation import (
    FirstPart,
    OfCard,
    OfCity,
    OfCount,
    OfFamily,
    OfMaterials,
    OfSpace,
    OfStorehouse,
    OfWare,
    Pick,
    StartWith,
    TakeStoreTile,
    TradeMaterial,
    Work,
)
from partal.sabika.rules.outer import Transact
from partal.sabika.rules.things import (
    ACTION_OF,
    ACTIONS,
    FIRST_GOOD,
    MATERIAL_COUNT,
    SIDE_OF,
    WARE_COUNT,
)
from partal.sabika.rules.tribute import ByDinars, ByMarker, BySeals, tribute_dinars
from partal.sabika.rules.turn import ActHere, marble_cost, move_cost, raw_cost
from partal.sabika.rules.verbs.split import Split
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import Store, TakeGood
from partal.sabika.words.costs import Moment, beside, moment, with_seals
from partal.sabika.words.effects import describe, part_of, sides_of
from partal.sabika.words.labels import raw_name, raw_values
from partal.sabika.words.nouns import (
    city_word,
    good_word,
    marble_space_word,
    materials_of,
    raw_word,
    square_word,
    ware_word,
    worker_word,
)
from partal.sabika.words.works import (
    action_of,
    bonus_of,
    build_minor,
    carve,
    carve_major,
    consolidate,
    export,
    favour,
    lay,
    place_card,
    reactivate,
    refresh,
    ship,
    tile,
    worded,
)
from partal.words.teller import Name, OptionWords


def answer_words(view: View, option: Option, names: Sequence[Name]) -> OptionWords:
    """One option in words, by its verb."""
    teller = _BY_VERB.get(option.verb)
    return teller(moment(view, option, names)) if teller is not None else worded(option.verb)


# The turn


def keep_tile(now: Moment[OfCard]) -> OptionWords:
    return worded(
        "keep-tile", number=now.option.card, bonus=describe(now.view.content.start_tiles[now.option.card - 1].bonus)
    )


def work(now: Moment[Work]) -> OptionWords:
    player, worker, square = now.player, now.option.worker, now.option.square
    cost = now.price(move_cost(now.view, player, worker, square))
    place = square_word(square)
    told = worded("work", worker=worker_word(worker), square=place, cost=cost)
    return told._replace(note=beside(now.view, player, worker, square))


def rest(now: Moment[Work]) -> OptionWords:
    view, player = now.view, now.player
    loss = -view.prestige_moved(player, -view.rest_loss(player))
    return worded("rest", worker=worker_word(now.option.worker), dinars=view.rest_dinars(player), loss=loss)


def main_action(now: Moment[Option]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, ActHere)
    player, content = now.player, now.view.content
    number = ACTION_OF[asking.square]
    action = ACTIONS[number]
    dinars_needed = need(now.view, player, number, SIDE_OF[asking.square], ())
    seals = now.view.seals_for(now.player, dinars_needed)
    dinars = now.view.labour_dinars(player) if action == "artisanal" else content.market_dinars
    return worded(
        f"main-{action}",
        quarry=content.quarry_count,
        dinars=dinars,
        transactions=now.view.transactions(player),
        costs=now.view.consolidating_cost(),
        cost=now.price(now.view.consolidating_cost()),
        processes=now.view.processes(player),
        need=max(0, dinars_needed),
        only=message("sabika-only-with-seals", seals=seals) if seals else "",
    )


def do_raw(now: Moment[OfSpace]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, ActHere)
    cost = now.price(raw_cost(now.view, now.player, asking.worker))
    return worded(raw_name(now, "do-raw"), cost=cost, **raw_values(now.view, now.option.space))


def do_marble(now: Moment[OfSpace]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, ActHere)
    cost = now.price(marble_cost(now.view, now.player, asking.worker))
    name = "do-marble" if now.view.marble_spaces[now.option.space] > 0 else "do-marble-empty"
    return worded(name, cost=cost, space=marble_space_word(now.view.content, now.option.space))


# Gains and room


def held(now: Moment[Any], ware: int) -> int:
    return now.view.store[now.player * WARE_COUNT + ware]


def take(now: Moment[OfWare]) -> OptionWords:
    return worded("take", ware=ware_word(now.option.ware), held=held(now, now.option.ware))


def take_three(now: Moment[OfMaterials]) -> OptionWords:
    materials = now.option.materials
    stored = [
        message("sabika-held", count=held(now, material), thing=ware_word(material))
        for material in sorted(set(materials))
    ]
    return worded("take", ware=materials_of(materials), held=joined(stored))


def take_raw(now: Moment[OfSpace]) -> OptionWords:
    values = raw_values(now.view, now.option.space)
    if isinstance(now.effect, TakeGood):
        return worded("take-good", held=held(now, FIRST_GOOD + now.view.raw_spaces[now.option.space]), **values)
    return worded(raw_name(now, "take-raw"), **values)


def gained_word(now: Moment[Any]) -> Message:
    asking = now.effect
    assert isinstance(asking, Store)
    return ware_word(asking.ware)


def throw(now: Moment[OfWare]) -> OptionWords:
    return worded("throw", ware=ware_word(now.option.ware), held=held(now, now.option.ware), gained=gained_word(now))


def throw_poem(now: Moment[OfFamily]) -> OptionWords:
    return worded("throw-poem", ware=good_word(now.option.family), gained=gained_word(now))


def lose(now: Moment[Option]) -> OptionWords:
    return worded("lose", gained=gained_word(now))


def store(now: Moment[Option]) -> OptionWords:
    return worded(now.option.verb, room=now.view.room(now.player))


def pick(now: Moment[Pick]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, Resolve)
    sides = sides_of(asking.text)
    return worded("pick", bonus=sides[now.option.branch], side=now.option.branch + 1, sides=len(sides))


def first_part(now: Moment[FirstPart]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, Resolve)
    return worded("first-part", part=part_of(asking.text, asking.branch, now.option.part))


def split(now: Moment[OfCount]) -> OptionWords:
    asking, player = now.effect, now.player
    assert isinstance(asking, Split)
    parias = asking.count - now.option.count
    return worded(
        "split",
        dinars=now.option.count,
        parias=parias,
        purse=now.view.dinars[player] + now.option.count,
        marker=now.view.parias[player] + parias,
    )


def process(now: Moment[OfFamily]) -> OptionWords:
    family = now.option.family
    return worded(
        "process",
        raw=raw_word(family),
        good=good_word(family),
        held=held(now, FIRST_GOOD + family) + 1,
    )


# Storehouses and market


def store_tile(now: Moment[TakeStoreTile]) -> OptionWords:
    tile = now.view.content.store_tiles[now.view.store_display[now.option.place] - 1]
    return worded("store-tile", tile=tile.number, boxes=tile.boxes, bonus=describe(tile.bonus))


def top_bonus(now: Moment[OfStorehouse], place: int) -> Value:
    tile = now.view.tops[now.player * 4 + place]
    return describe(now.view.content.store_tiles[tile - 1].bonus) if tile else ""


def activate(now: Moment[OfStorehouse]) -> OptionWords:
    return worded("activate", store=now.option.storehouse + 1, bonus=top_bonus(now, now.option.storehouse))


def onto(now: Moment[OfStorehouse]) -> OptionWords:
    level = now.view.levels[now.player * 4 + now.option.storehouse]
    return worded(
        "onto",
        store=now.option.storehouse + 1,
        level=level,
        prestige=now.view.content.expansion_prestige[level],
        covered=top_bonus(now, now.option.storehouse),
    )


def buy(now: Moment[OfWare]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, Transact)
    return worded("buy", ware=ware_word(now.option.ware), cost=now.price(asking.buying(now.view, now.option.ware)))


def buy_raw(now: Moment[OfSpace]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, Transact)
    cost = now.price(asking.buying(now.view, MATERIAL_COUNT))
    return worded(raw_name(now, "buy-raw"), cost=cost, **raw_values(now.view, now.option.space))


def sell(now: Moment[OfWare]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, Transact)
    ware = now.option.ware
    return worded("sell", ware=ware_word(ware), dinars=asking.selling(now.view, ware), left=held(now, ware) - 1)


def sell_poem(now: Moment[OfFamily]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, Transact)
    return worded(
        "sell-poem", ware=good_word(now.option.family), dinars=asking.selling(now.view, FIRST_GOOD + now.option.family)
    )


def trade(now: Moment[TradeMaterial]) -> OptionWords:
    given, taken = now.option.given, now.option.taken
    name = "trade-up" if taken > given else "trade-down"
    return worded(name, given=ware_word(given), taken=ware_word(taken), left=held(now, given) - 1)


# The end of a round


def income_city(now: Moment[OfCity]) -> OptionWords:
    text = now.view.content.cities[now.view.city_tiles[now.option.city]].consolidation
    return worded("income-city", city=city_word(now.option.city), bonus=describe(text))


def income_poem(now: Moment[OfCard]) -> OptionWords:
    poem = now.view.content.poems[now.option.card - 1]
    bonus = joined([describe(text) for when, text in poem.blue.triggers if when == words.INCOME])
    return worded("income-poem", number=poem.number, bonus=bonus)


def by_marker(now: Moment[OfCount]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, ByMarker)
    marker = now.view.parias[now.player] - now.option.count
    return worded("by-marker", count=now.option.count, marker=marker, left=asking.owed - now.option.count)


def by_seals(now: Moment[OfCount]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, BySeals)
    return worded("by-seals", count=now.option.count, left=asking.left - now.option.count)


def by_dinars(now: Moment[OfCount]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, ByDinars)
    count, dinars = now.option.count, tribute_dinars(now.option.count)
    seals = now.view.seals_for(now.player, dinars)
    if not seals:
        return worded("by-dinars", count=count, dinars=dinars, left=asking.left - count)
    sealed = with_seals(dinars, seals)
    return worded("by-dinars-and-seals", count=count, dinars=dinars, with_seals=sealed, left=asking.left - count)


def start_with(now: Moment[StartWith]) -> OptionWords:
    player = now.option.seat
    name = now.names[player] if player < len(now.names) else message("sabika-seat", number=player)
    return worded(
        "start-with",
        mine="yes" if player == now.player else "no",
        name=name,
        holds="yes" if now.view.starter == player else "no",
        parias=now.view.parias[player],
    )


def waive(now: Moment[Option]) -> OptionWords:
    """An unwanted bonus, or a compulsory action that only a seal could pay for (S-SEAL-10)."""
    asking = now.effect
    compulsory = isinstance(asking, (Carve, Consolidate, Export)) and asking.must
    return worded("waive-seals" if compulsory else "waive")


def pay_seal(now: Moment[Option]) -> OptionWords:
    return worded("pay-seal", left=now.view.seals[now.player] - 1)


_BY_VERB: Final[dict[str, Callable[[Moment[Any]], OptionWords]]] = {
    "keep-tile": keep_tile,
    "work": work,
    "rest": rest,
    "main": main_action,
    "do-raw": do_raw,
    "do-marble": do_marble,
    "take": take,
    "take-three": take_three,
    "take-raw": take_raw,
    "throw": throw,
    "throw-poem": throw_poem,
    "lose": lose,
    "store-in-storehouse": store,
    "store-in-poem": store,
    "pick": pick,
    "first-part": first_part,
    "split": split,
    "process": process,
    "store-tile": store_tile,
    "activate": activate,
    "onto": onto,
    "buy": buy,
    "buy-raw": buy_raw,
    "sell": sell,
    "sell-poem": sell_poem,
    "trade": trade,
    "build-minor": build_minor,
    "refresh": refresh,
    "lay": lay,
    "tile": tile,
    "place": place_card,
    "favour": favour,
    "ship": ship,
    "export": export,
    "export-poem": export,
    "consolidate": consolidate,
    "bonus-of": bonus_of,
    "action-of": action_of,
    "carve": carve,
    "carve-major": carve_major,
    "reactivate": reactivate,
    "income-city": income_city,
    "income-poem": income_poem,
    "by-marker": by_marker,
    "by-seals": by_seals,
    "by-dinars": by_dinars,
    "start-with": start_with,
    "waive": waive,
    "pay-seal": pay_seal,
}
"""Verbs whose words need values; the others are `done`, `stop`, `take-none` and the like."""
