"""Every city tile by its name: what it wants, its city bonus, and what consolidating brings, taken in play.

The values are written out here as in the list of components, and not read from the content files.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from partal.core.event import Event

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

RONDEL = {"R2": "silk", "R4": None, "R6": "clay", "R8": None}
GOODS = ("sugar", "clothes", "pottery")


class City(NamedTuple):
    """Demand; what the city bonus gives with these answers; what consolidating gives with these answers."""

    colour: str
    demand: str
    bonus: dict[str, int]
    answers: tuple[str, ...]
    consolidated: dict[str, int]
    steps: tuple[str, ...]


CITIES = {
    "C1": City("blue", "sugar", {"clothes": 1, "dinars": 1}, ("take R2",), {"dinars": 2}, ()),
    "C2": City("blue", "clothes", {"glazed": 1}, ("pick 4",), {"silk": 1, "dinars": 1}, ("take R2",)),
    "C3": City("blue", "pottery", {"dinars": 3}, (), {"gypsum": 1, "dinars": 1}, ()),
    "C4": City("blue", "sugar clothes", {"silk": 1, "parias": 1}, ("take R2",), {"parias": 2, "dinars": 1}, ()),
    "C5": City("blue", "clothes pottery", {"gypsum": 1, "wood": 1}, (), {"prestige": 1, "parias": 1}, ()),
    "C6": City("blue", "sugar pottery", {"clothes": 1}, ("take R2", "process silk"), {"wood": 1, "parias": 1}, ()),
    "C7": City(
        "red",
        "sugar",
        {"wood": 1},
        ("pick 2",),
        {"gypsum": -1, "prestige": 1 + 2 + 2, "favour": 1, "dinars": 3, "buildings": 1},
        ("build major", "lay gypsum", "tile 6", "favour 5"),
    ),
    "C8": City(
        "red",
        "clothes",
        {"silk": 1, "clay": 1, "dinars": 1},
        ("take R2", "take R6"),
        {"poems": 1, "gypsum": -1, "prestige": 1, "dinars": -1},
        ("carve 3 blue", "lay gypsum"),
    ),
    "C9": City(
        "red",
        "pottery",
        {"dinars": 2, "prestige": 1},
        (),
        {"boxes": 2, "prestige": 1, "dinars": 3},
        ("take left-1", "onto storehouse 1"),
    ),
    "C10": City("red", "sugar clothes", {"dinars": 1, "parias": 1}, (), {"dinars": 1, "parias": 1}, ()),
    "C11": City(
        "red",
        "clothes pottery",
        {"wood": 1, "dinars": 1},
        (),
        {"dinars": 2 + 1, "gypsum": -1},
        ("sell gypsum", "stop"),
    ),
    "C12": City(
        "red", "sugar pottery", {"clay": 1}, ("take R6",), {"gypsum": 2, "wood": 1}, ("take gypsum gypsum wood",)
    ),
}
BLUE = [name for name, city in CITIES.items() if city.colour == "blue"]
RED = [name for name, city in CITIES.items() if city.colour == "red"]


@pytest.mark.parametrize("name", CITIES)
@pytest.mark.parametrize("good", GOODS)
def test_what_a_city_wants(name: str, good: str) -> None:
    """A good in demand brings 2 prestige and 2 parias, another 1 and 1."""
    table = acting("export-1", dinars={"anna": 1}, store={"anna": good}, cities={"algiers": name}, rondel=RONDEL)
    table.anna.answers("ship to algiers")
    events = [event for played in table.match.history for event in played.events]
    scored = [event.words for event in events if event.kind == "scored" and event.words[1] == "exports"]
    moved = [event.words for event in events if event.kind == "moved-marker"]
    each = "2" if good in CITIES[name].demand.split() else "1"
    assert (scored, moved[0]) == ([(each, "exports")], (each, each))


@pytest.mark.parametrize("name", CITIES)
@pytest.mark.parametrize("half", ["left", "right"])
def test_what_the_city_bonus_gives(name: str, half: str) -> None:
    """Taken by produce; the bonus is the same on either half."""
    city = CITIES[name]
    table = Table("anna", "ben", sultan=[], ships={"anna": f"algiers {half}"}, cities={"algiers": name}, rondel=RONDEL)
    before, neighbour = belongings(table.anna), belongings(table.ben)
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("bonus of algiers", *city.answers)
    assert gained(table.anna, before) == city.bonus
    assert gained(table.ben, neighbour) == {}


@pytest.mark.parametrize(("pick", "material"), [(1, "gypsum"), (2, "wood"), (3, "marble"), (4, "glazed")])
def test_c2_gives_any_material(pick: int, material: str) -> None:
    table = Table("anna", "ben", sultan=[], ships={"anna": "algiers left"}, cities={"algiers": "C2"})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers(f"pick {pick}")
    assert table.anna.store == {material: 1}


def consolidating(name: str) -> Table:
    """Anna consolidates Algiers, with what the actions of the red cities take."""
    given: dict[str, Any] = {
        "ships": {"anna": "algiers left, fez left"},
        "cities": {"algiers": name},
        "store": {"anna": "gypsum"},
        "dinars": {"anna": 1},
        "favour": {"anna": 4},
        "rondel": RONDEL,
        "store_display": [11, 12, 15, 16],
        "display_poems": [3, 9, 7],
    }
    table = Table("anna", "ben", sultan=[], **given)
    table.anna.works("merchant", to="consolidate-1")
    return table


@pytest.mark.parametrize("name", RED)
def test_what_consolidating_a_red_city_brings_at_once(name: str) -> None:
    city = CITIES[name]
    table = consolidating(name)
    before = belongings(table.anna)
    table.anna.answers("consolidate algiers")
    table.anna.answers(*(("bonus of algiers",) if name == "C10" else city.steps))
    assert gained(table.anna, before) == city.consolidated
    table.answers_until()
    table.ends_round()
    assert table.told_of("received-income") == []


def told_gains(events: list[Event]) -> dict[str, int]:
    """What these events say a player has gained."""
    gains: Counter[str] = Counter()
    for event in events:
        if event.kind == "gained":
            gains["dinars"] += int(event.words[0])
        elif event.kind == "scored":
            gains["prestige"] += int(event.words[0])
        elif event.kind == "moved-marker":
            gains["parias"] += int(event.words[0])
        elif event.kind in ("stored", "took-raw"):
            gains[event.words[0]] += 1
    return dict(gains)


@pytest.mark.parametrize("name", BLUE)
def test_what_a_consolidated_blue_city_brings_at_every_income(name: str) -> None:
    city = CITIES[name]
    table = consolidating(name)
    before = belongings(table.anna)
    table.anna.answers("consolidate algiers")
    assert gained(table.anna, before) == {}
    table.answers_until()
    for _ in range(2):
        table.ends_round()
        table.anna.answers(*city.steps)
        events = [*table.match.opening, *[event for played in table.match.history for event in played.events]]
        kinds = [event.kind for event in events]
        income = events[kinds.index("received-income") : kinds.index("narrator-moved")]
        assert (income[0].seat, income[0].words) == (0, ("algiers",))
        assert told_gains(income) == city.consolidated
        assert kinds.count("received-income") == 1
        table.answers_until()
        if city.steps:
            break
