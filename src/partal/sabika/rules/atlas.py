"""Geography: the cost of journeys, the cities joined by routes, the spaces next to each square."""

from __future__ import annotations

from functools import cache
from typing import Final

from partal.sabika.rules.components import Space
from partal.sabika.rules.content import Content
from partal.sabika.rules.things import CITY_COUNT, SQUARE_COUNT

PORT_COUNT: Final = CITY_COUNT + 1
FAR: Final = 1_000


class Atlas:
    """The map's routes and distances, cached for each way of counting, and the board's links."""

    def __init__(self, content: Content) -> None:
        routes = content.routes
        self.routes: Final = routes
        self.raw_at: Final = spaces_at(content.raw_spaces)
        """The raw spaces that each square is joined to (S-SEC-03)."""
        self.marble_at: Final = spaces_at(content.marble_spaces)
        self.neighbours: Final = tuple(
            [
                tuple([other for one, other, _ in both_ways(routes) if one == port and other < CITY_COUNT])
                for port in range(PORT_COUNT)
            ]
        )
        """Cities that a route joins to each port; Granada joins nothing (S-CARD-31)."""
        self._tables: dict[tuple[int, int, bool], tuple[tuple[int, ...], ...]] = {}
        self._chains: dict[int, int] = {}
        """By the set of cities, one bit for each."""

    def costs(self, surcharge: int, discount: int, fewest: bool) -> tuple[tuple[int, ...], ...]:
        """Dinars for the journey between any two ports, with a surcharge and a discount on each route, never below 0.

        `fewest`: every route costs FAR on top, so that the journey with the fewest routes comes out cheapest,
        wherever it starts; the dinars are the remainder (house rule `export-start`).
        """
        key = (surcharge, discount, fewest)
        table = self._tables.get(key)
        if table is None:
            table = tuple([tuple(row) for row in self._cheapest(surcharge, discount, FAR if fewest else 0)])
            self._tables[key] = table
        return table

    def hops(self) -> tuple[tuple[int, ...], ...]:
        """Number of routes between any two ports."""
        key = (-1, 0, False)
        table = self._tables.get(key)
        if table is None:
            table = tuple([tuple([cost // FAR for cost in row]) for row in self._cheapest(0, 0, FAR)])
            self._tables[key] = table
        return table

    def _cheapest(self, surcharge: int, discount: int, hop: int) -> list[list[int]]:
        """The cheapest sums between all ports, if each route costs its dinars plus `hop`."""
        endless = FAR * FAR
        rows = [[0 if one == other else endless for other in range(PORT_COUNT)] for one in range(PORT_COUNT)]
        for one, other, dinars in both_ways(self.routes):
            cost = max(0, dinars + surcharge - discount) + hop
            rows[one][other] = min(rows[one][other], cost)
        for middle in range(PORT_COUNT):
            for one in range(PORT_COUNT):
                for other in range(PORT_COUNT):
                    through = rows[one][middle] + rows[middle][other]
                    if through < rows[one][other]:
                        rows[one][other] = through
        return rows

    def chain(self, cities: list[int]) -> int:
        """The size of the largest group of these cities joined directly by routes; Granada does not join (OQ-33)."""
        key = 0
        for city in cities:
            key |= 1 << city
        chain = self._chains.get(key)
        if chain is None:
            chain = max([len(group) for group in self.groups(cities)], default=0)
            self._chains[key] = chain
        return chain

    def groups(self, cities: list[int]) -> list[list[int]]:
        """These cities in groups joined by routes."""
        left = list(cities)
        groups: list[list[int]] = []
        while left:
            group = [left.pop()]
            for city in group:
                for other in self.neighbours[city]:
                    if other in left:
                        left.remove(other)
                        group.append(other)
            groups.append(group)
        return groups


def spaces_at(spaces: tuple[Space, ...]) -> tuple[tuple[int, ...], ...]:
    """For each square, the spaces joined to it."""
    return tuple(
        [
            tuple([index for index, space in enumerate(spaces) if square in space.squares])
            for square in range(SQUARE_COUNT)
        ]
    )


def both_ways(routes: tuple[tuple[int, int, int], ...]) -> list[tuple[int, int, int]]:
    """Every route in both directions."""
    return [(one, other, cost) for one, other, cost in routes] + [(other, one, cost) for one, other, cost in routes]


@cache
def atlas_of(content: Content) -> Atlas:
    """The atlas of a content's map, cached."""
    return Atlas(content)
