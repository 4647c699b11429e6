"""Samples for fitting Asara's evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from partal.asara.bots import evaluation, features
from partal.game import Training


def sample(state: Any) -> list[tuple[str, int, list[float], float]]:
    rows = features.features(state)
    found = []
    for seat, row in enumerate(rows):
        share = state.hand_sizes[seat] / state.content.hands[state.seats]
        group = evaluation.group(state.seats, evaluation.year_of(state))
        long = [*row, *[share * value for value in row]]
        found.append((group, seat, long, float(evaluation.sure_points(state, seat))))
    return found


TRAINING: Final = Training(
    Path(__file__).parent / evaluation.FILE,
    (2, 3, 4),
    ({}, {"professional": "true"}),
    sample,
    ("asara.dispatch",),
)
