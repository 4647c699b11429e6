"""Both games in PettingZoo, put through its own tests."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core.decision import IllegalAnswer
from partal.core.errors import BadInput
from partal.core.variant import VariantError

from partal import GAMES

pytestmark = [
    pytest.mark.long,
    # PettingZoo's own test wonders about observations with a mask, which its own games have too.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[(game, seats, {}) for game in ("asara", "sabika") for seats in GAMES[game].rules.seats],
    ("asara", 3, {"professional": True}),
    ("sabika", 2, {"events": "1+2"}),
    ("sabika", 1, {"events": "random", "yusuf_prestige": 10}),
]


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES)
def test_pettingzoos_own_tests_pass(game: str, seats: int, rules: dict[str, Any]) -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    from partal.adapters.pettingzoo import env

    api_test(env(game, seats, **rules), num_cycles=400)
    seed_test(lambda: env(game, seats, **rules), num_cycles=100)
    render_test(lambda render_mode: env(game, seats, render_mode=render_mode, **rules))


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_its_benchmark_runs(game: str) -> None:
    from pettingzoo.test import performance_benchmark

    from partal.adapters.pettingzoo import env

    performance_benchmark(env(game))


def finished(environment: Any, seed: int) -> dict[str, list[float]]:
    """Plays a game by the first legal option; everybody's rewards, one for each of their turns."""
    import numpy as np

    environment.reset(seed=seed)
    paid: dict[str, list[float]] = {agent: [] for agent in environment.possible_agents}
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        paid[agent].append(float(reward))
        environment.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    return paid


@pytest.mark.parametrize(("game", "seats"), [("asara", 2), ("sabika", 3)])
def test_the_winner_gains_what_the_others_lose_and_nothing_is_paid_before(game: str, seats: int) -> None:
    from partal.adapters.pettingzoo import raw_env

    environment = raw_env(game, seats)
    paid = finished(environment, 4)
    standings = environment.play.rules.standings(environment.play.state)
    assert standings is not None
    last = [rewards[-1] for rewards in paid.values()]
    assert sum(last) == pytest.approx(0)
    assert max(last) > 0
    assert [reward == max(last) for reward in last] == [seat in standings.winners for seat in range(seats)]
    assert all(reward == 0 for rewards in paid.values() for reward in rewards[:-1])


def test_margins_and_points_on_the_way() -> None:
    from partal.adapters.pettingzoo import raw_env

    environment = raw_env("asara", 2, reward="margin", shaped=0.5)
    paid = finished(environment, 3)
    scores = environment.play.rules.scores(environment.play.state)
    assert sum(paid["seat_0"]) == pytest.approx(scores[0] - scores[1] + 0.5 * scores[0])


def test_an_option_that_is_not_offered_ends_the_game_for_whoever_took_it() -> None:
    import numpy as np

    from partal.adapters.pettingzoo import ILLEGAL_REWARD, env

    environment = env("asara")
    environment.reset(seed=1)
    seen, *_ = environment.last()
    environment.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert environment.rewards["seat_0"] == ILLEGAL_REWARD
    assert all(environment.terminations.values())


def test_what_is_asked_at_the_wrong_moment_gets_a_sentence() -> None:
    from partal.adapters.pettingzoo import raw_env

    environment = raw_env("asara")
    with pytest.raises(BadInput, match="Call `reset` first"):
        environment.step(0)
    with pytest.raises(BadInput, match="Call `reset` first"):
        environment.observe("seat_0")
    environment.reset(seed=1)
    for ask in (environment.observe, environment.observation_space, environment.action_space):
        with pytest.raises(BadInput, match="no agent “seat_9”; the agents are seat_0, seat_1"):
            ask("seat_9")
    with pytest.raises(IllegalAnswer, match="Option -1 is not offered"):
        environment.step(-1)
    with pytest.raises(BadInput, match="`action`"):
        environment.step("x")


def test_a_wrong_argument_gets_a_sentence() -> None:
    from partal.adapters.pettingzoo import env, raw_env

    with pytest.raises(BadInput, match="There is no reward “fame”; the rewards are winner, margin"):
        env("asara", reward="fame")
    with pytest.raises(BadInput, match="7"):
        env("asara", seats=7)
    with pytest.raises(BadInput, match=r"`shaped` must be a number, not “0\.1”"):
        env("asara", shaped="0.1")
    with pytest.raises(BadInput, match="no `render_mode` “rgb_array”; there are ansi, human"):
        env("asara", render_mode="rgb_array")
    for seed in ([1], "1", 1.5, True):
        with pytest.raises(BadInput, match="`seed` must be a whole number"):
            raw_env("asara").reset(seed=seed)
    with pytest.raises(VariantError, match="profesional"):
        env("asara", profesional=True)
