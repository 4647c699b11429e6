"""Fits an evaluation: many games of self-play, then least squares.

Some turns are played at random, so that the games also cover what the bot would not do.
The weights are a small JSON file in the package; it names the command that made it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from partal.core.errors import BadInput
from partal.core.message import message
from partal.core.record import check_seed
from partal.core.rng import Rng

from partal.game import Training
from partal.games import game as game_of
from partal.games import rules_of
from partal.lab.bench import PeerMissing
from partal.lab.simulate import check_arguments
from partal.lab.workers import side_by_side
from partal.table import players

AT_RANDOM: Final = (0.1, 0.25, 0.4)
"""Shares of turns played at random, cycling through the games."""
RIDGE: Final = 20.0
"""The ridge penalty; it keeps weights of features that hardly vary near zero."""


class Sample(NamedTuple):
    """One seat at one moment: the group of weights, the features, and the outcome."""

    group: str
    row: list[float]
    result: float


def training_of(game: str) -> Training:
    """How this game's evaluation is fitted. Raises BadInput if it has none."""
    training = game_of(game).training
    if training is None:
        raise BadInput(message("refused-evaluation", game=game))
    return training


def samples(task: tuple[str, int, str]) -> list[Sample]:
    """All samples of one game between bots of the same kind."""
    game, seed, bot = task
    rules = rules_of(game)
    field = training_of(game)
    seats = field.seats[seed % len(field.seats)]
    settings = field.settings[seed // len(field.seats) % len(field.settings)]
    share = AT_RANDOM[seed // 7 % len(AT_RANDOM)]
    rng = Rng(seed).fork("training")
    player = players.make(game, bot)
    state = rules.new(seats, seed, settings)
    found: list[tuple[str, int, list[float], float]] = []
    astray = False
    decision = rules.decision(state)
    while decision is not None:
        if decision.prompt in field.turns:
            found += field.sample(state)
            astray = rng.chance() < share
        if astray:
            option = rng.pick(decision.options)
        else:
            option = player.choose(rules.view(state, decision.seat), decision, rng)
        rules.play(state, option)
        decision = rules.decision(state)
    standings = rules.standings(state)
    assert standings is not None
    return [Sample(group, row, standings.scores[seat] - sure) for group, seat, row, sure in found]


def train(game: str, seed: int, games: int, jobs: int, bot: str = "medium") -> Iterator[int]:
    """Plays `games` games, then writes the weights into the game's folder; yields the number of games done.

    `for done in train("asara", seed=1, games=400, jobs=2): print(done)` fits Asara's evaluation to 400 games.

    Raises BadInput at once if an argument is invalid, and PeerMissing if numpy is not installed.
    """
    training_of(game)
    check_arguments(bots=[bot], seed=seed, games=games, jobs=jobs)
    if games < 1:
        raise BadInput(message("cli-games", count=games))
    if jobs < 1:
        raise BadInput(message("refused-jobs"))
    check_seed(seed, games)
    players.make(game, bot)
    if find_spec("numpy") is None:
        raise PeerMissing(message("cli-train-numpy"))
    return _train(game, seed, games, jobs, bot)


def _train(game: str, seed: int, games: int, jobs: int, bot: str) -> Iterator[int]:
    import numpy

    sums: dict[str, tuple[Any, Any]] = {}
    waiting: dict[str, list[list[float]]] = {}

    def add(group: str) -> None:
        table = numpy.array(waiting.pop(group))
        rows, results = table[:, :-1], table[:, -1]
        square, product = sums.get(group, (0.0, 0.0))
        sums[group] = square + rows.T @ rows, product + rows.T @ results

    tasks = [(game, number, bot) for number in range(seed, seed + games)]
    # In the order of seeds, so that the sums are the same to the last bit.
    for done, found in enumerate(side_by_side(samples, tasks, jobs, lambda task: task[2:], share=4), 1):
        for group, row, result in found:
            waiting.setdefault(group, []).append([*row, result])
            if len(waiting[group]) >= 5_000:
                add(group)
        yield done
    for group in list(waiting):
        add(group)
    weights = {}
    for group in sorted(sums):
        square, product = sums[group]
        solved = numpy.linalg.solve(square + RIDGE * numpy.eye(len(product)), product)
        weights[group] = [round(float(weight), 3) for weight in solved]
    write(training_of(game).weights, f"partal lab train {game} --seed {seed} --games {games}", weights)


def write(file: Path, command: str, weights: dict[str, list[float]]) -> None:
    """Writes the weights, one line per group."""
    lines = [f"  {json.dumps(group)}: {json.dumps(row)}" for group, row in weights.items()]
    text = f'{{\n "made by": {json.dumps(command)},\n "weights": {{\n' + ",\n".join(lines) + "\n }\n}\n"
    file.write_text(text, encoding="utf-8")
