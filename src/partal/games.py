"""The installed games, found by the entry point group `partal.games`."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any

from partal.core.decision import MOST_SEATS
from partal.core.errors import BadInput, PartalError
from partal.core.message import Message, described, message, shown
from partal.core.rules import Rules

from partal import rulebook
from partal.game import Game
from partal.words import say
from partal.words.folders import add_folder

GROUP = "partal.games"
LONGEST_PROBLEM = 200


def check_game_seats(seats: range) -> None:
    """Raises BadInput if a game has no seats, or more than a table has room for."""
    if not seats or not 1 <= seats[0] <= seats[-1] <= MOST_SEATS:
        raise BadInput(message("refused-game-seats", most=MOST_SEATS))


def _find() -> dict[str, Game]:
    """Every installed game by name. A game that cannot be imported is skipped with a warning."""
    found: dict[str, Game] = {}
    failed: list[Message] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = point.load()
            if not isinstance(game, Game):
                raise BadInput(message("refused-not-a-game", value=shown(point.value)))
            check_game_seats(game.rules.seats)
        except Exception as error:
            problem = (
                error.message if isinstance(error, PartalError) else shown(str(error), LONGEST_PROBLEM).rstrip(".")
            )
            failed.append(message("refused-game-load", game=shown(point.name), problem=problem))
            continue
        found[game.name] = game
        if game.words is not None:
            add_folder(game.words)
        if game.rulebook is not None:
            rulebook.add_folder(game.name, game.rulebook)
    # Texts can be read only once every game's folder is known.
    for each in failed:
        warnings.warn(say(each), stacklevel=2)
    return found


GAMES: Mapping[str, Game] = _find()


def game(name: str) -> Game:
    """The game with this name. Raises BadInput if there is none.

    >>> game("asara").rules.seats
    range(2, 5)
    """
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput(message("refused-unknown-game", game=described(name), games=", ".join(GAMES)))
    return GAMES[name]


def rules_of(name: str) -> Rules[Any]:
    """The rules of the game with this name. Raises BadInput if there is none."""
    return game(name).rules
