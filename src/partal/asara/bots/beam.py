"""The rest of the year thought through on imagined tables: how Asara's best bot finds its answer.

No part comes to a market before the year is over (A-NEW-03), so what a seat can still do in it lies nearly open.
On each of a few imagined tables every sensible answer is a way to begin. The turn is finished in all sensible
ways, the best of them are kept, the others reply by medium's priorities, and so on turn after turn to the
year's end, where the table is judged. The answer whose best way comes to most, taken over all tables, is given.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from partal.core import engine
from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.asara.bots.determinize import imagine
from partal.asara.bots.evaluation import Evaluation
from partal.asara.bots.heuristic import AsaraHeuristic
from partal.asara.bots.search import EVALUATED, SEARCHED, by_heuristic
from partal.asara.bots.turns import sensible
from partal.asara.rules.state import State
from partal.asara.rules.view import View
from partal.bots.bot import Stop
from partal.bots.candidates import Candidate, candidate
from partal.bots.mcts import RATED

SAME: Final = 1e-9
"""Ways that come to the same margin have most likely led to the same table, by another order."""
FEWEST_TABLES: Final = 2
MOST_TABLES: Final = 16
FIRST_LOOK: Final = 4
"""After one table in so many the weaker half of the answers is left out."""


class Breadth(NamedTuple):
    """How much a planner may think about one question; counted, so that an answer can be repeated from its seed."""

    turns: int
    """Everybody's turns thought through: the fewer are left in the year, the more tables are imagined."""
    answers: int
    """So many answers, those that look best when the turn is over, are followed to the year's end."""
    ways: int
    """So many ways to go on are kept behind each answer, turn by turn."""
    seconds: float
    """The safety net: seconds on one core, seldom reached."""

    def tables(self, buyers: int, seats: int) -> int:
        """How many tables are imagined for a seat with so many buyers left."""
        return max(FEWEST_TABLES, min(MOST_TABLES, self.turns // max(1, buyers * seats)))


class Way(NamedTuple):
    """A table that an answer can lead to, and the margin it promises."""

    margin: float
    state: State


class AsaraBeamSearch:
    """A bot that follows the best few ways behind every answer to the end of the year."""

    def __init__(self, evaluation: Evaluation, breadth: Breadth, stop: Stop | None = None) -> None:
        self.evaluation: Final = evaluation
        self.breadth: Final = breadth
        self.stop: Final = stop
        self.fallback: Final = AsaraHeuristic()
        self.tables = 0
        """On how many imagined tables the last answer was thought through to the end."""
        self.end = 0.0

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        if decision.prompt in SEARCHED:
            return self.weighed(view, decision, rng)[0].option
        return self.fallback.choose(view, decision, rng)

    def consider(self, view: View, decision: Decision, rng: Rng) -> list[Candidate]:
        """The answers that were followed, best first, three at least where there are three."""
        return self.weighed(view, decision, rng, RATED)

    def weighed(self, view: View, decision: Decision, rng: Rng, told: int = 0) -> list[Candidate]:
        """The best answers with what they came to on the imagined tables, best first.

        `told`: so many at least, where the planner alone would pass them over.
        """
        self.end = time.thread_time() + self.breadth.seconds
        self.tables = 0
        chance = rng.fork("search")
        seat = decision.seat
        tables = [imagine(view, chance)]
        options = sensible(tables[0], decision)
        passed_over = [option for option in decision.options if option not in options]
        options += passed_over[: max(0, told - len(options))]
        begun = [[self.begin(tables[0], option, seat) for option in options]]
        for _ in range(1, self.breadth.tables(view.hand_sizes[seat], view.seats)):
            if self.enough():
                break
            tables.append(imagine(view, chance))
            begun.append([self.begin(tables[-1], option, seat) for option in options])
        promises = [
            sum([max([way.margin for way in ways[index]]) for ways in begun]) / len(begun)
            for index in range(len(options))
        ]
        order = sorted(range(len(options)), key=lambda index: (-promises[index], index))
        order = order[: max(told, self.breadth.answers)]
        order, margins = self.contest(order, begun, seat, tables[0].year)
        found = [
            candidate(options[index], margins[index])
            if margins[index]
            else Candidate(options[index], 0, promises[index], 0.0)
            for index in order
        ]
        found.sort(key=margin_first)
        return found

    def contest(
        self, order: list[int], begun: list[list[list[Way]]], seat: int, year: int
    ) -> tuple[list[int], list[list[float]]]:
        """Follow these answers, table after table; the weaker half leaves after the first tables.

        Returns those that stayed, and what every answer came to on each table. A table at which time ends is left out.
        """
        margins: list[list[float]] = [[] for _ in begun[0]]
        for ways in begun:
            if self.tables == -(-len(begun) // FIRST_LOOK):
                order.sort(key=lambda index: -sum(margins[index]))
                order = order[: max(RATED, (len(order) + 1) // 2)]
            reached: list[float] = []
            for index in order:
                margin = self.follow(ways[index], seat, year)
                if self.enough():
                    return order, margins
                reached.append(margin)
            self.tables += 1
            for index, margin in zip(order, reached, strict=True):
                margins[index].append(margin)
        return order, margins

    def enough(self) -> bool:
        """Whether it was told to stop, or time is up."""
        return (self.stop is not None and self.stop()) or time.thread_time() > self.end

    def begin(self, table: State, option: Option, seat: int) -> list[Way]:
        """All sensible ways to finish the turn after this answer."""
        ways: list[Way] = []
        self.answer(table, option, seat, ways)
        return ways

    def answer(self, table: State, option: Option, seat: int, ways: list[Way]) -> None:
        """Answer on a copy of the table, and add every sensible way to finish the turn."""
        year = table.year
        state = table.copy()
        engine.answer(state, option)
        decision = state.pending
        while decision is not None and decision[0] == seat and decision[1] not in EVALUATED:
            engine.answer(state, reply(state, decision))
            decision = state.pending
        if decision is None or decision[0] != seat or decision[1] == "asara.dispatch" or state.year != year:
            ways.append(Way(self.evaluation.margin(state, seat), state))
            return
        for further in sensible(state, decision):
            self.answer(state, further, seat, ways)

    def follow(self, ways: list[Way], seat: int, year: int) -> float:
        """The margin at the end of this year that the best of these ways comes to. Their tables are used up.

        It is for nothing if time ends meanwhile.
        """
        reached = -1000.0
        ways = self.best(ways)
        while ways and not self.enough():
            further: list[Way] = []
            for way in ways:
                state = way.state
                decision = state.pending
                while decision is not None and state.year == year and decision[0] != seat:
                    engine.answer(state, reply(state, decision))
                    decision = state.pending
                if decision is None or state.year != year:
                    reached = max(reached, self.evaluation.margin(state, seat))
                    continue
                for option in sensible(state, decision):
                    self.answer(state, option, seat, further)
            ways = self.best(further)
        return reached

    def best(self, ways: list[Way]) -> list[Way]:
        """Those that promise most, each margin once."""
        kept: list[Way] = []
        for way in sorted(ways, key=promise_first):
            if kept and kept[-1].margin - way.margin < SAME:
                continue
            kept.append(way)
            if len(kept) == self.breadth.ways:
                break
        return kept


def reply(state: State, decision: Decision) -> Option:
    """By the heuristic, and never by chance: with it the luckiest way would seem the best."""
    answer = by_heuristic(state, decision)
    return answer if answer is not None else decision[2][0]


def promise_first(way: Way) -> float:
    return -way.margin


def margin_first(candidate: Candidate) -> float:
    return -candidate.margin
