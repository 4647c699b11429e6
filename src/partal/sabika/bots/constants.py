"""The constants of Sabika's heuristic, in points of prestige unless stated otherwise.

They were tuned by playing; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from partal.sabika.rules import bonus as words

# Wares and dinars

LATER: Final = 0.8
"""The value of a point that materials in store may score, relative to a point on the track."""
FADE: Final = 0.88
"""The discount for each building or poem that comes before it."""
FOUNDATION: Final = 2.0
"""Gypsum in store while there is something left to build: every major building needs it."""
LEFT_OVER: Final = (0.2, 0.4, 1.0, 1.1)
"""A material that no building or poem needs, by kind: it can be sold or kept."""
PURSE_STEPS: Final = ((3, 0.9), (8, 0.45), (14, 0.15))
"""(limit, bonus): up to that many dinars, each is worth the bonus on top of half a point early in the game."""
YOUNG: Final = 2
"""With fewer rounds left than this, the bonus shrinks."""
GOOD_TO_EXPORT: Final = 2.4
GOOD_TO_SPARE: Final = 1.2
GOOD_IN_DEMAND: Final = 0.25
"""A good that a ship will take, one that no ship will take, and a bonus for every open city that demands it."""
CROWDED: Final = 0.33
"""The share of a good's value that remains if there is no room for it."""
RAW_SHARE: Final = 0.5
"""The value of a raw material, relative to its good."""
PARIA: Final = 0.95
"""A paria needed for a coming tribute."""
PARIA_TO_SPARE: Final = 0.1
BOX: Final = 0.45
"""A store box, for every two rounds left."""
PARTLY: Final = 0.5
"""The weight of what may still happen, relative to what happens now."""

GROWTH: Final = {
    "blue poem": 0.3,
    "red poem": 0.35,
    "poem": 0.75,
    "trio of poems": 0.06,
    "box": 1.25,
    "minor": 0.35,
    "balance": 0.3,
    "major": 0.45,
    "trio of majors": 0.12,
    "building": 0.85,
    "pair of buildings": 0.22,
    "resource kind": -0.4,
    "favour": 0.5,
    "presence": 0.8,
    "consolidated": 0.4,
    "chain": 0.55,
}
"""How much each measure grows in a round; resources in store are used up."""

OCCASIONS: Final = {
    words.INCOME: 1.0,
    words.ON_STARTING: 0.3,
    words.ON_SEAL: 0.4,
    words.ON_WOOD: 0.9,
    words.ON_MINOR: 0.6,
    words.ON_MAJOR: 0.5,
    words.ON_STOREHOUSE: 0.8,
    words.ON_CONSOLIDATE: 0.4,
    words.ON_EXPORT: 0.6,
    words.ON_PROCESS: 0.9,
    words.ON_QUARRY: 0.8,
    words.ON_CARVE: 0.8,
    words.ON_STORED_HERE: 0.7,
}
"""How often each occasion arises in a round."""

CHANGE_VALUES: Final = {
    words.FREE_STEPS: 0.9,
    words.NO_TOLL: 3.0,
    words.SECONDARY_FREE: 1.3,
    words.MARKET_TRANSACTIONS: 0.4,
    words.CARVING_MATERIALS: 1.2,
    words.CARVING_PRESTIGE: 1.2,
    words.ROUTE_DISCOUNT: 0.7,
    words.REST_DINARS: 0.2,
    words.REST_WITHOUT_LOSS: 0.2,
    words.GOODS_ROOM: 0.3,
    words.REPEAT_MATERIALS: 0.2,
    words.TRIBUTE_DISCOUNT: 0.9,
    words.PRODUCE_PROCESSES: 0.3,
    words.EXPORT_BASE: 1.6,
    words.CARVE_DISCOUNT: 0.6,
    words.TOLL_DISCOUNT: 2.0,
}
"""The value per round of a change by 1 in each number that a blue poem changes."""

# Actions

SPENT: Final = 0.6
"""A carving gained by a carving, relative to one on its own: materials and dinars are already spent."""
AGAIN: Final = 0.15
"""How often in a round a red poem is reactivated."""
CONSOLIDATE_LATER: Final = 0.35
"""The chance that a ship will be consolidated."""
GIFT: Final = 0.5
"""The cost of giving an opponent a point and a dinar."""
UNSEEN: Final = 2.0
"""An action too deep within other actions to be searched."""
GREAT_WORK: Final = 3.0
"""A major building's value beyond the points counted: favour for the next one, and types for poems and wishes."""
FRESH_CARDS: Final = 0.3
"""The value of drawing four new minor cards."""
ALIKE: Final = 1.5
"""Starting tiles whose values differ by no more than this count as equal, and chance decides."""
FIRST: Final = 0.02
"""The value of a higher number on the starting tile."""
