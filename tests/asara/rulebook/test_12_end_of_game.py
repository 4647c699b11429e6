"""Chapter A-END: the fourth year and the end."""

from __future__ import annotations

from collections import Counter

import pytest

from partal.core.decision import StaleAnswer

from tests.asara.table import Table
from tests.asara.years import earned, plays_out

PROFESSIONAL = {"professional": "true"}


@pytest.mark.proves("A-END-01")
@pytest.mark.parametrize("names", [("anna", "ben"), ("anna", "ben", "carl"), ("anna", "ben", "carl", "dora")])
def test_the_game_is_over_after_year_four_and_not_earlier(names):
    table = Table(*names)
    for year in (2, 3, 4):
        plays_out(table, until=year)
        assert not table.match.over
        assert table.match.standings is None
        assert table.year == year
    plays_out(table)

    table.is_over()
    assert table.year == 4
    assert table.match.standings is not None
    with pytest.raises(StaleAnswer):
        table.match.play("go coloured")


@pytest.mark.proves("A-END-02")
def test_a_game_has_four_yearly_scorings_three_new_years_and_one_final_scoring():
    table = Table("anna", "ben", favour="ben", towers={"ben": "red 2"})
    plays_out(table)

    kinds = Counter(event.kind for played in table.match.history for event in played.events)
    assert (kinds["year-ended"], kinds["year-began"], kinds["game-ended"]) == (4, 3, 1)
    assert earned(table.ben)["favour"] == 4
    assert earned(table.ben)["towers"] == 4


@pytest.mark.proves("A-END-03")
def test_the_final_scoring_follows_the_fourth_yearly_scoring_directly():
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, towers={"anna": "red 2"}, year=4) as table:
        table.anna.places("blue", at="coloured")

        told = [event.notation for event in table.told]
        ended = told.index("- year-ended 4")
        assert told[ended - 2 : ended] == ["0 scored 1 towers", "0 scored 1 favour"]
        assert told[ended + 1 : -1] == [
            "0 scored 8 red",
            "0 scored 8 tallest",
            "0 scored 12 most",
            "0 scored 2 money",
            "1 scored 2 money",
        ]
        assert told[-1] == "- game-ended"
        table.is_over()


@pytest.mark.proves("A-END-04")
def test_after_year_four_nobody_gets_money_and_nothing_is_refilled():
    """With 19 Asari at the end the money brings 1, not 3."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        money={"anna": 19},
        display={"tops": "red top"},
        stored={"anna": "white base, white top"},
        year=4,
    ) as table:
        pile = table.pile("tops")
        table.anna.places("blue", at="favour")

        assert (table.anna.money, earned(table.anna)["money"]) == (19, 1)
        assert (table.display("tops"), table.pile("tops")) == (["red top"], pile)
        assert (table.anna.towers, table.anna.hand, table.year) == ([], [], 4)
        table.is_over()


@pytest.mark.proves("A-END-05", "A-LIT-23")
def test_stored_parts_and_lit_windows_are_worth_nothing_at_the_end():
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        money={"anna": 0},
        stored={"anna": "2 white gold window, white base, white top, 3 white lit window"},
        favour="ben",
        year=4,
        settings=PROFESSIONAL,
    ) as table:
        table.anna.places("blue", at="favour")

        assert earned(table.anna) == {"favour": 1}
        assert len(table.anna.stored) == 7
        table.is_over()
