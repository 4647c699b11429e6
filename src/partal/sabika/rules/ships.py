"""Where ships are, and what a journey costs."""

from __future__ import annotations

from partal.sabika.rules import bonus as words
from partal.sabika.rules.atlas import FAR
from partal.sabika.rules.open import Open
from partal.sabika.rules.things import CITY_COUNT, GRANADA, NO_SHIP, ON_LEFT, ON_RIGHT, RED_CITY


def ship_of(state: Open, player: int, city: int) -> int:
    return state.ships[player * CITY_COUNT + city]


def presence(state: Open, player: int) -> list[int]:
    """Cities with a ship of the player on either half (S-SHIP-03)."""
    first = player * CITY_COUNT
    return [city for city in range(CITY_COUNT) if state.ships[first + city] != NO_SHIP]


def destinations(state: Open, player: int) -> list[int]:
    """Cities without a ship of the player: only there may another one go (S-EXP-02, S-CARD-18)."""
    first = player * CITY_COUNT
    return [city for city in range(CITY_COUNT) if state.ships[first + city] == NO_SHIP]


def to_consolidate(state: Open, player: int) -> list[int]:
    """Cities with a ship of the player on the left half, which may move to the right one (S-CONS-02)."""
    first = player * CITY_COUNT
    return [city for city in range(CITY_COUNT) if state.ships[first + city] == ON_LEFT]


def red_cities(state: Open, player: int) -> list[int]:
    """Red cities with a ship of the player on either half (S-CARD-27)."""
    tiles = state.content.cities
    return [city for city in presence(state, player) if tiles[state.city_tiles[city]].colour == RED_CITY]


def consolidated(state: Open, player: int) -> list[int]:
    """Cities with a ship of the player on the right half (S-SHIP-01)."""
    first = player * CITY_COUNT
    return [city for city in range(CITY_COUNT) if state.ships[first + city] == ON_RIGHT]


def consolidated_in(state: Open, city: int) -> list[int]:
    """The players who have consolidated in a city (S-SHIP-01)."""
    return [player for player in range(state.players) if ship_of(state, player, city) == ON_RIGHT]


def journeys(state: Open, player: int) -> list[int]:
    """The cost of the journey to each city: the cheapest from Granada or a city with a ship of the player
    (S-EXP-03 to S-EXP-06).
    """
    table = state.atlas.costs(
        state.event[words.ROUTE_SURCHARGE], state.change(player, words.ROUTE_DISCOUNT), state.variant.fewest_routes
    )
    costs = list(table[GRANADA][:CITY_COUNT])
    for start in presence(state, player):
        row = table[start]
        for city in range(CITY_COUNT):
            if row[city] < costs[city]:
                costs[city] = row[city]
    return [cost % FAR for cost in costs] if state.variant.fewest_routes else costs
