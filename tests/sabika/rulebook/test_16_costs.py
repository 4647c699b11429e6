"""What working costs (S-COST)."""

import pytest

from tests.sabika.table import Table

BEHIND = {
    1: "market-1",
    2: "storehouse-right",
    3: "construction-1",
    4: "minor-quarry-1",
    5: "market-2",
    6: "storehouse-left",
    7: "construction-2",
}
"""The squares that are this many steps before the major quarry."""


@pytest.mark.proves("S-COST-01", "S-COST-02")
@pytest.mark.parametrize(("steps", "cost"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_two_steps_are_free_and_each_further_one_costs_1(steps: int, cost: int) -> None:
    workers = {"anna": f"builder-1 at {BEHIND[steps]}"}
    table = Table("anna", "ben", dinars={"anna": 9}, workers=workers, sultan=[])
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 9 - cost
    assert table.ben.dinars == 0


@pytest.mark.proves("S-COST-03", "S-COST-06")
@pytest.mark.parametrize("rivals", [0, 1, 2])
def test_from_the_workshop_only_the_workers_present_are_paid_for(rivals: int) -> None:
    """In round 1 a poet on a square with 2 rivals costs 2 dinars, wherever the square is."""
    workers = dict.fromkeys(("ben", "cleo")[:rivals], "poet at artisanal-2")
    table = Table("anna", "ben", "cleo", dinars={"anna": 5}, workers=workers, sultan=[])
    table.anna.works("poet", to="artisanal-2")
    assert table.anna.dinars == 5 - rivals + 3


@pytest.mark.proves("S-COST-04")
@pytest.mark.parametrize("lying", ["", " lying"])
def test_a_rival_costs_1_whether_standing_or_lying(lying: str) -> None:
    workers = {"ben": f"builder-1 at major-quarry-1{lying}"}
    table = Table("anna", "ben", dinars={"anna": 3}, workers=workers, sultan=[])
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 2
    next_to_it = Table("anna", "ben", dinars={"anna": 3}, workers=workers, sultan=[])
    next_to_it.anna.works("builder-1", to="minor-quarry-1")
    assert next_to_it.anna.dinars == 3


@pytest.mark.proves("S-COST-05")
def test_a_worker_of_the_sultan_counts_as_a_rival() -> None:
    workers = {"ben": "builder-1 at major-quarry-1"}
    table = Table("anna", "ben", dinars={"anna": 3}, workers=workers, sultan=["major-quarry-1"])
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 3 - 2


@pytest.mark.proves("S-COST-07")
def test_workers_passed_by_cost_nothing() -> None:
    workers = {"anna": "builder-1 at storehouse-right", "ben": "builder-1 at market-1"}
    table = Table("anna", "ben", workers=workers, sultan=["market-1", "market-1"])
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 0


@pytest.mark.proves("S-COST-08")
@pytest.mark.parametrize(("reading", "owner"), [("reserve", 0), ("owner", 1)])
def test_the_toll_goes_to_the_reserve_or_by_house_rule_to_the_owner(reading: str, owner: int) -> None:
    """Ben's worker stands there with one of the Sultan's; steps are paid to the reserve in any case."""
    table = Table(
        "anna",
        "ben",
        "cleo",
        dinars={"anna": 3},
        workers={"anna": f"builder-1 at {BEHIND[3]}", "ben": "builder-1 at major-quarry-1"},
        sultan=["major-quarry-1"],
        settings={} if reading == "reserve" else {"occupied-payment": reading},
    )
    table.anna.works("builder-1", to="major-quarry-1")
    assert (table.anna.dinars, table.ben.dinars, table.cleo.dinars) == (0, owner, 0)


@pytest.mark.proves("S-COST-08")
def test_under_that_house_rule_yusufs_part_goes_to_the_reserve() -> None:
    table = Table.solo(
        "anna",
        dinars={"anna": 3},
        workers={"yusuf": "builder-1 at major-quarry-1"},
        sultan=[],
        settings={"occupied-payment": "owner"},
    )
    table.anna.works("builder-1", to="major-quarry-1")
    assert (table.anna.dinars, table.yusuf.dinars) == (2, 0)


@pytest.mark.proves("S-COST-09", "S-COST-10", "S-COST-11")
@pytest.mark.parametrize(
    ("dinars", "seals", "allowed"),
    [(4, 0, True), (3, 0, False), (3, 1, True), (5, 0, True), (0, 4, True), (0, 3, False)],
)
def test_the_example_of_a_builder_who_pays_2_and_2(dinars: int, seals: int, allowed: bool) -> None:
    """4 steps to a square with 2 workers of others."""
    table = Table(
        "anna",
        "ben",
        "cleo",
        dinars={"anna": dinars},
        seals={"anna": seals},
        workers={
            "anna": f"builder-1 at {BEHIND[4]}",
            "ben": "builder-1 at major-quarry-1",
            "cleo": "builder-1 at major-quarry-1",
        },
        sultan=[],
    )
    assert ("major-quarry-1" in table.anna.squares("builder-1")) == allowed
    if not allowed:
        assert table.anna.refused("work builder-1 to major-quarry-1") == "S-COST-11"
        return
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars + table.anna.seals == dinars + seals - 4
    assert table.anna.dinars == max(0, dinars - 4)


@pytest.mark.proves("S-COST-12")
def test_own_workers_make_a_move_neither_dearer_nor_cheaper() -> None:
    workers = {"anna": f"builder-1 at {BEHIND[3]}, builder-2 at market-1, merchant at export-1, poet at carve-1"}
    table = Table("anna", "ben", dinars={"anna": 3}, workers=workers, sultan=[])
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 3 - 1
