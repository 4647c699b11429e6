"""The four levels of Asara."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.asara.bots.beam import AsaraBeamSearch, BeamBudget
from partal.asara.bots.evaluation import Evaluation, fitted
from partal.asara.bots.heuristic import AsaraHeuristic, preferred
from partal.asara.bots.search import EVALUATED, SEARCHED, AsaraGuide
from partal.asara.rules.view import View
from partal.bots.bot import Bot, Stop
from partal.bots.mcts import Budget, Searcher

OVERLOOKED: Final = 0.35
"""How likely the easy bot is to overlook an option."""
BLUNDERS: Final = 0.12
"""How often it picks any option at random."""

HARD: Final = Budget(simulations=32, seconds=0.9, determinizations=16, widest=8)
MASTER: Final = BeamBudget(turns=80, candidates=8, width=6, seconds=4.5)
TURNS: Final = 40
"""The most turns, counted over all seats, that a rollout plays; it ends with the year."""


class AsaraEasy:
    """Plays like medium, but overlooks options and sometimes blunders."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        if rng.chance() < BLUNDERS:
            return rng.pick(decision.options)
        noticed = tuple([option for option in decision.options if rng.chance() >= OVERLOOKED])
        if not noticed:
            return rng.pick(decision.options)
        if decision.prompt not in EVALUATED:
            noticed = decision.options
        answer = preferred(view, Decision(decision.seat, decision.prompt, noticed))
        return answer if answer is not None else rng.pick(noticed)


@cache
def weights() -> Evaluation:
    """The weights of the evaluation, read once."""
    return fitted()


def searcher(budget: Budget, stop: Stop | None) -> Searcher:
    return Searcher(AsaraGuide(weights(), TURNS), AsaraHeuristic(), budget, stop, SEARCHED)


def easy(_stop: Stop | None = None) -> AsaraEasy:
    return AsaraEasy()


def medium(_stop: Stop | None = None) -> AsaraHeuristic:
    return AsaraHeuristic()


def hard(stop: Stop | None = None) -> Searcher:
    return searcher(HARD, stop)


def master(stop: Stop | None = None) -> AsaraBeamSearch:
    return AsaraBeamSearch(weights(), MASTER, stop)


LEVELS: Final[Mapping[str, Callable[[Stop | None], Bot[View]]]] = {
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "master": master,
}
"""By name, weakest first."""
