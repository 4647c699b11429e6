"""Movement (S-MOVE)."""

from pathlib import Path

import pytest

from tests.sabika.rulebook.test_01_components import OUTER_SQUARES
from tests.sabika.rulebook.test_02_setup_rondel import covering_market
from tests.sabika.table import Table


@pytest.mark.proves("S-MOVE-01", "S-MOVE-04")
@pytest.mark.parametrize(
    ("dinars", "squares"),
    [
        (0, {"market-2", "minor-quarry-1"}),
        (1, {"market-2", "minor-quarry-1", "construction-1"}),
        (3, {"market-2", "minor-quarry-1", "construction-1", "storehouse-right", "market-1"}),
    ],
)
def test_a_worker_walks_clockwise_square_by_square(dinars: int, squares: set[str]) -> None:
    """From storehouse-left: market-2, then round the top to minor-quarry-1; construction-2 lies just behind it."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": dinars},
        store={"anna": "gypsum"},
        workers={"anna": "builder-1 at storehouse-left"},
        sultan=[],
    )
    assert table.anna.squares("builder-1") == squares


@pytest.mark.proves("S-MOVE-03", "S-MOVE-09")
@pytest.mark.parametrize(("lap", "dinars", "stays"), [("forbid", 20, False), ("allow", 6, True), ("allow", 5, False)])
def test_a_move_takes_1_to_7_steps_and_a_full_lap_only_by_house_rule(lap: str, dinars: int, stays: bool) -> None:
    """Seven steps cost 5 dinars, the full lap of eight 6."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": dinars},
        store={"anna": "gypsum"},
        workers={"anna": "builder-1 at market-1"},
        sultan=[],
        settings={} if lap == "forbid" else {"full-lap": lap},
    )
    squares = table.anna.squares("builder-1")
    assert squares == OUTER_SQUARES - (set() if stays else {"market-1"})
    if stays:
        table.anna.works("builder-1", to="market-1")
        assert table.told_of("paid")[0].words[0] == "6"
    elif lap == "forbid":
        assert table.anna.refused("work builder-1 to market-1") == "S-MOVE-03"


@pytest.mark.proves("S-MOVE-09")
@pytest.mark.parametrize(("dinars", "furthest"), [(4, False), (5, True)])
def test_seven_steps_need_5_dinars(dinars: int, furthest: bool) -> None:
    table = Table(
        "anna",
        "ben",
        dinars={"anna": dinars},
        workers={"anna": "builder-1 at market-1"},
        sultan=[],
    )
    assert ("storehouse-right" in table.anna.squares("builder-1")) == furthest


@pytest.mark.proves("S-MOVE-05")
def test_a_worker_in_the_workshop_goes_to_any_square_of_its_ring() -> None:
    table = Table("anna", "ben", store={"anna": "gypsum"}, sultan=[])
    assert table.anna.squares("builder-1") == OUTER_SQUARES
    table.anna.works("builder-1", to="market-2")
    assert (table.anna.place("builder-1"), table.anna.dinars) == ("market-2", 2)


@pytest.mark.proves("S-MOVE-06")
@pytest.mark.parametrize("other", ["builder-2 at storehouse-right", "builder-2"])
def test_two_builders_of_a_player_never_share_a_square(other: str) -> None:
    """Neither from two steps behind nor from the workshop."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": 9},
        workers={"anna": f"builder-1 at major-quarry-1 lying, {other}"},
        sultan=[],
    )
    squares = table.anna.squares("builder-2")
    assert "major-quarry-1" not in squares
    assert "market-1" in squares
    assert table.anna.refused("work builder-2 to major-quarry-1") == "S-MOVE-06"


@pytest.mark.proves("S-MOVE-07", "S-COST-07", "S-COST-12")
def test_workers_on_the_way_cost_nothing() -> None:
    """Past the player's other builder and a rival to the next square: two steps, 0 dinars."""
    table = Table(
        "anna",
        "ben",
        workers={"anna": "builder-1 at storehouse-right, builder-2 at market-1", "ben": "builder-1 at market-1"},
        sultan=["market-1"],
    )
    assert "major-quarry-1" in table.anna.squares("builder-1")
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 0


@pytest.mark.proves("S-MOVE-08")
def test_any_number_of_workers_of_different_owners_share_a_square() -> None:
    table = Table(
        "anna",
        "ben",
        "cleo",
        dinars={"anna": 4},
        workers={"ben": "builder-1 at market-1", "cleo": "builder-2 at market-1 lying"},
        sultan=["market-1", "market-1"],
    )
    table.anna.works("builder-1", to="market-1")
    assert [
        table.players[n].place(w) for n, w in (("anna", "builder-1"), ("ben", "builder-1"), ("cleo", "builder-2"))
    ] == ["market-1"] * 3
    assert table.sultan == ["market-1", "market-1"]


@pytest.mark.proves("S-MOVE-10", "S-SETR-02")
@pytest.mark.parametrize(("reading", "dinars"), [("skip", 0), ("count-step", 1)])
def test_a_covered_square_is_skipped_in_counting_but_for_a_house_rule(
    tmp_path: Path, reading: str, dinars: int
) -> None:
    """market-1 is covered: from construction-1 to major-quarry-1 there are storehouse-right and the quarry itself."""
    settings = {} if reading == "skip" else {"cancelled-squares": reading}
    table = Table(
        "anna",
        "ben",
        "cleo",
        content=covering_market(tmp_path),
        dinars={"anna": dinars},
        workers={"anna": "builder-1 at construction-1"},
        sultan=[],
        settings=settings,
    )
    squares = table.anna.squares("builder-1")
    assert "market-1" not in squares
    assert table.anna.refused("work builder-1 to market-1") == "S-MOVE-10"
    table.anna.works("builder-1", to="major-quarry-1")
    assert table.anna.dinars == 0
    if dinars:
        poor = Table(
            "anna",
            "ben",
            "cleo",
            content=covering_market(tmp_path),
            workers={"anna": "builder-1 at construction-1"},
            sultan=[],
            settings=settings,
        )
        assert "major-quarry-1" not in poor.anna.squares("builder-1")


@pytest.mark.proves("S-MOVE-10")
def test_the_sultans_workers_skip_a_covered_square(tmp_path: Path) -> None:
    table = Table("anna", "ben", "cleo", content=covering_market(tmp_path), sultan=["storehouse-right"])
    table.ends_round()
    table.answers_until("sabika.turn")
    assert table.sultan == ["major-quarry-1"]


@pytest.mark.proves("S-MOVE-11", "S-REST-06", "S-COST-03")
def test_a_worker_begins_the_next_round_where_it_is() -> None:
    """The builder on the ring pays for distance, the one that rested does not."""
    table = Table(
        "anna",
        "ben",
        workers={"anna": "builder-1 at market-1"},
        parias={"anna": 2, "ben": 2},
        wishes=["A-1", "B-1", "C-1"],
        sultan=[],
    )
    table.ends_round()
    table.anna.answers("2 by marker")
    table.ben.answers("2 by marker", "start with seat 0")
    table.waits_for("anna", "sabika.turn")
    assert (table.round, table.anna.dinars) == (2, 0)
    assert (table.anna.place("builder-1"), table.anna.place("builder-2")) == ("market-1", "workshop")
    assert table.anna.standing == ["builder-1", "builder-2", "merchant", "poet"]
    assert "minor-quarry-1" not in table.anna.squares("builder-1")
    assert "minor-quarry-1" in table.anna.squares("builder-2")
