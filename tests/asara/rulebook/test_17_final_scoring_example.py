"""Chapter A-EX: the worked example of the final scoring, in both layouts that fit what is known of it."""

from __future__ import annotations

import pytest

from partal.asara.rules.scoring import CATEGORIES
from tests.asara.sheet import Sheet, score, score_professional

WOLFGANG, PHILIPP, TINA = "Wolfgang", "Philipp", "Tina"

LAYOUT_A = """
    Wolfgang brown 4, Wolfgang green 3, Wolfgang red 3, Wolfgang black 3, Wolfgang white 4,
    Philipp brown 2, Philipp green 4, Philipp red 3, Philipp black 5, Philipp white 3,
    Tina brown 6, Tina red 3, Tina black 5, Tina white 3
"""
LAYOUT_B = """
    Wolfgang brown 3, Wolfgang green 4, Wolfgang red 3, Wolfgang black 3, Wolfgang white 4,
    Philipp brown 4, Philipp green 2, Philipp red 3, Philipp black 5, Philipp white 3,
    Tina green 6, Tina red 3, Tina black 5, Tina white 3
"""
RESULT_A = {
    WOLFGANG: (2, 3, 4, 0, 12, 0, 9, 0),
    PHILIPP: (0, 6, 4, 8, 3, 2, 9, 0),
    TINA: (4, 0, 4, 8, 3, 10, 0, 0),
}
RESULT_B = {
    WOLFGANG: (2, 3, 4, 0, 12, 0, 9, 0),
    PHILIPP: (4, 0, 4, 8, 3, 2, 9, 0),
    TINA: (0, 6, 4, 8, 3, 10, 0, 0),
}


@pytest.fixture(params=[LAYOUT_A, LAYOUT_B], ids=["layout A", "layout B"])
def sheet(request: pytest.FixtureRequest) -> Sheet:
    return score(request.param)


@pytest.mark.proves("A-EX-01")
def test_wolfgang_and_philipp_tie_for_most_towers(sheet):
    assert sheet.most == {WOLFGANG: 9, PHILIPP: 9, TINA: 0}


@pytest.mark.proves("A-EX-02")
def test_the_three_red_towers_are_equal(sheet):
    assert sheet.red == {WOLFGANG: 4, PHILIPP: 4, TINA: 4}


@pytest.mark.proves("A-EX-03")
def test_two_black_towers_tie_for_first_and_the_third_gets_nothing(sheet):
    assert sheet.black == {WOLFGANG: 0, PHILIPP: 8, TINA: 8}


@pytest.mark.proves("A-EX-04")
def test_two_white_towers_tie_for_second(sheet):
    assert sheet.white == {WOLFGANG: 12, PHILIPP: 3, TINA: 3}


@pytest.mark.proves("A-EX-05")
def test_wolfgang_is_second_in_brown_and_in_green():
    first, second = score(LAYOUT_A), score(LAYOUT_B)

    assert first.brown == {WOLFGANG: 2, PHILIPP: 0, TINA: 4}
    assert first.green == {WOLFGANG: 3, PHILIPP: 6, TINA: 0}
    assert second.brown == {WOLFGANG: 2, PHILIPP: 4, TINA: 0}
    assert second.green == {WOLFGANG: 3, PHILIPP: 0, TINA: 6}


@pytest.mark.proves("A-EX-06", "A-EX-07")
def test_tina_owns_the_tallest_tower_and_shares_second(sheet):
    """8 alone for first, and 4 / 2 for her black tower, equal to Philipp's."""
    assert sheet.tallest == {WOLFGANG: 0, PHILIPP: 2, TINA: 8 + 2}


@pytest.mark.proves("A-EX-07")
@pytest.mark.parametrize(("layout", "colour"), [(LAYOUT_A, "brown"), (LAYOUT_B, "green")])
def test_without_tinas_tallest_tower_the_black_ones_tie_for_first(layout, colour):
    """So it is that tower, first in its colour too, which makes them second."""
    smaller = layout.replace(f"Tina {colour} 6, ", "")

    assert score(smaller).tallest == {WOLFGANG: 0, PHILIPP: 6, TINA: 6}
    assert getattr(score(layout), colour)[TINA] > 0
    assert getattr(score(smaller), colour)[TINA] == 0


@pytest.mark.proves("A-EX-08", "A-EX-09")
@pytest.mark.parametrize(
    ("layout", "result", "sums"),
    [(LAYOUT_A, RESULT_A, (30, 32, 29)), (LAYOUT_B, RESULT_B, (30, 30, 31))],
    ids=["layout A", "layout B"],
)
def test_the_result_of_the_example_in_every_category(layout, result, sums):
    sheet = score(layout)

    for player, points in result.items():
        assert sheet.of(player) == dict(zip(CATEGORIES, points))
    assert tuple(sheet.total.values()) == sums
    assert sum(sums) == 91


@pytest.mark.proves("A-EX-10")
def test_money_is_counted_besides_the_example(sheet):
    """The example has none; 10 Asari for Tina add one point to hers and none to any other."""
    assert sheet.money == {WOLFGANG: 0, PHILIPP: 0, TINA: 0}

    richer = score(f"{LAYOUT_A}, Tina 10 Asari")
    assert richer.total == {WOLFGANG: 30, PHILIPP: 32, TINA: 30}
    assert richer[:-1] == score(LAYOUT_A)[:-1]


@pytest.mark.proves("A-PTIE-13")
def test_without_lit_windows_the_professional_game_gives_the_same_result():
    assert score_professional(LAYOUT_A) == score(LAYOUT_A)
    assert score_professional(LAYOUT_B) == score(LAYOUT_B)
