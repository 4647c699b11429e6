"""How often components are taken, and how often by the winner."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from partal.lab.report.figures import Game, win_of
from partal.lab.statistics import Estimate, level_for, mean, share

RARE: Final = 0.05
COMMON: Final = 0.95


class Component(NamedTuple):
    """A component: in how many games it was on offer, the share of these in which somebody took it, how often it was
    taken in such a game, and the winner's share of this."""

    name: str
    kind: str
    offered: int
    taken: Estimate
    times: float
    won: Estimate
    beyond: int
    """1 or -1 if its winner's share is above or below that of its kind, by the interval of all components together."""


class Kind(NamedTuple):
    """All components of a kind."""

    kind: str
    won: float
    """The winner's share of what is taken of this kind; who can afford more of it wins more often anyway."""
    components: list[Component]

    def rare(self) -> list[Component]:
        """Those that are hardly ever taken: the interval is below a twentieth."""
        return [each for each in self.components if each.taken.high < RARE]

    def common(self) -> list[Component]:
        return [each for each in self.components if each.taken.low > COMMON]


class Worth(NamedTuple):
    """A card that scores for everybody: in how many games it was in play, and what it brought a player."""

    name: str
    games: int
    points: Estimate


def kinds(games: Sequence[Game], order: Mapping[str, bool]) -> list[Kind]:
    """All components by kind. Those that stand out do so although all are looked at together."""
    offered: dict[str, int] = {}
    shares: dict[str, list[float]] = {}
    times: dict[str, int] = {}
    for game in games:
        for name in game["story"]["offered"]:
            offered[name] = offered.get(name, 0) + 1
        for name, seats in game["story"]["taken"].items():
            shares.setdefault(name, []).append(sum([win_of(game, seat) for seat in seats]) / len(seats))
            times[name] = times.get(name, 0) + len(seats)
    found = []
    for kind in order:
        names = sorted([name for name in offered if name.split()[0] == kind], key=_order)
        own = [each for name in names for each in shares.get(name, ())]
        usual = sum(own) / len(own) if own else 0.0
        components = []
        for name in names:
            won = shares.get(name, [])
            strict = share(sum(won), len(won), level_for(len(offered)))
            components.append(
                Component(
                    name,
                    kind,
                    offered[name],
                    share(len(won), offered[name]),
                    times.get(name, 0) / offered[name],
                    share(sum(won), len(won)),
                    strict.minus(usual).sign,
                )
            )
        if components:
            found.append(Kind(kind, usual, components))
    return found


def worths(games: Sequence[Game], seats: int) -> list[Worth]:
    """The cards that score for everybody, in their order."""
    points: dict[str, list[float]] = {}
    for game in games:
        for name, brought in game["story"]["worth"].items():
            points.setdefault(name, []).append(sum(brought[:seats]) / seats)
    return [Worth(name, len(points[name]), mean(points[name])) for name in sorted(points, key=_order)]


def _order(name: str) -> list[Any]:
    """Sorts numbers by what they count."""
    return [(0, int(word), "") if word.isdigit() else (1, 0, word) for word in re.split(r"(\d+)| ", name) if word]
