"""Partal: a table for the board games Asara and Sabika."""

from partal.core.decision import Decision, IllegalAnswer, InvalidAnswer, Option, StaleAnswer
from partal.core.match import Match

from partal.games import GAMES, game, load

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Decision",
    "IllegalAnswer",
    "InvalidAnswer",
    "Match",
    "Option",
    "StaleAnswer",
    "__version__",
    "game",
    "load",
]
