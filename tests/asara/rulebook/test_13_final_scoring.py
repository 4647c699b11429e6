"""Chapter A-FIN: the four categories of the final scoring."""

from __future__ import annotations

import itertools

import pytest

from partal.asara.rules.content import built_in
from partal.asara.rules.scoring import CATEGORIES
from tests.asara.sheet import score
from tests.asara.table import Table
from tests.asara.years import earned

FIRST_AND_SECOND = {
    "brown": (4, 2),
    "green": (6, 3),
    "red": (8, 4),
    "black": (10, 5),
    "white": (12, 6),
}


@pytest.mark.proves("A-FIN-01")
def test_the_categories_are_five_colours_the_tallest_the_most_and_money():
    sheet = score("A white 3, A brown 2, B green 4, B red 2, B black 2, B 25 Asari")

    assert CATEGORIES == ("brown", "green", "red", "black", "white", "tallest", "most", "money")
    assert sheet.of("A") == {
        "brown": 4,
        "green": 0,
        "red": 0,
        "black": 0,
        "white": 12,
        "tallest": 4,
        "most": 6,
        "money": 0,
    }
    assert sheet.of("B") == {
        "brown": 0,
        "green": 6,
        "red": 8,
        "black": 10,
        "white": 0,
        "tallest": 8,
        "most": 12,
        "money": 2,
    }
    assert sheet.total == {"A": 26, "B": 46}


@pytest.mark.proves("A-FIN-02")
@pytest.mark.parametrize("colour", FIRST_AND_SECOND)
def test_tallest_and_second_tallest_tower_of_each_colour_score(colour):
    sheet = score(f"A {colour} 3, B {colour} 5, C {colour} 2")
    first, second = FIRST_AND_SECOND[colour]

    assert getattr(sheet, colour) == {"A": second, "B": first, "C": 0}
    for other in FIRST_AND_SECOND.keys() - {colour}:
        assert getattr(sheet, other) == {"A": 0, "B": 0, "C": 0}


@pytest.mark.proves("A-FIN-03")
def test_height_is_the_number_of_parts_whatever_they_are():
    """Gold makes a tower no taller, one more part does."""
    assert score("A red 4 gold 4, B red 5").red == {"A": 4, "B": 8}
    assert score("A red 6, B red 5").red == {"A": 8, "B": 4}


@pytest.mark.proves("A-FIN-04")
def test_towers_are_ranked_and_one_player_may_take_both_places():
    assert score("A black 6, A black 4, B black 3").black == {"A": 15, "B": 0}
    assert score("A black 6, A black 4, B black 5").black == {"A": 10, "B": 5}


@pytest.mark.proves("A-FIN-05")
def test_tallest_and_second_tallest_of_all_score_eight_and_four():
    assert score("A brown 6, B white 5, C red 4").tallest == {"A": 8, "B": 4, "C": 0}
    assert score("A brown 6, A white 5, B red 4").tallest == {"A": 12, "B": 0}


@pytest.mark.proves("A-FIN-06")
def test_one_tower_may_score_in_its_colour_overall_and_for_most_towers():
    sheet = score("A white 2, B nothing")

    assert (sheet.white["A"], sheet.tallest["A"], sheet.most["A"]) == (12, 8, 12)
    assert sheet.total == {"A": 32, "B": 0}


@pytest.mark.proves("A-FIN-07")
def test_most_towers_score_twelve_and_the_next_lower_number_six():
    """Colours and heights do not matter, and a gap in the numbers does not either."""
    assert score("A brown 2, A red 2, A white 2, A white 3, B white 9, C brown 5, C green 5").most == {
        "A": 12,
        "B": 0,
        "C": 6,
    }


@pytest.mark.proves("A-FIN-08")
@pytest.mark.parametrize(("asari", "prestige"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (37, 3)])
def test_every_full_ten_asari_are_one_prestige(asari, prestige):
    sheet = score(f"A {asari} Asari, B nothing")

    assert sheet.money == {"A": prestige, "B": 0}
    assert sheet.total == {"A": prestige, "B": 0}


@pytest.mark.proves("A-FIN-08")
def test_equal_money_is_not_shared():
    assert score("A 37 Asari, B 37 Asari, C 39 Asari").money == {"A": 3, "B": 3, "C": 3}


@pytest.mark.proves("A-FIN-09", "A-TIE-19")
def test_gold_and_the_favour_give_nothing():
    """Anna's gold and her favour have brought their yearly points; the rest is equal to Ben's."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        money={"anna": 0, "ben": 0},
        towers={"anna": "red 4 gold 4", "ben": "red 4"},
        year=4,
    ) as table:
        table.anna.places("blue", at="favour")

        final = {"red": 6, "tallest": 6, "most": 9}
        assert earned(table.anna) == {"towers": 1, "gold": 4, "favour": 1, **final}
        assert earned(table.ben) == {"towers": 1, **final}
        table.is_over()


@pytest.mark.proves("A-FIN-10")
def test_stored_parts_give_nothing_complete_or_not():
    """Ben stores a whole white tower and half a black one; he has no tower, so no place is his."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        money={"anna": 0, "ben": 0},
        towers={"anna": "brown 2"},
        stored={"ben": "white base, 3 white middle, white top, black base, black window"},
        year=4,
    ) as table:
        table.anna.places("blue", at="favour")

        assert earned(table.ben) == {}
        assert earned(table.anna) == {"towers": 1, "favour": 1, "brown": 4, "tallest": 8, "most": 12}
        table.is_over()


@pytest.mark.proves("A-FIN-10")
def test_no_buyer_is_left_in_hand_when_the_final_scoring_is_held():
    with Table("anna", "ben", hands={"anna": "blue", "ben": "green green"}, money={"ben": 0}, year=4) as table:
        table.anna.places("blue", at="coloured")
        table.ben.places("green", at="favour")
        assert table.match.standings is None
        table.ben.places("green", at="coloured")

        assert earned(table.ben) == {"favour": 1}
        assert (table.anna.hand, table.ben.hand) == ([], [])
        table.is_over()


@pytest.mark.proves("A-FIN-11")
def test_the_only_tower_of_a_colour_takes_first_place_and_nobody_the_second():
    assert score("A green 2, B red 7").green == {"A": 6, "B": 0}


@pytest.mark.proves("A-FIN-12")
def test_a_colour_without_towers_scores_for_nobody():
    sheet = score("A green 2, B green 3")

    for colour in ("brown", "red", "black", "white"):
        assert getattr(sheet, colour) == {"A": 0, "B": 0}
    assert sheet.green == {"A": 3, "B": 6}


@pytest.mark.proves("A-FIN-13")
def test_without_any_tower_only_money_counts():
    sheet = score("A 37 Asari, B 9 Asari, C nothing")

    for name in CATEGORIES[:-1]:
        assert getattr(sheet, name) == {"A": 0, "B": 0, "C": 0}
    assert sheet.total == {"A": 3, "B": 0, "C": 0}


@pytest.mark.proves("A-FIN-14")
def test_third_and_lower_places_score_nothing():
    sheet = score("A red 5, A red 5, B red 4, B red 3, C red 2, D nothing")
    assert sheet.red == {"A": 12, "B": 0, "C": 0, "D": 0}
    assert sheet.tallest == {"A": 12, "B": 0, "C": 0, "D": 0}

    sheet = score("A red 5, A brown 2, A brown 2, B red 4, B brown 2, C red 3, D nothing")
    assert sheet.red == {"A": 8, "B": 4, "C": 0, "D": 0}
    assert sheet.most == {"A": 12, "B": 6, "C": 0, "D": 0}


@pytest.mark.proves("A-FIN-15")
def test_the_places_are_worth_the_same_for_two_three_and_four_players():
    assert score("A 4 towers, B 3 towers").most == {"A": 12, "B": 6}
    assert score("A 4 towers, B 3 towers, C 2 towers").most == {"A": 12, "B": 6, "C": 0}
    assert score("A 4 towers, B 3 towers, C 2 towers, D 1 tower").most == {"A": 12, "B": 6, "C": 0, "D": 0}
    assert score("A white 4, B white 3").white == {"A": 12, "B": 6}
    assert score("A white 4, B white 3, C white 2").white == {"A": 12, "B": 6, "C": 0}
    assert score("A white 4, B white 3, C white 2, D white 2").white == {"A": 12, "B": 6, "C": 0, "D": 0}


@pytest.mark.proves("A-FIN-16")
def test_a_player_without_a_tower_takes_no_place_for_most_towers():
    assert score("A 3 towers, B nothing").most == {"A": 12, "B": 0}
    assert score("A 3 towers, B 1 tower").most == {"A": 12, "B": 6}


@pytest.mark.proves("A-FIN-17")
def test_with_one_tower_in_the_whole_game_second_tallest_is_not_awarded():
    assert score("A brown 2, B nothing, C nothing").tallest == {"A": 8, "B": 0, "C": 0}


@pytest.mark.proves("A-FIN-18")
def test_a_change_in_one_category_moves_no_points_in_another():
    """Every category added to the same table scores the same as alone."""
    colours = ["A brown 4, B brown 3", "A green 4, B green 3", "A white 3, B white 4"]
    alone = [score(text) for text in colours]
    for order in itertools.permutations(colours):
        together = score(", ".join([*order, "A 31 Asari, B 12 Asari"]))
        assert together.brown == alone[0].brown == {"A": 4, "B": 2}
        assert together.green == alone[1].green == {"A": 6, "B": 3}
        assert together.white == alone[2].white == {"A": 6, "B": 12}
        assert together.money == {"A": 3, "B": 1}


@pytest.mark.proves("A-FIN-02", "A-FIN-05", "A-FIN-07")
def test_every_second_place_is_worth_half_the_first():
    """The pattern by which the misprint in one edition is known (E-33)."""
    ranks = dict(zip(CATEGORIES, built_in().ranks))

    assert ranks == {**FIRST_AND_SECOND, "tallest": (8, 4), "most": (12, 6)}
    assert all(first == 2 * second for first, second in ranks.values())
