"""A player's table written as counts, scored by the rules: for tests of wishes, major poems, trade cards and leftovers.

    poem("A2", holding(blue=4, grey="A2")) == 10
    poem("A1", holding(blue=5), holding(blue=5), holding(red=3)) == 9

The first holding is the owner's. Wares are written "4 wood, 2 glazed, 1 sugar", city tiles by their ids, ships by
the names of their cities.
"""

from __future__ import annotations

from collections.abc import Mapping

from partal.sabika.rules import scoring
from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.components import MajorPoem
from partal.sabika.rules.content import built_in
from partal.sabika.rules.scoring import Holding
from partal.sabika.rules.things import CITIES, TYPES, WARES
from partal.sabika.rules.variant import Variant

CONTENT = built_in()
MAJOR_POEMS = [poem.id for poem in CONTENT.major_poems]
CITY_TILES = [tile.id for tile in CONTENT.cities]
WISHES = [wish.id for wish in CONTENT.wishes]


def wares_of(text: str) -> tuple[int, ...]:
    """`4 wood, 1 sugar` as a count of every ware."""
    counts = [0] * len(WARES)
    for entry in filter(None, (part.strip() for part in text.split(","))):
        number, name = entry.split()
        counts[WARES.index(name)] += int(number)
    return tuple(counts)


def holding(
    buildings: Mapping[str, int] | None = None,
    *,
    tiles: str = "",
    ships: str = "",
    consolidated: int = 0,
    seals: int = 0,
    blue: int = 0,
    red: int = 0,
    grey: str = "",
    boxes: int = 4,
    balances: int = 0,
    wares: str = "",
    favour: int = 0,
    dinars: int = 0,
) -> Holding:
    """One player's table; with `ships` their number is the presence unless city tiles are named."""
    sailed = [CITIES.index(name) for name in ships.split()]
    cities = tuple(CITY_TILES.index(name) for name in tiles.split()) or tuple(range(len(sailed)))
    return Holding(
        types=tuple((buildings or {}).get(name, 0) for name in TYPES),
        cities=cities,
        consolidated=consolidated,
        chain=atlas_of(CONTENT).chain(sailed),
        seals=seals,
        blue=blue,
        red=red,
        grey=tuple(MAJOR_POEMS.index(name) for name in grey.split()),
        boxes=boxes,
        balances=balances,
        wares=wares_of(wares),
        favour=favour,
        dinars=dinars,
    )


def poem(name: str | MajorPoem, *holdings: Holding, settings: Mapping[str, str] | None = None) -> int:
    """What this major poem is worth to the first player; with a single holding nobody else has anything."""
    variant = Variant(settings)
    card = CONTENT.major_poems[MAJOR_POEMS.index(name)] if isinstance(name, str) else name
    everybody = holdings if len(holdings) > 1 else (*holdings, holding())
    tallies = [scoring.tally(one, CONTENT) for one in everybody]
    return scoring.major_poem_points(0, card, tallies, CONTENT, variant)


def wish(name: str, one: Holding, settings: Mapping[str, str] | None = None) -> int:
    """What this wish is worth to a player now."""
    variant = Variant(settings)
    counts = scoring.tally(one, CONTENT)
    return scoring.wish_points(counts, CONTENT.wishes[WISHES.index(name)].elements, variant)


def trade(number: int, one: Holding) -> int:
    """What this trade card is worth to a player."""
    card = CONTENT.trades[number - 1]
    assert card.number == number
    return card.points * scoring.tally(one, CONTENT)[card.measure]


def leftovers(one: Holding) -> dict[str, int]:
    """Points for what is left, by kind."""
    return dict(zip(("seals", "goods", "materials", "dinars"), scoring.leftover_points(one)))
