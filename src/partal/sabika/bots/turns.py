"""A search over whole turns of Sabika: where a worker could go and what could be done there, to the last answer.

A turn holds one large question and some small ones, and nothing is left to chance within it but newly dealt cards.
So the search goes over lines: lists of answers up to the next turn. The first lines follow the heuristic from each of
its best squares; the best of them deviate at one small question, the best of those at another.
Every line is evaluated by the table it leads to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from partal.core.decision import Decision
from partal.core.rng import Rng

from partal.sabika.bots.evaluation import Evaluation
from partal.sabika.bots.prior import TURN, Prior, pruned, rollout_move
from partal.sabika.rules import RULES
from partal.sabika.rules.notation import Answer
from partal.sabika.rules.state import State
from partal.sabika.rules.view import View

MOST_PENALTY: Final = 8.0
WITHIN_REACH: Final = 5.0
"""In a rollout a square whose prior is lower than the best by more is not tried: it hardly ever wins."""


class Breadth(NamedTuple):
    """How many lines are looked at."""

    squares: int
    """Workers and squares to begin with."""
    answers: int
    """Answers to begin with, where a small question is asked."""
    others: int
    """Answers besides the heuristic's at each small question on the way."""
    deviations: int
    """How often a line may deviate from the heuristic."""
    beam: int
    """How many of the best lines deviate each time."""
    doubt: float
    """What a point of prior that a deviation gives up takes from its line: the evaluation errs too."""


class Depth(NamedTuple):
    """How far a rollout goes after a line."""

    turns: int
    """Turns of everybody until the table is evaluated."""
    beam: int
    """So many tables are kept after each own turn."""
    squares: int
    """So many squares are tried on each of these tables."""

    def own_turns(self, seats: int) -> int:
        """How many of the turns are one's own, at least one; alone as many as at a table for two."""
        return max(1, self.turns // max(2, seats))


class Node(NamedTuple):
    """A table after a turn, and its utility for whoever's turn it was."""

    utility: float
    state: State


class Line(NamedTuple):
    """Answers up to the next turn, and the utility of the table that they lead to."""

    utility: float
    answers: tuple[Answer, ...]


class Deviation(NamedTuple):
    """A small question on the way of a line, with another answer than the heuristic's."""

    state: State
    answers: tuple[Answer, ...]
    penalty: float
    """How much lower than the best the priors of the answers after the first were, in points."""


class Expansion(NamedTuple):
    """A line and where it could deviate."""

    line: Line
    deviations: list[Deviation]


def gap(first: Prior, other: Prior) -> float:
    """How much lower a prior is than the best one, up to a limit: some values only set an order."""
    return min(first.value - other.value, MOST_PENALTY)


class TurnSearch:
    """Searches the turn of the seat that is asked."""

    def __init__(self, evaluation: Evaluation, breadth: Breadth, enough: Callable[[], bool]) -> None:
        self.evaluation: Final = evaluation
        self.breadth: Final = breadth
        self.enough: Final = enough
        """Asked between lines: whether time is up."""

    def lines(self, view: View, decision: Decision, rng: Rng) -> list[Line]:
        """Different lines, best first; at least one."""
        seat = decision.seat
        breadth = self.breadth
        state = RULES.imagine(view, rng)
        most = breadth.squares if decision.prompt == TURN else breadth.answers
        begin = pruned(view, decision, most)
        expanded = [self.expand(Deviation(state, (one.answer,), 0.0), seat) for one in begin]
        found = [one.line for one in expanded]
        for _ in range(breadth.deviations):
            expanded.sort(key=lambda one: -one.line.utility)
            deviations = [deviation for one in expanded[: breadth.beam] for deviation in one.deviations]
            expanded = []
            for deviation in deviations:
                if self.enough():
                    break
                expanded.append(self.expand(deviation, seat))
            found.extend([one.line for one in expanded])
        return sorted(found, key=lambda line: -line.utility)

    def expand(self, deviation: Deviation, seat: int) -> Expansion:
        """Deviate, and go on by the heuristic to the next turn."""
        state, answers, penalty = deviation.state.copy(), deviation.answers, deviation.penalty
        RULES.play(state, answers[-1])
        deviations: list[Deviation] = []
        cards = len(state.minor_deck)
        while (decision := state.pending) is not None and decision.prompt != TURN:
            if decision.seat != seat:
                RULES.play(state, rollout_move(RULES.view(state, decision.seat), decision))
                continue
            first, *others = pruned(RULES.view(state, seat), decision, 1 + self.breadth.others)
            if len(state.minor_deck) == cards:
                # After a deal the cards are only imagined, and nothing can be planned on them.
                deviations.extend(
                    [Deviation(state.copy(), (*answers, other.answer), penalty + gap(first, other)) for other in others]
                )
            answers = (*answers, first.answer)
            RULES.play(state, first.answer)
        utility = self.evaluation.utility(RULES.view(state, None), seat)
        return Expansion(Line(utility - self.breadth.doubt * penalty, answers), deviations)

    def successors(self, state: State, most: int) -> list[Node]:
        """The tables after the open turn, begun with the so many squares of the best priors.

        Cheap, for rollouts: no line deviates from the heuristic.
        """
        decision = state.pending
        assert decision is not None
        seat = decision.seat
        first, *others = pruned(RULES.view(state, seat), decision, most)
        found: list[Node] = []
        for one in [first, *[other for other in others if gap(first, other) <= WITHIN_REACH]]:
            after = state.copy()
            RULES.play(after, one.answer)
            play_out_turn(after)
            found.append(Node(self.evaluation.utility(RULES.view(after, None), seat), after))
        return found

    def rollout(self, state: State, seat: int, depth: Depth) -> State:
        """The best table that this seat can reach in its next turns by a small beam; the given one is used up.

        The others answer by the heuristic.
        """
        beam = [Node(0.0, state)]
        for _ in range(depth.own_turns(state.seats)):
            found: list[Node] = []
            for node in beam:
                play_to_turn(node.state, seat)
                if node.state.pending is None:
                    found.append(Node(self.evaluation.utility(RULES.view(node.state, None), seat), node.state))
                else:
                    found.extend(self.successors(node.state, depth.squares))
            found.sort(key=best_first)
            beam = found[: depth.beam]
        return beam[0].state


def best_first(node: Node) -> float:
    return -node.utility


def play_to_turn(state: State, seat: int) -> None:
    """Everybody answers by the heuristic until this seat begins a turn, or the game is over."""
    while (decision := state.pending) is not None and not (decision.seat == seat and decision.prompt == TURN):
        RULES.play(state, rollout_move(RULES.view(state, decision.seat), decision))


def play_out_turn(state: State) -> None:
    """Everybody answers by the heuristic up to the next turn."""
    while (decision := state.pending) is not None and decision.prompt != TURN:
        RULES.play(state, rollout_move(RULES.view(state, decision.seat), decision))


def play_line(state: State, line: Line, seat: int) -> None:
    """Play a line on a table that may have other cards; where it does not fit any more, the heuristic goes on."""
    left = list(line.answers)
    begun = False
    while (decision := state.pending) is not None and not (begun and decision.prompt == TURN):
        begun = True
        if decision.seat == seat and left and left[0] in decision.options:
            RULES.play(state, left.pop(0))
        else:
            left = left if decision.seat != seat else []
            RULES.play(state, rollout_move(RULES.view(state, decision.seat), decision))
