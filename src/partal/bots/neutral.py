"""A bot for any game: it searches with the rules alone, without knowing the value of anything.

It has one level, called `search` after what it does: `medium` or `hard` would promise a strength that nobody has
measured. It tries its options on imagined tables, where everyone plays at random to the end, and compares the final
margins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.rules import Rules, Standings

from partal.bots.bot import Stop
from partal.bots.candidates import margin
from partal.bots.mcts import Budget, Searcher
from partal.bots.random import RandomBot

SEARCH: Final = "search"
BUDGET: Final = Budget(simulations=200, seconds=2.0, determinizations=20, widest=1_000, widening=1_000.0)
"""All priors are equal, so every option is tried; in a long game the clock cuts the search short."""


class NeutralGuide:
    """Guides a search through any game by its rules alone: equal priors and random playouts."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules: Rules[Any] = rules

    def imagine(self, view: Any, rng: Rng) -> Any:
        return self.rules.imagine(view, rng)

    def prior(self, state: Any, decision: Decision) -> Sequence[float]:
        return [1.0] * len(decision.options)

    def rollout_move(self, state: Any, decision: Decision, rng: Rng) -> Option:
        return rng.pick(decision.options)

    def rollout(self, state: Any, rng: Rng) -> Sequence[float]:
        rules = self.rules
        decision = rules.decision(state)
        while decision is not None:
            rules.play(state, rng.pick(decision.options))
            decision = rules.decision(state)
        standings = rules.standings(state)
        assert standings is not None
        return margins(standings)


def margins(standings: Standings) -> list[float]:
    """Each seat's score minus the best other score. If scores are level, the winners are a point ahead."""
    scores = [float(score) for score in standings.scores]
    found = [margin(scores, seat) for seat in range(len(scores))]
    for seat, ahead in enumerate(found):
        if not ahead and len(found) > 1 and len(standings.winners) < len(found):
            found[seat] = 1.0 if seat in standings.winners else -1.0
    return found


def neutral_search(rules: Rules[Any], stop: Stop | None = None, budget: Budget = BUDGET) -> Searcher:
    """The bot `search` for a game with these rules."""
    return Searcher(NeutralGuide(rules), RandomBot(), budget, stop)
