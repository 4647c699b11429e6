"""Tribute (S-TRIB). After rounds 1 to 5 it is 2, 3, 4, 5 and 6 parias."""

from __future__ import annotations

from typing import Any

import pytest

from tests.sabika.moments import pay_tribute, quiet, words_of
from tests.sabika.table import Table

NO_POINTS = {"wishes": ["A-1", "B-1", "C-1"]}


def tribute_of(round_: int, **situation: Any) -> Table:
    """The table when the tribute of this round is asked for; no wish scores anything."""
    table = quiet(round=round_, **NO_POINTS, **situation)
    table.ends_round()
    return table


@pytest.mark.proves("S-TRIB-01", "S-TRIB-03")
@pytest.mark.parametrize(("round_", "owed"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_everybody_owes_the_parias_of_the_narrators_space(round_: int, owed: int) -> None:
    table = tribute_of(round_, parias={"anna": 9, "ben": 8})
    assert table.anna.choices() == {f"{count} by marker" for count in range(owed + 1)}
    table.anna.answers(f"{owed} by marker")
    assert table.ben.choices() == {f"{count} by marker" for count in range(owed + 1)}
    table.ben.answers(f"{owed} by marker")
    assert (table.anna.parias, table.ben.parias) == (9 - owed, 8 - owed)
    assert (table.anna.prestige, table.ben.prestige) == (5, 5)


@pytest.mark.proves("S-TRIB-02")
@pytest.mark.parametrize(("starter", "order"), [("anna", [0, 1, 2]), ("ben", [1, 2, 0]), ("carl", [2, 0, 1])])
def test_the_starting_player_pays_first(starter: str, order: list[int]) -> None:
    table = quiet("anna", "ben", "carl", starter=starter)
    table.ends_round()
    assert [seat for seat, _ in words_of(table, "paid-tribute")] == order


@pytest.mark.proves("S-TRIB-04")
def test_six_parias_by_all_four_means() -> None:
    """Marker 2, 5 dinars, 1 seal: 2 by marker, 2 by 4 dinars, 1 by seal, 1 by prestige."""
    table = tribute_of(5, parias={"anna": 2}, dinars={"anna": 5}, seals={"anna": 1})
    table.anna.answers("2 by marker", "1 by seals")
    assert table.anna.choices() == {"0 by dinars", "1 by dinars", "2 by dinars"}
    table.anna.answers("2 by dinars")
    assert (table.anna.parias, table.anna.dinars, table.anna.seals) == (0, 1, 0)
    assert table.anna.prestige == 5 - 1


@pytest.mark.proves("S-TRIB-04")
@pytest.mark.parametrize(
    ("means", "left"),
    [
        ({"marker": 3}, (2, 9, 2, 5)),
        ({"seals": 2, "dinars": 1}, (5, 7, 0, 5)),
        ({"marker": 1, "dinars": 2}, (4, 5, 2, 5)),
        ({}, (5, 9, 2, 2)),
        ({"marker": 1, "seals": 1}, (4, 9, 1, 4)),
    ],
)
def test_the_means_may_be_mixed_freely(means: dict[str, int], left: tuple[int, ...]) -> None:
    table = tribute_of(2, parias={"anna": 5}, dinars={"anna": 9}, seals={"anna": 2})
    pay_tribute(table.anna, **means)
    assert (table.anna.parias, table.anna.dinars, table.anna.seals, table.anna.prestige) == left


@pytest.mark.proves("S-TRIB-05")
def test_the_marker_may_stay_while_dinars_pay() -> None:
    table = tribute_of(2, parias={"anna": 5}, dinars={"anna": 6})
    pay_tribute(table.anna, dinars=3)
    assert (table.anna.parias, table.anna.dinars, table.anna.prestige) == (5, 0, 5)


@pytest.mark.proves("S-TRIB-06")
def test_nobody_pays_more_than_is_owed() -> None:
    table = tribute_of(2, parias={"anna": 9}, dinars={"anna": 20}, seals={"anna": 6})
    assert table.anna.refused("4 by marker") == "S-TRIB-06"
    table.anna.answers("1 by marker")
    assert table.anna.choices() == {"0 by seals", "1 by seals", "2 by seals"}
    assert table.anna.refused("3 by seals") == "S-TRIB-06"
    table.anna.answers("1 by seals")
    assert table.anna.choices() == {"0 by dinars", "1 by dinars"}
    assert table.anna.refused("2 by dinars") == "S-TRIB-06"


@pytest.mark.proves("S-TRIB-06")
def test_nobody_pays_by_marker_what_is_not_there() -> None:
    table = tribute_of(2, parias={"anna": 2})
    assert table.anna.refused("3 by marker") == "S-PAR-03"


@pytest.mark.proves("S-TRIB-07")
@pytest.mark.parametrize(("settings", "prestige"), [({}, -2), ({"pp-floor": "zero"}, 0)])
def test_prestige_can_always_pay(settings: dict[str, str], prestige: int) -> None:
    table = tribute_of(2, prestige={"anna": 1}, settings=settings)
    table.answers_until()
    assert table.anna.prestige == prestige
    assert table.ben.prestige == 5 - 3


@pytest.mark.proves("S-TRIB-08")
@pytest.mark.parametrize(("dinars", "most"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (9, 3)])
def test_dinars_pay_only_in_pairs(dinars: int, most: int) -> None:
    table = tribute_of(2, dinars={"anna": dinars}, parias={"anna": 1})
    table.anna.answers("0 by marker")
    if most:
        assert table.anna.choices() == {f"{count} by dinars" for count in range(most + 1)}
        if most < 3:
            assert table.anna.refused(f"{most + 1} by dinars") == "S-TRIB-08"
        table.anna.answers(f"{most} by dinars")
    assert (table.anna.dinars, table.anna.prestige) == (dinars - 2 * most, 5 - (3 - most))


@pytest.mark.proves("S-TRIB-09")
def test_a_marker_moving_back_goes_on_top() -> None:
    """Both on 5, ben below anna. anna pays to 2, then ben lands on top of her: ben leads and names the starter."""
    table = tribute_of(2, parias={"anna": 5, "ben": 5}, stack=["anna", "ben"])
    pay_tribute(table.anna, marker=3)
    pay_tribute(table.ben, marker=3)
    assert (table.anna.parias, table.ben.parias) == (2, 2)
    table.waits_for("ben", "sabika.starter")


@pytest.mark.proves("S-TRIB-09")
def test_a_marker_that_does_not_move_keeps_its_place_in_the_stack() -> None:
    table = tribute_of(2, parias={"anna": 5, "ben": 5}, stack=["anna", "ben"])
    pay_tribute(table.anna)
    pay_tribute(table.ben)
    table.waits_for("anna", "sabika.starter")


@pytest.mark.proves("S-TRIB-10")
def test_what_was_not_needed_stays_for_later_rounds() -> None:
    table = tribute_of(2, parias={"anna": 7})
    pay_tribute(table.anna, marker=3)
    assert table.anna.parias == 4
    table.answers_until()
    table.ends_round()
    assert table.anna.choices() == {f"{count} by marker" for count in range(4 + 1)}


@pytest.mark.proves("S-TRIB-11")
def test_a_seal_may_serve_as_one_of_the_two_dinars() -> None:
    table = tribute_of(1, dinars={"anna": 1}, seals={"anna": 1})
    pay_tribute(table.anna, dinars=1)
    assert (table.anna.dinars, table.anna.seals, table.anna.prestige) == (0, 0, 5 - 1)


@pytest.mark.proves("S-TRIB-11")
def test_a_seal_given_as_a_paria_is_no_dinar_any_more() -> None:
    table = tribute_of(2, dinars={"anna": 1}, seals={"anna": 1})
    table.anna.answers("1 by seals")
    assert (table.anna.dinars, table.anna.seals, table.anna.prestige) == (1, 0, 5 - 2)
