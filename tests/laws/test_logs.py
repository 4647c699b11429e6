"""The log in sentences: what everybody hears alike, what only its owner hears, and how far each viewer is."""

from __future__ import annotations

import random

import pytest

from partal.core.match import Match

from partal.games import rules_of
from partal.table.frame import Moment, frame
from partal.table.log import NOTHING, told
from partal.table.seat import Chair
from partal.table.table import Table

NAMES = ("Ana", "Ben", "Cem")


def table_of(game: str, seed: int) -> Table:
    match = Match(rules_of(game), 3, seed, {}, salt="salt")
    return Table(match, [Chair(seat, "human", "", name, name.lower()) for seat, name in enumerate(NAMES)])


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_a_log_grows_line_by_line_into_the_whole_one(game):
    """After each answer, what every viewer hears next adds up to the whole log as that viewer sees it."""
    table, rng = table_of(game, 3), random.Random(3)
    viewers = (None, 0, 1, 2)
    heard = {viewer: Moment(table).log.after(NOTHING, table.match, viewer, Moment(table).speech) for viewer in viewers}
    log, known = Moment(table).log, 0
    for _ in range(150):
        assert table.match.decision is not None
        table.match.play(rng.choice(table.match.decision.options))
        now = Moment(table)
        assert now.log is log
        for viewer in viewers:
            heard[viewer] += log.after(known, table.match, viewer, now.speech)
            assert len(heard[viewer]) == log.lines
        known = log.answers
    now = Moment(table)
    for viewer in viewers:
        whole = frame(now, viewer)
        assert heard[viewer] == whole["events"]
        last = max([at for at, played in enumerate(table.match.history, 1) if played.seat == viewer], default=0)
        before = table.match.history[:last]
        assert whole["since"] == (
            len(table.match.opening) + sum(len(played.events) for played in before) if last else 0
        )


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_events_without_a_secret_of_ones_own_sound_alike_to_everybody(game):
    """So their lines are written once; the lines of a secret differ for its owner alone."""
    table, rng = table_of(game, 5), random.Random(5)
    secrets = 0
    while table.match.decision is not None:
        table.match.play(rng.choice(table.match.decision.options))
    speech = Moment(table).speech
    for events in (table.match.opening, *[played.events for played in table.match.history]):
        for event in events:
            public = told((event,), 0, None, speech, table.match.content)
            for seat in range(3):
                mine = told((event,), 0, seat, speech, table.match.content)
                if event.secret and event.seat == seat:
                    secrets += mine != public
                else:
                    assert mine == public
    assert secrets >= 3


def test_after_a_take_back_the_log_is_another_one():
    table = table_of("asara", 1)
    table.match.play("go bank 10")
    log = Moment(table).log
    table.take_back(table.prepare_take_back("ana", 0))
    assert Moment(table).log is not log
    assert Moment(table).log.answers == 0


def test_when_a_name_changes_the_log_is_another_one():
    table = table_of("asara", 1)
    log = Moment(table).log
    assert Moment(table).log is log
    table.chairs[1] = table.chairs[1]._replace(name="Bea")
    assert Moment(table).log is not log
