"""Chapter 5, building towers: what to do when the plot for the wished number is taken."""

import pytest

from tests.asara.table import Table

HAND = {"tina": "blue green violet"}
SEVEN = {"tina": "3 black middle, black gold middle, 3 black window"}
"""With a black tower, any number from 1 to 7 can be built of these."""
TOWER = {"tina": "black 2"}


def taken(*plots: int, by: str = "wolfgang") -> list[tuple[str, str, str]]:
    return [(by, f"circle {plot}", "blue") for plot in plots]


def plots_offered(table: Table) -> set[int]:
    return {int(place.split()[1]) for place in table.tina.places_offered() if place.startswith("circle")}


def numbers_on(plot: int, *taken_plots: int) -> set[int]:
    """How many parts Tina may build on this plot when the others are taken."""
    with Table("tina", "wolfgang", hands=HAND, stored=SEVEN, towers=TOWER, laid=taken(*taken_plots)) as table:
        table.tina.places("blue", at=f"circle {plot}")
        choices = table.tina.choices() if table.decision.prompt == "asara.build-number" else ()
        forced = [notation for seat, notation in table.forced if notation.startswith("build")]
        table.waits_for("tina", table.decision.prompt)
        return {int(notation.split()[1]) for notation in (*choices, *forced)}


@pytest.mark.proves("A-BUILD-21", "A-BUILD-22", "A-BUILD-23", "A-BUILD-24")
def test_with_plots_three_and_four_taken_three_parts_are_built_on_five() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "3 black middle"},
        towers=TOWER,
        money={"tina": 12},
        prestige={"tina": 1},
        laid=taken(3, 4),
    ) as table:
        assert plots_offered(table) == {1, 2, 5}
        table.tina.builds(3, *["raise black-1 with middle"] * 3, laying="blue", on=5)
        assert table.tina.money == 7
        assert table.tina.towers == ["black 5"]
        assert table.tina.prestige == 4
        assert (table.taken("circle 5"), table.taken("circle 6")) == (1, 0)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-21")
def test_the_nearest_free_plot_above_is_used_and_no_higher_one() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": "2 black middle"}, towers=TOWER, laid=taken(2)) as table:
        assert plots_offered(table) == {1, 3}
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-23", "A-BUILD-25")
def test_on_a_higher_plot_exactly_the_number_of_a_taken_plot_is_built() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored=SEVEN, towers=TOWER, laid=taken(3)) as table:
        table.tina.places("blue", at="circle 4")
        assert table.tina.choices() == {"build 4", "build 3"}
        for number in (1, 2, 5):
            assert table.tina.refused(f"build {number}") == "A-BUILD-25"
        table.waits_for("tina", "asara.build-number")


@pytest.mark.proves("A-BUILD-25")
@pytest.mark.parametrize(("plot", "numbers"), [(1, {1}), (4, {4, 3, 2}), (6, {6, 5}), (7, {7})])
def test_with_plots_two_three_and_five_taken(plot: int, numbers: set[int]) -> None:
    assert numbers_on(plot, 2, 3, 5) == numbers


@pytest.mark.proves("A-BUILD-25")
@pytest.mark.parametrize(
    "taken_plots", [(), (1,), (6,), (1, 2), (5, 6), (2, 4, 6), (1, 2, 3, 4, 5, 6), (1, 3, 4, 6), (2, 3, 4, 6)]
)
def test_the_numbers_of_every_free_plot_follow_the_formula(taken_plots: tuple[int, ...]) -> None:
    for plot in {1, 2, 3, 4, 5, 6, 7} - set(taken_plots):
        formula = {n for n in range(1, plot + 1) if all(between in taken_plots for between in range(n, plot))}
        assert numbers_on(plot, *taken_plots) == formula


@pytest.mark.proves("A-BUILD-26")
def test_a_free_plot_is_not_passed_over() -> None:
    assert numbers_on(5, 3) == {5}
    assert numbers_on(4) == {4}
    for laid, plots in ((taken(3), {1, 2, 4}), (taken(), {1, 2, 3})):
        with Table("tina", "wolfgang", hands=HAND, stored={"tina": "3 black middle"}, towers=TOWER, laid=laid) as table:
            assert plots_offered(table) == plots
            assert table.tina.refused("go circle 5") == "A-BUILD-18"
            table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-27")
def test_the_exception_leads_upwards_only() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored=SEVEN, towers=TOWER, laid=taken(6, 7)) as table:
        assert plots_offered(table) == {1, 2, 3, 4, 5}
        table.waits_for("tina", "asara.dispatch")
    for plot in (1, 2, 3, 4, 5):
        assert numbers_on(plot, 6, 7) == {plot}


@pytest.mark.proves("A-BUILD-29")
@pytest.mark.parametrize("owner", ["tina", "wolfgang"])
def test_it_does_not_matter_who_occupies_the_wanted_plot(owner: str) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "2 black middle"},
        towers=TOWER,
        money={"tina": 9},
        laid=taken(2, by=owner),
    ) as table:
        table.tina.builds(2, *["raise black-1 with middle"] * 2, laying="blue", on=3)
        assert (table.tina.towers, table.tina.money, table.tina.prestige) == (["black 4"], 6, 2)
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-30")
def test_colour_duty_and_pairs_hold_in_the_circle_with_the_exception_too() -> None:
    with Table("tina", "wolfgang", hands=HAND, stored={"tina": "2 black middle"}, towers=TOWER, laid=taken(2)) as table:
        table.tina.goes("circle 3")
        assert table.tina.refused("lay green") == "A-DISP-04"
        pairs = {"lay blue green face down", "lay blue violet face down", "lay green violet face down"}
        assert table.tina.choices() == {"lay blue", *pairs}
        table.tina.lays("green", "violet")
        assert (table.tina.towers, table.tina.hand, table.colour_of("circle")) == (["black 4"], ["blue"], "blue")
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-BUILD-30")
def test_a_last_card_of_another_colour_cannot_use_the_exception() -> None:
    with Table(
        "tina", "wolfgang", hands={"tina": "green"}, stored={"tina": "2 black middle"}, towers=TOWER, laid=taken(2)
    ) as table:
        assert table.tina.refused("go circle 3") == "A-DISP-12"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-BUILD-31")
@pytest.mark.parametrize("asari", [2, 3])
def test_the_exception_needs_the_money_for_the_higher_plot(asari: int) -> None:
    with Table(
        "tina",
        "wolfgang",
        hands=HAND,
        stored={"tina": "2 black middle"},
        towers=TOWER,
        money={"tina": asari},
        laid=taken(2),
    ) as table:
        if asari == 2:
            assert table.tina.refused("go circle 3") == "A-BUILD-19"
            assert plots_offered(table) == {1}
            table.waits_for("tina", "asara.dispatch")
        else:
            table.tina.builds(2, *["raise black-1 with middle"] * 2, laying="blue", on=3)
            assert (table.tina.money, table.tina.prestige) == (0, 2)
            table.waits_for("wolfgang", "asara.dispatch")
