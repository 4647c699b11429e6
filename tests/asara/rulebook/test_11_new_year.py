"""Chapter A-NEW: what happens between two years."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.asara.table import Table
from tests.asara.years import earned, plays_out, told_kinds

MARKETS = ("bases", "middles", "windows", "tops")


@pytest.mark.proves("A-NEW-01")
def test_all_buyers_leave_the_board():
    """Face-up ones, pairs and those on the coloured building; the colour duty goes with them."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        laid=[("ben", "bank 10", "blue"), ("ben", "bank 8", "green violet"), ("anna", "circle 3", "yellow")],
    ) as table:
        assert (table.colour_of("bank"), table.colour_of("circle"), table.taken("bank 8")) == ("blue", "yellow", 1)
        table.anna.places("blue", at="coloured")

        view = table.anna.sees()
        assert view.laid == []
        assert set(view.taken) == {0}
        assert set(view.colours) == {-1}
        assert set(table.state.buried) == {0}
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-02")
@pytest.mark.parametrize(
    ("names", "dealt"), [(("anna", "ben"), 9), (("anna", "ben", "carl"), 8), (("anna", "ben", "carl", "dora"), 7)]
)
def test_all_45_buyers_are_shuffled_and_dealt_afresh(names, dealt):
    hands = dict.fromkeys(names, "")
    with Table(*names, hands={**hands, "anna": "blue"}) as table:
        table.anna.places("blue", at="coloured")

        assert [len(player.hand) for player in table.players.values()] == [dealt] * len(names)
        buyers = Counter([*table.deck, *[buyer for player in table.players.values() for buyer in player.hand]])
        assert buyers == dict.fromkeys(("blue", "green", "violet", "yellow", "orange"), 9)
        assert buyers.total() == 45
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-02")
def test_each_year_has_a_deal_of_its_own():
    table = Table("anna", "ben")
    hands = [table.anna.hand]
    for year in (2, 3, 4):
        plays_out(table, until=year)
        hands.append(table.anna.hand)

    assert len({tuple(hand) for hand in hands}) == 4


@pytest.mark.proves("A-NEW-03")
def test_the_gaps_of_a_display_are_filled_from_the_top_of_its_own_pile():
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        display={"windows": "3 brown window, 3 green window, red window"},
        piles={"windows": "3 black window, 3 white window, red window, red gold window, black gold window"},
    ) as table:
        piles = {market: table.pile(market) for market in MARKETS}
        displays = {market: table.display(market) for market in MARKETS}
        table.anna.places("blue", at="coloured")

        assert len(table.display("windows")) == 9
        assert Counter(table.display("windows")) - Counter(displays["windows"]) == Counter(
            ["red gold window", "black gold window"]
        )
        assert table.pile("windows") == piles["windows"][:7]
        for market in ("bases", "middles", "tops"):
            assert table.pile(market) == piles[market]
            assert table.display(market) == displays[market]
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-03", "A-NEW-04")
def test_what_was_bought_is_replaced_and_what_was_not_remains():
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, display={"tops": "3 red top, 3 black top"}) as table:
        next_tops = table.pile("tops")[-4:]
        table.anna.places("blue", at="tops")
        table.anna.takes("black top")

        assert Counter(table.display("tops")) == Counter(["red top"] * 3 + ["black top"] * 2 + next_tops)
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-05", "A-NEW-06")
def test_when_a_pile_gives_out_the_gaps_stay_for_good():
    """3 empty spaces and 2 parts in the pile: 1 space stays empty, and is still empty the year after."""
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        display={"bases": "3 brown base, 3 green base"},
        piles={"bases": "red base, white base"},
    )
    table.anna.places("blue", at="coloured")

    filled = table.display("bases")
    assert (len(filled), table.pile("bases")) == (8, [])
    for year in (3, 4):
        plays_out(table, until=year)
        assert (table.display("bases"), table.pile("bases")) == (filled, [])


@pytest.mark.proves("A-NEW-06")
def test_nothing_flows_back_into_an_empty_pile():
    """The market empties as parts are bought; stored parts never come back."""
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue blue", "ben": ""},
        display={"tops": "red top, black top"},
        piles={"tops": ""},
        stored={"anna": ""},
    )
    table.anna.places("blue", at="tops")
    table.anna.takes("red top")
    table.anna.places("blue", at="tops")
    table.anna.takes("black top")

    assert table.year == 2
    assert (table.display("tops"), table.pile("tops")) == ([], [])
    assert table.anna.stored == ["red top", "black top"]


@pytest.mark.proves("A-NEW-07")
def test_every_player_receives_20_asari():
    with Table(
        "anna", "ben", "carl", hands={"anna": "blue", "ben": "", "carl": ""}, money={"anna": 0, "ben": 0, "carl": 13}
    ) as table:
        table.anna.places("blue", at="favour")

        assert [player.money for player in table.players.values()] == [20, 20, 33]
        income = [event.notation for event in table.told if event.kind == "received"]
        assert income == [f"{seat} received 20 new-year" for seat in (0, 1, 2)]
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-08")
def test_money_and_unbuilt_parts_are_kept():
    """A year that ends with 7 Asari leads to one that starts with 27."""
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        money={"anna": 7},
        stored={"anna": "white base, 2 red gold window"},
    ) as table:
        table.anna.places("blue", at="favour")

        assert table.anna.money == 27
        assert table.anna.stored == ["white base", "red gold window", "red gold window"]
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-09")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_year_counter_moves_one_step(year):
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, year=year) as table:
        table.anna.places("blue", at="coloured")

        assert table.anna.sees().year == year + 1
        assert f"- year-began {year + 1} 0" in table.all_hear()
        table.waits_for("anna", "asara.dispatch")


@pytest.mark.proves("A-NEW-10")
@pytest.mark.parametrize("holder", ["anna", "ben", "carl"])
@pytest.mark.parametrize("last", ["anna", "ben", "carl"])
def test_the_holder_of_the_favour_begins_no_matter_who_played_last(holder, last):
    hands = {"anna": "", "ben": "", "carl": "", last: "blue"}
    with Table("anna", "ben", "carl", hands=hands, favour=holder, turn=last) as table:
        table.players[last].places("blue", at="coloured")

        table.waits_for(holder, "asara.dispatch")


@pytest.mark.proves("A-NEW-11")
def test_prestige_towers_and_the_favour_stay_as_they_are():
    with Table(
        "anna",
        "ben",
        hands={"anna": "blue", "ben": ""},
        prestige={"anna": 11, "ben": 17},
        towers={"anna": "red 4 gold 1", "ben": "white 2, black 3"},
        favour="ben",
    ) as table:
        table.anna.places("blue", at="coloured")

        assert table.match.scores == (11 + 1 + 1, 17 + 2 + 1)
        assert (table.anna.towers, table.ben.towers) == (["red 4 gold 1"], ["white 2", "black 3"])
        assert table.favour == "ben"
        table.waits_for("ben", "asara.dispatch")


@pytest.mark.proves("A-NEW-12")
def test_the_new_year_steps_happen_three_times_in_a_game():
    """Besides the starting money each player receives 3 x 20 Asari."""
    table = Table("anna", "ben", "carl")
    plays_out(table)

    events = [event for played in table.match.history for event in played.events]
    income = Counter(event.seat for event in events if event.words == ("20", "new-year"))
    assert income == {0: 3, 1: 3, 2: 3}
    assert [event.words[0] for event in events if event.kind == "year-began"] == ["2", "3", "4"]
    # 8 buyers a year at 5 Asari each make 160, and nothing was spent.
    assert [player.money for player in table.players.values()] == [20 + 60 + 160, 21 + 60 + 160, 22 + 60 + 160]
    table.is_over()


@pytest.mark.proves("A-NEW-13")
def test_the_steps_come_in_a_fixed_order():
    with Table("anna", "ben", hands={"anna": "blue", "ben": ""}, display={"tops": "red top"}) as table:
        table.anna.places("blue", at="coloured")

        kinds = told_kinds(table)
        assert kinds[kinds.index("year-ended") :] == ["year-ended", "dealt", "refilled", "received", "year-began"]
        assert earned(table.anna) == {"favour": 1}
        # The deal is made of all 45 buyers, so the board had been cleared before it.
        assert len(table.deck) == 45 - 2 * 9
        table.waits_for("anna", "asara.dispatch")
