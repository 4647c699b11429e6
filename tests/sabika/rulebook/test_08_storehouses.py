"""Storehouses and storage room (S-STO)."""

from itertools import product

import pytest

from partal.sabika.rules import RULES
from tests.sabika.rulebook.test_07_raw_materials import ONE_GOOD, PROCESS_2, activate
from tests.sabika.table import Table


@pytest.mark.proves("S-STO-01")
def test_materials_and_goods_are_stored_the_moment_they_are_gained() -> None:
    table = activate(ONE_GOOD, rondel={"R2": "cane"})
    table.anna.answers("take R2")
    assert [event.kind for event in table.told][:2] == ["took-good", "stored"]
    assert table.anna.store == {"sugar": 1}
    assert table.ben.store == {}


@pytest.mark.proves("S-STO-02")
def test_a_new_player_has_room_for_4_pieces() -> None:
    table = Table("anna", "ben", store={"anna": "gypsum"}, sultan=[])
    assert table.state.room(1) == 1 + 1 + 1 + 1
    table.anna.works("builder-1", to="minor-quarry-1")
    table.anna.answers("take gypsum gypsum wood")
    assert table.anna.store == {"gypsum": 3, "wood": 1}
    table.waits_for("ben", "sabika.turn")
    table.ben.rests("poet")
    table.anna.works("builder-2", to="major-quarry-1")
    table.anna.answers("take wood wood wood")
    table.waits_for("anna", "sabika.make-room")


@pytest.mark.proves("S-STO-03", "S-STO-04")
@pytest.mark.parametrize(("held", "asked"), [("wood, sugar", False), ("wood, sugar 2", True)])
def test_three_boxes_take_any_three_pieces_but_no_fourth(held: str, asked: bool) -> None:
    table = Table(
        "anna", "ben", boxes={"anna": 3}, store={"anna": held}, rondel={"R4": "silk"}, raws={"anna": "silk"}, sultan=[]
    )
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "buy R4")
    assert (table.decision.prompt == "sabika.make-room") == asked
    assert sum(table.anna.store.values()) == 3
    if not asked:
        assert table.anna.store == {"wood": 1, "sugar": 1, "clothes": 1}


@pytest.mark.proves("S-STO-03")
def test_an_expansion_shows_as_much_more_room_as_it_has_boxes() -> None:
    table = Table("anna", "ben", store_display=[21, 1, 11, 2], sultan=[])
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("do main", "take left-1", "onto storehouse 1")
    assert (table.anna.boxes, table.ben.boxes) == (4 + 3, 4)


@pytest.mark.proves("S-STO-06")
def test_no_answer_moves_a_stored_piece_and_an_expansion_keeps_what_is_there() -> None:
    """All verbs that Sabika knows; none speaks of moving, and `store` and `throw` belong to a piece just gained."""
    verbs = {option.notation.split()[0] for option in RULES.options}
    assert not verbs & {"move", "swap", "shift", "transfer"}
    table = Table("anna", "ben", store={"anna": "gypsum 2, sugar"}, store_display=[21, 1, 11, 2], sultan=[])
    for answer in ("store in storehouse", "throw gypsum"):
        assert table.anna.refused(answer) == "S-TURN-05"
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("do main", "take left-1", "onto storehouse 1")
    assert table.anna.store == {"gypsum": 2, "sugar": 1}


@pytest.mark.proves("S-STO-07")
@pytest.mark.parametrize("keep", list(product([True, False], repeat=3)))
def test_with_4_gypsum_in_4_boxes_any_of_3_new_pieces_may_take_their_place(keep: tuple[bool, ...]) -> None:
    table = Table("anna", "ben", store={"anna": "gypsum 4"}, sultan=[])
    table.anna.works("builder-1", to="minor-quarry-1")
    table.anna.answers("take wood wood wood")
    for new in keep:
        assert table.anna.choices() == {"throw gypsum", "lose it"}
        table.anna.answers("throw gypsum" if new else "lose it")
    thrown = sum(keep)
    assert table.anna.store == {name: n for name, n in (("gypsum", 4 - thrown), ("wood", thrown)) if n}
    assert table.waste == {}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-STO-07", "S-STO-08", "S-STO-09")
def test_goods_thrown_away_go_to_the_discard_pile_and_the_new_piece_takes_their_box() -> None:
    table = Table("anna", "ben", store={"anna": "gypsum, sugar 3"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "buy wood")
    assert table.anna.choices() == {"throw gypsum", "throw sugar", "lose it"}
    assert table.anna.refused("throw marble") == "S-STO-07"
    table.anna.answers("throw sugar")
    assert table.anna.store == {"gypsum": 1, "wood": 1, "sugar": 2}
    assert table.waste == {"cane": 1}


@pytest.mark.proves("S-STO-08")
def test_a_good_without_room_is_processed_and_lost_to_the_discard_pile() -> None:
    table = activate(PROCESS_2, raws={"anna": "clay"}, store={"anna": "wood 6"})
    table.anna.answers("process clay", "lose it")
    assert table.anna.store == {"wood": 6}
    assert table.anna.raws == []
    assert table.waste == {"clay": 1}


@pytest.mark.proves("S-STO-08")
def test_a_lost_material_goes_to_the_reserve_and_dinars_parias_and_prestige_are_always_taken() -> None:
    """Storehouse tile 3: glazed and 1 dinar; the dinar comes though the glazed finds no room."""
    table = activate(3, store={"anna": "wood 5"})
    table.anna.answers("lose it")
    assert (table.anna.store, table.anna.dinars) == ({"wood": 5}, 1)
    assert table.waste == {}


@pytest.mark.proves("S-STO-11")
def test_seals_take_no_room() -> None:
    table = Table(
        "anna", "ben", store={"anna": "sugar, gypsum 3"}, dinars={"anna": 1}, cities={"algiers": "C3"}, sultan=[]
    )
    table.anna.works("merchant", to="export-1")
    table.anna.answers("do main", "ship to algiers", "export sugar")
    assert table.anna.seals == 1
    assert table.anna.store == {"gypsum": 3}


@pytest.mark.proves("S-STO-12")
def test_with_room_nothing_is_thrown_away() -> None:
    """A piece that finds room is stored without a question; only a piece without room lets others go."""
    table = Table("anna", "ben", store={"anna": "gypsum 3"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "buy wood")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.store == {"gypsum": 3, "wood": 1}
    prompts = set()
    game = Table("anna", "ben", seed=4)
    before = game.decision.prompt
    for _ in game.play_on(seed=4, prefer=("throw", "take")):
        if game.told_of("threw-away"):
            prompts.add(before)
        before = "" if game.match.over else game.decision.prompt
    assert prompts == {"sabika.make-room"}
