"""A search over whole turns of Sabika: where to send a worker, and every answer that follows.

A turn has one large question and some small ones, and newly dealt cards are the only chance in it. So the search
goes over lines: lists of answers up to the next turn. The first lines follow the heuristic from each of its best
squares; the best of them deviate at one small question, the best of those at another.
Every line is evaluated by the table it leads to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.sabika.bots.evaluation import Evaluation, utility
from partal.sabika.bots.known import Imagined, Known
from partal.sabika.bots.prior import TURN, Prior, pruned
from partal.sabika.rules import RULES
from partal.sabika.rules.view import View

MOST_PENALTY: Final = 8.0
WITHIN_REACH: Final = 5.0
"""A rollout does not try squares whose prior is further than this below the best: they hardly ever win."""


class Breadth(NamedTuple):
    """How many lines are searched."""

    squares: int
    """First moves, if a turn is about to begin."""
    answers: int
    """First answers, if a small question is open."""
    others: int
    """Answers besides the heuristic's at each small question on a line."""
    deviations: int
    """How often a line may deviate from the heuristic."""
    beam: int
    """How many of the best lines deviate each time."""
    doubt: float
    """The penalty for each point of prior that a deviation gives up: the evaluation errs too."""


class Depth(NamedTuple):
    """How far a rollout goes after a line."""

    turns: int
    """Turns, counted over all seats, until the leaf is evaluated."""
    beam: int
    """The beam width: nodes kept after each turn of the seat."""
    squares: int
    """Squares tried at each of these nodes."""

    def own_turns(self, seats: int) -> int:
        """How many of the turns are the seat's own, at least one; in a solo game as many as with two players."""
        return max(1, self.turns // max(2, seats))


class Leaf(NamedTuple):
    """A table of a beam, and its utility."""

    utility: float
    table: Imagined


class Line(NamedTuple):
    """The answers of a turn, and the utility of the table they lead to."""

    utility: float
    answers: tuple[Option, ...]


class Deviation(NamedTuple):
    """A small question on a line, with an answer other than the heuristic's. Its table is not played on."""

    table: Imagined
    answers: tuple[Option, ...]
    penalty: float
    """How far the priors of the answers after the first were below the best, in points."""


class Expansion(NamedTuple):
    """A line and where it could deviate."""

    line: Line
    deviations: list[Deviation]


def gap(first: Prior, other: Prior) -> float:
    """How far a prior is below the best one, up to a limit: some values only set an order."""
    return min(first.value - other.value, MOST_PENALTY)


class TurnSearch:
    """Searches the turn of the seat that is being asked."""

    def __init__(self, evaluation: Evaluation, breadth: Breadth, should_stop: Callable[[], bool]) -> None:
        self.evaluation: Final = evaluation
        self.breadth: Final = breadth
        self.should_stop: Final = should_stop
        """Called between lines."""
        self.known = Known()
        """What is known about the table of the last search, for the rollouts of its lines."""

    def lines(self, view: View, decision: Decision, rng: Rng) -> list[Line]:
        """The lines found, best first; at least one."""
        seat = decision.seat
        breadth = self.breadth
        self.known = Known()
        table = Imagined(RULES.imagine(view, rng), self.known)
        most = breadth.squares if decision.prompt == TURN else breadth.answers
        begin = pruned(view, decision, most)
        expanded = [self.expand(Deviation(table, (one.answer,), 0.0), seat) for one in begin]
        found = [one.line for one in expanded]
        for _ in range(breadth.deviations):
            expanded.sort(key=lambda one: -one.line.utility)
            deviations = [deviation for one in expanded[: breadth.beam] for deviation in one.deviations]
            expanded = []
            for deviation in deviations:
                if self.should_stop():
                    break
                expanded.append(self.expand(deviation, seat))
            found.extend([one.line for one in expanded])
        return sorted(found, key=lambda line: -line.utility)

    def expand(self, deviation: Deviation, seat: int) -> Expansion:
        """Deviate, then follow the heuristic to the next turn."""
        table, answers, penalty = deviation.table.copy(), deviation.answers, deviation.penalty
        state = table.state
        table.play(answers[-1])
        deviations: list[Deviation] = []
        cards = len(state.minor_deck)
        while (decision := state.pending) is not None and decision.prompt != TURN:
            if decision.seat != seat:
                table.play(table.move(decision))
                continue
            first, *others = table.pruned(decision, 1 + self.breadth.others)
            if others and len(state.minor_deck) == cards:
                # Cards dealt since are only imagined, so no line may build on them.
                here = table.copy()
                deviations.extend(
                    [Deviation(here, (*answers, other.answer), penalty + gap(first, other)) for other in others]
                )
            answers = (*answers, first.answer)
            table.play(first.answer)
        reached = utility(table.totals(self.evaluation), seat)
        return Expansion(Line(reached - self.breadth.doubt * penalty, answers), deviations)

    def roll_out(self, table: Imagined, seat: int, depth: Depth) -> Imagined:
        """The best table that this seat reaches in its next turns with a small beam; `table` itself is played on.

        The other seats answer by the heuristic. A single table is not evaluated: there is nothing to choose.
        """
        beam = [table]
        for _ in range(depth.own_turns(table.state.seats)):
            found: list[Imagined] = []
            for here in beam:
                play_on(here, seat)
                if here.state.pending is None:
                    found.append(here)
                else:
                    found.extend(tables_after(here, depth.squares))
            if len(found) > 1:
                leaves = [Leaf(utility(one.totals(self.evaluation), seat), one) for one in found]
                leaves.sort(key=best_first)
                found = [leaf.table for leaf in leaves[: depth.beam]]
            beam = found
        return beam[0]


def best_first(leaf: Leaf) -> float:
    return -leaf.utility


def tables_after(table: Imagined, most: int) -> list[Imagined]:
    """The tables after the open turn, one for each of the `most` squares with the best priors.

    Cheap enough for rollouts: no line deviates from the heuristic.
    """
    decision = table.state.pending
    assert decision is not None
    if most == 1:
        answers = [table.move(decision)]
    else:
        first, *others = table.pruned(decision, most)
        answers = [first.answer, *[other.answer for other in others if gap(first, other) <= WITHIN_REACH]]
    found: list[Imagined] = []
    for answer in answers:
        after = table.copy()
        after.play(answer)
        play_out_turn(after)
        found.append(after)
    return found


def play_on(table: Imagined, seat: int) -> None:
    """Everybody answers by the heuristic until this seat begins a turn, or the game is over."""
    state = table.state
    while (decision := state.pending) is not None and not (decision.seat == seat and decision.prompt == TURN):
        table.play(table.move(decision))


def play_out_turn(table: Imagined) -> None:
    """Everybody answers by the heuristic up to the next turn."""
    state = table.state
    while (decision := state.pending) is not None and decision.prompt != TURN:
        table.play(table.move(decision))


def play_line(table: Imagined, line: Line, seat: int) -> None:
    """Play a line on a table that may have other cards; once it no longer fits, the heuristic takes over."""
    state = table.state
    left = list(line.answers)
    begun = False
    while (decision := state.pending) is not None and not (begun and decision.prompt == TURN):
        begun = True
        if decision.seat == seat and left and left[0] in decision.options:
            table.play(left.pop(0))
        else:
            left = left if decision.seat != seat else []
            table.play(table.move(decision))
