"""Values of Sabika's bots that depend on little, so that they are kept for all tables: those of hands of materials and
of purses, and what sets of blue poems give.

Law: nothing that is kept depends on anything but its key, so it equals the same value worked out afresh.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from partal.sabika.bots.constants import (
    CHANGE_VALUES,
    FADE,
    FOUNDATION,
    LATER,
    LEFT_OVER,
    OCCASIONS,
    PURSE_STEPS,
    YOUNG,
)
from partal.sabika.rules import worth
from partal.sabika.rules.bonus import INCOME, TRIGGERS, Lasting
from partal.sabika.rules.building import FOR_POEM, MOST_FOR_BUILDING, MOST_FOR_POEM, material_sets
from partal.sabika.rules.content import Content
from partal.sabika.rules.gains import gifts
from partal.sabika.rules.open import Open
from partal.sabika.rules.things import (
    DINARS_PER_POINT,
    GLAZED,
    GYPSUM,
    MATERIAL_COUNT,
    ROUNDS,
    WORKER_COUNT,
)

# Hands of materials

BITS: Final = 8
"""A hand of materials is one number, with this many bits for the count of each kind: cheap to change and to look up."""
COUNT: Final = 255
"""The largest count; no storehouse has room for as many."""
UNIT: Final = tuple([1 << BITS * material for material in range(MATERIAL_COUNT)])
"""One piece of each material, as a hand."""
MOST_HANDS: Final = 200_000
"""How many values of hands are kept, over all tables."""


def packed(store: list[int]) -> int:
    """The materials of a store as a hand."""
    hand = 0
    for material in range(MATERIAL_COUNT):
        hand += store[material] << BITS * material
    return hand


def held_of(hand: int, material: int) -> int:
    """How many of a material are in a hand."""
    return hand >> BITS * material & COUNT


class Hands:
    """The values of hands while this much is still to come, and which piece of a hand is missed least."""

    def __init__(self, prestige: tuple[int, ...], builds: int, carves: int, repeats: bool) -> None:
        self.prestige: Final = prestige
        self.builds: Final = builds
        self.carves: Final = carves
        self.repeats: Final = repeats
        self.values: Final[dict[int, float]] = {}
        self.fewer: Final[dict[int, int]] = {}

    def value(self, hand: int) -> float:
        known = self.values.get(hand)
        if known is None:
            held = tuple([held_of(hand, material) for material in range(MATERIAL_COUNT)])
            known = materials_value(held, self.prestige, self.builds, self.carves, self.repeats)
            self.values[hand] = known
        return known

    def finest_fewer(self, hand: int) -> int:
        """The most valuable hand with one piece less."""
        known = self.fewer.get(hand)
        if known is None:
            known, most = -1, 0.0
            for material in range(MATERIAL_COUNT):
                if held_of(hand, material):
                    fewer = hand - UNIT[material]
                    value = self.value(fewer)
                    if known < 0 or value > most:
                        known, most = fewer, value
            self.fewer[hand] = known
        return known


_HANDS: Final[dict[tuple[tuple[int, ...], int, int, bool], Hands]] = {}


def hands_of(prestige: tuple[int, ...], builds: int, carves: int, repeats: bool) -> Hands:
    """The values of hands with this much still to come. That is never much, so few of these exist."""
    key = (prestige, builds, carves, repeats)
    hands = _HANDS.get(key)
    if hands is None:
        if sum([len(known.values) for known in _HANDS.values()]) > MOST_HANDS:
            _HANDS.clear()
        hands = Hands(prestige, builds, carves, repeats)
        _HANDS[key] = hands
    return hands


def materials_value(held: tuple[int, ...], prestige: tuple[int, ...], builds: int, carves: int, repeats: bool) -> float:
    """The value of materials: the finest set of three goes into a building, the next two into a poem, and so on."""
    left = list(held)
    worth, share = (FOUNDATION if held[GYPSUM] and builds else 0.0), LATER
    while (builds or carves) and any(left[:GLAZED]):
        kinds = len([count for count in left if count])
        for_building = bool(builds) and (kinds > MOST_FOR_POEM or not carves)
        chosen = finest(left, MOST_FOR_BUILDING if for_building else MOST_FOR_POEM, repeats)
        worth += share * sum([prestige[material] for material in chosen])
        share *= FADE
        for material in chosen:
            left[material] -= 1
        if for_building:
            builds -= 1
        else:
            carves -= 1
    return worth + sum([count * LEFT_OVER[material] for material, count in enumerate(left)])


def _finest_first(most: int, repeats: bool) -> tuple[tuple[int, ...], ...]:
    """All sets of up to `most` materials that a poem allows, the most valuable first."""
    # What a building needs at its base differs from building to building; no base is glazed (S-CARV-09).
    sets = material_sets(FOR_POEM, GYPSUM, most, repeats, False)
    return tuple(sorted(sets, key=lambda materials: materials[::-1], reverse=True))


_FINEST: Final = {
    (most, repeats): _finest_first(most, repeats)
    for most in (MOST_FOR_POEM, MOST_FOR_BUILDING)
    for repeats in (False, True)
}


def finest(held: list[int], most: int, repeats: bool) -> tuple[int, ...]:
    """The most valuable materials that make one set, of those held."""
    for materials in _FINEST[most, repeats]:
        for material in materials:
            if materials.count(material) > held[material]:
                break
        else:
            return materials
    return ()


# Purses


class Purses:
    """The values of purses at one time of the game."""

    def __init__(self, rounds_left: int, awake: int) -> None:
        """`rounds_left`: rounds after this one; `awake`: the seat's workers that stand."""
        youth = min(1.0, (rounds_left + awake / WORKER_COUNT) / YOUNG)
        rates: list[float] = []
        for limit, more in PURSE_STEPS:
            rates.extend([1 / DINARS_PER_POINT + more * youth] * (limit - len(rates)))
        self.first: Final = rates[0]
        """The value of the first dinar."""
        self.last: Final = len(rates)
        self.values: Final = list(accumulate(rates, initial=0.0))
        """The value of a purse of 0, 1, 2 dinars and so on."""

    def value(self, purse: int) -> float:
        """The value of a purse; beyond the last step a dinar is worth what it scores in the end."""
        if purse <= self.last:
            return self.values[purse] if purse > 0 else 0.0
        return self.values[self.last] + (purse - self.last) / DINARS_PER_POINT

    def gain(self, purse: int, dinars: int) -> float:
        """The value that these dinars add to a purse, or take from it if negative."""
        return self.value(purse + dinars) - self.value(purse)


PURSES: Final = tuple([[Purses(left, awake) for awake in range(WORKER_COUNT + 1)] for left in range(ROUNDS)])
"""By rounds left and workers awake."""

# What blue poems give


Gifts = list[list[str]]
"""The bonuses on each occasion."""
MOST_POEMS: Final = 20_000
"""How many sets of poems are kept for each content."""


_GIFTS: Final[dict[Content, dict[tuple[int, ...], Gifts]]] = {}


def all_gifts(view: Open, poems: tuple[int, ...]) -> Gifts:
    """The bonuses that these blue poems give on each occasion."""
    known = _GIFTS.get(view.content)
    if known is None:
        known = {}
        _GIFTS[view.content] = known
    given = known.get(poems)
    if given is None:
        if len(known) > MOST_POEMS:
            known.clear()
        given = [gifts(view, poems, occasion) for occasion in range(len(TRIGGERS))]
        known[poems] = given
    return given


def lasting_value(estimates: worth.Estimates, blue: Lasting, rounds: float, incomes: int) -> float:
    """The value of a blue poem's effect with so many rounds and incomes to come."""
    value = sum([CHANGE_VALUES[which] * amount for which, amount in blue.changes]) * rounds
    for when, text in blue.triggers:
        times = incomes if when == INCOME else rounds
        value += OCCASIONS[when] * times * estimates.bonus(text)
    return value
