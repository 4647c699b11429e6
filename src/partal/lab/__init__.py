"""Tools that play many games: simulations, arenas, training, and the laws that every game must keep."""

from partal.lab.lawbook import Finding, laws
from partal.lab.own import BotFailed

__all__ = ["BotFailed", "Finding", "laws"]
