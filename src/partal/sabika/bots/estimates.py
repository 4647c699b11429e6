"""The value of things in Sabika, in points of prestige, to one seat at one moment.

Materials are worth the buildings and poems they can still become, goods their exports, parias the tribute
they save, dinars what they can buy: a lot in the beginning, half a point at the end.
Buildings, ships, poems and boxes are worth what wishes, trade card and major poems will score for them.

A rollout asks thousands of questions a second, so each thing is estimated once for each question; `values.py` keeps
what depends on little for all tables.
Law: an estimate does not depend on what was asked before.
"""

from __future__ import annotations

from typing import Final

from partal.sabika.bots.constants import (
    BOX,
    CROWDED,
    GOOD_IN_DEMAND,
    GOOD_TO_EXPORT,
    GOOD_TO_SPARE,
    GROWTH,
    PARIA,
    PARIA_TO_SPARE,
    PARTLY,
    RAW_SHARE,
)
from partal.sabika.bots.memory import (
    ALL_GAINS,
    GAIN_BOXES,
    MOST_GAINS,
    UNKNOWN,
    Memory,
    Prospect,
)
from partal.sabika.bots.values import PURSES, UNIT, all_gifts, hands_of, lasting_value, packed
from partal.sabika.rules import bonus as words
from partal.sabika.rules import worth
from partal.sabika.rules.bonus import Step, read_bonus
from partal.sabika.rules.building import may_repeat
from partal.sabika.rules.components import CityTile
from partal.sabika.rules.open import Open
from partal.sabika.rules.scoring import (
    MEASURE_COUNT,
    Holding,
    holding_of,
    major_poem_points,
    tally,
    trade_points,
    wishes_to_come,
)
from partal.sabika.rules.ships import presence
from partal.sabika.rules.things import (
    CITY_COUNT,
    FAMILIES,
    FIRST_GOOD,
    GOODS_PER_SHIP,
    MEASURES,
    ROUNDS,
    WARE_COUNT,
    WORKER_COUNT,
)
from partal.sabika.rules.tribute import printed_to_come
from partal.sabika.rules.view import View
from partal.sabika.rules.wares import may_process, on_rondel


class Estimates(worth.Estimates):
    """A seat's possessions, the time left, and the value of gaining more.

    It reads the table as it is, and its estimates hold until the table changes. The seat is the view's own, unless
    `me` names one: on an imagined table every seat answers.
    """

    def __init__(self, view: Open, me: int = -1) -> None:
        if me < 0:
            assert isinstance(view, View)
            assert view.seat is not None
            me = view.seat
        self.view = view
        self.content = view.content
        self.me = me
        self.round: Final = max(1, view.round)
        self.rounds_left: Final = ROUNDS - self.round
        """Rounds after this one."""
        self.dinars: Final = view.dinars[me]
        self.seals: Final = view.seals[me]
        self.purse = view.purse(me)
        self.parias: Final = view.parias[me]
        self.store: Final = view.store[me * WARE_COUNT : (me + 1) * WARE_COUNT]
        """Materials first, then goods."""
        self.hand: Final = packed(self.store)
        self.raws: Final = view.raws[me * FAMILIES : (me + 1) * FAMILIES]
        self.goods: Final = [
            self.store[FIRST_GOOD + family] + view.annex[me * FAMILIES + family] for family in range(FAMILIES)
        ]
        self.all_goods: Final = view.goods(me)
        self.room: Final = view.room(me)
        self.goods_room: Final = self.room + view.poem_room(me)
        self.ships = view.ships[me * CITY_COUNT : (me + 1) * CITY_COUNT]
        self.cities = presence(view, me)
        self.awake: Final = view.awake[me * WORKER_COUNT : (me + 1) * WORKER_COUNT]
        self.all_awake: Final = total(self.awake)
        self.repeats: Final = may_repeat(view, me)
        self.purses: Final = PURSES[self.rounds_left][self.all_awake]
        self.given: Final = all_gifts(view, view.blue[me])
        """What the seat's blue poems give on each occasion."""
        self.possessions: Holding | None = None
        self.owed = -1
        """Parias still to be paid until the end; -1 until that is asked."""
        self.wanted: list[int] = []
        self.families: list[int] | None = None
        self.rivals: dict[int, list[int]] = {}
        self.points = UNKNOWN
        """What cards will score for the seat's possessions as they are."""
        self.gains: dict[int, float] = {}
        """The gains known so far; once one is asked for, those of all holdings that cards count alike."""
        self.depth = 0
        """The depth of nested actions: an action can give another."""
        self.nested = False
        """Whether anything asked for since this was last cleared may depend on the depth."""
        self.prospects: Final[dict[int, Prospect]] = {}
        self.assume_used(-1)

    def assume_used(self, worker: int) -> None:
        """Estimate as if this worker had been used; -1 for none."""
        left = self.rounds_left
        turns = [awake + left for awake in self.awake]
        if worker >= 0:
            turns[worker] -= 1
        builds = (turns[0] + turns[1] + 1) // 2
        exports = (turns[2] + 1) // 2
        carves = turns[3]
        key = (builds << 8) + (exports << 4) + carves
        prospect = self.prospects.get(key)
        if prospect is None:
            hands = hands_of(self.content.material_prestige, builds, carves, self.repeats)
            prospect = Prospect(hands, hands.value(self.hand))
            self.prospects[key] = prospect
        self.prospect: Prospect = prospect
        """Estimates depend on nothing else about the worker, so two workers may share them."""
        self.builds: int = builds
        """Buildings, exports and poems still to come."""
        self.exports: int = exports
        self.carves: int = carves
        self.memory: Memory = prospect.memory(self.depth)

    def boxes(self) -> int:
        return self.holding.boxes

    @property
    def holding(self) -> Holding:
        if self.possessions is None:
            self.possessions = holding_of(self.view, self.me)
        return self.possessions

    # Dinars and parias

    def cash(self, dinars: int, purse: int = -1) -> float:
        """The value of gaining these dinars, or losing them if negative."""
        return self.purses.gain(self.purse if purse < 0 else purse, dinars)

    def tribute_to_come(self) -> int:
        """Parias still to be paid until the end."""
        if self.owed < 0:
            self.owed = printed_to_come(self.view, self.round)
        return self.owed

    def paria(self, many: int) -> float:
        """Parias save prestige until all tribute is covered."""
        useful = max(0, min(many, self.tribute_to_come() - self.parias))
        return PARIA * useful + PARIA_TO_SPARE * (many - useful)

    # Wares

    def hand_value(self, hand: int) -> float:
        return self.prospect.hands.value(hand)

    def materials(self, more: tuple[int, ...]) -> float:
        """The value that these materials add to the store; without room they replace the least valuable ones."""
        hands, hand = self.prospect.hands, self.hand
        for material in more:
            hand += UNIT[material]
        over = len(more) - max(0, self.room)
        while over > 0:
            over -= 1
            hand = hands.finest_fewer(hand)
        return hands.value(hand) - self.prospect.hand

    def material(self, material: int) -> float:
        known = self.prospect.materials[material]
        if known == UNKNOWN:
            known = self.materials((material,))
            self.prospect.materials[material] = known
        return known

    def without(self, used: tuple[int, ...]) -> float:
        """The value that the store loses with these materials."""
        hand = self.hand
        for material in used:
            hand -= UNIT[material]
        return self.prospect.hand - self.hand_value(hand)

    def good(self, family: int, held: int) -> float:
        """The value of a good besides `held` others."""
        if held >= GOODS_PER_SHIP * self.exports:
            return 1.0 if not self.rounds_left else GOOD_TO_SPARE
        return GOOD_TO_EXPORT + GOOD_IN_DEMAND * min(4, self.demand(family))

    def one_more_good(self, family: int, more: int = 0) -> float:
        """A good gained after `more` others; without room it replaces something."""
        worth = self.good(family, self.all_goods + more)
        return worth if self.goods_room > more else CROWDED * worth

    def city(self, city: int) -> CityTile:
        """The tile that lies at a city."""
        return self.content.cities[self.view.city_tiles[city]]

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
        if self.view.flips_own(self.me, family):
            return self.flipped(family)
        return self.kept_raw(family)

    def kept_raw(self, family: int) -> float:
        return RAW_SHARE * self.one_more_good(family) if self.exports and (self.rounds_left or self.awake[2]) else 0.0

    def flipped(self, family: int) -> float:
        """One of the seat's raw materials processed into its good."""
        return self.one_more_good(family) - self.kept_raw(family) + self.occasion(words.ON_PROCESS)

    def lying(self) -> list[int]:
        """The families of raw materials that lie on the rondel."""
        if self.families is None:
            self.families = [family for family in range(FAMILIES) if on_rondel(self.view, family)]
        return self.families

    def best_raw(self, many: int) -> float:
        """`many` raw materials from the rondel."""
        return best_of([self.raw(family) for family in self.lying()], many)

    def best_good(self, many: int) -> float:
        """`many` goods from the rondel."""
        goods = self.next_good(0)
        if many > 1:
            goods += self.next_good(1)
        return goods if many < 3 else sum([self.next_good(more) for more in range(many)])

    def next_good(self, more: int) -> float:
        """The best good after `more` others."""
        best = 0.0
        for family in self.lying():
            best = max(best, self.one_more_good(family, more))
        return best

    def processing(self, many: int) -> float:
        """Up to `many` of the seat's raw materials processed into goods."""
        found = [
            self.flipped(family)
            for family in range(FAMILIES)
            if self.raws[family] and may_process(self.view, self.me, family)
        ]
        return best_of(found, many)

    def box(self, boxes: int) -> float:
        """Store boxes: room for the coming rounds, and what cards score for them."""
        key = GAIN_BOXES + boxes
        if key not in self.gains:
            more = self.holding.copy()
            more.boxes += boxes
            self.learn(key, more)
        return BOX * boxes * self.rounds_left / 2 + self.gains[key]

    # What cards score

    def learn(self, key: int, changed: Holding) -> None:
        """Keep the points that wishes, trade card and carved major poems add for a change to the holding."""
        if self.points == UNKNOWN:
            counts = tally(self.holding, self.content)
            self.points = self.future(counts, self.holding.grey)
            self.gains = self.kept_gains(counts)
            if key in self.gains:
                return
        self.gains[key] = self.gain(changed)

    def gain(self, changed: Holding) -> float:
        """The points that cards add for a change to the holding."""
        if self.points == UNKNOWN:
            self.points = self.future(tally(self.holding, self.content), self.holding.grey)
        return self.future(tally(changed, self.content), changed.grey) - self.points

    def kept_gains(self, counts: list[int]) -> dict[int, float]:
        """The gains known of holdings that cards count alike. With a majority they depend on the rivals too."""
        holding, seen = self.holding, self.view
        for index in holding.grey:
            if self.content.major_poems[index].majority:
                return {}
        cards = (self.content, seen.variant, seen.wishes, seen.trade, seen.city_tiles)
        key = (cards, self.round, tuple(counts), holding.cities, holding.grey)
        gains = ALL_GAINS.get(key)
        if gains is None:
            if len(ALL_GAINS) > MOST_GAINS:
                ALL_GAINS.clear()
            gains = {}
            ALL_GAINS[key] = gains
        return gains

    def future(self, counts: list[int], grey: tuple[int, ...]) -> float:
        """The points that cards will score for these counts and major poems."""
        worth = float(wishes_to_come(self.view, self.round, counts) + trade_points(self.view, counts))
        for index in grey:
            worth += self.major_poem(index, counts)
        return worth

    def major_poem(self, index: int, counts: list[int]) -> float:
        """The points of a major poem in the end, if everybody goes on like this."""
        poem = self.content.major_poems[index]
        if poem.majority:
            table = [counts if player == self.me else self.counts_of(player) for player in range(self.view.players)]
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

    def bonus(self, text: str) -> float:
        """The value of a bonus: that of its best branch."""
        known = self.prospect.bonuses.get(text)
        if known is not None:
            return known
        known = self.memory.bonuses.get(text)
        if known is not None:
            self.nested = True
            return known
        outside, self.nested = self.nested, False
        branches = read_bonus(text).branches
        worth = self.branch(branches[0])
        for place in range(1, len(branches)):
            worth = max(worth, self.branch(branches[place]))
        if self.nested:
            self.memory.bonuses[text] = worth
        else:
            # Nothing in it depends on the depth.
            self.prospect.bonuses[text] = worth
            self.nested = outside
        return worth

    def branch(self, steps: tuple[Step, ...]) -> float:
        worth = self.step(steps[0])
        if len(steps) == 1:
            return worth
        if len(steps) == 2:
            return worth + self.step(steps[1])
        return sum([self.step(step) for step in steps])

    def step(self, step: Step) -> float:
        """The value of one step of a bonus."""
        return step.verb.worth(self, step)

    def occasion(self, occasion: int) -> float:
        """The value of what the seat's blue poems give on this occasion."""
        worth = 0.0
        for text in self.given[occasion]:
            worth += self.bonus(text)
        return worth

    def blue_poem(self, number: int) -> float:
        """The value of a blue poem over the time left."""
        known = self.memory.poems.get(number)
        if known is None:
            rounds = self.rounds_left + PARTLY * self.all_awake / WORKER_COUNT
            known = lasting_value(self, self.content.poems[number - 1].blue, rounds, self.rounds_left + 1)
            self.memory.poems[number] = known
        return known


def total(numbers: list[int]) -> int:
    """Their sum: for a few numbers quicker than a call of `sum`, once it is compiled."""
    count = 0
    for number in numbers:
        count += number
    return count


def best_of(worths: list[float], many: int) -> float:
    """The sum of the `many` best of these, as far as they are worth anything."""
    if many == 1 or len(worths) < 2:
        best = 0.0
        for worth in worths:
            best = max(best, worth)
        return best
    worths.sort()
    return sum([max(0.0, worth) for worth in worths[-many:]])
