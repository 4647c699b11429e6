"""Asara's final scoring for a table typed in by hand: prestige, Asari and towers of each player."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from partal.core.content import describe
from partal.core.errors import BadInput
from partal.core.message import Message, Value, message, shown
from partal.core.problems import toml_problem

from partal.asara.rules import scoring
from partal.asara.rules.content import Content
from partal.asara.rules.rules import RULES
from partal.asara.rules.scoring import CATEGORIES, Holding
from partal.asara.rules.things import COLOURS, FROM_COLOURS, SOURCE_CLAUSES, SOURCES, Tower
from partal.asara.rules.variant import Variant
from partal.asara.words.sheets import rankings
from partal.words.teller import Result, Row, Sheet

LONGEST_NAME: Final = 40
MOST_PRESTIGE: Final = 9_999
MOST_ASARI: Final = 99_999
MOST_LIT: Final = 99
HIGHEST: Final = 99
_TOWER: Final = re.compile(r"^(?P<colour>[^\d\s]+) (?P<height>[0-9]{1,6})(?: lit (?P<lit>[0-9]{1,6}))?$")


class Player(NamedTuple):
    name: str
    prestige: int
    asari: int
    towers: tuple[Tower, ...]
    unbuilt_lit: int
    """Lit windows behind the screen: they count under one house rule only."""


def score(text: str, file: str, settings: Mapping[str, str], content: Content) -> Result:
    """Reads the table and scores it (A-FIN-01). Raises BadInput if an entry is invalid; the message names it."""
    try:
        page = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise BadInput(message("asara-score-file", file=file, error=toml_problem(error))) from None
    professional = page.get("professional", False)
    if not isinstance(professional, bool):
        raise BadInput(message("asara-score-professional", entry=file))
    _known(page, ("professional", "player"), file)
    players = _players(page.get("player"), file)
    variant = Variant({**settings, "professional": "true"} if professional else settings)
    holdings = [Holding(player.towers, player.asari, player.unbuilt_lit) for player in players]
    points = scoring.final(holdings, content, variant)
    totals = [player.prestige + sum(row) for player, row in zip(players, points)]
    lit = [sum(tower.lights() for tower in player.towers) for player in players]
    winners = [players[seat].name for seat in scoring.winners(totals, lit, variant)]
    names = [player.name for player in players]
    rows = [Row(message("cli-sheet-before"), tuple(player.prestige for player in players), "")]
    for index in range(len(CATEGORIES)):
        source = FROM_COLOURS + index
        rows.append(
            Row(message(f"asara-source-{SOURCES[source]}"), tuple(row[index] for row in points), SOURCE_CLAUSES[source])
        )
    notes = rankings([player.towers for player in players], content.ranks, names, variant.lights)
    sheet = Sheet(message("asara-sheet-final"), tuple(rows), tuple(totals), notes)
    described = [
        {"name": name, **dict(zip(CATEGORIES, row)), "final": sum(row), "total": total}
        for name, row, total in zip(names, points, totals)
    ]
    remarks = [message("asara-score-dark")] if any(lit) and not variant.lights else []
    return Result(described, winners, sheet, remarks)


def _known(table: Mapping[str, Any], keys: tuple[str, ...], entry: Value) -> None:
    for key in table:
        if key not in keys:
            raise BadInput(message("asara-score-key", entry=entry, key=shown(key), known=", ".join(keys)))


def _players(rows: object, file: str) -> list[Player]:
    if rows is None:
        rows = []
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows) or len(rows) not in RULES.seats:
        count = len(rows) if isinstance(rows, list) else 0
        raise BadInput(
            message("asara-score-players", entry=file, least=RULES.seats[0], most=RULES.seats[-1], count=count)
        )
    players: list[Player] = []
    for number, row in enumerate(rows, 1):
        name = row.get("name")
        entry = message("asara-score-entry", file=file, number=number)
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadInput(message("asara-score-name", entry=entry, longest=LONGEST_NAME))
        name = name.strip()
        entry = message("asara-score-entry-named", file=file, number=number, name=name)
        _known(row, ("name", "prestige", "asari", "towers", "unbuilt_lit"), entry)
        if name.lower() in [player.name.lower() for player in players]:
            raise BadInput(message("asara-score-twice", entry=entry))
        prestige = _number(row, "prestige", MOST_PRESTIGE, entry)
        asari = _number(row, "asari", MOST_ASARI, entry)
        towers = row.get("towers", [])
        if not isinstance(towers, list) or not all(isinstance(text, str) for text in towers):
            raise BadInput(message("asara-score-towers", entry=entry))
        unbuilt = _number(row, "unbuilt_lit", MOST_LIT, entry)
        players.append(Player(name, prestige, asari, tuple(_tower(text, entry) for text in towers), unbuilt))
    return players


def _number(row: Mapping[str, Any], key: str, most: int, entry: Message) -> int:
    value = row.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadInput(message("asara-score-number", entry=entry, key=key, most=most, value=describe(value)))
    return value


def _tower(text: str, entry: Message) -> Tower:
    """`black 4 lit 2`: a black tower of height 4 with two lit windows (A-BUILD-16, A-LIT-14)."""
    tower = shown(text, 50)
    found = _TOWER.match(" ".join(text.lower().split()))
    if found is None:
        raise BadInput(message("asara-score-tower", entry=entry, tower=tower))
    if found["colour"] not in COLOURS:
        raise BadInput(message("asara-score-colour", entry=entry, tower=tower, colours=", ".join(COLOURS)))
    height, lit = int(found["height"]), int(found["lit"] or 0)
    if height < 2:
        raise BadInput(message("asara-score-low", entry=entry, tower=tower))
    if height > HIGHEST:
        raise BadInput(message("asara-score-high", entry=entry, tower=tower, most=HIGHEST))
    if lit > height - 2:
        raise BadInput(message("asara-score-lit", entry=entry, tower=tower, height=height, most=height - 2))
    # For the score it does not matter which inserts are windows, except that a lit one must be.
    return Tower(COLOURS.index(found["colour"]), (1, 0, height - 2 - lit, 0, lit, 0, 1, 0), lit)
