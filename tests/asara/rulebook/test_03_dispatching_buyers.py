"""Chapter 3, dispatching buyers: spaces and the colour duty."""

from pathlib import Path

import pytest

from tests.asara.table import Table, content_with

EVERY_BUYER = "blue green violet yellow orange"
BLUE_MARKET = [("wolfgang", "middles", "blue")]
PROFESSIONAL = {"professional": "true"}
TWO_FAVOURS = '[[room]]\nid = "favour"\nspaces = 2\norigin = "printed"\n'
AREAS = {
    "bases": ("bases", "bases"),
    "middles": ("middles", "middles"),
    "windows": ("windows", "windows"),
    "tops": ("tops", "tops"),
    "circle": ("circle 1", "circle 2"),
    "bank": ("bank 10", "bank 8"),
    "spies": ("spies 3", "spies 5"),
    "favour": ("favour", "favour"),
    "tent": ("tent 3", "tent 5"),
    "house": ("house", "house"),
}
"""Every area with a colour duty: where a first buyer lies, and where a second one could go."""


def singles(hand: str) -> set[str]:
    return {f"lay {colour}" for colour in hand.split()}


@pytest.mark.proves("A-DISP-01")
@pytest.mark.parametrize("place", ["bases", "middles", "windows", "tops", "circle 2", "bank 8", "spies 3", "favour"])
def test_a_buyer_is_laid_colour_up_on_an_empty_space_of_any_area(place: str) -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, stored={"tina": "red base, red top"}) as table:
        table.tina.places("green", at=place)
        assert table.tina.hand == ["blue"]
        assert table.taken(place) == 1
        assert table.colour_of(place.split()[0]) == "green"
        assert f"0 laid {place.replace(' ', '-')} green" in table.wolfgang.hears()
        acts = {"circle 2": "wolfgang", "bank 8": "wolfgang", "favour": "wolfgang"}
        assert table.asked == acts.get(place, "tina")
        table.waits_for(table.asked, table.decision.prompt)


@pytest.mark.proves("A-DISP-01")
def test_players_lay_only_cards_of_their_own_hand() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green", "wolfgang": "orange"}) as table:
        table.tina.goes("bank 10")
        assert table.tina.choices() == {"lay blue", "lay green"}
        assert table.tina.refused("lay orange") == "A-DISP-01"
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-02")
def test_an_occupied_space_is_not_used_a_second_time() -> None:
    laid = [("wolfgang", "bank 10", "blue"), ("wolfgang", "circle 2", "blue"), ("wolfgang", "coloured", "blue")]
    with Table(
        "tina", "wolfgang", hands={"tina": "blue blue"}, stored={"tina": "2 red base, 2 red top"}, laid=laid
    ) as table:
        assert table.tina.refused("go bank 10") == "A-DISP-02"
        assert table.tina.refused("go circle 2") == "A-DISP-02"
        assert {"bank 8", "circle 4", "coloured"} <= table.tina.places_offered()
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-DISP-03")
def test_tina_may_lay_any_of_six_buyers_on_any_of_four_spaces_of_the_empty_market() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue blue green violet yellow orange"}) as table:
        free = table.state.content.areas[1][0].spaces - table.taken("middles")
        table.tina.goes("middles")
        assert table.tina.choices() == singles(EVERY_BUYER)
        cards = [card for card in table.tina.hand if f"lay {card}" in table.tina.choices()]
        assert (len(cards), free, len(cards) * free) == (6, 4, 24)
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-04")
def test_a_single_buyer_must_have_the_colour_that_lies_there() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue violet"}, laid=BLUE_MARKET) as table:
        table.tina.goes("middles")
        assert table.tina.choices() == {"lay blue", "lay blue violet face down"}
        assert table.tina.refused("lay violet") == "A-DISP-04"
        table.tina.lays("blue")
        assert table.taken("middles") == 2
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-DISP-05")
@pytest.mark.parametrize("area", AREAS)
def test_blue_in_one_area_does_not_bind_another(area: str) -> None:
    for other in AREAS.keys() - {area}:
        with Table(
            "tina",
            "wolfgang",
            hands={"tina": EVERY_BUYER},
            stored={"tina": "red base, red top"},
            laid=[("wolfgang", AREAS[area][0], "blue")],
            settings=PROFESSIONAL,
        ) as table:
            table.tina.goes(AREAS[other][1])
            assert table.tina.choices() == singles(EVERY_BUYER)
            assert table.colour_of(area) == "blue"
            table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-06")
@pytest.mark.parametrize("area", AREAS)
def test_every_area_has_the_colour_duty(area: str, tmp_path: Path) -> None:
    first, second = AREAS[area]
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green violet"},
        stored={"tina": "red base, red top"},
        laid=[("wolfgang", first, "blue")],
        settings=PROFESSIONAL,
        content=content_with(tmp_path, TWO_FAVOURS),
    ) as table:
        table.tina.goes(second)
        assert {choice for choice in table.tina.choices() if "face down" not in choice} == {"lay blue"}
        assert table.tina.refused("lay green") == "A-DISP-04"
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-06")
def test_only_the_coloured_building_has_no_colour_duty() -> None:
    with Table(
        "tina", "wolfgang", hands={"tina": "blue green violet"}, laid=[("wolfgang", "coloured", "blue")]
    ) as table:
        table.tina.goes("coloured")
        assert table.tina.choices() == singles("blue green violet")
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-17")
@pytest.mark.parametrize(
    ("full", "place"),
    [
        (["middles"] * 4, "middles"),
        (["bank 10", "bank 8", "bank 6"], "bank 6"),
        (["spies 3", "spies 5"], "spies 5"),
        (["favour"], "favour"),
    ],
)
def test_a_full_area_is_closed_to_everybody_pairs_included(full: list[str], place: str) -> None:
    for laid, clause in ((full, "A-DISP-17"), (full[:-1], None)):
        with Table(
            "tina",
            "wolfgang",
            hands={"tina": "blue green violet"},
            laid=[("wolfgang", space, "blue") for space in laid],
        ) as table:
            if clause:
                assert table.tina.refused(f"go {place}") == clause
            else:
                assert place in table.tina.places_offered()
            table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-DISP-18")
def test_an_area_keeps_its_colour_all_year_and_loses_it_with_the_cards() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green green", "wolfgang": "yellow"}, laid=BLUE_MARKET) as table:
        table.tina.places("blue", at="middles")
        table.tina.takes("nothing")
        table.wolfgang.places("yellow", at="bank 10")
        assert (table.colour_of("middles"), table.colour_of("bank")) == ("blue", "yellow")
        table.tina.places("green", at="coloured")
        assert (table.year, table.colour_of("middles")) == (1, "blue")
        table.tina.places("green", at="coloured")
        assert (table.year, table.colour_of("middles"), table.colour_of("bank")) == (2, None, None)
        table.tina.goes("middles")
        assert table.tina.choices() == singles(" ".join(table.tina.hand))
        table.waits_for("tina", "asara.lay-buyer")


@pytest.mark.proves("A-DISP-19")
def test_a_last_single_card_goes_to_an_empty_area_its_own_colour_or_the_coloured_building() -> None:
    plots = [("wolfgang", f"circle {plot}", "violet") for plot in (1, 2, 3, 4, 5, 7)]
    elsewhere = ("bank 10", "bank 8", "bases", "middles", "windows", "spies 3", "favour")
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "violet"},
        stored={"tina": ""},
        laid=[*plots, *[("wolfgang", place, "blue") for place in elsewhere]],
    ) as table:
        assert table.tina.places_offered() == {"tops", "coloured"}
        assert table.taken("tops") == 0
        assert table.tina.refused("go bank 6") == "A-DISP-12"
        assert table.tina.refused("go circle 6") == "A-BUILD-18"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-DISP-19")
def test_a_last_single_card_fits_an_area_of_its_colour_with_a_free_space() -> None:
    with Table("tina", "wolfgang", hands={"tina": "violet"}, laid=[("wolfgang", "bank 10", "violet")]) as table:
        table.tina.places("violet", at="bank 8")
        assert table.tina.money == 28
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-20")
def test_the_colour_duty_forces_no_card_out_of_the_hand() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green violet"}, laid=BLUE_MARKET) as table:
        assert {"windows", "bank 10", "favour", "coloured"} <= table.tina.places_offered()
        table.tina.places("green", at="windows")
        table.tina.takes("nothing")
        assert table.tina.hand == ["blue", "violet"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-21")
@pytest.mark.parametrize("amount", [10, 8, 6])
def test_inside_an_area_any_free_space_may_be_picked(amount: int) -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, settings=PROFESSIONAL) as table:
        numbered = {"bank 10", "bank 8", "bank 6", "spies 3", "spies 5", "tent 3", "tent 5", "tent 7"}
        assert numbered <= table.tina.places_offered()
        table.tina.places("blue", at=f"bank {amount}")
        assert table.tina.money == 20 + amount
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-DISP-22")
@pytest.mark.parametrize("seed", [1, 2])
def test_a_card_once_laid_stays_until_the_year_ends(seed: int) -> None:
    table = Table("tina", "wolfgang", "philipp", seed=seed)
    laid, year = list(table.state.laid), table.year
    longest = 0
    for _ in table.play_on(seed):
        if table.year == year and not table.match.over:
            assert table.state.laid[: len(laid)] == laid
        laid, year = list(table.state.laid), table.year
        longest = max(longest, len(laid))
    assert longest > 10
