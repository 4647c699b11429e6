"""Solo: Yusuf's actions: buildings, storehouses and poems (S-SACT, S-SMAJ, S-SMIN, S-SSTO, S-SPOEM)."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from partal.sabika.rules.flow import Turn, maintain
from partal.sabika.rules.things import CITIES
from partal.sabika.rules.yusuf import YusufAct
from tests.sabika.moments import words_of
from tests.sabika.solo import turns
from tests.sabika.table import Table

PALACES_AND_GARDENS = ["A-1", "B-1", "C-1"]
"""Wishes that name no other type of building."""
NO_BUILDINGS = ["B-1", "B-2", "C-1"]


def building(card: str, **situation: Any) -> Table:
    return turns(card, **{"wishes": PALACES_AND_GARDENS, **situation})


# Actions in general


@pytest.mark.proves("S-SACT-01")
def test_yusuf_does_what_his_card_shows_and_not_what_his_square_offers() -> None:
    """YB10 leads to a market and builds a minor building; YP6 leads to artisanal labour and carves."""
    table = building("YB10", minor_display=[1, 2, 5, 4])
    assert (table.yusuf.place("builder-1"), table.yusuf.row, table.yusuf.dinars) == ("market-2", [0, 4], 0)
    table = building("YP6", display_poems=[3, 17, 9])
    assert (table.yusuf.place("poet"), table.yusuf.poems, table.yusuf.dinars) == ("artisanal-2", ["17 blue"], 0)


@pytest.mark.proves("S-SACT-02")
def test_a_card_without_an_action_only_moves_and_gains() -> None:
    table = building("YB9")
    assert (table.yusuf.majors, table.yusuf.row, table.yusuf.boxes, table.yusuf.dinars) == ([], [0], 4, 0)
    assert (table.yusuf.prestige, table.yusuf.parias) == (5 + 4, 2)


@pytest.mark.proves("S-SACT-03")
def test_two_actions_are_done_from_top_to_bottom_and_the_ship_just_placed_may_be_consolidated() -> None:
    """YM6 exports and consolidates: no ship lay on a left half before. YB12 builds a major, then a minor building."""
    table = turns("YM6", trade=7, ships={"yusuf": "algiers right, tunis right"})
    assert table.yusuf.ships == {"algiers": "right", "tunis": "right", "fez": "right"}
    kinds = [event.kind for event in table.told]
    assert kinds.index("shipped") < kinds.index("took-seal") < kinds.index("consolidated")
    table = building("YB12", minor_display=[1, 2, 5, 4])
    assert (table.yusuf.majors, table.yusuf.row) == ([7], [0, 4])
    assert [event.kind for event in table.told if event.kind.startswith("built")] == ["built-major", "built-minor"]


@pytest.mark.proves("S-SACT-04", "S-SPOEM-05", "S-SMAJ-05")
@pytest.mark.parametrize("seed", range(3))
def test_yusuf_never_holds_dinars_materials_raw_materials_or_goods(seed: int) -> None:
    """Nor prestige from laying materials; he never pays, at any question of a game."""
    match = Match(RULES, 1, seed)
    while match.decision is not None:
        match.play(match.decision.options[(3 * match.number + seed) % len(match.decision.options)])
        state = match._state
        assert (state.dinars[1], state.store[7:], state.annex[3:], state.raws[3:]) == (0, [0] * 7, [0] * 3, [0] * 3)
    lines = match.log(0)
    assert not any(line.startswith(("1 paid ", "1 gained", "1 stored", "1 laid")) for line in lines)
    assert not any(line.startswith("1 scored") and line.endswith((" buildings", " poems")) for line in lines)
    assert any(line.startswith("1 carved") for line in lines)


@pytest.mark.proves("S-SACT-05")
@pytest.mark.parametrize(
    ("card", "situation", "prestige", "parias"),
    [
        ("YM3", {"ships": {"yusuf": "algiers right"}}, 2, 1),  # no ship on a left half
        ("YP1", {"display_poems": [0, 0, 0]}, 2, 1),  # no minor poem
        ("YB4", {"minor_display": [0, 0, 0, 0]}, 2, 1),  # no minor card
        ("YB5", {"store_display": [0, 0, 0, 0]}, 3, 1),  # no storehouse tile on either side
        ("YB1", {"major_tiles": list(range(10, 19))}, 2, 0),  # no major tile of the era
        ("YM1", {"ships": {"yusuf": ", ".join(f"{city} right" for city in CITIES)}}, 2, 2),  # no free city
    ],
)
def test_an_action_that_cannot_be_done_is_skipped_and_the_rest_follows(
    card: str, situation: dict[str, Any], prestige: int, parias: int
) -> None:
    """OQ-54: each way an action can fail. The card's gains come all the same."""
    table = turns(card, **situation)
    table.waits_for("anna", "sabika.turn")
    assert (table.yusuf.prestige, table.yusuf.parias) == (5 + prestige, parias)
    assert (table.yusuf.majors, table.yusuf.row, table.yusuf.poems) == ([], [0], [])
    assert (table.yusuf.boxes, table.yusuf.seals, table.yusuf.favour) == (4, 0, 0)
    assert table.state.carvings == 0


@pytest.mark.proves("S-SACT-05", "S-SPOEM-03")
def test_a_minor_poem_that_is_not_there_is_still_due_the_next_time() -> None:
    """OQ-54: the count of carvings does not go up."""
    for due in (0, 2, 4):
        table = turns("YP1", display_poems=[0, 0, 0], carvings=due, major_poems=["A1", "C3", "E2", "H4"])
        assert (table.state.carvings, table.yusuf.poems) == (due, [])
        table.state.poem_display = [0, table.state.poem_deck[-1], 0]
        table.state.poem_deck = table.state.poem_deck[:-1]
        table.go_on([Turn(0), YusufAct(1, "carve", 0)])
        assert (table.state.carvings, len(table.yusuf.poems)) == (due + 1, 1)
        assert table.yusuf.poems[0].endswith(" blue")


# Major construction


@pytest.mark.proves("S-SMAJ-01", "S-SMAJ-02")
@pytest.mark.parametrize(
    ("wishes", "tiles", "taken"),
    [
        (PALACES_AND_GARDENS, [1, 4, 9, 16], 4),  # two palaces and a door with a higher number
        (PALACES_AND_GARDENS, [2, 3, 9, 16], 9),  # no palace of this era: the highest number
        (NO_BUILDINGS, [1, 4, 8, 16], 8),  # nothing is wanted
        (["A-3", "B-1", "C-1"], [1, 3, 6, 8], 6),  # doors
        (["B-1", "C-1", "A-2"], [1, 2, 5, 9], 5),  # a wish that is not yet in the tower counts too
        (["A-1", "A-2", "C-1"], [1, 4, 5, 9], 5),  # two wanted types: the highest number of both
    ],
)
def test_yusuf_takes_the_highest_number_of_a_wanted_type(wishes: list[str], tiles: list[int], taken: int) -> None:
    """OQ-57, OQ-58. Tile 16, a palace, is of the other era."""
    table = turns("YB2", wishes=wishes, major_tiles=tiles)
    assert table.yusuf.majors == [taken]
    assert set(table.state.major_tiles) == set(tiles) - {taken}


@pytest.mark.proves("S-SMAJ-01")
def test_in_era_2_he_takes_tiles_of_era_2() -> None:
    table = turns("YB2", wishes=PALACES_AND_GARDENS, round=3)
    assert table.yusuf.majors == [16]


@pytest.mark.proves("S-SMAJ-03", "S-SMAJ-04", "S-SMAJ-05")
def test_his_favour_marker_moves_and_nothing_else_is_gained() -> None:
    """Tile 4 gives a good and a dinar, the second favour space a raw material and a paria: none of it is his."""
    table = turns("YB2", wishes=PALACES_AND_GARDENS, major_tiles=[1, 4], favour={"yusuf": 1})
    assert (table.yusuf.majors, table.yusuf.favour) == ([4], 2)
    assert (table.yusuf.prestige, table.yusuf.parias, table.yusuf.dinars) == (5 + 3, 0, 0)
    assert (table.yusuf.store, table.yusuf.raws, table.waste) == ({}, [], {})


@pytest.mark.proves("S-SMAJ-03")
@pytest.mark.parametrize(("before", "after"), [(4, 5), (5, 6), (6, 6)])
def test_at_the_end_of_the_track_his_favour_marker_stays_and_brings_no_prestige(before: int, after: int) -> None:
    """OQ-62: space 6 is the last one."""
    table = turns("YB2", favour={"yusuf": before})
    assert (table.yusuf.favour, table.yusuf.prestige) == (after, 5 + 3)


# Minor construction


@pytest.mark.proves("S-SMIN-01")
@pytest.mark.parametrize(
    ("display", "taken"),
    [
        ([1, 2, 5, 4], 4),  # gardens top left and bottom right: the right column first
        ([1, 4, 5, 7], 4),  # two gardens in the right column: the upper one
        ([1, 2, 4, 5], 1),  # two gardens in the left column: the upper one
        ([2, 5, 4, 8], 4),  # the only garden, bottom left
        ([36, 10, 1, 3], 10),  # not the lowest number
    ],
)
def test_yusuf_takes_a_minor_card_of_a_wanted_type_by_its_place(display: list[int], taken: int) -> None:
    """Read: top left, top right, bottom left, bottom right."""
    table = building("YB3", minor_display=display)
    assert table.yusuf.row == [0, taken]
    assert table.state.minor_display == [0 if number == taken else number for number in display]


@pytest.mark.proves("S-SMIN-02")
@pytest.mark.parametrize(
    ("display", "taken"),
    [([2, 5, 3, 6], 5), ([2, 0, 3, 6], 6), ([2, 0, 3, 0], 2), ([0, 0, 3, 0], 3)],
)
def test_without_a_wanted_type_he_takes_the_first_card_in_the_same_order(display: list[int], taken: int) -> None:
    assert building("YB3", minor_display=display).yusuf.row == [0, taken]


@pytest.mark.proves("S-SMIN-03", "S-SMIN-04")
def test_he_makes_no_balance_and_never_refreshes() -> None:
    """Card 4 beside a joker, and card 4 beside a card that ends in its colour, would be balances for a human."""
    for row in ([0], [0, 2]):
        table = building("YB3", minor_display=[1, 8, 5, 4], row={"yusuf": row}, balances={"yusuf": 0})
        assert (table.yusuf.row, table.yusuf.balances) == ([*row, 4], 0)
        assert (table.yusuf.prestige, table.yusuf.parias) == (5 + 3, 0)
        assert (table.state.minor_waste, table.state.minor_display) == ((), [1, 8, 5, 0])
        assert not words_of(table, "balanced")


# Storehouse


@pytest.mark.proves("S-SSTO-01", "S-SSTO-02", "S-SSTO-03", "S-SSTO-04")
@pytest.mark.parametrize(
    ("card", "display", "taken", "boxes"),
    [
        ("YB5", [1, 11, 21, 22], 11, 2),  # left, more boxes
        ("YB5", [12, 11, 21, 22], 12, 2),  # left, equal: the nearer one
        ("YB5", [0, 1, 21, 22], 1, 1),  # left, the only one, though the other side has more
        ("YB5", [0, 0, 1, 11], 11, 2),  # none on the left
        ("YB6", [21, 22, 1, 11], 11, 2),  # right, more boxes
        ("YB6", [21, 22, 2, 1], 2, 1),  # right, equal: the nearer one
        ("YB6", [21, 22, 0, 0], 21, 3),  # none on the right, equal on the left
    ],
)
def test_yusuf_takes_the_tile_with_more_boxes_beside_his_square(
    card: str, display: list[int], taken: int, boxes: int
) -> None:
    """No bonus and no prestige of the tile: only what the card gives."""
    table = turns(card, store_display=display)
    assert table.state.store_display == [0 if number == taken else number for number in display]
    assert table.yusuf.boxes == 4 + boxes
    assert (table.yusuf.prestige, table.yusuf.parias) == {"YB5": (5 + 3, 1), "YB6": (5 + 4, 0)}[card]
    assert table.yusuf.dinars == 0


@pytest.mark.proves("S-SSTO-04")
def test_4_boxes_and_tiles_of_2_and_1_are_7() -> None:
    table = turns("YB5", "YB6", store_display=[11, 0, 1, 0], yusuf_tiles="builder, builder, poet")
    table.anna.rests("poet")
    assert table.yusuf.boxes == 4 + 2 + 1


@pytest.mark.proves("S-SSTO-05")
def test_there_is_no_limit_to_his_tiles() -> None:
    """A human stops at 2 for a storehouse and 8 in all; this is his tenth."""
    held = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    table = turns("YB5", storehouses={"yusuf": {1: held}}, store_display=[11, 12, 13, 14])
    assert table.yusuf.boxes == 4 + 9 + 2
    assert table.yusuf.storehouses == {1: (10, 11)}


# Carving


@pytest.mark.proves("S-SPOEM-01", "S-SPOEM-05")
def test_his_first_poem_is_the_open_minor_one_with_the_highest_number() -> None:
    """Free, and without prestige for materials: 3 from the card YP2."""
    table = turns("YP2", display_poems=[3, 17, 9], major_poems=["A1", "C3", "E2", "H4"])
    assert (table.yusuf.poems, table.state.poem_display, table.state.carvings) == (["17 blue"], [3, 0, 9], 1)
    assert (table.yusuf.prestige, table.yusuf.dinars) == (5 + 3, 0)


@pytest.mark.proves("S-SPOEM-02")
@pytest.mark.parametrize(("major_poems", "taken"), [(["A1", "H4", "E2", "C3"], "H4"), (["A1", "", "E2", "C3"], "E2")])
def test_his_second_is_the_open_major_one_last_in_the_alphabet(major_poems: list[str], taken: str) -> None:
    table = turns("YP2", poems={"yusuf": "17 blue"}, carvings=1, major_poems=major_poems)
    assert table.yusuf.poems == ["17 blue", taken]


@pytest.mark.proves("S-SPOEM-03")
def test_six_carvings_are_minor_major_minor_major_minor_minor() -> None:
    """As he may own two major poems; the board is refilled between."""
    table = turns("YP4", major_poems=["A1", "C3", "E2", "H4"])
    kinds = []
    for _ in range(6):
        table.go_on([Turn(0), YusufAct(1, "carve", 0)])
        kinds.append([words[1] for _, words in words_of(table, "carved")])
        maintain(table.state)
    assert kinds == [["minor"], ["grey"], ["minor"], ["grey"], ["minor"], ["minor"]]
    assert [poem for poem in table.yusuf.poems if not poem.endswith("blue")] == ["H4", "E2"]
    assert len(table.yusuf.poems) == 6


@pytest.mark.proves("S-SPOEM-04")
def test_his_minor_poems_lie_open_without_effect() -> None:
    """Poem 1 would give income and prestige, 16 room for goods, 18 a smaller tribute; 14 red a ship."""
    table = Table.solo(
        sultan=[], round=2, poems={"yusuf": "1 blue, 14 blue, 16 blue, 18 blue"}, parias={"yusuf": 9}, starter="yusuf"
    )
    assert table.anna.sees().blue[1] == (1, 14, 16, 18)
    assert set(table.state.changes) == {0}
    table.ends_round()
    table.answers_until("sabika.turn")
    assert (table.starter, table.yusuf.dinars, table.yusuf.boxes) == ("yusuf", 0, 4)
    assert (table.yusuf.parias >= 9 - 3, table.state.all_boxes(1)) == (True, 4)
    assert [words for seat, words in words_of(table, "paid-tribute") if seat == 1] == [("3", "0", "0", "0")]
    assert not [words for seat, words in words_of(table, "scored") if seat == 1 and words[1] == "effects"]
