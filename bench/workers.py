"""What several processes cost: processor time for an answer with two of them, compared with one, on a real PostgreSQL.

`python bench/workers.py` runs one and two processes in turn, on one core, and the clients on the other. Each table has
two players, whose connections go to whichever process takes them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import load
from tests.server.postgres import Postgres

from partal import GAMES


@contextlib.contextmanager
def partal(folder: Path, database: str, workers: int) -> Iterator[load.Server]:
    folder.mkdir()
    command = ["-m", "partal", "serve", "--port", "0", "--data", str(folder), "--rate", "0"]
    command += ["--database", database, "--workers", str(workers), "--thinkers", "1"]
    with load.running(f"{workers} processes", command, folder) as server:
        yield server._replace(database=database)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--spare", type=int, default=120, help="tables that take the place of games that end")
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pause", type=float, default=0.0, help="how long people think, in seconds on average")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, load.cores()[1])
    costs: dict[int, list[float]] = {1: [], 2: []}
    missing = 0
    postgres = Postgres()
    postgres.start()
    try:
        assert postgres.process is not None
        with tempfile.TemporaryDirectory(prefix="partal-workers-") as place:
            for round_number in range(arguments.rounds):
                for workers in costs:
                    folder = Path(place) / f"{round_number} {workers}"
                    with partal(folder, postgres.database(), workers) as server:
                        before = load.cpu_of(postgres.process.pid)
                        games, tables = list(GAMES), arguments.tables
                        play = load.play(server, games, tables, arguments.seconds, arguments.pause, arguments.spare)
                        figures, gone = asyncio.run(play)
                        stored = load.cpu_of(postgres.process.pid) - before
                    missing += gone
                    costs[workers].append(1000 * figures.processor / max(1, figures.answers))
                    print(
                        f"{workers} processes: {figures.rate:.0f} answers a second, {costs[workers][-1]:.2f} ms each, "
                        f"p50 {figures.at(0.5):.0f} ms, {figures.busy:.2f} busy, PostgreSQL {stored:.1f} s in all",
                        flush=True,
                    )
    finally:
        postgres.stop()
    one, two = [statistics.median(costs[workers]) for workers in (1, 2)]
    print(f"processor time for an answer: {one:.2f} and {two:.2f} ms, ratio {two / one:.2f}; lost answers: {missing}")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
