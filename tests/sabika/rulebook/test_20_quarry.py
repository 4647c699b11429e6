"""Outer ring: the two quarries."""

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

MINOR = {
    "take gypsum gypsum gypsum": {"gypsum": 3},
    "take gypsum gypsum wood": {"gypsum": 2, "wood": 1},
    "take gypsum wood wood": {"gypsum": 1, "wood": 2},
    "take wood wood wood": {"wood": 3},
}
MAJOR = {
    "take wood wood wood": {"wood": 3},
    "take wood wood marble": {"wood": 2, "marble": 1},
    "take wood marble marble": {"wood": 1, "marble": 2},
    "take marble marble marble": {"marble": 3},
}


@pytest.mark.proves("S-QUAR-01", "S-QUAR-02")
@pytest.mark.parametrize(("mix", "materials"), MINOR.items())
def test_the_minor_quarry_gives_three_of_gypsum_and_wood_in_any_mix(mix: str, materials: dict[str, int]) -> None:
    table = acting("minor-quarry-1")
    before, neighbour = belongings(table.anna), belongings(table.ben)
    assert table.anna.choices() == set(MINOR)
    table.anna.answers(mix)
    assert gained(table.anna, before) == materials
    assert gained(table.ben, neighbour) == {}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-QUAR-01", "S-QUAR-03")
@pytest.mark.parametrize(("mix", "materials"), MAJOR.items())
def test_the_major_quarry_gives_three_of_wood_and_marble_in_any_mix(mix: str, materials: dict[str, int]) -> None:
    table = acting("major-quarry-1")
    before = belongings(table.anna)
    assert table.anna.choices() == set(MAJOR)
    table.anna.answers(mix)
    assert gained(table.anna, before) == materials
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-QUAR-02", "S-QUAR-03")
@pytest.mark.parametrize(
    ("square", "mix", "clause"),
    [
        ("minor-quarry-1", "take wood wood marble", "S-QUAR-02"),
        ("minor-quarry-1", "take gypsum gypsum glazed", "S-QUAR-02"),
        ("major-quarry-1", "take gypsum gypsum gypsum", "S-QUAR-03"),
        ("major-quarry-1", "take gypsum wood wood", "S-QUAR-03"),
        ("major-quarry-1", "take wood marble glazed", "S-QUAR-03"),
    ],
)
def test_other_materials_are_refused(square: str, mix: str, clause: str) -> None:
    table = acting(square)
    assert table.anna.refused(mix) == clause


@pytest.mark.proves("S-QUAR-04")
def test_with_room_for_three_no_fewer_can_be_taken() -> None:
    table = acting("minor-quarry-1", store={"anna": "marble"})
    assert table.anna.refused("take wood") == "S-QUAR-02"
    assert table.anna.refused("take none") == "S-QUAR-02"
    table.anna.answers("take wood wood wood")
    assert table.anna.store == {"marble": 1, "wood": 3}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-QUAR-04")
def test_what_finds_no_room_is_lost_or_something_makes_way() -> None:
    for answer, store in (
        ("lose it", {"marble": 2, "wood": 2}),
        ("throw marble", {"marble": 1, "wood": 3}),
    ):
        table = acting("minor-quarry-1", store={"anna": "marble 2"})
        table.anna.answers("take wood wood wood")
        table.waits_for("anna", "sabika.make-room")
        assert table.anna.store == {"marble": 2, "wood": 2}
        table.anna.answers(answer)
        assert table.anna.store == store
        table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-QUAR-04", "S-QUAR-05")
@pytest.mark.parametrize("thrown", [0, 1, 2, 3])
def test_a_quarry_can_be_used_with_full_storehouses(thrown: int) -> None:
    table = Table("anna", "ben", sultan=[], store={"anna": "gypsum 4"})
    assert {"minor-quarry-1", "major-quarry-1"} <= table.anna.squares("builder-1")
    table.anna.works("builder-1", to="minor-quarry-1")
    table.anna.does("main")
    table.anna.answers("take wood wood wood", *["throw gypsum"] * thrown, *["lose it"] * (3 - thrown))
    left = {"gypsum": 4 - thrown, "wood": thrown}
    assert table.anna.store == {name: number for name, number in left.items() if number}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-QUAR-06")
@pytest.mark.parametrize(("square", "mix"), [("minor-quarry-1", "wood"), ("major-quarry-1", "wood")])
def test_both_quarries_are_a_quarry_action_for_poem_21(square: str, mix: str) -> None:
    """Blue poem 21 gives a raw material, gypsum, wood or marble with every quarry action."""
    table = acting(square, poems={"anna": "21 blue"})
    table.anna.answers(f"take {mix} {mix} {mix}")
    table.waits_for("anna", "sabika.pick")
    assert table.anna.store == {"wood": 3}
    table.anna.answers("pick 4")
    assert table.anna.store == {"wood": 3, "marble": 1}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-QUAR-06")
def test_another_action_is_no_quarry_action_for_poem_21() -> None:
    table = acting("market-1", poems={"anna": "21 blue"}, rondel={"R4": None})
    table.anna.answers("stop")
    assert table.anna.store == {}
    table.waits_for("ben", "sabika.turn")
