"""The bots by name, for each game those that can play it.

Everywhere the same five: `random`, and the four levels. `greedy` is an older name of `medium`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from partal.bots import asara_levels, sabika_levels
from partal.bots.bot import Bot, Stop
from partal.bots.random_bot import RandomBot
from partal.bots.sabika_greedy import SabikaGreedy

Maker = Callable[[Stop | None], Bot[Any]]
"""Makes a bot; one that thinks long asks the given function now and then whether to stop."""

LEVELS: Final = ("easy", "medium", "hard", "master")
ALIASES: Final[Mapping[str, str]] = {"greedy": "medium"}
"""Older names, still understood everywhere, in records too."""


def randomly(_stop: Stop | None = None) -> RandomBot:
    return RandomBot()


def sabika_medium(_stop: Stop | None = None) -> SabikaGreedy:
    return SabikaGreedy()


ANY_GAME: Final[dict[str, Maker]] = {"random": randomly}
ONE_GAME: Final[dict[str, dict[str, Maker]]] = {
    "asara": {
        "easy": asara_levels.easy,
        "medium": asara_levels.medium,
        "hard": asara_levels.hard,
        "master": asara_levels.master,
    },
    "sabika": {
        "easy": sabika_levels.easy,
        "medium": sabika_medium,
        "hard": sabika_levels.hard,
        "master": sabika_levels.master,
    },
}


def names(game: str) -> list[str]:
    """The bots that can play this game, the weakest first."""
    return [*ANY_GAME, *ONE_GAME.get(game, {})]


def proper(name: str) -> str:
    """The name that a bot has now."""
    return ALIASES.get(name, name)


def knows(game: str, name: str) -> bool:
    """Whether a bot of this name, or of this older name, can play the game."""
    return proper(name) in names(game)


def make(game: str, name: str, stop: Stop | None = None) -> Bot[Any]:
    """A bot of this name for this game; ValueError if there is none."""
    known = proper(name)
    maker = ONE_GAME.get(game, {}).get(known) or ANY_GAME.get(known)
    if maker is None:
        raise ValueError(f"There is no bot {name[:40]!r} for {game[:40]}; there are {', '.join(names(game))}.")
    return maker(stop)
