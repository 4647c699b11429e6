"""Frames as sent over live connections: built once for all who see the same, and reduced to what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from partal.server.headers import marked, shared_header
from partal.server.wire import Header, SeatInfo
from partal.table.frame import Moment, changes, without_log
from partal.table.log import NOTHING

if TYPE_CHECKING:
    from partal.server.room import Room


class Shown:
    """A frame, and the messages that lead to it from earlier ones, as text. Frames compare by identity."""

    def __init__(self, now: Moment, seat: int | None, header: Header) -> None:
        self.now = now
        self.seat = seat
        self.frame: dict[str, Any] = {**without_log(now, seat), "header": header}
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
        changed = self.frame if last is None else changes(last.frame, self.frame)
        if not changed and goes_on and before == self.lines:
            return None  # Even if there was an answer: nobody may learn of one that shows nothing.
        now = self.now
        events = now.log.after(heard, now.table.match, self.seat, now.speech)
        text = msgspec.json.encode({"before": before, "events": events, **changed})
        return text[1:].decode()


class Rights(NamedTuple):
    """What the header tells a viewer about themselves besides their chairs."""

    host: bool
    may_close: bool


class Frames:
    """The frames of one table at one moment, for everybody who is there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._moment: tuple[object, ...] = ()
        self._now: Moment | None = None
        self._header: Header | None = None
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
        rights = Rights(host, room.may_close(player) if mine or host else False)
        key = seat, mine, rights
        if key not in self._shown:
            self._now = self._now or Moment(room)
            self._shown[key] = Shown(self._now, seat, self._header_for(player, seat, mine, rights))
        return self._shown[key]

    def _header_for(self, player: str, seat: int | None, mine: tuple[int, ...], rights: Rights) -> Header:
        room = self.room
        if self._header is None:
            self._header = shared_header(room)
            if self._header["seats"] != self._seats:
                self._seats = self._header["seats"]
                self._marked.clear()
        if mine not in self._marked:
            self._marked[mine] = marked(self._seats, room.chairs, player)
        return {
            **self._header,
            "number": room.number(seat),
            "host": rights.host,
            "may_close": rights.may_close,
            "seats": self._marked[mine],
        }
