"""The evaluation of a leaf: the final score that each seat can expect on an imagined table.

Built towers are sure to score in every remaining scoring. The rest is a weighted sum of features; the weights
depend on the year and on how many buyers are left in it, and were fitted to games of the bots against each
other (`partal lab train asara`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from partal.asara.bots.features import WIDTH, features
from partal.asara.rules.scoring import yearly
from partal.asara.rules.state import State
from partal.bots.candidates import margin

FILE: Final = "weights.json"
YEARS: Final = 4
FEWEST: Final = 2
MOST_SEATS: Final = 4


def sure_points(state: State, seat: int) -> int:
    """Prestige so far, and the points of built towers in every remaining yearly scoring."""
    scorings = state.content.years - state.year + 1
    towers, gold, lit, _ = yearly(state.towers[seat], False, 0)
    return state.prestige(seat) + scorings * (towers + gold + lit)


def year_of(state: State) -> int:
    """The year by which weights are chosen: counted from the end, since a pack may have fewer or more years."""
    return max(1, YEARS - (state.content.years - state.year))


def group(seats: int, year: int) -> str:
    """The name of a set of weights."""
    return f"{seats} seats, year {year}"


class Evaluation:
    """A linear evaluation with a row of weights for each seat count and year."""

    def __init__(self, weights: dict[str, list[float]]) -> None:
        self.weights: Final = [
            [weights[group(seats, year)] for year in range(1, YEARS + 1)] for seats in range(FEWEST, MOST_SEATS + 1)
        ]

    def scores(self, state: State) -> list[float]:
        """The expected final score of each seat; the actual scores once the game is over."""
        seats = state.seats
        if state.pending is None:
            return [float(state.prestige(seat)) for seat in range(seats)]
        weights = self.weights[seats - FEWEST][year_of(state) - 1]
        rows = features(state)
        each = state.content.hands[seats]
        scores: list[float] = []
        for seat in range(seats):
            share = state.hand_sizes[seat] / each
            total = float(sure_points(state, seat))
            row = rows[seat]
            for number in range(WIDTH):
                value = row[number]
                if value:
                    total += value * (weights[number] + share * weights[number + WIDTH])
            scores.append(total)
        return scores

    def margins(self, state: State) -> list[float]:
        """Each seat's score less the best opponent's."""
        scores = self.scores(state)
        return [margin(scores, seat) for seat in range(len(scores))]

    def margin(self, state: State, seat: int) -> float:
        """One seat's margin."""
        return margin(self.scores(state), seat)


def fitted() -> Evaluation:
    """The weights that come with Partal."""
    text = (Path(__file__).parent / FILE).read_text(encoding="utf-8")
    return Evaluation(json.loads(text)["weights"])
