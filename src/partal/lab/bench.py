"""Benchmarks of random play, as ratios to two peers measured in the same run on the same core.

`catanatron` is the closest relative: a game for three in Python whose forced moves also count as moves.
`chess` is well-tuned pure Python. All play random games from set-up to the end, in short alternating turns,
so that a busy machine affects all alike; the figures are medians over the rounds.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from operator import attrgetter
from typing import Any, Final, NamedTuple

from partal.core.errors import BadInput, PartalError
from partal.core.message import message
from partal.core.playout import playout
from partal.core.rng import Rng
from partal.core.rules import Rules

from partal import compiled
from partal.front import check_number
from partal.game import Game
from partal.games import GAMES
from partal.table import players
from partal.table.hint import advice
from partal.words import in_words
from partal.words.numbers import decimal, grouped

SEATS = 3
ROUNDS = 7
SECONDS = 0.5
"""How long each contender plays in a round."""
LONGEST_SECONDS = 60
COPIES = 200
ANSWERS_BEFORE = 40
SIMULATIONS = 300
"""How many simulations are timed in each round, on a table ANSWERS_BEFORE answers into its game."""
TABLES = 8
"""How many different games are copied, each half-way through."""
LONGEST_CHESS = 200
"""Random chess rarely ends by itself; after this many moves a new game begins."""


class PeerMissing(PartalError):
    """A peer to compare with is not installed."""


class Turn(NamedTuple):
    """A contender's figures for one round, per second."""

    answers: float
    choices: float
    games: float
    copy_microseconds: float


PlayGame = Callable[[int], tuple[int, int]]
"""Plays the game with this seed to its end; returns the numbers of answers and of choices."""


class Contender(NamedTuple):
    name: str
    play: PlayGame
    middles: list[Any]
    """Games half-way through."""
    copier: Callable[[Any], Callable[[], Any]] = attrgetter("copy")
    """Returns a function that copies such a game as a search would: the position without its history."""


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """All figures of a run, as `partal bench --json` prints them.

    `measure(rounds=3, seconds=0.5)["ratios"]` compares the games with the peers. Raises BadInput if an argument is
    invalid, and PeerMissing if a peer is not installed.
    """
    check_number("rounds", rounds)
    if rounds < 1 or not isinstance(seconds, (int, float)) or not 0 < seconds <= LONGEST_SECONDS:
        raise BadInput(message("cli-bench-rounds"))
    contenders = [catanatron(), chess(), *[ours(game.rules) for game in GAMES.values()]]
    turns: dict[str, list[Turn]] = {contender.name: [] for contender in contenders}
    with one_core():
        for number in range(rounds):
            for contender in contenders:
                turns[contender.name].append(take_turn(contender, number, seconds))
        thoughts = {
            name: [thinking(game, number) for number in range(rounds)] for name, game in GAMES.items() if game.searcher
        }
    result = summary(turns)
    result["simulations"] = simulations(thoughts, [turn.games for turn in turns["catanatron"]])
    return result


def thinking(game: Game, number: int) -> float:
    """Simulations per second of a searching bot, in the middle of a game for two, or for as few as the game allows."""
    rules = game.rules
    seats = 2 if 2 in rules.seats else rules.seats[0]
    state, player, chance = rules.new(seats, number), players.make(rules.name, players.quick(rules.name)), Rng(number)
    for _ in range(ANSWERS_BEFORE):
        decision = rules.decision(state)
        assert decision is not None
        rules.play(state, player.choose(rules.view(state, decision.seat), decision, chance))
    count = 0
    start = time.process_time()
    while count < SIMULATIONS:
        decision = rules.decision(state)
        assert decision is not None
        view = rules.view(state, decision.seat)
        found = advice(rules.name, view, decision, chance.fork(str(count)), game.searcher)
        count += max(1, sum([candidate.visits for candidate in found]))
        rules.play(state, player.choose(view, decision, chance))
    return count / (time.process_time() - start)


def simulations(thoughts: dict[str, list[float]], playouts: list[float]) -> dict[str, Any]:
    """Simulations per second, and their ratio to catanatron's random games per second in the same run."""
    return {
        name: {
            "simulations_per_second": round(statistics.median(values), 1),
            "to_catanatron_playouts": round(
                statistics.median(one / other for one, other in zip(values, playouts, strict=True)), 2
            ),
        }
        for name, values in thoughts.items()
    }


def summary(turns: dict[str, list[Turn]]) -> dict[str, Any]:
    """The medians, and the medians of the ratios within each round."""

    def median(name: str, field: str) -> float:
        return round(statistics.median(column(name, field)), 3)

    def ratio(over: list[float], under: list[float]) -> float:
        return round(statistics.median(one / other for one, other in zip(over, under, strict=True)), 2)

    def column(name: str, field: str) -> list[float]:
        return [getattr(turn, field) for turn in turns[name]]

    return {
        "build": compiled.build(),
        "games": {
            name: {
                "answers_per_second": median(name, "answers"),
                "choices_per_second": median(name, "choices"),
                "copy_microseconds": median(name, "copy_microseconds"),
                "games_per_second": median(name, "games"),
            }
            for name in GAMES
        },
        "peers": {
            "catanatron": {
                "actions_per_second": median("catanatron", "answers"),
                "choices_per_second": median("catanatron", "choices"),
                "copy_microseconds": median("catanatron", "copy_microseconds"),
            },
            "chess": {
                "moves_per_second": median("chess", "answers"),
                "copy_microseconds": median("chess", "copy_microseconds"),
            },
        },
        "ratios": {
            name: {
                "answers": ratio(column(name, "answers"), column("catanatron", "answers")),
                "choices": ratio(column(name, "choices"), column("catanatron", "choices")),
                "copy": ratio(column("catanatron", "copy_microseconds"), column(name, "copy_microseconds")),
                "answers_to_chess": ratio(column(name, "answers"), column("chess", "answers")),
                "copy_to_chess": ratio(column("chess", "copy_microseconds"), column(name, "copy_microseconds")),
            }
            for name in GAMES
        },
    }


def take_turn(contender: Contender, number: int, seconds: float) -> Turn:
    """Plays games until the time is up, then makes copies."""
    answers = choices = games = 0
    seed = number * 1_000
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        seed += 1
        more, chosen = contender.play(seed)
        answers += more
        choices += chosen
        games += 1
        spent = time.process_time() - start
    start = time.process_time()
    for middle in contender.middles:
        copy = contender.copier(middle)
        for _ in range(COPIES):
            copy()
    each = (time.process_time() - start) / (COPIES * len(contender.middles))
    return Turn(answers / spent, choices / spent, games / spent, each * 1_000_000)


@contextmanager
def one_core() -> Iterator[None]:
    """Stays on one core, if the system supports that."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(allowed)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


# The contenders


def ours(rules: Rules[Any]) -> Contender:
    """One of our games, with three seats if possible."""
    seats = SEATS if SEATS in rules.seats else rules.seats[-1]

    def play(seed: int) -> tuple[int, int]:
        state = rules.new(seats, seed)
        choices = playout(state, Rng(seed))
        return state.answers, choices

    def middle(seed: int) -> Any:
        _, choices = play(seed)
        state, rng = rules.new(seats, seed), Rng(seed)
        for _ in range(choices // 2):
            decision = rules.decision(state)
            assert decision is not None
            rules.play(state, rng.pick(decision.options))
        return state

    return Contender(rules.name, play, [middle(seed) for seed in range(TABLES)])


def catanatron() -> Contender:
    """Catan with three random players, by its own `play_tick`; an action is a choice if there was an alternative."""
    try:
        from catanatron import Color, Game, RandomPlayer  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        raise PeerMissing(message("refused-peer", peer="catanatron")) from None

    def begin(seed: int) -> Any:
        # It takes seed 0 to mean a random seed.
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)], seed=seed + 1)

    def run(game: Any, most: int) -> tuple[int, int]:
        actions = choices = 0
        state = game.state
        while actions < most and game.winning_color() is None:
            choices += len(state.playable_actions) > 1
            actions += 1
            game.play_tick()
        return actions, choices

    def middle(seed: int) -> Any:
        actions, _ = run(begin(seed), MOST_ACTIONS)
        game = begin(seed)
        run(game, actions // 2)
        return game

    return Contender(
        "catanatron", lambda seed: run(begin(seed), MOST_ACTIONS), [middle(seed) for seed in range(TABLES)]
    )


MOST_ACTIONS = 20_000
"""Random games of Catan end well before this."""


def chess() -> Contender:
    """Chess with random legal moves; copies leave out the stack of moves."""
    try:
        from chess import Board
    except ImportError:
        raise PeerMissing(message("refused-peer", peer="chess")) from None

    def run(board: Board, seed: int, most: int) -> tuple[int, int]:
        dice = random.Random(seed)
        moves = choices = 0
        while moves < most:
            legal = list(board.legal_moves)
            if not legal:
                break
            choices += len(legal) > 1
            moves += 1
            board.push(legal[int(dice.random() * len(legal))])
        return moves, choices

    def middle(seed: int) -> Board:
        board = Board()
        run(board, seed, LONGEST_CHESS // 2)
        return board

    return Contender(
        "chess",
        lambda seed: run(Board(), seed, LONGEST_CHESS),
        [middle(seed) for seed in range(TABLES)],
        lambda board: partial(board.copy, stack=False),
    )


# The report

COLUMNS: Final = (
    ("answers", 12, "whole"),
    ("choices", 12, "whole"),
    ("games", 10, "tenths"),
    ("copy", 10, "hundredths"),
)
"""The columns of the table: the last part of their text's key, their width, and how their numbers are written."""


def report(result: dict[str, Any]) -> str:
    """The figures as a few lines of text, in the current language."""
    heads = [f"{in_words(message(f'cli-bench-column-{name}')):>{width}}" for name, width, _ in COLUMNS]
    lines = [in_words(message(f"cli-bench-build-{result['build']}")), "", f"{'':12}{''.join(heads)}"]
    for name, numbers in result["games"].items():
        keys = ("answers_per_second", "choices_per_second", "games_per_second", "copy_microseconds")
        lines.append(row(name, *[numbers[key] for key in keys]))
    peer = result["peers"]["catanatron"]
    lines.append(
        row("catanatron", peer["actions_per_second"], peer["choices_per_second"], None, peer["copy_microseconds"])
    )
    peer = result["peers"]["chess"]
    lines += [row("chess", peer["moves_per_second"], None, None, peer["copy_microseconds"]), ""]
    for name, ratios in result["ratios"].items():
        said = message(
            "cli-bench-ratios",
            game=name,
            answers=decimal(ratios["answers"]),
            choices=decimal(ratios["choices"]),
            copies=decimal(ratios["copy"]),
            moves=decimal(ratios["answers_to_chess"]),
            boards=decimal(ratios["copy_to_chess"]),
        )
        lines.append(in_words(said))
    for name, numbers in result.get("simulations", {}).items():
        said = message(
            "cli-bench-simulations",
            game=name,
            bot=GAMES[name].searcher,
            simulations=grouped(numbers["simulations_per_second"], "whole"),
            ratio=decimal(numbers["to_catanatron_playouts"]),
        )
        lines.append(in_words(said))
    return "\n".join(lines)


def row(name: str, *numbers: float | None) -> str:
    """A contender's line; a figure that is not measured stays blank."""
    cells = zip(COLUMNS, numbers, strict=True)
    written = [f"{'' if number is None else grouped(number, form):>{width}}" for (_, width, form), number in cells]
    return f"{name:12}{''.join(written)}"
