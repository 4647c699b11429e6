"""Middle ring: export.

City tiles used here: C2 wants clothes and gives a material of choice; C3 wants pottery and gives 3 dinars; C10 wants
sugar and clothes and gives 1 dinar and 1 paria.
"""

from pathlib import Path
from typing import Any

import pytest

from partal.sabika.rules.things import CITIES
from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table, content_with

BARE = {"rondel": {"R2": None, "R6": None}, "marble": {"B2": False, "B5": False}}
"""Nothing to take beside the export squares; the empty marble spaces still cost a merchant 2 dinars."""


def exporting(*names: str, **situation: Any) -> Table:
    return acting("export-1", *names, **{"dinars": {"anna": 10}, "store": {"anna": "sugar, clothes"}, **situation})


def price(table: Table, city: str) -> int:
    """What anna pays to sail there."""
    before = table.anna.dinars
    table.anna.answers(f"ship to {city}")
    return before - table.anna.dinars


@pytest.mark.proves("S-EXP-01", "S-EXP-02")
def test_the_chosen_city_has_no_ship_of_the_player() -> None:
    table = exporting(ships={"anna": "algiers left, venice right", "ben": "fez left"})
    assert table.anna.offers("ship to") == set(CITIES) - {"algiers", "venice"}
    assert table.anna.refused("ship to algiers") == "S-EXP-02"
    assert table.anna.refused("ship to venice") == "S-EXP-02"
    table.anna.answers("ship to fez")
    assert table.anna.ships == {"algiers": "left", "venice": "right", "fez": "left"}


@pytest.mark.proves("S-EXP-03")
@pytest.mark.parametrize(
    ("ships", "city", "dinars"),
    [
        ("", "algiers", 1),
        ("", "ragusa", 4),
        ("", "constantinople", 6),
        ("florence left", "venice", 1),
        ("ragusa left", "constantinople", 2),
        ("tunis left", "cairo", 5),
    ],
)
def test_every_route_on_the_way_is_paid(ships: str, city: str, dinars: int) -> None:
    table = exporting(ships={"anna": ships}, cities={city: "C2"})
    assert price(table, city) == dinars
    assert table.anna.dinars == 10 - dinars


@pytest.mark.proves("S-EXP-03")
def test_a_journey_that_cannot_be_paid_is_not_offered() -> None:
    table = exporting(dinars={"anna": 3}, seals={"anna": 1})
    assert "ragusa" in table.anna.offers("ship to")
    assert table.anna.refused("ship to cairo") == "S-EXP-03"
    table.anna.answers("ship to ragusa")
    assert (table.anna.dinars, table.anna.seals) == (0, 0 + 1)


@pytest.mark.proves("S-EXP-04")
@pytest.mark.parametrize("others", ["", "ragusa left", "ragusa right"])
def test_passing_through_cities_without_the_players_ship_costs_nothing_extra(others: str) -> None:
    table = exporting(ships={"anna": "florence left", "ben": others}, cities={"constantinople": "C2"})
    assert price(table, "constantinople") == 2 + 2
    assert "ragusa" not in table.anna.ships
    assert table.ben.dinars == 0


@pytest.mark.proves("S-EXP-05")
def test_the_journey_starts_where_it_is_cheapest(tmp_path: Path) -> None:
    """With Granada to Florence for 1 the way from Granada adds up to 5, that from Florence to 4."""
    content = content_with(tmp_path, '[[route]]\nid = "granada-florence"\ndinars = 1\norigin = "printed"\n')
    assert price(exporting(content=content, cities={"constantinople": "C2"}), "constantinople") == 5
    table = exporting(content=content, cities={"constantinople": "C2"}, ships={"anna": "florence left"})
    assert price(table, "constantinople") == 4


@pytest.mark.proves("S-EXP-05")
@pytest.mark.parametrize(
    ("ships", "city", "dinars"),
    [
        ("constantinople left", "fez", 1),
        ("bruges left, ragusa left", "venice", 2),
        ("florence left, ragusa left", "cairo", 2),
        ("florence left, constantinople left", "ragusa", 2),
    ],
)
def test_granada_and_every_city_of_the_player_are_compared(ships: str, city: str, dinars: int) -> None:
    assert price(exporting(ships={"anna": ships}, cities={city: "C2"}), city) == dinars


@pytest.mark.proves("S-EXP-05")
@pytest.mark.parametrize(("setting", "dinars"), [("cheapest", 4), ("fewest-routes", 9)])
def test_by_house_rule_the_fewest_routes_decide(tmp_path: Path, setting: str, dinars: int) -> None:
    """One dear route from Granada against two cheap ones from Florence."""
    content = content_with(tmp_path, '[[route]]\nid = "granada-constantinople"\ndinars = 9\norigin = "printed"\n')
    table = exporting(
        content=content,
        cities={"constantinople": "C2"},
        ships={"anna": "florence left"},
        settings={"export-start": setting},
    )
    assert price(table, "constantinople") == dinars


@pytest.mark.proves("S-EXP-06")
@pytest.mark.parametrize("half", ["left", "right"])
def test_a_ship_on_either_half_serves_as_a_start(half: str) -> None:
    table = exporting(ships={"anna": f"ragusa {half}"}, cities={"cairo": "C2"})
    assert price(table, "cairo") == 2


@pytest.mark.proves("S-EXP-07")
def test_a_ship_is_placed_on_the_left_half() -> None:
    table = exporting(ships={"anna": "fez right"}, cities={"algiers": "C2"})
    table.anna.answers("ship to algiers")
    assert table.anna.ships == {"fez": "right", "algiers": "left"}
    assert table.ben.ships == {}


@pytest.mark.proves("S-EXP-08", "S-EXP-09", "S-EXP-10")
def test_the_first_ship_takes_the_seal_and_the_next_finds_none() -> None:
    table = exporting(
        cities={"algiers": "C3"}, store={"anna": "sugar", "ben": "sugar"}, dinars={"anna": 1, "ben": 1}, **BARE
    )
    table.anna.answers("ship to algiers", "export sugar")
    assert (table.anna.seals, table.seal_at("algiers"), table.seal_at("fez")) == (1, False, True)
    table.answers_until()
    table.ben.works("merchant", to="export-2")
    table.ben.answers("ship to algiers", "export sugar")
    assert (table.anna.seals, table.ben.seals) == (1, 0)
    assert table.anna.ships == table.ben.ships == {"algiers": "left"}


@pytest.mark.proves("S-EXP-11", "S-EXP-15")
@pytest.mark.parametrize(
    ("goods", "waste"),
    [
        (["sugar"], {"cane": 1}),
        (["clothes"], {"silk": 1}),
        (["sugar", "sugar"], {"cane": 2}),
        (["sugar", "clothes"], {"cane": 1, "silk": 1}),
    ],
)
def test_one_or_two_goods_alike_or_different_go_to_the_discards(goods: list[str], waste: dict[str, int]) -> None:
    table = exporting(store={"anna": "sugar 3, clothes"}, cities={"algiers": "C3"})
    bag = len(table.state.bag)
    table.anna.answers("ship to algiers", *[f"export {good}" for good in goods])
    if len(goods) == 1:
        assert "stop" in table.anna.choices()
        table.anna.answers("stop")
    assert table.decision.prompt != "sabika.export-good"
    assert (table.waste, len(table.state.bag)) == (waste, bag)
    assert sum(table.anna.store.values()) == 4 - len(goods)


@pytest.mark.proves("S-EXP-12")
def test_without_a_good_there_is_no_export() -> None:
    """Raw materials do not count as goods."""
    for store, possible in (("sugar", True), ("wood", False)):
        table = Table("anna", "ben", sultan=[], dinars={"anna": 1}, store={"anna": store}, **BARE)
        assert ("export-1" in table.anna.squares("merchant")) == possible
    table = Table("anna", "ben", sultan=[], dinars={"anna": 9}, raws={"anna": "clay"}, rondel={"R2": "cane"})
    table.anna.works("merchant", to="export-1")
    assert table.anna.choices() == {"do R2", "do B2"}
    assert table.anna.refused("do main") == "S-TURN-16"


@pytest.mark.proves("S-EXP-12")
def test_exporting_nothing_is_not_allowed() -> None:
    table = exporting()
    table.anna.answers("ship to algiers")
    assert table.anna.choices() == {"export sugar", "export clothes"}
    assert table.anna.refused("stop") == "S-EXP-12"
    assert table.anna.refused("export pottery") == "S-EXP-11"


@pytest.mark.proves("S-EXP-13", "S-EXP-14", "S-EXP-15")
@pytest.mark.parametrize(
    ("goods", "gain"),
    [
        (["sugar"], 1),
        (["pottery", "sugar"], 2),
        (["sugar", "sugar"], 2),
        (["clothes"], 2),
        (["clothes", "sugar"], 3),
        (["clothes", "clothes"], 4),
    ],
)
def test_each_good_brings_prestige_and_paria_and_more_if_in_demand(goods: list[str], gain: int) -> None:
    """Algiers wants clothes."""
    table = exporting(store={"anna": "sugar 2, clothes 2, pottery"}, boxes={"anna": 6}, cities={"algiers": "C2"})
    table.anna.answers("ship to algiers")
    before = belongings(table.anna)
    table.anna.answers(*[f"export {good}" for good in goods])
    change = gained(table.anna, before)
    assert (change["prestige"], change["parias"]) == (gain, gain)
    assert (table.ben.prestige, table.ben.parias) == (5, 0)


@pytest.mark.proves("S-EXP-14")
def test_a_city_may_want_two_goods() -> None:
    table = exporting(store={"anna": "sugar, clothes"}, cities={"algiers": "C10"})
    table.anna.answers("ship to algiers", "export sugar", "export clothes")
    assert (table.anna.prestige, table.anna.parias) == (5 + 4, 4 + 1)


@pytest.mark.proves("S-EXP-16")
@pytest.mark.parametrize(("tile", "gains"), [("C3", {"dinars": 3}), ("C10", {"dinars": 1, "parias": 1})])
def test_the_city_bonus_comes_last(tile: str, gains: dict[str, int]) -> None:
    table = exporting(store={"anna": "sugar, pottery"}, cities={"algiers": tile})
    table.anna.answers("ship to algiers", "export sugar")
    before = belongings(table.anna)
    table.anna.answers("stop")
    assert gained(table.anna, before) == gains


@pytest.mark.proves("S-EXP-17")
def test_the_steps_keep_their_order() -> None:
    table = exporting(store={"anna": "pottery"}, dinars={"anna": 1}, cities={"algiers": "C3"})
    table.anna.answers("ship to algiers")
    table.answers_until("sabika.act")
    told = [(event.kind, *event.words) for event in table.match.history[-1].events]
    assert told == [
        ("paid", "1", "0", "journey"),
        ("shipped", "algiers"),
        ("took-seal", "algiers"),
        ("exported", "pottery", "algiers"),
        ("scored", "2", "exports"),
        ("moved-marker", "2", "2"),
        ("gained", "3", "dinars", "effect"),
    ]


@pytest.mark.proves("S-EXP-17")
def test_the_city_bonus_cannot_pay_the_route_of_the_same_export() -> None:
    table = Table("anna", "ben", sultan=[], store={"anna": "sugar"}, cities={"algiers": "C3", "fez": "C1"}, **BARE)
    assert "export-1" not in table.anna.squares("merchant")


@pytest.mark.proves("S-EXP-18")
@pytest.mark.parametrize(("pick", "material"), [(1, "gypsum"), (2, "wood"), (3, "marble"), (4, "glazed")])
def test_the_example_of_the_rulebook(pick: int, material: str) -> None:
    """From Florence by way of Ragusa to Constantinople: 4 dinars, the seal, 3 prestige, 3 parias, 1 material."""
    table = exporting(dinars={"anna": 4}, ships={"anna": "florence left"}, cities={"constantinople": "C2"}, **BARE)
    before = belongings(table.anna)
    table.anna.answers("ship to constantinople", "export clothes", "export sugar", f"pick {pick}")
    assert gained(table.anna, before) == {
        "dinars": -4,
        "ships": 1,
        "seals": 1,
        "clothes": -1,
        "sugar": -1,
        "prestige": 3,
        "parias": 3,
        material: 1,
    }
    assert table.anna.dinars == 0
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-EXP-19")
def test_goods_in_the_storehouse_of_poem_16_can_be_exported() -> None:
    table = exporting(
        poems={"anna": "16 blue"}, store={"anna": "wood, clothes"}, annex={"anna": "sugar"}, cities={"algiers": "C3"}
    )
    table.anna.answers("ship to algiers")
    assert table.anna.choices() == {"export clothes", "export sugar from poem"}
    table.anna.answers("export sugar from poem", "export clothes")
    assert (table.anna.annex, table.anna.store, table.waste) == ({}, {"wood": 1}, {"cane": 1, "silk": 1})
    assert (table.anna.prestige, table.anna.parias) == (5 + 2, 2)


@pytest.mark.proves("S-EXP-20")
def test_there_is_a_ship_as_long_as_a_city_is_free() -> None:
    """Nine ships for nine cities: the ninth export is possible, a tenth is not."""
    eight = ", ".join(f"{city} left" for city in CITIES if city != "tunis")
    table = exporting(ships={"anna": eight}, dinars={"anna": 1}, cities={"tunis": "C3"}, **BARE)
    table.anna.answers("ship to tunis", "export sugar", "stop")
    assert len(table.anna.ships) == 9
    table = Table(
        "anna",
        "ben",
        sultan=[],
        ships={"anna": f"{eight}, tunis left"},
        dinars={"anna": 1},
        store={"anna": "sugar"},
        **BARE,
    )
    assert "export-1" not in table.anna.squares("merchant")


@pytest.mark.proves("S-EXP-21")
def test_an_export_won_as_a_bonus_goes_through_the_same_steps() -> None:
    """Major tile 14 of Era II gives a raw material and an export."""
    table = acting(
        "construction-1",
        round=3,
        favour={"anna": 4},
        dinars={"anna": 4},
        store={"anna": "gypsum, clothes, sugar"},
        ships={"anna": "florence left"},
        cities={"constantinople": "C2"},
        rondel={"R2": None, "R4": None, "R6": None, "R8": None},
    )
    table.anna.answers("build major", "lay gypsum", "tile 14", "favour 5")
    table.waits_for("anna", "sabika.export")
    before = belongings(table.anna)
    table.anna.answers("ship to constantinople", "export clothes", "export sugar", "pick 4")
    assert gained(table.anna, before) == {
        "dinars": -4,
        "ships": 1,
        "seals": 1,
        "clothes": -1,
        "sugar": -1,
        "prestige": 3,
        "parias": 3,
        "glazed": 1,
    }
