"""Buildings, ships and poems in words: the answers that build, sail and carve."""

from __future__ import annotations

from partal.core.decision import Option
from partal.core.message import Message, Value, joined, message

from partal.sabika.rules.building import LayMaterials, PlaceCard, halves_meeting, is_balanced, laying_points
from partal.sabika.rules.inner import major_index, poem_cost
from partal.sabika.rules.middle import ExportGoods, export_gains
from partal.sabika.rules.notation import (
    CarveMajor,
    CarvePoem,
    ChooseFavour,
    OfCard,
    OfCity,
    OfFamily,
    OfMaterials,
    Place,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.ships import (
    consolidated_in,
    journeys,
)
from partal.sabika.rules.things import GREY, RED, RED_CITY, SIDES
from partal.sabika.rules.verbs.free_ship import FreeShip
from partal.sabika.rules.verbs.tile_bonus import TileBonus
from partal.sabika.rules.yusuf import YusufShips
from partal.sabika.words.costs import Moment
from partal.sabika.words.effects import describe, describe_lasting, describe_major_poem
from partal.sabika.words.nouns import city_word, good_word, materials_of, mosaic_word, type_word, ware_word
from partal.words.fitted import option_words
from partal.words.teller import OptionWords


def worded(_verb: str, /, **values: Value) -> OptionWords:
    # No value may be called `_verb`: mypyc drops a keyword value named like a positional argument.
    return option_words(f"sabika-option-{_verb}", values)


# Buildings


def build_minor(now: Moment[OfCard]) -> OptionWords:
    card = now.view.content.minor_cards[now.option.card - 1]
    return worded(
        "build-minor",
        number=card.number,
        type=type_word(card.type),
        base=ware_word(card.base),
        left=mosaic_word(card.left),
        right=mosaic_word(card.right),
    )


def refresh(now: Moment[Option]) -> OptionWords:
    return worded("refresh", cost=now.price(now.view.content.refresh_cost), prestige=now.view.content.refresh_prestige)


def lay(now: Moment[OfMaterials]) -> OptionWords:
    asking, materials = now.effect, now.option.materials
    assert isinstance(asking, LayMaterials)
    points = laying_points(now.view, now.player, asking.purpose, materials)
    return worded("lay", materials=materials_of(materials), points=points)


def tile(now: Moment[OfCard]) -> OptionWords:
    major = now.view.content.major_tiles[now.option.card - 1]
    name = "tile-bonus" if isinstance(now.effect, TileBonus) else "tile"
    return worded(name, number=major.number, type=type_word(major.type), bonus=describe(major.bonus))


def place_card(now: Moment[Place]) -> OptionWords:
    asking, player = now.effect, now.player
    assert isinstance(asking, PlaceCard)
    own, neighbour = halves_meeting(now.view, player, asking.number, now.option.side)
    return worded(
        "place",
        side=SIDES[now.option.side],
        own=mosaic_word(own),
        neighbour=mosaic_word(neighbour),
        balance="yes" if is_balanced(own, neighbour) else "no",
        bonus=describe(now.view.content.balance_bonuses[own]),
    )


def favour(now: Moment[ChooseFavour]) -> OptionWords:
    return worded("favour", space=now.option.space, bonus=describe(now.view.content.favour[now.option.space - 1]))


# Cities


def wants(state: Open, city: int) -> Message:
    return joined([good_word(good) for good in state.content.cities[state.city_tiles[city]].demand])


def city_bonus(state: Open, city: int) -> Message:
    return describe(state.content.cities[state.city_tiles[city]].bonus)


def consolidation(state: Open, city: int) -> Message:
    """What a consolidated city brings: a red one its action at once, a blue one an income."""
    tile_ = state.content.cities[state.city_tiles[city]]
    key = "sabika-table-at-once" if tile_.colour == RED_CITY else "sabika-table-income"
    return message(key, text=describe(tile_.consolidation))


def ship(now: Moment[OfCity]) -> OptionWords:
    city, asking = now.option.city, now.effect
    values: dict[str, Value] = {"city": city_word(city), "wants": wants(now.view, city)}
    seal = "yes" if now.view.city_seals[city] else "no"
    if isinstance(asking, FreeShip):
        return worded("ship-free", **values)
    if isinstance(asking, YusufShips):
        return worded("ship-yusuf", seal=seal, **values)
    told = worded("ship", cost=now.price(journeys(now.view, now.player)[city]), **values)
    return told._replace(
        note=message("sabika-note-city", seal=seal, wants=wants(now.view, city), bonus=city_bonus(now.view, city))
    )


def export(now: Moment[OfFamily]) -> OptionWords:
    asking = now.effect
    assert isinstance(asking, ExportGoods)
    prestige, parias = export_gains(now.view, now.player, now.option.family, asking.city)
    return worded(now.option.verb, good=good_word(now.option.family), prestige=prestige, parias=parias)


def consolidate(now: Moment[OfCity]) -> OptionWords:
    city = now.option.city
    costs = now.view.consolidating_cost()
    told = worded(
        "consolidate",
        city=city_word(city),
        costs=costs,
        cost=now.price(costs),
        consolidation=consolidation(now.view, city),
    )
    rivals = len(consolidated_in(now.view, city))
    return told._replace(note=message("sabika-note-rivals", count=rivals)) if rivals else told


def bonus_of(now: Moment[OfCity]) -> OptionWords:
    return worded("bonus-of", city=city_word(now.option.city), bonus=city_bonus(now.view, now.option.city))


def action_of(now: Moment[OfCity]) -> OptionWords:
    text = now.view.content.cities[now.view.city_tiles[now.option.city]].consolidation
    return worded("action-of", city=city_word(now.option.city), bonus=describe(text))


# Poems


def carve(now: Moment[CarvePoem]) -> OptionWords:
    poem = now.view.content.poems[now.option.poem - 1]
    cost = now.price(poem_cost(now.view, now.player, now.option.colour))
    if now.option.colour == RED:
        return worded("carve-red", number=poem.number, cost=cost)._replace(note=describe(poem.red))
    return worded("carve-blue", number=poem.number, cost=cost)._replace(note=describe_lasting(poem.blue.text))


def carve_major(now: Moment[CarveMajor]) -> OptionWords:
    poem = now.view.content.major_poems[major_index(now.view, now.option)]
    cost = now.price(poem_cost(now.view, now.player, GREY))
    return worded("carve-major", number=poem.id, cost=cost)._replace(note=describe_major_poem(poem, now.view.content))


def reactivate(now: Moment[OfCard]) -> OptionWords:
    return worded("reactivate", number=now.option.card, bonus=describe(now.view.content.poems[now.option.card - 1].red))
