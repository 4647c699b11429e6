"""Architectural balance: mosaics of one colour and what they bring.

Balance cards: 0 yellow, 1 blue, 2 green, 3 violet at the left, a joker at the right. All cards laid here have a
gypsum base. Yellow: 4 dinars or parias; blue: raw material and good, or an export; green: gypsum and glazed
ceramic, or a poem; violet: a dinar and a storehouse action.
"""

from typing import Any

import pytest

from tests.sabika.scenes import acting, belongings, gained
from tests.sabika.table import Table

COLOURS = ("yellow", "blue", "green", "violet")
LEFT_OF = {"yellow": 26, "blue": 17, "green": 8, "violet": 10}
"""A card with a gypsum base for each colour of its left half: 26 yellow, 17 blue and 8 green go with violet at
the right, 10 violet with yellow."""
RIGHT_OF = {"yellow": 10, "blue": 1, "green": 6, "violet": 8}
"""A card with a gypsum base for each colour of its right half: 10 violet-yellow, 1 yellow-blue, 6 blue-green,
8 green-violet."""
EMPTY_RONDEL = {"R2": None, "R4": None, "R6": None, "R8": None}


def laid(card: int, side: str, **situation: Any) -> Table:
    """Anna has just laid this card at this end of her row, with gypsum alone."""
    given = {"minor_display": [card, 0, 0, 0], "store": {"anna": "gypsum"}, "rondel": EMPTY_RONDEL}
    table = acting("construction-1", **{**given, **situation})
    table.anna.answers(f"build minor {card}", "lay gypsum", f"place {side}")
    return table


def balanced(table: Table) -> list[str]:
    """The colours of the balances that the last answer made."""
    return [event.words[0] for event in table.told_of("balanced")]


@pytest.mark.proves("S-BAL-01", "S-BAL-05")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_mosaic_of_one_colour_is_a_balance(colour: str) -> None:
    table = laid(RIGHT_OF[colour], "left", balance_card={"anna": COLOURS.index(colour)})
    assert balanced(table) == [colour]
    assert (table.anna.balances, table.ben.balances) == (1, 0)


@pytest.mark.proves("S-BAL-01")
def test_two_cards_of_a_row_make_a_balance_too() -> None:
    """Card 17 shows blue at its left, card 1 blue at its right; 17 lies at the left end."""
    table = laid(1, "left", row={"anna": [17, 0]}, rondel={**EMPTY_RONDEL, "R2": "silk"}, balances={"anna": 0})
    assert balanced(table) == ["blue"]
    table.waits_for("anna", "sabika.take-raw")
    table = laid(17, "right", row={"anna": [0, 1]}, balances={"anna": 0})
    assert balanced(table) == ["blue"]


@pytest.mark.proves("S-BAL-02", "S-BAL-05")
@pytest.mark.parametrize("own", COLOURS)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_mosaic_of_two_colours_earns_nothing(own: str, colour: str) -> None:
    """The left half of a balance card counts as the colour it shows, and is no joker."""
    situation = {"balance_card": {"anna": COLOURS.index(own)}, "store_display": [11, 12, 15, 16]}
    table = laid(RIGHT_OF[colour], "left", **situation)
    if own == colour:
        assert balanced(table) == [colour]
        return
    assert balanced(table) == []
    assert (table.anna.balances, table.anna.prestige, table.anna.dinars, table.anna.parias) == (0, 6, 0, 0)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-BAL-02")
def test_different_halves_of_two_cards_earn_nothing() -> None:
    table = laid(10, "right", row={"anna": [0, 1]}, balances={"anna": 0})
    assert balanced(table) == []
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-BAL-03", "S-BAL-04")
@pytest.mark.parametrize("own", COLOURS)
@pytest.mark.parametrize("colour", COLOURS)
def test_the_right_edge_of_every_balance_card_takes_the_colour_beside_it(own: str, colour: str) -> None:
    table = laid(LEFT_OF[colour], "right", balance_card={"anna": COLOURS.index(own)})
    assert balanced(table) == [colour]
    assert table.anna.balances == 1


@pytest.mark.proves("S-BAL-04")
@pytest.mark.parametrize(
    ("colour", "prompt"), [("yellow", "split"), ("blue", "take-raw"), ("green", "pick"), ("violet", "storehouse")]
)
def test_the_colour_beside_the_joker_decides_the_bonus(colour: str, prompt: str) -> None:
    table = laid(
        LEFT_OF[colour],
        "right",
        store={"anna": "gypsum, wood"},
        dinars={"anna": 1},
        store_display=[11, 12, 15, 16],
        rondel={**EMPTY_RONDEL, "R2": "silk"},
    )
    assert table.anna.prestige == 5 + 1
    table.waits_for("anna", f"sabika.{prompt}")


@pytest.mark.proves("S-BAL-03")
def test_the_joker_serves_once() -> None:
    table = laid(10, "right", row={"anna": [0, 1]}, balances={"anna": 1})
    assert (balanced(table), table.anna.balances) == ([], 1)


@pytest.mark.proves("S-BAL-06")
@pytest.mark.parametrize("dinars", [0, 1, 2, 3, 4])
def test_yellow_gives_four_units_of_dinars_and_parias(dinars: int) -> None:
    table = laid(26, "right")
    before = belongings(table.anna)
    assert table.anna.choices() == {f"{number} in dinars" for number in range(5)}
    assert table.anna.refused("5 in dinars") == "S-BAL-06"
    table.anna.answers(f"{dinars} in dinars")
    wanted = {"dinars": dinars, "parias": 4 - dinars}
    assert gained(table.anna, before) == {name: number for name, number in wanted.items() if number}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-BAL-07", "S-BAL-08")
@pytest.mark.parametrize(("part", "prompts"), [(1, ["take-raw", "take-good"]), (2, ["take-good", "take-raw"])])
def test_blue_gives_a_raw_material_and_a_good_in_either_order(part: int, prompts: list[str]) -> None:
    """Clay of her own and the last clay on the rondel make the order matter; otherwise nobody is asked for it."""
    rondel = {"R2": "silk", "R4": "silk", "R6": "clay", "R8": None}
    table = laid(17, "right", rondel=rondel, raws={"anna": "clay"})
    before = belongings(table.anna)
    table.anna.answers(f"part {part} first")
    table.waits_for("anna", f"sabika.{prompts[0]}")
    table.anna.answers("take R2")
    table.waits_for("anna", f"sabika.{prompts[1]}")
    table.anna.answers("take R4")
    assert gained(table.anna, before) == {"silk": 1, "clothes": 1}
    assert table.rondel == {**EMPTY_RONDEL, "R6": "clay"}


@pytest.mark.proves("S-BAL-08")
def test_the_order_matters_when_the_last_token_of_a_family_is_wanted() -> None:
    """Clay of her own and one on the rondel: raw first turns hers and leaves the other for the good."""
    rondel = {**EMPTY_RONDEL, "R2": "clay"}
    table = laid(17, "right", rondel=rondel, raws={"anna": "clay"})
    table.anna.answers("part 1 first", "take R2", "take R2")
    assert (table.anna.store, table.anna.raws) == ({"pottery": 2}, [])
    table = laid(17, "right", rondel=rondel, raws={"anna": "clay"})
    table.anna.answers("part 2 first", "take R2")
    assert (table.anna.store, table.anna.raws) == ({"pottery": 1}, ["clay"])
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-BAL-07", "S-BAL-11")
def test_blue_may_be_an_export_instead_with_its_usual_price() -> None:
    """Fez is 1 dinar away and wants pottery there, for 3 dinars."""
    rondel = {**EMPTY_RONDEL, "R2": "silk"}
    table = laid(17, "right", store={"anna": "gypsum, sugar"}, dinars={"anna": 1}, cities={"fez": "C3"}, rondel=rondel)
    assert table.anna.choices() == {"pick 1", "pick 2"}
    before = belongings(table.anna)
    table.anna.answers("pick 2", "ship to fez", "export sugar")
    assert gained(table.anna, before) == {
        "ships": 1,
        "seals": 1,
        "sugar": -1,
        "prestige": 1,
        "parias": 1,
        "dinars": -1 + 3,
    }


@pytest.mark.proves("S-BAL-09")
def test_green_gives_gypsum_and_glazed_ceramic() -> None:
    table = laid(8, "right", store={"anna": "gypsum, wood"}, dinars={"anna": 9})
    before = belongings(table.anna)
    assert table.anna.choices() == {"pick 1", "pick 2"}
    table.anna.answers("pick 1")
    assert gained(table.anna, before) == {"gypsum": 1, "glazed": 1}


@pytest.mark.proves("S-BAL-09", "S-BAL-11")
def test_green_may_be_a_poem_instead_with_its_usual_price() -> None:
    table = laid(8, "right", store={"anna": "gypsum, wood"}, dinars={"anna": 3}, display_poems=[3, 9, 7])
    before = belongings(table.anna)
    table.anna.answers("pick 2", "carve 3 blue", "lay wood")
    assert gained(table.anna, before) == {"poems": 1, "wood": -1, "prestige": 2, "dinars": -1}


@pytest.mark.proves("S-BAL-10")
def test_violet_gives_a_dinar_and_then_a_storehouse_action() -> None:
    table = laid(10, "right", store_display=[11, 12, 15, 16])
    table.waits_for("anna", "sabika.storehouse")
    assert table.anna.dinars == 1
    assert table.anna.choices() == {"take left-1", "take left-2", "take right-1", "take right-2", "waive"}
    table.anna.answers("take right-2", "onto storehouse 1")
    assert (table.anna.dinars, table.anna.parias, table.anna.storehouses) == (1, 2, {1: (1, 16)})
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-BAL-11", "S-BAL-12")
@pytest.mark.parametrize(
    ("card", "store", "dinars", "possible"),
    [
        (17, "gypsum, sugar", 1, True),
        (17, "gypsum, sugar", 0, False),
        (17, "gypsum", 9, False),
        (8, "gypsum, wood", 1, True),
        (8, "gypsum, wood", 0, False),
        (8, "gypsum, glazed", 9, False),
    ],
)
def test_the_action_is_offered_only_if_it_can_be_carried_out(
    card: int, store: str, dinars: int, possible: bool
) -> None:
    """17 is blue with the export as its second choice, 8 green with the poem; one token lies on the rondel."""
    table = laid(card, "right", store={"anna": store}, dinars={"anna": dinars}, rondel={**EMPTY_RONDEL, "R4": "cane"})
    if possible:
        assert table.anna.choices() == {"pick 1", "pick 2"}
    elif card == 17:
        table.waits_for("anna", "sabika.take-raw")
    else:
        assert table.told_of("carved") == []
        assert table.anna.store["glazed"] == (2 if "glazed" in store else 1)


@pytest.mark.proves("S-BAL-12")
def test_the_resources_may_be_taken_although_the_action_is_possible() -> None:
    table = laid(8, "right", store={"anna": "gypsum, wood"}, dinars={"anna": 9})
    table.anna.answers("pick 1")
    assert (table.anna.store, table.anna.dinars) == ({"wood": 1, "gypsum": 1, "glazed": 1}, 9)


@pytest.mark.proves("S-BAL-12")
def test_an_action_that_was_chosen_may_still_be_waived() -> None:
    table = laid(17, "right", store={"anna": "gypsum, sugar"}, dinars={"anna": 9})
    before = belongings(table.anna)
    table.anna.answers("pick 2", "waive")
    assert gained(table.anna, before) == {}
    assert table.anna.store == {"sugar": 1}


@pytest.mark.proves("S-BAL-13")
def test_a_card_makes_one_balance_even_if_both_ends_of_the_row_would_match_it() -> None:
    """Card 26 is yellow and violet; the row begins with violet (10) and ends with yellow (28)."""
    for side, colour in (("left", "violet"), ("right", "yellow")):
        table = laid(26, side, row={"anna": [10, 0, 28]}, balances={"anna": 2}, store_display=[11, 12, 15, 16])
        assert balanced(table) == [colour]
        assert table.anna.balances == 3


@pytest.mark.proves("S-BAL-14")
def test_balances_are_counted_and_score_with_major_poem_c3() -> None:
    """C3 gives 4 prestige for each balance."""
    table = laid(26, "right", round=5, poems={"anna": "C3"}, balances={"anna": 2})
    table.anna.answers("4 in dinars")
    assert table.ben.sees().balances == [3, 0]
    table.ends_round()
    while not table.match.over:
        scored = table.match.play(table.decision.options[0])
    assert [event.words for event in scored if event.kind == "scored-poem"] == [("C3", "12")]
