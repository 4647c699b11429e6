"""Every minor construction card by its number, the four balance cards and the four balance bonuses, taken in play.

The values are written out here as in the list of components, and not read from the content files.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

COLOURS = {"Y": "yellow", "B": "blue", "G": "green", "V": "violet"}
BALANCE_CARDS = {0: "Y", 1: "B", 2: "G", 3: "V"}
"""The left halves of the four balance cards."""
TYPES = ("palace", "fountain", "door", "garden", "tower", "window")
PRESTIGE = {"gypsum": 1, "wood": 2, "marble": 3}
TABLE = """
1,garden,gypsum,Y,B   13,garden,wood,Y,G     25,garden,marble,Y,V
2,tower,wood,Y,B      14,tower,marble,Y,G    26,tower,gypsum,Y,V
3,window,marble,Y,B   15,window,gypsum,Y,G   27,window,wood,Y,V
4,garden,wood,B,G     16,garden,marble,B,V   28,garden,gypsum,B,Y
5,tower,marble,B,G    17,tower,gypsum,B,V    29,tower,wood,B,Y
6,window,gypsum,B,G   18,window,wood,B,V     30,window,marble,B,Y
7,garden,marble,G,V   19,garden,gypsum,G,Y   31,garden,wood,G,B
8,tower,gypsum,G,V    20,tower,wood,G,Y      32,tower,marble,G,B
9,window,wood,G,V     21,window,marble,G,Y   33,window,gypsum,G,B
10,garden,gypsum,V,Y  22,garden,wood,V,B     34,garden,marble,V,G
11,tower,wood,V,Y     23,tower,marble,V,B    35,tower,gypsum,V,G
12,window,marble,V,Y  24,window,gypsum,V,B   36,window,wood,V,G
"""
CARDS = {int(line.split(",")[0]): tuple(line.split(",")[1:]) for line in TABLE.split()}
"""Type, base, left half and right half of each card."""


def built(number: int, side: str, **situation: Any) -> Table:
    """Anna builds this card with its base alone and lays it at this end of her row."""
    base = CARDS[number][1]
    given = {"minor_display": [number, 0, 0, 0], "store": {"anna": base}, "dinars": {"anna": 0}}
    table = acting("construction-1", **{**given, **situation})
    table.anna.answers(f"build minor {number}", f"lay {base}", f"place {side}")
    return table


def balanced(table: Table) -> list[str]:
    return [event.words[0] for event in table.told_of("balanced")]


def test_all_36_cards_are_written_down_here() -> None:
    assert sorted(CARDS) == list(range(1, 37))


@pytest.mark.parametrize("number", CARDS)
def test_type_and_base_of_a_minor_card(number: int) -> None:
    kind, base, _, _ = CARDS[number]
    table = built(number, "left")
    assert (table.anna.prestige, table.anna.store.get(base, 0)) == (5 + PRESTIGE[base], 0)
    assert table.state.types(0) == [1 if name == kind else 0 for name in TYPES]
    assert table.state.types(1) == [0] * 6


@pytest.mark.parametrize("number", CARDS)
def test_no_other_material_is_the_base_of_a_minor_card(number: int) -> None:
    others = [material for material in ("gypsum", "wood", "marble", "glazed") if material != CARDS[number][1]]
    table = Table(
        "anna",
        "ben",
        sultan=[],
        minor_display=[number, 0, 0, 0],
        major_tiles=[10],
        store={"anna": ", ".join(others)},
        rondel={"R2": None},
    )
    assert "construction-1" not in table.anna.squares("builder-1")


@pytest.mark.parametrize("number", CARDS)
def test_the_left_half_of_a_minor_card(number: int) -> None:
    """The joker takes its colour; then a card whose right half is another colour earns nothing at that end."""
    left = CARDS[number][2]
    assert balanced(built(number, "right")) == [COLOURS[left]]
    for other in ("1", "6", "8", "10"):
        neighbour = int(other)
        if neighbour != number:
            table = built(neighbour, "left", row={"anna": [number, 0]}, balances={"anna": 0})
            assert balanced(table) == ([COLOURS[left]] if CARDS[neighbour][3] == left else [])


@pytest.mark.parametrize("number", CARDS)
@pytest.mark.parametrize("balance_card", BALANCE_CARDS)
def test_the_right_half_of_a_minor_card_and_the_left_half_of_a_balance_card(number: int, balance_card: int) -> None:
    right = CARDS[number][3]
    table = built(number, "left", balance_card={"anna": balance_card})
    matches = BALANCE_CARDS[balance_card] == right
    assert balanced(table) == ([COLOURS[right]] if matches else [])
    assert table.anna.balances == int(matches)


@pytest.mark.parametrize("balance_card", BALANCE_CARDS)
@pytest.mark.parametrize("number", [1, 8, 10, 17])
def test_the_right_half_of_every_balance_card_is_a_joker(balance_card: int, number: int) -> None:
    table = built(number, "right", balance_card={"anna": balance_card})
    assert balanced(table) == [COLOURS[CARDS[number][2]]]


@pytest.mark.parametrize(
    ("number", "answers", "gains"),
    [
        (1, ("0 in dinars",), {"parias": 4}),
        (1, ("3 in dinars",), {"dinars": 3, "parias": 1}),
        (6, ("pick 1", "take R2", "take R4"), {"silk": 1, "sugar": 1}),
        (6, ("pick 1", "take R4", "take R2"), {"clothes": 1, "cane": 1}),
        (
            6,
            ("pick 2", "ship to algiers", "export sugar", "stop"),
            {"ships": 1, "seals": 1, "sugar": -1, "prestige": 1, "parias": 1, "dinars": -1 + 3},
        ),
        (8, ("pick 1",), {"gypsum": 1, "glazed": 1}),
        (8, ("pick 2", "carve 3 blue", "lay wood"), {"poems": 1, "wood": -1, "prestige": 2, "dinars": -1}),
        (10, ("take left-1", "onto storehouse 1"), {"boxes": 2, "prestige": 1, "dinars": 3}),
        (10, ("waive",), {}),
    ],
)
def test_what_each_colour_of_balance_gives(number: int, answers: tuple[str, ...], gains: dict[str, int]) -> None:
    """1 is yellow at its left, 6 blue, 8 green, 10 violet; violet's dinar comes before the question."""
    table = built(
        number,
        "right",
        store={"anna": "gypsum, wood, sugar, pottery"},
        dinars={"anna": 1},
        rondel={"R2": "silk", "R4": "cane", "R6": None, "R8": None},
        cities={"algiers": "C3"},
        display_poems=[3, 9, 7],
        store_display=[11, 12, 15, 16],
        boxes={"anna": 9},
    )
    assert table.anna.dinars == (2 if number == 10 else 1)
    before = belongings(table.anna)
    table.anna.answers(*answers)
    assert gained(table.anna, before) == gains
