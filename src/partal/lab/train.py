"""Fitting what a table is worth: many games of a bot against itself, then least squares.

Some turns are played at random, so that the games also show what comes of things a bot would not do.
The weights are a small JSON file in the package; it names the command that made it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from partal.core.rng import Rng

from partal import bots
from partal.bots import asara_worth, registry, sabika_evaluation, sabika_features
from partal.games import game as rules_of
from partal.lab.workers import side_by_side

FOLDER: Final = Path(bots.__file__).parent
AT_RANDOM: Final = (0.1, 0.25, 0.4)
"""Shares of turns played at random, one after the other by game."""
RIDGE: Final = 20.0
"""Keeps weights of things that hardly ever differ near nothing."""


class Sample(NamedTuple):
    """One seat at one moment: which set of weights is meant, what it saw, and what came of it."""

    group: str
    row: list[float]
    result: float


class Field(NamedTuple):
    """What a game offers to be fitted."""

    file: Path
    seats: tuple[int, ...]
    settings: tuple[dict[str, str], ...]
    moment: Callable[[Any], list[tuple[str, int, list[float], float]]]
    """Of a state where a turn begins: group, seat, row, and the points that are sure already."""
    turns: tuple[str, ...]
    """Prompts that begin a turn."""


def asara_moment(state: Any) -> list[tuple[str, int, list[float], float]]:
    rows = asara_worth.features(state)
    found = []
    for seat, row in enumerate(rows):
        share = state.hand_sizes[seat] / state.content.hands[state.seats]
        group = asara_worth.group(state.seats, asara_worth.year_of(state))
        long = [*row, *[share * value for value in row]]
        found.append((group, seat, long, float(asara_worth.sure_points(state, seat))))
    return found


def sabika_moment(state: Any) -> list[tuple[str, int, list[float], float]]:
    """Everybody at the table but Yusuf."""
    view = rules_of("sabika").view(state, None)
    rows = sabika_features.features(view)  # type: ignore[arg-type]
    found = []
    for seat in range(view.seats):
        long = sabika_evaluation.long_row(rows[seat], sabika_features.turns_left(view, seat))  # type: ignore[arg-type]
        found.append((sabika_evaluation.GROUP, seat, long, float(state.prestige(seat))))
    return found


FIELDS: Final[dict[str, Field]] = {
    "asara": Field(
        FOLDER / asara_worth.FILE,
        (2, 3, 4),
        ({}, {"professional": "true"}),
        asara_moment,
        ("asara.dispatch",),
    ),
    "sabika": Field(
        FOLDER / sabika_evaluation.FILE,
        (2,),
        ({}, {"events": "random"}),
        sabika_moment,
        ("sabika.turn",),
    ),
}


def file_of(game: str) -> Path:
    """Where the weights of a game lie."""
    return FIELDS[game].file


def samples(task: tuple[str, int, str]) -> list[Sample]:
    """All samples of one game between bots of one kind."""
    game, seed, bot = task
    rules = rules_of(game)
    field = FIELDS[game]
    seats = field.seats[seed % len(field.seats)]
    settings = field.settings[seed // len(field.seats) % len(field.settings)]
    share = AT_RANDOM[seed // 7 % len(AT_RANDOM)]
    rng = Rng(seed).fork("training")
    player = registry.make(game, bot)
    state = rules.new(seats, seed, settings)
    found: list[tuple[str, int, list[float], float]] = []
    astray = False
    decision = rules.decision(state)
    while decision is not None:
        if decision.prompt in field.turns:
            found += field.moment(state)
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
    """Play so many games from this seed on, then write the weights; yields how many games are done."""
    import numpy

    sums: dict[str, tuple[Any, Any]] = {}
    waiting: dict[str, list[list[float]]] = {}

    def add(group: str) -> None:
        table = numpy.array(waiting.pop(group))
        rows, results = table[:, :-1], table[:, -1]
        square, product = sums.get(group, (0.0, 0.0))
        sums[group] = square + rows.T @ rows, product + rows.T @ results

    tasks = [(game, number, bot) for number in range(seed, seed + games)]
    # In the order of seeds, so that the sums come out the same to the last bit.
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
    write(FIELDS[game].file, f"partal lab train {game} --seed {seed} --games {games}", weights)


def write(file: Path, command: str, weights: dict[str, list[float]]) -> None:
    """One line a group, readable and small."""
    lines = [f"  {json.dumps(group)}: {json.dumps(row)}" for group, row in weights.items()]
    text = f'{{\n "made by": {json.dumps(command)},\n "weights": {{\n' + ",\n".join(lines) + "\n }\n}\n"
    file.write_text(text, encoding="utf-8")
