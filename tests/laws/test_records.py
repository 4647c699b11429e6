"""Laws of records: what is saved is played again to the same end, wherever and whenever."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from partal.core.record import commit

import partal
from partal.lab.lawbook.records import check_past, check_record, check_seed
from tests.laws.tables import FEW, MANY, TABLES, Table, play_out
from tests.sampling import sampled

ROOT = Path(__file__).parents[2]

ANOTHER_PROCESS = """
import hashlib, json, sys
import partal
for text in json.load(sys.stdin):
    match = partal.load(text)
    asked = hashlib.sha256()
    for number in range(1, match.number):
        decision = match.rules.decision(match.at(number))
        asked.update(repr([decision.seat, decision.prompt, [o.notation for o in decision.options]]).encode())
    views = [json.dumps(match.view(seat).plain()) for seat in (*range(match.seats), None)]
    print(match.digest, asked.hexdigest(), hashlib.sha256("".join(views + match.log(0)).encode()).hexdigest())
"""


def fingerprint(match: partal.Match[Any]) -> str:
    """The end, every question on the way and everything that was shown, as one line."""
    asked = hashlib.sha256()
    for number in range(1, match.number):
        decision = match.rules.decision(match.at(number))
        assert decision is not None
        options = [option.notation for option in decision.options]
        asked.update(repr([decision.seat, decision.prompt, options]).encode())
    views = [json.dumps(match.view(seat).plain()) for seat in (*range(match.seats), None)]
    shown = hashlib.sha256("".join(views + match.log(0)).encode()).hexdigest()
    return f"{match.digest} {asked.hexdigest()} {shown}"


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_a_record_holds_the_result_and_the_commitment(table: Table) -> None:
    match = play_out(table, "result")
    page, standings = match.record(), match.standings
    assert standings is not None
    assert page.commitment == commit(table.game, table.seed, "")
    assert (page.scores, page.winners, page.digest) == (match.scores, standings.winners, match.digest)


@sampled("table", TABLES[2::5], ids=lambda table: table.name)
def test_a_saved_match_is_loaded_to_the_same_end(table: Table) -> None:
    """Law 4: finished or not, with the same questions, events, views and result."""
    check_record(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_many_saved_matches_are_loaded_to_the_same_end(table: Table) -> None:
    check_record(table)


@sampled("hash_seed", ["1", "4242"], every=2)
def test_another_process_with_another_hash_seed_asks_and_ends_the_same(hash_seed: str) -> None:
    """Law 4: no order of a set, no address, no clock finds its way into a game."""
    matches = [play_out(table, "process") for table in FEW[::2]]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    answer = subprocess.run(
        [sys.executable, "-c", ANOTHER_PROCESS],
        input=json.dumps([match.save() for match in matches]),
        capture_output=True,
        text=True,
        env=environment,
        cwd=ROOT,
        check=True,
        timeout=120,
    )
    assert answer.stdout.splitlines() == [fingerprint(match) for match in matches]


@sampled("table", FEW, ids=lambda table: table.name)
def test_every_earlier_question_can_be_looked_at_again(table: Table) -> None:
    """`at` gives the state of every question; the match itself stays where it is."""
    check_past(table)
    match = table.match()
    for number in (0, -1, match.number + 1):
        with pytest.raises(ValueError, match="There is no question"):
            match.at(number)


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_the_same_seed_begins_the_same_and_another_seed_does_not(table: Table) -> None:
    check_seed(table)
