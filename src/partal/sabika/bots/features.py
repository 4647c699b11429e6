"""The features of Sabika's evaluation: a player's position as a row of numbers.

Every number is public information. `names.py` says what each one is; `evaluation.py` weights them.
"""

from __future__ import annotations

from typing import Final

from partal.sabika.bots.likeness import Shares, fitted_for
from partal.sabika.bots.names import CITY_TILES, POEMS
from partal.sabika.bots.values import hands_of, packed
from partal.sabika.rules.building import may_repeat
from partal.sabika.rules.open import Open
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
    STOREHOUSES,
    WARE_COUNT,
    WOOD,
    WORKER_COUNT,
    WORKSHOP,
)
from partal.sabika.rules.tribute import printed_to_come

TURNS: Final = WORKER_COUNT * ROUNDS
"""Turns of each player in a game (S-TURN-08)."""
CLOSE: Final = 3
"""A larger lead than this in a majority counts as decided."""


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
        numbers[index] += share
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
        len([top for top in seen.tops[player * STOREHOUSES : (player + 1) * STOREHOUSES] if top]),
        (places[0] == WORKSHOP) + (places[1] == WORKSHOP),
        places[2] == WORKSHOP,
        places[3] == WORKSHOP,
        seen.starter == player,
    ]


def shares(view: Open, player: int) -> dict[int, float]:
    """What a player's poems and tiles add to the features, by index."""
    found: dict[int, float] = {}
    known = fitted_for(view.content)
    for number in view.blue[player]:
        add_shares(found, known.poems[number - 1])
    for city in range(CITY_COUNT):
        ship = ship_of(view, player, city)
        if ship:
            add_shares(found, (known.consolidated if ship == ON_RIGHT else known.ships)[view.city_tiles[city]])
    return found


def add_shares(found: dict[int, float], more: Shares) -> None:
    for index, share in more:
        found[index] = found.get(index, 0.0) + share


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
