"""The same deals under other rules or with other components: what changed, game by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from partal.lab.report.figures import CLOSE, Game, margin_of, win_of
from partal.lab.statistics import Estimate, level_for, mean


class Change(NamedTuple):
    """One figure of a game under the usual rules, and by how much another variant changes it."""

    about: str
    """What kind of figure: `score`, `seat`, `source`, `deed`, `taken`, `worth` and so on."""
    name: str
    """The seat, source, deed or component; empty for the game as a whole."""
    before: float
    more: Estimate
    holds: bool
    """Whether it is a change even if all figures are looked at together."""


SHARES = ("seat", "shared", "close", "taken")
"""Figures that are shares of games."""
WHOLE = ("score", "margin", "length", "branching", "shared", "close")
"""Figures of the game as a whole."""


def changes(usual: Sequence[Game], other: Sequence[Game], seats: int) -> list[Change]:
    """Compares the games with the same seeds; a deal that only one of the two has played is left out."""
    known = {game["seed"]: dict(_measures(game, seats)) for game in usual}
    pairs = [(known[game["seed"]], dict(_measures(game, seats))) for game in other if game["seed"] in known]
    names = dict.fromkeys([name for pair in pairs for one in pair for name in one])
    found = []
    for name in names:
        both = [(one[name], two[name]) for one, two in pairs if name in one and name in two]
        if name[0] not in ("taken", "worth"):  # What was not scored or done counts as none.
            both = [(one.get(name, 0.0), two.get(name, 0.0)) for one, two in pairs]
        if len(both) < 2:
            continue
        gaps = [after - before for before, after in both]
        strict = mean(gaps, level_for(len(names)))
        before = sum([before for before, _ in both]) / len(both)
        found.append(Change(*name, before, mean(gaps), strict.sign != 0))
    return found


def _measures(game: Game, seats: int) -> Iterator[tuple[tuple[str, str], float]]:
    story = game["story"]
    yield ("score", ""), sum(game["scores"][:seats]) / seats
    yield ("margin", ""), margin_of(game)
    yield ("length", ""), game["decisions"]
    yield ("branching", ""), sum(story["options"]) / max(1, len(story["options"]))
    yield ("shared", ""), float(len(game["winners"]) > 1)
    yield ("close", ""), float(margin_of(game) <= CLOSE)
    for seat in range(seats):
        yield ("seat", str(seat)), win_of(game, seat)
    sources: dict[str, float] = {}
    for section in story["points"]:
        for source, points in section.items():
            sources[source] = sources.get(source, 0.0) + sum(points[:seats]) / seats
    for source, each in sources.items():
        yield ("source", source), each
    for deed, counts in story["deeds"].items():
        yield ("deed", deed), sum(counts) / seats
    for component in story["offered"]:
        yield ("taken", component), float(component in story["taken"])
    for card, points in story["worth"].items():
        yield ("worth", card), sum(points[:seats]) / seats
