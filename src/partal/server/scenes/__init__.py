"""The table as the page draws it: one module a game, built from views alone.

A scene names things as the page does (`black-middle`, `circle-3`); `targets` says what on the table an
option is about, so that it can light up.
"""

from __future__ import annotations

from typing import Any

from partal.core.decision import Option

from partal.server.scenes import asara, sabika

SCENES: dict[str, Any] = {"asara": asara, "sabika": sabika}


def scene_of(game: str, view: Any) -> dict[str, Any]:
    """Everything that lies on the table, as this view shows it."""
    scene: dict[str, Any] = SCENES[game].scene(view)
    return scene


def targets_of(game: str, view: Any, option: Option) -> list[str]:
    """What lights up for an option."""
    targets: list[str] = SCENES[game].targets(view, option)
    return targets
