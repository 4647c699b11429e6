"""The value of ships to a seat: exports, presence, consolidating, and the bonuses of cities."""

from __future__ import annotations

from partal.sabika.bots.buildings import BuildingEstimates
from partal.sabika.bots.constants import CONSOLIDATE_LATER, GIFT
from partal.sabika.bots.memory import (
    GAIN_CONSOLIDATED,
    GAIN_SEAL,
    GAIN_SHIP,
    IMPOSSIBLE,
    UNKNOWN,
)
from partal.sabika.rules import bonus as words
from partal.sabika.rules.middle import export_gains
from partal.sabika.rules.open import Open
from partal.sabika.rules.ships import (
    consolidated_in,
    destinations,
    journeys,
    red_cities,
)
from partal.sabika.rules.things import (
    BLUE_CITY,
    FAMILIES,
    GOODS_PER_FREE_SHIP,
    GOODS_PER_SHIP,
)


class ShipEstimates(BuildingEstimates):
    """The value of actions of the middle ring. `purse` is always what the seat can spend on the action itself."""

    def __init__(self, view: Open, me: int = -1) -> None:
        super().__init__(view, me)
        self.journey_costs: list[int] = []

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
        """A ship with up to two goods to this city, one of the `destinations`."""
        cost = self.journeys()[city]
        if cost > purse or not self.all_goods:
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
        return max([self.free_ship(city) for city in destinations(self.view, self.me)], default=0.0)

    def free_ship(self, city: int) -> float:
        """A free ship with at most one good."""
        return self.presence(city) + (max(0.0, self.cargo(city, GOODS_PER_FREE_SHIP)) if self.all_goods else 0.0)

    def consolidation(self, city: int) -> float:
        """The value of consolidating here: income until the end, or an action now."""
        tile = self.city(city)
        return self.bonus(tile.consolidation) * (self.rounds_left + 1 if tile.colour == BLUE_CITY else 1)

    def consolidate(self, city: int) -> float:
        """Consolidating in this city, one of those `to_consolidate`."""
        rivals = len(consolidated_in(self.view, city))
        if GAIN_CONSOLIDATED not in self.gains:
            more = self.holding.copy()
            more.consolidated += 1
            self.learn(GAIN_CONSOLIDATED, more)
        counted = self.gains[GAIN_CONSOLIDATED]
        worth = self.consolidation(city) + counted + self.occasion(words.ON_CONSOLIDATE) - GIFT * rivals
        return worth + self.cash(-self.view.consolidating_cost())

    def red_city(self) -> float:
        return max([self.consolidation(city) for city in red_cities(self.view, self.me)], default=0.0)

    def city_bonus(self) -> float:
        return max([self.bonus_of(city) for city in self.cities], default=0.0)

    def bonus_of(self, city: int) -> float:
        return self.bonus(self.city(city).bonus)
