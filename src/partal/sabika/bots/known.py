"""Imagined tables that are played on, and what is known about tables that look the same.

The tables of a search all begin with the same view. They differ in what is hidden, and until some of that comes to
light the same answers lead to tables that look the same; usually that is at the end of the round. The heuristic and
the evaluation see no more than what lies open, so what they say about one of these tables holds for all.
Law: a search that remembers nothing finds the same.
"""

from __future__ import annotations

from typing import Any, Final

from partal.core import engine
from partal.core.decision import Decision, Option

from partal.sabika.bots.evaluation import Evaluation
from partal.sabika.bots.prior import Prior, possible, priors, rollout_move
from partal.sabika.rules.state import State


class Known:
    """What the heuristic and the evaluation said about tables that look the same, and what follows each answer."""

    __slots__ = ("after", "most", "move", "ranked", "totals")

    def __init__(self) -> None:
        self.move: Option | None = None
        """The heuristic's answer."""
        self.ranked: list[Prior] = []
        self.most = 0
        """How many priors were asked for; `ranked` holds them."""
        self.totals: list[float] | None = None
        self.after: Final[dict[Option, Known]] = {}

    def then(self, answer: Option) -> Known:
        """What is known about the tables after this answer."""
        known = self.after.get(answer)
        if known is None:
            known = Known()
            self.after[answer] = known
        return known


class Imagined:
    """An imagined table that is played on. `known` is None once something hidden may have come to light."""

    __slots__ = ("event", "hidden", "known", "round", "state")

    def __init__(self, state: State, known: Known | None = None) -> None:
        # Until the starting tiles are turned up, others' questions are about hidden tiles; and Yusuf's cards come
        # to light with each of his turns.
        if state.round == 0 or state.seats == 1:
            known = None
        self.state: Final = state
        self.known = known
        self.hidden: Final[tuple[Any, ...]] = () if known is None else state.hidden()
        self.round: Final = state.round
        self.event: Final = state.active_event

    def copy(self) -> Imagined:
        return Imagined(self.state.copy(), self.known)

    def play(self, answer: Option) -> None:
        """Carry out an answer to the open question."""
        engine.answer(self.state, answer)
        if self.known is not None:
            self.known = self.known.then(answer) if self.is_hidden_as_before() else None

    def is_hidden_as_before(self) -> bool:
        """Whether nothing hidden has come to light: cards and tokens change places then, events come round."""
        state = self.state
        return state.round == self.round and state.active_event == self.event and state.hidden() == self.hidden

    # What the heuristic and the evaluation say

    def move(self, decision: Decision) -> Option:
        """The heuristic's answer to the open question."""
        known = self.known
        if known is None:
            return rollout_move(self.state, decision)
        move = known.move
        if move is None:
            move = known.ranked[0].answer if known.ranked else rollout_move(self.state, decision)
            known.move = move
        return move

    def pruned(self, decision: Decision, most: int) -> list[Prior]:
        """At most `most` answers to the open question, best first, without the impossible ones; never empty."""
        known = self.known
        if known is None:
            return possible(priors(self.state, decision, most))
        if known.most < most:
            known.ranked = priors(self.state, decision, most)
            known.most = most
        return possible(known.ranked[:most])

    def totals(self, evaluation: Evaluation) -> list[float]:
        """The expected final total of every player."""
        known = self.known
        if known is None:
            return evaluation.totals(self.state)
        totals = known.totals
        if totals is None:
            totals = evaluation.totals(self.state)
            known.totals = totals
        return totals
