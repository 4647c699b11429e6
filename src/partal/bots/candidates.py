"""Answers with what they may bring: what searches compare and hints tell."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from partal.core.decision import Option


def margin(scores: list[float], seat: int) -> float:
    """A seat's score less the best of the others; alone, the score itself."""
    if len(scores) == 1:
        return scores[seat]
    best = -1000.0
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] - best


class Candidate(NamedTuple):
    """An option that was looked at, and what came of it."""

    option: Option
    visits: int
    margin: float
    """The final margin to expect: own score less the best other's."""
    spread: float
    """Its standard deviation over the imagined games."""


def candidate(option: Option, margins: Sequence[float], error: float = 0.0) -> Candidate:
    """An option by the margins of the games that were played after it, one at least.

    `error`: how far these margins may be off themselves, where a game was not played to its end.
    """
    mean = sum(margins) / len(margins)
    variance = sum([(margin - mean) ** 2 for margin in margins]) / len(margins)
    return Candidate(option, len(margins), mean, sqrt(variance + error**2))
