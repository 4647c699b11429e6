"""Chapter A-REC: the tent."""

from __future__ import annotations

import pytest

from tests.asara.table import Table
from tests.asara.years import plays_out, who_laid

PROFESSIONAL = {"professional": "true"}


@pytest.mark.proves("A-REC-01")
@pytest.mark.parametrize("fee", [3, 5, 7])
@pytest.mark.parametrize("over", [0, 13])
def test_the_printed_fee_is_paid_first_and_two_buyers_are_drawn(fee, over):
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue"},
        money={"anna": fee + over},
        deck="yellow yellow yellow violet orange",
        settings=PROFESSIONAL,
    ) as table:
        table.anna.places("blue", at=f"tent {fee}")
        assert table.anna.money == over
        assert table.anna.hand == ["green"]
        table.anna.answers("recruit")

        assert table.anna.money == over
        assert table.anna.hand == ["green", "violet", "orange"]
        assert table.deck == ["yellow"] * 3
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-REC-02")
def test_taking_the_buyers_is_a_permission():
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue"},
        money={"anna": 9},
        deck="yellow violet",
        settings=PROFESSIONAL,
    ) as table:
        table.anna.places("blue", at="tent 3")
        assert table.anna.choices() == {"recruit", "decline"}
        table.anna.answers("decline")

        assert (table.anna.money, table.anna.hand, table.deck) == (6, ["green"], ["yellow", "violet"])
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-REC-03")
@pytest.mark.parametrize(
    ("names", "left"),
    [(("anna", "ben"), 45 - 18), (("anna", "ben", "carl"), 45 - 24), (("anna", "ben", "carl", "dora"), 45 - 28)],
)
def test_the_draw_pile_is_what_was_not_dealt(names, left):
    table = Table(*names, settings=PROFESSIONAL)

    assert len(table.deck) == left
    assert table.anna.sees().deck_size() == left


@pytest.mark.proves("A-REC-03")
def test_buyers_are_drawn_from_the_top_without_looking_first():
    """Two tables that differ only in the order of the draw pile look the same until the buyers are drawn."""
    tables = [
        Table("anna", "ben", hands={"anna": "blue green"}, deck=deck, settings=PROFESSIONAL)
        for deck in ("violet yellow orange orange", "orange orange yellow violet")
    ]
    for table in tables:
        table.anna.places("blue", at="tent 3")
    one, other = tables
    assert one.anna.sees() == other.anna.sees()

    for table in tables:
        table.anna.answers("recruit")
    assert one.anna.hand == ["green", "orange", "orange"]
    assert other.anna.hand == ["green", "violet", "yellow"]
    assert one.deck == ["violet", "yellow"]
    assert one.anna.sees() != other.anna.sees()
    assert one.match.view(1) == other.match.view(1)
    assert one.ben.hears()[-1] == other.ben.hears()[-1] == "0 recruited 2 {? ?}"
    assert one.anna.hears()[-1] == "0 recruited 2 {orange orange}"


@pytest.mark.proves("A-REC-04")
def test_recruited_buyers_may_be_used_from_the_next_turn_on():
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue blue"},
        deck="orange violet",
        laid=[("ben", "bank 10", "orange")],
        settings=PROFESSIONAL,
    ) as table:
        table.anna.places("blue", at="tent 3")
        table.anna.answers("recruit")
        table.waits_for("ben", "asara.dispatch")
        table.ben.places("blue", at="coloured")
        table.anna.places("orange", at="bank 8")

        assert (table.year, table.anna.hand) == (1, ["green", "violet"])
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-REC-05")
def test_without_the_fee_the_space_cannot_be_used():
    with Table("anna", "ben", money={"anna": 5}, settings=PROFESSIONAL) as table:
        assert {"tent 3", "tent 5"} <= table.anna.places_offered()
        assert table.anna.refused("go tent 7") == "A-REC-05"
        table.waits_for("anna", "asara.dispatch")
    with Table("anna", "ben", money={"anna": 2}, settings=PROFESSIONAL) as table:
        assert table.anna.refused("go tent 3") == "A-REC-05"
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-REC-06")
def test_the_last_buyer_of_the_pile_is_drawn_alone():
    with Table(
        "anna", "ben", hands={"anna": "blue green", "ben": "blue"}, deck="orange", settings=PROFESSIONAL
    ) as table:
        table.anna.places("blue", at="tent 3")
        table.anna.answers("recruit")

        assert (table.anna.hand, table.deck) == (["green", "orange"], [])
        assert table.all_hear()[-1] == "0 recruited 1 {?}"
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-REC-07", "A-REC-08")
def test_with_an_empty_pile_the_fee_is_due_and_the_space_is_blocked():
    """27 buyers lie on the board; none of them is shuffled into the pile."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue"},
        money={"anna": 20},
        deck="",
        settings=PROFESSIONAL,
    ) as table:
        on_board = sum(table.state.buried)
        assert on_board == 45 - 3
        table.anna.places("blue", at="tent 5")

        assert (table.anna.money, table.anna.hand, table.deck) == (15, ["green"], [])
        assert table.taken("tent 5") == 1
        assert sum(table.state.buried) == on_board
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-REC-08")
def test_the_pile_only_ever_shrinks_during_a_year():
    table = Table("anna", "ben", hands={"anna": "blue blue green"}, settings=PROFESSIONAL)
    size = len(table.deck)
    table.anna.places("blue", at="tent 3")
    table.anna.answers("recruit")
    assert len(table.deck) == size - 2
    while table.year == 1:
        assert len(table.deck) == size - 2
        options = [option.notation for option in table.decision.options]
        table.players[table.asked].answers("go coloured" if "go coloured" in options else options[0])


@pytest.mark.proves("A-REC-09")
def test_a_single_buyer_gains_one_card_and_a_pair_none():
    for buyers, gain in ((("blue",), 1), (("green", "violet"), 0)):
        with Table(
            "anna",
            "ben",
            hands={"anna": "blue green violet", "ben": "blue"},
            laid=[("ben", "tent 3", "blue")],
            settings=PROFESSIONAL,
        ) as table:
            table.anna.goes("tent 5")
            table.anna.lays(*buyers)
            table.anna.answers("recruit")

            assert len(table.anna.hand) == 3 + gain
            table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-REC-10")
def test_a_player_who_recruits_with_the_last_card_is_not_skipped():
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, deck="orange yellow", settings=PROFESSIONAL) as table:
        table.anna.places("blue", at="tent 3")
        table.anna.answers("recruit")
        table.waits_for("anna", "asara.dispatch")
        table.anna.places("orange", at="coloured")
        assert table.year == 1
        table.anna.places("yellow", at="coloured")

        assert who_laid(table) == ["anna", "anna", "anna"]
        assert table.year == 2
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-REC-11")
def test_a_player_without_cards_has_no_turn_to_recruit():
    """Anna is rich and the tent is free, yet only Ben is asked until the year ends."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "", "ben": "blue green violet"},
        money={"anna": 99},
        turn="ben",
        settings=PROFESSIONAL,
    ) as table:
        for colour in ("blue", "green"):
            table.ben.places(colour, at="coloured")
            table.waits_for("ben", "asara.dispatch")
        assert "tent 3" in table.ben.places_offered()
        table.ben.places("violet", at="coloured")

        assert who_laid(table) == ["ben", "ben", "ben"]
        assert (table.anna.money, table.year) == (99 + 20, 2)
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-REC-12")
def test_at_the_new_year_all_45_are_shuffled_together_and_the_rest_is_the_new_pile():
    table = Table("anna", "ben", hands={"anna": "blue green", "ben": "blue"}, deck="orange", settings=PROFESSIONAL)
    table.anna.places("blue", at="tent 3")
    table.anna.answers("recruit")
    assert table.deck == []
    plays_out(table, until=2)

    buyers = sorted([*table.deck, *table.anna.hand, *table.ben.hand])
    assert buyers == sorted(["blue", "green", "violet", "yellow", "orange"] * 9)
    assert (len(table.anna.hand), len(table.ben.hand), len(table.deck)) == (9, 9, 27)
