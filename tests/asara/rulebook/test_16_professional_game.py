"""Chapter A-PRO: what the professional game adds."""

from __future__ import annotations

from pathlib import Path

import pytest

from partal.core.content import ORIGINS

from partal.asara.rules.content import built_in, load_pack
from tests.asara.table import Table

PROFESSIONAL = {"professional": "true"}
NEW_PLACES = {"tent 3", "tent 5", "tent 7", "house"}


@pytest.mark.proves("A-PRO-01")
def test_the_tent_and_the_house_of_lighted_windows_are_new_and_all_else_stays():
    basic = Table("anna", "ben", money={"anna": 20}, stored={"anna": "white base, white top"})
    professional = Table(
        "anna", "ben", money={"anna": 20}, stored={"anna": "white base, white top"}, settings=PROFESSIONAL
    )

    offered = basic.anna.places_offered()
    assert offered == {
        *("bases", "middles", "windows", "tops", "circle 2", "bank 10", "bank 8", "bank 6"),
        *("coloured", "spies 3", "spies 5", "favour"),
    }
    assert professional.anna.places_offered() == offered | NEW_PLACES
    assert basic.anna.refused("go house") == basic.anna.refused("go tent 3") == "A-SET-16"


@pytest.mark.proves("A-PRO-01")
def test_basic_actions_are_the_same_in_both_games():
    """Buying a black middle costs 6, building two parts costs 2 and scores 2."""
    for settings in ({}, PROFESSIONAL):
        with Table(
            "anna",
            "ben",
            hands={"anna": "blue blue green", "ben": "violet violet"},
            money={"anna": 20},
            stored={"anna": "white base, white top"},
            display={"middles": "black middle, red middle"},
            settings=settings,
        ) as table:
            table.anna.places("blue", at="middles")
            table.anna.takes("black middle")
            table.ben.places("violet", at="coloured")
            table.anna.builds(2, "found white", laying="blue")

            assert (table.anna.money, table.anna.prestige) == (20 - 6 - 2, 2)
            assert (table.anna.stored, table.anna.towers) == (["black middle"], ["white 2"])
            table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-PRO-02")
def test_the_numbers_of_the_professional_set_up_say_where_they_come_from():
    entries = {(entry.kind, entry.id): entry for entry in built_in().entries}

    for key in [("spaces", "tent"), ("room", "house"), ("offer", "small"), ("offer", "large")]:
        assert entries[key].origin in ORIGINS
    lit = [entry for entry in built_in().entries if entry.kind == "lit"]
    assert [entry.origin for entry in lit] == ["reconstructed"] * 5
    assert sum(entry.number("count") for entry in lit) == 15


@pytest.mark.proves("A-PRO-02")
def test_the_professional_set_up_follows_the_content(tmp_path: Path):
    """A pack with other numbers: two tent spaces for 2 Asari, one space in the house, one white lit window."""
    pack = tmp_path / "box.toml"
    pack.write_text(
        "\n".join(
            [
                '[pack]\nname = "box"\ngame = "asara"',
                '[[spaces]]\nid = "tent"\namounts = [2, 2]\norigin = "printed"',
                '[[room]]\nid = "house"\nspaces = 1\norigin = "printed"',
                '[[lit]]\nid = "white"\ncount = 1\norigin = "printed"',
            ]
        )
    )
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue green", "ben": "blue green"},
        money={"anna": 4, "ben": 20},
        settings=PROFESSIONAL,
        content=load_pack(pack),
    ) as table:
        assert table.anna.places_offered() & {"tent 2", "tent 3", "house"} == {"tent 2", "house"}
        assert len(table.lit_stack) == 13
        table.anna.places("blue", at="house")
        while table.decision.seat == table.anna.seat:
            table.anna.answers(table.decision.options[0].notation)
        assert table.ben.refused("go house") == "A-DISP-17"
        table.ben.places("blue", at="tent 2")
        table.ben.answers("recruit")
        assert table.ben.money == 18
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-PRO-03")
def test_only_empty_spaces_of_the_new_areas_may_be_used():
    taken = [("ben", "tent 3", "blue"), *[("ben", "house", "green")] * 3]
    with Table("anna", "ben", hands={"anna": "blue green violet"}, laid=taken, settings=PROFESSIONAL) as table:
        assert table.anna.refused("go tent 3") == "A-DISP-02"
        assert table.anna.refused("go house") == "A-DISP-17"
        assert {"tent 5", "tent 7"} <= table.anna.places_offered()
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-PRO-03")
@pytest.mark.parametrize(("area", "first", "place"), [("tent", "tent 3", "tent 5"), ("house", "house", "house")])
def test_the_new_areas_have_a_colour_duty_and_take_pairs(area, first, place):
    with Table(
        "anna", "ben", hands={"anna": "blue green violet"}, laid=[("ben", first, "blue")], settings=PROFESSIONAL
    ) as table:
        table.anna.goes(place)
        assert table.anna.choices() == {
            "lay blue",
            "lay blue green face down",
            "lay blue violet face down",
            "lay green violet face down",
        }
        assert table.anna.refused("lay green") == "A-DISP-04"
        table.anna.lays("green", "violet")
        assert table.colour_of(area) == "blue"
        assert table.anna.hand == ["blue"]
        assert table.decision.prompt == ("asara.recruit" if area == "tent" else "asara.offer")
        table.waits_for("anna", table.decision.prompt)


@pytest.mark.proves("A-PRO-03")
def test_each_new_area_is_an_area_of_its_own():
    """Blue in the tent binds neither the house nor any other place."""
    with Table(
        "anna", "ben", hands={"anna": "green violet"}, laid=[("ben", "tent 3", "blue")], settings=PROFESSIONAL
    ) as table:
        table.anna.goes("house")
        assert table.anna.choices() == {"lay green", "lay violet"}
        table.anna.lays("violet")
        assert (table.colour_of("tent"), table.colour_of("house"), table.colour_of("spies")) == ("blue", "violet", None)
        table.waits_for("anna", "asara.offer")


@pytest.mark.proves("A-PRO-04")
@pytest.mark.parametrize(
    ("settings", "new"),
    [
        ({}, set()),
        ({"pro-recruit": "true"}, {"tent 3", "tent 5", "tent 7"}),
        ({"pro-lit-windows": "true"}, {"house"}),
        ({"pro-recruit": "true", "pro-lit-windows": "true"}, NEW_PLACES),
    ],
)
def test_a_table_may_use_only_one_of_the_two_elements(settings, new):
    table = Table("anna", "ben", money={"anna": 20}, settings=settings)

    assert table.anna.places_offered() & NEW_PLACES == new
    assert len(table.lit_stack) == (15 if "house" in new else 0)
