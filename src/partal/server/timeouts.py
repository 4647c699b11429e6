"""How long a database may take."""

from __future__ import annotations

from typing import Any

LONGEST = 10.0
"""Seconds that a single database operation may take."""


def timeouts(url: str) -> dict[str, Any]:
    """The engine's timeouts."""
    if url.startswith("postgresql+asyncpg"):
        # What a machine that has vanished held would otherwise stay locked until its connections are found dead.
        settings = {"idle_in_transaction_session_timeout": f"{2 * LONGEST * 1000:.0f}"}
        return {"connect_args": {"timeout": LONGEST, "command_timeout": LONGEST, "server_settings": settings}}
    return {}
