"""The database schema, and the migrations that bring an older one up to date."""

from __future__ import annotations

import time

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    inspect,
    select,
    text,
    true,
)

from partal.core.errors import PartalError
from partal.core.message import message

from partal.games import GAMES
from partal.server.stamps import pack_digest

VERSION = 11
"""The newest schema version; every change to a table below is a migration of its own."""

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
    Column("rules", String(20), nullable=False, server_default=""),
    Column("content", String(64), nullable=False, server_default=""),
    Column("pack_digest", String(64), nullable=False, server_default=""),
    Column("take_back_past_reveals", Boolean, nullable=False, server_default=true()),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("chat_closed", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(24), nullable=False, server_default=""),
    Column("practice_of", String(24), nullable=False, server_default=""),
    Column("given", Integer, nullable=False, server_default="0"),
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
    Column("takes", Integer, nullable=False, server_default="0"),
    Column("asked", Integer, nullable=False, server_default="-1"),
    Column("past_reveal", Boolean, nullable=False, server_default=false()),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
)
"""The log of every game, answers and take-backs: see `core.log.Entry`. Rows are added and never changed or deleted."""
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("player", String(32), nullable=False, server_default=""),
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
results = Table(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("result", JSON, nullable=False),
    Column("made", Float, nullable=False),
)
absences = Table(
    "absences",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("since", Float, nullable=False),
)
"""Who of a table's people has no live connection there; without a row, it is not known since when."""
agreements = Table(
    "agreements",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("gone", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),
)
"""Who has agreed to let a bot play on for whom; deleted when the one who is gone comes back."""
coaching = Table(
    "coaching",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("player", String(32), primary_key=True),
)
"""Who at a table has agreed that the coach may speak there."""
removals = Table(
    "removals",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seated", Boolean, nullable=False),
)
"""Whom the host has removed from a table: from a seat, and they may look on; or as a spectator."""
packed = Table(
    "packed",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("entries", Integer, nullable=False),
    Column("log", LargeBinary, nullable=False),
)
"""The logs of old finished games, each in one row; see `compact`. Such a game has no rows in `answers`."""
processes = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("seen", Float, nullable=False),
    Column("stamp", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("version", String(40), nullable=False),
)
"""The server processes on this database, each with its last heartbeat by the database's clock."""
claims = Table(
    "claims",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("process", String(24), nullable=False, index=True),
)
"""Work that one process does for all; see `claims`."""
presences = Table(
    "presences",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("process", String(24), primary_key=True, index=True),
)
"""Who is connected to which table, and at which process; rows of a process that has died mean nothing."""
spectators = Table(
    "spectators",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("process", String(24), primary_key=True, index=True),
)
"""Who looks on at which table, and at which process; only the host is told."""
whereabouts = Table(
    "whereabouts",
    metadata,
    Column("player", String(32), primary_key=True),
    Column("address", String(64), nullable=False, index=True),
    Column("seen", Float, nullable=False),
)
"""Where people were last seen, by a mark from which the address cannot be derived; for a day."""
OF_PROCESSES = (processes, claims, presences, spectators, whereabouts)
"""What running processes tell each other; it is not worth keeping in a backup."""
versions = Table(
    "versions",
    metadata,
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)


class SchemaError(PartalError):
    """A database that this server cannot use."""


class InUse(PartalError):
    """A database that must not be migrated, because a server of an older version is using it."""

    def __init__(self, version: str) -> None:
        super().__init__(message("refused-database-other-rules", said=version))
        self.version = version


def migrate(connection: Connection, dead_before: ColumnElement[float] | None = None) -> None:
    """Creates a new database, or migrates an older one step by step; all or nothing.

    Raises InUse if it is older and another process is using it: one that was seen after `dead_before`.
    """
    there = set(inspect(connection).get_table_names())
    if "tables" not in there:
        metadata.create_all(connection)
        _reached(connection, VERSION)
        return
    versions.create(connection, checkfirst=True)
    found = connection.execute(select(versions.c.version).order_by(versions.c.version.desc())).scalar() or 1
    if found > VERSION:
        raise SchemaError(message("refused-schema", found=found, known=VERSION))
    if found < VERSION and processes.name in there and dead_before is not None:
        alive = connection.execute(select(processes.c.version).where(processes.c.seen > dead_before)).scalar()
        if alive is not None:
            raise InUse(alive)
    for step in range(found + 1, VERSION + 1):
        STEPS[step](connection)
        _reached(connection, step)


def _reached(connection: Connection, version: int) -> None:
    connection.execute(versions.insert().values(version=version, at=time.time()))


def _packs(connection: Connection) -> None:
    """Adds content packs, and the pack that a table uses."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN pack VARCHAR(24) NOT NULL DEFAULT ''"))
    packs.create(connection)


def _reviews(connection: Connection) -> None:
    """Adds reviews of finished games."""
    reviews.create(connection)


def _chosen(connection: Connection) -> None:
    """Adds whether a table's seed was chosen."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN chosen BOOLEAN NOT NULL DEFAULT FALSE"))


def _reviews_anew(connection: Connection) -> None:
    """Deletes reviews that split luck and skill in an older way; they are made again on request."""
    connection.execute(reviews.delete())


def unstamped() -> dict[str, tuple[str, str]]:
    """By game, the rules version and content digest of the last server without stamps."""
    return {name: game.unstamped for name, game in GAMES.items() if game.unstamped is not None}


def _stamps(connection: Connection) -> None:
    """Adds stamps, stored results, and take-backs as entries of the log.

    A pack's digest is that of all components with the pack applied, so it is the table's content digest.
    """
    for column in (
        "rules VARCHAR(20) NOT NULL DEFAULT ''",
        "content VARCHAR(64) NOT NULL DEFAULT ''",
        "pack_digest VARCHAR(64) NOT NULL DEFAULT ''",
        "take_back_past_reveals BOOLEAN NOT NULL DEFAULT TRUE",
        "closed BOOLEAN NOT NULL DEFAULT FALSE",
    ):
        connection.execute(text(f"ALTER TABLE tables ADD COLUMN {column}"))
    for column in (
        "takes INTEGER NOT NULL DEFAULT 0",
        "asked INTEGER NOT NULL DEFAULT -1",
        "past_reveal BOOLEAN NOT NULL DEFAULT FALSE",
    ):
        connection.execute(text(f"ALTER TABLE answers ADD COLUMN {column}"))
    results.create(connection)
    # The last server without stamps played all its games with these.
    for game, (rules, content) in unstamped().items():
        of_game = tables.update().where(tables.c.game == game)
        connection.execute(of_game.values(rules=rules))
        connection.execute(of_game.where(tables.c.pack == "").values(content=content))
    for pack in connection.execute(select(packs.c.id, packs.c.digest, packs.c.text)).all():
        stamp = {"content": pack.digest, "pack_digest": pack_digest(pack.text)}
        connection.execute(tables.update().where(tables.c.pack == pack.id).values(**stamp))


def _absences(connection: Connection) -> None:
    """Adds since when people are away, and which answers a bot gave for somebody who was."""
    connection.execute(text("ALTER TABLE answers ADD COLUMN stand_in BOOLEAN NOT NULL DEFAULT FALSE"))
    absences.create(connection)


def _processes(connection: Connection) -> None:
    """Adds what several processes on one database share, and who has agreed to let a bot play on."""
    for table in (agreements, processes, claims, presences, whereabouts):
        table.create(connection)


def _hosts(connection: Connection) -> None:
    """Adds what the host of a table may do, who said what in the chat, and logs in one row."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN chat_closed BOOLEAN NOT NULL DEFAULT FALSE"))
    connection.execute(text("ALTER TABLE chat ADD COLUMN player VARCHAR(32) NOT NULL DEFAULT ''"))
    for table in (removals, packed, spectators):
        table.create(connection)


def _sequels(connection: Connection) -> None:
    """Adds which table is the rematch of a game, and which game a practice table goes on from."""
    for column in (
        "rematch VARCHAR(24) NOT NULL DEFAULT ''",
        "practice_of VARCHAR(24) NOT NULL DEFAULT ''",
        "given INTEGER NOT NULL DEFAULT 0",
    ):
        connection.execute(text(f"ALTER TABLE tables ADD COLUMN {column}"))


def _coaching(connection: Connection) -> None:
    """Adds who has agreed to the coach at a table."""
    coaching.create(connection)


STEPS = {
    2: _packs,
    3: _reviews,
    4: _chosen,
    5: _reviews_anew,
    6: _stamps,
    7: _absences,
    8: _processes,
    9: _hosts,
    10: _sequels,
    11: _coaching,
}
