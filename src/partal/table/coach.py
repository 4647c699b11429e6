"""The coach: what matters before a turn, and what was strong or missed after it, each in a sentence it can stand for.

It knows no more than the seat. Every figure is a difference between two plans: the answers of a turn, played on tables
imagined from the seat's view, where a quick bot plays on for everyone until the game is over. Both plans are played on
the same tables with the same chance, so that luck cancels out, and the score sheets at the end say where the
difference comes from.

The plan that is better was chosen by the game's adviser, before any of these tables was dealt. A few tables show
whether a turn is worth a closer look; the figures come from others, so that the look itself does not flatter them. What
may be chance is subtracted (`review.certain`), and a sentence is only said if the difference is clear; otherwise the
coach is silent.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.match import Match
from partal.core.message import COMMA, SEMICOLON, Message, joined, message, plain
from partal.core.rng import Rng, key
from partal.core.rules import Rules
from partal.core.view import View

from partal.bots.bot import Stop
from partal.bots.candidates import margin
from partal.games import GAMES
from partal.table import players
from partal.table.hint import Adviser, play_out
from partal.table.preview import NotOpen, Preview
from partal.table.review import NEAR, certain
from partal.table.speech import Speech
from partal.words import has

SCREEN: Final = 6
"""How many tables show whether a turn is worth a closer look."""
PROOF: Final = 24
"""How many other tables the figures come from."""
FEWEST: Final = 12
"""With fewer of them, because time is up, nothing is said."""
CLEAR: Final = 2.0
"""How many standard errors a difference must be away from nothing."""
LEAST: Final = 2.0
"""The least difference, in points, that is worth a sentence."""
EVEN: Final = 3.0
"""Answers are about equally good if the difference, with its standard error, is less than this."""
RISE: Final = 0.5
"""By how much this rises with every good turn in a row."""
BEST_FORM: Final = 8
"""After so many good turns it rises no more."""
TOLD_SOURCE: Final = 1.0
"""The least difference in one source of points that is named."""
TOLD_SOURCES: Final = 2
LONGEST: Final = 20
"""The most answers of a plan."""
MOST_NAMED: Final = 4
"""How many of them a sentence names."""
MOST_CHANGES: Final = 5
"""How many things are named that the seat would have more or less of after a plan."""
COMPARED: Final = 4
"""With how many of the adviser's next answers the best one is compared until a difference is clear."""
THEN: Final = "coach-then"
OTHERS: Final = "others"
"""The source of what the best opponent loses."""

Plan = tuple[Option, ...]
"""The answers of a turn, up to its end or a reveal; a quick bot goes on from there, or from a question to another."""


class End(NamedTuple):
    """How a game ended on one imagined table."""

    scores: tuple[int, ...]
    sources: dict[str, int]
    """The seat's points by source."""


class Gap(NamedTuple):
    """By how much one plan is better than another on the same tables."""

    points: float
    """The mean difference in the margin over the best opponent."""
    doubt: float
    """The square of its standard error."""
    sources: tuple[tuple[str, float], ...]
    """Where it clearly comes from, or is smaller for, the largest first: the seat's points by source, and what the best
    opponent loses. None if these do not account for most of it.
    """

    @property
    def sure(self) -> float:
        """The difference less what may be chance."""
        return certain(self.points, self.doubt)

    def is_clear(self, least: float) -> bool:
        """Whether it is at least so many points, and hardly chance."""
        return self.points > CLEAR * sqrt(self.doubt) and self.sure >= least


class Verdict(NamedTuple):
    """What the coach found.

    `kind` is `best`, `good` or `even` before a turn, `missed` or `strong` after it, or `silent`.
    """

    kind: str
    gap: Gap | None
    better: Plan
    """The better plan, or the best one."""
    other: Plan
    """What it is compared with; empty for what the quick bot would do."""
    form: int
    """How many good turns there were in a row, up to BEST_FORM, less what was missed since."""

    def plain(self) -> dict[str, Any]:
        """As JSON values."""
        return {
            "kind": self.kind,
            "points": self.gap.points if self.gap else 0.0,
            "doubt": self.gap.doubt if self.gap else 0.0,
            "sources": [list(one) for one in self.gap.sources] if self.gap else [],
            "better": [option.notation for option in self.better],
            "other": [option.notation for option in self.other],
            "form": self.form,
        }

    @staticmethod
    def of(plain: dict[str, Any], rules: Rules[Any]) -> Verdict:
        """The inverse of `plain`."""
        gap = Gap(plain["points"], plain["doubt"], tuple([(name, points) for name, points in plain["sources"]]))
        better, other = [tuple([rules.read(one) for one in plain[name]]) for name in ("better", "other")]
        return Verdict(plain["kind"], gap, better, other, plain["form"])


class Turn(NamedTuple):
    """A turn of a seat in a match."""

    number: int
    """The match's number of its first question."""
    plan: Plan


# The turns of a match


def turns_of(match: Match[Any], seat: int) -> list[Turn]:
    """The finished turns of a seat, each up to its first reveal.

    Only questions to this seat tell where a turn begins and ends: whether others were asked at all may depend on what
    they hold. In a game whose questions begin no turns, every answer is one.
    """
    rules = match.rules
    begins = GAMES[rules.name].scene.TURNS
    state = match.at(1)
    found: list[Turn] = []
    is_open = False
    for number, played in enumerate(match.history, 1):
        decision = rules.decision(state)
        assert decision is not None
        if decision.seat == seat:
            if begins_turn(decision, begins):
                found.append(Turn(number, (played.option,)))
                is_open = True
            elif is_open:
                found[-1] = found[-1]._replace(plan=(*found[-1].plan, played.option))
            is_open = is_open and not any(event.reveals for event in played.events)
        rules.play(state, played.option)
    decision = rules.decision(state)
    if found and decision is not None and decision.seat == seat and not begins_turn(decision, begins):
        found.pop()
    return found


def begins_turn(decision: Decision, begins: Sequence[str]) -> bool:
    return not begins or decision.prompt in begins


# Plans


def chance_of(view: View) -> int:
    """The seed of what is imagined: it depends on the view alone."""
    return key(json.dumps(view.plain(), default=str, sort_keys=True))


class Coach:
    """Compares plans of one seat, from its view at the beginning of a turn."""

    def __init__(self, rules: Rules[Any], view: View, decision: Decision, rng: Rng, stop: Stop | None = None) -> None:
        self.rules: Final = rules
        self.view: Final = view
        self.decision: Final = decision
        self.seat: Final = decision.seat
        self.rng: Final = rng
        self.stop: Final = stop
        self.quick: Final = players.make(rules.name, players.quick(rules.name))
        self._ends: Final[dict[tuple[Plan, int], End]] = {}

    # What somebody could do

    def considered(self) -> list[Option]:
        """The adviser's answers to the open question, the best first; nothing if it cannot compare answers."""
        adviser = players.make(self.rules.name, players.adviser(self.rules.name), self.stop)
        if not isinstance(adviser, Adviser):
            return []
        return [one.option for one in adviser.consider(self.view, self.decision, self.rng.fork("adviser"))]

    def plan(self, first: Option) -> Plan:
        """The turn that the adviser would play after this answer."""
        rules, begins = self.rules, GAMES[self.rules.name].scene.TURNS
        chance = self.rng.fork("plan")
        adviser = players.make(rules.name, players.adviser(rules.name), self.stop)
        state = rules.imagine(self.view, chance)
        answers = [first]
        while len(answers) < LONGEST and not any(event.reveals for event in rules.answer(state, answers[-1])):
            decision = rules.decision(state)
            if decision is None or decision.seat != self.seat or begins_turn(decision, begins):
                break
            answers.append(adviser.choose(rules.view(state, self.seat), decision, chance))
        return tuple(answers)

    # What it comes to

    def end(self, plan: Plan, number: int) -> End:
        """The end of the game after a plan, on imagined table `number`."""
        found = self._ends.get((plan, number))
        if found is None:
            found = self._ends[plan, number] = self._play_out(plan, number)
        return found

    def _play_out(self, plan: Plan, number: int) -> End:
        rules = self.rules
        chance = self.rng.fork(f"table {number}")
        state = rules.imagine(self.view, chance)
        for option in plan:
            decision = rules.decision(state)
            if decision is None or decision.seat != self.seat or option not in decision.options:
                break
            rules.play(state, option)
        play_out(rules, state, self.quick, chance)
        standings = rules.standings(state)
        assert standings is not None
        sheet = standings.sheets[self.seat]
        return End(standings.scores, {line.source: line.points for line in sheet})

    def gap(self, better: Plan, other: Plan, tables: range) -> Gap | None:
        """The difference between two plans on these tables; None if there was not enough time."""
        ends: list[tuple[End, End]] = []
        for number in tables:
            if self.stop is not None and self.stop():
                break
            ends.append((self.end(better, number), self.end(other, number)))
        if len(ends) < min(len(tables), FEWEST):
            return None
        return gap_between(ends, self.seat)

    def proof(self, better: Plan, other: Plan, least: float) -> Gap | None:
        """The difference on the tables that count, if a few others have promised that it is worth a sentence."""
        promised = self.gap(better, other, range(SCREEN))
        if promised is None or promised.points < least:
            return None
        return self.gap(better, other, range(SCREEN, SCREEN + PROOF))

    # What is said

    def before(self) -> Verdict:
        """What matters now: the best plan, and the first of the adviser's next ones that is clearly worse."""
        found = self.considered()[: 1 + COMPARED]
        silent = Verdict("silent", None, (), (), 0)
        best = self.plan(found[0]) if len(found) > 1 else ()
        for place, option in enumerate(found[1:], 1):
            other = self.plan(option)
            gap = self.gap(best, other, range(SCREEN, SCREEN + PROOF))
            if gap is None or gap.points < -CLEAR * sqrt(gap.doubt):
                break  # Time is up, or the adviser and the tables contradict each other.
            if gap.is_clear(NEAR):
                return Verdict("best" if place == 1 else "good", gap, best, other, 0)
            if place == len(found) - 1 == 1 and abs(gap.points) + sqrt(gap.doubt) < EVEN:
                return Verdict("even", gap, best, other, 0)
        return silent

    def after(self, given: Plan, form: int) -> Verdict:
        """What was missed in a turn or was strong about it; the better somebody plays, the less is worth saying."""
        form = max(0, min(form, BEST_FORM))
        least = LEAST + RISE * form
        found = self.considered()
        if not found:
            return Verdict("silent", None, (), (), form)
        best = self.plan(found[0])
        missed = self.proof(best, given, LEAST) if best != given else None
        if missed is not None and missed.is_clear(LEAST):
            kind = "missed" if missed.is_clear(least) else "silent"
            return Verdict(kind, missed, best, given, max(0, form - 2))
        strong = self.proof(given, (), least)
        kind = "strong" if strong is not None and strong.is_clear(least) else "silent"
        return Verdict(kind, strong, given, (), min(form + 1, BEST_FORM))


def gap_between(ends: Sequence[tuple[End, End]], seat: int) -> Gap:
    """The mean difference of pairs of ends, its doubt, and the sources that it clearly comes from."""
    margins = [
        margin([float(score) for score in one.scores], seat) - margin([float(score) for score in other.scores], seat)
        for one, other in ends
    ]
    own = [float(one.scores[seat] - other.scores[seat]) for one, other in ends]
    by_source = {
        source: [float(one.sources.get(source, 0) - other.sources.get(source, 0)) for one, other in ends]
        for source in dict.fromkeys([name for pair in ends for end in pair for name in end.sources])
    }
    by_source[OTHERS] = [whole - mine for whole, mine in zip(margins, own, strict=True)]
    points, doubt = mean_of(margins)
    told = []
    for source, differences in by_source.items():
        mean, unsure = mean_of(differences)
        if abs(mean) >= TOLD_SOURCE and abs(mean) > CLEAR * sqrt(unsure):
            told.append((source, round(mean, 3)))
    told.sort(key=lambda one: -abs(one[1]))
    named = told[:TOLD_SOURCES]
    left = points - sum([mean for _, mean in named])
    return Gap(round(points, 3), round(doubt, 5), tuple(named) if abs(left) <= abs(points) / 2 else ())


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and the square of its standard error."""
    mean = sum(values) / len(values)
    return mean, sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1) / len(values)


# In words


def said(verdict: Verdict, view: View, speech: Speech) -> Message | None:
    """What the coach says, from the seat's view at the beginning of the turn; None if it is silent."""
    gap = verdict.gap
    if gap is None or verdict.kind == "silent":
        return None
    points = message("coach-points", points=max(1, round(gap.sure)))
    if verdict.kind == "strong":
        than = message("coach-than-bot", points=points, bot=bot_name(speech.game))
        return message("coach-strong", points=because(than, gap, speech))
    better = in_words(verdict.better, view, speech)
    if verdict.kind == "missed":
        return message("coach-missed", points=because(points, gap, speech), better=better)
    other = in_words(verdict.other[:1], view, speech)
    if verdict.kind == "even":
        return message("coach-even", better=in_words(verdict.better[:1], view, speech), other=other)
    key = f"coach-{verdict.kind}"
    more = because(message("coach-more-than", points=points, other=other), gap, speech)
    return message(key, better=with_effect(better, verdict.better, view, speech), points=more)


def bot_name(game: str) -> Message:
    """What the bot is called whose turn a strong one is compared with."""
    bot = players.quick(game)
    return message(f"coach-bot-{bot}") if has(f"coach-bot-{bot}") else plain(bot)


def because(what: Message, gap: Gap, speech: Speech) -> Message:
    """How large a difference is, and where it comes from."""
    if not gap.sources:
        return what
    told = [
        message("coach-opponent", points=signed(-points))
        if source == OTHERS
        else message("coach-source", source=speech.short_source(source), points=signed(points))
        for source, points in gap.sources
    ]
    return message("coach-because", what=what, reasons=joined(told, SEMICOLON, SEMICOLON))


def signed(points: float) -> str:
    whole = round(points)
    return f"+{whole}" if whole > 0 else f"−{-whole}"


def in_words(plan: Plan, view: View, speech: Speech) -> Message:
    """The first answers of a plan, each as the seat would be offered it."""
    rules = GAMES[speech.game].rules
    state = rules.imagine(view, Rng(chance_of(view)))
    told: list[Message] = []
    for option in plan[:MOST_NAMED]:
        told.append(speech.words(rules.view(state, view.seat), option).label)
        rules.play(state, option)
    named = joined(told, THEN, THEN)
    return message("coach-and-more", answers=named) if len(plan) > MOST_NAMED else named


def with_effect(words: Message, plan: Plan, view: View, speech: Speech) -> Message:
    """The answers of a plan, with what the seat would certainly have after them: their cost, and what they bring."""
    preview = Preview(speech.game, view)
    try:
        tables = preview.imagined_tables([option.notation for option in plan])
    except NotOpen:  # The imagined tables do not agree on how the turn goes on.
        return words
    changes, _ = preview.changes(tables)
    told = [
        message("coach-change", what=change["text"], before=change["before"], after=change["least"])
        for change in changes
        if change["least"] == change["most"]
    ]
    if not told:
        return words
    listed = joined(told[:MOST_CHANGES], COMMA, COMMA)
    changed = message("coach-and-more", answers=listed) if len(told) > MOST_CHANGES else listed
    return message("coach-brings", answers=words, changes=changed)
