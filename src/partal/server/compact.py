"""Old finished games, kept compactly: the log of each in one compressed row instead of one row for every answer.

A log of a finished game does not change any more. Whoever reads it finds the same entries either way. A game is packed
in one transaction: it has its rows or its packed log, never both and never neither.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from partal.core.log import Entry

from partal.server.database import Database
from partal.server.schema import answers, packed, tables

LOG = [answers.c.number, *[answers.c[name] for name in Entry._fields]]
_DECODER = msgspec.json.Decoder(list[tuple[int | str | bool, ...]])
_PLAIN = tuple(Entry(0, "")[2:])


class Packed(NamedTuple):
    """What was packed."""

    tables: int
    entries: int
    size: int
    """Bytes of the packed logs."""


def pack(entries: list[Entry]) -> bytes:
    """A log as one piece; an answer that is nothing special is a seat and its notation."""
    rows = [tuple(entry[:2] if tuple(entry[2:]) == _PLAIN else entry) for entry in entries]
    return zlib.compress(msgspec.json.encode(rows), 9)


def unpack(log: bytes) -> list[Entry]:
    """The log that was packed. Raises ValueError if it is damaged."""
    try:
        return [Entry(*row) for row in _DECODER.decode(zlib.decompress(log))]  # type: ignore[arg-type]
    except (zlib.error, msgspec.DecodeError, TypeError) as error:
        raise ValueError("packed log") from error


async def entries_of(connection: AsyncConnection, table_id: str, after: int = 0) -> list[tuple[int, Entry]]:
    """The log of a table in order, each entry with its number, from after an entry, however it is stored."""
    query = select(*LOG).where(answers.c.table_id == table_id, answers.c.number > after).order_by(answers.c.number)
    found = [(row[0], Entry(*row[1:])) for row in await connection.execute(query)]
    if found:
        return found
    # Not before: a game that is packed between the two would seem to have no log.
    log = (await connection.execute(select(packed.c.log).where(packed.c.table_id == table_id))).scalar()
    return [] if log is None else [row for row in enumerate(unpack(log), 1) if row[0] > after]


async def compact(database: Database, before: float) -> Packed:
    """Packs the logs of all games that ended before then."""
    old = select(tables.c.id).where(
        tables.c.finished, tables.c.touched < before, exists().where(answers.c.table_id == tables.c.id)
    )
    async with database.look() as connection:
        waiting = [row[0] for row in await connection.execute(old.order_by(tables.c.touched, tables.c.id))]
    done = Packed(0, 0, 0)
    for table_id in waiting:
        one = await _compact(database, table_id)
        done = Packed(*[more + so_far for more, so_far in zip(one, done, strict=True)])
    return done


async def _compact(database: Database, table_id: str) -> Packed:
    async with database.begin() as connection:
        # As for every change to a table: nobody else changes it meanwhile, and it is still there.
        locked = update(tables).where(tables.c.id == table_id, tables.c.finished).values(touched=tables.c.touched)
        query = select(*LOG).where(answers.c.table_id == table_id).order_by(answers.c.number)
        if not (await connection.execute(locked)).rowcount:
            return Packed(0, 0, 0)
        rows = (await connection.execute(query)).all()
        if not rows or [row[0] for row in rows] != list(range(1, len(rows) + 1)):
            return Packed(0, 0, 0)  # Packed by another process meanwhile, or damaged: `verify` says so.
        log = pack([Entry(*row[1:]) for row in rows])
        await connection.execute(insert(packed).values(table_id=table_id, entries=len(rows), log=log))
        await connection.execute(delete(answers).where(answers.c.table_id == table_id))
        return Packed(1, len(rows), len(log))
