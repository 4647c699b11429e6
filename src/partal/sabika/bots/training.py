"""Samples for fitting Sabika's evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from partal.game import Training
from partal.sabika.bots import evaluation, features
from partal.sabika.rules import RULES


def sample(state: Any) -> list[tuple[str, int, list[float], float]]:
    """A sample for every player except Yusuf."""
    view = RULES.view(state, None)
    rows = features.features(view)
    found = []
    for seat in range(view.seats):
        long = evaluation.long_row(rows[seat], features.turns_left(view, seat))
        found.append((evaluation.GROUP, seat, long, float(state.prestige(seat))))
    return found


TRAINING: Final = Training(
    Path(__file__).parent / evaluation.FILE,
    (2,),
    ({}, {"events": "random"}),
    sample,
    ("sabika.turn",),
)
