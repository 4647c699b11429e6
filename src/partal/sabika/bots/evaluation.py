"""What a table of Sabika will come to, fitted on games that the bots played against themselves.

A player's total is the prestige on the track and a weighted sum of `features.py`. Each weight changes with
the turns that are left: a dinar, a ship or a blue poem is worth more to somebody who can still use it.
The weights are in `weights.json`, with the command that made them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

from partal.sabika.bots.features import NAMES, TURNS, features, turns_left
from partal.sabika.rules.things import YUSUF
from partal.sabika.rules.view import View

POWERS: Final = 3
"""A weight is a parabola over the share of turns that are left."""
FILE: Final = "weights.json"
GROUP: Final = "all tables"
"""The weights are the same for any number of players."""
YUSUF_A_TURN: Final = 5.0
"""What Yusuf gathers in a turn, wishes and the end of the game included."""

LEAST_ERROR: Final = 6.5
ERROR_A_TURN: Final = 0.8
"""How far a foretold margin is off, root mean square, at the end and for each own turn that is left: by 37 games
of `hard` that no weight was fitted on, from 7 points in the last turns to 22 in the first."""

RIVALRY: Final = 0.5
"""How much of the best rival's total a player takes from the own one when choosing. By the full margin it played
worse: it gave up points of its own to spoil what it foresees less well."""


class Evaluation:
    """Expected totals, by weights for each number of turns left."""

    def __init__(self, weights: Sequence[float]) -> None:
        """`weights` are those of `long_row`."""
        if len(weights) != POWERS * len(NAMES):
            raise ValueError("These weights are not for the features of this version.")
        self.weights: Final = [weights_at(weights, turns) for turns in range(TURNS + 1)]

    def totals(self, view: View) -> list[float]:
        """What every player will have in the end."""
        if not view.todo:
            return [float(view.prestige(player)) for player in range(view.players)]
        expected: list[float] = []
        for player, numbers in enumerate(features(view)):
            turns = turns_left(view, player)
            if view.seats == 1 and player == YUSUF:
                expected.append(view.prestige(player) + YUSUF_A_TURN * turns)
            else:
                expected.append(view.prestige(player) + sum(map(mul, numbers, self.weights[turns])))
        return expected

    def utility(self, view: View, player: int) -> float:
        """What this player goes by when choosing."""
        return utility(self.totals(view), player)


def error(view: View, player: int) -> float:
    """How far the margin that is foretold for this player may be off; nothing once the game is over."""
    return LEAST_ERROR + ERROR_A_TURN * turns_left(view, player) if view.todo else 0.0


def best_other(totals: Sequence[float], player: int) -> float:
    """The best total among the others."""
    return max([*totals[:player], *totals[player + 1 :]])


def utility(totals: Sequence[float], player: int) -> float:
    """This player's total less a part of the best of the others'."""
    return totals[player] - RIVALRY * best_other(totals, player)


def long_row(numbers: Sequence[float], turns: int) -> list[float]:
    """The features, then the features times the share of turns left, then times its square."""
    share = turns / TURNS
    return [number * share**power for power in range(POWERS) for number in numbers]


def weights_at(weights: Sequence[float], turns: int) -> list[float]:
    """The weights of the features themselves with so many turns left."""
    many = len(NAMES)
    share = turns / TURNS
    return [sum([weights[power * many + index] * share**power for power in range(POWERS)]) for index in range(many)]


@cache
def fitted() -> Evaluation:
    """The evaluation that comes with the package."""
    text = (Path(__file__).parent / FILE).read_text(encoding="utf-8")
    return Evaluation(json.loads(text)["weights"][GROUP])
