"""Solo: set-up against Yusuf (S-SSET)."""

from __future__ import annotations

from collections import Counter

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from partal.sabika.rules.state import State
from partal.sabika.rules.things import CITIES, CITY_COUNT, NO_SHIP, ON_RIGHT, WORKSHOP
from tests.sabika.solo import DISTANCES
from tests.sabika.table import Table

YUSUF = 1


def fitting(state: State) -> set[str]:
    """The cities that fit the trade card, read off the content by its number."""
    number = state.content.trades[state.trade].number
    tiles = {city: state.content.cities[state.city_tiles[place]] for place, city in enumerate(CITIES)}
    if number in (1, 2):
        return {city for city, tile in tiles.items() if tile.colour == number - 1}
    if number in (3, 4, 5):
        return {city for city, tile in tiles.items() if number - 3 in tile.demand}
    return set(CITIES)


def begun(seed: int) -> Match[State]:
    """A solo game up to the human's first own turn, with the first answer to everything."""
    match = Match(RULES, 1, seed)
    while match.decision is not None and match.decision.prompt != "sabika.turn":
        match.play(match.decision.options[0])
    return match


@pytest.mark.proves("S-SSET-01")
def test_the_table_is_laid_as_for_two() -> None:
    for seed in range(20):
        state, two = RULES.new(1, seed), RULES.new(2, seed)
        assert (state.side, state.players, state.seats) == (0, 2, 1)
        eras = Counter(state.content.major_tiles[number - 1].era for number in state.major_tiles)
        assert eras == {1: 9, 2: 9}
        assert len(state.poem_display) == 3
        assert len(state.major_poems) == 4
        assert len(state.sultan) == 8
        for name in ("sultan", "raw_spaces", "marble_spaces", "wishes", "minor_display", "city_tiles", "store_display"):
            assert getattr(state, name) == getattr(two, name), name


@pytest.mark.proves("S-SSET-02")
def test_major_poem_f1_is_out_before_the_draw() -> None:
    """There are always four of different letters, and F1 is never one; with two players it may be."""
    seen: set[str] = set()
    for seed in range(150):
        for seats in (1, 2):
            state = RULES.new(seats, seed)
            names = [state.content.major_poems[index].id for index in state.major_poems]
            assert len({name[0] for name in names}) == 4
            seen.update(f"{seats} {name}" for name in names)
    assert "1 F1" not in seen
    assert "2 F1" in seen
    assert {name for name in seen if name.startswith("1 ")} == {
        f"1 {poem.id}" for poem in RULES.content().major_poems if poem.id != "F1"
    }


@pytest.mark.proves("S-SSET-03", "S-SSET-05")
def test_yusuf_takes_part_without_a_seat() -> None:
    """He has four workers beside his board; nobody but the human is ever asked."""
    match = Match(RULES, 1, 4)
    state = match.at(1)
    assert state.workers[4:] == [WORKSHOP] * 4
    assert state.awake[4:] == [1] * 4
    assert len(match.scores) == 2
    while match.decision is not None:
        assert match.decision.seat == 0
        match.play(match.decision.options[match.number % len(match.decision.options)])
    standings = match.standings
    assert standings is not None
    assert len(standings.scores) == 2


@pytest.mark.proves("S-SSET-04", "S-SSET-08", "S-SSET-09", "S-SSET-10")
def test_after_the_setup_yusuf_has_one_consolidated_city_its_seal_5_prestige_and_no_parias() -> None:
    """Counted when the human is to choose a starting tile: his ship has been placed by then."""
    for seed in range(40):
        match = Match(RULES, 1, seed)
        if match.decision is not None and match.decision.prompt == "sabika.yusuf-ship":
            match.play(match.decision.options[-1])
        assert match.decision is not None
        assert match.decision.prompt == "sabika.keep-tile"
        state = match._state
        ships = state.ships[CITY_COUNT:]
        assert (ships.count(ON_RIGHT), ships.count(NO_SHIP)) == (1, 8)
        city = ships.index(ON_RIGHT)
        assert state.city_seals == [0 if other == city else 1 for other in range(CITY_COUNT)]
        assert (state.seals, state.parias, state.favour) == ([0, 1], [0, 0], [0, 0])
        assert match.scores == (5, 5)
        assert (state.boxes[YUSUF], state.levels[4:], state.tops[4:]) == (4, [0] * 4, [0] * 4)
        assert (state.minor_count(YUSUF), state.balances[YUSUF], state.dinars[YUSUF]) == (0, 0, 0)
        assert (len(state.offered[0]), state.offered[YUSUF], state.kept[YUSUF]) == (2, (), 0)


@pytest.mark.proves("S-SSET-06", "S-SSET-07")
def test_his_first_ship_goes_to_the_nearest_fitting_city_and_the_human_decides_a_tie() -> None:
    """All eight trade cards come up; nearest is counted by hand in dinars from Granada."""
    asked: Counter[bool] = Counter()
    trades = set()
    for seed in range(120):
        match = Match(RULES, 1, seed)
        state = match._state
        trades.add(state.trade)
        nearest = min(DISTANCES[city] for city in fitting(state))
        wanted = {city for city in fitting(state) if DISTANCES[city] == nearest}
        decision = match.decision
        assert decision is not None
        asked[len(wanted) > 1] += 1
        if len(wanted) > 1:
            assert (decision.seat, decision.prompt) == (0, "sabika.yusuf-ship")
            assert {option.notation for option in decision.options} == {f"ship to {city}" for city in wanted}
            match.play(decision.options[1])
            assert state.ships[CITY_COUNT + CITIES.index(decision.options[1].notation.split()[-1])] == ON_RIGHT
        else:
            assert decision.prompt == "sabika.keep-tile"
            assert state.ships[CITY_COUNT + CITIES.index(wanted.pop())] == ON_RIGHT
    assert len(trades) == 8
    assert min(asked[True], asked[False]) >= 10


@pytest.mark.proves("S-SSET-10", "S-STURN-01")
def test_yusuf_starts_round_1() -> None:
    for seed in range(15):
        lines = begun(seed).log(0)
        begins = lines.index("- round-began 1 1")
        assert lines[begins + 1].startswith("1 turned-card Y")
        assert not any(line.startswith(("1 kept-tile", "1 revealed-tile", "1 dealt-tiles")) for line in lines)
        assert not any(line.startswith("1 gained") for line in lines)


@pytest.mark.proves("S-SSET-11")
@pytest.mark.parametrize(("tile", "dinars", "parias"), [(9, 5 + 3, 0), (8, 5 + 1, 2)])
def test_the_human_keeps_one_of_two_tiles_and_gains_the_dinars_of_second_place(
    tile: int, dinars: int, parias: int
) -> None:
    """OQ-64. With two players the first would gain 4 and the second 5. Tile 9 has 3 dinars besides, tile 8 has 1."""
    table = Table("anna", started=False, tiles={"anna": (8, 9)}, seed=1)
    table.answers_until("sabika.keep-tile")
    assert table.anna.choices() == {"keep tile 8", "keep tile 9"}
    assert table.anna.refused("keep tile 7") == "S-SETP-08"
    table.anna.answers(f"keep tile {tile}", "take none")
    assert (table.anna.dinars, table.anna.parias) == (dinars, parias)
    assert table.anna.prestige == 5 + 2 * (tile == 8)


@pytest.mark.proves("S-SSET-12")
def test_his_paria_marker_begins_on_top_of_the_humans() -> None:
    """Seen where neither marker has moved by the first question of round 1."""
    seen = 0
    for seed in range(40):
        state = begun(seed)._state
        if state.parias == [0, 0]:
            seen += 1
            assert state.stamps[YUSUF] > state.stamps[0]
    assert seen >= 5


@pytest.mark.proves("S-SSET-13", "S-SSET-14")
def test_his_tiles_and_three_decks_are_shuffled_face_down() -> None:
    orders: list[set[tuple[int, ...]]] = [set() for _ in range(4)]
    for seed in range(30):
        state = RULES.new(1, seed)
        assert sorted(state.yusuf_tiles) == [0, 0, 1, 2]
        assert state.yusuf_shown == ()
        assert [len(deck) for deck in state.yusuf_decks] == [12, 7, 7]
        assert state.yusuf_wastes == [(), (), ()]
        for deck, worker in zip(state.yusuf_decks, (0, 2, 3)):
            assert len(set(deck)) == len(deck)
            assert {state.content.yusuf_cards[card].worker for card in deck} == {worker}
        for order, pile in zip(orders, (state.yusuf_tiles, *state.yusuf_decks)):
            order.add(pile)
        view = RULES.view(state, 0)
        assert (view.yusuf_tile_count, view.yusuf_deck_sizes) == (4, (12, 7, 7))
        assert not {"yusuf_tiles", "yusuf_decks"} & set(view.plain())
    assert len(orders[0]) >= 6
    assert all(len(order) == 30 for order in orders[1:])
