"""House rules of the advanced mode: which events, when they change, and how far they reach."""

from __future__ import annotations

from typing import Any

import pytest

from partal.sabika.rules import RULES
from partal.sabika.rules.variant import EVENT_MIXES
from tests.sabika.house_rules import both_ways, paid, shows
from tests.sabika.moments import pay_tribute, quiet, reactivate, scored


@shows("events", *EVENT_MIXES[1:])
@pytest.mark.proves("S-ADV-12")
@pytest.mark.parametrize(
    ("mix", "positive"),
    [("off", None), ("random", {0, 1, 2, 3}), ("0+3", {0}), ("1+2", {1}), ("2+1", {2}), ("3+0", {3})],
)
def test_events(mix: str, positive: set[int] | None) -> None:
    """Numbers 1 to 5 are positive."""
    assert mix in EVENT_MIXES
    drawn = [RULES.new(2, seed, {"events": mix}).events for seed in range(80)]
    if positive is None:
        assert set(drawn) == {()}
    else:
        assert {len(set(events)) for events in drawn} == {3}
        assert {len([number for number in events if number <= 5]) for events in drawn} == positive


@shows("event-change-rounds", "1,2", "1,3", "1,4", "2,3", "3,4")
@pytest.mark.proves("S-ADV-10", "S-ADV-11")
@pytest.mark.parametrize(
    ("changes", "active"),
    [
        ("2,4", (8, 8, 5, 5, 1)),
        ("1,2", (8, 5, 1, 1, 1)),
        ("1,3", (8, 5, 5, 1, 1)),
        ("1,4", (8, 5, 5, 5, 1)),
        ("2,3", (8, 8, 5, 1, 1)),
        ("3,4", (8, 8, 8, 5, 1)),
    ],
)
def test_event_change_rounds(changes: str, active: tuple[int, ...]) -> None:
    """Event 8 adds 1 to the tribute, 5 takes 1 off, 1 does neither: the tributes tell which was active."""
    table = quiet(settings={"event-change-rounds": changes}, events=[8, 5, 1], parias={"anna": 30, "ben": 29})
    for round_, event in enumerate(active, 1):
        assert table.round == round_
        table.ends_round()
        owed = 1 + round_ + {8: 1, 5: -1, 1: 0}[event]
        assert len(table.anna.choices()) == owed + 1
        for player in (table.anna, table.ben) if table.asked == "anna" else (table.ben, table.anna):
            pay_tribute(player, marker=owed)
        if round_ < 5:
            table.anna.answers("start with seat 0")
    table.is_over()


@shows("event1-scope", "market-action")
@pytest.mark.proves("S-EV-01")
def test_event_1_scope() -> None:
    """Poem 7 gives transactions outside the market: marble for 1, or by the narrow reading for 2; sold for 4, or 3."""
    for settings, bought, sold in (({}, 1, 4), ({"event1-scope": "market-action"}, 2, 3)):
        table = reactivate(7, settings=settings, events=[1, 2, 3], dinars={"anna": 2})
        table.anna.answers("buy marble")
        assert table.anna.dinars == 2 + 3 - bought
        table.anna.answers("sell marble")
        assert table.anna.dinars == 2 + 3 - bought + sold


@shows("event1-scope", "market-action")
def test_in_the_market_action_both_readings_are_alike() -> None:
    for table in both_ways("event1-scope", "market-action", events=[1, 2, 3], rondel={"R4": None}):
        table.anna.works("builder-1", to="market-1")
        table.anna.answers("buy marble")
        assert table.anna.dinars == 2 - 1
        table.anna.answers("sell marble")
        assert table.anna.dinars == 2 - 1 + 4


@shows("event4-gypsum-in-major", "true")
@pytest.mark.proves("S-EV-04")
def test_event_4_gypsum_in_major() -> None:
    """Gypsum twice or three times for 2 or 3 prestige; without the event it is refused either way."""
    scene: dict[str, Any] = {"store": {"anna": "gypsum 3"}, "rondel": {"R2": None}, "minor_display": [2, 3, 4, 5]}
    default, gypsum = both_ways("event4-gypsum-in-major", "true", events=[4, 1, 2], major_tiles=[1, 6], **scene)
    for table in (default, gypsum):
        table.anna.works("builder-1", to="construction-1")
        table.anna.answers("build major")
    assert default.anna.store == {"gypsum": 2}  # One was the only way, and so it was laid.
    assert gypsum.anna.choices() == {"lay gypsum", "lay gypsum gypsum", "lay gypsum gypsum gypsum"}
    gypsum.anna.answers("lay gypsum gypsum gypsum")
    assert (gypsum.anna.prestige, gypsum.anna.store) == (5 + 3, {})
    for table in both_ways("event4-gypsum-in-major", "true", events=[1, 4, 2], major_tiles=[1, 6], **scene):
        table.anna.works("builder-1", to="construction-1")
        table.anna.answers("build major")
        assert (table.anna.prestige, table.anna.store) == (5 + 1, {"gypsum": 2})


@shows("event14", "per-paria")
@pytest.mark.proves("S-EV-16")
@pytest.mark.parametrize(
    ("round_", "dinars", "once", "each", "lost"), [(5, 10, 9, 4, 0), (3, 3, 2, 0, 1), (3, 0, 0, 0, 4), (1, 2, 1, 0, 0)]
)
def test_event_14(round_: int, dinars: int, once: int, each: int, lost: int) -> None:
    """The marker pays the parias. Of a tribute of 6 with 10 dinars 9 are left, or 4."""
    events = [1, 2]
    events.insert((round_ - 1) // 2, 14)
    tables = both_ways(
        "event14", "per-paria", round=round_, events=events, dinars={"anna": dinars}, parias={"anna": 6, "ben": 6}
    )
    for table, left, prestige in zip(tables, (once, each), (int(dinars == 0), lost)):
        table.ends_round()
        pay_tribute(table.anna, marker=1 + round_)
        assert (table.anna.dinars, scored(table, table.anna, "tribute")) == (left, -prestige)


@shows("event58-at-game-end", "false")
@pytest.mark.proves("S-EOG-07")
@pytest.mark.parametrize(("event", "everywhere", "not_last"), [(5, 5, 6), (8, 7, 6)])
def test_event_5_and_8_at_game_end(event: int, everywhere: int, not_last: int) -> None:
    """The last tribute is 6; that of round 3 is 4 and changes either way."""
    last = both_ways("event58-at-game-end", "false", round=5, events=[1, 2, event], parias={"anna": 9, "ben": 9})
    for table, owed in zip(last, (everywhere, not_last)):
        table.ends_round()
        assert len(table.anna.choices()) == owed + 1
    third = both_ways("event58-at-game-end", "false", round=3, events=[1, event, 2], parias={"anna": 9, "ben": 9})
    for table in third:
        table.ends_round()
        assert len(table.anna.choices()) == 4 + (everywhere - 6) + 1
    assert paid(table, "tribute") == 0
