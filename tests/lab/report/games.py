"""Games that were never played, for figures that can be counted by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def game(
    *sections: Sequence[int],
    winners: Sequence[int] = (),
    seed: int = 0,
    options: Sequence[int] = (2, 4),
    weighed: Sequence[tuple[int, str, float]] = (),
    asked: Mapping[str, Sequence[int]] | None = None,
    deeds: Mapping[str, Sequence[int]] | None = None,
    offered: Sequence[str] = (),
    taken: Mapping[str, Sequence[int]] | None = None,
    worth: Mapping[str, Sequence[int]] | None = None,
) -> dict[str, Any]:
    """A game in which everybody scored so many points in each section, all from building."""
    scores = [sum(points) for points in zip(*sections)]
    best = max(scores)
    return {
        "seed": seed,
        "seats": len(scores),
        "scores": scores,
        "winners": list(winners) or [seat for seat, score in enumerate(scores) if score == best],
        "decisions": len(options),
        "digest": "",
        "story": {
            "options": list(options),
            "prompts": dict(asked or {"ask": [len(options), sum(options)]}),
            "points": [{"building": list(points)} for points in sections],
            "weighed": [list(each) for each in weighed],
            "offered": sorted({*offered, *(taken or {})}),
            "taken": {name: list(seats) for name, seats in (taken or {}).items()},
            "deeds": {name: list(counts) for name, counts in (deeds or {}).items()},
            "worth": {name: list(points) for name, points in (worth or {}).items()},
        },
    }
