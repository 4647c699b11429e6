"""The ten main actions: when each is possible, what it needs, and how it begins."""

from __future__ import annotations

from typing import Final

from partal.sabika.rules.bonus import IMPOSSIBLE
from partal.sabika.rules.building import Construct, construction_possible
from partal.sabika.rules.gains import gain_dinars
from partal.sabika.rules.inner import Carve, Reactivate, carve_need, labour, poem_need
from partal.sabika.rules.middle import (
    Consolidate,
    Export,
    Produce,
    consolidate_need,
    export_need,
    produce_possible,
)
from partal.sabika.rules.open import Open
from partal.sabika.rules.outer import QUARRIES, Quarry, Storehouse, Transact, storehouse_possible
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    ARTISANAL,
    CARVE,
    CONSOLIDATE,
    CONSTRUCTION,
    EITHER,
    EXPORT,
    LEFT,
    MARKET,
    MATERIALS,
    PRODUCE,
    REACTIVATE,
    RIGHT,
    RING_OF_SQUARE,
    SIDE_OF,
    STOREHOUSE,
)


def need(state: Open, player: int, action: int, side: int, barred: tuple[int, ...]) -> int:
    """The dinars the player must have for this action; IMPOSSIBLE if something else is missing (S-TURN-20, OQ-17)."""
    if action == STOREHOUSE:
        return 0 if storehouse_possible(state, player, side) else IMPOSSIBLE
    if action == CONSTRUCTION:
        return 0 if construction_possible(state, player) else IMPOSSIBLE
    if action == EXPORT:
        return export_need(state, player)
    if action == CONSOLIDATE:
        return consolidate_need(state, player)
    if action == PRODUCE:
        return 0 if produce_possible(state, player) else IMPOSSIBLE
    if action == CARVE:
        return carve_need(state, player)
    if action == REACTIVATE:
        needs = [poem_need(state, player, number, barred) for number in state.red[player]]
        return min([dinars for dinars in needs if dinars != IMPOSSIBLE], default=IMPOSSIBLE)
    return 0  # Quarries, market and artisanal labour are always possible.


def _quarried(quarry: int) -> tuple[str, ...]:
    """The materials of a quarry (S-QUAR-02, S-QUAR-03)."""
    found: list[str] = []
    for option in QUARRIES[quarry]:
        found.extend([MATERIALS[material] for material in option.materials])
    return tuple(dict.fromkeys(found))


ACTION_GIVES: Final[tuple[tuple[str, ...], ...]] = (
    _quarried(0),
    _quarried(1),
    ("prestige",),
    ("dinar", *MATERIALS, "raw"),
    ("prestige", "favour"),
    ("prestige", "paria", "seal"),
    (),
    ("good",),
    ("prestige",),
    (),
    ("dinar",),
)
"""What each action gives by itself, without the bonuses of cities, tiles, cards and poems that come with it."""


def bonus_side(state: Open) -> int:
    """The side of the tile for a storehouse bonus: either, or by house rule the worker's (S-STHA-15, OQ-18)."""
    return half_of(state, state.square) if state.variant.worker_side and state.square >= 0 else EITHER


def half_of(state: Open, square: int) -> int:
    """The half of the rondel that a square is on: EITHER for the top, where rings begin, and the bottom.
    A storehouse square belongs to its own display.
    """
    if SIDE_OF[square] != EITHER:
        return SIDE_OF[square]
    ring = state.content.rings[state.side][RING_OF_SQUARE[square]]
    twice = 2 * ring.index(square)
    if twice in (0, len(ring)):
        return EITHER
    return RIGHT if twice < len(ring) else LEFT


def begin(state: State, player: int, action: int, side: int, must: bool, barred: tuple[int, ...]) -> None:
    """Begins an action: a main action or one that must be done (`must`), or a bonus that may be waived (OQ-20)."""
    todo = state.todo
    if action < STOREHOUSE:
        todo.append(Quarry(player, action))
    elif action == STOREHOUSE:
        todo.append(Storehouse(player, side, must))
    elif action == MARKET:
        gain_dinars(state, player, state.content.market_dinars, "market")
        transactions = state.transactions(player)
        todo.append(Transact(player, transactions, True))
    elif action == CONSTRUCTION:
        todo.append(Construct(player, must))
    elif action == EXPORT:
        todo.append(Export(player, must))
    elif action == CONSOLIDATE:
        todo.append(Consolidate(player, must))
    elif action == PRODUCE:
        left = state.processes(player)
        todo.append(Produce(player, must, True, left, False))
    elif action == CARVE:
        todo.append(Carve(player, must))
    elif action == REACTIVATE:
        todo.append(Reactivate(player, must, barred))
    else:
        assert action == ARTISANAL
        labour(state, player)
