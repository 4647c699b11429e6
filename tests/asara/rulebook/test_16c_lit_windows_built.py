"""Chapter A-LIT, second half: lit windows in towers, and what they score."""

from __future__ import annotations

from typing import Any

import pytest

from partal.asara.rules import RULES
from partal.asara.rules.state import State
from tests.asara.sheet import score, score_professional
from tests.asara.table import Table
from tests.asara.years import earned, plays_out

PROFESSIONAL = {"professional": "true"}


def builder(stored: str, towers: list[str], **situation: Any) -> Table:
    """Anna is about to build; she has 20 Asari and two blue buyers."""
    return Table(
        "anna",
        "ben",
        hands={"anna": "blue blue", "ben": "blue blue blue"},
        money={"anna": 20},
        stored={"anna": stored},
        towers={"anna": towers},
        favour="ben",
        **{"settings": PROFESSIONAL, **situation},
    )


@pytest.mark.proves("A-LIT-12")
def test_a_lit_window_is_one_of_the_parts_the_plot_asks_for():
    table = builder("black middle, black lit window", ["black base, black window, black top"])
    assert {"circle 1", "circle 2"} == {place for place in table.anna.places_offered() if "circle" in place}
    table.anna.builds(2, "raise black-1 with middle", "light black-1 window", laying="blue")

    assert (table.anna.money, table.anna.prestige) == (18, 2)
    assert table.anna.towers == ["black 4 lit 1"]
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-13")
def test_its_only_place_is_a_closed_window_of_its_colour_in_one_of_the_players_towers():
    """Anna's second black tower has a middle and no window, her red one a window of another colour."""
    table = builder(
        "black lit window, black middle",
        ["black base, black window, black top", "black base, black middle, black top", "red base, red window, red top"],
    )
    table.anna.goes("circle 1")
    table.anna.lays("blue")
    assert table.anna.choices() == {
        "light black-1 window",
        "raise black-1 with middle",
        "raise black-2 with middle",
    }
    assert table.anna.refused("light black-2 window") == "A-LIT-13"
    assert table.anna.refused("light black-1 gold window") == "A-LIT-13"
    assert table.anna.refused("light red-1 window") == "A-BUILD-04"
    table.anna.answers("light black-1 window")

    assert table.anna.towers == ["black 3 lit 1", "black 3", "red 3"]
    assert table.anna.stored == ["black middle"]


@pytest.mark.proves("A-LIT-13")
@pytest.mark.parametrize(
    "towers",
    [[], ["red base, red window, red top"], ["black base, black middle, black top"]],
    ids=["no tower", "window of another colour", "no window"],
)
def test_without_such_a_window_it_cannot_be_built(towers):
    table = builder("black lit window", towers)

    assert table.anna.refused("go circle 1") == "A-BUILD-18"


@pytest.mark.proves("A-LIT-13")
def test_it_cannot_go_into_another_players_tower():
    table = Table(
        "anna",
        "ben",
        stored={"anna": "black lit window"},
        towers={"ben": ["black base, black window, black top"]},
        settings=PROFESSIONAL,
    )

    assert table.anna.refused("go circle 1") == "A-BUILD-18"


@pytest.mark.proves("A-LIT-14")
def test_a_closed_window_carries_one_lit_window():
    covered = builder("2 black lit window", ["black base, black window, black lit window, black top"])
    assert covered.anna.refused("go circle 1") == "A-BUILD-18"

    half = builder("2 black lit window", ["black base, 2 black window, black lit window, black top"])
    assert {place for place in half.anna.places_offered() if "circle" in place} == {"circle 1"}
    half.anna.builds(1, "light black-1 window", laying="blue")
    assert (half.anna.towers, half.anna.stored) == (["black 4 lit 2"], ["black lit window"])


@pytest.mark.proves("A-LIT-14")
def test_no_way_of_building_lights_more_windows_than_a_tower_has():
    """All ways to build 5 of 3 windows, 1 middle and 3 lit windows: 1 or 2 windows end up lit."""
    table = builder("3 black window, black middle, 3 black lit window", ["black base, black top"])
    table.anna.goes("circle 5")
    table.anna.lays("blue")
    table.anna.answers("build 5")

    lights: set[int] = set()

    def explore(state: State) -> None:
        for tower in state.towers[0]:
            windows = tower.parts[4] + tower.parts[5]
            assert tower.lights() <= windows <= tower.height - 2
        decision = RULES.decision(state)
        if decision is None or decision.seat != 0 or decision.prompt != "asara.build":
            lights.add(state.towers[0][0].lights())
            return
        for option in decision.options:
            twin = state.copy()
            RULES.play(twin, option)
            explore(twin)

    explore(table.state)
    assert lights == {1, 2}


@pytest.mark.proves("A-LIT-15")
def test_it_does_not_raise_the_tower_in_any_ranking():
    table = builder("black lit window", ["black base, black window, black top"])
    table.anna.builds(1, "light black-1 window", laying="blue")
    assert table.anna.tower("black-1").height == 3

    sheet = score_professional("A black 3 lit 1, B black 4, C red 3")
    assert sheet.black == {"A": 5, "B": 10, "C": 0}
    assert sheet.tallest == {"A": 4, "B": 8, "C": 0}


@pytest.mark.proves("A-LIT-16")
def test_laying_it_earns_one_prestige_at_once():
    table = builder("black lit window", ["black base, black window, black top"])
    table.anna.builds(1, "light black-1 window", laying="blue")

    assert (table.anna.money, table.anna.prestige) == (19, 1)
    assert table.anna.towers == ["black 3 lit 1"]
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-17")
def test_nothing_but_the_plot_is_paid_and_occupied_plots_lead_upwards():
    table = builder(
        "white lit window",
        ["white base, white window, white top"],
        laid=[("ben", "circle 1", "blue"), ("ben", "circle 2", "blue")],
    )
    assert {place for place in table.anna.places_offered() if "circle" in place} == {"circle 3"}
    table.anna.builds(1, "light white-1 window", laying="blue", on=3)

    assert (table.anna.money, table.anna.prestige) == (17, 1)
    assert table.anna.towers == ["white 3 lit 1"]
    table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-LIT-18")
def test_a_window_may_be_inserted_and_lit_in_the_same_action():
    table = builder("black window, black lit window", ["black base, black top"])
    table.anna.builds(2, "raise black-1 with window", "light black-1 window", laying="blue")

    assert (table.anna.money, table.anna.prestige) == (18, 2)
    assert table.anna.towers == ["black 3 lit 1"]


@pytest.mark.proves("A-LIT-18")
def test_even_a_tower_founded_in_the_same_action_may_be_lit():
    table = builder("black base, black top, black window, black lit window", [])
    table.anna.builds(4, "found black", "raise black-1 with window", "light black-1 window", laying="blue")

    assert table.anna.prestige == 4
    assert table.anna.towers == ["black 3 lit 1"]


@pytest.mark.proves("A-LIT-19")
def test_it_never_stands_in_for_a_closed_window():
    """With a base, a top and a lit window, but no closed one, 2 parts can be built and 3 cannot."""
    table = builder("black base, black top, black lit window", [])

    assert {place for place in table.anna.places_offered() if "circle" in place} == {"circle 2"}
    assert table.anna.refused("go circle 1") == "A-BUILD-18"
    assert table.anna.refused("go circle 3") == "A-BUILD-18"
    table.anna.builds(2, "found black", laying="blue")
    assert (table.anna.towers, table.anna.stored) == (["black 2"], ["black lit window"])


@pytest.mark.proves("A-LIT-20")
def test_once_laid_it_is_neither_moved_nor_removed():
    """Even where parts may be moved, a window that carries a lit one stays, while the middle beside it may go."""
    towers = ["black base, black middle, black window, black lit window, black top", "black base, black top"]
    plain = builder("black middle, red middle", towers)
    plain.anna.goes("circle 1")
    plain.anna.lays("blue")
    assert plain.anna.choices() == {"raise black-1 with middle", "raise black-2 with middle"}

    moving = builder("black middle", towers, settings={"professional": "true", "allow-one-way-part-moves": "true"})
    moving.anna.goes("circle 1")
    moving.anna.lays("blue")
    assert moving.anna.choices() == {
        "raise black-1 with middle",
        "raise black-2 with middle",
        "move middle from black-1 to black-2",
    }
    assert moving.anna.refused("move window from black-1 to black-2") == "A-BUILD-13"


@pytest.mark.proves("A-LIT-21")
def test_each_lit_window_in_a_tower_scores_one_every_year():
    table = Table("anna", "ben", towers={"ben": "black 4 lit 2, white 3 lit 1"}, settings=PROFESSIONAL)
    for year, scorings in ((2, 1), (3, 2), (4, 3)):
        plays_out(table, until=year)
        assert earned(table.ben) == {"towers": 2 * scorings, "lit": 3 * scorings}


@pytest.mark.proves("A-LIT-22")
@pytest.mark.parametrize(
    ("window", "light", "before", "after"),
    [
        ("black gold window", "light black-1 gold window", {"towers": 1, "gold": 1}, {"towers": 1, "lit": 1}),
        ("black window", "light black-1 window", {"towers": 1}, {"towers": 1, "lit": 1}),
    ],
)
def test_a_lit_window_puts_the_gold_beneath_it_out_of_the_count(window, light, before, after):
    towers = [f"black base, {window}, black top"]
    dark = builder("black lit window", towers)
    plays_out(dark, until=2)
    assert earned(dark.anna) == before

    bright = builder("black lit window", towers)
    bright.anna.builds(1, light, laying="blue")
    plays_out(bright, until=2)
    assert earned(bright.anna) == {"building": 1, **after}


@pytest.mark.proves("A-LIT-23")
def test_unbuilt_lit_windows_score_nothing_and_are_kept():
    table = Table("anna", "ben", stored={"ben": "3 white lit window"}, money={"ben": 0}, settings=PROFESSIONAL)
    for year in (2, 3, 4):
        plays_out(table, until=year)
        assert earned(table.ben) == {}
        assert table.ben.stored == ["white lit window"] * 3
    plays_out(table)
    assert earned(table.ben).keys() == {"money"}


@pytest.mark.proves("A-LIT-24")
def test_lit_windows_are_worth_no_points_in_the_final_scoring():
    dark = score_professional("A red 4, A white 3, B red 3")
    lit = score_professional("A red 4 lit 2, A white 3 lit 1, B red 3 lit 1")

    assert lit.red == dark.red == {"A": 8, "B": 4}
    assert lit.most == dark.most
    assert lit.total["A"] - lit.tallest["A"] == dark.total["A"] - dark.tallest["A"]
    # All they do is break ties: two towers of height 3 share second place, or do not.
    assert dark.tallest == {"A": 8 + 2, "B": 2}
    assert score("A red 4 lit 2, A white 3 lit 1, B red 3").tallest == {"A": 8 + 2, "B": 2}
    assert score_professional("A red 4, A white 3 lit 1, B red 3").tallest == {"A": 8 + 4, "B": 0}
