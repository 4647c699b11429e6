"""Shrinks a storm: the fewest actions of its plan with which the same law breaks."""

from __future__ import annotations

from collections.abc import Collection

from tests.storms.storm import plan_of, storm

MOST_TRIES = 150


def shrunk(seed: int, law: str, often: Collection[str] = ()) -> list[int]:
    """The places of the actions that are needed; leaving out any one of them, the law holds (or tries ran out)."""
    tries = 0

    def still(kept: list[int]) -> bool:
        nonlocal tries
        tries += 1
        return any(broken.law == law for broken in storm(seed, kept, often=often).broken)

    kept = list(range(len(plan_of(seed, often))))
    size = len(kept)
    while size:
        place, before = 0, len(kept)
        while place < len(kept) and tries < MOST_TRIES:
            fewer = kept[:place] + kept[place + size :]
            if still(fewer):
                kept = fewer
            else:
                place += size
        # What was needed only together with an action that is gone now may go, too.
        if size > 1 or len(kept) == before:
            size //= 2
    return kept
