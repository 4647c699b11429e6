"""Outer ring: what both kinds of construction share, and the refresh of the minor cards.

Bases of the minor cards used here: 1, 6, 8, 10 gypsum; 2, 4, 9 wood; 3, 5, 7 marble.
"""

from typing import Any

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

OPEN = [1, 2, 3, 4]
NEXT = [10, 9, 7, 6]
EMPTY_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}


def building(**situation: Any) -> Table:
    """Anna has begun a construction action; her balance card is the green one, so card 1 laid left is no balance."""
    given = {"minor_display": OPEN, "next_minor": NEXT, "rondel": EMPTY_RONDEL, "balance_card": {"anna": 2}}
    return acting("construction-1", **{**given, **situation})


def rest_of_the_cards(*numbers: int) -> list[int]:
    """A row of the balance card and every minor card but these."""
    return [0, *[number for number in range(1, 37) if number not in numbers]]


@pytest.mark.proves("S-CON-01")
@pytest.mark.parametrize(
    ("answers", "majors", "row"),
    [
        (("build major", "lay gypsum", "tile 1", "favour 5"), [1], [0]),
        (("build minor 1", "lay gypsum", "place left"), [], [1, 0]),
    ],
)
def test_the_action_puts_up_exactly_one_building(answers: tuple[str, ...], majors: list[int], row: list[int]) -> None:
    table = building(store={"anna": "gypsum 3, wood"}, favour={"anna": 4}, dinars={"anna": 1})
    assert table.anna.choices() == {"build major", "build minor 1", "build minor 2", "build minor 4", "refresh"}
    table.anna.answers(*answers)
    assert (table.anna.majors, table.anna.row) == (majors, row)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CON-02")
def test_a_dinar_renews_the_minor_cards_and_brings_a_prestige() -> None:
    table = building(dinars={"anna": 1}, store={"anna": "gypsum, marble"})
    before = belongings(table.anna)
    table.anna.answers("refresh")
    assert gained(table.anna, before) == {"dinars": -1, "prestige": 1}
    assert (table.anna.dinars, table.anna.prestige) == (0, 6)
    assert table.state.minor_display == NEXT
    assert sorted(table.state.minor_waste) == OPEN
    assert table.anna.choices() == {"build major", "build minor 10", "build minor 7", "build minor 6"}


@pytest.mark.proves("S-CON-02", "S-CON-08")
@pytest.mark.parametrize(("dinars", "seals", "left"), [(1, 0, (0, 0)), (0, 1, (0, 0)), (1, 1, (0, 1)), (0, 0, None)])
def test_the_refresh_is_paid_with_a_dinar_or_a_seal(dinars: int, seals: int, left: tuple[int, int] | None) -> None:
    table = building(dinars={"anna": dinars}, seals={"anna": seals}, store={"anna": "gypsum"})
    if left is None:
        assert table.anna.refused("refresh") == "S-RES-04"
        return
    table.anna.answers("refresh")
    assert (table.anna.dinars, table.anna.seals) == left


def two_constructions(refresh_first: bool) -> Table:
    """A turn with two construction actions: a green balance gives a carving, and red poem 17 the construction of C7.

    Anna may still pay for a refresh in the second one.
    """
    table = building(
        boxes={"anna": 9},
        dinars={"anna": 4},
        store={"anna": "gypsum 3, wood"},
        minor_display=[8, 2, 3, 4],
        next_minor=[33, 10, 7, 6, 9, 11, 12, 13],
        display_poems=[17, 1, 2],
        cities={"fez": "C7"},
        ships={"anna": "fez left"},
    )
    if refresh_first:
        table.anna.answers("refresh", "build minor 33")
    else:
        table.anna.answers("build minor 8")
    table.anna.answers("lay gypsum", "place right", "pick 2", "carve 17 red", "lay wood", "action of fez")
    table.waits_for("anna", "sabika.construct")
    return table


@pytest.mark.proves("S-CON-03")
def test_there_is_one_refresh_in_a_turn_even_with_two_constructions() -> None:
    table = two_constructions(refresh_first=True)
    assert table.anna.dinars == 1
    assert table.anna.refused("refresh") == "S-CON-03"
    table.anna.answers("build minor 10", "lay gypsum", "place left")
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CON-03")
def test_a_construction_won_as_a_bonus_may_refresh_if_the_turn_had_none() -> None:
    table = two_constructions(refresh_first=False)
    table.anna.answers("refresh")
    assert table.state.minor_display == [33, 10, 7, 6]


@pytest.mark.proves("S-CON-03")
def test_the_next_turn_has_its_own_refresh() -> None:
    table = building(dinars={"anna": 2, "ben": 1}, store={"anna": "gypsum 3", "ben": "gypsum"})
    table.anna.answers("refresh")
    assert table.anna.refused("refresh") == "S-CON-03"
    table.anna.answers("build minor 10", "lay gypsum", "place left")
    table.ben.works("builder-1", to="construction-2")
    assert "refresh" in table.ben.choices()
    table.ben.answers("build major", "tile 1", "pick 1")
    table.anna.works("builder-2", to="market-1")
    table.anna.answers("stop")
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CON-04")
@pytest.mark.parametrize(("shown", "discarded"), [([1, 0, 3, 0], [1, 3]), ([0, 0, 0, 4], [4])])
def test_a_refresh_discards_what_is_left_and_fills_up_to_four(shown: list[int], discarded: list[int]) -> None:
    table = building(dinars={"anna": 1}, store={"anna": "gypsum"}, minor_display=shown)
    table.anna.answers("refresh")
    assert sorted(table.state.minor_waste) == discarded
    assert table.state.minor_display == NEXT


@pytest.mark.proves("S-CON-05")
@pytest.mark.parametrize("begun", ["build major", "build minor 1"])
def test_no_refresh_once_the_building_has_begun(begun: str) -> None:
    table = building(dinars={"anna": 3}, store={"anna": "gypsum, wood"})
    assert "refresh" in table.anna.choices()
    table.anna.answers(begun)
    assert table.anna.refused("refresh") == "S-CON-05"
    table.anna.answers("lay gypsum")
    assert "refresh" not in table.anna.choices()


@pytest.mark.proves("S-CON-05")
@pytest.mark.parametrize("square", ["market-1", "minor-quarry-1", "storehouse-left"])
def test_no_refresh_outside_a_construction(square: str) -> None:
    table = Table("anna", "ben", sultan=[], dinars={"anna": 3}, store={"anna": "gypsum"})
    assert "refresh" not in table.anna.choices()
    table.anna.works("builder-1", to=square)
    table.anna.does("main")
    assert "refresh" not in table.anna.choices()


@pytest.mark.proves("S-CON-06")
def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    """One card is in the deck; the four just discarded are all there is besides."""
    table = building(
        dinars={"anna": 1},
        store={"anna": "gypsum"},
        next_minor=[10],
        row={"ben": rest_of_the_cards(*OPEN, 10)},
    )
    assert (table.state.minor_deck, table.state.minor_waste) == ((10,), ())
    table.anna.answers("refresh")
    assert table.state.minor_display[0] == 10
    assert set(table.state.minor_display[1:]) | set(table.state.minor_deck) == set(OPEN)
    assert (len(table.state.minor_deck), table.state.minor_waste) == (1, ())


@pytest.mark.proves("S-CON-06")
def test_the_new_deck_is_shuffled() -> None:
    """Its order depends on chance and on nothing else."""
    orders = set()
    for seed in range(1, 9):
        table = building(
            seed=seed,
            dinars={"anna": 1},
            store={"anna": "gypsum"},
            next_minor=[10],
            row={"ben": rest_of_the_cards(*OPEN, 10)},
        )
        table.anna.answers("refresh")
        orders.add(tuple(table.state.minor_display[1:]))
    assert len(orders) > 2


@pytest.mark.proves("S-CON-06")
def test_without_deck_and_discards_the_display_is_filled_as_far_as_it_goes() -> None:
    table = building(
        dinars={"anna": 1},
        store={"anna": "gypsum"},
        minor_display=[1, 0, 3, 0],
        next_minor=[],
        row={"ben": rest_of_the_cards(1, 3)},
    )
    table.anna.answers("refresh")
    assert sorted(table.state.minor_display) == [0, 0, 1, 3]


@pytest.mark.proves("S-CON-06")
def test_the_discards_are_public() -> None:
    table = building(dinars={"anna": 1}, store={"anna": "gypsum"})
    table.anna.answers("refresh")
    assert sorted(table.ben.sees().minor_waste) == OPEN


@pytest.mark.proves("S-CON-07")
def test_a_built_card_never_comes_back() -> None:
    table = building(
        dinars={"ben": 1},
        store={"anna": "gypsum, wood", "ben": "gypsum"},
        next_minor=[10],
        row={"ben": rest_of_the_cards(*OPEN, 10)},
    )
    table.anna.answers("build minor 1", "lay gypsum", "place left")
    table.ben.works("builder-1", to="construction-2")
    table.ben.answers("refresh")
    state = table.state
    assert sorted([*state.minor_display, *state.minor_deck, *state.minor_waste]) == [2, 3, 4, 10]
    assert table.anna.row == [1, 0]


@pytest.mark.proves("S-CON-10")
@pytest.mark.parametrize(
    ("store", "shown", "tiles", "possible"),
    [
        ("gypsum", [2, 3, 0, 0], [1], True),
        ("wood", [3, 5, 1, 0], [1], False),
        ("wood", [3, 5, 1, 2], [1], True),
        ("gypsum", [2, 3, 0, 0], [10], False),
        ("gypsum", [2, 3, 0, 6], [10], True),
        ("glazed", OPEN, [1], False),
        ("sugar", OPEN, [1], False),
    ],
)
def test_the_action_needs_a_building_that_can_be_put_up(
    store: str, shown: list[int], tiles: list[int], possible: bool
) -> None:
    """Dinars for a refresh do not help: nobody may begin in hope of a fitting card."""
    table = Table(
        "anna",
        "ben",
        sultan=[],
        dinars={"anna": 9},
        store={"anna": store},
        minor_display=shown,
        major_tiles=tiles,
        rondel=EMPTY_RONDEL,
    )
    assert ("construction-1" in table.anna.squares("builder-1")) == possible
    if not possible:
        assert table.anna.refused("work builder-1 to construction-1") == "S-TURN-16"


@pytest.mark.proves("S-CON-10")
def test_if_a_refresh_leaves_nothing_to_build_the_action_ends() -> None:
    table = building(dinars={"anna": 3}, store={"anna": "wood"}, minor_display=[2, 0, 0, 0], next_minor=[1, 3, 6, 7])
    before = belongings(table.anna)
    table.anna.answers("refresh")
    assert gained(table.anna, before) == {"dinars": -1, "prestige": 1}
    table.waits_for("ben", "sabika.turn")
