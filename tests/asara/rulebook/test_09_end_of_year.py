"""Chapter A-EOY: when a year is over, and who plays until then."""

from __future__ import annotations

import pytest

from tests.asara.table import Table
from tests.asara.years import earned, told_kinds, who_laid

MARKETS = ("bases", "middles", "windows", "tops")


@pytest.mark.proves("A-EOY-01")
def test_neither_a_full_board_nor_empty_markets_nor_empty_purses_end_the_year():
    """Every space but the coloured building is taken; three buyers are left, and each is still laid."""
    full = [
        *[("ben", market, "blue") for market in MARKETS[:2] for _ in range(4)],
        *[("ben", market, "green") for market in MARKETS[2:] for _ in range(4)],
        *[("ben", f"circle {plot}", "violet") for plot in range(1, 8)],
        *[("ben", f"bank {amount}", "yellow") for amount in (10, 8, 6)],
        *[("ben", place, "yellow") for place in ("spies 3", "spies 5", "favour")],
    ]
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue orange", "ben": "orange"},
        money={"anna": 0, "ben": 0},
        display=dict.fromkeys(MARKETS, ""),
        piles=dict.fromkeys(MARKETS, ""),
        laid=full,
    ) as table:
        table.waits_for("anna", "asara.lay-buyer")
        assert table.year == 1

        table.anna.lays("blue")

        assert who_laid(table) == ["anna", "ben", "anna"]
        laid = [event.kind for event in table.told if event.kind in ("laid-face-down", "year-ended")]
        assert laid == ["laid-face-down", "laid-face-down", "laid-face-down", "year-ended"]
        assert table.year == 2
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-01")
def test_the_year_goes_on_while_one_buyer_is_left():
    with Table("anna", "ben", hands={"anna": "blue", "ben": "green"}) as table:
        table.anna.places("blue", at="coloured")
        assert table.year == 1

        table.ben.places("green", at="coloured")
        assert table.year == 2
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-02")
def test_the_very_last_buyer_still_brings_its_action():
    """The tower built with it counts in the scoring of this year."""
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, stored={"anna": "white base, white top"}) as table:
        table.anna.builds(2, "found white", laying="blue")

        assert earned(table.anna) == {"building": 2, "towers": 1, "favour": 1}
        assert told_kinds(table)[:6] == ["laid", "paid", "founded", "scored", "year-ended", "dealt"]
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-02")
def test_the_last_buyer_at_the_bank_is_paid():
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, money={"anna": 1}) as table:
        table.anna.places("blue", at="bank 10")

        assert table.anna.money == 1 + 10 + 20
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-03", "A-EOY-04")
def test_players_without_buyers_are_skipped_until_all_are_out():
    """Anna has 0 buyers, Ben 3 and Carl 1, Ben to move: Ben, Carl, Ben, Ben."""
    with Table(
        "anna", "ben", "carl", hands={"anna": "", "ben": "blue blue green", "carl": "violet"}, turn="ben"
    ) as table:
        table.ben.places("blue", at="coloured")
        table.carl.places("violet", at="coloured")
        table.ben.places("blue", at="coloured")
        assert table.year == 1
        table.ben.places("green", at="coloured")

        assert who_laid(table) == ["ben", "carl", "ben", "ben"]
        assert table.year == 2
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-05", "A-EOY-04")
def test_a_player_who_lays_a_pair_runs_out_earlier():
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue green violet", "ben": "blue green violet"},
        laid=[("ben", "bank 10", "yellow")],
    ) as table:
        table.anna.places_pair("green", "violet", at="bank 8")
        table.ben.places("blue", at="coloured")
        table.anna.places("blue", at="coloured")
        assert (table.anna.hand, table.ben.hand) == ([], ["green", "violet"])

        table.ben.places("green", at="coloured")
        table.waits_for("ben", "asara.dispatch")
        table.ben.places("violet", at="coloured")

        assert who_laid(table) == ["anna", "ben", "anna", "ben", "ben"]
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-05")
def test_a_player_who_recruits_runs_out_later():
    with Table(
        "anna", "ben", hands={"anna": "blue green", "ben": "blue green"}, settings={"professional": "true"}
    ) as table:
        table.anna.places("blue", at="tent 3")
        table.anna.answers("recruit")
        table.ben.places("blue", at="coloured")
        assert (len(table.anna.hand), len(table.ben.hand)) == (3, 1)
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-06")
def test_a_skipped_player_gets_nothing_and_does_not_come_back():
    with Table(
        "anna", "ben", hands={"anna": "", "ben": "blue green violet"}, money={"anna": 3}, favour="ben", turn="ben"
    ) as table:
        for colour in ("blue", "green"):
            table.ben.places(colour, at="coloured")
            assert (table.anna.money, table.anna.prestige, table.anna.hand) == (3, 0, [])
            table.waits_for("ben", "asara.dispatch")
        table.ben.places("violet", at="coloured")

        # Only the new year brings Anna money and buyers again.
        assert (table.anna.money, table.anna.prestige, len(table.anna.hand)) == (3 + 20, 0, 9)
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-EOY-07")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_yearly_scoring_comes_first_and_then_the_next_year(year):
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, towers={"anna": "red 3"}, year=year) as table:
        table.anna.places("blue", at="coloured")

        kinds = told_kinds(table)
        assert kinds.index("scored") < kinds.index("year-ended") < kinds.index("dealt") < kinds.index("year-began")
        assert earned(table.anna) == {"towers": 1, "favour": 1}
        assert table.year == year + 1
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-EOY-07")
def test_after_the_fourth_year_no_other_begins():
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, year=4) as table:
        table.anna.places("blue", at="coloured")

        assert table.year == 4
        assert "year-began" not in told_kinds(table)
        table.is_over()
