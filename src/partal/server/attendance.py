"""Who is at which table, as the database has it: absences, connections at all processes, agreements, whereabouts."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from partal.core.errors import PartalError
from partal.core.message import message

from partal.server.database import Database
from partal.server.notices import About, Notice
from partal.server.schema import (
    absences,
    agreements,
    answers,
    chairs,
    chat,
    coaching,
    presences,
    processes,
    removals,
    spectators,
    tables,
    whereabouts,
)
from partal.table.seat import Chair

YESTERDAY = 24 * 3600.0
"""Seconds for which it is stored where somebody was last seen."""


class Stale(PartalError):
    """The table has changed: somebody else has answered, taken back or sat down."""

    def __init__(self) -> None:
        super().__init__(message("refused-answered"))


class Removal(NamedTuple):
    """Somebody whom the host has removed from a table."""

    name: str
    seated: bool
    """Whether they lost a seat; they may look on then, but not sit down again."""


class Attendance(Database):
    """The part of the store that is about people at tables."""

    async def _lock_table(self, connection: AsyncConnection, table_id: str) -> None:
        """Locks a table until the end of this transaction, so that no other process can interfere.

        Both databases let only one transaction at a time change a row, so every change to a table starts here.
        """
        await connection.execute(update(tables).where(tables.c.id == table_id).values(touched=tables.c.touched))

    async def _tell(self, connection: AsyncConnection, about: About, table_id: str, *values: object) -> None:
        """Tells the other processes, if this transaction is committed."""
        await self.notices.tell(connection, [Notice(about, table_id, values=values)])

    async def absences(self, table_id: str) -> dict[str, float]:
        """Who is away from a table, and since when."""
        query = select(absences.c.player, absences.c.since).where(absences.c.table_id == table_id)
        async with self._look() as connection:
            return {row[0]: row[1] for row in await connection.execute(query)}

    async def note_absence(self, table_id: str, player: str, since: float | None) -> None:
        """Notes since when somebody is away from a table; None if they are there, so nobody needs to agree any more."""
        async with self._begin() as connection:
            await self._note_absence(connection, table_id, player, since)
            if since is None:
                await self._tell(connection, "seen", table_id, player)

    async def _note_absence(self, connection: AsyncConnection, table_id: str, player: str, since: float | None) -> None:
        await connection.execute(delete(absences).where(absences.c.table_id == table_id, absences.c.player == player))
        if since is None:
            back = delete(agreements).where(agreements.c.table_id == table_id, agreements.c.gone == player)
            await connection.execute(back)
        else:
            new = self._dialect.insert(absences).values(table_id=table_id, player=player, since=since)
            await connection.execute(new.on_conflict_do_nothing())

    async def presences(self, table_id: str) -> dict[str, set[str]]:
        """Who is connected to a table at other processes, and at which."""
        known = exists().where(processes.c.id == presences.c.process)
        query = select(presences.c.player, presences.c.process).where(
            presences.c.table_id == table_id, presences.c.process != self.notices.process, known
        )
        found: dict[str, set[str]] = {}
        async with self._look() as connection:
            for player, process in await connection.execute(query):
                found.setdefault(player, set()).add(process)
        return found

    async def note_arrival(self, table_id: str, player: str) -> None:
        """Somebody has connected to a table at this process."""
        row = {"table_id": table_id, "player": player, "process": self.notices.process}
        async with self._begin() as connection:
            await connection.execute(self._dialect.insert(presences).values(**row).on_conflict_do_nothing())
            await self._note_absence(connection, table_id, player, None)
            await self._tell(connection, "here", table_id, player)

    async def note_departure(self, table_id: str, player: str, since: float) -> None:
        """Somebody's last connection to a table at this process has ended; they are away if there is no other."""
        here = presences.c.table_id == table_id, presences.c.player == player
        async with self._begin() as connection:
            await connection.execute(delete(presences).where(*here, presences.c.process == self.notices.process))
            if (await connection.execute(select(presences.c.process).where(*here))).first() is None:
                await self._note_absence(connection, table_id, player, since)
            await self._tell(connection, "left", table_id, player, since)

    async def agreements(self, table_id: str) -> dict[str, set[str]]:
        """Who has agreed to let a bot play on, by the person who is gone."""
        query = select(agreements.c.gone, agreements.c.player).where(agreements.c.table_id == table_id)
        found: dict[str, set[str]] = {}
        async with self._look() as connection:
            for gone, player in await connection.execute(query):
                found.setdefault(gone, set()).add(player)
        return found

    async def agree(self, table_id: str, gone: str, player: str) -> set[str]:
        """Notes that somebody agrees to let a bot play on; returns all who have agreed to that."""
        row = {"table_id": table_id, "gone": gone, "player": player}
        all_of_them = select(agreements.c.player).where(agreements.c.table_id == table_id, agreements.c.gone == gone)
        async with self._begin() as connection:
            # Two who agree at the same time, at two processes, must not both miss the other.
            await self._lock_table(connection, table_id)
            await connection.execute(self._dialect.insert(agreements).values(**row).on_conflict_do_nothing())
            await self._tell(connection, "agreed", table_id, gone, player)
            return {row[0] for row in await connection.execute(all_of_them)}

    async def forget_agreements(self, table_id: str, gone: str) -> None:
        """A bot plays on for somebody, so what was agreed is done."""
        done = delete(agreements).where(agreements.c.table_id == table_id, agreements.c.gone == gone)
        async with self._begin() as connection:
            await connection.execute(done)

    async def coached(self, table_id: str) -> set[str]:
        """Who has agreed to the coach at a table."""
        query = select(coaching.c.player).where(coaching.c.table_id == table_id)
        async with self._look() as connection:
            return {row[0] for row in await connection.execute(query)}

    async def agree_to_coach(self, table_id: str, player: str, agrees: bool) -> None:
        """Notes whether somebody agrees to the coach."""
        row = {"table_id": table_id, "player": player}
        async with self._begin() as connection:
            await self._lock_table(connection, table_id)
            if agrees:
                await connection.execute(self._dialect.insert(coaching).values(**row).on_conflict_do_nothing())
            else:
                this = [coaching.c[name] == value for name, value in row.items()]
                await connection.execute(delete(coaching).where(*this))
            await self._tell(connection, "coached", table_id)

    async def note_whereabouts(self, seen: dict[str, str], now: float) -> None:
        """Notes where people were last seen, by marks of their addresses; forgets those of yesterday."""
        rows = [{"player": player, "address": address, "seen": now} for player, address in sorted(seen.items())]
        new = self._dialect.insert(whereabouts)
        newer = new.on_conflict_do_update(
            index_elements=[whereabouts.c.player],
            set_={"address": new.excluded.address, "seen": new.excluded.seen},
        )
        async with self._begin() as connection:
            await connection.execute(newer, rows)
            await connection.execute(delete(whereabouts).where(whereabouts.c.seen < now - YESTERDAY))

    async def people_at(self, address: str) -> set[str]:
        """Those who were last seen at an address, by its mark."""
        async with self._look() as connection:
            query = select(whereabouts.c.player).where(whereabouts.c.address == address)
            return {row[0] for row in await connection.execute(query)}

    async def address_of(self, player: str) -> str:
        """The mark of the address where somebody was last seen; empty if that is unknown."""
        async with self._look() as connection:
            query = select(whereabouts.c.address).where(whereabouts.c.player == player)
            return str((await connection.execute(query)).scalar() or "")

    # The host

    async def close_chat(self, table_id: str, closed: bool) -> None:
        """Closes the chat of a table, or opens it again."""
        async with self._begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(chat_closed=closed))
            await self._tell(connection, "host", table_id)

    async def removals(self, table_id: str) -> dict[str, Removal]:
        """Whom the host has removed."""
        query = select(removals.c.player, removals.c.name, removals.c.seated).where(removals.c.table_id == table_id)
        async with self._look() as connection:
            return {row[0]: Removal(row[1], row[2]) for row in await connection.execute(query)}

    async def remove_spectator(self, table_id: str, player: str, name: str) -> None:
        """Removes somebody who has no chair. Raises Stale if they have sat down meanwhile."""
        sits = exists().where(chairs.c.table_id == table_id, chairs.c.player == player)
        async with self._begin() as connection:
            await self._lock_table(connection, table_id)
            if (await connection.execute(select(sits))).scalar():
                raise Stale
            await self._remove(connection, table_id, player, Removal(name, False))

    async def remove_guest(self, table_id: str, theirs: list[Chair], entry: int) -> None:
        """Frees the chairs of a person. Raises Stale if anything was answered since, or they are no longer theirs."""
        last = select(func.max(answers.c.number)).where(answers.c.table_id == table_id)
        async with self._begin() as connection:
            await self._lock_table(connection, table_id)
            if ((await connection.execute(last)).scalar() or 0) != entry - 1:
                raise Stale
            for was in theirs:
                this = chairs.c.table_id == table_id, chairs.c.seat == was.seat, chairs.c.player == was.player
                free = update(chairs).where(*this).values(kind="open", bot="", name="", player="")
                if (await connection.execute(free)).rowcount != 1:
                    raise Stale
            await self._remove(connection, table_id, theirs[0].player, Removal(theirs[0].name, True))

    async def _remove(self, connection: AsyncConnection, table_id: str, player: str, removal: Removal) -> None:
        new = self._dialect.insert(removals).values(table_id=table_id, player=player, **removal._asdict())
        changed = {"name": new.excluded.name, "seated": new.excluded.seated}
        key = [removals.c.table_id, removals.c.player]
        await connection.execute(new.on_conflict_do_update(index_elements=key, set_=changed))
        await self._tell(connection, "host", table_id, (player, *removal))

    async def let_back(self, table_id: str, player: str) -> None:
        """Somebody who was removed may come back."""
        async with self._begin() as connection:
            await self._lock_table(connection, table_id)
            gone = delete(removals).where(removals.c.table_id == table_id, removals.c.player == player)
            await connection.execute(gone)
            await self._tell(connection, "host", table_id)

    def _removed(self, table_id: str, player: str, seated: bool) -> ColumnElement[bool]:
        """Whether this person was removed from a table; `seated`: whether those count who may still look on."""
        rows = [removals.c.table_id == table_id, removals.c.player == player]
        return exists().where(*rows if seated else [*rows, ~removals.c.seated])

    async def spectators(self, table_id: str) -> set[str]:
        """Who looks on at a table, at any process."""
        query = select(spectators.c.player).where(spectators.c.table_id == table_id)
        async with self._look() as connection:
            return {row[0] for row in await connection.execute(query)}

    async def note_spectator(self, table_id: str, player: str, looks_on: bool) -> None:
        """Somebody looks on at this process from now on, or no longer."""
        row = {"table_id": table_id, "player": player, "process": self.notices.process}
        async with self._begin() as connection:
            if looks_on:
                await connection.execute(self._dialect.insert(spectators).values(**row).on_conflict_do_nothing())
            else:
                this = [spectators.c[name] == value for name, value in row.items()]
                await connection.execute(delete(spectators).where(*this))

    async def speakers(self, table_id: str) -> set[str]:
        """Who has said something at a table."""
        query = select(chat.c.player).where(chat.c.table_id == table_id, chat.c.player != "").distinct()
        async with self._look() as connection:
            return {row[0] for row in await connection.execute(query)}
