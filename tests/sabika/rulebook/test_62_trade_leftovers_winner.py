"""Trade card, leftovers and winner (S-TRADE, S-LEFT, S-WIN)."""

from __future__ import annotations

import pytest

from partal.sabika.rules import scoring
from tests.sabika.sheet import CONTENT, holding, leftovers, trade

CHAIN = "florence cairo ragusa constantinople venice"


@pytest.mark.proves("S-TRADE-02")
@pytest.mark.parametrize(("consolidated", "prestige"), [(0, 0), (1, 3), (4, 12), (9, 27)])
def test_trade_card_7_pays_3_for_each_consolidated_city(consolidated: int, prestige: int) -> None:
    assert trade(7, holding(ships="fez tunis", consolidated=consolidated)) == prestige


@pytest.mark.proves("S-TRADE-03", "S-CARD-33")
@pytest.mark.parametrize(
    ("ships", "prestige"),
    [
        ("", 0),
        ("algiers", 2),
        (f"algiers {CHAIN}", 10),
        ("algiers florence", 2),
        ("bruges fez algiers tunis", 6),
        ("florence constantinople", 2),
        ("florence ragusa constantinople", 6),
    ],
)
def test_trade_card_6_pays_2_for_each_ship_of_the_longest_chain(ships: str, prestige: int) -> None:
    """Neither Granada nor a city without the player's ship joins anything."""
    assert trade(6, holding(ships=ships)) == prestige


@pytest.mark.proves("S-TRADE-04")
@pytest.mark.parametrize(
    ("number", "prestige"),
    [(1, 3 * 3), (2, 2 * 3), (3, 3 * 3), (4, 2 * 3), (5, 1 * 3), (8, 5 * 2)],
)
def test_the_other_trade_cards_pay_what_is_printed_on_them(number: int, prestige: int) -> None:
    """Blue cities demanding sugar, clothes, sugar and clothes; red ones demanding sugar and pottery."""
    assert trade(number, holding(tiles="C1 C2 C4 C7 C9", consolidated=2)) == prestige


@pytest.mark.proves("S-TRADE-04")
def test_a_trade_card_of_our_own_making_is_marked_as_such() -> None:
    origins = {entry.id: entry.origin for entry in CONTENT.entries if entry.kind == "trade"}
    assert origins == {str(number): "rulebook" if number == 7 else "reconstructed" for number in range(1, 9)}


@pytest.mark.proves("S-LEFT-01")
def test_each_seal_gives_1() -> None:
    assert [leftovers(holding(seals=seals))["seals"] for seals in (0, 1, 9)] == [0, 1, 9]


@pytest.mark.proves("S-LEFT-02")
def test_each_good_gives_1() -> None:
    assert leftovers(holding(wares="2 sugar, 1 clothes, 3 pottery")) == {
        "seals": 0,
        "goods": 6,
        "materials": 0,
        "dinars": 0,
    }


@pytest.mark.proves("S-LEFT-03")
def test_each_marble_and_each_glazed_gives_1() -> None:
    assert leftovers(holding(wares="3 marble"))["materials"] == 3
    assert leftovers(holding(wares="2 glazed"))["materials"] == 2
    assert leftovers(holding(wares="1 marble, 1 glazed"))["materials"] == 2


@pytest.mark.proves("S-LEFT-04")
def test_every_two_full_dinars_give_1() -> None:
    assert [leftovers(holding(dinars=dinars))["dinars"] for dinars in (0, 1, 2, 3, 7, 8)] == [0, 0, 1, 1, 3, 4]


@pytest.mark.proves("S-LEFT-05")
def test_gypsum_and_wood_give_nothing() -> None:
    assert set(leftovers(holding(wares="5 gypsum, 4 wood")).values()) == {0}


@pytest.mark.proves("S-LEFT-06")
def test_the_printed_sum_of_all_leftovers_is_10() -> None:
    left = leftovers(holding(seals=2, wares="2 sugar, 1 pottery, 1 marble, 2 glazed, 4 wood", dinars=5))
    assert left == {"seals": 2, "goods": 3, "materials": 1 + 2, "dinars": 2}
    assert sum(left.values()) == 10


@pytest.mark.proves("S-WIN-01")
def test_most_prestige_wins_whatever_was_built() -> None:
    assert scoring.winners([79, 80, 78], [9, 0, 5]) == [1]


@pytest.mark.proves("S-WIN-02")
def test_a_tie_goes_to_the_tied_player_with_most_buildings() -> None:
    assert scoring.winners([80, 80], [6, 5]) == [0]
    assert scoring.winners([80, 70, 80], [5, 9, 6]) == [2]


@pytest.mark.proves("S-WIN-03")
def test_a_full_tie_shares_the_victory() -> None:
    assert scoring.winners([80, 80], [6, 6]) == [0, 1]
    assert scoring.winners([80, 80, 80, 80], [6, 7, 7, 1]) == [1, 2]
