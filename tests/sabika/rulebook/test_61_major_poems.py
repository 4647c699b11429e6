"""Major poem scoring (S-MPOEM)."""

from __future__ import annotations

import pytest

from tests.sabika.sheet import holding, poem

MAJORITIES = ("A1", "B1", "C1", "D1", "E1", "G1", "H1")


@pytest.mark.proves("S-MPOEM-02", "S-MPOEM-11")
@pytest.mark.parametrize(("own", "prestige"), [(9, 14), (6, 9), (4, 6), (2, 0)])
def test_first_second_and_third_place_give_14_9_and_6_and_the_fourth_nothing(own: int, prestige: int) -> None:
    others = [count for count in (9, 6, 4, 2) if count != own]
    assert poem("A1", holding(blue=own), *[holding(red=count) for count in others]) == prestige


@pytest.mark.proves("S-MPOEM-03")
def test_players_who_do_not_own_the_poem_are_ranked_too() -> None:
    """The owner has A1 and three more; a neighbour without any grey poem has five."""
    owner = holding(blue=3, grey="A1")
    assert poem("A1", owner, holding(blue=5), holding(blue=1)) == 9
    assert poem("A1", owner, holding(blue=3), holding(blue=1)) == 14


@pytest.mark.proves("S-MPOEM-03")
def test_an_owner_with_nothing_takes_a_place_unless_the_table_wants_one_at_least() -> None:
    nobody = [holding(), holding(), holding()]
    assert poem("C1", *nobody) == 9
    assert poem("C1", holding(), holding({"garden": 2}), holding({"tower": 1})) == 6
    needs_one = {"majority-needs-one": "true"}
    assert poem("C1", *nobody, settings=needs_one) == 0
    assert poem("C1", holding({"garden": 1}), holding(), holding(), settings=needs_one) == 14


@pytest.mark.proves("S-MPOEM-04")
@pytest.mark.parametrize(
    ("counts", "prestige"),
    [
        ((5, 5, 3), 9),
        ((3, 5, 5), 6),
        ((4, 7, 4, 2), 6),
        ((5, 5, 5, 2), 9),
        ((2, 5, 5, 5), 0),
        ((5, 5, 5, 5), 9),
    ],
)
def test_a_shared_place_pays_the_place_below(counts: tuple[int, ...], prestige: int) -> None:
    """The owner is the first; 5, 5 and 3 poems is the printed example."""
    assert poem("A1", *[holding(blue=count) for count in counts]) == prestige


@pytest.mark.proves("S-MPOEM-05")
def test_a_shared_third_place_gives_nothing() -> None:
    seven, five, three = holding(blue=7), holding(blue=5), holding(blue=3)
    assert poem("A1", three, three, five, seven) == 0
    assert poem("A1", three, five, seven, holding(blue=2)) == 6


@pytest.mark.proves("S-MPOEM-06", "S-MPOEM-07")
@pytest.mark.parametrize(
    ("own", "other", "prestige", "without_second"), [(5, 4, 14, 14), (4, 4, 6, 6), (4, 5, 6, 0), (0, 0, 6, 6)]
)
def test_two_players_have_no_second_reward(own: int, other: int, prestige: int, without_second: int) -> None:
    pair = holding(blue=own), holding(blue=other)
    assert poem("A1", *pair) == prestige
    assert poem("A1", *pair, settings={"two-player-second": "none"}) == without_second


@pytest.mark.proves("S-MPOEM-07")
def test_the_house_rule_for_two_does_not_touch_three_players() -> None:
    assert poem("A1", holding(blue=4), holding(blue=5), holding(), settings={"two-player-second": "none"}) == 9


@pytest.mark.proves("S-MPOEM-08", "S-MPOEM-09")
@pytest.mark.parametrize(
    ("minor", "prestige"),
    [(4, 10), (5, 12), (6, 14), (8, 14)],
)
def test_a2_counts_itself_and_stops_at_14(minor: int, prestige: int) -> None:
    """A2 and 4 minor poems are 5 poems, 10 prestige; 9 poems stop at the cap."""
    assert poem("A2", holding(red=minor, grey="A2")) == prestige


@pytest.mark.proves("S-MPOEM-08")
def test_every_poem_of_letter_a_counts_itself() -> None:
    assert poem("A1", holding(blue=4, grey="A1"), holding(blue=4), holding()) == 14
    assert poem("A3", holding(blue=1, red=1, grey="A3")) == 10
    assert poem("A3", holding(blue=1, red=1)) == 0


@pytest.mark.proves("S-MPOEM-09", "S-MPOEM-10")
@pytest.mark.parametrize(
    ("majors", "minors", "prestige"), [(3, 5, 12), (5, 3, 12), (4, 4, 16), (6, 6, 16), (0, 7, 0), (1, 1, 4)]
)
def test_e2_pays_4_for_each_pair_up_to_16(majors: int, minors: int, prestige: int) -> None:
    mixed = {"palace": majors - majors // 2, "door": majors // 2, "window": minors - minors // 3, "garden": minors // 3}
    assert poem("E2", holding(mixed)) == prestige


@pytest.mark.proves("S-MPOEM-12")
def test_b1_and_b2_count_store_boxes() -> None:
    assert [poem("B2", holding(boxes=boxes)) for boxes in (4, 9, 16, 17)] == [4, 9, 16, 16]
    assert poem("B1", holding(boxes=9), holding(boxes=8), holding(boxes=4)) == 14
    assert poem("B1", holding(boxes=8, blue=9), holding(boxes=9), holding(boxes=4)) == 9


@pytest.mark.proves("S-MPOEM-01", "S-MPOEM-02")
@pytest.mark.parametrize("name", MAJORITIES)
def test_every_majority_counts_its_own_thing_and_nothing_else(name: str) -> None:
    one_more = {
        "A1": holding(red=1),
        "B1": holding(boxes=5),
        "C1": holding({"tower": 1}),
        "D1": holding({"palace": 1}),
        "E1": holding({"door": 1}),
        "G1": holding(favour=1),
        "H1": holding(ships="fez"),
    }
    for other, owner in one_more.items():
        # A single door counts for D1 and E1, a single tower for C1 and E1.
        expected = 14 if other == name or (name == "E1" and other in "C1 D1") or (name, other) == ("D1", "E1") else 9
        assert poem(name, owner, holding(), holding()) == expected, other
