"""Laws of the end: every game ends, and its result is what was told on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.rng import Rng

from tests.laws.tables import MANY, TABLES, Player, Table

HABITS: dict[str, Callable[[Decision, Rng], Option]] = {
    "first": lambda decision, _: decision.options[0],
    "last": lambda decision, _: decision.options[-1],
    "random": lambda decision, rng: rng.pick(decision.options),
    "highest": lambda decision, _: max(decision.options, key=lambda option: option.number),
}


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_a_game_ends_within_the_promised_number_of_questions(table: Table, habit: str) -> None:
    """Law 9: whatever the players' habits, stubborn ones included."""
    rules, rng, state, asked = table.rules, Rng(table.seed), table.state(), 0
    while (decision := rules.decision(state)) is not None:
        asked += 1
        assert asked <= rules.longest
        assert rules.standings(state) is None
        rules.play(state, HABITS[habit](decision, rng))
    assert rules.standings(state) is not None


def check_points(table: Table) -> None:
    match, player = table.match(), Player(f"points {table.seed}")
    told = [0] * len(match.scores)  # A game may score for an opponent that nobody sits for.

    def listen(events: tuple[Event, ...]) -> None:
        for event in events:
            if event.kind == "scored":
                told[event.seat] += int(event.words[0])

    listen(match.opening)
    while (decision := match.decision) is not None:
        listen(match.play(player.choose(decision)))
        assert match.scores == tuple(told)
    standings = match.standings
    assert standings is not None
    assert standings.scores == tuple(told)
    assert [sum(line.points for line in sheet) for sheet in standings.sheets] == told
    assert all(line.clause for sheet in standings.sheets for line in sheet)
    best = max(told)
    assert standings.winners
    assert all(told[seat] == best for seat in standings.winners)
    assert list(standings.winners) == sorted(set(standings.winners))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_points_told_along_the_way_are_the_points_counted_at_the_end(table: Table) -> None:
    """Law 6: after every answer, and on the score sheet with a clause for every line."""
    check_points(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_points_told_are_points_counted_in_many_games(table: Table) -> None:
    check_points(table)
