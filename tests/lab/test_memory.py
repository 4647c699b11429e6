"""Games leave nothing behind."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

PLAY = """
import gc, json, resource, sys
from partal.core.playout import playout
from partal.core.rng import Rng
from partal.games import game

rules = game("asara").rules

def play(first, last):
    for seed in range(first, last):
        state = rules.new(3, seed)
        playout(state, Rng(seed))
        assert rules.decision(state) is None
    gc.collect()
    return sys.getallocatedblocks(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

games, keep = int(sys.argv[1]), int(sys.argv[2])
start = play(0, 100)
kept = [rules.new(3, seed) for seed in range(keep)]
end = play(100, 100 + games)
print(json.dumps({"blocks": [start[0], end[0]], "kilobytes": [start[1], end[1]]}))
"""


def memory(games: int, keep: int = 0) -> dict[str, list[int]]:
    """Live blocks and the highest resident size before and after `games` games, in a process of their own.

    `keep`: the number of states to keep on purpose.
    """
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(games), str(keep)], capture_output=True, text=True, check=True, timeout=600
    )
    found: dict[str, list[int]] = json.loads(done.stdout)
    return found


NOISE = 200
"""Blocks: free lists and caches of the interpreter itself; one kept state has some thirty."""


@pytest.mark.parametrize(
    "games", [200, pytest.param(1_000, marks=pytest.mark.long), pytest.param(10_000, marks=pytest.mark.soak)]
)
def test_three_player_games_use_no_more_memory_at_the_end_than_at_the_start(games: int) -> None:
    found = memory(games)
    assert found["blocks"][1] - found["blocks"][0] <= NOISE
    assert found["kilobytes"][1] - found["kilobytes"][0] <= 1_024


def test_a_few_states_kept_would_be_noticed() -> None:
    found = memory(10, keep=10)
    assert found["blocks"][1] - found["blocks"][0] > NOISE
