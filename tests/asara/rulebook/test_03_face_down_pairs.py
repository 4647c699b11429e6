"""Chapter 3, dispatching buyers: two cards face down."""

from itertools import combinations

import pytest

from partal.core.decision import InvalidAnswer

from tests.asara.table import Table

BLUE_MARKET = [("wolfgang", "middles", "blue")]
PLACES = ["bases", "middles", "windows", "tops", "circle 1", "bank 10", "spies 3", "favour", "tent 3", "house"]
"""A place in every area with a colour duty."""


def singles(hand: str) -> set[str]:
    return {f"lay {colour}" for colour in hand.split()}


@pytest.mark.proves("A-DISP-07")
def test_wolfgang_without_blue_lays_two_cards_face_down_and_may_buy() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue", "wolfgang": "green violet yellow"},
        display={"middles": "black middle"},
        money={"wolfgang": 20},
        laid=[("tina", "middles", "blue")],
        turn="wolfgang",
    ) as table:
        table.wolfgang.goes("middles")
        pairs = combinations(("green", "violet", "yellow"), 2)
        assert table.wolfgang.choices() == {f"lay {first} {second} face down" for first, second in pairs}
        table.wolfgang.lays("green", "yellow")
        assert (table.wolfgang.hand, table.taken("middles")) == (["violet"], 2)
        table.wolfgang.takes("black middle")
        assert (table.wolfgang.stored, table.wolfgang.money) == (["black middle"], 14)
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-DISP-08")
def test_a_matching_card_in_hand_does_not_forbid_the_pair() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue violet green"}, laid=BLUE_MARKET) as table:
        table.tina.goes("middles")
        assert table.tina.choices() == {
            "lay blue",
            "lay blue green face down",
            "lay blue violet face down",
            "lay green violet face down",
        }
        table.tina.lays("green", "violet")
        assert table.tina.hand == ["blue"]
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-DISP-09")
def test_the_two_cards_may_have_any_colours_even_the_required_one() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue blue violet"}, laid=BLUE_MARKET) as table:
        table.tina.goes("middles")
        assert table.tina.choices() == {"lay blue", "lay blue blue face down", "lay blue violet face down"}
        assert table.tina.refused("lay violet violet face down") == "A-DISP-09"
        table.tina.lays("blue", "blue")
        assert table.tina.hand == ["violet"]
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-DISP-10")
def test_a_pair_takes_one_space_and_brings_one_purchase() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "green violet yellow"},
        display={"middles": "2 brown middle"},
        laid=BLUE_MARKET,
    ) as table:
        table.tina.places_pair("green", "violet", at="middles")
        # One space for the blue buyer, one for the pair.
        assert table.taken("middles") == 2
        table.tina.takes("brown middle")
        assert (table.tina.stored, table.display("middles")) == (["brown middle"], ["brown middle"])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-10")
def test_a_pair_in_an_otherwise_empty_market_leaves_three_spaces() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "green violet yellow", "wolfgang": "blue"},
        settings={"facedown-pair-opens-area": "true"},
    ) as table:
        table.tina.places_pair("green", "violet", at="middles")
        table.tina.takes("nothing")
        assert table.state.content.areas[1][0].spaces - table.taken("middles") == 3
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-11")
def test_a_player_who_lays_a_pair_runs_out_before_the_others() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "green violet", "wolfgang": "blue blue"},
        laid=[("wolfgang", "bank 10", "blue")],
    ) as table:
        table.tina.places_pair("green", "violet", at="bank 8")
        assert table.tina.hand == []
        table.wolfgang.places("blue", at="bank 6")
        assert table.wolfgang.hand == ["blue"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-12")
def test_a_last_card_of_another_colour_cannot_enter_an_area() -> None:
    with Table("tina", "wolfgang", hands={"tina": "violet"}, laid=BLUE_MARKET) as table:
        assert "middles" not in table.tina.places_offered()
        assert table.tina.refused("go middles") == "A-DISP-12"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-DISP-12")
@pytest.mark.parametrize("hand", ["blue", "violet green"])
def test_a_last_card_of_the_colour_and_any_two_cards_can(hand: str) -> None:
    with Table("tina", "wolfgang", hands={"tina": hand}, laid=BLUE_MARKET) as table:
        assert "middles" in table.tina.places_offered()
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-DISP-13")
def test_no_single_face_down_no_pair_face_up_and_no_three_cards() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue blue green violet"}, laid=BLUE_MARKET) as table:
        table.tina.goes("middles")
        for choice in table.tina.choices():
            cards = choice.removeprefix("lay ").removesuffix(" face down").split()
            assert len(cards) == (2 if choice.endswith("face down") else 1)
        for words in ("lay blue face down", "lay blue green", "lay blue blue green", "lay blue blue green face down"):
            with pytest.raises(InvalidAnswer):
                table.match.play(words)
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-14")
@pytest.mark.parametrize("place", PLACES)
def test_no_pair_enters_an_empty_area(place: str) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green violet"},
        stored={"tina": "red middle"},
        towers={"tina": "red 2"},
        settings={"professional": "true"},
    ) as table:
        table.tina.goes(place)
        assert table.tina.choices() == singles("blue green violet")
        assert table.tina.refused("lay blue green face down") == "A-DISP-14"
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-15")
def test_a_pair_does_not_change_the_colour_of_an_area() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "green violet yellow", "wolfgang": "blue green violet"},
        laid=BLUE_MARKET,
    ) as table:
        table.tina.places_pair("green", "violet", at="middles")
        table.tina.takes("nothing")
        assert table.colour_of("middles") == "blue"
        table.wolfgang.goes("middles")
        assert table.wolfgang.refused("lay green") == "A-DISP-04"
        table.wolfgang.lays("blue")
        table.waits_for("wolfgang", "asara.buy")


@pytest.mark.proves("A-DISP-16")
def test_where_pairs_may_open_an_area_the_first_single_buyer_sets_its_colour() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "yellow orange violet blue", "wolfgang": "green blue violet"},
        settings={"facedown-pair-opens-area": "true"},
    ) as table:
        table.tina.places_pair("yellow", "orange", at="bank 10")
        assert table.colour_of("bank") is None
        table.wolfgang.goes("bank 8")
        assert singles("green blue violet") <= table.wolfgang.choices()
        table.wolfgang.lays("green")
        assert table.colour_of("bank") == "green"
        table.tina.goes("bank 6")
        # Without green only the pair is left to Tina, so a single violet is no move.
        assert (table.tina.hand, table.tina.money) == ([], 20 + 10 + 6)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-16")
def test_after_a_pair_and_a_green_buyer_a_single_violet_is_refused() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "green violet blue"},
        laid=[("wolfgang", "bank 10", "yellow orange"), ("wolfgang", "bank 8", "green")],
        settings={"facedown-pair-opens-area": "true"},
    ) as table:
        table.tina.goes("bank 6")
        assert table.tina.refused("lay violet") == "A-DISP-04"
        table.tina.lays("green")
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-23")
def test_face_down_cards_stay_secret_in_views_and_logs_even_for_their_owner() -> None:
    seen = []
    for pair, single, kept in (("green violet", "yellow", "orange"), ("yellow orange", "green", "violet")):
        first, second = pair.split()
        with Table(
            "tina",
            "wolfgang",
            hands={"tina": "green violet yellow orange", "wolfgang": "blue blue"},
            laid=[("wolfgang", "bank 10", "blue")],
        ) as table:
            table.tina.places_pair(first, second, at="bank 8")
            table.wolfgang.places("blue", at="bank 6")
            table.tina.places(single, at="coloured")
            assert table.tina.hand == [kept]
            assert table.tina.sees().buried is None
            assert "0 laid-pair bank-8 {? ?}" in table.wolfgang.hears()
            assert "0 laid-pair bank-8 {? ?}" in table.tina.hears()
            assert "0 laid-face-down coloured {?}" in table.wolfgang.hears()
            seen.append((table.wolfgang.sees().plain(), table.wolfgang.hears(), table.all_hear()))
            table.waits_for("wolfgang", "asara.dispatch")
    assert seen[0] == seen[1]
