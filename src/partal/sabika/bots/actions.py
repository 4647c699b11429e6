"""The value of each action to a seat, which is the value of its best answer.

The same estimates choose where to send a worker and what to do once it is there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from partal.sabika.bots.constants import AGAIN, PARTLY, SPENT, UNSEEN
from partal.sabika.bots.memory import (
    GAIN_BLUE,
    GAIN_GREY,
    GAIN_RED,
    IMPOSSIBLE,
    UNKNOWN,
)
from partal.sabika.bots.shipping import ShipEstimates
from partal.sabika.bots.values import UNIT
from partal.sabika.rules import bonus as words
from partal.sabika.rules.bonus import ACTS, read_bonus
from partal.sabika.rules.building import FOR_POEM
from partal.sabika.rules.inner import may_carve_major, poem_cost
from partal.sabika.rules.open import Open
from partal.sabika.rules.outer import QUARRIES, buying_price, may_expand_at, selling_price, tiles_of, trading_dinars
from partal.sabika.rules.ships import destinations, to_consolidate
from partal.sabika.rules.things import (
    ACTIONS,
    ARTISANAL,
    BLUE,
    CARVE,
    CONSOLIDATE,
    CONSTRUCTION,
    EXPORT,
    FIRST_GOOD,
    GREY,
    MAJOR_QUARRY,
    MARKET,
    MATERIAL_COUNT,
    MINOR_QUARRY,
    PRODUCE,
    REACTIVATE,
    RED,
    STOREHOUSE,
    STOREHOUSES,
    WARE_COUNT,
)

DEEPEST: Final = 2
"""How deep actions within actions are searched."""
ACTION_COUNT: Final = len(ACTIONS)
SIDE_COUNT: Final = 3
"""Left, right and either."""
LESS: Final = tuple([0.8**place for place in range(24)])
"""How much of a transaction counts, by its place among the best."""


class ActionEstimates(ShipEstimates):
    """The value of actions to a seat. `purse` is always what it can spend on the action itself."""

    def __init__(self, view: Open, me: int = -1) -> None:
        super().__init__(view, me)
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
            for city in destinations(self.view, self.me):
                best = max(best, self.export(city, purse))
        elif action == CONSOLIDATE:
            for city in to_consolidate(self.view, self.me):
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
        for store in range(STOREHOUSES):
            best = max(best, self.activation(store))
        return best

    def store_tile(self, number: int) -> float:
        """An expansion with this tile, on the best storehouse."""
        tile = self.content.store_tiles[number - 1]
        memory = self.memory
        if memory.site == UNKNOWN:
            memory.site = max([self.onto(store) for store in range(STOREHOUSES)])
        return self.box(tile.boxes) + self.bonus(tile.bonus) + memory.site + self.occasion(words.ON_STOREHOUSE)

    def onto(self, store: int) -> float:
        """Prestige of an expansion here, less the tile that would be covered."""
        level = self.view.levels[self.me * STOREHOUSES + store]
        if not may_expand_at(self.view, self.me, store):
            return IMPOSSIBLE
        top = self.view.tops[self.me * STOREHOUSES + store]
        covered = PARTLY * self.bonus(self.content.store_tiles[top - 1].bonus) if top and self.rounds_left else 0.0
        return self.content.expansion_prestige[level] - covered

    def activation(self, store: int) -> float:
        top = self.view.tops[self.me * STOREHOUSES + store]
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
