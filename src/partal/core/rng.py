"""Chance: a generator that is one integer.

SplitMix64: small enough to live in a state, to be copied with it and to be written down.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

MASK = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """Scramble 64 bits so that neighbouring values look unrelated."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def key(text: str) -> int:
    """A 64-bit number for a name, the same in every process."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Rng:
    """A stream of chance. Its whole memory is `state`."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state: int = state & MASK

    def __repr__(self) -> str:
        return f"Rng({self.state})"

    def next(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + GOLDEN) & MASK
        return mix(self.state)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (by rejection, without bias)."""
        if limit <= 0:
            raise ValueError("below() needs a limit of at least 1")
        # The high 32 bits are taken so that the product stays small.
        ceiling = (0x100000000 // limit) * limit
        while True:
            value = self.next() >> 32
            if value < ceiling:
                return value % limit

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.next() >> 11) / 9007199254740992.0

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def fork(self, name: str) -> Rng:
        """A stream of its own for `name`; this stream is not touched."""
        return Rng(mix(self.state ^ key(name)))


def stream(chance: int, purpose: int, turn: int) -> Rng:
    """The stream that a game with this root number uses for the given purpose and occasion.

    Each deal has a stream of its own, so that the deal of year 3 does not depend on how often
    somebody searched a pile in year 1: two games from one seed get the same deals.
    """
    return Rng(mix(mix(chance + purpose * GOLDEN) + turn * GOLDEN))
