"""The shape of the database, and the steps that bring an older one up to it."""

from __future__ import annotations

import time

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    inspect,
    select,
    text,
)

VERSION = 5
"""The newest step; every change of a table below is a step of its own."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("owner", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("pack", String(24), nullable=False, server_default=""),
    Column("chosen", Boolean, nullable=False, server_default=false()),
)
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("player", String(32), nullable=False),
)
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", String(200), nullable=False),
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("seen", Float, nullable=False),
)
packs = Table(
    "packs",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", Text, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("entries", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("owner", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
)
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("review", JSON, nullable=False),
    Column("made", Float, nullable=False),
)
versions = Table(
    "versions",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)


class SchemaError(RuntimeError):
    """A database this server cannot use; the sentence says why."""


def migrate(connection: Connection) -> None:
    """Make a new database, or take an older one up step by step; all of it or nothing."""
    there = set(inspect(connection).get_table_names())
    if "tables" not in there:
        metadata.create_all(connection)
        _reached(connection, VERSION)
        return
    versions.create(connection, checkfirst=True)
    found = connection.execute(select(versions.c.version).order_by(versions.c.version.desc())).scalar() or 1
    if found > VERSION:
        raise SchemaError(
            f"The database is of version {found}; this server knows version {VERSION}. Install a newer Partal."
        )
    for step in range(found + 1, VERSION + 1):
        STEPS[step](connection)
        _reached(connection, step)


def _reached(connection: Connection, version: int) -> None:
    connection.execute(versions.insert().values(version=version, at=time.time()))


def _packs(connection: Connection) -> None:
    """Content packs, and the pack a table is played with."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN pack VARCHAR(24) NOT NULL DEFAULT ''"))
    packs.create(connection)


def _reviews(connection: Connection) -> None:
    """Finished games looked at again."""
    reviews.create(connection)


def _chosen(connection: Connection) -> None:
    """Whether whoever opened a table chose its seed."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN chosen BOOLEAN NOT NULL DEFAULT FALSE"))


def _reviews_anew(connection: Connection) -> None:
    """Reviews that split luck and skill in another way are made again when somebody asks."""
    connection.execute(reviews.delete())


STEPS = {2: _packs, 3: _reviews, 4: _chosen, 5: _reviews_anew}
