"""Prestige points (S-PP)."""

import pytest

from tests.sabika.table import Table


@pytest.mark.proves("S-PP-01")
def test_prestige_moves_the_marker_at_once_without_a_limit() -> None:
    table = Table("anna", "ben", prestige={"anna": 300}, store={"anna": "gypsum"}, sultan=[])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("do main", "build major", "lay gypsum")
    table.waits_for("anna", "sabika.tile")
    assert table.match.scores == (301, 5)
    table = Table("anna", "ben")
    table.anna.rests("poet")
    assert table.match.scores == (4, 5)


@pytest.mark.proves("S-PP-02")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_prestige_is_lost_by_rest_tribute_and_event_14_only(seed: int) -> None:
    """Event 14 is a part of the tribute's phase and is told under its name."""
    table = Table("anna", "ben", "cleo", seed=seed, events=[14, 6, 1])
    lost = set()
    for _ in table.play_on(seed):
        lost |= {event.words[1] for event in table.told_of("scored") if int(event.words[0]) < 0}
        assert all(total == table.state.prestige(player) for player, total in enumerate(table.match.scores))
    assert lost == {"rest", "tribute"}


@pytest.mark.proves("S-PP-02")
def test_event_14_takes_a_point_from_somebody_without_dinars() -> None:
    quiet = ["A-1", "B-1", "C-1"]
    table = Table("anna", "ben", events=[14], parias={"anna": 2, "ben": 2}, dinars={"ben": 1}, wishes=quiet)
    table.ends_round()
    table.anna.answers("2 by marker")
    table.ben.answers("2 by marker")
    assert (table.anna.prestige, table.ben.prestige) == (4, 5)
    assert (table.anna.dinars, table.ben.dinars) == (0, 0)


@pytest.mark.proves("S-PP-03")
@pytest.mark.parametrize(("floor", "left"), [("none", -2), ("zero", 0)])
def test_prestige_may_fall_below_0_but_for_a_house_rule(floor: str, left: int) -> None:
    """1 point, a tribute of 3, marker on 0, neither dinars nor seals."""
    settings = {} if floor == "none" else {"pp-floor": floor}
    table = Table("anna", "ben", round=2, prestige={"anna": 1}, parias={"ben": 9}, settings=settings)
    table.ends_round()
    assert table.anna.prestige == left
    assert table.ben.prestige == 5
