"""The priors of the search: every answer with its heuristic value, best first."""

from __future__ import annotations

from typing import Final, NamedTuple

from partal.core.decision import Decision, Option

from partal.sabika.bots.heuristic import HEURISTICS, Heuristic, first_best
from partal.sabika.bots.memory import IMPOSSIBLE
from partal.sabika.rules.moving import tolls
from partal.sabika.rules.notation import Work
from partal.sabika.rules.open import Open

TURN: Final = "sabika.turn"
"""The question that begins a turn."""


class Prior(NamedTuple):
    """An answer and its heuristic value in points."""

    answer: Option
    value: float


def values(table: Open, decision: Decision) -> Heuristic:
    """The value of every answer to the open question, in `worths`, from what lies open on this table."""
    heuristic = Heuristic(table, decision.options, decision.seat)
    if decision.prompt == TURN:
        turn_values(heuristic)
    else:
        value = HEURISTICS[decision.prompt]
        for answer in heuristic.answers:
            heuristic.worths.append(value(heuristic, answer))
    return heuristic


def turn_values(heuristic: Heuristic) -> None:
    """Each worker's moves, and each rest."""
    heuristic.tolls = tolls(heuristic.view, heuristic.me)
    worker = -1
    for answer in heuristic.answers:
        assert isinstance(answer, Work)
        if answer.worker != worker:
            worker = answer.worker
            heuristic.assume_used(worker)
        value = heuristic.rest() if answer.verb == "rest" else heuristic.work(worker, answer.square)
        heuristic.worths.append(value)


def priors(table: Open, decision: Decision, most: int = 1_000) -> list[Prior]:
    """The answers, best first, ties in the order offered; at most `most`."""
    heuristic = values(table, decision)
    answers, worths = heuristic.answers, heuristic.worths
    places = sorted(range(len(worths)), key=lambda place: -worths[place])
    return [Prior(answers[place], worths[place]) for place in places[:most]]


def rollout_move(table: Open, decision: Decision) -> Option:
    """The heuristic's answer on an imagined table: the first of the best, without sorting the others."""
    heuristic = values(table, decision)
    return heuristic.answers[first_best(heuristic.worths)]


def pruned(table: Open, decision: Decision, most: int) -> list[Prior]:
    """At most `most` answers, best first, without the impossible ones; never empty."""
    return possible(priors(table, decision, most))


def possible(ranked: list[Prior]) -> list[Prior]:
    """These answers without the impossible ones; the first stays in any case."""
    first, *others = ranked
    return [first, *[one for one in others if one.value > IMPOSSIBLE / 2]]
