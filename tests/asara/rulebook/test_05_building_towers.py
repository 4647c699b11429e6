"""Chapter 5, building towers: the six building rules."""

import pytest

from tests.asara.table import Table

HAND = {"tina": "blue green"}


@pytest.mark.proves("A-BUILD-06")
def test_a_white_base_and_a_black_top_make_no_tower() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": "white base, black top"}) as table:
        assert table.tina.refused("go circle 2") == "A-BUILD-18"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-06")
def test_a_tower_takes_no_insert_of_another_colour() -> None:
    with Table(
        "tina", "wolfgang", hands=HAND, stored={"tina": "red middle, red window"}, towers={"tina": "black 2"}
    ) as table:
        assert not [place for place in table.tina.places_offered() if place.startswith("circle")]
        assert table.tina.refused("go circle 1") == "A-BUILD-18"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-07")
@pytest.mark.parametrize("stored", ["2 white base, white top", "white base, 2 white top"])
def test_a_tower_has_exactly_one_base_and_one_top(stored: str) -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": stored}) as table:
        plots = {place for place in table.tina.places_offered() if place.startswith("circle")}
        assert plots == {"circle 2"}
        assert table.tina.refused("go circle 3") == "A-BUILD-18"
        table.tina.builds(2, "found white", laying="blue")
        assert table.tina.towers == ["white 2"]
        assert len(table.tina.stored) == 1
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-08")
@pytest.mark.parametrize(
    ("inserts", "steps"),
    [
        ("", []),
        ("3 white window", ["window", "window", "window"]),
        ("white middle, white window", ["middle", "window"]),
        ("2 white middle", ["middle", "middle"]),
    ],
)
def test_between_base_and_top_go_any_inserts_or_none(inserts: str, steps: list[str]) -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": f"white base, white top, {inserts}"}) as table:
        height = 2 + len(steps)
        table.tina.builds(height, "found white", *[f"raise white-1 with {step}" for step in steps], laying="blue")
        assert (table.tina.towers, table.tina.stored) == ([f"white {height}"], [])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-09")
def test_two_new_white_towers_on_plot_four_bring_four_prestige() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": "2 white base, 2 white top"}) as table:
        table.tina.builds(4, "found white", "found white", laying="blue")
        assert (table.tina.towers, table.tina.prestige) == (["white 2", "white 2"], 4)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-09")
def test_a_new_brown_tower_and_inserts_for_black_and_red_on_plot_five() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "brown base, brown top, black middle, 2 red window"},
        towers={"tina": "black 2, red 2"},
    ) as table:
        table.tina.builds(
            5,
            "raise red-1 with window",
            "found brown",
            "raise black-1 with middle",
            "raise red-1 with window",
            laying="blue",
        )
        assert (table.tina.towers, table.tina.stored) == (["black 3", "red 4", "brown 2"], [])
        assert table.tina.prestige == 5
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-10")
def test_a_player_may_own_any_number_of_towers_of_a_colour() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "white gold base, white gold top"},
        towers={"tina": "white 2, white 2, white 2, red 2, red 2, black 2"},
    ) as table:
        table.tina.builds(2, "found white gold base gold top", laying="blue")
        assert len(table.tina.towers) == 7
        assert [tower for tower in table.tina.towers if tower.startswith("white")] == [
            *["white 2"] * 3,
            "white 2 gold 2",
        ]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-11")
def test_a_black_tower_of_two_grows_by_two_middles_and_a_window_to_five() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "2 black middle, black window"},
        towers={"tina": "black 2, red 2"},
    ) as table:
        middle, window = "raise black-1 with middle", "raise black-1 with window"
        table.tina.builds(3, middle, middle, window, laying="blue")
        assert table.tina.towers == ["black 5", "red 2"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-12")
def test_an_existing_tower_gets_no_second_base_or_top() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "black base, black middle, black window"},
        towers={"tina": "black 2"},
    ) as table:
        assert table.tina.refused("go circle 3") == "A-BUILD-18"
        table.tina.places("blue", at="circle 1")
        assert table.tina.choices() == {"raise black-1 with middle", "raise black-1 with window"}
        assert table.tina.refused("raise black-1 with base") == "A-BUILD-12"
        table.waits_for("tina", "asara.build")


@pytest.mark.proves("A-BUILD-12")
def test_another_base_and_top_of_the_colour_make_a_separate_tower() -> None:
    with Table(
        "tina", "wolfgang", hands=HAND, stored={"tina": "black base, black top"}, towers={"tina": "black 4"}
    ) as table:
        table.tina.builds(2, "found black", laying="blue")
        assert table.tina.towers == ["black 4", "black 2"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-13")
def test_no_part_moves_between_towers_of_one_colour() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "black window, black gold window"},
        towers={"tina": "black 4, black 2"},
    ) as table:
        table.tina.places("blue", at="circle 1")
        assert not [choice for choice in table.tina.choices() if choice.startswith("move")]
        assert table.tina.refused("move middle from black-1 to black-2") == "A-BUILD-13"
        table.tina.answers("raise black-2 with window")
        assert table.tina.towers == ["black 4", "black 3"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-15")
@pytest.mark.parametrize(("stored", "plot"), [("white base, white middle", 2), ("white base", 1), ("white top", 1)])
def test_no_half_tower_stands_between_turns(stored: str, plot: int) -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": stored}) as table:
        assert table.tina.refused(f"go circle {plot}") == "A-BUILD-18"
        assert not [place for place in table.tina.places_offered() if place.startswith("circle")]
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-15")
def test_an_insert_waits_until_its_tower_stands() -> None:
    with Table(
        "tina", "wolfgang", hands=HAND, stored={"tina": "white base, white top, white gold top, white middle"}
    ) as table:
        table.tina.places("blue", at="circle 3")
        assert table.tina.choices() == {"found white", "found white gold top"}
        assert table.tina.refused("raise white-1 with middle") == "A-BUILD-15"
        table.tina.answers("found white")
        assert table.tina.towers == ["white 3"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-16")
def test_without_a_tower_nobody_builds_on_plot_one() -> None:
    hoard = "3 white base, 3 white top, 3 white middle, 3 black window, red base"
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": hoard}) as table:
        assert table.tina.refused("go circle 1") == "A-BUILD-18"
        assert "circle 2" in table.tina.places_offered()
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-16")
@pytest.mark.parametrize(
    ("stored", "step", "tower"),
    [
        ("black middle", "raise black-1 with middle", "black 4"),
        ("black lit window", "light black-1 window", "black 3 lit 1"),
    ],
)
def test_plot_one_adds_one_insert_or_one_lit_window(stored: str, step: str, tower: str) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": stored},
        towers={"tina": ["black base, black window, black top"]},
        settings={"professional": "true"},
    ) as table:
        table.tina.builds(1, step, laying="blue")
        assert (table.tina.towers, table.tina.prestige) == ([tower], 1)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-32")
def test_base_window_and_top_make_height_three() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": "red base, red window, red top"}) as table:
        table.tina.builds(3, "found red", "raise red-1 with window", laying="blue")
        assert table.tina.tower("red-1").height == 3
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-33")
def test_the_order_of_inserts_makes_no_difference() -> None:
    digests = set()
    for order in (("middle", "window", "gold window"), ("gold window", "window", "middle")):
        with Table(
            "tina",
            "wolfgang",
            hands={"tina": "blue", "wolfgang": ""},
            stored={"tina": "red middle, red window, red gold window"},
            towers={"tina": "red 2"},
            year=4,
        ) as table:
            table.tina.builds(3, *[f"raise red-1 with {part}" for part in order], laying="blue")
            assert table.tina.towers == ["red 5 gold 1"]
            digests.add((str(table.match.standings), table.match.scores))
            table.is_over()
    assert len(digests) == 1


@pytest.mark.proves("A-BUILD-10")
def test_of_two_equal_towers_either_may_be_named_and_the_first_is_written_down() -> None:
    """One is offered for both; naming the second, at the table or in a record, means the same."""
    situation = {
        "hands": HAND,
        "stored": {"tina": "black window, black middle"},
        "towers": {"tina": ["black base, black top", "black base, black top"]},
    }
    table = Table("tina", "wolfgang", **situation)
    table.tina.goes("circle 1")
    table.tina.lays("blue")
    assert table.tina.choices() == {"raise black-1 with middle", "raise black-1 with window"}
    step = table.match.prepare("raise black-2 with window")
    assert step.played.option.notation == "raise black-1 with window"
    table.match.play("raise black-2 with window")
    assert table.match.history[-1].option.notation == "raise black-1 with window"
    assert table.tina.towers == ["black 3", "black 2"]


@pytest.mark.proves("A-BUILD-15")
def test_a_tower_that_does_not_stand_or_differs_is_not_taken_for_another() -> None:
    table = Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "black window, black middle"},
        towers={"tina": ["black base, black top", "black base, black middle, black top"]},
    )
    table.tina.goes("circle 1")
    table.tina.lays("blue")
    assert len(table.tina.choices()) == 4
    assert table.tina.refused("raise black-3 with window") == "A-BUILD-15"
    table.match.play("raise black-2 with window")
    assert table.match.history[-1].option.notation == "raise black-2 with window"


@pytest.mark.proves("A-LIT-13")
def test_a_lit_window_may_name_either_of_two_equal_towers() -> None:
    table = Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "black lit window, black middle"},
        towers={"tina": ["black base, black window, black top", "black base, black window, black top"]},
        settings={"professional": "true"},
    )
    table.tina.goes("circle 1")
    table.tina.lays("blue")
    assert "light black-2 window" not in table.tina.choices()
    table.match.play("light black-2 window")
    assert table.match.history[-1].option.notation == "light black-1 window"
