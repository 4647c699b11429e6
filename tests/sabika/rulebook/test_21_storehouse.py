"""Outer ring: expanding and activating storehouses.

Tiles used here: 1 has 1 box and 4 dinars, 8 has 1 box, 2 prestige and 1 dinar, 12 has 2 boxes and 2 wood,
16 has 2 boxes and 2 parias, 21 has 3 boxes and 2 dinars, 22 has 3 boxes and 1 prestige.
"""

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

DISPLAY = [11, 12, 15, 16]
"""Two tiles on the left, two on the right."""
FULL = {1: [1, 2], 2: [3, 4], 3: [5, 6], 4: [7, 8]}
"""All four storehouses expanded twice."""


@pytest.mark.proves("S-STHA-01")
@pytest.mark.parametrize(
    ("answers", "gains"),
    [
        (("activate storehouse 1",), {"dinars": 2}),
        (("take left-1", "onto storehouse 2"), {"dinars": 3, "boxes": 2, "prestige": 1}),
    ],
)
def test_the_action_expands_or_activates_and_never_both(answers: tuple[str, ...], gains: dict[str, int]) -> None:
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": {1: [21]}})
    before = belongings(table.anna)
    assert table.anna.choices() == {"take left-1", "take left-2", "activate storehouse 1"}
    table.anna.answers(*answers)
    assert gained(table.anna, before) == gains
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-STHA-02")
def test_an_open_tile_beside_the_square_is_taken() -> None:
    table = acting("storehouse-left", store_display=DISPLAY)
    assert table.anna.choices() == {"take left-1", "take left-2"}
    table.anna.answers("take left-2", "onto storehouse 1")
    assert table.anna.storehouses == {1: (1, 12)}
    assert table.state.store_display == [11, 0, 15, 16]


@pytest.mark.proves("S-STHA-03")
@pytest.mark.parametrize(("side", "other"), [("left", "right"), ("right", "left")])
def test_a_square_uses_the_display_of_its_own_side_only(side: str, other: str) -> None:
    table = acting(f"storehouse-{side}", store_display=DISPLAY)
    assert table.anna.choices() == {f"take {side}-1", f"take {side}-2"}
    assert table.anna.refused(f"take {other}-1") == "S-STHA-03"
    table.anna.answers(f"take {side}-1", "onto storehouse 1")
    assert table.anna.storehouses == {1: (1, 11 if side == "left" else 15)}


@pytest.mark.proves("S-STHA-04")
@pytest.mark.parametrize("store", [1, 2, 3, 4])
def test_the_tile_goes_on_any_of_the_players_storehouses_and_covers_no_box(store: int) -> None:
    held = {1: [22], 2: [23], 3: [24]}
    table = acting("storehouse-right", store_display=DISPLAY, storehouses={"anna": held}, dinars={"anna": 1})
    assert table.anna.boxes == 4 + 3 + 3 + 3
    table.anna.answers("take right-2")
    assert table.anna.offers("onto storehouse") == {"1", "2", "3", "4"}
    table.anna.answers(f"onto storehouse {store}")
    assert table.anna.boxes == 4 + 3 + 3 + 3 + 2
    assert table.anna.storehouses[store] == (2 if store < 4 else 1, 16)
    assert table.ben.storehouses == {}


@pytest.mark.proves("S-STHA-04")
def test_of_storehouses_that_are_all_alike_the_first_stands_for_all() -> None:
    """Storehouses are one pool of boxes, so it makes no difference which of the unexpanded ones is used."""
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": {2: [22]}})
    table.anna.answers("take left-1")
    assert table.anna.offers("onto storehouse") == {"1", "2"}
    assert table.anna.refused("take left-2") == "S-STHA-04"
    table.anna.answers("onto storehouse 3")
    assert set(table.anna.storehouses) == {1, 2}


@pytest.mark.proves("S-STHA-05")
def test_the_boxes_of_the_tile_are_added() -> None:
    """A starting storehouse of 1 box and a tile of 2 boxes give room for 3."""
    table = acting("storehouse-left", store_display=DISPLAY, store={"anna": "gypsum 4"})
    assert table.state.room(0) == 0
    table.anna.answers("take left-1", "onto storehouse 1")
    assert table.anna.boxes == 3 + 1 + 1 + 1
    assert table.state.room(0) == 2
    table.ben.rests("poet")
    table.anna.works("builder-2", to="major-quarry-1")
    table.anna.answers("take wood wood wood")
    assert table.anna.store == {"gypsum": 4, "wood": 2}
    table.waits_for("anna", "sabika.make-room")


@pytest.mark.proves("S-STHA-06")
def test_the_first_expansion_brings_one_prestige_and_the_second_two() -> None:
    table = acting("storehouse-left", store_display=[11, 21, 1, 17], dinars={"anna": 9})
    table.anna.answers("take left-1", "onto storehouse 1")
    assert table.anna.prestige == 5 + 1
    table.ben.rests("poet")
    table.anna.works("builder-2", to="storehouse-right")
    table.anna.answers("take right-1", "onto storehouse 1")
    assert table.anna.prestige == 5 + 3
    assert table.anna.storehouses == {1: (2, 1)}


@pytest.mark.proves("S-STHA-06")
def test_each_storehouse_counts_its_own_expansions() -> None:
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": {1: [1, 21]}})
    table.anna.answers("take left-1", "onto storehouse 2")
    assert table.anna.prestige == 5 + 1
    assert table.anna.storehouses == {1: (2, 21), 2: (1, 11)}


@pytest.mark.proves("S-STHA-07")
def test_the_prestige_comes_before_the_bonus_of_the_tile() -> None:
    table = acting("storehouse-left", store_display=[8, 11, 15, 16], storehouses={"anna": {1: [21]}})
    table.anna.answers("take left-1", "onto storehouse 1")
    told = [(event.kind, event.words[:2]) for event in table.told if event.kind in ("expanded", "scored", "gained")]
    assert told == [
        ("expanded", ("8", "1")),
        ("scored", ("2", "storehouses")),
        ("scored", ("2", "effects")),
        ("gained", ("1", "dinars")),
    ]


@pytest.mark.proves("S-STHA-08")
def test_a_storehouse_expanded_twice_takes_no_third_tile() -> None:
    held = {1: [22], 2: [1, 2], 3: [23]}
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": held})
    table.anna.answers("take left-1")
    assert table.anna.offers("onto storehouse") == {"1", "3", "4"}
    assert table.anna.refused("onto storehouse 2") == "S-STHA-08"


@pytest.mark.proves("S-STHA-08")
def test_with_eight_tiles_expanding_is_not_offered() -> None:
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": FULL})
    assert table.anna.choices() == {f"activate storehouse {store}" for store in (1, 2, 3, 4)}
    assert table.anna.refused("take left-1") == "S-STHA-08"


@pytest.mark.proves("S-STHA-08")
def test_with_seven_tiles_the_last_place_is_still_open() -> None:
    held = {**FULL, 4: [7]}
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": held})
    table.anna.answers("take left-1", "onto storehouse 4")
    assert table.anna.storehouses[4] == (2, 11)
    assert table.anna.prestige == 5 + 2


@pytest.mark.proves("S-STHA-09")
def test_what_lies_in_the_storehouse_stays_there() -> None:
    table = acting("storehouse-left", store_display=DISPLAY, store={"anna": "wood 2, marble, sugar"})
    before = belongings(table.anna)
    table.anna.answers("take left-1", "onto storehouse 1")
    assert gained(table.anna, before) == {"prestige": 1, "boxes": 2, "dinars": 3}
    assert table.anna.store == {"wood": 2, "marble": 1, "sugar": 1}


@pytest.mark.proves("S-STHA-10")
@pytest.mark.parametrize(
    ("store", "gains"), [(1, {"dinars": 4}), (2, {"parias": 2}), (4, {"prestige": 2, "dinars": 1})]
)
def test_activating_gives_the_bonus_of_the_top_tile_of_one_storehouse(store: int, gains: dict[str, int]) -> None:
    held = {1: [1], 2: [16], 4: [8]}
    table = acting("storehouse-left", store_display=[11, 12, 15, 17], storehouses={"anna": held})
    before = belongings(table.anna)
    assert table.anna.offers("activate storehouse") == {"1", "2", "4"}
    table.anna.answers(f"activate storehouse {store}")
    assert gained(table.anna, before) == gains
    assert table.state.store_display == [11, 12, 15, 17]


@pytest.mark.proves("S-STHA-11")
def test_a_starting_storehouse_is_never_activated() -> None:
    table = acting("storehouse-left", store_display=DISPLAY)
    assert table.anna.choices() == {"take left-1", "take left-2"}
    assert table.anna.refused("activate storehouse 1") == "S-STHA-11"
    table = acting("storehouse-left", store_display=DISPLAY, storehouses={"anna": {1: [1]}})
    assert table.anna.refused("activate storehouse 2") == "S-STHA-11"


@pytest.mark.proves("S-STHA-12")
def test_a_second_tile_covers_the_bonus_of_the_first() -> None:
    table = acting("storehouse-left", store_display=[11, 12, 15, 17], storehouses={"anna": {1: [1, 16]}})
    before = belongings(table.anna)
    table.anna.answers("activate storehouse 1")
    assert gained(table.anna, before) == {"parias": 2}


@pytest.mark.proves("S-STHA-13")
def test_a_taken_tile_is_replaced_at_the_end_of_the_round() -> None:
    table = acting("storehouse-left", store_display=DISPLAY, next_store={"left": [5, 6], "right": [7]})
    table.anna.answers("take left-1", "onto storehouse 1")
    assert table.state.store_display == [0, 12, 15, 16]
    table.ben.rests("poet")
    assert table.state.store_display == [0, 12, 15, 16]
    table.ends_round()
    table.answers_until()
    assert table.state.store_display == [5, 12, 15, 16]


@pytest.mark.proves("S-STHA-13")
def test_when_both_tiles_are_gone_only_activation_is_left() -> None:
    gone = [0, 0, 15, 17]
    table = acting("storehouse-left", store_display=gone, storehouses={"anna": {1: [21], 2: [16]}})
    assert table.anna.choices() == {"activate storehouse 1", "activate storehouse 2"}
    assert table.anna.refused("take left-1") == "S-STHA-13"
    table = Table("anna", "ben", sultan=[], store_display=gone)
    assert "storehouse-left" not in table.anna.squares("builder-1")


@pytest.mark.proves("S-STHA-14")
@pytest.mark.parametrize(
    ("display", "held", "left", "right"),
    [
        ([11, 12, 15, 17], {}, True, True),
        ([0, 12, 15, 17], {}, True, True),
        ([0, 0, 15, 17], {}, False, True),
        ([0, 0, 0, 0], {}, False, False),
        ([0, 0, 0, 0], {3: [16]}, True, True),
        ([0, 0, 0, 0], FULL, True, True),
        ([11, 12, 15, 17], FULL, True, True),
    ],
)
def test_the_action_is_impossible_without_tile_and_without_expansion(
    display: list[int], held: dict[int, list[int]], left: bool, right: bool
) -> None:
    """With two players no raw space touches these squares, so nothing else could be done there."""
    table = Table("anna", "ben", sultan=[], store_display=display, storehouses={"anna": held})
    squares = table.anna.squares("builder-1")
    assert ("storehouse-left" in squares, "storehouse-right" in squares) == (left, right)
    if not left:
        assert table.anna.refused("work builder-1 to storehouse-left") == "S-TURN-16"


@pytest.mark.proves("S-STHA-15")
@pytest.mark.parametrize("side", ["left", "right"])
def test_a_storehouse_action_won_as_a_bonus_takes_a_tile_of_either_side(side: str) -> None:
    """Major tile 7 brings a storehouse action; the builder stands on a construction square."""
    table = acting("construction-1", store_display=DISPLAY, store={"anna": "gypsum"}, favour={"anna": 4})
    table.anna.answers("build major", "lay gypsum", "tile 7", "favour 5")
    assert table.anna.choices() == {"take left-1", "take left-2", "take right-1", "take right-2", "waive"}
    table.anna.answers(f"take {side}-1", "onto storehouse 1")
    assert table.anna.storehouses == {1: (1, 11 if side == "left" else 15)}


@pytest.mark.proves("S-STHA-16")
def test_the_piles_outlast_the_game_even_if_every_tile_is_taken_every_round() -> None:
    table = Table("anna", "ben", "cara", "dan")
    assert [len(pile) for pile in table.state.store_piles] == [10, 10]
    for _ in range(4):
        table.state.store_display = [0, 0, 0, 0]
        table.ends_round()
        table.answers_until()
        assert all(table.state.store_display)
    assert table.round == 5
    assert [len(pile) for pile in table.state.store_piles] == [2, 2]
