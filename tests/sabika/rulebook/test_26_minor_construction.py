"""Minor construction: cards, materials and the row.

Cards used here: 1 garden, gypsum, yellow and blue; 2 tower, wood, yellow and blue; 3 window, marble, yellow and blue;
4 garden, wood, blue and green. Anna's balance card is the green one, so none of the first three makes a balance
at its left.
"""

from typing import Any

import pytest

from partal.core.decision import InvalidAnswer

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

OPEN = [1, 2, 3, 4]
GREEN = {"anna": 2}
EMPTY_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}


def building(*names: str, **situation: Any) -> Table:
    given = {"minor_display": OPEN, "next_minor": [10, 9, 7, 6], "rondel": EMPTY_RONDEL, "balance_card": GREEN}
    return acting("construction-1", *names, **{**given, **situation})


@pytest.mark.proves("S-MIN-01", "S-MIN-02")
@pytest.mark.parametrize(
    ("store", "cards"),
    [
        ("gypsum", {"1"}),
        ("wood, glazed", {"2", "4"}),
        ("marble", {"3"}),
        ("gypsum, wood, marble", {"1", "2", "3", "4"}),
    ],
)
def test_an_open_card_is_picked_whose_base_the_player_has(store: str, cards: set[str]) -> None:
    table = building(store={"anna": store}, dinars={"anna": 1})
    assert table.anna.offers("build minor") == cards
    for number in {"1", "2", "3", "4"} - cards:
        assert table.anna.refused(f"build minor {number}") == "S-MIN-02"
    assert table.anna.refused("build minor 30") == "S-MIN-01"


@pytest.mark.proves("S-MIN-02")
@pytest.mark.parametrize(("card", "base", "others"), [(1, "gypsum", "wood marble"), (3, "marble", "gypsum wood")])
def test_the_base_has_to_be_used(card: int, base: str, others: str) -> None:
    table = building(store={"anna": "gypsum, wood, marble, glazed"})
    table.anna.answers(f"build minor {card}")
    assert all([base in materials.split() for materials in table.anna.offers("lay")])
    assert table.anna.refused(f"lay {others}") == "S-MIN-02"


@pytest.mark.proves("S-MIN-03", "S-MIN-04", "S-MIN-05")
@pytest.mark.parametrize(
    ("materials", "prestige"),
    [
        ("wood", 2),
        ("gypsum wood", 3),
        ("wood marble", 5),
        ("wood glazed", 6),
        ("gypsum wood marble", 6),
        ("gypsum wood glazed", 7),
        ("wood marble glazed", 9),
    ],
)
def test_up_to_two_other_materials_are_added_on_a_wood_base(materials: str, prestige: int) -> None:
    table = building(store={"anna": "gypsum 2, wood 3, marble 2, glazed 2"}, boxes={"anna": 9})
    table.anna.answers("build minor 2")
    assert table.anna.offers("lay") == {
        "wood",
        "gypsum wood",
        "wood marble",
        "wood glazed",
        "gypsum wood marble",
        "gypsum wood glazed",
        "wood marble glazed",
    }
    before = belongings(table.anna)
    table.anna.answers(f"lay {materials}")
    assert gained(table.anna, before) == {"prestige": prestige, **dict.fromkeys(materials.split(), -1)}


@pytest.mark.proves("S-MIN-04")
def test_no_kind_is_used_twice_and_never_four_materials() -> None:
    table = building(store={"anna": "gypsum 2, wood 3, marble 2, glazed 2"}, boxes={"anna": 9})
    table.anna.answers("build minor 2")
    for materials in ("wood wood", "wood marble marble", "wood wood wood", "gypsum gypsum wood"):
        assert table.anna.refused(f"lay {materials}") == "S-MIN-04"
    with pytest.raises(InvalidAnswer):
        table.match.play("lay gypsum wood marble glazed")


@pytest.mark.proves("S-MIN-04")
def test_event_4_lets_materials_repeat() -> None:
    table = building(store={"anna": "wood 3, gypsum"}, events=[4, 1, 2])
    table.anna.answers("build minor 2")
    assert table.anna.offers("lay") == {
        "wood",
        "wood wood",
        "wood wood wood",
        "gypsum wood",
        "gypsum wood wood",
    }
    table.anna.answers("lay wood wood wood")
    assert (table.anna.prestige, table.anna.store) == (5 + 6, {"gypsum": 1})


@pytest.mark.proves("S-MIN-05")
@pytest.mark.parametrize(
    ("card", "materials", "prestige"),
    [
        (1, "gypsum", 1),
        (2, "wood", 2),
        (3, "marble", 3),
        (1, "gypsum marble glazed", 8),
        (3, "wood marble glazed", 9),
        (3, "gypsum marble glazed", 8),
    ],
)
def test_the_materials_score_and_go_back_to_the_reserve(card: int, materials: str, prestige: int) -> None:
    table = building(store={"anna": "gypsum, wood, marble, glazed"})
    table.anna.answers(f"build minor {card}", f"lay {materials}")
    assert table.anna.prestige == 5 + prestige
    left = {"gypsum", "wood", "marble", "glazed"} - set(materials.split())
    assert table.anna.store == dict.fromkeys(left, 1)


@pytest.mark.proves("S-MIN-06", "S-MIN-07")
@pytest.mark.parametrize(
    ("row", "side", "result"),
    [
        ([0], "left", [1, 0]),
        ([0], "right", [0, 1]),
        ([20, 0, 15], "left", [1, 20, 0, 15]),
        ([20, 0, 15], "right", [20, 0, 15, 1]),
        ([0, 15, 16], "left", [1, 0, 15, 16]),
    ],
)
def test_the_card_joins_the_row_at_an_end(row: list[int], side: str, result: list[int]) -> None:
    table = building(store={"anna": "gypsum, wood"}, row={"anna": row})
    table.anna.answers("build minor 1", "lay gypsum")
    assert table.anna.choices() == {"place left", "place right"}
    table.anna.answers(f"place {side}")
    assert table.anna.row == result
    assert table.ben.row == [0]


@pytest.mark.proves("S-MIN-07")
def test_no_other_place_can_be_named() -> None:
    table = building(store={"anna": "gypsum, wood"}, row={"anna": [20, 0, 15]})
    table.anna.answers("build minor 1", "lay gypsum")
    assert table.anna.refused("waive") == "S-MIN-07"
    for place in ("place 1", "place between", "place right of 20"):
        with pytest.raises(InvalidAnswer):
            table.match.play(place)
    assert table.anna.row == [20, 0, 15]


@pytest.mark.proves("S-MIN-08")
@pytest.mark.parametrize(("card", "material", "prestige"), [(1, "gypsum", 1), (2, "wood", 2), (3, "marble", 3)])
def test_a_minor_building_brings_neither_favour_nor_bonus(card: int, material: str, prestige: int) -> None:
    table = building(store={"anna": "gypsum, wood, marble"}, favour={"anna": 3})
    before = belongings(table.anna)
    table.anna.answers(f"build minor {card}", f"lay {material}", "place left")
    assert gained(table.anna, before) == {"prestige": prestige, material: -1, "buildings": 1}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-MIN-09")
@pytest.mark.parametrize(
    ("card", "material", "wish", "points"),
    [
        (1, "gypsum", "A-1", "2"),
        (2, "wood", "A-1", "0"),
        (2, "wood", "A-2", "2"),
        (3, "marble", "A-2", "0"),
        (3, "marble", "A-3", "2"),
        (1, "gypsum", "A-3", "0"),
    ],
)
def test_the_type_of_the_card_counts_for_the_wishes(card: int, material: str, wish: str, points: str) -> None:
    """Wish A-1 wants gardens, A-2 towers, A-3 windows, each for 2 prestige."""
    table = building(store={"anna": "gypsum, wood, marble"}, wishes=[wish, "B-1", "C-1"])
    table.anna.answers(f"build minor {card}", f"lay {material}", "place left")
    table.ends_round()
    assert [event.words for event in table.told_of("fulfilled-wish") if event.seat == 0] == [(wish, points)]


@pytest.mark.proves("S-MIN-10")
def test_the_gap_stays_until_the_end_of_the_round() -> None:
    table = building(store={"anna": "wood"})
    table.anna.answers("build minor 2", "lay wood", "place left")
    assert table.state.minor_display == [1, 0, 3, 4]
    table.ben.rests("poet")
    assert table.state.minor_display == [1, 0, 3, 4]
    table.ends_round()
    table.answers_until()
    assert table.state.minor_display == [1, 10, 3, 4]


@pytest.mark.proves("S-MIN-10")
def test_the_gap_stays_until_somebody_refreshes() -> None:
    table = building(store={"anna": "wood", "ben": "gypsum"}, dinars={"ben": 1})
    table.anna.answers("build minor 2", "lay wood", "place left")
    table.ben.works("builder-1", to="construction-2")
    assert table.ben.offers("build minor") == {"1"}
    table.ben.answers("refresh")
    assert table.state.minor_display == [10, 9, 7, 6]


@pytest.mark.proves("S-MIN-11")
@pytest.mark.parametrize("count", [10, 20, 31])
def test_a_player_may_own_any_number_of_minor_buildings(count: int) -> None:
    row = [0, *range(5, 5 + count)]
    table = building(store={"anna": "gypsum, wood"}, row={"anna": row}, next_minor=[])
    table.anna.answers("build minor 1", "lay gypsum", "place left")
    assert table.anna.row == [1, *row]
    assert table.state.minor_count(0) == count + 1
