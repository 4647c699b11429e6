"""`/api/health` says whether the server can do its work."""

from __future__ import annotations

import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.sampling import LONG
from tests.server.house import House, said
from tests.server.postgres import Postgres

LONGEST = 5.0


def health(house: House) -> tuple[int, float, httpx.Response]:
    began = time.monotonic()
    answer = httpx.get(f"{house.base}/api/health", timeout=30)
    return answer.status_code, time.monotonic() - began, answer


def wait_until_well(house: House, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while health(house)[0] != 200:
        assert time.monotonic() < end, house.log()
        time.sleep(0.1)


def test_it_is_503_while_the_disk_is_full(tmp_path: Path) -> None:
    house = House(tmp_path / "data")
    house.start()
    assert house.process is not None
    try:
        assert health(house)[0] == 200
        _, most = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, most))  # Nothing can be written any more.
        time.sleep(1.1)
        status, taken, answer = health(house)
        assert status == 503
        assert taken < LONGEST
        assert said(answer.json()) == "The database does not answer, or nothing can be written to it."
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_until_well(house)
    finally:
        house.stop()


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    """PostgreSQL with all its processes stopped in their tracks."""
    assert postgres.process is not None
    postmaster = postgres.process.pid
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    everyone = [postmaster, *map(int, children)]
    for pid in everyone:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in everyone:
            os.kill(pid, signal.SIGCONT)


@LONG
def test_it_is_503_in_time_while_the_database_hangs(tmp_path: Path, postgres: Postgres) -> None:
    house = House(tmp_path / "data", postgres.database())
    house.start()
    try:
        assert health(house)[0] == 200
        with stopped(postgres):
            time.sleep(1.1)
            for _ in range(2):
                status, taken, _ = health(house)
                assert status == 503
                assert taken < LONGEST
        wait_until_well(house)
    finally:
        house.stop()
