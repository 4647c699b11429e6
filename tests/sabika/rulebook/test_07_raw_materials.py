"""Raw materials, goods and processing (S-RAW)."""

from typing import Any

import pytest

from tests.sabika.table import Table

EMPTY = {"R2": None, "R4": None, "R6": None, "R8": None}
FULL_STORE = "gypsum 6"
ONE_RAW, TWO_RAW, PROCESS_2, ONE_GOOD = 17, 6, 19, 14
"""Storehouse tiles: 1 raw and 2 dinars; 2 raw, process 1 and 1 dinar; process 2; 1 good."""


def activate(tile: int, **situation: Any) -> Table:
    """Anna activates a storehouse with this tile on top."""
    table = Table("anna", "ben", storehouses={"anna": {1: [tile]}}, sultan=[], **situation)
    table.anna.works("builder-1", to="storehouse-left")
    table.anna.answers("do main", "activate storehouse 1")
    return table


@pytest.mark.proves("S-RAW-01", "S-RAW-13")
@pytest.mark.parametrize(("raw", "good"), [("cane", "sugar"), ("silk", "clothes"), ("clay", "pottery")])
def test_each_raw_material_becomes_its_good(raw: str, good: str) -> None:
    table = activate(PROCESS_2, raws={"anna": raw}, rondel=EMPTY | {"R2": raw})
    table.anna.answers(f"process {raw}")
    assert table.anna.store == {good: 1}
    assert table.anna.raws == []
    assert table.rondel == EMPTY | {"R2": raw}


@pytest.mark.proves("S-RAW-02")
@pytest.mark.parametrize(("store", "may"), [("", False), ("pottery", True)])
def test_a_raw_material_cannot_be_exported(store: str, may: bool) -> None:
    table = Table("anna", "ben", dinars={"anna": 4}, raws={"anna": "clay"}, store={"anna": store}, sultan=[])
    table.anna.works("merchant", to="export-1")
    assert table.anna.choices() == {"do R2", "do B2"} | ({"do main"} if may else set())


@pytest.mark.proves("S-RAW-02", "S-TURN-16")
def test_with_raw_materials_only_an_export_square_without_a_secondary_action_is_not_offered() -> None:
    settings = {"process-needs-rondel-match": "always"}
    table = Table("anna", "ben", raws={"anna": "clay"}, rondel=EMPTY, sultan=[], settings=settings)
    assert table.anna.squares("merchant") == set()
    assert table.anna.refused("work merchant to export-1") == "S-TURN-16"


@pytest.mark.proves("S-RAW-03", "S-RAW-06")
def test_raw_materials_of_action_bonus_income_and_purchase_leave_the_rondel_and_not_the_bag() -> None:
    rondel = {"R2": "cane", "R4": "silk", "R6": "clay", "R8": "cane"}
    bonus = activate(ONE_RAW, rondel=rondel)
    size = len(bonus.state.bag)
    bonus.anna.answers("take R4")

    action = Table("anna", "ben", dinars={"anna": 1}, rondel=rondel, sultan=[])
    action.anna.works("builder-1", to="market-1")
    action.anna.answers("do R4")

    purchase = Table("anna", "ben", rondel=rondel, sultan=[])
    purchase.anna.works("builder-1", to="market-1")
    purchase.anna.answers("do main", "buy R4")

    income = Table("anna", "ben", poems={"anna": "13 blue"}, rondel=rondel)
    income.ends_round()
    income.anna.answers("take R4")
    for table in (bonus, action, purchase):
        assert table.rondel == rondel | {"R4": None}
        assert len(table.state.bag) == size
        assert sum(table.state.waste) == 0
    for table in (bonus, action, purchase, income):
        assert table.anna.raws == ["silk"]
        assert table.ben.raws == []
    took = [event.words for event in income.match.history[0].events if event.kind == "took-raw"]
    assert took == [("silk", "R4")]


@pytest.mark.proves("S-RAW-04")
def test_an_empty_rondel_gives_nothing_and_owes_nothing() -> None:
    table = activate(ONE_RAW, rondel=EMPTY)
    assert table.anna.dinars == 2
    table.waits_for("ben", "sabika.turn")
    table.ends_round()
    table.answers_until("sabika.turn")
    assert None not in table.rondel.values()
    assert table.anna.raws == []


@pytest.mark.proves("S-RAW-05")
def test_the_player_chooses_the_token_unless_a_space_is_named() -> None:
    table = activate(ONE_RAW, rondel={"R6": None})
    assert table.anna.choices() == {"take R2", "take R4", "take R8", "take none"}
    assert table.anna.refused("take R6") == "S-RAW-03"
    named = Table("anna", "ben", rondel={"R2": "clay", "R4": "cane"}, sultan=[])
    named.anna.works("merchant", to="export-1")
    named.anna.does("R2")
    assert named.anna.raws == ["clay"]
    assert named.rondel["R4"] == "cane"


@pytest.mark.proves("S-RAW-07", "S-RAW-08", "S-STO-11")
def test_three_different_raw_materials_lie_outside_the_full_storehouses() -> None:
    table = activate(ONE_RAW, raws={"anna": "cane, silk"}, store={"anna": FULL_STORE}, rondel=EMPTY | {"R2": "clay"})
    table.anna.answers("take R2")
    assert table.anna.raws == ["cane", "silk", "clay"]
    assert table.anna.store == {"gypsum": 6}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-RAW-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_processing_space_ever_holds_two_tokens(seats: int) -> None:
    table = Table(*("anna", "ben", "cleo", "dan")[:seats], seed=seats)
    seen = set()
    for _ in table.play_on(seed=seats, prefer=("take raw", "do raw", "buy raw")):
        seen.update(table.state.raws)
    assert seen == {0, 1}


@pytest.mark.proves("S-RAW-09")
def test_the_example_of_clay_and_pottery() -> None:
    """The rondel keeps its clay, the player's clay becomes pottery in a storehouse, the clay space is empty."""
    table = activate(ONE_RAW, raws={"anna": "clay"}, rondel=EMPTY | {"R8": "clay"})
    table.anna.answers("take R8")
    assert table.rondel["R8"] == "clay"
    assert table.anna.store == {"pottery": 1}
    assert table.anna.raws == []


@pytest.mark.proves("S-RAW-10")
@pytest.mark.parametrize(("reading", "offered"), [("gain-only", False), ("always", False), ("never", True)])
def test_clay_cannot_be_gained_when_none_lies_on_the_rondel(reading: str, offered: bool) -> None:
    settings = {} if reading == "gain-only" else {"process-needs-rondel-match": reading}
    table = activate(ONE_RAW, raws={"anna": "clay"}, rondel=EMPTY | {"R2": "silk", "R4": "cane"}, settings=settings)
    assert table.anna.choices() == {"take R2", "take R4", "take none"} | ({"process clay"} if offered else set())
    if offered:
        table.anna.answers("process clay")
        assert (table.anna.store, table.anna.raws) == ({"pottery": 1}, [])
    else:
        assert table.anna.refused("process clay") == "S-RAW-10"


@pytest.mark.proves("S-RAW-11")
def test_the_only_clay_can_be_taken_once() -> None:
    table = activate(TWO_RAW, rondel=EMPTY | {"R2": "clay", "R4": "silk"})
    table.anna.answers("take R2")
    assert table.anna.choices() == {"take R4", "take none"}


@pytest.mark.proves("S-RAW-09", "S-RAW-11")
def test_with_a_second_clay_the_players_token_is_flipped_and_a_third_is_taken_again() -> None:
    table = activate(TWO_RAW, rondel=EMPTY | {"R2": "clay", "R4": "clay"})
    table.anna.answers("take R2", "take R4")
    assert table.anna.store == {"pottery": 1}
    assert table.anna.raws == []
    assert table.rondel == EMPTY | {"R4": "clay"}
    table.ben.rests("poet")
    table.anna.works("builder-2", to="market-1")
    table.anna.answers("do main", "buy R4")
    assert table.anna.raws == ["clay"]
    assert table.rondel == EMPTY


@pytest.mark.proves("S-RAW-12")
@pytest.mark.parametrize("second", ["R4", "R6", "none"])
def test_several_raw_materials_are_taken_one_by_one_in_any_mix(second: str) -> None:
    table = activate(TWO_RAW, rondel={"R2": "cane", "R4": "silk", "R6": "clay", "R8": "cane"})
    table.anna.answers("take R2")
    assert table.anna.raws == ["cane"]
    assert table.anna.offers("take") == {"R4", "R6", "R8", "none"}
    table.anna.answers(f"take {second}")
    gained = {"R4": ["silk"], "R6": ["clay"], "none": []}[second]
    assert table.anna.raws == ["cane", *gained]


@pytest.mark.proves("S-RAW-13")
def test_a_processed_good_is_stored_at_once() -> None:
    """Without room the player must find some before anything else happens."""
    table = activate(PROCESS_2, raws={"anna": "silk, clay"}, store={"anna": FULL_STORE})
    before = table.rondel
    assert table.anna.choices() == {"process silk", "process clay", "stop"}
    table.anna.answers("process silk")
    table.waits_for("anna", "sabika.make-room")
    table.anna.answers("throw gypsum")
    assert table.anna.store == {"gypsum": 5, "clothes": 1}
    assert table.anna.raws == ["clay"]
    assert table.rondel == before


@pytest.mark.proves("S-RAW-14")
@pytest.mark.parametrize(("reading", "offered"), [("gain-only", True), ("never", True), ("always", False)])
def test_processing_needs_no_token_on_the_rondel_but_by_house_rule_it_does(reading: str, offered: bool) -> None:
    settings = {} if reading == "gain-only" else {"process-needs-rondel-match": reading}
    table = activate(PROCESS_2, raws={"anna": "clay, silk"}, rondel=EMPTY | {"R2": "silk"}, settings=settings)
    assert table.anna.choices() == {"process silk", "stop"} | ({"process clay"} if offered else set())


@pytest.mark.proves("S-RAW-15")
def test_nothing_to_process_nothing_happens() -> None:
    table = activate(PROCESS_2)
    assert (table.anna.store, table.anna.raws) == ({}, [])
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-RAW-16")
@pytest.mark.parametrize("own", ["", "silk"])
def test_a_good_gained_directly_is_a_token_of_the_rondel_turned_over(own: str) -> None:
    table = activate(ONE_GOOD, raws={"anna": own}, rondel=EMPTY | {"R2": "silk", "R6": "silk"})
    table.anna.answers("take R6")
    assert table.rondel == EMPTY | {"R2": "silk"}
    assert table.anna.store == {"clothes": 1}
    assert table.anna.raws == ([own] if own else [])


@pytest.mark.proves("S-RAW-17")
def test_a_good_needs_a_token_of_its_family_on_the_rondel() -> None:
    none = activate(ONE_GOOD, rondel=EMPTY, raws={"anna": "silk"})
    assert none.anna.store == {}
    none.waits_for("ben", "sabika.turn")
    other = activate(ONE_GOOD, rondel=EMPTY | {"R2": "clay"}, raws={"anna": "silk"})
    assert other.anna.choices() == {"take R2", "take none"}
    assert other.anna.refused("process silk") == "S-RAW-17"


@pytest.mark.proves("S-RAW-18")
def test_an_emptied_space_stays_empty_until_the_end_of_the_round() -> None:
    table = Table("anna", "ben", sultan=[])
    table.anna.works("merchant", to="export-1")
    table.anna.does("R2")
    while table.round == 1 and table.decision.prompt == "sabika.turn":
        assert table.rondel["R2"] is None
        table.players[table.asked].answers(table.decision.options[-1].notation)
    table.answers_until("sabika.turn")
    assert table.round == 2
    assert table.rondel["R2"] is not None


@pytest.mark.proves("S-RAW-19", "S-STO-10")
def test_two_exported_goods_go_to_the_discard_pile() -> None:
    table = Table("anna", "ben", store={"anna": "sugar 2, clothes"}, dinars={"anna": 1}, sultan=[])
    bag = table.state.bag
    table.anna.works("merchant", to="export-1")
    table.anna.answers("do main", "ship to algiers", "export sugar", "export sugar")
    assert table.waste == {"cane": 2}
    assert table.anna.store.get("sugar", 0) == 0
    assert table.state.bag == bag


@pytest.mark.proves("S-RAW-19", "S-STO-10")
def test_goods_thrown_away_or_sold_go_to_the_discard_pile() -> None:
    table = Table(
        "anna",
        "ben",
        store={"anna": "clothes, pottery 3"},
        raws={"anna": "cane"},
        rondel=EMPTY | {"R4": "cane"},
        sultan=[],
    )
    bag = table.state.bag
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "buy R4", "throw clothes", "sell pottery")
    assert table.waste == {"silk": 1, "clay": 1}
    assert table.anna.store == {"pottery": 2, "sugar": 1}
    assert table.state.bag == bag


@pytest.mark.proves("S-RAW-19")
def test_discarded_goods_return_only_when_the_bag_is_empty_at_a_refill() -> None:
    waiting = Table("anna", "ben", waste="clay 3", rondel={"R2": None})
    waiting.ends_round()
    waiting.answers_until("sabika.turn")
    assert waiting.waste == {"clay": 3}
    table = Table("anna", "ben", rondel={"R2": None}, bag="none")
    size = sum(table.state.waste)
    table.ends_round()
    table.answers_until("sabika.turn")
    assert table.waste == {}
    assert len(table.state.bag) == size - 1
    assert table.rondel["R2"] is not None


@pytest.mark.proves("S-RAW-20")
def test_goods_never_turn_back_and_raw_materials_are_never_sold() -> None:
    table = Table("anna", "ben", raws={"anna": "cane, silk"}, store={"anna": "sugar"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    assert table.anna.offers("sell") == {"sugar"}
    game = Table("anna", "ben", seed=6)
    before = [0] * 6
    for _ in game.play_on(seed=6, prefer=("do raw", "take raw", "work merchant")):
        state = game.state
        taken = [event for event in game.told if event.kind == "took-raw"]
        gained = sum(max(0, now - then) for now, then in zip(state.raws, before, strict=True))
        assert gained <= len(taken), "a raw material came from somewhere else than the rondel"
        before = list(state.raws)
