"""Intervals are those of the textbooks, and hold the truth as often as they say."""

from __future__ import annotations

import random
from math import inf

import pytest

from partal.lab.statistics import grouped_share, level_for, mean, ratio, share, slope, t_of, within, z_of


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(70, 100, 0.6042, 0.7811), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_shares_have_wilsons_interval(wins: float, games: int, low: float, high: float) -> None:
    found = share(wins, games)
    assert found[1:] == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4), games)


@pytest.mark.parametrize(
    ("freedom", "level", "t"),
    [
        (1, 0.95, 12.7062),
        (2, 0.95, 4.3027),
        (3, 0.95, 3.1824),
        (10, 0.95, 2.2281),
        (29, 0.99, 2.7564),
        (100, 0.95, 1.9840),
        (5000, 0.95, 1.9600),
    ],
)
def test_students_t_is_that_of_the_tables(freedom: int, level: float, t: float) -> None:
    assert t_of(freedom, level) == pytest.approx(t, abs=1e-3)


def test_what_lies_within_t_grows_to_everything() -> None:
    for freedom in (1, 2, 3, 8, 31):
        shares = [within(t, freedom) for t in (0.0, 0.5, 1.0, 2.0, 5.0, 1e6)]
        assert shares == sorted(shares)
        assert shares[0] == 0.0
        assert shares[-1] == pytest.approx(1.0, abs=1e-5)
    assert within(1.0, 1) == pytest.approx(0.5), "Cauchy's quartile"


def test_z_and_the_level_for_many_at_once() -> None:
    assert z_of(0.95) == pytest.approx(1.959964, abs=1e-6)
    assert level_for(1) == 0.95
    assert level_for(10) == pytest.approx(0.995)
    assert z_of(level_for(10)) == pytest.approx(2.807, abs=1e-3)


def test_a_mean_by_hand() -> None:
    """1, 2, 3, 4, 5: mean 3, deviation 1.5811, error 0.7071, t with 4 degrees of freedom 2.7764."""
    found = mean([1, 2, 3, 4, 5])
    assert found == (3.0, pytest.approx(1.0368, abs=1e-4), pytest.approx(4.9632, abs=1e-4), 5)
    assert mean([7]) == (7.0, -inf, inf, 1)
    assert mean([]).size == 0
    assert mean([2, 2, 2])[:3] == (2.0, 2.0, 2.0)


def test_a_slope_by_hand() -> None:
    """Points on the line 2x + 1 have no scatter; a single odd one bends it."""
    found = slope([0, 1, 2, 3], [1, 3, 5, 7])
    assert found is not None
    assert found[:3] == (pytest.approx(2.0), pytest.approx(2.0), pytest.approx(2.0))
    bent = slope([0, 1, 2, 3], [1, 3, 5, 11])
    assert bent is not None
    assert bent.value == pytest.approx(3.2)
    assert bent.low < 3.2 < bent.high
    assert slope([1, 1, 1], [1, 2, 3]) is None
    assert slope([1, 2], [1, 2]) is None


def test_a_ratio_counts_groups() -> None:
    found = ratio([1, 3], [2, 4])
    assert found is not None
    assert found.value == pytest.approx(4 / 6)
    assert ratio([0, 0], [0, 0]) is None
    alike = ratio([2, 0] * 50, [2, 2] * 50)
    single = ratio([1, 0] * 50, [1, 1] * 50)
    assert alike is not None
    assert single is not None
    assert alike.high - alike.low == pytest.approx(single.high - single.low), "pairs that agree count once"


def test_signs_are_those_of_whole_intervals() -> None:
    assert [mean(values).sign for values in ([1, 2, 3], [-1, -2, -3], [-1, 0, 1])] == [0, 0, 0]
    assert [mean(values).sign for values in ([5, 6, 7], [-5, -6, -7])] == [1, -1]
    assert share(90, 100).minus(0.5).sign == 1
    assert share(55, 100).minus(0.5).sign == 0


@pytest.mark.parametrize("kind", ["share", "mean", "ratio", "slope"])
def test_intervals_hold_the_truth_nineteen_times_in_twenty(kind: str) -> None:
    """Of 600 samples from a known truth about 570 hold it: fewer than 550 would happen once in ten thousand times."""
    chance = random.Random(18)
    held = 0
    for _ in range(600):
        if kind == "share":
            found, truth = share(sum([chance.random() < 0.3 for _ in range(80)]), 80), 0.3
        elif kind == "mean":
            found, truth = mean([chance.gauss(4, 9) for _ in range(12)]), 4.0
        elif kind == "ratio":
            wholes = [chance.randint(1, 6) for _ in range(60)]
            own = [chance.uniform(0.1, 0.5) for _ in wholes]
            parts = [sum([chance.random() < each for _ in range(whole)]) for whole, each in zip(wholes, own)]
            known = ratio(parts, wholes)
            assert known is not None
            found, truth = known, 0.3
        else:
            across = [chance.uniform(0, 10) for _ in range(60)]
            line = slope(across, [2 * x + chance.gauss(0, 1 + x) for x in across])
            assert line is not None
            found, truth = line, 2.0
        held += found.low <= truth <= found.high
    assert 550 <= held <= 590


def test_a_share_of_groups_that_are_all_alike_is_no_certainty() -> None:
    alike = grouped_share([1, 1, 2], [2, 2, 4])
    assert alike is not None
    assert alike.value == 0.5
    assert alike.low < 0.2 < 0.8 < alike.high
    assert grouped_share([0] * 400, [4] * 400) == share(0, 400)
    spread = grouped_share([0, 2, 0], [2, 2, 2])
    assert spread is not None
    assert (spread.low, spread.high) == (0.0, 1.0), "a share is between 0 and 1"
    assert grouped_share([0], [0]) is None


def test_a_count_is_never_below_0() -> None:
    assert mean([0, 0, 9]).low < 0
    assert mean([0, 0, 9]).counted()[:2] == (3.0, 0.0)
    assert mean([7]).counted() == mean([7]), "of one game nothing is known"
