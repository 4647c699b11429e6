"""Playing a table to the end of a year, and what the year brought."""

from __future__ import annotations

from partal.asara.rules.things import SOURCE_COUNT, SOURCES
from tests.asara.table import Player, Table

AFTER_THE_LAST_YEAR = 5


def plays_out(table: Table, until: int = AFTER_THE_LAST_YEAR) -> None:
    """Everybody sends all buyers to the coloured building until that year begins or the game is over."""
    while not table.match.over and table.year < until:
        options = [option.notation for option in table.decision.options]
        table.players[table.asked].answers("go coloured" if "go coloured" in options else options[0])


def earned(player: Player) -> dict[str, int]:
    """A player's prestige by source; sources that brought nothing are left out."""
    row = player.table.state.points[player.seat * SOURCE_COUNT : (player.seat + 1) * SOURCE_COUNT]
    return {source: points for source, points in zip(SOURCES, row) if points}


def who_laid(table: Table) -> list[str]:
    """Who laid a buyer or a pair, turn by turn, since the situation was laid out."""
    events = [event for played in table.match.history for event in played.events]
    return [table.names[event.seat] for event in events if event.kind.startswith("laid")]


def told_kinds(table: Table) -> list[str]:
    """What the last answer brought about, repetitions left out."""
    kinds: list[str] = []
    for event in table.told:
        if not kinds or kinds[-1] != event.kind:
            kinds.append(event.kind)
    return kinds
