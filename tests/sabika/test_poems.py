"""The blue half of every minor poem by its number, played at a table; the numbers are those of the card list."""

from __future__ import annotations

import pytest

from partal.sabika.rules.content import built_in
from tests.sabika.moments import (
    begin_carving,
    build_major,
    build_minor,
    carve,
    export,
    leave,
    pay_tribute,
    quiet,
)

NONE_ON_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}
NO_POINTS = ["A-1", "B-1", "C-2"]
"""Wishes for palaces and gardens, cities and red poems."""


def test_every_poem_is_named_here() -> None:
    names = [name for name in globals() if name.startswith("test_poem_")]
    for number in range(1, 23):
        assert [name for name in names if name.startswith(f"test_poem_{number}_blue_")], number
    assert [poem.number for poem in built_in().poems] == list(range(1, 23))


def test_poem_1_blue_gives_2_dinars_of_income_and_2_prestige_to_the_new_starter() -> None:
    table = quiet(poems={"anna": "1 blue"}, wishes=NO_POINTS, starter="ben", parias={"ben": 9})
    table.ends_round()
    assert (table.anna.dinars, table.ben.dinars) == (2, 0)
    pay_tribute(table.ben)
    pay_tribute(table.anna, dinars=1)
    assert table.anna.prestige == 5 - 1
    table.ben.answers("start with seat 0")
    assert (table.anna.prestige, table.ben.prestige) == (5 - 1 + 2, 5 - 2)


def test_poem_2_blue_gives_2_dinars_and_2_prestige_for_a_seal() -> None:
    """C10 demands sugar and gives 1 dinar and 1 paria; Algiers costs 1."""
    for poems, dinars, prestige in (("2 blue", 3, 4), ("2 red", 1, 2)):
        table = quiet(
            poems={"anna": poems},
            cities={"algiers": "C10"},
            dinars={"anna": 1},
            store={"anna": "sugar"},
            marble={"B2": None},
            rondel={"R2": None},
        )
        export(table.anna, "algiers", "sugar")
        assert (table.anna.dinars, table.anna.prestige, table.anna.seals) == (dinars, 5 + prestige, 1)
        assert table.anna.parias == 2 + 1


@pytest.mark.parametrize(("event", "free"), [(None, 4), (11, 3)])
def test_poem_3_blue_makes_two_more_steps_free(event: int | None, free: int) -> None:
    """From minor-quarry-1 four steps lead to major-quarry-1; without the poem they cost 2."""
    ring = ["construction-1", "storehouse-right", "market-1", "major-quarry-1", "construction-2", "storehouse-left"]
    for poems, steps_free in (("3 blue", free), ("3 red", free - 2)):
        for square in ("market-1", "major-quarry-1"):
            table = quiet(
                poems={"anna": poems},
                workers={"anna": "builder-1 at minor-quarry-1, builder-2 lying"},
                dinars={"anna": 9},
                rondel=NONE_ON_RONDEL,
                **({"events": [event, 1, 2]} if event else {}),
            )
            table.anna.works("builder-1", to=square)
            table.anna.does("main")
            earned = 2 if square == "market-1" else 0
            steps = ring.index(square) + 1
            assert table.anna.dinars - earned == 9 - max(0, steps - steps_free)


def test_poem_4_blue_takes_1_dinar_off_the_toll_and_gives_an_income_of_1_paria() -> None:
    """Two workers of others stand there; on a square with one the way is free."""
    for poems, paid in (("4 blue", 1), ("4 red", 2)):
        table = quiet(
            poems={"anna": poems},
            dinars={"anna": 2},
            workers={"ben": "poet at artisanal-1"},
            sultan=["artisanal-1"],
        )
        table.anna.works("poet", to="artisanal-1")
        assert table.anna.dinars == 2 - paid + 3
    table = quiet(poems={"anna": "4 blue"}, sultan=["artisanal-1"])
    table.anna.works("poet", to="artisanal-1")
    assert table.anna.dinars == 3
    table.ends_round()
    assert (table.anna.dinars, table.anna.parias) == (3, 1)


def test_poem_5_blue_gives_1_prestige_and_1_paria_for_wood_in_a_building() -> None:
    table = quiet(poems={"anna": "5 blue"}, store={"anna": "gypsum, wood"}, minor_display=[0, 0, 0, 0])
    build_major(table.anna, "gypsum wood", 1, 1)
    assert (table.anna.prestige, table.anna.parias) == (5 + 3 + 1, 1)


@pytest.mark.parametrize(
    ("worker", "square", "space", "price"),
    [
        ("builder-1", "market-1", "R4", 1),
        ("merchant", "consolidate-1", "R4", 0),
        ("merchant", "export-1", "B2", 2),
        ("poet", "carve-1", "B2", 1),
    ],
)
def test_poem_6_blue_makes_secondary_actions_free(worker: str, square: str, space: str, price: int) -> None:
    """With event 13 they cost 1 again."""
    for poems, event, cost in (("6 blue", 1, 0), ("6 blue", 13, 1), ("6 red", 1, price), ("6 red", 13, price + 1)):
        table = quiet(poems={"anna": poems}, dinars={"anna": 5}, events=[event, 2, 3], rondel={"R2": "silk"})
        table.anna.works(worker, to=square)
        table.anna.does(space)
        assert table.anna.dinars == 5 - cost, (poems, event)


@pytest.mark.parametrize(("poems", "transactions"), [("7 blue", 4), ("7 red", 2)])
def test_poem_7_blue_makes_four_transactions_of_a_market_action(poems: str, transactions: int) -> None:
    table = quiet(poems={"anna": poems}, dinars={"anna": 4}, rondel=NONE_ON_RONDEL)
    table.anna.works("builder-1", to="market-1")
    for bought in range(1, transactions + 1):
        table.waits_for("anna", "sabika.transact")
        table.anna.answers("buy wood")
        assert table.anna.store == {"wood": bought}
    assert table.anna.dinars == 4 + 2 - transactions
    table.waits_for("ben", "sabika.turn")


def test_poem_7_blue_gives_an_income_of_1_dinar_and_1_paria() -> None:
    table = quiet(poems={"anna": "7 blue", "ben": "8 blue"})
    table.ends_round()
    assert (table.anna.dinars, table.anna.parias, table.ben.dinars, table.ben.parias) == (1, 1, 0, 0)


def test_poem_8_blue_gives_3_prestige_and_2_dinars_for_a_minor_building_only() -> None:
    """Card 2 is a tower on wood; on the left of balance card 1 it makes no balance."""
    table = quiet(
        poems={"anna": "8 blue"}, store={"anna": "wood"}, minor_display=[2, 0, 0, 0], balance_card={"anna": 0}
    )
    build_minor(table.anna, 2, "wood", "left")
    assert (table.anna.prestige, table.anna.dinars) == (5 + 2 + 3, 2)
    table = quiet(poems={"anna": "8 blue"}, store={"anna": "gypsum"}, minor_display=[0, 0, 0, 0])
    build_major(table.anna, "gypsum", 6, 1)
    table.anna.answers("pick 1")
    assert (table.anna.prestige, table.anna.dinars) == (5 + 1 + 2, 1 + 3)


def test_poem_9_blue_gives_2_prestige_and_1_paria_for_a_major_building_only() -> None:
    table = quiet(poems={"anna": "9 blue"}, store={"anna": "gypsum"}, minor_display=[0, 0, 0, 0])
    build_major(table.anna, "gypsum", 1, 1)
    table.anna.answers("pick 1")
    assert (table.anna.prestige, table.anna.parias) == (5 + 1 + 2, 1)
    table = quiet(
        poems={"anna": "9 blue"}, store={"anna": "wood"}, minor_display=[2, 0, 0, 0], balance_card={"anna": 0}
    )
    build_minor(table.anna, 2, "wood", "left")
    assert (table.anna.prestige, table.anna.parias) == (5 + 2, 0)


def test_poem_10_blue_allows_three_materials_with_1_prestige_more_for_each() -> None:
    table = quiet(
        poems={"anna": "10 blue"}, dinars={"anna": 2}, store={"anna": "wood, marble, glazed"}, display_poems=[1, 2, 5]
    )
    carve(table.anna, "1 blue", "wood marble glazed")
    assert table.anna.prestige == 5 + (2 + 3 + 4) + 3


def test_poem_11_blue_gives_2_prestige_and_1_dinar_for_expanding_and_for_activating() -> None:
    """Tile 21 has 3 boxes and gives 2 dinars; a first expansion gives 1 prestige."""
    table = quiet(poems={"anna": "11 blue"}, store_display=[21, 1, 2, 3])
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("take left-1", "onto storehouse 1")
    assert (table.anna.dinars, table.anna.prestige, table.anna.boxes) == (2 + 1, 5 + 1 + 2, 7)
    table = quiet(poems={"anna": "11 blue"}, store_display=[0, 0, 2, 3], storehouses={"anna": {1: [21]}})
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("activate storehouse 1")
    assert (table.anna.dinars, table.anna.prestige) == (2 + 1, 5 + 2)


def test_poem_12_blue_gives_3_dinars_and_2_prestige_for_consolidating() -> None:
    table = quiet(
        poems={"anna": "12 blue"},
        cities={"fez": "C1"},
        ships={"anna": "fez left", "ben": "fez left"},
        rondel=NONE_ON_RONDEL,
    )
    table.anna.works("merchant", to="consolidate-1")
    table.anna.answers("consolidate fez")
    assert (table.anna.dinars, table.anna.prestige, table.anna.ships) == (3, 7, {"fez": "right"})
    table.ben.works("merchant", to="consolidate-2")
    table.ben.answers("consolidate fez")
    assert (table.anna.dinars, table.anna.prestige, table.ben.dinars) == (3 + 1, 7 + 1, 0)


def test_poem_13_blue_gives_an_income_of_1_raw_1_paria_and_1_dinar() -> None:
    table = quiet(poems={"anna": "13 blue"}, rondel={"R2": "silk"})
    table.ends_round()
    table.anna.answers("take R2")
    assert (table.anna.raws, table.anna.parias, table.anna.dinars) == (["silk"], 1, 1)


@pytest.mark.parametrize(("city", "price"), [("fez", 0), ("florence", 1), ("tunis", 0), ("constantinople", 3)])
def test_poem_14_blue_takes_1_dinar_off_each_route_and_gives_1_paria_and_1_dinar(city: str, price: int) -> None:
    """Without it these journeys cost 1, 2, 2 and 6. C9 demands pottery and gives 2 dinars and 1 prestige."""
    full = {"fez": 1, "florence": 2, "tunis": 2, "constantinople": 6}[city]
    for poems, cost, parias in (("14 blue", price - 1, 2), ("14 red", full, 1)):
        table = quiet(poems={"anna": poems}, cities={city: "C9"}, dinars={"anna": 6}, store={"anna": "sugar"})
        export(table.anna, city, "sugar")
        assert (table.anna.dinars, table.anna.parias) == (6 - cost + 2, parias)


def test_poem_15_blue_gives_5_dinars_for_a_rest_takes_no_prestige_and_gives_an_income_of_1_dinar() -> None:
    table = quiet(poems={"anna": "15 blue"})
    table.anna.rests("merchant")
    table.ben.rests("merchant")
    assert (table.anna.dinars, table.anna.prestige) == (5, 5)
    assert (table.ben.dinars, table.ben.prestige) == (3, 4)
    table.ends_round()
    assert (table.anna.dinars, table.ben.dinars) == (5 + 1, 3)


def test_poem_16_blue_is_a_room_for_two_goods_with_1_prestige_and_1_paria_for_each() -> None:
    table = quiet(poems={"anna": "16 blue"}, raws={"anna": "cane, silk, clay"})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("process cane", "store in poem", "process silk", "store in poem")
    assert (table.anna.annex, table.anna.prestige, table.anna.parias) == ({"sugar": 1, "clothes": 1}, 7, 2)
    assert table.state.all_boxes(0) == 6


def test_poem_17_blue_lets_materials_repeat_in_buildings_and_poems() -> None:
    table = quiet(
        poems={"anna": "17 blue"}, store={"anna": "wood 3"}, minor_display=[2, 0, 0, 0], balance_card={"anna": 0}
    )
    build_minor(table.anna, 2, "wood wood wood", "left")
    assert table.anna.prestige == 5 + 6
    for poems, offered in (("17 blue", True), ("17 red", False)):
        table = quiet(poems={"anna": poems}, dinars={"anna": 2}, store={"anna": "marble 2"}, display_poems=[1, 2, 5])
        begin_carving(table.anna)
        if table.decision.prompt == "sabika.carve":
            table.anna.answers("carve 1 blue")
        if offered:
            assert table.anna.choices() == {"lay marble", "lay marble marble"}
            table.anna.answers("lay marble marble")
            assert table.anna.prestige == 5 + 6
        else:
            assert table.anna.prestige == 5 + 3


def test_poem_17_blue_gives_an_income_of_1_dinar_and_1_paria() -> None:
    table = quiet(poems={"anna": "17 blue", "ben": "8 blue"})
    table.ends_round()
    assert (table.anna.dinars, table.anna.parias, table.ben.dinars, table.ben.parias) == (1, 1, 0, 0)


def test_poem_17_blue_lets_no_gypsum_repeat_in_a_major_building() -> None:
    table = quiet(poems={"anna": "17 blue"}, store={"anna": "gypsum 2, wood 2"}, minor_display=[0, 0, 0, 0])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("build major")
    assert table.anna.choices() == {"lay gypsum", "lay gypsum wood", "lay gypsum wood wood"}


@pytest.mark.parametrize(("round_", "owed"), [(1, 1), (4, 4)])
def test_poem_18_blue_gives_1_dinar_of_income_and_takes_1_paria_off_the_tribute(round_: int, owed: int) -> None:
    table = quiet(poems={"anna": "18 blue"}, round=round_, parias={"anna": 9, "ben": 9})
    table.ends_round()
    assert (table.anna.dinars, table.ben.dinars) == (1, 0)
    assert len(table.anna.choices()) == owed + 1
    table.anna.answers(f"{owed} by marker")
    assert len(table.ben.choices()) == owed + 2


@pytest.mark.parametrize(("poems", "processed"), [("19 blue", 3), ("19 red", 2)])
def test_poem_19_blue_pays_1_dinar_and_1_prestige_for_each_raw_processed_and_a_third_in_produce(
    poems: str, processed: int
) -> None:
    table = quiet(poems={"anna": poems}, raws={"anna": "cane, silk, clay"})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers(*[f"process {raw}" for raw in ("cane", "silk", "clay")[:processed]])
    assert sum(table.anna.store.values()) == processed
    paid = processed if poems == "19 blue" else 0
    assert (table.anna.dinars, table.anna.prestige) == (paid, 5 + paid)
    table.waits_for("ben", "sabika.turn")


def test_poem_20_blue_gives_2_prestige_and_2_parias_for_each_exported_good() -> None:
    """C5 demands clothes and pottery and gives gypsum and wood."""
    table = quiet(poems={"anna": "20 blue"}, cities={"fez": "C5"}, dinars={"anna": 1}, store={"anna": "sugar, clothes"})
    export(table.anna, "fez", "sugar", "clothes")
    assert (table.anna.prestige, table.anna.parias) == (5 + 2 + 3, 5)
    assert table.anna.store == {"gypsum": 1, "wood": 1}


@pytest.mark.parametrize(
    ("pick", "store", "raws"),
    [
        ("pick 1", {"gypsum": 3}, ["clay"]),
        ("pick 2", {"gypsum": 4}, []),
        ("pick 3", {"gypsum": 3, "wood": 1}, []),
        ("pick 4", {"gypsum": 3, "marble": 1}, []),
    ],
)
def test_poem_21_blue_adds_raw_gypsum_wood_or_marble_to_a_quarry(
    pick: str, store: dict[str, int], raws: list[str]
) -> None:
    table = quiet(poems={"anna": "21 blue"}, rondel={"R2": "clay"})
    table.anna.works("builder-1", to="minor-quarry-1")
    table.anna.answers("take gypsum gypsum gypsum", pick)
    if raws:
        table.anna.answers("take R2")
    assert (table.anna.store, table.anna.raws) == (store, raws)


@pytest.mark.parametrize(
    ("poem", "event", "price"),
    [("1 blue", 1, 1), ("1 red", 1, 1), ("A2", 1, 3), ("1 blue", 2, 0), ("1 blue", 6, 2), ("1 red", 2, 0)],
)
def test_poem_22_blue_takes_1_dinar_off_every_poem_and_gives_2_prestige(poem: str, event: int, price: int) -> None:
    """Poem 22 is the first blue one, so the next costs 2, less 1; with events 2 and 6 one less or more."""
    table = quiet(
        poems={"anna": "22 blue"},
        dinars={"anna": 6},
        store={"anna": "gypsum"},
        display_poems=[1, 2, 5],
        major_poems=["A2", "", "", ""],
        events=[event, 3, 4],
    )
    carve(table.anna, poem, "gypsum")
    red = poem == "1 red"
    assert table.anna.dinars == 6 - price + (5 if red else 0)
    assert table.anna.prestige == 5 + 1 + 2 + (2 if red else 0)
    leave(table.anna)
