"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.view import View

Stop = Callable[[], bool]
"""Asked now and then by a bot that thinks long; once it says yes, the bot answers with the best it has."""

V = TypeVar("V", bound=View, contravariant=True)


class Bot(Protocol[V]):
    """Whoever answers for a seat. It is given a view, never a state, and a stream of chance of its own."""

    def choose(self, view: V, decision: Decision, rng: Rng) -> Option:
        """One of the options of the open decision."""
        ...


def stream_of(seed: int, seat: int) -> Rng:
    """The chance of the bot on this seat; the game's own chance is not touched."""
    return Rng(seed).fork(f"bot on seat {seat}")
