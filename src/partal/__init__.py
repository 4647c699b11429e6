"""Partal: a table for board games, and the games Asara and Sabika.

`Match` is the way in: `Match("asara", seats=3, seed=7, professional=True)`.
"""

# ruff: noqa: E402
from partal import compiled

compiled.install()

from partal.core.content import ContentError
from partal.core.decision import Decision, IllegalAnswer, InvalidAnswer, Option, RefusedAnswer, StaleAnswer
from partal.core.errors import BadInput, PartalError
from partal.core.message import Message
from partal.core.record import Record, RecordError
from partal.core.rng import Rng
from partal.core.rules import Standings
from partal.core.variant import VariantError

from partal.front import Match, load
from partal.game import Game
from partal.games import GAMES, game
from partal.lab.bench import PeerMissing
from partal.lab.custom_bots import BotFailed
from partal.rulebook import RulebookError
from partal.table.preview import NotOpen
from partal.table.seat import Forbidden
from partal.words import MissingWords

__version__ = "0.2.0"

__all__ = [
    "GAMES",
    "BadInput",
    "BotFailed",
    "ContentError",
    "Decision",
    "Forbidden",
    "Game",
    "IllegalAnswer",
    "InvalidAnswer",
    "Match",
    "Message",
    "MissingWords",
    "NotOpen",
    "Option",
    "PartalError",
    "PeerMissing",
    "Record",
    "RecordError",
    "RefusedAnswer",
    "Rng",
    "RulebookError",
    "StaleAnswer",
    "Standings",
    "VariantError",
    "__version__",
    "game",
    "load",
]
