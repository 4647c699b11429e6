"""Major construction: materials, prestige and tiles."""

from typing import Any

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

ALL = {"anna": "gypsum, wood, marble, glazed"}
EMPTY_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}
RESULTS = {
    "gypsum": 1,
    "gypsum wood": 3,
    "gypsum marble": 4,
    "gypsum glazed": 5,
    "gypsum wood marble": 6,
    "gypsum wood glazed": 7,
    "gypsum marble glazed": 8,
}
"""Every set of materials for a major building, and its prestige."""
ERA_I = {str(number) for number in range(1, 10)}
ERA_II = {str(number) for number in range(10, 22)}


def building(*names: str, **situation: Any) -> Table:
    """The first player has begun a construction action; the favour marker stands on space 4."""
    given = {"store": ALL, "favour": {"anna": 4}, "rondel": EMPTY_RONDEL, "minor_display": [1, 2, 3, 4]}
    return acting("construction-1", *names, **{**given, **situation})


@pytest.mark.proves("S-MAJ-01", "S-MAJ-08")
@pytest.mark.parametrize(
    ("round_", "tiles", "other"), [(1, ERA_I, 10), (2, ERA_I, 10), (3, ERA_II, 9), (4, ERA_II, 9), (5, ERA_II, 9)]
)
def test_any_tile_of_the_current_era_and_no_other(round_: int, tiles: set[str], other: int) -> None:
    table = building("anna", "ben", "cara", round=round_)
    table.anna.answers("build major", "lay gypsum")
    assert table.anna.offers("tile") == tiles
    assert table.anna.refused(f"tile {other}") == "S-MAJ-01"


@pytest.mark.proves("S-MAJ-01")
def test_the_tiles_of_era_i_leave_the_game_after_round_2() -> None:
    table = Table("anna", "ben", "cara", round=2)
    assert sorted(table.state.major_tiles) == list(range(1, 22))
    table.ends_round()
    table.answers_until()
    assert (table.round, sorted(table.state.major_tiles)) == (3, list(range(10, 22)))


@pytest.mark.proves("S-MAJ-02")
def test_without_gypsum_there_is_no_major_building() -> None:
    table = building(store={"anna": "wood, marble"})
    assert table.anna.refused("build major") == "S-MAJ-02"
    table = building()
    table.anna.answers("build major")
    for materials in ("wood", "wood marble", "wood marble glazed"):
        assert table.anna.refused(f"lay {materials}") == "S-MAJ-02"


@pytest.mark.proves("S-MAJ-03", "S-MAJ-05")
@pytest.mark.parametrize(("materials", "prestige"), RESULTS.items())
def test_up_to_two_materials_are_added_and_each_has_its_prestige(materials: str, prestige: int) -> None:
    table = building()
    table.anna.answers("build major")
    assert table.anna.offers("lay") == set(RESULTS)
    before, neighbour = belongings(table.anna), belongings(table.ben)
    table.anna.answers(f"lay {materials}")
    assert gained(table.anna, before) == {"prestige": prestige, **dict.fromkeys(materials.split(), -1)}
    assert gained(table.ben, neighbour) == {}


@pytest.mark.proves("S-MAJ-04")
def test_no_material_is_used_twice() -> None:
    table = building(store={"anna": "gypsum 3, wood 2, marble 2, glazed 2"}, boxes={"anna": 9})
    table.anna.answers("build major")
    assert table.anna.offers("lay") == set(RESULTS)
    for materials in ("gypsum gypsum", "gypsum marble marble", "gypsum gypsum wood"):
        assert table.anna.refused(f"lay {materials}") == "S-MAJ-04"


@pytest.mark.proves("S-MAJ-04")
def test_event_4_lets_materials_repeat_but_not_the_gypsum() -> None:
    store = {"anna": "gypsum 3, wood 2, marble"}
    table = building(store=store, boxes={"anna": 9}, events=[4, 1, 2])
    table.anna.answers("build major")
    assert table.anna.offers("lay") == {
        "gypsum",
        "gypsum wood",
        "gypsum marble",
        "gypsum wood marble",
        "gypsum wood wood",
    }
    assert table.anna.refused("lay gypsum gypsum") == "S-MAJ-04"
    assert table.anna.refused("lay gypsum marble marble") == "S-RES-04"
    table.anna.answers("lay gypsum wood wood")
    assert table.anna.prestige == 5 + 5
    table = building(store=store, boxes={"anna": 9}, events=[4, 1, 2], settings={"event4-gypsum-in-major": "true"})
    table.anna.answers("build major", "lay gypsum gypsum gypsum")
    assert table.anna.prestige == 5 + 3


@pytest.mark.proves("S-MAJ-06")
def test_materials_are_laid_and_scored_before_a_tile_is_chosen() -> None:
    table = building()
    table.anna.answers("build major")
    assert table.anna.refused("tile 1") == "S-MAJ-06"
    table.anna.answers("lay gypsum wood")
    assert (table.anna.prestige, table.anna.store) == (8, {"marble": 1, "glazed": 1})
    assert (table.anna.majors, len(table.state.major_tiles)) == ([], 18)
    table.waits_for("anna", "sabika.tile")
    table.anna.answers("tile 4")
    assert table.anna.majors == [4]


@pytest.mark.proves("S-MAJ-07")
@pytest.mark.parametrize(("materials", "prestige"), [("gypsum marble", 4), ("gypsum", 1)])
def test_the_example_of_the_rulebook(materials: str, prestige: int) -> None:
    """In Era I gypsum and marble score 1 + 3 = 4 prestige; gypsum alone would have scored 1."""
    table = building(store={"anna": "gypsum, marble"}, round=1)
    table.anna.answers("build major", f"lay {materials}")
    assert table.anna.prestige == 5 + prestige
    assert table.anna.store == ({} if materials == "gypsum marble" else {"marble": 1})
    table.waits_for("anna", "sabika.tile")


@pytest.mark.proves("S-MAJ-08", "S-MAJ-12")
def test_only_tiles_still_on_the_board_can_be_chosen() -> None:
    table = building(majors={"ben": [2, 5], "anna": [9]})
    table.anna.answers("build major", "lay gypsum")
    assert table.anna.offers("tile") == ERA_I - {"2", "5", "9"}
    assert table.anna.refused("tile 5") == "S-MAJ-01"


@pytest.mark.proves("S-MAJ-09")
def test_the_favour_is_taken_before_the_bonus_of_the_tile() -> None:
    """Space 5 gives 2 prestige, tile 6 then 3 dinars and 2 prestige."""
    table = building()
    table.anna.answers("build major", "lay gypsum", "tile 6")
    table.waits_for("anna", "sabika.favour")
    assert (table.anna.favour, table.anna.dinars, table.anna.prestige) == (5, 0, 6)
    table.anna.answers("favour 5")
    assert (table.anna.dinars, table.anna.prestige) == (3, 6 + 2 + 2)
    told = [(event.kind, event.words[0]) for event in table.told if event.kind in ("scored", "gained")]
    assert told == [("scored", "2"), ("gained", "3"), ("scored", "2")]


@pytest.mark.proves("S-MAJ-10")
@pytest.mark.parametrize(("tile", "kind", "place"), [(1, "palace", 0), (2, "fountain", 1), (3, "door", 2)])
def test_a_built_tile_counts_for_its_type(tile: int, kind: str, place: int) -> None:
    table = building(wishes=["A-1", "B-1", "C-1"])
    table.anna.answers("build major", "lay gypsum", f"tile {tile}", "favour 5")
    assert table.anna.majors == [tile]
    assert tile not in table.state.major_tiles
    assert table.state.types(0) == [1 if index == place else 0 for index in range(6)]
    table.answers_until()
    table.ends_round()
    told = [event for event in table.told_of("fulfilled-wish") if event.seat == 0]
    assert [event.words for event in told] == [("A-1", "3" if kind == "palace" else "0")]


@pytest.mark.proves("S-MAJ-11")
def test_a_built_tile_does_not_pay_again() -> None:
    """Red poem 4 gives the bonus of a tile on the board; the built one, tile 6, is not among them."""
    table = building(poems={"anna": "4 red"}, store={"anna": "gypsum"}, dinars={"anna": 0})
    table.anna.answers("build major", "tile 6", "favour 5")
    assert (table.anna.dinars, table.anna.prestige) == (3, 5 + 1 + 2 + 2)
    table.ben.rests("poet")
    assert (table.anna.dinars, table.anna.prestige) == (3, 5 + 1 + 2 + 2)
    table.anna.works("poet", to="reactivate-1")
    assert table.anna.offers("tile") == ERA_I - {"6"}
    assert table.anna.refused("tile 6") == "S-CARD-07"


@pytest.mark.proves("S-MAJ-12")
def test_no_tile_fills_the_place_of_a_taken_one() -> None:
    table = building(store={"anna": "gypsum 3"}, major_tiles=[6, 12], minor_display=[2, 3, 4, 5])
    table.anna.answers("build major", "lay gypsum", "tile 6", "favour 5")
    assert table.state.major_tiles == (12,)
    table.ben.rests("poet")
    assert "construction-2" not in table.anna.squares("builder-2")
    table.ends_round()
    table.answers_until()
    assert (table.round, table.state.major_tiles) == (2, (12,))


@pytest.mark.proves("S-MAJ-12")
def test_with_no_tile_of_the_era_only_a_minor_building_is_left() -> None:
    table = building(store={"anna": "gypsum 3"}, major_tiles=[12], minor_display=[1, 6, 4, 5])
    assert table.anna.choices() == {"build minor 1", "build minor 6"}
    assert table.anna.refused("build major") == "S-MAJ-12"
