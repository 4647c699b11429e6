"""What in Sabika gives what: actions, spaces, cities, tiles, cards and poems, read from rules and components."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from partal.core.message import Message, message

from partal.sabika.rules.actions import ACTION_GIVES
from partal.sabika.rules.bonus import read_bonus
from partal.sabika.rules.moving import is_covered
from partal.sabika.rules.things import (
    ACTION_OF,
    ACTIONS,
    CITIES,
    EMPTY,
    GYPSUM,
    MARBLE,
    MATERIALS,
    MOSAICS,
    SQUARES,
    STORE_PLACES,
    STOREHOUSES,
    WOOD,
    WORKER_COUNT,
    WORKERS,
)
from partal.sabika.rules.view import View
from partal.sabika.words.effects import describe, describe_lasting
from partal.sabika.words.nouns import city_word, mosaic_word, type_word
from partal.sabika.words.reference import ENTRIES, KINDS, THINGS
from partal.words.givers import Giver

WANTED: Final = {
    **{f"material:{material}": material for material in MATERIALS},
    **{f"thing:{thing}": thing for thing in ("dinar", "raw", "good", "paria", "seal")},
    "favour:track": "favour",
}
"""The components that somebody may ask how to get, and what they are called in `things.GIVEN`."""


def givers(view: View, wanted: str, /) -> Sequence[Giver]:
    """Everything in sight that gives this component: the actions first, then spaces, cities, tiles, cards and poems."""
    thing = WANTED.get(wanted)
    if thing is None:
        return ()
    return [giver for place in PLACES for giver in place(view, thing)]


def gives(bonus: str, thing: str) -> bool:
    """Whether a bonus has a part that gives this."""
    return any(thing in step.verb.gives(step) for branch in read_bonus(bonus).branches for step in branch)


def actions(view: View, thing: str) -> Iterator[Giver]:
    """The squares of the actions that give it."""
    squares = [square for ring in view.content.rings[view.side] for square in ring if not is_covered(view, square)]
    for action, given in enumerate(ACTION_GIVES):
        if thing in given:
            name = "storehouse-action" if ACTIONS[action] == "storehouse" else ACTIONS[action]
            targets = tuple([f"square:{SQUARES[square]}" for square in squares if ACTION_OF[square] == action])
            about = message(f"sabika-thing-{name}.about")
            yield Giver(message(f"sabika-thing-{name}"), about, targets, THINGS[name][0])


def rest(view: View, thing: str) -> Iterator[Giver]:
    """A rest brings dinars (S-REST-01)."""
    if thing == "dinar":
        content = view.content
        text = message("sabika-option-rest.detail", dinars=content.rest_dinars, loss=content.rest_loss)
        first = view.seat * WORKER_COUNT if view.seat is not None else 0
        awake = view.awake[first : first + WORKER_COUNT] if view.seat is not None else []
        targets = tuple([f"worker:{name}" for name, stands in zip(WORKERS, awake) if stands])
        yield Giver(message("sabika-aid-rest"), text, targets, "S-REST-01")


def raw_spaces(view: View, thing: str) -> Iterator[Giver]:
    """Raw spaces: a token there, or an empty one, where a raw material becomes a good (S-SEC-04, S-SEC-06)."""
    holding = [f"raw:{space.id}" for space, family in zip(view.content.raw_spaces, view.raw_spaces) if family >= 0]
    empty = [f"raw:{space.id}" for space, family in zip(view.content.raw_spaces, view.raw_spaces) if family == EMPTY]
    targets, clause = {"raw": (holding, "S-SEC-04"), "good": (empty, "S-SEC-06")}.get(thing, ([], ""))
    if targets:
        yield Giver(message("sabika-aid-raw"), message("sabika-aid-raw.text"), tuple(targets), clause)


def marble_spaces(view: View, thing: str) -> Iterator[Giver]:
    """Material spaces: their marble, or gypsum or wood once it is gone (S-SEC-10, S-SEC-11)."""
    spaces = list(zip(view.content.marble_spaces, view.marble_spaces))
    targets: list[str] = []
    if thing == MATERIALS[MARBLE]:
        targets = [f"marble:{space.id}" for space, holds in spaces if holds > 0]
    elif thing in (MATERIALS[GYPSUM], MATERIALS[WOOD]):
        targets = [f"marble:{space.id}" for space, holds in spaces if holds == EMPTY]
    if targets:
        clause = "S-SEC-10" if thing == MATERIALS[MARBLE] else "S-SEC-11"
        yield Giver(message("sabika-aid-marble"), message("sabika-aid-marble.text"), tuple(targets), clause)


def cities(view: View, thing: str) -> Iterator[Giver]:
    """Cities: the bonus of an export or of producing, and what consolidating brings (S-EXP-16, S-CONS-11, S-INC-01)."""
    for city, number in enumerate(view.city_tiles):
        tile = view.content.cities[number]
        target = (f"city:{CITIES[city]}",)
        if gives(tile.bonus, thing):
            text = message("sabika-giver-city", bonus=describe(tile.bonus))
            yield Giver(city_word(city), text, target, "S-EXP-16")
        if gives(tile.consolidation, thing):
            text = message("sabika-giver-consolidated", bonus=describe(tile.consolidation))
            yield Giver(city_word(city), text, target, "S-CONS-03")


def major_tiles(view: View, thing: str) -> Iterator[Giver]:
    """The major buildings of this era (S-MAJ-10)."""
    for number in view.era_tiles():
        tile = view.content.major_tiles[number - 1]
        if gives(tile.bonus, thing):
            yield Giver(type_word(tile.type), describe(tile.bonus), (f"tile:{number}",), KINDS["major-tile"][-1])


def favour(view: View, thing: str) -> Iterator[Giver]:
    """The spaces of the favour track (S-FAV-02)."""
    for space, bonus in enumerate(view.content.favour, 1):
        if gives(bonus, thing):
            yield Giver(message("sabika-kind-favour"), describe(bonus), (f"favour:{space}",), "S-FAV-02")


def store_tiles(view: View, thing: str) -> Iterator[Giver]:
    """Open storehouse tiles, and the topmost ones of the viewer's own storehouses (S-STHA-02, S-STHA-10)."""
    for place, number in enumerate(view.store_display):
        if number and gives(view.content.store_tiles[number - 1].bonus, thing):
            bonus = describe(view.content.store_tiles[number - 1].bonus)
            yield Giver(message("sabika-kind-store-tile"), bonus, (f"store-tile:{STORE_PLACES[place]}",), "S-STHA-02")
    if view.seat is None:
        return
    for storehouse in range(STOREHOUSES):
        number = view.tops[view.seat * STOREHOUSES + storehouse]
        if number and gives(view.content.store_tiles[number - 1].bonus, thing):
            bonus = describe(view.content.store_tiles[number - 1].bonus)
            yield Giver(message("sabika-thing-storehouse"), bonus, (f"storehouse:{storehouse + 1}",), "S-STHA-10")


def minor_cards(view: View, thing: str) -> Iterator[Giver]:
    """Balances: the open cards with a half of that colour (S-BAL-01)."""
    cards = [view.content.minor_cards[number - 1] for number in view.minor_display if number]
    for mosaic, bonus in enumerate(view.content.balance_bonuses):
        targets = tuple([f"card:{card.number}" for card in cards if mosaic in (card.left, card.right)])
        if targets and gives(bonus, thing):
            name = message("sabika-table-balance-bonus", mosaic=mosaic_word(mosaic))
            yield Giver(name, describe(bonus), targets, ENTRIES["balance-bonus", MOSAICS[mosaic]][0])


def poems(view: View, thing: str) -> Iterator[Giver]:
    """Open poems, red ones at once and blue ones on their occasions; and the viewer's own red ones, reactivated."""
    for number in view.poem_display:
        if not number:
            continue
        poem = view.content.poems[number - 1]
        if gives(poem.red, thing):
            yield _poem("red", number, describe(poem.red), f"poem:{number}-red", "S-CARV-16")
        if any(gives(bonus, thing) for _, bonus in poem.blue.triggers):
            yield _poem("blue", number, describe_lasting(poem.blue.text), f"poem:{number}-blue", "S-CARV-14")
    for number in view.red[view.seat] if view.seat is not None else ():
        poem = view.content.poems[number - 1]
        if gives(poem.red, thing):
            yield _poem("red", number, describe(poem.red), f"own-poem:{number}", "S-REAC-01")


def _poem(colour: str, number: int, text: Message, target: str, clause: str) -> Giver:
    return Giver(message(f"sabika-table-{colour}", number=number), text, (target,), clause)


PLACES: Final[tuple[Callable[[View, str], Iterator[Giver]], ...]] = (
    actions,
    rest,
    raw_spaces,
    marble_spaces,
    cities,
    favour,
    major_tiles,
    store_tiles,
    minor_cards,
    poems,
)
"""Where something can come from, in the order in which it is told."""
