"""Checks a bot's conformance: it must choose an offered option, in time, and reproducibly."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.message import Value
from partal.core.rng import Rng

from partal.bots.bot import Bot, stream_of
from partal.front import check_number, check_text
from partal.games import rules_of
from partal.lab import own
from partal.table import players
from partal.words.numbers import decimal

SLOWEST = 5.0
"""Seconds that a bot may take for one question."""
GRACE = 5.0
"""Seconds to wait beyond that before giving up."""
AGAIN = 0.01
"""Seconds until a bot that swallowed the interruption is interrupted again."""
GAMES = 6
"""Games per seat count."""


class Finding(NamedTuple):
    """Something that is wrong: the key of a text, and its values."""

    kind: str
    details: dict[str, Value]


class Trial(NamedTuple):
    """One game for the bot, on every seat in turn, against `random`."""

    game: str
    seats: int
    seed: int


class Misconduct(Exception):
    """The bot did something wrong; the game cannot go on."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.kind)
        self.finding = finding


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises OutOfTime after this many seconds, if the system supports timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def wake(_number: int, _frame: object) -> None:
        raise own.OutOfTime

    before = signal.signal(signal.SIGALRM, wake)
    # Repeatedly: a bot that catches everything may swallow the first one.
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def trials(game: str, games: int = GAMES) -> list[Trial]:
    """The games that a check plays."""
    return [Trial(game, seats, 100 * seats + number) for seats in rules_of(game).seats for number in range(games)]


def check(name: str, game: str, games: int = GAMES, slowest: float = SLOWEST) -> Iterator[Finding | None]:
    """Yields a finding or None for each trial; each kind of finding is reported only once.

    If the bot does not answer at all, the check ends: every further trial would have to wait for it. Raises BadInput
    for bad arguments before the first trial.
    """
    check_text("name", name)
    check_number("games", games)
    return _judge_all(name, trials(game, games), slowest)


def _judge_all(name: str, games: list[Trial], slowest: float) -> Iterator[Finding | None]:
    reported: set[str] = set()
    for trial in games:
        finding = judge(name, trial, slowest)
        if finding is not None and finding.kind in reported:
            finding = None
        if finding is not None:
            reported.add(finding.kind)
        yield finding
        if "endless" in reported:
            return


def judge(name: str, trial: Trial, slowest: float = SLOWEST) -> Finding | None:
    """Plays the trial twice with the same seed and compares; returns the first problem, or None."""
    try:
        first = answers(name, trial, slowest)
        again = answers(name, trial, slowest)
    except Misconduct as misconduct:
        return misconduct.finding
    except own.BotFailed as failed:
        return Finding(failed.kind, {"said": failed.said, **where(trial)})
    for number, (one, other) in enumerate(zip(first, again), 1):
        if one != other:
            details: dict[str, Value] = {"number": str(number), "first": one, "second": other, **where(trial)}
            return Finding("unrepeatable", details)
    return None


def where(trial: Trial) -> dict[str, Value]:
    return {"game": trial.game, "seats": str(trial.seats), "seed": str(trial.seed)}


def answers(name: str, trial: Trial, slowest: float) -> list[str]:
    """The bot's answers in this trial, in order."""
    rules = rules_of(trial.game)
    seat = trial.seed % trial.seats
    seated: list[Bot[Any]] = [
        own.watched(trial.game, name) if other == seat else players.make(trial.game, "random")
        for other in range(trial.seats)
    ]
    chances = [stream_of(trial.seed, other) for other in range(trial.seats)]
    state = rules.new(trial.seats, trial.seed)
    said: list[str] = []
    decision = rules.decision(state)
    while decision is not None:
        acting = decision.seat
        view = rules.view(state, acting)
        if acting == seat:
            option = ask(seated[acting], view, decision, chances[acting], trial, slowest)
            said.append(option.notation)
        else:
            option = seated[acting].choose(view, decision, chances[acting])
        rules.play(state, option)
        decision = rules.decision(state)
    return said


def ask(bot: Bot[Any], view: Any, decision: Decision, rng: Rng, trial: Trial, slowest: float) -> Option:
    """Asks for one answer and checks it; raises Misconduct if something is wrong."""
    details: dict[str, Value] = {"prompt": decision.prompt, **where(trial)}
    before = view.plain()
    start = time.monotonic()
    try:
        with time_limit(slowest + GRACE):
            option = bot.choose(view, decision, rng)
    except own.OutOfTime:
        raise Misconduct(Finding("endless", {**details, "seconds": decimal(slowest + GRACE)})) from None
    except own.BotFailed as failed:
        raise Misconduct(Finding(failed.kind, {**details, "said": failed.said})) from None
    spent = time.monotonic() - start
    if spent > slowest:
        raise Misconduct(Finding("slow", {**details, "seconds": decimal(spent), "limit": decimal(slowest)}))
    if view.plain() != before:
        raise Misconduct(Finding("meddles", details))
    return option
