"""The value of buildings to a seat: laying materials, major tiles and the favour, minor cards and their balances."""

from __future__ import annotations

from partal.sabika.bots.constants import GREAT_WORK
from partal.sabika.bots.estimates import Estimates
from partal.sabika.bots.memory import (
    GAIN_BALANCE,
    GAIN_FAVOUR,
    GAIN_TYPE,
    IMPOSSIBLE,
)
from partal.sabika.rules import bonus as words
from partal.sabika.rules.balance import halves_meeting, is_balanced
from partal.sabika.rules.building import (
    FOR_MAJOR,
    FOR_MINOR,
    FOR_POEM,
    allowed_sets,
    has_all,
    is_last_favour,
    laying_points,
    next_favour,
)
from partal.sabika.rules.things import (
    GYPSUM,
    LEFT,
    MATERIAL_COUNT,
    RIGHT,
    WOOD,
)


class BuildingEstimates(Estimates):
    """The value of what is built or laid."""

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
            if has_all(self.store, materials, self.repeats):
                best = max(best, self.laid(materials, purpose))
        return best

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
