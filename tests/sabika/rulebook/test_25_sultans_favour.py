"""The Sultan's favour: the track and its bonuses.

Our track: 1 gypsum or wood with 1 dinar, 2 a raw material and a paria, 3 three dinars, 4 two transactions,
5 two prestige, 6 is the last space. Major tile 1, built here, gives 6 dinars after the favour.
"""

from pathlib import Path
from typing import Any

import pytest

from partal.sabika.rules.things import WORKSHOP
from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table, content_with

EMPTY_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}


def favoured(space: int, *names: str, **situation: Any) -> Table:
    """Anna's marker stands on this space and she has just built major tile 1 with a single gypsum."""
    given = {"store": {"anna": "gypsum"}, "favour": {"anna": space}, "rondel": EMPTY_RONDEL}
    table = acting("construction-1", *names, **{**given, **situation})
    table.anna.answers("build major", "lay gypsum", "tile 1")
    return table


def spaces(*numbers: int) -> set[str]:
    return {f"favour {number}" for number in numbers}


@pytest.mark.proves("S-FAV-01")
@pytest.mark.parametrize(("space", "reached"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_players_marker_moves_forward_one_space(space: int, reached: int) -> None:
    table = favoured(space)
    assert (table.anna.favour, table.ben.favour) == (reached, 0)


@pytest.mark.proves("S-FAV-02")
@pytest.mark.parametrize(("space", "reached"), [(1, (1, 2)), (2, (1, 2, 3)), (3, (1, 2, 3, 4)), (4, (1, 2, 3, 4, 5))])
def test_the_bonus_of_the_space_reached_or_of_an_earlier_one(space: int, reached: tuple[int, ...]) -> None:
    table = favoured(space)
    assert table.anna.choices() == spaces(*reached)
    assert table.anna.prestige == 5 + 1


@pytest.mark.proves("S-FAV-02")
@pytest.mark.parametrize(
    ("answers", "gains"),
    [
        (("favour 1", "pick 2"), {"wood": 1, "dinars": 1 + 6}),
        (("favour 2", "take none"), {"parias": 1, "dinars": 6}),
        (("favour 3",), {"dinars": 3 + 6}),
    ],
)
def test_exactly_one_bonus_is_taken(answers: tuple[str, ...], gains: dict[str, int]) -> None:
    table = favoured(2, rondel={**EMPTY_RONDEL, "R4": "cane"})
    before = belongings(table.anna)
    assert table.anna.refused("favour 4") == "S-FAV-02"
    table.anna.answers(*answers)
    assert gained(table.anna, before) == gains
    assert table.decision.prompt != "sabika.favour"


@pytest.mark.proves("S-FAV-03")
@pytest.mark.parametrize("space", [5, 6])
def test_the_last_space_gives_a_prestige_and_an_earlier_bonus(space: int) -> None:
    table = favoured(space)
    assert (table.anna.favour, table.anna.prestige) == (6, 5 + 1 + 1)
    assert table.anna.choices() == spaces(1, 2, 3, 4, 5)
    assert table.anna.refused("favour 6") == "S-FAV-02"
    table.anna.answers("favour 3")
    assert table.anna.dinars == 3 + 6


@pytest.mark.proves("S-FAV-03")
def test_the_last_space_gives_again_and_again() -> None:
    """Red poem 5 gives 2 prestige and favour whenever it is reactivated, here in three rounds."""
    table = Table("anna", "ben", sultan=[], poems={"anna": "5 red"}, favour={"anna": 6})
    for _ in range(3):
        table.anna.works("poet", to="reactivate-1")
        assert table.anna.choices() == spaces(1, 2, 3, 4, 5)
        before = belongings(table.anna)
        table.anna.answers("favour 3")
        assert gained(table.anna, before) == {"dinars": 3}
        assert table.anna.favour == 6
        assert [event.words for event in table.match.history[-2].events if event.kind == "scored"] == [
            ("2", "effects"),
            ("1", "effects"),
        ]
        table.ben.rests("poet")
        table.anna.rests("merchant")
        table.state.workers[3] = WORKSHOP
        table.ends_round()
        table.answers_until()
        if table.asked == "ben":
            table.ben.rests("poet")


@pytest.mark.proves("S-FAV-04")
def test_the_start_space_has_no_bonus_and_is_not_chosen() -> None:
    table = favoured(1)
    assert table.anna.choices() == spaces(1, 2)
    assert table.anna.refused("favour 0") == "S-FAV-04"
    table = favoured(0)
    table.waits_for("anna", "sabika.pick")
    table.anna.answers("pick 1")
    assert (table.anna.store, table.anna.dinars) == ({"gypsum": 1}, 1 + 6)


@pytest.mark.proves("S-FAV-05")
def test_markers_share_a_space() -> None:
    table = favoured(2, "anna", "ben", "cara", favour={"anna": 2, "ben": 3, "cara": 3})
    assert [player.favour for player in table.players.values()] == [3, 3, 3]
    assert table.anna.choices() == spaces(1, 2, 3)


@pytest.mark.proves("S-FAV-06")
def test_favour_is_done_in_full_before_the_bonus_of_the_tile() -> None:
    table = favoured(3, store={"anna": "gypsum, wood 2"})
    table.anna.answers("favour 4")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 0
    table.anna.answers("sell wood")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 2
    table.anna.answers("sell wood")
    assert table.anna.dinars == 2 + 2 + 6


@pytest.mark.proves("S-FAV-07")
def test_favour_from_a_card_works_the_same() -> None:
    """Red poem 5: 2 prestige and favour."""
    table = Table("anna", "ben", sultan=[], poems={"anna": "5 red"}, favour={"anna": 2, "ben": 2})
    before = belongings(table.anna)
    table.anna.works("poet", to="reactivate-1")
    assert table.anna.choices() == spaces(1, 2, 3)
    table.anna.answers("favour 3")
    assert gained(table.anna, before) == {"prestige": 2, "favour": 1, "dinars": 3}
    assert table.ben.favour == 2


def track(folder: Path, bonuses: str) -> Any:
    return content_with(folder, f'[[favour]]\nid = "track"\nbonuses = "{bonuses}"\norigin = "printed"\n')


@pytest.mark.proves("S-FAV-08")
def test_an_action_on_the_track_is_carried_out_on_the_spot(tmp_path: Path) -> None:
    table = favoured(1, content=track(tmp_path, "3 dinars; act: minor-quarry; 2 prestige"))
    table.anna.answers("favour 2")
    table.waits_for("anna", "sabika.quarry")
    assert table.anna.dinars == 0
    table.anna.answers("take wood wood wood")
    assert (table.anna.store, table.anna.dinars) == ({"wood": 3}, 6)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-FAV-08")
def test_an_action_on_the_track_is_lost_if_impossible_and_may_be_waived(tmp_path: Path) -> None:
    content = track(tmp_path, "3 dinars; act: storehouse; 2 prestige")
    table = favoured(1, content=content, store_display=[0, 0, 0, 0])
    table.anna.answers("favour 2")
    assert table.anna.dinars == 6
    table.waits_for("ben", "sabika.turn")
    table = favoured(1, content=content, store_display=[11, 12, 15, 16])
    table.anna.answers("favour 2", "waive")
    assert (table.anna.dinars, table.anna.storehouses) == (6, {})
    table.waits_for("ben", "sabika.turn")
