"""The priors of the search: every answer with its heuristic value, best first."""

from __future__ import annotations

from typing import Final, NamedTuple

from partal.core.decision import Decision

from partal.sabika.bots.actions import IMPOSSIBLE
from partal.sabika.bots.heuristic import HEURISTICS, Heuristic
from partal.sabika.rules.notation import Answer
from partal.sabika.rules.turn import tolls
from partal.sabika.rules.view import View

TURN: Final = "sabika.turn"
"""The question that begins a turn."""


class Prior(NamedTuple):
    """An answer and its heuristic value in points."""

    answer: Answer
    value: float


def priors(view: View, decision: Decision) -> list[Prior]:
    """All answers, best first; ties in the order offered."""
    heuristic = Heuristic(view, decision.options)
    if decision.prompt == TURN:
        heuristic.tolls = tolls(view, heuristic.me)
        found = turn_priors(heuristic)
    else:
        value = HEURISTICS[decision.prompt]
        found = [Prior(answer, value(heuristic, answer)) for answer in heuristic.answers]
    return sorted(found, key=lambda one: -one.value)


def turn_priors(heuristic: Heuristic) -> list[Prior]:
    """Each worker's moves, and each rest."""
    found: list[Prior] = []
    worker = -1
    for answer in heuristic.answers:
        if answer.first != worker:
            worker = answer.first
            heuristic.assume_used(worker)
        value = heuristic.rest() if answer.verb == "rest" else heuristic.work(worker, answer.second)
        found.append(Prior(answer, value))
    return found


def rollout_move(view: View, decision: Decision) -> Answer:
    """The heuristic's answer on an imagined table."""
    return priors(view, decision)[0].answer


def pruned(view: View, decision: Decision, most: int) -> list[Prior]:
    """At most `most` answers, best first, without the impossible ones; never empty."""
    first, *others = priors(view, decision)[:most]
    return [first, *[one for one in others if one.value > IMPOSSIBLE / 2]]
