"""The bot that searches any game by its rules alone."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core.rules import Rules, Standings

import partal
import pearls
from partal.bots.bot import Bot, stream_of
from partal.bots.mcts import Budget
from partal.bots.neutral import SEARCH, margins, neutral_search
from partal.bots.random import RandomBot
from partal.table import players
from partal.table.hint import advice, advisers
from pearls.rules import RULES as PEARLS

QUICK = Budget(simulations=60, seconds=9.0, determinizations=12, widest=1_000, widening=1_000.0)


def play(rules: Rules[Any], seated: list[Bot[Any]], seed: int) -> Standings:
    """One game; an answer that is not offered fails."""
    state = rules.new(len(seated), seed)
    chances = [stream_of(seed, seat) for seat in range(len(seated))]
    while (decision := rules.decision(state)) is not None:
        seat = decision.seat
        option = seated[seat].choose(rules.view(state, seat), decision, chances[seat])
        assert option in decision.options
        rules.play(state, option)
    standings = rules.standings(state)
    assert standings is not None
    return standings


def test_it_beats_random_at_pearls() -> None:
    """On either seat. With its whole budget it wins 96 % (docs/bots.md); this is a small one."""
    won = 0.0
    for game in range(10):
        seat = game % 2
        seated: list[Bot[Any]] = [RandomBot(), RandomBot()]
        seated[seat] = neutral_search(PEARLS, budget=QUICK)
        winners = play(PEARLS, seated, game).winners
        won += (seat in winners) / len(winners)
    assert won >= 8


@pytest.mark.parametrize(("game", "seats"), [("asara", 3), ("sabika", 2)])
def test_it_plays_whole_games_of_any_kind_by_the_rules(game: str, seats: int) -> None:
    few = Budget(simulations=2, seconds=9.0, determinizations=2, widest=1_000, widening=1_000.0)
    rules = partal.game(game).rules
    seated: list[Bot[Any]] = [neutral_search(rules, budget=few), *[RandomBot() for _ in range(seats - 1)]]
    assert play(rules, seated, 5).winners


def test_it_is_reproducible() -> None:
    ends = [play(PEARLS, [neutral_search(PEARLS, budget=QUICK), RandomBot()], 3) for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ((10, 7, 4), (0,), [3.0, -3.0, -6.0]),
        ((0, 0), (1,), [-1.0, 1.0]),
        ((5, 5), (0, 1), [0.0, 0.0]),
        ((8,), (0,), [8.0]),
    ],
)
def test_margins_follow_the_scores_and_then_the_winners(
    scores: tuple[int, ...], winners: tuple[int, ...], expected: list[float]
) -> None:
    assert margins(Standings(scores, winners, ())) == expected


@pytest.mark.usefixtures("pearls_at_the_table")
def test_a_game_without_levels_is_played_advised_and_judged_by_it() -> None:
    assert list(pearls.GAME.levels) == [SEARCH]
    assert players.names("pearls") == ["random", SEARCH]
    assert (players.usual("pearls"), players.quick("pearls"), players.adviser("pearls")) == (SEARCH, "random", SEARCH)
    assert (players.usual("asara"), players.quick("asara"), players.adviser("asara")) == ("medium", "medium", "hard")
    assert SEARCH not in players.names("asara")
    assert advisers("pearls") == [SEARCH]
    state = PEARLS.new(2, 1)
    decision = PEARLS.decision(state)
    assert decision is not None
    found = advice("pearls", PEARLS.view(state, 0), decision, stream_of(1, 0))
    assert {candidate.option for candidate in found} == set(decision.options)
