"""House rules of building, each played both ways."""

from __future__ import annotations

from tests.asara.house_rules import both_ways, plots, shows


@shows("build-up-to-plot")
def test_build_up_to_plot():
    """Anna can build 1 (window), 2 (white tower) or 3 (both). On plot 3 she pays 3 and scores what she builds."""
    situation = {
        "hands": {"anna": "blue green"},
        "money": {"anna": 5},
        "stored": {"anna": "white base, white top, black window"},
        "towers": {"anna": "black 2"},
    }
    default, fewer = both_ways("build-up-to-plot", **situation)
    assert plots(default) == [1, 2, 3]
    assert plots(fewer) == [1, 2, 3, 4, 5]  # 6 and 7 cost more than she has.
    for table in (default, fewer):
        table.anna.goes("circle 3")
        table.anna.lays("blue")
    assert default.decision.prompt == "asara.build"  # 3 is the only number.
    assert fewer.anna.choices() == {"build 1", "build 2", "build 3"}
    fewer.anna.answers("build 1")
    fewer.anna.answers("raise black-1 with window")
    assert (fewer.anna.money, fewer.anna.prestige, fewer.anna.towers) == (2, 1, ["black 3"])


@shows("overpay-any-lower")
def test_overpay_any_lower():
    """Plot 4 is taken. On plot 5 Anna may build 5 or 4; by the house rule any number up to 5."""
    situation = {
        "hands": {"anna": "blue green"},
        "money": {"anna": 9},
        "stored": {"anna": "3 black middle, 2 black window"},
        "towers": {"anna": "black 2"},
        "laid": [("ben", "circle 4", "blue")],
    }
    default, lower = both_ways("overpay-any-lower", **situation)
    for table in (default, lower):
        table.anna.goes("circle 5")
        table.anna.lays("blue")
    assert default.anna.choices() == {"build 4", "build 5"}
    assert default.anna.refused("build 3") == "A-BUILD-25"
    assert lower.anna.choices() == {"build 1", "build 2", "build 3", "build 4", "build 5"}
    lower.anna.answers("build 1")
    lower.anna.answers("raise black-1 with window")
    assert (lower.anna.money, lower.anna.prestige) == (4, 1)

    # Nobody moves up where the plot below is free: there 3 parts are exactly 3.
    for table in both_ways("overpay-any-lower", **situation):
        table.anna.goes("circle 3")
        table.anna.lays("blue")
        assert table.decision.prompt == "asara.build"
        assert "build 2" not in table.anna.choices()


@shows("overpay-any-higher-plot")
def test_overpay_any_higher_plot():
    """Anna can build up to 3 parts and plot 3 is taken: the nearest free plot above is 4, by the house rule any."""
    situation = {
        "hands": {"anna": "blue green"},
        "money": {"anna": 9},
        "stored": {"anna": "3 black middle"},
        "towers": {"anna": "black 2"},
    }
    taken = [("ben", "circle 3", "blue")]
    default, higher = both_ways("overpay-any-higher-plot", laid=taken, **situation)
    assert plots(default) == [1, 2, 4]
    assert default.anna.refused("go circle 5") == "A-BUILD-18"
    assert plots(higher) == [1, 2, 4, 5, 6, 7]
    higher.anna.builds(3, *["raise black-1 with middle"] * 3, laying="blue", on=7)
    assert (higher.anna.money, higher.anna.prestige, higher.anna.towers) == (2, 3, ["black 5"])

    for table in both_ways("overpay-any-higher-plot", **situation):
        assert plots(table) == [1, 2, 3]  # While the wished plot is free, no other will do.


@shows("multi-base-towers")
def test_multi_base_towers():
    situation = {
        "hands": {"anna": "blue green"},
        "stored": {"anna": "red base, red top"},
        "towers": {"anna": "red 2"},
    }
    default, many = both_ways("multi-base-towers", **situation)
    assert (plots(default), plots(many)) == ([2], [1, 2])
    many.anna.builds(1, "raise red-1 with base", laying="blue")
    assert many.anna.towers == ["red 3"]

    _, many = both_ways("multi-base-towers", **situation)
    many.anna.goes("circle 2")
    many.anna.lays("blue")
    assert many.anna.choices() == {"found red", "raise red-1 with base", "raise red-1 with top"}
    many.anna.answers("raise red-1 with base")
    many.anna.answers("raise red-1 with top")
    assert many.anna.towers == ["red 4"]
    default.anna.builds(2, "found red", laying="blue")
    assert default.anna.towers == ["red 2", "red 2"]


@shows("allow-one-way-part-moves")
def test_allow_one_way_part_moves():
    """A moved part is not built: it costs nothing, scores nothing, and is not exchanged for another."""
    situation = {
        "hands": {"anna": "blue green"},
        "money": {"anna": 9},
        "stored": {"anna": "black middle"},
        "towers": {
            "anna": ["black base, black window, black top", "black base, black middle, black top", "red base, red top"]
        },
    }
    default, moving = both_ways("allow-one-way-part-moves", **situation)
    for table in (default, moving):
        table.anna.goes("circle 1")
        table.anna.lays("blue")
    raises = {"raise black-1 with middle", "raise black-2 with middle"}
    assert default.anna.choices() == raises
    assert default.anna.refused("move window from black-1 to black-2") == "A-BUILD-13"
    assert moving.anna.choices() == raises | {
        "move window from black-1 to black-2",
        "move middle from black-2 to black-1",
    }
    moving.anna.answers("move window from black-1 to black-2")
    assert moving.anna.towers == ["black 2", "black 4", "red 2"]
    assert moving.anna.choices() == raises  # Nothing comes back in exchange.
    moving.anna.answers("raise black-2 with middle")
    assert (moving.anna.money, moving.anna.prestige) == (8, 1)
    assert moving.anna.towers == ["black 2", "black 5", "red 2"]


@shows("allow-one-way-part-moves")
def test_parts_may_be_moved_into_a_tower_that_the_last_parts_founded():
    """Plot 2 founds the second black tower; an insert of the first may still go there before the action ends."""
    default, moving = both_ways(
        "allow-one-way-part-moves",
        hands={"anna": "blue green"},
        money={"anna": 9},
        stored={"anna": "black base, black top"},
        towers={"anna": ["black base, black window, black top"]},
    )
    for table in (default, moving):
        table.anna.goes("circle 2")
        table.anna.lays("blue")
    assert default.anna.prestige == 2
    assert moving.anna.choices() == {"move window from black-1 to black-2", "done"}
    moving.anna.answers("move window from black-1 to black-2")
    assert (moving.anna.towers, moving.anna.prestige) == (["black 2", "black 3"], 2)


@shows("allow-one-way-part-moves")
def test_a_tower_that_took_a_part_gives_none_in_the_same_action():
    """Nor does one that gave take, so that no chain of moves is an exchange; the third tower may still give."""
    _, moving = both_ways(
        "allow-one-way-part-moves",
        hands={"anna": "blue green"},
        stored={"anna": "black middle"},
        towers={
            "anna": [
                "black base, black window, black top",
                "black base, black top",
                "black base, black gold middle, black top",
            ]
        },
    )
    moving.anna.goes("circle 1")
    moving.anna.lays("blue")
    moving.anna.answers("move window from black-1 to black-2")
    assert moving.anna.choices() == {
        *(f"raise black-{tower} with middle" for tower in (1, 2, 3)),
        "move gold middle from black-3 to black-2",
    }
