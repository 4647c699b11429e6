"""Laws that only Sabika has: tokens, cards, tiles, ships, seals, rooms and points at every question of many games."""

from __future__ import annotations

from collections import Counter

import pytest

from partal.sabika.rules import RULES
from partal.sabika.rules.balance import balanced_pairs
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    CITY_COUNT,
    FAMILIES,
    FIRST_GOOD,
    NO_SHIP,
    ON_LEFT,
    ON_RIGHT,
    SOURCES,
    WARE_COUNT,
)
from partal.sabika.rules.wares import Store
from tests.sabika.games import Game, each_game, humans, many_games, walk

# Pieces


def check_tokens(state: State) -> None:
    """24 tokens, 8 of each family: bag, rondel, discards, workshops, storehouses, poems, or just being stored."""
    for family in range(FAMILIES):
        held = [
            state.raws[player * FAMILIES + family]
            + state.annex[player * FAMILIES + family]
            + state.store[player * WARE_COUNT + FIRST_GOOD + family]
            for player in range(state.players)
        ]
        waiting = [e for e in state.todo if isinstance(e, Store) and e.ware == FIRST_GOOD + family]
        lying = state.raw_spaces.count(family) + state.bag.count(family) + state.waste[family]
        assert sum(held) + lying + len(waiting) == 8


def check_cards(state: State) -> None:
    """36 minor cards, 22 minor poems; 12, 7 and 7 of Yusuf's, each exactly once."""
    minors = [n for row in state.rows for n in row if n] + [n for n in state.minor_display if n]
    assert sorted([*minors, *state.minor_deck, *state.minor_waste]) == list(range(1, 37))
    poems = [n for row in (*state.blue, *state.red) for n in row] + [n for n in state.poem_display if n]
    assert sorted([*poems, *state.poem_deck]) == list(range(1, 23))
    if state.seats == 1:
        piles = zip(state.yusuf_decks, state.yusuf_wastes)
        assert [sorted([*deck, *waste]) for deck, waste in piles] == [
            list(range(12)),
            list(range(12, 19)),
            list(range(19, 26)),
        ]
        assert sorted((*state.yusuf_tiles, *state.yusuf_shown)) == [0, 0, 1, 2]


def check_tiles(state: State) -> None:
    """24 storehouse tiles; major tiles: 9 and 12, or 9 and 9 where three were removed at the start (S-INV-06)."""
    display = [n for n in state.store_display if n]
    piles = [*state.store_piles[0], *state.store_piles[1]]
    assert len(display) + len(piles) + sum(state.levels) == 24
    seen = [*display, *piles, *[n for n in state.tops if n]]
    assert len(set(seen)) == len(seen)
    built = [n for row in state.majors for n in row]
    board = list(state.major_tiles)
    assert len(set(built + board)) == len(built + board)
    second = 9 if state.players == 2 else 12
    eras = Counter(state.content.major_tiles[n - 1].era for n in built + board)
    assert eras[2] == second
    assert eras[1] == 9 if state.round < 3 else eras[1] <= 9
    if state.round >= 3:
        assert all(state.content.major_tiles[n - 1].era == 2 for n in board)


def check_aims(state: State) -> None:
    """Major poems: open and carved are two for each player, all of different letters; the rest is out."""
    carved = [index for row in state.grey for index in row]
    lying = [index for index in state.major_poems if index >= 0]
    assert len(set(carved + lying)) == len(carved + lying) == 2 * state.players
    assert len({state.content.major_poems[index].letter for index in carved + lying}) == 2 * state.players
    assert sorted(state.content.wishes[wish].letter for wish in state.wishes) == ["A", "B", "C"]
    assert len(set(state.city_tiles)) == CITY_COUNT
    assert len(set(state.balance_cards[: state.seats])) == state.seats
    assert len(set(state.events)) == len(state.events) in (0, 3)


def check_pieces(game: Game) -> None:
    first: tuple[object, ...] = ()
    for state, _, _ in walk(game, "pieces"):
        check_tokens(state)
        check_cards(state)
        check_tiles(state)
        check_aims(state)
        assert [sum(balanced_pairs(state, player)) for player in range(state.players)] == state.balances
        constant = (state.wishes, state.city_tiles, state.trade, state.events, tuple(state.balance_cards))
        assert constant == (first or constant)
        first = constant


@pytest.mark.proves("S-INV-05", "S-INV-06", "S-INV-07", "S-INV-08", "S-COMP-04")
@each_game
def test_pieces_are_conserved_at_every_question(game: Game) -> None:
    check_pieces(game)


@pytest.mark.soak
@many_games
def test_pieces_are_conserved_in_many_games(game: Game) -> None:
    check_pieces(game)


@pytest.mark.proves("S-INV-06", "S-INV-08")
@each_game
def test_what_has_been_taken_never_comes_back(game: Game) -> None:
    """Board and displays only lose tiles and major poems to players; buildings and poems stay with their owners."""
    before: State | None = None
    for state, _, _ in walk(game, "taken"):
        if before is not None:
            assert set(state.major_tiles) <= set(before.major_tiles)
            assert set(state.major_poems) <= {*before.major_poems, -1}
            for player in range(state.players):
                for now, then in (
                    (state.majors, before.majors),
                    (state.blue, before.blue),
                    (state.red, before.red),
                    (state.grey, before.grey),
                ):
                    assert now[player][: len(then[player])] == then[player]
                assert set(before.rows[player]) <= set(state.rows[player])
        before = state.copy()


@pytest.mark.proves("S-INV-03", "S-SHIP-01", "S-SEXP-07")
@each_game
def test_nine_ships_each_go_out_once_and_from_left_to_right(game: Game) -> None:
    """In Granada, on a left half or on a right half; told exactly so, and never moved back."""
    sailed: Counter[tuple[int, str]] = Counter()
    settled: Counter[tuple[int, str]] = Counter()
    before = [NO_SHIP] * 36
    for state, _, events in walk(game, "ships"):
        for event in events:
            if event.kind == "shipped":
                sailed[event.seat, event.words[0]] += 1
            elif event.kind == "consolidated":
                settled[event.seat, event.words[0]] += 1
        assert all(now >= then for now, then in zip(state.ships, before))
        before = list(state.ships)
        assert set(sailed.values()) | set(settled.values()) <= {1}
        for player in range(state.players):
            row = state.ships[player * CITY_COUNT : (player + 1) * CITY_COUNT]
            left, right, home = row.count(ON_LEFT), row.count(ON_RIGHT), row.count(NO_SHIP)
            assert left + right + home == 9
            assert right == len([1 for seat, _ in settled if seat == player])
            assert left + right == len([1 for seat, _ in sailed if seat == player])


@pytest.mark.proves("S-INV-04", "S-SEAL-05", "S-SEAL-07")
@each_game
def test_nine_seals_lie_on_cities_or_are_held_or_were_spent(game: Game) -> None:
    """What was spent is counted from what was told; a seal never returns to a city."""
    spent = 0
    lying = [1] * CITY_COUNT
    for state, _, events in walk(game, "seals"):
        for event in events:
            if event.kind in ("paid", "paid-tribute"):
                spent += int(event.words[1])
        assert sum(state.city_seals) + sum(state.seals) + spent == 9
        assert min(state.seals) >= 0
        assert all(now <= then for now, then in zip(state.city_seals, lying))
        lying = list(state.city_seals)


# Numbers


def check_numbers(game: Game) -> None:
    boxes = [4] * 4
    for state, _, _ in walk(game, "numbers"):
        assert min(state.dinars) >= 0
        assert min(state.parias) >= 0
        assert min(state.store) >= 0
        assert min(state.annex) >= 0
        assert set(state.raws) <= {0, 1}
        if state.variant.prestige_floor:
            assert min(RULES.scores(state)) >= 0
        for player in range(state.players):
            assert state.room(player) >= 0
            assert state.poem_room(player) >= 0
            assert len(state.grey[player]) <= 2
            assert state.boxes[player] >= boxes[player]
            boxes[player] = state.boxes[player]
            assert 0 <= state.favour[player] <= len(state.content.favour) + 1
        for player in humans(state):
            assert max(state.levels[player * 4 : player * 4 + 4]) <= 2
            assert state.stored(player) <= state.boxes[player]
            tops = [state.tops[player * 4 + store] > 0 for store in range(4)]
            assert tops == [level > 0 for level in state.levels[player * 4 : player * 4 + 4]]


@pytest.mark.proves("S-INV-09", "S-INV-10", "S-RAW-07")
@each_game
def test_no_number_leaves_its_bounds(game: Game) -> None:
    check_numbers(game)


@pytest.mark.soak
@many_games
def test_no_number_leaves_its_bounds_in_many_games(game: Game) -> None:
    check_numbers(game)


@pytest.mark.proves("S-INV-09", "S-PP-01", "S-RES-03", "S-PAR-02")
@each_game
def test_points_dinars_and_parias_told_are_those_held(game: Game) -> None:
    """By source: every point of every player has been told, and nothing else."""
    points: Counter[tuple[int, str]] = Counter()
    dinars: Counter[int] = Counter()
    parias: Counter[int] = Counter()
    for state, _, events in walk(game, "told"):
        for event in events:
            if event.kind == "scored":
                points[event.seat, event.words[1]] += int(event.words[0])
            elif event.kind == "gained":
                assert event.words[1] == "dinars"
                dinars[event.seat] += int(event.words[0])
            elif event.kind == "paid":
                dinars[event.seat] -= int(event.words[0]) - int(event.words[1])
            elif event.kind == "moved-marker":
                parias[event.seat] += int(event.words[0])
                assert parias[event.seat] == int(event.words[1])
        rows = [points[player, source] for player in range(state.players) for source in SOURCES]
        assert rows == state.points
        assert [dinars[player] for player in range(state.players)] == state.dinars
        assert [parias[player] for player in range(state.players)] == state.parias
    standings = RULES.standings(state)
    assert standings is not None
    assert [sum(line.points for line in lines) for lines in standings.sheets] == list(standings.scores)
    assert list(standings.scores) == [
        sum(count for (seat, _), count in points.items() if seat == player) for player in range(state.players)
    ]
