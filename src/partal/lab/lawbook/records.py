"""Laws of records: a saved game replays to the same end."""

from __future__ import annotations

from typing import Any

from partal.core import codec
from partal.core.match import Match
from partal.core.record import RecordError

from partal.lab.lawbook.finding import Broken, insist
from partal.lab.lawbook.tables import Player, Table


def check_record(table: Table) -> None:
    """A saved match, finished or not, loads with the same questions, events, views and result."""
    match, player = table.match(), Player(f"record {table.seed}")
    while (decision := match.decision) is not None:
        if match.number % 40 == 7:
            back = loaded(match)
            same = (back.digest, back.number, back.decision) == (match.digest, match.number, decision)
            insist(same and back.save() == match.save(), "record", number=match.number)
        match.play(player.choose(decision))
    text, number = match.save(), match.number
    back = loaded(match)
    insist(back.save() == text and back.digest == match.digest, "record", number=number)
    insist(back.standings == match.standings and back.settings == match.settings, "record", number=number)
    for seat in table.viewers:
        insist(back.log(seat) == match.log(seat) and back.view(seat) == match.view(seat), "record", number=number)


def loaded(match: Match[Any]) -> Match[Any]:
    """The match, saved and loaded again."""
    try:
        return Match.load(match.save(), match.rules)
    except RecordError:
        raise Broken("record", {"number": str(match.number)}) from None


def check_past(table: Table) -> None:
    """Every earlier state can be visited again, and the match itself does not change."""
    rules = table.rules
    match, player = table.match(), Player(f"at {table.seed}")
    seen = [match.digest]
    while (decision := match.decision) is not None:
        match.play(player.choose(decision))
        seen.append(match.digest)
    for number in range(1, match.number + 1):
        insist(codec.digest(rules.encode(match.at(number))) == seen[number - 1], "past", number=number)
    insist(match.digest == seen[-1], "past", number=match.number)


def check_seed(table: Table) -> None:
    """The same seed gives the same start, and another seed a different one."""
    rules, settings = table.rules, dict(table.settings)
    one, same, other = [rules.new(table.seats, seed, settings) for seed in (table.seed, table.seed, table.seed + 1)]
    insist(rules.encode(one) == rules.encode(same), "seed-differs", seed=table.seed)
    insist(rules.encode(one) != rules.encode(other), "seed-ignored", seed=table.seed)
