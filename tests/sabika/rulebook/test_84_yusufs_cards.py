"""Solo: each of Yusuf's 26 cards by name, and what stands at their bottom (S-SSCO)."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from partal.sabika.rules import RULES
from tests.sabika.moments import words_of
from tests.sabika.solo import turns
from tests.sabika.table import Table

MAJOR = {"majors": [2, 7]}
MINOR = {"row": [0, 8, 4]}
SHIP = {"ships": {"algiers": "right", "tunis": "left", "fez": "left"}, "seals": 1}
SETTLED = {"ships": {"algiers": "right", "tunis": "right"}}
POEM = {"poems": ["3 blue", "17 blue"]}


class Card(NamedTuple):
    """Where a card leads, what it clears, what Yusuf then has more, and his prestige and parias."""

    name: str
    square: str
    clears: str
    has: dict[str, Any]
    prestige: int
    parias: int


CARDS = (
    Card("YB1", "construction-1", "R2", MAJOR, 2, 0),
    Card("YB2", "construction-2", "", MAJOR, 3, 0),
    Card("YB3", "construction-1", "", MINOR, 3, 0),
    Card("YB4", "construction-2", "R6", MINOR, 2, 1),
    Card("YB5", "storehouse-left", "", {"boxes": 4 + 2}, 3, 1),
    Card("YB6", "storehouse-right", "", {"boxes": 4 + 3}, 4, 0),
    Card("YB7", "minor-quarry-1", "", MINOR, 2, 0),
    Card("YB8", "major-quarry-1", "", MAJOR, 2, 0),
    Card("YB9", "market-1", "R4", {}, 4, 2),
    Card("YB10", "market-2", "", MINOR, 2, 1),
    Card("YB11", "minor-quarry-1", "", MAJOR, 1, 1),
    Card("YB12", "major-quarry-1", "", MAJOR | MINOR, 0, 0),
    Card("YM1", "export-1", "R2 B2", SHIP, 2, 2),
    Card("YM2", "export-2", "", SHIP, 3, 0),
    Card("YM3", "consolidate-1", "R4", SETTLED, 2, 1),
    Card("YM4", "consolidate-2", "", SETTLED, 2, 1),
    Card("YM5", "produce-1", "", SHIP, 1, 2),
    Card("YM6", "produce-2", "", SHIP | {"ships": {"algiers": "right", "tunis": "left", "fez": "right"}}, 0, 1),
    Card("YM7", "produce-1", "", {}, 3, 3),
    Card("YP1", "carve-1", "B2", POEM, 2, 1),
    Card("YP2", "carve-2", "", POEM, 3, 0),
    Card("YP3", "reactivate-1", "", POEM, 2, 0),
    Card("YP4", "reactivate-2", "", {}, 4, 1),
    Card("YP5", "artisanal-1", "", POEM, 1, 1),
    Card("YP6", "artisanal-2", "", POEM, 1, 1),
    Card("YP7", "carve-1", "", POEM, 2, 0),
)
WORKERS = {"B": "builder-1", "M": "merchant", "P": "poet"}


@pytest.mark.proves("S-SSET-14")
def test_these_are_all_his_cards() -> None:
    content = RULES.content()
    assert [card.name for card in CARDS] == [card.id for card in content.yusuf_cards]


@pytest.mark.proves("S-STURN-05", "S-SACT-01", "S-SSCO-01", "S-SSCO-02", "S-SSCO-03")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_a_card_of_yusufs_by_name(card: Card) -> None:
    """He has one of everything: a major and a minor building, a poem, one city consolidated and one not.

    Palaces and gardens are wanted, every city fits; Fez is the nearest.
    """
    before: dict[str, Any] = {
        "majors": [2],
        "row": [0, 8],
        "boxes": 4,
        "ships": {"algiers": "right", "tunis": "left"},
        "seals": 0,
        "poems": ["3 blue"],
    }
    table = turns(
        card.name,
        trade=7,
        wishes=["A-1", "B-1", "C-3"],
        major_tiles=[1, 4, 7, 9],
        majors={"yusuf": [2]},
        row={"yusuf": [0, 8]},
        balances={"yusuf": 0},
        minor_display=[1, 2, 5, 4],
        store_display=[11, 1, 21, 22],
        poems={"yusuf": "3 blue"},
        display_poems=[9, 17, 4],
        ships={"yusuf": "algiers right, tunis left"},
    )
    spaces = {**table.rondel, **table.marble}
    if card.name == "YM6":
        assert table.anna.choices() == {"consolidate tunis", "consolidate fez"}
        table.anna.answers("consolidate fez")
    table.waits_for("anna", "sabika.turn")
    worker = WORKERS[card.name[1]]
    assert (table.yusuf.place(worker), table.yusuf.stands(worker)) == (card.square, False)
    assert {space for space, lies in spaces.items() if not lies} == set(card.clears.split())
    assert {name: getattr(table.yusuf, name) for name in before} == before | card.has
    assert (table.yusuf.prestige - 5, table.yusuf.parias) == (card.prestige, card.parias)
    assert (table.anna.prestige, table.anna.dinars, table.anna.parias) == (5, 0, 0)
    assert sum(table.waste.values()) == len([space for space in card.clears.split() if space.startswith("R")])


@pytest.mark.proves("S-SSCO-01")
def test_a_card_with_nothing_at_the_bottom_gains_nothing() -> None:
    table = turns("YB12")
    assert (table.yusuf.prestige, table.yusuf.parias) == (5, 0)
    assert not words_of(table, "scored")


@pytest.mark.proves("S-SSCO-02")
@pytest.mark.parametrize(
    ("card", "situation", "prestige"),
    [
        # A presence on either half; the action adds one.
        ("YM2", {"ships": {"yusuf": "algiers right, tunis left, cairo right"}}, 4),
        # Only consolidated cities: one, and the one of the action.
        ("YM4", {"ships": {"yusuf": "algiers right, tunis left, cairo left"}}, 2),
        ("YB8", {"majors": {"yusuf": [2, 3]}, "row": {"yusuf": [0, 8]}, "balances": {"yusuf": 0}}, 3),
        ("YB7", {"majors": {"yusuf": [3]}, "row": {"yusuf": [0, 8, 9]}, "balances": {"yusuf": 0}}, 3),
        # Poem cards of either kind, each once.
        ("YP3", {"poems": {"yusuf": "3 blue, 9 blue, H4"}, "carvings": 4}, 4),
        ("YP7", {"poems": {"yusuf": "3 blue, 9 blue, H4, A1"}, "carvings": 4}, 5),
    ],
)
def test_a_symbol_gives_1_prestige_for_each_of_its_kind(card: str, situation: dict[str, Any], prestige: int) -> None:
    table = turns(card, trade=7, major_poems=["B1", "C3", "", ""], **situation)
    table.answers_until("sabika.turn")
    assert table.yusuf.prestige == 5 + prestige


@pytest.mark.proves("S-SSCO-03")
@pytest.mark.parametrize(("cards", "prestige"), [([1, 8, 5, 4], 3), ([0, 0, 0, 0], 2)])
def test_what_the_action_just_brought_counts(cards: list[int], prestige: int) -> None:
    """Two minor buildings before: with a card to take 3 prestige, without one 2."""
    table = turns("YB7", minor_display=cards, row={"yusuf": [0, 10, 19]}, balances={"yusuf": 0})
    assert table.yusuf.prestige == 5 + prestige


@pytest.mark.proves("S-SSCO-04")
@pytest.mark.parametrize(("humans", "leader"), [(2, "yusuf"), (3, "anna")])
def test_his_marker_lands_on_top_and_so_leads_on_a_tie(humans: int, leader: str) -> None:
    """YB9 moves his marker to 2. On one space with the human's it lies above."""
    table = turns("YB9", parias={"anna": humans}, stack=["anna", "yusuf"])
    assert table.yusuf.parias == 2
    stamps = table.state.stamps
    ahead = max((0, 1), key=lambda player: (table.state.parias[player], stamps[player]))
    assert ("anna", "yusuf")[ahead] == leader
    assert stamps[1] > stamps[0]


@pytest.mark.proves("S-SSCO-04", "S-SEOR-08")
def test_the_tie_is_told_by_who_is_asked_for_the_next_starting_player() -> None:
    """Both pay 2 of 4 by marker; Yusuf pays last, lands on top and starts; with 1 paria more the human is asked."""
    table = Table.solo(sultan=[], parias={"anna": 4, "yusuf": 4}, starter="anna", turn="anna")
    table.ends_round()
    table.anna.answers("2 by marker")
    assert table.starter == "yusuf"
    table = Table.solo(sultan=[], parias={"anna": 5, "yusuf": 4}, starter="anna", turn="anna")
    table.ends_round()
    table.anna.answers("2 by marker")
    table.waits_for("anna", "sabika.starter")
