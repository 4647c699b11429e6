"""Seals (S-SEAL)."""

from pathlib import Path
from typing import Any

import pytest

from tests.sabika.moments import quiet
from tests.sabika.table import Table, content_with

QUIET = ["A-1", "B-1", "C-1"]
"""Wishes that give nothing to somebody without buildings, ships and poems."""


@pytest.mark.proves("S-SEAL-01", "S-SEAL-07")
def test_the_first_to_export_to_a_city_takes_its_seal() -> None:
    table = Table(
        "anna",
        "ben",
        store={"anna": "sugar", "ben": "sugar"},
        dinars={"anna": 9, "ben": 9},
        cities={"algiers": "C3"},
        sultan=[],
    )
    for name in ("anna", "ben"):
        player = table.players[name]
        player.works("merchant", to="export-1")
        player.answers("do main", "ship to algiers", "export sugar", "done")
    assert (table.anna.seals, table.ben.seals) == (1, 0)
    assert not table.seal_at("algiers")
    assert table.seal_at("fez")


@pytest.mark.proves("S-SEAL-02", "S-SEAL-05", "S-COST-10")
@pytest.mark.parametrize(("dinars", "seals", "offered"), [(2, 1, True), (2, 0, False), (0, 3, True), (3, 0, True)])
def test_a_seal_pays_like_a_dinar(dinars: int, seals: int, offered: bool) -> None:
    """Five steps cost 3 dinars."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": dinars},
        seals={"anna": seals},
        workers={"anna": "builder-1 at construction-2"},
        sultan=[],
    )
    assert ("storehouse-right" in table.anna.squares("builder-1")) == offered
    if offered:
        table.anna.works("builder-1", to="storehouse-right")
        assert (table.anna.dinars, table.anna.seals) == (0, 0)
        assert table.seal_at("cairo")


@pytest.mark.proves("S-SEAL-02")
@pytest.mark.parametrize(("dinars", "seals", "left"), [(3, 2, (0, 2)), (5, 1, (2, 1)), (2, 2, (0, 1))])
def test_dinars_are_paid_before_seals(dinars: int, seals: int, left: tuple[int, int]) -> None:
    """Five steps cost 3; a seal can do whatever a dinar can and more, so it is kept while dinars last."""
    table = Table(
        "anna",
        "ben",
        dinars={"anna": dinars},
        seals={"anna": seals},
        workers={"anna": "builder-1 at construction-2"},
        sultan=[],
    )
    table.anna.works("builder-1", to="storehouse-right")
    assert (table.anna.dinars, table.anna.seals) == left


@pytest.mark.proves("S-SEAL-02")
@pytest.mark.parametrize(("dinars", "seals", "most"), [(1, 1, 1), (0, 2, 1), (3, 1, 2), (1, 0, 0)])
def test_a_seal_may_be_one_of_the_two_dinars_for_a_paria(dinars: int, seals: int, most: int) -> None:
    table = Table("anna", "ben", dinars={"anna": dinars}, seals={"anna": seals}, wishes=QUIET)
    table.ends_round()
    table.anna.answers("0 by seals")
    if most:
        assert table.anna.choices() == {f"{count} by dinars" for count in range(most + 1)}
        table.anna.answers(f"{most} by dinars")
    assert table.anna.dinars + table.anna.seals == dinars + seals - 2 * most
    assert table.anna.prestige == 5 - (2 - most)


@pytest.mark.proves("S-SEAL-02", "S-SEAL-05")
def test_when_owners_are_paid_a_seal_leaves_the_game_and_the_owner_gets_a_dinar() -> None:
    table = Table(
        "anna",
        "ben",
        seals={"anna": 1},
        workers={"ben": "builder-1 at major-quarry-1"},
        sultan=[],
        settings={"occupied-payment": "owner"},
    )
    table.anna.works("builder-1", to="major-quarry-1")
    assert (table.anna.seals, table.ben.seals, table.ben.dinars) == (0, 0, 1)


@pytest.mark.proves("S-SEAL-03", "S-SEAL-04", "S-SEAL-05")
@pytest.mark.parametrize(("round_", "owed"), [(1, 2), (5, 6)])
def test_a_seal_is_one_paria_of_any_tribute_and_leaves_the_marker_alone(round_: int, owed: int) -> None:
    table = Table("anna", "ben", round=round_, seals={"anna": 3}, parias={"anna": 1}, wishes=QUIET)
    table.ends_round()
    table.anna.answers("0 by marker")
    assert table.anna.choices() == {f"{count} by seals" for count in range(min(3, owed) + 1)}
    table.anna.answers("2 by seals")
    assert table.anna.parias == 1
    assert table.told_of("paid-tribute")[0].words == ("0", "2", "0", str(owed - 2))
    assert [table.seal_at(city) for city in ("cairo", "fez")] == [True, True]
    assert table.anna.seals == 1


@pytest.mark.proves("S-SEAL-04")
def test_a_seal_that_is_taken_does_not_move_the_marker() -> None:
    """One good to a city without demand for it brings 1 paria, seal or no seal."""
    for seal_at in (["algiers"], []):
        table = Table(
            "anna",
            "ben",
            store={"anna": "sugar"},
            dinars={"anna": 1},
            cities={"algiers": "C3"},
            seal_at=seal_at,
            sultan=[],
        )
        table.anna.works("merchant", to="export-1")
        table.anna.answers("do main", "ship to algiers", "export sugar")
        assert (table.anna.seals, table.anna.parias) == (len(seal_at), 1)


@pytest.mark.proves("S-SEAL-06")
def test_a_seal_gives_no_change_and_pays_once() -> None:
    """One seal, one rival on the square: 0 back, and the next payment finds nothing."""
    table = Table(
        "anna",
        "ben",
        seals={"anna": 1},
        workers={"ben": "builder-1 at major-quarry-1, merchant at produce-1"},
        sultan=[],
    )
    assert not [choice for choice in table.anna.choices() if "seal" in choice]
    table.anna.works("builder-1", to="major-quarry-1")
    assert (table.anna.dinars, table.anna.seals) == (0, 0)
    table.anna.answers("take wood wood wood")
    table.ben.rests("poet")
    assert "produce-1" not in table.anna.squares("merchant")


@pytest.mark.proves("S-SEAL-06")
def test_a_seal_is_used_as_a_paria_or_as_a_dinar_but_not_both() -> None:
    """1 seal and 1 dinar settle one paria as two dinars, or the seal alone settles it; then no pair is left."""
    table = Table("anna", "ben", seals={"anna": 1}, dinars={"anna": 1}, wishes=QUIET)
    table.ends_round()
    table.anna.answers("1 by seals")
    assert (table.anna.seals, table.anna.dinars, table.anna.prestige) == (0, 1, 5 - 1)


@pytest.mark.proves("S-SEAL-07")
@pytest.mark.parametrize("seed", [1, 3, 4])
def test_the_number_of_seals_never_grows(seed: int) -> None:
    table = Table("anna", "ben", "cleo", seed=seed)
    before = 9
    for _ in table.play_on(seed, prefer=("work merchant", "do main", "ship", "process")):
        seals = sum(table.state.seals) + sum(table.state.city_seals)
        assert seals <= before
        before = seals
    assert sum(table.state.city_seals) < 9


@pytest.mark.proves("S-SEAL-08")
@pytest.mark.parametrize("seals", [0, 1, 4])
def test_each_seal_left_at_the_end_scores_1(seals: int) -> None:
    table = Table("anna", "ben", round=5, seals={"anna": seals}, parias={"anna": 6, "ben": 6}, wishes=QUIET)
    table.ends_round()
    while not table.match.over:
        table.match.play(next(o for o in table.decision.options if o.notation in ("6 by marker", "0 by seals")))
    assert (table.anna.prestige, table.ben.prestige) == (5 + seals, 5)


@pytest.mark.proves("S-SEAL-09")
def test_a_wish_counts_seals_before_they_are_spent_on_the_tribute(tmp_path: Path) -> None:
    """1 point for each seal, 2 seals, marker on 1, tribute 3: 2 points, then both seals may go."""
    content = content_with(
        tmp_path,
        '[[wish]]\nid = "B-3"\nelements = "1 per seal"\norigin = "reconstructed"\n\n'
        '[[tribute]]\nid = "round-1"\nparias = 3\norigin = "reconstructed"\n',
    )
    table = Table("anna", "ben", content=content, wishes=["B-3", "A-1", "C-1"], seals={"anna": 2}, parias={"anna": 1})
    table.ends_round()
    assert table.anna.prestige == 5 + 2
    table.anna.answers("1 by marker", "2 by seals")
    assert (table.anna.prestige, table.anna.seals, table.anna.parias) == (7, 0, 0)


# Nobody is made to spend a seal (S-SEAL-10)


def consolidating(**situation: Any) -> Table:
    """Anna, who has gypsum, consolidates Fez, a red city whose action is a carving."""
    table = quiet(cities={"fez": "C8"}, ships={"anna": "fez left"}, store={"anna": "gypsum"}, **situation)
    table.anna.works("merchant", to="consolidate-1")
    return table


@pytest.mark.proves("S-SEAL-10", "S-CONS-11")
def test_a_compulsory_action_is_asked_about_if_only_a_seal_can_pay_for_it() -> None:
    table = consolidating(seals={"anna": 1}, marble={"B2": False}, rondel={"R4": None})
    table.waits_for("anna", "sabika.carve")
    assert table.anna.seals == 1
    assert "waive" in table.anna.choices()
    table.anna.answers("waive")
    assert (table.anna.seals, table.anna.poems) == (1, [])
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-SEAL-10", "S-CONS-11")
def test_with_dinars_it_stays_compulsory_and_the_seal_is_kept() -> None:
    """A blue poem costs 1 dinar, a red one 2: the red one may be had with the seal, nobody has to."""
    table = consolidating(dinars={"anna": 1}, seals={"anna": 1}, display_poems=[3, 9, 7], rondel={"R4": None})
    table.waits_for("anna", "sabika.carve")
    assert "waive" not in table.anna.choices()
    table.anna.answers("carve 3 blue", "lay gypsum")
    assert (table.anna.dinars, table.anna.seals) == (0, 1)


@pytest.mark.proves("S-SEAL-10", "S-TURN-15")
@pytest.mark.parametrize("spends", [False, True])
def test_a_main_action_that_only_a_seal_can_pay_for_may_be_waived(spends: bool) -> None:
    """Algiers is 1 dinar away, and anna has only a seal; nothing else can be done on the square."""
    table = quiet(
        store={"anna": "sugar"},
        seals={"anna": 1},
        cities={"algiers": "C3"},
        rondel={"R2": None, "R4": None, "R6": None, "R8": None},
        marble={"B2": False, "B5": False},
    )
    table.anna.works("merchant", to="export-1")
    assert table.anna.choices() == {"do main", "do marble-2", "done"} - {"do marble-2"}
    if not spends:
        table.anna.answers("done")
        assert (table.anna.seals, table.anna.store) == (1, {"sugar": 1})
        table.waits_for("ben", "sabika.turn")
        return
    table.anna.answers("do main", "ship to algiers", "export sugar")
    assert (table.anna.seals, table.anna.ships) == (1, {"algiers": "left"})  # The seal of Algiers came for it.


@pytest.mark.proves("S-SEAL-10", "S-CARV-01")
@pytest.mark.parametrize("poems", [[2], [2, 5, 21]])
@pytest.mark.parametrize("spends", [False, True])
def test_a_player_who_chose_to_carve_may_still_keep_the_seal_that_would_pay(poems: list[int], spends: bool) -> None:
    """Of one open poem or of three anna is asked, and she may change her mind."""
    table = quiet(store={"anna": "gypsum"}, seals={"anna": 1}, display_poems=poems, marble={"B2": False})
    table.anna.works("poet", to="carve-1")
    table.anna.does("main")
    table.waits_for("anna", "sabika.carve")
    assert table.anna.choices() == {*[f"carve {number} blue" for number in poems], "waive"}
    table.anna.answers("carve 2 blue" if spends else "waive")
    assert (table.anna.seals, table.anna.poems) == ((0, ["2 blue"]) if spends else (1, []))


@pytest.mark.proves("S-SEAL-10", "S-EXP-01")
@pytest.mark.parametrize(("dinars", "waivable"), [(0, True), (1, False)])
def test_an_export_is_compulsory_as_far_as_dinars_reach(dinars: int, waivable: bool) -> None:
    """Algiers and Fez are 1 dinar away; with 2 seals more cities are in reach, but nobody has to go there."""
    table = quiet(store={"anna": "sugar"}, dinars={"anna": dinars}, seals={"anna": 2}, cities={"algiers": "C3"})
    table.anna.works("merchant", to="export-1")
    table.anna.does("main")
    table.waits_for("anna", "sabika.export")
    assert ("waive" in table.anna.choices()) == waivable


@pytest.mark.proves("S-SEAL-10", "S-EV-11")
def test_a_player_who_chose_to_consolidate_may_still_keep_the_seal_that_would_pay() -> None:
    """Event 10 asks for a dinar; there is one ship to move, so the question would otherwise have one answer."""
    table = quiet(events=[10, 1, 2], ships={"anna": "fez left"}, seals={"anna": 1})
    table.anna.works("merchant", to="consolidate-1")
    table.anna.does("main")
    assert table.anna.choices() == {"consolidate fez", "waive"}
    table.anna.answers("waive")
    assert (table.anna.seals, table.anna.ships) == (1, {"fez": "left"})


@pytest.mark.proves("S-SEAL-10")
@pytest.mark.parametrize("poem", [12, 20, 22])
def test_an_action_of_a_red_poem_is_never_paid_with_a_seal_unasked(poem: int) -> None:
    """Consolidating costs a dinar by event 10, exporting and carving always cost."""
    table = quiet(
        poems={"anna": f"{poem} red"},
        events=[10, 1, 2],
        seals={"anna": 2},
        store={"anna": "gypsum, sugar"},
        ships={"anna": "fez left"},
    )
    table.anna.works("poet", to="reactivate-1")
    assert "waive" in table.anna.choices()
    assert table.anna.seals == 2
