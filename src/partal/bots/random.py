"""The bot that plays at random."""

from __future__ import annotations

from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.view import View


class RandomBot:
    """Answers any question of any game; all options are equally likely."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        return rng.pick(decision.options)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"
