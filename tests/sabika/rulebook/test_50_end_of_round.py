"""End of a round: its frame, income and the narrator (S-EOR, S-INC, S-NAR)."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.sabika.moments import happened, pay_tribute, quiet, words_of
from tests.sabika.table import Table

STEP = {
    "received-income": "income",
    "narrator-moved": "narrator",
    "fulfilled-wish": "wishes",
    "paid-tribute": "tribute",
    "event-changed": "event",
    "workers-woke": "workers",
    "drew-raw": "maintenance",
    "turned-poem": "maintenance",
    "turned-minor": "maintenance",
    "turned-store": "maintenance",
    "named-starter": "starting player",
    "era-changed": "era",
    "round-began": "next round",
}
TRIBUTE = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}


def steps_of(table: Table) -> list[str]:
    """The steps that the log tells, in order."""
    return [step for step, _ in groupby([STEP[event.kind] for event in happened(table) if event.kind in STEP])]


def end_round(table: Table) -> None:
    """Ends the round without paying anything but prestige; the leader starts."""
    table.ends_round()
    for name in table.names:
        if not table.match.over and table.decision.prompt.startswith("sabika.tribute"):
            pay_tribute(table.players[name])
    table.answers_until()


@pytest.mark.proves("S-EOR-01")
@pytest.mark.parametrize(
    ("round_", "steps"),
    [
        (1, "income, narrator, wishes, tribute, workers, maintenance, starting player, next round"),
        (2, "income, narrator, tribute, event, workers, maintenance, starting player, era, next round"),
        (3, "income, narrator, wishes, tribute, workers, maintenance, starting player, next round"),
        (4, "income, narrator, tribute, event, workers, maintenance, starting player, next round"),
    ],
)
def test_the_log_tells_the_steps_in_their_order(round_: int, steps: str) -> None:
    table = quiet(
        round=round_,
        events=[1, 2, 3],
        cities={"fez": "C1"},
        ships={"anna": "fez right", "ben": "fez right"},
        rondel={"R2": None},
        dinars={"anna": 4},
        display_poems=[1, 2, 0],
        store_display=[1, 2, 3, 0],
    )
    table.ends_round()
    table.answers_until()
    assert steps_of(table) == steps.split(", ")


@pytest.mark.proves("S-EOR-02")
def test_the_phase_follows_rounds_1_to_4_and_the_end_of_the_game_round_5() -> None:
    table = quiet()
    for round_ in (1, 2, 3, 4):
        assert table.round == round_
        end_round(table)
        assert len(words_of(table, "workers-woke")) == 1
        assert words_of(table, "round-began") == [(-1, (str(round_ + 1), str(table.state.starter)))]
    end_round(table)
    table.is_over()
    assert not words_of(table, "workers-woke")
    assert len(words_of(table, "game-ended")) == 1


@pytest.mark.proves("S-EOR-03")
def test_no_step_may_be_left_out() -> None:
    """Even with nothing to gain or to pay every step takes place, and no question of the phase can be declined."""
    table = quiet(dinars={"anna": 3, "ben": 2}, parias={"ben": 1}, seals={"anna": 1})
    table.ends_round()
    while table.decision.prompt != "sabika.turn":
        for option in table.decision.options:
            assert not option.notation.startswith(("waive", "done", "stop", "take none"))
        table.told = table.match.play(table.decision.options[-1])
    assert steps_of(table) == ["narrator", "wishes", "tribute", "workers", "starting player", "next round"]
    assert [seat for seat, _ in words_of(table, "paid-tribute")] == [0, 1]


# Income


@pytest.mark.proves("S-INC-01")
def test_every_consolidated_blue_city_pays_its_income() -> None:
    """C1 pays 2 dinars, C3 gypsum and 1 dinar, C5 1 prestige and 1 paria; ben is not there."""
    table = quiet(
        cities={"fez": "C1", "tunis": "C3", "bruges": "C5"},
        ships={"anna": "fez right, tunis right, bruges right"},
        wishes=["A-1", "B-1", "C-1"],
        round=2,
    )
    table.ends_round()
    table.waits_for("anna", "sabika.tribute-marker")
    assert (table.anna.dinars, table.anna.store, table.anna.prestige) == (2 + 1, {"gypsum": 1}, 6)
    assert table.anna.parias == 1
    assert (table.ben.dinars, table.ben.store, table.ben.prestige) == (0, {}, 5)


@pytest.mark.proves("S-INC-02")
@pytest.mark.parametrize(("starter", "order"), [("anna", [0, 1, 2]), ("ben", [1, 2, 0]), ("carl", [2, 0, 1])])
def test_the_starting_player_takes_income_first(starter: str, order: list[int]) -> None:
    ships = "fez right"
    table = quiet(
        "anna",
        "ben",
        "carl",
        starter=starter,
        cities={"fez": "C4"},
        ships=dict.fromkeys(("anna", "ben", "carl"), ships),
    )
    table.ends_round()
    assert [seat for seat, _ in words_of(table, "received-income")] == order


@pytest.mark.proves("S-INC-03")
def test_a_left_ship_and_a_red_city_bring_no_income() -> None:
    table = quiet(
        cities={"fez": "C1", "tunis": "C5", "bruges": "C7"},
        ships={"anna": "fez left, tunis right, bruges right"},
        round=2,
    )
    table.ends_round()
    assert words_of(table, "received-income") == [(0, ("tunis",))]
    assert (table.anna.dinars, table.anna.store) == (0, {})


@pytest.mark.proves("S-INC-04")
def test_blue_poems_with_income_pay_now_as_well() -> None:
    table = quiet(poems={"anna": "1 blue, 5 blue", "ben": "15 red, 11 blue"})
    table.ends_round()
    assert words_of(table, "received-income") == [(0, ("poem-1",))]
    assert (table.anna.dinars, table.ben.dinars) == (2, 0)


@pytest.mark.proves("S-INC-05")
def test_income_comes_at_the_end_of_every_round_and_of_the_game() -> None:
    table = quiet(cities={"fez": "C1"}, ships={"anna": "fez right"})
    dinars = []
    for _ in range(5):
        end_round(table)
        assert words_of(table, "received-income") == [(0, ("fez",))]
        dinars.append(table.anna.dinars)
    table.is_over()
    assert dinars == [2, 4, 6, 8, 10]


@pytest.mark.proves("S-INC-06")
@pytest.mark.parametrize(("starter", "first", "second"), [("anna", "anna", "ben"), ("ben", "ben", "anna")])
def test_raw_materials_of_the_income_come_from_what_still_lies_on_the_rondel(
    starter: str, first: str, second: str
) -> None:
    """C2 pays 1 raw and 1 dinar. One token is left: the first in order takes it, the second gets only the dinar."""
    table = quiet(
        starter=starter,
        cities={"fez": "C2"},
        ships={"anna": "fez right", "ben": "fez right"},
        rondel={"R2": "clay", "R4": None, "R6": None, "R8": None},
    )
    table.ends_round()
    table.waits_for(first, "sabika.take-raw")
    assert table.players[first].choices() == {"take R2", "take none"}
    table.players[first].answers("take R2")
    assert (table.players[first].raws, table.players[second].raws) == (["clay"], [])
    assert (table.anna.dinars, table.ben.dinars) == (1, 1)
    table.answers_until()
    assert None not in table.rondel.values()
    assert table.players[second].raws == []


@pytest.mark.proves("S-INC-07")
@pytest.mark.parametrize(("first", "store"), [("fez", {"gypsum": 1, "marble": 4}), ("tunis", {"wood": 1, "marble": 4})])
def test_each_player_chooses_the_order_of_their_incomes(first: str, store: dict[str, int]) -> None:
    """C3 pays gypsum and a dinar, C6 wood and a paria; with one free box the second material may be lost."""
    table = quiet(
        cities={"fez": "C3", "tunis": "C6", "bruges": "C1"},
        ships={"anna": "fez right, tunis right, bruges right"},
        store={"anna": "marble 4"},
        boxes={"anna": 5},
    )
    table.ends_round()
    assert table.anna.dinars == 2
    assert table.anna.choices() == {"income of fez", "income of tunis"}
    table.anna.answers(f"income of {first}")
    table.anna.answers("lose it")
    assert table.anna.store == store
    assert (table.anna.dinars, table.anna.parias) == (2 + 1, 1)


@pytest.mark.proves("S-INC-08")
def test_dinars_of_the_income_may_pay_the_tribute() -> None:
    table = quiet(cities={"fez": "C1"}, ships={"anna": "fez right"}, wishes=["A-1", "B-3", "C-1"])
    table.ends_round()
    assert table.anna.choices() == {"1 by dinars", "0 by dinars"}
    table.anna.answers("1 by dinars")
    assert (table.anna.dinars, table.anna.prestige, table.ben.prestige) == (0, 5 - 1, 5 - 2)


# Narrator


@pytest.mark.proves("S-NAR-01")
def test_the_narrator_moves_one_space_at_the_end_of_each_round() -> None:
    table = quiet()
    spaces = []
    for _ in range(5):
        end_round(table)
        spaces += [words for _, words in words_of(table, "narrator-moved")]
    assert spaces == [("2",), ("3",), ("4",), ("5",), ("6",)]


@pytest.mark.proves("S-NAR-02", "S-NAR-04")
def test_wishes_are_scored_after_rounds_1_3_and_5_and_not_after_2_and_4() -> None:
    table = quiet()
    scored = {}
    for round_ in range(1, 6):
        end_round(table)
        scored[round_] = len(words_of(table, "fulfilled-wish"))
    assert scored == {1: 2 * 1, 2: 0, 3: 2 * 2, 4: 0, 5: 2 * 3}


@pytest.mark.proves("S-NAR-03")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_then_the_tribute_of_the_new_space_is_paid_and_after_it_the_event_changes(round_: int) -> None:
    """Event 8 asks for one paria more; where it leaves, it still counts for this tribute."""
    table = quiet(round=round_, events=[8, 6, 5] if round_ < 3 else [6, 8, 5])
    table.ends_round()
    table.answers_until()
    assert words_of(table, "paid-tribute") == [(seat, ("0", "0", "0", str(TRIBUTE[round_] + 1))) for seat in (0, 1)]
    kinds = [event.kind for event in happened(table)]
    assert ("event-changed" in kinds) is (round_ in (2, 4))
    if round_ in (2, 4):
        last_payment = len(kinds) - 1 - kinds[::-1].index("paid-tribute")
        assert last_payment < kinds.index("event-changed") < kinds.index("workers-woke")
