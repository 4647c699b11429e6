"""Pins: what the game did when they were written. `make_pins.py` rewrites them."""

from __future__ import annotations

import json
from itertools import zip_longest
from pathlib import Path

import pytest

import partal
from tests.asara import make_pins
from tests.asara.make_pins import COUNTS, GAMES, PLAYTHROUGH, ROOTS, playthrough, tree_counts

RECORDS = sorted(GAMES.glob("*.game"))


@pytest.mark.parametrize("name", ROOTS)
def test_the_tree_of_answers_has_as_many_branches_as_ever(name: str) -> None:
    """The number of ways to answer the next questions, by depth: it changes when legality does."""
    pinned = json.loads(COUNTS.read_text(encoding="utf-8"))
    assert set(pinned) == set(ROOTS)
    assert tree_counts(name) == pinned[name]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_the_last_point(path: Path) -> None:
    """Loading checks every answer, the scores, the winners and the digest that the record claims."""
    text = path.read_text(encoding="utf-8")
    match = partal.load(text)
    assert match.over
    assert match.save() == text
    assert f"digest: {match.digest}\n" in text
    assert f"scores: {' '.join(map(str, match.scores))}\n" in text


@pytest.mark.proves("A-SET-01", "A-SET-05", "A-WIN-02")
def test_the_recorded_games_cover_every_player_count_and_every_way_to_end() -> None:
    matches = {path.stem: partal.load(path.read_text(encoding="utf-8")) for path in RECORDS}
    kinds = {(match.seats, "professional" in match.settings) for match in matches.values()}
    assert kinds >= {(seats, full) for seats in (2, 3, 4) for full in (False, True)}
    winners = {len(match.standings.winners) for match in matches.values() if match.standings is not None}
    assert winners >= {1, 2}
    assert max(len(match.settings) for match in matches.values()) > 10
    assert {"2-greedy", "4-greedy-professional", "2-tied-win"} <= set(matches)


def test_one_stretch_of_play_shows_every_seat_what_it_always_did() -> None:
    """Question, answer, events with their clauses, and every seat's view, line by line."""
    pinned = PLAYTHROUGH.read_text(encoding="utf-8").splitlines()
    question = ""
    for number, (line, then) in enumerate(zip_longest(playthrough().splitlines(), pinned), 1):
        question = line if line is not None and line.startswith("question") else question
        assert line == then, f"{PLAYTHROUGH.name}, line {number}, in {question!r}"


@pytest.mark.soak
def test_the_script_would_write_the_same_records_again() -> None:
    """But for the bot's games: a bot may learn to play better, and its old games must still be replayed."""
    for name, match in make_pins.recorded_games().items():
        if "greedy" in name:
            continue
        assert match.save() == (GAMES / f"{name}.game").read_text(encoding="utf-8")
