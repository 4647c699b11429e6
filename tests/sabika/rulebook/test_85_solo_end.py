"""Solo: end of a round, end of the game, difficulty (S-SEOR, S-SEOG, S-SDIF)."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from tests.sabika import sheet
from tests.sabika.moments import happened, scored, words_of
from tests.sabika.solo import turns
from tests.sabika.table import Table

NO_WISH = ["A-1", "A-2", "A-3"]
"""Wishes that pay nobody who has built nothing."""


def ends(round_: int, **situation: Any) -> Table:
    """A solo game at the end of this round, up to the human's first question; the human has 6 parias to pay with."""
    scene: dict[str, Any] = {"sultan": [], "wishes": NO_WISH, "starter": "anna", "turn": "anna", **situation}
    scene["parias"] = {"anna": 6, **scene.get("parias", {})}
    table = Table.solo(round=round_, **scene)
    table.ends_round()
    return table


def finishes(**situation: Any) -> Table:
    """The end of the game, scored."""
    table = ends(5, **situation)
    while not table.match.over:
        table.match.play(table.decision.options[0])
    return table


# End of a round


@pytest.mark.proves("S-SEOR-01", "S-SEOR-10")
def test_the_phase_runs_as_usual() -> None:
    """Narrator, wishes, tribute, workers, maintenance, starting player; his workers stand up with all others."""
    table = ends(1, workers={"yusuf": "builder-1 at market-1, merchant at export-1"}, minor_display=[1, 2, 0, 4])
    table.answers_until("sabika.turn")
    kinds = [event.kind for event in happened(table)]
    order = ["narrator-moved", "fulfilled-wish", "paid-tribute", "workers-woke", "turned-minor", "named-starter"]
    assert sorted(order, key=kinds.index) == order
    assert kinds.count("paid-tribute") == 2
    assert table.starter == "anna"
    assert table.yusuf.standing == ["builder-1", "builder-2", "merchant", "poet"]
    assert (table.yusuf.place("builder-1"), table.yusuf.place("merchant")) == ("market-1", "export-1")
    assert table.state.minor_display[2] != 0


@pytest.mark.proves("S-SEOR-02", "S-SEOG-01")
@pytest.mark.parametrize("round_", [2, 5])
def test_yusuf_has_no_income(round_: int) -> None:
    """Both are consolidated in a blue city of 2 dinars and own an income poem; only the human receives."""
    table = ends(
        round_,
        cities={"fez": "C1"},
        ships={"anna": "fez right", "yusuf": "fez right"},
        poems={"anna": "18 blue", "yusuf": "1 blue"},
    )
    assert (table.anna.dinars, table.yusuf.dinars) == (2 + 1, 0)
    assert {seat for seat, _ in words_of(table, "received-income")} == {0}


@pytest.mark.proves("S-SEOR-03")
def test_yusuf_scores_wishes_as_a_player_does() -> None:
    """A-1: 3 for palaces, 2 for gardens; B-2 stands on the next place and is not yet scored."""
    table = ends(
        1,
        wishes=["A-1", "B-2", "C-3"],
        majors={"yusuf": [1, 4, 3]},
        row={"yusuf": [0, 1, 2]},
        balances={"yusuf": 0},
        ships={"yusuf": "fez right"},
    )
    assert scored(table, table.yusuf, "wishes") == 3 + 2
    table = ends(3, wishes=["A-1", "B-2", "C-3"], majors={"yusuf": [1]}, ships={"yusuf": "fez right, cairo left"})
    assert scored(table, table.yusuf, "wishes") == 3 + 2


@pytest.mark.proves("S-SEOR-04")
def test_each_of_his_minor_poems_counts_as_blue_and_as_red() -> None:
    """Wishes of 2 for blue and 2 for red, three minor poems: 6 and 6. Major poems count for neither."""
    table = ends(3, wishes=["C-1", "C-2", "A-1"], poems={"yusuf": "3 blue, 9 blue, 17 blue, H4"})
    assert words_of(table, "fulfilled-wish") == [
        (0, ("C-1", "0")),
        (1, ("C-1", "6")),
        (0, ("C-2", "0")),
        (1, ("C-2", "6")),
    ]
    assert scored(table, table.yusuf, "wishes") == 12


@pytest.mark.proves("S-SEOR-05")
def test_for_any_poem_each_card_counts_once() -> None:
    """OQ-66: 3 minor and 1 major are 4."""
    table = ends(1, wishes=["C-3", "A-1", "A-2"], poems={"yusuf": "3 blue, 9 blue, 17 blue, H4"})
    assert scored(table, table.yusuf, "wishes") == 4


@pytest.mark.proves("S-SEOR-06", "S-SEOR-07")
@pytest.mark.parametrize(
    ("parias", "left", "lost"),
    [(3, 0, 2), (5, 0, 0), (7, 2, 0), (0, 0, 5)],
)
def test_he_pays_by_marker_and_what_is_missing_costs_prestige_never_a_seal(parias: int, left: int, lost: int) -> None:
    """After round 4 he owes 5."""
    table = ends(4, parias={"yusuf": parias}, seals={"yusuf": 4})
    table.anna.answers("5 by marker")
    told = [words for seat, words in words_of(table, "paid-tribute") if seat == 1]
    assert told == [(str(5 - lost), "0", "0", str(lost))]
    assert scored(table, table.yusuf, "tribute") == -lost
    assert table.yusuf.seals == 4
    back = [words for seat, words in words_of(table, "moved-marker") if seat == 1 and words[0].startswith("-")]
    assert back == ([(str(lost - 5), str(left))] if lost < 5 else [])


@pytest.mark.proves("S-SEOR-06")
def test_his_prestige_may_fall_below_0() -> None:
    """OQ-63."""
    table = ends(4, prestige={"yusuf": 2})
    table.anna.answers("0 by marker")
    assert scored(table, table.yusuf, "tribute") == -5
    assert table.yusuf.prestige == 2 - 5


@pytest.mark.proves("S-SEOR-08")
def test_if_the_human_leads_the_human_chooses_who_starts() -> None:
    for seat, starter in ((0, "anna"), (1, "yusuf")):
        table = ends(2, parias={"anna": 6, "yusuf": 3})
        table.anna.answers("3 by marker")
        table.waits_for("anna", "sabika.starter")
        assert table.anna.choices() == {"start with seat 0", "start with seat 1"}
        table.anna.answers(f"start with seat {seat}")
        assert table.starter == starter
        assert bool(table.told_of("turned-card")) == (starter == "yusuf")


@pytest.mark.proves("S-SEOR-08")
def test_if_yusuf_leads_he_starts() -> None:
    table = ends(2, parias={"anna": 4, "yusuf": 6})
    table.anna.answers("3 by marker")
    assert (table.starter, table.round) == ("yusuf", 3)
    assert [(seat, words) for seat, words in words_of(table, "named-starter")] == [(1, ("1",))]


@pytest.mark.proves("S-SEOR-09", "S-SEOR-10")
def test_then_the_4_worker_tiles_are_a_new_pile_and_his_cards_are_not_reshuffled() -> None:
    """Not before the human has named the starting player."""
    orders = set()
    for seed in range(12):
        table = ends(2, parias={"anna": 6, "yusuf": 3}, seed=seed, yusuf_tiles="")
        state = table.state
        state.yusuf_wastes[0], state.yusuf_decks[0] = state.yusuf_decks[0][:4], state.yusuf_decks[0][4:]
        decks, wastes = list(state.yusuf_decks), list(state.yusuf_wastes)
        table.anna.answers("3 by marker")
        assert (state.yusuf_tiles, sorted(state.yusuf_shown)) == ((), [0, 0, 1, 2])
        table.anna.answers("start with seat 0")
        assert (sorted(state.yusuf_tiles), state.yusuf_shown) == ([0, 0, 1, 2], ())
        assert (state.yusuf_decks, state.yusuf_wastes) == (decks, wastes)
        orders.add(state.yusuf_tiles)
    assert len(orders) > 3


@pytest.mark.proves("S-SEOR-09")
def test_the_worker_tiles_are_reshuffled_after_each_round_of_a_game() -> None:
    """The same order in all five rounds would be chance once in 20,000 games; it comes up in none of 20."""
    for seed in range(20):
        match = Match(RULES, 1, seed)
        while match.decision is not None:
            match.play(match.decision.options[-1])
        orders: list[list[str]] = []
        for event in (*match.opening, *[event for played in match.history for event in played.events]):
            if event.kind == "round-began":
                orders.append([])
            elif event.kind == "worked" and event.seat == 1:
                orders[-1].append(event.words[0].split("-")[0])
        assert [sorted(order) for order in orders] == [["builder", "builder", "merchant", "poet"]] * 5
        assert len({tuple(order) for order in orders}) > 1


# End of the game


@pytest.mark.proves("S-SEOG-02")
def test_at_the_end_he_scores_three_wishes_and_owes_6() -> None:
    """Palaces for 3, two seals for 4, one poem for 1; of 6 parias his marker pays 4."""
    table = finishes(
        wishes=["A-1", "B-3", "C-3"],
        majors={"yusuf": [1, 4]},
        seals={"yusuf": 2},
        poems={"yusuf": "3 blue"},
        parias={"yusuf": 4},
    )
    assert [words for seat, words in words_of(table, "fulfilled-wish") if seat == 1] == [
        ("A-1", "3"),
        ("B-3", "4"),
        ("C-3", "1"),
    ]
    assert [words for seat, words in words_of(table, "paid-tribute") if seat == 1] == [("4", "0", "0", "2")]
    assert scored(table, table.yusuf, "tribute") == -2


@pytest.mark.proves("S-SEOG-03")
def test_he_scores_major_poems_and_the_trade_card_like_a_player() -> None:
    """H2: 2 for each of 3 cities; D2: 2 for each of 2 major buildings; trade card 7: 3 for each of 2 consolidated."""
    table = finishes(
        trade=7,
        poems={"yusuf": "H2, D2"},
        ships={"yusuf": "fez right, cairo right, venice left"},
        majors={"yusuf": [1, 2]},
    )
    assert words_of(table, "scored-poem") == [(1, ("H2", "6")), (1, ("D2", "4"))]
    assert scored(table, table.yusuf, "trade") == 6
    assert scored(table, table.anna, "trade") == 0


@pytest.mark.proves("S-SEOG-04")
@pytest.mark.parametrize(
    ("owner", "poem", "situation", "points"),
    [
        ("yusuf", "A1", {"yusuf": "3 blue, 9 blue", "anna": "5 red"}, 14),
        ("yusuf", "A1", {"yusuf": "3 blue", "anna": "5 red, 6 red"}, 6),
        ("yusuf", "A1", {"yusuf": "3 blue", "anna": "5 red, 6 red, 7 red"}, 6),
        ("anna", "A1", {"yusuf": "3 blue", "anna": "5 red, 6 red"}, 14),
        ("anna", "A1", {"yusuf": "3 blue, 9 blue", "anna": "5 red"}, 6),
    ],
)
def test_majorities_are_ranked_between_the_two(owner: str, poem: str, situation: dict[str, str], points: int) -> None:
    """OQ-65, the rule for two: alone first 14, a tie 6, second 6; the poem itself counts."""
    situation = {**situation, owner: f"{situation[owner]}, {poem}"}
    table = finishes(poems=situation)
    assert words_of(table, "scored-poem") == [(list(table.players).index(owner), (poem, str(points)))]


@pytest.mark.proves("S-SEOG-04")
@pytest.mark.parametrize(
    ("poem", "situation", "points"),
    [
        ("B1", {"boxes": {"yusuf": 7, "anna": 6}}, 14),  # store boxes
        ("B1", {"boxes": {"yusuf": 6, "anna": 6}}, 6),
        ("E1", {"majors": {"yusuf": [1], "anna": [2]}, "row": {"yusuf": [0, 8]}, "balances": {"yusuf": 0}}, 14),
        ("H1", {"ships": {"yusuf": "fez left, cairo left", "anna": "fez right"}}, 14),
        ("G1", {"favour": {"yusuf": 3, "anna": 4}}, 6),
    ],
)
def test_his_boxes_buildings_ships_and_favour_count_in_majorities(
    poem: str, situation: dict[str, Any], points: int
) -> None:
    table = finishes(poems={"yusuf": poem}, **situation)
    assert words_of(table, "scored-poem") == [(1, (poem, str(points)))]


@pytest.mark.proves("S-SEOG-05")
@pytest.mark.parametrize(
    ("minor", "majors", "points"), [(4, "A3, H4", 20), (3, "A3, H4", 10), (2, "A3", 10), (1, "A3", 0), (4, "A3", 10)]
)
def test_for_a3_two_minor_poems_and_a_major_one_make_a_set(minor: int, majors: str, points: int) -> None:
    """4 minor and 2 major are 2 sets, 3 and 2 are 1; each set is worth 10."""
    blue = ", ".join(f"{number} blue" for number in range(3, 3 + minor))
    table = finishes(poems={"yusuf": f"{blue}, {majors}"})
    assert ("A3", str(points)) in [words for _, words in words_of(table, "scored-poem")]


@pytest.mark.proves("S-SEOG-06")
@pytest.mark.parametrize(("buildings", "points"), [(5, 16), (4, 16), (3, 12), (0, 0)])
def test_for_c3_each_of_his_minor_buildings_is_a_balance(buildings: int, points: int) -> None:
    """4 for each, at most 16; no balance was ever made."""
    row = [0, 1, 5, 9, 10, 14][: buildings + 1]
    table = finishes(poems={"yusuf": "C3"}, row={"yusuf": row}, balances={"yusuf": 0})
    assert words_of(table, "scored-poem") == [(1, ("C3", str(points)))]


@pytest.mark.proves("S-SEOG-07")
def test_of_what_is_left_only_his_seals_count() -> None:
    """1 prestige each; the human's goods, marble and dinars count as ever."""
    table = finishes(
        seals={"yusuf": 3, "anna": 1}, store={"anna": "sugar, marble"}, dinars={"anna": 5}, parias={"yusuf": 6}
    )
    sources = ("seals", "goods", "materials", "dinars")
    assert [scored(table, table.yusuf, source) for source in sources] == [3, 0, 0, 0]
    assert [scored(table, table.anna, source) for source in sources] == [1, 1, 1, 2]


@pytest.mark.proves("S-SEOG-07")
def test_whatever_else_a_table_typed_in_by_hand_gives_him_counts_for_nothing() -> None:
    one = sheet.holding(seals=3, wares="2 marble, 1 glazed, 4 sugar", dinars=9)
    assert sheet.leftovers(one) == {"seals": 3, "goods": 4, "materials": 3, "dinars": 4}
    one.solo = True
    assert sheet.leftovers(one) == {"seals": 3, "goods": 0, "materials": 0, "dinars": 0}


@pytest.mark.proves("S-SEOG-08")
@pytest.mark.parametrize(
    ("prestige", "majors", "winners"),
    [
        ({"anna": 30, "yusuf": 29}, {}, (0,)),
        ({"anna": 29, "yusuf": 30}, {}, (1,)),
        ({"anna": 30, "yusuf": 30}, {"anna": [3]}, (0,)),
        ({"anna": 30, "yusuf": 30}, {"yusuf": [3]}, (1,)),
        ({"anna": 30, "yusuf": 30}, {"anna": [3], "yusuf": [6]}, (0, 1)),
    ],
)
def test_more_prestige_wins_then_more_buildings_then_both(
    prestige: dict[str, int], majors: dict[str, list[int]], winners: tuple[int, ...]
) -> None:
    """OQ-67. Doors are wanted by no wish here, so the buildings bring nothing else."""
    table = finishes(
        wishes=["A-1", "A-2", "B-1"], prestige=prestige, majors=majors, parias={"anna": 6, "yusuf": 6}, trade=8
    )
    standings = table.match.standings
    assert standings is not None
    assert standings.scores == (prestige["anna"], prestige["yusuf"])
    assert standings.winners == winners


# Difficulty


@pytest.mark.proves("S-SDIF-01", "S-SDIF-02")
@pytest.mark.parametrize(("events", "positive"), [("off", None), ("1+2", 1), ("0+3", 0)])
def test_events_make_the_solo_game_harder(events: str, positive: int | None) -> None:
    """None for the easy game; 1 positive and 2 negative; 3 negative."""
    for seed in range(20):
        drawn = RULES.new(1, seed, {"events": events}).events
        if positive is None:
            assert drawn == ()
        else:
            assert (len(drawn), len([number for number in drawn if number <= 5])) == (3, positive)


@pytest.mark.proves("S-SDIF-03", "S-SSET-04")
@pytest.mark.parametrize(("settings", "yusuf"), [({}, 5), ({"yusuf-prestige": "10"}, 10)])
def test_the_hardest_game_lets_yusuf_start_with_10_prestige(settings: dict[str, str], yusuf: int) -> None:
    """The human starts with 5 either way, and so does everybody in a game of two."""
    assert Match(RULES, 1, 3, settings).scores == (5, yusuf)
    assert Match(RULES, 2, 3).scores == (5, 5)


@pytest.mark.proves("S-SDIF-04")
@pytest.mark.parametrize("event", range(1, 15))
def test_yusuf_ignores_every_event(event: int) -> None:
    """His turn is the same under each of them: ships, buildings, poems and gains."""
    others = [number for number in (1, 2, 3) if number != event][:2]
    for card in ("YM6", "YB12", "YP1", "YM3"):
        scene: dict[str, Any] = {
            "trade": 7,
            "ships": {"yusuf": "algiers right, tunis left"},
            "workers": {"anna": "builder-1 at major-quarry-1"},
        }
        plain, eventful = turns(card, **scene), turns(card, events=[event, *others], **scene)
        for table in (plain, eventful):
            table.answers_until("sabika.turn")
        assert [one.notation for one in happened(eventful)] == [one.notation for one in happened(plain)]
        assert eventful.yusuf.prestige == plain.yusuf.prestige


@pytest.mark.proves("S-SDIF-04")
def test_event_8_raises_the_last_tribute_of_the_human_only() -> None:
    table = ends(5, events=[1, 2, 8], parias={"anna": 9, "yusuf": 9})
    assert table.anna.choices() == {f"{count} by marker" for count in range(8)}
    table.anna.answers("7 by marker")
    assert (table.anna.parias, table.yusuf.parias) == (2, 3)
