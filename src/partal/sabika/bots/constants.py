"""What the Sabika bot believes, in points of prestige: the numbers behind its judgement, and nothing else.

They were found by playing; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from partal.sabika.rules import bonus as words

# Wares and dinars

LATER: Final = 0.8
"""A point that materials in store promise, next to a point on the track."""
FADE: Final = 0.88
"""The same for each building or poem that comes before it."""
FOUNDATION: Final = 2.0
"""Gypsum in store while there is something to build: every major building stands on it."""
LEFT_OVER: Final = (0.2, 0.4, 1.0, 1.1)
"""A material that no building or poem will need, by kind: it can be sold or kept."""
PURSE_STEPS: Final = ((3, 0.9), (8, 0.45), (14, 0.15))
"""Up to so many dinars, each is worth so much more than half a point while the game is young."""
YOUNG: Final = 2
"""The game is young while so many rounds are to come, then it grows old."""
GOOD_TO_EXPORT: Final = 2.4
GOOD_TO_SPARE: Final = 1.2
GOOD_IN_DEMAND: Final = 0.25
"""A good, if a ship will take it; if not; and more for every open city that demands it."""
CROWDED: Final = 0.33
"""What is left of a good's worth if there is no room for it."""
RAW_SHARE: Final = 0.5
"""A raw material next to its good."""
PARIA: Final = 0.95
"""A paria that some tribute to come will need."""
PARIA_TO_SPARE: Final = 0.1
BOX: Final = 0.45
"""A store box, for every round to come but one."""
PARTLY: Final = 0.5
"""What may happen some day, next to what happens now."""

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
"""How much of a measure a round brings; what lies in the store is used up."""

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
"""How often each occasion comes in a round."""

COMFORTS: Final = {
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
"""What each number that a blue poem changes is worth in a round, for 1 of it."""

# Actions

SPENT: Final = 0.6
"""A carving that a carving gives, next to one of its own: materials and dinars are spent already."""
AGAIN: Final = 0.15
"""How often in a round a red poem is carried out again."""
SETTLE_LATER: Final = 0.35
"""The chance that a ship will be consolidated."""
GIFT: Final = 0.5
"""What an opponent's point and dinar cost the own game."""
UNSEEN: Final = 2.0
"""An action within an action within an action, which is not looked into."""
GREAT_WORK: Final = 3.0
"""What a major building promises beyond what is counted: favour for the next one, and types for poems and wishes."""
FRESH_CARDS: Final = 0.3
"""The hope that lies in four new minor cards."""
ALIKE: Final = 1.5
"""Starting tiles that differ by no more than this are alike, and chance decides."""
FIRST: Final = 0.02
"""What a higher number on the starting tile is worth."""
