"""Rewrites the pins of Sabika: `python -m tests.sabika.make_pins`, after a change that is meant to change them.

Pins say what the game did when they were written: how many ways the first answers can go, and recorded
games to the last point. A change of a recorded game also needs a new version of the rules or of the content.
"""

from __future__ import annotations

import json
from pathlib import Path

from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.rules import RULES
from partal.table.players import make as make_bot
from tests.trees import count

HERE = Path(__file__).parent
GAMES = HERE / "games"
COUNTS = HERE / "tree_counts.json"
PLAYED: dict[str, tuple[int, int, dict[str, str], str]] = {
    "1-solo-greedy": (1, 101, {}, "greedy"),
    "1-solo-hardest": (1, 12, {"events": "0+3", "yusuf-prestige": "10"}, "greedy"),
    "1-solo-random": (1, 13, {"events": "1+2"}, "random"),
    "2-greedy": (2, 21, {}, "greedy"),
    "2-random": (2, 22, {}, "random"),
    "2-edition-zh": (2, 23, {"edition": "zh"}, "random"),
    "3-greedy-events": (3, 31, {"events": "random"}, "greedy"),
    "3-edition-de": (3, 32, {"edition": "de", "events": "2+1"}, "random"),
    "4-greedy": (4, 41, {}, "greedy"),
    "4-random": (4, 42, {"events": "3+0"}, "random"),
}
"""Name: seats, seed, settings, bot."""
ROOTS: dict[str, tuple[int, int, dict[str, str], int]] = {
    "1": (1, 1, {}, 3),
    "2": (2, 2, {}, 3),
    "4 events": (4, 4, {"events": "random"}, 3),
}


def played(name: str) -> str:
    """A whole game as a record."""
    seats, seed, settings, bot = PLAYED[name]
    match = Match(RULES, seats, seed, settings)
    rng = Rng(seed)
    player = make_bot("sabika", bot)
    while match.decision is not None:
        decision = match.decision
        match.play(player.choose(match.view(decision.seat), decision, rng))
    return match.save()


def counts(name: str) -> list[int]:
    """Counts by depth, eight random answers into the game."""
    seats, seed, settings, depth = ROOTS[name]
    state = RULES.new(seats, seed, settings)
    rng = Rng(seed)
    for _ in range(8):
        decision = RULES.decision(state)
        assert decision is not None
        RULES.play(state, rng.pick(decision.options))
    return [count(RULES, state, level) for level in range(1, depth + 1)]


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for name in PLAYED:
        (GAMES / f"{name}.game").write_text(played(name), encoding="utf-8")
    COUNTS.write_text(json.dumps({name: counts(name) for name in ROOTS}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
