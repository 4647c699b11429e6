"""The laws at tables that nobody has listed: any seed, any house rules together, any players."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partal.core import codec
from partal.core.rng import Rng

from partal import GAMES
from tests import examples
from tests.laws.pieces import BOXES, PIECES
from tests.laws.tables import Player, Table, fitting, table_at


@st.composite
def any_table(draw: st.DrawFn) -> Table:
    game = draw(st.sampled_from(sorted(GAMES)))
    rules = GAMES[game].rules
    settings = {
        switch.name: value
        for switch in draw(st.lists(st.sampled_from(rules.switches), max_size=8, unique=True))
        if (value := draw(st.sampled_from(switch.values))) != switch.default
    }
    if draw(st.booleans()):
        settings["edition"] = draw(st.sampled_from(sorted(rules.presets)))
    seats = draw(st.sampled_from(rules.seats))
    taken = fitting(rules, seats, settings)
    return table_at(game, seats, tuple(taken.items()), draw(st.integers(0, 2**63 - 1)))


def check_all_laws(table: Table, answers: int) -> None:
    """One game: pieces, options, codec, points, views and the end, told and counted."""
    rules, player, match = table.rules, Player(f"any {answers}"), table.match()
    told = [0] * len(match.scores)
    events = match.opening
    while True:
        for event in events:
            if event.kind == "scored":
                told[event.seat] += int(event.words[0])
        decision = match.decision
        if decision is None:
            break
        assert len(set(decision.options)) == len(decision.options) >= 2
        events = match.play(player.choose(decision))
        if match.number % 25 == 0:
            state = match.at(match.number)
            if table.game in PIECES:
                assert PIECES[table.game](state) == BOXES[table.game](state)
            plain = rules.encode(state)
            back = rules.decode(json.loads(codec.canonical(plain)))
            assert codec.canonical(rules.encode(back)) == codec.canonical(plain)
            for seat in (*range(table.seats), None):
                view = rules.view(state, seat)
                assert rules.view(rules.imagine(view, Rng(answers)), seat) == view
    assert match.number <= rules.longest
    assert match.scores == tuple(told)
    assert type(match).load(match.save(), rules).digest == match.digest


@examples.few
@given(any_table(), st.integers(0, 2**32))
def test_the_laws_hold_at_any_table(table: Table, answers: int) -> None:
    check_all_laws(table, answers)


@pytest.mark.soak
@examples.many
@given(any_table(), st.integers(0, 2**32))
def test_the_laws_hold_at_very_many_tables(table: Table, answers: int) -> None:
    check_all_laws(table, answers)
