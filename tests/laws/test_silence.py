"""Laws of silence: what a seat cannot see changes no byte it receives.

The proof needs no rules: from a seat's view another table is imagined that this seat cannot tell from the
real one, and both are played on side by side, as long as everything the seat is told stays the same.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from partal.core.decision import Option
from partal.core.event import NOBODY, Event
from partal.core.rng import Rng
from partal.core.rules import Rules

from tests.laws.tables import MANY, TABLES, Table, finish, play_out, walk


def received(rules: Rules[Any], state: Any, seat: int | None) -> str:
    """All that the seat is shown, as bytes on a wire would be."""
    return json.dumps(rules.view(state, seat).plain(), sort_keys=True)


def told(events: tuple[Event, ...], seat: int | None) -> list[str]:
    return [event.seen_by(seat).notation for event in events]


def before_the_unknown(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events up to the first that brings hidden things to light or is a move forced on somebody else."""
    for index, event in enumerate(events):
        if event.reveals or event.seat not in (seat, NOBODY):
            return events[:index]
    return events


def answer(rules: Rules[Any], state: Any, option: Option) -> tuple[tuple[Event, ...], int]:
    """What happened, and how many answers were forced after this one: who has no choice shows what they hold."""
    before = state.answers
    events = rules.answer(state, option)
    return events, state.answers - before - 1


def follow(rules: Rules[Any], real: Any, twin: Any, seat: int | None, rng: Rng) -> int:
    """Play both tables on with one public history; the number of answers until something hidden came out."""
    steps = 0
    while True:
        assert received(rules, twin, seat) == received(rules, real, seat)
        asked, imagined = rules.decision(real), rules.decision(twin)
        if asked is None or imagined is None:
            assert asked is imagined
            return steps
        option = rng.pick(asked.options)
        if asked.seat == seat:
            assert imagined == asked
            for other in rules.options[rng.below(11) :: 11]:
                assert rules.why_not(twin, other) == rules.why_not(real, other)
            events, forced = answer(rules, real, option)
            echo, echo_forced = answer(rules, twin, option)
            pairs = zip(before_the_unknown(events, seat), before_the_unknown(echo, seat))
            assert all(one.seen_by(seat) == same.seen_by(seat) for one, same in pairs)
            if told(echo, seat) != told(events, seat) or forced != echo_forced:
                return steps
        else:
            events, forced = answer(rules, real, option)
            fitting = []
            for same in imagined.options:
                table = twin.copy()
                echo, echo_forced = answer(rules, table, same)
                if told(echo, seat) == told(events, seat) and forced == echo_forced:
                    looks_alike = received(rules, table, seat) == received(rules, real, seat)
                    assert looks_alike or same is not option
                    if looks_alike:
                        fitting.append(table)
            if not fitting:
                return steps
            twin = rng.pick(fitting)
        steps += 1


def check_silence(table: Table, every: int) -> int:
    rules, rng, steps = table.rules, Rng(table.seed), 0
    for number, (state, _) in enumerate(walk(table, "silence")):
        if number % every:
            continue
        for seat in (*range(table.seats), None):
            view = rules.view(state, seat)
            twin = rules.imagine(view, rng.fork(f"{number} {seat}"))
            assert received(rules, twin, seat) == received(rules, state, seat)
            steps += follow(rules, state.copy(), twin, seat, rng)
    return steps


@pytest.mark.proves("A-SET-11", "A-SET-20", "A-SET-21", "A-DISP-23", "A-SPY-03", "A-LIT-05")
@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_what_a_seat_cannot_see_changes_no_byte_it_receives(table: Table) -> None:
    """Law 7: view, options, refusals, events and the stack, of every seat and of a spectator."""
    assert check_silence(table, every=12) > (100 if table.seats > 1 else 5)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_silence_holds_in_many_games(table: Table) -> None:
    check_silence(table, every=5)


@pytest.mark.parametrize("table", TABLES[1::7], ids=lambda table: table.name)
def test_an_imagined_table_can_be_played_to_its_end(table: Table) -> None:
    """Whoever is asked could really be asked, so whatever is chosen there can be carried out."""
    rules, rng = table.rules, Rng(table.seed)
    for number, (state, _) in enumerate(walk(table, "imagine")):
        if number % 10 == 0:
            for seat in (*range(table.seats), None):
                twin = rules.imagine(rules.view(state, seat), rng)
                finish(rules, twin, rng)
                assert rules.standings(twin) is not None


@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_imagining_takes_nothing_from_the_view_but_what_it_shows(table: Table) -> None:
    """Two states with the same view and the same stream give the same imagined table; the real one is not touched."""
    rules = table.rules
    for number, (state, _) in enumerate(walk(table, "same view")):
        if number % 15 == 0:
            before = rules.encode(state.copy())
            seat = number % table.seats
            one = rules.imagine(rules.view(state, seat), Rng(number))
            other = rules.imagine(rules.view(one, seat), Rng(number))
            assert rules.encode(other) == rules.encode(one)
            assert rules.encode(state) == before


@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_options_are_shown_to_the_seat_that_is_asked_and_to_nobody_else(table: Table) -> None:
    rules = table.rules
    for state, decision in walk(table, "question"):
        for seat in (*range(table.seats), None):
            question = rules.view(state, seat).question
            if decision is None:
                assert question is None
                continue
            assert question is not None
            assert (question.seat, question.prompt) == (decision.seat, decision.prompt)
            mine = decision.options
            assert question.options == (mine if seat == decision.seat else None)


@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_no_event_tells_its_secret_to_anybody_but_its_seat(table: Table) -> None:
    rules = table.rules
    secrets = 0
    for state, decision in walk(table, "secrets"):
        if decision is None:
            continue
        for event in rules.answer(state.copy(), decision.options[0]):
            for seat in (*range(table.seats), None):
                seen = event.seen_by(seat)
                assert (seen.kind, seen.seat, seen.words, seen.reveals) == (
                    event.kind,
                    event.seat,
                    event.words,
                    event.reveals,
                )
                if seat == event.seat:
                    assert seen == event
                elif event.secret:
                    secrets += 1
                    assert set(seen.secret) == {"?"}
    assert secrets


@pytest.mark.parametrize("table", TABLES[::11], ids=lambda table: table.name)
def test_the_log_of_a_seat_is_what_it_was_told(table: Table) -> None:
    match = play_out(table, "log")
    events = (*match.opening, *[event for played in match.history for event in played.events])
    for seat in (*range(table.seats), None):
        assert match.log(seat) == told(events, seat)
    assert all("{" not in line or set(line.partition("{")[2]) <= set("? }") for line in match.log(None))
    assert len({tuple(match.log(seat)) for seat in (*range(table.seats), None)}) == table.seats + 1
