"""Master's beam search over the rest of the year, run on imagined tables.

No part comes to a market before the year is over (A-NEW-03), so a seat can plan the rest of it with little doubt.
On each of a few imagined tables (determinizations) every sensible answer is a candidate. The turn is finished in
every sensible way and the best nodes are kept; the opponents reply by medium's priorities; and so on, turn after
turn, until the year ends and the table is evaluated. The candidate with the best mean over all tables is the answer.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

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
"""Nodes whose margins differ by less are most likely the same table, reached in another order."""
FEWEST_TABLES: Final = 2
MOST_TABLES: Final = 16
FIRST_ROUND: Final = 4
"""The weaker half of the candidates drops out after one table in four."""


class BeamBudget(NamedTuple):
    """The work a search may do for one question; counted, so that a seed always gives the same answer."""

    turns: int
    """Turns to search, counted over all seats: the fewer are left in the year, the more tables are imagined."""
    candidates: int
    """How many answers are followed to the year's end: those with the best margins after the turn."""
    width: int
    """The beam width: how many nodes each candidate keeps after every turn."""
    seconds: float
    """A safety net, rarely reached: seconds on one core."""

    def tables(self, buyers: int, seats: int) -> int:
        """The number of tables to imagine for a seat that still holds `buyers`."""
        return max(FEWEST_TABLES, min(MOST_TABLES, self.turns // max(1, buyers * seats)))


class Node(NamedTuple):
    """A table that a candidate can lead to, and its estimated margin."""

    margin: float
    state: State


@mypyc_attr(allow_interpreted_subclasses=True)
class AsaraBeamSearch:
    """A bot that follows a beam of nodes below every candidate to the end of the year."""

    def __init__(self, evaluation: Evaluation, budget: BeamBudget, stop: Stop | None = None) -> None:
        self.evaluation: Final = evaluation
        self.budget: Final = budget
        self.stop: Final = stop
        self.fallback: Final = AsaraHeuristic()
        self.tables = 0
        """The number of imagined tables on which the last search was completed."""
        self.end = 0.0

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, {self.budget}>"

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        if decision.prompt in SEARCHED:
            return self.candidates(view, decision, rng)[0].option
        return self.fallback.choose(view, decision, rng)

    def consider(self, view: View, decision: Decision, rng: Rng) -> list[Candidate]:
        """The candidates, best first; at least three if there are three options."""
        return self.candidates(view, decision, rng, RATED)

    def candidates(self, view: View, decision: Decision, rng: Rng, least: int = 0) -> list[Candidate]:
        """The candidates with their margins on the imagined tables, best first.

        `least`: add options that the search would skip until there are this many.
        """
        self.end = time.thread_time() + self.budget.seconds
        self.tables = 0
        chance = rng.fork("search")
        seat = decision.seat
        tables = [imagine(view, chance)]
        options = sensible(tables[0], decision)
        passed_over = [option for option in decision.options if option not in options]
        options += passed_over[: max(0, least - len(options))]
        openings = [[self.children(tables[0], option, seat) for option in options]]
        for _ in range(1, self.budget.tables(view.hand_sizes[seat], view.seats)):
            if self.should_stop():
                break
            tables.append(imagine(view, chance))
            openings.append([self.children(tables[-1], option, seat) for option in options])
        estimates = [
            sum([max([node.margin for node in nodes[index]]) for nodes in openings]) / len(openings)
            for index in range(len(options))
        ]
        order = sorted(range(len(options)), key=lambda index: (-estimates[index], index))
        order = order[: max(least, self.budget.candidates)]
        order, margins = self.compare(order, openings, seat, tables[0].year)
        found = [
            candidate(options[index], margins[index])
            if margins[index]
            else Candidate(options[index], 0, estimates[index], 0.0)
            for index in order
        ]
        found.sort(key=best_candidate_first)
        return found

    def compare(
        self, order: list[int], openings: list[list[list[Node]]], seat: int, year: int
    ) -> tuple[list[int], list[list[float]]]:
        """Follows the candidates in `order` on one table after another; the weaker half drops out after the first few.

        Returns those that are left, and every candidate's margin on each table. An unfinished table does not count.
        """
        margins: list[list[float]] = [[] for _ in openings[0]]
        for nodes in openings:
            if self.tables == -(-len(openings) // FIRST_ROUND):
                order.sort(key=lambda index: -sum(margins[index]))
                order = order[: max(RATED, (len(order) + 1) // 2)]
            reached: list[float] = []
            for index in order:
                margin = self.follow(nodes[index], seat, year)
                if self.should_stop():
                    return order, margins
                reached.append(margin)
            self.tables += 1
            for index, margin in zip(order, reached, strict=True):
                margins[index].append(margin)
        return order, margins

    def should_stop(self) -> bool:
        """Whether the caller asks to stop, or time is up."""
        return (self.stop is not None and self.stop()) or time.thread_time() > self.end

    def children(self, table: State, option: Option, seat: int) -> list[Node]:
        """A node for every sensible way to finish the turn after this answer."""
        nodes: list[Node] = []
        self.expand(table, option, seat, nodes)
        return nodes

    def expand(self, table: State, option: Option, seat: int, nodes: list[Node]) -> None:
        """Answers on a copy of the table, and adds a node for every sensible way to finish the turn."""
        year = table.year
        state = table.copy()
        engine.answer(state, option)
        decision = state.pending
        while decision is not None and decision.seat == seat and decision.prompt not in EVALUATED:
            engine.answer(state, reply(state, decision))
            decision = state.pending
        if decision is None or decision.seat != seat or decision.prompt == "asara.dispatch" or state.year != year:
            nodes.append(Node(self.evaluation.margin(state, seat), state))
            return
        for further in sensible(state, decision):
            self.expand(state, further, seat, nodes)

    def follow(self, nodes: list[Node], seat: int, year: int) -> float:
        """The best margin at the end of this year that a beam from these nodes reaches. Their states are played on.

        The result is meaningless if the search has to stop.
        """
        reached = -1000.0
        nodes = self.prune(nodes)
        while nodes and not self.should_stop():
            further: list[Node] = []
            for node in nodes:
                state = node.state
                decision = state.pending
                while decision is not None and state.year == year and decision.seat != seat:
                    engine.answer(state, reply(state, decision))
                    decision = state.pending
                if decision is None or state.year != year:
                    reached = max(reached, self.evaluation.margin(state, seat))
                    continue
                for option in sensible(state, decision):
                    self.expand(state, option, seat, further)
            nodes = self.prune(further)
        return reached

    def prune(self, nodes: list[Node]) -> list[Node]:
        """The nodes with the best margins, one for each margin."""
        kept: list[Node] = []
        for node in sorted(nodes, key=best_node_first):
            if kept and kept[-1].margin - node.margin < SAME:
                continue
            kept.append(node)
            if len(kept) == self.budget.width:
                break
        return kept


def reply(state: State, decision: Decision) -> Option:
    """The heuristic's answer, never a random one: with chance the luckiest line would look best."""
    answer = by_heuristic(state, decision)
    return answer if answer is not None else decision.options[0]


def best_node_first(node: Node) -> float:
    return -node.margin


def best_candidate_first(candidate: Candidate) -> float:
    return -candidate.margin
