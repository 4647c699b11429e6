"""Intervals: how far a figure from so many games may be from the true one.

All are for a level of confidence, 95 % unless said otherwise. Who looks at many figures at once, and names those that
stand out, takes `level_for` as many: then all intervals together are right with 95 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, isinf, pi, sin, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

LEVEL: Final = 0.95


class Estimate(NamedTuple):
    """A figure with its interval, from so many games or takers."""

    value: float
    low: float
    high: float
    size: int

    def minus(self, other: float) -> Estimate:
        """Its difference from a number that is known exactly."""
        return Estimate(self.value - other, self.low - other, self.high - other, self.size)

    def counted(self) -> Estimate:
        """The same for what is counted, so never below 0."""
        return self if isinf(self.low) else self._replace(low=max(0.0, self.low))

    @property
    def sign(self) -> int:
        """1 or -1 if the interval is wholly above or below 0, otherwise 0."""
        return (self.low > 0) - (self.high < 0)


def level_for(comparisons: int, level: float = LEVEL) -> float:
    """The level of each of several intervals that all hold together at `level` (Bonferroni's correction)."""
    return 1 - (1 - level) / max(1, comparisons)


@cache
def z_of(level: float) -> float:
    """Half the width of an interval of this level, in standard deviations."""
    return NormalDist().inv_cdf((1 + level) / 2)


@cache
def t_of(freedom: int, level: float = LEVEL) -> float:
    """The same for a mean whose deviation is estimated too: Student's t."""
    if freedom > 2000:
        return z_of(level)
    low, high = 0.0, 1e9
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if within(middle, freedom) < level else (low, middle)
    return (low + high) / 2


def within(t: float, freedom: int) -> float:
    """The probability that Student's t lies between -t and t; a finite sum, as the degrees of freedom are whole."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for number in range(1 if odd else 0, freedom - 1, 2):
        total += term
        term *= square * (number + 1) / (number + 2)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


def share(hits: float, count: int, level: float = LEVEL) -> Estimate:
    """Wilson's interval of a share; `hits` may be a fraction, because a shared win counts in part.

    Without anything to count, the share may be anything.
    """
    if not count:
        return Estimate(0.5, 0.0, 1.0, 0)
    z = z_of(level)
    value = hits / count
    middle = (value + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(max(0.0, value * (1 - value)) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Estimate(value, max(0.0, middle - half), min(1.0, middle + half), count)


def mean(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """The interval of a mean by Student's t; of a single value nothing is known but itself."""
    count = len(values)
    if not count:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    value = sum(values) / count
    if count == 1:
        return Estimate(value, float("-inf"), float("inf"), 1)
    error = sqrt(sum([(each - value) ** 2 for each in values]) / (count - 1) / count)
    half = t_of(count - 1, level) * error
    return Estimate(value, value - half, value + half, count)


def slope(across: Sequence[float], up: Sequence[float], level: float = LEVEL) -> Estimate | None:
    """The slope of the line that fits best; its interval allows for a scatter that is wider in places (HC1).

    None if there are fewer than three points or they lie above one another.
    """
    count = len(across)
    if count < 3:
        return None
    middle, height = sum(across) / count, sum(up) / count
    spread = sum([(x - middle) ** 2 for x in across])
    if not spread:
        return None
    value = sum([(x - middle) * (y - height) for x, y in zip(across, up)]) / spread
    scatter = sum([((x - middle) * (y - height - value * (x - middle))) ** 2 for x, y in zip(across, up)])
    half = t_of(count - 2, level) * sqrt(scatter * count / (count - 2)) / spread
    return Estimate(value, value - half, value + half, count)


def ratio(parts: Sequence[float], wholes: Sequence[float], level: float = LEVEL) -> Estimate | None:
    """A share of things that come in groups, such as the decisions of a game: one part and one whole for each group.

    Things of one group may be alike, so the groups are what is counted. None without anything to count.
    """
    total = sum(wholes)
    count = len(wholes)
    if not total:
        return None
    value = sum(parts) / total
    if count < 2:
        return Estimate(value, float("-inf"), float("inf"), count)
    scatter = sum([(part - value * whole) ** 2 for part, whole in zip(parts, wholes)])
    half = t_of(count - 1, level) * sqrt(scatter * count / (count - 1)) / total
    return Estimate(value, value - half, value + half, count)


def grouped_share(hits: Sequence[float], wholes: Sequence[float], level: float = LEVEL) -> Estimate | None:
    """A `ratio` of things to all of them, between 0 and 1.

    Where all groups are alike their scatter says nothing of the next ones: then Wilson's interval of that many groups.
    """
    found = ratio(hits, wholes, level)
    if found is None or isinf(found.low):
        return found
    if found.low == found.high:
        groups = sum([whole > 0 for whole in wholes])
        return share(found.value * groups, groups, level)._replace(value=found.value)
    return found._replace(low=max(0.0, found.low), high=min(1.0, found.high))
