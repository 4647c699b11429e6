"""Inner ring: reactivate and artisanal labour (S-REAC, S-ART)."""

from __future__ import annotations

import pytest

from tests.sabika.moments import carve, leave, pay_tribute, quiet, reactivate

POEMS = ("15 red", "5 blue", "A1", "18 red", "8 blue", "B2", "9 red")


@pytest.mark.proves("S-REAC-01")
def test_the_effect_of_one_of_the_players_red_poems_is_carried_out_again() -> None:
    table = quiet(poems={"anna": "15 red, 18 red", "ben": "9 red"})
    table.anna.works("poet", to="reactivate-1")
    assert table.anna.choices() == {"reactivate 15", "reactivate 18"}
    assert table.anna.refused("reactivate 9") == "S-REAC-05"
    table.anna.answers("reactivate 18")
    assert (table.anna.prestige, table.anna.parias, table.anna.dinars) == (5 + 5, 2, 0)
    assert table.anna.poems == ["15 red", "18 red"]
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-REAC-02")
def test_without_a_red_poem_there_is_nothing_to_reactivate() -> None:
    for poems, offered in (("5 blue, A1", False), ("5 blue, 15 red", True)):
        table = quiet(poems={"anna": poems})
        assert ("reactivate-1" in table.anna.squares("poet")) is offered
    table = quiet(poems={"anna": "5 blue, A1"})
    assert table.anna.refused("work poet to reactivate-1") == "S-TURN-16"


@pytest.mark.proves("S-REAC-03")
def test_poem_21_carved_and_reactivated_in_two_later_rounds_gives_three_times_2() -> None:
    """Goods come as the rondel allows: two, two, and none where no token is left."""
    table = quiet(
        dinars={"anna": 9}, store={"anna": "gypsum"}, boxes={"anna": 12}, display_poems=[21, 5, 2], major_poems=[]
    )
    carve(table.anna, "21 red", "gypsum", square="carve-2")
    table.anna.answers("take R2", "take R4")
    leave(table.anna)
    assert table.anna.prestige == 5 + 1 + 2
    held = 2
    for square in ("reactivate-2", "reactivate-1"):
        assert sum(table.anna.store.values()) == held
        table.ends_round()
        pay_tribute(table.anna)
        pay_tribute(table.ben)
        table.answers_until()
        before = table.anna.prestige
        table.anna.works("poet", to=square)
        table.anna.answers("reactivate 21")
        table.anna.answers("take R2", "take R4")
        assert table.anna.prestige == before + 2
        held += 2
    assert sum(table.anna.store.values()) == held


@pytest.mark.proves("S-REAC-03")
@pytest.mark.parametrize(("tokens", "goods"), [(("clay", None), 1), ((None, None), 0)])
def test_poem_21_brings_only_the_goods_that_lie_on_the_rondel(tokens: tuple[str | None, ...], goods: int) -> None:
    table = reactivate(21, rondel={"R2": tokens[0], "R4": tokens[1], "R6": None, "R8": None})
    if goods:
        table.anna.answers("take R2")
    assert table.anna.store == ({"pottery": 1} if goods else {})
    assert table.anna.prestige == 5 + 2
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-REAC-04")
def test_no_price_is_paid_again() -> None:
    table = reactivate(15, dinars={"anna": 0}, store={"anna": "gypsum"})
    assert (table.anna.dinars, table.anna.parias, table.anna.store) == (5, 2, {"gypsum": 1})
    assert table.anna.prestige == 5


@pytest.mark.proves("S-REAC-05")
def test_blue_and_grey_poems_cannot_be_reactivated() -> None:
    table = quiet(poems={"anna": "15 red, 18 red, 1 blue, A1"})
    table.anna.works("poet", to="reactivate-2")
    assert table.anna.choices() == {"reactivate 15", "reactivate 18"}
    assert table.anna.refused("reactivate 1") == "S-REAC-05"


@pytest.mark.proves("S-ART-01")
@pytest.mark.parametrize(("poems", "dinars"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (7, 6)])
def test_labour_gives_3_dinars_and_1_more_for_every_two_poems(poems: int, dinars: int) -> None:
    table = quiet(poems={"anna": ", ".join(POEMS[:poems]), "ben": "1 red, 2 red, 4 red"})
    table.anna.works("poet", to="artisanal-1")
    assert (table.anna.dinars, table.ben.dinars, table.anna.prestige) == (dinars, 0, 5)


@pytest.mark.proves("S-ART-02")
def test_labour_is_possible_with_nothing_at_all() -> None:
    table = quiet(display_poems=[0, 0, 0], major_poems=[])
    assert table.anna.squares("poet") == {"artisanal-1", "artisanal-2"}
