"""Lessons: prepared positions of the real game, at which somebody learns one idea by answering.

A game's lessons are data, one TOML file read strictly (`Game.lessons`), and texts with keys derived from it:

    [[lesson]]
    id = "colours"
    seats = 2
    seed = 7
    rules = ["professional"]        # house rules, as on the command line
    before = ["go bank 10"]         # the answers that lead to the position, by whoever is asked
    [[lesson.step]]
    id = "market"
    answers = ["go tower *"]        # what may be answered here; `*` stands for anything
    then = ["use buyer red"]        # how it goes on by itself, whoever is asked
    light = ["part:red-base"]       # what is lit at a step that only says something
    [lesson.step.wrong]             # other answers that deserve another sentence: pattern and attribute
    "take nothing" = "nothing"

`GAME-lesson-colours` is the title and its attribute `learned` the last line; `GAME-lesson-colours-market` is what is
said at the step, and its attributes are what is said after another answer (`wrong`, or what the first pattern that fits
it names) and after the expected one (`done`). A step without `answers` only says something. The learner is whoever is
asked at the first step that has answers.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from partal.core.decision import Option
from partal.core.errors import BadInput, PartalError
from partal.core.match import Match
from partal.core.message import Message, message
from partal.core.problems import toml_problem
from partal.core.rules import Rules
from partal.core.variant import read_settings

from partal.game import Game
from partal.games import GAMES
from partal.table.component import components_of
from partal.words import has

SALT = "lesson"
WRONG, DONE, LEARNED = "wrong", "done", "learned"
NAMES = re.compile(r"[a-z]+(-[a-z]+)*")
"""Attributes of texts."""


class LessonError(PartalError):
    """A file of lessons that cannot be used. The message names the file and the lesson."""


class LessonStep(NamedTuple):
    """One thing that is said and, mostly, done."""

    id: str
    answers: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    """What the light falls on at a step that only says something: targets of answers, or components by name."""
    wrong: tuple[tuple[str, str], ...] = ()
    """What other answers are told: patterns with attributes of the step's text."""

    def fits(self, option: Option) -> bool:
        """Whether this is one of the expected answers."""
        return any(fnmatchcase(option.notation, pattern) for pattern in self.answers)

    def about(self, option: Option) -> str:
        """The attribute that says why this answer is not an expected one."""
        return next((name for pattern, name in self.wrong if fnmatchcase(option.notation, pattern)), WRONG)


class Lesson(NamedTuple):
    """One idea, at one position."""

    game: str
    id: str
    seats: int
    seed: int
    rules: tuple[str, ...]
    before: tuple[str, ...]
    steps: tuple[LessonStep, ...]

    @property
    def key(self) -> str:
        return f"{self.game}-lesson-{self.id}"

    @property
    def title(self) -> Message:
        return message(self.key)

    @property
    def learned(self) -> Message:
        return message(f"{self.key}.{LEARNED}")

    def said(self, step: LessonStep, about: str = "") -> Message | None:
        """What is said at a step: first of all, or after an answer (`LessonStep.about`, `DONE`); None if nothing is."""
        key = f"{self.key}-{step.id}{'.' if about else ''}{about}"
        return message(key) if has(key) else None


FIELDS: Mapping[str, tuple[type, bool]] = {
    "id": (str, True),
    "seats": (int, True),
    "seed": (int, True),
    "rules": (list, False),
    "before": (list, False),
    "step": (list, True),
}
STEP_FIELDS: Mapping[str, tuple[type, bool]] = {
    "id": (str, True),
    "answers": (list, False),
    "then": (list, False),
    "light": (list, False),
    "wrong": (dict, False),
}


def read_lessons(game: str, path: Path) -> tuple[Lesson, ...]:
    """Reads a game's lessons. Raises LessonError if the file does not have the form above."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LessonError(message("refused-lesson-toml", file=path.name, problem=toml_problem(error))) from None
    unknown = sorted(found.keys() - {"lesson"})
    if unknown or not isinstance(found.get("lesson"), list):
        raise LessonError(message("refused-lesson-file", file=path.name))
    lessons = tuple(_lesson(game, path.name, table) for table in found["lesson"])
    _check_unique(path.name, [lesson.id for lesson in lessons])
    return lessons


def _lesson(game: str, file: str, table: Any) -> Lesson:
    values = _checked(file, file, table, FIELDS)
    name = f"{file}: {values['id']}"
    steps = tuple(
        LessonStep(
            step["id"],
            _texts(name, "answers", step),
            _texts(name, "then", step),
            _texts(name, "light", step),
            _reasons(name, step),
        )
        for step in [_checked(name, name, one, STEP_FIELDS) for one in values["step"]]
    )
    _check_unique(name, [step.id for step in steps])
    for one in steps:
        if one.light and one.answers:
            raise LessonError(message("refused-lesson-light", where=name, step=one.id))
    if not any(step.answers for step in steps):
        raise LessonError(message("refused-lesson-idle", where=name))
    return Lesson(
        game,
        values["id"],
        values["seats"],
        values["seed"],
        _texts(name, "rules", values),
        _texts(name, "before", values),
        steps,
    )


def _checked(file: str, where: str, table: Any, fields: Mapping[str, tuple[type, bool]]) -> dict[str, Any]:
    """A table of the file. Raises LessonError if a field is unknown, missing or of the wrong kind."""
    if not isinstance(table, dict):
        raise LessonError(message("refused-lesson-file", file=file))
    for key, value in table.items():
        if key not in fields or type(value) is not fields[key][0]:
            raise LessonError(message("refused-lesson-field", where=where, key=key))
    for key, (_, needed) in fields.items():
        if needed and not table.get(key, "") and table.get(key) != 0:
            raise LessonError(message("refused-lesson-missing", where=where, key=key))
    return table


def _texts(where: str, key: str, table: Mapping[str, Any]) -> tuple[str, ...]:
    found = table.get(key, [])
    if not all(isinstance(text, str) and text for text in found):
        raise LessonError(message("refused-lesson-field", where=where, key=key))
    return tuple(found)


def _reasons(where: str, step: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Patterns and attributes. Raises LessonError if one is empty, or the attribute has another meaning."""
    found = step.get("wrong", {})
    for pattern, name in found.items():
        usable = isinstance(name, str) and NAMES.fullmatch(name) and name not in (WRONG, DONE, LEARNED)
        if not pattern or not usable or not step.get("answers"):
            raise LessonError(message("refused-lesson-field", where=where, key=f"wrong: {pattern}"))
    return tuple(found.items())


def _check_unique(where: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise LessonError(message("refused-lesson-twice", where=where, id=name))


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """All lessons of a game, in the order in which they teach; none if it has no file of them."""
    return read_lessons(game.name, game.lessons) if game.lessons is not None else ()


def find_lesson(game: Game, text: str) -> Lesson:
    """The lesson with this id or number, counted from 1. Raises BadInput if there is none."""
    lessons = lessons_of(game)
    for number, lesson in enumerate(lessons, 1):
        if text in (lesson.id, str(number)):
            return lesson
    known = ", ".join(lesson.id for lesson in lessons)
    raise BadInput(message("refused-lesson-unknown", game=game.rules.title, known=known))


class Teaching:
    """A lesson under way: the match, the current step, and what may be answered."""

    def __init__(self, rules: Rules[Any], lesson: Lesson, players: tuple[str, ...] | None = None) -> None:
        self.lesson = lesson
        # A lesson is written for the printed components; packs do not change it.
        settings = read_settings(list(lesson.rules))
        self.match = Match(rules, lesson.seats, lesson.seed, settings, players=players, salt=SALT)
        self._carry_out(lesson.before)
        self.learner = self.match.decision.seat if self.match.decision is not None else 0
        self.place = 0
        """How many steps are behind the learner."""

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def expected(self) -> list[Option]:
        """The options that this step waits for; empty if it only says something."""
        step, decision = self.step, self.match.decision
        if step is None or decision is None:
            return []
        return [option for option in decision.options if step.fits(option)]

    @property
    def says(self) -> Message | None:
        """What the teacher says now."""
        return self.lesson.said(self.step) if self.step is not None else self.lesson.learned

    @property
    def lights(self) -> tuple[str, ...]:
        """What the light falls on now besides the expected answers. Raises LessonError if no table has such a thing."""
        step = self.step
        if step is None or not step.light:
            return ()
        view = self.match.view(self.learner)
        scene = GAMES[self.lesson.game].scene
        known = {target for option in self.match.rules.options for target in scene.targets(view, option)}
        known |= {f"{row['kind']}:{row['id']}" for row in components_of(self.lesson.game, self.match.content)}
        for name in step.light:
            if name not in known:
                where = f"{self.lesson.game} {self.lesson.id} {step.id}"
                raise LessonError(message("refused-lesson-dark", where=where, name=name))
        return step.light

    def go_on(self) -> None:
        """Leaves a step that only says something. Raises BadInput at one that waits for an answer."""
        step = self.step
        if step is None or step.answers:
            raise BadInput(message("refused-lesson-waits"))
        self._carry_out(step.then)
        self.place += 1

    def answer(self, option: Option) -> tuple[bool, Message | None]:
        """An answer of the learner: whether it was an expected one, and what is said to it.

        An answer that is not expected changes nothing. Raises BadInput if the step waits for no answer, and a
        RefusedAnswer if the rules do not allow it.
        """
        step = self.step
        if step is None or not step.answers:
            raise BadInput(message("refused-lesson-told"))
        prepared = self.match.prepare(option)
        if not step.fits(prepared.played.option):
            return False, self.lesson.said(step, step.about(prepared.played.option))
        self.match.take(prepared)
        self._carry_out(step.then)
        self.place += 1
        return True, self.lesson.said(step, DONE)

    def _carry_out(self, answers: tuple[str, ...]) -> None:
        """Plays answers in notation, whoever is asked. Raises LessonError if the rules refuse one."""
        for number, notation in enumerate(answers, 1):
            try:
                self.match.play(notation)
            except PartalError as error:
                where = f"{self.lesson.game} {self.lesson.id}"
                raise LessonError(
                    message("refused-lesson-answer", where=where, number=number, answer=notation, problem=error.message)
                ) from None
