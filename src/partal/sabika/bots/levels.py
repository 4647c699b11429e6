"""The levels of Sabika's bots: how much they overlook, and the budgets of their searches.

All numbers were tuned by playing; `docs/bots.md` has the ladder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.bots.bot import Bot, Stop
from partal.sabika.bots.heuristic import SabikaHeuristic
from partal.sabika.bots.search import Budget, SabikaSearch
from partal.sabika.bots.turns import Breadth, Depth
from partal.sabika.rules.view import View

NOTICED: Final = 0.75
"""The chance that the easy bot notices an answer."""

NARROW: Final = Breadth(squares=9, answers=4, others=2, deviations=1, beam=4, doubt=0.5)
WIDE: Final = Breadth(squares=12, answers=6, others=3, deviations=2, beam=6, doubt=0.5)
HARD: Final = Budget(NARROW, arms=1, simulations=0, depth=Depth(0, 1, 1), seconds=0.9)
MASTER: Final = Budget(WIDE, arms=10, simulations=36, depth=Depth(turns=8, beam=2, squares=4), seconds=4.5)


class SabikaEasy:
    """Plays like medium, but overlooks many answers, including good ones."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        noticed = tuple([option for option in decision.options if rng.chance() < NOTICED])
        if len(noticed) < 2:
            return noticed[0] if noticed else rng.pick(decision.options)
        return SabikaHeuristic().choose(view, Decision(decision.seat, decision.prompt, noticed), rng)


def easy(_stop: Stop | None = None) -> SabikaEasy:
    """Answers at once, so there is nothing to stop."""
    return SabikaEasy()


def medium(_stop: Stop | None = None) -> SabikaHeuristic:
    return SabikaHeuristic()


def hard(stop: Stop | None = None) -> SabikaSearch:
    return SabikaSearch(HARD, stop)


def master(stop: Stop | None = None) -> SabikaSearch:
    return SabikaSearch(MASTER, stop)


LEVELS: Final[Mapping[str, Callable[[Stop | None], Bot[View]]]] = {
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "master": master,
}
"""By name, weakest first."""
