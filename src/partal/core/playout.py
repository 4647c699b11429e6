"""Random play to the end of the game, for searches, simulations and benchmarks."""

from __future__ import annotations

from partal.core import engine
from partal.core.effect import State
from partal.core.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Answers every question at random until the game is over; returns the number of choices made."""
    choices = 0
    decision = state.pending
    while decision is not None:
        options = decision.options
        engine.answer(state, options[rng.below(len(options))])
        choices += 1
        decision = state.pending
    return choices
