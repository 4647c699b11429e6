"""The 14 events, each with its numbers and those without it (S-EV)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from partal.sabika.inner import Carve
from tests.sabika.moments import begin_carving, carve, leave, pay_tribute, quiet, reactivate, scored
from tests.sabika.table import Table, content_with

NONE = 0
"""No event."""


def active(event: int, round_: int = 1) -> dict[str, Any]:
    """A situation of this round in which this event is active, with two others that change none of its numbers."""
    if not event:
        return {"round": round_}
    others = [number for number in (3, 6, 11) if number != event][:2]
    others.insert((round_ - 1) // 2, event)
    return {"round": round_, "events": others}


def paid(table: Table, reason: str) -> int:
    """What the last answer made somebody pay for this."""
    return sum(int(event.words[0]) for event in table.told_of("paid") if event.words[2] == reason)


def to_market(**situation: Any) -> Table:
    """Anna at the market with 5 dinars, its own 2 included."""
    table = quiet(dinars={"anna": 3}, rondel={"R4": "silk"}, boxes={"anna": 8}, **situation)
    table.anna.works("builder-1", to="market-1")
    table.anna.does("main")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 5
    return table


@pytest.mark.proves("S-EV-01")
@pytest.mark.parametrize(
    ("transaction", "plain", "changed"),
    [
        ("buy gypsum", -1, 0),
        ("buy wood", -1, 0),
        ("buy marble", -2, -1),
        ("buy glazed", -3, -2),
        ("buy R4", -1, 0),
        ("sell gypsum", 1, 2),
        ("sell wood", 2, 3),
        ("sell marble", 3, 4),
        ("sell glazed", 4, 5),
        ("sell sugar", 3, 4),
        ("trade glazed for marble", 1, 1),
        ("trade marble for glazed", 0, 0),
    ],
)
def test_event_1_cheapens_purchases_and_sweetens_sales_but_leaves_trades(
    transaction: str, plain: int, changed: int
) -> None:
    for event, dinars in ((NONE, plain), (1, changed)):
        table = to_market(store={"anna": "gypsum, wood, marble, glazed, sugar"}, **active(event))
        table.anna.answers(transaction)
        assert table.anna.dinars == 5 + dinars


@pytest.mark.proves("S-EV-01")
@pytest.mark.parametrize(("event", "bought", "sold"), [(NONE, 2, 4), (1, 1, 5)])
def test_event_1_holds_for_transactions_of_any_source(event: int, bought: int, sold: int) -> None:
    """Poem 7 gives three transactions, then 2 dinars; the market action has no part in it."""
    table = reactivate(7, store={"anna": "glazed"}, dinars={"anna": 2}, **active(event))
    table.anna.answers("buy marble")
    assert table.anna.dinars == 2 - bought
    table.anna.answers("sell glazed")
    assert table.anna.dinars == 2 - bought + sold
    table.anna.answers("stop")
    assert table.anna.dinars == 2 - bought + sold + 2


@pytest.mark.proves("S-EV-01")
def test_event_1_takes_no_price_below_0() -> None:
    """Gypsum costs nothing, so somebody without a dinar can buy it; marble still needs one (OQ-25)."""
    table = reactivate(7, **active(1))
    assert table.anna.offers("buy") >= {"gypsum", "wood"}
    assert not {"marble", "glazed"} & table.anna.offers("buy")
    table.anna.answers("buy gypsum", "buy gypsum", "buy gypsum")
    assert (table.anna.store, table.anna.dinars) == ({"gypsum": 3}, 2)

    plain = reactivate(7)
    plain.waits_for("ben", "sabika.turn")
    assert (plain.anna.store, plain.anna.dinars) == ({}, 2)


@pytest.mark.proves("S-EV-02", "S-EV-07")
@pytest.mark.parametrize(
    ("poem", "carved", "prices"),
    [
        ("18 blue", "", {NONE: 1, 2: 0, 6: 2}),
        ("18 blue", "9 blue", {NONE: 2, 2: 1, 6: 3}),
        ("18 red", "", {NONE: 2, 2: 1, 6: 3}),
        ("18 red", "9 red, 5 red", {NONE: 4, 2: 3, 6: 5}),
        ("A2", "", {NONE: 4, 2: 3, 6: 5}),
    ],
)
def test_events_2_and_6_change_what_carving_costs(poem: str, carved: str, prices: dict[int, int]) -> None:
    for event, price in prices.items():
        for dinars, can in ((price, True), (price - 1, False)):
            if dinars < 0:
                continue
            table = quiet(
                dinars={"anna": dinars},
                store={"anna": "gypsum"},
                display_poems=[18, 3, 4],
                major_poems=["A2", "B1", "C1", "D1"],
                poems={"anna": carved},
                marble={"B2": False},
                workers={"anna": "poet at artisanal-1"},
                **active(event),
            )
            if can:
                carve(table.anna, poem, "gypsum")
                assert table.anna.dinars == 0
                assert poem in table.anna.poems
            else:
                table.state.todo.append(Carve(0, True))
                asked = table.state.todo[-1].ask(table.state)
                offered = [] if asked is None else [option.notation for option in asked.options]
                assert f"carve {poem}" not in offered


@pytest.mark.proves("S-EV-02")
def test_event_2_lets_the_first_blue_poem_be_carved_without_a_dinar_or_seal() -> None:
    """Neighbour: without the event the poet cannot even go there."""
    scene: dict[str, Any] = {"store": {"anna": "gypsum"}, "marble": {"B2": False, "B5": False}, "rondel": {}}
    assert "carve-1" in quiet(**scene, **active(2)).anna.squares("poet")
    assert "carve-1" not in quiet(**scene, **active(NONE)).anna.squares("poet")
    assert "carve-1" not in quiet(**scene, **active(6), dinars={"anna": 0}).anna.squares("poet")


def exporting(goods: str, **situation: Any) -> Table:
    """Anna's merchant ships to Algiers, which wants pottery and gives 3 dinars."""
    table = quiet(dinars={"anna": 2}, store={"anna": goods}, cities={"algiers": "C3"}, **situation)
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.anna.answers("ship to algiers")
    return table


@pytest.mark.proves("S-EV-03")
@pytest.mark.parametrize(("event", "parias"), [(NONE, 3), (3, 5)])
def test_event_3_gives_a_paria_more_for_each_exported_good(event: int, parias: int) -> None:
    """Two goods, one in demand: 3 prestige either way."""
    table = exporting("pottery, sugar", **active(event))
    table.anna.answers("export pottery", "export sugar")
    assert (table.anna.prestige, table.anna.parias) == (5 + 3, parias)
    assert table.ben.parias == 0


@pytest.mark.proves("S-EV-03")
@pytest.mark.parametrize(("event", "parias"), [(NONE, 3), (3, 4)])
def test_event_3_adds_to_poems_14_and_20(event: int, parias: int) -> None:
    """Base 2 and 2, demand 1 and 1, the event 1 paria (OQ-30, OQ-36)."""
    table = reactivate(
        14,
        poems={"anna": "14 red, 20 blue"},
        store={"anna": "pottery"},
        cities={"algiers": "C3"},
        **active(event),
    )
    table.anna.answers("ship to algiers", "export pottery")
    assert (table.anna.prestige, table.anna.parias) == (5 + 3, parias)


def building(what: str, store: str, event: int, **situation: Any) -> Table:
    """Anna is about to lay materials for this building."""
    table = quiet(
        store={"anna": store},
        boxes={"anna": 9},
        minor_display=[2, 10, 19, 28],
        major_tiles=[1, 2, 3, 6],
        **active(event),
        **situation,
    )
    table.anna.works("builder-1", to="construction-1")
    table.anna.does("main")
    table.anna.answers(f"build {what}")
    table.waits_for("anna", "sabika.lay")
    return table


def carving(store: str, event: int, poems: str = "") -> Table:
    """Anna is about to lay materials for a blue poem."""
    table = quiet(
        store={"anna": store}, boxes={"anna": 9}, dinars={"anna": 9}, poems={"anna": poems}, display_poems=[18, 3, 4],
        **active(event),
    )  # fmt: skip
    begin_carving(table.anna)
    table.anna.answers("carve 18 blue")
    table.waits_for("anna", "sabika.lay")
    return table


@pytest.mark.proves("S-EV-04")
def test_event_4_lets_a_kind_of_material_be_used_more_than_once() -> None:
    """A minor building of wood, a poem of marble, a major building of gypsum and glazed ceramic."""
    table = building("minor 2", "wood 3, marble", 4)
    table.anna.answers("lay wood wood wood")
    assert (table.anna.prestige, table.anna.store) == (5 + 6, {"marble": 1})
    assert building("minor 2", "wood 3, marble", NONE).anna.refused("lay wood wood wood") == "S-MIN-04"

    table = carving("marble 3", 4)
    table.anna.answers("lay marble marble")
    assert (table.anna.prestige, table.anna.store) == (5 + 6, {"marble": 1})
    assert carving("marble 3, wood", NONE).anna.refused("lay marble marble") == "S-CARV-10"

    table = building("major", "gypsum, glazed 2", 4)
    table.anna.answers("lay gypsum glazed glazed")
    assert (table.anna.prestige, table.anna.store) == (5 + 9, {})
    assert building("major", "gypsum, glazed 2", NONE).anna.refused("lay gypsum glazed glazed") == "S-MAJ-04"


@pytest.mark.proves("S-EV-04")
def test_event_4_does_not_make_gypsum_an_extra_of_a_major_building() -> None:
    """OQ-24: gypsum twice is refused, wood twice is fine for 5 prestige."""
    table = building("major", "gypsum 3, wood 2", 4)
    assert table.anna.refused("lay gypsum gypsum") == "S-MAJ-04"
    assert table.anna.choices() == {"lay gypsum", "lay gypsum wood", "lay gypsum wood wood"}
    table.anna.answers("lay gypsum wood wood")
    assert table.anna.prestige == 5 + 5


@pytest.mark.proves("S-EV-05")
def test_event_4_changes_neither_the_number_of_materials_nor_the_base() -> None:
    table = carving("marble 3, glazed 2", 4)
    assert table.anna.refused("lay marble marble marble") == "S-CARV-10"
    assert table.anna.refused("lay glazed glazed") == "S-CARV-09"
    assert table.anna.choices() == {"lay marble", "lay marble marble", "lay marble glazed"}

    table = carving("marble 3", 4, poems="10 blue")
    table.anna.answers("lay marble marble marble")
    assert table.anna.prestige == 5 + 3 * (3 + 1)

    table = building("minor 2", "wood, marble 3", 4)
    assert table.anna.refused("lay marble marble") == "S-MIN-02"
    assert table.anna.choices() == {"lay wood", "lay wood marble", "lay wood marble marble"}
    assert building("major", "gypsum, wood 3", 4).anna.refused("lay wood wood") == "S-MAJ-02"
    assert max(len(choice.split()) for choice in building("minor 2", "wood 5", 4).anna.choices()) == 1 + 3


@pytest.mark.proves("S-EV-06", "S-EV-09")
@pytest.mark.parametrize(
    ("event", "round_", "owed"),
    [(NONE, 1, 2), (NONE, 5, 6), (5, 1, 1), (5, 3, 3), (5, 5, 5), (8, 1, 3), (8, 3, 5), (8, 5, 7)],
)
def test_events_5_and_8_change_the_tribute_of_everybody(event: int, round_: int, owed: int) -> None:
    table = quiet(parias={"anna": 9, "ben": 8}, **active(event, round_))
    table.ends_round()
    for player, left in ((table.anna, 9 - owed), (table.ben, 8 - owed)):
        assert player.choices() == {f"{count} by marker" for count in range(owed + 1)}
        pay_tribute(player, marker=owed)
        assert player.parias == left
        assert scored(table, player, "tribute") == 0


@pytest.mark.proves("S-EV-06")
def test_event_5_never_lets_less_than_nothing_be_owed(tmp_path: Path) -> None:
    """OQ-26: where nothing is printed, nothing is owed and nothing is given back."""
    content = content_with(tmp_path, '[[tribute]]\nid = "round-1"\nparias = 0\norigin = "printed"\n')
    table = quiet(content=content, parias={"anna": 3, "ben": 3}, **active(8))
    table.ends_round()
    assert table.anna.choices() == {"0 by marker", "1 by marker"}

    table = quiet(content=content, parias={"anna": 3, "ben": 3}, **active(5))
    table.ends_round()
    table.waits_for("anna", "sabika.starter")
    assert (table.anna.parias, table.ben.parias) == (3, 3)
    assert (table.anna.prestige, table.ben.prestige) == (5, 5)


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
    """The merchant's free raw space too (OQ-29). One dinar short, the action is not offered."""
    for event, cost in ((NONE, plain), (13, changed)):
        scene: dict[str, Any] = {"store": {"anna": "gypsum, sugar"}, "rondel": {"R2": "cane"}, **active(event)}
        table = quiet(dinars={"anna": cost + 4}, **scene)
        table.anna.works(worker, to=square)
        table.anna.does(space)
        assert table.anna.dinars == 4
        if cost:
            table = quiet(dinars={"anna": cost - 1}, **scene)
            decision = table.anna.squares(worker)
            if square in decision:
                table.anna.works(worker, to=square)
                if table.decision.prompt == "sabika.act":
                    assert f"do {space}" not in table.anna.choices()


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
def test_event_14_is_paid_before_the_parias_and_by_whoever_has_a_dinar() -> None:
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


@pytest.mark.proves("S-EV-16")
@pytest.mark.parametrize(("settings", "dinars", "tribute"), [({}, 2, 0), ({"event14": "perParia"}, 0, -1)])
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
    """Event 12 in a game of four: whoever comes, each pays 2 for the same worker."""
    names = ("anna", "ben", "cleo", "dan")
    for name in names[1:]:
        table = Table(
            *names, turn=name, dinars={name: 2}, workers={"anna": "builder-1 at market-1 lying"}, **active(12)
        )
        player = table.players[name]
        player.works("builder-1", to="market-1")
        assert paid(table, "move") == 2


@pytest.mark.proves("S-EV-18")
def test_an_event_that_leaves_changes_nothing_more_and_gives_nothing_back() -> None:
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
