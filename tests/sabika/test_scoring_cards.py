"""Every major poem, trade card and wish by its name; the numbers are those of the card list."""

from __future__ import annotations

from typing import Any

import pytest

from partal.sabika.rules.content import built_in
from partal.sabika.rules.scoring import Holding
from tests.sabika.moments import quiet, scored, words_of
from tests.sabika.sheet import holding, poem, trade, wish

ALL_CITIES = "algiers florence cairo ragusa constantinople venice fez tunis bruges"
COUNTED: dict[str, list[tuple[Holding, int]]] = {
    "A2": [(holding(grey="A2"), 2), (holding(blue=3, red=2, grey="A2"), 12), (holding(blue=9), 14)],
    "A3": [
        (holding(blue=1, red=1, grey="A3"), 10),
        (holding(blue=3, red=2, grey="A3 B1"), 20),
        (holding(blue=3, red=3, grey="A3 B1 C1"), 20),
        (holding(blue=3, red=1, grey="A3 B1"), 10),
        (holding(blue=9, grey="A3"), 0),
    ],
    "B2": [(holding(boxes=4), 4), (holding(boxes=16), 16), (holding(boxes=17), 16)],
    "C2": [
        (holding({"garden": 1, "tower": 1, "window": 1}), 15),
        (holding({"tower": 4}), 20),
        (holding({"tower": 5}), 20),
        (holding({"palace": 3}), 0),
    ],
    "C3": [(holding(balances=0), 0), (holding(balances=3), 12), (holding(balances=4), 16), (holding(balances=5), 16)],
    "D2": [
        (holding({"palace": 1, "door": 1}), 4),
        (holding({"fountain": 6}), 12),
        (holding({"fountain": 6, "door": 1}), 12),
        (holding({"garden": 3}), 0),
    ],
    "D3": [
        (holding({"palace": 1, "fountain": 1, "door": 1}), 8),
        (holding({"palace": 2, "fountain": 3, "door": 2}), 16),
        (holding({"palace": 3, "fountain": 3, "door": 3}), 16),
        (holding({"palace": 3, "fountain": 3}), 0),
    ],
    "E2": [(holding({"palace": 3, "tower": 5}), 12), (holding({"door": 6, "window": 6}), 16)],
    "F1": [
        (holding(wares="5 gypsum"), 4),
        (holding(wares="1 gypsum, 1 wood, 1 marble, 1 glazed"), 16),
        (holding(wares="1 gypsum, 1 wood, 1 marble, 1 glazed, 1 clothes"), 20),
        (holding(wares="1 gypsum, 1 wood, 1 marble, 1 glazed, 2 sugar, 1 clothes, 1 pottery"), 20),
        (holding(dinars=9, seals=3), 0),
    ],
    "G2": [
        (holding(favour=0), 0),
        (holding(favour=1), 2),
        (holding(favour=4), 8),
        (holding(favour=5), 10),
        (holding(favour=6), 12),
    ],
    "H2": [
        (holding(ships="fez cairo"), 4),
        (holding(ships="fez cairo tunis venice"), 8),
        (holding(ships=ALL_CITIES), 14),
    ],
    "H3": [(holding(consolidated=1), 3), (holding(consolidated=5), 15), (holding(consolidated=6), 15)],
    "H4": [
        (holding(ships="florence cairo ragusa constantinople venice"), 10),
        (holding(ships="algiers fez tunis bruges venice"), 6),
        (holding(ships="algiers florence"), 2),
        (holding(ships=ALL_CITIES), 12),
    ],
}
MAJORITIES: dict[str, tuple[Holding, Holding]] = {
    "A1": (holding(blue=2, grey="A1"), holding(red=2)),
    "B1": (holding(boxes=6), holding(boxes=5)),
    "C1": (holding({"garden": 1, "tower": 1}), holding({"window": 1, "palace": 4})),
    "D1": (holding({"palace": 2}), holding({"door": 1, "garden": 5})),
    "E1": (holding({"palace": 1, "garden": 2}), holding({"door": 2})),
    "G1": (holding(favour=3), holding(favour=2)),
    "H1": (holding(ships="fez tunis"), holding(ships="cairo", consolidated=1)),
}
WISHES: dict[str, list[tuple[Holding, int]]] = {
    "A-1": [(holding({"palace": 2, "garden": 3, "door": 4, "tower": 5}), 5)],
    "A-2": [(holding({"fountain": 2, "tower": 3, "palace": 4, "window": 5}), 5)],
    "A-3": [(holding({"door": 2, "window": 3, "fountain": 4, "garden": 5}), 5)],
    "B-1": [(holding(ships="fez tunis cairo", consolidated=2), 3)],
    "B-2": [(holding(ships="fez tunis cairo", consolidated=2), 4)],
    "B-3": [(holding(seals=3, dinars=9), 6)],
    "C-1": [(holding(blue=3, red=1, grey="A1"), 6)],
    "C-2": [(holding(blue=1, red=3, grey="A1"), 6)],
    "C-3": [(holding(blue=2, red=1, grey="A1 B1"), 5)],
}
# C1 blue sugar, C2 blue clothes, C3 blue pottery, C4 blue sugar clothes, C7 red sugar, C9 red pottery
SOME = holding(tiles="C1 C2 C3 C4 C7 C9", consolidated=3)
TRADES: dict[int, list[tuple[Holding, int]]] = {
    1: [(SOME, 12), (holding(tiles="C7 C8"), 0)],
    2: [(SOME, 6), (holding(tiles="C1 C2"), 0)],
    3: [(SOME, 9), (holding(tiles="C2 C3 C5 C8 C9 C11"), 0)],
    4: [(SOME, 6), (holding(tiles="C1 C3 C6 C7 C9 C12"), 0)],
    5: [(SOME, 6), (holding(tiles="C1 C2 C4 C7 C8 C10"), 0)],
    6: [(holding(ships="algiers fez tunis bruges florence"), 6), (holding(), 0)],
    7: [(SOME, 9), (holding(ships="fez"), 0)],
    8: [(SOME, 12), (holding(), 0)],
}


def test_every_card_is_named_here() -> None:
    content = built_in()
    assert sorted([*COUNTED, *MAJORITIES]) == sorted(card.id for card in content.major_poems)
    assert sorted(WISHES) == sorted(tile.id for tile in content.wishes)
    assert sorted(TRADES) == sorted(card.number for card in content.trades)
    assert (len(content.major_poems), len(content.wishes), len(content.trades)) == (20, 9, 8)


@pytest.mark.parametrize("name", COUNTED)
def test_a_counting_poem_pays_what_is_printed_on_it(name: str) -> None:
    for one, prestige in COUNTED[name]:
        assert poem(name, one) == prestige, one


@pytest.mark.parametrize(
    ("points", "limit", "space", "prestige"), [(2, 14, 5, 10), (2, 14, 6, 12 + 2), (2, 13, 6, 13), (2, 0, 6, 12 + 2)]
)
def test_what_the_last_space_adds_to_a_favour_poem_stays_within_its_limit(
    points: int, limit: int, space: int, prestige: int
) -> None:
    """A poem of 2 for each space and 2 more on the last: a limit cuts them, none leaves them whole."""
    g2 = next(card for card in built_in().major_poems if card.id == "G2")
    assert poem(g2._replace(points=points, limit=limit, last_bonus=2), holding(favour=space)) == prestige


@pytest.mark.parametrize("name", MAJORITIES)
def test_a_majority_poem_pays_14_9_and_6_for_what_it_counts(name: str) -> None:
    more, less = MAJORITIES[name]
    assert poem(name, more, less, holding()) == 14
    assert poem(name, less, more, holding()) == 9
    assert poem(name, holding(boxes=0), more, less) == 6
    assert poem(name, more, more, less) == 9


@pytest.mark.parametrize("name", WISHES)
def test_a_wish_pays_what_is_printed_on_it(name: str) -> None:
    for one, prestige in WISHES[name]:
        assert wish(name, one) == prestige
    assert wish(name, holding()) == 0


@pytest.mark.parametrize("number", TRADES)
def test_a_trade_card_pays_what_is_printed_on_it(number: int) -> None:
    for one, prestige in TRADES[number]:
        assert trade(number, one) == prestige


# At the table the counts come from real pieces

PIECES: dict[str, Any] = {
    "poems": {"anna": "5 blue, 8 blue, 15 red"},
    "boxes": {"anna": 9},
    "row": {"anna": [10, 0, 1, 28]},
    "balance_card": {"anna": 0},
    "majors": {"anna": [1, 2, 3, 4]},
    "store": {"anna": "gypsum, wood, clothes"},
    "favour": {"anna": 6},
    "ships": {"anna": "fez left, algiers right, cairo left, ragusa left, venice left"},
    "cities": {"fez": "C9", "algiers": "C7", "cairo": "C8", "ragusa": "C1", "venice": "C10"},
}
"""Three minor buildings and four major ones (two palaces, a fountain, a door); every neighbour in the row matches."""


@pytest.mark.parametrize(
    ("name", "prestige"),
    [
        ("A1", 14),
        ("A2", 8),
        ("A3", 10),
        ("B1", 14),
        ("B2", 9),
        ("C1", 14),
        ("C2", 15),
        ("C3", 12),
        ("D1", 14),
        ("D2", 8),
        ("D3", 8),
        ("E1", 14),
        ("E2", 12),
        ("F1", 12),
        ("G1", 14),
        ("G2", 12),
        ("H1", 14),
        ("H2", 10),
        ("H3", 3),
        ("H4", 6),
    ],
)
def test_each_major_poem_counts_the_pieces_on_the_table(name: str, prestige: int) -> None:
    pieces = {**PIECES, "poems": {"anna": f"5 blue, 8 blue, 15 red, {name}"}}
    table = quiet("anna", "ben", "carl", round=5, **pieces)
    assert table.anna.balances == 3
    table.ends_round()
    table.is_over()
    assert words_of(table, "scored-poem") == [(0, (name, str(prestige)))]


@pytest.mark.parametrize(("number", "prestige"), [(1, 3), (2, 12), (3, 9), (4, 6), (5, 3), (6, 6), (7, 3), (8, 10)])
def test_each_trade_card_counts_the_ships_on_the_table(number: int, prestige: int) -> None:
    """C9 pottery, C7 sugar, C8 clothes and C10 sugar and clothes are red; C1 sugar is blue."""
    table = quiet(round=5, trade=number, **PIECES)
    table.ends_round()
    table.is_over()
    assert scored(table, table.anna, "trade") == prestige
    assert scored(table, table.ben, "trade") == 0


@pytest.mark.parametrize(
    ("name", "prestige"),
    [("A-1", 5), ("A-2", 3), ("A-3", 3), ("B-1", 5), ("B-2", 2), ("B-3", 4), ("C-1", 4), ("C-2", 2), ("C-3", 3)],
)
def test_each_wish_counts_the_pieces_on_the_table(name: str, prestige: int) -> None:
    """Cards 10, 1 and 28 are gardens, tiles 1 and 4 palaces, 2 a fountain, 3 a door."""
    others = [other for other in ("A-1", "B-1", "C-1") if other[0] != name[0]]
    table = quiet(wishes=[name, *others], seals={"anna": 2}, **PIECES)
    table.ends_round()
    assert [words for seat, words in words_of(table, "fulfilled-wish") if seat == 0] == [(name, str(prestige))]
