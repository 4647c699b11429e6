"""Chapter A-WIN: who wins."""

from __future__ import annotations

import pytest

from partal.core.rng import Rng

from partal.asara.rules import scoring
from partal.asara.rules.variant import Variant
from tests.asara.table import Table


@pytest.mark.proves("A-WIN-01")
def test_most_prestige_after_the_final_scoring_wins():
    """Ben is behind until the final scoring brings him 28 for his tower."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        prestige={"anna": 40, "ben": 20},
        money={"anna": 0, "ben": 0},
        towers={"ben": "red 2"},
        year=4,
    ) as table:
        assert table.match.scores == (40, 20)
        table.anna.places("blue", at="favour")

        assert table.match.scores == (40 + 1, 20 + 1 + 8 + 8 + 12)
        standings = table.match.standings
        assert standings is not None
        assert (standings.scores, standings.winners) == ((41, 49), (1,))
        table.is_over()


@pytest.mark.proves("A-WIN-02")
def test_several_players_may_win():
    """61, 61 and 58 make two winners, whatever else they own."""
    with Table(
        "anna",
        "ben",
        "carl",
        hands={"anna": "blue", "ben": "", "carl": ""},
        prestige={"anna": 60, "ben": 61, "carl": 58},
        money={"anna": 9, "ben": 0, "carl": 9},
        year=4,
    ) as table:
        table.anna.places("blue", at="favour")

        standings = table.match.standings
        assert standings is not None
        assert (standings.scores, standings.winners) == ((61, 61, 58), (0, 1))
        table.is_over()


@pytest.mark.proves("A-WIN-02")
def test_no_tie_breaker_applies_in_either_game():
    for settings in ({}, {"professional": "true"}):
        assert scoring.winners([61, 61, 58], [5, 0, 9], Variant(settings)) == [0, 1]
        assert scoring.winners([58, 58, 58], [1, 2, 3], Variant(settings)) == [0, 1, 2]
        assert scoring.winners([60, 61, 58], [5, 0, 9], Variant(settings)) == [1]


@pytest.mark.proves("A-WIN-03")
@pytest.mark.parametrize("settings", [{}, {"professional": "true"}])
def test_the_total_is_everything_on_the_track_and_never_falls(settings):
    """A game of random answers: building, four yearly scorings and the final scoring add up to the total."""
    table = Table("anna", "ben", "carl", settings=settings, seed=7)
    chance = Rng(7)
    told = [0, 0, 0]
    before = table.match.scores
    while not table.match.over:
        for event in table.match.play(chance.pick(table.decision.options)):
            if event.kind == "scored":
                told[event.seat] += int(event.words[0])
        after = table.match.scores
        assert all(now >= then for now, then in zip(after, before))
        before = after

    standings = table.match.standings
    assert standings is not None
    assert list(standings.scores) == told == [sum(line.points for line in sheet) for sheet in standings.sheets]
    sources = {line.source for sheet in standings.sheets for line in sheet if line.points}
    assert {"building", "towers", "favour", "tallest", "most"} <= sources
