"""Asara's points as rows of a score sheet, and the rankings behind the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from partal.core.event import Event
from partal.core.message import COMMA, Message, joined, message

from partal.asara.rules.scoring import strength
from partal.asara.rules.things import COLOURS, SOURCE_CLAUSES, SOURCE_COUNT, SOURCES, Tower
from partal.asara.rules.view import View
from partal.words.teller import Name, Row


def rows(points: Sequence[Sequence[int]]) -> tuple[Row, ...]:
    return tuple(
        Row(message(f"asara-source-{SOURCES[source]}"), tuple(row), SOURCE_CLAUSES[source])
        for source, row in enumerate(points)
        if any(row)
    )


def money(events: Sequence[Event], seats: int) -> tuple[Row, ...]:
    """What everybody received and paid, as everybody saw it; with the rule of the first time it happened."""
    found: list[Row] = []
    for kind in ("received", "paid"):
        sums, moved = [0] * seats, [event for event in events if event.kind == kind]
        for event in moved:
            sums[event.seat] += int(event.words[0])
        if moved:
            found.append(Row(message(f"asara-besides-{kind}"), tuple(sums), moved[0].clause))
    return tuple(found)


def points_of(view: View) -> list[list[int]]:
    return [[view.points[seat * SOURCE_COUNT + source] for seat in range(view.seats)] for source in range(SOURCE_COUNT)]


def rankings(
    towers: Sequence[tuple[Tower, ...]], ranks: Sequence[tuple[int, int]], names: Sequence[Name], lights: bool
) -> tuple[tuple[Message, Message], ...]:
    """For each ranking of the final scoring, the points for its places and its towers, tallest first."""
    notes: list[tuple[Message, Message]] = []
    standing = [(tower, name) for name, row in zip(names, towers) for tower in row]
    for colour in range(len(COLOURS)):
        rivals = [(tower, name) for tower, name in standing if tower.colour == colour]
        notes.append((_rank(f"asara-source-{COLOURS[colour]}", ranks[colour]), _listed(rivals, lights)))
    notes.append((_rank("asara-source-tallest", ranks[-2]), _listed(standing, lights)))
    counts = sorted([(len(row), -seat) for seat, row in enumerate(towers)], reverse=True)
    most = [message("asara-rank-tower", name=names[-seat], height=count, lit=0) for count, seat in counts]
    notes.append((_rank("asara-source-most", ranks[-1]), joined(most, COMMA)))
    return tuple(notes)


def _rank(key: str, places: tuple[int, int]) -> Message:
    return message("asara-rank", name=message(key), first=places[0], second=places[1])


def _listed(rivals: list[tuple[Tower, Name]], lights: bool) -> Message:
    if not rivals:
        return message("asara-rank-nobody")
    ordered = sorted(rivals, key=lambda rival: strength(rival[0], lights), reverse=True)
    shown = [
        message("asara-rank-tower", name=name, height=tower.height, lit=tower.lights() if lights else 0)
        for tower, name in ordered[:6]
    ]
    towers = joined(shown, COMMA)
    return message("asara-rank-more", towers=towers) if len(ordered) > 6 else towers
