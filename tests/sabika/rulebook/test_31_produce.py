"""Middle ring: produce.

City tiles used here: C3 gives 3 dinars, C4 a raw material and a paria, C9 (red, storehouse) 2 dinars and 1 prestige,
C1 (blue, 2 dinars of income) a good and a dinar.
"""

from typing import Any

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

CITIES = {"algiers": "C3", "fez": "C9", "tunis": "C4"}
RAWS = {"anna": "cane, silk, clay"}


def producing(**situation: Any) -> Table:
    return acting("produce-1", **{"cities": CITIES, **situation})


@pytest.mark.proves("S-PROD-01", "S-PROD-08")
@pytest.mark.parametrize(("city", "gains"), [("algiers", {"dinars": 3}), ("fez", {"dinars": 2, "prestige": 1})])
def test_the_bonus_of_a_city_with_the_players_ship_on_either_half(city: str, gains: dict[str, int]) -> None:
    table = producing(ships={"anna": "algiers left, fez right", "ben": "tunis left"})
    before = belongings(table.anna)
    assert table.anna.choices() == {"bonus of algiers", "bonus of fez"}
    assert table.anna.refused("bonus of tunis") == "S-PROD-01"
    table.anna.answers(f"bonus of {city}")
    assert gained(table.anna, before) == gains
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-PROD-01")
def test_the_bonus_of_one_city_only_but_of_the_same_city_again_next_time() -> None:
    table = producing(ships={"anna": "algiers left, fez right"}, raws={"anna": "cane"})
    table.anna.answers("bonus of algiers")
    assert table.anna.choices() == {"process cane", "stop"}
    assert table.anna.refused("bonus of fez") == "S-PROD-01"
    table.anna.answers("stop")
    table.ben.rests("poet")
    table.state.awake[2] = 1
    table.anna.rests("poet")
    table.ben.rests("merchant")
    table.anna.works("merchant", to="produce-2")
    before = table.anna.dinars
    table.anna.answers("bonus of algiers")
    assert table.anna.dinars == before + 3


@pytest.mark.proves("S-PROD-02")
@pytest.mark.parametrize(
    ("tile", "gains"), [("C9", {"dinars": 2, "prestige": 1}), ("C5", {"gypsum": 1, "wood": 1}), ("C3", {"dinars": 3})]
)
def test_the_bonus_for_consolidating_is_not_given(tile: str, gains: dict[str, int]) -> None:
    """Consolidated, C9 would be a storehouse action, C5 an income of 1 prestige, C3 one of gypsum."""
    table = Table("anna", "ben", sultan=[], ships={"anna": "algiers right"}, cities={"algiers": tile})
    before = belongings(table.anna)
    table.anna.works("merchant", to="produce-1")
    assert gained(table.anna, before) == gains
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-PROD-03", "S-PROD-08")
@pytest.mark.parametrize(
    ("answers", "store", "left"),
    [
        (("process cane", "stop"), {"sugar": 1}, ["silk", "clay"]),
        (("process cane", "process clay"), {"sugar": 1, "pottery": 1}, ["silk"]),
        (("process silk", "process cane"), {"sugar": 1, "clothes": 1}, ["clay"]),
    ],
)
def test_up_to_two_raw_materials_are_processed(
    answers: tuple[str, ...], store: dict[str, int], left: list[str]
) -> None:
    table = producing(raws=RAWS)
    rondel = table.rondel
    table.anna.answers(*answers)
    assert (table.anna.store, table.anna.raws) == (store, left)
    assert table.rondel == rondel
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-PROD-03")
def test_processing_needs_no_match_on_the_rondel_unless_the_table_says_so() -> None:
    bare = {"R2": None, "R4": None, "R6": None, "R8": None}
    table = producing(raws=RAWS, rondel=bare)
    assert table.anna.offers("process") == {"cane", "silk", "clay"}
    table = Table("anna", "ben", sultan=[], raws=RAWS, rondel=bare, settings={"process-needs-rondel-match": "always"})
    assert "produce-1" not in table.anna.squares("merchant")


@pytest.mark.proves("S-PROD-04")
def test_at_least_one_part_is_done() -> None:
    table = producing(ships={"anna": "algiers left"}, raws=RAWS)
    assert table.anna.choices() == {"bonus of algiers", "process cane", "process silk", "process clay"}
    assert table.anna.refused("stop") == "S-PROD-01"
    assert table.anna.refused("waive") == "S-PROD-01"


@pytest.mark.proves("S-PROD-04")
@pytest.mark.parametrize("first", ["bonus of algiers", "process cane"])
def test_both_parts_are_done_in_either_order(first: str) -> None:
    table = producing(ships={"anna": "algiers left"}, raws={"anna": "cane, clay"})
    before = belongings(table.anna)
    if first == "bonus of algiers":
        table.anna.answers("bonus of algiers", "process cane", "process clay")
    else:
        table.anna.answers("process cane", "process clay", "bonus of algiers")
    assert gained(table.anna, before) == {"dinars": 3, "cane": -1, "clay": -1, "sugar": 1, "pottery": 1}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-PROD-04")
def test_a_raw_material_from_the_city_bonus_can_be_processed_at_once() -> None:
    """Tunis gives a raw material and a paria."""
    table = producing(ships={"anna": "tunis left"}, rondel={"R2": "silk"})
    table.anna.answers("bonus of tunis", "take R2")
    assert table.anna.raws == ["silk"]
    table.anna.answers("process silk")
    assert (table.anna.store, table.anna.raws, table.anna.parias) == ({"clothes": 1}, [], 1)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-PROD-05")
@pytest.mark.parametrize(
    ("ships", "raws", "possible"),
    [("", "", False), ("fez right", "", True), ("fez left", "", True), ("", "clay", True)],
)
def test_the_action_needs_a_presence_or_a_raw_material(ships: str, raws: str, possible: bool) -> None:
    table = Table(
        "anna", "ben", sultan=[], dinars={"anna": 9}, ships={"anna": ships, "ben": "algiers left"}, raws={"anna": raws}
    )
    assert ("produce-1" in table.anna.squares("merchant")) == possible


@pytest.mark.proves("S-PROD-06")
@pytest.mark.parametrize(("raw", "others"), [("cane", {"silk", "clay"}), ("clay", {"cane", "silk"})])
def test_the_second_raw_material_is_of_another_family(raw: str, others: set[str]) -> None:
    table = producing(raws=RAWS)
    table.anna.answers(f"process {raw}")
    assert table.anna.offers("process") == others
    assert table.anna.refused(f"process {raw}") == "S-PROD-01"


@pytest.mark.proves("S-PROD-07")
def test_the_parts_cannot_be_mixed() -> None:
    """One processed, then the bonus: processing is over."""
    table = producing(ships={"anna": "algiers left"}, raws=RAWS)
    table.anna.answers("process cane")
    assert table.anna.choices() == {"bonus of algiers", "process silk", "process clay", "stop"}
    table.anna.answers("bonus of algiers")
    assert (table.anna.raws, table.anna.dinars) == (["silk", "clay"], 3)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-PROD-07")
def test_the_bonus_is_not_taken_between_two_processings() -> None:
    """After the bonus two may be processed, one after the other, and nothing in between."""
    table = producing(ships={"anna": "algiers left, fez left"}, raws=RAWS)
    table.anna.answers("bonus of fez", "process cane")
    assert table.anna.choices() == {"process silk", "process clay", "stop"}
    table.anna.answers("process silk")
    assert table.anna.raws == ["clay"]
    table.waits_for("ben", "sabika.turn")
