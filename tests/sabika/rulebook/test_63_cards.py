"""Card clarifications: poems 1 to 10 (S-CARD)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sabika.moments import (
    begin_carving,
    build_major,
    build_minor,
    carve,
    export,
    pay_tribute,
    quiet,
    reactivate,
    scored,
)
from tests.sabika.table import Table, content_with

# Card 2 is a tower on wood; its halves match neither balance card 0 nor the other way round on the left.
TOWER = {"minor_display": [2, 0, 0, 0], "balance_card": {"anna": 0}}


def end_round(table: Table) -> None:
    """End the round; the tribute costs prestige only, the leader names the first player."""
    table.ends_round()
    for name in table.names:
        if not table.match.over and table.decision.prompt.startswith("sabika.tribute"):
            pay_tribute(table.players[name])
    table.answers_until()


@pytest.mark.proves("S-CARD-01")
def test_a_card_does_what_its_own_text_says(tmp_path: Path) -> None:
    """With other words on the red half of poem 18 the same card gives something else."""
    table = reactivate(18)
    assert (table.anna.prestige, table.anna.parias, table.anna.dinars) == (10, 2, 0)
    entry = '[[poem]]\nid = "18"\nblue = "income: 1 dinar"\nred = "4 dinars + 2 prestige"\norigin = "printed"\n'
    table = reactivate(18, content=content_with(tmp_path, entry))
    assert (table.anna.prestige, table.anna.parias, table.anna.dinars) == (7, 0, 4)


# Poem 1


@pytest.mark.proves("S-CARD-02")
def test_poem_1_carved_in_round_2_brings_8_dinars() -> None:
    table = quiet(round=2, dinars={"anna": 1}, store={"anna": "gypsum"}, display_poems=[1, 2, 5], starter="ben")
    carve(table.anna, "1 blue", "gypsum")
    dinars = []
    while not table.match.over:
        end_round(table)
        dinars.append(table.anna.dinars)
    assert dinars == [2, 4, 6, 8]


@pytest.mark.proves("S-CARD-03")
@pytest.mark.parametrize(
    ("starter", "named", "settings", "prestige"),
    [
        ("ben", 0, {}, 2),
        ("ben", 1, {}, 0),
        ("anna", 0, {}, 2),
        ("ben", 0, {"poem1-on-retain": "false"}, 2),
        ("anna", 0, {"poem1-on-retain": "false"}, 0),
    ],
)
def test_poem_1_brings_2_prestige_whenever_its_owner_becomes_starting_player(
    starter: str, named: int, settings: dict[str, str], prestige: int
) -> None:
    table = quiet(round=2, poems={"anna": "1 blue"}, starter=starter, parias={"ben": 4}, settings=settings)
    table.ends_round()
    for player in (table.anna, table.ben) if starter == "anna" else (table.ben, table.anna):
        pay_tribute(player)
    before = table.anna.prestige
    table.ben.answers(f"start with seat {named}")
    assert table.anna.prestige - before == prestige


@pytest.mark.proves("S-CARD-04")
def test_poem_1_brings_no_prestige_at_the_end_of_the_game() -> None:
    table = quiet(
        round=5, poems={"anna": "1 blue"}, starter="anna", parias={"anna": 9}, wishes=["A-1", "B-1", "C-2"], trade=7
    )
    table.ends_round()
    pay_tribute(table.anna, marker=6)
    table.is_over()
    assert table.anna.prestige == 5 + 2 // 2
    assert scored(table, table.anna, "effects") == 0


# Poem 2


@pytest.mark.proves("S-CARD-05")
@pytest.mark.parametrize(("seals", "dinars", "prestige"), [(["fez"], 2 + 2, 1 + 2 + 1), ([], 2, 1 + 1)])
def test_poem_2_pays_2_dinars_and_2_prestige_for_each_seal(seals: list[str], dinars: int, prestige: int) -> None:
    """C9 demands pottery and gives 2 dinars and 1 prestige; one sugar is exported for the last dinar."""
    table = quiet(
        poems={"anna": "2 blue"},
        cities={"fez": "C9"},
        seal_at=seals,
        dinars={"anna": 1},
        store={"anna": "sugar"},
        marble={"B2": None},
    )
    export(table.anna, "fez", "sugar")
    assert (table.anna.dinars, table.anna.prestige, table.anna.seals) == (dinars, 5 + prestige, len(seals))
    assert table.anna.parias == 1


@pytest.mark.proves("S-CARD-06")
def test_poem_2_red_gives_glazed_and_a_raw_material() -> None:
    table = reactivate(2, rondel={"R2": "silk"})
    table.anna.answers("take R2")
    assert (table.anna.store, table.anna.raws, table.rondel["R2"]) == ({"glazed": 1}, ["silk"], None)


# Poem 4


@pytest.mark.proves("S-CARD-07", "S-CARD-08")
def test_poem_4_red_gives_2_prestige_and_the_bonus_of_an_open_tile_that_stays() -> None:
    """Five tiles of Era I are left in round 2; tile 6 gives 3 dinars and 2 prestige."""
    table = reactivate(4, round=2, major_tiles=[1, 2, 6, 8, 9, 10, 15])
    assert table.anna.prestige == 7
    assert table.anna.choices() == {"tile 1", "tile 2", "tile 6", "tile 8", "tile 9", "waive"}
    assert table.anna.refused("tile 10") == "S-CARD-07"
    table.anna.answers("tile 6")
    assert (table.anna.dinars, table.anna.prestige, table.anna.favour) == (3, 9, 0)
    assert table.state.major_tiles == (1, 2, 6, 8, 9, 10, 15)
    assert table.anna.majors == []
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-CARD-07")
def test_poem_4_red_without_an_open_tile_gives_the_2_prestige() -> None:
    table = reactivate(4, round=3, major_tiles=[])
    assert (table.anna.prestige, table.anna.dinars) == (7, 0)
    table.waits_for("ben", "sabika.turn")


# Poem 5


@pytest.mark.proves("S-CARD-09")
@pytest.mark.parametrize(
    ("materials", "prestige", "parias"), [("gypsum wood", 3 + 1, 1), ("gypsum", 1, 0), ("gypsum marble", 4, 0)]
)
def test_poem_5_rewards_wood_in_a_major_building(materials: str, prestige: int, parias: int) -> None:
    table = quiet(poems={"anna": "5 blue"}, store={"anna": "gypsum, wood, marble"}, minor_display=[0, 0, 0, 0])
    build_major(table.anna, materials, 1, 1)
    assert (table.anna.prestige, table.anna.parias) == (5 + prestige, parias)


@pytest.mark.proves("S-CARD-09")
def test_poem_5_rewards_wood_in_a_minor_building() -> None:
    table = quiet(poems={"anna": "5 blue"}, store={"anna": "wood"}, **TOWER)
    build_minor(table.anna, 2, "wood", "left")
    assert (table.anna.prestige, table.anna.parias, table.anna.balances) == (5 + 2 + 1, 1, 0)


@pytest.mark.proves("S-CARD-10")
def test_poem_5_never_pays_twice_for_one_building() -> None:
    table = quiet(poems={"anna": "5 blue"}, store={"anna": "wood 3"}, events=[4, 1, 2], **TOWER)
    build_minor(table.anna, 2, "wood wood wood", "left")
    assert (table.anna.prestige, table.anna.parias) == (5 + 6 + 1, 1)


@pytest.mark.proves("S-CARD-11")
def test_poem_5_does_not_reward_wood_in_a_poem() -> None:
    table = quiet(poems={"anna": "5 blue"}, dinars={"anna": 2}, store={"anna": "wood"}, display_poems=[2, 8, 9])
    carve(table.anna, "2 blue", "wood")
    assert (table.anna.prestige, table.anna.parias) == (5 + 2, 0)


@pytest.mark.proves("S-CARD-12")
def test_poem_5_red_gives_2_prestige_and_a_step_of_favour_with_its_bonus() -> None:
    table = reactivate(5, favour={"anna": 2})
    assert (table.anna.prestige, table.anna.favour) == (7, 3)
    assert table.anna.choices() == {"favour 1", "favour 2", "favour 3"}
    table.anna.answers("favour 3")
    assert table.anna.dinars == 3


# Poem 10


@pytest.mark.proves("S-CARD-13", "S-CARD-14")
@pytest.mark.parametrize(
    ("materials", "prestige"),
    [("wood marble glazed", 12), ("gypsum", 2), ("gypsum wood", 5), ("gypsum wood glazed", 10)],
)
def test_poem_10_allows_two_extras_and_adds_1_for_each_material(materials: str, prestige: int) -> None:
    table = quiet(
        poems={"anna": "10 blue"},
        dinars={"anna": 2},
        store={"anna": "gypsum, wood, marble, glazed"},
        display_poems=[2, 8, 9],
    )
    carve(table.anna, "2 blue", materials)
    assert table.anna.prestige == 5 + prestige


@pytest.mark.proves("S-CARD-14")
@pytest.mark.parametrize(("materials", "prestige"), [("gypsum", 1), ("wood marble glazed", 9)])
def test_poem_10_and_event_7_cancel_each_other(materials: str, prestige: int) -> None:
    table = quiet(
        poems={"anna": "10 blue"},
        dinars={"anna": 2},
        store={"anna": "gypsum, wood, marble, glazed"},
        display_poems=[2, 8, 9],
        events=[7, 1, 2],
    )
    carve(table.anna, "2 blue", materials)
    assert table.anna.prestige == 5 + prestige


@pytest.mark.proves("S-CARD-14")
def test_poem_10_does_nothing_for_buildings() -> None:
    table = quiet(poems={"anna": "10 blue"}, store={"anna": "wood"}, **TOWER)
    build_minor(table.anna, 2, "wood", "left")
    assert table.anna.prestige == 5 + 2


@pytest.mark.proves("S-CARD-15")
def test_poem_10_still_wants_different_materials() -> None:
    for events, offered in ([8, 1, 2], False), ([4, 1, 2], True):
        table = quiet(
            poems={"anna": "10 blue"},
            dinars={"anna": 2},
            store={"anna": "wood 3, marble"},
            display_poems=[2, 8, 9],
            events=events,
        )
        begin_carving(table.anna)
        table.anna.answers("carve 2 blue")
        for materials in ("wood wood", "wood wood marble", "wood wood wood"):
            assert (f"lay {materials}" in table.anna.choices()) is offered
        if not offered:
            assert table.anna.refused("lay wood wood") == "S-CARV-10"
