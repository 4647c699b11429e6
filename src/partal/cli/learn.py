"""`partal learn`: lessons at the real table, in the terminal."""

from __future__ import annotations

import argparse
from typing import Any

from partal.core.decision import Decision
from partal.core.errors import BadInput
from partal.core.message import message

from partal import games
from partal.cli.examples import with_example
from partal.cli.paper import Paper, find_game, say
from partal.cli.seating import default_name
from partal.cli.sheets import QUIET, score_sheet
from partal.cli.sitting import Leave, Sitting
from partal.game import Game
from partal.table.lesson import Lesson, Teaching, find_lesson, lessons_of
from partal.words import in_words

SAID = "bold dark_cyan"


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "learn",
        help=say("cli-help-learn"),
        description=say("cli-help-learn"),
        epilog=with_example("cli-help-learn.examples"),
    )
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=say("cli-help-learn-lesson"))
    parser.add_argument("--list", action="store_true", help=say("cli-help-learn-list"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, paper = find_game(arguments.game), Paper()
    lessons = lessons_of(game)
    if not lessons:
        raise BadInput(message("refused-lesson-none", game=game.rules.title))
    if arguments.list:
        for number, lesson in enumerate(lessons, 1):
            print(f"{number:2} {lesson.id:16} {lesson.title}")
        print(say("learn-printed"))
        return 0
    lesson = find_lesson(game, arguments.lesson) if arguments.lesson else lessons[0]
    for following in lessons[lessons.index(lesson) :]:
        if not Classroom(game, following, paper).teach():
            break
    return 0


class Classroom(Sitting):
    """One person at a lesson. The teacher says what to look at, and only what the lesson asks for is played."""

    own_help = "cli-learn-help-own"

    def __init__(self, game: Game, lesson: Lesson, paper: Paper) -> None:
        names = tuple(default_name(game.teller, seat) for seat in range(lesson.seats))
        self.teaching = Teaching(game.rules, lesson, names)
        super().__init__(self.teaching.match, paper)
        seat = self.at_table = self.teaching.learner
        self.people = [seat]
        self.seen_count[seat] = len(self.events())

    def teach(self) -> bool:
        """Teaches the lesson; returns whether the learner wants the next one."""
        lesson, seat = self.teaching.lesson, self.teaching.learner
        with self.signals():
            try:
                self.paper.line(f"\n{lesson.title}", style="bold")
                while self.teaching.step is not None:
                    self.take_step(seat)
                self.show_news(seat)
                self.show_result(seat)
                self.paper.line(f"\n{lesson.learned}", style=SAID)
                return self.goes_on()
            except (KeyboardInterrupt, EOFError, Leave):
                self.paper.say("cli-learn-left", game=lesson.game, lesson=self.open_lesson().id)
                return False

    def show_result(self, seat: int) -> None:
        """The score sheet, if the lesson has come to the end of a game."""
        standings, names = self.match.standings, self.names_for(seat)
        if standings is not None:
            sheet = self.teller.final_sheet(self.match.view(seat), standings, names)
            self.paper.show(score_sheet(self.teaching.lesson.game, sheet, names, standings.winners))

    def open_lesson(self) -> Lesson:
        """The lesson to go on with: this one, or the next if it is finished and not the last."""
        lesson = self.teaching.lesson
        lessons = lessons_of(games.game(lesson.game))
        place = lessons.index(lesson) + (self.teaching.step is None)
        return lessons[place] if place < len(lessons) else lesson

    def goes_on(self) -> bool:
        """After a lesson: whether the next one is wanted, if there is one."""
        following = self.open_lesson()
        if following is self.teaching.lesson:
            self.paper.say("cli-learn-end", game=following.game)
            return False
        with self.interruptible():
            word = input(say("cli-learn-next", lesson=following.title) + " ").strip().lower()
        if word:
            raise Leave
        return True

    def take_step(self, seat: int) -> None:
        """Says one thing, and waits until it is read or done."""
        teaching = self.teaching
        self.show_news(seat)
        if not self.table_shown:
            self.show_table(seat)
        self.paper.line(f"\n{in_words(teaching.says)}", style=SAID)
        step, decision = teaching.step, self.match.decision
        assert step is not None
        if not step.answers or decision is None:
            self.wait()
            teaching.go_on()
            return
        self.show_question(self.match.view(seat), decision)
        while teaching.step is step:
            with self.interruptible():
                text = input("> ").strip()
            self.handle(text, seat, decision)
        self.table_shown = False

    def wait(self) -> None:
        """Until the learner wants to go on from a step that asks nothing."""
        while True:
            with self.interruptible():
                word = input(say("cli-learn-go-on") + " ").strip().lower()
            if not word:
                return
            if word in ("quit", "exit"):
                raise Leave
            if word == "help":
                self.paper.say("cli-learn-help-read")
            else:
                self.paper.say("cli-learn-nothing-asked", style="bold red3")

    def answer(self, text: str, decision: Decision) -> None:
        option = self.find_option(text, decision)
        if isinstance(option, str):
            self.paper.line(option, style="bold red3")
            return
        _, said = self.teaching.answer(option)
        if said is not None:
            self.paper.line(in_words(said), style=SAID)

    def handle(self, text: str, seat: int, decision: Decision) -> None:
        """A lesson is short and begins anew each time: nothing is taken back, saved or loaded."""
        if text.partition(" ")[0].lower() in ("undo", "save", "load"):
            self.paper.say("cli-learn-not-here", style=QUIET)
        else:
            super().handle(text, seat, decision)

    def quit(self) -> None:
        raise Leave
