"""The installed games, found by the entry point group `partal.games`."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any

from partal.core.errors import BadInput
from partal.core.message import message, shown
from partal.core.rules import Rules

from partal import rulebook
from partal.game import Game
from partal.words.folders import add_folder

GROUP = "partal.games"


def _find() -> dict[str, Game]:
    """Every installed game by name. A game that cannot be imported is skipped with a warning."""
    found: dict[str, Game] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = point.load()
            if not isinstance(game, Game):
                raise TypeError(f"{point.value} is not a partal.game.Game")
        except Exception as error:
            warnings.warn(f"The game {point.name!r} cannot be loaded: {error}.", stacklevel=2)
            continue
        found[game.name] = game
        if game.words is not None:
            add_folder(game.words)
        if game.rulebook is not None:
            rulebook.add_folder(game.name, game.rulebook)
    return found


GAMES: Mapping[str, Game] = _find()


def game(name: str) -> Game:
    """The game with this name; raises BadInput if there is none."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput(message("refused-unknown-game", game=shown(str(name)), games=", ".join(GAMES)))
    return GAMES[name]


def rules_of(name: str) -> Rules[Any]:
    """The rules of the game with this name; raises BadInput if there is none."""
    return game(name).rules
