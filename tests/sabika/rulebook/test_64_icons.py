"""Icon meanings that carry rules (S-ICON)."""

from __future__ import annotations

import pytest

from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import TYPES
from tests.sabika.moments import pay_tribute, quiet, reactivate

CONTENT = built_in()


@pytest.mark.proves("S-ICON-01")
def test_pictured_materials_come_from_the_reserve() -> None:
    """Poem 9 red: marble, wood and 3 dinars. The marble on the board stays."""
    table = reactivate(9)
    assert (table.anna.store, table.anna.dinars) == ({"wood": 1, "marble": 1}, 3)
    assert table.marble == {"B2": True, "B5": True}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-ICON-02")
def test_materials_of_choice_come_in_any_mix_of_the_kinds_shown() -> None:
    """Poem 3 red is a minor quarry: three out of gypsum and wood. C2 gives one of all four."""
    table = reactivate(3)
    assert table.anna.choices() == {
        "take gypsum gypsum gypsum",
        "take gypsum gypsum wood",
        "take gypsum wood wood",
        "take wood wood wood",
    }
    table.anna.answers("take gypsum gypsum wood")
    assert table.anna.store == {"gypsum": 2, "wood": 1}


@pytest.mark.proves("S-ICON-02")
@pytest.mark.parametrize(("pick", "material"), [(1, "gypsum"), (2, "wood"), (3, "marble"), (4, "glazed")])
def test_a_material_of_choice_may_be_any_of_those_pictured(pick: int, material: str) -> None:
    table = quiet(cities={"fez": "C2"}, ships={"anna": "fez left"})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("bonus of fez")
    assert table.anna.choices() == {"pick 1", "pick 2", "pick 3", "pick 4"}
    table.anna.answers(f"pick {pick}")
    assert table.anna.store == {material: 1}


@pytest.mark.proves("S-ICON-03")
def test_raw_materials_come_from_the_rondel_in_any_mix() -> None:
    """Poem 6 red begins with 2 raw: two families, or twice the same, which flips the first."""
    table = reactivate(6, rondel={"R2": "clay", "R4": "silk", "R6": "clay", "R8": None})
    assert table.anna.choices() == {"take R2", "take R4", "take R6", "take none"}
    table.anna.answers("take R2", "take R4")
    assert (table.anna.raws, table.rondel["R2"], table.rondel["R4"]) == (["silk", "clay"], None, None)
    table = reactivate(6, rondel={"R2": "clay", "R4": "silk", "R6": "clay", "R8": None})
    table.anna.answers("take R2", "take R6")
    assert (table.anna.raws, table.anna.store, table.rondel["R6"]) == ([], {"pottery": 1}, "clay")


@pytest.mark.proves("S-ICON-04")
def test_a_good_comes_from_the_rondel() -> None:
    """C1 gives 1 good and 1 dinar."""
    situation = {"cities": {"fez": "C1"}, "ships": {"anna": "fez left"}}
    table = quiet(**situation, rondel={"R2": "cane", "R4": None, "R6": None, "R8": None})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("bonus of fez")
    assert table.anna.choices() == {"take R2", "take none"}
    table.anna.answers("take R2")
    assert (table.anna.store, table.anna.raws, table.rondel["R2"], table.anna.dinars) == ({"sugar": 1}, [], None, 1)
    table = quiet(**situation, rondel={"R2": None, "R4": None, "R6": None, "R8": None})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("bonus of fez")
    assert (table.anna.store, table.anna.dinars) == ({}, 1)


@pytest.mark.proves("S-ICON-05")
def test_transactions_are_those_of_the_market_and_optional() -> None:
    """Poem 7 red: 3 dinars, then 3 transactions; the 2 dinars of a market action do not come with them."""
    table = reactivate(7, store={"anna": "wood, sugar"})
    assert table.anna.dinars == 3
    table.anna.answers("sell sugar", "buy marble", "trade wood for marble")
    assert (table.anna.dinars, table.anna.store) == (3 - 2 + 3, {"marble": 2})
    table.waits_for("ben", "sabika.turn")
    table = reactivate(7, store={"anna": "wood, sugar"})
    table.anna.answers("stop")
    assert (table.anna.dinars, table.anna.store) == (3, {"wood": 1, "sugar": 1})


@pytest.mark.proves("S-ICON-06")
def test_a_city_bonus_is_that_of_one_city_with_presence() -> None:
    """Tile 17 gives a city bonus and 1 paria; anna is in two cities, ben in a third."""
    table = reactivate(
        4,
        round=3,
        major_tiles=[17],
        cities={"fez": "C9", "tunis": "C10", "cairo": "C3"},
        ships={"anna": "fez left, tunis right", "ben": "cairo right"},
    )
    table.anna.answers("tile 17")
    assert table.anna.choices() == {"bonus of fez", "bonus of tunis", "waive"}
    assert table.anna.refused("bonus of cairo") == "S-ICON-06"
    table.anna.answers("bonus of fez")
    assert (table.anna.dinars, table.anna.prestige, table.anna.parias) == (2, 5 + 2 + 1, 1)


@pytest.mark.proves("S-ICON-07")
def test_process_flips_tokens_in_the_players_workshop() -> None:
    """Poem 6 red goes on with process 2; the rondel gives nothing for it."""
    empty = {"R2": None, "R4": None, "R6": None, "R8": None}
    table = reactivate(6, rondel=empty, raws={"anna": "cane, silk, clay", "ben": "cane"})
    assert table.anna.choices() == {"process cane", "process silk", "process clay", "stop"}
    table.anna.answers("process cane", "process clay")
    assert (table.anna.raws, table.anna.store, table.anna.dinars) == (["silk"], {"sugar": 1, "pottery": 1}, 2)
    assert table.ben.raws == ["cane"]
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-ICON-08")
def test_there_are_six_types_of_building_three_of_each_kind() -> None:
    major = {TYPES[tile.type] for tile in CONTENT.major_tiles}
    minor = {TYPES[card.type] for card in CONTENT.minor_cards}
    assert major == {"door", "fountain", "palace"}
    assert minor == {"garden", "tower", "window"}


@pytest.mark.proves("S-ICON-09")
def test_dinars_parias_and_prestige_are_gained_and_paid_as_shown() -> None:
    table = reactivate(15)
    assert (table.anna.dinars, table.anna.parias, table.anna.prestige) == (5, 2, 5)
    table = reactivate(18)
    assert (table.anna.dinars, table.anna.parias, table.anna.prestige) == (0, 2, 10)
    table = quiet(dinars={"anna": 7}, parias={"anna": 4}, wishes=["A-1", "B-1", "C-1"])
    table.anna.rests("poet")
    assert (table.anna.dinars, table.anna.prestige) == (10, 4)
    table.ends_round()
    pay_tribute(table.anna, marker=1, dinars=1)
    assert (table.anna.dinars, table.anna.parias, table.anna.prestige) == (8, 3, 4)
