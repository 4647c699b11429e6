"""Processor time of a whole review of a game between two `medium` bots.

`PARTAL_BUILD=compiled python bench/reviewing.py --games asara,sabika` reviews one game of each and prints the seconds,
the number of decisions that were judged, and what they cost together, by which two versions can be compared.
"""

from __future__ import annotations

import argparse
import time

from partal import GAMES, Match, compiled
from partal.bots.bot import stream_of
from partal.table import players
from partal.table.review import Judged, review


def played(game: str, seed: int) -> Match:
    """A finished game between two bots."""
    match = Match(game, seats=2, seed=seed)
    bots = [players.make(game, "medium") for _ in range(2)]
    chances = [stream_of(seed, seat) for seat in range(2)]
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.play(bots[seat].choose(match.view(seat), decision, chances[seat]))
    return match


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seed", type=int, default=5)
    chosen = parser.parse_args()
    for game in chosen.games.split(","):
        match = played(game, chosen.seed)
        start = time.process_time()
        judged = [found for found in review(match) if isinstance(found, Judged)]
        spent = time.process_time() - start
        cost = sum([each.cost for each in judged])
        print(f"{game}: {spent:.1f} s, {len(judged)} decisions, cost {cost:.3f} ({compiled.build()})", flush=True)


if __name__ == "__main__":
    main()
