"""The Sultan's wishes (S-WISH)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sabika.moments import happened, leave, pay_tribute, quiet, scored, words_of
from tests.sabika.sheet import holding, wish
from tests.sabika.table import Table, content_with


def end_round(table: Table) -> None:
    """End the round; the tribute costs prestige only."""
    table.ends_round()
    for name in table.names:
        pay_tribute(table.players[name])
    table.answers_until()


@pytest.mark.proves("S-WISH-01", "S-WISH-02", "S-WISH-03", "S-WISH-14")
def test_the_first_wish_is_scored_three_times_the_second_twice_the_third_once() -> None:
    """X, Y, Z in track order: scored are X, then X and Y, then all three, the oldest first."""
    table = quiet(wishes=["B-1", "A-2", "C-3"])
    sets = []
    towers = []
    for _ in range(5):
        end_round(table)
        sets.append([words[0] for seat, words in words_of(table, "fulfilled-wish") if seat == 0])
        towers.append(table.state.tower)
    assert sets == [["B-1"], [], ["B-1", "A-2"], [], ["B-1", "A-2", "C-3"]]
    assert towers == [1, 1, 2, 2, 3]


@pytest.mark.proves("S-WISH-02")
def test_the_tiles_are_scored_one_after_another_for_everybody() -> None:
    table = quiet(wishes=["B-1", "A-2", "C-3"], round=3)
    table.ends_round()
    table.answers_until()
    told = [(event.words[0], event.seat) for event in happened(table) if event.kind == "fulfilled-wish"]
    assert told == [("B-1", 0), ("B-1", 1), ("A-2", 0), ("A-2", 1)]


@pytest.mark.proves("S-WISH-04")
def test_one_seal_scores_2_in_each_of_three_scorings() -> None:
    table = quiet(wishes=["B-3", "A-1", "C-1"], seals={"anna": 1})
    points = []
    for _ in range(5):
        end_round(table)
        points.append((scored(table, table.anna, "wishes"), scored(table, table.ben, "wishes")))
    assert points == [(2, 0), (0, 0), (2, 0), (0, 0), (2, 0)]


@pytest.mark.proves("S-WISH-05")
def test_every_player_scores_at_the_prestige_of_the_tile() -> None:
    """B-2 pays 2 for each consolidated city, to everybody."""
    table = quiet(
        "anna",
        "ben",
        "carl",
        wishes=["B-2", "A-1", "C-1"],
        ships={"anna": "fez right", "ben": "fez right, tunis right"},
    )
    end_round(table)
    assert [scored(table, player, "wishes") for player in (table.anna, table.ben, table.carl)] == [2, 4, 0]


@pytest.mark.proves("S-WISH-06")
def test_each_element_of_a_tile_is_scored_by_itself() -> None:
    """A-1: palace 3, garden 2. Tiles 1 and 4 are palaces, 2 a fountain; cards 1, 4 and 7 are gardens, 2 a tower."""
    scene = {"wishes": ["A-1", "B-1", "C-1"], "majors": {"anna": [1, 2, 4]}, "row": {"anna": [1, 4, 0, 7, 2]}}
    table = quiet(**scene)
    end_round(table)
    assert scored(table, table.anna, "wishes") == 3 + 2
    assert wish("A-1", holding({"palace": 3})) == 3
    assert wish("A-1", holding({"garden": 3})) == 2
    table = quiet(**scene, settings={"wish-buildings": "per-building"})
    end_round(table)
    assert scored(table, table.anna, "wishes") == 2 * 3 + 3 * 2


@pytest.mark.proves("S-WISH-07")
@pytest.mark.parametrize(
    ("settings", "prestige"), [({}, 6), ({"wish-buildings": "per-building"}, 9), ({"edition": "de"}, 9)]
)
def test_a_building_wish_pays_for_each_type_shown(tmp_path: Path, settings: dict[str, str], prestige: int) -> None:
    """Palace and garden at 3 each; 2 palaces and 1 garden score 6, by the German edition 9."""
    content = content_with(
        tmp_path, '[[wish]]\nid = "A-1"\nelements = "3 per palace; 3 per garden"\norigin = "printed"\n'
    )
    table = quiet(
        wishes=["A-1", "B-1", "C-1"],
        majors={"anna": [1, 4]},
        row={"anna": [0, 1]},
        settings=settings,
        content=content,
    )
    end_round(table)
    assert scored(table, table.anna, "wishes") == prestige


@pytest.mark.proves("S-WISH-07")
@pytest.mark.parametrize("settings", [{}, {"wish-buildings": "per-building"}])
def test_every_other_wish_counts_each_item(settings: dict[str, str]) -> None:
    assert wish("C-1", holding(blue=3), settings) == 6
    assert wish("B-3", holding(seals=3), settings) == 6


@pytest.mark.proves("S-WISH-08", "S-WISH-09")
def test_presence_counts_both_halves_and_consolidation_the_right_one() -> None:
    """3 ships left and 2 right: presence 5, consolidation 2."""
    table = quiet(
        round=3,
        wishes=["B-1", "C-1", "A-1"],
        ships={"anna": "fez left, tunis left, algiers left, venice right, cairo right"},
    )
    end_round(table)
    assert scored(table, table.anna, "wishes") == 5 * 1
    table = quiet(
        round=3,
        wishes=["B-2", "C-1", "A-1"],
        ships={"anna": "fez left, tunis left, algiers left, venice right, cairo right"},
        cities={"venice": "C7", "cairo": "C8"},
    )
    end_round(table)
    assert scored(table, table.anna, "wishes") == 2 * 2


@pytest.mark.proves("S-WISH-10")
def test_a_seal_that_was_spent_does_not_count() -> None:
    """anna pays a rival's place with one of two seals; B-3 pays 2 for the other."""
    table = quiet(wishes=["B-3", "A-1", "C-1"], seals={"anna": 2}, workers={"ben": "poet at artisanal-1"})
    table.anna.works("poet", to="artisanal-1")
    assert table.anna.seals == 1
    leave(table.anna)
    end_round(table)
    assert scored(table, table.anna, "wishes") == 2


@pytest.mark.proves("S-WISH-10")
def test_seals_are_counted_before_the_tribute_takes_them() -> None:
    table = quiet(wishes=["B-3", "A-1", "C-1"], seals={"anna": 2})
    table.ends_round()
    pay_tribute(table.anna, seals=2)
    assert (table.anna.seals, table.anna.prestige) == (0, 5 + 4)


@pytest.mark.proves("S-WISH-11", "S-WISH-12", "S-WISH-13")
@pytest.mark.parametrize(("name", "prestige"), [("C-1", 3 * 2), ("C-2", 2 * 2), ("C-3", 6 * 1)])
def test_poem_wishes_count_blue_red_or_all_poems(name: str, prestige: int) -> None:
    """3 blue, 2 red and 1 grey poem."""
    table = quiet(wishes=[name, "A-1", "B-1"], poems={"anna": "5 blue, 8 blue, 9 blue, 15 red, 18 red, A1"})
    end_round(table)
    assert scored(table, table.anna, "wishes") == prestige
    assert scored(table, table.ben, "wishes") == 0


@pytest.mark.proves("S-WISH-14")
def test_a_wish_on_the_track_scores_nothing_yet() -> None:
    """Only the first wish is reached after round 1; anna's seals would score with the second."""
    table = quiet(wishes=["A-1", "B-3", "C-1"], seals={"anna": 4})
    end_round(table)
    assert scored(table, table.anna, "wishes") == 0
    end_round(table)
    end_round(table)
    assert scored(table, table.anna, "wishes") == 8


@pytest.mark.proves("S-WISH-15")
def test_a_wish_has_no_upper_limit() -> None:
    assert wish("B-1", holding(ships="algiers florence cairo ragusa constantinople venice fez tunis bruges")) == 9
    assert wish("B-2", holding(consolidated=9)) == 18
    assert wish("C-3", holding(blue=11, red=11, grey="A1 B1")) == 24
    assert wish("A-2", holding({"fountain": 7, "tower": 12}), {"wish-buildings": "per-building"}) == 7 * 3 + 12 * 2
