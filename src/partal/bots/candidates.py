"""Options with their expected results, as searches compare them and hints show them."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from partal.core.decision import Option


def best_other(scores: list[float], seat: int) -> float:
    """The best score of the others; there must be at least one."""
    best = -1000.0
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return best


def margin(scores: list[float], seat: int) -> float:
    """A seat's score minus the best other score; in a solo game, the score itself."""
    return scores[seat] - best_other(scores, seat) if len(scores) > 1 else scores[seat]


class Candidate(NamedTuple):
    """An option that a bot considered, with its expected result."""

    option: Option
    visits: int
    margin: float
    """The expected final margin: the seat's score minus the best other score."""
    spread: float
    """Its standard deviation over the imagined games."""


def candidate(option: Option, margins: Sequence[float], error: float = 0.0) -> Candidate:
    """Builds a candidate from the margins of the games played after an option; there must be at least one.

    `error` is the error of these margins themselves, for games that were not played to the end.
    """
    mean = sum(margins) / len(margins)
    variance = sum([(margin - mean) ** 2 for margin in margins]) / len(margins)
    return Candidate(option, len(margins), mean, sqrt(variance + error**2))
