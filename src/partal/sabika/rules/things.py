"""The nouns of Sabika as small numbers, and their names."""

from __future__ import annotations

from typing import Final

GAME: Final = "sabika"

# Materials in rising value (S-RES-05) and goods share the storehouses; raw materials do not (S-RAW-08).
MATERIALS: Final = ("gypsum", "wood", "marble", "glazed")
MATERIAL_COUNT: Final = 4
GYPSUM: Final = 0
WOOD: Final = 1
MARBLE: Final = 2
GLAZED: Final = 3
FAMILIES: Final = 3
RAWS: Final = ("cane", "silk", "clay")
GOODS: Final = ("sugar", "clothes", "pottery")
"""The good of each family has the same number as its raw material (S-RAW-01)."""
WARES: Final = (*MATERIALS, *GOODS)
WARE_COUNT: Final = 7
FIRST_GOOD: Final = 4
"""Goods follow the materials in a store: ware = FIRST_GOOD + family."""
EMPTY: Final = -1
"""A raw or marble space without a token."""
COVERED: Final = -2
"""A raw or marble space that is not in this game."""

# Rings and workers (S-ROUND-07)
RINGS: Final = ("outer", "middle", "inner")
OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2
WORKERS: Final = ("builder-1", "builder-2", "merchant", "poet")
WORKER_COUNT: Final = 4
RING_OF: Final = (OUTER, OUTER, MIDDLE, INNER)
"""The ring of each worker."""
WORKSHOP: Final = -1
"""The place of a worker that is on no square."""

# Main actions, in the order of the rulebook; each belongs to one ring
ACTIONS: Final = (
    "minor-quarry",
    "major-quarry",
    "storehouse",
    "market",
    "construction",
    "export",
    "consolidate",
    "produce",
    "carve",
    "reactivate",
    "artisanal",
)
MINOR_QUARRY: Final = 0
MAJOR_QUARRY: Final = 1
STOREHOUSE: Final = 2
MARKET: Final = 3
CONSTRUCTION: Final = 4
EXPORT: Final = 5
CONSOLIDATE: Final = 6
PRODUCE: Final = 7
CARVE: Final = 8
REACTIVATE: Final = 9
ARTISANAL: Final = 10
RING_OF_ACTION: Final = (0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2)

# Squares by name: the action and a number, clockwise from the top; storehouses by side
SIDES: Final = ("left", "right")
LEFT: Final = 0
RIGHT: Final = 1
EITHER: Final = 2
_COPIES: Final = 4


def _square_names() -> tuple[str, ...]:
    names: list[str] = []
    for action in ACTIONS:
        if action == "storehouse":
            names.extend([f"storehouse-{side}" for side in SIDES])
        else:
            names.extend([f"{action}-{copy}" for copy in range(1, _COPIES + 1)])
    return tuple(names)


SQUARES: Final = _square_names()
"""Every square name a board may use; a square's number is its index here."""
SQUARE_COUNT: Final = len(SQUARES)
ACTION_OF: Final = tuple([ACTIONS.index(name.rsplit("-", 1)[0]) for name in SQUARES])
RING_OF_SQUARE: Final = tuple([RING_OF_ACTION[action] for action in ACTION_OF])
STOREHOUSE_LEFT: Final = SQUARES.index("storehouse-left")
STOREHOUSE_RIGHT: Final = SQUARES.index("storehouse-right")
_SIDES: Final = {STOREHOUSE_LEFT: LEFT, STOREHOUSE_RIGHT: RIGHT}
SIDE_OF: Final = tuple([_SIDES.get(square, EITHER) for square in range(SQUARE_COUNT)])
"""The side of the storehouse display that a square belongs to; EITHER for all other squares (S-STHA-03)."""
MOST_RAW_SPACES: Final = 12
MOST_MARBLE_SPACES: Final = 8

# The map (S-CITY-05); Fez, Tunis and Bruges are our names
CITIES: Final = ("algiers", "florence", "cairo", "ragusa", "constantinople", "venice", "fez", "tunis", "bruges")
CITY_COUNT: Final = 9
GRANADA: Final = 9
PORTS: Final = (*CITIES, "granada")
NO_SHIP: Final = 0
ON_LEFT: Final = 1
ON_RIGHT: Final = 2
BLUE_CITY: Final = 0
RED_CITY: Final = 1

# Buildings (S-ICON-08)
TYPES: Final = ("palace", "fountain", "door", "garden", "tower", "window")
TYPE_COUNT: Final = 6
FIRST_MINOR_TYPE: Final = 3
MOSAICS: Final = ("yellow", "blue", "green", "violet")
"""Colours of the half mosaics; each has its balance bonus (S-BAL-06 to S-BAL-10)."""
JOKER: Final = 4

BLUE: Final = 0
RED: Final = 1
GREY: Final = 2
POEM_COLOURS: Final = ("blue", "red", "grey")

ROUNDS: Final = 5
FIRST_ERA_ROUNDS: Final = 2
"""Era I is these first rounds, Era II the rest (S-ROUND-02)."""
STOREHOUSES: Final = 4
"""A player's storehouses, of one box each at first (S-SETP-01)."""
QUARRY_MATERIALS: Final = 3
"""What a quarry gives; its answers name each piece, so content cannot change it (S-QUAR-01)."""
OPEN_PER_SIDE: Final = 2
"""Open storehouse tiles on each side of the rondel (S-STHA-02)."""
STORE_PLACES: Final = tuple([f"{side}-{place + 1}" for side in SIDES for place in range(OPEN_PER_SIDE)])
"""The places of open storehouse tiles, the nearer one of each side first."""
MINOR_PLACES: Final = 4
"""The places of open minor cards: top left, top right, bottom left, bottom right (S-SETB-09)."""
MOST_EXPANSIONS: Final = 2
"""How often a storehouse can be expanded (S-STHA-08)."""
GIVEN: Final = (*MATERIALS, "dinar", "raw", "good", "paria", "seal", "favour", "prestige")
"""What bonuses and actions give, by name."""
DINARS_PER_PARIA: Final = 2
"""What a paria of the tribute costs in dinars (S-TRIB-04)."""
GOODS_PER_SHIP: Final = 2
"""The most goods that an export takes to a city (S-EXP-11)."""
GOODS_PER_FREE_SHIP: Final = 1
"""The most goods that a ship without a journey takes (S-CARD-17)."""
DINARS_PER_POINT: Final = 2
"""Dinars left over at the end for a point of prestige (S-LEFT-04)."""
WISH_ROUNDS: Final = (1, 3, 5)
"""After these rounds a wish joins the tower, and all wishes there score (S-WISH-01)."""
YUSUF: Final = 1
"""The solo opponent's player number; he takes no seat."""

# Everything that wishes, major poems and trade cards count
MEASURES: Final = (
    "palace",
    "fountain",
    "door",
    "garden",
    "tower",
    "window",
    "presence",
    "consolidated",
    "seal",
    "blue poem",
    "red poem",
    "poem",
    "trio of poems",
    "box",
    "minor",
    "balance",
    "major",
    "trio of majors",
    "building",
    "pair of buildings",
    "resource kind",
    "favour",
    "chain",
    "blue presence",
    "red presence",
    "sugar presence",
    "clothes presence",
    "pottery presence",
)

# Sources of prestige
SOURCES: Final = (
    "start",
    "buildings",
    "poems",
    "storehouses",
    "exports",
    "opponents",
    "refresh",
    "effects",
    "rest",
    "tribute",
    "wishes",
    "major-poems",
    "trade",
    "seals",
    "goods",
    "materials",
    "dinars",
    "yusuf",
)
SOURCE_COUNT: Final = 18
SOURCE_CLAUSES: Final = (
    "S-SETP-04",
    "S-MAJ-05",
    "S-CARV-11",
    "S-STHA-06",
    "S-EXP-13",
    "S-CONS-05",
    "S-CON-02",
    "S-ICON-09",
    "S-REST-01",
    "S-TRIB-04",
    "S-WISH-05",
    "S-MPOEM-01",
    "S-TRADE-01",
    "S-LEFT-01",
    "S-LEFT-02",
    "S-LEFT-03",
    "S-LEFT-04",
    "S-SSCO-01",
)
FROM_START: Final = 0
FROM_BUILDINGS: Final = 1
FROM_POEMS: Final = 2
FROM_STOREHOUSES: Final = 3
FROM_EXPORTS: Final = 4
FROM_OPPONENTS: Final = 5
FROM_REFRESH: Final = 6
FROM_EFFECTS: Final = 7
FROM_REST: Final = 8
FROM_TRIBUTE: Final = 9
FROM_WISHES: Final = 10
FROM_MAJOR_POEMS: Final = 11
FROM_TRADE: Final = 12
FROM_SEALS: Final = 13
"""Goods, materials and dinars left over follow in this order."""
FROM_YUSUF: Final = 17
