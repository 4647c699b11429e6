"""A table that this server keeps but cannot play: it needs other rules or components, or it is closed.

Nothing of it is replayed, so nothing changes: its versions, result and record stay as they are.
"""

from __future__ import annotations

from typing import NamedTuple

from partal.core.errors import PartalError
from partal.core.log import Entry, stand_ins, standing, tally_of
from partal.core.message import Message, message
from partal.core.record import Answer, Record, commit

from partal.server.stamps import Stamp, differences, stamp_of
from partal.server.store import PackRow, Store, TableRow
from partal.server.wire import Difference, Status
from partal.table.result import Result
from partal.table.seat import Chair, recorded_name


class SetAside(PartalError):
    """This cannot be done because the table is only kept; the message says why."""


class KeptTable(NamedTuple):
    """A table that is only kept."""

    row: TableRow
    pack: PackRow | None
    chairs: list[Chair]
    result: Result | None
    here: Stamp
    """The stamp that a game opened here now would get."""
    why: tuple[Difference, ...]
    """How this server differs from what the game needs; empty if the table is just closed."""
    removed: frozenset[str] = frozenset()
    """Whom the host has removed as spectators."""

    @property
    def status(self) -> Status:
        return "finished" if self.row.finished else "closed" if self.row.closed else "stopped"

    @property
    def refusal(self) -> Message:
        """Why nothing can be played or replayed here."""
        return refusal_of(self.row, self.here, self.why)

    @property
    def is_public(self) -> bool:
        """Whether everyone may know everything: the game is over, or its players have closed it."""
        return self.row.finished or self.row.closed

    def sits(self, player: str) -> bool:
        """Whether this player opened the table or sits at it, and so may close it."""
        return player == self.row.owner or any(chair.player == player for chair in self.chairs)

    def refusal_for(self, player: str) -> Message | None:
        """Why this person is refused at this table; None if they are not."""
        return message("refused-removed") if player in self.removed and not self.sits(player) else None

    async def record(self, store: Store) -> Record:
        """The record, from the log as it is stored."""
        return self.record_of([entry for _, entry in await store.entries(self.row.id)])

    def record_of(self, entries: list[Entry]) -> Record:
        """The record, built from the log without replaying it: the answers that stand, and the stored result.

        Raises BadInput if a take-back does not fit.
        """
        row, result = self.row, self.result
        tally = tally_of(entries, row.seats)
        line = standing(entries)
        return Record(
            row.game,
            row.rules,
            row.content,
            row.seats,
            tuple([recorded_name(row.game, chair) for chair in self.chairs]),
            row.settings,
            commit(row.game, row.seed, row.salt),
            row.seed,
            row.salt,
            tuple([Answer(number, entry.seat, entry.notation) for number, entry in enumerate(line, 1)]),
            result.scores if result else None,
            result.winners if result else None,
            result.digest if result else "",
            tally.taken_back,
            tally.past_reveals,
            not row.take_back_past_reveals,
            stand_ins(line),
        )


def refusal_of(row: TableRow, here: Stamp, why: tuple[Difference, ...]) -> Message:
    """Why a table is only kept; if there are several reasons, the main one."""
    if "rules" in why:
        return message("refused-kept-rules", played=row.rules or "?", here=here.rules)
    first = next((reason for reason in ("pack-gone", "pack-changed", "content") if reason in why), "closed")
    return message(f"refused-kept-{first}")


async def compare(store: Store, row: TableRow) -> tuple[PackRow | None, Stamp, tuple[Difference, ...]]:
    """A table's pack, this server's stamp for it, and the differences; checked before anything is replayed."""
    pack = await store.pack(row.pack) if row.pack else None
    here = stamp_of(row.game, pack.text if pack else "")
    return pack, here, differences(row.stamp, here, bool(row.pack) and pack is None)
