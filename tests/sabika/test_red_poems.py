"""The red half of every minor poem by its number, reactivated at a table; the numbers are those of the card list."""

from __future__ import annotations

import pytest

from partal.sabika.rules.content import built_in
from tests.sabika.moments import reactivate

NONE_ON_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}


def test_every_poem_is_named_here() -> None:
    names = [name for name in globals() if name.startswith("test_poem_")]
    for number in range(1, 23):
        assert [name for name in names if name.startswith(f"test_poem_{number}_red_")], number
    assert [poem.number for poem in built_in().poems] == list(range(1, 23))


def test_poem_1_red_gives_5_dinars_and_2_prestige() -> None:
    table = reactivate(1)
    assert (table.anna.dinars, table.anna.prestige) == (5, 7)


def test_poem_2_red_gives_a_glazed_and_a_raw_material() -> None:
    table = reactivate(2, rondel={**NONE_ON_RONDEL, "R8": "cane"})
    assert table.anna.choices() == {"take R8", "take none"}
    table.anna.answers("take R8")
    assert (table.anna.store, table.anna.raws) == ({"glazed": 1}, ["cane"])


def test_poem_3_red_is_a_minor_quarry_1_paria_and_1_dinar() -> None:
    table = reactivate(3)
    table.anna.answers("take gypsum wood wood")
    assert (table.anna.store, table.anna.parias, table.anna.dinars) == ({"gypsum": 1, "wood": 2}, 1, 1)


def test_poem_4_red_gives_2_prestige_and_the_bonus_of_an_open_tile() -> None:
    """Tile 1 gives 6 dinars, tile 9 a glazed and 3 dinars."""
    table = reactivate(4, major_tiles=[1, 9])
    table.anna.answers("tile 9")
    assert (table.anna.prestige, table.anna.store, table.anna.dinars, table.anna.favour) == (7, {"glazed": 1}, 3, 0)


def test_poem_5_red_gives_2_prestige_and_favour() -> None:
    """The first space gives gypsum or wood, and 1 dinar."""
    table = reactivate(5)
    table.anna.answers("favour 1", "pick 2")
    assert (table.anna.prestige, table.anna.favour) == (7, 1)
    assert (table.anna.store, table.anna.dinars) == ({"wood": 1}, 1)


def test_poem_6_red_gives_2_raw_processes_2_and_gives_2_dinars() -> None:
    table = reactivate(6, rondel={"R2": "cane", "R4": "clay", "R6": None, "R8": None})
    table.anna.answers("take R2", "take R4", "process cane", "process clay")
    assert (table.anna.store, table.anna.raws, table.anna.dinars) == ({"sugar": 1, "pottery": 1}, [], 2)


def test_poem_7_red_gives_3_transactions_and_3_dinars() -> None:
    table = reactivate(7, dinars={"anna": 3})
    table.anna.answers("buy gypsum", "buy gypsum", "buy gypsum")
    assert (table.anna.store, table.anna.dinars) == ({"gypsum": 3}, 3)
    table.waits_for("ben", "sabika.turn")


def test_poem_8_red_is_a_major_quarry_and_1_dinar() -> None:
    table = reactivate(8)
    table.anna.answers("take wood marble marble")
    assert (table.anna.store, table.anna.dinars, table.anna.parias) == ({"wood": 1, "marble": 2}, 1, 0)


def test_poem_9_red_gives_marble_wood_and_3_dinars() -> None:
    table = reactivate(9)
    assert (table.anna.store, table.anna.dinars) == ({"wood": 1, "marble": 1}, 3)


def test_poem_10_red_is_an_artisanal_labour_and_1_prestige() -> None:
    table = reactivate(10, poems={"anna": "10 red, 5 blue, A1, 8 blue"})
    assert (table.anna.dinars, table.anna.prestige) == (3 + 2, 6)


def test_poem_11_red_is_a_storehouse_action_on_either_side_and_1_prestige() -> None:
    table = reactivate(11, store_display=[1, 2, 3, 22])
    assert table.anna.choices() == {"take left-1", "take left-2", "take right-1", "take right-2", "waive"}
    table.anna.answers("take right-2", "onto storehouse 1")
    assert (table.anna.boxes, table.anna.prestige) == (7, 5 + 1 + 2 + 1)


def test_poem_12_red_is_a_consolidation_and_1_paria() -> None:
    table = reactivate(12, cities={"fez": "C1"}, ships={"anna": "fez left"})
    assert table.anna.choices() == {"consolidate fez", "waive"}
    table.anna.answers("consolidate fez")
    assert (table.anna.ships, table.anna.parias) == ({"fez": "right"}, 1)
    assert reactivate(12).anna.parias == 1


@pytest.mark.parametrize(("boxes", "dinars"), [(4, 2), (5, 2), (6, 3), (11, 5), (12, 6), (13, 6), (20, 6)])
def test_poem_13_red_gives_1_dinar_for_two_boxes_up_to_6_3_prestige_and_1_paria(boxes: int, dinars: int) -> None:
    table = reactivate(13, boxes={"anna": boxes})
    assert (table.anna.dinars, table.anna.prestige, table.anna.parias) == (dinars, 5 + 3, 1)


def test_poem_14_red_sends_a_free_ship_with_one_good() -> None:
    table = reactivate(14, cities={"cairo": "C7"}, store={"anna": "sugar 2"})
    table.anna.answers("ship to cairo", "export sugar")
    assert (table.anna.ships, table.anna.prestige, table.anna.parias) == ({"cairo": "left"}, 7, 2)
    assert (table.anna.store, table.anna.seals, table.anna.dinars) == ({"sugar": 1}, 0, 0)


def test_poem_15_red_gives_5_dinars_and_2_parias() -> None:
    table = reactivate(15)
    assert (table.anna.dinars, table.anna.parias) == (5, 2)


def test_poem_16_red_gives_a_good_2_raw_and_2_dinars() -> None:
    table = reactivate(16, rondel={"R2": "cane", "R4": "silk", "R6": "clay", "R8": None})
    table.anna.answers("take R2", "take R4", "take R6")
    assert (table.anna.store, table.anna.raws, table.anna.dinars) == ({"sugar": 1}, ["silk", "clay"], 2)


def test_poem_17_red_is_the_action_of_a_red_city() -> None:
    """C9's action is a storehouse action; the ship stays on its half."""
    table = reactivate(17, cities={"fez": "C9"}, ships={"anna": "fez left"}, store_display=[22, 1, 2, 3])
    table.anna.answers("action of fez", "take left-1", "onto storehouse 1")
    assert (table.anna.boxes, table.anna.prestige, table.anna.ships) == (7, 5 + 1 + 2, {"fez": "left"})


def test_poem_18_red_gives_5_prestige_and_2_parias() -> None:
    table = reactivate(18)
    assert (table.anna.prestige, table.anna.parias) == (10, 2)


def test_poem_19_red_is_a_produce_action_and_1_prestige() -> None:
    table = reactivate(19, raws={"anna": "cane"}, cities={"fez": "C10"}, ships={"anna": "fez left"})
    table.anna.answers("process cane", "bonus of fez")
    assert (table.anna.store, table.anna.dinars, table.anna.parias, table.anna.prestige) == ({"sugar": 1}, 1, 1, 6)


def test_poem_20_red_is_an_export_and_1_dinar() -> None:
    table = reactivate(20, cities={"fez": "C10"}, store={"anna": "pottery"}, dinars={"anna": 1})
    table.anna.answers("ship to fez")
    assert (table.anna.ships, table.anna.seals) == ({"fez": "left"}, 1)
    assert (table.anna.prestige, table.anna.parias, table.anna.dinars) == (6, 2, 1 - 1 + 1 + 1)
    poor = reactivate(20, dinars={"anna": 1})
    assert (poor.anna.ships, poor.anna.dinars) == ({}, 2)


def test_poem_21_red_gives_2_goods_and_2_prestige() -> None:
    table = reactivate(21, rondel={"R2": "cane", "R4": "clay"})
    table.anna.answers("take R2", "take R4")
    assert (table.anna.store, table.anna.prestige) == ({"sugar": 1, "pottery": 1}, 7)


def test_poem_22_red_is_a_carving_and_1_prestige() -> None:
    table = reactivate(22, dinars={"anna": 4}, store={"anna": "marble"}, display_poems=[0, 0, 0], major_poems=["A2"])
    assert table.anna.choices() == {"carve A2", "waive"}
    table.anna.answers("carve A2", "lay marble")
    assert (table.anna.poems, table.anna.dinars, table.anna.prestige) == (["22 red", "A2"], 4 - 4, 5 + 3 + 1)
