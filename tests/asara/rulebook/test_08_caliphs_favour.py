"""Chapter 8, the Caliph's favour."""

from pathlib import Path

import pytest

from tests.asara.table import Table, content_with

THREE = ("tina", "wolfgang", "philipp")
TWO_SPACES = '[[room]]\nid = "favour"\nspaces = 2\norigin = "printed"\n'
NO_MONEY = {"tina": 0, "wolfgang": 0}


@pytest.mark.proves("A-CAL-01")
def test_a_buyer_takes_the_favour_at_once_from_its_holder() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, favour="wolfgang") as table:
        table.tina.places("blue", at="favour")
        assert table.favour == "tina"
        assert "0 took-favour 1" in table.all_hear()
        assert table.wolfgang.sees().favour == 0
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-CAL-02")
def test_the_holder_starts_the_next_year() -> None:
    hands = {"tina": "blue", "wolfgang": "", "philipp": "green"}
    with Table(*THREE, hands=hands, favour="wolfgang") as table:
        table.tina.places("blue", at="coloured")
        table.philipp.places("green", at="favour")
        assert (table.year, table.favour) == (2, "philipp")
        table.waits_for("philipp", "asara.dispatch")


@pytest.mark.proves("A-CAL-02")
def test_where_the_board_allows_two_takings_the_last_holder_counts(tmp_path: Path) -> None:
    hands = {"tina": "blue", "wolfgang": "blue", "philipp": ""}
    with Table(*THREE, hands=hands, favour="philipp", content=content_with(tmp_path, TWO_SPACES)) as table:
        table.tina.places("blue", at="favour")
        assert table.favour == "tina"
        table.wolfgang.places("blue", at="favour")
        assert (table.year, table.favour) == (2, "wolfgang")
        assert table.match.scores == (0, 1, 0)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-CAL-02")
def test_the_board_has_one_space_for_the_favour() -> None:
    laid = [("tina", "favour", "blue")]
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, laid=laid) as table:
        assert table.tina.refused("go favour") == "A-DISP-17"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-CAL-03")
def test_in_a_year_without_a_taker_the_holder_scores_and_starts_once_more() -> None:
    hands = {"tina": "blue", "wolfgang": "", "philipp": ""}
    with Table(*THREE, hands=hands, favour="wolfgang", year=2) as table:
        table.tina.places("blue", at="coloured")
        assert (table.year, table.favour, table.match.scores) == (3, "wolfgang", (0, 1, 0))
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-CAL-04")
def test_the_holder_may_place_there_too_which_blocks_the_space() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green", "wolfgang": "blue green"}, favour="tina") as table:
        table.tina.places("blue", at="favour")
        assert (table.favour, table.taken("favour")) == ("tina", 1)
        assert "favour" not in table.wolfgang.places_offered()
        assert table.wolfgang.refused("go favour") == "A-DISP-17"
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-CAL-05")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_favour_is_worth_one_prestige_in_each_yearly_scoring(year: int) -> None:
    hands = {"tina": "blue", "wolfgang": ""}
    with Table("tina", "wolfgang", hands=hands, favour="wolfgang", prestige={"wolfgang": 5}, year=year) as table:
        table.tina.places("blue", at="favour")
        # Tina holds it at that moment, although Wolfgang held it before.
        assert table.match.scores == (1, 5)
        assert "0 scored 1 favour" in table.all_hear()
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-CAL-06", "A-CAL-09", "A-CAL-05")
def test_in_year_four_the_yearly_point_counts_and_the_final_scoring_gives_none() -> None:
    hands = {"tina": "blue", "wolfgang": ""}
    with Table("tina", "wolfgang", hands=hands, money=NO_MONEY, favour="wolfgang", year=4) as table:
        table.tina.places("blue", at="favour")
        table.is_over()
        standings = table.match.standings
        assert standings is not None
        assert standings.scores == (1, 0)
        assert [(line.source, line.points) for line in standings.sheets[0] if line.points] == [("favour", 1)]
        assert table.year == 4


@pytest.mark.proves("A-CAL-07")
def test_taking_the_favour_costs_nothing_and_brings_nothing_on_the_spot() -> None:
    with Table(
        "tina", "wolfgang", hands={"tina": "blue green"}, money={"tina": 0, "wolfgang": 7}, favour="wolfgang"
    ) as table:
        table.tina.places("blue", at="favour")
        assert (table.tina.money, table.wolfgang.money, table.match.scores) == (0, 7, (0, 0))
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-CAL-08")
def test_taking_the_favour_does_not_change_the_order_of_play_this_year() -> None:
    with Table(*THREE, hands=dict.fromkeys(THREE, "blue blue blue"), favour="tina") as table:
        turns = []
        for place in ("coloured", "coloured", "favour", "bank 10", "bank 8", "bank 6"):
            turns.append(table.asked)
            table.players[table.asked].places("blue", at=place)
        assert table.favour == "philipp"
        assert turns == ["tina", "wolfgang", "philipp", "tina", "wolfgang", "philipp"]
        table.waits_for("tina", "asara.dispatch")
