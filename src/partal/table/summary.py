"""What each year or round has brought, to be read again: points by source, income, tribute, as everybody saw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from partal.core.event import Event
from partal.core.match import Match

from partal.games import GAMES
from partal.table import wire
from partal.words.teller import Row


def heard(match: Match[Any]) -> list[Event]:
    """Everything that has happened, as a spectator hears it."""
    events = [*match.opening, *[event for played in match.history for event in played.events]]
    return [event.seen_by(None) for event in events]


def closings(match: Match[Any]) -> int:
    """How many years or rounds are over."""
    closes = GAMES[match.rules.name].teller.closes
    return sum([closes(event) for played in match.history for event in played.events])


def sent_rows(rows: Sequence[Row]) -> list[wire.SummaryRow]:
    return [{"source": row.source, "points": list(row.points), "clause": row.clause} for row in rows]


def summaries(match: Match[Any]) -> list[wire.Summary]:
    """One for every year or round that is over, and for the end of the game."""
    teller, view, events = GAMES[match.rules.name].teller, match.view(None), heard(match)
    sheets = [teller.sheet(events[: place + 1], view) for place, event in enumerate(events) if teller.closes(event)]
    return [
        {
            "title": sheet.title,
            "rows": sent_rows(sheet.rows),
            "totals": list(sheet.totals),
            "besides": sent_rows(sheet.besides),
            "notes": [{"name": name, "text": text} for name, text in sheet.notes],
        }
        for sheet in sheets
    ]
