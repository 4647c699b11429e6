"""Recorded games of Sabika replay to the last point, and the tree of answers has not changed its shape."""

from __future__ import annotations

import json

import pytest

from partal.core.record import read

from partal import load
from tests.sabika.make_pins import COUNTS, GAMES, PLAYED, ROOTS, counts, played


@pytest.mark.parametrize("name", PLAYED)
def test_a_recorded_game_is_replayed_to_the_last_point(name: str) -> None:
    text = (GAMES / f"{name}.game").read_text(encoding="utf-8")
    match = load(text)
    page = read(text)
    assert match.standings is not None
    assert page.scores == match.standings.scores
    assert page.digest == match.digest


@pytest.mark.parametrize("name", ["1-solo-greedy", "2-random", "4-random"])
def test_the_same_bots_would_play_the_same_game_again(name: str) -> None:
    assert played(name) == (GAMES / f"{name}.game").read_text(encoding="utf-8")


def test_recorded_games_cover_every_player_count_and_both_ends_of_the_solo_game() -> None:
    pages = {name: read((GAMES / f"{name}.game").read_text(encoding="utf-8")) for name in PLAYED}
    assert {page.seats for page in pages.values()} == {1, 2, 3, 4}
    assert {page.winners for page in pages.values() if page.seats == 1} == {(0,), (1,)}


@pytest.mark.parametrize("name", ROOTS)
def test_so_many_ways_lead_on_from_here(name: str) -> None:
    assert counts(name) == json.loads(COUNTS.read_text(encoding="utf-8"))[name]
