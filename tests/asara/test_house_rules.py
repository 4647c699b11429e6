"""House rules: their list, and each rule of placing and buying played both ways.

The editions, the rules of building, of the professional game and of scoring are in the files next to this one.
"""

from __future__ import annotations

import re

import pytest

from partal.core.variant import VariantError

from partal import rulebook
from partal.asara.rules import RULES
from partal.asara.rules.things import BUYERS
from partal.asara.rules.variant import SWITCHES, Variant
from tests.asara import test_house_rules_of_building, test_house_rules_of_scoring
from tests.asara.house_rules import SHOWN, both_ways, shows
from tests.asara.table import Table

RULEBOOK = rulebook.page_of("asara", "en")


# The list of house rules


def test_every_switch_has_a_test_that_shows_it():
    """The other files are imported so that the switches they name are known."""
    assert test_house_rules_of_building
    assert test_house_rules_of_scoring
    assert {switch.name for switch in SWITCHES} == SHOWN


def test_the_rulebook_lists_every_switch_and_no_other():
    """`professional` is a way to play and no house rule (A-SET-05)."""
    chapter = RULEBOOK.read_text(encoding="utf-8").split("## House rules")[1]
    listed = re.findall(r"^\| `([a-z-]+)` \|", chapter, flags=re.MULTILINE)

    assert len(listed) == len(set(listed))
    assert set(listed) == {switch.name for switch in SWITCHES} - {"professional"}


def test_every_switch_is_off_by_default():
    """Only the rounding has a word for its default."""
    assert {switch.name: switch.default for switch in SWITCHES if switch.default != "false"} == {
        "gold-surcharge": "0",
        "tie-rounding": "up",
    }
    assert Variant({switch.name: switch.default for switch in SWITCHES}).settings == {}


def test_a_setting_of_the_table_overrides_the_edition():
    assert RULES.settings({"edition": "it", "tie-rounding": "up"}) == {}
    assert RULES.settings({"tie-rounding": "down", "edition": "nl"}) == {"tie-rounding": "down"}


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"edition": "es"}, "There is no edition “es”; known editions are de, fr, it, en, nl."),
        ({"professional": "yes"}, "The house rule professional takes false or true, not “yes”."),
        ({"tie-rounding": "true"}, "The house rule tie-rounding takes up, nearest or down, not “true”."),
        ({"gold-surcharge": "4"}, "The house rule gold-surcharge takes 0, 1, 2 or 3, not “4”."),
    ],
)
def test_an_unknown_value_is_refused_with_a_sentence(settings, sentence):
    with pytest.raises(VariantError) as refusal:
        RULES.settings(settings)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("name", ["profesional", "", "Professional", "tie_rounding"])
def test_an_unknown_name_is_refused_with_a_sentence_that_lists_the_known_ones(name):
    with pytest.raises(VariantError) as refusal:
        RULES.new(2, 1, {name: "true"})
    assert str(refusal.value).startswith(f"There is no house rule “{name}”; the house rules are edition, professional,")
    assert str(refusal.value).endswith("open-money.")


# Placing


@shows("action-required")
def test_action_required_refuses_blocking_moves_in_markets():
    """With 2 Asari nothing can be bought; with 3 a brown part can, and then it must be."""
    default, required = both_ways("action-required", money={"anna": 2}, display={"tops": "brown top, red top"})
    assert "tops" in default.anna.places_offered()
    assert required.anna.refused("go tops") == "A-BUY-10"

    default, required = both_ways(
        "action-required",
        hands={"anna": "blue green"},
        money={"anna": 5},
        display={"tops": "brown top, red top"},
    )
    for table in (default, required):
        table.anna.places("blue", at="tops")
    assert default.anna.choices() == {"take brown top", "take red top", "take nothing"}
    assert required.anna.choices() == {"take brown top", "take red top"}
    assert required.anna.refused("take nothing") == "A-BUY-10"

    default, required = both_ways("action-required", display={"tops": ""})
    assert "tops" in default.anna.places_offered()
    assert "tops" not in required.anna.places_offered()


@shows("action-required")
def test_action_required_refuses_the_tent_when_no_buyer_is_left_to_draw():
    default, required = both_ways("action-required", settings={"professional": "true"}, deck="")
    assert "tent 3" in default.anna.places_offered()
    assert required.anna.refused("go tent 3") == "A-REC-07"

    default, required = both_ways(
        "action-required", settings={"professional": "true"}, hands={"anna": "blue green"}, deck="orange yellow violet"
    )
    for table in (default, required):
        table.anna.places("blue", at="tent 3")
    assert default.anna.choices() == {"recruit", "decline"}
    assert required.anna.hand == ["green", "violet", "yellow"]


@shows("facedown-pair-opens-area")
@pytest.mark.proves("A-DISP-14", "A-DISP-16")
def test_facedown_pair_opens_area():
    default, opening = both_ways(
        "facedown-pair-opens-area", hands={"anna": "blue green violet", "ben": "violet green yellow orange"}
    )
    for table in (default, opening):
        table.anna.goes("bank 10")
    singles = {"lay blue", "lay green", "lay violet"}
    assert default.anna.choices() == singles
    assert default.anna.refused("lay blue green face down") == "A-DISP-14"
    assert opening.anna.choices() == singles | {
        "lay blue green face down",
        "lay blue violet face down",
        "lay green violet face down",
    }

    # A pair sets no colour; the first face-up buyer does.
    opening.anna.lays("blue", "violet")
    assert opening.colour_of("bank") is None
    opening.ben.places("green", at="bank 8")
    assert opening.colour_of("bank") == "green"
    opening.anna.goes("coloured")
    opening.ben.goes("bank 6")
    assert opening.ben.refused("lay violet") == "A-DISP-04"


@shows("facedown-only-when-unable")
def test_facedown_only_when_unable():
    situation = {"hands": {"anna": "blue green violet"}, "laid": [("ben", "bank 10", "blue")]}
    default, unable = both_ways("facedown-only-when-unable", **situation)
    for table in (default, unable):
        table.anna.goes("bank 8")
    assert "lay green violet face down" in default.anna.choices()
    assert "lay blue" in default.anna.choices()
    assert unable.anna.hand == ["green", "violet"]  # Blue was the only choice.

    situation["hands"] = {"anna": "yellow green violet"}
    for table in both_ways("facedown-only-when-unable", **situation):
        table.anna.goes("bank 8")
        assert table.anna.choices() == {
            "lay green violet face down",
            "lay green yellow face down",
            "lay violet yellow face down",
        }


@shows("facedown-random-cards")
def test_facedown_random_cards():
    situation = {"hands": {"anna": "blue green violet yellow"}, "laid": [("ben", "bank 10", "blue")]}
    pairs = set()
    for seed in range(12):
        default, by_chance = both_ways("facedown-random-cards", seed=seed, **situation)
        for table in (default, by_chance):
            table.anna.goes("bank 8")
        assert len(default.anna.choices()) == 1 + 6
        assert by_chance.anna.choices() == {"lay blue", "lay two at random face down"}
        by_chance.anna.answers("lay two at random face down")
        assert len(by_chance.anna.hand) == 2
        assert by_chance.anna.money == 20 + 8
        laid = [event for event in by_chance.told if event.kind == "laid-pair"][0]
        assert laid.secret == ("?", "?")
        assert set(by_chance.anna.hand) < {"blue", "green", "violet", "yellow"}
        pairs.add(tuple(by_chance.anna.hand))
    assert len(pairs) > 1


@shows("facedown-random-cards")
def test_cards_drawn_by_chance_cannot_be_taken_back():
    """The draw shows something new, so no other answer may follow it (OQ-29)."""
    situation = {"hands": {"anna": "blue green violet yellow"}, "laid": [("ben", "bank 10", "blue")]}
    default, by_chance = both_ways("facedown-random-cards", **situation)
    default.anna.places_pair("blue", "green", at="bank 8")
    by_chance.anna.goes("bank 8")
    by_chance.anna.answers("lay two at random face down")

    assert default.match.why_not_take_back(0) is None
    assert by_chance.match.why_not_take_back(0) == "something-was-revealed"


@shows("facedown-own-peek")
def test_facedown_own_peek():
    default, peek = both_ways(
        "facedown-own-peek", hands={"anna": "blue green violet", "ben": "blue"}, laid=[("ben", "bank 10", "yellow")]
    )
    for table in (default, peek):
        table.anna.places_pair("green", "violet", at="bank 8")
    assert default.anna.sees().buried is None
    shown = peek.anna.sees().buried
    assert shown is not None
    assert dict(zip(BUYERS, shown)) == {"blue": 0, "green": 1, "violet": 1, "yellow": 0, "orange": 0}
    assert peek.ben.sees().buried == (0, 0, 0, 0, 0)
    assert peek.match.view(None).plain()["buried"] is None


@shows("spies-and-favour-one-area")
@pytest.mark.parametrize(("first", "second"), [("spies 3", "favour"), ("favour", "spies 3")])
def test_spies_and_favour_one_area(first, second):
    default, joined = both_ways(
        "spies-and-favour-one-area", hands={"anna": "green violet yellow"}, laid=[("ben", first, "blue")]
    )
    for table in (default, joined):
        table.anna.goes(second)
    assert default.anna.choices() == {"lay green", "lay violet", "lay yellow"}
    assert joined.anna.choices() == {
        "lay green violet face down",
        "lay green yellow face down",
        "lay violet yellow face down",
    }
    assert joined.anna.refused("lay green") == "A-DISP-04"


@shows("favour-not-by-holder")
def test_favour_not_by_holder():
    default, strict = both_ways("favour-not-by-holder", favour="anna")
    assert "favour" in default.anna.places_offered()
    assert strict.anna.refused("go favour") == "A-CAL-04"

    for table in both_ways("favour-not-by-holder", favour="ben"):
        assert "favour" in table.anna.places_offered()


@shows("dispatch-market-only")
def test_dispatch_market_only():
    """The coloured building stays, for without it a hand could not always be played out (A-TURN-07)."""
    default, markets = both_ways("dispatch-market-only", stored={"anna": "red base, red top"})
    only = {"bases", "middles", "windows", "tops", "coloured"}
    assert markets.anna.places_offered() == only
    assert default.anna.places_offered() == only | {
        *("circle 2", "bank 10", "bank 8", "bank 6", "spies 3", "spies 5", "favour"),
    }


@shows("open-money")
def test_open_money():
    default, shown = both_ways("open-money", money={"anna": 7, "ben": 9})
    assert (default.anna.sees().money, default.ben.sees().money) == ((7, None), (None, 9))
    assert default.match.view(None).plain()["money"] == (None, None)
    for eyes in (0, 1, None):
        assert shown.match.view(eyes).plain()["money"] == (7, 9)


# Buying


@shows("buy-from-any-market")
def test_buy_from_any_market():
    default, anywhere = both_ways(
        "buy-from-any-market",
        hands={"anna": "blue green"},
        money={"anna": 6},
        display={"bases": "red base, white base", "middles": "", "windows": "black window", "tops": "brown top"},
    )
    for table in (default, anywhere):
        table.anna.places("blue", at="windows")
    assert default.anna.choices() == {"take black window", "take nothing"}
    assert default.anna.refused("take red base") == "A-BUY-02"
    assert anywhere.anna.choices() == {"take black window", "take red base", "take brown top", "take nothing"}
    anywhere.anna.takes("red base")
    assert (anywhere.anna.money, anywhere.anna.stored) == (1, ["red base"])
    assert anywhere.display("windows") == ["black window"]


@shows("gold-surcharge")
@pytest.mark.parametrize("surcharge", [0, 1, 2, 3])
def test_gold_surcharge(surcharge):
    """A black part costs 6, with gold 6 and the surcharge, in markets and by bribery."""
    table = Table(
        "anna",
        "ben",
        hands={"anna": "blue blue green", "ben": "blue blue"},
        money={"anna": 6 + surcharge, "ben": 3 + 6 + surcharge},
        display={"windows": "black window, black gold window"},
        piles={"tops": "black gold top, white top"},
        settings={"gold-surcharge": str(surcharge)},
    )
    table.anna.places("blue", at="windows")
    assert table.anna.choices() == {"take black window", "take black gold window", "take nothing"}
    table.anna.takes("black gold window")
    assert table.anna.money == 0
    table.ben.places("blue", at="spies 3")
    table.ben.answers("search tops")
    table.ben.takes("black gold top")
    assert table.ben.money == 0


@shows("gold-surcharge")
@pytest.mark.parametrize("surcharge", [1, 2, 3])
def test_one_asari_short_of_the_surcharge_leaves_the_plain_part_only(surcharge):
    default, dearer = both_ways(
        "gold-surcharge",
        str(surcharge),
        hands={"anna": "blue green"},
        money={"anna": 5 + surcharge},
        display={"windows": "black window, black gold window"},
    )
    for table in (default, dearer):
        table.anna.places("blue", at="windows")
    assert default.anna.choices() == {"take black window", "take black gold window", "take nothing"}
    assert dearer.anna.choices() == {"take black window", "take nothing"}


@shows("bribery-must-take")
def test_bribery_must_take():
    default, must = both_ways(
        "bribery-must-take",
        hands={"anna": "blue green"},
        money={"anna": 9},
        piles={"tops": "black top, red top, white top"},
    )
    for table in (default, must):
        table.anna.places("blue", at="spies 3")
        table.anna.answers("search tops")
    assert default.anna.choices() == {"take red top", "take black top", "take nothing"}
    assert must.anna.choices() == {"take red top", "take black top"}
    assert must.anna.refused("take nothing") == "A-SPY-11"


@shows("bribery-must-take")
def test_a_player_who_cannot_afford_any_part_takes_none_and_loses_the_fee():
    for table in both_ways(
        "bribery-must-take", hands={"anna": "blue green"}, money={"anna": 7}, piles={"tops": "black top, white top"}
    ):
        table.anna.places("blue", at="spies 3")
        table.anna.answers("search tops")
        table.anna.takes("nothing")
        assert (table.anna.money, table.anna.stored) == (4, [])
        assert len(table.pile("tops")) == 2
