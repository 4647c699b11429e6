"""Sabika's search: lines for the turn, and rollouts of the best lines on imagined tables.

`turns.py` finds the lines. The best are the arms of a sequential halving: all of them are played on the same
determinizations, each followed by a rollout of some turns, and `evaluation.py` evaluates the leaves. After each
series of rollouts the weaker half of the arms drops out.
The chosen line is kept: it answers the small questions of the turn as long as the table looks as predicted.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.bots.candidates import Candidate, candidate, margin
from partal.sabika.bots.evaluation import Evaluation, error, fitted, utility
from partal.sabika.bots.known import Imagined
from partal.sabika.bots.turns import Breadth, Depth, Line, TurnSearch, play_line
from partal.sabika.rules import RULES
from partal.sabika.rules.state import State
from partal.sabika.rules.view import View

CONSIDERED: Final = 4
"""How many answers a hint compares."""
HINT_TABLES: Final = 6
HINT_DEPTH: Final = Depth(turns=8, beam=1, squares=1)
"""The imagined tables and rollouts of a hint, the same for every level."""
TRUST: Final = 4.0
"""How many rollouts a line's own utility counts as."""


class Budget(NamedTuple):
    """The work a search may do for one answer; counted, so that a seed always gives the same answer."""

    breadth: Breadth
    arms: int
    """Lines that are tried in rollouts."""
    simulations: int
    """Rollouts, summed over all arms."""
    depth: Depth
    """The depth of each rollout."""
    seconds: float
    """A safety net: seconds on one core, so that a busy machine does not change an answer. The best so far is given."""


class Prediction(NamedTuple):
    """A question on the chosen line, the table as it should look then, and the answer."""

    seat: int
    options: tuple[Option, ...]
    table: dict[str, Any]
    answer: Option


class Outcome(NamedTuple):
    """The result of a rollout."""

    utility: float
    """Lines are chosen by this."""
    margin: float
    """Hints and reviews show this."""
    error: float
    """The standard error of the margin; 0 if the game was played to its end."""


class Arm:
    """A line and the results of its rollouts."""

    __slots__ = ("error", "leads", "line", "margins")

    def __init__(self, line: Line) -> None:
        self.line: Final = line
        self.margins: list[float] = []
        self.error = 0.0
        """The largest error of these margins."""
        self.leads: list[float] = []
        """The rollouts' utilities without the luck of the table: less the mean gain of all arms on it."""

    @property
    def utility(self) -> float:
        """The line's own utility, corrected by the rollouts; a few of them do not outweigh it."""
        return (TRUST * self.line.utility + sum(self.leads)) / (TRUST + len(self.leads))


@mypyc_attr(allow_interpreted_subclasses=True)
class SabikaSearch:
    """Searches a whole turn and then follows the best line."""

    def __init__(
        self, budget: Budget, stop: Callable[[], bool] | None = None, evaluation: Evaluation | None = None
    ) -> None:
        self.budget: Final = budget
        self.stop: Final = stop
        self.evaluation: Final = evaluation or fitted()
        self.turn_search: Final = TurnSearch(self.evaluation, budget.breadth, self.should_stop)
        self.deadline = 0.0
        self.predictions: list[Prediction] = []

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.budget}>"

    def should_stop(self) -> bool:
        """Whether the caller asks to stop, or time is up."""
        return (self.stop is not None and self.stop()) or thread_time() > self.deadline

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.predictions:
            expected = self.predictions.pop(0)
            if expected[:3] == (decision.seat, decision.options, view.open_values()):
                return expected.answer
        line = self.evaluated(view, decision, rng, self.budget.arms)[0].line
        self.predictions = predict(view, line, rng)
        return line.answers[0]

    def consider(self, view: View, decision: Decision, rng: Rng) -> list[Candidate]:
        """The best answers for hints and reviews, best first, each by the best line that begins with it."""
        self.deadline = thread_time() + self.budget.seconds
        first: dict[Option, Line] = {}
        for line in self.turn_search.lines(view, decision, rng):
            first.setdefault(line.answers[0], line)
        arms = [Arm(line) for line in list(first.values())[:CONSIDERED]]
        for table in range(HINT_TABLES):
            self.play_all(arms, view, decision.seat, HINT_DEPTH, rng, must=not table)
        found = [candidate(arm.line.answers[0], arm.margins, arm.error) for arm in arms]
        return sorted(found, key=lambda one: -one.margin)

    def evaluated(self, view: View, decision: Decision, rng: Rng, most: int) -> list[Arm]:
        """At most `most` arms, best first."""
        self.deadline = thread_time() + self.budget.seconds
        lines = distinct(self.turn_search.lines(view, decision, rng))
        arms = [Arm(line) for line in lines[:most]]
        if len(arms) > 1 and self.budget.simulations:
            arms = self.halve(arms, view, decision.seat, rng)
        return arms

    def halve(self, arms: list[Arm], view: View, seat: int, rng: Rng) -> list[Arm]:
        """Series of rollouts on the same imagined tables; after each series the weaker half drops out."""
        series = (len(arms) - 1).bit_length()
        playing = arms
        out: list[Arm] = []
        for _ in range(series):
            for _ in range(max(1, self.budget.simulations // (series * len(playing)))):
                self.play_all(playing, view, seat, self.budget.depth, rng)
            playing.sort(key=lambda arm: -arm.utility)
            half = (len(playing) + 1) // 2
            playing, out = playing[:half], playing[half:] + out
        return playing + out

    def play_all(self, arms: list[Arm], view: View, seat: int, depth: Depth, rng: Rng, must: bool = False) -> None:
        """Play all arms on one determinization; if time runs out it does not count, unless it `must`."""
        table = RULES.imagine(view, rng)
        outcomes: list[Outcome] = []
        for arm in arms:
            if self.should_stop() and not must:
                return
            outcomes.append(self.play(table.copy(), arm.line, seat, depth))
        gained = [outcome.utility - arm.line.utility for arm, outcome in zip(arms, outcomes)]
        usual = sum(gained) / len(arms)
        for arm, outcome in zip(arms, outcomes):
            arm.margins.append(outcome.margin)
            arm.error = max(arm.error, outcome.error)
            arm.leads.append(outcome.utility - usual)

    def play(self, state: State, line: Line, seat: int, depth: Depth) -> Outcome:
        """The result of this line and a rollout on this table."""
        table = Imagined(state, self.turn_search.known)
        play_line(table, line, seat)
        leaf = self.turn_search.roll_out(table, seat, depth)
        totals = leaf.totals(self.evaluation)
        return Outcome(utility(totals, seat), margin(totals, seat), error(leaf.state, seat))


def distinct(lines: list[Line]) -> list[Line]:
    """Lines that lead to different tables: only the first of those with the same utility."""
    seen: set[float] = set()
    different: list[Line] = []
    for line in lines:
        rounded = round(line.utility, 6)
        if rounded not in seen:
            seen.add(rounded)
            different.append(line)
    return different


def predict(view: View, line: Line, rng: Rng) -> list[Prediction]:
    """The small questions that should come up on this line."""
    state = RULES.imagine(view, rng)
    seat = view.seat
    assert seat is not None
    predictions: list[Prediction] = []
    for answer in line.answers:
        decision = state.pending
        if decision is None or decision.seat != seat or answer not in decision.options:
            break
        predictions.append(Prediction(seat, decision.options, RULES.view(state, seat).open_values(), answer))
        RULES.play(state, answer)
    return predictions[1:]
