"""Chapter 6, extra funds: bank and coloured building."""

from pathlib import Path

import pytest

from partal.asara.rules.content import built_in
from tests.asara.table import Table, content_with


@pytest.mark.proves("A-FUND-01")
@pytest.mark.parametrize("amount", [10, 8, 6])
def test_a_bank_space_brings_the_amount_printed_there(amount: int) -> None:
    hands = {"tina": "blue green"}
    with Table("tina", "wolfgang", hands=hands, money={"tina": 3, "wolfgang": 9}) as table:
        table.tina.places("blue", at=f"bank {amount}")
        assert (table.tina.money, table.wolfgang.money) == (3 + amount, 9)
        assert f"0 received {amount} bank" in table.all_hear()
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-01")
def test_the_content_file_gives_the_bank_its_spaces_and_amounts(tmp_path: Path) -> None:
    assert {entry.origin for entry in built_in().entries if (entry.kind, entry.id) == ("spaces", "bank")} == {
        "reconstructed"
    }
    content = content_with(tmp_path, '[[spaces]]\nid = "bank"\namounts = [12, 7, 7]\norigin = "printed"\n')
    laid = [("wolfgang", "bank 7", "blue")]
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, content=content, laid=laid) as table:
        assert {place for place in table.tina.places_offered() if "bank" in place} == {"bank 12", "bank 7"}
        table.tina.places("blue", at="bank 12")
        assert table.tina.money == 32
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-02")
def test_the_highest_amount_still_free_may_be_picked() -> None:
    laid = [("wolfgang", "bank 10", "blue")]
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, money={"tina": 0}, laid=laid) as table:
        assert {place for place in table.tina.places_offered() if "bank" in place} == {"bank 8", "bank 6"}
        assert table.tina.refused("go bank 10") == "A-DISP-02"
        table.tina.places("blue", at="bank 8")
        assert table.tina.money == 8
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-03")
def test_the_bank_has_a_colour_duty_and_pays_a_pair_once() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "violet blue yellow"},
        money={"tina": 0},
        laid=[("wolfgang", "bank 10", "green")],
    ) as table:
        table.tina.goes("bank 8")
        assert table.tina.refused("lay violet") == "A-DISP-04"
        table.tina.lays("violet", "blue")
        assert (table.tina.money, table.tina.hand) == (8, ["yellow"])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-04")
def test_any_one_buyer_face_down_at_the_coloured_building_brings_five() -> None:
    with Table("tina", "wolfgang", hands={"tina": "violet blue"}, money={"tina": 0}) as table:
        table.tina.places("violet", at="coloured")
        assert (table.tina.money, table.tina.hand) == (5, ["blue"])
        assert "0 laid-face-down coloured {?}" in table.wolfgang.hears()
        assert "0 laid-face-down coloured {?}" in table.tina.hears()
        assert not [line for line in table.all_hear() if "violet" in line]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-05")
def test_the_coloured_building_is_never_full() -> None:
    cards = ["blue"] * 9 + ["green"] * 9 + ["yellow"] * 9 + ["orange"] * 9
    laid = [("wolfgang", "coloured", card) for card in cards]
    with Table("tina", "wolfgang", hands={"tina": "violet", "wolfgang": "violet"}, laid=laid) as table:
        assert table.taken("coloured") == 36
        table.tina.places("violet", at="coloured")
        assert (table.taken("coloured"), table.tina.money) == (37, 25)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-06")
def test_there_is_no_colour_duty_at_the_coloured_building() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green violet"},
        laid=[("wolfgang", "coloured", "blue"), ("wolfgang", "bank 10", "blue")],
    ) as table:
        table.tina.goes("coloured")
        assert table.tina.choices() == {"lay blue", "lay green", "lay violet"}
        table.tina.lays("violet")
        assert table.colour_of("coloured") is None
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-07")
def test_a_visit_takes_exactly_one_card() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue blue green"}, laid=[("wolfgang", "coloured", "blue")]) as table:
        table.tina.goes("coloured")
        assert table.tina.choices() == {"lay blue", "lay green"}
        assert table.tina.refused("lay blue blue face down") == "A-FUND-07"
        assert table.tina.refused("lay blue green face down") == "A-FUND-07"
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-FUND-08")
def test_three_cards_on_the_coloured_building_give_the_bank_no_colour() -> None:
    hands = {"tina": "blue green violet yellow", "wolfgang": "orange orange"}
    with Table("tina", "wolfgang", hands=hands, laid=[("wolfgang", "coloured", "blue")]) as table:
        table.tina.places("yellow", at="coloured")
        table.wolfgang.places("orange", at="coloured")
        assert (table.taken("coloured"), table.colour_of("bank")) == (3, None)
        table.tina.goes("bank 10")
        assert table.tina.choices() == {"lay blue", "lay green", "lay violet"}
        table.tina.lays("green")
        assert table.colour_of("bank") == "green"
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-08")
def test_the_coloured_building_takes_no_notice_of_the_colour_of_the_bank() -> None:
    with Table("tina", "wolfgang", hands={"tina": "green"}, laid=[("wolfgang", "bank 10", "blue")]) as table:
        assert "bank 8" not in table.tina.places_offered()
        table.tina.places("green", at="coloured")
        assert (table.tina.money, table.colour_of("bank")) == (25, "blue")
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-09")
def test_three_visits_in_a_year_bring_fifteen_and_use_three_cards() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green violet yellow", "wolfgang": "orange orange orange"},
        money={"tina": 0},
    ) as table:
        for card, place in (("blue", "bank 10"), ("green", "bank 8"), ("violet", "bank 6")):
            table.tina.places(card, at="coloured")
            table.wolfgang.places("orange", at=place)
        assert (table.tina.money, table.tina.hand, table.year) == (15, ["yellow"], 1)
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-FUND-10")
@pytest.mark.parametrize("place", ["bank 10", "coloured"])
def test_extra_funds_bring_no_prestige(place: str) -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, prestige={"tina": 6}) as table:
        table.tina.places("blue", at=place)
        assert table.match.scores == (6, 0)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-FUND-11")
@pytest.mark.parametrize("colour", ["blue", "green", "violet", "yellow", "orange"])
def test_the_coloured_building_pays_five_for_every_colour(colour: str) -> None:
    with Table("tina", "wolfgang", hands={"tina": f"{colour} blue"}, money={"tina": 1}) as table:
        table.tina.places(colour, at="coloured")
        assert table.tina.money == 6
        table.waits_for("wolfgang", "asara.dispatch")
