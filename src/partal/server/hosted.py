"""What the host of a table may do: close its chat, remove spectators, and, before the game begins, guests.

Whoever opened a table is its host. Anybody the host removes is kept out until the host lets them back in. None of this
depends on anything hidden: whether a game has begun depends on answers that everybody can see.
"""

from __future__ import annotations

from contextlib import suppress

from partal.core.message import Message, message

from partal.server.accounts import person_mark
from partal.server.attendance import Removal, Stale
from partal.server.notices import Notice
from partal.server.seated import NotNow, SeatedTable, shielded
from partal.server.wire import Visitor, Visitors
from partal.table.seat import Chair, Forbidden

MOST_SHOWN = 100
"""How many spectators the host is shown."""


class HostedTable(SeatedTable):
    """A table whose host may close the chat and remove people."""

    # Who may be here

    def refusal_for(self, player: str) -> Message | None:
        """Why this person may not enter this table; None if they may."""
        removal = self.removed.get(player)
        if removal is None or removal.seated or self.sits(player):
            return None
        return message("refused-removed")

    def require_welcome(self, chair: Chair) -> None:
        """Raises Forbidden if the person who wants this chair was removed here."""
        if chair.player in self.removed and not self.sits(chair.player):
            raise Forbidden(message("refused-removed-seat"))

    def has_lost(self, player: str, seat: int | None) -> bool:
        """Whether this seat is no longer this player's, so that they may not see what it holds."""
        if seat is None:
            return False
        return self.chairs[seat].player != player or (player in self.removed and self.removed[player].seated)

    def may_remove(self, player: str) -> bool:
        """Whether this player may free the seats of others: it is their table, and the game has not begun."""
        return player == self.row.owner and not self.match.over and not self.past and not self.has_begun

    def require_host(self, player: str) -> None:
        if player != self.row.owner:
            raise Forbidden(message("refused-not-host"))

    # What the host does

    async def close_chat(self, player: str, closed: bool) -> None:
        """Closes the chat for everybody, or opens it again."""
        await shielded(self._close_chat(player, closed))

    async def _close_chat(self, player: str, closed: bool) -> None:
        self.require_host(player)
        async with self.lock:
            await self._settle()
            write = self.store.close_chat(self.row.id, closed)
            if await self._written(write, lambda: self.row.chat_closed == closed):
                self.row = self.row._replace(chat_closed=closed)
        self.notify()

    async def remove(self, player: str, person: str, seat: int | None) -> None:
        """Removes somebody, by their mark: from a seat, which becomes free, or (None) as a spectator."""
        await shielded(self._remove(player, person, seat))

    async def _remove(self, player: str, person: str, seat: int | None) -> None:
        self.require_host(player)
        async with self.lock:
            await self._settle()
            if self.store.notices.shared:
                await self.read_on()
            gone = await self._person(person)
            if gone is None or (seat is not None and self._chair_of(gone, seat) is None):
                raise NotNow(message("refused-remove-nobody"))
            if gone == self.row.owner:
                raise Forbidden(message("refused-remove-own"))
            if seat is None and self.sits(gone):
                raise NotNow(message("refused-remove-seated"))
            if seat is not None and not self.may_remove(player):
                raise NotNow(message("refused-remove-begun"))
            try:
                if seat is None:
                    await self._remove_spectator(gone)
                else:
                    await self._remove_guest(gone)
            except Stale:
                raise NotNow(message("refused-remove-changed")) from None
        self.changed()

    def _chair_of(self, player: str, seat: int) -> Chair | None:
        return self.chairs[seat] if seat < len(self.chairs) and self.chairs[seat].player == player else None

    async def _remove_spectator(self, player: str) -> None:
        known = await self.store.player(player)
        name = known.name if known is not None else ""
        write = self.store.remove_spectator(self.row.id, player, name)
        if await self._written(write, lambda: player in self.removed):
            self.removed = {**self.removed, player: Removal(name, False)}

    async def _remove_guest(self, player: str) -> None:
        theirs = [chair for chair in self.chairs if chair.player == player]
        write = self.store.remove_guest(self.row.id, theirs, self.match.entry)
        if await self._written(write, lambda: player in self.removed):
            free = {chair.seat: Chair(chair.seat, "open", "", "", "") for chair in theirs}
            # Nothing is waited for from here until everybody is told: nobody sees a chair that is half free.
            self.chairs = [free.get(chair.seat, chair) for chair in self.chairs]
            self.removed = {**self.removed, player: Removal(theirs[0].name, True)}

    async def let_back(self, player: str, person: str) -> None:
        """Lets somebody who was removed back in."""
        await shielded(self._let_back(player, person))

    async def _let_back(self, player: str, person: str) -> None:
        self.require_host(player)
        async with self.lock:
            await self._settle()
            if self.store.notices.shared:
                await self.read_on()
            back = next((removed for removed in self.removed if person_mark(removed) == person), None)
            if back is None:
                raise NotNow(message("refused-remove-nobody"))
            if await self._written(self.store.let_back(self.row.id, back), lambda: back not in self.removed):
                self.removed = {other: removal for other, removal in self.removed.items() if other != back}
        self.changed()

    # Who is here

    async def visitors(self, player: str) -> Visitors:
        """Who is watching, and who was removed; only the host may know."""
        self.require_host(player)
        watching = sorted((await self._watching()).difference([self.row.owner]))
        shown: list[Visitor] = []
        for other in watching[:MOST_SHOWN]:
            known = await self.store.player(other)
            shown.append(
                {"person": person_mark(other), "name": known.name if known is not None else "", "seated": False}
            )
        return {
            "watching": sorted(shown, key=lambda visitor: (visitor["name"].casefold(), visitor["person"])),
            "more": len(watching) - len(shown),
            "removed": [
                {"person": person_mark(other), "name": removal.name, "seated": removal.seated}
                for other, removal in sorted(self.removed.items(), key=lambda item: (item[1].name.casefold(), item[0]))
            ],
        }

    async def _watching(self) -> set[str]:
        """Those who are connected, here or to another process, but have no chair."""
        here = {listener.player for listener in self.listeners.values()}
        if self.store.notices.shared:
            here |= await self.store.spectators(self.row.id)
        return {other for other in here if not self.sits(other)}

    async def _person(self, mark: str) -> str | None:
        """Who has this mark, among all who sit, watch, or have said something here."""
        known = {chair.player for chair in self.chairs if chair.player} | await self._watching()
        found = next((player for player in known if person_mark(player) == mark), None)
        if found is None:
            speakers = await self.store.speakers(self.row.id)
            found = next((player for player in speakers if person_mark(player) == mark), None)
        return found

    # What other processes tell

    def hear(self, notice: Notice) -> None:
        if notice.about != "host":
            super().hear(notice)
            return
        with suppress(TypeError, ValueError):
            # At once, before everything is read: whoever was removed sees nothing more.
            for player, name, seated in notice.values:
                self.removed = {**self.removed, str(player): Removal(str(name), bool(seated))}
        self.read_soon()
        self.notify()
