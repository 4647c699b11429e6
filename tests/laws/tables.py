"""The tables that every law is tried at in the tests, for every game that is built in.

The laws themselves, and the players who walk through a game for them, are in `partal.lab.lawbook`. Nothing here knows a
game but `FULL`, which names the settings that bring all of a game's areas into play.
"""

from __future__ import annotations

from partal import GAMES
from partal.lab.lawbook import tables as lawbook
from partal.lab.lawbook.tables import Player, Table, finish, fitting, house_rules, play_out, walk

__all__ = [
    "FEW",
    "FULL",
    "MANY",
    "TABLES",
    "Player",
    "Table",
    "finish",
    "fitting",
    "mixes",
    "play_out",
    "table_at",
    "tables",
    "walk",
]

FULL: dict[str, dict[str, str]] = {"asara": {"professional": "true"}}


def table_at(game: str, seats: int, settings: tuple[tuple[str, str], ...], seed: int) -> Table:
    """A table of a built-in game."""
    return Table(GAMES[game].rules, seats, settings, seed)


def mixes(game: str) -> tuple[dict[str, str], ...]:
    """Settings in which every two values of two different switches meet at least once."""
    return lawbook.mixes(GAMES[game].rules)


def tables(seeds: int, first_seed: int = 0) -> list[Table]:
    """For every game: each player count plain and full, each switch by itself, each edition, and the mixes."""
    found: list[Table] = []
    for game, rules in [(name, found.rules) for name, found in GAMES.items()]:
        full = FULL.get(game, {})
        for seed in range(first_seed, first_seed + seeds):
            for seats in rules.seats:
                found.append(Table(rules, seats, (), seed))
                found.append(Table(rules, seats, tuple(full.items()), seed))
        for index, chosen in enumerate(house_rules(rules, full)):
            for seed in range(max(1, seeds // 2)):
                seats = rules.seats[(index + seed) % len(rules.seats)]
                number = first_seed + seeds + index + 100 * seed
                taken = fitting(rules, seats, chosen)
                if taken or not chosen:
                    found.append(Table(rules, seats, tuple(taken.items()), number))
                if taken != chosen:
                    seats = next(count for count in rules.seats if fitting(rules, count, chosen) == chosen)
                    found.append(Table(rules, seats, tuple(chosen.items()), number))
    return found


TABLES = tables(2)
"""For every run of the tests."""
MANY = tables(40, first_seed=10_000)
"""For long runs."""
FEW = TABLES[::5]
"""For laws whose proof takes long at one table."""
