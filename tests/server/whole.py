"""The complete frame of a seat, built afresh: what all messages to it must add up to."""

from __future__ import annotations

from partal.server.headers import header
from partal.server.room import Room
from partal.server.wire import WholeFrame
from partal.table.frame import Moment, frame


def whole_frame(room: Room, player: str | None, seat: int | None) -> WholeFrame:
    return {**frame(Moment(room), seat), "header": header(room, player, seat)}
