"""What an answer would lead to, from the seat's own view: what it would have, and what it would be asked next.

Nothing here touches the real table. Answers are played on tables imagined from the view (`Rules.imagine`), with a seed
that depends on the view alone, and a preview shows only what all of these tables agree on. So hidden information
cannot affect it.
"""

from __future__ import annotations

import json
from functools import cached_property
from typing import Any, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.errors import PartalError
from partal.core.log import Played
from partal.core.message import message
from partal.core.rng import Rng, key
from partal.core.rules import Rules

from partal.games import GAMES, rules_of
from partal.table import wire
from partal.table.scene import Write, is_idle, targets_of
from partal.table.speech import Speech, shown_words

TABLES = 2
"""How many imagined tables must agree; after a reveal, MORE_TABLES must."""
MORE_TABLES = 8
LOOK_AHEAD = 120
"""How many answers are tried on each table to find what the following questions can still change."""
MOST_ANSWERS = 20


class NotOpen(PartalError):
    """The answer is not possible, or not any more."""


class ImaginedTable(NamedTuple):
    """An imagined table after the answers."""

    state: Any
    reveals: bool
    others: bool
    """Whether others moved at once, without a choice."""


class Reach(NamedTuple):
    """What the seat could have: the least and the most of each number; `exhaustive` if every line was tried to its end.

    After a reveal the seat's further options are unknown, so no line is followed past one.
    """

    least: dict[str, int]
    most: dict[str, int]
    exhaustive: bool


class Preview:
    """Looks ahead from one view, whose seat must be the one that is asked."""

    def __init__(self, game: str, view: Any) -> None:
        if view.question is None or view.question.options is None:
            raise NotOpen(message("refused-not-asked"))
        self.game = game
        self.rules: Rules[Any] = rules_of(game)
        self.scenes = GAMES[game].scene
        self.view = view
        self.seat: int = view.seat

    @cached_property
    def seed(self) -> int:
        """The seed of the imagined tables; it depends on the view alone."""
        return key(json.dumps(self.view.plain(), default=str, sort_keys=True))

    # Playing on imagined tables

    def imagined_tables(self, answers: list[str]) -> list[ImaginedTable]:
        """Imagined tables after these answers; more of them after a reveal."""
        found = [self.imagined_table(answers, number) for number in range(TABLES)]
        if any(table.reveals for table in found):
            found += [self.imagined_table(answers, number) for number in range(TABLES, MORE_TABLES)]
        return found

    def imagined_table(self, answers: list[str], number: int) -> ImaginedTable:
        state = self.rules.imagine(self.view, Rng((self.seed + number) & 0xFFFFFFFFFFFFFFFF))
        reveals = others = False
        for answer in answers:
            decision = self.rules.decision(state)
            option = self.rules.canonical(state, self.rules.read(answer))
            if decision is None or decision.seat != self.seat or option not in decision.options or reveals:
                raise NotOpen(message("refused-not-possible", answer=option.notation))
            played = Played(self.seat, option, self.rules.answer(state, option))
            reveals, others = played.reveals, others or played.moved_others
        return ImaginedTable(state, reveals, others)

    # What the seat would have

    def reach(self, table: ImaginedTable) -> Reach:
        """The range of each number after the answers and this seat's further choices in the same turn."""
        now = self.numbers(table.state)
        if not self.goes_on(table.state):
            return Reach(now, now, True)
        if table.reveals:
            return Reach(now, now, False)
        least: dict[str, int] = {}
        most: dict[str, int] = {}
        open_states = [table.state]
        tries = 0
        while open_states:
            state = open_states.pop()
            decision = self.rules.decision(state)
            assert decision is not None
            for option in decision.options:
                tries += 1
                if tries > LOOK_AHEAD:
                    return Reach(now, now, False)
                after = state.copy()
                reveals = any(event.reveals for event in self.rules.answer(after, option))
                if self.goes_on(after):
                    if reveals:
                        return Reach(now, now, False)
                    open_states.append(after)
                    continue
                for name, value in self.numbers(after).items():
                    least[name] = min(least.get(name, value), value)
                    most[name] = max(most.get(name, value), value)
        return Reach(least, most, True)

    def goes_on(self, state: Any) -> bool:
        """Whether this seat is asked again within the same turn."""
        decision = self.rules.decision(state)
        return decision is not None and decision.seat == self.seat and decision.prompt not in self.scenes.TURNS

    def numbers(self, state: Any) -> dict[str, int]:
        numbers: dict[str, int] = self.scenes.numbers(self.rules.view(state, self.seat))
        return numbers

    def changes(self, tables: list[ImaginedTable]) -> tuple[list[wire.Change], bool]:
        """Every number that is certain to change, before and after; and whether later choices are included."""
        before: dict[str, int] = self.scenes.numbers(self.view)
        reaches: list[Reach] = []
        for table in tables:
            reaches.append(self.reach(table))
            if not reaches[-1].exhaustive:
                break
        exhaustive = reaches[-1].exhaustive
        if not exhaustive:
            reaches = [Reach(now, now, False) for now in (self.numbers(table.state) for table in tables)]
        rows: list[wire.Change] = []
        for name in sorted({*before, *[name for reach in reaches for name in reach.most]}, key=self.scenes.rank):
            spans = {(reach.least.get(name, 0), reach.most.get(name, 0)) for reach in reaches}
            if len(spans) > 1:
                continue
            (least, most), had = spans.pop(), before.get(name, 0)
            if (least, most) != (had, had):
                text = self.scenes.number_word(name)
                rows.append({"name": name, "text": text, "before": had, "least": least, "most": most})
        return rows, exhaustive

    # What is asked next

    def gathers(self) -> bool:
        """Whether some answer to the open question leads to another question that is gathered with it."""
        if self.view.question.prompt not in self.scenes.GATHERED:
            return False
        # Any table that fits the view will do, so its chance need not depend on the view.
        table = self.rules.imagine(self.view, Rng(0))
        decision = self.rules.decision(table)
        assert decision is not None
        for option in decision.options:
            state = table.copy()
            revealed = any(event.reveals for event in self.rules.answer(state, option))
            if not revealed and self.follows(self.rules.decision(state)):
                return True
        return False

    def follows(self, decision: Decision | None) -> bool:
        """Whether this question is gathered with the open one: same seat, same group."""
        family = self.scenes.GATHERED.get(self.view.question.prompt)
        return (
            decision is not None
            and decision.seat == self.seat
            and family is not None
            and self.scenes.GATHERED.get(decision.prompt) == family
        )

    def next_question(self, tables: list[ImaginedTable], speech: Speech) -> wire.NextQuestion | None:
        """The next question, if it is gathered with the open one and the same on all tables."""
        found = [self.next_in(table, speech) for table in tables]
        return found[0] if all(one == found[0] for one in found) else None

    def next_in(self, table: ImaginedTable, speech: Speech) -> wire.NextQuestion | None:
        decision = self.rules.decision(table.state)
        if table.reveals or decision is None or not self.follows(decision):
            return None
        view = self.rules.view(table.state, self.seat)
        return {
            "prompt": decision.prompt,
            "text": speech.prompt(view),
            "options": [shown_option(view, option, speech) for option in decision.options],
        }


def shown_option(view: Any, option: Option, speech: Speech) -> wire.Option:
    """An option in words, with the things to highlight for it."""
    return {
        "notation": option.notation,
        "targets": targets_of(speech.game, view, option),
        "idle": is_idle(speech.game, view, option),
        **speech.option(view, option),
    }


def sent_option(view: Any, option: Option, speech: Speech, write: Write) -> bytes:
    """The same as JSON. It is kept with the words, so an option that has the same words again is not written again."""
    words, clause = speech.words(view, option), speech.clause(view, option)
    targets, idle = targets_of(speech.game, view, option), is_idle(speech.game, view, option)
    known = (option, clause, idle, *targets)
    found = words.sent.get(known)
    if found is None:
        shown: wire.Option = {
            "notation": option.notation,
            "targets": targets,
            "idle": idle,
            **shown_words(words, clause),
        }
        found = words.sent[known] = write(shown)
    return found


NOTHING: wire.Preview = {
    "open": False,
    "answers": [],
    "changes": [],
    "whole": True,
    "reveals": False,
    "next": None,
    "counted": False,
}
"""The preview of answers that are not possible, or not any more: the table has moved on."""


def preview_answers(view: Any, answers: list[str], speech: Speech, counted: bool = False) -> wire.Preview:
    """Previews these answers, given one after another.

    `counted`: whether the seat may take back past reveals, because all others are bots.
    """
    preview = Preview(speech.game, view)
    tables = preview.imagined_tables(answers)
    changes, exhaustive = preview.changes(tables)
    return {
        "open": True,
        "answers": answers,
        "changes": changes,
        "whole": exhaustive,
        "reveals": any(table.reveals for table in tables),
        "next": preview.next_question(tables, speech),
        "counted": counted,
    }
