"""A wish is told as it pays: for having a type of building, or by house rule for each building (S-WISH-07, ED-06)."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from partal.sabika.rules.content import built_in
from partal.sabika.scene import scene
from partal.sabika.terminal.table import tracks
from partal.sabika.words.sheets import wish_notes
from partal.sabika.words.teller import TELLER
from partal.words import speaking
from tests.sabika.table import Table
from tests.said import text_of

TOLD = {
    ("en", "per-type"): "3 for having a palace and 2 for having a garden",
    ("en", "per-building"): "3 per palace and 2 per garden",
    ("de", "per-type"): "3 für mindestens einen Palast und 2 für mindestens einen Garten",
    ("de", "per-building"): "3 je Palast und 2 je Garten",
}
each_reading = pytest.mark.parametrize(("language", "reading"), list(TOLD))


def table_of(reading: str) -> Table:
    """Wish A-1 is 3 for palaces and 2 for gardens."""
    settings = {"wish-buildings": reading} if reading != "per-type" else {}
    return Table("anna", "ben", settings=settings, wishes=["A-1", "B-1", "C-1"])


@pytest.mark.proves("S-WISH-07")
@each_reading
def test_the_terminal_tells_a_building_wish_as_it_pays(language: str, reading: str) -> None:
    view = table_of(reading).match.view(0)
    paper = Console(file=StringIO(), width=200)
    with speaking(language):
        paper.print(tracks(view, view, ["anna", "ben"]))
    assert isinstance(paper.file, StringIO)
    assert TOLD[language, reading] in paper.file.getvalue()


@pytest.mark.proves("S-WISH-07")
@each_reading
def test_the_score_sheet_tells_a_building_wish_as_it_paid(language: str, reading: str) -> None:
    table = table_of(reading)
    table.ends_round()
    with speaking(language):
        notes = wish_notes(table.match.view(0), table.match.opening)
    assert [text_of(text, language) for _wish, text in notes] == [TOLD[language, reading]]


@pytest.mark.proves("S-WISH-07")
def test_the_preset_of_the_german_edition_tells_its_own_reading() -> None:
    view = Table("anna", "ben", settings={"edition": "de"}, wishes=["A-1", "B-1", "C-1"]).match.view(0)
    assert [element["once"] for element in scene(view)["wishes"][0]["elements"]] == [False, False]


@pytest.mark.proves("S-WISH-07")
@pytest.mark.parametrize("reading", ["per-type", "per-building"])
def test_the_page_is_told_which_parts_of_a_wish_pay_once(reading: str) -> None:
    """Ships and poems are always counted."""
    wishes = scene(table_of(reading).match.view(0))["wishes"]
    once = [element["once"] for wish in wishes for element in wish["elements"]]
    assert once == [reading == "per-type", reading == "per-type", False, False]


@pytest.mark.proves("S-WISH-07")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wish_without_a_table_is_told_by_the_default_and_names_the_house_rule(language: str) -> None:
    entries = {entry.id: entry for entry in built_in().entries if entry.kind == "wish"}
    with speaking(language):
        types, seals = text_of(TELLER.content(entries["A-1"])), text_of(TELLER.content(entries["B-3"]))
    assert TOLD[language, "per-type"] in types
    assert "wish-buildings=per-building" in types
    assert "wish-buildings" not in seals
