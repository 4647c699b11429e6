"""The final scoring of a table written as text, for tests of ranks and ties.

    score("A black 6, A black 4, B black 3").black == {"A": 15, "B": 0}

Entries are separated by commas: `A black 6` (a tower of height 6), `A black 6 gold 2 lit 1` (with gold
parts and lit windows), `A 5 towers lit 3` (five towers of which one has the lit windows), `A 37 Asari`,
`A 2 stored lit` and `A nothing`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from partal.asara.rules import scoring
from partal.asara.rules.content import built_in
from partal.asara.rules.scoring import CATEGORIES, Holding
from partal.asara.rules.things import COLOURS, Tower
from partal.asara.rules.variant import Variant

_TOWER = re.compile(r"^(\w+) (\w+) (\d+)(?: gold (\d+))?(?: lit (\d+))?$")
_TOWERS = re.compile(r"^(\w+) (\d+) towers?(?: lit (\d+))?$")
_ASARI = re.compile(r"^(\w+) (\d+) Asari$")
_STORED = re.compile(r"^(\w+) (\d+) stored lit$")
_NOTHING = re.compile(r"^(\w+) nothing$")


class Sheet(NamedTuple):
    """Points by category and player; `total` adds all categories up."""

    brown: dict[str, int]
    green: dict[str, int]
    red: dict[str, int]
    black: dict[str, int]
    white: dict[str, int]
    tallest: dict[str, int]
    most: dict[str, int]
    money: dict[str, int]

    @property
    def total(self) -> dict[str, int]:
        return {player: sum(category[player] for category in self) for player in self.money}

    def of(self, player: str) -> dict[str, int]:
        """One player's points by category."""
        return {name: getattr(self, name)[player] for name in CATEGORIES}


def tower(colour: str, height: int, gold: int = 0, lit: int = 0) -> Tower:
    """A tower of a base, windows and a top; the first windows are the gold ones, the last ones are lit first."""
    windows = height - 2
    assert windows >= 0, "a tower has a base and a top"
    assert lit <= windows, "a lit window lies on a closed one"
    gold_windows = min(gold, windows)
    base, top = int(gold > windows), int(gold > windows + 1)
    assert gold <= height, "no more gold than parts"
    plain_windows = windows - gold_windows
    plain_lit = min(lit, plain_windows)
    parts = (1 - base, base, 0, 0, plain_windows, gold_windows, 1 - top, top)
    return Tower(COLOURS.index(colour), parts, plain_lit, lit - plain_lit)


def read_holdings(text: str) -> dict[str, Holding]:
    """What each player has, in the order in which they are named."""
    towers: dict[str, list[Tower]] = {}
    asari: dict[str, int] = {}
    stored: dict[str, int] = {}
    for entry in (entry.strip() for entry in text.split(",")):
        player = entry.split()[0]
        row = towers.setdefault(player, [])
        if match := _TOWERS.match(entry):
            for number in range(int(match[2])):
                row.append(tower("brown", 5, lit=int(match[3] or 0) if number == 0 else 0))
        elif match := _ASARI.match(entry):
            asari[player] = int(match[2])
        elif match := _STORED.match(entry):
            stored[player] = int(match[2])
        elif match := _TOWER.match(entry):
            row.append(tower(match[2], int(match[3]), int(match[4] or 0), int(match[5] or 0)))
        else:
            assert _NOTHING.match(entry), f"cannot read {entry!r}"
    return {player: Holding(tuple(row), asari.get(player, 0), stored.get(player, 0)) for player, row in towers.items()}


def score(text: str, **house_rules: str) -> Sheet:
    """The final scoring of this table; house rules are written with underscores: `tie_rounding="down"`."""
    holdings = read_holdings(text)
    variant = Variant({name.replace("_", "-"): value for name, value in house_rules.items()})
    points = scoring.final(list(holdings.values()), built_in(), variant)
    return Sheet(*[dict(zip(holdings, column)) for column in zip(*points)])


def score_professional(text: str, **house_rules: str) -> Sheet:
    """As `score`, in the professional game, where lit windows break ties."""
    return score(text, professional="true", **house_rules)
