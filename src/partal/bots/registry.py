"""The bots by name, for each game those that can play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from partal.bots.asara_greedy import AsaraGreedy
from partal.bots.bot import Bot
from partal.bots.random_bot import RandomBot
from partal.bots.sabika_greedy import SabikaGreedy

Maker = Callable[[], Bot[Any]]

ANY_GAME: Mapping[str, Maker] = {"random": RandomBot}
ONE_GAME: Mapping[str, Mapping[str, Maker]] = {"asara": {"greedy": AsaraGreedy}, "sabika": {"greedy": SabikaGreedy}}


def names(game: str) -> list[str]:
    """The bots that can play this game."""
    return [*ANY_GAME, *ONE_GAME.get(game, {})]


def make(game: str, name: str) -> Bot[Any]:
    """A bot of this name for this game; ValueError if there is none."""
    maker = ONE_GAME.get(game, {}).get(name) or ANY_GAME.get(name)
    if maker is None:
        raise ValueError(f"There is no bot {name[:40]!r} for {game[:40]}; there are {', '.join(names(game))}.")
    return maker()
