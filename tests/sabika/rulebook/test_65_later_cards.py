"""Card clarifications: poems 14 to 21, chains, and effects together (S-CARD)."""

from __future__ import annotations

import pytest

from tests.sabika.moments import (
    carve,
    export,
    leave,
    pay_tribute,
    quiet,
    reactivate,
    scored,
    words_of,
)
from tests.sabika.sheet import holding, poem, trade
from tests.sabika.table import Table

CHAIN = "florence cairo ragusa constantinople venice"


def end_round(table: Table) -> None:
    """End the round; the tribute costs prestige only, the leader names the first player."""
    table.ends_round()
    for name in table.names:
        if not table.match.over and table.decision.prompt.startswith("sabika.tribute"):
            pay_tribute(table.players[name])
    table.answers_until()


# Poem 14


@pytest.mark.proves("S-CARD-16", "S-CARD-20")
def test_poem_14_sends_a_ship_to_any_city_without_one_of_the_player_at_no_cost() -> None:
    table = reactivate(14, ships={"anna": "fez left, tunis right"}, events=[9, 1, 2])
    others = {"algiers", "florence", "cairo", "ragusa", "constantinople", "venice", "bruges"}
    assert table.anna.choices() == {f"ship to {city}" for city in others} | {"waive"}
    assert table.anna.refused("ship to fez") == "S-CARD-20"
    assert table.anna.refused("ship to tunis") == "S-CARD-20"
    table.anna.answers("ship to constantinople")
    assert table.anna.ships == {"fez": "left", "tunis": "right", "constantinople": "left"}
    assert table.anna.dinars == 0
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CARD-17")
@pytest.mark.parametrize(("good", "gained"), [("sugar", 2), ("pottery", 1), ("", 0)])
def test_poem_14_may_export_one_good_for_the_usual_prestige_and_parias(good: str, gained: int) -> None:
    """C10 demands sugar and clothes."""
    table = reactivate(14, cities={"cairo": "C10"}, store={"anna": "sugar 2, pottery"})
    table.anna.answers("ship to cairo")
    assert table.anna.choices() == {"export sugar", "export pottery", "stop"}
    table.anna.answers(f"export {good}" if good else "stop")
    assert (table.anna.prestige, table.anna.parias) == (5 + gained, gained)
    assert sum(table.anna.store.values()) == (2 if good else 3)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CARD-17")
def test_poem_14_with_poem_20_and_event_3_gives_3_and_4() -> None:
    table = reactivate(
        14,
        poems={"anna": "14 red, 20 blue"},
        cities={"cairo": "C10"},
        store={"anna": "sugar"},
        events=[3, 1, 2],
    )
    table.anna.answers("ship to cairo", "export sugar")
    assert (table.anna.prestige, table.anna.parias) == (5 + 3, 4)


@pytest.mark.proves("S-CARD-18")
def test_poem_14_takes_no_seal_and_no_city_bonus_and_the_next_exporter_takes_the_seal() -> None:
    table = reactivate(
        14, cities={"fez": "C9"}, store={"anna": "sugar", "ben": "sugar"}, dinars={"ben": 1}, marble={"B2": None}
    )
    table.anna.answers("ship to fez", "export sugar")
    assert (table.anna.seals, table.anna.dinars, table.seal_at("fez")) == (0, 0, True)
    export(table.ben, "fez", "sugar")
    assert (table.ben.seals, table.ben.dinars, table.seal_at("fez")) == (1, 2, False)


@pytest.mark.proves("S-CARD-19")
def test_poem_14_makes_a_presence_at_once_and_a_ship_like_any_other() -> None:
    """The merchant produces the bonus of the new city, or consolidates it."""
    for square, answer in (("produce-1", "bonus of fez"), ("consolidate-1", "consolidate fez")):
        table = reactivate(14, cities={"fez": "C9"}, rondel={"R4": None})
        table.anna.answers("ship to fez")
        table.ben.rests("poet")
        table.anna.works("merchant", to=square)
        table.anna.answers(answer)
        if answer == "bonus of fez":
            assert (table.anna.dinars, table.anna.prestige, table.anna.ships) == (2, 6, {"fez": "left"})
        else:
            assert table.anna.ships == {"fez": "right"}
            table.waits_for("anna", "sabika.storehouse")


# Poem 16


@pytest.mark.proves("S-CARD-21")
def test_poem_16_holds_up_to_two_goods_and_never_a_material() -> None:
    full = {"poems": {"anna": "16 blue, 21 red"}, "store": {"anna": "gypsum 4"}, "dinars": {"anna": 1}}
    table = quiet(**full, display_poems=[0, 0, 0], major_poems=[])
    table.anna.works("poet", to="carve-1")
    assert table.anna.choices() == {"throw gypsum", "lose it"}
    table.anna.answers("lose it")
    assert (table.anna.annex, table.anna.store) == ({}, {"gypsum": 4})

    table = quiet(**full, annex={"anna": "sugar"}, rondel={"R2": "silk", "R4": "clay"})
    table.anna.works("poet", to="reactivate-1")
    table.anna.answers("reactivate 21", "take R2")
    assert table.anna.annex == {"sugar": 1, "clothes": 1}
    table.anna.answers("take R4")
    assert table.anna.choices() == {"throw gypsum", "throw sugar from poem", "throw clothes from poem", "lose it"}


@pytest.mark.proves("S-CARD-22")
def test_poem_16_pays_for_each_good_put_into_it() -> None:
    """A good is put in, exported, and the city bonus (1 good and 1 dinar) puts in another: 2 prestige, 2 parias."""
    table = quiet(
        poems={"anna": "16 blue"},
        raws={"anna": "clay"},
        dinars={"anna": 1},
        cities={"fez": "C1"},
        workers={"anna": "merchant at consolidate-2"},
        rondel={"R2": "silk"},
        marble={"B2": None},
    )
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("process clay")
    assert table.anna.choices() == {"store in poem", "store in storehouse"}
    table.anna.answers("store in poem")
    assert (table.anna.annex, table.anna.prestige, table.anna.parias) == ({"pottery": 1}, 6, 1)
    end_round(table)
    before = table.anna.prestige, table.anna.parias
    export(table.anna, "fez", "pottery from poem")
    assert (table.anna.prestige, table.anna.parias) == (before[0] + 1, before[1] + 1)
    table.anna.answers("take R2", "store in poem")
    assert (table.anna.annex, table.anna.prestige, table.anna.parias) == ({"clothes": 1}, before[0] + 2, before[1] + 2)


@pytest.mark.proves("S-CARD-22")
def test_poem_16_pays_nothing_for_a_good_in_a_storehouse() -> None:
    table = quiet(poems={"anna": "16 blue"}, raws={"anna": "clay"})
    table.anna.works("merchant", to="produce-1")
    table.anna.answers("process clay", "store in storehouse")
    assert (table.anna.store, table.anna.prestige, table.anna.parias) == ({"pottery": 1}, 5, 0)


@pytest.mark.proves("S-CARD-23")
def test_poem_16_counts_as_two_store_boxes() -> None:
    """Four starting boxes and poem 16 are six: for B2, for B1 and for poem 13."""
    last = {"round": 5, "wishes": ["A-1", "B-1", "C-2"], "trade": 7}
    table = quiet(**last, poems={"anna": "16 blue, B2"})
    table.ends_round()
    assert scored(table, table.anna, "major-poems") == 6
    table = quiet("anna", "ben", "carl", **last, poems={"anna": "16 blue, B1"}, boxes={"ben": 5})
    table.ends_round()
    assert scored(table, table.anna, "major-poems") == 14
    table = reactivate(13, poems={"anna": "13 red, 16 blue"})
    assert (table.anna.dinars, table.anna.prestige) == (3, 5 + 3)


@pytest.mark.proves("S-CARD-24")
def test_goods_stored_before_cannot_move_into_poem_16() -> None:
    table = quiet(dinars={"anna": 1}, store={"anna": "gypsum, sugar 2"}, display_poems=[16, 2, 5])
    carve(table.anna, "16 blue", "gypsum")
    assert (table.anna.store, table.anna.annex, table.anna.prestige) == ({"sugar": 2}, {}, 6)
    table.waits_for("ben", "sabika.turn")
    table.ben.rests("poet")
    assert not [choice for choice in table.anna.choices() if not choice.startswith(("work", "rest"))]
    for _ in table.play_on(seed=3):
        assert sum(table.anna.annex.values()) <= len(words_of(table, "stored-in-poem"))
        if table.round == 3:
            break


@pytest.mark.proves("S-CARD-25")
def test_poem_16_can_be_neither_expanded_nor_activated() -> None:
    """With all four storehouses expanded twice nothing is left to expand, and only these four can be activated."""
    stores = {1: [11, 1], 2: [12, 2], 3: [13, 3], 4: [14, 4]}
    table = quiet(poems={"anna": "16 blue"}, storehouses={"anna": stores}, store_display=[5, 6, 7, 8])
    table.anna.works("builder-1", to="storehouse-left")
    assert table.anna.choices() == {f"activate storehouse {store}" for store in (1, 2, 3, 4)}
    table = quiet(poems={"anna": "16 blue"}, store_display=[5, 6, 7, 8])
    table.anna.works("builder-1", to="storehouse-left")
    assert table.anna.choices() == {"take left-1", "take left-2"}
    table.anna.answers("take left-1", "onto storehouse 1")
    assert list(table.anna.storehouses) == [1]


# Poem 17


@pytest.mark.proves("S-CARD-26", "S-CARD-27")
def test_poem_17_carries_out_the_action_of_a_red_city_with_the_players_ship() -> None:
    """C12 is a minor quarry, C11 a market; C1 is blue, and nobody of hers is in Cairo."""
    table = reactivate(
        17,
        cities={"fez": "C12", "tunis": "C11", "bruges": "C1", "cairo": "C9"},
        ships={"anna": "fez left, tunis right, bruges right", "ben": "fez right, tunis right"},
        events=[10, 1, 2],
    )
    assert table.anna.choices() == {"action of fez", "action of tunis", "waive"}
    assert table.anna.refused("action of bruges") == "S-CARD-27"
    assert table.anna.refused("action of cairo") == "S-CARD-27"
    table.anna.answers("action of fez", "take gypsum wood wood")
    assert table.anna.store == {"gypsum": 1, "wood": 2}
    assert table.anna.ships == {"fez": "left", "tunis": "right", "bruges": "right"}
    assert (table.ben.dinars, table.ben.prestige, table.anna.dinars) == (0, 5, 0)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CARD-27")
def test_poem_17_without_a_red_city_does_nothing() -> None:
    """Carved, it has no effect; and no poet may go to reactivate what would do nothing (S-TURN-16, OQ-17)."""
    scene = {"poems": {"anna": "17 red"}, "dinars": {"anna": 0}, "marble": {}}
    blue = quiet(**scene, cities={"fez": "C1"}, ships={"anna": "fez right"})
    assert "reactivate-1" not in blue.anna.squares("poet")
    red = quiet(**scene, cities={"fez": "C11"}, ships={"anna": "fez left"})
    assert "reactivate-1" in red.anna.squares("poet")


# Poem 20


@pytest.mark.proves("S-CARD-28")
@pytest.mark.parametrize(("poems", "gained"), [("20 blue", 5), ("", 3)])
def test_poem_20_makes_the_base_of_each_good_2_and_2(poems: str, gained: int) -> None:
    """C7 demands sugar: one sugar and one pottery give 3 + 2, without the poem 2 + 1."""
    table = quiet(poems={"anna": poems}, cities={"fez": "C7"}, dinars={"anna": 1}, store={"anna": "sugar, pottery"})
    export(table.anna, "fez", "sugar", "pottery")
    assert (scored(table, table.anna, "exports"), table.anna.parias) == (gained, gained)


# Poem 21


@pytest.mark.proves("S-CARD-29")
def test_poem_21_red_gives_2_goods_and_2_prestige() -> None:
    table = reactivate(21, rondel={"R2": "silk", "R4": "silk"}, raws={"anna": "silk"})
    table.anna.answers("take R2", "take R4")
    assert (table.anna.store, table.anna.raws, table.anna.prestige) == ({"clothes": 2}, ["silk"], 7)


@pytest.mark.proves("S-CARD-30")
@pytest.mark.parametrize("square", ["minor-quarry-1", "major-quarry-1"])
@pytest.mark.parametrize(
    ("pick", "gained"), [("pick 1", "silk"), ("pick 2", "gypsum"), ("pick 3", "wood"), ("pick 4", "marble")]
)
def test_poem_21_adds_one_piece_to_every_quarry(square: str, pick: str, gained: str) -> None:
    table = quiet(poems={"anna": "21 blue"}, rondel={"R2": "silk"})
    table.anna.works("builder-1", to=square)
    table.anna.answers("take wood wood wood")
    assert table.anna.choices() == {"pick 1", "pick 2", "pick 3", "pick 4"}
    table.anna.answers(pick)
    if gained == "silk":
        table.anna.answers("take R2")
        assert (table.anna.raws, table.anna.store) == (["silk"], {"wood": 3})
    else:
        expected = {"wood": 3}
        expected[gained] = expected.get(gained, 0) + 1
        assert (table.anna.raws, table.anna.store) == ([], expected)
    table.waits_for("ben", "sabika.turn")


# Chains


@pytest.mark.proves("S-CARD-31", "S-CARD-32", "S-CARD-33")
@pytest.mark.parametrize(
    ("ships", "chain"),
    [
        (f"algiers {CHAIN}", 5),
        (CHAIN, 5),
        ("algiers florence", 1),
        ("algiers fez tunis bruges venice", 3),
        ("bruges fez", 1),
        ("florence constantinople cairo", 3),
        ("florence constantinople", 1),
    ],
)
def test_the_chain_of_h4_and_trade_6_does_not_run_through_granada(ships: str, chain: int) -> None:
    """Algiers, Florence, Cairo, Ragusa, Constantinople and Venice: 5, not 6."""
    assert poem("H4", holding(ships=ships)) == 2 * chain
    assert trade(6, holding(ships=ships)) == 2 * chain


@pytest.mark.proves("S-CARD-32")
def test_the_five_ship_chain_at_the_table() -> None:
    """H4 and trade card 6 give 2 for each: there are no six."""
    cities = "algiers left, florence left, cairo left, ragusa left, constantinople left, venice left"
    table = quiet(round=5, wishes=["A-1", "B-2", "C-1"], trade=6, poems={"anna": "H4"}, ships={"anna": cities})
    table.ends_round()
    table.is_over()
    assert words_of(table, "scored-poem") == [(0, ("H4", "10"))]
    assert scored(table, table.anna, "trade") == 10


# Together


@pytest.mark.proves("S-CARD-34")
def test_poems_2_and_20_add_up() -> None:
    """Two goods, none in demand, as the first: 4 prestige and 4 parias, and 2 dinars and 2 prestige for the seal."""
    table = quiet(
        poems={"anna": "2 blue, 20 blue"},
        cities={"fez": "C7"},
        dinars={"anna": 1},
        store={"anna": "clothes, pottery"},
    )
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to fez")
    assert (table.anna.dinars, table.anna.prestige) == (2, 7)
    table.anna.answers("export clothes", "export pottery")
    assert (scored(table, table.anna, "exports"), table.anna.parias) == (4, 4)
    assert scored(table, table.anna, "effects") == 2
    table.anna.answers("pick 2")
    assert (table.anna.dinars, table.anna.store) == (2, {"wood": 1})
    leave(table.anna)
