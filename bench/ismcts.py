"""How strong OpenSpiel's own IS-MCTS bot is against one of Partal's, in whole games for two.

`python bench/ismcts.py asara --games 16 --simulations 25` plays on every core, the seats in turn, and prints one line
a game and the share of wins with its interval. The searcher looks at imagined states only: it resamples.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from typing import NamedTuple

from partal.core.errors import PartalError

from partal import compiled
from partal.games import GAMES
from partal.lab.statistics import mean, share
from partal.table import players


class Played(NamedTuple):
    seed: int
    seat: int
    scores: tuple[int, ...]
    won: float
    decisions: int
    seconds: float
    """What the searcher needed for its decisions."""


def play(task: tuple[str, str, int, int]) -> Played:
    """One game; the searcher sits on seat 0 in games with an even seed."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import partal.adapters.openspiel as adapter
    from partal.bots.bot import stream_of

    name, rival, seed, simulations = task
    rules = GAMES[name].rules
    game = pyspiel.load_game(f"{adapter.short_name(GAMES[name])}(seats=2)")
    chance = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    searcher = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, -1, chance, allow_inconsistent_action_sets=True)
    other, stream = players.make(name, rival), stream_of(seed, 1 - seed % 2)
    state, seat, decisions, seconds = game.new_initial_state(), seed % 2, 0, 0.0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(adapter.BASE)))
        elif state.current_player() == seat:
            start = time.perf_counter()
            action = searcher.step(state)
            seconds += time.perf_counter() - start
            decisions += 1
            state.apply_action(action)
        else:
            moment = state.moment
            view = rules.view(moment.state, 1 - seat)
            state.apply_action(other.choose(view, moment.decision, stream).number)
    standings = rules.standings(state.moment.state)
    won = 1 / len(standings.winners) if seat in standings.winners else 0.0
    return Played(seed, seat, tuple(standings.scores), won, decisions, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--against", default="medium")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--simulations", type=int, default=25, help="how many the searcher has for a decision")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    try:
        import partal.adapters.openspiel  # noqa: F401
    except PartalError as error:
        sys.exit(str(error))
    tasks = [(chosen.game, chosen.against, seed, chosen.simulations) for seed in range(chosen.games)]
    found: list[Played] = []
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for played in pool.imap(play, tasks):
            found.append(played)
            print(f"seed {played.seed}: seat {played.seat}, scores {played.scores}, {played.seconds:.0f} s", flush=True)
    won = share(sum([each.won for each in found]), len(found))
    lead = mean([each.scores[each.seat] - each.scores[1 - each.seat] for each in found])
    pace = sum([each.seconds for each in found]) / sum([each.decisions for each in found])
    print(
        f"{chosen.game}: IS-MCTS with {chosen.simulations} simulations won {won.value:.1%} ({won.low:.1%} to"
        f" {won.high:.1%}) of {len(found)} games against {chosen.against}, margin {lead.value:+.1f} ({lead.low:+.1f} to"
        f" {lead.high:+.1f}), {pace:.2f} s for a decision ({compiled.build()})"
    )


if __name__ == "__main__":
    main()
