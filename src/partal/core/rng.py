"""Random numbers: a generator that is one integer.

SplitMix64: small enough to be part of a state, copied and saved with it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from partal.core.errors import BadInput
from partal.core.message import message

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


def mix(value: int) -> int:
    """Scrambles 64 bits so that neighbouring values look unrelated."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def key(text: str) -> int:
    """A 64-bit hash of a name, the same in every process."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Rng:
    """A stream of random numbers. `state` is all it remembers.

    Law: `below` draws from the upper half of what `next` would return. When compiled it uses machine integers:
    `total` is `state` as a signed number, equal to it modulo 2 ** 64, and only bits that this leaves unchanged are
    used. So the constants of `mix` appear here minus 2 ** 64.

    Arguments of the wrong type raise Python's own TypeError: checking them would slow down every draw.

    >>> dice = Rng(7)
    >>> [dice.below(6) + 1 for _ in range(5)]
    [3, 2, 5, 3, 5]
    """

    __slots__ = ("total",)

    def __init__(self, state: int) -> None:
        state &= MASK
        self.total: i64 = state - MASK - 1 if state >> 63 else state

    @property
    def state(self) -> int:
        """The 64 bits that determine all further numbers."""
        total: int = self.total
        return total & MASK

    def __repr__(self) -> str:
        return f"Rng({self.state})"

    def next(self) -> int:
        """The next 64 bits."""
        self.total += -0x61C8864680B583EB
        return mix(self.state)

    def below(self, limit: int) -> int:
        """An unbiased number from 0 to limit - 1, by rejection sampling."""
        if not 0 < limit <= 0x100000000:
            raise BadInput(message("refused-chance", limit=str(limit)))
        among: i64 = limit
        ceiling: i64 = 0x100000000 // among * among
        while True:
            value: i64 = self.total + -0x61C8864680B583EB
            self.total = value
            value = (value ^ (value >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
            value = (value ^ (value >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
            value = value >> 32 & 0xFFFFFFFF ^ value >> 63 & 1
            if value < ceiling:
                return value % among

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return (self.next() >> 11) / 9007199254740992.0

    def shuffle(self, items: list[int]) -> None:
        """Shuffles the items in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def fork(self, name: str) -> Rng:
        """A separate stream for `name`; this stream does not change."""
        if not isinstance(name, str):
            raise TypeError
        return Rng(mix(self.state ^ key(name)))


def stream(chance: int, purpose: int, turn: int) -> Rng:
    """The stream that a game with this root number uses for the given purpose and occasion.

    Each deal has a stream of its own, so the deal of year 3 does not depend on how often
    somebody searched a pile in year 1: two games with the same seed get the same deals.
    """
    return Rng(mix(mix(chance + purpose * GOLDEN) + turn * GOLDEN))
