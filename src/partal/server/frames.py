"""Frames as sent over live connections: built once for all who see the same, and reduced to what has changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from partal.server.headers import whole_frame
from partal.server.wire import WholeFrame
from partal.table.frame import Moment
from partal.table.wire import LogLine

if TYPE_CHECKING:
    from partal.server.room import Room

MERGED = ("scene", "header")
"""The fields of a frame of which only the changed parts are sent."""


class Shown:
    """A frame, and the messages that lead to it from earlier ones, as text. Frames compare by identity."""

    def __init__(self, frame: WholeFrame) -> None:
        self.frame: dict[str, Any] = {**frame}
        self.lines: list[LogLine] = self.frame.pop("events")
        """The log. It only grows; after a take-back it is another list."""
        self.heard = len(self.lines)
        self.steps: dict[Shown | None, str | None] = {}

    def step(self, last: Shown | None) -> str | None:
        """The end of the message that leads from the last frame to this one; None if they are the same.

        It does not name its revision, so it is the same for everybody who saw the last frame.
        """
        if last not in self.steps:
            self.steps[last] = self._step(last)
        return self.steps[last]

    def _step(self, last: Shown | None) -> str | None:
        goes_on = last is not None and last.lines is self.lines
        before = last.heard if last is not None and goes_on else 0
        changed = self.frame if last is None else changes(last.frame, self.frame)
        if not changed and goes_on and before == self.heard:
            return None
        text = msgspec.json.encode({"before": before, "events": self.lines[before : self.heard], **changed})
        return text[1:].decode()


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that differ; of the scene and the header, the parts that differ."""
    found = {}
    for key, value in new.items():
        known = old[key]
        if key in MERGED and known.keys() == value.keys():
            parts = {name: part for name, part in value.items() if part is not known[name] and part != known[name]}
            if parts:
                found[key] = parts
        elif value is not known and value != known:
            found[key] = value
    return found


class Frames:
    """The frames of one table at one moment, for everybody who is there."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._moment: tuple[object, ...] = ()
        self._now: Moment | None = None
        self._shown: dict[tuple[int | None, tuple[int, ...]], Shown] = {}
        """By seat and by the chairs that belong to the viewer, which the header marks."""

    def now(self, player: str, seat: int | None) -> Shown:
        """What this player sees now from this seat (None: a spectator)."""
        room = self.room
        moment = room.moment, room.match, room.match.entry
        if moment != self._moment:
            self._moment = moment
            for shown in self._shown.values():
                shown.steps.clear()  # No longer needed, and they keep earlier frames alive.
            self._shown.clear()
            self._now = None
        chairs = tuple([chair.seat for chair in room.chairs if chair.player == player])
        if (seat, chairs) not in self._shown:
            self._now = self._now or Moment(room)
            self._shown[(seat, chairs)] = Shown(whole_frame(room, player, seat, self._now))
        return self._shown[(seat, chairs)]
