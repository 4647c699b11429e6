"""House rules of bonuses and majorities."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sabika import sheet
from tests.sabika.house_rules import both_ways, shows
from tests.sabika.moments import pay_tribute, scored
from tests.sabika.table import content_with

# Bonuses


@shows("bonus-storehouse-side", "worker-side")
@pytest.mark.proves("S-STHA-15")
@pytest.mark.parametrize(
    ("square", "sides"),
    [("reactivate-1", {"right-1", "right-2"}), ("reactivate-2", {"left-1", "left-2"})],
)
def test_bonus_storehouse_side(square: str, sides: set[str]) -> None:
    """Poem 11 red gives a storehouse action; the first reactivate square lies on the right half, the second left."""
    default, side = both_ways("bonus-storehouse-side", "worker-side", poems={"anna": "11 red"})
    for table, offered in ((default, {"left-1", "left-2", "right-1", "right-2"}), (side, sides)):
        table.anna.works("poet", to=square)
        table.anna.answers("reactivate 11")
        assert table.anna.offers("take") == offered


STOREHOUSE_BONUSES = """
[[poem]]
id = "21"
blue = "on quarry: act: storehouse"
red = "2 goods + 2 prestige"
origin = "reconstructed"

[[city-tile]]
id = "C1"
colour = "blue"
demand = "sugar"
bonus = "1 good + 1 dinar"
consolidation = "act: storehouse"
origin = "reconstructed"
"""


@shows("bonus-storehouse-side", "worker-side")
def test_at_the_bottom_of_the_rondel_and_between_the_rounds_both_sides_are_open(tmp_path: Path) -> None:
    """The major quarry lies in the middle, and an income has no worker, no matter who worked last on a side."""
    everywhere = {"left-1", "left-2", "right-1", "right-2"}
    tables = both_ways(
        "bonus-storehouse-side",
        "worker-side",
        content=content_with(tmp_path, STOREHOUSE_BONUSES),
        poems={"anna": "21 blue"},
        ships={"anna": "fez right"},
        cities={"fez": "C1"},
    )
    for table in tables:
        table.anna.works("builder-1", to="major-quarry-1")
        table.anna.answers("take wood wood wood")
        assert table.anna.offers("take") == everywhere
        table.anna.answers("waive")
        table.ben.works("builder-1", to="storehouse-left")
        assert table.ben.offers("take") == {"left-1", "left-2"}
        table.ends_round()
        table.waits_for("anna", "sabika.storehouse")
        assert table.anna.offers("take") == everywhere


@shows("red-bonus", "may-decline")
@pytest.mark.proves("S-CONS-11")
def test_red_bonus() -> None:
    """Fez gives a construction action. With gypsum it must be done, or may be declined; without it is lost."""
    scene: dict[str, Any] = {"ships": {"anna": "fez left"}, "cities": {"fez": "C7"}, "rondel": {"R4": None}}
    default, may = both_ways("red-bonus", "may-decline", store={"anna": "gypsum"}, **scene)
    for table in (default, may):
        table.anna.works("merchant", to="consolidate-1")
        table.anna.answers("consolidate fez")
        table.waits_for("anna", "sabika.construct")
    assert "waive" not in default.anna.choices()
    assert default.anna.refused("waive") == "S-CON-01"
    may.anna.answers("waive")
    assert (may.anna.ships, may.anna.store, may.anna.majors) == ({"fez": "right"}, {"gypsum": 1}, [])
    may.waits_for("ben", "sabika.turn")
    for table in both_ways("red-bonus", "may-decline", **scene):
        table.anna.works("merchant", to="consolidate-1")
        table.waits_for("ben", "sabika.turn")


@shows("poem1-on-retain", "false")
@pytest.mark.proves("S-CARD-03")
@pytest.mark.parametrize(("starter", "kept", "dropped"), [("anna", 2, 0), ("ben", 2, 2)])
def test_poem_1_on_retain(starter: str, kept: int, dropped: int) -> None:
    """Anna leads and names herself: she stays starting player, or becomes it."""
    scene: dict[str, Any] = {"poems": {"anna": "1 blue"}, "parias": {"anna": 9, "ben": 3}, "round": 2}
    tables = both_ways("poem1-on-retain", "false", starter=starter, turn=starter, **scene)
    for table, points in zip(tables, (kept, dropped)):
        table.ends_round()
        for name in (starter, "ben" if starter == "anna" else "anna"):
            pay_tribute(table.players[name], marker=3)
        table.anna.answers("start with seat 0")
        assert scored(table, table.anna, "effects") == points
        assert table.starter == "anna"


# Majorities


@shows("two-player-second", "none")
@pytest.mark.proves("S-MPOEM-07")
@pytest.mark.parametrize(("own", "other", "six", "none"), [(3, 4, 6, 0), (4, 4, 6, 6), (5, 4, 14, 14)])
def test_two_player_second(own: int, other: int, six: int, none: int) -> None:
    """A1 counts poems: a plain second gets 6 or nothing; a tie and the first place are not touched."""
    holdings = (sheet.holding(blue=own), sheet.holding(blue=other))
    assert sheet.poem("A1", *holdings) == six
    assert sheet.poem("A1", *holdings, settings={"two-player-second": "none"}) == none
    third = (*holdings, sheet.holding())
    for settings in ({}, {"two-player-second": "none"}):
        assert sheet.poem("A1", *third, settings=settings) == {3: 9, 4: 9, 5: 14}[own]


@shows("majority-needs-one", "true")
@pytest.mark.proves("S-MPOEM-05")
@pytest.mark.parametrize(
    ("presences", "ranked", "needed"),
    [([0, 0], 6, 0), ([0, 2], 6, 0), ([0, 1, 0], 6, 0), ([0, 3, 2], 6, 0), ([1, 3, 2], 6, 6), ([2, 0, 0], 14, 14)],
)
def test_majority_needs_one(presences: list[int], ranked: int, needed: int) -> None:
    """H1 counts presence: a player without any still ranks, unless the house rule requires one."""
    cities = ("fez", "cairo", "venice")
    holdings = [sheet.holding(ships=" ".join(cities[:count])) for count in presences]
    assert sheet.poem("H1", *holdings) == ranked
    assert sheet.poem("H1", *holdings, settings={"majority-needs-one": "true"}) == needed
