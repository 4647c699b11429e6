"""What lights up on Sabika's table for each option."""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option

from partal.sabika.rules.notation import (
    CarveMajor,
    CarvePoem,
    ChooseFavour,
    OfCard,
    OfCity,
    OfCount,
    OfFamily,
    OfSpace,
    OfStorehouse,
    OfWare,
    Place,
    TakeStoreTile,
    Work,
)
from partal.sabika.rules.things import CITIES, GOODS, POEM_COLOURS, RAWS, SIDES, SQUARES, STORE_PLACES, WARES, WORKERS
from partal.sabika.rules.turn import ActHere
from partal.sabika.rules.view import View

CARD_TARGETS: Final = {
    "keep-tile": "start-tile",
    "build-minor": "card",
    "tile": "tile",
    "reactivate": "own-poem",
    "income-poem": "own-poem",
}
"""What an answer about a card or tile lights up."""


GIVING_UP: Final = frozenset(("done", "stop", "take-none", "lose", "waive", "rest", "lose-prestige"))
"""The verbs of answers that give something up or forgo something."""
OF_NOTHING: Final = frozenset(("by-marker", "by-seals", "by-dinars"))
"""Verbs of answers that may be about none at all."""


def idle(_: View, option: Option) -> bool:
    """Whether an answer gives something up, or pays for nothing."""
    return option.verb in GIVING_UP or (isinstance(option, OfCount) and option.verb in OF_NOTHING and not option.count)


def targets(view: View, option: Option) -> list[str]:
    """The things on the table that light up for an option."""
    verb = option.verb
    if isinstance(option, Work):
        worker = f"worker:{WORKERS[option.worker]}"
        return [worker] if verb == "rest" else [f"square:{SQUARES[option.square]}", worker]
    if isinstance(option, OfSpace):
        spaces = view.content.marble_spaces if verb == "do-marble" else view.content.raw_spaces
        if option.space >= len(spaces):
            return ["button"]
        if verb == "do-marble":
            return [f"marble:{view.content.marble_spaces[option.space].id}"]
        return [f"raw:{view.content.raw_spaces[option.space].id}"]
    if isinstance(option, OfCard):
        return [f"{CARD_TARGETS[verb]}:{option.card}"]
    if isinstance(option, CarvePoem):
        return [f"poem:{option.poem}-{POEM_COLOURS[option.colour]}"]
    if isinstance(option, CarveMajor):
        return [f"major-poem:{option.name}"]
    if isinstance(option, TakeStoreTile):
        return [f"store-tile:{STORE_PLACES[option.place]}"]
    if isinstance(option, OfStorehouse):
        return [f"storehouse:{option.storehouse + 1}"]
    if isinstance(option, OfCity):
        return [f"city:{CITIES[option.city]}"]
    if isinstance(option, ChooseFavour):
        return [f"favour:{option.space}"]
    if isinstance(option, OfFamily):
        return [f"own-raw:{RAWS[option.family]}" if verb == "process" else f"ware:{GOODS[option.family]}"]
    if isinstance(option, OfWare) and verb in ("sell", "throw"):
        return [f"ware:{WARES[option.ware]}"]
    if isinstance(option, Place):
        return [f"end:{SIDES[option.side]}"]
    if verb == "main" and isinstance(asking := view.todo[-1] if view.todo else None, ActHere):
        return [f"square:{SQUARES[asking.square]}"]
    return ["button"]
