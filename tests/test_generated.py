"""What follows from a list is written by `make generated`, and is up to date."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "generate.py"


@pytest.fixture(scope="module")
def tool() -> dict[str, object]:
    return runpy.run_path(str(TOOL))


def test_nothing_written_is_out_of_date(tool) -> None:
    assert len(tool["files"]()) > 10
    assert tool["stale"]() == []


def test_a_field_that_is_added_changes_every_written_part(tool) -> None:
    """The test above can fail: with one more open field all parts for open fields differ."""
    from partal.core.fields import Field

    path, fields = next((path, fields) for path, fields in tool["files"]() if path.name == "view.py")
    text = path.read_text(encoding="utf-8")
    assert tool["rewritten"](text, fields) == text
    more = tool["rewritten"](text, (*fields, Field("rain", "list[int]")))
    assert "self.rain = table.rain.copy()" in more
    assert "state.rain = view.rain.copy()" in more
    hidden = tool["rewritten"](text, (*fields, Field("rain", "list[int]", open=False)))
    assert hidden == text
