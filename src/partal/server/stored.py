"""A table and its stored log: loading, writing, and loading again after the database has failed.

The database is the source of truth. If it fails before confirming a write, the table is in doubt: it shows what it did
before, accepts no more writes, and is loaded again as soon as the database responds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from partal.core.errors import BadInput
from partal.core.log import Entry, standing, tally_of
from partal.core.match import Match
from partal.core.message import message

from partal.games import rules_of
from partal.server.attendance import Removal, Stale
from partal.server.database import RETRY, Unavailable
from partal.server.kept import SetAside, compare, refusal_of
from partal.server.logs import mark
from partal.server.packs import content_of
from partal.server.soundness import NO_TABLE, Unreadable, check_bots, check_chairs, check_row
from partal.server.store import PackRow, Store, TableRow
from partal.table.result import Result
from partal.table.table import Table

log = logging.getLogger("partal.server")

NOT_WRITTEN = message("refused-not-written")
UNCLEAR = message("refused-unclear")


def new_match(row: TableRow, pack: PackRow | None) -> Match[Any]:
    """The game of a table, before its first answer."""
    content = content_of(row.game, pack.text if pack else "")
    return Match(rules_of(row.game), row.seats, row.seed, row.settings, content=content, salt=row.salt)


def replay(match: Match[Any], kept: list[tuple[int, Entry]]) -> None:
    """Plays the answers of a log that stand. Raises Unreadable if one is missing or the rules refuse it."""
    missing = [place for place, (number, _) in enumerate(kept, 1) if number != place]
    if missing:
        raise Unreadable(f"entry-{kept[missing[0] - 1][0]}")
    entries = [entry for _, entry in kept]
    try:
        line = standing(entries)
    except BadInput as error:
        raise Unreadable(error.message.key) from None
    for entry in line:
        decision = match.decision
        if decision is None or decision.seat != entry.seat:
            raise Unreadable(f"answer-{match.number}")
        try:
            match.play(entry.notation)
        except Exception as error:
            raise Unreadable(f"answer-{match.number}-{type(error).__name__}") from None
    match.tally = tally_of(entries, match.seats)


class StoredTable(Table):
    """One table with its match, chairs and chat, as the database has them."""

    def __init__(self, store: Store, row: TableRow, pack: PackRow | None) -> None:
        self.store = store
        self.row = row
        self.pack = pack
        super().__init__(self.new_match(), [], row.take_back_past_reveals)
        self.lock = asyncio.Lock()
        self.in_doubt = False
        """Whether the database may have more or less of this table than we do."""
        self.removed: dict[str, Removal] = {}
        """Whom the host has removed."""
        self.coached: set[str] = set()
        """Who has agreed to the coach."""
        self.set_aside = False
        """Whether the table was closed or deleted elsewhere or its pack is gone; it must then be loaded again."""
        self._log: list[Entry] = []
        """The log as last loaded."""
        self.noted: list[tuple[int, Entry]] = []
        """Entries of other processes that have not been played, because nobody has needed the table here since."""
        self._reloading: asyncio.Task[None] | None = None

    def changed(self) -> None:
        """Called when another process has written to the table, or it is only kept from now on."""
        raise NotImplementedError

    def new_match(self) -> Match[Any]:
        return new_match(self.row, self.pack)

    async def load(self) -> None:
        """Loads the table from the database and replays the answers that stand; if that fails, nothing changes."""
        # First what waits for writes still under way: whatever is read after it has them, too.
        kept = await self.store.entries(self.row.id, settled=True)
        row = await self.store.table(self.row.id)
        if row is None:
            self.set_aside = True
            raise Unreadable(NO_TABLE, message("refused-no-table"))
        check_row(row)
        _, here, why = await compare(self.store, row)
        if why or row.closed:
            self.set_aside = True
            raise SetAside(refusal_of(row, here, why))
        chairs = await self.store.chairs(self.row.id)
        chat = await self.store.chat(self.row.id)
        removed = await self.store.removals(self.row.id)
        coached = await self.store.coached(self.row.id)
        check_chairs(row, chairs)
        match = await asyncio.to_thread(self._replayed, kept)
        if not match.over:
            check_bots(row, chairs)
        if match.history[: len(self.match.history)] != self.match.history:
            self.forget_log()
        self.row, self.chairs, self.chat, self.match, self.removed = row, chairs, chat, match, removed
        self.coached = coached
        self._log = [entry for _, entry in kept]
        self.in_doubt = False

    def _replayed(self, kept: list[tuple[int, Entry]]) -> Match[Any]:
        match = self.new_match()
        replay(match, kept)
        return match

    # What other processes write

    def follow(self, number: int, entry: Entry) -> None:
        """Plays the next entry, which another process has stored. Raises Unreadable if it does not fit."""
        decision = self.match.decision
        if number != self.match.entry or (not entry.takes and (decision is None or decision.seat != entry.seat)):
            raise Unreadable(f"entry-{number}")
        if entry.takes:
            self.take_back(entry)
        else:
            self.match.play(entry.notation)

    def play_noted(self) -> None:
        """Plays what was only noted. If it does not fit, the table is in doubt."""
        noted, self.noted = self.noted, []
        try:
            for number, entry in noted:
                if number >= self.match.entry:
                    self.follow(number, entry)
        except Exception:
            self.in_doubt = True

    async def read_on(self) -> None:
        """Reads what other processes have stored since, and plays it; if it does not fit, everything is read again.

        Everybody here is told, whatever becomes of the request for which it was read: the notice of what is known by
        then says nothing new.
        """
        if not self.in_doubt:
            before = self.match.entry, self.chairs, self.chat, self.removed, self.coached, self.row
            table = self.row.id
            row = await self.store.table(table)
            entries = await self.store.entries(table, after=self.match.entry - 1)
            chairs, chat = await self.store.chairs(table), await self.store.chat(table)
            removed, coached = await self.store.removals(table), await self.store.coached(table)
            try:
                if row is None or row.closed:
                    raise Unreadable(NO_TABLE)
                check_chairs(row, chairs)
                for number, entry in entries:
                    self.follow(number, entry)
                self.chairs, self.chat, self.removed, self.coached = chairs, chat, removed, coached
                self.row = self.row._replace(chat_closed=row.chat_closed, rematch=row.rematch)
                if before != (self.match.entry, chairs, chat, removed, coached, self.row):
                    self.changed()
                return
            except Exception:
                self.in_doubt = True
        await self._settle()

    # When the database fails

    async def _settle(self) -> None:
        """Called before every change: plays what was only noted, and loads a table in doubt again, or raises if that is
        not possible.
        """
        self.play_noted()
        if not self.in_doubt:
            return
        try:
            await self.load()
        except Unavailable as error:
            raise Unavailable(NOT_WRITTEN) from error
        except Unreadable as error:
            log.error("table cannot be read", extra={"table": mark(self.row.id), "why": error.where})
            raise
        except SetAside:
            self.changed()
            raise
        log.info("table read again", extra={"table": mark(self.row.id)})
        self.changed()

    async def _written(self, write: Awaitable[object], there: Callable[[], bool]) -> bool:
        """Waits for a change to be written. If that fails, the database decides as soon as it responds.

        Returns True if it was written and must still be applied in memory, and False if it was written and the table
        has been loaded again with it (`there`). Otherwise raises; the table then shows what is stored, or is in doubt
        until it does.
        """
        try:
            await write
            return True
        except Stale:
            self.in_doubt = True
            await self._settle_or_reload()
            raise
        except Exception as error:
            why = type(error.__cause__ or error).__name__
            log.error("not written", extra={"table": mark(self.row.id), "why": why})
            self.in_doubt = True
            await self._settle_or_reload()
        if not there():
            raise Unavailable(NOT_WRITTEN)
        return False

    async def _settle_or_reload(self) -> None:
        try:
            await self._settle()
        except Unavailable as error:
            if self._reloading is None or self._reloading.done():
                self._reloading = asyncio.create_task(self._reload_later())
            raise Unavailable(UNCLEAR) from error

    async def _reload_later(self) -> None:
        """Loads the table again as soon as possible, even if nobody asks for it."""
        while self.in_doubt:
            await asyncio.sleep(RETRY)
            async with self.lock:
                try:
                    await self._settle()
                except Unavailable:
                    continue
                except (SetAside, Unreadable):
                    return

    async def _added(self, entry: Entry, touches: bool = False, result: Result | None = None) -> bool:
        """Writes the log's next entry; see `_written`."""
        number = self.match.entry
        write = self.store.add_entry(self.row.id, number, entry, touches, result)
        return await self._written(write, lambda: self._log[number - 1 : number] == [entry])
