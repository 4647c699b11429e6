"""Chapter A-LIT, first half: the purchases in the House of lighted windows."""

from __future__ import annotations

from collections import Counter

import pytest

from partal.asara.rules.things import ORDINARY
from tests.asara.table import Table
from tests.asara.years import plays_out

PROFESSIONAL = {"professional": "true"}
TEN = "brown green red black white brown green red black white"
"""A stack of ten; the top is the last."""


def at_the_house(money: int = 12, lit_stack: str | None = TEN) -> Table:
    """Anna has just laid a blue buyer in the house."""
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue blue"},
        money={"anna": money},
        lit_stack=lit_stack,
        settings=PROFESSIONAL,
    )
    table.anna.places("blue", at="house")
    return table


@pytest.mark.proves("A-LIT-01")
def test_a_buyer_in_the_house_must_make_one_of_two_purchases():
    table = at_the_house()

    assert table.anna.choices() == {"pay 4", "pay 10"}
    assert table.anna.refused("take nothing") == "A-LIT-01"
    assert table.anna.refused("decline") == "A-LIT-01"


@pytest.mark.proves("A-LIT-01")
def test_the_house_has_the_spaces_of_the_content():
    with Table("anna", "ben", laid=[("ben", "house", "blue")] * 2, settings=PROFESSIONAL) as table:
        assert "house" in table.anna.places_offered()
        table.waits_for("anna", "asara.dispatch")
    with Table("anna", "ben", laid=[("ben", "house", "blue")] * 3, settings=PROFESSIONAL) as table:
        assert table.anna.refused("go house") == "A-DISP-17"
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-LIT-02")
def test_the_small_purchase_costs_4_draws_3_and_keeps_1():
    table = at_the_house()
    table.anna.answers("pay 4")
    assert table.anna.sees().drawn_size == 3
    assert table.anna.choices() == {"keep red", "keep black", "keep white"}
    table.anna.answers("keep white")
    table.anna.answers("return red")
    table.anna.answers("return black")

    assert (table.anna.money, table.anna.stored) == (8, ["white lit window"])
    assert len(table.lit_stack) == 9
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-03")
def test_the_large_purchase_costs_10_draws_5_and_keeps_2():
    table = at_the_house()
    table.anna.answers("pay 10")
    assert table.anna.sees().drawn_size == 5
    table.anna.answers("keep white")
    assert table.anna.choices() == {"keep brown", "keep green", "keep red", "keep black"}
    table.anna.answers("keep brown")
    table.anna.answers("return green")
    table.anna.answers("return red")
    table.anna.answers("return black")

    assert (table.anna.money, table.anna.stored) == (2, ["brown lit window", "white lit window"])
    assert len(table.lit_stack) == 8
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-04")
@pytest.mark.parametrize("taken", [0, 1, 2])
@pytest.mark.parametrize("offer", ["pay 4", "pay 10"])
def test_either_purchase_may_be_made_on_any_space_but_only_one_in_an_action(taken, offer):
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue blue"},
        money={"anna": 20},
        lit_stack=TEN,
        laid=[("ben", "house", "blue")] * taken,
        settings=PROFESSIONAL,
    )
    table.anna.places("blue", at="house")
    assert table.anna.choices() == {"pay 4", "pay 10"}
    table.anna.answers(offer)
    while table.decision.seat == table.anna.seat:
        assert not {"pay 4", "pay 10"} & table.anna.choices()
        table.anna.answers(table.decision.options[0].notation)

    assert table.anna.money == 20 - int(offer.split()[1])
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-05")
def test_nobody_else_sees_what_was_drawn_or_kept():
    """Two tables that differ only in the windows Anna draws and keeps show Ben and a spectator the same."""
    one = at_the_house(lit_stack="brown green red white black red")
    other = at_the_house(lit_stack="white black red brown green red")
    for answer_one, answer_other in [
        ("pay 4", "pay 4"),
        ("keep white", "keep brown"),
        ("return black", "return red"),
        ("return red", "return green"),
    ]:
        one.anna.answers(answer_one)
        other.anna.answers(answer_other)
        for eyes in (1, None):
            assert one.match.view(eyes).plain() == other.match.view(eyes).plain()
            assert one.match.log(eyes) == other.match.log(eyes)
        assert one.match.view(0).plain() != other.match.view(0).plain()

    assert one.anna.stored == ["white lit window"]
    assert one.ben.hears()[-4:] == [
        "0 drew-lit 3 1 {? ? ?}",
        "0 kept-lit {?}",
        "0 returned-lit {?}",
        "0 returned-lit {?}",
    ]
    assert one.anna.hears()[-3:] == ["0 kept-lit {white}", "0 returned-lit {black}", "0 returned-lit {red}"]


@pytest.mark.proves("A-LIT-05")
def test_the_drawn_windows_are_in_the_buyers_view_alone():
    table = at_the_house()
    table.anna.answers("pay 4")

    assert table.anna.sees().drawn == (2, 3, 4)
    assert table.ben.sees().drawn is None
    assert table.ben.sees().drawn_size == 3
    question = table.ben.sees().question
    assert question is not None
    assert (question.prompt, question.options) == ("asara.keep-lit", None)


@pytest.mark.proves("A-LIT-06")
@pytest.mark.parametrize("kept", [("white", "white"), ("brown", "green")])
def test_colours_make_no_difference_to_the_price(kept):
    table = at_the_house(money=10, lit_stack="red red brown green black white white")
    table.anna.answers("pay 10")
    for colour in kept:
        table.anna.answers(f"keep {colour}")

    assert table.anna.money == 0
    assert table.anna.stored == [f"{colour} lit window" for colour in kept]


@pytest.mark.proves("A-LIT-07")
@pytest.mark.parametrize(("first", "second"), [("black", "white"), ("white", "black")])
def test_what_is_not_kept_goes_under_the_stack_in_any_order(first, second):
    table = at_the_house()
    table.anna.answers("pay 4")
    table.anna.answers("keep red")
    assert table.anna.choices() == {"return black", "return white", "return the rest"}
    table.anna.answers(f"return {first}")
    table.anna.answers(f"return {second}")

    # The lowest was returned last; above the two lies what was not drawn.
    assert table.lit_stack == [second, first, *TEN.split()[:7]]
    assert all(event.seen_by(1).secret == ("?",) for event in table.told if event.kind == "returned-lit")


@pytest.mark.proves("A-LIT-05", "A-LIT-07")
@pytest.mark.parametrize("kept", ["red", "white"])
def test_others_cannot_tell_from_a_missing_question_that_the_returned_windows_are_alike(kept):
    table = at_the_house(lit_stack="brown brown red red white")
    table.anna.answers("pay 4")
    table.anna.answers(f"keep {kept}")
    question = table.ben.sees().question
    assert question is not None
    assert question.prompt == "asara.return-lit"
    table.anna.answers("return the rest")

    returned = ["red", "red"] if kept == "white" else ["white", "red"]
    assert table.lit_stack == [*returned, "brown", "brown"]


@pytest.mark.proves("A-LIT-05")
def test_others_cannot_tell_from_a_missing_question_that_the_drawn_windows_are_alike():
    table = at_the_house(lit_stack="brown brown red red red")
    table.anna.answers("pay 4")
    question = table.ben.sees().question
    assert question is not None
    assert question.prompt == "asara.keep-lit"
    assert table.anna.choices() == {"keep red", "keep any"}
    table.anna.answers("keep any")
    assert table.anna.stored == ["red lit window"]


@pytest.mark.proves("A-LIT-08")
def test_with_less_than_4_the_house_is_closed_and_with_less_than_10_only_the_small_purchase_is_open():
    poor = Table("anna", "ben", money={"anna": 3}, settings=PROFESSIONAL)
    assert poor.anna.refused("go house") == "A-LIT-08"

    for money, price in ((4, 4), (9, 4)):
        table = at_the_house(money=money)
        # The only purchase is made at once.
        assert (table.anna.money, table.anna.sees().drawn_size) == (money - price, 3)
    assert at_the_house(money=10).anna.choices() == {"pay 4", "pay 10"}


@pytest.mark.proves("A-LIT-09")
def test_a_stack_of_two_is_enough_for_either_purchase():
    small = at_the_house(lit_stack="red white")
    assert small.anna.choices() == {"pay 4", "pay 10"}
    small.anna.answers("pay 4")
    small.anna.answers("keep white")
    assert (small.anna.stored, small.lit_stack) == (["white lit window"], ["red"])

    large = at_the_house(lit_stack="red white")
    large.anna.answers("pay 10")
    large.anna.answers("keep white")
    assert (large.anna.stored, large.lit_stack) == (["red lit window", "white lit window"], [])
    assert large.anna.money == 2


@pytest.mark.proves("A-LIT-09")
def test_a_stack_of_one_is_enough_for_the_small_purchase_only():
    table = at_the_house(lit_stack="red")

    assert (table.anna.money, table.anna.stored, table.lit_stack) == (8, ["red lit window"], [])
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-09")
def test_without_a_stack_the_house_is_closed():
    table = Table("anna", "ben", lit_stack="", settings=PROFESSIONAL)

    assert table.anna.refused("go house") == "A-LIT-09"


@pytest.mark.proves("A-LIT-10")
def test_bribery_and_markets_never_reach_lit_windows():
    table = Table("anna", "ben", hands={"anna": "blue green", "ben": "blue"}, money={"anna": 20}, settings=PROFESSIONAL)
    table.anna.places("blue", at="spies 3")
    assert table.anna.choices() == {"search bases", "search middles", "search windows", "search tops"}
    table.anna.answers("search windows")

    searched = table.anna.sees().searched
    assert searched is not None
    assert len(searched) == 25 - 9
    assert all(20 <= part < 30 for part in searched)
    assert not [choice for choice in table.anna.choices() if "lit" in choice]
    assert len(table.anna.sees().display) == ORDINARY


@pytest.mark.proves("A-LIT-10")
def test_the_refill_leaves_the_lit_stack_alone_and_a_purchase_leaves_the_windows_alone():
    """Three gaps and an empty pile of windows: they stay, although fifteen lit windows are there."""
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        display={"windows": "3 red window, 3 black window"},
        piles={"windows": ""},
        money={"anna": 10},
        settings=PROFESSIONAL,
    )
    before = Counter(table.lit_stack)
    assert before == dict.fromkeys(("brown", "green", "red", "black", "white"), 3)
    table.anna.places("blue", at="house")
    table.anna.answers("pay 4")
    while table.year == 1:
        table.anna.answers(table.decision.options[0].notation)

    assert table.display("windows") == ["red window"] * 3 + ["black window"] * 3
    assert len(table.lit_stack) == 14
    kept = [part.removesuffix(" lit window") for part in table.anna.stored]
    assert Counter(table.lit_stack) + Counter(kept) == before


@pytest.mark.proves("A-LIT-11")
def test_the_stack_keeps_its_order_from_year_to_year():
    table = Table("anna", "ben", lit_stack=TEN, settings=PROFESSIONAL)
    for year in (2, 3, 4):
        plays_out(table, until=year)
        assert table.lit_stack == TEN.split()
