"""What an observation and its mask cost beside a bare answer, and steps per second beside PettingZoo's chess.

`python bench/observing.py` plays random games of both in turn and prints ratios of CPU time, medians over the rounds.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from partal.core.errors import PartalError
from partal.core.rng import Rng

from partal import GAMES, compiled
from partal.adapters import missing

try:
    import numpy as np

    from partal.adapters.arrays import Encoder
    from partal.adapters.pettingzoo import raw_env
except (ImportError, PartalError):
    sys.exit(str(missing("pettingzoo")))

SEATS = 2
ROUNDS = 7


def played(game: str, seconds: float, seen: bool) -> tuple[float, float]:
    """CPU seconds for an answer of random play, forced ones included, and for a question that is really asked.

    `seen`: each question comes with an observation and a mask.
    """
    rules = GAMES[game].rules
    content = rules.content()
    encoder = Encoder(game, SEATS, content)
    row, mask = np.empty(encoder.size, np.float32), np.empty(encoder.actions, np.int8)
    answers, questions, seed = 0, 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = rules.new(SEATS, seed, {}, content)
        rng = Rng(seed)
        seed += 1
        decision = rules.decision(state)
        while decision is not None:
            if seen:
                encoder.observe(rules.view(state, decision.seat), row)
                encoder.mask(decision, mask)
            rules.play(state, rng.pick(decision.options))
            decision = rules.decision(state)
            questions += 1
        answers += state.answers
    return spent / answers, spent / questions


def steps(make: Callable[[], Any], seconds: float) -> float:
    """CPU seconds for a step of an AEC environment under random legal play, without PettingZoo's outer wrappers."""
    environment = make()
    chance = np.random.default_rng(1)
    count, seed = 0, 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        environment.reset(seed=seed)
        seed += 1
        for _ in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                break
            environment.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            count += 1
    return spent / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, default=1.0)
    chosen = parser.parse_args()
    try:
        from pettingzoo.classic.chess import chess
    except ImportError:
        sys.exit(str(missing("bench")))

    found: dict[str, list[float]] = {}
    for _ in range(chosen.rounds):
        chess_step = steps(chess.raw_env, chosen.seconds)
        for game in ("asara", "sabika"):
            bare, asked = played(game, chosen.seconds, False)
            looked = played(game, chosen.seconds, True)[1] - asked
            step = steps(lambda game=game: raw_env(game, SEATS), chosen.seconds)
            found.setdefault(f"{game}: observation and mask, in bare answers", []).append(looked / bare)
            found.setdefault(f"{game}: steps for each of chess", []).append(chess_step / step)
            found.setdefault(f"{game}: microseconds of an observation and mask", []).append(looked * 1e6)
            found.setdefault(f"{game}: microseconds of a bare answer", []).append(bare * 1e6)
    medians = {name: round(statistics.median(each), 2) for name, each in found.items()}
    print(json.dumps({"build": compiled.build(), **medians}, indent=2))


if __name__ == "__main__":
    main()
