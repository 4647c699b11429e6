"""The table of all answers in Sabika, each with its number and its notation.

The table is fixed: the same options, in the same order, for every game, content and variant.
"""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option, read_notation
from partal.core.message import message

from partal.sabika.rules.things import (
    BLUE,
    CITIES,
    FAMILIES,
    GAME,
    GOODS,
    LEFT,
    MATERIAL_COUNT,
    MATERIALS,
    MOST_MARBLE_SPACES,
    MOST_RAW_SPACES,
    QUARRY_MATERIALS,
    RAWS,
    RED,
    RIGHT,
    RING_OF,
    RING_OF_SQUARE,
    SIDES,
    SQUARE_COUNT,
    SQUARES,
    STORE_PLACES,
    STOREHOUSES,
    WARES,
    WORKERS,
)

MOST_CARDS: Final = 60
"""No kind of card or tile is numbered higher than this."""
MOST_PARIAS: Final = 20


_ALL: list[Option] = []


class Answer(Option):
    """An option of this game. Making one puts it at the end of the table; by itself it names nothing: `done`."""

    __slots__ = ()

    def __init__(self, notation: str, verb: str = "") -> None:
        super().__init__(GAME, len(_ALL), notation, verb)
        _ALL.append(self)


# The kinds of answers, by what they name. A class is called after its verb, or `Of...` if many verbs share it.


class OfCard(Answer):
    """A card or tile by the number printed on it: `keep tile 3`, `build minor 12`, `reactivate 7`."""

    __slots__ = ("card",)

    def __init__(self, notation: str, card: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.card: Final = card


class Work(Answer):
    """Send a worker to a square, or let it rest: `work poet to carve-1`, `rest poet` (S-TURN-05).

    `square` is -1 for a worker that rests.
    """

    __slots__ = ("square", "worker")

    def __init__(self, notation: str, worker: int, square: int) -> None:
        super().__init__(notation)
        self.worker: Final = worker
        self.square: Final = square


class OfSpace(Answer):
    """A raw or marble space of the board, by its index in the content: `do raw-1`, `do marble-2`, `buy raw-4`."""

    __slots__ = ("space",)

    def __init__(self, notation: str, space: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.space: Final = space


class OfWare(Answer):
    """A material or good in the storehouses: `take wood`, `sell sugar`, `throw gypsum`."""

    __slots__ = ("ware",)

    def __init__(self, notation: str, ware: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.ware: Final = ware


class OfFamily(Answer):
    """A raw material, or the good made of it: `process cane`, `export sugar`, `sell sugar from poem`."""

    __slots__ = ("family",)

    def __init__(self, notation: str, family: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.family: Final = family


class Pick(Answer):
    """One side of a bonus that offers several: `pick 2` (S-BAL-12)."""

    __slots__ = ("branch",)

    def __init__(self, notation: str, branch: int) -> None:
        super().__init__(notation)
        self.branch: Final = branch


class FirstPart(Answer):
    """The part of a bonus to carry out next: `part 2 first` (S-ICON-10)."""

    __slots__ = ("part",)

    def __init__(self, notation: str, part: int) -> None:
        super().__init__(notation, "first-part")
        self.part: Final = part


class OfCount(Answer):
    """So many parias or dinars: `3 in dinars`, `2 by marker`, `1 by seals`."""

    __slots__ = ("count",)

    def __init__(self, notation: str, count: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.count: Final = count


class TakeStoreTile(Answer):
    """A tile of the storehouse display, by its place there: `take left-1` (S-STHA-05)."""

    __slots__ = ("place",)

    def __init__(self, notation: str, place: int) -> None:
        super().__init__(notation, "store-tile")
        self.place: Final = place


class OfStorehouse(Answer):
    """One of the player's storehouses: `onto storehouse 1`, `activate storehouse 2`."""

    __slots__ = ("storehouse",)

    def __init__(self, notation: str, storehouse: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.storehouse: Final = storehouse


class TradeMaterial(Answer):
    """Give one material for the next in value, or the other way round: `trade gypsum for wood` (S-MKT-05)."""

    __slots__ = ("given", "taken")

    def __init__(self, notation: str, given: int, taken: int) -> None:
        super().__init__(notation)
        self.given: Final = given
        self.taken: Final = taken


class OfMaterials(Answer):
    """A sorted set of materials: `lay gypsum wood marble`, `take gypsum gypsum wood`."""

    __slots__ = ("materials",)

    def __init__(self, notation: str, materials: tuple[int, ...], *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.materials: Final = materials


class Place(Answer):
    """An end of one's row of minor buildings: `place left` (S-MIN-06)."""

    __slots__ = ("side",)

    def __init__(self, notation: str, side: int) -> None:
        super().__init__(notation)
        self.side: Final = side


class ChooseFavour(Answer):
    """A space of the Sultan's favour, by its number: `favour 3` (S-FAV-02)."""

    __slots__ = ("space",)

    def __init__(self, notation: str, space: int) -> None:
        super().__init__(notation)
        self.space: Final = space


class OfCity(Answer):
    """A city on the map: `ship to cairo`, `consolidate fez`, `income of tunis`."""

    __slots__ = ("city",)

    def __init__(self, notation: str, city: int, *, verb: str = "") -> None:
        super().__init__(notation, verb)
        self.city: Final = city


class CarvePoem(Answer):
    """A poem by its number, on its blue or its red side: `carve 12 blue` (S-CARV-03, S-CARV-04)."""

    __slots__ = ("colour", "poem")

    def __init__(self, notation: str, poem: int, colour: int) -> None:
        super().__init__(notation)
        self.poem: Final = poem
        self.colour: Final = colour


class CarveMajor(Answer):
    """A major poem by its letter and digit: `carve A1` (S-CARV-05)."""

    __slots__ = ("name",)

    def __init__(self, notation: str, name: str) -> None:
        super().__init__(notation, "carve-major")
        self.name: Final = name


class StartWith(Answer):
    """The player who begins the next round: `start with seat 1` (S-FIRST-01)."""

    __slots__ = ("seat",)

    def __init__(self, notation: str, seat: int) -> None:
        super().__init__(notation, "start-with")
        self.seat: Final = seat


# The table. New options go at its end.

KEEP_TILE: Final = tuple([OfCard(f"keep tile {number}", number, verb="keep-tile") for number in range(MOST_CARDS + 1)])
WORK: Final = tuple(
    [
        tuple(
            [
                Work(f"work {WORKERS[worker]} to {SQUARES[square]}", worker, square)
                if RING_OF_SQUARE[square] == RING_OF[worker]
                else None
                for square in range(SQUARE_COUNT)
            ]
        )
        for worker in range(len(WORKERS))
    ]
)
REST: Final = tuple([Work(f"rest {WORKERS[worker]}", worker, -1) for worker in range(len(WORKERS))])
DO_MAIN: Final = Answer("do main", verb="main")
DO_RAW: Final = tuple([OfSpace(f"do raw-{space + 1}", space, verb="do-raw") for space in range(MOST_RAW_SPACES)])
DO_MARBLE: Final = tuple(
    [OfSpace(f"do marble-{space + 1}", space, verb="do-marble") for space in range(MOST_MARBLE_SPACES)]
)
DONE: Final = Answer("done")
TAKE: Final = tuple([OfWare(f"take {name}", ware) for ware, name in enumerate(MATERIALS)])
TAKE_RAW: Final = tuple([OfSpace(f"take raw-{space + 1}", space, verb="take-raw") for space in range(MOST_RAW_SPACES)])
TAKE_NONE: Final = Answer("take none", verb="take-none")
THROW: Final = tuple([OfWare(f"throw {name}", ware) for ware, name in enumerate(WARES)])
LOSE: Final = Answer("lose it")
STORE: Final = Answer("store in storehouse", verb="store-in-storehouse")
STORE_IN_POEM: Final = Answer("store in poem", verb="store-in-poem")
PICK: Final = tuple([Pick(f"pick {branch + 1}", branch) for branch in range(8)])
WAIVE: Final = Answer("waive")
SPLIT: Final = tuple([OfCount(f"{dinars} in dinars", dinars, verb="split") for dinars in range(MOST_PARIAS + 1)])
TAKE_STORE_TILE: Final = tuple([TakeStoreTile(f"take {name}", place) for place, name in enumerate(STORE_PLACES)])
ONTO: Final = tuple([OfStorehouse(f"onto storehouse {store + 1}", store) for store in range(STOREHOUSES)])
ACTIVATE: Final = tuple([OfStorehouse(f"activate storehouse {store + 1}", store) for store in range(STOREHOUSES)])
BUY: Final = tuple([OfWare(f"buy {name}", material) for material, name in enumerate(MATERIALS)])
BUY_RAW: Final = tuple([OfSpace(f"buy raw-{space + 1}", space, verb="buy-raw") for space in range(MOST_RAW_SPACES)])
SELL: Final = tuple([OfWare(f"sell {name}", ware) for ware, name in enumerate(WARES)])
SELL_FROM_POEM: Final = tuple(
    [OfFamily(f"sell {name} from poem", good, verb="sell-poem") for good, name in enumerate(GOODS)]
)
TRADE_UP: Final = tuple(
    [
        TradeMaterial(f"trade {MATERIALS[low]} for {MATERIALS[low + 1]}", low, low + 1)
        for low in range(MATERIAL_COUNT - 1)
    ]
)
TRADE_DOWN: Final = tuple(
    [
        TradeMaterial(f"trade {MATERIALS[low + 1]} for {MATERIALS[low]}", low + 1, low)
        for low in range(MATERIAL_COUNT - 1)
    ]
)
STOP: Final = Answer("stop")
BUILD_MAJOR: Final = Answer("build major", verb="build-major")
BUILD_MINOR: Final = tuple(
    [OfCard(f"build minor {number}", number, verb="build-minor") for number in range(MOST_CARDS + 1)]
)
REFRESH: Final = Answer("refresh")


def _lays() -> dict[tuple[int, ...], OfMaterials]:
    lays: dict[tuple[int, ...], OfMaterials] = {}
    kinds = range(MATERIAL_COUNT)
    sets: list[tuple[int, ...]] = [(one,) for one in kinds]
    sets.extend([(one, two) for one in kinds for two in kinds if one <= two])
    sets.extend([(one, two, three) for one in kinds for two in kinds for three in kinds if one <= two <= three])
    for materials in sets:
        names = " ".join([MATERIALS[material] for material in materials])
        lays[materials] = OfMaterials(f"lay {names}", materials)
    return lays


LAY: Final = _lays()
"""The answer for each set of one to three materials, sorted."""
TILE: Final = tuple([OfCard(f"tile {number}", number) for number in range(MOST_CARDS + 1)])
PLACE: Final = tuple([Place(f"place {SIDES[side]}", side) for side in (LEFT, RIGHT)])
CHOOSE_FAVOUR: Final = tuple([ChooseFavour(f"favour {space}", space) for space in range(13)])
SHIP: Final = tuple([OfCity(f"ship to {name}", city) for city, name in enumerate(CITIES)])
EXPORT_GOOD: Final = tuple([OfFamily(f"export {name}", good) for good, name in enumerate(GOODS)])
EXPORT_FROM_POEM: Final = tuple(
    [OfFamily(f"export {name} from poem", good, verb="export-poem") for good, name in enumerate(GOODS)]
)
CONSOLIDATE_CITY: Final = tuple([OfCity(f"consolidate {name}", city) for city, name in enumerate(CITIES)])
BONUS_OF: Final = tuple([OfCity(f"bonus of {name}", city, verb="bonus-of") for city, name in enumerate(CITIES)])
PROCESS: Final = tuple([OfFamily(f"process {RAWS[family]}", family) for family in range(FAMILIES)])
CARVE_BLUE: Final = tuple([CarvePoem(f"carve {number} blue", number, BLUE) for number in range(MOST_CARDS + 1)])
CARVE_RED: Final = tuple([CarvePoem(f"carve {number} red", number, RED) for number in range(MOST_CARDS + 1)])
MAJOR_POEM_IDS: Final = tuple([f"{letter}{digit}" for letter in "ABCDEFGHIJ" for digit in range(1, 7)])
CARVE_MAJOR: Final = tuple([CarveMajor(f"carve {name}", name) for name in MAJOR_POEM_IDS])
REACTIVATE_POEM: Final = tuple([OfCard(f"reactivate {number}", number) for number in range(MOST_CARDS + 1)])
INCOME_OF_CITY: Final = tuple(
    [OfCity(f"income of {name}", city, verb="income-city") for city, name in enumerate(CITIES)]
)
INCOME_OF_POEM: Final = tuple(
    [OfCard(f"income of poem {number}", number, verb="income-poem") for number in range(MOST_CARDS + 1)]
)
BY_MARKER: Final = tuple([OfCount(f"{count} by marker", count, verb="by-marker") for count in range(MOST_PARIAS + 1)])
BY_DINARS: Final = tuple([OfCount(f"{count} by dinars", count, verb="by-dinars") for count in range(MOST_PARIAS + 1)])
BY_SEALS: Final = tuple([OfCount(f"{count} by seals", count, verb="by-seals") for count in range(MOST_PARIAS + 1)])
START_WITH: Final = tuple([StartWith(f"start with seat {seat}", seat) for seat in range(4)])
PAY_SEAL: Final = Answer("pay a seal", verb="pay-seal")
LOSE_PRESTIGE: Final = Answer("lose prestige", verb="lose-prestige")
THROW_FROM_POEM: Final = tuple(
    [OfFamily(f"throw {name} from poem", good, verb="throw-poem") for good, name in enumerate(GOODS)]
)


def _threes() -> dict[tuple[int, ...], OfMaterials]:
    return {
        materials: OfMaterials(
            "take " + " ".join([MATERIALS[material] for material in materials]), materials, verb="take-three"
        )
        for materials in LAY
        if len(materials) == QUARRY_MATERIALS
    }


TAKE_THREE: Final = _threes()
"""The answer for each set of three materials that a quarry may give, sorted."""
ACTION_OF_CITY: Final = tuple([OfCity(f"action of {name}", city, verb="action-of") for city, name in enumerate(CITIES)])
FIRST_PART: Final = tuple([FirstPart(f"part {part + 1} first", part) for part in range(8)])

OPTIONS: Final = tuple(_ALL)
"""All options by number."""
BY_NOTATION: Final = {option.notation.lower(): option for option in OPTIONS}


def work_option(worker: int, square: int) -> Work:
    option = WORK[worker][square]
    assert option is not None
    return option


def read(text: object) -> Option:
    """The option written as `text`; spaces and case do not matter."""
    return read_notation(text, BY_NOTATION, message("sabika-title"))
