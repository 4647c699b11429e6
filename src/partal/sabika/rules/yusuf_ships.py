"""Yusuf's ships: the city he sails to or settles in, and the choices left to the human (S-SEXP, S-SCONS)."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules.middle import consolidate, land
from partal.sabika.rules.notation import CONSOLIDATE_CITY, SHIP, OfCity
from partal.sabika.rules.ships import presence, ship_of
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    CITIES,
    CITY_COUNT,
    GOODS,
    GRANADA,
    ON_LEFT,
    RED_CITY,
    YUSUF,
)

HUMAN: Final = 0


def fits(state: State, city: int) -> bool:
    """Whether a city fits the trade card (S-SEXP-01, OQ-55)."""
    tile = state.content.cities[state.city_tiles[city]]
    kind = state.content.trades[state.trade].fits
    if kind == "any":
        return True
    if kind in ("blue", "red"):
        return (tile.colour == RED_CITY) == (kind == "red")
    if kind == "chain":
        return is_joined(state, city)
    return GOODS.index(kind) in tile.demand


def is_joined(state: State, city: int) -> bool:
    """For a chain card: whether a route joins the city to his largest chain; if no free city is joined, all fit."""
    ships = presence(state, YUSUF)
    if not ships:
        return True
    groups = state.atlas.groups(ships)
    longest = max([len(group) for group in groups])
    chain = [port for group in groups if len(group) == longest for port in group]
    near = [other for port in chain for other in state.atlas.neighbours[port]]
    free = [other for other in range(CITY_COUNT) if not ship_of(state, YUSUF, other)]
    if any([other in near for other in free]):
        return city in near or city in chain
    return True


def distances(state: State) -> list[int]:
    """The distance of each city from Granada or any of his cities, in dinars or by house rule in routes (OQ-56).

    Events do not affect him (S-SDIF-04).
    """
    table = state.atlas.hops() if state.variant.solo_by_routes else state.atlas.costs(0, 0, False)
    starts = [GRANADA, *presence(state, YUSUF)]
    return [min([table[start][city] for start in starts]) for city in range(CITY_COUNT)]


def harbours(state: State) -> list[int]:
    """The nearest cities for his next ship: fitting and sealed, else fitting, else sealed, else any (S-SEXP-01)."""
    free = [city for city in range(CITY_COUNT) if not ship_of(state, YUSUF, city)]
    if not free:
        return []
    fitting = [city for city in free if fits(state, city)]
    sealed = [city for city in free if state.city_seals[city]]
    both = [city for city in fitting if state.city_seals[city]]
    nearest_only = not state.variant.solo_human_export
    if both:
        return nearest(state, both)
    if fitting:
        first = free if state.variant.solo_any_free else fitting
        return nearest(state, first) if nearest_only else first
    if sealed:
        return nearest(state, sealed) if nearest_only else sealed
    return nearest(state, free)


def nearest(state: State, cities: list[int]) -> list[int]:
    """The nearest of these cities, including ties."""
    far = distances(state)
    least = min([far[city] for city in cities])
    return [city for city in cities if far[city] == least]


class YusufShips(Effect[State]):
    """One of his ships goes to a city; the human breaks ties (S-SEXP-01 to S-SEXP-07).

    `consolidates`: the ship of the set-up, which goes to the right half (S-SSET-06, S-SSET-07).
    """

    __slots__ = ("consolidates",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "consolidates")

    def __init__(self, seat: int, consolidates: bool) -> None:
        super().__init__(seat)
        self.consolidates: Final = consolidates

    def ask(self, state: State) -> Decision | None:
        cities = harbours(state)
        if not cities:
            return None
        return Decision(self.seat, "sabika.yusuf-ship", tuple([SHIP[city] for city in cities]))

    def do(self, state: State, option: Option | None) -> None:
        if option is None:
            return
        assert isinstance(option, OfCity)
        city = option.city
        land(state, YUSUF, city)
        if state.city_seals[city]:
            state.city_seals[city] = 0
            state.seals[YUSUF] += 1
            if state.log is not None:
                state.log.append(Event("took-seal", YUSUF, (CITIES[city],), clause="S-SEXP-03"))
        if self.consolidates:
            consolidate(state, YUSUF, city)

    def why_not(self, state: State, option: Option) -> str:
        return "S-SEXP-01"


class YusufSettles(Effect[State]):
    """He consolidates a fitting city with his ship on the left half, else another; the human chooses (S-SCONS-01)."""

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        left = [city for city in range(CITY_COUNT) if ship_of(state, YUSUF, city) == ON_LEFT]
        fitting = [city for city in left if fits(state, city)]
        if state.variant.solo_no_fallback:
            left = []
        cities = fitting or left
        if not cities:
            return None
        return Decision(self.seat, "sabika.yusuf-consolidate", tuple([CONSOLIDATE_CITY[city] for city in cities]))

    def do(self, state: State, option: Option | None) -> None:
        if option is None:
            return
        assert isinstance(option, OfCity)
        consolidate(state, YUSUF, option.city)

    def why_not(self, state: State, option: Option) -> str:
        return "S-SCONS-01"
