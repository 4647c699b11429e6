"""Chance is one integer, the same numbers in every process, and fair."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partal.core.rng import GOLDEN, MASK, Rng, key, mix, stream

from tests import examples

WHOLE = st.integers(0, MASK)


def test_the_numbers_are_those_of_splitmix64() -> None:
    """The first numbers from the seed 1234567, as published with the generator."""
    rng = Rng(1234567)
    assert [rng.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@examples.some
@given(WHOLE, st.integers(1, 2**32))
def test_below_is_the_upper_half_of_next_without_what_would_be_unfair(state: int, limit: int) -> None:
    """`below` works with halves; it must draw exactly what `next` would, one number at a time."""
    rng, plain = Rng(state), Rng(state)
    value = rng.below(limit)
    fair = 2**32 // limit * limit
    while True:
        upper = plain.next() >> 32
        if upper < fair:
            break
    assert value == upper % limit
    assert 0 <= value < limit
    assert rng.state == plain.state


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1, 2**64])
def test_a_limit_that_cannot_be_drawn_is_refused_and_draws_nothing(limit: int) -> None:
    rng = Rng(5)
    with pytest.raises(ValueError, match="limit"):
        rng.below(limit)
    assert rng.state == 5
    assert Rng(5).below(1) == 0
    assert 0 <= Rng(5).below(2**32) < 2**32


@pytest.mark.parametrize("limit", [2, 3, 5, 6, 7, 45])
def test_every_number_below_the_limit_comes_about_equally_often(limit: int) -> None:
    rng = Rng(99)
    counts = Counter(rng.below(limit) for _ in range(2_000 * limit))
    assert set(counts) == set(range(limit))
    assert all(1_750 < count < 2_250 for count in counts.values())


@examples.some
@given(WHOLE, st.lists(st.integers(0, 9), max_size=60))
def test_a_shuffle_is_a_permutation_and_its_memory_is_the_state(state: int, items: list[int]) -> None:
    one, same = list(items), list(items)
    rng = Rng(state)
    rng.shuffle(one)
    Rng(state).shuffle(same)
    assert one == same
    assert sorted(one) == sorted(items)
    assert (rng.state == state) == (len(items) < 2)


def test_every_order_of_three_comes_about_equally_often() -> None:
    rng = Rng(7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6_000):
        items = [1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1_150 for count in counts.values())


def test_chance_is_between_zero_and_one() -> None:
    rng = Rng(3)
    numbers = [rng.chance() for _ in range(2_000)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.47 < sum(numbers) / len(numbers) < 0.53


def test_pick_takes_one_of_the_items() -> None:
    rng = Rng(3)
    assert {rng.pick("abc") for _ in range(50)} == {"a", "b", "c"}
    assert rng.pick([4]) == 4


@examples.some
@given(WHOLE, st.text(), st.text())
def test_a_fork_is_a_stream_of_its_own_and_leaves_this_one_alone(state: int, name: str, other: str) -> None:
    rng = Rng(state)
    fork = rng.fork(name)
    fork.next()
    assert rng.state == state
    assert rng.fork(name).state != rng.state
    assert (rng.fork(name).state == rng.fork(other).state) == (name == other)


def test_a_name_has_the_same_number_in_every_process() -> None:
    assert key("a") == 0xCA978112CA1BBDCA  # The first 8 bytes of the SHA-256 of "a".


def test_each_purpose_and_occasion_has_a_stream_of_its_own() -> None:
    states = {stream(chance, purpose, turn).state for chance in range(5) for purpose in range(6) for turn in range(30)}
    assert len(states) == 5 * 6 * 30
    assert stream(1, 2, 3).state == stream(1, 2, 3).state


@examples.some
@given(WHOLE)
def test_mix_keeps_64_bits_apart(value: int) -> None:
    assert 0 <= mix(value) <= MASK
    assert mix(value) != mix(value ^ 1)


def test_a_state_is_cut_to_64_bits_and_printed_so_that_it_can_be_made_again() -> None:
    assert Rng(2**64 + 5).state == 5
    assert Rng(-1).state == MASK
    assert repr(Rng(17)) == "Rng(17)"
    rng = Rng(MASK)
    rng.next()
    assert rng.state == (MASK + GOLDEN) & MASK
