"""The value of each action to a seat, which is the value of its best answer.

The same estimates choose where to send a worker and what to do once it is there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from partal.sabika.bots.constants import AGAIN, GIFT, GREAT_WORK, PARTLY, SETTLE_LATER, SPENT, UNSEEN
from partal.sabika.bots.estimates import Estimates
from partal.sabika.rules import bonus as words
from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.bonus import ACTS, Step, read_bonus
from partal.sabika.rules.building import FOR_MAJOR, FOR_MINOR, FOR_POEM, laying_points, material_sets, most_materials
from partal.sabika.rules.inner import MOST_GREY, poem_cost
from partal.sabika.rules.middle import export_gains
from partal.sabika.rules.notation import LAID, Answer
from partal.sabika.rules.outer import QUARRIES, buying_price, selling_price, tiles_of
from partal.sabika.rules.ships import journeys
from partal.sabika.rules.things import (
    ARTISANAL,
    BLUE,
    BLUE_CITY,
    CARVE,
    CITY_COUNT,
    CONSOLIDATE,
    CONSTRUCTION,
    EXPORT,
    FAMILIES,
    FIRST_GOOD,
    GREY,
    GYPSUM,
    JOKER,
    LEFT,
    MAJOR_QUARRY,
    MARKET,
    MATERIAL_COUNT,
    MINOR_QUARRY,
    MOST_EXPANSIONS,
    ON_LEFT,
    ON_RIGHT,
    PRODUCE,
    REACTIVATE,
    RED,
    RIGHT,
    STOREHOUSE,
    STORES,
    WOOD,
)
from partal.sabika.rules.view import View

IMPOSSIBLE: Final = -100.0
"""The value of an answer that cannot be given."""
SETS: Final = lru_cache(material_sets)
"""The sets of materials that each scaffold allows."""
DEEPEST: Final = 2
"""How deep actions within actions are searched."""


class ActionEstimates(Estimates):
    """The value of actions to a seat. `purse` is always what it can spend on the action itself."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.journey_costs: list[int] = []

    # Any action

    def step(self, step: Step) -> float:
        return step.verb.worth(self, step)

    def action(self, action: int, side: int, purse: int) -> float:
        """The value of the best answer; IMPOSSIBLE if there is none."""
        if self.depth >= DEEPEST:
            return UNSEEN
        self.depth += 1
        worth = self.cached((action, side, purse), lambda: self.best_answer(action, side, purse))
        self.depth -= 1
        return worth

    def best_answer(self, action: int, side: int, purse: int) -> float:
        if action in (MINOR_QUARRY, MAJOR_QUARRY):
            worths = [self.quarry(option.first) for option in QUARRIES[action] if isinstance(option, Answer)]
        elif action == STOREHOUSE:
            worths = self.storehouse(side)
        elif action == MARKET:
            transactions = self.view.transactions(self.me)
            dinars = self.content.market_dinars
            worths = [self.cash(dinars) + self.trading(transactions, purse + dinars)]
        elif action == CONSTRUCTION:
            worths = [self.major(), *[self.minor(number) for number in self.view.minor_display if number]]
        elif action == EXPORT:
            worths = [self.export(city, purse) for city in range(CITY_COUNT)]
        elif action == CONSOLIDATE:
            worths = [self.consolidate(city) for city in range(CITY_COUNT)]
        elif action == PRODUCE:
            many = self.view.processes(self.me)
            worths = [self.city_bonus(), self.processing(many) + max(0.0, self.city_bonus())]
        elif action == CARVE:
            worths = self.poems(purse)
        elif action == REACTIVATE:
            worths = [self.bonus(self.content.poems[number - 1].red) for number in self.view.red[self.me]]
        else:
            assert action == ARTISANAL
            worths = [self.cash(self.view.labour_dinars(self.me))]
        return max(worths, default=IMPOSSIBLE)

    # The outer ring

    def quarry(self, number: int) -> float:
        """The set of three materials with this number."""
        return self.materials(LAID[number]) + self.occasion(words.ON_QUARRY)

    def storehouse(self, side: int) -> list[float]:
        worths = [self.store_tile(self.view.store_display[place]) for place in tiles_of(self.view, side)]
        worths.extend([self.activation(store) for store in range(STORES)])
        return worths

    def store_tile(self, number: int) -> float:
        """An expansion with this tile, on the best storehouse."""
        tile = self.content.store_tiles[number - 1]
        where = max([self.onto(store) for store in range(STORES)])
        return self.box(tile.boxes) + self.bonus(tile.bonus) + where + self.occasion(words.ON_STOREHOUSE)

    def onto(self, store: int) -> float:
        """Prestige of an expansion here, less the tile that would be covered."""
        level: int = self.view.levels[self.me * 4 + store]
        if level == MOST_EXPANSIONS:
            return IMPOSSIBLE
        top = self.view.tops[self.me * 4 + store]
        covered = PARTLY * self.bonus(self.content.store_tiles[top - 1].bonus) if top and self.rounds_left else 0.0
        return self.content.expansion_prestige[level] - covered

    def activation(self, store: int) -> float:
        top = self.view.tops[self.me * 4 + store]
        if not top:
            return IMPOSSIBLE
        return self.bonus(self.content.store_tiles[top - 1].bonus) + self.occasion(words.ON_STOREHOUSE)

    def trading(self, transactions: int, purse: int) -> float:
        """Several transactions: the best one counts in full, each further one less."""
        deals = [self.buy(material, purse) for material in range(MATERIAL_COUNT)]
        deals.extend([self.sell(ware) for ware in range(len(self.store)) if self.store[ware]])
        for low in range(MATERIAL_COUNT - 1):
            deals.extend([self.trade(low, low + 1), self.trade(low + 1, low)])
        deals.append(self.best_raw(1) - buying_price(self.view, MATERIAL_COUNT, True) * self.rates[0])
        deals = sorted([deal for deal in deals if deal > 0], reverse=True)[:transactions]
        return sum([deal * 0.8**place for place, deal in enumerate(deals)])

    def buy(self, material: int, purse: int) -> float:
        price = buying_price(self.view, material, True)
        return self.material(material) + self.cash(-price, purse) if price <= purse else IMPOSSIBLE

    def buy_raw(self, space: int) -> float:
        return self.raw(self.view.raw_spaces[space]) + self.cash(-buying_price(self.view, MATERIAL_COUNT, True))

    def sell(self, ware: int) -> float:
        dinars = selling_price(self.view, ware, True)
        return self.cash(dinars) - self.value_lost(ware)

    def value_lost(self, ware: int) -> float:
        """The value that is lost with one of this ware."""
        if ware < MATERIAL_COUNT:
            return self.without((ware,))
        return self.good(ware - FIRST_GOOD, sum(self.goods) - 1)

    def trade(self, given: int, taken: int) -> float:
        if not self.hand[given]:
            return IMPOSSIBLE
        hand = list(self.hand)
        hand[given] -= 1
        hand[taken] += 1
        return self.hand_value(tuple(hand)) - self.hand_value(self.hand) + (self.cash(1) if taken < given else 0.0)

    # Construction

    def laid(self, materials: tuple[int, ...], purpose: int) -> float:
        """Prestige now for these materials, less their value in store."""
        worth = laying_points(self.view, self.me, purpose, materials) - self.without(materials)
        if purpose != FOR_POEM and WOOD in materials:
            worth += self.occasion(words.ON_WOOD)
        return worth

    def laying(self, purpose: int, base: int) -> float:
        """The best set of materials for a scaffold."""
        return self.cached(("lay", purpose, base), lambda: self.best_set(purpose, base))

    def best_set(self, purpose: int, base: int) -> float:
        most = most_materials(self.view, self.me, purpose)
        sets = SETS(purpose, base, most, self.repeats, self.view.variant.gypsum_extra)
        worths = [
            self.laid(materials, purpose)
            for materials in sets
            if all([materials.count(material) <= self.hand[material] for material in materials])
        ]
        return max(worths, default=IMPOSSIBLE)

    def major(self) -> float:
        laying = self.laying(FOR_MAJOR, GYPSUM)
        tiles = self.view.era_tiles()
        if laying <= IMPOSSIBLE or not tiles:
            return IMPOSSIBLE
        tile = max([self.tile(number) for number in tiles])
        return laying + tile + self.favour() + self.occasion(words.ON_MAJOR) + GREAT_WORK

    def tile(self, number: int) -> float:
        """A major building of its type, and its bonus."""
        tile = self.content.major_tiles[number - 1]
        return self.bonus(tile.bonus) + self.building(tile.type)

    def building(self, kind: int) -> float:
        """One more building of a type, as far as cards score it."""
        types = self.holding.types
        more = tuple([count + (index == kind) for index, count in enumerate(types)])
        return self.gain(("type", kind), lambda: self.holding._replace(types=more))

    def favour(self) -> float:
        """A step of the favour marker: the best bonus up to its new space."""
        spaces = self.content.favour
        last = len(spaces) + 1
        space = min(last, self.holding.favour + 1)
        worth = max([self.bonus(text) for text in spaces[:space]], default=0.0)
        if space == last:
            worth += self.content.favour_last
        return worth + self.gain("favour", lambda: self.holding._replace(favour=space))

    def minor(self, number: int) -> float:
        """A minor card, at the better end of the row."""
        card = self.content.minor_cards[number - 1]
        laying = self.laying(FOR_MINOR, card.base)
        if laying <= IMPOSSIBLE:
            return IMPOSSIBLE
        end = max(self.placed(number, LEFT), self.placed(number, RIGHT))
        return laying + end + self.building(card.type) + self.occasion(words.ON_MINOR)

    def placed(self, number: int, end: int) -> float:
        """The balance that a card would complete at this end."""
        card = self.content.minor_cards[number - 1]
        row = self.view.rows[self.me]
        if end == LEFT:
            own, edge = card.right, self.content.balance_cards[self.view.balance_cards[self.me]]
            if row[0]:
                edge = self.content.minor_cards[row[0] - 1].left
        else:
            own, edge = card.left, self.content.minor_cards[row[-1] - 1].right if row[-1] else JOKER
        if edge not in (own, JOKER):
            return 0.0
        more = self.gain("balance", lambda: self.holding._replace(balances=self.holding.balances + 1))
        return self.bonus(self.content.balance_bonuses[own]) + more

    # The middle ring

    def is_blue(self, city: int) -> bool:
        return self.city(city).colour == BLUE_CITY

    def journeys(self) -> list[int]:
        """The cost of the journey to each city."""
        if not self.journey_costs:
            self.journey_costs = journeys(self.view, self.me)
        return self.journey_costs

    def presence(self, city: int) -> float:
        """A ship in a city: what cards score for it, and the chance of consolidating there."""
        tile = self.view.city_tiles[city]
        chain = atlas_of(self.content).chain([*self.cities, city])
        counted = self.gain(
            ("ship", city), lambda: self.holding._replace(cities=(*self.holding.cities, tile), chain=chain)
        )
        hope = SETTLE_LATER * max(0.0, self.consolidation(city)) if self.exports else 0.0
        return counted + hope

    def export(self, city: int, purse: int) -> float:
        """A ship with up to two goods to this city."""
        cost = self.journeys()[city]
        if self.ships[city] or cost > purse or not sum(self.goods):
            return IMPOSSIBLE
        tile = self.city(city)
        worth = self.cash(-cost, purse) + self.presence(city) + self.bonus(tile.bonus) + self.occasion(words.ON_EXPORT)
        if self.view.city_seals[city]:
            worth += self.seal() + self.occasion(words.ON_SEAL)
        return worth + self.cargo(city, 2)

    def seal(self) -> float:
        """A seal: a dinar, a paria or a point in the end, and what cards score for it."""
        counted = self.gain("seal", lambda: self.holding._replace(seals=self.holding.seals + 1))
        return max(1.0, self.cash(1)) + counted

    def cargo(self, city: int, most: int) -> float:
        """The best goods for a ship; at least one must be exported."""
        worths: list[float] = []
        for family in range(FAMILIES):
            worths.extend([self.exported(family, city)] * self.goods[family])
        worths.sort(reverse=True)
        return sum([worth for place, worth in enumerate(worths[:most]) if worth > 0 or place == 0])

    def exported(self, family: int, city: int) -> float:
        """One good for prestige and parias."""
        gained, steps = export_gains(self.view, self.me, family, city)
        parias = self.paria(steps)
        return gained + parias - self.good(family, sum(self.goods) - 1)

    def free_ship(self, city: int) -> float:
        """A free ship with at most one good."""
        return self.presence(city) + (max(0.0, self.cargo(city, 1)) if sum(self.goods) else 0.0)

    def consolidation(self, city: int) -> float:
        """The value of consolidating here: income until the end, or an action now."""
        text = self.city(city).consolidation
        return self.bonus(text) * (self.rounds_left + 1 if self.is_blue(city) else 1)

    def consolidate(self, city: int) -> float:
        if self.ships[city] != ON_LEFT:
            return IMPOSSIBLE
        settled = len([ship for ship in self.view.ships[city::CITY_COUNT] if ship == ON_RIGHT])
        counted = self.gain("settled", lambda: self.holding._replace(consolidated=self.holding.consolidated + 1))
        worth = self.consolidation(city) + counted + self.occasion(words.ON_CONSOLIDATE) - GIFT * settled
        return worth + self.cash(-self.event[words.CONSOLIDATING_COSTS])

    def city_bonus(self) -> float:
        """The best bonus among the cities with a ship of this seat."""
        return max([self.bonus_of(city) for city in self.cities], default=0.0)

    def bonus_of(self, city: int) -> float:
        return self.bonus(self.city(city).bonus)

    # The inner ring

    def poems(self, purse: int) -> list[float]:
        """Every poem that could be carved."""
        seen = self.view
        worths = [self.carve(number, colour, purse) for number in seen.poem_display if number for colour in (BLUE, RED)]
        worths.extend([self.carve(index, GREY, purse) for index in seen.major_poems if index >= 0])
        return worths

    def carve(self, number: int, colour: int, purse: int) -> float:
        """A poem: its materials, its effect, and what cards score for it."""
        cost, laying = poem_cost(self.view, self.me, colour), self.laying(FOR_POEM, 0)
        if cost > purse or laying <= IMPOSSIBLE or (colour == GREY and len(self.holding.grey) >= MOST_GREY):
            return IMPOSSIBLE
        worth = self.cash(-cost, purse) + laying + self.occasion(words.ON_CARVE)
        if colour == GREY:
            return worth + self.grey(number)
        if colour == BLUE:
            more = self.gain("blue", lambda: self.holding._replace(blue=self.holding.blue + 1))
            return worth + more + self.blue_poem(number)
        more = self.gain("red", lambda: self.holding._replace(red=self.holding.red + 1))
        text = self.content.poems[number - 1].red
        share = SPENT if carves_again(text) else 1.0
        return worth + more + share * self.bonus(text) * (1 + AGAIN * self.rounds_left)

    def grey(self, index: int) -> float:
        """A major poem: its expected points in the end."""
        return self.gain(("grey", index), lambda: self.holding._replace(grey=(*self.holding.grey, index)))


@lru_cache
def carves_again(text: str) -> bool:
    """Whether a bonus gives a carving."""
    steps = [step for branch in read_bonus(text).branches for step in branch]
    return any([step.verb.kind == ACTS and step.which == CARVE for step in steps])
