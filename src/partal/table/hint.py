"""Advice on an open question, for hints at the table and for reviews of finished games.

It is based on a view alone, so a hint knows no more than the seat that asks for it.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from partal.core.decision import Decision, Option
from partal.core.rng import Rng
from partal.core.rules import Rules
from partal.core.view import View

from partal.bots.bot import Bot, PlaysOut, Stop
from partal.bots.candidates import Candidate, candidate, margin
from partal.games import rules_of
from partal.table import players

HINTS = 3
"""How many answers a hint names."""
TABLES = 8
"""How many imagined tables a single option is played out on."""


@runtime_checkable
class Adviser(Protocol):
    """A bot that can rate the options."""

    def consider(self, view: Any, decision: Decision, rng: Rng) -> list[Candidate]: ...


def advisers(game: str) -> list[str]:
    """The bots that can rate options, the weakest first."""
    return [name for name in players.names(game) if isinstance(players.make(game, name), Adviser)]


def advice(
    game: str, view: View, decision: Decision, rng: Rng, name: str = "", stop: Stop | None = None
) -> list[Candidate]:
    """The options worth considering, best first, with the expected final margin and its spread.

    `name` is the bot to ask; by default the game's adviser.
    """
    bot = players.make(game, name or players.adviser(game), stop)
    if isinstance(bot, Adviser):
        found = bot.consider(view, decision, rng)
        if found:
            # A search ranks by how often it tried an answer; people read the margins.
            return [*sorted(found[:HINTS], key=lambda one: -one.margin), *found[HINTS:]]
    option = bot.choose(view, decision, rng)
    return [prospect(rules_of(game), view, option, rng)]


def prospect(rules: Rules[Any], view: View, option: Option, rng: Rng) -> Candidate:
    """The expected result of one option: a quick bot plays out several imagined games for everyone."""
    assert view.seat is not None
    return candidate(option, [margin(scores, view.seat) for scores in outcomes(rules, view, option, rng)])


def play_out(rules: Rules[Any], state: Any, player: Bot[Any], rng: Rng) -> None:
    """One bot answers for everyone on an imagined table until the game is over."""
    if isinstance(player, PlaysOut):
        player.play_out(state, rng)
        return
    decision = rules.decision(state)
    while decision is not None:
        rules.play(state, player.choose(rules.view(state, decision.seat), decision, rng))
        decision = rules.decision(state)


def outcomes(rules: Rules[Any], view: View, option: Option, rng: Rng) -> list[list[float]]:
    """The final scores of the games behind `prospect`. Options with equal streams get the same imagined tables."""
    player = players.make(rules.name, players.quick(rules.name))
    ends: list[list[float]] = []
    for number in range(TABLES):
        chance = rng.fork(f"table {number}")
        state = rules.imagine(view, chance)
        rules.play(state, option)
        play_out(rules, state, player, chance)
        standings = rules.standings(state)
        assert standings is not None
        ends.append([float(score) for score in standings.scores])
    return ends
