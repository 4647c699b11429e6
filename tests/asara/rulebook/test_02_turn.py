"""Chapter 2, turn structure."""

import pytest

from partal.core.decision import InvalidAnswer

from partal.asara.rules.things import PARTS
from tests.asara.table import Table

THREE = ("tina", "wolfgang", "philipp")
ALL_BLUE = [
    ("tina", place, "blue") for place in ("bases", "middles", "windows", "tops", "circle 1", "bank 10", "spies 3")
]


@pytest.mark.proves("A-TURN-01")
def test_year_one_starts_with_the_first_seat() -> None:
    with Table(*THREE, seed=9) as table:
        assert table.year == 1
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-01")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_years_two_to_four_start_with_the_holder_of_the_favour(year: int) -> None:
    hands = {"tina": "blue", "wolfgang": "", "philipp": ""}
    with Table(*THREE, hands=hands, favour="philipp", year=year) as table:
        table.tina.places("blue", at="bank 10")
        assert table.year == year + 1
        table.waits_for("philipp", "asara.dispatch")


@pytest.mark.proves("A-TURN-02")
def test_acting_before_placing_is_refused() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        stored={"tina": "red base, red top"},
        display={"middles": "black middle"},
    ) as table:
        for action in ("take black middle", "build 2", "found red", "search tops", "lay blue"):
            assert table.tina.refused(action) == "A-TURN-02"
        table.tina.goes("middles")
        assert table.tina.refused("take black middle") == "A-TURN-02"
        table.tina.lays("blue")
        table.waits_for("tina", "asara.buy")


@pytest.mark.proves("A-TURN-03")
def test_play_passes_clockwise_and_comes_round() -> None:
    with Table(*THREE, hands=dict.fromkeys(THREE, "blue blue"), turn="wolfgang") as table:
        turns = []
        for place in ("bank 10", "bank 8", "bank 6", "coloured"):
            turns.append(table.asked)
            table.players[table.asked].places("blue", at=place)
        assert turns == ["wolfgang", "philipp", "tina", "wolfgang"]
        table.waits_for("philipp", "asara.dispatch")


@pytest.mark.proves("A-TURN-04")
def test_a_turn_holds_one_buyer_or_one_pair() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green violet", "wolfgang": "green green violet yellow"},
    ) as table:
        table.tina.places("blue", at="bank 10")
        assert table.tina.hand == ["green", "violet"]
        table.wolfgang.places_pair("green", "violet", at="bank 8")
        assert table.wolfgang.hand == ["green", "yellow"]
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-05")
def test_the_area_decides_the_action_and_there_is_only_one() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue green"}, display={"middles": "2 black middle"}) as table:
        table.tina.places("blue", at="middles")
        assert table.tina.choices() == {"take black middle", "take nothing"}
        for action in ("search tops", "build 1", "recruit", "go bank 10"):
            assert table.tina.refused(action) == "A-TURN-05"
        table.tina.takes("black middle")
        assert table.tina.stored == ["black middle"]
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-TURN-06")
def test_nobody_who_holds_cards_may_pass() -> None:
    with Table("tina", "wolfgang", hands={"tina": "blue", "wolfgang": "green"}) as table:
        assert all(choice.startswith("go ") for choice in table.tina.choices())
        assert table.tina.refused("decline") == "A-TURN-02"
        assert table.tina.refused("take nothing") == "A-TURN-02"
        with pytest.raises(InvalidAnswer):
            table.match.play("pass")
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-06", "A-TURN-04")
@pytest.mark.parametrize("seed", [3, 4])
def test_each_turn_costs_one_card_or_two(seed: int) -> None:
    table = Table(*THREE, seed=seed)
    before, year = list(table.state.hand_sizes), table.year
    spent = set()
    for _ in table.play_on(seed):
        laid = [event for event in table.told if event.kind in ("laid", "laid-pair", "laid-face-down")]
        if table.year == year:
            for seat in range(3):
                used = sum(2 if event.kind == "laid-pair" else 1 for event in laid if event.seat == seat)
                assert table.state.hand_sizes[seat] == before[seat] - used
                spent.add(used)
        before, year = list(table.state.hand_sizes), table.year
    assert spent == {0, 1, 2}


@pytest.mark.proves("A-TURN-07")
def test_a_last_card_that_fits_nowhere_has_one_move_left_the_coloured_building() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green yellow", "wolfgang": "violet"},
        money={"wolfgang": 30},
        laid=[*ALL_BLUE, ("tina", "favour", "blue")],
    ) as table:
        table.tina.places("blue", at="bank 8")
        # With a single move there is nothing to ask: it has been made.
        assert table.forced == [(1, "go coloured"), (1, "lay violet")]
        assert (table.wolfgang.money, table.wolfgang.hand) == (35, [])
        assert table.taken("coloured") == 1
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-07")
def test_with_two_cards_the_coloured_building_is_not_the_only_way_out() -> None:
    with Table(
        "tina", "wolfgang", hands={"tina": "violet green"}, laid=[*ALL_BLUE, ("tina", "favour", "blue")]
    ) as table:
        assert {"coloured", "bank 8", "middles"} <= table.tina.places_offered()
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-08")
def test_an_action_not_used_is_not_saved_for_later() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green", "wolfgang": "blue green"},
        display={"middles": "black middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        table.waits_for("tina", "asara.buy")
        table.tina.takes("nothing")
        table.wolfgang.places("blue", at="bank 10")
        assert table.tina.refused("take black middle") == "A-TURN-02"
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-09")
def test_a_player_without_cards_is_skipped() -> None:
    with Table(*THREE, hands={"tina": "blue blue", "wolfgang": "", "philipp": "blue blue"}) as table:
        table.tina.places("blue", at="bank 10")
        table.waits_for("philipp", "asara.dispatch")
        table.philipp.places("blue", at="bank 8")
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-10")
def test_a_card_goes_only_where_all_compulsory_parts_can_be_done() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        money={"tina": 2},
        stored={"tina": "red base, white top"},
        display={"middles": ""},
        settings={"professional": "true"},
    ) as table:
        offered = {place.split()[0] for place in table.tina.places_offered()}
        # Only permitted parts come to nothing in the markets; fees and building are duties.
        assert offered == {"bases", "middles", "windows", "tops", "bank", "coloured", "favour"}
        assert table.tina.refused("go circle 2") == "A-BUILD-18"
        assert table.tina.refused("go spies 3") == "A-SPY-13"
        assert table.tina.refused("go tent 3") == "A-REC-05"
        assert table.tina.refused("go house") == "A-LIT-08"
        table.tina.places("blue", at="middles")
        table.tina.takes("nothing")
        assert (table.tina.money, table.tina.stored) == (2, ["red base", "white top"])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-TURN-10")
def test_what_is_only_permitted_may_be_declined() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green violet", "wolfgang": "green"},
        money={"tina": 20},
        settings={"professional": "true"},
        deck="blue blue",
    ) as table:
        table.tina.places("blue", at="tent 3")
        assert table.tina.choices() == {"recruit", "decline"}
        table.tina.answers("decline")
        assert (table.tina.money, table.tina.hand, table.deck) == (17, ["green", "violet"], ["blue", "blue"])
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-TURN-11")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green"},
        money={"tina": 5},
        display={"middles": "red middle, black middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        assert table.tina.choices() == {"take red middle", "take nothing"}
        assert table.tina.refused("take black middle") == "A-BUY-09"
        table.tina.takes("red middle")
        assert table.tina.money == 0
        table.waits_for("wolfgang", "asara.dispatch")


@pytest.mark.proves("A-TURN-11", "A-TURN-12")
@pytest.mark.parametrize("settings", [{}, {"professional": "true"}])
def test_nobody_owes_anything_and_nothing_passes_between_players(settings: dict[str, str]) -> None:
    table = Table(*THREE, seed=6, settings=settings)
    state = table.state
    before = state.copy()
    for _ in table.play_on(seed=2):
        assert min(state.money) >= 0
        actors = {event.seat for event in table.told} | {table.match.history[-1].seat}
        for seat in range(3):
            if seat not in actors and state.year == before.year:
                assert state.money[seat] == before.money[seat]
                assert state.hand_sizes[seat] == before.hand_sizes[seat]
                assert (
                    state.stored[seat * PARTS : (seat + 1) * PARTS] == before.stored[seat * PARTS : (seat + 1) * PARTS]
                )
                assert state.towers[seat] == before.towers[seat]
        # A seat's money changes only by what the supply pays or takes.
        for seat in range(3):
            paid = sum(int(event.words[0]) for event in table.told if event.kind == "paid" and event.seat == seat)
            got = sum(int(event.words[0]) for event in table.told if event.kind == "received" and event.seat == seat)
            assert state.money[seat] == before.money[seat] + got - paid
        before = state.copy()


@pytest.mark.proves("A-TURN-12")
@pytest.mark.parametrize("words", ["give blue to wolfgang", "trade blue", "lend 5", "give black middle"])
def test_no_answer_gives_anything_to_another_player(words: str) -> None:
    with Table("tina", "wolfgang") as table:
        with pytest.raises(InvalidAnswer):
            table.match.play(words)
        table.waits_for("tina", "asara.dispatch")


@pytest.mark.proves("A-TURN-13")
def test_payments_happen_by_themselves() -> None:
    with Table(
        "tina",
        "wolfgang",
        hands={"tina": "blue green", "wolfgang": "blue green"},
        money={"tina": 20, "wolfgang": 20},
        stored={"wolfgang": "red base, red top"},
        display={"middles": "black middle"},
    ) as table:
        table.tina.places("blue", at="middles")
        table.tina.takes("black middle")
        assert table.tina.money == 14
        assert "0 paid 6 black-middle" in table.all_hear()
        table.waits_for("wolfgang", "asara.dispatch")
        table.wolfgang.builds(2, "found red", laying="blue")
        assert table.wolfgang.money == 18
        assert "1 paid 2 circle-2" in table.all_hear()
        table.waits_for("tina", "asara.dispatch")
