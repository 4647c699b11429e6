"""The presets: what each printed edition says where it departs from the original, with the passage it comes from.

Passages are told in our words; the number is the edition's difference, as rulings of the rulebook cite it.
"""

from __future__ import annotations

import re

import pytest

from partal import rulebook
from partal.asara.rules import RULES
from partal.asara.rules.variant import PRESETS
from tests.asara.table import Table

RULEBOOK = rulebook.page_of("asara", "en")

NOT_GRANTED = {
    "build-up-to-plot": "E-09: every edition demands the plot's number; none says “up to”",
    "allow-one-way-part-moves": "E-16: rebuilding or swapping is forbidden; no edition lets a built part be taken away",
}
"""House rules that no printed edition grants."""


def check(edition: str, passages: dict[tuple[str, str], str]) -> None:
    """The preset sets exactly these switches, and each passage's number is one that the rulebook rules on."""
    assert RULES.settings({"edition": edition}) == dict(passages.keys())
    assert RULES.settings({"edition": edition, "professional": "true"}) == {
        "professional": "true",
        **dict(passages.keys()),
    }
    rulings = set(re.findall(r"E-\d\d", RULEBOOK.read_text(encoding="utf-8")))
    switches = {switch.name: switch for switch in RULES.switches}
    for (name, _), passage in passages.items():
        number = passage.partition(":")[0]
        assert number in rulings, passage
        assert number in switches[name].reference, passage


def test_the_german_edition_is_the_original() -> None:
    """Exactly and at once; a pair by choice; the next higher free plot for fewer parts; no rebuilding; rounded up."""
    check("de", {})


def test_the_french_edition() -> None:
    check(
        "fr",
        {
            ("overpay-any-lower", "true"): "E-17: on the free plot above one can build fewer parts, without a number",
            ("lit-needs-earlier-turn-window", "true"): "E-45: a lit window goes onto a closed window already built",
            (
                "unbuilt-lit-count-for-tower-tie",
                "true",
            ): "E-50: for most towers all lit windows that one possesses count",
        },
    )


def test_the_italian_edition() -> None:
    check("it", {("tie-rounding", "nearest"): "E-37: a share is rounded where needed; which way is not said"})


def test_the_english_edition() -> None:
    check(
        "en",
        {
            ("facedown-only-when-unable", "true"): (
                "E-03: two cards face down if one is neither able nor willing to follow; later: if unable, and forced"
            ),
        },
    )


def test_the_dutch_edition() -> None:
    """Its paragraph on taken plots is the German one, untranslated (E-19)."""
    check("nl", {("tie-rounding", "nearest"): "E-37: a share is rounded where needed; which way is not said"})


def test_the_editions_are_the_five_printed_languages() -> None:
    assert tuple(PRESETS) == ("de", "fr", "it", "en", "nl")


@pytest.mark.parametrize("edition", PRESETS)
@pytest.mark.proves("A-BUILD-02", "A-BUILD-13")
def test_no_edition_allows_building_fewer_parts_on_a_free_circle_or_moving_built_ones(edition: str) -> None:
    """E-09, E-16: with plot 3 taken by nobody, plot 3 is for three parts, and no step of building moves a part."""
    assert not set(NOT_GRANTED) & set(RULES.settings({"edition": edition}))
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue green"},
        stored={"anna": "black window, black middle, black gold middle, black gold window"},
        towers={"anna": ["black base, black window, black top", "black base, black top"]},
        settings={"edition": edition},
    )
    table.anna.goes("circle 3")
    table.anna.lays("blue")
    assert table.anna.choices() == {
        f"raise black-{tower} with {part}"
        for tower in (1, 2)
        for part in ("window", "gold window", "middle", "gold middle")
    }
    assert table.anna.refused("build 2") == "A-BUILD-02"
    assert table.anna.refused("move window from black-1 to black-2") == "A-BUILD-13"
