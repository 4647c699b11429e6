"""Making the next round ready: workers, maintenance, starting player, era (S-WAKE, S-MNT, S-FIRST, S-ERA)."""

from __future__ import annotations

from typing import Any

import pytest

from partal.sabika.rules import RULES
from partal.sabika.rules.things import RING_OF_SQUARE, SQUARES
from tests.sabika.moments import happened, pay_tribute, quiet, scored, words_of
from tests.sabika.table import Table

FOUR = ("anna", "ben", "carl", "dora")


def end_round(table: Table) -> None:
    """End the round; the tribute costs prestige only, the leader names the first player."""
    table.ends_round()
    for name in table.names:
        if not table.match.over and table.decision.prompt.startswith("sabika.tribute"):
            pay_tribute(table.players[name])
    table.answers_until()


def clockwise(table: Table, square: str, steps: int) -> str:
    index = SQUARES.index(square)
    ring = table.state.content.rings[table.state.side][RING_OF_SQUARE[index]]
    return SQUARES[ring[(ring.index(index) + steps) % len(ring)]]


# Workers


@pytest.mark.proves("S-WAKE-01")
def test_all_workers_stand_up_where_they_are() -> None:
    table = quiet(
        workers={
            "anna": "builder-1 at market-1 lying, merchant at export-2 lying, poet lying",
            "ben": "builder-2 lying",
        }
    )
    end_round(table)
    for player in (table.anna, table.ben):
        assert player.standing == ["builder-1", "builder-2", "merchant", "poet"]
    places = [table.anna.place(worker) for worker in ("builder-1", "builder-2", "merchant", "poet")]
    assert places == ["market-1", "workshop", "export-2", "workshop"]
    assert table.ben.place("builder-2") == "workshop"


@pytest.mark.proves("S-WAKE-02")
def test_each_sultans_worker_goes_one_step_clockwise_on_its_ring() -> None:
    table = Table("anna", "ben")
    assert table.sultan == [
        "minor-quarry-1",
        "storehouse-right",
        "construction-2",
        "market-2",
        "export-1",
        "produce-2",
        "carve-1",
        "artisanal-2",
    ]
    end_round(table)
    assert table.sultan == [
        "construction-1",
        "market-1",
        "storehouse-left",
        "minor-quarry-1",
        "consolidate-1",
        "export-2",
        "reactivate-1",
        "carve-2",
    ]


@pytest.mark.proves("S-WAKE-03")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_sultans_workers_are_never_laid_down(round_: int) -> None:
    """Standing or lying is told of players' workers only; the Sultan's cost a dinar to the last turn, and then walk."""
    table = Table("anna", "ben", round=round_, sultan=["artisanal-1"], dinars={"anna": 1})
    assert len(table.state.awake) == 2 * 4
    for worker in ("builder-1", "builder-2", "merchant"):
        table.anna.rests(worker)
        table.ben.rests(worker)
    before = table.anna.dinars
    table.anna.works("poet", to="artisanal-1")
    assert table.anna.dinars == before - 1 + 3
    table.ben.rests("poet")
    table.answers_until()
    assert (table.round, table.sultan) == (round_ + 1, ["carve-1"])


@pytest.mark.proves("S-WAKE-04")
def test_sultans_workers_do_nothing_and_cost_nothing() -> None:
    """Two tables that differ only in the Sultan's workers differ after the end of the round only in them."""

    def encoded(sultan: list[str]) -> dict[str, Any]:
        table = quiet(sultan=sultan, dinars={"anna": 3}, rondel={"R2": None})
        end_round(table)
        plain = RULES.encode(table.state)
        assert plain.pop("sultan") == table.state.sultan
        return plain

    assert encoded(["market-1", "export-1", "carve-1"]) == encoded([])


@pytest.mark.proves("S-WAKE-05")
def test_with_four_players_there_is_none_to_move() -> None:
    table = Table(*FOUR)
    assert table.sultan == []
    end_round(table)
    assert table.sultan == []


@pytest.mark.proves("S-WAKE-06")
@pytest.mark.parametrize("names", [("anna", "ben"), ("anna", "ben", "carl")])
def test_after_round_r_each_stands_r_squares_on(names: tuple[str, ...]) -> None:
    table = Table(*names)
    start = table.sultan
    assert len(start) == {2: 8, 3: 4}[len(names)]
    for round_ in (1, 2, 3, 4):
        end_round(table)
        assert table.sultan == [clockwise(table, square, round_) for square in start]


@pytest.mark.proves("S-WAKE-06")
def test_they_may_share_squares_with_others_and_with_each_other() -> None:
    """Two Sultan's poets come to ben's poet: the next visitor pays 3."""
    table = Table(
        "anna",
        "ben",
        sultan=["reactivate-2", "reactivate-2"],
        workers={"ben": "poet at artisanal-1 lying"},
        dinars={"anna": 3},
        parias={"anna": 1},
    )
    end_round(table)
    assert table.sultan == ["artisanal-1", "artisanal-1"]
    table.anna.works("poet", to="artisanal-1")
    assert table.anna.dinars == 3 - 3 + 3


# Maintenance


@pytest.mark.proves("S-MNT-01")
def test_empty_raw_spaces_get_a_token_and_the_others_keep_theirs() -> None:
    table = quiet(rondel={"R2": None, "R4": "silk", "R6": None, "R8": "cane"}, bag="clay, silk")
    bag = len(table.state.bag)
    end_round(table)
    assert table.rondel == {"R2": "clay", "R4": "silk", "R6": "silk", "R8": "cane"}
    assert len(table.state.bag) == bag - 2


@pytest.mark.proves("S-MNT-02")
def test_an_empty_bag_takes_in_the_discards_and_the_drawing_goes_on() -> None:
    """1 token in the bag, 5 discarded, 3 empty spaces: the bag then holds 3 and the discard pile none."""
    table = quiet(
        boxes={"anna": 17},
        store={"anna": "sugar 5, clothes 6, pottery 6"},
        rondel={"R2": None, "R4": None, "R6": None, "R8": "cane"},
        waste="cane, silk 2, clay 2",
    )
    assert (table.state.bag, sum(table.waste.values())) == ((0,), 5)
    end_round(table)
    assert table.rondel["R2"] == "cane"
    assert None not in table.rondel.values()
    assert (len(table.state.bag), table.waste) == (3, {})


@pytest.mark.proves("S-MNT-03")
def test_without_tokens_the_spaces_stay_empty() -> None:
    table = quiet(
        boxes={"anna": 23},
        store={"anna": "sugar 7, clothes 8, pottery 8"},
        rondel={"R2": None, "R4": None, "R6": None, "R8": "cane"},
    )
    assert (table.state.bag, table.waste) == ((), {})
    end_round(table)
    assert table.rondel == {"R2": None, "R4": None, "R6": None, "R8": "cane"}
    assert table.round == 2


@pytest.mark.proves("S-MNT-04")
def test_empty_marble_spaces_get_a_marble() -> None:
    table = quiet(*FOUR, marble={"B2": None, "B5": None})
    assert table.marble == {"B2": False, "B3": True, "B5": False, "B6": True}
    end_round(table)
    assert table.marble == {"B2": True, "B3": True, "B5": True, "B6": True}


@pytest.mark.proves("S-MNT-05")
def test_empty_places_of_minor_poems_are_filled() -> None:
    table = quiet(display_poems=[2, 0, 0], next_poems=[7, 11])
    end_round(table)
    assert table.state.poem_display == [2, 7, 11]


@pytest.mark.proves("S-MNT-05")
def test_without_a_deck_the_places_of_minor_poems_stay_empty() -> None:
    """22 poems, 20 of them carved, 1 open and 1 in the deck: one gap is filled, the other stays."""
    carved = {
        "anna": ", ".join(f"{number} red" for number in range(3, 13)),
        "ben": ", ".join(f"{number} red" for number in range(13, 23)),
    }
    table = quiet(poems=carved, display_poems=[1, 0, 0])
    assert table.state.poem_deck == (2,)
    end_round(table)
    assert (table.state.poem_display, table.state.poem_deck) == ([1, 2, 0], ())
    end_round(table)
    assert (table.state.poem_display, table.round) == ([1, 2, 0], 3)


@pytest.mark.proves("S-MNT-06")
def test_empty_places_of_minor_constructions_are_filled() -> None:
    table = quiet(minor_display=[1, 0, 4, 0], next_minor=[9, 8])
    end_round(table)
    assert table.state.minor_display == [1, 9, 4, 8]


@pytest.mark.proves("S-MNT-06")
def test_an_empty_deck_of_minor_constructions_is_made_of_the_discards() -> None:
    table = quiet(minor_display=[1, 0, 4, 0], next_minor=[9])
    state = table.state
    state.minor_waste, state.minor_deck = state.minor_deck[:-1], state.minor_deck[-1:]
    discarded = set(state.minor_waste)
    end_round(table)
    assert table.state.minor_display[:3] == [1, 9, 4]
    assert table.state.minor_display[3] in discarded
    assert (table.state.minor_waste, len(table.state.minor_deck)) == ((), 36 - 4)


@pytest.mark.proves("S-MNT-07")
def test_storehouse_places_are_filled_from_the_pile_of_their_side() -> None:
    table = quiet(store_display=[0, 2, 3, 0], next_store={"left": [5], "right": [6]})
    piles = [len(pile) for pile in table.state.store_piles]
    end_round(table)
    assert table.state.store_display == [5, 2, 3, 6]
    assert [len(pile) for pile in table.state.store_piles] == [piles[0] - 1, piles[1] - 1]


@pytest.mark.proves("S-MNT-08")
def test_major_tiles_and_poems_seals_city_tiles_and_wishes_are_never_refilled() -> None:
    table = quiet(
        round=3,
        major_tiles=[10, 12],
        major_poems=["A1", "", "C1", ""],
        ships={"anna": "fez left"},
        wishes=["A-1", "B-1", "C-1"],
    )
    cities, majors = table.state.city_tiles, list(table.state.major_poems)
    end_round(table)
    assert table.state.major_tiles == (10, 12)
    assert table.state.major_poems == majors
    assert [table.seal_at(city) for city in ("fez", "tunis")] == [False, True]
    assert table.state.city_tiles == cities
    assert len(table.state.wishes) == 3
    assert (table.state.round, table.state.tower) == (4, 2)


@pytest.mark.proves("S-MNT-09")
def test_what_nobody_took_stays_on_offer() -> None:
    table = quiet(display_poems=[2, 5, 21], minor_display=[1, 2, 3, 4], store_display=[1, 2, 3, 4])
    majors, rondel = table.state.major_tiles, table.rondel
    end_round(table)
    assert (table.state.poem_display, table.state.minor_display) == ([2, 5, 21], [1, 2, 3, 4])
    assert (table.state.store_display, table.state.major_tiles) == ([1, 2, 3, 4], majors)
    assert table.rondel == rondel
    end_round(table)
    assert table.state.major_tiles == tuple(number for number in majors if number > 9)


@pytest.mark.proves("S-MNT-10")
def test_at_the_end_of_the_game_nothing_is_refilled() -> None:
    situation: dict[str, Any] = {
        "display_poems": [2, 0, 21],
        "minor_display": [1, 0, 3, 4],
        "store_display": [1, 2, 0, 4],
        "marble": {"B2": None},
        "rondel": {"R2": None},
    }
    table = quiet(round=5, **situation)
    end_round(table)
    table.is_over()
    assert (table.state.poem_display, table.state.minor_display) == ([2, 0, 21], [1, 0, 3, 4])
    assert (table.state.store_display, table.marble["B2"], table.rondel["R2"]) == ([1, 2, 0, 4], False, None)


# Starting player


@pytest.mark.proves("S-FIRST-01")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_the_leader_on_the_paria_track_names_anybody(named: int) -> None:
    table = quiet("anna", "ben", "carl", parias={"anna": 3, "ben": 5, "carl": 4})
    table.ends_round()
    for player in (table.anna, table.ben, table.carl):
        pay_tribute(player)
    table.waits_for("ben", "sabika.starter")
    assert table.ben.choices() == {"start with seat 0", "start with seat 1", "start with seat 2"}
    table.ben.answers(f"start with seat {named}")
    assert table.starter == table.names[named]


@pytest.mark.proves("S-FIRST-02", "S-FIRST-05")
@pytest.mark.parametrize(("stack", "leader"), [(["anna", "carl", "ben"], "carl"), (["ben", "carl", "anna"], "ben")])
def test_of_markers_on_4_6_and_6_the_one_on_top_chooses(stack: list[str], leader: str) -> None:
    """Markers 4, 6, 6: the upper of the two leads, and may choose the third."""
    table = quiet("anna", "ben", "carl", parias={"anna": 4, "ben": 6, "carl": 6}, stack=stack)
    table.ends_round()
    for player in (table.anna, table.ben, table.carl):
        pay_tribute(player)
    table.waits_for(leader, "sabika.starter")
    table.players[leader].answers("start with seat 0")
    assert table.starter == "anna"
    table.waits_for("anna", "sabika.turn")


@pytest.mark.proves("S-FIRST-03")
def test_the_choice_is_made_with_the_new_board_in_view() -> None:
    table = quiet(
        parias={"anna": 5},
        rondel={"R2": None},
        marble={"B2": None},
        display_poems=[2, 0, 21],
        workers={"ben": "poet at carve-1 lying"},
        sultan=["carve-1"],
    )
    table.ends_round()
    pay_tribute(table.anna, marker=2)
    table.waits_for("anna", "sabika.starter")
    assert (table.anna.parias, table.ben.prestige) == (3, 5 - 2)
    assert table.ben.stands("poet")
    assert table.sultan == ["reactivate-1"]
    assert table.rondel["R2"] is not None
    assert table.marble["B2"]
    assert 0 not in table.state.poem_display


@pytest.mark.proves("S-FIRST-04")
def test_turns_go_clockwise_from_the_player_named() -> None:
    table = quiet("anna", "ben", "carl", parias={"anna": 3})
    table.ends_round()
    pay_tribute(table.anna)
    table.anna.answers("start with seat 1")
    assert table.starter == "ben"
    order = []
    for _ in range(6):
        order.append(table.asked)
        table.players[table.asked].rests("merchant" if len(order) <= 3 else "poet")
    assert order == ["ben", "carl", "anna"] * 2


@pytest.mark.proves("S-FIRST-05")
def test_no_starting_player_is_chosen_at_the_end_of_the_game() -> None:
    table = quiet(round=5, parias={"anna": 9}, starter="ben")
    end_round(table)
    table.is_over()
    assert not words_of(table, "named-starter")
    assert table.starter == "ben"


# Era


@pytest.mark.proves("S-ERA-01")
@pytest.mark.parametrize(("round_", "left"), [(1, 4), (2, 0), (3, 0), (4, 0)])
def test_what_is_left_of_era_i_leaves_at_the_end_of_round_2(round_: int, left: int) -> None:
    table = quiet(round=round_, major_tiles=[1, 4, 6, 9, 10, 11, 15])
    if round_ <= 2:
        assert table.state.major_tiles == (1, 4, 6, 9, 10, 11, 15)
    end_round(table)
    assert len([number for number in table.state.major_tiles if number <= 9]) == left
    assert [number for number in table.state.major_tiles if number > 9] == [10, 11, 15]
    assert bool(words_of(table, "era-changed")) is (round_ == 2)


@pytest.mark.proves("S-ERA-02")
def test_the_era_changes_last_of_all() -> None:
    """Even the 2 prestige of poem 1 for the new starting player come before it."""
    table = quiet(round=2, parias={"anna": 5}, poems={"anna": "1 blue"})
    table.ends_round()
    pay_tribute(table.anna)
    assert 1 in table.state.major_tiles
    table.anna.answers("start with seat 0")
    kinds = [event.kind for event in happened(table)]
    assert kinds[-4:] == ["named-starter", "scored", "era-changed", "round-began"]


@pytest.mark.proves("S-ERA-03")
def test_tiles_built_in_era_i_stay_and_count() -> None:
    """Palaces 1 and 4 were built before; A-1 pays 3 for palaces after round 3."""
    table = quiet(round=2, majors={"anna": [1, 4]}, wishes=["A-1", "B-1", "C-1"])
    end_round(table)
    assert table.anna.majors == [1, 4]
    end_round(table)
    assert scored(table, table.anna, "wishes") == 3


@pytest.mark.proves("S-ERA-04")
@pytest.mark.parametrize(("round_", "tiles"), [(2, {"1", "9"}), (3, {"10", "18"}), (5, {"10", "18"})])
def test_from_round_3_on_era_ii_is_built(round_: int, tiles: set[str]) -> None:
    table = quiet(round=round_, store={"anna": "gypsum"}, major_tiles=[1, 9, 10, 18], minor_display=[3, 5, 7, 12])
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("build major", "lay gypsum")
    assert table.anna.offers("tile") == tiles
