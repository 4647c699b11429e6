"""How long a database may take."""

from __future__ import annotations

from typing import Any

LONGEST = 10.0
"""Seconds that a single database operation may take."""


def timeouts(url: str) -> dict[str, Any]:
    """The engine's timeouts."""
    if url.startswith("postgresql+asyncpg"):
        return {"connect_args": {"timeout": LONGEST, "command_timeout": LONGEST}}
    return {}
