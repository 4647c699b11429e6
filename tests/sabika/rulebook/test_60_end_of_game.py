"""End of the game: its frame, and the final scoring at a real table (S-EOG, S-MPOEM, S-TRADE, S-LEFT, S-WIN)."""

from __future__ import annotations

from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.sabika.moments import happened, pay_tribute, quiet, scored, words_of
from tests.sabika.table import Table, content_with

BLANK: dict[str, Any] = {"round": 5, "wishes": ["A-1", "B-1", "C-1"], "trade": 7}
"""The last round; without ships, palaces, gardens and blue poems neither wishes nor trade card score."""


@pytest.mark.proves("S-EOG-01")
def test_the_game_ends_right_after_the_action_phase_of_round_5() -> None:
    """The last worker rests, and nobody is asked again."""
    lying = "builder-1 lying, builder-2 lying, merchant lying"
    table = quiet(**BLANK, workers={"anna": lying, "ben": f"{lying}, poet lying"})
    table.anna.rests("poet")
    assert table.anna.dinars == 3
    pay_tribute(table.anna)
    table.is_over()
    assert table.round == 5
    assert len(words_of(table, "game-ended")) == 1
    assert not words_of(table, "round-began")


@pytest.mark.proves("S-EOG-02", "S-MPOEM-13")
def test_the_last_steps_come_in_their_order() -> None:
    table = quiet(
        round=5,
        wishes=["B-1", "A-1", "C-1"],
        trade=8,
        cities={"fez": "C1"},
        ships={"anna": "fez right"},
        poems={"anna": "A2"},
        seals={"anna": 1},
    )
    table.ends_round()
    pay_tribute(table.anna, dinars=1)
    table.is_over()
    steps = []
    for event in happened(table):
        if event.kind in ("received-income", "narrator-moved", "fulfilled-wish", "paid-tribute", "scored-poem"):
            steps.append(event.kind)
        elif event.kind == "scored" and event.words[1] in ("trade", "seals", "dinars"):
            steps.append("trade" if event.words[1] == "trade" else "leftovers")
    assert [step for step, _ in groupby(steps)] == [
        "received-income",
        "narrator-moved",
        "fulfilled-wish",
        "paid-tribute",
        "scored-poem",
        "trade",
        "leftovers",
    ]


@pytest.mark.proves("S-EOG-02")
@pytest.mark.parametrize(("by_dinars", "lost", "leftovers"), [(2, 4, 0), (1, 5, 1), (0, 6, 2)])
def test_the_income_may_pay_the_last_tribute_and_what_is_left_scores(by_dinars: int, lost: int, leftovers: int) -> None:
    """1 dinar and an income of 3 settle at most 2 of the 6 parias."""
    table = quiet(
        **BLANK,
        dinars={"anna": 1},
        cities={"fez": "C1", "tunis": "C2"},
        ships={"anna": "fez right, tunis right"},
        rondel={"R2": None, "R4": None, "R6": None, "R8": None},
    )
    table.ends_round()
    assert table.anna.dinars == 4
    assert table.anna.choices() == {"2 by dinars", "1 by dinars", "0 by dinars"}
    pay_tribute(table.anna, dinars=by_dinars)
    table.is_over()
    assert scored(table, table.anna, "tribute") == -lost
    assert scored(table, table.anna, "dinars") == leftovers


@pytest.mark.proves("S-EOG-03")
def test_the_last_income_is_like_any_other() -> None:
    incomes = []
    for round_ in (4, 5):
        table = quiet(
            **{**BLANK, "round": round_},
            poems={"anna": "18 blue"},
            cities={"fez": "C4", "tunis": "C7"},
            ships={"anna": "fez right, tunis right", "ben": "fez left"},
        )
        table.ends_round()
        incomes.append((words_of(table, "received-income"), table.anna.dinars, table.anna.parias))
    assert incomes[0] == incomes[1] == ([(0, ("fez",)), (0, ("poem-18",))], 2, 2)


@pytest.mark.proves("S-EOG-04")
def test_the_third_wish_joins_the_tower_and_all_three_are_scored() -> None:
    """A-1: a palace; B-3: two seals; C-2: one red poem."""
    table = quiet(
        round=5,
        wishes=["B-3", "C-2", "A-1"],
        majors={"anna": [1]},
        seals={"anna": 2},
        poems={"anna": "15 red"},
    )
    assert table.state.tower == 2
    table.ends_round()
    assert words_of(table, "narrator-moved") == [(-1, ("6",))]
    assert table.state.tower == 3
    assert [words for seat, words in words_of(table, "fulfilled-wish") if seat == 0] == [
        ("B-3", "4"),
        ("C-2", "2"),
        ("A-1", "3"),
    ]


@pytest.mark.proves("S-EOG-05")
def test_six_parias_are_settled_by_the_same_means() -> None:
    table = quiet(**BLANK, parias={"anna": 9, "ben": 2}, dinars={"anna": 20, "ben": 1}, seals={"anna": 9})
    table.ends_round()
    assert len(table.anna.choices()) == 7
    pay_tribute(table.anna, marker=1, seals=2, dinars=2)
    pay_tribute(table.ben, marker=2)
    assert (table.anna.parias, table.anna.seals, table.anna.dinars) == (8, 7, 16)
    assert (scored(table, table.anna, "tribute"), scored(table, table.ben, "tribute")) == (-1, -4)


@pytest.mark.proves("S-EOG-06")
def test_nobody_stands_up_and_the_sultans_workers_have_moved_four_times() -> None:
    table = Table("anna", "ben", starter="anna")
    squares = [table.sultan]
    while not table.match.over:
        table.rests_out()
        table.answers_until()
        squares.append(table.sultan)
    assert [one != other for one, other in pairwise(squares)] == [True, True, True, True, False]
    assert table.state.awake == [0] * 8
    assert table.round == 5


@pytest.mark.proves("S-EOG-06")
def test_at_the_end_of_the_game_no_gap_is_filled_no_starter_named_and_no_era_changed() -> None:
    table = quiet(**BLANK, display_poems=[2, 0, 5], rondel={"R4": None}, parias={"ben": 7}, starter="anna")
    table.ends_round()
    pay_tribute(table.ben)
    table.is_over()
    told = {event.kind for event in happened(table)}
    assert not told & {"workers-woke", "drew-raw", "turned-poem", "named-starter", "era-changed", "round-began"}
    assert (table.state.poem_display, table.rondel["R4"], table.starter) == ([2, 0, 5], None, "anna")


@pytest.mark.proves("S-EOG-07")
@pytest.mark.parametrize(
    ("event", "settings", "owed"),
    [
        (5, {}, 5),
        (8, {}, 7),
        (1, {}, 6),
        (5, {"event58-at-game-end": "false"}, 6),
        (8, {"event58-at-game-end": "false"}, 6),
    ],
)
def test_the_last_event_still_counts_for_the_last_tribute(event: int, settings: dict[str, str], owed: int) -> None:
    others = [number for number in (2, 3) if number != event]
    table = quiet(**BLANK, events=[*others, event], settings=settings, parias={"anna": 20})
    table.ends_round()
    assert table.anna.choices() == {f"{count} by marker" for count in range(owed + 1)}


# Major poems at the table


@pytest.mark.proves("S-MPOEM-01")
def test_each_player_scores_only_their_own_major_poems() -> None:
    """anna has A2 and two poems more; ben has more poems but no grey one, and carl E2 without buildings."""
    table = quiet(
        "anna",
        "ben",
        "carl",
        **BLANK,
        poems={"anna": "A2, 15 red, 18 red", "ben": "9 red, 10 red, 11 red", "carl": "E2"},
    )
    table.ends_round()
    table.is_over()
    assert words_of(table, "scored-poem") == [(0, ("A2", "6")), (2, ("E2", "0"))]
    assert [scored(table, player, "major-poems") for player in (table.anna, table.ben, table.carl)] == [6, 0, 0]


@pytest.mark.proves("S-MPOEM-04", "S-MPOEM-11")
@pytest.mark.parametrize(("owner", "prestige"), [("anna", 9), ("ben", 9), ("carl", 6)])
def test_a1_with_5_5_and_3_poems_at_the_table(owner: str, prestige: int) -> None:
    counts = {"anna": 5, "ben": 5, "carl": 3}
    counts[owner] -= 1
    numbers = iter(range(1, 23))
    poems = {name: ", ".join([f"{next(numbers)} red" for _ in range(count)]) for name, count in counts.items()}
    poems[owner] += ", A1"
    table = quiet("anna", "ben", "carl", **BLANK, poems=poems)
    table.ends_round()
    table.is_over()
    assert scored(table, table.players[owner], "major-poems") == prestige


@pytest.mark.proves("S-MPOEM-13")
def test_a_poem_that_counts_seals_sees_what_the_tribute_has_left(tmp_path: Path) -> None:
    """3 seals, 2 of them handed in: 2 prestige for the one that is left, which is still worth its own point."""
    content = content_with(
        tmp_path, '[[major-poem]]\nid = "H2"\nscoring = "2 per seal, at most 14"\nsolo = 1\norigin = "printed"\n'
    )
    table = quiet(**BLANK, poems={"anna": "H2"}, seals={"anna": 3}, content=content)
    table.ends_round()
    pay_tribute(table.anna, seals=2)
    table.is_over()
    assert (scored(table, table.anna, "major-poems"), scored(table, table.anna, "seals")) == (2, 1)


# Trade card, leftovers and winner at the table


@pytest.mark.proves("S-TRADE-01", "S-TRADE-02")
def test_every_player_scores_the_one_trade_card() -> None:
    """Trade card 7 with 4, 1 and 0 consolidated cities."""
    table = quiet(
        "anna",
        "ben",
        "carl",
        **BLANK,
        cities={"fez": "C7", "tunis": "C8", "venice": "C9", "cairo": "C10"},
        ships={"anna": "fez right, tunis right, venice right, cairo right", "ben": "fez right, tunis left"},
    )
    table.ends_round()
    table.is_over()
    assert [scored(table, player, "trade") for player in (table.anna, table.ben, table.carl)] == [12, 3, 0]


@pytest.mark.proves("S-TRADE-03")
def test_trade_card_6_at_the_table() -> None:
    """anna's five cities are joined without Algiers; ben's two meet only in Granada."""
    cities = "algiers left, florence left, cairo left, ragusa left, constantinople right, venice left"
    table = quiet(
        **{**BLANK, "trade": 6},
        ships={"anna": cities, "ben": "algiers left, florence left"},
        cities={"constantinople": "C7"},
    )
    table.ends_round()
    assert (scored(table, table.anna, "trade"), scored(table, table.ben, "trade")) == (5 * 2, 1 * 2)


@pytest.mark.proves("S-LEFT-01", "S-LEFT-02", "S-LEFT-03", "S-LEFT-04", "S-LEFT-05", "S-LEFT-06", "S-LEFT-07")
def test_leftovers_at_the_table() -> None:
    """2 seals, 3 goods, 1 marble, 2 glazed, 5 dinars and 4 wood are worth 10; raw materials and parias nothing."""
    table = quiet(
        **BLANK,
        boxes={"anna": 14},
        store={"anna": "sugar, clothes 2, marble, glazed 2, wood 4, gypsum 3"},
        seals={"anna": 2},
        dinars={"anna": 5},
        raws={"anna": "cane, clay"},
        parias={"anna": 15},
    )
    table.ends_round()
    pay_tribute(table.anna, marker=6)
    table.is_over()
    points = {source: scored(table, table.anna, source) for source in ("seals", "goods", "materials", "dinars")}
    assert points == {"seals": 2, "goods": 3, "materials": 3, "dinars": 2}
    assert table.anna.parias == 9
    assert table.anna.prestige == 5 + 10


@pytest.mark.proves("S-LEFT-02")
def test_goods_in_a_poems_room_are_left_over_too() -> None:
    table = quiet(**{**BLANK, "wishes": ["A-1", "B-1", "C-2"]}, poems={"anna": "16 blue"}, annex={"anna": "sugar 2"})
    table.ends_round()
    assert scored(table, table.anna, "goods") == 2


@pytest.mark.proves("S-WIN-01", "S-WIN-02", "S-WIN-03")
@pytest.mark.parametrize(
    ("prestige", "majors", "row", "winners"),
    [
        ((80, 79), {"ben": [2, 3]}, {"ben": [0, 2]}, (0,)),
        ((80, 80), {"anna": [2, 3], "ben": [5]}, {"anna": [0, 2], "ben": [0, 3]}, (0,)),
        ((80, 80), {"anna": [2, 3], "ben": [5]}, {"anna": [0], "ben": [0, 2, 3]}, (1,)),
        ((80, 80), {"anna": [2, 3], "ben": [5]}, {"anna": [0], "ben": [0, 2]}, (0, 1)),
    ],
)
def test_most_prestige_then_most_buildings_then_a_shared_victory(
    prestige: tuple[int, int],
    majors: dict[str, list[int]],
    row: dict[str, list[int]],
    winners: tuple[int, ...],
) -> None:
    """All buildings are fountains, doors, towers and windows, so no wish of this table scores them."""
    table = quiet(**BLANK, prestige=dict(zip(("anna", "ben"), prestige)), majors=majors, row=row)
    table.ends_round()
    standings = table.match.standings
    assert standings is not None
    assert standings.scores == tuple(points - 6 for points in prestige)
    assert standings.winners == winners
