"""What the server keeps: tables, chairs, answers, chat and players.

A table is a log of answers; the number of an answer is its key, so the same question cannot be answered
twice, whichever process tries. Nothing else of a game is stored.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

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


class StaleNumber(Exception):
    """Somebody else has answered this question already."""


class Chair(NamedTuple):
    """Who sits on a seat: a person, another person on the same device, a bot, or nobody yet."""

    seat: int
    kind: str
    bot: str
    name: str
    player: str


class TableRow(NamedTuple):
    """A table as it was opened."""

    id: str
    game: str
    seats: int
    settings: dict[str, str]
    seed: int
    salt: str
    public: bool
    finished: bool
    owner: str
    created: float


class Player(NamedTuple):
    """A person, known by a signed cookie."""

    id: str
    name: str
    language: str


class Store:
    """The database. SQLite by default; any async SQLAlchemy URL will do."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":

            @event.listens_for(self.engine.sync_engine, "connect")
            def _durable(connection: Any, _record: Any) -> None:
                cursor = connection.cursor()
                cursor.execute("PRAGMA journal_mode=WAL")
                cursor.execute("PRAGMA synchronous=FULL")  # An acknowledged answer survives a power cut.
                cursor.execute("PRAGMA busy_timeout=10000")
                cursor.close()

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(metadata.create_all)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.begin() as connection:
            yield connection

    # Tables

    async def add_table(self, row: TableRow, seated: list[Chair]) -> None:
        async with self._begin() as connection:
            values = row._asdict()
            await connection.execute(insert(tables).values(**values, touched=row.created))
            for chair in seated:
                await connection.execute(insert(chairs).values(table_id=row.id, **chair._asdict()))

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
        if row is None:
            return None
        return TableRow(**{name: row[name] for name in TableRow._fields})

    async def tables_for(self, player: str, limit: int = 60) -> list[str]:
        """Tables this player may find in a list: public ones and those where the player sits."""
        mine = select(chairs.c.table_id).where(chairs.c.player == player)
        query = (
            select(tables.c.id)
            .where(or_(tables.c.public, tables.c.owner == player, tables.c.id.in_(mine)))
            .order_by(tables.c.touched.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def chairs(self, table_id: str) -> list[Chair]:
        query = select(chairs).where(chairs.c.table_id == table_id).order_by(chairs.c.seat)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Chair(**{name: row[name] for name in Chair._fields}) for row in rows]

    async def seat(self, table_id: str, chair: Chair, was: Chair) -> bool:
        """Change who sits on a seat, if it is still as it was."""
        query = (
            update(chairs)
            .where(
                chairs.c.table_id == table_id,
                chairs.c.seat == chair.seat,
                chairs.c.kind == was.kind,
                chairs.c.player == was.player,
            )
            .values(kind=chair.kind, bot=chair.bot, name=chair.name, player=chair.player)
        )
        async with self._begin() as connection:
            return (await connection.execute(query)).rowcount == 1

    async def finish(self, table_id: str) -> None:
        async with self._begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(finished=True))

    # Answers

    async def answers(self, table_id: str) -> list[tuple[int, int, str]]:
        """All answers in order: number, seat, notation."""
        query = (
            select(answers.c.number, answers.c.seat, answers.c.notation)
            .where(answers.c.table_id == table_id)
            .order_by(answers.c.number)
        )
        async with self.engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in await connection.execute(query)]

    async def add_answer(self, table_id: str, number: int, seat: int, notation: str) -> None:
        """Write an answer down; StaleNumber if that question is answered already."""
        try:
            async with self._begin() as connection:
                await connection.execute(
                    insert(answers).values(table_id=table_id, number=number, seat=seat, notation=notation)
                )
                await connection.execute(update(tables).where(tables.c.id == table_id).values(touched=time.time()))
        except IntegrityError:
            raise StaleNumber from None

    async def remove_answers(self, table_id: str, first: int, last: int) -> None:
        """Take answers back; StaleNumber if another one has come since."""
        newest = select(func.max(answers.c.number)).where(answers.c.table_id == table_id)
        async with self._begin() as connection:
            if (await connection.execute(newest)).scalar() != last:
                raise StaleNumber
            await connection.execute(delete(answers).where(answers.c.table_id == table_id, answers.c.number >= first))

    # Chat and players

    async def say(self, table_id: str, name: str, text: str) -> None:
        async with self._begin() as connection:
            await connection.execute(insert(chat).values(table_id=table_id, name=name, text=text, at=time.time()))

    async def chat(self, table_id: str, limit: int = 200) -> list[dict[str, Any]]:
        query = (
            select(chat.c.name, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [{"name": row[0], "text": row[1], "at": row[2]} for row in reversed(rows)]

    async def player(self, player_id: str) -> Player | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(players).where(players.c.id == player_id))).mappings().first()
        return None if row is None else Player(row["id"], row["name"], row["language"])

    async def save_player(self, player: Player) -> None:
        async with self._begin() as connection:
            values = {**player._asdict(), "seen": time.time()}
            changed = await connection.execute(update(players).where(players.c.id == player.id).values(**values))
            if not changed.rowcount:
                await connection.execute(insert(players).values(**values))


def new_id() -> str:
    """A table's name in its link: long enough that nobody finds it by trying."""
    return secrets.token_urlsafe(12)
