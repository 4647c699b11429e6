"""An upper bound for scores in Asara: the points of a player who knows every card to come and every reply.

No bot may know that. The others play as `medium`; the all-knowing player runs a beam search through the whole game and
counts the best line found. A wider beam takes longer and finds more:

    PARTAL_BUILD=compiled python bench/ceiling.py --seats 2 --ways 300 --deals 3
"""

from __future__ import annotations

import argparse

from partal.core import engine

from partal.asara.bots.beam import AsaraBeamSearch, BeamBudget, Node, reply
from partal.asara.bots.evaluation import fitted
from partal.asara.bots.turns import sensible
from partal.asara.rules import RULES
from partal.asara.rules.state import State


def next_turns(planner: AsaraBeamSearch, table: State, seat: int) -> list[State]:
    """Every sensible way to play the open turn, each up to the seat's next turn or the end of the game."""
    assert table.pending is not None
    nodes: list[Node] = []
    for option in sensible(table, table.pending):
        planner.expand(table, option, seat, nodes)
    for node in nodes:
        wait_for(node.state, seat)
    return [node.state for node in nodes]


def wait_for(state: State, seat: int) -> None:
    """The others reply until it is this seat's turn, or the game is over."""
    while (asked := state.pending) is not None and asked.seat != seat:
        engine.answer(state, reply(state, asked))


def best_game(seats: int, seed: int, seat: int, ways: int) -> tuple[int, ...]:
    """The scores of the best game that was found for this seat."""
    worth = fitted()
    planner = AsaraBeamSearch(worth, BeamBudget(0, 0, 0, 0.0))
    first: State = RULES.new(seats, seed)
    wait_for(first, seat)
    tables, over = [first], []
    while tables:
        # With the same promise, money and hands it is the same table, reached by another order.
        found: dict[tuple[float, int, tuple[int, ...]], State] = {}
        for table in tables:
            for state in next_turns(planner, table, seat):
                if state.pending is None:
                    over.append(tuple(RULES.scores(state)))
                else:
                    found[worth.scores(state)[seat], state.money[seat], tuple(state.hands)] = state
        tables = [found[key] for key in sorted(found, reverse=True)[:ways]]
    return max(over, key=lambda scores: scores[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--ways", type=int, default=100)
    parser.add_argument("--deals", type=int, default=3)
    parser.add_argument("--seed", type=int, default=5000)
    chosen = parser.parse_args()
    points = []
    for number in range(chosen.deals):
        seat = number % chosen.seats
        scores = best_game(chosen.seats, chosen.seed + number, seat, chosen.ways)
        points.append(scores[seat])
        print(f"deal {chosen.seed + number}, seat {seat + 1}: {scores[seat]} of {scores}", flush=True)
    print(f"mean {sum(points) / len(points):.1f}")


if __name__ == "__main__":
    main()
