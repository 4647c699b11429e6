"""The cities, the map and what a city tile tells."""

import pytest

from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import CITIES, PORTS
from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

FROM_GRANADA = {
    "algiers": 1,
    "fez": 1,
    "tunis": 2,
    "florence": 2,
    "bruges": 2,
    "venice": 3,
    "ragusa": 4,
    "cairo": 5,
    "constantinople": 6,
}
"""The dinars from Granada to each of the nine cities."""


@pytest.mark.proves("S-CITY-01")
@pytest.mark.parametrize("dinars", [1, 2, 3, 4, 5, 6])
def test_routes_with_a_price_join_nine_cities_and_granada(dinars: int) -> None:
    table = acting("export-1", dinars={"anna": dinars}, store={"anna": "sugar"})
    reach = {city for city, price in FROM_GRANADA.items() if price <= dinars}
    assert table.anna.offers("ship to") == reach
    assert len(CITIES) == len(FROM_GRANADA) == 9
    for city in reach:
        twin = acting("export-1", dinars={"anna": dinars}, store={"anna": "sugar"})
        twin.anna.answers(f"ship to {city}")
        assert twin.match.history[-1].events[0].words == (str(FROM_GRANADA[city]), "0", "journey")


@pytest.mark.proves("S-CITY-02")
def test_a_city_tile_tells_demand_bonus_and_what_consolidating_brings() -> None:
    """Tile C9 wants pottery, gives 2 dinars and 1 prestige, and its consolidation is a storehouse action."""
    table = acting("export-1", dinars={"anna": 1}, store={"anna": "pottery, sugar"}, cities={"algiers": "C9"})
    table.anna.answers("ship to algiers")
    before = belongings(table.anna)
    table.anna.answers("export pottery")
    assert gained(table.anna, before) == {"pottery": -1, "prestige": 2, "parias": 2}
    table.anna.answers("stop")
    assert gained(table.anna, before) == {"pottery": -1, "prestige": 2 + 1, "parias": 2, "dinars": 2}
    table = acting("consolidate-1", ships={"anna": "algiers left"}, cities={"algiers": "C9"})
    table.waits_for("anna", "sabika.storehouse")


@pytest.mark.proves("S-CITY-03")
def test_a_blue_city_pays_at_the_end_of_every_round_and_nothing_at_once() -> None:
    """C1, consolidated in round 2, pays 2 dinars at the ends of rounds 2, 3, 4 and 5: 4 times."""
    table = acting(
        "consolidate-1",
        ships={"anna": "algiers left"},
        cities={"algiers": "C1"},
        round=2,
        rondel={"R4": None},
        prestige={"anna": 50, "ben": 50},
    )
    assert table.anna.ships == {"algiers": "right"}
    assert table.anna.dinars == 0
    paid: list[int] = []
    while not table.match.over:
        round_ = table.round
        if table.decision.prompt == "sabika.turn":
            before = table.anna.dinars
            table.ends_round()
            assert table.anna.dinars == before + 2
        else:
            table.told = table.match.play(table.decision.options[0])
        paid += [round_ for event in table.told_of("received-income") if event.words == ("algiers",)]
    assert paid == [2, 3, 4, 5]


@pytest.mark.proves("S-CITY-03")
def test_a_red_city_brings_its_action_at_once_and_no_income() -> None:
    table = acting("consolidate-1", ships={"anna": "algiers left"}, cities={"algiers": "C12"}, rondel={"R4": None})
    table.anna.answers("take wood wood wood")
    assert table.anna.store == {"wood": 3}
    table.waits_for("ben", "sabika.turn")
    table.ends_round()
    assert table.told_of("received-income") == []
    assert table.anna.store == {"wood": 3}


@pytest.mark.proves("S-CITY-05")
def test_the_cities_and_routes_that_the_rulebook_names() -> None:
    assert {"algiers", "florence", "cairo", "ragusa", "constantinople", "venice"} <= set(CITIES)
    routes = {frozenset((PORTS[one], PORTS[other])): dinars for one, other, dinars in built_in().routes}
    assert routes[frozenset(("florence", "ragusa"))] == 2
    assert routes[frozenset(("ragusa", "constantinople"))] == 2
    assert frozenset(("algiers", "florence")) not in routes


@pytest.mark.proves("S-CITY-05")
def test_algiers_and_florence_are_linked_only_by_way_of_granada() -> None:
    """The chain example has ships in all six named cities and counts 5; no city links Algiers to the others."""
    atlas = atlas_of(built_in())
    named = ["algiers", "florence", "cairo", "ragusa", "constantinople", "venice"]
    assert atlas.chain([CITIES.index(city) for city in named]) == 5
    groups = [{CITIES[city] for city in group} for group in atlas.groups(list(range(9)))]
    assert [("florence" in group) for group in groups if "algiers" in group] == [False]


@pytest.mark.proves("S-CITY-05")
@pytest.mark.parametrize(("city", "dinars"), [("ragusa", 2), ("constantinople", 4)])
def test_what_the_named_routes_cost_from_florence(city: str, dinars: int) -> None:
    for purse, offered in ((dinars - 1, False), (dinars, True)):
        table = Table(
            "anna", "ben", sultan=[], dinars={"anna": purse}, store={"anna": "sugar"}, ships={"anna": "florence left"}
        )
        table.anna.works("merchant", to="export-1")
        table.anna.does("main")
        assert (city in table.anna.offers("ship to")) == offered
