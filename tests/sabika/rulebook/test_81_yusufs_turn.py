"""Solo: Yusuf's turn and how his workers move (S-STURN, S-SMOVE)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from tests.sabika.moments import happened, words_of
from tests.sabika.solo import turns
from tests.sabika.table import Table, content_with


def cards_turned(table: Table) -> list[str]:
    return [words[0] for _, words in words_of(table, "turned-card")]


def waste(table: Table) -> list[list[str]]:
    """The discard piles as the human sees them: builder, merchant, poet."""
    ids = [card.id for card in table.state.content.yusuf_cards]
    return [[ids[card] for card in pile] for pile in table.anna.sees().yusuf_wastes]


@pytest.mark.proves("S-STURN-01", "S-STURN-03", "S-STURN-08", "S-SMOVE-10")
@pytest.mark.parametrize("seed", range(4))
def test_the_two_alternate_and_in_each_of_5_rounds_yusuf_uses_each_worker_once(seed: int) -> None:
    match = Match(RULES, 1, seed, {"events": "random"})
    while match.decision is not None:
        match.play(match.decision.options[(seed + 7 * match.number) % len(match.decision.options)])
    rounds: list[list[tuple[int, str, str]]] = []
    for event in (*match.opening, *[event for played in match.history for event in played.events]):
        if event.kind == "round-began":
            rounds.append([])
        elif event.kind in ("worked", "rested"):
            rounds[-1].append((event.seat, event.kind, event.words[0]))
    assert len(rounds) == 5
    for turns_of in rounds:
        assert len(turns_of) == 8
        assert all(one[0] != other[0] for one, other in pairwise(turns_of))
        his = [turn for turn in turns_of if turn[0] == 1]
        assert {kind for _, kind, _ in his} == {"worked"}
        assert Counter(worker for _, _, worker in his) == {"builder-1": 1, "builder-2": 1, "merchant": 1, "poet": 1}


@pytest.mark.proves("S-STURN-02", "S-STURN-04", "S-SMOVE-10")
@pytest.mark.parametrize(
    ("card", "worker", "square"),
    [("YB9", "builder-1", "market-1"), ("YM7", "merchant", "produce-1"), ("YP4", "poet", "reactivate-2")],
)
def test_the_tile_names_the_worker_and_the_top_card_of_its_deck_the_square(card: str, worker: str, square: str) -> None:
    table = turns(card)
    assert cards_turned(table) == [card]
    assert table.yusuf.place(worker) == square
    assert not table.yusuf.stands(worker)
    others = {"builder-1", "builder-2", "merchant", "poet"} - {worker}
    assert {table.yusuf.place(other) for other in others} == {"workshop"}


@pytest.mark.proves("S-STURN-03")
def test_tiles_turned_up_stay_so_until_the_round_ends() -> None:
    table = turns("YP4")
    assert table.anna.sees().yusuf_shown.count(2) == 1
    assert table.anna.sees().yusuf_tile_count == 2
    table.anna.rests("poet")
    table.answers_until("sabika.turn")
    assert sorted(table.anna.sees().yusuf_shown) == [0, 0, 2]
    assert table.anna.sees().yusuf_tile_count == 1


@pytest.mark.proves("S-STURN-05")
def test_a_card_is_carried_out_from_top_to_bottom() -> None:
    """YB4: the second construction square, its raw space cleared, a minor building, then 2 prestige and 1 paria."""
    table = turns("YB4", rondel={"R6": "clay"}, wishes=["A-1", "B-1", "C-1"], minor_display=[1, 2, 5, 4])
    kinds = [event.kind for event in happened(table)]
    assert kinds == ["turned-card", "worked", "removed", "built-minor", "scored", "moved-marker"]
    assert words_of(table, "scored") == [(1, ("2", "yusuf"))]
    assert words_of(table, "moved-marker") == [(1, ("1", "1"))]


@pytest.mark.proves("S-STURN-06")
def test_used_cards_lie_open_on_the_discard_pile_of_their_own_deck() -> None:
    table = turns("YP4", "YB9", yusuf_tiles="poet, builder, merchant")
    assert waste(table) == [[], [], ["YP4"]]
    table.anna.rests("poet")
    assert waste(table) == [["YB9"], [], ["YP4"]]
    assert table.anna.sees().yusuf_deck_sizes == (11, 7, 6)


@pytest.mark.proves("S-STURN-07")
def test_the_thirteenth_builder_card_makes_a_new_deck_of_the_twelve_discards_and_of_no_other() -> None:
    """The merchant's and poet's decks, one of them with a discard, stay as they are."""
    orders = set()
    for seed in range(6):
        table = turns("YP4", yusuf_tiles="poet, builder, merchant", seed=seed)
        state = table.state
        state.yusuf_wastes[0], state.yusuf_decks[0] = tuple(range(12)), ()
        others = (state.yusuf_decks[1:], state.yusuf_wastes[1:])
        table.anna.rests("poet")
        table.answers_until("sabika.turn")
        assert sorted((*state.yusuf_decks[0], *state.yusuf_wastes[0])) == list(range(12))
        assert (len(state.yusuf_decks[0]), len(state.yusuf_wastes[0])) == (11, 1)
        assert (state.yusuf_decks[1:], state.yusuf_wastes[1:]) == others
        orders.add(state.yusuf_decks[0])
    assert len(orders) > 1


@pytest.mark.proves("S-STURN-07")
def test_the_last_card_is_drawn_without_a_shuffle() -> None:
    table = turns("YP4", yusuf_tiles="poet, builder, merchant")
    state = table.state
    nine = [card.id for card in state.content.yusuf_cards].index("YB9")
    state.yusuf_wastes[0], state.yusuf_decks[0] = tuple(card for card in range(12) if card != nine), (nine,)
    table.anna.rests("poet")
    assert (state.yusuf_decks[0], len(state.yusuf_wastes[0])) == ((), 12)
    assert state.yusuf_wastes[0][-1] == nine


# Movement


@pytest.mark.proves("S-SMOVE-01")
def test_a_worker_goes_straight_to_its_square_and_lies_down() -> None:
    """However far it is; YB2 leads to the second construction square."""
    for here in ("minor-quarry-1", "storehouse-left", "market-2"):
        table = turns("YB2", workers={"yusuf": f"builder-1 at {here}, builder-2 at market-1 lying"})
        assert (table.yusuf.place("builder-1"), table.yusuf.stands("builder-1")) == ("construction-2", False)
        assert table.yusuf.place("builder-2") == "market-1"


@pytest.mark.proves("S-SMOVE-01")
def test_every_card_names_one_certain_square_of_its_workers_ring() -> None:
    """OQ-59."""
    content = RULES.content()
    for card in content.yusuf_cards:
        ring = {0: 0, 2: 1, 3: 2}[card.worker]
        assert content.rings[0][ring].count(card.square) == 1


@pytest.mark.proves("S-SMOVE-02")
@pytest.mark.parametrize(
    ("card", "raw", "marble"),
    [("YB1", "R2", ""), ("YM1", "R2", "B2"), ("YM3", "R4", ""), ("YP1", "", "B2")],
)
def test_a_marked_card_clears_the_spaces_joined_to_its_square(card: str, raw: str, marble: str) -> None:
    """Raw tokens go to the discard pile, marble to the reserve; all other spaces keep what they have (OQ-60)."""
    rondel = {"R2": "silk", "R4": "clay", "R6": "cane", "R8": "cane"}
    table = turns(card, rondel=rondel)
    table.answers_until("sabika.turn")
    assert table.rondel == {space: None if space == raw else lies for space, lies in rondel.items()}
    assert table.marble == {"B2": marble != "B2", "B5": True}
    assert table.waste == ({rondel[raw]: 1} if raw else {})
    assert [words for _, words in words_of(table, "removed")] == [(space,) for space in (raw, marble) if space]


@pytest.mark.proves("S-SMOVE-02")
def test_spaces_that_are_empty_already_stay_so() -> None:
    table = turns("YM1", rondel={"R2": None}, marble={"B2": False})
    table.answers_until("sabika.turn")
    assert (table.rondel["R2"], table.marble["B2"], table.waste) == (None, False, {})
    assert not words_of(table, "removed")


@pytest.mark.proves("S-SMOVE-03")
@pytest.mark.parametrize("card", ["YB2", "YB3", "YM2", "YM4", "YP2", "YP7"])
def test_an_unmarked_card_clears_nothing(card: str) -> None:
    table = turns(card)
    table.answers_until("sabika.turn")
    assert None not in table.rondel.values()
    assert table.marble == {"B2": True, "B5": True}
    assert table.waste == {}


@pytest.mark.proves("S-SMOVE-04", "S-SMOVE-11")
@pytest.mark.parametrize("payment", ["reserve", "owner"])
def test_yusuf_pays_for_no_step_and_no_worker_and_shares_squares_freely(payment: str) -> None:
    table = turns(
        "YB2",
        settings={"occupied-payment": payment},
        sultan=["construction-2"],
        workers={"anna": "builder-1 at construction-2", "yusuf": "builder-1 at storehouse-left, builder-2 lying"},
    )
    assert table.yusuf.place("builder-1") == table.anna.place("builder-1") == "construction-2"
    assert (table.yusuf.dinars, table.anna.dinars) == (0, 0)
    assert not words_of(table, "paid")


@pytest.mark.proves("S-SMOVE-05")
@pytest.mark.parametrize(("settings", "yusuf"), [({}, 0), ({"occupied-payment": "owner"}, 0)])
def test_the_human_pays_for_yusufs_workers(settings: dict[str, str], yusuf: int) -> None:
    scene: dict[str, Any] = {"settings": settings, "workers": {"anna": "builder-1 at market-2 lying"}}
    table = turns("YB9", dinars={"anna": 1}, **scene)
    table.anna.works("builder-2", to="market-1")
    assert [event.words for event in table.told_of("paid")] == [("1", "0", "move")]
    assert table.yusuf.dinars == yusuf
    assert turns("YB9", **scene).anna.refused("work builder-2 to market-1") == "S-COST-11"


@pytest.mark.proves("S-SMOVE-06")
def test_a_worker_on_the_square_already_is_just_laid_down() -> None:
    """The rest of the card follows: YM7 gives 3 prestige and 3 parias, YM1 still clears the spaces."""
    table = turns("YM7", workers={"yusuf": "merchant at produce-1"})
    assert (table.yusuf.place("merchant"), table.yusuf.stands("merchant")) == ("produce-1", False)
    assert (table.yusuf.prestige, table.yusuf.parias) == (5 + 3, 3)

    table = turns("YM1", workers={"yusuf": "merchant at export-1"})
    table.answers_until("sabika.turn")
    assert (table.rondel["R2"], table.marble["B2"]) == (None, False)


RING_OF_TWELVE = """
[[ring]]
id = "outer-1-2"
squares = "minor-quarry-1, construction-1, storehouse-right, market-1, major-quarry-1, construction-2, storehouse-left, market-2, minor-quarry-2, construction-3, major-quarry-2, market-3"
origin = "reconstructed"

[[yusuf]]
id = "YB9"
worker = "builder"
square = "minor-quarry-2"
discard = 0
actions = "none"
prestige = 1
parias = 0
per = "none"
origin = "reconstructed"

[[yusuf]]
id = "YB7"
worker = "builder"
square = "minor-quarry-1"
discard = 0
actions = "none"
prestige = 1
parias = 0
per = "none"
origin = "reconstructed"
"""  # noqa: E501


@pytest.mark.proves("S-SMOVE-07")
@pytest.mark.parametrize(("card", "square"), [("YB9", "minor-quarry-2"), ("YB7", "minor-quarry-1")])
def test_on_a_ring_of_12_the_builder_on_7_goes_to_9_and_to_1_and_not_the_one_on_2(
    tmp_path: Path, card: str, square: str
) -> None:
    """2 steps and not 7; 6 steps and not 11."""
    content = content_with(tmp_path, RING_OF_TWELVE)
    builders = {"yusuf": "builder-1 at construction-1, builder-2 at storehouse-left"}
    table = turns(card, content=content, workers=builders, yusuf_tiles="builder, builder, poet")
    assert (table.yusuf.place("builder-1"), table.yusuf.stands("builder-1")) == ("construction-1", True)
    assert (table.yusuf.place("builder-2"), table.yusuf.stands("builder-2")) == (square, False)


@pytest.mark.proves("S-SMOVE-07", "S-SMOVE-08")
@pytest.mark.parametrize(
    ("card", "goes", "square"),
    [
        ("YB10", "builder-2", "market-2"),  # 6 or 2 steps
        ("YB11", "builder-2", "minor-quarry-1"),  # 7 or 3
        ("YB9", "builder-1", "market-1"),  # 2 or 6
        ("YB12", "builder-1", "major-quarry-1"),  # 3 or 7
        ("YB3", "builder-1", "construction-1"),  # 0 or 4
        ("YB2", "builder-2", "construction-2"),  # 4 or 0
    ],
)
def test_of_two_standing_builders_the_one_with_fewer_clockwise_steps_goes(card: str, goes: str, square: str) -> None:
    """They stand on the two construction squares. One on the very square of the card has no step to go."""
    builders = {"builder-1": "construction-1", "builder-2": "construction-2"}
    stand = ", ".join(f"{name} at {place}" for name, place in builders.items())
    table = turns(card, workers={"yusuf": stand}, yusuf_tiles="builder, builder, poet")
    stays = "builder-1" if goes == "builder-2" else "builder-2"
    assert (table.yusuf.place(goes), table.yusuf.stands(goes)) == (square, False)
    assert (table.yusuf.place(stays), table.yusuf.stands(stays)) == (builders[stays], True)


@pytest.mark.proves("S-SMOVE-09")
def test_a_card_that_leads_to_his_other_builder_has_no_effect_and_the_next_is_turned_up() -> None:
    """Builder 1 lies on the first construction square; YB1 and YB3 lead there, YB2 to the second one."""
    table = turns(
        "YB1",
        "YB3",
        "YB2",
        workers={"yusuf": "builder-1 at construction-1 lying"},
        yusuf_tiles="builder, poet",
        wishes=["A-1", "B-1", "C-1"],
    )
    assert cards_turned(table) == ["YB1", "YB3", "YB2"]
    assert waste(table)[0] == ["YB1", "YB3", "YB2"]
    assert table.yusuf.place("builder-2") == "construction-2"
    assert (table.yusuf.prestige, table.yusuf.majors, table.yusuf.row) == (5 + 3, [7], [0])
    assert table.rondel["R2"] is not None


@pytest.mark.proves("S-SMOVE-09")
def test_cards_are_turned_up_until_one_leads_elsewhere_even_through_a_shuffle() -> None:
    table = turns("YP4", yusuf_tiles="poet, builder, merchant", workers={"yusuf": "builder-1 at construction-1 lying"})
    state = table.state
    ids = [card.id for card in state.content.yusuf_cards]
    here = [ids.index("YB1"), ids.index("YB3")]
    state.yusuf_decks[0], state.yusuf_wastes[0] = tuple(here), tuple(card for card in range(12) if card not in here)
    table.anna.rests("poet")
    table.answers_until("sabika.turn")
    assert table.yusuf.place("builder-2") not in ("construction-1", "workshop")
    assert cards_turned(table)[1:3] == ["YB3", "YB1"]
    assert sorted((*state.yusuf_decks[0], *state.yusuf_wastes[0])) == list(range(12))


@pytest.mark.proves("S-SMOVE-11")
def test_what_the_human_has_changes_nothing_in_yusufs_move() -> None:
    poor = turns("YB2")
    rich = turns("YB2", dinars={"anna": 9}, store={"anna": "gypsum 3"}, workers={"anna": "builder-1 at construction-2"})
    for table in (poor, rich):
        assert table.yusuf.place("builder-1") == "construction-2"
    assert [event.notation for event in happened(poor)] == [event.notation for event in happened(rich)]
