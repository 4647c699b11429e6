"""The features of Sabika's evaluation: a player's position as a row of numbers.

Every number is public information. NAMES says what each one is; `evaluation.py` weights them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from partal.sabika.bots.values import hands_of, packed
from partal.sabika.rules.building import may_repeat
from partal.sabika.rules.content import Content, built_in
from partal.sabika.rules.open import Open
from partal.sabika.rules.schema import SCHEMA
from partal.sabika.rules.scoring import (
    MAJOR,
    MINOR,
    Holding,
    holding_of,
    major_poem_points,
    tally,
    trade_points,
    wishes_to_come,
)
from partal.sabika.rules.ships import ship_of
from partal.sabika.rules.things import (
    CITY_COUNT,
    FAMILIES,
    FIRST_GOOD,
    GLAZED,
    GYPSUM,
    MARBLE,
    MATERIAL_COUNT,
    ON_RIGHT,
    ROUNDS,
    WARE_COUNT,
    WOOD,
    WORKER_COUNT,
    WORKSHOP,
)
from partal.sabika.rules.tribute import printed_to_come

TURNS: Final = WORKER_COUNT * ROUNDS
"""Turns of each player in a game (S-TURN-08)."""
POEMS: Final = len(SCHEMA["poem"].ids)
CITY_TILES: Final = len(SCHEMA["city-tile"].ids)
CLOSE: Final = 3
"""A larger lead than this in a majority counts as decided."""

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
FIRST_TILE: Final = NAMES.index("ship at tile 1")


def turns_left(view: Open, player: int) -> int:
    """The number of turns this player has left."""
    first = player * WORKER_COUNT
    awake: int = sum(view.awake[first : first + WORKER_COUNT])
    now: int = max(1, view.round)
    return awake + WORKER_COUNT * (ROUNDS - now)


def features(view: Open) -> list[list[float]]:
    """The row of every player, including Yusuf."""
    holdings = [holding_of(view, player) for player in range(view.players)]
    tallies = [tally(holding, view.content) for holding in holdings]
    return [row(view, player, holdings[player], tallies) for player in range(view.players)]


def row(view: Open, player: int, holding: Holding, tallies: list[list[int]]) -> list[float]:
    """The features of one player, in the order of NAMES."""
    numbers = counted(view, player, holding, tallies) + [0.0] * (POEMS + 2 * CITY_TILES)
    for index, share in shares(view, player).items():
        numbers[index] = share
    return numbers


def counted(view: Open, player: int, holding: Holding, tallies: list[list[int]]) -> list[float]:
    """The features of one player up to the poems and tiles."""
    seen, content = view, view.content
    now = max(1, seen.round)
    later = ROUNDS - now
    first = player * WORKER_COUNT
    awake = seen.awake[first : first + WORKER_COUNT]
    places = seen.workers[first : first + WORKER_COUNT]
    store = seen.store[player * WARE_COUNT : (player + 1) * WARE_COUNT]
    materials = 0
    for material in range(MATERIAL_COUNT):
        materials += store[material]
    all_goods = seen.goods(player)
    repeats = may_repeat(view, player)
    builds, carves = (awake[0] + awake[1] + 2 * later + 1) // 2, awake[3] + later
    hands = hands_of(content.material_prestige, builds, carves, repeats)
    counts = tallies[player]
    majors, minors = counts[MAJOR], counts[MINOR]
    purse = holding.dinars + holding.seals
    parias = seen.parias[player]
    room = seen.room(player)
    ships = seen.ships[player * CITY_COUNT : (player + 1) * CITY_COUNT]
    return [
        1.0,
        awake[0] + awake[1],
        awake[2],
        awake[3],
        *cards(view, player, holding, tallies, now),
        min(purse, 2),
        min(max(purse - 2, 0), 3),
        min(max(purse - 5, 0), 5),
        max(purse - 10, 0),
        holding.seals,
        hands.value(packed(store)),
        min(store[GYPSUM], 1),
        store[GYPSUM],
        min(store[WOOD], 1),
        store[WOOD],
        min(store[MARBLE], 1),
        store[MARBLE],
        min(store[GLAZED], 1),
        store[GLAZED],
        min(materials, 3),
        min(all_goods, 1),
        min(all_goods, 2),
        min(all_goods, 4),
        all_goods,
        min(all_goods, 2) * awake[2],
        demand(view, ships, holding.wares),
        sum(seen.raws[player * FAMILIES : (player + 1) * FAMILIES]),
        min(parias, content.tribute[now - 1]),
        min(parias, printed_to_come(view, now)),
        parias,
        holding.blue,
        holding.red,
        majors,
        minors,
        min(majors, minors),
        holding.balances,
        holding.favour,
        holding.consolidated,
        len(holding.cities),
        seen.boxes[player],
        min(room, 2),
        min(room, 4),
        len([top for top in seen.tops[player * 4 : player * 4 + 4] if top]),
        (places[0] == WORKSHOP) + (places[1] == WORKSHOP),
        places[2] == WORKSHOP,
        places[3] == WORKSHOP,
        seen.starter == player,
    ]


def shares(view: Open, player: int) -> dict[int, float]:
    """The features of a player's poems and tiles that are not 0, by index."""
    found: dict[int, float] = {}
    fitted = fitted_for(view.content)
    for number in view.blue[player]:
        for like, share in fitted.poems[number - 1]:
            index = FIRST_POEM + like
            found[index] = found.get(index, 0.0) + share
    for city in range(CITY_COUNT):
        ship = ship_of(view, player, city)
        if ship:
            first = FIRST_TILE + (CITY_TILES if ship == ON_RIGHT else 0)
            for like, share in fitted.tiles[view.city_tiles[city]]:
                index = first + like
                found[index] = found.get(index, 0.0) + share
    return found


Shares = tuple[tuple[int, float], ...]
"""Indices of features, with the share of each."""


class Fitted(NamedTuple):
    """For the cards and tiles of a content, the built-in ones whose fitted weights apply to them."""

    poems: tuple[Shares, ...]
    tiles: tuple[Shares, ...]


@cache
def fitted_for(content: Content) -> Fitted:
    """A card counts as the built-in one with the same effect, whatever its number. A card with a new effect counts
    as the average of all cards, a tile as the average of its colour.
    """
    poems, tiles = built_in().poems, built_in().cities
    effects = [(set(poem.blue.triggers), set(poem.blue.changes)) for poem in poems]
    bodies = [tile[1:] for tile in tiles]
    everything = list(range(POEMS))
    return Fitted(
        tuple([like(effects, (set(poem.blue.triggers), set(poem.blue.changes)), everything) for poem in content.poems]),
        tuple(
            [
                like(bodies, tile[1:], [index for index, one in enumerate(tiles) if one.colour == tile.colour])
                for tile in content.cities
            ]
        ),
    )


def like(known: Sequence[object], effect: object, otherwise: list[int]) -> Shares:
    if effect in known:
        return ((known.index(effect), 1.0),)
    return tuple([(index, 1 / len(otherwise)) for index in otherwise])


def cards(view: Open, player: int, holding: Holding, tallies: list[list[int]], now: int) -> list[float]:
    """The points that wishes, trade card and major poems would score if nothing changed any more."""
    content, counts = view.content, tallies[player]
    plain = room = majorities = leads = 0.0
    for index in holding.grey:
        poem = content.major_poems[index]
        points = major_poem_points(player, poem, tallies, content, view.variant)
        if poem.majority:
            others = [other[poem.measure] for number, other in enumerate(tallies) if number != player]
            majorities += points
            leads += max(-CLOSE, min(CLOSE, counts[poem.measure] - max(others)))
        else:
            plain += points
            room += max(0, poem.limit - points)
    wishes, trade = wishes_to_come(view, now, counts), trade_points(view, counts)
    return [wishes, trade, plain, room, majorities, leads, len(holding.grey)]


def demand(view: Open, ships: list[int], wares: tuple[int, ...]) -> int:
    """How often cities without a ship of this player demand goods in store, up to 4."""
    wanted = 0
    for city, ship in enumerate(ships):
        if not ship:
            for family in view.content.cities[view.city_tiles[city]].demand:
                wanted += wares[FIRST_GOOD + family] > 0
    return min(wanted, 4)
