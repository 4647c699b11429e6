"""A scene built once for everybody is the scene that each viewer would get alone."""

from __future__ import annotations

import pytest

from partal import GAMES
from partal.table.scene import SharedParts
from partal.words.scene import SharedScene
from tests.laws.tables import FEW, Table, table_at, walk


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_shared_parts_make_the_scene_of_every_viewer(table: Table) -> None:
    """A part that was not built again is as fresh as one that was, and it is the same from every seat."""
    rules, scene = table.rules, GAMES[table.game].scene
    assert isinstance(scene, SharedScene)
    shared = SharedParts(table.game)
    for state, _ in walk(table):
        public = rules.view(state, None)
        for seat in (None, *range(table.seats)):
            view = rules.view(state, seat)
            assert shared.scene(view, public) == scene.scene(view)


def test_parts_that_have_not_changed_are_the_same_objects() -> None:
    """A laid buyer changes the areas, and not the prices."""
    match = table_at("asara", 2, (), 7).match()
    shared = SharedParts("asara")
    before = shared.scene(match.view(0), match.view(None))
    match.play("go bank 10")
    match.play("lay violet")
    after = shared.scene(match.view(0), match.view(None))
    assert after["prices"] is before["prices"]
    assert after["markets"] == before["markets"]
    assert after["areas"] != before["areas"]


def test_a_part_that_names_too_few_fields_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first law can fail: without `display` the markets grow stale."""
    from partal.asara import scene

    parts = [part._replace(reads=("laid",)) if part.name == "markets" else part for part in scene.PARTS]
    monkeypatch.setattr(scene, "PARTS", parts)
    with pytest.raises(AssertionError):
        test_shared_parts_make_the_scene_of_every_viewer(table_at("asara", 2, (), 7))
