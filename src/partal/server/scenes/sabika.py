"""Sabika's table for the page."""
from __future__ import annotations

from typing import Any

from partal.core.decision import Option


def scene(view: Any) -> dict[str, Any]:
    return dict(view.plain())
def targets(view: Any, option: Option) -> list[str]:
    return []
