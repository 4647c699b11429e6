"""Which fitted weights apply to the poems and city tiles of a content.

The weights were fitted to games with the built-in cards. A card with the same effect as a built-in one counts as that,
whatever its number. A card with a new effect counts as several average ones, or as a part of one, by what
the heuristic says that its effect is usually worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from partal.sabika.bots.names import BLUE_POEMS, CONSOLIDATED, FIRST_CONSOLIDATED, FIRST_POEM, FIRST_SHIP
from partal.sabika.bots.usual import usual
from partal.sabika.rules.bonus import Lasting
from partal.sabika.rules.components import CityTile
from partal.sabika.rules.content import Content, built_in
from partal.sabika.rules.things import BLUE_CITY

Shares = tuple[tuple[int, float], ...]
"""Indices of features, with what a card adds to each."""


class Fitted(NamedTuple):
    """What each card of a content adds to the features: blue poems, and tiles with a ship or consolidated."""

    poems: tuple[Shares, ...]
    ships: tuple[Shares, ...]
    consolidated: tuple[Shares, ...]


@cache
def fitted_for(content: Content) -> Fitted:
    """What the cards of this content add to the features."""
    return Fitted(
        tuple([poem_shares(poem.blue) for poem in content.poems]),
        tuple([ship_shares(tile) for tile in content.cities]),
        tuple([consolidated_shares(tile) for tile in content.cities]),
    )


def poem_shares(blue: Lasting) -> Shares:
    """A blue poem. With a new effect all that a blue poem counts for follows the value of the effect."""
    ours = [poem.blue for poem in built_in().poems]
    effects = [effect_of(other) for other in ours]
    if effect_of(blue) in effects:
        return ((FIRST_POEM + effects.index(effect_of(blue)), 1.0),)
    times = usual().lasting(blue) / mean([usual().lasting(other) for other in ours])
    return averages(BLUE_POEMS, [FIRST_POEM + index for index in range(len(ours))], times)


def effect_of(blue: Lasting) -> tuple[frozenset[tuple[int, str]], frozenset[tuple[int, int]]]:
    """A blue poem's effect, in whatever order it is written."""
    return frozenset(blue.triggers), frozenset(blue.changes)


def ship_shares(tile: CityTile) -> Shares:
    """A tile with a ship. Its bonus was had at once, so a new tile counts as the average of its colour."""
    known = like(tile)
    if known >= 0:
        return ((FIRST_SHIP + known, 1.0),)
    alike = of_colour(tile.colour)
    return tuple([(FIRST_SHIP + index, 1 / len(alike)) for index in alike])


def consolidated_shares(tile: CityTile) -> Shares:
    """A tile where the player has consolidated: a blue one brings its income again and again, so with a new one all
    that it counts for follows the value of that income. A red one has brought its action.
    """
    known = like(tile)
    if known >= 0:
        return ((FIRST_CONSOLIDATED + known, 1.0),)
    alike = of_colour(tile.colour)
    times = 1.0
    if tile.colour == BLUE_CITY:
        incomes = [usual().bonus(built_in().cities[index].consolidation) for index in alike]
        times = usual().bonus(tile.consolidation) / mean(incomes)
    return averages(CONSOLIDATED, [FIRST_CONSOLIDATED + index for index in alike], times)


def like(tile: CityTile) -> int:
    """The index of the built-in tile with the same effect; -1 if there is none."""
    bodies = [other[1:] for other in built_in().cities]
    return bodies.index(tile[1:]) if tile[1:] in bodies else -1


def of_colour(colour: int) -> list[int]:
    """The built-in tiles of a colour."""
    return [index for index, tile in enumerate(built_in().cities) if tile.colour == colour]


def averages(common: int, own: list[int], times: float) -> Shares:
    """So many average cards. Each card is counted once by the feature that all of them have in common."""
    return ((common, times - 1), *[(index, times / len(own)) for index in own])


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
