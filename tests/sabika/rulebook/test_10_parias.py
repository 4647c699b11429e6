"""Parias (S-PAR)."""

import pytest

from partal.sabika.rules.flow import leader
from tests.sabika.table import Table

TWO_PARIAS, ONE_PARIA = 16, 23
"""Storehouse tiles that bring 2 parias and 1 paria."""


def gains(table: Table, name: str, builder: str, square: str, storehouse: int) -> None:
    player = table.players[name]
    player.works(builder, to=square)
    player.answers("do main", f"activate storehouse {storehouse}")


@pytest.mark.proves("S-PAR-01", "S-PAR-02")
@pytest.mark.parametrize(("round_", "owed"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_the_marker_shows_what_can_be_paid_at_the_end_of_a_round(round_: int, owed: int) -> None:
    table = Table("anna", "ben", round=round_, parias={"anna": 7}, wishes=["A-1", "B-1", "C-1"])
    table.ends_round()
    table.waits_for("anna", "sabika.tribute-marker")
    assert table.anna.choices() == {f"{count} by marker" for count in range(owed + 1)}
    table.anna.answers(f"{owed} by marker")
    assert table.anna.parias == 7 - owed
    assert table.anna.prestige == 5


@pytest.mark.proves("S-PAR-02")
def test_gained_parias_move_the_marker_forward_without_a_limit() -> None:
    table = Table("anna", "ben", storehouses={"anna": {1: [TWO_PARIAS]}}, parias={"anna": 99}, sultan=[])
    gains(table, "anna", "builder-1", "storehouse-left", 1)
    assert (table.anna.parias, table.ben.parias) == (101, 0)


@pytest.mark.proves("S-PAR-03")
def test_the_marker_never_goes_below_0() -> None:
    """Marker on 1, 2 parias due: the other one is paid by other means."""
    table = Table("anna", "ben", parias={"anna": 1}, wishes=["A-1", "B-1", "C-1"])
    table.ends_round()
    assert table.anna.choices() == {"1 by marker", "0 by marker"}
    assert table.anna.refused("2 by marker") == "S-PAR-03"
    table.anna.answers("1 by marker")
    assert (table.anna.parias, table.anna.prestige) == (0, 5 - 1)


@pytest.mark.proves("S-PAR-04", "S-PAR-05", "S-PAR-06")
def test_a_marker_that_arrives_goes_on_top_and_the_others_close_up() -> None:
    """B is on 4 and A moves from 2 to 4: A is on top. When B gains 1, B is on 5 and A alone on 4."""
    tiles = {"anna": {1: [TWO_PARIAS]}, "ben": {1: [ONE_PARIA]}}
    table = Table("anna", "ben", storehouses=tiles, sultan=[], parias={"anna": 2, "ben": 4})
    assert leader(table.state) == 1
    gains(table, "anna", "builder-1", "storehouse-left", 1)
    assert table.stack(4) == ["anna", "ben"]
    assert leader(table.state) == 0
    gains(table, "ben", "builder-1", "storehouse-right", 1)
    assert (table.stack(4), table.stack(5)) == (["anna"], ["ben"])
    assert leader(table.state) == 1


@pytest.mark.proves("S-PAR-04")
def test_a_marker_that_leaves_and_comes_back_goes_on_top() -> None:
    """1 paria more and then 1 paid: back on the same space, above the marker that stayed."""
    table = Table(
        "anna",
        "ben",
        storehouses={"anna": {1: [ONE_PARIA]}},
        sultan=[],
        parias={"anna": 3, "ben": 3},
        stack=["ben", "anna"],
    )
    gains(table, "anna", "builder-1", "storehouse-left", 1)
    table.ends_round()
    table.anna.answers("1 by marker")
    table.ben.answers("0 by marker")
    assert table.stack(3) == ["anna", "ben"]


@pytest.mark.proves("S-PAR-04", "S-PAR-05")
def test_paying_nothing_by_marker_alters_no_stack() -> None:
    table = Table("anna", "ben", "cleo", parias={"anna": 3, "ben": 3, "cleo": 3}, stack=["cleo", "anna", "ben"])
    table.ends_round()
    for name in ("anna", "ben", "cleo"):
        table.players[name].answers("0 by marker")
    assert table.stack(3) == ["cleo", "anna", "ben"]
    table.waits_for("cleo", "sabika.starter")


@pytest.mark.proves("S-PAR-05")
def test_when_a_marker_in_the_middle_leaves_the_others_keep_their_order() -> None:
    table = Table(
        "anna",
        "ben",
        "cleo",
        turn="ben",
        storehouses={"ben": {1: [ONE_PARIA]}},
        sultan=[],
        parias={"anna": 2, "ben": 2, "cleo": 2},
        stack=["cleo", "ben", "anna"],
    )
    gains(table, "ben", "builder-1", "storehouse-left", 1)
    assert (table.stack(2), table.stack(3)) == (["cleo", "anna"], ["ben"])


@pytest.mark.proves("S-PAR-06")
@pytest.mark.parametrize(
    ("parias", "stack", "expected"),
    [
        ((1, 3, 2), "anna, ben, cleo", "ben"),
        ((3, 3, 2), "anna, ben, cleo", "anna"),
        ((3, 3, 2), "cleo, ben, anna", "ben"),
    ],
)
def test_the_leader_is_furthest_ahead_or_on_top(parias: tuple[int, ...], stack: str, expected: str) -> None:
    names = ("anna", "ben", "cleo")
    dinars = dict.fromkeys(names, 9)
    table = Table(*names, parias=dict(zip(names, parias, strict=True)), stack=stack.split(", "), dinars=dinars)
    table.ends_round()
    for name in names:
        table.players[name].answers("0 by marker", "2 by dinars")
    table.waits_for(expected, "sabika.starter")
