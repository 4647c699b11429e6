"""How a server is configured; `partal serve` sets it."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How a server is configured."""

    pace: float = 0.35
    """Seconds before a bot's answer is played, so that people can follow."""
    thinkers: int = 1
    """The number of processes for bots."""
    bot_seconds: float = 8.0
    """Seconds to wait for a bot's answer."""
    rate: float = 30.0
    """Requests per second for one player; 0 for no limit."""
    metrics_token: str = ""
    """Requests with this token may read the metrics from other machines; without one, only this machine may."""
    away_minutes: float = 10.0
    """Minutes that somebody must be away before the others may let a bot play on for them."""
    unbegun_days: float = 30.0
    """Days after which a table is deleted at which nobody has answered; 0 for never."""
    compact_days: float = 30.0
    """Days after its end when the log of a game is packed; 0 for never."""
