"""Set-up: the main board (S-SETB)."""

from itertools import permutations

import pytest

from partal.sabika.rules import RULES
from partal.sabika.rules.content import built_in
from tests.sabika.table import Table

NAMES = ("anna", "ben", "cleo", "dan")
CONTENT = built_in()
SEEDS = range(150)


@pytest.mark.proves("S-SETB-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_narrator_starts_on_space_1(seats: int) -> None:
    table = Table(*NAMES[:seats], started=False)
    table.answers_until("sabika.turn")
    assert table.round == 1
    assert table.anna.sees().round == 1


@pytest.mark.proves("S-SETB-02", "S-SETB-03")
def test_one_wish_of_each_letter_in_any_of_the_six_orders() -> None:
    orders = set()
    drawn: set[str] = set()
    for seed in SEEDS:
        state = RULES.new(2, seed)
        wishes = [CONTENT.wishes[index] for index in state.wishes]
        orders.add("".join(wish.letter for wish in wishes))
        drawn.update(wish.id for wish in wishes)
    assert orders == {"".join(order) for order in permutations("ABC")}
    assert drawn == {wish.id for wish in CONTENT.wishes}


@pytest.mark.proves("S-SETB-03", "S-SETB-05", "S-SETB-14", "S-SETB-16", "S-SETB-19")
def test_everybody_sees_wishes_tiles_poems_cities_and_the_trade_card() -> None:
    state = RULES.new(3, 4)
    for viewer in (None, 0, 1, 2):
        shown = RULES.view(state, viewer)
        assert shown.wishes == state.wishes
        assert shown.major_tiles == state.major_tiles
        assert list(shown.major_poems) == state.major_poems
        assert shown.city_tiles == state.city_tiles
        assert shown.trade == state.trade


@pytest.mark.proves("S-SETB-04")
def test_no_other_wish_ever_scores() -> None:
    table = Table("anna", "ben", wishes=["B-2", "A-1", "C-3"])
    scored = []
    for _ in table.play_on(seed=2):
        scored += [event.words[0] for event in table.told_of("fulfilled-wish") if event.seat == 0]
    assert scored == ["B-2", "B-2", "A-1", "B-2", "A-1", "C-3"]


@pytest.mark.proves("S-SETB-05", "S-SETB-06")
@pytest.mark.parametrize(("seats", "second"), [(1, 9), (2, 9), (3, 12), (4, 12)])
def test_nine_tiles_of_era_1_and_nine_or_twelve_of_era_2(seats: int, second: int) -> None:
    tiles = [CONTENT.major_tiles[number - 1] for number in RULES.new(seats, 1).major_tiles]
    assert [len([tile for tile in tiles if tile.era == era]) for era in (1, 2)] == [9, second]
    assert any(tile.removed for tile in tiles) == (second == 12)


@pytest.mark.proves("S-SETB-07", "S-SETB-08")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_two_piles_of_12_storehouse_tiles_with_2_turned_up_from_each(seats: int) -> None:
    state = RULES.new(seats, 9)
    left = [*state.store_piles[0], *state.store_display[:2]]
    right = [*state.store_piles[1], *state.store_display[2:]]
    assert [len(pile) for pile in state.store_piles] == [10, 10]
    assert len(left) == len(right) == 12
    assert sorted(left + right) == list(range(1, 25))
    assert 0 not in state.store_display


@pytest.mark.proves("S-SETB-07", "S-SETB-09", "S-SETB-10")
def test_tiles_cards_and_poems_are_shuffled() -> None:
    states = [RULES.new(2, seed) for seed in SEEDS]
    assert {number for state in states for number in state.store_display[:2]} == set(range(1, 25))
    assert {number for state in states for number in state.minor_display} == set(range(1, 37))
    assert {state.poem_display[0] for state in states} == set(range(1, 23))


@pytest.mark.proves("S-SETB-09")
@pytest.mark.parametrize("seats", [1, 3])
def test_four_open_minor_cards_in_two_columns_and_32_in_the_deck(seats: int) -> None:
    state = RULES.new(seats, 9)
    assert len(state.minor_display) == 4
    assert sorted([*state.minor_display, *state.minor_deck]) == list(range(1, 37))
    assert len(state.minor_deck) == 32


@pytest.mark.proves("S-SETB-09")
def test_a_taken_minor_card_leaves_its_own_place_empty() -> None:
    """Top left, top right, bottom left, bottom right: the places keep their order."""
    table = Table("anna", "ben", minor_display=[1, 2, 3, 4], store={"anna": "gypsum, wood, marble"}, sultan=[])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("do main", "build minor 3")
    table.anna.answers(sorted(table.anna.choices())[0], "place right")
    assert table.state.minor_display == [1, 2, 0, 4]


@pytest.mark.proves("S-SETB-10")
@pytest.mark.parametrize(("seats", "shown", "deck"), [(1, 3, 19), (2, 3, 19), (3, 4, 18), (4, 5, 17)])
def test_open_minor_poems_by_number_of_players(seats: int, shown: int, deck: int) -> None:
    state = RULES.new(seats, 2)
    assert (len(state.poem_display), len(state.poem_deck)) == (shown, deck)
    assert sorted([*state.poem_display, *state.poem_deck]) == list(range(1, 23))


@pytest.mark.proves("S-SETB-11")
def test_with_4_players_the_fifth_place_belongs_to_the_display() -> None:
    """It is refilled like the others, from the deck beside the board."""
    table = Table(*NAMES, display_poems=[1, 2, 3, 4, 0], next_poems=[9])
    table.ends_round()
    table.answers_until("sabika.turn")
    assert table.state.poem_display == [1, 2, 3, 4, 9]


@pytest.mark.proves("S-SETB-12", "S-SETB-13", "S-SETB-14")
@pytest.mark.parametrize(("seats", "count"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_two_major_poems_for_each_player_all_of_different_letters(seats: int, count: int) -> None:
    drawn: set[str] = set()
    for seed in SEEDS:
        poems = [CONTENT.major_poems[index] for index in RULES.new(seats, seed).major_poems]
        assert len({poem.letter for poem in poems}) == len(poems) == count
        drawn.update(poem.id for poem in poems)
    assert drawn == {poem.id for poem in CONTENT.major_poems if poem.solo or seats > 1}


@pytest.mark.proves("S-SETB-15")
def test_the_other_major_poems_are_out_of_the_game() -> None:
    """A carved one is not replaced when the board is made ready for the next round."""
    table = Table(
        "anna", "ben", major_poems=["A1", "B1", "C1", "D1"], dinars={"anna": 5}, store={"anna": "wood"}, sultan=[]
    )
    table.anna.works("poet", to="carve-1")
    table.anna.answers("do main", "carve B1", "lay wood")
    table.ends_round()
    table.answers_until("sabika.turn")
    left = [None if index < 0 else CONTENT.major_poems[index].id for index in table.state.major_poems]
    assert left == ["A1", None, "C1", "D1"]


@pytest.mark.proves("S-SETB-16")
def test_each_city_has_one_of_the_12_tiles_at_random() -> None:
    deals = [RULES.new(2, seed).city_tiles for seed in SEEDS]
    assert all(len(set(deal)) == len(deal) == 9 for deal in deals)
    assert {deal[0] for deal in deals} == set(range(12))


@pytest.mark.proves("S-SETB-16", "S-SETB-17", "S-SETB-19")
def test_city_tiles_and_trade_card_stay_for_the_whole_game() -> None:
    table = Table("anna", "ben", seed=8)
    tiles, trade = table.state.city_tiles, table.state.trade
    for _ in table.play_on(seed=8):
        assert (table.state.city_tiles, table.state.trade) == (tiles, trade)
    table.is_over()


@pytest.mark.proves("S-SETB-17")
def test_a_city_has_the_colour_of_its_tile() -> None:
    """Consolidating in Cairo brings an action at once under a red tile, and an income under a blue one."""
    for tile, action in (("C11", True), ("C1", False)):
        table = Table(
            "anna", "ben", cities={"cairo": tile}, ships={"anna": "cairo left"}, rondel={"R4": None}, sultan=[]
        )
        table.anna.works("merchant", to="consolidate-1")
        table.anna.does("main")
        assert (table.asked == "anna") == action
        if not action:
            table.ends_round()
        assert table.anna.dinars == 2


@pytest.mark.proves("S-SETB-19")
def test_one_of_the_8_trade_cards_at_random() -> None:
    assert {RULES.new(2, seed).trade for seed in SEEDS} == set(range(8))
