"""The order of the parts of one bonus is its owner's (S-ICON-10)."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.sabika.words.teller import TELLER
from tests.sabika.moments import quiet, reactivate
from tests.sabika.scenes import belongings, gained
from tests.sabika.table import Table, content_with
from tests.said import text_of

EMPTY = {"R2": None, "R4": None, "R6": None, "R8": None}
CLAY = {**EMPTY, "R2": "clay"}


@pytest.mark.proves("S-ICON-10")
def test_dinars_come_first_and_pay_for_the_transactions_beside_them() -> None:
    """Red poem 7 is 3 transactions and 3 dinars; anna has nothing at all."""
    table = reactivate(7)
    assert table.anna.dinars == 3
    table.waits_for("anna", "sabika.transact")
    table.anna.answers("buy wood", "buy marble")
    assert (table.anna.store, table.anna.dinars) == ({"wood": 1, "marble": 1}, 0)


@pytest.mark.proves("S-ICON-10")
def test_the_dinar_of_a_poem_pays_for_its_export() -> None:
    """Red poem 20 is an export and 1 dinar; Algiers is 1 dinar away."""
    table = reactivate(20, store={"anna": "sugar"}, cities={"algiers": "C3"})
    table.waits_for("anna", "sabika.export")
    table.anna.answers("ship to algiers", "export sugar")
    assert table.anna.ships == {"algiers": "left"}


@pytest.mark.proves("S-ICON-10")
@pytest.mark.parametrize(
    ("part", "store", "raws"),
    [("part 1 first", {"pottery": 1}, []), ("part 2 first", {"pottery": 1}, ["clay"])],
)
def test_a_city_bonus_may_process_before_it_takes(part: str, store: dict[str, int], raws: list[str]) -> None:
    """City C6 gives 1 raw and processes 1. Clay of her own and one on the rondel: taking first flips hers,
    and nothing is left to process; processing first makes room for the clay that lies there."""
    table = quiet(cities={"fez": "C6"}, ships={"anna": "fez left"}, raws={"anna": "clay"}, rondel=CLAY)
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("bonus of fez")
    assert table.anna.choices() == {"part 1 first", "part 2 first"}
    table.anna.answers(part)
    if part == "part 1 first":
        table.anna.answers("take R2")
    else:
        table.anna.answers("process clay", "take R2")
    assert (table.anna.store, table.anna.raws) == (store, raws)


@pytest.mark.proves("S-ICON-10")
def test_raw_materials_may_come_before_the_good() -> None:
    """Red poem 16 is 1 good, 2 raw and 2 dinars; with one clay of her own and one on the rondel anna wants to flip
    hers first and then take the other as a good."""
    table = reactivate(16, raws={"anna": "clay"}, rondel=CLAY)
    assert table.anna.choices() == {"part 1 first", "part 2 first"}
    before = belongings(table.anna)
    table.anna.answers("part 2 first", "take R2", "take none", "take R2")
    assert gained(table.anna, before) == {"clay": -1, "pottery": 2}


@pytest.mark.proves("S-ICON-10")
@pytest.mark.parametrize("poem", [6, 16])
def test_of_three_parts_the_dinars_are_never_asked_about(poem: int) -> None:
    table = reactivate(poem, raws={"anna": "clay"}, rondel={**CLAY, "R4": "silk"})
    assert table.anna.dinars == 2
    assert table.anna.choices() == {"part 1 first", "part 2 first"}
    assert table.anna.refused("part 3 first") == "S-ICON-10"


@pytest.mark.proves("S-ICON-10")
def test_what_cannot_be_done_yet_waits_and_is_not_offered_first() -> None:
    """Red poem 6, 2 raw and process 2: without a raw material of her own anna is not asked, and processes after."""
    table = reactivate(6, rondel={**EMPTY, "R2": "clay", "R4": "silk"})
    table.waits_for("anna", "sabika.take-raw")
    table.anna.answers("take R2", "take R4", "process clay", "process silk")
    assert table.anna.store == {"clothes": 1, "pottery": 1}


@pytest.mark.proves("S-ICON-10")
def test_an_export_may_wait_for_the_good_that_a_raw_material_becomes() -> None:
    """Major tile 14 is 1 raw and an export. Without a good the export waits; flipping her clay makes one."""
    scene = {"round": 3, "major_tiles": [14], "dinars": {"anna": 3}, "raws": {"anna": "clay"}, "rondel": CLAY}
    table = reactivate(4, cities={"fez": "C3"}, **scene)
    table.anna.answers("tile 14", "take R2", "ship to fez")
    assert (table.anna.ships, table.anna.store) == ({"fez": "left"}, {})


@pytest.mark.proves("S-ICON-10")
def test_no_question_where_no_order_could_matter() -> None:
    """Marble and wood, a raw material beside glazed ceramic: there is room for everything."""
    table = reactivate(9)
    assert (table.anna.store, table.anna.dinars) == ({"wood": 1, "marble": 1}, 3)
    table = reactivate(2, rondel=CLAY)
    table.waits_for("anna", "sabika.take-raw")


@pytest.mark.proves("S-ICON-10", "S-STO-07")
def test_short_room_alone_is_no_reason_to_ask() -> None:
    """Red poem 2 is glazed ceramic and 1 raw, which turns her clay; one box is free. Whichever comes first, any piece
    of all may be the one that is left out."""
    table = reactivate(2, rondel=CLAY, raws={"anna": "clay"}, store={"anna": "gypsum 3"})
    table.waits_for("anna", "sabika.take-raw")
    table.anna.answers("take R2")
    table.waits_for("anna", "sabika.make-room")
    assert table.anna.choices() == {"throw gypsum", "throw glazed", "lose it"}


@pytest.mark.proves("S-ICON-10", "S-CARD-22")
def test_the_order_is_asked_where_only_one_part_finds_room_in_a_poem() -> None:
    """The same with blue poem 16, which takes goods: the pottery may go there only as long as a box is free too."""
    table = reactivate(
        2, poems={"anna": "2 red, 16 blue"}, rondel=CLAY, raws={"anna": "clay"}, store={"anna": "gypsum 3"}
    )
    assert table.anna.choices() == {"part 1 first", "part 2 first"}


@pytest.mark.proves("S-ICON-10", "S-SETP-11")
def test_the_first_deal_asks_nobody_for_an_order() -> None:
    """Starting tile 6 is 1 good, 1 raw and 3 dinars; nobody owns a raw material yet that a token could turn."""
    table = Table("anna", "ben", started=False, tiles={"anna": (6, 9), "ben": (1, 2)})
    table.anna.answers("keep tile 6")
    table.ben.answers("keep tile 1")
    table.waits_for("anna", "sabika.take-good")
    assert text_of(TELLER.prompt(table.match.view(0))).endswith("Still to come: 1 raw material.")


@pytest.mark.proves("S-ICON-10", "S-RAW-09")
@pytest.mark.parametrize(("lying", "asked"), [(1, True), (2, False)])
def test_a_good_and_a_raw_material_are_asked_about_only_if_they_want_the_same_token(lying: int, asked: bool) -> None:
    """Major tile 11 is 1 good and 1 raw. Her clay turns while clay lies there, and the last one may be the good."""
    rondel = {**CLAY, "R4": "clay"} if lying == 2 else CLAY
    table = reactivate(4, round=3, major_tiles=[11], raws={"anna": "clay"}, rondel=rondel)
    table.anna.answers("tile 11")
    assert table.decision.prompt == ("sabika.order" if asked else "sabika.take-good")


CITY_PACK = """
[[city-tile]]
id = "C8"
colour = "red"
demand = "clothes"
bonus = "2 raw + 1 dinar"
consolidation = "{consolidation}"
origin = "printed"
"""


@pytest.mark.proves("S-ICON-10", "S-CONS-11")
@pytest.mark.parametrize(("dinars", "waivable"), [(0, True), (1, False)])
def test_dinars_of_a_bonus_make_none_of_its_actions_compulsory(tmp_path: Path, dinars: int, waivable: bool) -> None:
    """By a pack a red city gives 2 dinars and a carving; it is compulsory for a player who could pay before."""
    content = content_with(tmp_path, CITY_PACK.format(consolidation="2 dinars + act: carve"))
    table = quiet(
        content=content,
        cities={"fez": "C8"},
        ships={"anna": "fez left"},
        dinars={"anna": dinars},
        store={"anna": "gypsum"},
    )
    table.anna.works("merchant", to="consolidate-1")
    table.anna.does("main")
    assert table.anna.dinars == dinars + 2
    table.waits_for("anna", "sabika.carve")
    assert ("waive" in table.anna.choices()) == waivable


@pytest.mark.proves("S-ICON-10", "S-CARD-34")
def test_poems_that_pay_on_one_occasion_give_one_bonus(tmp_path: Path) -> None:
    """By a pack poem 11 processes and poem 12 takes a raw material when a storehouse is expanded: neither lapses."""
    content = content_with(
        tmp_path,
        '[[poem]]\nid = "11"\nblue = "on storehouse: process 1"\nred = "1 dinar"\norigin = "printed"\n'
        '[[poem]]\nid = "12"\nblue = "on storehouse: 1 raw"\nred = "1 dinar"\norigin = "printed"\n',
    )
    table = quiet(content=content, poems={"anna": "11 blue, 12 blue"}, rondel=CLAY, store_display=[22, 1, 2, 3])
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("take left-1", "onto storehouse 1", "take R2", "process clay")
    assert table.anna.store == {"pottery": 1}
