"""Laws of states: a copy is independent, and an encoded state comes back whole."""

from __future__ import annotations

import gc
import json
from typing import Any

import pytest

from partal.core import codec
from partal.core.effect import Effect
from partal.core.rng import Rng

from tests.laws.tables import MANY, TABLES, Table, finish, walk

CONTAINERS = (list, tuple, dict, set, frozenset)


def inside(state: Any) -> list[Any]:
    """Everything a state is made of, down to what is frozen: its lists and tuples and what they hold."""
    found: dict[int, Any] = {}
    waiting = [thing for thing in gc.get_referents(state) if not isinstance(thing, type)]
    while waiting:
        thing = waiting.pop()
        if id(thing) in found:
            continue
        found[id(thing)] = thing
        if isinstance(thing, CONTAINERS):
            waiting.extend(gc.get_referents(thing))
    return list(found.values())


def check_copies(table: Table) -> None:
    rules, rng = table.rules, Rng(table.seed)
    for number, (state, decision) in enumerate(walk(table, "copies")):
        if number % 9 and decision is not None:
            continue
        twin = state.copy()
        before = codec.canonical(rules.encode(state))
        assert codec.canonical(rules.encode(twin)) == before
        assert rules.decision(twin) == decision
        mutable = {id(thing) for thing in inside(state) if isinstance(thing, (list, dict, set))}
        assert mutable
        assert not mutable & {id(thing) for thing in inside(twin)}
        finish(rules, twin, rng)
        assert codec.canonical(rules.encode(state)) == before
        assert rules.decision(state) == decision
        if decision is not None:
            assert codec.canonical(rules.encode(twin)) != before


@pytest.mark.parametrize("table", TABLES[::5], ids=lambda table: table.name)
def test_a_copy_is_independent_and_shares_nothing_that_can_change(table: Table) -> None:
    """Law 2: play the copy to the end, and the original encodes to the same bytes."""
    check_copies(table)


def check_effects(table: Table) -> None:
    for state, _ in walk(table, "effects"):
        for effect in state.todo:
            assert isinstance(effect, Effect)
            twin = type(effect)(*effect.values())
            assert twin == effect
            assert hash(twin) == hash(effect)
            for value in effect.values():
                json.dumps(value)
                assert isinstance(value, (int, str, tuple))


@pytest.mark.parametrize("table", TABLES[2::5], ids=lambda table: table.name)
def test_effects_are_made_of_plain_frozen_values_and_nothing_else(table: Table) -> None:
    check_effects(table)


def check_codec(table: Table) -> None:
    rules = table.rules
    asked: set[str] = set()
    for number, (state, decision) in enumerate(walk(table, "codec")):
        text = codec.canonical(rules.encode(state))
        back = rules.decode(json.loads(text))
        assert codec.canonical(rules.encode(back)) == text
        assert rules.decision(back) == decision
        assert rules.scores(back) == rules.scores(state)
        assert rules.standings(back) == rules.standings(state)
        for seat in (*range(table.seats), None):
            assert rules.view(back, seat) == rules.view(state, seat)
        if decision is None:
            continue
        asked.add(decision.prompt)
        if number % 9 == 0:
            twin = state.copy()
            finish(rules, twin, Rng(number))
            finish(rules, back, Rng(number))
            assert codec.digest(rules.encode(back)) == codec.digest(rules.encode(twin))
    assert len(asked) >= 3, "this game never stopped in the middle of an effect"


@pytest.mark.parametrize("table", TABLES[1::5], ids=lambda table: table.name)
def test_an_encoded_state_comes_back_equal_and_plays_on_the_same(table: Table) -> None:
    """Law 3: at every question, in the middle of an effect too."""
    check_codec(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_copies_and_codec_hold_in_many_games(table: Table) -> None:
    check_copies(table)
    check_codec(table)
    check_effects(table)


@pytest.mark.parametrize("table", TABLES[3::7], ids=lambda table: table.name)
def test_playing_with_and_without_a_log_leads_to_the_same_state(table: Table) -> None:
    """`answer` tells, `play` does not; neither does anything else differently."""
    rules = table.rules
    for state, decision in walk(table, "log"):
        if decision is not None:
            loud, quiet = state.copy(), state.copy()
            events = rules.answer(loud, decision.options[-1])
            rules.play(quiet, decision.options[-1])
            assert rules.encode(loud) == rules.encode(quiet)
            assert events is not None
            assert loud.log is None
