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
    INSERTS,
    KINDS,
    MARKETS,
    MOST_TOWERS,
    ORDINARY,
    PART_NAMES,
    SLOT_GOLD,
    SLOT_KIND,
    SLOTS,
    SPIES,
    TENT,
)

_ALL: list[Option] = []


class Answer(Option):
    """An option of this game. Making one puts it at the end of the table; by itself it names nothing: `done`."""

    __slots__ = ()

    def __init__(self, notation: str) -> None:
        super().__init__(GAME, len(_ALL), notation)
        _ALL.append(self)


# The kinds of answers, by what they name. A class is called after its verb, or `Of...` if several verbs share it.


class Go(Answer):
    """Choose an area, and a space if it matters which: `go middles`, `go circle 3`, `go bank 10`."""

    __slots__ = ("area", "value")

    def __init__(self, notation: str, area: int, value: int) -> None:
        super().__init__(notation)
        self.area: Final = area
        self.value: Final = value


class Lay(Answer):
    """Lay one buyer, or any two face down: `lay blue`, `lay blue green face down` (A-DISP-01, A-DISP-07).

    `second` is -1 for a single buyer. `lay two at random` exists for one house rule only.
    """

    __slots__ = ("first", "second")

    def __init__(self, notation: str, first: int, second: int) -> None:
        super().__init__(notation)
        self.first: Final = first
        self.second: Final = second


class Take(Answer):
    """Take a part, or none: `take black middle`, `take red gold window`, `take nothing`; `part` is then -1."""

    __slots__ = ("part",)

    def __init__(self, notation: str, part: int) -> None:
        super().__init__(notation)
        self.part: Final = part


class Build(Answer):
    """How many parts to build: `build 3` (A-BUILD-25)."""

    __slots__ = ("count",)

    def __init__(self, notation: str, count: int) -> None:
        super().__init__(notation)
        self.count: Final = count


class SearchPile(Answer):
    """The draw pile to search, by the kind of its parts: `search tops` (A-SPY-02)."""

    __slots__ = ("kind",)

    def __init__(self, notation: str, kind: int) -> None:
        super().__init__(notation)
        self.kind: Final = kind


class Pay(Answer):
    """What to pay for lit windows, in asari: `pay 4` (A-LIT-02, A-LIT-03)."""

    __slots__ = ("asari",)

    def __init__(self, notation: str, asari: int) -> None:
        super().__init__(notation)
        self.asari: Final = asari


class OfColour(Answer):
    """A lit window by its colour: `keep red`, `return red` (A-LIT-05, A-LIT-07)."""

    __slots__ = ("colour",)

    def __init__(self, notation: str, colour: int) -> None:
        super().__init__(notation)
        self.colour: Final = colour


class Found(Answer):
    """Build a base and a top as a new tower: `found white`, `found red gold base gold top`."""

    __slots__ = ("base_gold", "colour", "top_gold")

    def __init__(self, notation: str, colour: int, base_gold: int, top_gold: int) -> None:
        super().__init__(notation)
        self.colour: Final = colour
        self.base_gold: Final = base_gold
        self.top_gold: Final = top_gold


class Raise(Answer):
    """Insert a part into a tower: `raise black-1 with gold window`."""

    __slots__ = ("colour", "ordinal", "slot")

    def __init__(self, notation: str, colour: int, ordinal: int, slot: int) -> None:
        super().__init__(notation)
        self.colour: Final = colour
        self.ordinal: Final = ordinal
        self.slot: Final = slot


class Light(Answer):
    """Lay a lit window on a closed one: `light black-1 window`, `light black-1 gold window` (A-LIT-13)."""

    __slots__ = ("colour", "gold", "ordinal")

    def __init__(self, notation: str, colour: int, ordinal: int, gold: int) -> None:
        super().__init__(notation)
        self.colour: Final = colour
        self.ordinal: Final = ordinal
        self.gold: Final = gold


class Shift(Answer):
    """Move an insert between one's towers of a colour: `move middle from black-1 to black-2` (one house rule only)."""

    __slots__ = ("colour", "slot", "source", "target")

    def __init__(self, notation: str, colour: int, source: int, target: int, slot: int) -> None:
        super().__init__(notation)
        self.colour: Final = colour
        self.source: Final = source
        self.target: Final = target
        self.slot: Final = slot


def slot_name(slot: int) -> str:
    """`middle`, `gold window`."""
    return "gold " * SLOT_GOLD[slot] + KINDS[SLOT_KIND[slot]]


def tower_name(colour: int, ordinal: int) -> str:
    """`black-2`: a player's second black tower, in the order they were founded."""
    return f"{COLOURS[colour]}-{ordinal + 1}"


# The table. New options go at its end.

GO_MARKET: Final = tuple([Go(f"go {AREAS[area]}", area, 0) for area in MARKETS])
GO_CIRCLE: Final = tuple([Go(f"go circle {plot}", CIRCLE, plot) for plot in range(HIGHEST_PLOT + 1)])
GO_BANK: Final = tuple([Go(f"go bank {value}", BANK, value) for value in range(HIGHEST_VALUE + 1)])
GO_COLOURED: Final = Go(f"go {AREAS[COLOURED]}", COLOURED, 0)
GO_SPIES: Final = tuple([Go(f"go spies {value}", SPIES, value) for value in range(HIGHEST_VALUE + 1)])
GO_FAVOUR: Final = Go(f"go {AREAS[FAVOUR]}", FAVOUR, 0)
GO_TENT: Final = tuple([Go(f"go tent {value}", TENT, value) for value in range(HIGHEST_VALUE + 1)])
GO_HOUSE: Final = Go(f"go {AREAS[HOUSE]}", HOUSE, 0)
GO_HOUSE_OFFER: Final = tuple([Go(f"go house {value}", HOUSE, value) for value in range(HIGHEST_VALUE + 1)])
LAY_SINGLE: Final = tuple([Lay(f"lay {BUYERS[colour]}", colour, -1) for colour in range(BUYER_COLOURS)])
LAY_PAIR: Final = tuple(
    [
        Lay(f"lay {BUYERS[first]} {BUYERS[second]} face down", first, second)
        for first in range(BUYER_COLOURS)
        for second in range(first, BUYER_COLOURS)
    ]
)
LAY_RANDOM: Final = Lay("lay two at random face down", -1, -1)
TAKE: Final = tuple([Take(f"take {PART_NAMES[part]}", part) for part in range(ORDINARY)])
TAKE_NOTHING: Final = Take("take nothing", -1)
BUILD: Final = tuple([Build(f"build {number}", number) for number in range(HIGHEST_PLOT + 1)])
SEARCH: Final = tuple([SearchPile(f"search {AREAS[kind]}", kind) for kind in MARKETS])
RECRUIT: Final = Answer("recruit")
DECLINE: Final = Answer("decline")
OFFER: Final = tuple([Pay(f"pay {asari}", asari) for asari in range(HIGHEST_VALUE + 1)])
KEEP: Final = tuple([OfColour(f"keep {COLOURS[colour]}", colour) for colour in range(COLOUR_COUNT)])
RETURN: Final = tuple([OfColour(f"return {COLOURS[colour]}", colour) for colour in range(COLOUR_COUNT)])
FOUND: Final = tuple(
    [
        Found(
            f"found {COLOURS[colour]}" + " gold base" * base_gold + " gold top" * top_gold, colour, base_gold, top_gold
        )
        for colour in range(COLOUR_COUNT)
        for base_gold in (0, 1)
        for top_gold in (0, 1)
    ]
)
RAISE: Final = tuple(
    [
        Raise(f"raise {tower_name(colour, ordinal)} with {slot_name(slot)}", colour, ordinal, slot)
        for colour in range(COLOUR_COUNT)
        for ordinal in range(MOST_TOWERS)
        for slot in range(SLOTS)
    ]
)
LIGHT: Final = tuple(
    [
        Light(f"light {tower_name(colour, ordinal)} {'gold ' * gold}window", colour, ordinal, gold)
        for colour in range(COLOUR_COUNT)
        for ordinal in range(MOST_TOWERS)
        for gold in (0, 1)
    ]
)
SHIFT: Final = tuple(
    [
        Shift(
            f"move {slot_name(slot)} from {tower_name(colour, source)} to {tower_name(colour, target)}",
            colour,
            source,
            target,
            slot,
        )
        for colour in range(COLOUR_COUNT)
        for source in range(MOST_TOWERS)
        for target in range(MOST_TOWERS)
        for slot in INSERTS
    ]
)
RETURN_REST: Final = Answer("return the rest")
KEEP_ANY: Final = Answer("keep any")
DONE: Final = Answer("done")

OPTIONS: Final = tuple(_ALL)
"""All options by number."""
BY_NOTATION: Final = {option.notation.lower(): option for option in OPTIONS}


def raise_option(colour: int, ordinal: int, slot: int) -> Option:
    return RAISE[(colour * MOST_TOWERS + ordinal) * SLOTS + slot]


def light_option(colour: int, ordinal: int, gold: int) -> Option:
    return LIGHT[(colour * MOST_TOWERS + ordinal) * 2 + gold]


def shift_option(colour: int, source: int, target: int, slot: int) -> Option:
    return SHIFT[((colour * MOST_TOWERS + source) * MOST_TOWERS + target) * len(INSERTS) + slot - INSERTS[0]]


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
