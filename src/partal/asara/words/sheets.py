"""Asara's points as rows of a score sheet, and the rankings behind the final scoring."""

from __future__ import annotations

from collections.abc import Sequence

from partal.asara.rules.things import COLOURS, SOURCE_CLAUSES, SOURCE_COUNT, SOURCES, Tower
from partal.asara.rules.view import View
from partal.words import say
from partal.words.teller import Row


def rows(points: Sequence[Sequence[int]]) -> tuple[Row, ...]:
    return tuple(
        Row(say(f"asara-source-{SOURCES[source]}"), tuple(row), SOURCE_CLAUSES[source])
        for source, row in enumerate(points)
        if any(row)
    )


def points_of(view: View) -> list[list[int]]:
    return [[view.points[seat * SOURCE_COUNT + source] for seat in range(view.seats)] for source in range(SOURCE_COUNT)]


def rankings(
    towers: Sequence[tuple[Tower, ...]], ranks: Sequence[tuple[int, int]], names: Sequence[str], lights: bool
) -> tuple[tuple[str, str], ...]:
    """For each ranking of the final scoring what its places bring, and the towers in it, tallest first."""
    notes: list[tuple[str, str]] = []
    standing = [(tower, name) for name, row in zip(names, towers) for tower in row]
    for colour in range(len(COLOURS)):
        rivals = [(tower, name) for tower, name in standing if tower.colour == colour]
        notes.append((_rank(f"asara-source-{COLOURS[colour]}", ranks[colour]), _listed(rivals, lights)))
    notes.append((_rank("asara-source-tallest", ranks[-2]), _listed(standing, lights)))
    counts = sorted(((len(row), -seat, name) for seat, (name, row) in enumerate(zip(names, towers))), reverse=True)
    most = ", ".join(say("asara-rank-tower", name=name, height=count, lit=0) for count, _, name in counts)
    notes.append((_rank("asara-source-most", ranks[-1]), most))
    return tuple(notes)


def _rank(key: str, places: tuple[int, int]) -> str:
    return say("asara-rank", name=say(key), first=places[0], second=places[1])


def _listed(rivals: list[tuple[Tower, str]], lights: bool) -> str:
    if not rivals:
        return say("asara-rank-nobody")
    ordered = sorted(rivals, key=lambda rival: (-rival[0].height, -rival[0].lights()))
    shown = [
        say("asara-rank-tower", name=name, height=tower.height, lit=tower.lights() if lights else 0)
        for tower, name in ordered[:6]
    ]
    return ", ".join(shown) + (" …" if len(ordered) > 6 else "")
