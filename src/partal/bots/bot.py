"""The interface of a bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar, runtime_checkable

from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.view import View

Stop = Callable[[], bool]
"""Called now and then by a slow bot; once it returns True, the bot answers with the best option so far."""

V = TypeVar("V", bound=View, contravariant=True)


class Bot(Protocol[V]):
    """Answers for a seat. A bot gets a view, never a state, and a random stream of its own."""

    def choose(self, view: V, decision: Decision, rng: Rng) -> Option:
        """Returns one of the options of the open decision."""
        ...


@runtime_checkable
class PlaysOut(Protocol):
    """A bot that can also play an imagined game to its end by itself, without a view for every question.

    Law: it gives the answers that it would give to each seat's view.
    """

    def play_out(self, state: Any, rng: Rng) -> None:
        """Answers for every seat until the game is over."""
        ...


def stream_of(seed: int, seat: int) -> Rng:
    """The random stream of the bot on this seat, independent of the game's own."""
    return Rng(seed).fork(f"bot on seat {seat}")
