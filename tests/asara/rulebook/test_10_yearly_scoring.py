"""Chapter A-YSC: what towers, gold and the Caliph's favour bring at the end of each year."""

from __future__ import annotations

from typing import Any

import pytest

from tests.asara.table import Table
from tests.asara.years import earned, plays_out


def year_ends(*names: str, **situation: Any) -> Table:
    """A table in this situation, played to the end of its year: everybody has one buyer left."""
    colours = dict(zip(names, ("blue", "green", "violet", "yellow")))
    table = Table(*names, hands=colours, **situation)
    for name in names:
        table.players[name].places(colours[name], at="coloured")
    return table


@pytest.mark.proves("A-YSC-01")
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_after_each_year_every_player_scores_on_the_track(year):
    table = year_ends("anna", "ben", "carl", towers={"anna": "red 2", "ben": "red 3, black 2"}, year=year)

    yearly = [earned(player).get("towers", 0) for player in table.players.values()]
    assert yearly == [1, 2, 0]
    assert earned(table.anna)["favour"] == 1
    if year < 4:
        assert table.match.scores == (2, 2, 0)


@pytest.mark.proves("A-YSC-02")
@pytest.mark.parametrize("colour", ["brown", "green", "red", "black", "white"])
@pytest.mark.parametrize("height", [2, 3, 7])
def test_a_standing_tower_scores_one_whatever_its_height_and_colour(colour, height):
    table = year_ends("anna", "ben", towers={"ben": f"{colour} {height}"})

    assert earned(table.ben) == {"towers": 1}


@pytest.mark.proves("A-YSC-02")
def test_each_tower_scores_also_several_of_one_colour():
    table = year_ends("anna", "ben", towers={"ben": "brown 2, brown 2, white 5, black 3"})

    assert earned(table.ben) == {"towers": 4}


@pytest.mark.proves("A-YSC-03")
def test_each_gold_part_in_a_tower_scores_one():
    table = year_ends("anna", "ben", towers={"ben": "red 4 gold 2, white 3 gold 1, green 2"})

    assert earned(table.ben) == {"towers": 3, "gold": 3}


@pytest.mark.proves("A-YSC-04")
@pytest.mark.parametrize("holder", ["anna", "ben", "carl"])
def test_the_holder_of_the_favour_alone_scores_one(holder):
    table = year_ends("anna", "ben", "carl", favour=holder)

    assert {name: earned(player) for name, player in table.players.items()} == {
        name: {"favour": 1} if name == holder else {} for name in table.names
    }


@pytest.mark.proves("A-YSC-05")
def test_wolfgang_scores_five_for_two_towers_two_gold_parts_and_the_favour():
    table = year_ends("tina", "wolfgang", towers={"wolfgang": "red 3 gold 1, black 2 gold 1"}, favour="wolfgang")

    assert earned(table.wolfgang) == {"towers": 2, "gold": 2, "favour": 1}
    assert table.wolfgang.prestige == 5


@pytest.mark.proves("A-YSC-06")
def test_gold_behind_the_screen_scores_nothing():
    table = year_ends("anna", "ben", stored={"ben": "red gold base, red gold top"})

    assert table.ben.prestige == 0
    assert table.ben.stored == ["red gold base", "red gold top"]


@pytest.mark.proves("A-YSC-07", "A-YSC-01")
@pytest.mark.parametrize(("year", "scorings"), [(1, 4), (2, 3), (4, 1)])
def test_towers_and_gold_count_again_each_year(year, scorings):
    """A gold part built in year 1 brings 4 in all, one built in year 4 brings 1."""
    table = Table(
        "anna", "ben", hands={"anna": "blue green"}, stored={"anna": "red gold base, red top"}, year=year, favour="ben"
    )
    table.anna.builds(2, "found red gold base", laying="blue")
    plays_out(table)

    table.is_over()
    points = earned(table.anna)
    assert (points["gold"], points["towers"]) == (scorings, scorings)


@pytest.mark.proves("A-YSC-08")
def test_height_colour_money_and_stored_parts_score_nothing():
    table = year_ends(
        "anna",
        "ben",
        "carl",
        towers={"anna": "white 7", "ben": "brown 2"},
        stored={"anna": "3 green middle, green base, green top"},
        money={"anna": 250, "ben": 0},
        favour="carl",
    )

    assert earned(table.anna) == earned(table.ben) == {"towers": 1}


@pytest.mark.proves("A-YSC-09")
def test_one_tower_with_four_gold_parts_scores_five():
    table = year_ends("anna", "ben", towers={"ben": "red 4 gold 4"})

    assert earned(table.ben) == {"towers": 1, "gold": 4}
    assert table.ben.prestige == 5


@pytest.mark.proves("A-YSC-10")
def test_equal_players_all_score_in_full_and_nobody_scores_less_because_of_another():
    alone = year_ends("anna", "ben", "carl", towers={"ben": "red 3 gold 1"}, favour="carl")
    equal = year_ends(
        "anna",
        "ben",
        "carl",
        towers={"anna": "black 3 gold 1", "ben": "red 3 gold 1", "carl": "white 5 gold 3"},
        favour="carl",
    )

    assert earned(alone.ben) == earned(equal.ben) == earned(equal.anna) == {"towers": 1, "gold": 1}
    assert earned(equal.carl) == {"towers": 1, "gold": 3, "favour": 1}


@pytest.mark.proves("A-YSC-10")
def test_the_order_of_seats_does_not_matter():
    towers = {"anna": "black 3 gold 1", "ben": "red 3, white 4"}
    one = year_ends("anna", "ben", "carl", towers=towers, favour="carl")
    other = year_ends("carl", "ben", "anna", towers=towers, favour="carl")

    assert [earned(one.players[name]) for name in one.names] == [earned(other.players[name]) for name in one.names]
