"""Laws of silence: hidden information changes no byte that a seat receives.

The proof knows no game: from a seat's view it imagines another table that this seat cannot distinguish from
the real one, and plays both side by side while everything that the seat sees stays the same.
"""

from __future__ import annotations

import json
from typing import Any

from partal.core.decision import Option
from partal.core.event import HIDDEN, NOBODY, Event
from partal.core.rng import Rng
from partal.core.rules import Rules

from partal.lab.lawbook.finding import insist
from partal.lab.lawbook.tables import Table, finish, play_out, walk


def received(rules: Rules[Any], state: Any, seat: int | None) -> str:
    """Everything that the seat is shown, serialised."""
    return json.dumps(rules.view(state, seat).plain(), sort_keys=True)


def seen_events(events: tuple[Event, ...], seat: int | None) -> list[str]:
    return [event.seen_by(seat).notation for event in events]


def before_the_unknown(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """The events before the first that reveals something or is somebody else's forced move."""
    for index, event in enumerate(events):
        if event.reveals or event.seat not in (seat, NOBODY):
            return events[:index]
    return events


def answer(rules: Rules[Any], state: Any, option: Option) -> tuple[tuple[Event, ...], int]:
    """The events, and the number of forced answers after this one: a player without a choice shows what they hold."""
    before = state.answers
    events = rules.answer(state, option)
    return events, state.answers - before - 1


def called(seat: int | None) -> str:
    return "-" if seat is None else str(seat)


def follow(rules: Rules[Any], real: Any, twin: Any, seat: int | None, rng: Rng) -> int:
    """Plays both tables on with one public history; returns the number of answers until something was revealed."""
    steps = 0
    while True:
        insist(received(rules, twin, seat) == received(rules, real, seat), "leak-view", seat=called(seat))
        asked, imagined = rules.decision(real), rules.decision(twin)
        if asked is None or imagined is None:
            insist(asked is imagined, "leak-question", seat=called(seat))
            return steps
        option = rng.pick(asked.options)
        if asked.seat == seat:
            insist(imagined == asked, "leak-question", seat=called(seat))
            for other in rules.options[rng.below(11) :: 11]:
                same = rules.why_not(twin, other) == rules.why_not(real, other)
                insist(same, "leak-refusal", seat=called(seat), option=other.notation)
            events, forced = answer(rules, real, option)
            echo, echo_forced = answer(rules, twin, option)
            pairs = zip(before_the_unknown(events, seat), before_the_unknown(echo, seat))
            same = all(one.seen_by(seat) == same.seen_by(seat) for one, same in pairs)
            insist(same, "leak-event", seat=called(seat), option=option.notation)
            if seen_events(echo, seat) != seen_events(events, seat) or forced != echo_forced:
                return steps
        else:
            events, forced = answer(rules, real, option)
            fitting = []
            for same_option in imagined.options:
                table = twin.copy()
                echo, echo_forced = answer(rules, table, same_option)
                if seen_events(echo, seat) == seen_events(events, seat) and forced == echo_forced:
                    looks_alike = received(rules, table, seat) == received(rules, real, seat)
                    insist(looks_alike or same_option is not option, "leak-view", seat=called(seat))
                    if looks_alike:
                        fitting.append(table)
            if not fitting:
                return steps
            twin = rng.pick(fitting)
        steps += 1


def check_silence(table: Table, every: int = 12) -> int:
    """Compares views, options, refusals and events for every seat and a spectator; returns how far the games went."""
    rules, rng, steps = table.rules, Rng(table.seed), 0
    for number, (state, _) in enumerate(walk(table, "silence")):
        if number % every:
            continue
        for seat in table.viewers:
            view = rules.view(state, seat)
            twin = rules.imagine(view, rng.fork(f"{number} {seat}"))
            insist(received(rules, twin, seat) == received(rules, state, seat), "imagined", seat=called(seat))
            insist(rules.scores(twin) == rules.scores(state), "hidden-score", seat=called(seat))
            steps += follow(rules, state.copy(), twin, seat, rng)
    return steps


def check_imagined_ends(table: Table, every: int = 10) -> None:
    """The question at an imagined table is a possible one, so the game can be played to its end."""
    rules, rng = table.rules, Rng(table.seed)
    for number, (state, _) in enumerate(walk(table, "imagine")):
        if number % every == 0:
            for seat in table.viewers:
                twin = rules.imagine(rules.view(state, seat), rng)
                decision = rules.decision(twin)
                insist(decision is None or len(decision.options) >= 2, "imagined-forced", seat=called(seat))
                finish(rules, twin, rng)
                insist(rules.standings(twin) is not None, "no-result")


def check_imagining(table: Table, every: int = 15) -> None:
    """The same view and the same stream give the same imagined table; the real one does not change."""
    rules = table.rules
    for number, (state, _) in enumerate(walk(table, "same view")):
        if number % every == 0:
            before = rules.encode(state.copy())
            seat = number % table.seats
            one = rules.imagine(rules.view(state, seat), Rng(number))
            other = rules.imagine(rules.view(one, seat), Rng(number))
            insist(rules.encode(other) == rules.encode(one), "imagines-more", seat=called(seat))
            insist(rules.encode(state) == before, "imagine-meddles", seat=called(seat))


def check_views(table: Table) -> None:
    """Everybody sees the scores, and only the seat that is asked sees the options."""
    rules = table.rules
    for state, decision in walk(table, "question"):
        scores = rules.scores(state)
        for seat in table.viewers:
            view = rules.view(state, seat)
            insist(view.scores() == scores, "shown-score", seat=called(seat), shown=view.scores(), scores=scores)
            question = view.question
            if decision is None:
                insist(question is None, "shown-question", seat=called(seat), prompt=question)
                continue
            asked = question is not None and (question.seat, question.prompt) == (decision.seat, decision.prompt)
            insist(asked, "shown-question", seat=called(seat), prompt=decision.prompt)
            mine = decision.options if seat == decision.seat else None
            shown = question is not None and question.options == mine
            insist(shown, "shown-options", seat=called(seat), prompt=decision.prompt)


def check_secrets(table: Table) -> int:
    """An event's secret is shown only to its seat; returns the number of secrets."""
    rules = table.rules
    secrets = 0
    for state, decision in walk(table, "secrets"):
        if decision is None:
            continue
        for event in rules.answer(state.copy(), decision.options[0]):
            for seat in table.viewers:
                seen = event.seen_by(seat)
                public = (seen.kind, seen.seat, seen.words, seen.reveals)
                insist(public == (event.kind, event.seat, event.words, event.reveals), "event", event=event.notation)
                if seat == event.seat:
                    insist(seen == event, "event", event=event.notation)
                elif event.secret:
                    secrets += 1
                    insist(set(seen.secret) == {HIDDEN}, "event", event=event.notation)
            insist(Event.read(event.notation) == event, "event-notation", event=event.notation)
    return secrets


def check_logs(table: Table) -> None:
    """A seat's log is the events as it saw them, and a spectator's has no secrets."""
    match = play_out(table, "log")
    events = (*match.opening, *[event for played in match.history for event in played.events])
    for seat in table.viewers:
        insist(match.log(seat) == seen_events(events, seat), "log", seat=called(seat))
    for line in match.log(None):
        insist("{" not in line or set(line.partition("{")[2]) <= set("? }"), "event", event=line)
