"""What the search knows about Asara: which answers to look at first, how to play on, and what a table is worth."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from partal.core import engine
from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.rules import Rules

from partal.asara.bots.determinize import imagine
from partal.asara.bots.evaluation import Worth
from partal.asara.bots.heuristic import thumb
from partal.asara.bots.turns import Judgement, buyer
from partal.asara.rules import RULES
from partal.asara.rules.state import State
from partal.asara.rules.view import View

JUDGED: Final = ("asara.dispatch", "asara.buy", "asara.bribe")
"""Questions whose options are compared by their outcome; the others have a rule of thumb."""
SEARCHED: Final = (*JUDGED, "asara.search", "asara.offer", "asara.keep-lit", "asara.recruit", "asara.build-number")
"""Questions worth a search; which buyer to lay and how to compose a building are left to the rule of thumb."""
COOLNESS: Final = 3.0
"""So many points less make an option's weight about a third."""
RULE_OF_THUMB: Final = 0.85
"""The weight of what the rule of thumb says; the others share the rest."""


class AsaraGuide:
    """Plays on by the rule of thumb for some turns of everybody, never beyond the year's end."""

    rules: Rules[Any] = RULES

    def __init__(self, worth: Worth, turns: int) -> None:
        self.worth: Final = worth
        self.turns: Final = turns
        self.judgement: Final = Judgement(worth)

    def imagine(self, view: View, rng: Rng) -> State:
        """Foreign purses hold what their owners may well have left, not just any sum."""
        return imagine(view, rng)

    def weigh(self, state: State, decision: Decision) -> list[float]:
        options = decision.options
        if decision.prompt in JUDGED:
            values = self.judgement.values(state, decision)
            best = max([value for _, value in values])
            weights = {option: exp((value - best) / COOLNESS) for option, value in values}
            return [weights.get(option, 0.0) for option in options]
        chosen = self.follow(state, decision, Rng(0))
        rest = (1 - RULE_OF_THUMB) / max(1, len(options) - 1)
        return [RULE_OF_THUMB if option is chosen else rest for option in options]

    def finish(self, state: State, rng: Rng) -> list[float]:
        year = state.year
        turns = self.turns
        decision = state.pending
        while decision is not None:
            if decision[1] == "asara.dispatch":
                if not turns or state.year != year:
                    break
                turns -= 1
            engine.answer(state, self.follow(state, decision, rng))
            decision = state.pending
        return self.worth.margins(state)

    def follow(self, state: State, decision: Decision, rng: Rng) -> Option:
        """What the rule of thumb answers on an imagined table."""
        answer = by_thumb(state, decision)
        return answer if answer is not None else rng.pick(decision.options)


def by_thumb(state: State, decision: Decision) -> Option | None:
    """Medium's answer on an imagined table; None where it does not care."""
    if decision[1] == "asara.lay-buyer":
        return buyer(state, decision[0], decision[2])
    return thumb(state, decision)
