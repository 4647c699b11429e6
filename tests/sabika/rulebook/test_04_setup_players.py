"""Set-up: the players (S-SETP)."""

from pathlib import Path

import pytest

from partal.core.event import Event

from partal.sabika.rules.things import WORKERS
from tests.sabika.table import Table, content_with

NAMES = ("anna", "ben", "cleo", "dan")


@pytest.mark.proves("S-SETP-01", "S-SETP-03", "S-SETP-04", "S-SETP-05", "S-SETP-06", "S-SETP-07", "S-TURN-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_workshop_starts_alike(seats: int) -> None:
    table = Table(*NAMES[:seats], started=False)
    for name in NAMES[:seats]:
        player = table.players[name]
        assert (player.boxes, player.store, player.storehouses, player.raws) == (4, {}, {}, [])
        assert [player.place(worker) for worker in WORKERS] == ["workshop"] * 4
        assert player.standing == list(WORKERS)
        assert (player.prestige, player.parias, player.favour) == (5, 0, 0)
        assert player.ships == {}
        assert player.row == [0]


@pytest.mark.proves("S-SETP-06")
def test_the_first_favour_leads_from_the_lion_fountain_to_the_next_space() -> None:
    table = Table("anna", "ben", store={"anna": "gypsum"}, sultan=[], major_tiles=[1])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("do main", "build major", "lay gypsum", "tile 1", "favour 1")
    assert (table.anna.favour, table.ben.favour) == (1, 0)


@pytest.mark.proves("S-SETP-08")
def test_each_player_is_dealt_two_starting_tiles_at_random_and_keeps_one() -> None:
    dealt = set()
    for seed in range(60):
        table = Table(*NAMES, started=False, seed=seed)
        tiles = [number for pair in table.state.offered for number in pair]
        assert len(set(tiles)) == len(tiles) == 8
        dealt.add(table.state.offered[0])
        assert table.anna.choices() == {f"keep tile {number}" for number in table.state.offered[0]}
    assert {number for pair in dealt for number in pair} == set(range(1, 11))
    other = min(set(range(1, 11)) - set(table.state.offered[0]))
    assert table.anna.refused(f"keep tile {other}") == "S-SETP-08"


@pytest.mark.proves("S-SETP-08", "S-SETP-09")
def test_nobody_sees_a_choice_before_the_last_one_is_made() -> None:
    table = Table("anna", "ben", "cleo", started=False, tiles={"anna": (2, 4), "ben": (8, 9), "cleo": (3, 7)})
    before = [table.match.view(seat) for seat in (1, 2, None)]
    table.anna.answers("keep tile 4")
    other = Table("anna", "ben", "cleo", started=False, tiles={"anna": (2, 4), "ben": (8, 9), "cleo": (3, 7)})
    other.anna.answers("keep tile 2")
    for seat, first in zip((1, 2, None), before, strict=True):
        seen = table.match.view(seat)
        assert seen == other.match.view(seat)
        assert seen.kept[0] == 0  # type: ignore[attr-defined]
        assert seen.tiles == first.tiles  # type: ignore[attr-defined]
        assert table.match.log(seat) == other.match.log(seat)
    assert table.anna.sees().kept == (4, 0, 0)
    table.ben.answers("keep tile 9")
    assert table.cleo.sees().kept == (0, 0, 0)
    table.cleo.answers("keep tile 7")
    for seat in (0, 1, 2, None):
        assert table.match.view(seat).kept == (4, 9, 7)  # type: ignore[attr-defined]
    assert [event.words for event in table.told_of("revealed-tile")] == [("4",), ("9",), ("7",)]


@pytest.mark.proves("S-SETP-10")
@pytest.mark.parametrize(("order", "starter"), [("highest", "ben"), ("lowest", "anna")])
def test_of_3_7_and_5_the_highest_starts_or_by_house_rule_the_lowest(order: str, starter: str) -> None:
    table = Table(
        "anna",
        "ben",
        "cleo",
        started=False,
        tiles={"anna": (1, 3), "ben": (7, 8), "cleo": (5, 6)},
        settings={"start-tile-order": order},
    )
    table.anna.answers("keep tile 3")
    table.ben.answers("keep tile 7")
    table.cleo.answers("keep tile 5")
    assert table.starter == starter
    assert (table.ben.dinars, table.anna.dinars) == ((4, 6) if order == "highest" else (0, 4))


@pytest.mark.proves("S-SETP-11", "S-SETP-13")
def test_kept_tiles_and_places_in_turn_order_bring_the_first_resources() -> None:
    """Tile 4: 1 glazed and 5 dinars. Tile 9: 2 wood and 3 dinars. Tile 2: 2 marble and 1 dinar. Tile 8: see below.

    Each of them has a raw material or a good besides, which is left on the rondel here.
    """
    table = Table(*NAMES, started=False, tiles={"anna": (4, 1), "ben": (9, 3), "cleo": (2, 5), "dan": (8, 10)}, seed=2)
    for name, tile in zip(NAMES, (4, 9, 2, 8), strict=True):
        table.players[name].answers(f"keep tile {tile}")
    assert table.starter == "ben"
    for name in ("ben", "cleo", "dan", "anna"):
        table.players[name].answers("take none")
    assert (table.ben.dinars, table.ben.store) == (4 + 3, {"wood": 2})
    assert (table.cleo.dinars, table.cleo.store) == (5 + 1, {"marble": 2})
    assert (table.dan.dinars, table.dan.parias, table.dan.prestige) == (6 + 1, 2, 5 + 2)
    assert (table.anna.dinars, table.anna.store) == (7 + 5, {"glazed": 1})


@pytest.mark.proves("S-SETP-11", "S-SETP-12", "S-RAW-03", "S-RAW-18")
def test_a_raw_material_of_a_starting_tile_comes_from_the_rondel_in_turn_order() -> None:
    """Tile 6 (1 good, 1 raw, 3 dinars) starts, tile 1 (glazed, wood, 1 raw, 1 dinar) follows."""
    table = Table("anna", "ben", started=False, tiles={"anna": (1, 2), "ben": (6, 9)})
    table.anna.answers("keep tile 1")
    table.ben.answers("keep tile 6")
    bag = len(table.state.bag)
    spaces = {"R2", "R4", "R6", "R8"}
    table.waits_for("ben", "sabika.take-good")
    first, second = table.rondel["R2"], table.rondel["R4"]
    assert first is not None
    assert second is not None
    table.ben.answers("take R2")
    table.waits_for("ben", "sabika.take-raw")
    table.ben.answers("take R4")
    table.waits_for("anna", "sabika.take-raw")
    assert table.anna.offers("take") == spaces - {"R2", "R4"} | {"none"}
    kept = table.rondel["R6"]
    table.anna.answers("take R6")
    good = {"cane": "sugar", "silk": "clothes", "clay": "pottery"}[first]
    assert table.ben.store == {good: 1}
    assert table.ben.raws == [second]
    assert table.anna.raws == [kept]
    assert table.anna.store == {"wood": 1, "glazed": 1}
    assert [space for space, lies in table.rondel.items() if lies is None] == ["R2", "R4", "R6"]
    assert len(table.state.bag) == bag
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-SETP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_starting_dinars_are_4_5_6_and_7_by_place(seats: int) -> None:
    table = Table(*NAMES[:seats], started=False, seed=seats)
    table.answers_until("sabika.turn")
    start = [int(event.words[0]) for event in told(table) if event.kind == "gained" and event.words[2] == "start"]
    assert start == [4, 5, 6, 7][:seats]
    order = [event.seat for event in told(table) if event.kind == "gained" and event.words[2] == "start"]
    first = table.state.starter
    assert order == [(first + step) % seats for step in range(seats)]


def told(table: Table) -> list[Event]:
    return [event for played in table.match.history for event in played.events]


@pytest.mark.proves("S-SETP-14", "S-TURN-01", "S-TURN-06")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    table = Table("anna", "ben", "cleo", turn="ben")
    order = []
    for _ in range(12):
        order.append(table.asked)
        table.players[table.asked].answers(table.decision.options[-1].notation)
    assert order == ["ben", "cleo", "anna"] * 4
    assert table.decision.prompt != "sabika.turn"


@pytest.mark.proves("S-SETP-15", "S-SETP-16")
def test_markers_on_0_are_stacked_in_turn_order_and_the_one_on_top_leads() -> None:
    table = Table(*NAMES, started=False, tiles={"anna": (2, 3), "ben": (9, 10), "cleo": (4, 5), "dan": (1, 6)})
    for name, tile in zip(NAMES, (2, 9, 4, 1), strict=True):
        table.players[name].answers(f"keep tile {tile}")
    for name in ("ben", "cleo", "dan", "anna"):
        table.players[name].answers("take none")
    assert table.stack(0) == ["ben", "cleo", "dan", "anna"]
    table.ends_round()
    table.answers_until("sabika.starter")
    table.waits_for("ben", "sabika.starter")


@pytest.mark.proves("S-SETP-16")
def test_markers_are_stacked_after_the_starting_gains(tmp_path: Path) -> None:
    """Tiles 7 and 2 both bring 1 paria here: the starting player lies on top, though the other moved last."""
    content = content_with(
        tmp_path,
        "".join(f'[[start-tile]]\nid = "{tile}"\nbonus = "1 paria + 1 dinar"\norigin = "printed"\n' for tile in (2, 7)),
    )
    table = Table("anna", "ben", started=False, tiles={"anna": (2, 3), "ben": (7, 9)}, content=content)
    table.anna.answers("keep tile 2")
    table.ben.answers("keep tile 7")
    assert (table.anna.parias, table.ben.parias) == (1, 1)
    assert table.stack(1) == ["ben", "anna"]
