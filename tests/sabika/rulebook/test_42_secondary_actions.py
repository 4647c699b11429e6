"""Secondary actions (S-SEC). With two players there are R2, R4, R6 and R8, B2 and B5."""

from __future__ import annotations

import pytest

from partal.sabika.rules.content import built_in
from partal.sabika.rules.things import INNER, MIDDLE, OUTER, RING_OF_SQUARE, SQUARES
from tests.sabika.moments import quiet

FOUR = ("anna", "ben", "carl", "dora")
CONTENT = built_in()


@pytest.mark.proves("S-SEC-01")
@pytest.mark.parametrize(("worker", "square"), [("builder-1", "market-1"), ("merchant", "consolidate-1")])
def test_a_raw_space_is_open_to_a_worker_of_either_ring(worker: str, square: str) -> None:
    table = quiet(dinars={"anna": 1}, rondel={"R4": "silk"})
    table.anna.works(worker, to=square)
    table.anna.does("R4")
    assert table.anna.raws == ["silk"]


@pytest.mark.proves("S-SEC-01")
@pytest.mark.parametrize(("worker", "square"), [("merchant", "export-1"), ("poet", "carve-1")])
def test_a_material_space_is_open_to_a_worker_of_either_ring(worker: str, square: str) -> None:
    table = quiet(dinars={"anna": 2})
    table.anna.works(worker, to=square)
    table.anna.does("B2")
    assert table.anna.store == {"marble": 1}


@pytest.mark.proves("S-SEC-02")
def test_raw_spaces_lie_between_outer_and_middle_ring_and_material_spaces_between_middle_and_inner() -> None:
    for spaces, rings in ((CONTENT.raw_spaces, {OUTER, MIDDLE}), (CONTENT.marble_spaces, {MIDDLE, INNER})):
        assert spaces
        for space in spaces:
            assert {RING_OF_SQUARE[square] for square in space.squares} == rings, space.id


@pytest.mark.proves("S-SEC-03")
def test_only_spaces_joined_to_the_square_can_be_used() -> None:
    table = quiet(dinars={"anna": 5})
    table.anna.works("builder-1", to="market-1")
    assert table.anna.choices() == {"do main", "do R4"}
    assert table.anna.refused("do R2") == "S-SEC-03"


@pytest.mark.proves("S-SEC-03")
def test_a_square_may_be_joined_to_no_space() -> None:
    """The minor quarry has a raw space on the other side of the board only: the quarry is begun without a question."""
    table = quiet(dinars={"anna": 5})
    table.anna.works("builder-1", to="minor-quarry-1")
    table.waits_for("anna", "sabika.quarry")
    table.anna.answers("take gypsum gypsum wood")
    table.waits_for("ben", "sabika.turn")
    four = quiet(*FOUR, dinars={"anna": 5})
    four.anna.works("builder-1", to="minor-quarry-1")
    assert four.anna.choices() == {"do main", "do R1"}


@pytest.mark.proves("S-SEC-04")
def test_the_token_of_the_space_is_taken() -> None:
    table = quiet(rondel={"R4": "silk", "R2": "silk"}, raws={"anna": "clay"})
    table.anna.works("merchant", to="consolidate-1")
    assert table.anna.raws == ["silk", "clay"]
    assert (table.rondel["R4"], table.rondel["R2"]) == (None, "silk")


@pytest.mark.proves("S-SEC-05")
def test_with_the_family_in_the_workshop_that_token_is_flipped_and_the_other_stays_for_the_next() -> None:
    table = quiet(rondel={"R4": "silk"}, raws={"anna": "silk"}, dinars={"ben": 1})
    table.anna.works("merchant", to="consolidate-1")
    assert (table.anna.raws, table.anna.store, table.rondel["R4"]) == ([], {"clothes": 1}, "silk")
    table.ben.works("merchant", to="consolidate-1")
    assert (table.ben.raws, table.ben.store, table.rondel["R4"]) == (["silk"], {}, None)


@pytest.mark.proves("S-SEC-06")
def test_at_an_empty_space_one_of_the_players_raw_materials_is_processed() -> None:
    table = quiet(rondel={"R4": None}, raws={"anna": "cane, clay"})
    rondel = table.rondel
    table.anna.works("merchant", to="consolidate-1")
    assert table.anna.choices() == {"process cane", "process clay"}
    table.anna.answers("process clay")
    assert (table.anna.raws, table.anna.store) == (["cane"], {"pottery": 1})
    assert table.rondel == rondel
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-SEC-06")
def test_the_house_rule_asks_for_a_matching_token_on_the_rondel() -> None:
    empty = {"R2": None, "R4": None, "R6": None, "R8": "cane"}
    for raws, offered in (("cane", True), ("clay", False)):
        table = quiet(rondel=empty, raws={"anna": raws}, settings={"process-needs-rondel-match": "always"})
        assert ("consolidate-1" in table.anna.squares("merchant")) is offered
    assert "consolidate-1" in quiet(rondel=empty, raws={"anna": "clay"}).anna.squares("merchant")


@pytest.mark.proves("S-SEC-07")
def test_nothing_is_processed_while_a_token_lies_there() -> None:
    table = quiet(rondel={"R4": "silk"}, raws={"anna": "clay"}, dinars={"anna": 1})
    table.anna.works("builder-1", to="market-1")
    assert table.anna.choices() == {"do main", "do R4"}
    table.anna.does("R4")
    assert (table.anna.raws, table.anna.store) == (["silk", "clay"], {})
    assert table.anna.choices() == {"do main", "done"}


@pytest.mark.proves("S-SEC-08")
def test_an_empty_space_is_of_no_use_without_a_raw_material() -> None:
    for raws, offered in (("", False), ("clay", True)):
        table = quiet(rondel={"R4": None}, raws={"anna": raws})
        assert ("consolidate-1" in table.anna.squares("merchant")) is offered
    assert quiet(rondel={"R4": None}).anna.refused("work merchant to consolidate-1") == "S-TURN-16"


@pytest.mark.proves("S-SEC-09")
def test_a_raw_space_costs_a_builder_1_and_a_merchant_nothing() -> None:
    for dinars, offered in ((0, False), (1, True)):
        table = quiet(dinars={"anna": dinars})
        assert ("construction-1" in table.anna.squares("builder-1")) is offered
        assert "consolidate-1" in table.anna.squares("merchant")
    table.anna.works("builder-1", to="construction-1")
    assert (table.anna.dinars, len(table.anna.raws)) == (0, 1)
    table = quiet(dinars={"anna": 1})
    table.anna.works("merchant", to="consolidate-1")
    assert (table.anna.dinars, len(table.anna.raws)) == (1, 1)


@pytest.mark.proves("S-SEC-10", "S-SEC-12")
def test_where_marble_lies_the_marble_is_taken_and_nothing_else_is_offered() -> None:
    table = quiet(dinars={"anna": 1})
    table.anna.works("poet", to="carve-1")
    assert (table.anna.store, table.marble) == ({"marble": 1}, {"B2": False, "B5": True})
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-SEC-11")
@pytest.mark.parametrize("material", ["gypsum", "wood"])
def test_where_no_marble_lies_gypsum_or_wood_is_taken(material: str) -> None:
    table = quiet(dinars={"anna": 1}, marble={"B2": None})
    table.anna.works("poet", to="carve-1")
    assert table.anna.choices() == {"take gypsum", "take wood"}
    assert table.anna.refused("take marble") == "S-SEC-11"
    table.anna.answers(f"take {material}")
    assert (table.anna.store, table.anna.dinars) == ({material: 1}, 0)
    assert table.marble == {"B2": False, "B5": True}


@pytest.mark.proves("S-SEC-13")
def test_a_material_space_costs_a_merchant_2_and_a_poet_1() -> None:
    table = quiet(dinars={"anna": 5}, store={"anna": "sugar"}, rondel={"R2": "clay"})
    table.anna.works("merchant", to="export-1")
    assert table.anna.choices() == {"do main", "do R2", "do B2"}
    table.anna.does("B2")
    assert table.anna.dinars == 3
    assert table.anna.refused("do R2") == "S-TURN-19"
    for dinars, space in ((1, "R2"), (2, "B2")):
        table = quiet(dinars={"anna": dinars}, rondel={"R2": "clay"})
        table.anna.works("merchant", to="export-1")
        if dinars == 1:
            assert (table.anna.raws, table.anna.dinars) == (["clay"], 1)
        else:
            assert table.anna.choices() == {"do R2", "do B2"}
            table.anna.does(space)
            assert (table.anna.store, table.anna.dinars) == ({"marble": 1}, 0)
        table.waits_for("ben", "sabika.turn")
    table = quiet(dinars={"anna": 3})
    table.anna.works("poet", to="carve-1")
    assert (table.anna.store, table.anna.dinars) == ({"marble": 1}, 2)


@pytest.mark.proves("S-SEC-14")
def test_builders_reach_no_material_space_and_poets_no_raw_space() -> None:
    """On every square of the board for four, with all that would make a secondary action possible."""
    reached: dict[str, set[str]] = {"builder-1": set(), "merchant": set(), "poet": set()}
    for ring, worker in enumerate(reached):
        for square in CONTENT.rings[1][ring]:
            table = quiet(
                *FOUR,
                dinars={"anna": 9},
                store={"anna": "gypsum, sugar"},
                poems={"anna": "15 red"},
                ships={"anna": "fez left"},
            )
            table.anna.works(worker, to=SQUARES[square])
            if table.asked == "anna" and table.decision.prompt == "sabika.act":
                reached[worker] |= table.anna.offers("do") - {"main"}
    assert reached["builder-1"] == {f"R{number}" for number in range(1, 9)}
    assert reached["poet"] == {"B2", "B3", "B5", "B6"}
    assert reached["merchant"] == reached["builder-1"] | reached["poet"]


@pytest.mark.proves("S-SEC-15")
def test_the_main_action_may_earn_the_price_of_the_secondary_one() -> None:
    table = quiet(dinars={"anna": 0}, rondel={"R4": "silk"})
    table.anna.works("builder-1", to="market-1")
    table.waits_for("anna", "sabika.transact")
    table.anna.answers("stop")
    assert table.anna.choices() == {"do R4", "done"}
    table.anna.does("R4")
    assert (table.anna.dinars, table.anna.raws) == (1, ["silk"])


@pytest.mark.proves("S-SEC-16")
def test_after_the_main_action_the_secondary_one_may_be_left_aside() -> None:
    table = quiet(dinars={"anna": 3}, rondel={"R4": "silk"})
    table.anna.works("builder-1", to="market-1")
    assert table.anna.refused("done") == "S-TURN-15"
    table.anna.does("main")
    table.anna.answers("stop")
    table.anna.done()
    assert (table.anna.dinars, table.anna.raws, table.rondel["R4"]) == (5, [], "silk")
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-SEC-17")
def test_what_was_taken_is_replaced_at_the_end_of_the_round_only() -> None:
    table = quiet(dinars={"anna": 1}, rondel={"R4": "silk"}, bag="clay")
    table.anna.works("poet", to="carve-1")
    table.ben.works("merchant", to="consolidate-1")
    assert (table.marble["B2"], table.rondel["R4"]) == (False, None)
    table.anna.rests("merchant")
    table.ben.rests("poet")
    assert (table.marble["B2"], table.rondel["R4"]) == (False, None)
    table.ends_round()
    table.answers_until()
    assert (table.marble["B2"], table.rondel["R4"]) == (True, "clay")


@pytest.mark.proves("S-SEC-18")
def test_three_users_of_one_material_space_get_marble_then_gypsum_or_wood_twice() -> None:
    """Each pays 1 for the space and 1 for every poet already there."""
    table = quiet("anna", "ben", "carl", dinars={"anna": 1, "ben": 2, "carl": 3})
    table.anna.works("poet", to="carve-1")
    table.ben.works("poet", to="carve-1")
    table.ben.answers("take wood")
    table.carl.works("poet", to="carve-1")
    assert table.carl.choices() == {"take gypsum", "take wood"}
    table.carl.answers("take gypsum")
    assert [player.store for player in (table.anna, table.ben, table.carl)] == [
        {"marble": 1},
        {"wood": 1},
        {"gypsum": 1},
    ]
    assert [player.dinars for player in (table.anna, table.ben, table.carl)] == [0, 0, 0]


@pytest.mark.proves("S-SEC-19")
def test_the_material_needs_room_like_any_other() -> None:
    for answer, store in (("lose it", {"gypsum": 4}), ("throw gypsum", {"gypsum": 3, "marble": 1})):
        table = quiet(dinars={"anna": 1}, store={"anna": "gypsum 4"}, display_poems=[0, 0, 0], major_poems=[])
        table.anna.works("poet", to="carve-1")
        table.waits_for("anna", "sabika.make-room")
        assert table.anna.choices() == {"throw gypsum", "lose it"}
        table.anna.answers(answer)
        assert table.anna.store == store
        assert not table.marble["B2"]
