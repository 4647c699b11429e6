"""The nouns of Asara as small numbers, and their names.

A tower part is one number: kind, colour and gold together (`part`). Lit windows come after
the ordinary parts, one number per colour. The parts behind a screen are a list of counts by number.
"""

from __future__ import annotations

from typing import Final

GAME: Final = "asara"

# Buyers (A-SET-09)
BUYERS: Final = ("blue", "green", "violet", "yellow", "orange")
BUYER_COLOURS: Final = 5

# Tower parts (A-SET-06, A-SET-07, A-SET-08)
COLOURS: Final = ("brown", "green", "red", "black", "white")
COLOUR_COUNT: Final = 5
KINDS: Final = ("base", "middle", "window", "top")
BASE: Final = 0
MIDDLE: Final = 1
WINDOW: Final = 2
TOP: Final = 3
ORDINARY: Final = 40
"""Ordinary parts are numbered 0 to 39, lit windows 40 to 44."""
PARTS: Final = 45


PER_COLOUR: Final = 2
"""Numbers of parts of one kind and colour: the plain one, then the gold one."""
PER_KIND: Final = PER_COLOUR * COLOUR_COUNT
"""Numbers of parts of one kind."""
FIRST_MIDDLE: Final = MIDDLE * PER_KIND
FIRST_WINDOW: Final = WINDOW * PER_KIND
FIRST_TOP: Final = TOP * PER_KIND
"""The brown parts; those of a colour follow `PER_COLOUR` times as far on."""


def part_of(kind: int, colour: int, gold: int) -> int:
    return kind * PER_KIND + colour * PER_COLOUR + gold


def parts_of(kind: int) -> range:
    """All parts of a kind."""
    return range(kind * PER_KIND, kind * PER_KIND + PER_KIND)


PART_KIND: Final = tuple([part // PER_KIND for part in range(ORDINARY)])
PART_COLOUR: Final = tuple(
    [part % PER_KIND // PER_COLOUR if part < ORDINARY else part - ORDINARY for part in range(PARTS)]
)
PART_GOLD: Final = tuple([part % PER_COLOUR for part in range(ORDINARY)])

# A slot is a part whatever its colour: kind and gold together
SLOTS: Final = PER_COLOUR * len(KINDS)


def slot_of(kind: int, gold: int) -> int:
    return kind * PER_COLOUR + gold


INSERTS: Final = (2, 3, 4, 5)
"""The slots of middles and windows, plain and gold (A-BUILD-11)."""
SLOT_KIND: Final = tuple([slot // PER_COLOUR for slot in range(SLOTS)])
SLOT_GOLD: Final = tuple([slot % PER_COLOUR for slot in range(SLOTS)])
PART_SLOT: Final = tuple([slot_of(PART_KIND[part], PART_GOLD[part]) for part in range(ORDINARY)])
SLOT_PARTS: Final = tuple(
    [
        tuple([part_of(SLOT_KIND[slot], colour, SLOT_GOLD[slot]) for slot in range(SLOTS)])
        for colour in range(COLOUR_COUNT)
    ]
)
"""For each colour, the part of every slot."""


def part_name(part: int) -> str:
    """`black middle`, `red gold window`, `white lit window`."""
    if part >= ORDINARY:
        return f"{COLOURS[PART_COLOUR[part]]} lit window"
    gold = "gold " if PART_GOLD[part] else ""
    return f"{COLOURS[PART_COLOUR[part]]} {gold}{KINDS[PART_KIND[part]]}"


PART_NAMES: Final = tuple(part_name(part) for part in range(PARTS))

# Areas (A-SET-16); each but the coloured building has a colour duty of its own (A-DISP-05, A-DISP-06)
AREAS: Final = (
    "bases",
    "middles",
    "windows",
    "tops",
    "circle",
    "bank",
    "coloured",
    "spies",
    "favour",
    "tent",
    "house",
)
AREA_COUNT: Final = 11
MARKETS: Final = (0, 1, 2, 3)
"""A market's number is the number of the kind it sells."""
CIRCLE: Final = 4
BANK: Final = 5
COLOURED: Final = 6
SPIES: Final = 7
FAVOUR: Final = 8
TENT: Final = 9
HOUSE: Final = 10
NO_COLOUR: Final = -1
RECRUITS: Final = 2
"""Buyers from the draw pile for one visit to the tent (A-REC-02)."""
PAIR_SIZE: Final = 2
"""Buyers that stand in for one of the right colour (A-DISP-07)."""
PAIR: Final = 5
"""Instead of a colour in `laid`: two cards face down."""
FACE_DOWN: Final = 6
"""Instead of a colour in `laid`: one card face down on the coloured building."""

HIGHEST_PLOT: Final = 7
HIGHEST_VALUE: Final = 30
"""No space prints an amount above this."""
MOST_TOWERS: Final = 9
"""No content has more bases of one colour than this."""

# Sources of prestige, with the clauses that grant it
SOURCES: Final = (
    "building",
    "towers",
    "gold",
    "lit",
    "favour",
    "brown",
    "green",
    "red",
    "black",
    "white",
    "tallest",
    "most",
    "money",
)
SOURCE_COUNT: Final = 13
SOURCE_CLAUSES: Final = (
    "A-BUILD-17",
    "A-YSC-02",
    "A-YSC-03",
    "A-LIT-21",
    "A-YSC-04",
    "A-FIN-02",
    "A-FIN-02",
    "A-FIN-02",
    "A-FIN-02",
    "A-FIN-02",
    "A-FIN-05",
    "A-FIN-07",
    "A-FIN-08",
)
FROM_BUILDING: Final = 0
FROM_TOWERS: Final = 1
FROM_GOLD: Final = 2
FROM_LIT: Final = 3
FROM_FAVOUR: Final = 4
FROM_COLOURS: Final = 5
"""Brown's number; the other colours follow in their order."""


class Tower:
    """A complete tower outside the screen: one colour, a base, a top, inserts between (A-BUILD-06 to 08).

    Frozen: a raised tower is a new one. `parts` counts by slot; `lit` and `gold_lit` count
    the plain and the gold windows that a lit window covers.
    """

    __slots__ = ("colour", "gold", "gold_lit", "height", "lit", "parts")

    def __init__(self, colour: int, parts: tuple[int, ...], lit: int = 0, gold_lit: int = 0) -> None:
        self.colour: Final = colour
        self.parts: Final = parts
        self.lit: Final = lit
        self.gold_lit: Final = gold_lit
        self.height: Final = sum(parts)
        """Number of parts; lit windows do not count (A-BUILD-32, A-LIT-15)."""
        self.gold: Final = parts[1] + parts[3] + parts[5] + parts[7] - gold_lit
        """Visible gold; a lit window covers it (A-LIT-22)."""

    def lights(self) -> int:
        """All lit windows of this tower."""
        return self.lit + self.gold_lit

    def dark_windows(self, gold: int) -> int:
        """Closed windows, plain or gold, that no lit window covers yet (A-LIT-14)."""
        return self.parts[WINDOW * PER_COLOUR + gold] - (self.gold_lit if gold else self.lit)

    def with_part(self, slot: int) -> Tower:
        """This tower with one more part."""
        parts = list(self.parts)
        parts[slot] += 1
        return Tower(self.colour, tuple(parts), self.lit, self.gold_lit)

    def without_part(self, slot: int) -> Tower:
        """This tower with one insert fewer (only with `allow-one-way-part-moves`)."""
        parts = list(self.parts)
        parts[slot] -= 1
        return Tower(self.colour, tuple(parts), self.lit, self.gold_lit)

    def with_light(self, gold: int) -> Tower:
        """This tower with a lit window laid on a plain (0) or gold (1) closed window."""
        return Tower(self.colour, self.parts, self.lit + 1 - gold, self.gold_lit + gold)

    def values(self) -> tuple[int, tuple[int, ...], int, int]:
        return self.colour, self.parts, self.lit, self.gold_lit

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tower) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Tower({COLOURS[self.colour]!r}, {self.parts}, lit={self.lit}, gold_lit={self.gold_lit})"


def new_tower(colour: int, base_gold: int, top_gold: int) -> Tower:
    """The smallest tower: a base and a top (A-BUILD-16)."""
    parts = [0] * SLOTS
    parts[slot_of(BASE, base_gold)] = 1
    parts[slot_of(TOP, top_gold)] = 1
    return Tower(colour, tuple(parts))
