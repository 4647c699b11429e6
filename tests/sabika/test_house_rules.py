"""House rules: every switch by default and by each other value, side by side."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from partal.core.match import Match
from partal.core.variant import Switch, VariantError

from partal import rulebook
from partal.sabika.rules import RULES
from partal.sabika.rules.variant import PRESETS, SWITCHES, Variant
from tests.sabika import test_house_rules_of_bonuses, test_house_rules_of_events, test_house_rules_of_yusuf
from tests.sabika.house_rules import SHOWN, both_ways, paid, shows
from tests.sabika.moments import begin_carving, quiet, reactivate, scored
from tests.sabika.table import Table, content_with

RULEBOOK = rulebook.page_of("sabika", "en")

# The list of house rules


def test_every_value_of_every_switch_has_a_test_that_shows_it() -> None:
    """The other files are imported so that what they name is known."""
    assert test_house_rules_of_bonuses
    assert test_house_rules_of_events
    assert test_house_rules_of_yusuf
    assert {(switch.name, value) for switch in SWITCHES for value in switch.values[1:]} == SHOWN


def test_the_rulebook_lists_every_switch_with_its_values_and_no_other() -> None:
    """Events and Yusuf's prestige are ways to play and no house rules."""
    chapter = RULEBOOK.read_text(encoding="utf-8").split("## House rules")[1]
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|]+) \|", chapter, flags=re.MULTILINE)
    values = {name: tuple(re.findall(r"`([^`]+)`", text)) for name, text in rows}
    assert len(rows) == len(values)
    switches = {switch.name: switch.values for switch in SWITCHES if switch.name not in ("events", "yusuf-prestige")}
    switches["event-change-rounds"] = ("2,4",)  # The table says: any other list of rounds.
    assert values == switches


def test_the_defaults_are_the_rules_without_any_setting() -> None:
    assert Variant({switch.name: switch.default for switch in SWITCHES}).settings == {}
    assert RULES.settings({}) == {}


EDITIONS = {
    "en": {
        # ED-07: the lowest number of a wanted type in the rightmost column.
        "solo-minor-pick": "column-lowest",
        # ED-08: cases 1 and 2 name the cities but no distance.
        "solo-export-cases": "human-choice",
        # ED-09: he consolidates a city that fits; nothing is said for when none does.
        "solo-consolidate-fallback": "none",
        # ED-10, clarifications on his end of a round: each minor poem serves as one of the two colours for the wishes.
        "solo-minor-poem-colour": "split",
    },
    "ru": {
        # ED-07: of a wanted type, in the rightmost column, from the top; no number, so no setting.
        # ED-08 and ED-09: as in English.
        "solo-export-cases": "human-choice",
        "solo-consolidate-fallback": "none",
        # ED-10, clarifications on his end of a round: either blue or red, said twice over ("libo ... libo").
        "solo-minor-poem-colour": "split",
    },
    "de": {
        # ED-04, event 14: a dinar for each paria.
        "event14": "per-paria",
        # ED-05: a matching token on the rondel for gaining and for processing alike.
        "process-needs-rondel-match": "always",
        # ED-06: for each building of a category shown.
        "wish-buildings": "per-building",
        # ED-27, event 1: market actions.
        "event1-scope": "market-action",
        # ED-07: by column, then by row; ED-08: the nearest in all cases; ED-09: a fitting city if possible, so else
        # another: all as we play. ED-10: blue and red, as we play.
        # ED-28: events 5 and 8 name the end of a round, event 14 the end of the game too. But the last tribute is paid
        # "as at the end of a round", and seals pay parias "at the end of a round" by the same words, which nobody
        # takes for a ban in the last one (ED-47): so it means every tribute, and there is no setting.
    },
    "zh": {
        # ED-01: the lowest tile starts.
        "start-tile-order": "lowest",
        # ED-02: the dinar goes to the worker's owner.
        "occupied-payment": "owner",
        # ED-03: red 2 more each, grey 4 more each.
        "poem-cost-step": "base",
        # ED-07: the lowest number of a wanted type in the rightmost column, as in English.
        "solo-minor-pick": "column-lowest",
        # ED-08: no distance in cases 1 and 2, and in case 1 any city without his ship.
        "solo-export-cases": "human-choice",
        "solo-export-case1": "any-free",
        # ED-09: as in English.
        "solo-consolidate-fallback": "none",
        # ED-10, clarifications on his end of a round: each can be used as a blue or as a red poem.
        "solo-minor-poem-colour": "split",
    },
}
"""The settings of each printed edition, each with what its text says where it differs from our default."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_exactly_what_its_text_says(edition: str) -> None:
    switches = EDITIONS[edition]
    assert RULES.settings({"edition": edition}) == switches
    assert RULES.settings({"edition": edition, "events": "1+2"}) == {"events": "1+2", **switches}


def test_the_editions_are_the_four_printed_languages() -> None:
    assert set(PRESETS) == {"en", "de", "ru", "zh"}


def test_a_setting_of_the_table_overrides_the_edition() -> None:
    assert RULES.settings(
        {"edition": "ru", "solo-export-cases": "nearest", "soloConsolidateFallback": "anyLeftShip"}
    ) == {"solo-minor-poem-colour": "split"}
    assert RULES.settings({"process-needs-rondel-match": "never", "edition": "de"}) == {
        "event14": "per-paria",
        "process-needs-rondel-match": "never",
        "wish-buildings": "per-building",
        "event1-scope": "market-action",
    }


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"edition": "fr"}, "There is no edition “fr”; known editions are en, de, ru, zh."),
        ({"full-lap": "true"}, "The house rule full-lap takes forbid or allow, not “true”."),
        ({"yusuf-prestige": "7"}, "The house rule yusuf-prestige takes 5 or 10, not “7”."),
        ({"solo-distance": "far"}, "The house rule solo-distance takes dinars or routes, not “far”."),
        ({"event14": ""}, "The house rule event14 takes per-phase or per-paria, not “”."),
    ],
)
def test_an_unknown_value_is_refused_with_a_sentence(settings: dict[str, str], sentence: str) -> None:
    with pytest.raises(VariantError) as refusal:
        RULES.settings(settings)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rule_about_yusuf_is_refused_where_he_does_not_play(seats: int) -> None:
    assert RULES.settings({"yusuf-prestige": "10"}, 1) == {"yusuf-prestige": "10"}
    assert RULES.settings({"yusuf-prestige": "5", "full-lap": "allow"}, seats) == {"full-lap": "allow"}
    with pytest.raises(VariantError) as refusal:
        Match(RULES, seats, 1, {"yusuf-prestige": "10"})
    assert str(refusal.value) == "The house rule yusuf-prestige is about Yusuf; it needs the solo game, with 1 seat."


def test_an_edition_leaves_its_rules_about_yusuf_out_where_he_does_not_play() -> None:
    assert RULES.settings({"edition": "zh"}, 1)["solo-export-case1"] == "any-free"
    several = RULES.settings({"edition": "zh"}, 3)
    assert "solo-export-case1" not in several
    assert several["start-tile-order"] == "lowest"


@pytest.mark.parametrize("name", ["event15", "", "FullLap", "full_lap", "professional", "soloDistances"])
def test_an_unknown_name_is_refused_with_a_sentence_that_lists_the_known_ones(name: str) -> None:
    with pytest.raises(VariantError) as refusal:
        RULES.new(2, 1, {name: "true"})
    assert str(refusal.value).startswith(
        f"There is no house rule “{name}”; the house rules are edition, events, yusuf-prestige,"
    )
    assert str(refusal.value).endswith("solo-distance.")


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_camel_case_is_still_read(switch: Switch) -> None:
    """The keys and values of the rule ledgers: `fullLap=allow`, `redBonus=mayDecline`."""

    def camel(text: str) -> str:
        return re.sub(r"-([a-z])", lambda letter: letter[1].upper(), text)

    for value in switch.values:
        assert RULES.settings({camel(switch.name): camel(value)}) == RULES.settings({switch.name: value})
    assert not re.search("[A-Z]", " ".join((switch.name, *switch.values)))


def test_one_option_in_two_spellings_is_given_twice() -> None:
    with pytest.raises(VariantError) as refusal:
        RULES.settings({"fullLap": "allow", "full-lap": "forbid"})
    assert str(refusal.value) == "The house rule full-lap is given twice."


# Set-up and movement


@shows("start-tile-order", "lowest")
@pytest.mark.proves("S-SETP-10")
@pytest.mark.parametrize(
    ("settings", "starter", "dinars"),
    [
        ({}, "ben", {"ben": 4 + 3, "cleo": 5, "anna": 6 + 5}),
        ({"start-tile-order": "lowest"}, "anna", {"anna": 4 + 5, "ben": 5 + 3, "cleo": 6}),
    ],
)
def test_start_tile_order(settings: dict[str, str], starter: str, dinars: dict[str, int]) -> None:
    """Kept are 4, 9 and 7. Places in turn order bring 4, 5 and 6 dinars, the tiles 5, 3 and none."""
    table = Table(
        "anna",
        "ben",
        "cleo",
        settings=settings,
        started=False,
        tiles={"anna": (4, 3), "ben": (8, 9), "cleo": (5, 7)},
    )
    table.anna.answers("keep tile 4")
    table.ben.answers("keep tile 9")
    table.cleo.answers("keep tile 7")
    assert (table.starter, table.asked) == (starter, starter)
    table.answers_until("sabika.turn")
    assert table.asked == starter
    assert {name: player.dinars for name, player in table.players.items()} == dinars


@shows("occupied-payment", "owner")
@pytest.mark.proves("S-COST-08", "S-INV-14")
def test_occupied_payment() -> None:
    """A worker of Ben's and one of the Sultan's on the square: 2 dinars, of which the owner may get his 1."""
    scene: dict[str, Any] = {"sultan": ["market-1"], "workers": {"ben": "builder-1 at market-1 lying"}}
    default, owner = both_ways("occupied-payment", "owner", dinars={"anna": 2}, **scene)
    for table, ben in ((default, 0), (owner, 1)):
        table.anna.works("builder-1", to="market-1")
        assert (paid(table, "move"), table.ben.dinars) == (2, ben)

    # By seals: they leave the game, and the owner's dinar comes from the reserve (OQ-44).
    default, owner = both_ways("occupied-payment", "owner", seals={"anna": 2}, **scene)
    for table, ben in ((default, 0), (owner, 1)):
        table.anna.works("builder-1", to="market-1")
        assert (table.anna.seals, table.ben.dinars, table.ben.seals) == (0, ben, 0)


@shows("occupied-payment", "owner")
def test_the_owner_gets_what_an_event_or_poem_makes_of_the_toll() -> None:
    """Event 12 doubles it; poem 4 blue takes 1 off, which the reserve pays."""
    scene: dict[str, Any] = {"workers": {"ben": "builder-1 at market-1 lying"}, "dinars": {"anna": 2}}
    for table, ben in zip(both_ways("occupied-payment", "owner", events=[12, 1, 2], **scene), (0, 2)):
        table.anna.works("builder-1", to="market-1")
        assert (paid(table, "move"), table.ben.dinars) == (2, ben)
    for table, ben in zip(both_ways("occupied-payment", "owner", poems={"anna": "4 blue"}, **scene), (0, 1)):
        table.anna.works("builder-1", to="market-1")
        assert (paid(table, "move"), table.ben.dinars) == (0, ben)


@shows("full-lap", "allow")
@pytest.mark.proves("S-MOVE-09")
def test_full_lap() -> None:
    """Eight steps round the outer ring, two of them free."""
    default, lap = both_ways("full-lap", "allow", dinars={"anna": 6}, workers={"anna": "builder-1 at market-1"})
    assert default.anna.refused("work builder-1 to market-1") == "S-MOVE-03"
    assert len(default.anna.squares("builder-1")) == len(lap.anna.squares("builder-1")) - 1
    lap.anna.works("builder-1", to="market-1")
    assert paid(lap, "move") == 6
    poor = quiet(settings={"full-lap": "allow"}, dinars={"anna": 5}, workers={"anna": "builder-1 at market-1"})
    assert "market-1" not in poor.anna.squares("builder-1")


COVERED = """
[[covered]]
id = "3-players"
squares = "market-1"
origin = "reconstructed"

[[raw-space]]
id = "R3"
squares = "storehouse-right, export-1, consolidate-1"
sides = "3-4"
cancelled = 0
origin = "reconstructed"
"""


@shows("cancelled-squares", "count-step")
@pytest.mark.proves("S-MOVE-10")
@pytest.mark.parametrize(("start", "skipped", "counted"), [("storehouse-right", 0, 0), ("construction-1", 0, 1)])
def test_cancelled_squares(tmp_path: Path, start: str, skipped: int, counted: int) -> None:
    """The first market, square 4, is covered: from square 3 one step leads to 5, or two; from square 2 two or three."""
    tables = both_ways(
        "cancelled-squares",
        "count-step",
        names=("anna", "ben", "cleo"),
        content=content_with(tmp_path, COVERED),
        dinars={"anna": 4},
        workers={"anna": f"builder-1 at {start}"},
    )
    for table, cost in zip(tables, (skipped, counted)):
        assert "market-1" not in table.anna.squares("builder-1")
        table.anna.works("builder-1", to="major-quarry-1")
        assert paid(table, "move") == cost


@shows("pp-floor", "zero")
@pytest.mark.proves("S-PP-03")
@pytest.mark.parametrize(("before", "free", "floored"), [(0, -1, 0), (1, 0, 0), (2, 1, 1)])
def test_pp_floor_when_resting(before: int, free: int, floored: int) -> None:
    default, floor = both_ways("pp-floor", "zero", prestige={"anna": before})
    for table, after in ((default, free), (floor, floored)):
        table.anna.rests("poet")
        assert (table.anna.prestige, table.anna.dinars) == (after, 3)


@shows("pp-floor", "zero")
def test_pp_floor_in_the_tribute() -> None:
    """After round 4 5 parias are owed and none is there."""
    default, floor = both_ways("pp-floor", "zero", round=4, prestige={"anna": 2, "ben": 9})
    for table, anna in ((default, -3), (floor, 0)):
        table.ends_round()
        assert (table.anna.prestige, table.ben.prestige) == (anna, 4)


# Poems, goods, buildings


@shows("poem-cost-step", "base")
@pytest.mark.proves("S-CARV-04", "S-CARV-05")
@pytest.mark.parametrize(
    ("poem", "carved", "one", "base"),
    [
        ("18 red", "5 red, A1", 3, 4),
        ("18 red", "5 red, 9 red", 4, 6),
        ("H4", "5 red, A1", 5, 8),
        ("18 blue", "5 blue, 9 blue", 3, 3),
        ("18 red", "", 2, 2),
        ("H4", "", 4, 4),
    ],
)
def test_poem_cost_step(poem: str, carved: str, one: int, base: int) -> None:
    scene: dict[str, Any] = {
        "poems": {"anna": carved},
        "dinars": {"anna": 9},
        "store": {"anna": "gypsum"},
        "display_poems": [18, 3, 4],
        "major_poems": ["H4", "C1", "D1", "E1"],
    }
    for table, price in zip(both_ways("poem-cost-step", "base", **scene), (one, base)):
        begin_carving(table.anna)
        table.anna.answers(f"carve {poem}")
        assert paid(table, "poem") == price


def without_silk(settings: dict[str, str]) -> dict[str, Any]:
    """Anna has silk in her workshop; none lies on the rondel."""
    return {
        "settings": settings,
        "raws": {"anna": "silk"},
        "rondel": {"R2": "cane", "R4": "clay", "R6": "cane", "R8": "clay"},
    }


@shows("process-needs-rondel-match", "always", "never")
@pytest.mark.proves("S-RAW-10", "S-RAW-14")
@pytest.mark.parametrize(
    ("settings", "process", "gain"),
    [
        ({}, True, False),
        ({"process-needs-rondel-match": "always"}, False, False),
        ({"process-needs-rondel-match": "never"}, True, True),
    ],
)
def test_process_needs_rondel_match(settings: dict[str, str], process: bool, gain: bool) -> None:
    """The process effect of produce, and the raw material of poem 2 red, both for silk that lies nowhere else."""
    table = quiet(**without_silk(settings))
    assert ("produce-1" in table.anna.squares("merchant")) == process
    if process:
        table.anna.works("merchant", to="produce-1")
        table.anna.answers("process silk")
        assert (table.anna.raws, table.anna.store) == ([], {"clothes": 1})

    table = reactivate(2, **without_silk(settings))
    assert ("process silk" in table.anna.choices()) == gain
    assert {"take R2", "take R4"} <= table.anna.choices()
    if gain:
        table.anna.answers("process silk")
        assert (table.anna.raws, table.anna.store) == ([], {"clothes": 1, "glazed": 1})
    else:
        assert table.anna.refused("process silk") == "S-RAW-10"


@shows("process-needs-rondel-match", "always", "never")
@pytest.mark.parametrize("value", ["gain-only", "always", "never"])
def test_with_a_match_on_the_rondel_all_three_are_alike(value: str) -> None:
    scene = without_silk({"process-needs-rondel-match": value})
    scene["rondel"] = {**scene["rondel"], "R8": "silk"}
    assert "produce-1" in quiet(**scene).anna.squares("merchant")
    table = reactivate(2, **scene)
    assert "process silk" not in table.anna.choices()
    table.anna.answers("take R8")
    assert (table.anna.raws, table.anna.store, table.rondel["R8"]) == ([], {"clothes": 1, "glazed": 1}, "silk")


@shows("process-needs-rondel-match", "always", "never")
@pytest.mark.proves("S-MKT-09", "S-MKT-10")
@pytest.mark.parametrize(("value", "sold"), [("gain-only", False), ("always", False), ("never", True)])
def test_a_purchase_is_a_gain_as_any_other(value: str, sold: bool) -> None:
    """Buying silk that lies nowhere on the rondel turns the player's silk only if no match is needed."""
    table = quiet(dinars={"anna": 3}, **without_silk({"process-needs-rondel-match": value}))
    table.anna.works("builder-1", to="market-1")
    table.anna.answers("do main")
    assert ("process silk" in table.anna.choices()) == sold
    if sold:
        before = table.anna.dinars
        table.anna.answers("process silk")
        assert (table.anna.dinars, table.anna.raws, table.anna.store) == (before - 1, [], {"clothes": 1})


WISH = '[[wish]]\nid = "A-1"\nelements = "2 per palace; 2 per tower"\norigin = "reconstructed"\n'


@shows("wish-buildings", "per-building")
@pytest.mark.proves("S-WISH-07")
@pytest.mark.parametrize(
    ("majors", "row", "kind", "each"),
    [([1, 4], [0], 2, 4), ([1], [0, 2], 4, 4), ([1, 4], [0, 2, 5], 4, 8), ([3], [0], 0, 0)],
)
def test_wish_buildings(tmp_path: Path, majors: list[int], row: list[int], kind: int, each: int) -> None:
    """Palaces and towers, 2 prestige each: two palaces are one type and 2 prestige, or by house rule 4."""
    tables = both_ways(
        "wish-buildings",
        "per-building",
        content=content_with(tmp_path, WISH),
        wishes=["A-1", "B-1", "C-1"],
        majors={"anna": majors},
        row={"anna": row},
    )
    for table, points in zip(tables, (kind, each)):
        table.ends_round()
        assert scored(table, table.anna, "wishes") == points


@shows("export-start", "fewest-routes")
@pytest.mark.proves("S-EXP-05")
def test_export_start(tmp_path: Path) -> None:
    """A ship lies in Bruges, from where the one route to Venice costs 6; by Florence two routes from Granada cost 3.

    On the built-in map the fewest routes never cost more.
    """
    route = '[[route]]\nid = "bruges-venice"\ndinars = 6\norigin = "reconstructed"\n'
    scene: dict[str, Any] = {"ships": {"anna": "bruges left"}, "store": {"anna": "sugar"}, "dinars": {"anna": 9}}
    for content, costs in ((content_with(tmp_path, route), (3, 6)), (None, (2, 2))):
        for table, cost in zip(both_ways("export-start", "fewest-routes", content=content, **scene), costs):
            table.anna.works("merchant", to="export-1")
            table.anna.does("main")
            table.anna.answers("ship to venice")
            assert paid(table, "journey") == cost
