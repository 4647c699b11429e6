"""Storms: no combination of faults breaks a law; and storms do find faults, replay exactly, and can be shrunk."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.server.postgres import Postgres
from tests.storms.actions import ACTIONS
from tests.storms.database import Disk
from tests.storms.mutants import MOST_STORMS, MUTANTS, applied, found
from tests.storms.postgres import PostgresDisk
from tests.storms.shrink import shrunk
from tests.storms.storm import plan_of, storm

SHARE = 10
QUICKLY = 10
"""Of these, the first storms find a fault: enough for a test that storms find anything at all."""


def weather(first: int, count: int, disk: Disk | None = None) -> None:
    """Runs storms; the first that breaks a law is told with the command that replays it."""
    for seed in range(first, first + count):
        report = storm(seed, disk=disk)
        if report.broken:
            law, how = report.broken[0]
            only = ",".join(map(str, shrunk(seed, law)))
            pytest.fail(f"storm {seed}: {law}: {how}\nReplay: python -m tests.storms {seed} --only {only or -1}")


@pytest.mark.parametrize("first", range(0, 100, SHARE))
def test_storms(first):
    weather(first, SHARE)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 1_100, 5 * SHARE))
def test_more_storms(first):
    weather(first, 5 * SHARE)


@pytest.fixture
def postgres_disk():
    server = Postgres()
    server.start()
    disk = PostgresDisk(server.database())
    yield disk
    disk.close()
    server.stop()


@pytest.mark.long
def test_storms_on_postgresql(postgres_disk):
    """The same laws, with the statements, locks and types of the other database."""
    weather(0, 5 * SHARE, postgres_disk)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(10_000, 20_000, 10 * SHARE))
def test_ten_thousand_storms(first):
    weather(first, 10 * SHARE)


@pytest.mark.parametrize(
    ("seed", "often"),
    [
        (532, ()),  # Somebody saw a chair that the host was just freeing, and that was theirs no longer.
        (146, ("rush",)),  # Bots stood still: their process could not give them up while the disk was full.
    ],
)
def test_storms_that_once_broke_a_law(seed, often):
    assert storm(seed, often=often).broken == []


def test_a_storm_replays_exactly_in_any_process():
    """Every step is the same, also where Python shuffles its sets differently."""
    code = "from tests.storms.storm import storm; print([storm(seed).digest for seed in range(3, 9)])"
    here = str([storm(seed).digest for seed in range(3, 9)])
    for hashing in ("1", "2"):
        there = subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
            check=True,
        )
        assert there.stdout.strip() == here


def test_storms_are_not_all_the_same():
    """In a hundred storms everything that can be planned is, and people are shown a lot."""
    reports = [storm(seed) for seed in range(20)]

    assert len({report.digest for report in reports}) == 20
    assert sum(report.frames for report in reports) > 300
    assert {planned.kind for seed in range(100) for planned in plan_of(seed)} == set(ACTIONS)


@pytest.mark.parametrize("mutant", [mutant for mutant in MUTANTS if mutant.quick], ids=lambda mutant: mutant.name)
def test_a_fault_is_found_quickly(mutant):
    assert found(mutant, QUICKLY) is not None


@pytest.mark.long
@pytest.mark.parametrize("mutant", [mutant for mutant in MUTANTS if not mutant.quick], ids=lambda mutant: mutant.name)
def test_every_fault_is_found(mutant):
    assert found(mutant, MOST_STORMS) is not None


def test_a_broken_storm_is_shrunk():
    """To few actions, without any of which the law holds."""
    mutant = next(mutant for mutant in MUTANTS if mutant.name == "acknowledges what is not there")
    with applied(mutant):
        seed = next(seed for seed in range(QUICKLY) if storm(seed).broken)
        law = storm(seed).broken[0].law
        kept = shrunk(seed, law)

        assert 0 < len(kept) < len(plan_of(seed)) / 2
        assert storm(seed, kept).broken[0].law == law
        for place in kept:
            fewer = [other for other in kept if other != place]
            assert law not in [broken.law for broken in storm(seed, fewer).broken]
    assert storm(seed, kept).broken == []
