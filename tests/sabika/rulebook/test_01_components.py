"""What is in the box (S-COMP)."""

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import CITIES, GLAZED, RED_CITY, TYPES, WORKERS
from partal.sabika.rules.view import View
from tests.sabika.table import Table

NAMES = ("anna", "ben", "cleo", "dan")
CONTENT = built_in()


@pytest.mark.proves("S-COMP-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_zero_and_five_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 4 players, not {seats}"):
        Match(RULES, seats, 1)


@pytest.mark.proves("S-COMP-01", "S-COMP-02")
@pytest.mark.parametrize(("seats", "players", "side"), [(1, 2, "1-2"), (2, 2, "1-2"), (3, 3, "3-4"), (4, 4, "3-4")])
def test_one_to_four_play_and_one_alone_faces_the_solo_opponent(seats: int, players: int, side: str) -> None:
    table = Table(*NAMES[:seats])
    assert len(table.match.scores) == players
    assert ("yusuf" in table.players) == (seats == 1)
    assert ("R1" in table.rondel) == (side == "3-4")


@pytest.mark.proves("S-COMP-03", "S-SETR-09")
@pytest.mark.parametrize(("material", "pieces"), [("gypsum", 30), ("wood", 30), ("marble", 25), ("glazed", 20)])
def test_the_number_of_building_materials_holds_nobody_back(material: str, pieces: int) -> None:
    """The others already hold every piece of the box."""
    table = Table("anna", "ben", store={"ben": f"{material} {pieces}"}, boxes={"ben": pieces}, dinars={"anna": 1})
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    table.anna.answers(f"buy {material}")
    assert table.anna.store == {material: 1}
    assert table.ben.store == {material: pieces}


@pytest.mark.proves("S-COMP-04")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bag_rondel_workshops_and_discards_always_hold_8_tokens_of_each_family(seats: int) -> None:
    """`check_pieces` counts them after every answer; it notices one that is missing."""
    table = Table(*NAMES[:seats], started=False, seed=seats)
    for _ in table.play_on(seed=seats):
        pass
    table.is_over()
    table.state.waste[0] += 1
    with pytest.raises(AssertionError):
        table.check_pieces()


@pytest.mark.proves("S-COMP-06", "S-ROUND-07")
def test_four_colours_of_two_builders_a_merchant_and_a_poet() -> None:
    table = Table(*NAMES)
    assert len(table.state.workers) == 16
    assert WORKERS == ("builder-1", "builder-2", "merchant", "poet")
    for name in NAMES:
        assert table.players[name].standing == list(WORKERS)


@pytest.mark.proves("S-COMP-07")
def test_the_sultan_has_four_builders_two_merchants_and_two_poets() -> None:
    table = Table("anna", "ben")
    outer = [square for square in table.sultan if square in OUTER_SQUARES]
    middle = [square for square in table.sultan if square in MIDDLE_SQUARES]
    inner = [square for square in table.sultan if square in INNER_SQUARES]
    assert (len(table.sultan), len(outer), len(middle), len(inner)) == (8, 4, 2, 2)


OUTER_SQUARES = {
    "minor-quarry-1",
    "construction-1",
    "storehouse-right",
    "market-1",
    "major-quarry-1",
    "construction-2",
    "storehouse-left",
    "market-2",
}
MIDDLE_SQUARES = {"produce-1", "export-1", "consolidate-1", "produce-2", "export-2", "consolidate-2"}
INNER_SQUARES = {"artisanal-1", "carve-1", "reactivate-1", "artisanal-2", "carve-2", "reactivate-2"}


@pytest.mark.proves("S-COMP-08")
def test_nine_ships_of_each_colour_for_nine_cities() -> None:
    assert len(CITIES) == 9
    table = Table(*NAMES, ships={"anna": ", ".join(f"{city} left" for city in CITIES)})
    assert len(table.anna.ships) == 9
    assert len(table.state.ships) == 36
    assert table.ben.ships == {}


@pytest.mark.proves("S-COMP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_has_three_markers_of_its_own_and_all_share_the_narrator(seats: int) -> None:
    table = Table(*NAMES[:seats], prestige={"ben": 9}, favour={"ben": 2}, parias={"ben": 4}, round=3)
    views = [RULES.view(table.state, seat) for seat in range(seats)]
    expected = [(9, 2, 4) if name == "ben" else (5, 0, 0) for name in NAMES[:seats]]
    for view in views:
        prestige = [view.prestige(player) for player in range(seats)]
        assert list(zip(prestige, view.favour, view.parias, strict=True)) == expected
        assert view.round == 3


@pytest.mark.proves("S-COMP-10", "S-COMP-21")
def test_24_storehouse_tiles_and_16_starting_storehouses_in_4_workshops() -> None:
    assert [tile.number for tile in CONTENT.store_tiles] == list(range(1, 25))
    table = Table(*NAMES)
    assert len(table.state.levels) == 16
    assert table.state.levels == [0] * 16
    assert table.state.boxes == [4] * 4


@pytest.mark.proves("S-COMP-11")
def test_21_major_tiles_of_three_types_over_two_eras() -> None:
    tiles = CONTENT.major_tiles
    assert [tile.number for tile in tiles] == list(range(1, 22))
    assert [len([tile for tile in tiles if tile.era == era]) for era in (1, 2)] == [9, 12]
    assert {TYPES[tile.type] for tile in tiles} == {"palace", "fountain", "door"}


@pytest.mark.proves("S-COMP-12")
def test_36_minor_cards_each_with_type_base_and_two_halves() -> None:
    cards = CONTENT.minor_cards
    assert [card.number for card in cards] == list(range(1, 37))
    assert {TYPES[card.type] for card in cards} == {"garden", "tower", "window"}
    assert {card.base for card in cards} == {0, 1, 2}
    assert GLAZED not in {card.base for card in cards}
    assert {half for card in cards for half in (card.left, card.right)} == {0, 1, 2, 3}


@pytest.mark.proves("S-COMP-13", "S-SETP-02")
def test_four_balance_cards_are_dealt_at_random_one_to_each_player() -> None:
    assert len(CONTENT.balance_cards) == 4
    deals = [tuple(Table(*NAMES, seed=seed).state.balance_cards) for seed in range(40)]
    assert all(sorted(deal) == [0, 1, 2, 3] for deal in deals)
    assert {deal[0] for deal in deals} == {0, 1, 2, 3}


@pytest.mark.proves("S-COMP-14")
def test_22_numbered_minor_poems_with_a_blue_and_a_red_half() -> None:
    assert [poem.number for poem in CONTENT.poems] == list(range(1, 23))
    assert all(poem.red and (poem.blue.triggers or poem.blue.changes) for poem in CONTENT.poems)


@pytest.mark.proves("S-COMP-15")
def test_20_major_poems_named_by_letter_and_digit() -> None:
    ids = [poem.id for poem in CONTENT.major_poems]
    assert len(set(ids)) == len(ids) == 20
    assert {"A1", "A2", "A3", "B1", "B2", "C3", "E2", "F1", "H4"} <= set(ids)
    assert len({name[0] for name in ids}) >= 8


@pytest.mark.proves("S-COMP-16", "S-COMP-19")
def test_8_trade_cards_and_10_starting_tiles_have_numbers() -> None:
    assert [card.number for card in CONTENT.trades] == list(range(1, 9))
    assert [tile.number for tile in CONTENT.start_tiles] == list(range(1, 11))


@pytest.mark.proves("S-COMP-17")
def test_6_blue_and_6_red_city_tiles() -> None:
    red = [tile for tile in CONTENT.cities if tile.colour == RED_CITY]
    assert (len(CONTENT.cities), len(red)) == (12, 6)


@pytest.mark.proves("S-COMP-18", "S-SETB-18")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_city_has_one_seal_and_nobody_else_has_one(seats: int) -> None:
    table = Table(*NAMES[:seats], started=False)
    assert [table.seal_at(city) for city in CITIES] == [True] * 9
    assert sum(table.state.seals) == 0


@pytest.mark.proves("S-COMP-20")
def test_three_wishes_of_each_letter() -> None:
    assert [wish.letter for wish in CONTENT.wishes] == list("AAABBBCCC")
    assert len({wish.id for wish in CONTENT.wishes}) == 9


@pytest.mark.proves("S-COMP-21", "S-SETR-02")
def test_one_bag_one_starting_token_and_three_cancellation_tiles() -> None:
    three, four = Table(*NAMES[:3]), Table(*NAMES)
    covered = [name for name in (*four.rondel, *four.marble) if name not in (*three.rondel, *three.marble)]
    assert len(covered) + len(CONTENT.covered_squares) == 3
    view: View = four.dan.sees()
    assert view.bag_size == 24 - 8
    assert view.starter in range(4)


@pytest.mark.proves("S-COMP-22")
def test_events_1_to_5_are_good_and_6_to_14_bad() -> None:
    assert [event.number for event in CONTENT.events] == list(range(1, 15))
    assert [event.number for event in CONTENT.events if event.positive] == [1, 2, 3, 4, 5]


@pytest.mark.proves("S-COMP-23")
def test_yusuf_has_12_7_and_7_worker_cards_and_4_worker_tiles() -> None:
    assert [len([c for c in CONTENT.yusuf_cards if c.worker == worker]) for worker in (0, 2, 3)] == [12, 7, 7]
    table = Table.solo("anna")
    assert [len(deck) for deck in table.state.yusuf_decks] == [12, 7, 7]
    assert len(table.state.yusuf_tiles) == 4


@pytest.mark.proves("S-COMP-24", "S-TURN-08")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_a_round_each_of_yusufs_workers_acts_once(seed: int) -> None:
    table = Table.solo("anna", seed=seed)
    assert sorted(table.state.yusuf_tiles) == [0, 0, 1, 2]
    workers: dict[int, list[str]] = {number: [] for number in range(1, 6)}
    turns = dict.fromkeys(workers, 0)
    before = 1
    for _ in table.play_on(seed=seed):
        for event in table.told:
            if event.kind == "round-began":
                before = int(event.words[0])
            turns[before] += event.kind in ("worked", "rested")
            if event.kind == "worked" and event.seat == 1:
                workers[before].append(event.words[0])
    assert [sorted(acted) for acted in workers.values()] == [sorted(WORKERS)] * 5
    assert list(turns.values()) == [8] * 5
