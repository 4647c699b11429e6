"""Ships (S-SHIP)."""

import pytest

from partal.sabika.rules.things import CITIES
from tests.sabika.table import Table


@pytest.mark.proves("S-SHIP-01", "S-SHIP-03")
@pytest.mark.parametrize(("half", "income"), [("left", 0), ("right", 2)])
def test_only_a_ship_on_the_right_half_is_consolidated(half: str, income: int) -> None:
    """Tile C1 gives consolidated ships 2 dinars of income."""
    table = Table("anna", "ben", cities={"cairo": "C1"}, ships={"anna": f"cairo {half}"})
    table.ends_round()
    assert table.anna.dinars == income
    assert len(table.told_of("received-income")) == (1 if income else 0)


@pytest.mark.proves("S-SHIP-03")
@pytest.mark.parametrize("half", ["left", "right"])
def test_a_ship_on_either_half_is_a_presence(half: str) -> None:
    """Producing uses the bonus of a city with presence; tile C3 gives 3 dinars."""
    table = Table("anna", "ben", cities={"cairo": "C3"}, ships={"anna": f"cairo {half}"}, sultan=[])
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("do main", "bonus of cairo")
    assert table.anna.dinars == 3


@pytest.mark.proves("S-SHIP-02")
def test_no_export_goes_to_a_city_with_the_players_own_ship() -> None:
    table = Table(
        "anna", "ben", store={"anna": "sugar"}, dinars={"anna": 20}, ships={"anna": "cairo left, fez right"}, sultan=[]
    )
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    assert table.anna.offers("ship to") == set(CITIES) - {"cairo", "fez"}
    assert table.anna.refused("ship to cairo") == "S-EXP-02"


@pytest.mark.proves("S-SHIP-02")
@pytest.mark.parametrize(("cities", "may"), [(8, True), (9, False)])
def test_with_a_ship_in_all_nine_cities_there_is_no_export(cities: int, may: bool) -> None:
    ships = ", ".join(f"{city} left" for city in CITIES[:cities])
    table = Table("anna", "ben", store={"anna": "sugar"}, dinars={"anna": 20}, ships={"anna": ships}, sultan=[])
    table.anna.works("merchant", to="export-1")
    assert ("do main" in table.anna.choices()) == may


@pytest.mark.proves("S-SHIP-02")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_ships_never_return_to_granada(seats: int) -> None:
    table = Table(*("anna", "ben", "cleo", "dan")[:seats], seed=seats)
    before = list(table.state.ships)
    for _ in table.play_on(seats, prefer=("work merchant", "do main", "ship")):
        assert all(now >= then for now, then in zip(table.state.ships, before, strict=True))
        before = list(table.state.ships)
    assert any(before)
