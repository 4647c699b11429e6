"""What an operator asks of the database: which tables and people it holds, their records, and whether all of it holds.

It reads and writes beside a running server. What belongs to one table is read in one transaction, so an answer that is
written meanwhile is there with all that follows from it, or not at all.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, func, inspect, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from partal.core.errors import BadInput, PartalError
from partal.core.log import Entry
from partal.core.message import Message, message
from partal.core.record import Record

from partal.games import GAMES
from partal.server.compact import entries_of
from partal.server.database import OPENING_FAILURES, Database, Unavailable, Unusable, reason_of
from partal.server.kept import KeptTable, refusal_of
from partal.server.notices import Notice
from partal.server.schema import (
    VERSION,
    absences,
    agreements,
    answers,
    chairs,
    chat,
    coaching,
    packed,
    packs,
    players,
    presences,
    removals,
    results,
    reviews,
    spectators,
    tables,
    versions,
    whereabouts,
)
from partal.server.soundness import Unreadable, check_bots, check_chairs, check_row
from partal.server.stamps import Stamp, differences, stamp_of
from partal.server.store import PackRow, TableRow
from partal.server.stored import new_match, replay
from partal.server.wire import Difference
from partal.table.result import Result, result_of
from partal.table.seat import Chair

NOBODY = "deleted"
"""Whose chair and table it is after a person was deleted; no cookie holds it."""

Condition = Literal["running", "finished", "closed"]
Verdict = Literal["holds", "other-rules", "broken"]


class TableLine(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    condition: Condition
    public: bool
    owner: str
    created: float
    touched: float
    """When somebody last answered."""
    entries: int
    """Answers and take-backs in its log."""
    rules: str
    """The version of the rules that it is played by."""
    people: tuple[str, ...]
    """The names of the people who sit there."""


class PersonLine(NamedTuple):
    """A person in a list."""

    id: str
    name: str
    language: str
    seen: float
    """When their name or language was last changed."""
    tables: int
    """The tables that they opened or sit at."""


class Whole(NamedTuple):
    """Everything that is stored of a table, as it was at one moment."""

    row: TableRow
    pack: PackRow | None
    chairs: list[Chair]
    entries: list[tuple[int, Entry]]
    result: Result | None

    @property
    def here(self) -> Stamp:
        """The stamp that such a table would get now."""
        return stamp_of(self.row.game, self.pack.text if self.pack else "")

    @property
    def why(self) -> tuple[Difference, ...]:
        """How what is installed here differs from what the game needs."""
        return differences(self.row.stamp, self.here, bool(self.row.pack) and self.pack is None)

    def record(self) -> Record:
        """The game as a record. Raises BadInput if the log makes no sense."""
        kept = KeptTable(self.row, self.pack, self.chairs, self.result, self.here, ())
        return kept.record_of([entry for _, entry in self.entries])


class Finding(NamedTuple):
    """Whether a table holds; if not, or if it needs other rules, `why` says so."""

    table: str
    verdict: Verdict
    why: Message | None = None
    where: str = ""
    """Where it fails, as in the server's log."""


class Deleted(NamedTuple):
    """What goes when a person is deleted."""

    tables: list[str]
    """Tables at which nobody else sits; they are deleted."""
    seats: list[str]
    """Tables at which others sit; they stay, without the person's name."""


class Archive(Database):
    """The database as an operator sees it."""

    async def open(self) -> None:
        """Looks whether there is a database of this version, and changes nothing. Raises Unusable if there is none."""
        place = self.engine.url.database or ""
        if self.kind == "sqlite" and not Path(place).is_file():
            raise Unusable("absent", place)
        try:
            async with self.engine.connect() as connection:
                there = await connection.run_sync(lambda at: inspect(at).get_table_names())
                if "tables" not in there:
                    raise Unusable("empty")
                found = select(func.max(versions.c.version))
                version = (await connection.execute(found)).scalar() if "versions" in there else 1
        except OPENING_FAILURES as error:
            raise Unusable("refused", reason_of(error)) from None
        if (version or 1) != VERSION:
            raise Unusable("newer" if (version or 1) > VERSION else "older")

    @asynccontextmanager
    async def moment(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it is now, whatever is written meanwhile."""
        async with self._look() as connection:
            if self.kind == "sqlite":
                await connection.exec_driver_sql("BEGIN")
                yield connection
            else:
                yield await connection.execution_options(isolation_level="REPEATABLE READ")

    # Tables

    async def table_ids(self) -> list[str]:
        """All tables, the oldest first."""
        async with self._look() as connection:
            query = select(tables.c.id).order_by(tables.c.created, tables.c.id)
            return [row[0] for row in await connection.execute(query)]

    async def tables(self, wanted: ColumnElement[bool] | None = None) -> list[TableLine]:
        """All tables, or those wanted, the one that was played last at the end."""
        in_rows = select(func.count()).where(answers.c.table_id == tables.c.id).scalar_subquery()
        in_one = select(packed.c.entries).where(packed.c.table_id == tables.c.id).scalar_subquery()
        count = in_rows + func.coalesce(in_one, 0)
        columns = [tables.c[name] for name in ("id", "game", "public", "owner", "created", "touched", "rules")]
        query = select(*columns, tables.c.finished, tables.c.closed, count.label("entries")).order_by(
            tables.c.touched, tables.c.id
        )
        seated = select(chairs.c.table_id, chairs.c.name).where(chairs.c.player != "").order_by(chairs.c.seat)
        if wanted is not None:
            query = query.where(wanted)
            seated = seated.where(chairs.c.table_id.in_(select(tables.c.id).where(wanted)))
        names: dict[str, list[str]] = {}
        async with self.moment() as connection:
            for table, name in await connection.execute(seated):
                names.setdefault(table, []).append(name)
            rows = (await connection.execute(query)).all()
        return [
            TableLine(
                row.id,
                row.game,
                condition_of(row.finished, row.closed),
                row.public,
                row.owner,
                row.created,
                row.touched,
                row.entries,
                row.rules,
                tuple(names.get(row.id, ())),
            )
            for row in rows
        ]

    async def playable(self) -> list[TableLine]:
        """The games that can be played here now, and could no more be played by other rules."""
        running = await self.tables(~tables.c.finished & ~tables.c.closed)
        return [row for row in running if row.game in GAMES and row.rules == GAMES[row.game].rules.version]

    async def tables_of(self, person: str) -> list[TableLine]:
        """The tables that a person opened or sits at."""
        return await self.tables(_of(person))

    async def table(self, table: str) -> TableLine | None:
        """One table as lists show it."""
        found = await self.tables(tables.c.id == table)
        return found[0] if found else None

    async def whole(self, table: str) -> Whole | None:
        """All that is stored of a table. Raises Unreadable if a part of it cannot be read."""
        try:
            async with self.moment() as connection:
                return await self._whole(connection, table)
        except (Unavailable, Unreadable):
            raise
        except Exception as error:
            raise Unreadable(type(error).__name__) from None

    async def _whole(self, connection: AsyncConnection, table: str) -> Whole | None:
        row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().first()
        if row is None:
            return None
        opened = TableRow(**{name: row[name] for name in TableRow._fields})
        check_row(opened)
        if opened.game not in GAMES:
            raise Unreadable("game")
        seated = await connection.execute(select(chairs).where(chairs.c.table_id == table).order_by(chairs.c.seat))
        entries = await entries_of(connection, table)
        pack = (await connection.execute(select(packs).where(packs.c.id == opened.pack))).mappings().first()
        result = (await connection.execute(select(results.c.result).where(results.c.table_id == table))).scalar()
        return Whole(
            opened,
            None if pack is None else PackRow(**{name: pack[name] for name in PackRow._fields}),
            [Chair(**{name: one[name] for name in Chair._fields}) for one in seated.mappings()],
            entries,
            None if result is None else Result.of(result),
        )

    async def delete_table(self, table: str) -> bool:
        """Deletes a table and all that belongs to it; returns whether it was there."""
        async with self._begin() as connection:
            deleted = await _delete_tables(connection, [table]) > 0
            await self.notices.tell(connection, [Notice("table", table)])
            return deleted

    # People

    async def people(self) -> list[PersonLine]:
        """All people, the one seen last at the end."""
        async with self._look() as connection:
            rows = (await connection.execute(_PEOPLE)).all()
        return [PersonLine(*row) for row in rows]

    async def person(self, person: str) -> PersonLine | None:
        async with self._look() as connection:
            row = (await connection.execute(_PEOPLE.where(players.c.id == person))).first()
        return None if row is None else PersonLine(*row)

    async def would_delete(self, person: str) -> Deleted:
        """What deleting a person would do."""
        async with self._look() as connection:
            return await _share(connection, person)

    async def delete_person(self, person: str) -> Deleted:
        """Deletes a person, with the tables at which nobody else sits, and their name from all others.

        At a game that goes on, their seat becomes free. What they said there goes too, and their packs, except those
        that a table is played with.
        """
        async with self._begin() as connection:
            gone = await _share(connection, person)
            others = select(tables.c.id).where(tables.c.id.in_(gone.seats))
            name = (await connection.execute(select(players.c.name).where(players.c.id == person))).scalar() or ""
            # Locks the tables that stay, as every change to a table does.
            await connection.execute(update(tables).where(tables.c.id.in_(gone.seats)).values(touched=tables.c.touched))
            theirs = select(chairs.c.name).where(chairs.c.table_id == chat.c.table_id, chairs.c.player == person)
            said = [chat.c.name.in_(theirs), chat.c.name == name] if name else [chat.c.name.in_(theirs)]
            await connection.execute(delete(chat).where(chat.c.table_id.in_(gone.seats), chat.c.name != "", or_(*said)))
            await connection.execute(delete(chat).where(chat.c.player == person))
            await _delete_tables(connection, gone.tables)
            running = select(tables.c.id).where(tables.c.id.in_(others), ~tables.c.finished, ~tables.c.closed)
            mine = update(chairs).where(chairs.c.player == person)
            left = mine.where(chairs.c.kind == "bot")
            await connection.execute(left.values(name="", player=""))
            free = mine.where(chairs.c.table_id.in_(running))
            await connection.execute(free.values(kind="open", bot="", name="", player=""))
            await connection.execute(mine.values(name="", player=NOBODY))
            await connection.execute(update(tables).where(tables.c.owner == person).values(owner=NOBODY))
            used = select(tables.c.pack)
            await connection.execute(delete(packs).where(packs.c.owner == person, packs.c.id.not_in(used)))
            await connection.execute(update(packs).where(packs.c.owner == person).values(owner=NOBODY))
            await connection.execute(delete(players).where(players.c.id == person))
            for part in (absences, presences, whereabouts, agreements, coaching, removals, spectators):
                await connection.execute(delete(part).where(part.c.player == person))
            await connection.execute(delete(agreements).where(agreements.c.gone == person))
            read_again = [Notice("table", table) for table in (*gone.tables, *gone.seats)]
            await self.notices.tell(connection, [*read_again, Notice("player", values=(person,))])
        return gone

    async def packs_of(self, person: str) -> list[PackRow]:
        """The content packs of a person."""
        async with self._look() as connection:
            rows = await connection.execute(select(packs).where(packs.c.owner == person).order_by(packs.c.created))
            return [PackRow(**{name: row[name] for name in PackRow._fields}) for row in rows.mappings()]


def _of(person: str) -> ColumnElement[bool]:
    """Whether a table is somebody's: they opened it or sit there."""
    return or_(tables.c.owner == person, tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.player == person)))


_HERS = or_(
    tables.c.owner == players.c.id,
    tables.c.id.in_(select(chairs.c.table_id).where(chairs.c.player == players.c.id).correlate(players)),
)
_PEOPLE = select(
    players.c.id,
    players.c.name,
    players.c.language,
    players.c.seen,
    select(func.count()).select_from(tables).where(_HERS).correlate(players).scalar_subquery(),
).order_by(players.c.seen, players.c.id)


async def _share(connection: AsyncConnection, person: str) -> Deleted:
    """A person's tables, by whether somebody else sits there."""
    somebody = and_(chairs.c.player != person, chairs.c.player != "", chairs.c.player != NOBODY)
    shared = {row[0] for row in await connection.execute(select(chairs.c.table_id).where(somebody).distinct())}
    mine = [row[0] for row in await connection.execute(select(tables.c.id).where(_of(person)).order_by(tables.c.id))]
    return Deleted([table for table in mine if table not in shared], [table for table in mine if table in shared])


async def _delete_tables(connection: AsyncConnection, gone: list[str]) -> int:
    """Deletes tables; returns how many there were."""
    # The table first: who would write to it waits for this, and then finds no table.
    found = await connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    of_game, of_people = (answers, packed, results, reviews), (chairs, chat, removals)
    for part in (*of_game, *of_people, absences, agreements, coaching, presences, spectators):
        await connection.execute(delete(part).where(part.c.table_id.in_(gone)))
    return found.rowcount


def condition_of(finished: bool, closed: bool) -> Condition:
    return "finished" if finished else "closed" if closed else "running"


def verify(table: str, whole: Whole) -> Finding:
    """Replays a table, and compares what comes out with what is stored.

    A game of other rules or components cannot be replayed here; of such a one, only the log itself is checked.
    """
    try:
        check_chairs(whole.row, whole.chairs)
        if whole.why:
            _check_log(whole)
            return Finding(table, "other-rules", refusal_of(whole.row, whole.here, whole.why))
        match = new_match(whole.row, whole.pack)
        replay(match, whole.entries)
        if not match.over:
            check_bots(whole.row, whole.chairs)
        result = result_of(match)
        if (result is not None) != bool(whole.row.finished):
            raise Unreadable("finished", message("refused-verify-finished"))
        if whole.result is not None and whole.result != result:
            raise Unreadable("result", message("refused-verify-result"))
    except Unreadable as error:
        return Finding(table, "broken", error.message, error.where)
    except PartalError as error:
        return Finding(table, "broken", error.message, type(error).__name__)
    return Finding(table, "holds")


def _check_log(whole: Whole) -> None:
    """Raises Unreadable if a log that cannot be replayed here has a gap or take-backs that do not fit."""
    numbers = [number for number, _ in whole.entries]
    gap = next((number for place, number in enumerate(numbers, 1) if number != place), None)
    if gap is not None:
        raise Unreadable(f"entry-{gap}")
    try:
        whole.record()
    except BadInput as error:
        raise Unreadable(error.message.key) from None
