"""Middle ring: consolidate.

City tiles used here: C1 blue, 2 dinars at every income; C7 red, construction; C8 red, a poem; C9 red, storehouse;
C11 red, market.
"""

from typing import Any

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

BARE = {"rondel": {"R4": None, "R8": None}}
"""No raw material beside the consolidate squares; with two players no marble lies there."""


def consolidating(*names: str, **situation: Any) -> Table:
    return acting("consolidate-1", *names, **{"cities": {"algiers": "C1", "tunis": "C3"}, **BARE, **situation})


@pytest.mark.proves("S-CONS-01", "S-CONS-03", "S-CONS-04")
@pytest.mark.parametrize("city", ["algiers", "tunis"])
def test_a_ship_on_a_left_half_moves_across(city: str) -> None:
    table = consolidating(ships={"anna": "algiers left, fez right, tunis left", "ben": "cairo left"})
    assert table.anna.choices() == {"consolidate algiers", "consolidate tunis"}
    assert table.anna.refused("consolidate cairo") == "S-CONS-01"
    assert table.anna.refused("consolidate fez") == "S-CONS-04"
    table.anna.answers(f"consolidate {city}")
    assert table.anna.ships == {"algiers": "left", "fez": "right", "tunis": "left", city: "right"}
    assert table.ben.ships == {"cairo": "left"}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CONS-02", "S-CONS-04")
@pytest.mark.parametrize(
    ("ships", "possible"), [("", False), ("fez right", False), ("fez left", True), ("fez right, cairo left", True)]
)
def test_the_action_needs_a_ship_on_a_left_half(ships: str, possible: bool) -> None:
    table = Table("anna", "ben", sultan=[], dinars={"anna": 9}, ships={"anna": ships, "ben": "algiers left"}, **BARE)
    assert ("consolidate-1" in table.anna.squares("merchant")) == possible


@pytest.mark.proves("S-CONS-04")
def test_a_city_is_consolidated_once() -> None:
    table = consolidating(ships={"anna": "algiers left"})
    assert table.anna.ships == {"algiers": "right"}
    table.state.awake[2] = 1
    table.ben.rests("poet")
    assert table.anna.squares("merchant") & {"consolidate-1", "consolidate-2"} == set()


@pytest.mark.proves("S-CONS-05", "S-CONS-06", "S-CONS-13")
def test_opponents_on_the_right_half_gain_and_nobody_else() -> None:
    table = Table(
        "anna",
        "ben",
        "cara",
        "dan",
        sultan=[],
        cities={"algiers": "C1", "fez": "C3"},
        ships={
            "anna": "algiers left, fez left",
            "ben": "algiers right",
            "cara": "algiers right",
            "dan": "algiers left",
        },
        dinars={"anna": 3},
    )
    table.anna.works("merchant", to="consolidate-1")
    before = {name: belongings(player) for name, player in table.players.items()}
    table.anna.does("main")
    table.anna.answers("consolidate algiers")
    assert {name: gained(player, before[name]) for name, player in table.players.items()} == {
        "anna": {},
        "ben": {"prestige": 1, "dinars": 1},
        "cara": {"prestige": 1, "dinars": 1},
        "dan": {},
    }
    halves = {name: player.ships["algiers"] for name, player in table.players.items()}
    assert halves == {"anna": "right", "ben": "right", "cara": "right", "dan": "left"}


@pytest.mark.proves("S-CONS-06")
def test_opponents_in_other_cities_gain_nothing() -> None:
    table = consolidating(ships={"anna": "algiers left", "ben": "algiers left, fez right"})
    assert (table.ben.prestige, table.ben.dinars, table.anna.prestige, table.anna.dinars) == (5, 0, 5, 0)


@pytest.mark.proves("S-CONS-07")
def test_the_action_of_a_red_city_has_to_be_done() -> None:
    table = consolidating(ships={"anna": "algiers left"}, cities={"algiers": "C9"}, store_display=[11, 12, 15, 16])
    assert table.anna.choices() == {"take left-1", "take left-2", "take right-1", "take right-2"}
    assert table.anna.refused("waive") == "S-STHA-01"
    table.anna.answers("take left-1", "onto storehouse 1")
    assert table.anna.storehouses == {1: (1, 11)}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CONS-07")
def test_by_house_rule_the_action_of_a_red_city_may_be_declined() -> None:
    table = consolidating(
        ships={"anna": "algiers left"},
        cities={"algiers": "C9"},
        store_display=[11, 12, 15, 16],
        settings={"red-bonus": "may-decline"},
    )
    table.anna.answers("waive")
    assert table.anna.storehouses == {}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CONS-08")
def test_a_blue_city_gives_nothing_now_and_its_income_at_the_end_of_the_round() -> None:
    table = consolidating(ships={"anna": "algiers left"}, round=1)
    assert table.anna.dinars == 0
    table.waits_for("ben", "sabika.turn")
    assert table.anna.dinars == 0
    table.ends_round()
    assert table.anna.dinars == 2
    assert [event.words for event in table.told_of("received-income")] == [("algiers",)]


@pytest.mark.proves("S-CONS-05", "S-CONS-09", "S-CONS-10", "S-CONS-13")
def test_the_example_of_the_rulebook() -> None:
    """Yellow consolidates Cairo, where blue and pink already have; then yellow builds and pays the materials."""
    table = Table(
        "yellow",
        "blue",
        "pink",
        sultan=[],
        cities={"cairo": "C7"},
        ships={"yellow": "cairo left, fez left", "blue": "cairo right", "pink": "cairo right"},
        store={"yellow": "gypsum, marble"},
        favour={"yellow": 4},
        rondel={"R4": None},
        marble={"B3": False},
    )
    yellow, blue, pink = (table.players[name] for name in ("yellow", "blue", "pink"))
    before = {name: belongings(player) for name, player in table.players.items()}
    yellow.works("merchant", to="consolidate-1")
    yellow.answers("consolidate cairo")
    table.waits_for("yellow", "sabika.construct")
    assert gained(blue, before["blue"]) == gained(pink, before["pink"]) == {"prestige": 1, "dinars": 1}
    assert gained(yellow, before["yellow"]) == {}
    assert "waive" not in yellow.choices()
    yellow.answers("build major", "lay gypsum marble", "tile 6", "favour 5")
    assert gained(yellow, before["yellow"]) == {
        "gypsum": -1,
        "marble": -1,
        "prestige": 4 + 2 + 2,
        "favour": 1,
        "dinars": 3,
        "buildings": 1,
    }
    assert gained(blue, before["blue"]) == {"prestige": 1, "dinars": 1}
    assert yellow.ships == {"cairo": "right", "fez": "left"}


@pytest.mark.proves("S-CONS-09")
def test_opponents_gain_before_the_action_of_a_red_city_begins() -> None:
    """C11 is a market: the opponent's dinar is there before its 2 dinars."""
    table = consolidating(ships={"anna": "algiers left", "ben": "algiers right"}, cities={"algiers": "C11"})
    told = [(event.kind, event.seat, event.words) for event in table.told if event.kind in ("gained", "scored")]
    assert told == [
        ("scored", 1, ("1", "opponents")),
        ("gained", 1, ("1", "dinars", "opponent")),
        ("gained", 0, ("2", "dinars", "market")),
    ]
    table.waits_for("anna", "sabika.transact")


@pytest.mark.proves("S-CONS-11")
@pytest.mark.parametrize(
    ("store", "dinars", "possible"), [("wood", 1, True), ("wood", 0, False), ("glazed", 9, False), ("", 9, False)]
)
def test_a_red_action_that_cannot_be_carried_out_is_lost(store: str, dinars: int, possible: bool) -> None:
    """C8 gives a poem, which takes a dinar and a material that is not glazed."""
    table = consolidating(
        ships={"anna": "algiers left"}, cities={"algiers": "C8"}, store={"anna": store}, dinars={"anna": dinars}
    )
    assert table.anna.ships == {"algiers": "right"}
    if possible:
        table.waits_for("anna", "sabika.carve")
    else:
        assert (table.anna.dinars, table.anna.prestige, table.anna.poems) == (dinars, 5, [])
        table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CONS-12")
def test_consolidating_costs_nothing() -> None:
    table = consolidating(ships={"anna": "algiers left"})
    assert table.anna.ships == {"algiers": "right"}
    table = Table(
        "anna", "ben", sultan=[], ships={"anna": "algiers left"}, dinars={"anna": 4}, store={"anna": "sugar"}, **BARE
    )
    table.state.city_tiles = tuple(range(9))
    before = belongings(table.anna)
    table.anna.works("merchant", to="consolidate-1")
    assert gained(table.anna, before) == {}
    assert table.anna.ships == {"algiers": "right"}


@pytest.mark.proves("S-CONS-12")
@pytest.mark.parametrize(("dinars", "seals", "left"), [(1, 0, (0, 0)), (5, 0, (4, 0)), (0, 1, (0, 0)), (0, 0, None)])
def test_event_10_asks_for_a_dinar(dinars: int, seals: int, left: tuple[int, int] | None) -> None:
    table = Table(
        "anna",
        "ben",
        sultan=[],
        events=[10, 1, 2],
        ships={"anna": "algiers left"},
        cities={"algiers": "C1"},
        dinars={"anna": dinars},
        seals={"anna": seals},
        **BARE,
    )
    assert ("consolidate-1" in table.anna.squares("merchant")) == (left is not None)
    if left is not None:
        table.anna.works("merchant", to="consolidate-1")
        if seals:
            table.anna.answers("do main", "consolidate algiers")
        assert (table.anna.dinars, table.anna.seals) == left


@pytest.mark.proves("S-CONS-12")
def test_event_10_asks_for_a_dinar_of_a_bonus_consolidation_too() -> None:
    """Red poem 12 gives a consolidate action and 1 paria; without a dinar the action is lost."""
    for dinars, half in ((1, "right"), (0, "left")):
        table = Table(
            "anna",
            "ben",
            sultan=[],
            events=[10, 1, 2],
            poems={"anna": "12 red"},
            ships={"anna": "algiers left"},
            cities={"algiers": "C1"},
            dinars={"anna": dinars},
        )
        table.anna.works("poet", to="reactivate-1")
        if dinars:
            table.anna.answers("consolidate algiers")
        assert (table.anna.ships, table.anna.dinars, table.anna.parias) == ({"algiers": half}, 0, 1)


@pytest.mark.proves("S-CONS-13")
def test_four_players_may_be_consolidated_in_one_city() -> None:
    table = Table(
        "anna",
        "ben",
        "cara",
        "dan",
        sultan=[],
        cities={"algiers": "C1"},
        ships={"anna": "algiers left", "ben": "algiers right", "cara": "algiers right", "dan": "algiers right"},
    )
    table.anna.works("merchant", to="consolidate-1")
    table.anna.does("main")
    assert [player.ships["algiers"] for player in table.players.values()] == ["right"] * 4
    assert [player.prestige for player in table.players.values()] == [5, 6, 6, 6]
