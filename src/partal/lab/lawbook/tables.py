"""The tables at which laws are tested: all player counts, every house rule alone, and mixes of them.

The mixes cover every pair of values of two switches. Nothing here is specific to a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from partal.core.decision import Decision, Option
from partal.core.match import Match
from partal.core.rng import Rng, key
from partal.core.rules import Rules
from partal.core.variant import Switch, VariantError


class Table(NamedTuple):
    """A game to be started."""

    rules: Rules[Any]
    seats: int
    settings: tuple[tuple[str, str], ...]
    seed: int

    @property
    def game(self) -> str:
        return self.rules.name

    @property
    def name(self) -> str:
        """One word, for test ids."""
        words = [f"{name}={value}" for name, value in self.settings]
        return f"{self.game}-{self.seats}-{self.seed}-{'+'.join(words[:3])}{'...' * (len(words) > 3)}"

    @property
    def command(self) -> str:
        """The command that opens this table in the terminal."""
        options = "".join([f" --option {name}={value}" for name, value in self.settings])
        return f"partal play {self.game} --seats {self.seats} --seed {self.seed}{options}"

    def state(self) -> Any:
        return self.rules.new(self.seats, self.seed, dict(self.settings))

    def match(self) -> Match[Any]:
        return Match(self.rules, self.seats, self.seed, dict(self.settings))

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Every seat, and a spectator."""
        return (*range(self.seats), None)


class Player:
    """Answers for every seat, often with its least-used options, so that rare ones come up too."""

    def __init__(self, name: str) -> None:
        self.rng = Rng(key(name))
        self.given: Counter[int] = Counter()

    def choose(self, decision: Decision) -> Option:
        options = decision.options
        if self.rng.below(2):
            least = min(self.given[option.number] for option in options)
            options = tuple(option for option in options if self.given[option.number] == least)
        option = self.rng.pick(options)
        self.given[option.number] += 1
        return option


def walk(table: Table, name: str = "walk") -> Iterator[tuple[Any, Decision | None]]:
    """Yields every state of one game with its open question, including the end. Do not play the states."""
    rules, player, state = table.rules, Player(f"{name} {table.seed}"), table.state()
    while True:
        decision = rules.decision(state)
        yield state, decision
        if decision is None:
            return
        rules.play(state, player.choose(decision))


def play_out(table: Table, name: str = "play out") -> Match[Any]:
    """A finished match."""
    match, player = table.match(), Player(f"{name} {table.seed}")
    while match.decision is not None:
        match.play(player.choose(match.decision))
    return match


def finish(rules: Rules[Any], state: Any, rng: Rng) -> None:
    """Plays a state to its end at random."""
    while (decision := rules.decision(state)) is not None:
        rules.play(state, rng.pick(decision.options))


def mixes(rules: Rules[Any]) -> tuple[dict[str, str], ...]:
    """Settings that cover every pair of values of two different switches."""
    return _mixes(rules.name, rules.switches)


@cache
def _mixes(game: str, switches: tuple[Switch, ...]) -> tuple[dict[str, str], ...]:
    values = [(index, value) for index, switch in enumerate(switches) for value in switch.values]
    missing = {(one, other) for one in values for other in values if one[0] < other[0]}
    rng = Rng(key(f"mixes of {game}"))
    rows: list[dict[str, str]] = []
    while missing:
        tries = [[rng.pick(switch.values) for switch in switches] for _ in range(30)]
        first, second = rng.pick(sorted(missing))
        for row in tries:
            row[first[0]], row[second[0]] = first[1], second[1]
        best = max(tries, key=lambda row: len(_pairs(row) & missing))
        missing -= _pairs(best)
        rows.append({switch.name: value for switch, value in zip(switches, best) if value != switch.default})
    return tuple(rows)


def _pairs(row: list[str]) -> set[tuple[tuple[int, str], tuple[int, str]]]:
    chosen = list(enumerate(row))
    return {(one, other) for one in chosen for other in chosen if one[0] < other[0]}


def house_rules(rules: Rules[Any], full: dict[str, str] | None = None) -> list[dict[str, str]]:
    """Each switch by itself, each edition, and the mixes; `full` is added to the first two."""
    settings = [{**(full or {}), switch.name: value} for switch in rules.switches for value in switch.values[1:]]
    settings += [{**(full or {}), "edition": edition} for edition in rules.presets]
    return settings + list(mixes(rules))


def fitting(rules: Rules[Any], seats: int, settings: dict[str, str]) -> dict[str, str]:
    """The settings that the rules accept with this many seats; the others are covered at other seat counts."""
    taken: dict[str, str] = {}
    for name, value in settings.items():
        try:
            rules.settings({name: value}, seats)
        except VariantError:
            continue
        taken[name] = value
    return taken


def some_tables(rules: Rules[Any], games: int, seed: int = 0) -> list[Table]:
    """`games` tables, with each player count in turn: first the standard rules, then each set of house rules."""
    settings = [{}, *house_rules(rules)]
    tables = []
    for number in range(games):
        seats = rules.seats[number % len(rules.seats)]
        chosen = fitting(rules, seats, settings[number // len(rules.seats) % len(settings)])
        tables.append(Table(rules, seats, tuple(chosen.items()), seed + number))
    return tables
