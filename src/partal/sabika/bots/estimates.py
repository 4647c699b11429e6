"""The value of things in Sabika, in points of prestige, to one seat at one moment.

Materials are worth the buildings and poems they can still become, goods their exports, parias the tribute
they save, dinars what they can buy: a lot in the beginning, half a point at the end.
Buildings, ships, poems and boxes are worth what wishes, trade card and major poems will score for them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from typing import Final

from partal.sabika.bots.constants import (
    BOX,
    CHANGE_VALUES,
    CROWDED,
    FADE,
    FOUNDATION,
    GOOD_IN_DEMAND,
    GOOD_TO_EXPORT,
    GOOD_TO_SPARE,
    GROWTH,
    LATER,
    LEFT_OVER,
    OCCASIONS,
    PARIA,
    PARIA_TO_SPARE,
    PARTLY,
    PURSE_STEPS,
    RAW_SHARE,
    YOUNG,
)
from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import CHANGE_COUNT, Step, read_bonus
from partal.sabika.rules.building import may_repeat
from partal.sabika.rules.content import CityTile, Content
from partal.sabika.rules.scoring import MEASURE_COUNT, Holding, holding_of, major_poem_points, tally, wish_points
from partal.sabika.rules.things import (
    CITY_COUNT,
    FAMILIES,
    FIRST_GOOD,
    GLAZED,
    GYPSUM,
    MATERIAL_COUNT,
    MEASURES,
    ROUNDS,
    WARE_COUNT,
    WISH_ROUNDS,
    WORKER_COUNT,
)
from partal.sabika.rules.view import View


@lru_cache(maxsize=200_000)
def materials_value(held: tuple[int, ...], prestige: tuple[int, ...], builds: int, carves: int, repeats: bool) -> float:
    """The value of materials: the finest set of three goes into a building, the next two into a poem, and so on."""
    left = list(held)
    worth, share = (FOUNDATION if held[GYPSUM] and builds else 0.0), LATER
    while (builds or carves) and any(left[:GLAZED]):
        kinds = len([count for count in left if count])
        for_building = bool(builds) and (kinds > 2 or not carves)
        chosen = finest(left, 3 if for_building else 2, repeats)
        worth += share * sum([prestige[material] for material in chosen])
        share *= FADE
        for material in chosen:
            left[material] -= 1
        if for_building:
            builds -= 1
        else:
            carves -= 1
    return worth + sum([count * LEFT_OVER[material] for material, count in enumerate(left)])


def finest(held: list[int], most: int, repeats: bool) -> list[int]:
    """The most valuable materials that make one set; at least one is not glazed."""
    chosen: list[int] = []
    for material in range(MATERIAL_COUNT - 1, -1, -1):
        copies = min(held[material], most - 1 if material == GLAZED else most) if repeats else min(held[material], 1)
        chosen.extend([material] * copies)
    return chosen[:most]


class Estimates:
    """A seat's possessions, the time left, and the value of gaining more."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        me = view.seat
        seen = view
        self.view: Final[View] = view
        self.content: Final[Content] = view.content
        self.me: Final[int] = me
        self.round: Final[int] = max(1, seen.round)
        self.rounds_left: Final[int] = ROUNDS - self.round
        """Rounds after this one."""
        self.event: Final[tuple[int, ...]] = seen.event
        self.changes: Final[tuple[int, ...]] = tuple(seen.changes[me * CHANGE_COUNT : (me + 1) * CHANGE_COUNT])
        self.dinars: Final[int] = seen.dinars[me]
        self.seals: Final[int] = seen.seals[me]
        self.purse: Final[int] = self.dinars + self.seals
        self.parias: Final[int] = seen.parias[me]
        self.store: Final[tuple[int, ...]] = tuple(seen.store[me * WARE_COUNT : (me + 1) * WARE_COUNT])
        self.hand: Final = self.store[:MATERIAL_COUNT]
        self.annex: Final[tuple[int, ...]] = tuple(seen.annex[me * FAMILIES : (me + 1) * FAMILIES])
        self.raws: Final[tuple[int, ...]] = tuple(seen.raws[me * FAMILIES : (me + 1) * FAMILIES])
        self.goods: Final = tuple([self.store[FIRST_GOOD + family] + self.annex[family] for family in range(FAMILIES)])
        self.room: Final[int] = seen.boxes[me] - sum(self.store)
        self.goods_room: Final[int] = self.room + self.changes[words.GOODS_ROOM] - sum(self.annex)
        self.ships: Final[tuple[int, ...]] = tuple(seen.ships[me * CITY_COUNT : (me + 1) * CITY_COUNT])
        self.cities: Final[list[int]] = [city for city in range(CITY_COUNT) if self.ships[city]]
        self.awake: Final[tuple[int, ...]] = tuple(seen.awake[me * WORKER_COUNT : (me + 1) * WORKER_COUNT])
        self.repeats: Final = may_repeat(view, me)
        self.holding: Final[Holding] = holding_of(view, me)
        self.rates: Final = self.dinar_rates()
        self.purse_values: Final = list(accumulate(self.rates, initial=0.0))
        """The value of a purse of 0, 1, 2 dinars and so on."""
        self.wanted: list[int] = []
        self.rivals: dict[int, list[int]] = {}
        self.gains: dict[object, float] = {}
        self.depth = 0
        """The depth of nested actions: an action can give another."""
        self.caches: dict[tuple[int, int, int], dict[object, float]] = {}
        self.assume_used(-1)

    def assume_used(self, worker: int) -> None:
        """Estimate as if this worker had been used; -1 for none."""
        turns = [self.awake[index] + self.rounds_left for index in range(WORKER_COUNT)]
        if worker >= 0:
            turns[worker] -= 1
        self.builds = (turns[0] + turns[1] + 1) // 2
        """Buildings, exports and poems still to come."""
        self.exports = (turns[2] + 1) // 2
        self.carves = turns[3]
        to_come = (self.builds, self.exports, self.carves)
        self.cache: dict[object, float] = self.caches.setdefault(to_come, {})
        """Estimates depend on nothing else about the worker, so two workers may share them."""

    # Dinars and parias

    def dinar_rates(self) -> list[float]:
        """The values of the first, second, third dinar and so on."""
        youth = min(1.0, (self.rounds_left + sum(self.awake) / WORKER_COUNT) / YOUNG)
        rates: list[float] = []
        for limit, more in PURSE_STEPS:
            rates.extend([0.5 + more * youth] * (limit - len(rates)))
        return rates

    def cash(self, dinars: int, purse: int = -1) -> float:
        """The value of gaining these dinars, or losing them if negative."""
        purse = self.purse if purse < 0 else purse
        return self.purse_value(max(0, purse + dinars)) - self.purse_value(max(0, purse))

    def purse_value(self, purse: int) -> float:
        """The value of a purse; beyond the last step a dinar is half a point."""
        last = len(self.rates)
        return self.purse_values[purse] if purse <= last else self.purse_values[last] + 0.5 * (purse - last)

    def tribute_to_come(self) -> int:
        """Parias still to be paid until the end."""
        return sum(self.content.tribute[self.round - 1 :])

    def paria(self, many: int) -> float:
        """Parias save prestige until all tribute is covered."""
        useful = max(0, min(many, self.tribute_to_come() - self.parias))
        return PARIA * useful + PARIA_TO_SPARE * (many - useful)

    # Wares

    def hand_value(self, hand: tuple[int, ...]) -> float:
        return materials_value(hand, self.content.material_prestige, self.builds, self.carves, self.repeats)

    def materials(self, more: tuple[int, ...]) -> float:
        """The value that these materials add to the store; without room they replace the least valuable ones."""
        hand = list(self.hand)
        for material in more:
            hand[material] += 1
        over = len(more) - max(0, self.room)
        while over > 0:
            over -= 1
            fewer = [less(hand, material) for material in range(MATERIAL_COUNT) if hand[material]]
            finest_left = max(fewer, key=self.hand_value)
            hand = list(finest_left)
        return self.hand_value(tuple(hand)) - self.hand_value(self.hand)

    def material(self, material: int) -> float:
        return self.cached(("material", material), lambda: self.materials((material,)))

    def without(self, used: tuple[int, ...]) -> float:
        """The value that the store loses with these materials."""
        hand = list(self.hand)
        for material in used:
            hand[material] -= 1
        return self.hand_value(self.hand) - self.hand_value(tuple(hand))

    def good(self, family: int, held: int) -> float:
        """The value of a good besides `held` others."""
        if held >= 2 * self.exports:
            return 1.0 if not self.rounds_left else GOOD_TO_SPARE
        return GOOD_TO_EXPORT + GOOD_IN_DEMAND * min(4, self.demand(family))

    def one_more_good(self, family: int, more: int = 0) -> float:
        """A good gained after `more` others; without room it replaces something."""
        worth = self.good(family, sum(self.goods) + more)
        return worth if self.goods_room > more else CROWDED * worth

    def city(self, city: int) -> CityTile:
        """The tile that lies at a city."""
        index: int = self.view.city_tiles[city]
        return self.content.cities[index]

    def demand(self, good: int) -> int:
        """The number of cities without a ship of this seat that demand a good."""
        if not self.wanted:
            self.wanted = [0] * FAMILIES
            for city in range(CITY_COUNT):
                if not self.ships[city]:
                    for family in self.city(city).demand:
                        self.wanted[family] += 1
        return self.wanted[good]

    def raw(self, family: int) -> float:
        """A raw material gained; a second one of its kind becomes a good."""
        if self.raws[family]:
            return self.flipped(family)
        return self.kept_raw(family)

    def kept_raw(self, family: int) -> float:
        return RAW_SHARE * self.one_more_good(family) if self.exports and (self.rounds_left or self.awake[2]) else 0.0

    def flipped(self, family: int) -> float:
        """One of the seat's raw materials processed into its good."""
        return self.one_more_good(family) - self.kept_raw(family) + self.occasion(words.ON_PROCESS)

    def best_raw(self, many: int) -> float:
        """`many` raw materials from the rondel."""
        worths = sorted([self.raw(family) for family in range(FAMILIES) if family in self.view.raw_spaces])
        return sum([max(0.0, worth) for worth in worths[-many:]])

    def best_good(self, many: int) -> float:
        """`many` goods from the rondel."""
        families = [family for family in range(FAMILIES) if family in self.view.raw_spaces]
        return sum(
            [max([self.one_more_good(family, more) for family in families], default=0.0) for more in range(many)]
        )

    def processing(self, many: int) -> float:
        """Up to `many` of the seat's raw materials processed into goods."""
        worths = sorted([self.flipped(family) for family in range(FAMILIES) if self.raws[family]])
        return sum([max(0.0, worth) for worth in worths[-many:]])

    def box(self, boxes: int) -> float:
        """Store boxes: room for the coming rounds, and what cards score for them."""
        return BOX * boxes * self.rounds_left / 2 + self.gain(
            ("boxes", boxes), lambda: self.holding._replace(boxes=self.holding.boxes + boxes)
        )

    # What cards score

    def gain(self, name: object, changed: Callable[[], Holding]) -> float:
        """The points that wishes, trade card and carved major poems add for a change to the holding."""
        if name not in self.gains:
            if None not in self.gains:
                self.gains[None] = self.future(self.holding)
            self.gains[name] = self.future(changed()) - self.gains[None]
        return self.gains[name]

    def future(self, holding: Holding) -> float:
        seen, content, variant = self.view, self.content, self.view.variant
        counts = tally(holding, content)
        worth = 0.0
        for place, wish in enumerate(seen.wishes):
            times = len([number for number in WISH_ROUNDS[place:] if number >= self.round])
            worth += times * wish_points(counts, content.wishes[wish].elements, variant)
        trade = content.trades[int(seen.trade)]
        worth += trade.points * counts[trade.measure]
        for index in holding.grey:
            worth += self.major_poem(index, counts)
        return worth

    def major_poem(self, index: int, counts: list[int]) -> float:
        """The points of a major poem in the end, if everybody goes on like this."""
        poem = self.content.major_poems[index]
        table = [counts if player == self.me else self.counts_of(player) for player in range(self.view.players)]
        if poem.majority:
            return major_poem_points(self.me, poem, table, self.content, self.view.variant)
        hoped = [0] * MEASURE_COUNT
        growth = GROWTH.get(MEASURES[poem.measure], 0.3) * (self.rounds_left + PARTLY)
        hoped[poem.measure] = counts[poem.measure] + int(growth)
        low = major_poem_points(0, poem, [hoped], self.content, self.view.variant)
        hoped[poem.measure] += 1
        high = major_poem_points(0, poem, [hoped], self.content, self.view.variant)
        return low + (high - low) * (growth - int(growth))

    def counts_of(self, player: int) -> list[int]:
        if player not in self.rivals:
            self.rivals[player] = tally(holding_of(self.view, player), self.content)
        return self.rivals[player]

    # Bonuses

    def cached(self, name: object, estimate: Callable[[], float]) -> float:
        """Estimate each thing once."""
        key = (name, self.depth)
        if key not in self.cache:
            self.cache[key] = estimate()
        return self.cache[key]

    def bonus(self, text: str) -> float:
        """The value of a bonus: that of its best branch."""
        return self.cached(text, lambda: max([self.branch(steps) for steps in read_bonus(text).branches]))

    def branch(self, steps: tuple[Step, ...]) -> float:
        return sum([self.step(step) for step in steps])

    def step(self, step: Step) -> float:
        """The value of one step of a bonus."""
        raise NotImplementedError

    def occasion(self, occasion: int) -> float:
        """The value of what the seat's blue poems give on this occasion."""
        worth = 0.0
        for number in self.view.blue[self.me]:
            for when, text in self.content.poems[number - 1].blue.triggers:
                if when == occasion:
                    worth += self.bonus(text)
        return worth

    def blue_poem(self, number: int) -> float:
        """The value of a blue poem over the time left."""
        rounds = self.rounds_left + PARTLY * sum(self.awake) / WORKER_COUNT
        blue = self.content.poems[number - 1].blue
        worth = sum([CHANGE_VALUES[which] * amount for which, amount in blue.changes]) * rounds
        for when, text in blue.triggers:
            times = self.rounds_left + 1 if when == words.INCOME else rounds
            worth += OCCASIONS[when] * times * self.bonus(text)
        return worth


def less(hand: list[int], material: int) -> tuple[int, ...]:
    """The hand without one of this material."""
    return tuple([count - (kind == material) for kind, count in enumerate(hand)])
