"""Every answer with what the judgement of `sabika_greedy` gives for it, best first: where the searching bots begin."""

from __future__ import annotations

from typing import Final, NamedTuple

from partal.core.decision import Decision

from partal.sabika.bots.actions import IMPOSSIBLE
from partal.sabika.bots.heuristic import WEIGH, Mind
from partal.sabika.rules.notation import Answer
from partal.sabika.rules.view import View
from partal.sabika.rules.work import tolls

TURN: Final = "sabika.turn"
"""The question that opens a turn."""


class Ranked(NamedTuple):
    """An answer and its worth in points."""

    answer: Answer
    worth: float


def ranked(view: View, decision: Decision) -> list[Ranked]:
    """All answers, best first; of equals the first offered."""
    mind = Mind(view, decision.options)
    if decision.prompt == TURN:
        mind.tolls = tolls(view, mind.me)
        worths = turn_worths(mind)
    else:
        weigh = WEIGH[decision.prompt]
        worths = [Ranked(answer, weigh(mind, answer)) for answer in mind.answers]
    return sorted(worths, key=lambda one: -one.worth)


def turn_worths(mind: Mind) -> list[Ranked]:
    """Each worker on each square, and each rest."""
    worths: list[Ranked] = []
    worker = -1
    for answer in mind.answers:
        if answer.first != worker:
            worker = answer.first
            mind.spend(worker)
        worths.append(Ranked(answer, mind.rest() if answer.verb == "rest" else mind.work(worker, answer.second)))
    return worths


def best(view: View, decision: Decision) -> Answer:
    """The answer that looks best."""
    return ranked(view, decision)[0].answer


def worth_a_thought(view: View, decision: Decision, most: int) -> list[Ranked]:
    """The best answers, without those that make no sense; the best one always."""
    first, *others = ranked(view, decision)[:most]
    return [first, *[one for one in others if one.worth > IMPOSSIBLE / 2]]
