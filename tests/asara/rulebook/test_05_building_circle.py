"""Chapter 5, building towers: the building circle, what building costs and what it brings."""

import pytest

from tests.asara.table import Table

HAND = {"tina": "blue green"}


@pytest.mark.proves("A-BUILD-01", "A-BUILD-13", "A-BUILD-14")
@pytest.mark.parametrize(("seed", "settings"), [(1, {}), (2, {}), (3, {"professional": "true"})])
def test_towers_change_only_by_building_in_the_circle_and_only_grow(seed: int, settings: dict[str, str]) -> None:
    stored = {"tina": "2 white base, 2 white top, 2 white middle, 2 white window", "wolfgang": "red base, red top"}
    table = Table("tina", "wolfgang", stored=stored, seed=seed, settings=settings)
    where = {0: "", 1: ""}
    before = list(table.state.towers)
    built = 0
    for _ in table.play_on(seed, prefer=("go circle", "go bases", "go tops", "go middles", "take ")):
        parts = {0: 0, 1: 0}
        for event in table.told:
            if event.kind.startswith("laid"):
                where[event.seat] = event.words[0]
            if event.kind in ("founded", "raised", "lit"):
                assert where[event.seat].startswith("circle-")
                parts[event.seat] += 2 if event.kind == "founded" else 1
        for seat, towers in enumerate(table.state.towers):
            sizes = [sum(tower.height + tower.lights() for tower in row) for row in (before[seat], towers)]
            assert sizes[1] - sizes[0] == parts[seat]
            for then, now in zip(before[seat], towers):
                assert now.colour == then.colour
                assert all(new >= old for new, old in zip(now.parts, then.parts))
            built += parts[seat]
        before = list(table.state.towers)
    assert built > 10


@pytest.mark.proves("A-BUILD-01")
def test_buying_the_last_missing_part_builds_nothing() -> None:
    with Table(
        "tina", "wolfgang", hands=HAND, stored={"tina": "red base"}, display={"tops": "red top"}, money={"tina": 20}
    ) as table:
        table.tina.places("blue", at="tops")
        assert table.tina.refused("found red") == "A-TURN-05"
        table.tina.takes("red top")
        assert (table.tina.towers, table.tina.stored) == ([], ["red base", "red top"])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-02")
def test_on_plot_three_exactly_three_parts_are_built_at_once() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "2 black middle, 2 black window"},
        towers={"tina": "black 2"},
    ) as table:
        table.tina.places("blue", at="circle 3")
        assert table.forced == [(0, "build 3")]
        for number in (1, 2, 4):
            assert table.tina.refused(f"build {number}") == "A-BUILD-02"
        table.tina.answers("raise black-1 with middle")
        table.tina.answers("raise black-1 with window")
        table.waits_for("tina", "asara.build")
        table.tina.answers("raise black-1 with window")
        assert (table.tina.towers, table.tina.stored) == (["black 5"], ["black middle"])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-02")
def test_a_step_after_which_the_exact_number_is_out_of_reach_is_not_offered() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "white base, white top, red base, red top, black middle, black window"},
        towers={"tina": "black 2"},
    ) as table:
        table.tina.goes("circle 3")
        table.tina.lays("blue")
        table.tina.answers("found white")
        # One part is left to build, so no second tower.
        assert table.tina.choices() == {"raise black-1 with middle", "raise black-1 with window"}
        assert table.tina.refused("found red") == "A-BUILD-02"
        table.waits_for("tina", "asara.build")


@pytest.mark.proves("A-BUILD-02")
def test_a_tower_that_leaves_a_part_without_a_home_is_not_offered() -> None:
    stored = {"tina": "white base, white top, white gold top, white middle, red base, red top"}
    with Table("tina", "wolfgang", hands=HAND, stored=stored) as table:
        table.tina.places("blue", at="circle 3")
        # After a red tower the third part would be the white middle, and there is no white tower.
        assert table.tina.choices() == {"found white", "found white gold top"}
        assert table.tina.refused("found red") == "A-BUILD-02"
        table.waits_for("tina", "asara.build")


@pytest.mark.proves("A-BUILD-02")
def test_an_insert_that_leaves_half_a_tower_is_not_offered() -> None:
    stored = {"tina": "white base, white top, white gold top, black middle"}
    with Table("tina", "wolfgang", hands=HAND, stored=stored, towers={"tina": "black 2"}) as table:
        table.tina.places("blue", at="circle 2")
        # After the middle one part would be left, and a tower needs two.
        assert table.tina.choices() == {"found white", "found white gold top"}
        assert table.tina.refused("raise black-1 with middle") == "A-BUILD-02"
        table.waits_for("tina", "asara.build")


@pytest.mark.proves("A-BUILD-03")
@pytest.mark.parametrize(
    ("stored", "colour", "steps"),
    [
        ("white gold base, white gold middle, white gold top", "white", ["gold base gold top", "gold middle"]),
        ("brown base, brown middle, brown top", "brown", ["", "middle"]),
    ],
)
def test_plot_three_costs_three_whatever_is_built(stored: str, colour: str, steps: list[str]) -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": stored}, money={"tina": 10, "wolfgang": 10}) as table:
        table.tina.builds(3, f"found {colour} {steps[0]}".strip(), f"raise {colour}-1 with {steps[1]}", laying="blue")
        assert (table.tina.money, table.wolfgang.money) == (7, 10)
        assert table.tina.tower(f"{colour}-1").height == 3
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-04")
def test_parts_of_a_market_a_pile_or_another_player_cannot_be_built() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "black middle, black window", "wolfgang": "red base, red top"},
        towers={"tina": "black 2"},
        display={"bases": "green base", "tops": "green top"},
        piles={"bases": "white base", "tops": "white top"},
        rest="wolfgang",
    ) as table:
        assert table.tina.refused("go circle 4") == "A-BUILD-18"
        table.tina.places("blue", at="circle 1")
        assert table.tina.choices() == {"raise black-1 with middle", "raise black-1 with window"}
        for step in ("found red", "found green", "found white", "raise black-1 with gold window"):
            assert table.tina.refused(step) == "A-BUILD-04"
        table.waits_for("tina", "asara.build")


@pytest.mark.proves("A-BUILD-05")
def test_the_player_chooses_which_stored_parts_to_build_and_may_hold_others_back() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "white base, white top, black middle, black gold window"},
        towers={"tina": "black 2"},
        year=3,
    ) as table:
        plots = {place for place in table.tina.places_offered() if place.startswith("circle")}
        assert plots == {"circle 1", "circle 2", "circle 3", "circle 4"}
        table.tina.places("blue", at="circle 1")
        assert table.tina.choices() == {"raise black-1 with middle", "raise black-1 with gold window"}
        table.tina.answers("raise black-1 with gold window")
        assert table.tina.towers == ["black 3 gold 1"]
        assert table.tina.stored == ["white base", "black middle", "white top"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-17")
def test_five_parts_move_the_counter_five_forward_at_once() -> None:
    stored = "white base, white top, white middle, 2 white window"
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": stored}, prestige={"tina": 10, "wolfgang": 3}) as table:
        table.tina.places("blue", at="circle 5")
        assert table.match.scores == (10, 3)
        table.tina.answers("raise white-1 with window")
        table.tina.answers("raise white-1 with window")
        assert table.tina.towers == ["white 5"]
        assert table.match.scores == (15, 3)
        assert "0 scored 5 building" in table.all_hear()
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-18")
def test_a_plot_whose_number_cannot_be_built_is_closed() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "white base, white top, black window, red middle"},
        towers={"tina": "black 2"},
        money={"tina": 20},
    ) as table:
        plots = {place for place in table.tina.places_offered() if place.startswith("circle")}
        assert plots == {"circle 1", "circle 2", "circle 3"}
        assert table.tina.refused("go circle 4") == "A-BUILD-18"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-18")
@pytest.mark.parametrize(
    ("plot", "towers"), [(1, ["black 3"]), (2, ["black 2", "white 2"]), (3, ["black 3", "white 2"])]
)
def test_each_of_the_plots_one_to_three_can_really_be_built(plot: int, towers: list[str]) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "white base, white top, black window, red middle"},
        towers={"tina": "black 2"},
    ) as table:
        steps = {1: ["raise black-1 with window"], 2: ["found white"], 3: ["found white", "raise black-1 with window"]}
        table.tina.builds(plot, *steps[plot], laying="blue")
        assert table.tina.towers == towers
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-19")
@pytest.mark.parametrize(("asari", "plots"), [(0, set()), (1, {1}), (2, {1, 2}), (3, {1, 2, 3})])
def test_a_plot_that_cannot_be_paid_is_closed(asari: int, plots: set[int]) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "3 black middle"},
        towers={"tina": "black 2"},
        money={"tina": asari},
    ) as table:
        offered = {int(place.split()[1]) for place in table.tina.places_offered() if place.startswith("circle")}
        assert offered == plots
        for plot in {1, 2, 3} - plots:
            assert table.tina.refused(f"go circle {plot}") == "A-BUILD-19"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-20")
def test_philipp_builds_a_white_tower_and_raises_his_black_one_on_plot_three() -> None:
    with Table(
        "philipp",
        "tina",
        hands={"philipp": "blue green"},
        stored={"philipp": "white base, white top, black window, red middle"},
        towers={"philipp": "black 4"},
        money={"philipp": 12},
        prestige={"philipp": 7},
    ) as table:
        table.philipp.builds(3, "found white", "raise black-1 with window", laying="blue")
        assert table.philipp.money == 9
        assert table.philipp.prestige == 10
        assert table.philipp.towers == ["black 5", "white 2"]
        assert table.philipp.stored == ["red middle"]
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-28")
def test_one_build_action_places_at_most_seven_parts() -> None:
    stored = "3 black middle, black gold middle, 3 black window, 2 black gold window"
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": stored}, towers={"tina": "black 2"}) as table:
        table.tina.places("blue", at="circle 7")
        assert (0, "build 7") in table.forced
        for _ in range(3):
            table.tina.answers("raise black-1 with middle")
            table.tina.answers("raise black-1 with window")
        table.waits_for("tina", "asara.build")
        table.tina.answers("raise black-1 with gold window")
        assert (table.tina.towers, table.tina.prestige) == (["black 9 gold 1"], 7)
        assert table.tina.stored == ["black gold middle", "black gold window"]
        table.waits_for("wolfgang", "asara.dispatch")
