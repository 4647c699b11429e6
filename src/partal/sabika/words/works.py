"""Buildings, ships and poems in words: the answers that build, sail and carve."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from partal.core.decision import Option
from partal.core.message import Message, joined, message

from partal.sabika.rules.balance import PlaceCard, halves_meeting, is_balanced
from partal.sabika.rules.building import LayMaterials, laying_points
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
from partal.sabika.rules.ships import consolidated_in, journeys
from partal.sabika.rules.things import GREY, RED, RED_CITY, SIDES
from partal.sabika.rules.verbs.free_ship import FreeShip
from partal.sabika.rules.verbs.tile_bonus import TileBonus
from partal.sabika.rules.yusuf_ships import YusufShips
from partal.sabika.words.effects import describe, describe_major_poem, poem_side
from partal.sabika.words.nouns import city_word, good_word, materials_of, mosaic_word, type_word, ware_word
from partal.sabika.words.wording import Label, Moment, Values, Wording, index

# Buildings


def build_minor(now: Moment[OfCard]) -> Label:
    card = now.view.content.minor_cards[index(now.option.card)]
    halves = {"left": mosaic_word(card.left), "right": mosaic_word(card.right)}
    return "build-minor", {"type": type_word(card.type), "base": ware_word(card.base), **halves}


def refresh(_now: Moment[Option]) -> Label:
    return "refresh", {}


def refresh_details(now: Moment[Option]) -> Values:
    content = now.view.content
    return {"cost": now.price(content.refresh_cost), "prestige": content.refresh_prestige}


def lay(now: Moment[OfMaterials]) -> Label:
    return "lay", {"materials": materials_of(now.option.materials)}


def lay_details(now: Moment[OfMaterials]) -> Values:
    asking = now.effect
    assert isinstance(asking, LayMaterials)
    return {"points": laying_points(now.view, now.player, asking.purpose, now.option.materials)}


def tile(now: Moment[OfCard]) -> Label:
    major = now.view.content.major_tiles[index(now.option.card)]
    name = "tile-bonus" if isinstance(now.effect, TileBonus) else "tile"
    return name, {"type": type_word(major.type), "bonus": describe(major.bonus)}


def place(now: Moment[Place]) -> Label:
    return "place", {"side": SIDES[now.option.side]}


def place_details(now: Moment[Place]) -> Values:
    asking = now.effect
    assert isinstance(asking, PlaceCard)
    own, neighbour = halves_meeting(now.view, now.player, asking.number, now.option.side)
    return {
        "own": mosaic_word(own),
        "neighbour": mosaic_word(neighbour),
        "balance": "yes" if is_balanced(own, neighbour) else "no",
        "bonus": describe(now.view.content.balance_bonuses[own]),
    }


def favour(now: Moment[ChooseFavour]) -> Label:
    return "favour", {"space": now.option.space}


def favour_details(now: Moment[ChooseFavour]) -> Values:
    return {"bonus": describe(now.view.content.favour[now.option.space - 1])}


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


def in_city(name: str) -> Callable[[Moment[OfCity]], Label]:
    return lambda now: (name, {"city": city_word(now.option.city)})


def ship(now: Moment[OfCity]) -> Label:
    free, his = isinstance(now.effect, FreeShip), isinstance(now.effect, YusufShips)
    return "ship-free" if free else "ship-yusuf" if his else "ship", {"city": city_word(now.option.city)}


def ship_details(now: Moment[OfCity]) -> Values:
    city = now.option.city
    if isinstance(now.effect, (FreeShip, YusufShips)):
        return {"wants": wants(now.view, city), "seal": has_seal(now.view, city)}
    return {"cost": now.price(journeys(now.view, now.player)[city])}


def ship_note(now: Moment[OfCity]) -> Message | None:
    city = now.option.city
    if isinstance(now.effect, (FreeShip, YusufShips)):
        return None
    values: Values = {"wants": wants(now.view, city), "bonus": city_bonus(now.view, city)}
    return message("sabika-note-city", seal=has_seal(now.view, city), **values)


def has_seal(state: Open, city: int) -> str:
    return "yes" if state.city_seals[city] else "no"


def export(now: Moment[OfFamily]) -> Label:
    return now.option.verb, {"good": good_word(now.option.family)}


def export_details(now: Moment[OfFamily]) -> Values:
    asking = now.effect
    assert isinstance(asking, ExportGoods)
    prestige, parias = export_gains(now.view, now.player, now.option.family, asking.city)
    return {"prestige": prestige, "parias": parias}


def consolidate_details(now: Moment[OfCity]) -> Values:
    costs = now.view.consolidating_cost()
    return {"costs": costs, "cost": now.price(costs), "consolidation": consolidation(now.view, now.option.city)}


def consolidate_note(now: Moment[OfCity]) -> Message | None:
    rivals = len(consolidated_in(now.view, now.option.city))
    return message("sabika-note-rivals", count=rivals) if rivals else None


def bonus_of_details(now: Moment[OfCity]) -> Values:
    return {"bonus": city_bonus(now.view, now.option.city)}


def consolidation_details(now: Moment[OfCity]) -> Values:
    """The action of a red city, or the income of a blue one."""
    return {"bonus": describe(now.view.content.cities[now.view.city_tiles[now.option.city]].consolidation)}


# Poems


def carve(now: Moment[CarvePoem]) -> Label:
    name = "carve-red" if now.option.colour == RED else "carve-blue"
    return name, {"effect": poem_side(now.view.content, index(now.option.poem) + 1, now.option.colour)}


def carve_details(now: Moment[CarvePoem]) -> Values:
    return {"cost": now.price(poem_cost(now.view, now.player, now.option.colour))}


def carve_major(now: Moment[CarveMajor]) -> Label:
    poem = now.view.content.major_poems[major_index(now.view, now.option)]
    return "carve-major", {"counts": describe_major_poem(poem, now.view.content)}


def carve_major_details(now: Moment[CarveMajor]) -> Values:
    return {"cost": now.price(poem_cost(now.view, now.player, GREY))}


def reactivate(now: Moment[OfCard]) -> Label:
    return "reactivate", {"bonus": poem_side(now.view.content, index(now.option.card) + 1, RED)}


WORDINGS: Final[dict[str, Wording]] = {
    "build-minor": Wording(build_minor),
    "refresh": Wording(refresh, refresh_details),
    "lay": Wording(lay, lay_details),
    "tile": Wording(tile),
    "place": Wording(place, place_details),
    "favour": Wording(favour, favour_details),
    "ship": Wording(ship, ship_details, ship_note),
    "export": Wording(export, export_details),
    "export-poem": Wording(export, export_details),
    "consolidate": Wording(in_city("consolidate"), consolidate_details, consolidate_note),
    "bonus-of": Wording(in_city("bonus-of"), bonus_of_details),
    "action-of": Wording(in_city("action-of"), consolidation_details),
    "income-city": Wording(in_city("income-city"), consolidation_details),
    "carve": Wording(carve, carve_details),
    "carve-major": Wording(carve_major, carve_major_details),
    "reactivate": Wording(reactivate),
}
