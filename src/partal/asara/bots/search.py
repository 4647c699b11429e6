"""The guide of Asara's tree search: priors, rollouts and the evaluation of leaves."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from partal.core import engine
from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.rules import Rules

from partal.asara.bots.determinize import imagine
from partal.asara.bots.evaluation import Evaluation
from partal.asara.bots.heuristic import preferred
from partal.asara.bots.turns import TurnSearch, buyer
from partal.asara.rules import RULES
from partal.asara.rules.state import State
from partal.asara.rules.view import View

EVALUATED: Final = ("asara.dispatch", "asara.buy", "asara.bribe")
"""Questions whose options are compared by their outcome; the heuristic answers the others."""
SEARCHED: Final = (*EVALUATED, "asara.search", "asara.offer", "asara.keep-lit", "asara.recruit", "asara.build-number")
"""Questions worth a search; which buyer to lay and how to compose a building are left to the heuristic."""
TEMPERATURE: Final = 3.0
"""An option this many points worse has about a third of the weight."""
PREFERRED_PRIOR: Final = 0.85
"""The prior of the heuristic's answer; the other options share the rest."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AsaraGuide:
    """Rollouts play by the heuristic for a number of turns, never beyond the year's end."""

    rules: Rules[Any] = RULES

    def __init__(self, evaluation: Evaluation, turns: int) -> None:
        self.evaluation: Final = evaluation
        self.turns: Final = turns
        self.turn_search: Final = TurnSearch(evaluation)

    def imagine(self, view: View, rng: Rng) -> State:
        """With plausible sums in the opponents' purses."""
        return imagine(view, rng)

    def prior(self, state: State, decision: Decision) -> list[float]:
        options = decision.options
        if decision.prompt in EVALUATED:
            values = self.turn_search.values(state, decision)
            best = max([value for _, value in values])
            weights = {option: exp((value - best) / TEMPERATURE) for option, value in values}
            return [weights.get(option, 0.0) for option in options]
        chosen = self.rollout_move(state, decision, Rng(0))
        rest = (1 - PREFERRED_PRIOR) / max(1, len(options) - 1)
        return [PREFERRED_PRIOR if option is chosen else rest for option in options]

    def rollout(self, state: State, rng: Rng) -> list[float]:
        year = state.year
        turns = self.turns
        decision = state.pending
        while decision is not None:
            if decision.prompt == "asara.dispatch":
                if not turns or state.year != year:
                    break
                turns -= 1
            engine.answer(state, self.rollout_move(state, decision, rng))
            decision = state.pending
        return self.evaluation.margins(state)

    def rollout_move(self, state: State, decision: Decision, rng: Rng) -> Option:
        """The heuristic's answer, or a random one if it has no preference."""
        answer = by_heuristic(state, decision)
        return answer if answer is not None else rng.pick(decision.options)


def by_heuristic(state: State, decision: Decision) -> Option | None:
    """Medium's answer on an imagined table; None if it has no preference."""
    if decision.prompt == "asara.lay-buyer":
        return buyer(state, decision.seat, decision.options)
    return preferred(state, decision)
