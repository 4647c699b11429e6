"""Every tile by its number, with what it brings, taken in play: major buildings, storehouses, starting tiles, favour.

The numbers stand here as the list of components has them, and are not read from the content files. City tiles are
in `test_city_tiles.py`, minor cards in `test_minor_cards.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

RONDEL = {"R2": "silk", "R4": "cane", "R6": "clay", "R8": None}
STORE_DISPLAY = [11, 12, 15, 16]
TYPES = ("palace", "fountain", "door", "garden", "tower", "window")
RICH = {"store": {"anna": "gypsum 2, wood 3"}}
RAW = {"raws": {"anna": "cane, silk"}}
BOTH_PROCESSED = {"cane": -1, "silk": -1, "sugar": 1, "clothes": 1}


class Bonus(NamedTuple):
    """What a tile gives when these answers are given, in this situation."""

    gains: dict[str, int]
    answers: tuple[str, ...] = ()
    situation: Mapping[str, Any] = {}


def total(*parts: Mapping[str, int]) -> dict[str, int]:
    """All gains and losses added up."""
    sums: Counter[str] = Counter()
    for part in parts:
        sums.update(part)
    return {name: number for name, number in sums.items() if number}


# Major buildings: era, type, bonus

MAJORS = {
    1: (1, "palace", Bonus({"dinars": 6})),
    2: (1, "fountain", Bonus({"gypsum": 1, "marble": 1, "dinars": 1})),
    3: (1, "door", Bonus({"cane": 1, "silk": 1, "parias": 3}, ("take R4", "take R2"))),
    4: (1, "palace", Bonus({"pottery": 1, "dinars": 2, "parias": 1}, ("take R6",))),
    5: (1, "fountain", Bonus({"wood": -2, "dinars": 4 + 4}, ("sell wood", "sell wood"))),
    6: (1, "door", Bonus({"dinars": 3, "prestige": 2})),
    7: (1, "palace", Bonus({"boxes": 2, "prestige": 1, "dinars": 3}, ("take left-1", "onto storehouse 1"))),
    8: (1, "fountain", Bonus({**BOTH_PROCESSED, "parias": 3, "dinars": 1}, ("process cane", "process silk"), RAW)),
    9: (1, "door", Bonus({"glazed": 1, "dinars": 3})),
    10: (2, "palace", Bonus({"glazed": 1, "dinars": 1})),
    11: (2, "fountain", Bonus({"sugar": 1, "silk": 1, "dinars": 2}, ("take R4", "take R2"))),
    12: (2, "door", Bonus({"dinars": 4, "prestige": 1})),
    13: (2, "palace", Bonus({"dinars": 3 + 1 + 1}, (), {"poems": {"anna": "1 red, 2 red"}})),
    14: (
        2,
        "fountain",
        Bonus(
            {"silk": 1, "ships": 1, "seals": 1, "sugar": -1, "prestige": 1, "parias": 1, "dinars": -1 + 3},
            ("take R2", "ship to algiers", "export sugar"),
            {"store": {"anna": "gypsum, sugar"}, "dinars": {"anna": 1}, "cities": {"algiers": "C3"}},
        ),
    ),
    15: (
        2,
        "door",
        Bonus(
            {"dinars": 1}, ("consolidate algiers",), {"ships": {"anna": "algiers left"}, "cities": {"algiers": "C1"}}
        ),
    ),
    16: (
        2,
        "palace",
        Bonus(
            {"poems": 1, "wood": -1, "prestige": 2, "dinars": -1},
            ("carve 3 blue", "lay wood"),
            {"display_poems": [3, 9, 7, 5], "dinars": {"anna": 1}},
        ),
    ),
    17: (
        2,
        "fountain",
        Bonus(
            {"dinars": 3, "parias": 1},
            ("bonus of algiers",),
            {"ships": {"anna": "algiers left"}, "cities": {"algiers": "C3"}},
        ),
    ),
    18: (2, "door", Bonus({"clothes": 1, "sugar": 1, "dinars": 1}, ("take R2", "take R4"))),
    19: (2, "palace", Bonus({"prestige": 2, "parias": 1, "dinars": 1})),
    20: (2, "fountain", Bonus({"wood": -1, "dinars": 2 + 2, "prestige": 2}, ("sell wood", "stop"))),
    21: (2, "door", Bonus({"prestige": 3, "dinars": 1})),
}
FAVOUR = {"gypsum": -1, "prestige": 1 + 2, "favour": 1, "buildings": 1}
"""Building with gypsum alone, and the favour bonus of space 5."""


@pytest.mark.parametrize("number", MAJORS)
def test_a_major_tile_by_its_number(number: int) -> None:
    """Its era, its type, and its bonus after the favour. Three players have all 21 tiles."""
    era, kind, bonus = MAJORS[number]
    given = {"boxes": {"anna": 9}, "rondel": RONDEL, "store_display": STORE_DISPLAY, "favour": {"anna": 4}, **RICH}
    table = acting("construction-1", "anna", "ben", "cara", round=era * 2 - 1, **{**given, **bonus.situation})
    assert table.told_of("gained") == []
    before, neighbour = belongings(table.anna), belongings(table.ben)
    table.anna.answers("build major", "lay gypsum", f"tile {number}", "favour 5", *bonus.answers)
    assert gained(table.anna, before) == total(FAVOUR, bonus.gains)
    assert gained(table.ben, neighbour) == {}
    assert table.anna.majors == [number]
    assert table.state.types(0) == [1 if name == kind else 0 for name in TYPES]
    if number == 15:
        assert table.anna.ships == {"algiers": "right"}


@pytest.mark.parametrize("number", MAJORS)
def test_a_major_tile_belongs_to_one_era(number: int) -> None:
    era = MAJORS[number][0]
    for round_ in (1, 3):
        table = acting("construction-1", "anna", "ben", "cara", round=round_, store={"anna": "gypsum"})
        table.anna.answers("build major")
        assert (str(number) in table.anna.offers("tile")) == (round_ == era * 2 - 1)


@pytest.mark.parametrize(("names", "missing"), [("anna ben", {19, 20, 21}), ("anna ben cara", set())])
def test_which_major_tiles_are_out_with_two_players(names: str, missing: set[int]) -> None:
    assert set(MAJORS) - set(Table(*names.split()).state.major_tiles) == missing


# Storehouse tiles: boxes, bonus

STOREHOUSES = {
    1: (1, Bonus({"dinars": 4})),
    2: (1, Bonus({"dinars": 3, "prestige": 1})),
    3: (1, Bonus({"glazed": 1, "dinars": 1})),
    4: (1, Bonus({"marble": 1, "wood": 1})),
    5: (1, Bonus({"clothes": 1, "parias": 1}, ("take R2",))),
    6: (1, Bonus({"silk": 1, "sugar": 1}, ("take R2", "take R4", "process cane"))),
    7: (1, Bonus({"wood": -2, "dinars": 4 + 1}, ("sell wood", "sell wood"))),
    8: (1, Bonus({"prestige": 2, "dinars": 1})),
    9: (1, Bonus({"parias": 2, "dinars": 1})),
    10: (1, Bonus({**BOTH_PROCESSED, "dinars": 1}, ("process cane", "process silk"), RAW)),
    11: (2, Bonus({"dinars": 3})),
    12: (2, Bonus({"wood": 2})),
    13: (2, Bonus({"marble": 1})),
    14: (2, Bonus({"pottery": 1}, ("take R6",))),
    15: (2, Bonus({"prestige": 2})),
    16: (2, Bonus({"parias": 2})),
    17: (2, Bonus({"clay": 1, "dinars": 2}, ("take R6",))),
    18: (2, Bonus({"wood": -2, "dinars": 4}, ("sell wood", "sell wood"))),
    19: (2, Bonus(BOTH_PROCESSED, ("process cane", "process silk"), RAW)),
    20: (2, Bonus({"gypsum": 1})),
    21: (3, Bonus({"dinars": 2})),
    22: (3, Bonus({"prestige": 2})),
    23: (3, Bonus({"parias": 1})),
    24: (3, Bonus({"wood": 1}, ("pick 2",))),
}


@pytest.mark.parametrize("number", STOREHOUSES)
def test_a_storehouse_tile_by_its_number(number: int) -> None:
    """Laid as a first expansion: its boxes, 1 prestige, its bonus."""
    boxes, bonus = STOREHOUSES[number]
    given = {"boxes": {"anna": 9}, "rondel": RONDEL, "store_display": [number, 0, 0, 0], **RICH}
    table = Table("anna", "ben", sultan=[], **{**given, **bonus.situation})
    before = belongings(table.anna)
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("take left-1", "onto storehouse 1", *bonus.answers)
    assert gained(table.anna, before) == total({"boxes": boxes, "prestige": 1}, bonus.gains)
    assert table.anna.storehouses == {1: (1, number)}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.parametrize("number", STOREHOUSES)
def test_an_activated_storehouse_tile_gives_its_bonus_alone(number: int) -> None:
    bonus = STOREHOUSES[number][1]
    given = {"boxes": {"anna": 9}, "rondel": RONDEL, "store_display": [0, 0, 0, 0], **RICH}
    table = Table("anna", "ben", sultan=[], storehouses={"anna": {2: [number]}}, **{**given, **bonus.situation})
    before = belongings(table.anna)
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("activate storehouse 2", *bonus.answers)
    assert gained(table.anna, before) == bonus.gains
    table.waits_for("ben", "sabika.turn")


def test_storehouse_tile_24_offers_gypsum_as_well() -> None:
    table = acting("storehouse-left", store_display=[24, 11, 0, 0])
    table.anna.answers("take left-1", "onto storehouse 1")
    assert table.anna.choices() == {"pick 1", "pick 2"}
    table.anna.answers("pick 1")
    assert table.anna.store == {"gypsum": 1}


# Starting tiles

SEED = 24
"""Under this seed the rondel has silk on R2, cane on R4, clay on R6 and R8."""
STARTS = {
    1: Bonus({"glazed": 1, "wood": 1, "silk": 1, "dinars": 1}, ("take R2",)),
    2: Bonus({"marble": 2, "silk": 1, "dinars": 1}, ("take R2",)),
    3: Bonus({"clothes": 1, "marble": 1}, ("take R2",)),
    4: Bonus({"glazed": 1, "cane": 1, "dinars": 5}, ("take R4",)),
    5: Bonus({"gypsum": 1, "wood": 1}),
    6: Bonus({"sugar": 1, "silk": 1, "dinars": 3}, ("take R4", "take R2")),
    7: Bonus({"gypsum": 1, "marble": 1}),
    8: Bonus({"parias": 2, "prestige": 2, "sugar": 1, "dinars": 1}, ("take R4",)),
    9: Bonus({"wood": 2, "silk": 1, "dinars": 3}, ("take R2",)),
    10: Bonus({"clay": 1, "gypsum": 1, "dinars": 2}, ("take R6",)),
}


@pytest.mark.parametrize("number", STARTS)
def test_a_starting_tile_by_its_number(number: int) -> None:
    """The higher tile starts and has 4 dinars besides, the other player 5. The other tile, 7 or 5, asks nothing."""
    bonus = STARTS[number]
    other = 7 if number != 7 else 5
    spare = [tile for tile in (2, 4) if tile != number]
    table = Table(
        "anna",
        "ben",
        seed=SEED,
        started=False,
        tiles={"anna": (number, spare[0]), "ben": (other, 6 if number != 6 else 5)},
    )
    assert table.rondel == {"R2": "silk", "R4": "cane", "R6": "clay", "R8": "clay"}
    before = belongings(table.anna)
    table.anna.answers(f"keep tile {number}")
    assert gained(table.anna, before) == {}
    table.ben.answers(f"keep tile {other}")
    table.anna.answers(*bonus.answers)
    starts = number > other
    assert gained(table.anna, before) == total({"dinars": 4 if starts else 5}, bonus.gains)
    table.waits_for("anna" if starts else "ben", "sabika.turn")


# The favour track

FAVOURS = {
    1: Bonus({"wood": 1, "dinars": 1}, ("pick 2",)),
    2: Bonus({"clay": 1, "parias": 1}, ("take R6",)),
    3: Bonus({"dinars": 3}),
    4: Bonus({"wood": -2, "dinars": 4}, ("sell wood", "sell wood")),
    5: Bonus({"prestige": 2}),
}


@pytest.mark.parametrize("space", FAVOURS)
def test_a_favour_space_by_its_number(space: int) -> None:
    """Taken by a marker that stands on the last space, and so with 1 prestige; red poem 5 adds 2."""
    bonus = FAVOURS[space]
    table = Table(
        "anna", "ben", sultan=[], favour={"anna": 6}, poems={"anna": "5 red"}, rondel=RONDEL, store={"anna": "wood 2"}
    )
    before = belongings(table.anna)
    table.anna.works("poet", to="reactivate-1")
    assert table.anna.offers("favour") == {"1", "2", "3", "4", "5"}
    table.anna.answers(f"favour {space}", *bonus.answers)
    assert gained(table.anna, before) == total({"prestige": 2 + 1}, bonus.gains)
    table.waits_for("ben", "sabika.turn")


def test_favour_space_1_offers_gypsum_as_well() -> None:
    table = Table("anna", "ben", sultan=[], poems={"anna": "5 red"})
    table.anna.works("poet", to="reactivate-1")
    table.anna.answers("pick 1")
    assert (table.anna.favour, table.anna.store, table.anna.dinars) == (1, {"gypsum": 1}, 1)
