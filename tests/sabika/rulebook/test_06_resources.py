"""Resources in general (S-RES)."""

import pytest

from tests.sabika.table import Table

RICH = "gypsum, wood, marble, glazed, sugar, clothes, pottery"
FOURTEEN_RED = ", ".join(f"{number} red" for number in range(1, 15))


@pytest.mark.proves("S-RES-01", "S-RAW-20")
def test_the_market_deals_in_the_four_kinds_of_resource_and_in_nothing_else() -> None:
    """Dinars buy materials and raw materials; materials and goods are sold. Parias, prestige and seals are no ware."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": 9},
        seals={"anna": 2},
        parias={"anna": 3},
        prestige={"anna": 9},
        raws={"anna": "silk"},
        store={"anna": RICH},
        boxes={"anna": 9},
        sultan=[],
        rondel={"R2": "cane", "R4": "clay", "R6": None, "R8": None},
    )
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    assert table.anna.offers("buy") == {"gypsum", "wood", "marble", "glazed", "R2", "R4"}
    assert table.anna.offers("sell") == set(RICH.split(", "))
    verbs = {choice.split()[0] for choice in table.anna.choices()}
    assert verbs == {"buy", "sell", "trade", "stop"}


@pytest.mark.proves("S-RES-02", "S-STO-11")
def test_ten_dinars_are_kept_though_the_storehouses_are_full() -> None:
    """Artisanal labour with 14 poems: 3 + 7 dinars."""
    table = Table("anna", "ben", store={"anna": "gypsum 4"}, poems={"anna": FOURTEEN_RED}, sultan=[])
    table.anna.works("poet", to="artisanal-1")
    assert table.anna.dinars == 10
    assert table.anna.store == {"gypsum": 4}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-RES-03", "S-COST-08")
def test_payments_go_to_the_reserve_and_gains_come_from_it() -> None:
    """Nobody else's dinars change, not even those of the player whose worker is paid for."""
    table = Table(
        "anna", "ben", dinars={"anna": 3, "ben": 3}, workers={"ben": "builder-1 at major-quarry-1"}, sultan=[]
    )
    table.anna.works("builder-1", to="major-quarry-1")
    assert (table.anna.dinars, table.ben.dinars) == (2, 3)
    table.anna.answers("take wood wood wood")
    table.ben.rests("poet")
    assert (table.anna.dinars, table.ben.dinars) == (2, 6)


@pytest.mark.proves("S-RES-04", "S-COST-11")
@pytest.mark.parametrize(("dinars", "offered"), [(1, False), (2, True)])
def test_a_move_that_costs_2_is_not_offered_with_1_dinar(dinars: int, offered: bool) -> None:
    """Four steps from the minor to the major quarry."""
    table = Table("anna", "ben", dinars={"anna": dinars}, workers={"anna": "builder-1 at minor-quarry-1"}, sultan=[])
    assert ("major-quarry-1" in table.anna.squares("builder-1")) == offered
    if not offered:
        assert table.anna.refused("work builder-1 to major-quarry-1") == "S-COST-11"


@pytest.mark.proves("S-RES-04")
@pytest.mark.parametrize(
    ("dinars", "offered"), [(0, {"gypsum", "wood", "marble"}), (1, {"gypsum", "wood", "marble", "glazed"})]
)
def test_a_purchase_that_cannot_be_paid_in_full_is_not_offered(dinars: int, offered: set[str]) -> None:
    """The market brings 2 dinars; glazed ceramic costs 3."""
    empty = {"R2": None, "R4": None, "R6": None, "R8": None}
    table = Table("anna", "ben", dinars={"anna": dinars}, rondel=empty, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    assert table.anna.offers("buy") == offered


@pytest.mark.proves("S-RES-05", "S-RES-06")
@pytest.mark.parametrize(
    ("laid", "points"), [("gypsum", 1), ("gypsum wood", 1 + 2), ("gypsum marble", 1 + 3), ("gypsum glazed", 1 + 4)]
)
def test_materials_are_worth_1_2_3_and_4_when_used(laid: str, points: int) -> None:
    table = Table("anna", "ben", store={"anna": "gypsum, wood, marble, glazed"}, sultan=[])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("do main", "build major", f"lay {laid}")
    assert table.anna.prestige == 5 + points
    assert table.anna.store == {name: 1 for name in ("gypsum", "wood", "marble", "glazed") if name not in laid}


@pytest.mark.proves("S-RES-06", "S-STO-10")
@pytest.mark.parametrize(
    ("worker", "square", "answers"),
    [
        ("builder-1", "construction-1", ("build minor 1",)),
        ("poet", "carve-1", ("carve 2 blue",)),
        ("poet", "carve-1", ("carve 3 red",)),
    ],
)
def test_materials_are_used_for_minor_buildings_and_poems_too(worker: str, square: str, answers: tuple[str]) -> None:
    """The piece used goes back to the reserve: its box is free, and no discard pile grows."""
    store = "gypsum, wood, marble, sugar"
    table = Table(
        "anna",
        "ben",
        store={"anna": store},
        dinars={"anna": 3},
        minor_display=[1, 2, 3, 4],
        display_poems=[1, 2, 3],
        sultan=[],
    )
    base = ("gypsum", "wood", "marble")[table.state.content.minor_cards[0].base]
    table.anna.works(worker, to=square)
    table.anna.answers("do main", *answers, f"lay {base}")
    assert table.anna.store == {name: 1 for name in store.split(", ") if name != base}
    assert table.state.room(0) == 1
    assert table.waste == {}


@pytest.mark.proves("S-RES-07")
def test_marble_of_a_secondary_space_comes_from_the_space_any_other_from_the_reserve() -> None:
    table = Table("anna", "ben", dinars={"anna": 4}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "buy marble", "stop", "done")
    assert table.marble == {"B2": True, "B5": True}
    table.ben.rests("poet")
    table.anna.works("poet", to="carve-1")
    table.anna.does("B2")
    assert table.marble == {"B2": False, "B5": True}
    assert table.anna.store == {"marble": 2}


@pytest.mark.proves("S-RES-08")
def test_materials_pay_for_nothing_outside_the_market() -> None:
    """Four glazed would sell for 16 dinars, but a step that costs 1 is out of reach."""
    table = Table("anna", "ben", store={"anna": "glazed 4"}, workers={"anna": "builder-1 at minor-quarry-1"}, sultan=[])
    assert "market-1" not in table.anna.squares("builder-1")
    assert table.anna.refused("sell glazed") == "S-TURN-05"
    table.anna.works("builder-2", to="market-1")
    table.anna.answers("do main", "sell glazed")
    assert table.anna.dinars == 2 + 4
