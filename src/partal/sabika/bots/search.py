"""The bots that think ahead in Sabika: plans for the turn, and the best of them played on over imagined tables.

`sabika_turns` makes the plans; the finalists are carried out on the same imagined tables, everybody plays on
for some turns, each to the best of a few squares, and `sabika_evaluation` says what the table has come to. After
each series of games the weaker half of the finalists leaves.
The plan that is chosen is kept: the small questions of the turn are answered from it while the table looks as foreseen.
"""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time
from typing import Any, Final, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.bots.candidates import Candidate, candidate
from partal.sabika.bots.evaluation import Evaluation, error, margin, merit, trained
from partal.sabika.bots.turns import Breadth, Depth, Plan, Planner, follow
from partal.sabika.rules import RULES
from partal.sabika.rules.notation import Answer
from partal.sabika.rules.state import State
from partal.sabika.rules.view import View

CONSIDERED: Final = 4
"""How many answers a hint weighs against each other."""
HINT_TABLES: Final = 6
HINT_DEPTH: Final = Depth(turns=8, ways=1, squares=1)
"""On how many imagined tables, and how far; a hint of any level takes the same."""
TRUST: Final = 4.0
"""As many games the promise of a plan is worth."""


class Budget(NamedTuple):
    """How much thought goes into an answer: counted, so that play can be repeated from a seed."""

    breadth: Breadth
    finalists: int
    """Plans that are played on."""
    simulations: int
    """Games played on, all finalists together."""
    depth: Depth
    """How far each of them goes."""
    seconds: float
    """A safety net only, of one core's time: a busy machine does not change an answer. The best so far is given."""


class Foreseen(NamedTuple):
    """A question that the chosen plan leads to, as it should look then, and the answer."""

    seat: int
    options: tuple[Option, ...]
    table: dict[str, Any]
    answer: Answer


class Outcome(NamedTuple):
    """What a game that was played on came to."""

    merit: float
    """What plans are chosen by."""
    margin: float
    """What is told to whoever asks."""
    error: float
    """How far the margin may be off, where the game was not played to its end."""


class Finalist:
    """A plan and what games after it came to."""

    __slots__ = ("error", "leads", "margins", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.margins: list[float] = []
        self.error = 0.0
        """Of the margins, the largest."""
        self.leads: list[float] = []
        """Their merits without the luck of the table: less what all finalists gained on it over their promises."""

    @property
    def merit(self) -> float:
        """What the plan promises, corrected by the games; a few games do not outweigh the promise."""
        return (TRUST * self.plan.promise + sum(self.leads)) / (TRUST + len(self.leads))


class SabikaSearch:
    """Plans the whole turn and keeps to the plan."""

    def __init__(
        self, budget: Budget, stop: Callable[[], bool] | None = None, evaluation: Evaluation | None = None
    ) -> None:
        self.budget: Final = budget
        self.stop: Final = stop
        self.evaluation: Final = evaluation or trained()
        self.planner: Final = Planner(self.evaluation, budget.breadth, self.enough)
        self.deadline = 0.0
        self.foreseen: list[Foreseen] = []

    def enough(self) -> bool:
        """Whether it was told to stop, or time is up."""
        return (self.stop is not None and self.stop()) or thread_time() > self.deadline

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.foreseen:
            expected = self.foreseen.pop(0)
            if expected[:3] == (decision.seat, decision.options, view.open_values()):
                return expected.answer
        plan = self.judged(view, decision, rng, self.budget.finalists)[0].plan
        self.foreseen = foresee(view, plan, rng)
        return plan.answers[0]

    def consider(self, view: View, decision: Decision, rng: Rng) -> list[Candidate]:
        """The best answers, best first, each by the best plan that begins with it: for hints and reviews."""
        self.deadline = thread_time() + self.budget.seconds
        first: dict[Option, Plan] = {}
        for plan in self.planner.plans(view, decision, rng):
            first.setdefault(plan.answers[0], plan)
        chosen = [Finalist(plan) for plan in list(first.values())[:CONSIDERED]]
        for table in range(HINT_TABLES):
            self.play_all(chosen, view, decision.seat, HINT_DEPTH, rng, must=not table)
        found = [candidate(one.plan.answers[0], one.margins, one.error) for one in chosen]
        return sorted(found, key=lambda one: -one.margin)

    def judged(self, view: View, decision: Decision, rng: Rng, finalists: int) -> list[Finalist]:
        """The finalists, the winner first."""
        self.deadline = thread_time() + self.budget.seconds
        plans = distinct(self.planner.plans(view, decision, rng))
        chosen = [Finalist(plan) for plan in plans[:finalists]]
        if len(chosen) > 1 and self.budget.simulations:
            chosen = self.contest(chosen, view, decision.seat, rng)
        return chosen

    def contest(self, chosen: list[Finalist], view: View, seat: int, rng: Rng) -> list[Finalist]:
        """Series of games on the same imagined tables; after each the weaker half leaves."""
        series = (len(chosen) - 1).bit_length()
        playing = chosen
        out: list[Finalist] = []
        for _ in range(series):
            for _ in range(max(1, self.budget.simulations // (series * len(playing)))):
                self.play_all(playing, view, seat, self.budget.depth, rng)
            playing.sort(key=lambda finalist: -finalist.merit)
            half = (len(playing) + 1) // 2
            playing, out = playing[:half], playing[half:] + out
        return playing + out

    def play_all(
        self, playing: list[Finalist], view: View, seat: int, depth: Depth, rng: Rng, must: bool = False
    ) -> None:
        """One imagined table, on which all of them play on; if time ends meanwhile it is left out, unless it `must`."""
        table = RULES.imagine(view, rng)
        outcomes: list[Outcome] = []
        for finalist in playing:
            if self.enough() and not must:
                return
            outcomes.append(self.play_on(table.copy(), finalist.plan, seat, depth))
        gained = [outcome.merit - finalist.plan.promise for finalist, outcome in zip(playing, outcomes)]
        usual = sum(gained) / len(playing)
        for finalist, outcome in zip(playing, outcomes):
            finalist.margins.append(outcome.margin)
            finalist.error = max(finalist.error, outcome.error)
            finalist.leads.append(outcome.merit - usual)

    def play_on(self, state: State, plan: Plan, seat: int, depth: Depth) -> Outcome:
        """What this plan comes to on this table, some turns later."""
        follow(state, plan, seat)
        view = RULES.view(self.planner.look_ahead(state, seat, depth), None)
        totals = self.evaluation.totals(view)
        return Outcome(merit(totals, seat), margin(totals, seat), error(view, seat))


def distinct(plans: list[Plan]) -> list[Plan]:
    """Plans that lead to different tables: of those that promise the same, the first."""
    seen: set[float] = set()
    different: list[Plan] = []
    for plan in plans:
        promise = round(plan.promise, 6)
        if promise not in seen:
            seen.add(promise)
            different.append(plan)
    return different


def foresee(view: View, plan: Plan, rng: Rng) -> list[Foreseen]:
    """The small questions that this plan should lead to."""
    state = RULES.imagine(view, rng)
    seat = view.seat
    assert seat is not None
    foreseen: list[Foreseen] = []
    for answer in plan.answers:
        decision = state.pending
        if decision is None or decision.seat != seat or answer not in decision.options:
            break
        foreseen.append(Foreseen(seat, decision.options, RULES.view(state, seat).open_values(), answer))
        RULES.play(state, answer)
    return foreseen[1:]
