"""The evaluation of a leaf: the final totals to expect, fitted to games that the bots played against each other.

A player's total is the prestige on the track plus a weighted sum of the features in `features.py`. Each weight
depends on the turns left: a dinar, a ship or a blue poem is worth more to a player who can still use it.
The weights are in `weights.json`, with the command that made them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from partal.core.errors import BadInput
from partal.core.message import message

from partal.bots.candidates import best_other
from partal.sabika.bots.features import TURNS, counted, shares, turns_left
from partal.sabika.bots.names import NAMES
from partal.sabika.rules.open import Open, is_yusuf
from partal.sabika.rules.scoring import holding_of, tally

POWERS: Final = 3
"""Each weight is a quadratic polynomial in the share of turns left."""
FILE: Final = "weights.json"
GROUP: Final = "all tables"
"""The same weights serve any number of players."""
YUSUF_A_TURN: Final = 5.0
"""Points that Yusuf gains per turn, including wishes and the end of the game."""

LEAST_ERROR: Final = 6.5
ERROR_A_TURN: Final = 0.8
"""The root mean square error of an expected margin at the end, and its growth for each turn of one's own left: measured
on 37 games of `hard` not used for fitting, from 7 points in the last turns to 22 in the first."""

RIVALRY: Final = 0.5
"""The share of the best rival's total that is subtracted from a player's own total to give the utility. With the full
margin it played worse: it gave up points of its own to hurt rivals, whose totals it predicts less well."""


class Evaluation:
    """Expected totals, with weights that depend on the turns left."""

    def __init__(self, weights: Sequence[float]) -> None:
        """`weights` are in the order of `long_row`."""
        if len(weights) != POWERS * len(NAMES):
            raise BadInput(message("refused-weights", found=len(weights), wanted=POWERS * len(NAMES)))
        self.weights: Final = [weights_at(weights, turns) for turns in range(TURNS + 1)]

    def totals(self, view: Open) -> list[float]:
        """The expected final total of every player."""
        if not view.todo:
            return [float(view.prestige(player)) for player in range(view.players)]
        holdings = [holding_of(view, player) for player in range(view.players)]
        tallies = [tally(holding, view.content) for holding in holdings]
        expected: list[float] = []
        for player in range(view.players):
            turns = turns_left(view, player)
            if is_yusuf(view, player):
                expected.append(view.prestige(player) + YUSUF_A_TURN * turns)
            else:
                numbers = counted(view, player, holdings[player], tallies)
                more = weighted(numbers, shares(view, player), self.weights[turns])
                expected.append(view.prestige(player) + more)
        return expected

    def utility(self, view: Open, player: int) -> float:
        """The utility of this table for a player, by which answers are chosen."""
        return utility(self.totals(view), player)


def weighted(numbers: list[float], others: dict[int, float], weights: list[float]) -> float:
    """The weighted sum of the first numbers of a row and of the others in it that are not 0.

    Most features are 0. Leaving those out does not change a bit of it, as long as the order is kept.
    """
    products = [number * weights[index] for index, number in enumerate(numbers) if number]
    products.extend([others[index] * weights[index] for index in sorted(others)])
    return sum(products)


def error(view: Open, player: int) -> float:
    """The standard error of this player's expected margin; 0 once the game is over."""
    return LEAST_ERROR + ERROR_A_TURN * turns_left(view, player) if view.todo else 0.0


def utility(totals: list[float], player: int) -> float:
    """This player's total less a share of the best rival's."""
    return totals[player] - RIVALRY * best_other(totals, player)


def long_row(numbers: Sequence[float], turns: int) -> list[float]:
    """The features, then the features times the share of turns left, then times its square."""
    share = turns / TURNS
    return [number * share**power for power in range(POWERS) for number in numbers]


def weights_at(weights: Sequence[float], turns: int) -> list[float]:
    """The weight of each feature with this many turns left."""
    many = len(NAMES)
    share = turns / TURNS
    return [sum([weights[power * many + index] * share**power for power in range(POWERS)]) for index in range(many)]


@cache
def fitted() -> Evaluation:
    """The evaluation that comes with the package."""
    text = (Path(__file__).parent / FILE).read_text(encoding="utf-8")
    return Evaluation(json.loads(text)["weights"][GROUP])
