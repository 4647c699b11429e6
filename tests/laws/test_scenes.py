"""A scene written once for everybody is the scene that each viewer would get alone."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from partal import GAMES
from partal.table.scene import Sent, SentScene
from partal.words.scene import SharedScene
from tests.laws.tables import FEW, Table, table_at, walk


def read(sent: Sent) -> dict[str, Any]:
    return {name: json.loads(part) for name, part in sent.items()}


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_shared_parts_make_the_scene_of_every_viewer(table: Table) -> None:
    """A part that was not built again is as fresh as one that was, and it is the same from every seat."""
    rules, scene = table.rules, GAMES[table.game].scene
    assert isinstance(scene, SharedScene)
    shared = SentScene(table.game, msgspec.json.encode)
    for state, _ in walk(table):
        public = rules.view(state, None)
        for seat in (None, *range(table.seats)):
            view = rules.view(state, seat)
            sent, whole = shared.seen(view, public), json.loads(msgspec.json.encode(scene.scene(view)))
            assert read(sent) == whole
            assert list(sent) == list(whole)


def test_parts_that_have_not_changed_are_the_same_objects() -> None:
    """A laid buyer changes the areas, and not the prices."""
    match = table_at("asara", 2, (), 7).match()
    shared = SentScene("asara", msgspec.json.encode)
    before = shared.seen(match.view(0), match.view(None))
    match.play("go bank 10")
    match.play("lay violet")
    after = shared.seen(match.view(0), match.view(None))
    assert after["prices"] is before["prices"]
    assert after["stored"] is before["stored"]
    # A part that was built again but looks the same is the same object, too.
    assert after["markets"] is before["markets"]
    assert after["areas"] != before["areas"]
    assert after["players"] != before["players"]


@pytest.mark.parametrize(("kind", "name", "reads"), [("PARTS", "markets", ("laid",)), ("OWN", "stored", ())])
def test_a_part_that_names_too_few_fields_is_found(
    kind: str, name: str, reads: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first law can fail: without `display` the markets grow stale, and so does what is behind a screen."""
    from partal.asara import scene

    parts = [part._replace(reads=reads) if part.name == name else part for part in getattr(scene, kind)]
    monkeypatch.setattr(scene, kind, parts)
    with pytest.raises(AssertionError):
        test_shared_parts_make_the_scene_of_every_viewer(table_at("asara", 2, (), 7))
