"""House rules of the solo game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from tests.sabika.house_rules import both_turns, shows
from tests.sabika.moments import scored, words_of
from tests.sabika.solo import map_of
from tests.sabika.table import Table, content_with

BLUE = 1
"""The trade card for blue cities."""


@shows("yusuf-prestige", "10")
@pytest.mark.proves("S-SDIF-03")
def test_yusuf_prestige() -> None:
    assert Match(RULES, 1, 8).scores == (5, 5)
    assert Match(RULES, 1, 8, {"yusuf-prestige": "10"}).scores == (5, 10)


@shows("solo-minor-pick", "lowest-number", "column-lowest")
@pytest.mark.proves("S-SMIN-01")
@pytest.mark.parametrize(
    ("display", "by_place", "by_number", "by_column"),
    [
        ([1, 2, 5, 4], 4, 1, 4),  # gardens 1 top left and 4 bottom right
        ([7, 10, 4, 5], 10, 4, 10),
        ([1, 10, 5, 4], 10, 1, 4),  # two in the right column: the lower number, though it lies below
        ([7, 2, 4, 5], 7, 4, 4),  # none in the right column: the same in the left one
        ([2, 9, 3, 6], 9, 9, 9),  # no garden: the top of the right column in every case
    ],
)
def test_solo_minor_pick(display: list[int], by_place: int, by_number: int, by_column: int) -> None:
    for value, picked in (("lowest-number", by_number), ("column-lowest", by_column)):
        tables = both_turns("solo-minor-pick", value, "YB3", wishes=["A-1", "B-1", "C-1"], minor_display=display)
        assert [table.yusuf.row for table in tables] == [[0, by_place], [0, picked]]


def offered(table: Table) -> set[str]:
    """Where Yusuf's ship has gone, or may go if the human is asked."""
    if table.decision.prompt == "sabika.yusuf-ship":
        return table.anna.offers("ship to")
    return {words[0] for _, words in words_of(table, "shipped")}


@shows("solo-export-cases", "human-choice")
@pytest.mark.proves("S-SEXP-04", "S-SEXP-05")
@pytest.mark.parametrize(
    ("ships", "seals", "nearest", "human"),
    [
        # Case 1: Florence, Venice and Cairo fit, without seals.
        ("", ["fez"], {"florence"}, {"florence", "venice", "cairo"}),
        # Case 2: none of them is free; Fez and Ragusa have seals.
        ("florence left, venice left, cairo left", ["fez", "ragusa"], {"fez"}, {"fez", "ragusa"}),
        # Case 3 and the main rule ask for the nearest either way.
        ("florence left, venice left, cairo left", [], {"algiers", "fez"}, {"algiers", "fez"}),
        ("", ["venice", "cairo"], {"venice"}, {"venice"}),
    ],
)
def test_solo_export_cases(ships: str, seals: list[str], nearest: set[str], human: set[str]) -> None:
    tables = both_turns(
        "solo-export-cases",
        "human-choice",
        "YM1",
        trade=BLUE,
        cities=map_of("florence", "venice", "cairo"),
        ships={"yusuf": ships},
        seal_at=seals,
    )
    assert [offered(table) for table in tables] == [nearest, human]


@shows("solo-export-case1", "any-free")
@pytest.mark.proves("S-SEXP-08")
@pytest.mark.parametrize(
    ("seals", "fitting", "any_free"),
    [(["tunis"], {"florence"}, {"algiers", "fez"}), (["venice"], {"venice"}, {"venice"})],
)
def test_solo_export_case_1(seals: list[str], fitting: set[str], any_free: set[str]) -> None:
    """Only case 1 is touched: with a seal left in fitting Venice both go there."""
    tables = both_turns(
        "solo-export-case1",
        "any-free",
        "YM1",
        trade=BLUE,
        cities=map_of("florence", "venice", "cairo"),
        seal_at=seals,
    )
    assert [offered(table) for table in tables] == [fitting, any_free]


@shows("solo-consolidate-fallback", "none")
@pytest.mark.proves("S-SCONS-02")
def test_solo_consolidate_fallback() -> None:
    """Neither Fez nor Bruges is blue; Florence is."""
    scene: dict[str, Any] = {"trade": BLUE, "cities": map_of("florence", "venice", "cairo")}
    default, none = both_turns(
        "solo-consolidate-fallback", "none", "YM3", ships={"yusuf": "fez left, bruges left"}, **scene
    )
    assert default.anna.choices() == {"consolidate fez", "consolidate bruges"}
    none.waits_for("anna", "sabika.turn")
    assert none.yusuf.ships == {"fez": "left", "bruges": "left"}
    assert none.yusuf.prestige == 5 + 2
    for table in both_turns(
        "solo-consolidate-fallback", "none", "YM3", ships={"yusuf": "fez left, florence left"}, **scene
    ):
        assert table.yusuf.ships == {"fez": "left", "florence": "right"}


WISHES = """
[[wish]]
id = "C-1"
elements = "1 per blue poem"
origin = "reconstructed"

[[wish]]
id = "C-2"
elements = "1 per red poem"
origin = "reconstructed"
"""


@shows("solo-minor-poem-colour", "split")
@pytest.mark.proves("S-SEOR-04")
@pytest.mark.parametrize(
    ("wishes", "both", "split"),
    [
        (["C-1", "C-2", "A-1"], 6, 3),
        (["C-2", "C-1", "A-1"], 6, 3),
        (["C-1", "A-1", "C-2"], 3, 3),  # only blue is asked for: each can be blue
        (["C-2", "A-1", "C-1"], 3, 3),  # only red: each can be red
        (["C-3", "A-1", "C-1"], 3, 3),  # any poem
    ],
)
def test_solo_minor_poem_colour(tmp_path: Path, wishes: list[str], both: int, split: int) -> None:
    """Three minor poems at the end of round 3, when two wishes are in the tower; 1 prestige for blue, 1 for red."""
    for settings, points in (({}, both), ({"solo-minor-poem-colour": "split"}, split)):
        table = Table.solo(
            settings=settings,
            content=content_with(tmp_path, WISHES),
            sultan=[],
            round=3,
            wishes=wishes,
            poems={"yusuf": "3 blue, 9 blue, 17 blue", "anna": "4 blue, 5 red"},
        )
        table.ends_round()
        assert scored(table, table.yusuf, "wishes") == points
        colours = len({"C-1", "C-2"} & set(wishes[:2])) + 2 * ("C-3" in wishes[:2])
        assert scored(table, table.anna, "wishes") == colours


@pytest.mark.proves("S-SEOR-04")
@pytest.mark.parametrize(("edition", "points"), [("en", 3), ("ru", 3), ("zh", 3), ("de", 6)])
def test_each_edition_counts_yusufs_minor_poems_as_it_says(tmp_path: Path, edition: str, points: int) -> None:
    """ED-10: one colour each in English, Russian and Chinese, both in German."""
    table = Table.solo(
        settings={"edition": edition},
        content=content_with(tmp_path, WISHES),
        sultan=[],
        round=3,
        wishes=["C-1", "C-2", "A-1"],
        poems={"yusuf": "3 blue, 9 blue, 17 blue"},
    )
    table.ends_round()
    assert scored(table, table.yusuf, "wishes") == points


@shows("solo-minor-poem-colour", "split")
def test_by_the_split_reading_the_dearer_colour_counts(tmp_path: Path) -> None:
    """Blue is worth 1 and red 2 here: 3 poems make 6 and not 3; and 2 + 1 for each by default."""
    content = content_with(tmp_path, WISHES.replace("1 per red", "2 per red"))
    for settings, points in (({}, 9), ({"solo-minor-poem-colour": "split"}, 6)):
        table = Table.solo(
            settings=settings,
            content=content,
            sultan=[],
            round=3,
            wishes=["C-1", "C-2", "A-1"],
            poems={"yusuf": "3 blue, 9 blue, 17 blue"},
        )
        table.ends_round()
        assert scored(table, table.yusuf, "wishes") == points


@shows("solo-wanted-types", "tower-only")
@pytest.mark.proves("S-SMAJ-01", "S-SMIN-01")
@pytest.mark.parametrize(
    ("round_", "wishes", "all_three", "tower"),
    [
        (1, ["A-1", "B-1", "C-1"], (4, 4), (9, 2)),  # the tower is empty: nothing is wanted
        (2, ["A-1", "B-1", "C-1"], (4, 4), (4, 4)),  # the wish for palaces and gardens is in the tower
        (2, ["B-1", "A-1", "C-1"], (4, 4), (9, 2)),  # it is the next to come
    ],
)
def test_solo_wanted_types(round_: int, wishes: list[str], all_three: tuple[int, int], tower: tuple[int, int]) -> None:
    """Palaces 1 and 4 and door 9 are there; gardens 1 and 4 and towers 2 and 5, tower 2 at the top right."""
    tables = both_turns(
        "solo-wanted-types",
        "tower-only",
        "YB12",
        round=round_,
        wishes=wishes,
        major_tiles=[1, 4, 9],
        minor_display=[1, 2, 5, 4],
    )
    for table, (major, minor) in zip(tables, (all_three, tower)):
        assert (table.yusuf.majors, table.yusuf.row) == ([major], [0, minor])


@shows("solo-distance", "routes")
@pytest.mark.proves("S-SEXP-01")
@pytest.mark.parametrize(
    ("blue", "ships", "dinars", "routes"),
    [
        # Tunis: 2 dinars on 2 routes. Florence: 2 dinars on 1 route.
        (("tunis", "florence", "cairo"), "", {"tunis", "florence"}, {"florence"}),
        # Venice: 3 dinars on 2 routes. Cairo: 5 on 2.
        (("venice", "cairo", "constantinople"), "", {"venice"}, {"venice", "cairo"}),
        # From Ragusa 1 route of 2 dinars leads to Venice, from Cairo one to Constantinople.
        (("venice", "ragusa", "constantinople"), "cairo left, ragusa left", *[{"constantinople", "venice"}] * 2),
    ],
)
def test_solo_distance(blue: tuple[str, ...], ships: str, dinars: set[str], routes: set[str]) -> None:
    tables = both_turns("solo-distance", "routes", "YM1", trade=BLUE, cities=map_of(*blue), ships={"yusuf": ships})
    assert [offered(table) for table in tables] == [dinars, routes]
