"""The positive events 1 to 5, and the prices and tributes that events 6 and 8 change the other way (S-EV)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from partal.sabika.rules.inner import Carve
from tests.sabika.eventful import NONE, active, building, carving
from tests.sabika.moments import carve, pay_tribute, quiet, reactivate, scored
from tests.sabika.scenes import acting
from tests.sabika.table import Table, content_with


def to_market(**situation: Any) -> Table:
    """Anna at the market with 5 dinars, its own 2 included."""
    table = quiet(dinars={"anna": 3}, rondel={"R4": "silk"}, boxes={"anna": 8}, **situation)
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 5
    return table


@pytest.mark.proves("S-EV-01")
@pytest.mark.parametrize(
    ("transaction", "plain", "changed"),
    [
        ("buy gypsum", -1, 0),
        ("buy wood", -1, 0),
        ("buy marble", -2, -1),
        ("buy glazed", -3, -2),
        ("buy R4", -1, 0),
        ("sell gypsum", 1, 2),
        ("sell wood", 2, 3),
        ("sell marble", 3, 4),
        ("sell glazed", 4, 5),
        ("sell sugar", 3, 4),
        ("trade glazed for marble", 1, 1),
        ("trade marble for glazed", 0, 0),
    ],
)
def test_event_1_cheapens_purchases_and_sweetens_sales_but_leaves_trades(
    transaction: str, plain: int, changed: int
) -> None:
    for event, dinars in ((NONE, plain), (1, changed)):
        table = to_market(store={"anna": "gypsum, wood, marble, glazed, sugar"}, **active(event))
        table.anna.answers(transaction)
        assert table.anna.dinars == 5 + dinars


@pytest.mark.proves("S-EV-01")
@pytest.mark.parametrize(("event", "bought", "sold"), [(NONE, 2, 4), (1, 1, 5)])
def test_event_1_holds_for_transactions_of_any_source(event: int, bought: int, sold: int) -> None:
    """Poem 7 gives 3 dinars and three transactions; the market action has no part in it."""
    table = reactivate(7, store={"anna": "glazed"}, dinars={"anna": 2}, **active(event))
    table.anna.answers("buy marble")
    assert table.anna.dinars == 2 + 3 - bought
    table.anna.answers("sell glazed")
    assert table.anna.dinars == 2 + 3 - bought + sold
    table.anna.answers("stop")
    assert table.anna.dinars == 2 + 3 - bought + sold


@pytest.mark.proves("S-EV-01")
def test_event_1_takes_no_price_below_0() -> None:
    """Gypsum costs nothing, so somebody without a dinar can buy it; marble still needs one (OQ-25).

    The favour's two transactions bring no dinars; without the event nothing can be done with them.
    """
    scene: dict[str, Any] = {"store": {"anna": "gypsum"}, "favour": {"anna": 3}, "major_tiles": [1]}
    scene["rondel"] = {"R2": None}
    building = ("build major", "lay gypsum", "tile 1", "favour 4")
    table = acting("construction-1", **scene, **active(1))
    table.anna.answers(*building)
    assert table.anna.offers("buy") >= {"gypsum", "wood"}
    assert not {"marble", "glazed"} & table.anna.offers("buy")
    table.anna.answers("buy gypsum", "buy gypsum")
    assert (table.anna.store, table.anna.dinars) == ({"gypsum": 2}, 6)

    plain = acting("construction-1", **scene)
    plain.anna.answers(*building)
    plain.waits_for("ben", "sabika.turn")
    assert (plain.anna.store, plain.anna.dinars) == ({}, 6)


@pytest.mark.proves("S-EV-02", "S-EV-07")
@pytest.mark.parametrize(
    ("poem", "carved", "prices"),
    [
        ("18 blue", "", {NONE: 1, 2: 0, 6: 2}),
        ("18 blue", "9 blue", {NONE: 2, 2: 1, 6: 3}),
        ("18 red", "", {NONE: 2, 2: 1, 6: 3}),
        ("18 red", "9 red, 5 red", {NONE: 4, 2: 3, 6: 5}),
        ("A2", "", {NONE: 4, 2: 3, 6: 5}),
    ],
)
def test_events_2_and_6_change_what_carving_costs(poem: str, carved: str, prices: dict[int, int]) -> None:
    for event, price in prices.items():
        for dinars, can in ((price, True), (price - 1, False)):
            if dinars < 0:
                continue
            table = quiet(
                dinars={"anna": dinars},
                store={"anna": "gypsum"},
                display_poems=[18, 3, 4],
                major_poems=["A2", "B1", "C1", "D1"],
                poems={"anna": carved},
                marble={"B2": False},
                workers={"anna": "poet at artisanal-1"},
                **active(event),
            )
            if can:
                carve(table.anna, poem, "gypsum")
                assert table.anna.dinars == 0
                assert poem in table.anna.poems
            else:
                table.state.todo.append(Carve(0, True))
                asked = table.state.todo[-1].ask(table.state)
                offered = [] if asked is None else [option.notation for option in asked.options]
                assert f"carve {poem}" not in offered


@pytest.mark.proves("S-EV-02")
def test_event_2_lets_the_first_blue_poem_be_carved_without_a_dinar_or_seal() -> None:
    """The counterpart: without the event the poet cannot even go there."""
    scene: dict[str, Any] = {"store": {"anna": "gypsum"}, "marble": {"B2": False, "B5": False}, "rondel": {}}
    assert "carve-1" in quiet(**scene, **active(2)).anna.squares("poet")
    assert "carve-1" not in quiet(**scene, **active(NONE)).anna.squares("poet")
    assert "carve-1" not in quiet(**scene, **active(6), dinars={"anna": 0}).anna.squares("poet")


@pytest.mark.proves("S-EV-02")
def test_event_2_takes_no_price_below_0(tmp_path: Path) -> None:
    """OQ-25: where blue poems begin at 0 dinars, carving one neither costs nor brings any."""
    content = content_with(tmp_path, '[[poem-cost]]\nid = "blue"\ndinars = 0\norigin = "printed"\n')
    table = quiet(content=content, dinars={"anna": 3}, store={"anna": "gypsum"}, display_poems=[18, 3, 4], **active(2))
    carve(table.anna, "18 blue", "gypsum")
    assert (table.anna.poems, table.anna.dinars) == (["18 blue"], 3)


def exporting(goods: str, **situation: Any) -> Table:
    """Anna's merchant ships to Algiers, which wants pottery and gives 3 dinars."""
    table = quiet(dinars={"anna": 2}, store={"anna": goods}, cities={"algiers": "C3"}, **situation)
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to algiers")
    return table


@pytest.mark.proves("S-EV-03")
@pytest.mark.parametrize(("event", "parias"), [(NONE, 3), (3, 5)])
def test_event_3_gives_a_paria_more_for_each_exported_good(event: int, parias: int) -> None:
    """Two goods, one in demand: 3 prestige either way."""
    table = exporting("pottery, sugar", **active(event))
    table.anna.answers("export pottery", "export sugar")
    assert (table.anna.prestige, table.anna.parias) == (5 + 3, parias)
    assert table.ben.parias == 0


@pytest.mark.proves("S-EV-03")
@pytest.mark.parametrize(("event", "parias"), [(NONE, 3), (3, 4)])
def test_event_3_adds_to_poems_14_and_20(event: int, parias: int) -> None:
    """Base 2 and 2, demand 1 and 1, the event 1 paria (OQ-30, OQ-36)."""
    table = reactivate(
        14,
        poems={"anna": "14 red, 20 blue"},
        store={"anna": "pottery"},
        cities={"algiers": "C3"},
        **active(event),
    )
    table.anna.answers("ship to algiers", "export pottery")
    assert (table.anna.prestige, table.anna.parias) == (5 + 3, parias)


@pytest.mark.proves("S-EV-04")
def test_event_4_lets_a_kind_of_material_be_used_more_than_once() -> None:
    """A minor building of wood, a poem of marble, a major building of gypsum and glazed ceramic."""
    table = building("minor 2", "wood 3, marble", 4)
    table.anna.answers("lay wood wood wood")
    assert (table.anna.prestige, table.anna.store) == (5 + 6, {"marble": 1})
    assert building("minor 2", "wood 3, marble", NONE).anna.refused("lay wood wood wood") == "S-MIN-04"

    table = carving("marble 3", 4)
    table.anna.answers("lay marble marble")
    assert (table.anna.prestige, table.anna.store) == (5 + 6, {"marble": 1})
    assert carving("marble 3, wood", NONE).anna.refused("lay marble marble") == "S-CARV-10"

    table = building("major", "gypsum, glazed 2", 4)
    table.anna.answers("lay gypsum glazed glazed")
    assert (table.anna.prestige, table.anna.store) == (5 + 9, {})
    assert building("major", "gypsum, glazed 2", NONE).anna.refused("lay gypsum glazed glazed") == "S-MAJ-04"


@pytest.mark.proves("S-EV-04")
def test_event_4_does_not_make_gypsum_an_extra_of_a_major_building() -> None:
    """OQ-24: gypsum twice is refused, wood twice is fine for 5 prestige."""
    table = building("major", "gypsum 3, wood 2", 4)
    assert table.anna.refused("lay gypsum gypsum") == "S-MAJ-04"
    assert table.anna.choices() == {"lay gypsum", "lay gypsum wood", "lay gypsum wood wood"}
    table.anna.answers("lay gypsum wood wood")
    assert table.anna.prestige == 5 + 5


@pytest.mark.proves("S-EV-05")
def test_event_4_changes_neither_the_number_of_materials_nor_the_base() -> None:
    table = carving("marble 3, glazed 2", 4)
    assert table.anna.refused("lay marble marble marble") == "S-CARV-10"
    assert table.anna.refused("lay glazed glazed") == "S-CARV-09"
    assert table.anna.choices() == {"lay marble", "lay marble marble", "lay marble glazed"}

    table = carving("marble 3", 4, poems="10 blue")
    table.anna.answers("lay marble marble marble")
    assert table.anna.prestige == 5 + 3 * (3 + 1)

    table = building("minor 2", "wood, marble 3", 4)
    assert table.anna.refused("lay marble marble") == "S-MIN-02"
    assert table.anna.choices() == {"lay wood", "lay wood marble", "lay wood marble marble"}
    assert building("major", "gypsum, wood 3", 4).anna.refused("lay wood wood") == "S-MAJ-02"
    assert max(len(choice.split()) for choice in building("minor 2", "wood 5", 4).anna.choices()) == 1 + 3


@pytest.mark.proves("S-EV-06", "S-EV-09")
@pytest.mark.parametrize(
    ("event", "round_", "owed"),
    [(NONE, 1, 2), (NONE, 5, 6), (5, 1, 1), (5, 3, 3), (5, 5, 5), (8, 1, 3), (8, 3, 5), (8, 5, 7)],
)
def test_events_5_and_8_change_the_tribute_of_everybody(event: int, round_: int, owed: int) -> None:
    table = quiet(parias={"anna": 9, "ben": 8}, **active(event, round_))
    table.ends_round()
    for player, left in ((table.anna, 9 - owed), (table.ben, 8 - owed)):
        assert player.choices() == {f"{count} by marker" for count in range(owed + 1)}
        pay_tribute(player, marker=owed)
        assert player.parias == left
        assert scored(table, player, "tribute") == 0


@pytest.mark.proves("S-EV-06")
def test_event_5_never_lets_less_than_nothing_be_owed(tmp_path: Path) -> None:
    """OQ-26: where nothing is printed, nothing is owed and nothing is given back."""
    content = content_with(tmp_path, '[[tribute]]\nid = "round-1"\nparias = 0\norigin = "printed"\n')
    table = quiet(content=content, parias={"anna": 3, "ben": 3}, **active(8))
    table.ends_round()
    assert table.anna.choices() == {"0 by marker", "1 by marker"}

    table = quiet(content=content, parias={"anna": 3, "ben": 3}, **active(5))
    table.ends_round()
    table.waits_for("anna", "sabika.starter")
    assert (table.anna.parias, table.ben.parias) == (3, 3)
    assert (table.anna.prestige, table.ben.prestige) == (5, 5)
