"""An agent that learns Partal's games by playing against `random`, in numpy alone.

    pip install "partal[gymnasium]"
    python examples/learn.py asara --minutes 15
    python examples/learn.py sabika --minutes 15 --curve sabika.svg

It is an actor and a critic that share one hidden layer (A2C): after every batch of steps, options that led to more than
the critic expected become more likely. Options that are not offered are masked, so it never tries one. Each process
plays many games side by side; their gradients are averaged. At the end it plays 400 fresh games against `random`, half
of them from each seat.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from partal.core.errors import PartalError

from partal.adapters import missing

try:
    import numpy as np
    from numpy.typing import NDArray

    from partal.adapters.gymnasium import PartalVectorEnv
except (ImportError, PartalError):
    sys.exit(str(missing("gymnasium")))

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

GAMES_AT_ONCE = 32
STEPS = 48
"""Steps in every game between two updates."""
HIDDEN = 192
RATE = 1e-3
LAMBDA = 0.97
"""How far an advantage looks ahead, from 0 (the next step) to 1 (the end of the game)."""
CURIOSITY = 0.01
"""What it is worth to keep several options likely."""
MARGIN = 40.0
"""A margin of this many points is a reward of 1."""
TEST_GAMES = 400


class Batch(NamedTuple):
    """What was seen and done in a batch of steps, one row each."""

    seen: Floats
    legal: NDArray[np.bool_]
    taken: NDArray[np.int64]
    advantage: Floats
    target: Floats


def fresh_weights(size: int, actions: int, rng: np.random.Generator) -> Weights:
    def layer(rows: int, columns: int, scale: float) -> Floats:
        return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

    return {
        "hidden": layer(size, HIDDEN, 1.4),
        "hidden bias": np.zeros(HIDDEN, np.float32),
        "policy": layer(HIDDEN, actions, 0.01),
        "policy bias": np.zeros(actions, np.float32),
        "value": layer(HIDDEN, 1, 0.1),
        "value bias": np.zeros(1, np.float32),
    }


def scaled(observation: Floats) -> Floats:
    """Counts differ by orders of magnitude; their square roots do not."""
    return np.sqrt(observation) * np.float32(0.5)


def think(weights: Weights, seen: Floats, legal: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
    """The hidden layer, the probability of every option, and the expected reward."""
    hidden = np.maximum(seen @ weights["hidden"] + weights["hidden bias"], 0)
    logits = np.where(legal, hidden @ weights["policy"] + weights["policy bias"], -1e9)
    logits -= logits.max(axis=1, keepdims=True)
    likely = np.exp(logits) * legal
    likely /= likely.sum(axis=1, keepdims=True)
    return hidden, likely, (hidden @ weights["value"] + weights["value bias"])[:, 0]


def draw(likely: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One option a row, each as often as it is likely."""
    upto = np.cumsum(likely, axis=1)
    return np.argmax(upto >= (rng.random((len(upto), 1)) * upto[:, -1:]).clip(1e-9), axis=1)


class Player:
    """Games against `random`, in which one seat follows the weights."""

    def __init__(self, game: str, seed: int, **settings: Any) -> None:
        self.worlds = PartalVectorEnv(game, GAMES_AT_ONCE, opponents="random", reward="margin", copy=False, **settings)
        self.rng = np.random.default_rng(seed)
        self.look, _ = self.worlds.reset(seed=seed)
        self.begins = np.zeros(GAMES_AT_ONCE, np.bool_)
        """Where the next step deals a new game instead of answering."""
        self.margins: list[float] = []

    @property
    def shape(self) -> tuple[int, int]:
        """How many numbers are seen, and how many options there are."""
        return self.worlds.seen.shape[1], self.worlds.legal.shape[1]

    def rollout(self, weights: Weights) -> Batch:
        """Plays STEPS steps in every game."""
        size, actions = self.shape
        seen = np.empty((STEPS, GAMES_AT_ONCE, size), np.float32)
        legal = np.empty((STEPS, GAMES_AT_ONCE, actions), np.bool_)
        taken = np.zeros((STEPS, GAMES_AT_ONCE), np.int64)
        reward = np.zeros((STEPS, GAMES_AT_ONCE), np.float32)
        value = np.zeros((STEPS + 1, GAMES_AT_ONCE), np.float32)
        over = np.zeros((STEPS, GAMES_AT_ONCE), np.bool_)
        real = np.ones((STEPS, GAMES_AT_ONCE), np.bool_)
        for step in range(STEPS):
            seen[step], legal[step] = scaled(self.look["observation"]), self.look["action_mask"] > 0
            legal[step, :, 0] |= ~legal[step].any(axis=1)  # A game that is over offers nothing.
            _, likely, value[step] = think(weights, seen[step], legal[step])
            taken[step], real[step] = draw(likely, self.rng), ~self.begins
            self.look, paid, ended, _, _ = self.worlds.step(taken[step])
            self.margins += [float(margin) for margin in paid[ended]]
            reward[step], over[step] = paid / MARGIN, ended
            self.begins = ended
        _, _, value[STEPS] = think(weights, scaled(self.look["observation"]), self.look["action_mask"] > -1)
        advantage = np.zeros((STEPS, GAMES_AT_ONCE), np.float32)
        ahead = np.zeros(GAMES_AT_ONCE, np.float32)
        for step in reversed(range(STEPS)):
            goes_on = ~over[step] & real[step]
            surprise = reward[step] + value[step + 1] * goes_on - value[step]
            ahead = np.where(real[step], surprise + LAMBDA * ahead * goes_on, 0).astype(np.float32)
            advantage[step] = ahead
        return Batch(
            seen[real], legal[real], taken[real], advantage[real], (advantage + value[:STEPS])[real].astype(np.float32)
        )


def gradients(weights: Weights, batch: Batch) -> Weights:
    """How each weight should change, by hand: the derivative of the loss of policy, value and curiosity."""
    hidden, likely, value = think(weights, batch.seen, batch.legal)
    rows = np.arange(len(batch.taken))
    advantage = (batch.advantage - batch.advantage.mean()) / (batch.advantage.std() + 1e-6)
    logs = np.log(likely + 1e-9)
    entropy = -(likely * logs).sum(axis=1, keepdims=True)
    policy = likely * advantage[:, None]
    policy[rows, batch.taken] -= advantage
    policy += CURIOSITY * likely * (logs + entropy)
    error = (value - batch.target)[:, None]
    policy /= len(rows)
    error /= len(rows)
    below = (policy @ weights["policy"].T + error @ weights["value"].T) * (hidden > 0)
    return {
        "hidden": batch.seen.T @ below,
        "hidden bias": below.sum(axis=0),
        "policy": hidden.T @ policy,
        "policy bias": policy.sum(axis=0),
        "value": hidden.T @ error,
        "value bias": error.sum(axis=0),
    }


class Adam:
    """The usual optimiser, with gradients of a limited length."""

    def __init__(self, weights: Weights) -> None:
        self.first = {name: np.zeros_like(value) for name, value in weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in weights.items()}
        self.count = 0

    def step(self, weights: Weights, slopes: Weights) -> None:
        self.count += 1
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        for name, slope in slopes.items():
            slope = slope * np.float32(min(1.0, 1.0 / (length + 1e-9)))
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.count)
            second = self.second[name] / (1 - 0.999**self.count)
            weights[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def work(connection: Connection, game: str, seed: int) -> None:
    """A process that plays with the weights it is sent, and returns gradients and margins."""
    player = Player(game, seed, seats=2)
    connection.send(player.shape)
    while (weights := connection.recv()) is not None:
        slopes = gradients(weights, player.rollout(weights))
        connection.send((slopes, player.margins))
        player.margins = []


def learn(game: str, minutes: float, seed: int, processes: int) -> Iterator[tuple[float, list[float], Weights]]:
    """Yields the minutes gone, the margins of the games that ended since, and the weights."""
    context = multiprocessing.get_context("spawn")
    ends = [context.Pipe() for _ in range(processes)]
    workers = [
        context.Process(target=work, args=(theirs, game, seed + 1000 * place), daemon=True)
        for place, (_, theirs) in enumerate(ends)
    ]
    for worker in workers:
        worker.start()
    mine = [end for end, _ in ends]
    shapes = [end.recv() for end in mine]
    weights = fresh_weights(*shapes[0], np.random.default_rng(seed))
    optimiser, began = Adam(weights), time.monotonic()
    try:
        while (gone := (time.monotonic() - began) / 60) < minutes:
            for end in mine:
                end.send(weights)
            answers = [end.recv() for end in mine]
            slopes = {name: sum(answer[0][name] for answer in answers) / len(answers) for name in weights}
            optimiser.step(weights, slopes)
            yield gone, [margin for answer in answers for margin in answer[1]], weights
    finally:
        for worker in workers:
            worker.terminate()


def examine(game: str, weights: Weights, games: int, seed: int) -> tuple[float, float]:
    """The share of fresh games won against `random`, a shared win counting half, and the mean margin."""
    margins: list[float] = []
    for seat in (0, 1):
        player, found = Player(game, seed + seat, seats=2, seat=seat), 0
        # The first games to be dealt, not the first to end: quick games must not count more often.
        counted = np.zeros(GAMES_AT_ONCE, np.int64)
        each = -(-games // (2 * GAMES_AT_ONCE))
        while found < each * GAMES_AT_ONCE:
            legal = player.look["action_mask"] > 0
            legal[:, 0] |= ~legal.any(axis=1)
            _, likely, _ = think(weights, scaled(player.look["observation"]), legal)
            player.look, paid, ended, _, _ = player.worlds.step(likely.argmax(axis=1))
            for place in np.flatnonzero(ended):
                if counted[place] < each:
                    counted[place] += 1
                    found += 1
                    margins.append(float(paid[place]))
    won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in margins)
    return won / len(margins), sum(margins) / len(margins)


def curve(points: list[tuple[float, float, float]], title: str) -> str:
    """A learning curve as SVG: the share of games won, and the mean margin below it, by minute."""
    wide, high, edge = 640, 210, 56
    last = max(minute for minute, _, _ in points)
    most = max(10.0, *[abs(margin) for _, _, margin in points])
    step = 10 * max(1, round(most / 40))
    ticks = [float(value) for value in range(-step, int(most) + step, step)]
    drawn = panel(
        [(minute, won) for minute, won, _ in points], "games won", [0, 0.25, 0.5, 0.75, 1], last, 34, "{:.0%}"
    )
    drawn += panel(
        [(minute, margin) for minute, _, margin in points], "points ahead", ticks, last, 34 + high, "{:+.0f}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {2 * high + 44}" font-family="sans-serif"'
        f' font-size="13"><rect width="{wide}" height="{2 * high + 44}" fill="#fbfaf6"/>'
        f'<text x="{edge}" y="24" font-size="15">{title}</text>{drawn}</svg>\n'
    )


def panel(points: list[tuple[float, float]], name: str, ticks: list[float], last: float, top: float, form: str) -> str:
    """A part of the picture: a line over the minutes, with its numbers on the left."""
    wide, high, edge = 640, 210, 56
    low, range_ = ticks[0], ticks[-1] - ticks[0]

    def x(minute: float) -> float:
        return edge + minute / last * (wide - 2 * edge)

    def y(value: float) -> float:
        return top + 20 + (high - 60) * (1 - (value - low) / range_)

    marks = "".join(
        f'<line x1="{edge}" x2="{wide - edge}" y1="{y(tick):.0f}" y2="{y(tick):.0f}" stroke="#cbd5d0"/>'
        f'<text x="{edge - 8}" y="{y(tick) + 4:.0f}" text-anchor="end">{form.format(tick)}</text>'
        for tick in ticks
    )
    minutes = "".join(
        f'<text x="{x(minute):.0f}" y="{y(low) + 18:.0f}" text-anchor="middle">{minute}</text>'
        for minute in range(0, int(last) + 1, max(1, round(last / 8)))
    )
    way = " ".join(f"{x(minute):.1f},{y(value):.1f}" for minute, value in points)
    return (
        f'<text x="{edge}" y="{top + 12:.0f}" fill="#44524d">{name}, by minutes of learning</text>{marks}{minutes}'
        f'<polyline points="{way}" fill="none" stroke="#1d6b5c" stroke-width="2.5"/>'
    )


def may_write(file: Path) -> bool:
    """Whether this file can be written, as far as can be told without doing so."""
    return not file.is_dir() and file.parent.is_dir() and os.access(file if file.exists() else file.parent, os.W_OK)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns a game by playing against random.")
    parser.add_argument("game", choices=("asara", "sabika"))
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the learning curve to this SVG file")
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    chosen = parser.parse_args()
    if not 0 < chosen.minutes < float("inf"):
        parser.error("--minutes must be more than 0")
    if chosen.processes < 1:
        parser.error("--processes must be at least 1")
    if chosen.curve is not None and not may_write(chosen.curve):
        parser.error(f"{chosen.curve} cannot be written")
    points: list[tuple[float, float, float]] = []
    window: list[float] = []
    played, shown, weights = 0, 0.0, {}
    try:
        for gone, margins, latest in learn(chosen.game, chosen.minutes, chosen.seed, chosen.processes):
            weights, played = latest, played + len(margins)
            window += margins
            if window and gone - shown >= chosen.minutes / 60:
                won = sum(1.0 if margin > 0 else 0.5 if margin == 0 else 0.0 for margin in window) / len(window)
                mean = sum(window) / len(window)
                points.append((gone, won, mean))
                if not chosen.json:
                    print(f"{gone:5.1f} min  {played:7,} games  won {won:6.1%}  margin {mean:+6.1f}", flush=True)
                shown, window = gone, []
    except KeyboardInterrupt:
        pass  # What it has learned so far is examined all the same.
    if not weights:
        return
    won, margin = examine(chosen.game, weights, TEST_GAMES, 10_000_000 + chosen.seed)
    if chosen.curve and points:
        chosen.curve.write_text(curve(points, f"{chosen.game.title()} against random"), encoding="utf-8")
    result = {"game": chosen.game, "games": played, "won": round(won, 4), "margin": round(margin, 1)}
    print(
        json.dumps(result) if chosen.json else f"{played:,} games; {won:.1%} of fresh games won, margin {margin:+.1f}"
    )


if __name__ == "__main__":
    main()
