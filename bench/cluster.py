"""What a Ray cluster on this machine costs beside the local processes, for the same games.

`python bench/cluster.py --games 60 --rounds 3` plays the games by turns on both, and prints the time of each without
starting up, and the overhead: medians over the rounds. Starting up is measured with two games that take no time.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time

from partal.core.errors import PartalError

from partal import compiled
from partal.lab.simulate import play_many


def seconds(game: str, bot: str, games: int, jobs: int, on: str) -> tuple[float, list[dict[str, object]]]:
    """How long these games take, started anew, and their results."""
    start = time.perf_counter()
    found = list(play_many(game, 2, games, [bot], jobs=jobs, on=on))
    return time.perf_counter() - start, found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="asara")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    try:
        import partal.lab.cluster  # noqa: F401
    except PartalError as error:
        sys.exit(str(error))
    ratios = []
    for number in range(chosen.rounds):
        times = {}
        results = {}
        for on in ("", "ray") if number % 2 == 0 else ("ray", ""):
            start, _ = seconds(chosen.game, "random", 2, chosen.jobs, on)
            whole, results[on] = seconds(chosen.game, chosen.bot, chosen.games, chosen.jobs, on)
            times[on] = whole - start
        assert results[""] == results["ray"], "the same games"
        ratios.append(times["ray"] / times[""])
        print(
            f"round {number + 1}: local {times['']:.1f} s, Ray {times['ray']:.1f} s, ratio {ratios[-1]:.3f}", flush=True
        )
    print(
        f"{chosen.games} games of {chosen.bot}, {chosen.game}: overhead {statistics.median(ratios) - 1:+.1%}", end=" "
    )
    print(f"({compiled.build()}, {chosen.jobs} processes, median of {chosen.rounds})")


if __name__ == "__main__":
    main()
