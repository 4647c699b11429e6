"""The bots by name, for each game those that can play it.

Every game has `random` and its own levels; one that brings none is played by `search`. `greedy` is an older name of
`medium`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from partal.core.errors import BadInput
from partal.core.message import message, shown

from partal.bots.bot import Bot, Stop
from partal.bots.random import RandomBot
from partal.games import GAMES

MakeBot = Callable[[Stop | None], Bot[Any]]
"""Makes a bot; one that thinks long asks the given function now and then whether to stop."""

USUAL: Final = ("medium", "search")
QUICK: Final = ("medium", "random")
ADVISER: Final = "hard"

ALIASES: Final[Mapping[str, str]] = {"greedy": "medium"}
"""Older names, still understood everywhere, in records too."""


def randomly(_stop: Stop | None = None) -> RandomBot:
    return RandomBot()


ANY_GAME: Final[dict[str, MakeBot]] = {"random": randomly}


def _makers(game: str) -> dict[str, MakeBot]:
    return {**ANY_GAME, **(GAMES[game].levels if game in GAMES else {})}


def names(game: str) -> list[str]:
    """The bots that can play this game, the weakest first."""
    return list(_makers(game))


def usual(game: str) -> str:
    """Who plays where nobody chose a bot."""
    return _first(game, USUAL)


def quick(game: str) -> str:
    """Who plays on for everybody in imagined games, and answers where another bot fails: it never thinks long."""
    return _first(game, QUICK)


def adviser(game: str) -> str:
    """Who gives hints and judges finished games: `hard`, or the strongest bot of a game that has none."""
    return ADVISER if ADVISER in names(game) else names(game)[-1]


def _first(game: str, wanted: tuple[str, ...]) -> str:
    known = names(game)
    return next((name for name in wanted if name in known), known[0])


def proper(name: str) -> str:
    """The name that a bot has now."""
    return ALIASES.get(name, name)


def knows(game: str, name: str) -> bool:
    """Whether a bot of this name, or of this older name, can play the game."""
    return proper(name) in _makers(game)


def make(game: str, name: str, stop: Stop | None = None) -> Bot[Any]:
    """A bot of this name for this game; raises BadInput if there is none."""
    maker = _makers(game).get(proper(name))
    if maker is None:
        known = ", ".join(names(game))
        raise BadInput(message("refused-bot", bot=shown(name), game=shown(game), bots=known))
    return maker(stop)
