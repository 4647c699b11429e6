"""The negative events 7 and 9 to 14, and whom events act on (S-EV)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.sabika.eventful import NONE, active, building, carving, paid
from tests.sabika.moments import begin_carving, leave, pay_tribute, quiet, reactivate, scored
from tests.sabika.table import Table, content_with


@pytest.mark.proves("S-EV-08")
@pytest.mark.parametrize(("event", "prestige"), [(NONE, 1 + 3 + 4), (7, 0 + 2 + 3)])
def test_event_7_takes_1_prestige_off_each_material_of_a_building(event: int, prestige: int) -> None:
    table = building("major", "gypsum, marble, glazed", event)
    table.anna.answers("lay gypsum marble glazed")
    assert table.anna.prestige == 5 + prestige

    table = building("minor 10", "gypsum, wood", event)
    table.anna.answers("lay gypsum")
    assert table.anna.prestige == 5 + (1 if event == NONE else 0)


@pytest.mark.proves("S-EV-08")
@pytest.mark.parametrize(
    ("event", "poems", "materials", "prestige"),
    [
        (NONE, "", "gypsum marble", 1 + 3),
        (7, "", "gypsum marble", 0 + 2),
        (NONE, "10 blue", "gypsum marble glazed", 2 + 4 + 5),
        (7, "10 blue", "gypsum marble glazed", 1 + 3 + 4),
    ],
)
def test_event_7_and_poem_10_cancel_out_in_poems(event: int, poems: str, materials: str, prestige: int) -> None:
    """OQ-40: 1 less and 1 more for each material."""
    table = carving("gypsum, marble, glazed", event, poems=poems)
    table.anna.answers(f"lay {materials}")
    assert table.anna.prestige == 5 + prestige


@pytest.mark.proves("S-EV-08")
@pytest.mark.parametrize(("event", "prestige"), [(NONE, 0 + 2), (7, 0 + 1)])
def test_event_7_takes_no_material_below_0(tmp_path: Path, event: int, prestige: int) -> None:
    """OQ-25: where gypsum is worth nothing, it stays so; wood loses its 1."""
    content = content_with(tmp_path, '[[material]]\nid = "gypsum"\nprestige = 0\norigin = "printed"\n')
    table = building("major", "gypsum, wood", event, content=content)
    table.anna.answers("lay gypsum wood")
    assert table.anna.prestige == 5 + prestige


@pytest.mark.proves("S-EV-10")
@pytest.mark.parametrize(("event", "cost"), [(NONE, 4), (9, 6)])
def test_event_9_makes_every_route_a_dinar_dearer(event: int, cost: int) -> None:
    """From Florence by Ragusa to Constantinople: 2 + 2, or 3 + 3."""
    scene: dict[str, Any] = {"store": {"anna": "sugar"}, "ships": {"anna": "florence left"}}
    table = quiet(dinars={"anna": cost}, **scene, **active(event))
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to constantinople")
    assert [event.words for event in table.told if event.kind == "paid"] == [(str(cost), "0", "journey")]

    table = quiet(dinars={"anna": cost - 1}, **scene, **active(event))
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    assert "constantinople" not in table.anna.offers("ship to")
    assert table.anna.refused("ship to constantinople") == "S-EXP-03"


@pytest.mark.proves("S-EV-10")
def test_event_9_does_not_touch_the_free_ship_of_poem_14() -> None:
    """OQ-31: no route is travelled."""
    table = reactivate(14, **active(9))
    assert len(table.anna.offers("ship to")) == 9
    table.anna.answers("ship to constantinople")
    assert (table.anna.ships, table.anna.dinars) == ({"constantinople": "left"}, 0)


@pytest.mark.proves("S-EV-11")
@pytest.mark.parametrize(
    ("event", "purse", "possible", "left"),
    [
        (NONE, {}, True, (0, 0)),
        (10, {}, False, (0, 0)),
        (10, {"dinars": {"anna": 1}}, True, (0, 0)),
        (10, {"seals": {"anna": 1}}, True, (0, 0)),
        (10, {"dinars": {"anna": 3}, "seals": {"anna": 1}}, True, (2, 1)),
    ],
)
def test_event_10_makes_consolidating_cost_a_dinar(
    event: int, purse: dict[str, Any], possible: bool, left: tuple[int, int]
) -> None:
    table = quiet(
        ships={"anna": "fez left, tunis left"}, cities={"fez": "C1"}, rondel={"R4": None}, **purse, **active(event)
    )
    assert ("consolidate-1" in table.anna.squares("merchant")) == possible
    if possible:
        table.anna.works("merchant", to="consolidate-1")
        table.anna.does("main")
        table.anna.answers("consolidate fez")
        assert table.anna.ships == {"fez": "right", "tunis": "left"}
        assert (table.anna.dinars, table.anna.seals) == left


@pytest.mark.proves("S-EV-11")
def test_event_10_holds_for_consolidating_as_a_bonus_but_not_for_poem_17() -> None:
    """OQ-28, OQ-42: poem 12 consolidates and pays; poem 17 only borrows a red city's action."""
    table = reactivate(12, ships={"anna": "fez left"}, cities={"fez": "C1"}, dinars={"anna": 2}, **active(10))
    table.anna.answers("consolidate fez")
    assert (table.anna.dinars, table.anna.ships, table.anna.parias) == (1, {"fez": "right"}, 1)

    table = reactivate(12, ships={"anna": "fez left"}, cities={"fez": "C1"}, **active(10))
    assert (table.anna.ships, table.anna.parias) == ({"fez": "left"}, 1)

    table = reactivate(17, ships={"anna": "fez left"}, cities={"fez": "C12"}, dinars={"anna": 2}, **active(10))
    table.anna.answers("action of fez", "take gypsum gypsum wood")
    assert (table.anna.dinars, table.anna.store) == (2, {"gypsum": 2, "wood": 1})


STEPS = ("minor-quarry-1", "construction-1", "storehouse-right", "market-1")
"""One to four steps clockwise from the second market."""


@pytest.mark.proves("S-EV-12")
@pytest.mark.parametrize(("event", "costs"), [(NONE, (0, 0, 1, 2)), (11, (0, 1, 2, 3))])
def test_event_11_leaves_only_the_first_step_free(event: int, costs: tuple[int, ...]) -> None:
    for square, cost in zip(STEPS, costs):
        for dinars in (cost, cost + 2):
            table = quiet(
                dinars={"anna": dinars},
                store={"anna": "gypsum"},
                workers={"anna": "builder-1 at market-2"},
                **active(event),
            )
            table.anna.works("builder-1", to=square)
            assert paid(table, "move") == cost
        if cost:
            poor = quiet(
                dinars={"anna": cost - 1},
                store={"anna": "gypsum"},
                workers={"anna": "builder-1 at market-2"},
                **active(event),
            )
            assert poor.anna.refused(f"work builder-1 to {square}") == "S-COST-11"


@pytest.mark.proves("S-EV-12")
def test_event_11_asks_nothing_of_a_worker_from_the_workshop() -> None:
    for square in STEPS:
        table = quiet(store={"anna": "gypsum"}, **active(11))
        table.anna.works("builder-1", to=square)
        assert paid(table, "move") == 0


@pytest.mark.proves("S-EV-13")
@pytest.mark.parametrize(("event", "cost"), [(NONE, 2 + 2), (12, 2 + 4)])
def test_event_12_doubles_the_toll_the_sultans_workers_included(event: int, cost: int) -> None:
    """Four steps to a square with a worker of Ben's and one of the Sultan's."""
    scene: dict[str, Any] = {
        "sultan": ["market-1"],
        "workers": {"anna": "builder-1 at market-2", "ben": "builder-2 at market-1 lying"},
    }
    table = quiet(dinars={"anna": cost}, **scene, **active(event))
    table.anna.works("builder-1", to="market-1")
    assert paid(table, "move") == cost
    assert table.ben.dinars == 0
    poor = quiet(dinars={"anna": cost - 1}, **scene, **active(event))
    assert poor.anna.refused("work builder-1 to market-1") == "S-COST-11"


@pytest.mark.proves("S-EV-14")
@pytest.mark.parametrize(
    ("worker", "square", "space", "plain", "changed"),
    [
        ("builder-1", "construction-1", "R2", 1, 2),
        ("merchant", "export-1", "R2", 0, 1),
        ("merchant", "export-1", "B2", 2, 3),
        ("poet", "carve-1", "B2", 1, 2),
    ],
)
def test_event_13_makes_every_secondary_action_a_dinar_dearer(
    worker: str, square: str, space: str, plain: int, changed: int
) -> None:
    """The merchant's free raw space too (OQ-29). One dinar short, there is nothing to do on the square."""
    for event, cost in ((NONE, plain), (13, changed)):
        scene: dict[str, Any] = {"rondel": {"R2": "cane" if space == "R2" else None}, **active(event)}
        table = quiet(dinars={"anna": cost}, **scene)
        table.anna.works(worker, to=square)
        table.anna.does(space)
        assert table.anna.dinars == 0
        assert (table.anna.raws, table.anna.store) == ((["cane"], {}) if space == "R2" else ([], {"marble": 1}))
        if cost:
            poor = quiet(dinars={"anna": cost - 1}, **scene)
            assert poor.anna.refused(f"work {worker} to {square}") == "S-TURN-16"


@pytest.mark.proves("S-EV-15")
def test_event_14_takes_a_dinar_besides_the_parias() -> None:
    """Round 3, a tribute of 4: 4 parias and 1 dinar; Ben has neither dinar nor seal and loses 1 prestige."""
    table = quiet(parias={"anna": 4, "ben": 4}, dinars={"anna": 3}, **active(14, 3))
    table.ends_round()
    pay_tribute(table.anna, marker=4)
    pay_tribute(table.ben, marker=4)
    assert (table.anna.dinars, table.anna.parias, scored(table, table.anna, "tribute")) == (2, 0, 0)
    assert (table.ben.dinars, table.ben.parias, scored(table, table.ben, "tribute")) == (0, 0, -1)


@pytest.mark.proves("S-EV-15")
def test_event_14_holds_at_the_end_of_the_game_too() -> None:
    table = quiet(parias={"anna": 6, "ben": 6}, dinars={"anna": 3}, **active(14, 5))
    table.ends_round()
    pay_tribute(table.anna, marker=6)
    pay_tribute(table.ben, marker=6)
    table.is_over()
    assert (table.anna.dinars, scored(table, table.anna, "tribute")) == (2, 0)
    assert scored(table, table.ben, "tribute") == -1


@pytest.mark.proves("S-EV-15")
def test_event_14_is_paid_before_the_parias_by_everybody_with_a_dinar() -> None:
    """OQ-27: of 2 dinars one goes to the event, so no pair is left for a paria."""
    table = quiet(dinars={"anna": 2}, **active(14, 3))
    table.ends_round()
    assert (table.anna.dinars, scored(table, table.anna, "tribute")) == (1, -4)
    for event, pairs in ((NONE, 1), (14, 0)):
        table = quiet(dinars={"anna": 2}, parias={"anna": 1}, **active(event, 3))
        table.ends_round()
        table.anna.answers("1 by marker")
        if pairs:
            assert table.anna.choices() == {"0 by dinars", "1 by dinars"}
        else:
            assert table.anna.dinars == 1


@pytest.mark.proves("S-EV-15")
@pytest.mark.parametrize(("answer", "seals", "tribute"), [("pay a seal", 1, 0), ("lose prestige", 2, -1)])
def test_event_14_may_be_paid_by_a_seal_but_no_seal_is_forced(answer: str, seals: int, tribute: int) -> None:
    table = quiet(seals={"anna": 2}, parias={"anna": 4, "ben": 4}, **active(14, 3))
    table.ends_round()
    table.waits_for("anna", "sabika.dues")
    assert table.anna.choices() == {"pay a seal", "lose prestige"}
    assert table.anna.refused("stop") == "S-EV-15"
    table.anna.answers(answer)
    pay_tribute(table.anna, marker=4)
    assert (table.anna.seals, scored(table, table.anna, "tribute")) == (seals, tribute)


@pytest.mark.proves("S-EV-15")
def test_event_14_takes_a_dinar_if_there_is_one_and_leaves_the_seal() -> None:
    """OQ-27: with a dinar there is no choice, so the first question is that of the marker."""
    table = quiet(seals={"anna": 2}, dinars={"anna": 1}, parias={"anna": 4, "ben": 4}, **active(14, 3))
    table.ends_round()
    table.waits_for("anna", "sabika.tribute-marker")
    assert (table.anna.dinars, table.anna.seals, scored(table, table.anna, "tribute")) == (0, 2, 0)


@pytest.mark.proves("S-EV-16")
@pytest.mark.parametrize(("settings", "dinars", "tribute"), [({}, 2, 0), ({"event14": "per-paria"}, 0, -1)])
def test_event_14_by_the_other_reading_takes_a_dinar_for_each_paria(
    settings: dict[str, str], dinars: int, tribute: int
) -> None:
    """A tribute of 4 with 3 dinars: all three go and 1 prestige is lost."""
    table = quiet(settings=settings, parias={"anna": 4, "ben": 4}, dinars={"anna": 3}, **active(14, 3))
    table.ends_round()
    pay_tribute(table.anna, marker=4)
    assert (table.anna.dinars, scored(table, table.anna, "tribute")) == (dinars, tribute)


@pytest.mark.proves("S-EV-17", "S-SDIF-04")
@pytest.mark.parametrize(("event", "human"), [(NONE, 6), (5, 5), (8, 7)])
def test_an_event_acts_on_the_human_and_not_on_yusuf(event: int, human: int) -> None:
    table = Table.solo(sultan=[], parias={"anna": 9, "yusuf": 9}, turn="anna", **active(event, 5))
    table.ends_round()
    assert table.anna.choices() == {f"{count} by marker" for count in range(human + 1)}
    pay_tribute(table.anna, marker=human)
    assert (table.anna.parias, table.yusuf.parias) == (9 - human, 9 - 6)


@pytest.mark.proves("S-EV-17", "S-SDIF-04")
def test_event_14_asks_yusuf_for_nothing() -> None:
    table = Table.solo(sultan=[], parias={"anna": 4, "yusuf": 4}, **active(14, 3))
    table.ends_round()
    pay_tribute(table.anna, marker=4)
    assert scored(table, table.anna, "tribute") == -1
    assert scored(table, table.yusuf, "tribute") == 0


@pytest.mark.proves("S-EV-17")
def test_an_event_acts_on_all_players_alike() -> None:
    """Event 12 in a game of four: every visitor pays 2 for the same worker."""
    names = ("anna", "ben", "cleo", "dan")
    for name in names[1:]:
        table = Table(
            *names, turn=name, dinars={name: 2}, workers={"anna": "builder-1 at market-1 lying"}, **active(12)
        )
        player = table.players[name]
        player.works("builder-1", to="market-1")
        assert paid(table, "move") == 2


@pytest.mark.proves("S-EV-18")
def test_an_event_that_ends_changes_nothing_more_and_gives_nothing_back() -> None:
    """Event 6 in rounds 1 and 2: the first blue poem costs 2, after the change 1, and the dinars stay paid."""
    table = quiet(
        round=2,
        events=[6, 3, 11],
        store={"anna": "gypsum 2", "ben": "gypsum 2"},
        dinars={"anna": 9, "ben": 9},
        parias={"anna": 4, "ben": 3},
        display_poems=[18, 9, 4],
    )
    begin_carving(table.anna)
    table.anna.answers("carve 9 blue")
    assert paid(table, "poem") == 2
    table.anna.answers("lay gypsum")
    leave(table.anna)
    assert table.anna.dinars == 9 - 2
    table.ends_round()
    pay_tribute(table.anna, marker=3)
    pay_tribute(table.ben, marker=3)
    table.anna.answers("start with seat 1")
    assert (table.round, table.anna.dinars, table.ben.dinars) == (3, 7, 9)
    begin_carving(table.ben)
    table.ben.answers("carve 4 blue")
    assert paid(table, "poem") == 1
