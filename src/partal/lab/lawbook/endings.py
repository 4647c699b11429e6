"""Laws of the end: every game ends, and its result agrees with its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from partal.core.decision import Decision, Option
from partal.core.event import Event
from partal.core.rng import Rng

from partal.lab.lawbook.finding import insist
from partal.lab.lawbook.tables import Player, Table

HABITS: Final[dict[str, Callable[[Decision, Rng], Option]]] = {
    "first": lambda decision, _: decision.options[0],
    "last": lambda decision, _: decision.options[-1],
    "random": lambda decision, rng: rng.pick(decision.options),
    "highest": lambda decision, _: max(decision.options, key=lambda option: option.number),
}


def check_length(table: Table, habit: str) -> None:
    """The game ends within `longest` questions, and has a result only then."""
    rules, rng, state, asked = table.rules, Rng(table.seed), table.state(), 0
    while (decision := rules.decision(state)) is not None:
        asked += 1
        insist(asked <= rules.longest, "endless", longest=rules.longest, habit=habit)
        insist(rules.standings(state) is None, "early-result", number=asked)
        rules.play(state, HABITS[habit](decision, rng))
    insist(rules.standings(state) is not None, "no-result")


def check_habits(table: Table) -> None:
    """The game ends whatever the players' habits, even stubborn ones."""
    for habit in HABITS:
        check_length(table, habit)


def check_points(table: Table) -> None:
    """The points in events add up to the points counted, after every answer and on the score sheet."""
    match, player = table.match(), Player(f"points {table.seed}")
    told = [0] * len(match.scores)  # A game may score for an opponent that nobody sits for.

    def listen(events: tuple[Event, ...]) -> None:
        for event in events:
            if event.kind == "scored":
                told[event.seat] += int(event.words[0])

    listen(match.opening)
    while (decision := match.decision) is not None:
        listen(match.play(player.choose(decision)))
        insist(match.scores == tuple(told), "points", told=told, counted=list(match.scores))
    standings = match.standings
    assert standings is not None
    insist(standings.scores == tuple(told), "points", told=told, counted=list(standings.scores))
    sums = [sum(line.points for line in sheet) for sheet in standings.sheets]
    insist(sums == told, "sheet", sums=sums, counted=told)
    for sheet in standings.sheets:
        for line in sheet:
            insist(bool(line.clause), "line-clause", source=line.source)
    best = max(told)
    won = list(standings.winners)
    fair = bool(won) and won == sorted(set(won)) and all(told[seat] == best for seat in won)
    insist(fair, "winners", winners=won, scores=told)
