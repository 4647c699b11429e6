"""What one server process and PostgreSQL hold: memory for a table and for a connection, bytes on disk for an answer.

`python bench/holding.py` opens tables for two on a real PostgreSQL, lets everybody answer so often that the games are
in full swing, then adds spectators. Memory is that of the server process alone, without the processes of its bots.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import asyncpg
import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import load
from bench.sockets import Socket, connect
from tests.server.postgres import Postgres

from partal import GAMES

SOME = 20
"""Tables that are opened before the first figure is taken, so that what is read once does not count."""
ANSWERS = 30
"""Answers that each seat gives on average."""
SETTLE = 3.0
"""Seconds of rest before a figure is taken."""


class Held(NamedTuple):
    """What is in use at one moment."""

    memory: int
    """Resident bytes of the server process."""
    disk: int
    """Bytes of the database."""
    connections: int
    """Connections to the database."""


async def held(server: load.Server, database: asyncpg.Connection) -> Held:
    await asyncio.sleep(SETTLE)
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    disk = await database.fetchval("SELECT pg_database_size(current_database())")
    connections = await database.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    return Held(pages * os.sysconf("SC_PAGE_SIZE"), disk, connections)


async def in_full_swing(server: load.Server, games: list[str], tables: int) -> list[load.Client]:
    """Players at new tables who have answered some questions each and are still connected."""
    tally = load.Tally()
    clients: list[load.Client] = []
    for table, cookies in await load.opened(server, games, tables):
        for seat in (0, 1):
            client = load.Client(table, seat, tally, 0.0)
            path = f"/api/tables/{table}/live?seat={seat}"
            client.socket = await connect(server.host, server.port, path, cookies[seat], client.heard)
            clients.append(client)
    for client in clients:
        client.playing = True
        client.play()
    while sum(client.number for client in clients) < ANSWERS * len(clients):
        await asyncio.sleep(0.05)
    for client in clients:
        client.playing = False
    return clients


async def spectators(server: load.Server, tables: list[str], each: int) -> list[Socket]:
    crowd = []
    async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", timeout=60) as http:
        wanted = each * len(tables)
        people = [await load.arrive(http) for _ in range(-(-wanted // load.AT_ONE_ADDRESS))]
    for number in range(wanted):
        path = f"/api/tables/{tables[number % len(tables)]}/live?seat=watch"
        cookie = people[number % len(people)]
        crowd.append(await connect(server.host, server.port, path, cookie, lambda _: None))
    return crowd


async def measure(server: load.Server, games: list[str], tables: int, watching: int) -> None:
    address = server.database.replace("+asyncpg", "")
    database = await asyncpg.connect(address)
    seated = await in_full_swing(server, games, SOME)
    before = await held(server, database)
    answered = await database.fetchval("SELECT count(*) FROM answers")
    more = await in_full_swing(server, games, tables)
    played = await held(server, database)
    answers = await database.fetchval("SELECT count(*) FROM answers") - answered
    crowd = await spectators(server, sorted({client.table for client in more}), watching)
    watched = await held(server, database)
    for socket in [*crowd, *(client.socket for client in [*seated, *more] if client.socket)]:
        socket.close()
    await database.close()
    socket_bytes = (watched.memory - played.memory) / len(crowd)
    table_bytes = (played.memory - before.memory) / tables - 2 * socket_bytes
    print(f"{', '.join(games)}: {tables} tables, {answers} answers, {len(crowd)} spectators")
    print(f"  the process with {SOME} tables: {before.memory / 1e6:.0f} MB; with all: {watched.memory / 1e6:.0f} MB")
    print(f"  a table in use: {table_bytes / 1e3:.0f} KB; a connection: {socket_bytes / 1e3:.0f} KB")
    disk = played.disk - before.disk
    print(f"  on disk: {disk / tables / 1e3:.1f} KB for a table so far, {disk / answers:.0f} bytes for an answer")
    print(f"  connections to PostgreSQL: {watched.connections}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--spectators", type=int, default=4, help="at each table")
    parser.add_argument("--games", default=",".join(GAMES))
    arguments = parser.parse_args()
    postgres = Postgres()
    postgres.start()
    try:
        with tempfile.TemporaryDirectory(prefix="partal-holding-") as place:
            for name in arguments.games.split(","):
                address = postgres.database()
                command = ["-m", "partal", "serve", "--port", "0", "--data", str(Path(place) / name), "--rate", "0"]
                (Path(place) / name).mkdir()
                command += ["--database", address, "--thinkers", "1"]
                with load.running("partal", command, Path(place)) as server:
                    server = server._replace(database=address)
                    asyncio.run(measure(server, [name], arguments.tables, arguments.spectators))
    finally:
        postgres.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
