"""What a blue poem gives on an occasion makes one bonus with the bonus of that occasion (S-ICON-10).

The built-in poems give dinars, prestige and parias there, so packs change that here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sabika.moments import quiet
from tests.sabika.table import Table, content_with

CLAY = {"R2": "clay", "R4": None, "R6": None, "R8": None}


def with_gift(folder: Path, rule: str, **situation: Any) -> Table:
    """A quiet table at which anna owns blue poem 11, by a pack with this rule."""
    pack = f'[[poem]]\nid = "11"\nblue = "{rule}"\nred = "1 dinar"\norigin = "printed"\n'
    return quiet(**{"content": content_with(folder, pack), "poems": {"anna": "11 blue"}, **situation})


@pytest.mark.proves("S-ICON-10", "S-CARD-34")
@pytest.mark.parametrize("way", ["activate", "expand"])
def test_the_dinars_of_a_storehouse_tile_come_before_a_poems_transactions(tmp_path: Path, way: str) -> None:
    """Tile 1 gives 4 dinars; before them anna has nothing to pay or to sell."""
    given: dict[str, Any] = (
        {"storehouses": {"anna": {1: [1]}}} if way == "activate" else {"store_display": [1, 2, 3, 4]}
    )
    table = with_gift(tmp_path, "on storehouse: 2 transactions", **given)
    table.anna.works("builder-1", to="storehouse-left")
    if way == "activate":
        table.anna.answers("activate storehouse 1")
    else:
        table.anna.answers("take left-1", "onto storehouse 1")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 4


@pytest.mark.proves("S-ICON-10", "S-CARD-34")
def test_the_raw_material_of_a_storehouse_tile_comes_before_a_poems_processing(tmp_path: Path) -> None:
    """Tile 17 gives 1 raw and 2 dinars."""
    table = with_gift(tmp_path, "on storehouse: process 1", storehouses={"anna": {1: [17]}}, rondel=CLAY)
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("activate storehouse 1", "take R2", "process clay")
    assert (table.anna.store, table.anna.dinars) == ({"pottery": 1}, 2)


@pytest.mark.proves("S-ICON-10", "S-CARD-34")
def test_the_order_of_a_poems_gift_and_the_bonus_is_the_owners_where_it_matters(tmp_path: Path) -> None:
    """The same with clay of her own: processing first makes room for the clay on the rondel."""
    scene = {"storehouses": {"anna": {1: [17]}}, "rondel": CLAY, "raws": {"anna": "clay"}}
    table = with_gift(tmp_path, "on storehouse: process 1", **scene)
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("activate storehouse 1")
    table.waits_for("anna", "sabika.order")
    table.anna.answers("part 3 first", "process clay", "take R2")
    assert (table.anna.store, table.anna.raws) == ({"pottery": 1}, ["clay"])


@pytest.mark.proves("S-ICON-10", "S-EXP-17")
def test_what_an_export_cannot_give_yet_waits_for_the_city_bonus(tmp_path: Path) -> None:
    """C4 gives 1 raw and 1 paria; the poem processes 1, and anna has nothing to process before."""
    scene = {"store": {"anna": "sugar"}, "dinars": {"anna": 1}, "cities": {"algiers": "C4"}, "rondel": CLAY}
    table = with_gift(tmp_path, "on export: process 1", **scene)
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to algiers", "export sugar", "take R2", "process clay")
    assert table.anna.store == {"pottery": 1}


@pytest.mark.proves("S-ICON-10", "S-EXP-17")
@pytest.mark.parametrize("occasion", ["on export", "on seal"])
def test_what_an_export_can_give_at_once_comes_before_the_goods(tmp_path: Path, occasion: str) -> None:
    """The pottery that the poem makes of her clay may sail too."""
    scene = {"store": {"anna": "sugar"}, "dinars": {"anna": 1}, "cities": {"algiers": "C3"}, "raws": {"anna": "clay"}}
    table = with_gift(tmp_path, f"{occasion}: process 1", **scene)
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to algiers", "process clay", "export pottery", "export sugar")
    assert table.anna.store == {}


@pytest.mark.proves("S-ICON-10", "S-MAJ-09")
@pytest.mark.parametrize("occasion", ["on major", "on wood building"])
def test_what_a_major_building_cannot_give_yet_waits_for_its_tile(tmp_path: Path, occasion: str) -> None:
    """Tile 3 gives 2 raw after the favour; the poem processes 1."""
    scene = {"store": {"anna": "gypsum, wood"}, "major_tiles": [3], "rondel": CLAY}
    table = with_gift(tmp_path, f"{occasion}: process 1", **scene)
    table.anna.works("builder-1", to="construction-1")
    table.anna.does("main")
    table.anna.answers("build major", "lay gypsum wood", "tile 3", "favour 1", "pick 1", "take R2", "process clay")
    assert table.anna.store == {"gypsum": 1, "pottery": 1}


@pytest.mark.proves("S-ICON-10", "S-BAL-01")
@pytest.mark.parametrize("occasion", ["on minor", "on wood building"])
def test_what_a_minor_building_cannot_give_yet_waits_for_its_balance(tmp_path: Path, occasion: str) -> None:
    """Violet gives a dinar and a storehouse action; the poem's transaction needs the dinar."""
    scene = {"store": {"anna": "wood"}, "minor_display": [10, 0, 0, 0], "store_display": [15, 0, 0, 0]}
    pack = content_with(
        tmp_path,
        f'[[poem]]\nid = "11"\nblue = "{occasion}: 1 transaction"\nred = "1 dinar"\norigin = "printed"\n'
        '[[minor-card]]\nid = "10"\nbase = "wood"\ntype = "garden"\n'
        'left = "violet"\nright = "blue"\norigin = "printed"\n',
    )
    table = quiet(content=pack, poems={"anna": "11 blue"}, **scene)
    table.anna.works("builder-1", to="construction-1")
    table.anna.does("main")
    table.anna.answers("build minor 10", "lay wood", "place right")
    assert table.anna.dinars == 1
    table.waits_for("anna", "sabika.order")
    table.anna.answers("part 3 first", "buy gypsum", "waive")
    assert table.anna.store == {"gypsum": 1}


@pytest.mark.proves("S-ICON-10", "S-CARV-16")
def test_what_a_carving_cannot_give_yet_waits_for_the_red_poem(tmp_path: Path) -> None:
    """Red poem 2 is glazed ceramic and 1 raw; the poem processes 1 for each carving."""
    scene = {"store": {"anna": "gypsum"}, "dinars": {"anna": 9}, "display_poems": [2], "rondel": CLAY}
    table = with_gift(tmp_path, "on carve: process 1", **scene)
    table.anna.works("poet", to="carve-1")
    table.anna.does("main")
    table.anna.answers("carve 2 red", "lay gypsum", "take R2", "process clay")
    assert table.anna.store == {"glazed": 1, "pottery": 1}


@pytest.mark.proves("S-ICON-10", "S-CONS-11")
@pytest.mark.parametrize("dinars", [1, 2])
def test_a_red_city_beside_a_poems_gift_is_compulsory_if_it_was_affordable_before(tmp_path: Path, dinars: int) -> None:
    """C8 is a carving, her second blue poem for 2 dinars; the poem gives 2 transactions, and gypsum sells for 1."""
    scene = {"cities": {"fez": "C8"}, "ships": {"anna": "fez left"}, "store": {"anna": "gypsum 2"}}
    table = with_gift(tmp_path, "on consolidate: 2 transactions", dinars={"anna": dinars}, **scene)
    table.anna.works("merchant", to="consolidate-1")
    table.anna.does("main")
    if dinars == 2:
        table.anna.answers("part 1 first")
        assert "waive" not in table.anna.choices()
        return
    table.anna.answers("sell gypsum", "stop")
    assert "waive" in table.anna.choices()


@pytest.mark.proves("S-ICON-10", "S-BAL-12")
def test_a_choice_of_sides_comes_before_the_order_of_all_parts(tmp_path: Path) -> None:
    """Tile 24 is gypsum or wood; the poem's transaction can sell what was picked."""
    table = with_gift(tmp_path, "on storehouse: 1 transaction", storehouses={"anna": {1: [24]}})
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("activate storehouse 1", "pick 2", "sell wood")
    assert (table.anna.store, table.anna.dinars) == ({}, 2)


@pytest.mark.proves("S-ICON-10")
def test_equal_parts_count_each_where_an_order_is_weighed(tmp_path: Path) -> None:
    """Two poems give a raw material each beside a good: with both cane taken first there are two goods."""
    poem = '[[poem]]\nid = "{}"\nblue = "on storehouse: 1 raw"\nred = "1 dinar"\norigin = "printed"\n'
    table = quiet(
        content=content_with(tmp_path, poem.format(11) + poem.format(12)),
        poems={"anna": "11 blue, 12 blue"},
        storehouses={"anna": {1: [5]}},
        rondel={"R2": "cane", "R4": "cane", "R6": None, "R8": None},
    )
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("activate storehouse 1")
    table.waits_for("anna", "sabika.order")


@pytest.mark.proves("S-SEAL-10", "S-EXP-17")
def test_what_only_a_seal_could_pay_for_waits_for_the_dinars_of_the_city(tmp_path: Path) -> None:
    """C3 gives 3 dinars: the poem's carving comes beside them, not before."""
    scene = {"store": {"anna": "clothes, gypsum"}, "dinars": {"anna": 1}, "seals": {"anna": 1}}
    table = with_gift(tmp_path, "on seal: act: carve", cities={"algiers": "C3"}, **scene)
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to algiers")
    table.waits_for("anna", "sabika.carve")
    assert (table.anna.dinars, table.anna.seals, table.anna.store) == (3, 2, {"gypsum": 1})


@pytest.mark.proves("S-EXP-11", "S-EXP-12")
def test_a_gift_cannot_sell_the_good_that_is_to_be_exported(tmp_path: Path) -> None:
    """Nobody exports nothing: transactions come with the city's bonus, after the goods."""
    scene = {"store": {"anna": "clothes"}, "dinars": {"anna": 3}, "cities": {"algiers": "C3"}}
    table = with_gift(tmp_path, "on export: 2 transactions", **scene)
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to algiers")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.store == {}
