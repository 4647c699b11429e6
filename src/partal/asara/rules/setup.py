"""Chapter 1: from a number of seats and a seed to the first question."""

from __future__ import annotations

from typing import Final

from partal.core.engine import advance
from partal.core.event import NOBODY, Event
from partal.core.rng import mix, stream

from partal.asara.rules.content import Content
from partal.asara.rules.flow import BeginYear, refill
from partal.asara.rules.state import State, empty_table
from partal.asara.rules.things import COLOUR_COUNT, MARKETS, parts_of
from partal.asara.rules.variant import Variant

PILES: Final = 2
LIT_STACK: Final = 4
"""The random streams that shuffle the parts and the lit windows."""


def new_state(content: Content, variant: Variant, seats: int, seed: int, log: list[Event] | None = None) -> State:
    """The table before the first turn: piles shuffled, markets laid out, purses filled, buyers dealt.

    Seat 0 is the first starting player and holds the favour (A-SET-14); the purses rise by seat (A-SET-15).
    """
    state = empty_table(content, variant, seats, mix(seed))
    state.log = log
    for kind in MARKETS:
        pile: list[int] = []
        for part in parts_of(kind):
            pile.extend([part] * content.parts[part])
        stream(state.chance, PILES, kind).shuffle(pile)
        state.piles[kind] = tuple(pile)
    refill(state)
    if variant.lights:
        stack: list[int] = []
        for colour in range(COLOUR_COUNT):
            stack.extend([colour] * content.lit[colour])
        stream(state.chance, LIT_STACK, 0).shuffle(stack)
        state.lit_stack = tuple(stack)
    for seat in range(seats):
        state.money[seat] = content.purses[seat]
    state.todo.append(BeginYear(NOBODY, 1))
    advance(state)
    return state
