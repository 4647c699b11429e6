"""Routes for lessons. Nothing is stored: a lesson is short, and is played again from what was given so far."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from partal.core.errors import BadInput, PartalError
from partal.core.message import Message, message

from partal.game import Game
from partal.games import GAMES
from partal.server import wire
from partal.server.context import context_of, refusals, refuse, share_of
from partal.server.headers import shown_seat
from partal.server.library import same
from partal.table.frame import Moment, without_log
from partal.table.lesson import Lesson, Teaching, find_lesson
from partal.table.players import usual
from partal.table.seat import Chair
from partal.table.table import Table

MOST_GIVEN: Final = 60
"""More than any lesson has steps."""
LONGEST_GIVEN: Final = 200
"""The most characters of an answer."""
LEARNER: Final = "learner"

Given = Annotated[list[str] | None, QueryParameter(max_items=MOST_GIVEN)]


class Progress:
    """A lesson after what the learner has given, step by step; at a step that asks nothing that is an empty text.

    Only the last answer may be another than the step waits for. Raises a PartalError if something does not fit.
    """

    def __init__(self, game: Game, lesson: Lesson, given: Sequence[str]) -> None:
        self.lesson: Final = lesson
        self.teaching: Final = Teaching(game.rules, lesson, names_of(game, lesson.seats))
        self.given: Final = list(given)
        self.told: Message | None = None
        self.wrong = False
        self.heard = len(self.teaching.match.history)
        """How many answers had been given, by anybody, before the last step."""
        for number, text in enumerate(given, 1):
            self._take(number, text)
        if self.wrong:
            self.given.pop()

    def _take(self, number: int, text: str) -> None:
        teaching = self.teaching
        if teaching.step is None:
            raise BadInput(message("refused-lesson-over"))
        self.heard, self.told = len(teaching.match.history), None
        if not text:
            teaching.go_on()
            return
        if len(text) > LONGEST_GIVEN:
            raise BadInput(message("refused-lesson-long", count=LONGEST_GIVEN))
        right, self.told = teaching.answer(teaching.match.rules.read(text))
        self.wrong = not right
        if self.wrong and number < len(self.given):
            raise BadInput(message("refused-lesson-given", number=number, answer=text))

    def frame(self) -> wire.LessonFrame:
        """What the learner sees, from the view of their own seat."""
        lesson, teaching = self.lesson, self.teaching
        table = Table(teaching.match, chairs_of(lesson, teaching.learner))
        now = Moment(table)
        return {
            **without_log(now, teaching.learner),
            "lesson": lesson.id,
            "title": lesson.title,
            "given": self.given,
            "place": teaching.place,
            "steps": len(lesson.steps),
            "says": teaching.says,
            "over": teaching.step is None,
            "expected": [option.notation for option in teaching.expected],
            "lights": list(teaching.lights),
            "wrong": self.wrong,
            "said": self.told,
            "events": now.log.after(self.heard, teaching.match, teaching.learner, now.speech),
            "seats": [
                {**shown_seat(lesson.game, chair, True), "mine": chair.player == LEARNER} for chair in table.chairs
            ],
        }


def names_of(game: Game, seats: int) -> tuple[str, ...] | None:
    """The players of a lesson are called by the game's roles, if these are names."""
    names = tuple([role for role in game.teller.roles[:seats] if isinstance(role, str)])
    return names if len(names) == seats else None


def chairs_of(lesson: Lesson, learner: int) -> list[Chair]:
    """The learner among bots, whose answers the lesson knows."""
    bot = usual(lesson.game)
    return [
        Chair(seat, "human", "", "", LEARNER) if seat == learner else Chair(seat, "bot", bot, "", "")
        for seat in range(lesson.seats)
    ]


def lesson_frame(game: Game, name: str, given: Sequence[str]) -> wire.LessonFrame:
    return Progress(game, find_lesson(game, name), given).frame()


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise refuse(404, message("refused-no-game"))
    return GAMES[name]


@get("/api/lessons/{game:str}", responses=refusals(404, 413, 429))
async def get_lessons(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[list[wire.LessonTitle]]:
    """The lessons of a game, in the order in which they teach; none if it has none."""
    return await same(request, "lessons", game_named(game).name)


@get("/api/lessons/{game:str}/{lesson:str}", responses=refusals(403, 404, 413, 429))
async def get_lesson(
    request: Request[Any, Any, Any], state: State, game: FromPath[str], lesson: FromPath[str], given: Given = None
) -> wire.LessonFrame:
    """A lesson after what was given at its steps so far: an answer, or an empty text where nothing is asked."""
    found, context = game_named(game), context_of(state)
    player = await context.require(request)
    try:
        async with context.lesson_turns.turn(share_of(request, player)):
            return await asyncio.to_thread(lesson_frame, found, lesson, given or [])
    except PartalError as error:
        raise refuse(400, error.message) from None


ROUTES = [get_lessons, get_lesson]
