"""Scenes under an event: a round in which it is active, a building or poem about to be paid for."""

from __future__ import annotations

from typing import Any

from tests.sabika.house_rules import paid
from tests.sabika.moments import begin_carving, quiet
from tests.sabika.table import Table

NONE = 0
"""No event."""


def active(event: int, round_: int = 1) -> dict[str, Any]:
    """A situation of this round in which this event is active, with two others that change none of its numbers."""
    if not event:
        return {"round": round_}
    others = [number for number in (3, 6, 11) if number != event][:2]
    others.insert((round_ - 1) // 2, event)
    return {"round": round_, "events": others}


def building(what: str, store: str, event: int, **situation: Any) -> Table:
    """Anna is about to lay materials for this building."""
    table = quiet(
        store={"anna": store},
        boxes={"anna": 9},
        minor_display=[2, 10, 19, 28],
        major_tiles=[1, 2, 3, 6],
        **active(event),
        **situation,
    )
    table.anna.works("builder-1", to="construction-1")
    table.anna.does("main")
    table.anna.answers(f"build {what}")
    table.waits_for("anna", "sabika.lay")
    return table


def carving(store: str, event: int, poems: str = "") -> Table:
    """Anna is about to lay materials for a blue poem."""
    table = quiet(
        store={"anna": store}, boxes={"anna": 9}, dinars={"anna": 9}, poems={"anna": poems}, display_poems=[18, 3, 4],
        **active(event),
    )  # fmt: skip
    begin_carving(table.anna)
    table.anna.answers("carve 18 blue")
    table.waits_for("anna", "sabika.lay")
    return table


__all__ = ["NONE", "active", "building", "carving", "paid"]
