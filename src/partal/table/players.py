"""The bots of each game, by name.

Every game has `random` and its own levels; `search` plays games that have none. `greedy` is an older name for
`medium`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from partal.core.errors import BadInput
from partal.core.message import described, message

from partal.bots.bot import Bot, Stop
from partal.bots.random import RandomBot
from partal.games import GAMES
from partal.games import game as find

MakeBot = Callable[[Stop | None], Bot[Any]]
"""Makes a bot; a slow one calls the given function now and then to ask whether to stop."""

USUAL: Final = ("medium", "search")
QUICK: Final = ("medium", "random")
ADVISER: Final = "hard"

ALIASES: Final[Mapping[str, str]] = {"greedy": "medium"}
"""Older names, still accepted everywhere, in records too."""


def make_random(_stop: Stop | None = None) -> RandomBot:
    return RandomBot()


ANY_GAME: Final[dict[str, MakeBot]] = {"random": make_random}


def _makers(game: str) -> dict[str, MakeBot]:
    return {**ANY_GAME, **(GAMES[game].levels if game in GAMES else {})}


def names(game: str) -> list[str]:
    """The bots that can play this game, the weakest first."""
    return list(_makers(game))


def usual(game: str) -> str:
    """The default bot."""
    return _first(game, USUAL)


def quick(game: str) -> str:
    """The bot that plays out imagined games and stands in for a bot that fails: it always answers quickly."""
    return _first(game, QUICK)


def is_quick(game: str, name: str) -> bool:
    """Whether this bot always answers at once."""
    return current_name(name) in ("random", quick(game))


def adviser(game: str) -> str:
    """The bot that gives hints and reviews finished games: `hard`, or the strongest if the game has no `hard`."""
    return ADVISER if ADVISER in names(game) else names(game)[-1]


def _first(game: str, wanted: tuple[str, ...]) -> str:
    known = names(game)
    return next((name for name in wanted if name in known), known[0])


def current_name(name: str) -> str:
    """A bot's current name."""
    return ALIASES.get(name, name)


def knows(game: str, name: str) -> bool:
    """Whether the game has a bot with this name, current or older."""
    return current_name(name) in _makers(game)


def make(game: str, name: str, stop: Stop | None = None) -> Bot[Any]:
    """Makes the bot with this name for this game. Raises BadInput if there is none.

    >>> make("asara", "medium")
    <AsaraHeuristic>
    """
    known = _makers(find(game).name)
    maker = known.get(current_name(name)) if isinstance(name, str) else None
    if maker is None:
        raise BadInput(message("refused-bot", bot=described(name), game=game, bots=", ".join(known)))
    return maker(stop)
