"""The value of each action to a seat, which is the value of its best answer.

The same estimates choose where to send a worker and what to do once it is there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from partal.sabika.bots.constants import AGAIN, CONSOLIDATE_LATER, GIFT, GREAT_WORK, PARTLY, SPENT, UNSEEN
from partal.sabika.bots.estimates import (
    GAIN_BALANCE,
    GAIN_BLUE,
    GAIN_CONSOLIDATED,
    GAIN_FAVOUR,
    GAIN_GREY,
    GAIN_RED,
    GAIN_SEAL,
    GAIN_SHIP,
    GAIN_TYPE,
    UNKNOWN,
    Estimates,
)
from partal.sabika.bots.values import UNIT
from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import ACTS, read_bonus
from partal.sabika.rules.building import (
    FOR_MAJOR,
    FOR_MINOR,
    FOR_POEM,
    allowed_sets,
    halves_meeting,
    is_balanced,
    is_last_favour,
    laying_points,
    next_favour,
)
from partal.sabika.rules.inner import may_carve_major, poem_cost
from partal.sabika.rules.middle import export_gains
from partal.sabika.rules.open import Open
from partal.sabika.rules.outer import QUARRIES, buying_price, selling_price, tiles_of, trading_dinars
from partal.sabika.rules.ships import (
    consolidated_in,
    journeys,
)
from partal.sabika.rules.things import (
    ACTIONS,
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
    GOODS_PER_FREE_SHIP,
    GOODS_PER_SHIP,
    GREY,
    GYPSUM,
    LEFT,
    MAJOR_QUARRY,
    MARKET,
    MATERIAL_COUNT,
    MINOR_QUARRY,
    MOST_EXPANSIONS,
    ON_LEFT,
    PRODUCE,
    REACTIVATE,
    RED,
    RED_CITY,
    RIGHT,
    STOREHOUSE,
    STORES,
    WARE_COUNT,
    WOOD,
)

IMPOSSIBLE: Final = -100.0
"""The value of an answer that cannot be given."""
DEEPEST: Final = 2
"""How deep actions within actions are searched."""
ACTION_COUNT: Final = len(ACTIONS)
SIDE_COUNT: Final = 3
"""Left, right and either."""
LESS: Final = tuple([0.8**place for place in range(24)])
"""How much of a transaction counts, by its place among the best."""


class ActionEstimates(Estimates):
    """The value of actions to a seat. `purse` is always what it can spend on the action itself."""

    def __init__(self, view: Open, me: int = -1) -> None:
        super().__init__(view, me)
        self.journey_costs: list[int] = []
        self.majorities: dict[int, float] = {}
        """Gains by major poems that count the rivals too."""

    # Any action

    def action(self, action: int, side: int, purse: int) -> float:
        """The value of the best answer; IMPOSSIBLE if there is none."""
        self.nested = True
        if self.depth >= DEEPEST:
            return UNSEEN
        outside = self.memory
        self.depth += 1
        self.memory = self.prospect.memory(self.depth)
        actions = self.memory.actions
        key = side * ACTION_COUNT + action
        if action in (MARKET, EXPORT, CARVE):
            # The value of the others does not depend on the purse.
            key += purse * SIDE_COUNT * ACTION_COUNT
        known = actions.get(key)
        if known is None:
            known = self.best_answer(action, side, purse)
            actions[key] = known
        self.depth -= 1
        self.memory = outside
        return known

    def best_answer(self, action: int, side: int, purse: int) -> float:
        best = IMPOSSIBLE
        if action in (MINOR_QUARRY, MAJOR_QUARRY):
            for option in QUARRIES[action]:
                best = max(best, self.quarry(option.materials))
        elif action == STOREHOUSE:
            best = self.storehouse(side)
        elif action == MARKET:
            dinars = self.content.market_dinars
            best = self.cash(dinars) + self.trading(self.view.transactions(self.me), purse + dinars)
        elif action == CONSTRUCTION:
            best = self.major()
            for number in self.view.minor_display:
                if number:
                    best = max(best, self.minor(number))
        elif action == EXPORT:
            for city in range(CITY_COUNT):
                best = max(best, self.export(city, purse))
        elif action == CONSOLIDATE:
            for city in range(CITY_COUNT):
                best = max(best, self.consolidate(city))
        elif action == PRODUCE:
            bonus = self.city_bonus()
            best = max(bonus, self.processing(self.view.processes(self.me)) + max(0.0, bonus))
        elif action == CARVE:
            best = self.poems(purse)
        elif action == REACTIVATE:
            for number in self.view.red[self.me]:
                best = max(best, self.bonus(self.content.poems[number - 1].red))
        else:
            assert action == ARTISANAL
            best = self.cash(self.view.labour_dinars(self.me))
        return best

    # The outer ring

    def quarry(self, materials: tuple[int, ...]) -> float:
        """Three materials from a quarry."""
        return self.materials(materials) + self.occasion(words.ON_QUARRY)

    def storehouse(self, side: int) -> float:
        """The best tile or activation."""
        best = IMPOSSIBLE
        for place in tiles_of(self.view, side):
            best = max(best, self.store_tile(self.view.store_display[place]))
        for store in range(STORES):
            best = max(best, self.activation(store))
        return best

    def store_tile(self, number: int) -> float:
        """An expansion with this tile, on the best storehouse."""
        tile = self.content.store_tiles[number - 1]
        memory = self.memory
        if memory.site == UNKNOWN:
            memory.site = max([self.onto(store) for store in range(STORES)])
        return self.box(tile.boxes) + self.bonus(tile.bonus) + memory.site + self.occasion(words.ON_STOREHOUSE)

    def onto(self, store: int) -> float:
        """Prestige of an expansion here, less the tile that would be covered."""
        level = self.view.levels[self.me * STORES + store]
        if level == MOST_EXPANSIONS:
            return IMPOSSIBLE
        top = self.view.tops[self.me * STORES + store]
        covered = PARTLY * self.bonus(self.content.store_tiles[top - 1].bonus) if top and self.rounds_left else 0.0
        return self.content.expansion_prestige[level] - covered

    def activation(self, store: int) -> float:
        top = self.view.tops[self.me * STORES + store]
        if not top:
            return IMPOSSIBLE
        return self.bonus(self.content.store_tiles[top - 1].bonus) + self.occasion(words.ON_STOREHOUSE)

    def trading(self, transactions: int, purse: int) -> float:
        """Several transactions: the best one counts in full, each further one less."""
        deals = self.deals().copy()
        for material in range(MATERIAL_COUNT):
            deal = self.buy(material, purse)
            if deal > 0:
                deals.append(deal)
        deals.sort(reverse=True)
        return sum([deal * LESS[place] for place, deal in enumerate(deals[:transactions])])

    def deals(self) -> list[float]:
        """The transactions that gain something, whatever is in the purse."""
        self.nested = True
        memory = self.memory
        if memory.deals is None:
            deals = [self.sell(ware) for ware in range(WARE_COUNT) if self.store[ware]]
            for low in range(MATERIAL_COUNT - 1):
                deals.append(self.trade(low, low + 1))
                deals.append(self.trade(low + 1, low))
            deals.append(self.best_raw(1) - buying_price(self.view, MATERIAL_COUNT, True) * self.purses.first)
            memory.deals = [deal for deal in deals if deal > 0]
        return memory.deals

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
            return self.prospect.hand - self.hand_value(self.hand - UNIT[ware])
        return self.good(ware - FIRST_GOOD, self.all_goods - 1)

    def trade(self, given: int, taken: int) -> float:
        if not self.store[given]:
            return IMPOSSIBLE
        hand = self.hand - UNIT[given] + UNIT[taken]
        return self.hand_value(hand) - self.prospect.hand + self.cash(trading_dinars(given, taken))

    # Construction

    def laid(self, materials: tuple[int, ...], purpose: int) -> float:
        """Prestige now for these materials, less their value in store."""
        worth = laying_points(self.view, self.me, purpose, materials) - self.without(materials)
        if purpose != FOR_POEM and WOOD in materials:
            worth += self.occasion(words.ON_WOOD)
        return worth

    def laying(self, purpose: int, base: int) -> float:
        """The best set of materials for a scaffold."""
        key = purpose * MATERIAL_COUNT + base
        known = self.memory.layings.get(key)
        if known is None:
            known = self.best_set(purpose, base)
            self.memory.layings[key] = known
        return known

    def best_set(self, purpose: int, base: int) -> float:
        best = IMPOSSIBLE
        for materials in allowed_sets(self.view, self.me, purpose, base):
            if self.has_all(materials):
                best = max(best, self.laid(materials, purpose))
        return best

    def has_all(self, materials: tuple[int, ...]) -> bool:
        """Whether the seat has these materials."""
        store = self.store
        for material in materials:
            if not store[material] or (self.repeats and materials.count(material) > store[material]):
                return False
        return True

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

    def tile_bonus(self) -> float:
        tiles = self.content.major_tiles
        return max([self.bonus(tiles[number - 1].bonus) for number in self.view.era_tiles()], default=0.0)

    def building(self, kind: int) -> float:
        """One more building of a type, as far as cards score it."""
        key = GAIN_TYPE + kind
        if key not in self.gains:
            more = self.holding.copy()
            more.types = tuple([count + (index == kind) for index, count in enumerate(more.types)])
            self.learn(key, more)
        return self.gains[key]

    def favour(self) -> float:
        """A step of the favour marker: the best bonus up to its new space."""
        space = next_favour(self.view, self.me)
        worth = max([self.bonus(text) for text in self.content.favour[:space]], default=0.0)
        if is_last_favour(self.view, space):
            worth += self.content.favour_last
        if GAIN_FAVOUR not in self.gains:
            more = self.holding.copy()
            more.favour = space
            self.learn(GAIN_FAVOUR, more)
        return worth + self.gains[GAIN_FAVOUR]

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
        own, neighbour = halves_meeting(self.view, self.me, number, end)
        if not is_balanced(own, neighbour):
            return 0.0
        if GAIN_BALANCE not in self.gains:
            more = self.holding.copy()
            more.balances += 1
            self.learn(GAIN_BALANCE, more)
        return self.bonus(self.content.balance_bonuses[own]) + self.gains[GAIN_BALANCE]

    # The middle ring

    def journeys(self) -> list[int]:
        """The cost of the journey to each city."""
        if not self.journey_costs:
            self.journey_costs = journeys(self.view, self.me)
        return self.journey_costs

    def presence(self, city: int) -> float:
        """A ship in a city: what cards score for it, and the chance of consolidating there."""
        self.nested = True
        presences = self.memory.presences
        known = presences[city]
        if known == UNKNOWN:
            key = GAIN_SHIP + city
            if key not in self.gains:
                more = self.holding.copy()
                more.cities += (self.view.city_tiles[city],)
                more.chain = self.view.atlas.chain([*self.cities, city])
                self.learn(key, more)
            hope = CONSOLIDATE_LATER * max(0.0, self.consolidation(city)) if self.exports else 0.0
            known = self.gains[key] + hope
            presences[city] = known
        return known

    def export(self, city: int, purse: int) -> float:
        """A ship with up to two goods to this city."""
        cost = self.journeys()[city]
        if self.ships[city] or cost > purse or not self.all_goods:
            return IMPOSSIBLE
        worth = self.cash(-cost, purse) + self.presence(city) + self.bonus_of(city) + self.occasion(words.ON_EXPORT)
        if self.view.city_seals[city]:
            worth += self.seal() + self.occasion(words.ON_SEAL)
        cargoes = self.memory.cargoes
        cargo = cargoes[city]
        if cargo == UNKNOWN:
            cargo = self.cargo(city, GOODS_PER_SHIP)
            cargoes[city] = cargo
        return worth + cargo

    def seal(self) -> float:
        """A seal: a dinar, a paria or a point in the end, and what cards score for it."""
        if GAIN_SEAL not in self.gains:
            more = self.holding.copy()
            more.seals += 1
            self.learn(GAIN_SEAL, more)
        return max(1.0, self.cash(1)) + self.gains[GAIN_SEAL]

    def cargo(self, city: int, most: int) -> float:
        """The best goods for a ship; at least one must be exported."""
        worths: list[float] = []
        for family in range(FAMILIES):
            many = min(self.goods[family], most)
            if many:
                exported = self.exported(family, city)
                for _ in range(many):
                    worths.append(exported)
        worths.sort(reverse=True)
        return sum([worth for place, worth in enumerate(worths[:most]) if worth > 0 or place == 0])

    def exported(self, family: int, city: int) -> float:
        """One good for prestige and parias."""
        gained, steps = export_gains(self.view, self.me, family, city)
        return gained + self.paria(steps) - self.good(family, self.all_goods - 1)

    def best_free_ship(self) -> float:
        return max([self.free_ship(city) for city in range(CITY_COUNT) if not self.ships[city]], default=0.0)

    def free_ship(self, city: int) -> float:
        """A free ship with at most one good."""
        return self.presence(city) + (max(0.0, self.cargo(city, GOODS_PER_FREE_SHIP)) if self.all_goods else 0.0)

    def consolidation(self, city: int) -> float:
        """The value of consolidating here: income until the end, or an action now."""
        tile = self.city(city)
        return self.bonus(tile.consolidation) * (self.rounds_left + 1 if tile.colour == BLUE_CITY else 1)

    def consolidate(self, city: int) -> float:
        if self.ships[city] != ON_LEFT:
            return IMPOSSIBLE
        rivals = len(consolidated_in(self.view, city))
        if GAIN_CONSOLIDATED not in self.gains:
            more = self.holding.copy()
            more.consolidated += 1
            self.learn(GAIN_CONSOLIDATED, more)
        counted = self.gains[GAIN_CONSOLIDATED]
        worth = self.consolidation(city) + counted + self.occasion(words.ON_CONSOLIDATE) - GIFT * rivals
        return worth + self.cash(-self.event[words.CONSOLIDATING_COSTS])

    def red_city(self) -> float:
        red = [city for city in self.cities if self.city(city).colour == RED_CITY]
        return max([self.consolidation(city) for city in red], default=0.0)

    def city_bonus(self) -> float:
        return max([self.bonus_of(city) for city in self.cities], default=0.0)

    def bonus_of(self, city: int) -> float:
        return self.bonus(self.city(city).bonus)

    # The inner ring

    def poems(self, purse: int) -> float:
        """The best poem that could be carved."""
        best = IMPOSSIBLE
        for number in self.view.poem_display:
            if number:
                best = max(best, self.carve(number, BLUE, purse))
                best = max(best, self.carve(number, RED, purse))
        for index in self.view.major_poems:
            if index >= 0:
                best = max(best, self.carve(index, GREY, purse))
        return best

    def carve(self, number: int, colour: int, purse: int) -> float:
        """A poem: its materials, its effect, and what cards score for it."""
        cost, laying = poem_cost(self.view, self.me, colour), self.laying(FOR_POEM, 0)
        if cost > purse or laying <= IMPOSSIBLE or (colour == GREY and not may_carve_major(self.view, self.me)):
            return IMPOSSIBLE
        worth = self.cash(-cost, purse) + laying + self.occasion(words.ON_CARVE)
        if colour == GREY:
            return worth + self.grey(number)
        if colour == BLUE:
            if GAIN_BLUE not in self.gains:
                more = self.holding.copy()
                more.blue += 1
                self.learn(GAIN_BLUE, more)
            return worth + self.gains[GAIN_BLUE] + self.blue_poem(number)
        if GAIN_RED not in self.gains:
            more = self.holding.copy()
            more.red += 1
            self.learn(GAIN_RED, more)
        text = self.content.poems[number - 1].red
        share = SPENT if carves_again(text) else 1.0
        return worth + self.gains[GAIN_RED] + share * self.bonus(text) * (1 + AGAIN * self.rounds_left)

    def grey(self, index: int) -> float:
        """A major poem: its expected points in the end."""
        majority = self.content.major_poems[index].majority
        gains = self.majorities if majority else self.gains
        key = GAIN_GREY + index
        if key not in gains:
            more = self.holding.copy()
            more.grey += (index,)
            if majority:
                self.majorities[key] = self.gain(more)
            else:
                self.learn(key, more)
        return self.majorities[key] if majority else self.gains[key]


@lru_cache
def carves_again(text: str) -> bool:
    """Whether a bonus gives a carving."""
    steps = [step for branch in read_bonus(text).branches for step in branch]
    return any([step.verb.kind == ACTS and step.which == CARVE for step in steps])
