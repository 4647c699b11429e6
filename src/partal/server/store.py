"""What the server stores: tables, chairs, logs, results, chat, packs, reviews and players.

A table is an append-only log of answers and take-backs. An entry's number is its key, so no process can answer the same
question twice, leave out a number or reuse one. Nothing else of a game is stored while it runs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import case, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from partal.core.log import Entry

from partal.server.accounts import person_mark
from partal.server.attendance import Attendance, Stale
from partal.server.compact import entries_of
from partal.server.database import Unavailable
from partal.server.limits import Quota
from partal.server.notices import Notice
from partal.server.schema import (
    absences,
    agreements,
    answers,
    chairs,
    chat,
    coaching,
    packs,
    players,
    presences,
    removals,
    results,
    reviews,
    spectators,
    tables,
)
from partal.server.stamps import Stamp
from partal.server.world import REAL, World
from partal.table.result import Result
from partal.table.seat import Chair
from partal.table.wire import ChatLine

MOST_AT_ONCE = 400
"""The most entries written in one transaction; the rest wait for the next."""
MOST_SAID = 200
"""How many lines of a table's chat are shown."""


_UNBEGUN = ~exists().where(answers.c.table_id == tables.c.id) & ~tables.c.finished & ~tables.c.closed


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
    pack: str = ""
    chosen: bool = False
    """Whether the owner chose the seed; they know the deal then, so it is shown to everyone."""
    rules: str = ""
    content: str = ""
    pack_digest: str = ""
    take_back_past_reveals: bool = True
    """Whether a person among bots may take back past reveals."""
    closed: bool = False
    """Whether its players have closed it; it then accepts no more answers."""
    chat_closed: bool = False
    """Whether the host has closed its chat."""
    rematch: str = ""
    """The table where its players play again; empty if nobody has asked for that."""
    practice_of: str = ""
    """The finished game from which this practice table goes on; empty at any other table."""
    given: int = 0
    """How many answers a practice table began with."""

    @property
    def stamp(self) -> Stamp:
        """The versions that this game was opened with."""
        return Stamp(self.rules, self.content, self.pack_digest)


class Player(NamedTuple):
    """A person, known by a signed cookie."""

    id: str
    name: str
    language: str


class PackRow(NamedTuple):
    """Somebody's content pack, as it was sent."""

    id: str
    game: str
    name: str
    digest: str
    entries: int
    text: str
    owner: str
    created: float


class Waiting(NamedTuple):
    """An entry that is being written, with the future that its writer awaits."""

    table_id: str
    number: int
    entry: Entry
    touches: bool
    result: Result | None
    written: asyncio.Future[bool]


class Store(Attendance):
    """Everything that the server stores.

    Entries that arrive at the same time, from any table, are written in one transaction, so that one
    wait for the disk serves them all; none is confirmed before the transaction is on disk.
    """

    def __init__(self, url: str, world: World = REAL) -> None:
        super().__init__(url, world)
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._known: dict[str, Player] = {}
        self.on_written: Callable[[str, float], None] = lambda *_: None
        """Is told of every entry: whether it was `stored`, `stale` or `failed`, and how long that took."""

    async def close(self) -> None:
        if self._writer is not None:
            await asyncio.gather(self._writer, return_exceptions=True)
        await super().close()

    # Tables

    async def add_table(
        self, row: TableRow, seated: list[Chair], given: Sequence[Entry] = (), before: TableRow | None = None
    ) -> None:
        """Stores a new table, with the answers it begins with.

        `before`: the finished table whose rematch this is. Raises Stale if that has another one by now.
        """
        async with self._begin() as connection:
            if before is not None:
                same = [tables.c.id == before.id, tables.c.rematch == before.rematch]
                asked = await connection.execute(update(tables).where(*same).values(rematch=row.id))
                if asked.rowcount != 1:
                    raise Stale
                await self._tell(connection, "host", before.id)
            values = row._asdict()
            await connection.execute(insert(tables).values(**values, touched=row.created))
            await connection.execute(insert(chairs), [{"table_id": row.id, **chair._asdict()} for chair in seated])
            if given:
                log = [{"table_id": row.id, "number": place, **one._asdict()} for place, one in enumerate(given, 1)]
                await connection.execute(insert(answers), log)

    async def table(self, table_id: str) -> TableRow | None:
        async with self._look() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
        if row is None:
            return None
        return TableRow(**{name: row[name] for name in TableRow._fields})

    async def tables_for(self, player: str, limit: int = 60) -> list[str]:
        """The tables to list for this player: public ones and those the player owns or sits at."""
        mine = select(chairs.c.table_id).where(chairs.c.player == player)
        query = (
            select(tables.c.id)
            .where(or_(tables.c.public, tables.c.owner == player, tables.c.id.in_(mine)))
            .order_by(tables.c.touched.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._look() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def chairs(self, table_id: str) -> list[Chair]:
        query = select(chairs).where(chairs.c.table_id == table_id).order_by(chairs.c.seat)
        async with self._look() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Chair(**{name: row[name] for name in Chair._fields}) for row in rows]

    async def seat(self, table_id: str, chair: Chair, was: Chair) -> None:
        """Changes who sits on a seat. Raises Stale if that has changed in the meantime."""
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
        if chair.player != was.player:
            query = query.where(~self._removed(table_id, chair.player, seated=True))
        async with self._begin() as connection:
            await self._lock_table(connection, table_id)
            if (await connection.execute(query)).rowcount != 1:
                raise Stale
            await self._tell(connection, "chairs", table_id)

    async def close_table(self, table_id: str) -> None:
        """Closes a table: no process may add an answer any more."""
        async with self._begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(closed=True))
            await self._tell(connection, "table", table_id)

    async def unfinished_of(self, owners: Collection[str], since: float) -> Quota:
        """How many tables of these people are not finished and were played at since then, and how many are public."""
        counted = [func.count(), func.count(case((tables.c.public, 1)))]
        going_on = [~tables.c.finished, ~tables.c.closed, tables.c.touched > since]
        async with self._look() as connection:
            row = (await connection.execute(select(*counted).where(tables.c.owner.in_(owners), *going_on))).one()
        return Quota(row[0], row[1])

    async def never_begun(self, before: float) -> list[str]:
        """Tables opened before then at which nobody has answered."""
        visited = exists().where(presences.c.table_id == tables.c.id)
        query = select(tables.c.id).where(tables.c.touched < before, tables.c.created < before, _UNBEGUN, ~visited)
        async with self._look() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def delete_unbegun(self, table_id: str) -> None:
        """Deletes a table, unless somebody has answered there meanwhile."""
        async with self._begin() as connection:
            gone = await connection.execute(delete(tables).where(tables.c.id == table_id, _UNBEGUN))
            if gone.rowcount:
                for part in (chairs, chat, absences, agreements, coaching, presences, removals, spectators):
                    await connection.execute(delete(part).where(part.c.table_id == table_id))
                await self._tell(connection, "table", table_id)

    async def without_result(self) -> list[str]:
        """Finished games whose result is not stored yet."""
        kept = select(results.c.table_id)
        query = select(tables.c.id).where(tables.c.finished, tables.c.id.not_in(kept)).order_by(tables.c.touched)
        async with self._look() as connection:
            return [row[0] for row in await connection.execute(query)]

    async def result(self, table_id: str) -> Result | None:
        query = select(results.c.result).where(results.c.table_id == table_id)
        async with self._look() as connection:
            found = (await connection.execute(query)).scalar()
        return None if found is None else Result.of(found)

    async def add_result(self, table_id: str, result: Result) -> None:
        """Stores the result of a finished game unless there is one already."""
        async with self._begin() as connection:
            await self._keep_result(connection, table_id, result)

    async def _keep_result(self, connection: AsyncConnection, table_id: str, result: Result) -> None:
        values = {"table_id": table_id, "result": result.plain(), "made": self.world.now()}
        await connection.execute(self._dialect.insert(results).values(**values).on_conflict_do_nothing())

    # The log

    async def entries(self, table_id: str, settled: bool = False, after: int = 0) -> list[tuple[int, Entry]]:
        """The whole log in order, each entry with its number; or only what comes after an entry.

        `settled`: waits for writes still under way, for instance by a broken connection.
        """
        async with self._look() as connection:
            if settled:
                await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            return await entries_of(connection, table_id, after)

    async def add_entry(
        self, table_id: str, number: int, entry: Entry, touches: bool = True, result: Result | None = None
    ) -> None:
        """Writes an entry; returns once it is on disk. Raises Stale unless its number is the next one.

        Unavailable leaves the outcome open: the connection may have broken after the entry was stored.
        `touches`: whether the table moves up in lists; an answer that nobody can see yet must not show there.
        `result`: the result of the game if this is its last answer; both are stored or neither.
        """
        began = self.world.steady()
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(table_id, number, entry, touches, result, written))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        outcome = "failed"
        try:
            outcome = "stored" if await written else "stale"
        finally:
            self.on_written(outcome, self.world.steady() - began)
        if outcome == "stale":
            raise Stale

    async def _write_all(self) -> None:
        """Writes all waiting entries, one transaction after another."""
        while self._waiting:
            async with self._turn:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                try:
                    new = await self._write(batch)
                except BaseException as error:
                    for one in batch:
                        if not one.written.done():
                            failed = Unavailable()
                            failed.__cause__ = error
                            one.written.set_exception(failed)
                    if not isinstance(error, Exception):
                        raise
                    continue
            for one in batch:
                if not one.written.done():
                    one.written.set_result((one.table_id, one.number) in new)
                    new.discard((one.table_id, one.number))

    async def _write(self, batch: list[Waiting]) -> set[tuple[str, int]]:
        """Writes a batch in one transaction; returns the entries that were new, next in line, and at open tables."""
        wanted = {(one.table_id, one.number): one for one in reversed(batch)}
        touched = {one.table_id for one in batch if one.touches}
        async with self.engine.begin() as connection:
            last = await self._last_entries(connection, {one.table_id for one in batch}, touched)
            rows = []
            for (table, number), one in sorted(wanted.items(), key=lambda item: item[0]):
                if table in last and number <= last[table] + 1:
                    last[table] = max(last[table], number)
                    rows.append({"table_id": table, "number": number, **one.entry._asdict()})
            if not rows:
                return set()
            query = self._dialect.insert(answers).on_conflict_do_nothing()
            found = await connection.execute(query.returning(answers.c.table_id, answers.c.number), rows)
            new = {(row[0], row[1]) for row in found}
            for key in sorted(new):
                result = wanted[key].result
                if result is not None:
                    await connection.execute(update(tables).where(tables.c.id == key[0]).values(finished=True))
                    await self._keep_result(connection, key[0], result)
            told = [Notice("entry", table, number, tuple(wanted[table, number].entry)) for table, number in sorted(new)]
            await self.notices.tell(connection, told)
        return new

    async def _last_entries(self, connection: AsyncConnection, held: set[str], touched: set[str]) -> dict[str, int]:
        """Locks tables as `_lock_table` does; returns the number of the last entry of each one that is open."""
        last = select(func.max(answers.c.number)).where(answers.c.table_id == tables.c.id).scalar_subquery()
        now = case((tables.c.id.in_(touched), self.world.now()), else_=tables.c.touched)
        wanted = tables.c.id.in_(held)
        if self.kind == "postgresql" and len(held) > 1:
            # Always in the same order, so that two processes with several tables each never wait for each other.
            wanted = tables.c.id.in_(select(tables.c.id).where(wanted).order_by(tables.c.id).with_for_update())
        hold = update(tables).where(wanted).values(touched=now)
        # A finished game takes no more entries; its log may be packed.
        found = await connection.execute(hold.returning(tables.c.id, tables.c.closed | tables.c.finished, last))
        return {table: number or 0 for table, closed, number in found if not closed}

    # Chat

    async def say(self, table_id: str, name: str, said: str, at: float | None = None, player: str = "") -> ChatLine:
        """Stores a line of chat and returns it. Raises Stale if the chat is closed, or the speaker was removed."""
        at = self.world.now() if at is None else at
        refused = select(tables.c.chat_closed | self._removed(table_id, player, seated=False))
        async with self._begin() as connection:
            await self._lock_table(connection, table_id)
            if (await connection.execute(refused.where(tables.c.id == table_id))).scalar():
                raise Stale
            await connection.execute(insert(chat).values(table_id=table_id, name=name, text=said, at=at, player=player))
            await self._tell(connection, "chat", table_id)
        return {"person": person_mark(player), "name": name, "text": said, "at": at}

    async def chat(self, table_id: str, limit: int = MOST_SAID) -> list[ChatLine]:
        query = (
            select(chat.c.player, chat.c.name, chat.c.text, chat.c.at)
            .where(chat.c.table_id == table_id)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        async with self._look() as connection:
            rows = (await connection.execute(query)).all()
        return [{"person": person_mark(row[0]), "name": row[1], "text": row[2], "at": row[3]} for row in reversed(rows)]

    # Packs

    async def pack(self, pack_id: str) -> PackRow | None:
        async with self._look() as connection:
            row = (await connection.execute(select(packs).where(packs.c.id == pack_id))).mappings().first()
        return None if row is None else PackRow(**{name: row[name] for name in PackRow._fields})

    async def packs_of(self, owner: str) -> list[PackRow]:
        query = select(packs).where(packs.c.owner == owner).order_by(packs.c.created, packs.c.id)
        async with self._look() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [PackRow(**{name: row[name] for name in PackRow._fields}) for row in rows]

    async def add_pack(self, row: PackRow) -> None:
        """Stores a pack unless it is there already."""
        async with self._begin() as connection:
            await connection.execute(self._dialect.insert(packs).values(**row._asdict()).on_conflict_do_nothing())

    # Reviews

    async def review(self, table_id: str) -> dict[str, Any] | None:
        query = select(reviews.c.review).where(reviews.c.table_id == table_id)
        async with self._look() as connection:
            found: dict[str, Any] | None = (await connection.execute(query)).scalar()
        return found

    async def add_review(self, table_id: str, review: dict[str, Any]) -> None:
        """Stores the review of a finished game unless there is one already."""
        values = {"table_id": table_id, "review": review, "made": self.world.now()}
        async with self._begin() as connection:
            await connection.execute(self._dialect.insert(reviews).values(**values).on_conflict_do_nothing())

    # Players

    async def player(self, player_id: str) -> Player | None:
        known = self._known.get(player_id)
        if known is not None:
            return known
        async with self._look() as connection:
            row = (await connection.execute(select(players).where(players.c.id == player_id))).mappings().first()
        return None if row is None else self._know(Player(row["id"], row["name"], row["language"]))

    async def save_player(self, player: Player) -> None:
        async with self._begin() as connection:
            values = {**player._asdict(), "seen": self.world.now()}
            changed = await connection.execute(update(players).where(players.c.id == player.id).values(**values))
            if not changed.rowcount:
                await connection.execute(insert(players).values(**values))
            await self._tell(connection, "player", "", player.id)
        self._know(player)

    def forget_player(self, player_id: str) -> None:
        """Somebody's name has changed elsewhere; it is read again when it is needed."""
        self._known.pop(player_id, None)

    def _know(self, player: Player, most: int = 5_000) -> Player:
        """Caches a player, since every request needs one."""
        if len(self._known) >= most:
            self._known.clear()
        self._known[player.id] = player
        return player
