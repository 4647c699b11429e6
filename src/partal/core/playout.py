"""Random play to the end: what searches, simulations and measurements start from."""

from __future__ import annotations

from partal.core import engine
from partal.core.effect import State
from partal.core.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Answer every open question of this state at random until the game is over; how many choices that took."""
    choices = 0
    decision = state.pending
    while decision is not None:
        options = decision.options
        engine.answer(state, options[rng.below(len(options))])
        choices += 1
        decision = state.pending
    return choices
