"""The names of the features of Sabika's evaluation, in the order of its weights."""

from __future__ import annotations

from typing import Final

from partal.sabika.rules.schema import SCHEMA

POEMS: Final = len(SCHEMA["poem"].ids)
CITY_TILES: Final = len(SCHEMA["city-tile"].ids)

NAMES: Final = (
    "one",
    "builders awake",
    "merchant awake",
    "poet awake",
    "wishes as they are",
    "trade card as it is",
    "major poems as they are",
    "room for more in major poems",
    "majorities as they are",
    "lead in majorities",
    "major poems",
    "dinars up to 2",
    "dinars up to 5",
    "dinars up to 10",
    "more dinars",
    "seals",
    "promise of the materials",
    "a gypsum",
    "gypsum",
    "a wood",
    "wood",
    "a marble",
    "marble",
    "a glazed",
    "glazed",
    "materials up to 3",
    "a good",
    "goods up to 2",
    "goods up to 4",
    "goods",
    "goods for a merchant awake",
    "goods in demand",
    "raw materials",
    "parias up to the next tribute",
    "parias up to all tribute",
    "parias",
    "blue poems",
    "red poems",
    "major buildings",
    "minor buildings",
    "pairs of buildings",
    "balances",
    "favour",
    "consolidated",
    "presence",
    "boxes",
    "room up to 2",
    "room up to 4",
    "storehouses with a bonus",
    "builders at home",
    "merchant at home",
    "poet at home",
    "starting player",
    *[f"blue poem {number}" for number in range(1, POEMS + 1)],
    *[f"ship at tile {tile}" for tile in range(1, CITY_TILES + 1)],
    *[f"consolidated at tile {tile}" for tile in range(1, CITY_TILES + 1)],
)
FIRST_POEM: Final = NAMES.index("blue poem 1")
FIRST_SHIP: Final = NAMES.index("ship at tile 1")
FIRST_CONSOLIDATED: Final = NAMES.index("consolidated at tile 1")
BLUE_POEMS: Final = NAMES.index("blue poems")
CONSOLIDATED: Final = NAMES.index("consolidated")
