"""Events: who sees what of them, and one line that can be read back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partal.core.event import HIDDEN, NOBODY, Event

from tests import examples

WORDS = st.lists(st.text("abyz09?-", min_size=1, max_size=12), max_size=5).map(tuple)
EVENTS = st.builds(
    Event,
    kind=st.text("abyz-", min_size=1, max_size=12),
    seat=st.integers(NOBODY, 9),
    words=WORDS,
    secret=WORDS,
    reveals=st.booleans(),
    clause=st.just("A-BUY-05"),
)


@examples.some
@given(EVENTS)
def test_notation_is_read_back_to_an_equal_event(event: Event) -> None:
    assert Event.read(event.notation) == event
    assert Event.read(event.notation).notation == event.notation
    assert hash(Event.read(event.notation)) == hash(event)


@examples.some
@given(EVENTS, st.one_of(st.none(), st.integers(0, 9)))
def test_a_secret_is_shown_to_its_seat_and_hidden_from_all_others(event: Event, viewer: int | None) -> None:
    seen = event.seen_by(viewer)
    if viewer == event.seat or not event.secret:
        assert seen is event
    else:
        assert seen.secret == (HIDDEN,) * len(event.secret)
    assert (seen.kind, seen.seat, seen.words) == (event.kind, event.seat, event.words)
    assert (seen.reveals, seen.clause) == (event.reveals, event.clause)
    assert seen.seen_by(viewer) == seen


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event("laid", 0, ("middles", "blue")), "0 laid middles blue"),
        (Event("laid-pair", 1, ("bank-8",), ("red", "green")), "1 laid-pair bank-8 {red green}"),
        (Event("year-ended", NOBODY, ("2",)), "- year-ended 2"),
        (Event("game-ended", NOBODY), "- game-ended"),
        (Event("kept-lit", 2, (), ("white",)), "2 kept-lit {white}"),
    ],
)
def test_notation_is_a_short_line(event: Event, line: str) -> None:
    assert event.notation == line
    assert repr(event) == f"<{line}>"


def test_a_spectator_sees_how_many_secrets_there_are_but_not_which() -> None:
    event = Event("dealt", 1, ("3",), ("blue", "blue", "green"), reveals=True)
    assert event.seen_by(None).notation == "1 dealt 3 {? ? ?}"
    assert event.seen_by(0).notation == "1 dealt 3 {? ? ?}"
    assert event.seen_by(1).notation == "1 dealt 3 {blue blue green}"


@pytest.mark.parametrize("line", ["", "laid", "x laid", "0 Laid", "0 laid {", "0 laid }", "0 laid {a} b", "0 laid\nb"])
def test_a_line_that_is_no_event_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="not the notation of an event"):
        Event.read(line)


def test_events_differ_by_kind_seat_words_and_secret() -> None:
    event = Event("laid", 0, ("bank",), ("red",))
    assert event == Event("laid", 0, ("bank",), ("red",), reveals=True, clause="A-DISP-01")
    for other in (
        Event("moved", 0, ("bank",), ("red",)),
        Event("laid", 1, ("bank",), ("red",)),
        Event("laid", 0, ("tent",), ("red",)),
        Event("laid", 0, ("bank",), ("blue",)),
        "0 laid bank {red}",
    ):
        assert event != other
