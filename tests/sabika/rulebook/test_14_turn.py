"""The turn (S-TURN)."""

import pytest

from partal.sabika.rules.things import WORKERS
from tests.sabika.moments import quiet
from tests.sabika.table import Table

NAMES = ("anna", "ben", "cleo", "dan")
EMPTY = {"R2": None, "R4": None, "R6": None, "R8": None}


@pytest.mark.proves("S-TURN-02", "S-TURN-03", "S-TURN-05")
def test_a_turn_is_work_or_rest_of_one_standing_worker_on_a_ring_or_in_the_workshop() -> None:
    table = Table(
        "anna", "ben", workers={"anna": "builder-1 at market-1, builder-2 lying, poet at carve-1 lying"}, sultan=[]
    )
    chosen = {choice.split()[1] for choice in table.anna.choices()}
    assert chosen == {"builder-1", "merchant"}
    assert {choice.split()[0] for choice in table.anna.choices()} == {"work", "rest"}
    assert table.anna.refused("rest builder-2") == "S-TURN-03"
    assert table.anna.refused("work poet to artisanal-1") == "S-TURN-03"


@pytest.mark.proves("S-TURN-05")
def test_nobody_passes_while_a_worker_stands() -> None:
    table = Table("anna", "ben")
    for answer in ("done", "stop", "waive", "take none"):
        assert table.anna.refused(answer) == "S-TURN-05"


@pytest.mark.proves("S-TURN-04")
def test_in_round_1_all_workers_stand_in_the_workshops() -> None:
    table = Table(*NAMES, started=False)
    table.answers_until("sabika.turn")
    for name in NAMES:
        assert table.players[name].standing == list(WORKERS)
        assert {table.players[name].place(worker) for worker in WORKERS} == {"workshop"}


@pytest.mark.proves("S-TURN-01", "S-TURN-06")
@pytest.mark.parametrize("rests", [True, False])
def test_one_work_or_one_rest_ends_the_turn(rests: bool) -> None:
    table = Table("anna", "ben", "cleo", turn="cleo", sultan=[])
    if rests:
        table.cleo.rests("merchant")
    else:
        table.cleo.works("poet", to="artisanal-1")
    table.waits_for("anna", "sabika.turn")
    assert len(table.cleo.standing) == 3


@pytest.mark.proves("S-TURN-07", "S-TURN-08", "S-TURN-09")
@pytest.mark.parametrize(("seats", "turns"), [(2, 8), (3, 12), (4, 16)])
def test_everybody_has_4_turns_in_a_round(seats: int, turns: int) -> None:
    table = Table(*NAMES[:seats], seed=seats)
    taken: dict[tuple[int, int], int] = {}
    round_ = 1
    for _ in table.play_on(seed=seats):
        for event in table.told:
            if event.kind == "round-began":
                round_ = int(event.words[0])
            if event.kind in ("worked", "rested"):
                taken[round_, event.seat] = taken.get((round_, event.seat), 0) + 1
    assert taken == {(number, seat): 4 for number in range(1, 6) for seat in range(seats)}
    assert sum(taken.values()) == 5 * turns


@pytest.mark.proves("S-TURN-10")
@pytest.mark.parametrize("seed", [1, 2])
def test_nobody_else_is_asked_during_a_turn(seed: int) -> None:
    table = Table(*NAMES, seed=seed)
    mover, working = table.asked, True
    for _ in table.play_on(seed):
        if table.match.over:
            break
        if table.decision.prompt == "sabika.turn":
            mover, working = table.asked, True
        elif table.told_of("narrator-moved") or table.told_of("received-income"):
            working = False
        if working and table.decision.prompt.startswith(("sabika.tribute", "sabika.starter", "sabika.income")):
            working = False
        assert not working or table.asked == mover


@pytest.mark.proves("S-TURN-10")
def test_an_opponents_gain_from_a_consolidation_comes_by_itself() -> None:
    table = Table(
        "anna",
        "ben",
        cities={"cairo": "C1"},
        ships={"anna": "cairo left", "ben": "cairo right"},
        rondel=EMPTY,
        sultan=[],
    )
    table.anna.works("merchant", to="consolidate-1")
    assert (table.ben.prestige, table.ben.dinars) == (6, 1)
    assert table.anna.ships == {"cairo": "right"}
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-TURN-11", "S-TURN-13")
def test_a_worker_moves_pays_lies_down_and_then_acts() -> None:
    table = Table(
        "anna",
        "ben",
        dinars={"anna": 9},
        workers={"anna": "builder-1 at minor-quarry-1", "ben": "builder-1 at market-1"},
        sultan=[],
    )
    table.anna.works("builder-1", to="market-1")
    assert [event.kind for event in table.told] == ["worked", "paid"]
    assert table.told[1].words[0] == "2"
    table.waits_for("anna", "sabika.act")
    assert table.anna.place("builder-1") == "market-1"
    assert not table.anna.stands("builder-1")
    assert table.anna.dinars == 7
    table.anna.does("main")
    assert table.anna.dinars == 9


@pytest.mark.proves("S-TURN-12")
@pytest.mark.parametrize(("dinars", "offered"), [(1, False), (2, True)])
def test_the_markets_dinars_do_not_pay_for_the_way_there(dinars: int, offered: bool) -> None:
    """3 steps and 1 rival: 2 dinars, though the market would bring 2."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": dinars},
        workers={"anna": "builder-1 at minor-quarry-1", "ben": "builder-1 at market-1"},
        sultan=[],
    )
    assert ("market-1" in table.anna.squares("builder-1")) == offered


@pytest.mark.proves("S-TURN-14", "S-TURN-15", "S-TURN-21")
@pytest.mark.parametrize("both", [True, False])
def test_main_secondary_or_both_but_at_least_one(both: bool) -> None:
    table = Table("anna", "ben", dinars={"anna": 5}, rondel={"R4": "silk"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    assert table.anna.choices() == {"do main", "do R4"}
    assert table.anna.refused("done") == "S-TURN-15"
    table.anna.does("R4")
    assert (table.anna.dinars, table.anna.raws) == (4, ["silk"])
    assert table.anna.choices() == {"do main", "done"}
    if both:
        table.anna.answers("do main", "stop")
    else:
        table.anna.done()
    assert table.anna.dinars == (6 if both else 4)
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-TURN-14", "S-TURN-21")
def test_after_the_main_action_the_secondary_one_may_be_left_out() -> None:
    table = Table("anna", "ben", dinars={"anna": 5}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "stop")
    assert table.anna.choices() == {"do R4", "done"}
    assert table.anna.refused("do main") == "S-TURN-14"
    table.anna.done()
    assert table.anna.raws == []


@pytest.mark.proves("S-TURN-16")
@pytest.mark.parametrize(
    ("store", "rondel", "dinars", "offered"),
    [
        ("", EMPTY, 1, False),
        ("sugar", EMPTY, 1, True),
        ("", EMPTY | {"R2": "silk"}, 1, True),
        ("", EMPTY, 2, True),
    ],
)
def test_a_square_without_any_possible_action_is_not_offered(
    store: str, rondel: dict[str, str | None], dinars: int, offered: bool
) -> None:
    """A merchant and an export square: a good, a raw token there, or 2 dinars for the material space."""
    table = Table("anna", "ben", store={"anna": store}, rondel=rondel, dinars={"anna": dinars}, sultan=[])
    assert ("export-1" in table.anna.squares("merchant")) == offered
    if not offered:
        assert table.anna.refused("work merchant to export-1") == "S-TURN-16"


@pytest.mark.proves("S-TURN-17")
def test_the_market_first_pays_for_the_secondary_action() -> None:
    """0 dinars: +2 from the market, -1 for the raw space, 1 remains."""
    table = Table("anna", "ben", rondel={"R4": "silk"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.waits_for("anna", "sabika.transact")
    table.anna.answers("stop", "do R4")
    assert (table.anna.dinars, table.anna.raws) == (1, ["silk"])


@pytest.mark.proves("S-TURN-17")
@pytest.mark.parametrize("first", ["main", "R4"])
def test_either_order_is_possible(first: str) -> None:
    table = Table("anna", "ben", dinars={"anna": 1}, rondel={"R4": "silk"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    for step in (first, "R4" if first == "main" else "main"):
        table.anna.does(step)
        if step == "main":
            table.anna.answers("stop")
    assert (table.anna.dinars, table.anna.raws) == (1 + 2 - 1, ["silk"])


@pytest.mark.proves("S-TURN-18")
def test_the_secondary_action_cannot_come_between_two_transactions() -> None:
    table = Table("anna", "ben", dinars={"anna": 5}, rondel={"R4": "silk"}, sultan=[])
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main", "buy wood")
    assert "do R4" not in table.anna.choices()
    assert table.anna.refused("do R4") == "S-TURN-18"
    table.anna.answers("buy wood")
    assert table.anna.choices() == {"do R4", "done"}


@pytest.mark.proves("S-TURN-19")
def test_only_one_secondary_action_even_where_several_touch() -> None:
    table = Table(*NAMES, dinars={"anna": 9}, ships={"anna": "cairo left"}, cities={"cairo": "C1"})
    table.anna.works("merchant", to="consolidate-1")
    assert table.anna.choices() == {"do main", "do R3", "do R4", "do B3"}
    table.anna.does("B3")
    assert table.anna.choices() == {"do main", "done"}
    assert table.anna.refused("do R3") == "S-TURN-19"


@pytest.mark.proves("S-TURN-20")
@pytest.mark.parametrize(("dinars", "offered"), [(0, False), (1, True)])
def test_what_is_possible_is_judged_by_what_is_left_after_the_move(dinars: int, offered: bool) -> None:
    """Carving in blue costs 1 dinar; a rival on the square costs another."""
    free = Table("anna", "ben", dinars={"anna": dinars}, store={"anna": "wood"}, sultan=[])
    assert ("carve-1" in free.anna.squares("poet")) == offered
    rival = Table(
        "anna",
        "ben",
        dinars={"anna": dinars + 1},
        store={"anna": "wood"},
        workers={"ben": "poet at carve-1"},
        sultan=[],
    )
    assert ("carve-1" in rival.anna.squares("poet")) == offered


@pytest.mark.proves("S-TURN-20")
def test_an_order_that_makes_the_second_action_possible_counts() -> None:
    """Without a material nothing can be carved; the marble beside the square makes it possible."""
    table = Table("anna", "ben", dinars={"anna": 2}, marble={"B2": True}, display_poems=[1, 2, 3], sultan=[])
    table.anna.works("poet", to="carve-1")
    assert table.anna.store == {"marble": 1}
    assert table.anna.choices() == {"do main", "done"}
    table.anna.answers("do main", "carve 2 blue", "lay marble")
    assert table.anna.poems == ["2 blue"]
    assert table.anna.dinars == 0


@pytest.mark.proves("S-TURN-20")
def test_market_quarry_and_labour_are_always_possible_produce_and_storehouse_are_not() -> None:
    bare = Table("anna", "ben", rondel=EMPTY, store_display=[0, 0, 1, 2], sultan=[])
    assert bare.anna.squares("builder-1") == {
        "minor-quarry-1",
        "major-quarry-1",
        "market-1",
        "market-2",
        "storehouse-right",
    }
    assert bare.anna.squares("merchant") == set()
    assert bare.anna.squares("poet") == {"artisanal-1", "artisanal-2"}
    owning = Table(
        "anna",
        "ben",
        rondel=EMPTY,
        store_display=[0, 0, 1, 2],
        storehouses={"anna": {1: [11]}},
        raws={"anna": "silk"},
        sultan=[],
    )
    assert "storehouse-left" in owning.anna.squares("builder-1")
    assert {"produce-1", "produce-2"} <= owning.anna.squares("merchant")
    present = Table("anna", "ben", rondel=EMPTY, ships={"anna": "fez left"}, sultan=[])
    assert {"produce-1", "produce-2"} <= present.anna.squares("merchant")


@pytest.mark.proves("S-TURN-02")
def test_of_two_builders_at_home_either_may_be_named() -> None:
    """They are alike, so the first is offered for both and written down."""
    table = quiet()
    table.anna.works("builder-2", to="market-1")
    assert table.match.history[-1].option.notation == "work builder-1 to market-1"
    table = quiet()
    table.anna.rests("builder-2")
    assert table.match.history[-1].option.notation == "rest builder-1"
