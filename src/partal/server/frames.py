"""Frames as sent over live connections: built once for all who see the same, and reduced to what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from partal.server.headers import Sitter, marked, sequels, shared_header, shown_seats, sitters
from partal.server.wire import Header, SeatInfo
from partal.table.frame import Moment, changes, joined, sent_frame
from partal.table.log import NOTHING
from partal.table.scene import Sent, SentScene

if TYPE_CHECKING:
    from partal.server.room import Room


write = msgspec.json.Encoder().encode


class Shown:
    """A frame as JSON, and the messages that lead to it from earlier ones. Frames compare by identity."""

    def __init__(self, now: Moment, seat: int | None, scene: SentScene, header: dict[str, Any]) -> None:
        self.now = now
        self.seat = seat
        self.frame = sent_frame(now, seat, scene)
        self.header = header
        self.answers = now.log.answers
        self.lines = now.log.lines
        self.steps: dict[Shown | None, str | None] = {}

    def step(self, last: Shown | None) -> str | None:
        """The end of the message that leads from the last frame to this one; None if they are the same.

        It does not name its revision, so it is the same for everybody who saw the last frame.
        """
        if last not in self.steps:
            self.steps[last] = self._step(last)
        return self.steps[last]

    def _step(self, last: Shown | None) -> str | None:
        goes_on = last is not None and last.now.log is self.now.log
        heard, before = (last.answers, last.lines) if last is not None and goes_on else (NOTHING, 0)
        changed = self._changes(last)
        if not changed and goes_on and before == self.lines:
            return None  # Even if there was an answer: nobody may learn of one that shows nothing.
        now = self.now
        events = now.log.sent_after(heard, now.table.match, self.seat, now.speech, write)
        return joined({"before": write(before), "events": events, **changed}, write)[1:].decode()

    def _changes(self, last: Shown | None) -> Sent:
        """The fields that differ from the last frame's; of the scene and the header, the parts that differ."""
        if last is None:
            return {**changes(None, self.frame, write), "header": write(self.header)}
        changed = changes(last.frame, self.frame, write)
        if self.header != last.header:
            known = last.header
            changed["header"] = write({name: part for name, part in self.header.items() if part != known[name]})
        return changed


class Rights(NamedTuple):
    """What the header tells a viewer about themselves besides their chairs."""

    host: bool
    may_close: bool
    may_remove: bool


class Frames:
    """The frames of one table at one moment, for everybody who is there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._moment: tuple[object, ...] = ()
        self._now: Moment | None = None
        self._scene = SentScene(room.game, write)
        self._header: Header | None = None
        self._sitters: list[Sitter] = []
        self._seats: list[SeatInfo] = []
        """The seats as everybody sees them, and as those see them who sit there; the same objects until they change."""
        self._marked: dict[tuple[int, ...], list[SeatInfo]] = {}
        self._shown: dict[tuple[int | None, tuple[int, ...], Rights], Shown] = {}
        """By seat, by the chairs that belong to the viewer, and by what else the header tells only them."""

    def now(self, player: str, seat: int | None) -> Shown:
        """What this player sees now from this seat (None: a spectator)."""
        room = self.room
        moment = room.moment, room.match, room.match.entry
        if moment != self._moment:
            self._moment = moment
            for shown in self._shown.values():
                shown.steps.clear()  # No longer needed, and they keep earlier frames alive.
            self._shown.clear()
            self._now = self._header = None
        mine = tuple([chair.seat for chair in room.chairs if chair.player == player])
        host = player == room.row.owner
        rights = Rights(host, room.may_close(player) if mine or host else False, room.may_remove(player))
        key = seat, mine, rights
        if key not in self._shown:
            self._now = self._now or Moment(room)
            self._shown[key] = Shown(self._now, seat, self._scene, self._header_for(player, seat, mine, rights))
        return self._shown[key]

    def _header_for(self, player: str, seat: int | None, mine: tuple[int, ...], rights: Rights) -> dict[str, Any]:
        room = self.room
        if self._header is None:
            sitting = sitters(room)
            if sitting != self._sitters:
                self._sitters, self._seats = sitting, shown_seats(room.game, sitting)
                self._marked.clear()
            self._header = shared_header(room, self._seats)
        if mine not in self._marked:
            self._marked[mine] = marked(self._seats, room.chairs, player)
        return {
            **self._header,
            "number": room.number(seat),
            "host": rights.host,
            "may_close": rights.may_close,
            "may_remove": rights.may_remove,
            **sequels(room.row, rights.host, bool(mine)),
            "seats": self._marked[mine],
        }
