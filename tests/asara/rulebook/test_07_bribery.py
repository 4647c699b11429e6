"""Chapter 7, bribery: the House of Spies."""

import pytest

from partal.core.decision import InvalidAnswer, RefusedAnswer

from partal.asara.rules.things import PART_NAMES
from tests.asara.table import Table

HAND = {"tina": "blue green"}
TOPS = {"tops": "red top, black gold top, white top, black top"}
MARKETS = ("bases", "middles", "windows", "tops")


@pytest.mark.proves("A-SPY-01")
@pytest.mark.parametrize("fee", [3, 5])
def test_the_fee_of_the_space_is_paid_first(fee: int) -> None:
    with Table("tina", "wolfgang", hands=HAND, money={"tina": 20, "wolfgang": 21}) as table:
        table.tina.places("blue", at=f"spies {fee}")
        assert (table.tina.money, table.wolfgang.money) == (20 - fee, 21)
        assert f"0 paid {fee} spies" in table.all_hear()
        table.waits_for("tina", "asara.search")


@pytest.mark.proves("A-SPY-02", "A-SPY-10")
def test_then_one_of_the_four_piles_is_named() -> None:
    with Table("tina", "wolfgang", hands=HAND) as table:
        table.tina.places("blue", at="spies 3")
        assert table.tina.choices() == {"search bases", "search middles", "search windows", "search tops"}
        assert table.tina.refused("take black top") == "A-SPY-02"
        table.tina.answers("search windows")
        table.waits_for("tina", "asara.bribe")


@pytest.mark.proves("A-SPY-03")
def test_only_the_searcher_sees_the_pile_and_nobody_sees_the_others() -> None:
    seen = []
    for pile, hidden in (
        ("red top, white top, black top", "brown top"),
        ("brown top, white top, white top", "red top"),
    ):
        with Table(
            "tina",
            "wolfgang",
            hands=HAND,
            stored={"wolfgang": hidden},
            display={"tops": "green top"},
            piles={"tops": pile},
            rest="wolfgang",
        ) as table:
            table.tina.places("blue", at="spies 3")
            assert table.tina.sees().searched is None
            table.tina.answers("search tops")
            searched = table.tina.sees().searched
            assert searched is not None
            assert [PART_NAMES[part] for part in searched] == sorted(
                (part.strip() for part in pile.split(",")), key=PART_NAMES.index
            )
            assert table.wolfgang.sees().searched is None
            assert "0 searched tops {? ? ?}" in table.wolfgang.hears()
            seen.append((table.match.view(None).plain(), table.all_hear()))
            table.waits_for("tina", "asara.bribe")
            table.tina.takes("nothing")
            assert table.tina.sees().searched is None
            table.waits_for("wolfgang", "asara.dispatch")
    assert seen[0] == seen[1]


@pytest.mark.proves("A-SPY-03")
def test_what_has_been_seen_cannot_be_taken_back() -> None:
    with Table("tina", "wolfgang", hands=HAND) as table:
        table.tina.places("blue", at="spies 3")
        assert table.match.why_not_take_back(0) is None
        table.tina.answers("search tops")
        assert table.match.why_not_take_back(0) == "something-was-revealed"
        with pytest.raises(RefusedAnswer):
            table.match.take_back(0)
        table.waits_for("tina", "asara.bribe")


@pytest.mark.proves("A-SPY-04")
def test_one_part_of_the_searched_pile_may_be_taken_and_no_more() -> None:
    with Table("tina", "wolfgang", hands=HAND, piles=TOPS, display={"tops": "brown top"}) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        assert table.tina.choices() == {
            "take red top",
            "take black top",
            "take black gold top",
            "take white top",
            "take nothing",
        }
        assert table.tina.refused("take green top") == "A-SPY-04"
        table.tina.takes("white top")
        assert table.tina.stored == ["white top"]
        assert sorted(table.pile("tops")) == ["black gold top", "black top", "red top"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-05")
def test_the_part_taken_is_shown_to_all() -> None:
    with Table("tina", "wolfgang", hands=HAND, piles=TOPS) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        table.tina.takes("black top")
        for log in (table.wolfgang.hears(), table.all_hear()):
            assert "0 bribed black-top" in log
            assert not [line for line in log if "white-top" in line]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-06", "A-SPY-07")
def test_philipp_pays_three_and_six_for_a_black_top() -> None:
    with Table(
        "philipp",
        "tina",
        hands={"philipp": "blue green"},
        money={"philipp": 20},
        prestige={"philipp": 2},
        stored={"philipp": "black base"},
        piles=TOPS,
    ) as table:
        table.philipp.places("blue", at="spies 3")
        assert table.philipp.money == 17
        table.philipp.answers("search tops")
        table.philipp.takes("black top")
        assert table.philipp.money == 20 - 9
        assert len(table.pile("tops")) == 3
        assert table.philipp.stored == ["black base", "black top"]
        assert (table.philipp.towers, table.philipp.prestige) == ([], 2)
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SPY-08")
@pytest.mark.parametrize("part", ["nothing", "brown window"])
def test_the_searched_pile_is_shuffled_whether_or_not_a_part_was_taken(part: str) -> None:
    pile = "brown window, green window, red window, black window, white window, red gold window, black gold window"
    orders = set()
    for seed in range(6):
        with Table("tina", "wolfgang", hands=HAND, piles={"windows": pile}, stored={"tina": ""}, seed=seed) as table:
            before = table.pile("windows")
            others = [table.pile(market) for market in ("bases", "middles", "tops")]
            table.tina.places("blue", at="spies 3")
            table.tina.answers("search windows")
            table.tina.takes(part)
            after = table.pile("windows")
            left = [name for name in before if name != part]
            assert sorted(after) == sorted(left)
            assert [table.pile(market) for market in ("bases", "middles", "tops")] == others
            orders.add(tuple(after))
            table.waits_for("wolfgang", "asara.dispatch")
    assert len(orders) > 3


@pytest.mark.proves("A-SPY-09")
def test_bribery_buys_nothing_from_an_open_display() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        display={"tops": "brown top, green top"},
        piles={"tops": "red top, black top"},
        money={"tina": 20},
    ) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        assert table.tina.choices() == {"take red top", "take black top", "take nothing"}
        assert table.tina.refused("take green top") == "A-SPY-09"
        table.tina.takes("red top")
        assert table.display("tops") == ["brown top", "green top"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-10", "A-SPY-02")
def test_the_steps_of_bribery_come_in_order() -> None:
    with Table("tina", "wolfgang", hands=HAND, piles=TOPS) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        table.tina.takes("black top")
        told = [event.kind for played in table.match.history for event in played.events]
        assert told == ["laid", "paid", "searched", "bribed", "paid"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-11")
def test_nothing_need_be_taken_and_the_fee_is_not_returned() -> None:
    with Table("tina", "wolfgang", hands=HAND, piles=TOPS, money={"tina": 20}) as table:
        table.tina.places("blue", at="spies 5")
        table.tina.answers("search tops")
        table.tina.takes("nothing")
        assert (table.tina.money, table.tina.stored, len(table.pile("tops"))) == (15, [], 4)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-12")
@pytest.mark.parametrize("asari", [8, 9])
def test_after_the_fee_the_price_must_still_be_there(asari: int) -> None:
    with Table("tina", "wolfgang", hands=HAND, money={"tina": asari}, piles={"tops": "brown top, black top"}) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        if asari == 8:
            assert table.tina.choices() == {"take brown top", "take nothing"}
            assert table.tina.refused("take black top") == "A-SPY-12"
            table.waits_for("tina", "asara.bribe")
        else:
            table.tina.takes("black top")
            assert table.tina.money == 0
            table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-13")
@pytest.mark.parametrize(("asari", "spaces"), [(2, set()), (3, {3}), (4, {3}), (5, {3, 5})])
def test_without_the_fee_a_space_cannot_be_used(asari: int, spaces: set[int]) -> None:
    with Table("tina", "wolfgang", hands=HAND, money={"tina": asari}) as table:
        assert {int(place.split()[1]) for place in table.tina.places_offered() if "spies" in place} == spaces
        for fee in {3, 5} - spaces:
            assert table.tina.refused(f"go spies {fee}") == "A-SPY-13"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SPY-14")
def test_an_empty_pile_cannot_be_named() -> None:
    with Table("tina", "wolfgang", hands=HAND, piles={"tops": "", "bases": ""}) as table:
        table.tina.places("blue", at="spies 3")
        assert table.tina.choices() == {"search middles", "search windows"}
        assert table.tina.refused("search tops") == "A-SPY-14"
        assert table.tina.refused("build 3") == "A-SPY-02"
        table.waits_for("tina", "asara.search")


@pytest.mark.proves("A-SPY-14")
@pytest.mark.parametrize("last", ["", "black top"])
def test_the_house_is_closed_once_all_four_piles_are_empty(last: str) -> None:
    piles = dict.fromkeys(MARKETS, "") | {"tops": last}
    with Table("tina", "wolfgang", hands=HAND, piles=piles) as table:
        if last:
            assert {"spies 3", "spies 5"} <= table.tina.places_offered()
        else:
            assert table.tina.refused("go spies 3") == "A-SPY-14"
            assert table.tina.refused("go spies 5") == "A-SPY-14"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SPY-15")
@pytest.mark.parametrize(("taken", "shown"), [("black top", ["green top"]), ("nothing", ["green top", "black top"])])
def test_a_part_taken_by_bribery_is_missing_from_the_next_refill(taken: str, shown: list[str]) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue", "wolfgang": ""},
        piles={"tops": "black top"},
        display={"tops": "green top", "bases": "red base"},
    ) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        table.tina.takes(taken)
        assert table.year == 2
        assert table.display("tops") == shown
        assert len(table.display("bases")) == 9
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-SPY-16")
def test_the_stack_of_lit_windows_cannot_be_searched() -> None:
    settings = {"professional": "true"}
    with Table("tina", "wolfgang", hands=HAND, settings=settings, piles={"tops": "", "bases": ""}) as table:
        stack = table.lit_stack
        table.tina.places("blue", at="spies 3")
        assert table.tina.choices() == {"search middles", "search windows"}
        for words in ("search lit", "search house", "search lit windows"):
            with pytest.raises(InvalidAnswer):
                table.match.play(words)
        table.tina.answers("search windows")
        assert not [choice for choice in table.tina.choices() if "lit" in choice]
        table.tina.takes("nothing")
        assert (len(stack), table.lit_stack) == (15, stack)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-SPY-17")
def test_colour_duty_and_pairs_hold_in_the_house_of_spies() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "green violet yellow", "wolfgang": "green"},
        laid=[("wolfgang", "spies 3", "blue")],
        money={"tina": 20},
    ) as table:
        table.tina.goes("spies 5")
        assert table.tina.refused("lay green") == "A-DISP-04"
        table.tina.lays("green", "violet")
        assert (table.tina.money, table.tina.hand) == (15, ["yellow"])
        table.waits_for("tina", "asara.search")


@pytest.mark.proves("A-SPY-18")
def test_gold_costs_nothing_extra_and_bribery_gives_no_prestige() -> None:
    with Table("tina", "wolfgang", hands=HAND, piles=TOPS, money={"tina": 20}, prestige={"tina": 3}) as table:
        table.tina.places("blue", at="spies 3")
        table.tina.answers("search tops")
        table.tina.takes("black gold top")
        assert (table.tina.money, table.tina.stored) == (11, ["black gold top"])
        assert table.match.scores == (3, 0)
        table.waits_for("wolfgang", "asara.dispatch")
