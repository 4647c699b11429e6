"""Outer ring: the market and its transactions."""

from itertools import product
from typing import Any

import pytest

from partal.core.decision import InvalidAnswer

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

EMPTY_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}
MATERIALS = ("gypsum", "wood", "marble", "glazed")
TRADES = {
    ("gypsum", "wood"): 0,
    ("wood", "gypsum"): 1,
    ("wood", "marble"): 0,
    ("marble", "wood"): 1,
    ("marble", "glazed"): 0,
    ("glazed", "marble"): 1,
}
"""Every trade there is, and the dinars it brings besides the material."""


def market(**situation: Any) -> Table:
    return acting("market-1", **{"rondel": EMPTY_RONDEL, **situation})


@pytest.mark.proves("S-MKT-01")
@pytest.mark.parametrize("dinars", [0, 7])
def test_two_dinars_come_before_the_first_transaction(dinars: int) -> None:
    table = market(dinars={"anna": dinars})
    table.waits_for("anna", "sabika.transact")
    assert (table.anna.dinars, table.ben.dinars) == (dinars + 2, 0)


@pytest.mark.proves("S-MKT-02", "S-MKT-13")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_none_one_or_two_transactions_are_made(number: int) -> None:
    table = market(store={"anna": "gypsum 4"})
    for _ in range(number):
        assert "stop" in table.anna.choices()
        table.anna.answers("sell gypsum")
    if number < 2:
        table.anna.answers("stop")
    assert table.anna.dinars == 2 + number
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-MKT-03")
@pytest.mark.parametrize(
    ("buying", "piece", "price"),
    [
        ("buy gypsum", "gypsum", 1),
        ("buy wood", "wood", 1),
        ("buy marble", "marble", 2),
        ("buy glazed", "glazed", 3),
        ("buy R2", "silk", 1),
    ],
)
def test_what_buying_costs(buying: str, piece: str, price: int) -> None:
    table = market(dinars={"anna": 3}, rondel={**EMPTY_RONDEL, "R2": "silk"})
    before = belongings(table.anna)
    table.anna.answers(buying)
    assert gained(table.anna, before) == {piece: 1, "dinars": -price}


@pytest.mark.proves("S-MKT-03")
@pytest.mark.parametrize(("dinars", "missing"), [(0, {"buy glazed"}), (1, set())])
def test_nothing_is_bought_that_cannot_be_paid(dinars: int, missing: set[str]) -> None:
    """With the 2 dinars of the market everything but glazed ceramic is within reach."""
    table = market(dinars={"anna": dinars})
    assert {f"buy {material}" for material in MATERIALS} - table.anna.choices() == missing
    for buying in missing:
        assert table.anna.refused(buying) == "S-RES-04"


@pytest.mark.proves("S-MKT-04")
@pytest.mark.parametrize(
    ("piece", "price"),
    [("gypsum", 1), ("wood", 2), ("marble", 3), ("glazed", 4), ("sugar", 3), ("clothes", 3), ("pottery", 3)],
)
def test_what_selling_brings(piece: str, price: int) -> None:
    table = market(boxes={"anna": 9}, store={"anna": "gypsum, wood, marble, glazed, sugar, clothes, pottery"})
    before = belongings(table.anna)
    table.anna.answers(f"sell {piece}")
    assert gained(table.anna, before) == {piece: -1, "dinars": price}
    assert table.anna.refused(f"sell {piece}") == "S-MKT-04"


@pytest.mark.proves("S-MKT-05", "S-MKT-06")
@pytest.mark.parametrize("given", MATERIALS)
@pytest.mark.parametrize("taken", MATERIALS)
def test_a_material_is_traded_for_its_neighbours_only_and_down_with_a_dinar(given: str, taken: str) -> None:
    table = market(store={"anna": "gypsum, wood, marble, glazed"})
    assert table.anna.offers("trade") == {f"{one} for {other}" for one, other in TRADES}
    before = belongings(table.anna)
    if (given, taken) not in TRADES:
        with pytest.raises(InvalidAnswer):
            table.match.play(f"trade {given} for {taken}")
        assert gained(table.anna, before) == {}
        return
    table.anna.answers(f"trade {given} for {taken}")
    dinars = TRADES[given, taken]
    assert gained(table.anna, before) == {given: -1, taken: 1, **({"dinars": dinars} if dinars else {})}


@pytest.mark.proves("S-MKT-05")
def test_players_trade_only_their_own_materials() -> None:
    table = market(store={"anna": "wood"})
    assert table.anna.offers("trade") == {"wood for gypsum", "wood for marble"}
    assert table.anna.refused("trade gypsum for wood") == "S-MKT-05"


@pytest.mark.proves("S-MKT-07")
def test_goods_are_only_sold_and_raw_materials_only_bought() -> None:
    table = market(
        dinars={"anna": 5},
        store={"anna": "sugar"},
        raws={"anna": "silk"},
        rondel={"R2": "cane", "R4": "clay", "R6": "silk", "R8": None},
    )
    assert table.anna.choices() == {
        *[f"buy {material}" for material in MATERIALS],
        "buy R2",
        "buy R4",
        "buy R6",
        "sell sugar",
        "stop",
    }


@pytest.mark.proves("S-MKT-08")
@pytest.mark.parametrize(
    ("first", "second", "gains"),
    [
        ("buy wood", "buy wood", {"wood": 2, "dinars": -2}),
        ("sell marble", "sell marble", {"marble": -2, "dinars": 6}),
        ("trade marble for wood", "trade marble for wood", {"marble": -2, "wood": 2, "dinars": 2}),
        ("buy gypsum", "sell marble", {"gypsum": 1, "marble": -1, "dinars": 2}),
        ("sell marble", "trade marble for glazed", {"marble": -2, "glazed": 1, "dinars": 3}),
        ("trade marble for wood", "sell wood", {"marble": -1, "dinars": 3}),
    ],
)
def test_two_transactions_may_be_alike_or_mixed(first: str, second: str, gains: dict[str, int]) -> None:
    table = market(store={"anna": "marble 2"}, dinars={"anna": 1})
    before = belongings(table.anna)
    table.anna.answers(first, second)
    assert gained(table.anna, before) == gains
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-MKT-09")
def test_a_bought_raw_material_comes_from_the_rondel() -> None:
    table = market(rondel={**EMPTY_RONDEL, "R2": "clay"})
    table.anna.answers("buy R2")
    assert (table.anna.raws, table.anna.dinars) == (["clay"], 1)
    assert table.rondel["R2"] is None


@pytest.mark.proves("S-MKT-09")
def test_buying_a_family_the_player_has_turns_their_token_into_its_good() -> None:
    table = market(rondel={**EMPTY_RONDEL, "R2": "clay"}, raws={"anna": "clay"})
    table.anna.answers("buy R2")
    assert (table.anna.raws, table.anna.store, table.anna.dinars) == ([], {"pottery": 1}, 1)
    assert table.rondel["R2"] == "clay"
    assert table.waste == {}


@pytest.mark.proves("S-MKT-10")
def test_no_raw_material_is_bought_that_is_not_on_the_rondel() -> None:
    table = market(dinars={"anna": 9}, raws={"anna": "clay"})
    assert table.anna.offers("buy") == set(MATERIALS)
    assert table.anna.refused("buy R2") == "S-MKT-10"
    table = market(dinars={"anna": 9}, raws={"anna": "clay"}, rondel={**EMPTY_RONDEL, "R8": "cane"})
    assert table.anna.offers("buy") == {*MATERIALS, "R8"}
    table.anna.answers("buy R8")
    assert table.anna.raws == ["cane", "clay"]
    assert table.anna.offers("buy") == set(MATERIALS)


@pytest.mark.proves("S-MKT-11")
def test_a_transaction_is_completed_before_the_next_begins() -> None:
    table = market(store={"anna": "gypsum 4"})
    table.anna.answers("buy wood")
    table.waits_for("anna", "sabika.make-room")
    assert table.anna.refused("sell gypsum") == "S-STO-07"
    table.anna.answers("throw gypsum")
    assert table.anna.store == {"gypsum": 3, "wood": 1}
    table.waits_for("anna", "sabika.transact")


@pytest.mark.proves("S-MKT-12")
def test_unused_transactions_are_lost() -> None:
    table = market(store={"anna": "gypsum 4"})
    table.anna.answers("stop")
    table.ben.rests("poet")
    table.anna.works("builder-2", to="market-2")
    table.anna.answers("sell gypsum", "sell gypsum")
    table.waits_for("ben", "sabika.turn")
    assert table.anna.store == {"gypsum": 2}


@pytest.mark.proves("S-MKT-12", "S-MKT-13", "S-MKT-14")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_transactions_from_elsewhere_come_without_dinars_and_are_used_at_once(used: int) -> None:
    """Major tile 5 gives 2 transactions and 4 dinars; the dinars come first and can be spent (S-ICON-10)."""
    table = acting(
        "construction-1", store={"anna": "gypsum, wood 2"}, favour={"anna": 4}, rondel=EMPTY_RONDEL, parias={"ben": 3}
    )
    table.anna.answers("build major", "lay gypsum", "tile 5", "favour 5")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 4
    assert "buy glazed" in table.anna.choices()
    table.anna.answers(*["sell wood"] * used)
    if used < 2:
        table.anna.answers("stop")
    assert table.anna.dinars == 2 * used + 4
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-MKT-15")
def test_the_first_transaction_may_pay_for_the_second() -> None:
    table = market(store={"anna": "sugar"})
    assert table.anna.refused("buy glazed") == "S-RES-04"
    table.anna.answers("sell sugar", "buy glazed")
    assert (table.anna.dinars, table.anna.store) == (2, {"glazed": 1})


@pytest.mark.proves("S-MKT-16")
def test_the_example_of_the_rulebook() -> None:
    """0 dinars, 1 wood and 1 good become 5 dinars and 1 marble."""
    table = market(store={"anna": "wood, clothes"})
    assert table.anna.dinars == 2
    table.anna.answers("trade wood for marble")
    assert (table.anna.dinars, table.anna.store) == (2, {"marble": 1, "clothes": 1})
    table.anna.answers("sell clothes")
    assert (table.anna.dinars, table.anna.store) == (5, {"marble": 1})
    assert table.waste == {"silk": 1}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-MKT-17")
def test_a_player_with_full_storehouses_can_trade() -> None:
    """The piece given makes room for the piece taken, so nothing is asked and nothing is lost."""
    for store, trade in product(("wood 4", "wood, marble 3"), ("gypsum", "marble")):
        table = market(store={"anna": store})
        assert table.state.room(0) == 0
        table.anna.answers(f"trade wood for {trade}")
        table.waits_for("anna", "sabika.transact")
        assert sum(table.anna.store.values()) == 4
        assert table.anna.store.get("wood", 0) == (3 if store == "wood 4" else 0)


@pytest.mark.proves("S-MKT-18")
def test_the_market_is_always_possible() -> None:
    """Without dinars, pieces or tokens anywhere, its 2 dinars are still there."""
    table = Table("anna", "ben", sultan=[], rondel=EMPTY_RONDEL)
    assert {"market-1", "market-2"} <= table.anna.squares("builder-1")
    table.anna.works("builder-1", to="market-2")
    table.anna.answers("stop")
    assert table.anna.dinars == 2
