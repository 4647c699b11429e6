"""Benchmarks of random play, as ratios to two peers measured in the same run on the same core.

`catanatron` is the closest relative: a game for three in Python whose forced moves also count as moves.
`chess` is well-tuned pure Python. All play random games from set-up to the end, in short alternating turns,
so that a busy machine affects all alike; the medians over the rounds count.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple

from partal.core import engine
from partal.core.errors import PartalError
from partal.core.message import message
from partal.core.playout import playout
from partal.core.rng import Rng
from partal.core.rules import Rules

from partal.game import Game
from partal.games import GAMES
from partal.table import players
from partal.table.hint import advice

SEATS = 3
ROUNDS = 7
SECONDS = 0.5
"""How long each contender plays in a round."""
COPIES = 200
ANSWERS_BEFORE = 40
THOUGHTS = 300
"""In each round THOUGHTS simulations are timed, on a table ANSWERS_BEFORE answers into its game."""
TABLES = 8
"""How many different games are copied, each half-way through."""
LONGEST_CHESS = 200
"""Random chess seldom ends by itself; after this many moves a new game begins."""


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
    """All figures of a run; raises PeerMissing if a peer is not installed."""
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
    """Simulations per second of a searching bot, in the middle of a game for two."""
    seats, rules = 2, game.rules
    state, player, chance = rules.new(seats, number), players.make(rules.name, "medium"), Rng(number)
    for _ in range(ANSWERS_BEFORE):
        decision = rules.decision(state)
        assert decision is not None
        rules.play(state, player.choose(rules.view(state, decision.seat), decision, chance))
    count = 0
    start = time.process_time()
    while count < THOUGHTS:
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
        "build": "compiled" if engine.__file__.endswith(".so") else "pure",
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


def report(result: dict[str, Any]) -> str:
    """The figures as a few lines of text."""
    lines = [f"build: {result['build']}", ""]
    lines.append(f"{'':12}{'answers/s':>12}{'choices/s':>12}{'games/s':>10}{'copy µs':>10}")
    for name, numbers in result["games"].items():
        lines.append(
            f"{name:12}{numbers['answers_per_second']:>12,.0f}{numbers['choices_per_second']:>12,.0f}"
            f"{numbers['games_per_second']:>10,.1f}{numbers['copy_microseconds']:>10.2f}"
        )
    peer = result["peers"]["catanatron"]
    lines.append(
        f"{'catanatron':12}{peer['actions_per_second']:>12,.0f}{peer['choices_per_second']:>12,.0f}"
        f"{'':10}{peer['copy_microseconds']:>10.2f}"
    )
    peer = result["peers"]["chess"]
    lines.append(f"{'chess':12}{peer['moves_per_second']:>12,.0f}{'':22}{peer['copy_microseconds']:>10.2f}")
    lines.append("")
    for name, ratios in result["ratios"].items():
        lines.append(
            f"{name}: {ratios['answers']:.1f}x the answers of catanatron, {ratios['choices']:.1f}x the choices, "
            f"copies {ratios['copy']:.1f}x cheaper; "
            f"{ratios['answers_to_chess']:.1f}x the moves of chess, copies {ratios['copy_to_chess']:.1f}x cheaper"
        )
    for name, numbers in result.get("simulations", {}).items():
        lines.append(
            f"{name}: {numbers['simulations_per_second']:,.0f} simulations a second of the bot {GAMES[name].searcher}, "
            f"{numbers['to_catanatron_playouts']:.1f} for each random game of catanatron"
        )
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """`python -m partal.lab.bench [--json]`"""
    parser = argparse.ArgumentParser(
        prog="partal bench", description="Speed, as ratios to two peers.", allow_abbrev=False
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args(arguments)
    try:
        result = measure()
    except PeerMissing as error:
        print(error, file=sys.stderr)
        return 1
    print(json.dumps(result) if wanted.json else report(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
