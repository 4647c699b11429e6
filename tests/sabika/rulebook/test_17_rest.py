"""Rest (S-REST)."""

import pytest

from tests.sabika.table import Table

EMPTY = {"R2": None, "R4": None, "R6": None, "R8": None}
ONLY_THE_MERCHANT = "builder-1 lying, builder-2 lying, poet lying"


@pytest.mark.proves("S-REST-01", "S-REST-07")
def test_a_rest_brings_3_dinars_and_costs_1_prestige() -> None:
    table = Table("anna", "ben", workers={"anna": "merchant at export-2"})
    table.anna.rests("merchant")
    assert (table.anna.prestige, table.anna.dinars) == (4, 3)
    assert table.anna.place("merchant") == "workshop"
    assert not table.anna.stands("merchant")
    assert table.anna.standing == ["builder-1", "builder-2", "poet"]
    assert (table.ben.prestige, table.ben.dinars) == (5, 0)


@pytest.mark.proves("S-REST-02")
def test_a_worker_in_the_workshop_may_rest_too() -> None:
    table = Table("anna", "ben")
    table.anna.rests("poet")
    assert (table.anna.prestige, table.anna.dinars) == (4, 3)
    assert table.anna.place("poet") == "workshop"
    assert not table.anna.stands("poet")


@pytest.mark.proves("S-REST-03")
def test_rest_is_offered_beside_work() -> None:
    table = Table("anna", "ben", workers={"anna": "builder-1 at market-1"}, sultan=[])
    assert {"rest builder-1", "rest builder-2", "rest merchant", "rest poet"} <= table.anna.choices()
    assert table.anna.squares("builder-1")


@pytest.mark.proves("S-REST-04")
def test_a_player_who_can_do_nothing_must_rest() -> None:
    """0 dinars, one worker left, no action in reach: the rest is the only answer, so the table gives it."""
    table = Table("anna", "ben", workers={"anna": ONLY_THE_MERCHANT}, rondel=EMPTY, sultan=[])
    assert [(event.kind, event.seat) for event in table.told][:1] == [("rested", 0)]
    assert (table.anna.dinars, table.anna.prestige) == (3, 4)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-REST-04")
@pytest.mark.parametrize("change", ["seals", "rondel"])
def test_with_one_possible_action_there_is_a_choice(change: str) -> None:
    seals = {"anna": 2 if change == "seals" else 1}
    rondel = EMPTY | ({"R2": "silk"} if change == "rondel" else {})
    table = Table("anna", "ben", workers={"anna": ONLY_THE_MERCHANT}, rondel=rondel, seals=seals, sultan=[])
    table.waits_for("anna", "sabika.turn")
    assert "rest merchant" in table.anna.choices()
    assert "export-1" in table.anna.squares("merchant")


@pytest.mark.proves("S-REST-05")
def test_a_worker_that_cannot_act_can_only_rest_while_the_others_choose() -> None:
    table = Table("anna", "ben", rondel=EMPTY, sultan=[])
    assert table.anna.squares("merchant") == set()
    assert "rest merchant" in table.anna.choices()
    assert table.anna.squares("builder-1") != set()
    assert table.anna.squares("poet") != set()


@pytest.mark.proves("S-REST-06")
def test_a_rested_worker_stands_in_the_workshop_in_the_next_round() -> None:
    table = Table("anna", "ben", workers={"anna": "builder-1 at market-1"}, sultan=[])
    table.anna.rests("builder-1")
    table.ends_round()
    table.answers_until("sabika.turn")
    assert table.round == 2
    assert table.anna.stands("builder-1")
    assert table.anna.place("builder-1") == "workshop"
    fresh = Table("anna", "ben", round=2, sultan=[])
    assert "minor-quarry-1" in fresh.anna.squares("builder-1")
    assert fresh.anna.dinars == 0


@pytest.mark.proves("S-REST-07")
def test_a_rest_brings_no_action_and_the_way_home_is_free() -> None:
    table = Table("anna", "ben", workers={"anna": "builder-1 at market-1", "ben": "builder-1 at market-1"}, sultan=[])
    table.anna.rests("builder-1")
    assert [event.kind for event in table.told] == ["rested", "gained", "scored"]
    assert table.anna.dinars == 3
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-REST-08", "S-PP-03")
@pytest.mark.parametrize(("floor", "left"), [("none", -1), ("zero", 0)])
def test_a_player_without_prestige_may_rest(floor: str, left: int) -> None:
    settings = {} if floor == "none" else {"pp-floor": floor}
    table = Table("anna", "ben", prestige={"anna": 0}, settings=settings)
    table.anna.rests("poet")
    assert (table.anna.prestige, table.anna.dinars) == (left, 3)
