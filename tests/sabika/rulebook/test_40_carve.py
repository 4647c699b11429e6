"""Inner ring: carve poem (S-CARV)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.sabika.moments import begin_carving, build_major, carve, happened, leave, pay_tribute, quiet, reactivate
from tests.sabika.table import content_with

OPEN = {"display_poems": [2, 5, 21], "major_poems": ["A2", "B2", "E2", "H4"]}
BLUES = ("1 blue", "8 blue", "9 blue", "11 blue")
REDS = ("15 red", "18 red", "9 red", "13 red")
GREYS = ("C1", "D1")
PRESTIGE = {"gypsum": 1, "wood": 2, "marble": 3, "glazed": 4}


def is_offered(poem: str, dinars: int, poems: str = "", **situation: Any) -> bool:
    """Whether anna's poet could carve this with this many dinars."""
    situation = {**OPEN, **situation}
    table = quiet(dinars={"anna": dinars}, store={"anna": "gypsum, wood"}, poems={"anna": poems}, **situation)
    if "carve-1" not in table.anna.squares("poet"):
        return False
    table.anna.works("poet", to="carve-1")
    if table.asked == "anna" and table.decision.prompt == "sabika.act" and "do main" in table.anna.choices():
        table.anna.does("main")
    return table.decision.prompt == "sabika.carve" and f"carve {poem}" in table.anna.choices()


def price(poem: str, poems: str = "", **situation: Any) -> int:
    """The fewest dinars for which this poem is offered."""
    dinars = next(dinars for dinars in range(20) if is_offered(poem, dinars, poems, **situation))
    table = quiet(
        dinars={"anna": dinars + 9}, store={"anna": "gypsum, wood"}, poems={"anna": poems}, **OPEN, **situation
    )
    begin_carving(table.anna)
    before = table.anna.dinars
    table.anna.answers(f"carve {poem}")
    assert before - table.anna.dinars == dinars
    return dinars


@pytest.mark.proves("S-CARV-01", "S-CARV-02")
def test_any_open_poem_may_be_carved_a_minor_one_by_either_half() -> None:
    table = quiet(dinars={"anna": 9}, store={"anna": "gypsum"}, **OPEN)
    begin_carving(table.anna)
    minor = {f"carve {number} {half}" for number in (2, 5, 21) for half in ("blue", "red")}
    assert table.anna.choices() == minor | {"carve A2", "carve B2", "carve E2", "carve H4"}
    assert table.anna.refused("carve 7 blue") == "S-CARV-01"
    assert table.anna.refused("carve C1") == "S-CARV-01"
    table.anna.answers("carve 5 red")
    assert table.anna.poems == ["5 red"]


@pytest.mark.proves("S-CARV-02")
def test_the_half_that_was_not_chosen_is_out_of_use() -> None:
    """Poem 15 carved as red gives nothing to a rest; carved as blue it does."""
    for half, dinars, prestige in (("red", 3, 4), ("blue", 3 + 2, 5)):
        table = quiet(poems={"anna": f"15 {half}"})
        table.anna.rests("poet")
        assert (table.anna.dinars, table.anna.prestige) == (dinars, prestige)


@pytest.mark.proves("S-CARV-03")
@pytest.mark.parametrize(("carved", "dinars"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_a_blue_poem_costs_1_and_1_more_for_each_blue_one(carved: int, dinars: int) -> None:
    poems = ", ".join(BLUES[:carved])
    assert price("2 blue", poems) == dinars
    assert price("2 blue", poems, settings={"poem-cost-step": "base"}) == dinars


@pytest.mark.proves("S-CARV-04")
@pytest.mark.parametrize(("carved", "dinars", "base"), [(0, 2, 2), (1, 3, 4), (2, 4, 6), (3, 5, 8)])
def test_a_red_poem_costs_2_and_1_more_for_each_red_one(carved: int, dinars: int, base: int) -> None:
    poems = ", ".join(REDS[:carved])
    assert price("5 red", poems) == dinars
    assert price("5 red", poems, settings={"poem-cost-step": "base"}) == base


@pytest.mark.proves("S-CARV-05")
@pytest.mark.parametrize(("carved", "dinars", "base"), [(0, 4, 4), (1, 5, 8)])
def test_a_grey_poem_costs_4_and_1_more_for_the_second(carved: int, dinars: int, base: int) -> None:
    poems = ", ".join(GREYS[:carved])
    assert price("E2", poems) == dinars
    assert price("E2", poems, settings={"poem-cost-step": "base"}) == base


@pytest.mark.proves("S-CARV-03", "S-CARV-04", "S-CARV-05")
def test_a_poem_that_cannot_be_paid_is_refused_by_the_clause_of_its_price() -> None:
    table = quiet(dinars={"anna": 2}, store={"anna": "gypsum"}, poems={"anna": "15 red, 1 blue"}, **OPEN)
    begin_carving(table.anna)
    assert table.anna.choices() == {"carve 2 blue", "carve 5 blue", "carve 21 blue"}
    assert table.anna.refused("carve 2 red") == "S-CARV-04"
    assert table.anna.refused("carve E2") == "S-CARV-05"


@pytest.mark.proves("S-CARV-06")
def test_poems_of_another_colour_do_not_raise_the_price() -> None:
    assert price("5 red", ", ".join(BLUES[:3])) == 2
    assert price("2 blue", ", ".join((*REDS[:3], *GREYS))) == 1
    assert price("E2", ", ".join((*REDS[:2], *BLUES[:2]))) == 4


@pytest.mark.proves("S-CARV-07")
def test_a_third_major_poem_is_refused() -> None:
    for poems, offered in (("C1", True), ("C1, D1", False)):
        table = quiet(dinars={"anna": 19}, store={"anna": "gypsum"}, poems={"anna": poems}, **OPEN)
        begin_carving(table.anna)
        assert ("carve E2" in table.anna.choices()) is offered
        assert "carve 2 red" in table.anna.choices()
    assert table.anna.refused("carve E2") == "S-CARV-07"


@pytest.mark.proves("S-CARV-08", "S-CARV-10", "S-CARV-11")
def test_one_base_and_at_most_one_different_extra() -> None:
    """All four materials in store: three bases alone, and every pair of two kinds."""
    table = quiet(dinars={"anna": 1}, store={"anna": "gypsum, wood 2, marble, glazed"}, boxes={"anna": 6}, **OPEN)
    begin_carving(table.anna)
    table.anna.answers("carve 2 blue")
    pairs = {f"lay {one} {two}" for one, two in combinations(PRESTIGE, 2)}
    assert table.anna.choices() == {"lay gypsum", "lay wood", "lay marble"} | pairs
    assert table.anna.refused("lay wood wood") == "S-CARV-10"
    assert table.anna.refused("lay gypsum wood marble") == "S-CARV-10"
    assert table.anna.refused("lay glazed") == "S-CARV-09"


@pytest.mark.proves("S-CARV-09")
def test_glazed_alone_carves_nothing() -> None:
    """With event 13 a single dinar pays no secondary action, so only the poem could bring the poet here."""
    for store, offered in (("glazed 2", False), ("glazed, gypsum", True)):
        table = quiet(dinars={"anna": 1}, store={"anna": store}, events=[13, 1, 2], **OPEN)
        assert ("carve-1" in table.anna.squares("poet")) is offered


@pytest.mark.proves("S-CARV-11")
@pytest.mark.parametrize(
    ("materials", "prestige"),
    [
        ("gypsum", 1),
        ("wood", 2),
        ("marble", 3),
        ("gypsum wood", 3),
        ("gypsum marble", 4),
        ("gypsum glazed", 5),
        ("wood marble", 5),
        ("wood glazed", 6),
        ("marble glazed", 7),
    ],
)
def test_materials_score_1_2_3_and_4(materials: str, prestige: int) -> None:
    table = quiet(dinars={"anna": 1}, store={"anna": materials.replace(" ", ", ")}, **OPEN)
    carve(table.anna, "5 blue", materials)
    assert table.anna.prestige == 5 + prestige
    assert table.ben.prestige == 5


@pytest.mark.proves("S-CARV-12")
def test_dinars_and_materials_leave_the_player() -> None:
    table = quiet(dinars={"anna": 6}, store={"anna": "gypsum 2, marble"}, **OPEN)
    carve(table.anna, "A2", "gypsum marble")
    assert (table.anna.dinars, table.anna.store) == (2, {"gypsum": 1})
    assert (table.ben.dinars, table.ben.store) == (0, {})


@pytest.mark.proves("S-CARV-13")
def test_paying_and_scoring_then_the_card_then_its_effect() -> None:
    """Poem 15 red gives 5 dinars and 2 parias: too late to pay for itself."""
    table = quiet(dinars={"anna": 2}, store={"anna": "wood"}, **{**OPEN, "display_poems": [15, 5, 21]})
    carve(table.anna, "15 red", "wood")
    kinds = [event.kind for event in happened(table) if event.seat == 0]
    assert kinds[kinds.index("paid") :] == ["paid", "laid", "scored", "carved", "gained", "moved-marker"]
    assert (table.anna.dinars, table.anna.parias, table.anna.prestige) == (5, 2, 7)
    assert not is_offered("15 red", 1, display_poems=[15, 5, 21], major_poems=[])


@pytest.mark.proves("S-CARV-14")
def test_a_blue_poem_holds_from_now_on_to_the_end_of_the_game() -> None:
    """Poem 15: a rest gives 5 dinars and costs no prestige, in this round and in all later ones."""
    table = quiet(dinars={"anna": 1}, store={"anna": "gypsum"}, **{**OPEN, "display_poems": [15, 5, 21]})
    carve(table.anna, "15 blue", "gypsum")
    assert table.anna.poems == ["15 blue"]
    for round_ in range(1, 6):
        assert table.round == round_
        if table.asked == "ben":
            table.ben.rests("poet")
        before = table.anna.dinars, table.anna.prestige
        table.anna.rests("merchant")
        assert (table.anna.dinars, table.anna.prestige) == (before[0] + 5, before[1])
        table.ends_round()
        table.answers_until()


@pytest.mark.proves("S-CARV-15")
def test_poem_10_is_carved_with_the_common_scaffold_and_the_next_one_with_the_better() -> None:
    table = quiet(
        dinars={"anna": 1 + 1 + 2},
        store={"anna": "gypsum 2, wood 2, marble, glazed"},
        boxes={"anna": 9},
        **{**OPEN, "display_poems": [10, 5, 21]},
    )
    begin_carving(table.anna)
    table.anna.answers("carve 10 blue")
    assert table.anna.refused("lay gypsum wood marble") == "S-CARV-10"
    table.anna.answers("lay gypsum wood")
    assert table.anna.prestige == 5 + 1 + 2
    leave(table.anna)
    table.ends_round()
    pay_tribute(table.anna)
    table.answers_until()
    before = table.anna.prestige
    carve(table.anna, "5 blue", "gypsum wood marble", square="carve-2")
    assert table.anna.prestige == before + 2 + 3 + 4


@pytest.mark.proves("S-CARV-15")
def test_poem_22_neither_cheapens_nor_rewards_its_own_carving() -> None:
    table = quiet(dinars={"anna": 1}, store={"anna": "gypsum"}, **{**OPEN, "display_poems": [22, 5, 21]})
    carve(table.anna, "22 blue", "gypsum")
    assert (table.anna.dinars, table.anna.prestige) == (0, 5 + 1)


@pytest.mark.proves("S-CARV-16")
def test_a_red_poem_takes_effect_at_once() -> None:
    table = quiet(dinars={"anna": 2}, store={"anna": "gypsum"}, **{**OPEN, "display_poems": [18, 5, 21]})
    carve(table.anna, "18 red", "gypsum")
    assert table.anna.poems == ["18 red"]
    assert (table.anna.prestige, table.anna.parias) == (5 + 1 + 5, 2)
    assert table.asked == "ben"


@pytest.mark.proves("S-CARV-17")
def test_a_grey_poem_scores_only_at_the_end_of_the_game() -> None:
    table = quiet(dinars={"anna": 4}, store={"anna": "gypsum"}, round=5, wishes=["A-1", "B-1", "C-1"], **OPEN)
    carve(table.anna, "A2", "gypsum")
    assert table.anna.poems == ["A2"]
    assert table.anna.prestige == 5 + 1
    table.ends_round()
    table.is_over()
    assert table.anna.prestige == 5 + 1 - 6 + 2


@pytest.mark.proves("S-CARV-18")
def test_a_red_poem_finds_itself_among_the_poems_it_counts() -> None:
    """Poem 10 red is an artisanal labour: with one poem before, it makes a pair with itself, 3 + 1 dinars."""
    table = quiet(
        dinars={"anna": 2}, store={"anna": "gypsum"}, poems={"anna": "5 blue"}, **{**OPEN, "display_poems": [10, 2, 21]}
    )
    carve(table.anna, "10 red", "gypsum")
    assert table.anna.dinars == 4
    leave(table.anna)
    assert table.anna.prestige == 5 + 1 + 1


@pytest.mark.proves("S-CARV-19")
def test_gaps_of_minor_poems_are_filled_at_the_end_of_the_round_of_major_ones_never() -> None:
    table = quiet(
        dinars={"anna": 1, "ben": 4}, store={"anna": "gypsum", "ben": "gypsum"}, next_poems=[7], starter="anna", **OPEN
    )
    carve(table.anna, "5 blue", "gypsum")
    carve(table.ben, "B2", "gypsum", square="carve-2")
    open_majors = [table.state.content.major_poems[index].id if index >= 0 else "" for index in table.state.major_poems]
    assert (table.state.poem_display, open_majors) == ([2, 0, 21], ["A2", "", "E2", "H4"])
    gaps = list(table.state.major_poems)
    table.ends_round()
    table.answers_until()
    assert (table.state.poem_display, table.state.major_poems) == ([2, 7, 21], gaps)


@pytest.mark.proves("S-CARV-20")
def test_a_carved_major_poem_is_out_of_reach_for_the_others() -> None:
    table = quiet(dinars={"anna": 4, "ben": 9}, store={"anna": "gypsum", "ben": "gypsum"}, **OPEN)
    carve(table.anna, "B2", "gypsum")
    begin_carving(table.ben, "carve-2")
    assert table.ben.offers("carve") >= {"A2", "E2", "H4"}
    assert table.ben.refused("carve B2") == "S-CARV-01"


@pytest.mark.proves("S-CARV-21")
def test_seals_may_pay_for_a_poem() -> None:
    table = quiet(dinars={"anna": 1}, seals={"anna": 2}, store={"anna": "gypsum"}, **OPEN)
    begin_carving(table.anna)
    assert "carve 21 red" in table.anna.choices()
    assert table.anna.refused("carve A2") == "S-CARV-05"
    table.anna.answers("carve 5 blue")
    assert (table.anna.dinars, table.anna.seals) == (0, 2)
    table = quiet(dinars={"anna": 1}, seals={"anna": 2}, store={"anna": "gypsum"}, **OPEN)
    carve(table.anna, "5 red", "gypsum")
    assert (table.anna.dinars, table.anna.seals) == (0, 1)


@pytest.mark.proves("S-CARV-22")
@pytest.mark.parametrize(("dinars", "offered"), [(2, {"carve 2 blue"}), (3, {"carve 2 blue", "carve 2 red"})])
def test_a_carve_action_won_as_a_bonus_costs_just_as_much(dinars: int, offered: set[str]) -> None:
    """Poem 22 red gives a carving: with it as the only red poem the next red one costs 3."""
    table = reactivate(
        22, dinars={"anna": dinars}, store={"anna": "gypsum, wood"}, display_poems=[2, 0, 0], major_poems=[]
    )
    assert table.anna.choices() == offered | {"waive"}
    table.anna.answers("carve 2 blue", "lay wood")
    assert (table.anna.dinars, table.anna.store) == (dinars - 1, {"gypsum": 1})


@pytest.mark.proves("S-CARV-22")
def test_a_bonus_carving_without_a_base_material_is_lost() -> None:
    """Major tile 16 gives a carving, poem 22 red a carving and 1 prestige, which still comes without the carving."""
    scene = {"round": 3, "dinars": {"anna": 9}, "favour": {"anna": 4}, "rondel": {"R2": None}, **OPEN}
    table = quiet(store={"anna": "gypsum, glazed"}, **scene)
    build_major(table.anna, "gypsum", 16, 5)
    assert (table.anna.dinars, table.anna.poems, table.anna.store) == (9, [], {"glazed": 1})
    table.waits_for("ben", "sabika.turn")
    table = quiet(store={"anna": "gypsum, wood"}, **scene)
    build_major(table.anna, "gypsum", 16, 5)
    table.waits_for("anna", "sabika.carve")
    table = reactivate(22, store={"anna": "glazed"}, dinars={"anna": 9}, **OPEN)
    assert (table.anna.dinars, table.anna.prestige, table.anna.poems) == (9, 5 + 1, ["22 red"])
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CARV-22", "S-TURN-16")
@pytest.mark.parametrize(("store", "offered"), [("glazed", False), ("wood", True)])
def test_a_poem_that_gives_only_a_carving_is_not_reactivated_without_a_base_material(
    tmp_path: Path, store: str, offered: bool
) -> None:
    """Poem 22 red is a carving and nothing else here; with its 1 prestige it is offered either way."""
    entry = '[[poem]]\nid = "22"\nblue = "carve discount 1"\nred = "act: carve"\norigin = "reconstructed"\n'
    scene = {"poems": {"anna": "22 red"}, "dinars": {"anna": 9}, "store": {"anna": store}, **OPEN}
    table = quiet(content=content_with(tmp_path, entry), **scene)
    assert ("reactivate-1" in table.anna.squares("poet")) == offered
    assert "reactivate-1" in quiet(**scene).anna.squares("poet")
