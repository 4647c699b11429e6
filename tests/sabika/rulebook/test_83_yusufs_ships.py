"""Solo: Yusuf's exports and consolidations (S-SEXP, S-SCONS)."""

from __future__ import annotations

from typing import Any

import pytest

from partal.sabika.rules.things import CITIES
from tests.sabika.moments import words_of
from tests.sabika.solo import map_of, turns
from tests.sabika.table import Table

BLUE = 1
"""The trade card for blue cities."""
CHAIN = 6
CONSOLIDATED = 7


def exports(*blue: str, **situation: Any) -> Table:
    """YM1 for a trade card that wants these blue cities."""
    return turns("YM1", **{"trade": BLUE, "cities": map_of(*blue), **situation})


def goes_to(table: Table) -> set[str]:
    """Where his ship has gone, or may go if the human is asked."""
    if table.decision.prompt == "sabika.yusuf-ship":
        return table.anna.offers("ship to")
    return {words[0] for seat, words in words_of(table, "shipped") if seat == 1}


# Export


@pytest.mark.proves("S-SEXP-01", "S-SEXP-03")
def test_his_ship_goes_to_the_left_half_of_the_nearest_fitting_city_with_a_seal() -> None:
    """Blue are Florence (2 dinars away), Venice (3) and Cairo (5). He takes the seal and nothing else."""
    table = exports("florence", "venice", "cairo", ships={"yusuf": "algiers right"})
    table.waits_for("anna", "sabika.turn")
    assert table.yusuf.ships == {"algiers": "right", "florence": "left"}
    assert (table.yusuf.seals, table.seal_at("florence")) == (1, False)
    assert (table.yusuf.prestige, table.yusuf.parias, table.yusuf.dinars) == (5 + 2, 2, 0)
    assert (table.yusuf.store, table.yusuf.raws) == ({}, [])
    assert not words_of(table, "exported")


@pytest.mark.proves("S-SEXP-01")
def test_near_is_measured_from_any_of_his_cities_too() -> None:
    """From Granada Venice is 3 and Constantinople 6 away; from Cairo, where he is, it is 2."""
    blue = ("constantinople", "venice", "ragusa")
    assert goes_to(exports(*blue, ships={"yusuf": "cairo left"}, seal_at=["constantinople", "venice"])) == {
        "constantinople"
    }
    assert goes_to(exports(*blue, seal_at=["constantinople", "venice"])) == {"venice"}


@pytest.mark.proves("S-SEXP-02")
def test_among_equally_near_cities_the_human_chooses() -> None:
    """Florence and Bruges are 2 away, Cairo 5."""
    for chosen in ("florence", "bruges"):
        table = exports("florence", "bruges", "cairo")
        table.waits_for("anna", "sabika.yusuf-ship")
        assert table.anna.choices() == {"ship to florence", "ship to bruges"}
        assert table.anna.refused("ship to cairo") == "S-SEXP-01"
        table.anna.answers(f"ship to {chosen}")
        assert table.yusuf.ships == {chosen: "left"}
        assert table.anna.ships == {}
        assert (table.yusuf.seals, table.anna.seals) == (1, 0)


@pytest.mark.proves("S-SEXP-07", "S-SEXP-04", "S-SEXP-05", "S-SEXP-06")
@pytest.mark.parametrize(
    ("ships", "seals", "wanted"),
    [
        # A fitting city with a seal comes first, however far it is.
        ("", ["cairo", "fez"], {"cairo"}),
        # Case 1: fitting cities, none with a seal: the nearest of them, though a nearer city has a seal.
        ("", ["fez"], {"florence"}),
        ("florence left", ["fez"], {"venice"}),
        # Case 2: he is in all fitting cities: the nearest city with a seal.
        ("florence left, venice right, cairo left", ["fez", "tunis"], {"fez"}),
        ("florence left, venice right, cairo left", ["tunis", "constantinople"], {"tunis", "constantinople"}),
        # Case 3: neither is left: the nearest city without his ship.
        ("florence left, venice right, cairo left", [], {"algiers", "fez"}),
        ("florence left, venice right, cairo left, fez left", [], {"algiers"}),
    ],
)
def test_fitting_with_seal_comes_before_fitting_before_seal_before_any(
    ships: str, seals: list[str], wanted: set[str]
) -> None:
    """Blue, and so fitting, are Florence, Venice and Cairo; within a class the nearest, ties by the human."""
    table = exports("florence", "venice", "cairo", ships={"yusuf": ships}, seal_at=seals)
    assert goes_to(table) == wanted
    if len(wanted) > 1:
        table.answers_until("sabika.turn")
    new = goes_to(table) or {words[0] for _, words in words_of(table, "shipped")}
    assert len(new) == 1
    assert table.yusuf.seals == len(new & set(seals))


@pytest.mark.proves("S-SEXP-07")
def test_he_never_has_two_ships_in_a_city() -> None:
    """With eight cities taken the ninth is the only one left; with nine nothing happens."""
    ships = [f"{city} left" for city in CITIES]
    table = exports("florence", "venice", "cairo", ships={"yusuf": ", ".join(ships[:8])})
    assert (len(table.yusuf.ships), table.yusuf.ships["bruges"]) == (9, "left")
    table = exports("florence", "venice", "cairo", ships={"yusuf": ", ".join(ships)})
    table.waits_for("anna", "sabika.turn")
    assert not words_of(table, "shipped")
    assert table.yusuf.prestige == 5 + 2


@pytest.mark.proves("S-SEXP-08")
def test_by_one_edition_case_1_takes_any_city_without_his_ship() -> None:
    """Fitting are Florence and Venice, both without a seal; Algiers and Fez are nearer."""
    scene: dict[str, Any] = {"ships": {"yusuf": "cairo left"}, "seal_at": ["tunis"]}
    assert goes_to(exports("florence", "venice", "cairo", **scene)) == {"florence"}
    table = exports("florence", "venice", "cairo", settings={"solo-export-case1": "any-free"}, **scene)
    assert goes_to(table) == {"algiers", "fez"}
    table = exports("florence", "venice", "cairo", settings={"edition": "zh"}, **scene)
    assert goes_to(table) == {city for city in CITIES if city != "cairo"}


@pytest.mark.proves("S-SEXP-01")
@pytest.mark.parametrize(("trade", "tiles"), [(3, "C1 C4 C6 C7 C10 C12"), (4, "C2 C4 C5 C8 C10 C11"), (5, "C3 C5 C6 C9 C11 C12")])  # fmt: skip  # noqa: E501
def test_a_trade_card_for_a_good_is_fitted_by_the_cities_that_want_it(trade: int, tiles: str) -> None:
    """Only the two nearest cities that do are compared: Fez does not, Tunis does."""
    fitting = tiles.split()
    others = [f"C{number}" for number in range(1, 13) if f"C{number}" not in fitting]
    cities = dict(zip(("algiers", "fez", "florence", "bruges"), others)) | dict(
        zip(("tunis", "venice", "ragusa", "cairo", "constantinople"), fitting)
    )
    assert goes_to(turns("YM1", trade=trade, cities=cities)) == {"tunis"}


@pytest.mark.proves("S-SEXP-01")
def test_for_a_card_that_names_no_kind_of_city_every_city_fits() -> None:
    """OQ-55: trade card 7 counts consolidated cities, 8 presence."""
    for trade in (CONSOLIDATED, 8):
        assert goes_to(turns("YM1", trade=trade)) == {"algiers", "fez"}
        assert goes_to(turns("YM1", trade=trade, ships={"yusuf": "fez right"})) == {"algiers"}


@pytest.mark.proves("S-SEXP-01")
@pytest.mark.parametrize(
    ("ships", "wanted"),
    [
        ("", {"algiers", "fez"}),  # no chain yet: every city
        ("cairo right", {"florence", "ragusa", "constantinople"}),  # joined to Cairo, each 2 away
        ("cairo right, florence left, bruges left", {"venice"}),  # joined to the three, 1 from Florence
        ("tunis left, algiers left, cairo left", {"fez"}),  # the larger chain counts
        ("tunis left, algiers left, fez left", {"florence", "bruges"}),  # no free city is joined: every city
    ],
)
def test_for_the_chain_card_cities_joined_to_his_largest_chain_come_first(ships: str, wanted: set[str]) -> None:
    """OQ-55."""
    table = turns("YM1", trade=CHAIN, ships={"yusuf": ships}, seal_at=list(CITIES))
    assert goes_to(table) == wanted


# Consolidate


def consolidates(ships: str, human: str = "") -> Table:
    """YM3 with Florence, Venice and Cairo blue, and blue wanted."""
    cities = map_of("florence", "venice", "cairo")
    return turns("YM3", trade=BLUE, cities=cities, ships={"yusuf": ships, "anna": human})


@pytest.mark.proves("S-SCONS-01", "S-SCONS-07")
def test_he_consolidates_a_fitting_city_and_the_human_chooses_among_several() -> None:
    """Near or far plays no part: Florence and Cairo are both offered, red Fez and consolidated Venice are not."""
    table = consolidates("florence left, fez left, venice right")
    assert table.yusuf.ships == {"florence": "right", "fez": "left", "venice": "right"}

    table = consolidates("florence left, cairo left, fez left, venice right")
    table.waits_for("anna", "sabika.yusuf-consolidate")
    assert table.anna.choices() == {"consolidate florence", "consolidate cairo"}
    assert table.anna.refused("consolidate fez") == "S-SCONS-01"
    table.anna.answers("consolidate cairo")
    assert table.yusuf.ships == {"florence": "left", "cairo": "right", "fez": "left", "venice": "right"}
    assert (table.yusuf.prestige, table.yusuf.parias) == (5 + 2, 1)


@pytest.mark.proves("S-SCONS-02")
def test_if_no_left_city_fits_the_human_chooses_any_other() -> None:
    table = consolidates("fez left, bruges left, venice right")
    assert table.anna.choices() == {"consolidate fez", "consolidate bruges"}
    table.anna.answers("consolidate bruges")
    assert table.yusuf.ships == {"fez": "left", "bruges": "right", "venice": "right"}


@pytest.mark.proves("S-SCONS-03")
@pytest.mark.parametrize("ships", ["", "florence right, fez right"])
def test_without_a_ship_on_a_left_half_nothing_happens(ships: str) -> None:
    table = consolidates(ships)
    table.waits_for("anna", "sabika.turn")
    assert "left" not in table.yusuf.ships.values()
    assert not words_of(table, "consolidated")
    assert (table.yusuf.prestige, table.yusuf.parias) == (5 + 2, 1)


@pytest.mark.proves("S-SCONS-04")
@pytest.mark.parametrize("tile", ["C7", "C8", "C9", "C10", "C11", "C12"])
def test_a_red_city_gives_him_no_action(tile: str) -> None:
    table = turns("YM3", trade=CONSOLIDATED, ships={"yusuf": "fez left"}, cities={"fez": tile})
    table.waits_for("anna", "sabika.turn")
    assert table.yusuf.ships == {"fez": "right"}
    assert (table.yusuf.majors, table.yusuf.row, table.yusuf.poems, table.yusuf.boxes) == ([], [0], [], 4)
    assert (table.yusuf.prestige, table.yusuf.dinars, table.yusuf.store) == (5 + 2, 0, {})


@pytest.mark.proves("S-SCONS-05")
@pytest.mark.parametrize(("half", "gained"), [("right", 2), ("left", 0)])
def test_yusuf_gains_2_prestige_when_the_human_consolidates_where_he_is(half: str, gained: int) -> None:
    """Instead of 1 prestige and 1 dinar; a ship on the left half gains nothing."""
    table = Table.solo(sultan=[], ships={"anna": "fez left", "yusuf": f"fez {half}"}, cities={"fez": "C1"})
    table.anna.works("merchant", to="consolidate-1")
    table.anna.does("main")
    table.anna.answers("consolidate fez")
    told = [words for seat, words in words_of(table, "scored") if seat == 1 and words[1] == "opponents"]
    assert told == ([(str(gained), "opponents")] if gained else [])
    assert table.yusuf.dinars == 0
    assert table.anna.prestige == 5


@pytest.mark.proves("S-SCONS-06")
@pytest.mark.parametrize(("half", "gained"), [("right", 1), ("left", 0)])
def test_the_human_gains_the_usual_when_yusuf_consolidates_where_the_human_is(half: str, gained: int) -> None:
    """OQ-61: 1 prestige and 1 dinar."""
    table = consolidates("florence left", human=f"florence {half}")
    assert (table.anna.prestige, table.anna.dinars) == (5 + gained, gained)
    assert table.yusuf.ships == {"florence": "right"}
