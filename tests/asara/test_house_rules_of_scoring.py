"""House rules of the professional game and of scoring, each played both ways."""

from __future__ import annotations

import pytest

from partal.asara.rules import scoring
from partal.asara.rules.variant import Variant
from tests.asara.house_rules import both_ways, plots, shows
from tests.asara.sheet import score, score_professional
from tests.asara.table import Table
from tests.asara.years import earned, plays_out

PROFESSIONAL = {"professional": "true"}
NEW_PLACES = {"tent 3", "tent 5", "tent 7", "house"}


# The professional game


@shows("professional")
def test_professional():
    default, professional = both_ways("professional", money={"anna": 20})

    assert professional.anna.places_offered() - default.anna.places_offered() == NEW_PLACES
    assert default.anna.places_offered() < professional.anna.places_offered()
    assert (len(default.lit_stack), len(professional.lit_stack)) == (0, 15)
    tie = "A red 4 lit 1, B red 4"
    assert (score(tie).red, score_professional(tie).red) == ({"A": 6, "B": 6}, {"A": 8, "B": 4})


@shows("pro-recruit")
def test_pro_recruit():
    default, recruiting = both_ways("pro-recruit", money={"anna": 20})

    assert recruiting.anna.places_offered() - default.anna.places_offered() == {"tent 3", "tent 5", "tent 7"}
    assert recruiting.anna.refused("go house") == "A-SET-16"
    assert len(recruiting.lit_stack) == 0


@shows("pro-lit-windows")
def test_pro_lit_windows():
    default, lit = both_ways("pro-lit-windows", money={"anna": 20})

    assert lit.anna.places_offered() - default.anna.places_offered() == {"house"}
    assert lit.anna.refused("go tent 3") == "A-SET-16"
    assert len(lit.lit_stack) == 15
    assert score("A red 4 lit 1, B red 4", pro_lit_windows="true").red == {"A": 8, "B": 4}


@shows("lit-needs-earlier-turn-window")
def test_lit_needs_earlier_turn_window():
    """On plot 2 a window and a lit one upon it: legal by default, refused by the house rule until the next turn."""
    default, earlier = both_ways(
        "lit-needs-earlier-turn-window",
        settings=PROFESSIONAL,
        hands={"anna": "blue blue green", "ben": "blue blue"},
        money={"anna": 9},
        stored={"anna": "black window, black lit window"},
        towers={"anna": "black 2"},
    )
    assert (plots(default), plots(earlier)) == ([1, 2], [1])
    default.anna.builds(2, "raise black-1 with window", "light black-1 window", laying="blue")
    assert default.anna.prestige == 2

    assert earlier.anna.refused("go circle 2") == "A-BUILD-18"
    earlier.anna.builds(1, "raise black-1 with window", laying="blue")
    earlier.ben.places("blue", at="coloured")
    earlier.anna.builds(1, "light black-1 window", laying="blue", on=2)
    assert (earlier.anna.money, earlier.anna.prestige) == (9 - 1 - 2, 2)
    assert earlier.anna.towers == ["black 3 lit 1"]


@shows("lit-needs-earlier-turn-window")
def test_an_older_window_beside_a_new_one_may_be_lit():
    """Two windows, one of them new: one lit window, not two."""
    default, earlier = both_ways(
        "lit-needs-earlier-turn-window",
        settings=PROFESSIONAL,
        hands={"anna": "blue green"},
        stored={"anna": "black window, 2 black lit window"},
        towers={"anna": ["black base, black window, black top"]},
    )
    assert (plots(default), plots(earlier)) == ([1, 2, 3], [1, 2])


@shows("lit-needs-earlier-turn-window")
def test_a_new_window_stays_new_when_it_is_moved():
    """With moves allowed, too: the window inserted in this action is dark wherever it goes."""
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue green"},
        stored={"anna": "black window, 2 black lit window"},
        towers={"anna": ["black base, black top", "black base, black top", "black base, black gold window, black top"]},
        settings={"edition": "fr", "professional": "true", "allow-one-way-part-moves": "true"},
    )
    table.anna.goes("circle 2")
    table.anna.lays("blue")
    table.anna.answers("raise black-1 with window")
    table.anna.answers("move window from black-1 to black-2")
    lights = {choice for choice in table.anna.choices() if choice.startswith("light")}
    assert lights == {"light black-3 gold window"}


@shows("lit-full-draw-needed")
@pytest.mark.parametrize(
    ("stack", "default_offers", "full_offers"),
    [
        ("red", {4}, set()),
        ("red white", {4, 10}, set()),
        ("red white black", {4, 10}, {4}),
        ("red white black red", {4, 10}, {4}),
        ("red white black red white", {4, 10}, {4, 10}),
    ],
)
def test_lit_full_draw_needed(stack, default_offers, full_offers):
    tables = both_ways(
        "lit-full-draw-needed",
        settings=PROFESSIONAL,
        hands={"anna": "blue green", "ben": "blue"},
        money={"anna": 14},
        lit_stack=stack,
    )
    for table, offers in zip(tables, (default_offers, full_offers)):
        if not offers:
            assert table.anna.refused("go house") == "A-LIT-09"
            continue
        table.anna.places("blue", at="house")
        if len(offers) == 2:
            assert table.anna.choices() == {f"pay {price}" for price in offers}
        else:
            assert table.anna.money == 14 - 4  # The small purchase was the only one.


@shows("lit-offer-by-space")
def test_lit_offer_by_space():
    """Of the three spaces two are for the small purchase and one for the large."""
    situation = {"hands": {"anna": "blue green"}, "settings": PROFESSIONAL}
    default, tied = both_ways("lit-offer-by-space", money={"anna": 20}, **situation)
    assert {place for place in default.anna.places_offered() if "house" in place} == {"house"}
    assert {place for place in tied.anna.places_offered() if "house" in place} == {"house 4", "house 10"}
    default.anna.places("blue", at="house")
    assert default.anna.choices() == {"pay 4", "pay 10"}
    tied.anna.places("blue", at="house 10")
    assert (tied.anna.money, tied.anna.sees().drawn_size) == (10, 5)

    _, poor = both_ways("lit-offer-by-space", money={"anna": 9}, **situation)
    assert "house 4" in poor.anna.places_offered()
    assert poor.anna.refused("go house 10") == "A-LIT-08"

    settings = {**PROFESSIONAL, "lit-offer-by-space": "true"}
    full = Table("anna", "ben", laid=[("ben", "house 10", "blue"), ("ben", "house 4", "blue")], settings=settings)
    assert "house 4" in full.anna.places_offered()
    assert full.anna.refused("go house 10") == "A-DISP-02"


# The yearly scoring


@shows("unbuilt-lit-score-yearly")
def test_unbuilt_lit_score_yearly():
    default, all_lit = both_ways(
        "unbuilt-lit-score-yearly",
        settings=PROFESSIONAL,
        stored={"ben": "3 white lit window"},
        towers={"ben": "black 3 lit 1"},
    )
    for table in (default, all_lit):
        plays_out(table, until=2)
    assert earned(default.ben) == {"towers": 1, "lit": 1}
    assert earned(all_lit.ben) == {"towers": 1, "lit": 4}


# The final scoring


@shows("unbuilt-lit-count-for-tower-tie")
def test_unbuilt_lit_count_for_tower_tie():
    text = "Wolfgang 5 towers, Wolfgang 2 stored lit, Philipp 5 towers lit 1, Tina 4 towers"

    assert score_professional(text).most == {"Wolfgang": 6, "Philipp": 12, "Tina": 0}
    assert score_professional(text, unbuilt_lit_count_for_tower_tie="true").most == {
        "Wolfgang": 12,
        "Philipp": 6,
        "Tina": 0,
    }


@shows("unbuilt-lit-count-for-tower-tie")
def test_stored_lit_windows_count_only_for_most_towers_and_only_where_lit_windows_are_played():
    text = "A red 4, A 3 stored lit, B red 4"

    house_rule = score_professional(text, unbuilt_lit_count_for_tower_tie="true")
    assert (house_rule.red, house_rule.tallest) == ({"A": 6, "B": 6}, {"A": 6, "B": 6})
    assert house_rule.most == {"A": 12, "B": 6}
    assert score(text, unbuilt_lit_count_for_tower_tie="true").most == {"A": 9, "B": 9}


@shows("unbuilt-lit-count-for-tower-tie")
def test_the_final_scoring_of_a_game_looks_behind_the_screens_by_house_rule_only():
    for table, most in zip(
        both_ways(
            "unbuilt-lit-count-for-tower-tie",
            settings=PROFESSIONAL,
            hands={"anna": "blue", "ben": ""},
            stored={"ben": "white lit window"},
            lit_stack="red",
            rest="anna",
            towers={"anna": "red 2", "ben": "black 2"},
            year=4,
        ),
        ((9, 9), (12, 6)),
    ):
        # All lit windows but two are behind Anna's screen.
        table.anna.places("blue", at="coloured")
        assert (earned(table.anna)["most"], earned(table.ben)["most"]) == most


@shows("tie-rounding")
@pytest.mark.parametrize(
    ("rounding", "half", "three_quarters", "quarter"), [("up", 8, 4, 3), ("nearest", 8, 4, 2), ("down", 7, 3, 2)]
)
def test_tie_rounding(rounding, half, three_quarters, quarter):
    """15 / 2 = 7.5, 15 / 4 = 3.75 and 9 / 4 = 2.25."""
    four_black = "A black 5, B black 5, C black 5, D black 5"
    four_green = "A green 5, B green 5, C green 5, D green 5"

    assert score("A black 5, B black 5", tie_rounding=rounding).black == {"A": half, "B": half}
    assert score(four_black, tie_rounding=rounding).black == dict.fromkeys("ABCD", three_quarters)
    assert score(four_green, tie_rounding=rounding).green == dict.fromkeys("ABCD", quarter)


@shows("tie-rounding")
@pytest.mark.parametrize(("rounding", "share"), [("up", 3), ("nearest", 3), ("down", 2)])
def test_rounding_holds_for_a_tie_for_second_too_and_for_nothing_else(rounding, share):
    sheet = score("A black 6, B black 4, C black 4, A 19 Asari", tie_rounding=rounding)

    assert sheet.black == {"A": 10, "B": share, "C": share}
    assert sheet.money["A"] == 1


@shows("second-tie-by-players")
def test_second_tie_by_players():
    one_player, two_players = "A black 6, B black 4, B black 4", "A black 6, B black 4, B black 4, C black 4"

    assert score(one_player).black == {"A": 10, "B": 6}
    assert score(one_player, second_tie_by_players="true").black == {"A": 10, "B": 5}
    assert score(two_players).black == {"A": 10, "B": 4, "C": 2}
    assert score(two_players, second_tie_by_players="true").black == {"A": 10, "B": 3, "C": 3}


@shows("second-tie-by-players")
def test_a_tie_for_first_is_still_divided_by_towers():
    for value in ("false", "true"):
        assert score("A brown 3, A brown 3, B brown 3", second_tie_by_players=value).brown == {"A": 4, "B": 2}


@shows("most-towers-tie-by-towers")
def test_most_towers_tie_by_towers():
    """18 / 10 towers gives 2 a tower and 10 each; 6 / 8 towers gives 1 a tower and 4 each."""
    first, second = "A 5 towers, B 5 towers, C 4 towers", "A 5 towers, B 4 towers, C 4 towers"

    assert score(first).most == {"A": 9, "B": 9, "C": 0}
    assert score(first, most_towers_tie_by_towers="true").most == {"A": 10, "B": 10, "C": 0}
    assert score(second).most == {"A": 12, "B": 3, "C": 3}
    assert score(second, most_towers_tie_by_towers="true").most == {"A": 12, "B": 4, "C": 4}


@shows("most-towers-tie-by-towers")
def test_without_a_tie_most_towers_are_worth_the_same():
    for value in ("false", "true"):
        assert score("A 5 towers, B 3 towers", most_towers_tie_by_towers=value).most == {"A": 12, "B": 6}


@shows("zero-towers-may-rank")
def test_zero_towers_may_rank():
    for text, default, ranked in [
        ("A 3 towers, B nothing", {"A": 12, "B": 0}, {"A": 12, "B": 6}),
        ("A 3 towers, B nothing, C nothing", {"A": 12, "B": 0, "C": 0}, {"A": 12, "B": 3, "C": 3}),
        ("A 3 towers, B 1 tower, C nothing", {"A": 12, "B": 6, "C": 0}, {"A": 12, "B": 6, "C": 0}),
        ("A nothing, B nothing", {"A": 0, "B": 0}, {"A": 9, "B": 9}),
    ]:
        assert score(text).most == default
        assert score(text, zero_towers_may_rank="true").most == ranked


# The winner


@shows("lit-break-overall-tie")
@pytest.mark.parametrize(
    ("totals", "lit", "default", "broken"),
    [
        ([61, 61, 58], [1, 3, 9], [0, 1], [1]),
        ([61, 61, 58], [2, 2, 9], [0, 1], [0, 1]),
        ([61, 61, 61], [2, 0, 2], [0, 1, 2], [0, 2]),
        ([60, 61, 58], [5, 0, 0], [1], [1]),
    ],
)
def test_lit_break_overall_tie(totals, lit, default, broken):
    assert scoring.winners(totals, lit, Variant(PROFESSIONAL)) == default
    assert scoring.winners(totals, lit, Variant({**PROFESSIONAL, "lit-break-overall-tie": "true"})) == broken


@shows("lit-break-overall-tie")
def test_a_game_that_ends_equal_is_decided_by_the_lit_windows_in_the_towers():
    """Both reach 51: Anna 20 + 1 + 1 + 1 + 8 + 8 + 12 and Ben 30 + 1 + 10 + 4 + 6. Ben's lit windows are not built."""
    for table, winners in zip(
        both_ways(
            "lit-break-overall-tie",
            settings=PROFESSIONAL,
            hands={"anna": "blue", "ben": ""},
            money={"anna": 0, "ben": 0},
            stored={"ben": "3 white lit window"},
            towers={"anna": "red 3 lit 1", "ben": "black 3"},
            prestige={"anna": 20, "ben": 30},
            favour="ben",
            year=4,
        ),
        ((0, 1), (0,)),
    ):
        table.anna.places("blue", at="favour")
        standings = table.match.standings
        assert standings is not None
        assert standings.scores == (51, 51)
        assert standings.winners == winners
