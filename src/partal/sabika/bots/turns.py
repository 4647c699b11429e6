"""Whole turns of Sabika thought through: where a worker could go and what could be done there, to the last answer.

A turn holds one large question and some small ones, and nothing is left to chance within it but newly dealt cards.
So a plan is a list of answers up to the next turn. The first plans follow greedy's judgement from each of
its best squares; the best of them are varied at one small question, the best of those at another.
Every plan is judged by the table it leads to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from partal.core.decision import Decision
from partal.core.rng import Rng

from partal.sabika.bots.evaluation import Evaluation
from partal.sabika.bots.prior import TURN, Ranked, best, worth_a_thought
from partal.sabika.rules import RULES
from partal.sabika.rules.notation import Answer
from partal.sabika.rules.state import State
from partal.sabika.rules.view import View

MOST_DOUBT: Final = 8.0
WITHIN_REACH: Final = 5.0
"""In games that are played on, a square that looks worse than the best by more is not tried: it hardly ever wins."""


class Breadth(NamedTuple):
    """How many plans there are."""

    squares: int
    """Workers and squares to begin with."""
    answers: int
    """Answers to begin with, where a small question is asked."""
    others: int
    """Answers besides greedy's at each small question on the way."""
    changes: int
    """How often a plan may leave greedy's way."""
    kept: int
    """How many of the best plans are varied each time."""
    doubt: float
    """What a point that an answer looked worse takes from its plan: the evaluation errs too."""


class Depth(NamedTuple):
    """How far a game is played on after a plan."""

    turns: int
    """Turns of everybody until the table is judged."""
    ways: int
    """So many tables are kept after each own turn."""
    squares: int
    """So many squares are tried on each of these tables."""

    def own_turns(self, seats: int) -> int:
        """How many of the turns are one's own, at least one; alone as many as at a table for two."""
        return max(1, self.turns // max(2, seats))


class Way(NamedTuple):
    """A table after a turn, and its merit for whoever's turn it was."""

    merit: float
    table: State


class Plan(NamedTuple):
    """Answers up to the next turn, and the merit of the table that they lead to."""

    promise: float
    answers: tuple[Answer, ...]


class Fork(NamedTuple):
    """A small question on the way of a plan, with another answer."""

    state: State
    answers: tuple[Answer, ...]
    doubt: float
    """How much worse than the best the answers after the first looked, in points."""


class Draft(NamedTuple):
    """A plan and where it could have gone another way."""

    plan: Plan
    forks: list[Fork]


def gap(first: Ranked, other: Ranked) -> float:
    """How much worse an answer looks than the best one, up to a limit: some worths only set an order."""
    return min(first.worth - other.worth, MOST_DOUBT)


class Planner:
    """Makes plans for the seat that is asked."""

    def __init__(self, evaluation: Evaluation, breadth: Breadth, enough: Callable[[], bool]) -> None:
        self.evaluation: Final = evaluation
        self.breadth: Final = breadth
        self.enough: Final = enough
        """Asked between plans: whether time is up."""

    def plans(self, view: View, decision: Decision, rng: Rng) -> list[Plan]:
        """Different plans, best first; at least one."""
        seat = decision.seat
        breadth = self.breadth
        table = RULES.imagine(view, rng)
        most = breadth.squares if decision.prompt == TURN else breadth.answers
        begin = worth_a_thought(view, decision, most)
        drafts = [self.draft(Fork(table, (one.answer,), 0.0), seat) for one in begin]
        found = [draft.plan for draft in drafts]
        for _ in range(breadth.changes):
            drafts.sort(key=lambda draft: -draft.plan.promise)
            forks = [fork for draft in drafts[: breadth.kept] for fork in draft.forks]
            drafts = []
            for fork in forks:
                if self.enough():
                    break
                drafts.append(self.draft(fork, seat))
            found.extend([draft.plan for draft in drafts])
        return sorted(found, key=lambda plan: -plan.promise)

    def draft(self, fork: Fork, seat: int) -> Draft:
        """Take the fork and go on by greedy's judgement to the next turn."""
        state, answers, doubt = fork.state.copy(), fork.answers, fork.doubt
        RULES.play(state, answers[-1])
        forks: list[Fork] = []
        cards = len(state.minor_deck)
        while (decision := state.pending) is not None and decision.prompt != TURN:
            if decision.seat != seat:
                RULES.play(state, best(RULES.view(state, decision.seat), decision))
                continue
            first, *others = worth_a_thought(RULES.view(state, seat), decision, 1 + self.breadth.others)
            if len(state.minor_deck) == cards:
                # After a deal the cards are only imagined, and nothing can be planned on them.
                forks.extend(
                    [Fork(state.copy(), (*answers, other.answer), doubt + gap(first, other)) for other in others]
                )
            answers = (*answers, first.answer)
            RULES.play(state, first.answer)
        merit = self.evaluation.merit(RULES.view(state, None), seat)
        return Draft(Plan(merit - self.breadth.doubt * doubt, answers), forks)

    def ways(self, state: State, most: int) -> list[Way]:
        """The so many best squares to begin the open turn with, each with the table after it.

        Cheap, for games that are played on: no plan is varied.
        """
        decision = state.pending
        assert decision is not None
        seat = decision.seat
        first, *others = worth_a_thought(RULES.view(state, seat), decision, most)
        found: list[Way] = []
        for one in [first, *[other for other in others if gap(first, other) <= WITHIN_REACH]]:
            table = state.copy()
            RULES.play(table, one.answer)
            finish_turn(table)
            found.append(Way(self.evaluation.merit(RULES.view(table, None), seat), table))
        return found

    def look_ahead(self, state: State, seat: int, depth: Depth) -> State:
        """The best table that this seat can bring about in its next turns; the given one is used up.

        The others answer by greedy's judgement.
        """
        kept = [Way(0.0, state)]
        for _ in range(depth.own_turns(state.seats)):
            found: list[Way] = []
            for way in kept:
                table = way.table
                wait_for(table, seat)
                if table.pending is None:
                    found.append(Way(self.evaluation.merit(RULES.view(table, None), seat), table))
                else:
                    found.extend(self.ways(table, depth.squares))
            found.sort(key=promise_first)
            kept = found[: depth.ways]
        return kept[0].table


def promise_first(way: Way) -> float:
    return -way.merit


def wait_for(state: State, seat: int) -> None:
    """The others answer by greedy's judgement until this seat begins a turn, or the game is over."""
    while (decision := state.pending) is not None and not (decision.seat == seat and decision.prompt == TURN):
        RULES.play(state, best(RULES.view(state, decision.seat), decision))


def finish_turn(state: State) -> None:
    """Everybody answers by greedy's judgement up to the next turn."""
    while (decision := state.pending) is not None and decision.prompt != TURN:
        RULES.play(state, best(RULES.view(state, decision.seat), decision))


def follow(state: State, plan: Plan, seat: int) -> None:
    """Carry out a plan on a table that may have other cards; where it does not fit any more, greedy goes on."""
    left = list(plan.answers)
    begun = False
    while (decision := state.pending) is not None and not (begun and decision.prompt == TURN):
        begun = True
        if decision.seat == seat and left and left[0] in decision.options:
            RULES.play(state, left.pop(0))
        else:
            left = left if decision.seat != seat else []
            RULES.play(state, best(RULES.view(state, decision.seat), decision))
