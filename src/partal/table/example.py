"""Drawn examples for a rulebook: moments of the lessons at which something happens by a chapter's clauses.

They are found, not written: a lesson is a position of the real game with the answers that go on from it, and every
event says which clause it follows. So an example can never show what the rules do not do.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

from partal.core.message import Message

from partal.game import Game
from partal.table import wire
from partal.table.lesson import Lesson, Teaching, lessons_of


class Example(NamedTuple):
    """A moment of a lesson, after an answer that shows what a chapter is about."""

    chapter: str
    lesson: Lesson
    given: tuple[str, ...]
    """What was given at the lesson's steps; the last is the answer that is shown."""
    answer: Message
    light: tuple[str, ...]


OF_EVENT, OF_ANSWER = 2, 3
"""How much it counts that an event follows a clause of the chapter, and that the answer does so above all."""


@cache
def examples_of(game: Game) -> tuple[Example, ...]:
    """For each chapter that some lesson shows, the answer that has most to do with it; of equal ones the first."""
    found: dict[str, tuple[int, Example]] = {}
    for lesson in lessons_of(game):
        for worth, example in _moments(game, lesson):
            if example.chapter not in found or found[example.chapter][0] < worth:
                found[example.chapter] = (worth, example)
    return tuple([example for _, example in found.values()])


def _moments(game: Game, lesson: Lesson) -> list[tuple[int, Example]]:
    """The answers of a lesson, once for each chapter whose clauses they follow, and how much each has to do with it."""
    teaching = Teaching(game.rules, lesson)
    given: list[str] = []
    moments: list[tuple[int, Example]] = []
    while (step := teaching.step) is not None:
        if not step.answers:
            given.append("")
            teaching.go_on()
            continue
        option, view = teaching.expected[0], teaching.match.view(teaching.learner)
        played = len(teaching.match.history)
        label = game.teller.option(view, option, teaching.match.players).label
        light = tuple(game.scene.targets(view, option))
        worth = Counter({chapter_of(clause): OF_ANSWER for clause in game.teller.clauses(view, option)[:1]})
        teaching.answer(option)
        given.append(option.notation)
        events = [event for one in teaching.match.history[played:] for event in one.events]
        followed = dict.fromkeys(chapter_of(event.clause) for event in events if event.clause)
        worth.update(dict.fromkeys(followed, OF_EVENT))
        for chapter, weight in worth.items():
            moments.append((weight, Example(chapter, lesson, tuple(given), label, light)))
    return moments


def chapter_of(clause: str) -> str:
    """The chapter of a clause: `A-BUY` of `A-BUY-04`."""
    return clause.rpartition("-")[0]


def sent_examples(game: Game) -> list[wire.Example]:
    """The examples as they are sent; the page asks for the moment itself when somebody wants to see it."""
    return [
        {
            "chapter": one.chapter,
            "lesson": one.lesson.id,
            "given": list(one.given),
            "answer": one.answer,
            "light": list(one.light),
        }
        for one in examples_of(game)
    ]
