"""Tools that play many games: simulations, arenas, training, and the laws that every game must keep."""

from partal.lab.custom_bots import BotFailed
from partal.lab.lawbook import Finding, laws

__all__ = ["BotFailed", "Finding", "laws"]
