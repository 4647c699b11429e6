"""Set-up: the rondel (S-SETR)."""

from pathlib import Path

import pytest

from partal.sabika.rules.content import Content
from partal.sabika.rules.things import RAWS
from tests.sabika.table import Table, content_with

NAMES = ("anna", "ben", "cleo", "dan")
FEW = ["R2", "R4", "R6", "R8"]


def covering_market(folder: Path) -> Content:
    """A board on which one cancellation tile covers the square market-1, and two cover spaces."""
    return content_with(
        folder,
        """
[[covered]]
id = "3-players"
squares = "market-1"
origin = "reconstructed"

[[raw-space]]
id = "R3"
squares = "storehouse-right, export-1, consolidate-1"
sides = "3-4"
cancelled = 0
origin = "reconstructed"
""",
    )


@pytest.mark.proves("S-SETR-01")
@pytest.mark.parametrize(
    ("seats", "raw", "marble"),
    [
        (1, FEW, ["B2", "B5"]),
        (2, FEW, ["B2", "B5"]),
        (3, ["R1", "R2", "R4", "R5", "R6", "R8"], ["B2", "B3", "B5"]),
        (4, [f"R{number}" for number in range(1, 9)], ["B2", "B3", "B5", "B6"]),
    ],
)
def test_the_side_of_the_board_depends_on_how_many_play(seats: int, raw: list[str], marble: list[str]) -> None:
    table = Table(*NAMES[:seats])
    assert list(table.rondel) == raw
    assert list(table.marble) == marble


@pytest.mark.proves("S-SETR-02", "S-SETR-03")
@pytest.mark.parametrize(("seats", "usable"), [(1, True), (2, True), (3, False), (4, True)])
def test_a_covered_square_is_out_of_the_game_with_3_players_only(tmp_path: Path, seats: int, usable: bool) -> None:
    table = Table(*NAMES[:seats], content=covering_market(tmp_path), dinars={"anna": 9}, sultan=[])
    assert ("market-1" in table.anna.squares("builder-1")) == usable
    assert "market-2" in table.anna.squares("builder-1")
    if not usable:
        assert table.anna.refused("work builder-1 to market-1") == "S-MOVE-10"


@pytest.mark.proves("S-SETR-02", "S-SETR-03")
@pytest.mark.parametrize(("seats", "spaces"), [(3, {"R4"}), (4, {"R3", "R4"})])
def test_a_covered_space_is_out_of_the_game_with_3_players_only(seats: int, spaces: set[str]) -> None:
    table = Table(*NAMES[:seats], sultan=[], ships={"anna": "cairo left"}, dinars={"anna": 9})
    table.anna.works("merchant", to="consolidate-1")
    offered = {choice.removeprefix("do ") for choice in table.anna.choices()} - {"main", "B3"}
    assert offered == spaces


@pytest.mark.proves("S-SETR-04")
@pytest.mark.parametrize(("seats", "workers"), [(1, 8), (2, 8), (3, 4)])
def test_the_sultans_workers_stand_on_their_silhouettes(seats: int, workers: int) -> None:
    table = Table(*NAMES[:seats], dinars={"anna": 1})
    assert len(table.sultan) == workers
    assert set(table.sultan) >= {"minor-quarry-1", "construction-2", "export-1", "carve-1"}
    table.anna.works("builder-1", to="minor-quarry-1")
    assert table.anna.dinars == 0


@pytest.mark.proves("S-SETR-04")
def test_the_sultans_workers_never_stand_on_a_covered_square(tmp_path: Path) -> None:
    table = Table(*NAMES[:3], content=covering_market(tmp_path))
    squares = set(table.sultan)
    for _ in table.play_on(seed=3):
        squares.update(table.sultan)
    assert "market-1" not in squares
    assert "market-2" in squares | set(table.sultan)


@pytest.mark.proves("S-SETR-05")
def test_with_4_players_the_sultan_has_no_worker_in_any_round() -> None:
    table = Table(*NAMES)
    assert table.anna.squares("builder-1") >= {"minor-quarry-1", "major-quarry-1", "market-1", "market-2"}
    table.anna.works("builder-1", to="minor-quarry-1")
    table.anna.answers("do main")
    assert table.anna.dinars == 0
    rounds = set()
    for _ in table.play_on(seed=5):
        assert table.sultan == []
        rounds.add(table.round)
    assert rounds == {1, 2, 3, 4, 5}


@pytest.mark.proves("S-SETR-06")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_each_raw_space_gets_a_token_and_the_rest_stays_in_the_bag(seats: int, spaces: int) -> None:
    table = Table(*NAMES[:seats], started=False)
    assert len(table.rondel) == spaces
    assert None not in table.rondel.values()
    assert len(table.state.bag) == 24 - spaces


@pytest.mark.proves("S-SETR-06")
def test_the_tokens_are_drawn_at_random() -> None:
    seen = [Table("anna", "ben", started=False, seed=seed).rondel["R2"] for seed in range(60)]
    assert set(seen) == set(RAWS)
    assert all(seen.count(raw) >= 10 for raw in RAWS)


@pytest.mark.proves("S-SETR-07")
def test_the_reserve_is_there_for_everybody() -> None:
    table = Table("anna", "ben", sultan=[])
    table.anna.works("builder-1", to="minor-quarry-1")
    choices = table.anna.choices()
    table.anna.answers("take gypsum gypsum gypsum")
    table.ben.works("builder-1", to="major-quarry-1")
    table.ben.answers("take wood wood wood")
    assert choices == {
        "take gypsum gypsum gypsum",
        "take gypsum gypsum wood",
        "take gypsum wood wood",
        "take wood wood wood",
    }
    assert (table.anna.store, table.ben.store) == ({"gypsum": 3}, {"wood": 3})


@pytest.mark.proves("S-SETR-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_marble_space_gets_a_marble(seats: int) -> None:
    table = Table(*NAMES[:seats], started=False)
    assert len(table.marble) == (2, 2, 3, 4)[seats - 1]
    assert all(table.marble.values())


@pytest.mark.proves("S-SETR-09")
def test_there_is_no_25th_token() -> None:
    """With all raw spaces empty nobody can buy a raw material, though the reserve still sells gypsum."""
    table = Table("anna", "ben", dinars={"anna": 5}, rondel=dict.fromkeys(FEW), bag="none", sultan=[])
    assert sum(table.state.waste) == 24
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    assert table.anna.offers("buy") == {"gypsum", "wood", "marble", "glazed"}


@pytest.mark.proves("S-SETR-09")
def test_dinars_never_run_out() -> None:
    table = Table("anna", "ben", dinars={"anna": 500, "ben": 500})
    table.anna.rests("poet")
    assert table.anna.dinars == 503
