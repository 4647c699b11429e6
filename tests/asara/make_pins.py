"""Rewrites the pins of Asara: `python -m tests.asara.make_pins`, after a change that is meant to change them.

Pins say what the game did when they were written: how many ways the first answers can go, recorded games
to the last point, and one stretch of play with everything that every seat sees. Look at the difference
before keeping it; a change of a recorded game also needs a new version of the rules.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from partal.core.decision import Option
from partal.core.match import Match
from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.state import State
from partal.table.players import make as make_bot
from tests.laws.tables import Player
from tests.trees import count

HERE = Path(__file__).parent
GAMES = HERE / "games"
COUNTS = HERE / "tree_counts.json"
PLAYTHROUGH = HERE / "playthrough.txt"

PROFESSIONAL = {"professional": "true"}
ROOTS: dict[str, tuple[int, int, dict[str, str], int]] = {
    "2 basic": (2, 1, {}, 4),
    "3 basic": (3, 2, {}, 4),
    "4 basic": (4, 3, {}, 3),
    "2 professional": (2, 4, PROFESSIONAL, 4),
    "4 professional": (4, 5, PROFESSIONAL, 3),
    "3 every pair may open": (3, 6, {"facedown-pair-opens-area": "true"}, 3),
    "2 any market": (2, 7, {"buy-from-any-market": "true", "gold-surcharge": "2"}, 3),
    "3 french": (3, 8, {**PROFESSIONAL, "edition": "fr"}, 3),
}
"""Name: seats, seed, settings, depth. Counted from the first question and again from the middle of a year."""
MIDDLE = 25
"""After this many answers the tree is counted again."""


def tree_counts(name: str) -> dict[str, list[int]]:
    """The counts by depth, from the beginning and from the middle."""
    seats, seed, settings, depth = ROOTS[name]
    state = RULES.new(seats, seed, settings)
    start = [count(RULES, state, steps) for steps in range(1, depth + 1)]
    player = Player(name)
    for _ in range(MIDDLE):
        decision = RULES.decision(state)
        assert decision is not None
        RULES.play(state, player.choose(decision))
    return {"start": start, "middle": [count(RULES, state, steps) for steps in range(1, depth + 1)]}


def recorded(seats: int, seed: int, settings: dict[str, str], choose: Callable[[Match[State]], Option]) -> Match[State]:
    match = Match(RULES, seats, seed, settings, salt="pinned")
    while match.decision is not None:
        match.play(choose(match))
    return match


def curious(name: str) -> Callable[[Match[State]], Option]:
    player = Player(name)

    def choose(match: Match[State]) -> Option:
        assert match.decision is not None
        return player.choose(match.decision)

    return choose


def by_bot(name: str, seed: int) -> Callable[[Match[State]], Option]:
    bot, rng = make_bot(RULES.name, name), Rng(seed)

    def choose(match: Match[State]) -> Option:
        decision = match.decision
        assert decision is not None
        return bot.choose(match.view(decision.seat), decision, rng)

    return choose


def with_tied_win(seats: int, settings: dict[str, str]) -> Match[State]:
    """The first game in which several players win (A-WIN-02)."""
    seed = 0
    while True:
        match = recorded(seats, seed, settings, curious(f"tie {seed}"))
        standings = match.standings
        assert standings is not None
        if len(standings.winners) > 1:
            return match
        seed += 1


def recorded_games() -> dict[str, Match[State]]:
    """A game for each player count, basic and professional, each way to end, and house rules."""
    games: dict[str, Match[State]] = {}
    for seats in RULES.seats:
        games[f"{seats}-basic"] = recorded(seats, 100 + seats, {}, curious(f"basic {seats}"))
        games[f"{seats}-professional"] = recorded(seats, 200 + seats, PROFESSIONAL, curious(f"full {seats}"))
    games["2-tied-win"] = with_tied_win(2, {})
    games["3-tied-win-professional"] = with_tied_win(3, PROFESSIONAL)
    for edition in RULES.presets:
        settings = {**PROFESSIONAL, "edition": edition}
        games[f"3-edition-{edition}"] = recorded(3, 300, settings, curious(f"edition {edition}"))
    several = {
        **PROFESSIONAL,
        "action-required": "true",
        "bribery-must-take": "true",
        "facedown-pair-opens-area": "true",
        "facedown-random-cards": "true",
        "gold-surcharge": "1",
        "lit-offer-by-space": "true",
        "multi-base-towers": "true",
        "open-money": "true",
        "spies-and-favour-one-area": "true",
        "tie-rounding": "down",
        "unbuilt-lit-score-yearly": "true",
        "zero-towers-may-rank": "true",
    }
    games["4-many-house-rules"] = recorded(4, 400, several, curious("several"))
    games["2-greedy"] = recorded(2, 500, {}, by_bot("greedy", 500))
    games["4-greedy-professional"] = recorded(4, 501, PROFESSIONAL, by_bot("greedy", 501))
    return games


def playthrough() -> str:
    """Twelve answers of a professional game: each question, what happened, and what every seat then sees."""
    match = Match(RULES, 3, 4711, PROFESSIONAL)
    player = Player("playthrough")
    lines = ["opening", *[f"  {event.notation}  [{event.clause}]" for event in match.opening]]
    for _ in range(12):
        decision = match.decision
        assert decision is not None
        lines.append(f"question {match.number}: seat {decision.seat}, {decision.prompt}")
        lines.extend(f"  ( ) {option.notation}" for option in decision.options)
        option = player.choose(decision)
        lines.append(f"answer: {option.notation}")
        lines.extend(f"  {event.notation}  [{event.clause}]" for event in match.play(option))
        for seat in (*range(match.seats), None):
            lines.append(f"seen by {'a spectator' if seat is None else f'seat {seat}'}")
            plain = match.view(seat).plain()
            lines.extend(f"  {name}: {json.dumps(plain[name])}" for name in sorted(plain))
    return "\n".join(lines) + "\n"


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for old in GAMES.glob("*.game"):
        old.unlink()
    for name, match in recorded_games().items():
        (GAMES / f"{name}.game").write_text(match.save(), encoding="utf-8")
    counts = {name: tree_counts(name) for name in ROOTS}
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in counts.items())
    COUNTS.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    PLAYTHROUGH.write_text(playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
