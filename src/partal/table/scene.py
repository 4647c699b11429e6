"""The table as the page draws it, built from views alone.

A scene names things as the page does (`black-middle`, `circle-3`); `targets` lists the things that an option is
about, so that the page can highlight them.
"""

from __future__ import annotations

from typing import Any

from partal.core.decision import Option
from partal.core.wire import AnyScene

from partal.games import GAMES


def scene_of(game: str, view: Any) -> AnyScene:
    """Everything on the table, as this view shows it."""
    return GAMES[game].scene.scene(view)


def targets_of(game: str, view: Any, option: Option) -> list[str]:
    """The things to highlight for an option."""
    return GAMES[game].scene.targets(view, option)
