"""Whether a bot keeps the rules of being a bot: it answers what was offered, in time, and repeats itself."""

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
from partal.games import rules_of
from partal.lab import own
from partal.table import players

SLOWEST = 5.0
"""Seconds that a bot may think about one question."""
GRACE = 5.0
"""Seconds more after which an answer is not waited for."""
AGAIN = 0.01
"""Seconds until a bot that did not hear it is told again that its time is up."""
GAMES = 6
"""Games for each number of seats."""


class Finding(NamedTuple):
    """Something that is wrong: a key of the texts, and what to put in."""

    kind: str
    details: dict[str, Value]


class Trial(NamedTuple):
    """One game for the bot: on every seat in turn, the others are played by `random`."""

    game: str
    seats: int
    seed: int


class Stumble(Exception):
    """The bot did something wrong; the game cannot go on."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.kind)
        self.finding = finding


@contextlib.contextmanager
def patience(seconds: float) -> Iterator[None]:
    """An answer that does not come in so many seconds is not waited for; where there is no such clock, it is."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def wake(_number: int, _frame: object) -> None:
        raise own.OutOfPatience

    before = signal.signal(signal.SIGALRM, wake)
    # Again and again: a bot that catches everything catches the first one, too.
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def trials(game: str, games: int = GAMES) -> list[Trial]:
    """The games of a check."""
    return [Trial(game, seats, 100 * seats + number) for seats in rules_of(game).seats for number in range(games)]


def check(name: str, game: str, games: int = GAMES, slowest: float = SLOWEST) -> Iterator[Finding | None]:
    """A finding or nothing for each trial; the first finding of a kind is the only one.

    A bot that does not answer at all ends the check: every further trial would have to wait for it.
    """
    told: set[str] = set()
    for trial in trials(game, games):
        finding = judge(name, trial, slowest)
        if finding is not None and finding.kind in told:
            finding = None
        if finding is not None:
            told.add(finding.kind)
        yield finding
        if "endless" in told:
            return


def judge(name: str, trial: Trial, slowest: float = SLOWEST) -> Finding | None:
    """Play the trial twice with the same chance and compare; what went wrong first, or nothing."""
    try:
        first = answers(name, trial, slowest)
        again = answers(name, trial, slowest)
    except Stumble as stumble:
        return stumble.finding
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
    """What the bot answered in this trial, in order."""
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
    """One answer, looked at from all sides; Stumble if something is wrong with it."""
    details: dict[str, Value] = {"prompt": decision.prompt, **where(trial)}
    before = view.plain()
    start = time.monotonic()
    try:
        with patience(slowest + GRACE):
            option = bot.choose(view, decision, rng)
    except own.OutOfPatience:
        raise Stumble(Finding("endless", {**details, "seconds": f"{slowest + GRACE:.1f}"})) from None
    except own.BotFailed as failed:
        raise Stumble(Finding(failed.kind, {**details, "said": failed.said})) from None
    spent = time.monotonic() - start
    if spent > slowest:
        raise Stumble(Finding("slow", {**details, "seconds": f"{spent:.1f}", "limit": f"{slowest:.1f}"}))
    if view.plain() != before:
        raise Stumble(Finding("meddles", details))
    return option
