"""Advanced mode: three event tiles, one active at a time (S-ADV)."""

from __future__ import annotations

from collections import Counter

import pytest

from partal.core.match import Match
from partal.core.variant import VariantError

from partal.sabika.rules import RULES
from partal.sabika.rules.view import View
from tests.sabika.moments import happened, quiet, words_of
from tests.sabika.table import Table

POSITIVE = {1, 2, 3, 4, 5}


def end_round(table: Table) -> None:
    """The round ends, everybody answers somehow, and the next one begins."""
    table.ends_round()
    table.answers_until("sabika.turn")


@pytest.mark.proves("S-ADV-01", "S-ADV-13")
def test_events_are_played_only_where_the_table_asks_for_them() -> None:
    """Nothing else on the table depends on it: the same seed lays out the same game with and without them."""
    for seats in (1, 2, 3, 4):
        basic, advanced = RULES.new(seats, 5), RULES.new(seats, 5, {"events": "random"})
        assert (basic.events, len(advanced.events)) == ((), 3)
        plain, rich = RULES.encode(basic), RULES.encode(advanced)
        differing = {name for name in plain if plain[name] != rich[name]}
        assert differing == {"events", "active_event", "settings"}
        view = RULES.view(basic, 0)
        assert (view.events, view.event_count, set(view.event)) == ((), 0, {0})


@pytest.mark.proves("S-ADV-13")
def test_a_basic_game_never_mentions_an_event() -> None:
    table = Table("anna", "ben")
    for _ in table.play_on(seed=3):
        assert set(table.state.event) == {0}
    assert not words_of(table, "event-changed")


@pytest.mark.proves("S-ADV-02", "S-ADV-03", "S-ADV-04", "S-ADV-05")
def test_a_new_game_has_one_active_one_coming_and_one_hidden_event() -> None:
    """Three of the 14 tiles are drawn at random, each of them as often in each place; 11 stay out of the game."""
    places: list[set[int]] = [set(), set(), set()]
    for seed in range(150):
        match = Match(RULES, 2, seed, {"events": "random"})
        state = match.at(1)
        assert len(set(state.events)) == 3
        assert set(state.events) <= set(range(1, 15))
        assert state.active_event == 0
        assert state.event == state.content.events[state.events[0] - 1].changes
        for seat in (0, 1, None):
            view = match.view(seat)
            assert isinstance(view, View)
            assert (view.events, view.event_count) == (state.events[:2], 3)
        for place, number in zip(places, state.events):
            place.add(number)
    assert places == [set(range(1, 15))] * 3


@pytest.mark.proves("S-ADV-06", "S-ADV-08", "S-ADV-09", "S-ADV-10", "S-ADV-11")
def test_events_x_y_z_are_active_as_x_x_y_y_z() -> None:
    """At the first change the third tile is turned up as the coming one; after the second none is coming."""
    table = quiet(events=[11, 3, 6])
    seen = []
    for round_ in (1, 2, 3, 4, 5):
        assert table.round == round_
        assert table.state.event == table.state.content.events[(11, 11, 3, 3, 6)[round_ - 1] - 1].changes
        seen.append(table.anna.sees().events)
        if round_ < 5:
            end_round(table)
            changes = [words for _, words in words_of(table, "event-changed")]
            assert changes == {2: [("3", "6")], 4: [("6",)]}.get(round_, [])
    assert seen == [(11, 3), (11, 3), (11, 3, 6), (11, 3, 6), (11, 3, 6)]


@pytest.mark.proves("S-ADV-07")
def test_the_old_event_counts_for_the_tribute_of_the_change_and_goes_before_the_workers_stand_up() -> None:
    """Event 8 is active in rounds 1 and 2: the printed 3 of round 2 is 4; then event 5 makes the 4 of round 3 a 3."""
    table = quiet(round=2, events=[8, 5, 1], parias={"anna": 9, "ben": 9})
    table.ends_round()
    assert table.anna.choices() == {f"{count} by marker" for count in range(5)}
    table.answers_until("sabika.turn")
    kinds = [event.kind for event in happened(table)]
    last_tribute = len(kinds) - 1 - kinds[::-1].index("paid-tribute")
    assert last_tribute < kinds.index("event-changed") < kinds.index("workers-woke")

    table.ends_round()
    assert table.anna.choices() == {f"{count} by marker" for count in range(4)}


@pytest.mark.proves("S-ADV-05", "S-ADV-08")
def test_the_change_shows_something_hidden_so_the_answer_before_it_stands() -> None:
    """The last answer of the tribute turns the third tile up; after round 1 it would have shown nothing of events."""
    for round_, shown in ((1, False), (2, True)):
        table = quiet(round=round_, events=[11, 3, 6], parias={"ben": 1})
        table.ends_round()
        table.answers_until("sabika.starter")
        changed = [event for event in happened(table) if event.kind == "event-changed"]
        assert [event.reveals for event in changed] == [True] * shown


@pytest.mark.proves("S-ADV-12")
@pytest.mark.parametrize("positive", [0, 1, 2, 3])
def test_the_players_may_say_how_many_events_are_positive(positive: int) -> None:
    """Which ones, and in which order, remains chance."""
    orders: Counter[tuple[bool, ...]] = Counter()
    drawn = set()
    for seed in range(120):
        events = RULES.new(3, seed, {"events": f"{positive}+{3 - positive}"}).events
        kinds = tuple(number in POSITIVE for number in events)
        assert sum(kinds) == positive
        assert len(set(events)) == 3
        orders[kinds] += 1
        drawn.update(events)
    assert len(orders) == (1 if positive in (0, 3) else 3)
    wanted = (POSITIVE if positive else set()) | (set(range(6, 15)) if positive < 3 else set())
    assert drawn == wanted


@pytest.mark.proves("S-ADV-12")
@pytest.mark.parametrize("mix", ["4+0", "2+2", "on", "true", "1+2+0", ""])
def test_another_mix_is_refused(mix: str) -> None:
    with pytest.raises(VariantError, match="The house rule events takes off, random, "):
        RULES.new(2, 1, {"events": mix})
