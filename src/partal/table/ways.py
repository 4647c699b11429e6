"""The ways to go on: whole rows of answers that a seat may give in its turn, so that people can begin with any of them.

A person means a part, a poem or a city; the rules ask for the place and the worker first. The page shows whatever some
row of answers is about, and as soon as what has been clicked leaves a single row, it sends that row, answer by answer.
Like a preview, this is found on a table imagined from the seat's view, so hidden information cannot affect it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from partal.core.decision import Decision, Option
from partal.core.message import message

from partal.table import wire
from partal.table.frame import question
from partal.table.preview import TABLES, Preview, shown_option
from partal.table.scene import scene_of, targets_of
from partal.table.speech import Speech
from partal.words import has

LONGEST: Final = 5
"""The most answers in a row."""
MOST_TRIED: Final = 600
"""How many answers are tried; rows that would need more end before that."""
MOST_DRAFTED: Final = 60
"""The most answers of a turn that have not been sent."""


class Row:
    """Answers in a row, and the imagined table after them."""

    __slots__ = ("answers", "state")

    def __init__(self, answers: tuple[int, ...], state: Any) -> None:
        self.answers: Final = answers
        self.state: Final = state


class Ways:
    """Finds the rows of answers from one view, whose seat must be the one that is asked."""

    def __init__(self, view: Any, speech: Speech) -> None:
        self.preview: Final = Preview(speech.game, view)
        self.speech: Final = speech
        self.options: Final[list[wire.Option]] = []
        self.known: Final[dict[tuple[str, int], int]] = {}
        """The place of each option in `options`, by its notation and its words, which are the same object if equal."""
        self.words: Final[list[object]] = []
        self.tried = 0
        self.drafted = False
        """Whether the turn has begun with a draft."""

    def find(self, given: list[str]) -> wire.Ways:
        self.drafted = bool(given)
        start = self.preview.imagined_table(given, 0).state
        rows, done = [Row((), start)], list[tuple[int, ...]]()
        for _ in range(LONGEST):
            asking = [(row, decision) for row in rows if (decision := self.goes_on(row)) is not None]
            tries = sum(len(decision.options) for _, decision in asking)
            longer = {row.answers for row, _ in asking} if self.tried + tries <= MOST_TRIED else set()
            done += [row.answers for row in rows if row.answers not in longer]
            self.tried += tries if longer else 0
            rows = [after for row, decision in asking if row.answers in longer for after in self.after(row, decision)]
        done += [row.answers for row in rows]
        return {"open": True, "options": self.options, "rows": [list(answers) for answers in sorted(done)]}

    def goes_on(self, row: Row) -> Decision | None:
        """The question after these answers, if it belongs to the same turn and has no dialog of its own."""
        if row.state is None:
            return None
        decision: Decision | None = self.preview.rules.decision(row.state)
        if decision is None or decision.seat != self.preview.seat:
            return None
        if (row.answers or self.drafted) and decision.prompt in self.preview.scenes.TURNS:
            return None
        return None if row.answers and decision.prompt in self.preview.scenes.GATHERED else decision

    def after(self, row: Row, decision: Decision) -> list[Row]:
        view = self.preview.rules.view(row.state, self.preview.seat)
        return [self.with_answer(row, option, view) for option in decision.options]

    def with_answer(self, row: Row, option: Option, view: Any) -> Row:
        """This row with one more answer; nothing is known of the table after a reveal."""
        words = self.speech.words(view, option)
        key = (option.notation, id(words))
        number = self.known.get(key)
        if number is None:
            number = self.known[key] = len(self.options)
            self.words.append(words)
            self.options.append(shown_option(view, option, self.speech))
        state = row.state.copy()
        reveals = any(event.reveals for event in self.preview.rules.answer(state, option))
        return Row((*row.answers, number), None if reveals else state)

    def why_not(self, target: str, given: list[str]) -> str:
        """The clause by which nothing at this target can be chosen in the coming rows; empty if nothing ever is there.

        It comes from the questions at which something of the same kind can be chosen: of several reasons the rarest,
        which is the one about this very thing; a part is not sold at any other market, but too dear at its own. If
        nothing of the kind can be chosen, it is the reason at the open question.
        """
        rules, game = self.preview.rules, self.preview.game
        view = self.preview.view
        meant = [option for option in rules.options if target in targets_of(game, view, option)]
        if not meant:
            return ""
        self.drafted = bool(given)
        start = Row((), self.preview.imagined_table(given, 0).state)
        rows, reasons = [start], Counter[str]()
        for _ in range(LONGEST):
            asking = [(row, decision) for row in rows if (decision := self.goes_on(row)) is not None]
            for row, decision in asking:
                kinds = {(type(option), option.verb) for option in decision.options}
                for option in meant:
                    if (type(option), option.verb) in kinds and option not in decision.options:
                        reasons[rules.why_not(row.state, option)] += 1
            self.tried += sum(len(decision.options) for _, decision in asking)
            if self.tried > MOST_TRIED:
                break
            rows = [after for row, decision in asking for after in self.after(row, decision)]
        if reasons:
            return min(reasons, key=lambda clause: (reasons[clause], clause))
        return rules.why_not(start.state, meant[0])


NO_WAYS: Final[wire.Ways] = {"open": False, "options": [], "rows": []}
"""There are none: the question is no longer open, or it is somebody else's."""


def ways_on(view: Any, speech: Speech, given: list[str]) -> wire.Ways:
    """The rows of answers that this seat may give from here on, after those in its draft.

    Raises NotOpen if these are not possible.
    """
    return Ways(view, speech).find(given)


NO_REASON: Final[wire.Reason] = {"text": None, "clause": ""}
"""Nothing forbids it in particular: the question is about something else, or it is somebody else's."""


def why_not(view: Any, speech: Speech, target: str, given: list[str]) -> wire.Reason:
    """Why nothing at this target can be chosen now, in words, and the clause behind it."""
    clause = Ways(view, speech).why_not(target, given)
    key = f"{speech.game}-refusal-{clause}"
    return {"text": message(key), "clause": clause} if clause and has(key) else NO_REASON


NO_DRAFT: Final[wire.Draft] = {"open": False, "answers": [], "scene": None, "question": None, "reveals": False}
"""The draft no longer fits the table."""


def draft_of(view: Any, speech: Speech, answers: list[str]) -> wire.Draft:
    """The table as it would be after these answers, which only their seat sees until they are sent.

    It is shown as far as the seat can know it. If something is revealed, or others move at once, the draft ends before
    that is seen: it has no scene. Raises NotOpen if the answers are not possible.
    """
    preview = Preview(speech.game, view)
    tables = [preview.imagined_table(answers, number) for number in range(TABLES)]
    said: list[wire.OptionWords] = []
    for count, answer in enumerate(answers):
        table = preview.imagined_table(answers[:count], 0)
        before = preview.rules.view(table.state, preview.seat)
        said.append(speech.option(before, preview.rules.canonical(table.state, preview.rules.read(answer))))
    drafted: wire.Draft = {**NO_DRAFT, "open": True, "answers": said}
    if any(table.reveals or table.others for table in tables):
        return {**drafted, "reveals": any(table.reveals for table in tables)}
    views = [preview.rules.view(table.state, preview.seat) for table in tables]
    scenes = [scene_of(speech.game, seen) for seen in views]
    if any(scene != scenes[0] for scene in scenes):
        return drafted
    after = views[0] if preview.goes_on(tables[0].state) else None
    return {**drafted, "scene": scenes[0], "question": question(after, speech, True) if after is not None else None}
