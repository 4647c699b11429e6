"""Chapter A-PTIE: lit windows break the ties of the final scoring in the professional game."""

from __future__ import annotations

import pytest

from partal.asara.rules import scoring
from partal.asara.rules.variant import Variant
from tests.asara.sheet import score, score_professional


@pytest.mark.proves("A-PTIE-01", "A-PTIE-02")
def test_lit_windows_in_the_tied_tower_decide_the_ranking_of_a_colour():
    text = "Philipp black 5 lit 2, Tina black 5 lit 1, Wolfgang black 3"

    assert score_professional(text).black == {"Philipp": 10, "Tina": 5, "Wolfgang": 0}
    assert score(text).black == {"Philipp": 8, "Tina": 8, "Wolfgang": 0}


@pytest.mark.proves("A-PTIE-02")
def test_lit_windows_of_another_tower_do_not_count_in_a_colour():
    """Tina's three lit windows stand in other towers, one of them black but lower."""
    text = "Philipp black 5 lit 1, Tina black 5, Tina black 4 lit 2, Tina white 4 lit 1"

    assert score_professional(text).black == {"Philipp": 10, "Tina": 5}


@pytest.mark.proves("A-PTIE-03")
def test_for_the_tallest_overall_only_the_tied_tower_counts_also_across_colours():
    text = "Philipp white 5 lit 1, Tina red 5, Tina green 4 lit 2"

    assert score_professional(text).tallest == {"Philipp": 8, "Tina": 4}
    assert score(text).tallest == {"Philipp": 6, "Tina": 6}


@pytest.mark.proves("A-PTIE-04")
def test_for_most_towers_all_lit_windows_in_the_towers_count():
    text = "Wolfgang 4 towers lit 2, Wolfgang white 3 lit 1, Philipp 5 towers lit 2, Tina 4 towers"

    assert score_professional(text).most == {"Wolfgang": 12, "Philipp": 6, "Tina": 0}
    assert score(text).most == {"Wolfgang": 9, "Philipp": 9, "Tina": 0}


@pytest.mark.proves("A-PTIE-04")
def test_lit_windows_behind_the_screen_do_not_count_for_most_towers():
    text = "Wolfgang 5 towers, Wolfgang 9 stored lit, Philipp 5 towers lit 1"

    assert score_professional(text).most == {"Wolfgang": 6, "Philipp": 12}


@pytest.mark.proves("A-PTIE-05")
def test_those_still_equal_share_by_the_normal_rules():
    assert score_professional("A black 5 lit 2, B black 5 lit 2, C black 5 lit 1").black == {"A": 8, "B": 8, "C": 0}
    assert score_professional("A 3 towers lit 1, B 3 towers lit 1, C 3 towers").most == {"A": 9, "B": 9, "C": 0}
    assert score_professional("A white 5 lit 1, B red 5 lit 1, C red 5").tallest == {"A": 6, "B": 6, "C": 0}


@pytest.mark.proves("A-PTIE-06")
def test_lit_windows_never_beat_a_taller_tower():
    assert score_professional("A green 5, B green 4 lit 2").green == {"A": 6, "B": 3}
    assert score_professional("A 3 towers, B 2 towers lit 3").most == {"A": 12, "B": 6}


@pytest.mark.proves("A-PTIE-07")
@pytest.mark.parametrize(
    ("lights", "points"),
    [
        ((2, 1, 0), (8, 4, 0)),
        ((1, 0, 0), (8, 2, 2)),
        ((1, 1, 0), (6, 6, 0)),
        ((1, 1, 1), (4, 4, 4)),
        ((0, 0, 0), (4, 4, 4)),
    ],
)
def test_three_red_towers_of_height_four_tie_for_first(lights, points):
    text = ", ".join(f"{player} red 4 lit {lit}" for player, lit in zip("ABC", lights))

    assert score_professional(text).red == dict(zip("ABC", points))


@pytest.mark.proves("A-PTIE-08")
def test_a_tie_for_second_is_broken_likewise():
    text = "Wolfgang white 4, Philipp white 3 lit 1, Tina white 3"

    assert score_professional(text).white == {"Wolfgang": 12, "Philipp": 6, "Tina": 0}
    assert score(text).white == {"Wolfgang": 12, "Philipp": 3, "Tina": 3}


@pytest.mark.proves("A-PTIE-09")
def test_the_loser_of_a_broken_tie_for_first_takes_second():
    """The next lower tower gets nothing, lit as it may be."""
    assert score_professional("A red 5 lit 1, B red 5, C red 4 lit 2").red == {"A": 8, "B": 4, "C": 0}


@pytest.mark.proves("A-PTIE-10")
def test_two_towers_of_one_owner_are_compared_no_differently():
    text = "A brown 3 lit 1, A brown 3, B brown 3"

    assert score_professional(text).brown == {"A": 5, "B": 1}
    assert score(text).brown == {"A": 4, "B": 2}


@pytest.mark.proves("A-PTIE-11")
def test_a_tie_may_be_broken_in_one_category_and_stay_in_another():
    """Black is broken by the lit window; white has none, and each player owns three towers and one light."""
    sheet = score_professional("A black 5 lit 1, A white 3, B black 5, B white 3, B green 3 lit 1, A green 3")

    assert sheet.black == {"A": 10, "B": 5}
    assert sheet.white == {"A": 9, "B": 9}
    assert sheet.green == {"A": 3, "B": 6}
    assert sheet.tallest == {"A": 8, "B": 4}
    assert sheet.most == {"A": 9, "B": 9}


@pytest.mark.proves("A-PTIE-12")
def test_lit_windows_break_neither_a_tie_for_the_win_nor_one_in_money():
    professional = Variant({"professional": "true"})

    assert scoring.winners([61, 61, 58], [0, 3, 9], professional) == [0, 1]
    assert score_professional("A red 5 lit 3, A 20 Asari, B red 5, B 20 Asari").money == {"A": 2, "B": 2}


@pytest.mark.proves("A-PTIE-13")
@pytest.mark.parametrize(
    "text",
    [
        "A black 5, B black 5, C black 3",
        "A white 4, B white 3, C white 3",
        "A red 4, A red 4, B red 4, C green 4",
        "A 3 towers, B 3 towers, C 2 towers",
    ],
)
def test_without_lit_windows_among_the_tied_the_result_is_the_basic_one(text):
    assert score_professional(text) == score(text)


@pytest.mark.proves("A-PTIE-13")
def test_lit_windows_outside_the_tie_leave_it_as_it_is():
    assert score_professional("A black 5, B black 5, C black 4 lit 2").black == {"A": 8, "B": 8, "C": 0}
