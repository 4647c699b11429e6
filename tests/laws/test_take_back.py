"""Laws of taking back: it restores exactly, and only what nobody else has seen or answered."""

from __future__ import annotations

from typing import Any

import pytest

from partal.core import codec
from partal.core.decision import RefusedAnswer
from partal.core.event import NOBODY
from partal.core.match import Match
from partal.core.rng import Rng

from tests.laws.tables import MANY, TABLES, Player, Table


def check_take_back(table: Table) -> tuple[int, int]:
    """Take back at random during a game; how often it was free and how often refused."""
    rules, rng = table.rules, Rng(table.seed)
    match, player = table.match(), Player(f"back {table.seed}")
    pages = [codec.canonical(rules.encode(match.at(1)))]
    logs = [match.log(None)]
    free = refused = 0
    while (decision := match.decision) is not None:
        seat = decision.seat
        option = player.choose(decision)
        events = match.play(option)
        pages.append(codec.canonical(rules.encode(match.at(match.number))))
        logs.append(match.log(None))
        others = [other for other in range(table.seats) if other != seat]
        for other in others:
            reason = why_not_across(match, other)
            assert match.why_not_take_back(other) == reason
            if reason is not None:
                with pytest.raises(RefusedAnswer):
                    match.take_back(other)
        shown = any(event.reveals for event in events)
        forced = any(event.seat not in (seat, NOBODY) for event in events)
        if shown or forced:
            refused += 1
            assert match.why_not_take_back(seat) == "something-was-revealed"
            with pytest.raises(RefusedAnswer):
                match.take_back(seat)
        else:
            free += 1
            assert match.why_not_take_back(seat) is None
            assert match.take_back(seat) is option
            assert codec.canonical(rules.encode(match.at(match.number))) == pages[-2]
            assert match.log(None) == logs[-2]
            assert match.decision == decision
            assert match.play(option) == events
        assert match.digest == codec.digest(rules.encode(match.at(match.number)))
        assert codec.canonical(rules.encode(match.at(match.number))) == pages[-1]
        if rng.below(20) == 0:
            check_consent(table, match, pages, rng.below(table.seats))
    return free, refused


def why_not_across(match: Match[Any], seat: int) -> str | None:
    """What the rule says to a seat that was not the last to answer: an answer that nobody saw yet does not count."""
    since = 0
    for played in reversed(match.history):
        if played.seat == seat:
            shown = any(event.reveals or event.seat not in (seat, NOBODY) for event in played.events)
            stands = "something-was-revealed" if shown else "game-over" if match.over else None
            return "somebody-answered-since" if since else stands
        since += len(played.events)
    return "nothing-to-take-back"


def check_consent(table: Table, match: Match[Any], pages: list[str], seat: int) -> None:
    """With consent a seat's last answer goes, with all that followed; played again, it all comes back."""
    history = list(match.history)
    mine = [index for index, played in enumerate(history) if played.seat == seat]
    if not mine:
        with pytest.raises(RefusedAnswer, match="nothing to take back"):
            match.take_back(seat, consent=True)
        return
    assert match.take_back(seat, consent=True) is history[mine[-1]].option
    number = match.number
    assert number == mine[-1] + 1
    assert codec.canonical(table.rules.encode(match.at(number))) == pages[number - 1]
    for played in history[number - 1 :]:
        assert match.play(played.option) == played.events
    assert codec.canonical(table.rules.encode(match.at(len(history) + 1))) == pages[-1]


@pytest.mark.parametrize("table", TABLES[::7], ids=lambda table: table.name)
def test_taking_back_restores_the_earlier_state_exactly(table: Table) -> None:
    """Law 8: free up to the last reveal, a move forced on somebody else, or a foreign answer; further with consent."""
    free, refused = check_take_back(table)
    assert free > 20
    assert refused > 2


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_taking_back_restores_exactly_in_many_games(table: Table) -> None:
    check_take_back(table)


@pytest.mark.parametrize("table", TABLES[:1], ids=lambda table: table.name)
def test_nothing_can_be_taken_back_before_the_first_answer(table: Table) -> None:
    match = table.match()
    for seat in range(table.seats):
        assert match.why_not_take_back(seat) == "nothing-to-take-back"
        for consent in (False, True):
            with pytest.raises(RefusedAnswer, match="nothing to take back"):
                match.take_back(seat, consent=consent)


@pytest.mark.parametrize("table", TABLES[:4], ids=lambda table: table.name)
def test_with_consent_a_whole_game_can_be_taken_back_answer_by_answer(table: Table) -> None:
    """Across every kept copy, down to the first question."""
    match, player = table.match(), Player("all the way")
    first = match.digest
    while (decision := match.decision) is not None:
        match.play(player.choose(decision))
    last = match.record()
    taken = []
    while match.history:
        taken.append(match.take_back(match.history[-1].seat, consent=True))
    assert match.digest == first
    for option in reversed(taken):
        match.play(option)
    again = match.record()
    assert (again.taken_back, again.past_reveals > 0) == (len(taken), True)
    assert again._replace(taken_back=0, past_reveals=0) == last
