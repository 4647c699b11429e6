"""Checks a bot's conformance: it must choose an offered option, in time, and reproducibly."""

from __future__ import annotations

import contextlib
import contextvars
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.errors import BadInput
from partal.core.message import Value, described, message
from partal.core.rng import Rng
from partal.core.view import check_range

from partal.bots.bot import Bot, stream_of
from partal.front import check_number, check_text
from partal.games import rules_of
from partal.lab import custom_bots
from partal.table import players
from partal.words.numbers import decimal

SLOWEST = 5.0
"""Seconds that a bot may take for one question."""
GRACE = 5.0
"""Seconds to wait beyond that before the bot is interrupted."""
INTERRUPT_EVERY = 0.01
"""Seconds until a bot that swallowed an interruption is interrupted again."""
PATIENCE = 2.0
"""Seconds of interruptions after which a bot counts as stuck."""
GAMES = 6
"""Games per seat count."""
MOST_GAMES = 1_000_000


class Finding(NamedTuple):
    """Something that is wrong: the key of a text, and its values."""

    kind: str
    details: dict[str, Value]


def ignore(_finding: Finding) -> None:
    """Does nothing about a stuck bot: the interruptions go on."""


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
        raise custom_bots.OutOfTime

    before = signal.signal(signal.SIGALRM, wake)
    # Repeatedly: a bot that catches everything may swallow the first one.
    signal.setitimer(signal.ITIMER_REAL, seconds, INTERRUPT_EVERY)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextlib.contextmanager
def deadline(seconds: float, missed: Callable[[], None]) -> Iterator[None]:
    """Calls `missed` from another thread if the block takes longer than this; the block itself goes on."""
    timer = threading.Timer(seconds, contextvars.copy_context().run, [missed])  # It speaks the same language.
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def trials(game: str, games: int = GAMES) -> list[Trial]:
    """The games that a check plays."""
    check_number("games", games)
    check_range("games", games, MOST_GAMES)
    return [Trial(game, seats, 100 * seats + number) for seats in rules_of(game).seats for number in range(games)]


def check(
    name: str, game: str, games: int = GAMES, slowest: float = SLOWEST, on_stuck: Callable[[Finding], None] = ignore
) -> Iterator[Finding | None]:
    """Yields a finding or None for each trial; each kind of finding is reported only once.

    If the bot does not answer at all, the check ends: every further trial would have to wait for it. A bot that catches
    every exception cannot be stopped from within its process: `on_stuck` is then called from another thread, and should
    end the process. Raises BadInput before the first trial if an argument is invalid.
    """
    check_text("name", name)
    check_number("games", games)
    if games < 1:
        raise BadInput(message("refused-no-games"))
    if isinstance(slowest, bool) or not isinstance(slowest, (int, float)) or not slowest > 0:
        raise BadInput(message("refused-slowest", value=described(slowest)))
    return _judge_all(name, trials(game, games), slowest, on_stuck)


def _judge_all(
    name: str, games: list[Trial], slowest: float, on_stuck: Callable[[Finding], None]
) -> Iterator[Finding | None]:
    reported: set[str] = set()
    for trial in games:
        finding = judge(name, trial, slowest, on_stuck)
        if finding is not None and finding.kind in reported:
            finding = None
        if finding is not None:
            reported.add(finding.kind)
        yield finding
        if "endless" in reported:
            return


def judge(
    name: str, trial: Trial, slowest: float = SLOWEST, on_stuck: Callable[[Finding], None] = ignore
) -> Finding | None:
    """Plays the trial twice with the same seed and compares; returns the first problem, or None."""
    try:
        first = answers(name, trial, slowest, on_stuck)
        again = answers(name, trial, slowest, on_stuck)
    except Misconduct as misconduct:
        return misconduct.finding
    except custom_bots.BotFailed as failed:
        return Finding(failed.kind, {"said": failed.said, **where(trial)})
    for number, (one, other) in enumerate(zip(first, again), 1):
        if one != other:
            details: dict[str, Value] = {"number": str(number), "first": one, "second": other, **where(trial)}
            return Finding("unrepeatable", details)
    return None


def where(trial: Trial) -> dict[str, Value]:
    return {"game": trial.game, "seats": str(trial.seats), "seed": str(trial.seed)}


def answers(name: str, trial: Trial, slowest: float, on_stuck: Callable[[Finding], None]) -> list[str]:
    """The bot's answers in this trial, in order."""
    rules = rules_of(trial.game)
    seat = trial.seed % trial.seats
    seated: list[Bot[Any]] = [
        custom_bots.watched(trial.game, name) if other == seat else players.make(trial.game, "random")
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
            option = ask(seated[acting], view, decision, chances[acting], trial, slowest, on_stuck)
            said.append(option.notation)
        else:
            option = seated[acting].choose(view, decision, chances[acting])
        rules.play(state, option)
        decision = rules.decision(state)
    return said


def ask(
    bot: Bot[Any],
    view: Any,
    decision: Decision,
    rng: Rng,
    trial: Trial,
    slowest: float,
    on_stuck: Callable[[Finding], None],
) -> Option:
    """Asks for one answer and checks it. Raises Misconduct if something is wrong."""
    details: dict[str, Value] = {"prompt": decision.prompt, **where(trial)}
    endless = Finding("endless", {**details, "seconds": decimal(slowest + GRACE)})
    before = view.plain()
    start = time.monotonic()
    try:
        with deadline(slowest + GRACE + PATIENCE, lambda: on_stuck(endless)), time_limit(slowest + GRACE):
            option = bot.choose(view, decision, rng)
    except custom_bots.OutOfTime:
        raise Misconduct(endless) from None
    except custom_bots.BotFailed as failed:
        raise Misconduct(Finding(failed.kind, {**details, "said": failed.said})) from None
    spent = time.monotonic() - start
    if spent > slowest:
        raise Misconduct(Finding("slow", {**details, "seconds": decimal(spent), "limit": decimal(slowest)}))
    if view.plain() != before:
        raise Misconduct(Finding("meddles", details))
    return option
