"""What Sabika's bots have estimated for one question, so that nothing is estimated twice, and what is kept of it.

`estimates.py` makes the estimates.
"""

from __future__ import annotations

from typing import Final

from partal.sabika.bots.values import Hands
from partal.sabika.rules.content import Content
from partal.sabika.rules.things import CITY_COUNT, MATERIAL_COUNT
from partal.sabika.rules.variant import Variant

IMPOSSIBLE: Final = -100.0
"""The value of an answer that cannot be given."""
UNKNOWN: Final = -1.0e9
"""In place of an estimate that has not been made; none is as low."""


class Memory:
    """Estimates that depend on what is still to come and on how deep actions are nested."""

    def __init__(self) -> None:
        self.actions: Final[dict[int, float]] = {}
        self.bonuses: Final[dict[str, float]] = {}
        """Those that lead to actions."""
        self.layings: Final[dict[int, float]] = {}
        self.poems: Final[dict[int, float]] = {}
        self.presences: Final = [UNKNOWN] * CITY_COUNT
        self.cargoes: Final = [UNKNOWN] * CITY_COUNT
        self.deals: list[float] | None = None
        self.site = UNKNOWN
        """The best storehouse to expand."""


class Prospect:
    """Estimates that depend on how many buildings, exports and poems are still to come."""

    def __init__(self, hands: Hands, hand: float) -> None:
        self.hands: Final = hands
        self.hand: Final = hand
        """The value of the hand as it is."""
        self.materials: Final = [UNKNOWN] * MATERIAL_COUNT
        self.bonuses: Final[dict[str, float]] = {}
        """Those that lead to no action, so that the depth does not matter."""
        self.memories: Final = [Memory()]
        """By depth."""

    def memory(self, depth: int) -> Memory:
        while len(self.memories) <= depth:
            self.memories.append(Memory())
        return self.memories[depth]


# Gains that cards score: the keys of what has been estimated
GAIN_BALANCE: Final = 0
GAIN_FAVOUR: Final = 1
GAIN_SEAL: Final = 2
GAIN_CONSOLIDATED: Final = 3
GAIN_BLUE: Final = 4
GAIN_RED: Final = 5
GAIN_TYPE: Final = 8
"""From here on by type of building, by city, by boxes and by major poem, each with 16 keys or more."""
GAIN_SHIP: Final = 32
GAIN_BOXES: Final = 48
GAIN_GREY: Final = 128

Cards = tuple[Content, Variant, tuple[int, ...], int, tuple[int, ...]]
"""The content, the house rules, the wishes, the trade card, and the tiles of the cities."""
MOST_GAINS: Final = 5_000
"""How many holdings are kept."""
ALL_GAINS: Final[dict[tuple[Cards, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]], dict[int, float]]] = {}
"""The gains by cards, round, counts, tiles with a ship, and major poems."""
