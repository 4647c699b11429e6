"""Moving a worker: steps, tolls and what they cost (S-MOVE, S-COST)."""

from __future__ import annotations

from typing import Final

from partal.sabika.rules import bonus as words
from partal.sabika.rules.open import Open
from partal.sabika.rules.things import (
    RING_OF,
    SQUARE_COUNT,
    WORKER_COUNT,
    WORKSHOP,
)

TOLL: Final = 1
"""What each worker of others on a square costs whoever goes there, in dinars (S-COST-04)."""


def ring_of(state: Open, worker: int) -> tuple[int, ...]:
    """The squares of the worker's ring, clockwise (S-MOVE-02)."""
    return state.content.rings[state.side][RING_OF[worker]]


def is_covered(state: Open, square: int) -> bool:
    """Whether a cancellation tile covers this square: three players only (S-SETR-02)."""
    return state.players == 3 and square in state.content.covered_squares


def steps_to(state: Open, ring: tuple[int, ...], here: int, there: int) -> int:
    """Clockwise steps; covered squares do not count unless a house rule says so (S-MOVE-01, OQ-12)."""
    position = ring.index(here)
    steps = 0
    while True:
        position = (position + 1) % len(ring)
        square = ring[position]
        if state.variant.covered_count or not is_covered(state, square):
            steps += 1
        if square == there:
            return steps


def tolls(state: Open, player: int) -> list[int]:
    """By square, a dinar for each worker of others there, including the Sultan's (S-COST-04, S-COST-05).

    A blue poem may waive the toll or reduce it.
    """
    toll_by_square = [0] * SQUARE_COUNT
    if state.change(player, words.NO_TOLL):
        return toll_by_square
    each = TOLL + state.event[words.TOLL_SURCHARGE]
    for square in state.sultan:
        toll_by_square[square] += each
    first = player * WORKER_COUNT
    for index, square in enumerate(state.workers):
        if square != WORKSHOP and not first <= index < first + WORKER_COUNT:
            toll_by_square[square] += each
    discount = state.change(player, words.TOLL_DISCOUNT)
    return [max(0, toll - discount) for toll in toll_by_square] if discount else toll_by_square


def free_steps(state: Open, player: int) -> int:
    """Two steps are free, unless an event or a poem changes it; each further one costs a dinar (S-COST-01, S-EV-12)."""
    return state.content.steps_free - state.event[words.FEWER_FREE_STEPS] + state.change(player, words.FREE_STEPS)


def walking_cost(state: Open, player: int, worker: int, square: int) -> int:
    """The cost of a move's steps, without tolls (S-COST-01 to S-COST-03)."""
    here = state.workers[player * WORKER_COUNT + worker]
    if here == WORKSHOP:
        return 0
    return max(0, steps_to(state, ring_of(state, worker), here, square) - free_steps(state, player))


def move_cost(state: Open, player: int, worker: int, square: int) -> int:
    """The full cost of a move; from the workshop there are no steps (S-COST-03, S-COST-06)."""
    return cost_with_tolls(state, player, worker, square, tolls(state, player))


def cost_with_tolls(state: Open, player: int, worker: int, square: int, tolls_by_square: list[int]) -> int:
    """Tolls and steps add up (S-COST-06): the cost of a move, for those who compare many and know the `tolls`."""
    return tolls_by_square[square] + walking_cost(state, player, worker, square)
