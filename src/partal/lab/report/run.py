"""From games to a report: the tables that are played at, and what is said of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

from partal.core.errors import BadInput
from partal.core.message import Message, Value, joined, message, plain, shown
from partal.core.variant import VariantError, read_settings

from partal.front import Value as Setting
from partal.games import GAMES, rules_of
from partal.lab.report.chapters import all_chapters
from partal.lab.report.document import Part, Report
from partal.lab.report.figures import figures
from partal.lab.report.story import adviser_of
from partal.lab.report.taken import against
from partal.lab.simulate import Detail, Table, check_table, play_tables

WEIGHED: Final = 4
"""How many decisions of a game the adviser weighs, unless somebody says otherwise."""


class Variant(NamedTuple):
    """What a report compares with: a content pack, or house rules."""

    name: str
    settings: Mapping[str, Setting]
    pack: Path | None


class Plan(NamedTuple):
    """What a report is about."""

    game: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    tables: tuple[Table, ...]
    """For each number of seats the usual table, and then one for each variant."""
    variants: tuple[str, ...]


def plan(
    game: str,
    seats: Sequence[int],
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    settings: Mapping[str, Setting] | None = None,
    pack: Path | None = None,
    variants: Sequence[Variant] = (),
    weigh: int = WEIGHED,
) -> Plan:
    """The tables of a report. Raises BadInput if there are no such games, or nothing to compare them with."""
    if games < 1:
        raise BadInput(message("refused-no-games"))
    if weigh < 0:
        raise BadInput(message("refused-weigh"))
    if len(set(seats)) != len(seats) or not seats:
        raise BadInput(message("refused-report-seats"))
    usual = dict(settings or {})
    tables = []
    for count in seats:
        own = check_table(game, count, bots, usual, pack, Detail(story=True, weigh=weigh))
        tables.append(own)
        for variant in variants:
            other = check_table(
                game, count, bots, {**usual, **variant.settings}, variant.pack or pack, Detail(story=True)
            )
            if (other.settings, other.pack) == (own.settings, own.pack):
                raise BadInput(message("refused-report-same", variant=variant.name))
            tables.append(other)
    return Plan(game, tuple(seats), tuple(bots), games, seed, tuple(tables), tuple([each.name for each in variants]))


def play(of: Plan, jobs: int = 1, on: str = "", kept: Path | None = None) -> Iterator[tuple[int, dict[str, Any]]]:
    """The games of a report, each with the number of its table; every deal at all tables before the next one."""
    for number, result in enumerate(play_tables(of.tables, of.games, of.seed, jobs, on, kept)):
        story = result["story"]
        story["offered"] = [sys.intern(name) for name in story["offered"]]  # The same names in every game.
        yield number % len(of.tables), result


def report(of: Plan, played: Sequence[Sequence[Mapping[str, Any]]]) -> Report:
    """The report on the games of each table; there must be some at each."""
    game = GAMES[of.game]
    balance = game.balance
    width = 1 + len(of.variants)
    parts = []
    for place, seats in enumerate(of.seats):
        usual, *others = played[place * width : (place + 1) * width]
        names = of.tables[place * width].bots
        chapters = all_chapters(figures(usual, seats), usual, balance, names, adviser_of(of.game))
        chapters += [
            against(usual, other, seats, balance, number, plain(name))
            for number, (other, name) in enumerate(zip(others, of.variants), 1)
        ]
        title = message("report-part", seats=seats, games=len(usual))
        parts.append(Part(f"seats-{seats}", title, chapters))
    return Report(message("report-title", game=game.teller.title), _basis(of, played), parts)


def _basis(of: Plan, played: Sequence[Sequence[Mapping[str, Any]]]) -> list[Message]:
    rules = rules_of(of.game)
    table = of.tables[0]
    content = rules.content(table.pack)
    count = sum([len(games) for games in played])
    last = of.seed + max([len(games) for games in played]) - 1
    found = [
        message("report-basis", games=count, bots=_bots(table.bots), first=str(of.seed), last=str(last)),
        message("report-basis-rules", version=rules.version, content=content.name, digest=content.digest[:12]),
    ]
    if table.settings:
        chosen: list[Value] = [f"{name}={value}" for name, value in sorted(table.settings.items())]
        found.append(message("report-basis-settings", settings=joined(chosen)))
    return [*found, message("report-basis-intervals")]


def _bots(bots: Sequence[str]) -> Value:
    return joined([name for name, _ in groupby(bots)])


def variant_of(game: str, text: str) -> Variant:
    """What somebody wrote after `--against`: a content pack's path, or a house rule as `KEY=VALUE`.

    Raises BadInput if it is neither.
    """
    rules, path = rules_of(game), Path(text)
    if path.exists():
        return Variant(rules.content(path).name or path.name, {}, path)
    settings = read_settings([text])
    try:
        rules.settings(settings)
    except VariantError as error:
        raise BadInput(error.message if "=" in text else message("refused-report-against", value=shown(text))) from None
    return Variant(text, settings, None)
