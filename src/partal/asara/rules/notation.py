"""The table of all answers in Asara, each with its number and its notation.

The table is fixed: the same options, in the same order, for every game, content and variant,
so that a number means the same to every learning program.
"""

from __future__ import annotations

from typing import Final

from partal.core.decision import Option, read_notation
from partal.core.message import message

from partal.asara.rules.things import (
    AREAS,
    BANK,
    BUYER_COLOURS,
    BUYERS,
    CIRCLE,
    COLOUR_COUNT,
    COLOURED,
    COLOURS,
    FAVOUR,
    GAME,
    HIGHEST_PLOT,
    HIGHEST_VALUE,
    HOUSE,
    KINDS,
    MARKETS,
    MOST_TOWERS,
    ORDINARY,
    PART_NAMES,
    SPIES,
    TENT,
)

_ALL: list[Option] = []


class Go(Option):
    """Choose an area, and a space if it matters which: `go middles`, `go circle 3`, `go bank 10`."""

    __slots__ = ("area", "value")

    def __init__(self, number: int, notation: str, area: int, value: int) -> None:
        super().__init__(GAME, number, notation)
        self.area: Final = area
        self.value: Final = value


class Lay(Option):
    """Lay one buyer, or any two face down: `lay blue`, `lay blue green face down` (A-DISP-01, A-DISP-07).

    `second` is -1 for a single buyer. `lay two at random` exists for one house rule only.
    """

    __slots__ = ("first", "second")

    def __init__(self, number: int, notation: str, first: int, second: int) -> None:
        super().__init__(GAME, number, notation)
        self.first: Final = first
        self.second: Final = second


class Take(Option):
    """Take a part, or none: `take black middle`, `take red gold window`, `take nothing`."""

    __slots__ = ("part",)

    def __init__(self, number: int, notation: str, part: int) -> None:
        super().__init__(GAME, number, notation)
        self.part: Final = part


class Count(Option):
    """A number whose meaning depends on the question: `build 3`, `search tops`, `recruit`, `decline`, `pay 4`."""

    __slots__ = ("count",)

    def __init__(self, number: int, notation: str, count: int) -> None:
        super().__init__(GAME, number, notation)
        self.count: Final = count


class Found(Option):
    """Build a base and a top as a new tower: `found white`, `found red gold base gold top`."""

    __slots__ = ("base_gold", "colour", "top_gold")

    def __init__(self, number: int, notation: str, colour: int, base_gold: int, top_gold: int) -> None:
        super().__init__(GAME, number, notation)
        self.colour: Final = colour
        self.base_gold: Final = base_gold
        self.top_gold: Final = top_gold


class Raise(Option):
    """Insert a part into a tower: `raise black-1 with gold window`. slot = kind * 2 + gold."""

    __slots__ = ("colour", "ordinal", "slot")

    def __init__(self, number: int, notation: str, colour: int, ordinal: int, slot: int) -> None:
        super().__init__(GAME, number, notation)
        self.colour: Final = colour
        self.ordinal: Final = ordinal
        self.slot: Final = slot


class Light(Option):
    """Lay a lit window on a closed one: `light black-1 window`, `light black-1 gold window` (A-LIT-13)."""

    __slots__ = ("colour", "gold", "ordinal")

    def __init__(self, number: int, notation: str, colour: int, ordinal: int, gold: int) -> None:
        super().__init__(GAME, number, notation)
        self.colour: Final = colour
        self.ordinal: Final = ordinal
        self.gold: Final = gold


class Shift(Option):
    """Move an insert between one's towers of a colour: `move middle from black-1 to black-2` (one house rule only)."""

    __slots__ = ("colour", "slot", "source", "target")

    def __init__(self, number: int, notation: str, colour: int, source: int, target: int, slot: int) -> None:
        super().__init__(GAME, number, notation)
        self.colour: Final = colour
        self.source: Final = source
        self.target: Final = target
        self.slot: Final = slot


# The table. New options go at its end.


def _go(area: int, value: int, notation: str) -> Go:
    option = Go(len(_ALL), f"go {notation}", area, value)
    _ALL.append(option)
    return option


def _lay(first: int, second: int, notation: str) -> Lay:
    option = Lay(len(_ALL), f"lay {notation}", first, second)
    _ALL.append(option)
    return option


def _take(part: int, notation: str) -> Take:
    option = Take(len(_ALL), f"take {notation}", part)
    _ALL.append(option)
    return option


def _count(count: int, notation: str) -> Count:
    option = Count(len(_ALL), notation, count)
    _ALL.append(option)
    return option


def _found(colour: int, base_gold: int, top_gold: int) -> Found:
    notation = f"found {COLOURS[colour]}" + " gold base" * base_gold + " gold top" * top_gold
    option = Found(len(_ALL), notation, colour, base_gold, top_gold)
    _ALL.append(option)
    return option


def slot_name(slot: int) -> str:
    """`middle`, `gold window`."""
    return "gold " * (slot % 2) + KINDS[slot // 2]


def tower_name(colour: int, ordinal: int) -> str:
    """`black-2`: a player's second black tower, in the order they were founded."""
    return f"{COLOURS[colour]}-{ordinal + 1}"


def _raise(colour: int, ordinal: int, slot: int) -> Raise:
    notation = f"raise {tower_name(colour, ordinal)} with {slot_name(slot)}"
    option = Raise(len(_ALL), notation, colour, ordinal, slot)
    _ALL.append(option)
    return option


def _light(colour: int, ordinal: int, gold: int) -> Light:
    notation = f"light {tower_name(colour, ordinal)} {'gold ' * gold}window"
    option = Light(len(_ALL), notation, colour, ordinal, gold)
    _ALL.append(option)
    return option


def _shift(colour: int, source: int, target: int, slot: int) -> Shift:
    notation = f"move {slot_name(slot)} from {tower_name(colour, source)} to {tower_name(colour, target)}"
    option = Shift(len(_ALL), notation, colour, source, target, slot)
    _ALL.append(option)
    return option


GO_MARKET: Final = tuple([_go(area, 0, AREAS[area]) for area in MARKETS])
GO_CIRCLE: Final = tuple([_go(CIRCLE, plot, f"circle {plot}") for plot in range(HIGHEST_PLOT + 1)])
GO_BANK: Final = tuple([_go(BANK, value, f"bank {value}") for value in range(HIGHEST_VALUE + 1)])
GO_COLOURED: Final = _go(COLOURED, 0, AREAS[COLOURED])
GO_SPIES: Final = tuple([_go(SPIES, value, f"spies {value}") for value in range(HIGHEST_VALUE + 1)])
GO_FAVOUR: Final = _go(FAVOUR, 0, AREAS[FAVOUR])
GO_TENT: Final = tuple([_go(TENT, value, f"tent {value}") for value in range(HIGHEST_VALUE + 1)])
GO_HOUSE: Final = _go(HOUSE, 0, AREAS[HOUSE])
GO_HOUSE_OFFER: Final = tuple([_go(HOUSE, value, f"house {value}") for value in range(HIGHEST_VALUE + 1)])
LAY_SINGLE: Final = tuple([_lay(colour, -1, BUYERS[colour]) for colour in range(BUYER_COLOURS)])
LAY_PAIR: Final = tuple(
    [
        _lay(first, second, f"{BUYERS[first]} {BUYERS[second]} face down")
        for first in range(BUYER_COLOURS)
        for second in range(first, BUYER_COLOURS)
    ]
)
LAY_RANDOM: Final = _lay(-1, -1, "two at random face down")
TAKE: Final = tuple([_take(part, PART_NAMES[part]) for part in range(ORDINARY)])
TAKE_NOTHING: Final = _take(-1, "nothing")
BUILD: Final = tuple([_count(number, f"build {number}") for number in range(HIGHEST_PLOT + 1)])
SEARCH: Final = tuple([_count(kind, f"search {AREAS[kind]}") for kind in MARKETS])
RECRUIT: Final = _count(1, "recruit")
DECLINE: Final = _count(0, "decline")
OFFER: Final = tuple([_count(price, f"pay {price}") for price in range(HIGHEST_VALUE + 1)])
KEEP: Final = tuple([_count(colour, f"keep {COLOURS[colour]}") for colour in range(COLOUR_COUNT)])
RETURN: Final = tuple([_count(colour, f"return {COLOURS[colour]}") for colour in range(COLOUR_COUNT)])
FOUND: Final = tuple(
    [
        _found(colour, base_gold, top_gold)
        for colour in range(COLOUR_COUNT)
        for base_gold in (0, 1)
        for top_gold in (0, 1)
    ]
)
RAISE: Final = tuple(
    [
        _raise(colour, ordinal, slot)
        for colour in range(COLOUR_COUNT)
        for ordinal in range(MOST_TOWERS)
        for slot in range(8)
    ]
)
LIGHT: Final = tuple(
    [
        _light(colour, ordinal, gold)
        for colour in range(COLOUR_COUNT)
        for ordinal in range(MOST_TOWERS)
        for gold in (0, 1)
    ]
)
SHIFT: Final = tuple(
    [
        _shift(colour, source, target, slot)
        for colour in range(COLOUR_COUNT)
        for source in range(MOST_TOWERS)
        for target in range(MOST_TOWERS)
        for slot in (2, 3, 4, 5)
    ]
)
RETURN_REST: Final = _count(-1, "return the rest")
KEEP_ANY: Final = _count(-1, "keep any")
DONE: Final = _count(0, "done")
OPTIONS: Final = tuple(_ALL)
"""All options by number."""

BY_NOTATION: Final = {option.notation: option for option in OPTIONS}


def raise_option(colour: int, ordinal: int, slot: int) -> Option:
    return RAISE[(colour * MOST_TOWERS + ordinal) * 8 + slot]


def light_option(colour: int, ordinal: int, gold: int) -> Option:
    return LIGHT[(colour * MOST_TOWERS + ordinal) * 2 + gold]


def shift_option(colour: int, source: int, target: int, slot: int) -> Option:
    return SHIFT[((colour * MOST_TOWERS + source) * MOST_TOWERS + target) * 4 + slot - 2]


def read(text: object) -> Option:
    """The option written as `text`; spaces and case do not matter."""
    return read_notation(text, BY_NOTATION, message("asara-title"))


# The buyers that can be laid depend only on which colours are held once and which at least twice,
# so the lists are made in advance: index = sum over colours of min(held, 2) * 3 ** colour.
POWERS: Final = (1, 3, 9, 27, 81)


def _singles(index: int) -> tuple[Option, ...]:
    return tuple([LAY_SINGLE[colour] for colour in range(BUYER_COLOURS) if index // POWERS[colour] % 3])


def _pairs(index: int) -> tuple[Option, ...]:
    pairs: list[Option] = []
    number = 0
    for first in range(BUYER_COLOURS):
        for second in range(first, BUYER_COLOURS):
            held = index // POWERS[first] % 3
            if (held > 1) if first == second else (held > 0 and index // POWERS[second] % 3 > 0):
                pairs.append(LAY_PAIR[number])
            number += 1
    return tuple(pairs)


SINGLES_OF: Final = tuple([_singles(index) for index in range(243)])
PAIRS_OF: Final = tuple([_pairs(index) for index in range(243)])
EITHER_OF: Final = tuple([SINGLES_OF[index] + PAIRS_OF[index] for index in range(243)])
SINGLE_OR_PAIRS_OF: Final = tuple(
    [tuple([(LAY_SINGLE[colour], *PAIRS_OF[index]) for colour in range(BUYER_COLOURS)]) for index in range(243)]
)
