"""Small rules that bots and words ask for, each with the numbers it should give."""

from __future__ import annotations

import pytest

from partal.sabika.rules.balance import balanced_pairs, halves_meeting
from partal.sabika.rules.building import is_last_favour, next_favour
from partal.sabika.rules.outer import trading_dinars
from partal.sabika.rules.scoring import SCORINGS_LEFT
from partal.sabika.rules.ships import consolidated_in
from partal.sabika.rules.things import (
    CITIES,
    EITHER,
    GYPSUM,
    JOKER,
    LEFT,
    MARBLE,
    RIGHT,
    SIDE_OF,
    SQUARES,
    WOOD,
    YUSUF,
)
from partal.sabika.rules.tribute import printed_to_come
from partal.sabika.rules.turn import MERCHANT, POET, spaces_beside
from tests.sabika.table import Table


@pytest.mark.proves("S-WISH-01")
def test_a_wish_is_scored_after_rounds_1_3_and_5_from_the_time_it_joins_the_tower() -> None:
    assert SCORINGS_LEFT[1] == (3, 2, 1)
    assert SCORINGS_LEFT[2] == SCORINGS_LEFT[3] == (2, 2, 1)
    assert SCORINGS_LEFT[4] == SCORINGS_LEFT[5] == (1, 1, 1)


@pytest.mark.proves("S-MKT-06")
def test_only_trading_down_brings_a_dinar() -> None:
    assert trading_dinars(WOOD, GYPSUM) == trading_dinars(MARBLE, WOOD) == 1
    assert trading_dinars(GYPSUM, WOOD) == 0


def test_only_storehouse_squares_have_a_side() -> None:
    sides = {SQUARES[square]: side for square, side in enumerate(SIDE_OF) if side != EITHER}
    assert sides == {"storehouse-left": LEFT, "storehouse-right": RIGHT}


def test_a_card_meets_the_row_with_its_inner_half() -> None:
    state = Table("anna", "ben").state
    card = state.content.minor_cards[0]
    assert halves_meeting(state, 0, 1, RIGHT) == (card.left, JOKER)
    assert halves_meeting(state, 0, 1, LEFT) == (card.right, state.content.balance_cards[state.balance_cards[0]])


@pytest.mark.proves("S-BAL-01", "S-BAL-03", "S-SMIN-03")
def test_neighbours_in_a_row_balance_by_colour_or_with_the_joker_and_never_for_yusuf() -> None:
    state = Table("anna").state
    cards = state.content.minor_cards
    edge = state.content.balance_cards[state.balance_cards[0]]
    same = next(card.number for card in cards if card.right == edge)
    other = next(card.number for card in cards if card.right != edge)
    state.rows[0] = (same, 0, other)
    assert balanced_pairs(state, 0) == [True, True]
    state.rows[0] = (other, 0)
    assert balanced_pairs(state, 0) == [False]
    state.rows[0] = (0, same, next(card.number for card in cards if card.left == edge))
    assert balanced_pairs(state, 0) == [True, True]
    state.rows[YUSUF] = state.rows[0]
    assert balanced_pairs(state, YUSUF) == [False, False]


def test_the_favour_marker_stays_on_the_last_space() -> None:
    state = Table("anna", "ben").state
    last = len(state.content.favour) + 1
    state.favour[0] = last - 2
    assert (next_favour(state, 0), is_last_favour(state, last - 1)) == (last - 1, False)
    state.favour[0] = last
    assert (next_favour(state, 0), is_last_favour(state, last)) == (last, True)


def test_players_on_the_right_half_of_a_city_have_consolidated_there() -> None:
    state = Table("anna", "ben", "carla", ships={"anna": "fez left", "ben": "fez right", "carla": "fez right"}).state
    assert consolidated_in(state, CITIES.index("fez")) == [1, 2]
    assert consolidated_in(state, CITIES.index("cairo")) == []


def test_the_printed_tribute_falls_with_every_round() -> None:
    state = Table("anna", "ben").state
    assert [printed_to_come(state, now) for now in (1, 5)] == [sum(state.content.tribute), state.content.tribute[4]]


def test_the_poet_takes_no_raw_material_and_everybody_stops_at_the_purse() -> None:
    state = Table("anna", "ben").state
    square = SQUARES.index("export-1")
    assert [option.verb for option in spaces_beside(state, 0, POET, square, 9)] == ["do-marble"]
    verbs = [option.verb for option in spaces_beside(state, 0, MERCHANT, square, 9)]
    assert set(verbs) == {"do-raw", "do-marble"}
    assert {option.verb for option in spaces_beside(state, 0, MERCHANT, square, 0)} == {"do-raw"}
