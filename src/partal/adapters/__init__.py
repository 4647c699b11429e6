"""Partal's games behind the interfaces of other tools. Nothing here is needed to play.

Each module needs an extra of the same name: `pip install "partal[pettingzoo]"`.
"""

from __future__ import annotations

from partal.core.errors import PartalError
from partal.core.message import message

from partal.game import Game
from partal.games import game as find
from partal.lab.bench import PeerMissing


def game_of(game: str | Game) -> Game:
    """A game, given its name or itself. Raises BadInput if there is none."""
    return game if isinstance(game, Game) else find(game)


def missing(extra: str) -> PartalError:
    """The error of an adapter whose packages are not installed; it says what to install."""
    return PeerMissing(message("refused-extra", extra=extra))
