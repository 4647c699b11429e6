"""Laws of states: a copy is independent, and an encoded state decodes to an equal one."""

from __future__ import annotations

import gc
import json
from typing import Any, Final

from partal.core import codec
from partal.core.effect import Effect
from partal.core.rng import Rng

from partal.lab.lawbook.finding import insist
from partal.lab.lawbook.tables import Table, finish, walk

CONTAINERS: Final = (list, tuple, dict, set, frozenset)


def inside(state: Any) -> list[Any]:
    """All parts of a state, down to immutable values: its lists and tuples and their items."""
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


def mutable_parts(state: Any) -> dict[int, Any]:
    return {id(thing): thing for thing in inside(state) if isinstance(thing, (list, dict, set))}


def check_copies(table: Table) -> None:
    """A copy is equal, shares nothing mutable, and can be played to the end without changing the original."""
    rules, rng = table.rules, Rng(table.seed)
    for number, (state, decision) in enumerate(walk(table, "copies")):
        if number % 9 and decision is not None:
            continue
        twin = state.copy()
        before = codec.canonical(rules.encode(state))
        insist(codec.canonical(rules.encode(twin)) == before, "copy-differs", number=number + 1)
        insist(rules.decision(twin) == decision, "copy-differs", number=number + 1)
        shared = shared_parts(state, twin)
        insist(not shared, "copy-shares", number=number + 1, shared=shared[:1])
        finish(rules, twin, rng)
        insist(codec.canonical(rules.encode(state)) == before, "copy-touches", number=number + 1)
        insist(rules.decision(state) == decision, "copy-touches", number=number + 1)
        if decision is not None:
            insist(codec.canonical(rules.encode(twin)) != before, "encodes-nothing", number=number + 1)


def shared_parts(state: Any, twin: Any) -> list[Any]:
    """The mutable parts that both share."""
    theirs = {id(thing) for thing in inside(twin)}
    return [thing for place, thing in mutable_parts(state).items() if place in theirs]


def check_effects(table: Table) -> None:
    """Effects on the stack consist of plain immutable values, so that they can be encoded."""
    for state, _ in walk(table, "effects"):
        for effect in state.todo:
            insist(isinstance(effect, Effect), "effect", effect=repr(effect))
            for value in effect.values():
                insist(isinstance(value, (int, str, tuple)), "effect", effect=repr(effect))
                json.dumps(value)
            twin = type(effect)(*effect.values())
            insist(twin == effect and hash(twin) == hash(effect), "effect", effect=repr(effect))


def check_codec(table: Table) -> set[str]:
    """A decoded state is equal and plays on alike, even in the middle of an effect; returns the prompts seen."""
    rules = table.rules
    asked: set[str] = set()
    for number, (state, decision) in enumerate(walk(table, "codec")):
        text = codec.canonical(rules.encode(state))
        back = rules.decode(json.loads(text))
        same = codec.canonical(rules.encode(back)) == text and rules.decision(back) == decision
        same = same and rules.scores(back) == rules.scores(state) and rules.standings(back) == rules.standings(state)
        insist(same, "codec", number=number + 1)
        for seat in table.viewers:
            insist(rules.view(back, seat) == rules.view(state, seat), "codec", number=number + 1)
        if decision is None:
            continue
        asked.add(decision.prompt)
        if number % 9 == 0:
            twin = state.copy()
            finish(rules, twin, Rng(number))
            finish(rules, back, Rng(number))
            ends = [codec.digest(rules.encode(end)) for end in (back, twin)]
            insist(ends[0] == ends[1], "codec-plays", number=number + 1)
    return asked


def check_log(table: Table) -> None:
    """`answer` returns events and `play` does not; otherwise they do the same."""
    rules = table.rules
    for number, (state, decision) in enumerate(walk(table, "log")):
        if decision is not None:
            loud, quiet = state.copy(), state.copy()
            rules.answer(loud, decision.options[-1])
            rules.play(quiet, decision.options[-1])
            insist(rules.encode(loud) == rules.encode(quiet), "loud", number=number + 1)
            insist(loud.log is None, "open-log", prompt=decision.prompt)
