"""What things are worth halfway through a game to a player who can use them, without any table.

It tells the value of an effect by itself, so that effects can be compared. The heuristic's constants are the same.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from partal.sabika.bots.constants import GOOD_IN_DEMAND, GOOD_TO_EXPORT, LATER, PARIA, RAW_SHARE, UNSEEN
from partal.sabika.bots.values import PURSES, lasting_value
from partal.sabika.rules import worth
from partal.sabika.rules.bonus import Lasting, read_bonus
from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import RED_CITY, ROUNDS, STOREHOUSES, WORKER_COUNT

ROUNDS_LEFT: Final = ROUNDS // 2
PURSE: Final = 5
BOXES: Final = 2 * STOREHOUSES
CITIES_IN_DEMAND: Final = 2


class UsualEstimates(worth.Estimates):
    """The built-in content, a purse of some dinars, and for every gain an occasion to use it."""

    def __init__(self) -> None:
        self.content: Final = built_in()
        self.purse = PURSE
        self.purses: Final = PURSES[ROUNDS_LEFT][WORKER_COUNT]
        self.good: Final = GOOD_TO_EXPORT + CITIES_IN_DEMAND * GOOD_IN_DEMAND

    def boxes(self) -> int:
        return BOXES

    # Gains

    def cash(self, dinars: int) -> float:
        return self.purses.gain(PURSE, dinars)

    def paria(self, many: int) -> float:
        return PARIA * many

    def materials(self, more: tuple[int, ...]) -> float:
        return LATER * sum([self.content.material_prestige[material] for material in more])

    def best_raw(self, many: int) -> float:
        return RAW_SHARE * self.good * many

    def best_good(self, many: int) -> float:
        return self.good * many

    def processing(self, many: int) -> float:
        return (1 - RAW_SHARE) * self.good * many

    def bonus(self, text: str) -> float:
        return max([sum([step.verb.worth(self, step) for step in steps]) for steps in read_bonus(text).branches])

    def lasting(self, blue: Lasting) -> float:
        """A blue poem's effect over the rest of the game."""
        return lasting_value(self, blue, ROUNDS_LEFT, ROUNDS_LEFT)

    # Actions

    def action(self, action: int, side: int, purse: int) -> float:
        return UNSEEN

    def trading(self, transactions: int, purse: int) -> float:
        """Each as if it gained a dinar."""
        return self.cash(transactions)

    def favour(self) -> float:
        return self.mean_bonus(self.content.favour)

    def city_bonus(self) -> float:
        return self.mean_bonus(tuple([tile.bonus for tile in self.content.cities]))

    def tile_bonus(self) -> float:
        return self.mean_bonus(tuple([tile.bonus for tile in self.content.major_tiles]))

    def best_free_ship(self) -> float:
        return UNSEEN

    def red_city(self) -> float:
        red = [tile.consolidation for tile in self.content.cities if tile.colour == RED_CITY]
        return self.mean_bonus(tuple(red))

    def mean_bonus(self, texts: tuple[str, ...]) -> float:
        return sum([self.bonus(text) for text in texts]) / len(texts)


@cache
def usual() -> UsualEstimates:
    return UsualEstimates()
