"""The table of all answers in Sabika, each with its number and its notation.

The table is fixed: the same options, in the same order, for every game, content and variant.
"""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option, read_notation
from partal.core.message import message

from partal.sabika.rules.things import (
    CITIES,
    FAMILIES,
    GAME,
    GOODS,
    MATERIAL_COUNT,
    MATERIALS,
    MOST_MARBLE_SPACES,
    MOST_RAW_SPACES,
    RAWS,
    RING_OF,
    RING_OF_SQUARE,
    SIDES,
    SQUARE_COUNT,
    SQUARES,
    WARES,
    WORKERS,
)

MOST_CARDS: Final = 60
"""No kind of card or tile is numbered higher than this."""
MOST_PARIAS: Final = 20


class Answer(Option):
    """An option: what it is about (`verb`) and up to two numbers."""

    __slots__ = ("first", "second", "verb")

    def __init__(self, number: int, notation: str, verb: str, first: int, second: int) -> None:
        super().__init__(GAME, number, notation)
        self.verb: Final = verb
        self.first: Final = first
        self.second: Final = second


_ALL: list[Answer] = []


def _add(notation: str, verb: str, first: int = 0, second: int = 0) -> Answer:
    option = Answer(len(_ALL), notation, verb, first, second)
    _ALL.append(option)
    return option


# The table. New options go at its end.

KEEP_TILE: Final = tuple([_add(f"keep tile {number}", "keep-tile", number) for number in range(MOST_CARDS + 1)])
WORK: Final = tuple(
    [
        tuple(
            [
                _add(f"work {WORKERS[worker]} to {SQUARES[square]}", "work", worker, square)
                if RING_OF_SQUARE[square] == RING_OF[worker]
                else None
                for square in range(SQUARE_COUNT)
            ]
        )
        for worker in range(len(WORKERS))
    ]
)
REST: Final = tuple([_add(f"rest {WORKERS[worker]}", "rest", worker) for worker in range(len(WORKERS))])
DO_MAIN: Final = _add("do main", "main")
DO_RAW: Final = tuple([_add(f"do raw-{space + 1}", "do-raw", space) for space in range(MOST_RAW_SPACES)])
DO_MARBLE: Final = tuple([_add(f"do marble-{space + 1}", "do-marble", space) for space in range(MOST_MARBLE_SPACES)])
DONE: Final = _add("done", "done")
TAKE: Final = tuple([_add(f"take {name}", "take", ware) for ware, name in enumerate(MATERIALS)])
TAKE_RAW: Final = tuple([_add(f"take raw-{space + 1}", "take-raw", space) for space in range(MOST_RAW_SPACES)])
TAKE_NONE: Final = _add("take none", "take-none")
THROW: Final = tuple([_add(f"throw {name}", "throw", ware) for ware, name in enumerate(WARES)])
LOSE: Final = _add("lose it", "lose")
STORE: Final = _add("store in storehouse", "store", 0)
STORE_IN_POEM: Final = _add("store in poem", "store", 1)
PICK: Final = tuple([_add(f"pick {branch + 1}", "pick", branch) for branch in range(8)])
WAIVE: Final = _add("waive", "waive")
SPLIT: Final = tuple([_add(f"{dinars} in dinars", "split", dinars) for dinars in range(MOST_PARIAS + 1)])
TAKE_STORE_TILE: Final = tuple(
    [_add(f"take {SIDES[side]}-{place + 1}", "store-tile", side * 2 + place) for side in (0, 1) for place in (0, 1)]
)
ONTO: Final = tuple([_add(f"onto storehouse {store + 1}", "onto", store) for store in range(4)])
ACTIVATE: Final = tuple([_add(f"activate storehouse {store + 1}", "activate", store) for store in range(4)])
BUY: Final = tuple([_add(f"buy {name}", "buy", material) for material, name in enumerate(MATERIALS)])
BUY_RAW: Final = tuple([_add(f"buy raw-{space + 1}", "buy-raw", space) for space in range(MOST_RAW_SPACES)])
SELL: Final = tuple([_add(f"sell {name}", "sell", ware) for ware, name in enumerate(WARES)])
SELL_FROM_POEM: Final = tuple([_add(f"sell {name} from poem", "sell-poem", good) for good, name in enumerate(GOODS)])
TRADE_UP: Final = tuple(
    [_add(f"trade {MATERIALS[low]} for {MATERIALS[low + 1]}", "trade", low, low + 1) for low in range(3)]
)
TRADE_DOWN: Final = tuple(
    [_add(f"trade {MATERIALS[low + 1]} for {MATERIALS[low]}", "trade", low + 1, low) for low in range(3)]
)
STOP: Final = _add("stop", "stop")
BUILD_MAJOR: Final = _add("build major", "build-major")
BUILD_MINOR: Final = tuple([_add(f"build minor {number}", "build-minor", number) for number in range(MOST_CARDS + 1)])
REFRESH: Final = _add("refresh", "refresh")


def _lays() -> dict[tuple[int, ...], Answer]:
    lays: dict[tuple[int, ...], Answer] = {}
    kinds = range(MATERIAL_COUNT)
    sets: list[tuple[int, ...]] = [(one,) for one in kinds]
    sets.extend([(one, two) for one in kinds for two in kinds if one <= two])
    sets.extend([(one, two, three) for one in kinds for two in kinds for three in kinds if one <= two <= three])
    for materials in sets:
        names = " ".join([MATERIALS[material] for material in materials])
        lays[materials] = _add(f"lay {names}", "lay", len(lays))
    return lays


LAY: Final = _lays()
"""The answer for each set of one to three materials, sorted."""
LAID: Final = tuple(LAY)
"""The set of materials of each such answer, by its first number."""
TILE: Final = tuple([_add(f"tile {number}", "tile", number) for number in range(MOST_CARDS + 1)])
PLACE: Final = (_add("place left", "place", 0), _add("place right", "place", 1))
CHOOSE_FAVOUR: Final = tuple([_add(f"favour {space}", "favour", space) for space in range(13)])
SHIP: Final = tuple([_add(f"ship to {name}", "ship", city) for city, name in enumerate(CITIES)])
EXPORT_GOOD: Final = tuple([_add(f"export {name}", "export", good) for good, name in enumerate(GOODS)])
EXPORT_FROM_POEM: Final = tuple(
    [_add(f"export {name} from poem", "export-poem", good) for good, name in enumerate(GOODS)]
)
CONSOLIDATE_CITY: Final = tuple([_add(f"consolidate {name}", "consolidate", city) for city, name in enumerate(CITIES)])
BONUS_OF: Final = tuple([_add(f"bonus of {name}", "bonus-of", city) for city, name in enumerate(CITIES)])
PROCESS: Final = tuple([_add(f"process {RAWS[family]}", "process", family) for family in range(FAMILIES)])
CARVE_BLUE: Final = tuple([_add(f"carve {number} blue", "carve", number, 0) for number in range(MOST_CARDS + 1)])
CARVE_RED: Final = tuple([_add(f"carve {number} red", "carve", number, 1) for number in range(MOST_CARDS + 1)])
MAJOR_POEM_IDS: Final = tuple([f"{letter}{digit}" for letter in "ABCDEFGHIJ" for digit in range(1, 7)])
CARVE_MAJOR: Final = tuple([_add(f"carve {name}", "carve-major", index) for index, name in enumerate(MAJOR_POEM_IDS)])
REACTIVATE_POEM: Final = tuple([_add(f"reactivate {number}", "reactivate", number) for number in range(MOST_CARDS + 1)])
INCOME_OF_CITY: Final = tuple([_add(f"income of {name}", "income-city", city) for city, name in enumerate(CITIES)])
INCOME_OF_POEM: Final = tuple(
    [_add(f"income of poem {number}", "income-poem", number) for number in range(MOST_CARDS + 1)]
)
BY_MARKER: Final = tuple([_add(f"{count} by marker", "by-marker", count) for count in range(MOST_PARIAS + 1)])
BY_DINARS: Final = tuple([_add(f"{count} by dinars", "by-dinars", count) for count in range(MOST_PARIAS + 1)])
BY_SEALS: Final = tuple([_add(f"{count} by seals", "by-seals", count) for count in range(MOST_PARIAS + 1)])
START_WITH: Final = tuple([_add(f"start with seat {seat}", "start-with", seat) for seat in range(4)])
PAY_SEAL: Final = _add("pay a seal", "pay-seal")
LOSE_PRESTIGE: Final = _add("lose prestige", "lose-prestige")
THROW_FROM_POEM: Final = tuple([_add(f"throw {name} from poem", "throw-poem", good) for good, name in enumerate(GOODS)])


def _threes() -> dict[tuple[int, ...], Answer]:
    return {
        materials: _add("take " + " ".join([MATERIALS[material] for material in materials]), "take-three", lay.first)
        for materials, lay in LAY.items()
        if len(materials) == 3
    }


TAKE_THREE: Final = _threes()
"""The answer for each set of three materials that a quarry may give, sorted; its number is the set's in LAID."""
ACTION_OF_CITY: Final = tuple([_add(f"action of {name}", "action-of", city) for city, name in enumerate(CITIES)])
FIRST_PART: Final = tuple([_add(f"part {part + 1} first", "first-part", part) for part in range(8)])

OPTIONS: Final[tuple[Option, ...]] = tuple(_ALL)
"""All options by number."""
BY_NOTATION: Final = {option.notation.lower(): option for option in OPTIONS}


def read(text: object) -> Option:
    """The option written as `text`; spaces and case do not matter."""
    return read_notation(text, BY_NOTATION, message("sabika-title"))


def work_option(worker: int, square: int) -> Answer:
    option = WORK[worker][square]
    assert option is not None
    return option
