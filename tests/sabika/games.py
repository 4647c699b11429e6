"""The games at which Sabika's own laws are tried: one to four players, with events, and with random house rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

import pytest

from partal.core.decision import Decision
from partal.core.event import Event
from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.rules import RULES
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.state import State
from partal.sabika.rules.variant import SOLO, SWITCHES
from tests.laws.tables import Player


class Playable(Protocol):
    """Something to play: its seats and seed name the player who plays it."""

    @property
    def seats(self) -> int: ...

    @property
    def seed(self) -> int: ...

    def match(self) -> Match[State]: ...


class Game(NamedTuple):
    seats: int
    seed: int
    settings: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        words = [f"{name}={value}" for name, value in self.settings]
        return f"{self.seats}-{self.seed}-{'+'.join(words[:2])}{'...' * (len(words) > 2)}"

    def match(self) -> Match[State]:
        return Match(RULES, self.seats, self.seed, dict(self.settings))


def games(first: int, count: int) -> list[Game]:
    """For each number of seats: a plain game, one with events, and `count` with random house rules."""
    found: list[Game] = []
    for seats in (1, 2, 3, 4):
        found.append(Game(seats, first, ()))
        found.append(Game(seats, first + 1, (("events", "random"),)))
        for seed in range(first + 2, first + 2 + count):
            rng = Rng(seed * 10 + seats)
            about = [switch for switch in SWITCHES if seats == 1 or switch.name not in SOLO]
            chosen = [(switch.name, rng.pick(switch.values)) for switch in about]
            found.append(Game(seats, seed, tuple(chosen)))
    return found


GAMES = games(0, 4)
MANY = games(100, 60)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
many_games = pytest.mark.parametrize("game", MANY, ids=lambda game: game.name)


def walk(game: Playable, name: str) -> Iterator[tuple[State, Decision | None, tuple[Event, ...]]]:
    """Every state of one game with its question, and what happened on the way to it."""
    match, player = game.match(), Player(f"{name} {game.seats} {game.seed}")
    events = match.opening
    while True:
        decision = match.decision
        yield match._state, decision, events
        if decision is None:
            return
        events = match.play(player.choose(decision))


def humans(state: State) -> list[int]:
    return [player for player in range(state.players) if not is_yusuf(state, player)]
