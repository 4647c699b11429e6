"""Scoring: wishes, major poems, the trade card, leftovers, and who wins.

A `Holding` is everything of one player that a card can count; it comes from a state or from a table
typed in by hand, so both are scored by the same rules.
"""

from __future__ import annotations

from typing import Final

from partal.sabika.rules.bonus import Count
from partal.sabika.rules.components import MajorPoem
from partal.sabika.rules.content import Content
from partal.sabika.rules.open import Open, is_yusuf
from partal.sabika.rules.ships import consolidated, presence
from partal.sabika.rules.things import (
    DINARS_PER_POINT,
    FAMILIES,
    FIRST_GOOD,
    GLAZED,
    MARBLE,
    MATERIAL_COUNT,
    MEASURES,
    ROUNDS,
    TYPE_COUNT,
    WARE_COUNT,
    WISH_ROUNDS,
)
from partal.sabika.rules.variant import Variant

MEASURE_COUNT: Final = len(MEASURES)
BLUE_POEM: Final = MEASURES.index("blue poem")
RED_POEM: Final = MEASURES.index("red poem")
POEM_TRIO: Final = MEASURES.index("trio of poems")
MINOR: Final = MEASURES.index("minor")
BALANCE: Final = MEASURES.index("balance")
MAJOR: Final = MEASURES.index("major")
FAVOUR: Final = MEASURES.index("favour")
BLUE_PRESENCE: Final = MEASURES.index("blue presence")
"""From here on, measures that depend on the tiles of the cities."""


class Holding:
    """One player's possessions, as counts.

    A class rather than a tuple: for each answer the bots ask many times what cards would score for a changed copy.
    """

    __slots__ = (
        "balances",
        "blue",
        "boxes",
        "chain",
        "cities",
        "consolidated",
        "dinars",
        "favour",
        "grey",
        "red",
        "seals",
        "solo",
        "types",
        "wares",
    )

    def __init__(
        self,
        types: tuple[int, ...],
        cities: tuple[int, ...],
        consolidated: int,
        chain: int,
        seals: int,
        blue: int,
        red: int,
        grey: tuple[int, ...],
        boxes: int,
        balances: int,
        wares: tuple[int, ...],
        favour: int,
        dinars: int,
        solo: bool = False,
    ) -> None:
        self.types = types
        self.cities = cities
        """Tiles, by index in the content, of the cities with a ship of this player."""
        self.consolidated = consolidated
        self.chain = chain
        self.seals = seals
        self.blue = blue
        self.red = red
        self.grey = grey
        self.boxes = boxes
        self.balances = balances
        self.wares = wares
        self.favour = favour
        self.dinars = dinars
        self.solo = solo
        """Yusuf: his minor poems have no colour, his minor buildings are balances, he has no wares."""

    def copy(self) -> Holding:
        return Holding(
            self.types,
            self.cities,
            self.consolidated,
            self.chain,
            self.seals,
            self.blue,
            self.red,
            self.grey,
            self.boxes,
            self.balances,
            self.wares,
            self.favour,
            self.dinars,
            self.solo,
        )


def holding_of(state: Open, player: int) -> Holding:
    """A player's possessions now, all of which everybody can see."""
    ships = presence(state, player)
    first = player * WARE_COUNT
    wares = state.store[first : first + WARE_COUNT]
    for family in range(FAMILIES):
        wares[FIRST_GOOD + family] += state.annex[player * FAMILIES + family]
    return Holding(
        tuple(state.types(player)),
        tuple([state.city_tiles[city] for city in ships]),
        len(consolidated(state, player)),
        state.atlas.chain(ships),
        state.seals[player],
        len(state.blue[player]),
        len(state.red[player]),
        state.grey[player],
        state.all_boxes(player),
        state.balances[player],
        tuple(wares),
        state.favour[player],
        state.dinars[player],
        is_yusuf(state, player),
    )


def tally(holding: Holding, content: Content) -> list[int]:
    """How many of each measure a player has."""
    types, grey = holding.types, len(holding.grey)
    majors = types[0] + types[1] + types[2]
    minors = types[3] + types[4] + types[5]
    kinds = 0
    for held in holding.wares:
        if held:
            kinds += 1
    counts = [
        # In the order of MEASURES
        types[0],
        types[1],
        types[2],
        types[3],
        types[4],
        types[5],
        len(holding.cities),
        holding.consolidated,
        holding.seals,
        holding.blue,
        holding.red,
        holding.blue + holding.red + grey,
        min(min(holding.blue, holding.red), grey),
        holding.boxes,
        minors,
        holding.balances,
        majors,
        min(min(types[0], types[1]), types[2]),
        majors + minors,
        min(majors, minors),
        kinds,
        holding.favour,
        holding.chain,
        0,
        0,
        0,
        0,
        0,
    ]
    for tile in holding.cities:
        for measure in content.city_measures[tile]:
            counts[measure] = counts[measure] + 1
    if holding.solo:
        # His minor poems count as both colours (S-SEOR-04, S-SEOG-05), each building as a balance (S-SEOG-06).
        counts[RED_POEM] = holding.blue
        counts[POEM_TRIO] = min(holding.blue // 2, grey)
        counts[BALANCE] = minors
    return counts


def pays_once(element: Count, variant: Variant) -> bool:
    """Whether a part of a wish pays for having a type of building, however many there are (S-WISH-07, ED-06)."""
    return variant.wish_per_type and element.measure < TYPE_COUNT


def wish_points(counts: list[int], elements: tuple[Count, ...], variant: Variant) -> int:
    """The points of one wish for a player now (S-WISH-05 to S-WISH-13)."""
    total = 0
    for element in elements:
        points, measure, limit = element
        count = counts[measure]
        if count > 1 and pays_once(element, variant):
            count = 1
        worth = points * count
        total += min(worth, limit) if limit else worth
    return total


SCORINGS_LEFT: Final = tuple(
    [
        tuple([len([number for number in WISH_ROUNDS[place:] if number >= now]) for place in range(len(WISH_ROUNDS))])
        for now in range(ROUNDS + 1)
    ]
)
"""[round][place] -> how often the wish at this place of the track is still scored (S-WISH-01)."""


def wishes_to_come(state: Open, now: int, counts: list[int]) -> int:
    """The points of all wishes from round `now` on, if these counts no longer changed (S-WISH-01, S-WISH-05)."""
    total = 0
    for place, wish in enumerate(state.wishes):
        times = SCORINGS_LEFT[now][place]
        if times:
            total += times * wish_points(counts, state.content.wishes[wish].elements, state.variant)
    return total


def choose_colour(counts: list[int], tower: list[tuple[Count, ...]]) -> None:
    """By house rule Yusuf's minor poems are blue or red in a scoring: all take the colour that pays more (ED-10)."""
    worth = [0, 0]
    for elements in tower:
        for element in elements:
            if element.measure in (BLUE_POEM, RED_POEM):
                worth[element.measure - BLUE_POEM] += element.points
    counts[RED_POEM if worth[0] >= worth[1] else BLUE_POEM] = 0


# The end of the game


def trade_points(state: Open, counts: list[int]) -> int:
    """The points of the trade card for a player (S-TRADE-01)."""
    trade = state.content.trades[state.trade]
    return trade.points * counts[trade.measure]


def major_poem_points(owner: int, poem: MajorPoem, tallies: list[list[int]], content: Content, variant: Variant) -> int:
    """The points of a carved major poem for its owner (S-MPOEM-01 to S-MPOEM-12)."""
    count = tallies[owner][poem.measure]
    if poem.majority:
        return majority_points(count, [counts[poem.measure] for counts in tallies], content, variant)
    points = poem.points * count
    if poem.measure == FAVOUR and count > len(content.favour):
        points += poem.last_bonus
    return min(points, poem.limit) if poem.limit else points


def majority_points(own: int, everybody: list[int], content: Content, variant: Variant) -> int:
    """14, 9 or 6 by rank; a tie takes the next lower rank; with two players there is no second (S-MPOEM-02 to 07)."""
    if variant.majority_needs_one and not own:
        return 0
    first, second, third = content.majority
    rank = len([count for count in everybody if count > own])
    tied = everybody.count(own) > 1
    if len(everybody) == 2:
        if rank == 0:
            return third if tied else first
        return third if variant.two_player_second else 0
    place = rank + (1 if tied else 0)
    return (first, second, third)[place] if place < 3 else 0


def leftover_points(holding: Holding) -> tuple[int, int, int, int]:
    """Seals, goods, marble and glazed, every two dinars (S-LEFT-01 to S-LEFT-05); for Yusuf only seals (S-SEOG-07)."""
    if holding.solo:
        return holding.seals, 0, 0, 0
    goods = sum(holding.wares[MATERIAL_COUNT:])
    return holding.seals, goods, holding.wares[MARBLE] + holding.wares[GLAZED], holding.dinars // DINARS_PER_POINT


def winners(totals: list[int], buildings: list[int]) -> list[int]:
    """Most prestige wins, then most buildings; further ties share the win (S-WIN-01 to S-WIN-03)."""
    best = max([(total, building) for total, building in zip(totals, buildings)])
    return [player for player, pair in enumerate(zip(totals, buildings)) if pair == best]
