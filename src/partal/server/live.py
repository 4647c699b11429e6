"""The live connection: sends a viewer a frame whenever something that viewer can see has changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from partal.core.decision import RefusedAnswer
from partal.core.message import Message, message

from partal.server import models
from partal.server.accounts import COOKIE
from partal.server.context import ID, UNREAD, Context, address_of, context_of, refusal, same_origin
from partal.server.database import Unavailable
from partal.server.frames import Shown
from partal.server.kept import KeptTable, SetAside
from partal.server.limits import LARGEST_MESSAGE
from partal.server.logs import mark
from partal.server.patience import Patience
from partal.server.room import Room
from partal.server.seated import Listener
from partal.server.soundness import Unreadable
from partal.server.store import Player
from partal.server.wire import Pong, RefusedMessage
from partal.server.wire_version import WIRE
from partal.table.seat import Forbidden
from partal.table.table import ANSWERING

log = logging.getLogger("partal.server")
SEAT = re.compile(r"[0-9]")
MOST_CONNECTIONS = 24
"""Live connections per player."""
OTHER_PAGE = 4426
"""The close code for a page of another version: it has to be loaded again. The reason is our version."""
ONLY_KEPT = 4410
"""The close code for a table that is only kept: reconnecting does not help."""
REMOVED = 4405
"""The close code for whom the host has removed; a refusal has said so. Reconnecting does not help."""
SEAT_LOST = 4406
"""The close code for whose seat the host has freed: they may look on."""
REQUEST = msgspec.json.Decoder(models.LiveRequest)
SLOWEST = 20.0
"""Seconds that a client may take to accept a frame; then its connection is closed, and it reconnects."""


class Viewer:
    """One connection at one table, and what was last sent over it."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, player: Player, seat: int | None) -> None:
        self.socket = socket
        self.room = room
        self.player = player
        self.seat = seat
        self.revision = 0
        self.news = asyncio.Event()
        self._last: Shown | None = None
        self._sending = asyncio.Lock()
        self._patience = Patience(SLOWEST)

    async def send(self, message: RefusedMessage | Pong) -> None:
        await self._send(msgspec.json.encode(message).decode())

    async def _send(self, text: str) -> None:
        async with self._sending:
            with self._patience:
                await self.socket.send_data(text, mode="text")

    def end(self) -> None:
        """The connection is closed."""
        self._patience.end()

    async def show(self, always: bool = False) -> None:
        """Sends what has changed at the table since the last frame, if anything; `always`: the whole frame."""
        if await self.dismissed():
            return
        shown = self.room.frames.now(self.player.id, self.seat)
        last, self._last = self._last, shown
        step = shown.step(last) if shown is not last else None
        after = self.revision
        self.revision += step is not None
        if always:
            step, after = shown.step(None), 0
        if step is not None:
            await self._send(f'{{"type":"frame","revision":{self.revision},"after":{after},{step}')

    async def dismissed(self) -> bool:
        """Closes the connection, with a sentence, if the host has removed this viewer."""
        refusal, code = self.room.refusal_for(self.player.id), REMOVED
        if refusal is None and self.room.has_lost(self.player.id, self.seat):
            refusal, code = message("refused-seat-lost"), SEAT_LOST
        if refusal is None:
            return False
        with contextlib.suppress(Exception):
            await self.send(refused(refusal))
            await self.socket.close(code=code)
        return True

    async def keep_showing(self) -> None:
        """Sends frames until the connection closes; changes while one is being sent go into the next."""
        while True:
            await self.news.wait()
            self.news.clear()
            if self.room.set_aside:
                with contextlib.suppress(Exception):
                    await self.socket.close(code=ONLY_KEPT)
                return
            try:
                await self.show()
            except Exception as error:
                if not isinstance(error, (OSError, RuntimeError, WebSocketDisconnect)):
                    log.error("no frame", extra={"table": mark(self.room.row.id)}, exc_info=error)
                with contextlib.suppress(Exception):
                    await self.socket.close(code=1011)
                return

    async def hear(self) -> None:
        """Receives messages until the client disconnects."""
        at = context_of(self.socket.app.state)
        while True:
            data = await self.socket.receive_data(mode="text")
            if not at.limits.messages.take(self.player.id):
                if not at.limits.warnings.take(self.player.id):
                    await self.socket.close(code=4429)
                    return
                await self.send(refused(message("refused-too-many-messages")))
                continue
            await self.handle(data, at)

    async def handle(self, data: str | bytes, at: Context) -> None:
        """Handles one message; an invalid one is refused and changes nothing."""
        room, player, seat = self.room, self.player, self.seat
        try:
            if len(data) > LARGEST_MESSAGE:
                raise Forbidden(message("refused-too-long"))
            heard = REQUEST.decode(data)
            if isinstance(heard, (models.SocketAnswer, models.SocketUndo)):
                at.activity.note_answer()
            elif not isinstance(heard, models.Ping):  # Pages send pings whether or not anybody is there.
                at.activity.note()
            if isinstance(heard, models.Hello):
                await self.show(always=True)
            elif isinstance(heard, models.Ping):
                await self.send({"type": "pong"})
            elif isinstance(heard, models.SocketChat):
                text = models.clean_text(heard.text)
                if not text:
                    raise Forbidden(message("refused-empty"))
                await room.say(room.name_in_chat(player), text, player.id)
            elif seat is None:
                raise Forbidden(message("refused-watching").by(room.clause(ANSWERING)))
            elif isinstance(heard, models.SocketAnswer):
                await room.answer(player.id, seat, heard.number, heard.option)
            else:
                await room.undo(player.id, seat, heard.number)
        except RefusedAnswer as error:
            await self.send(refused(error.message, number=room.number(seat)))
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            await self.send(refused(UNREAD))
        except (Forbidden, SetAside, Unavailable, Unreadable) as error:
            await self.send(refused(error.message))


def refused(message: Message, number: int | None = None) -> RefusedMessage:
    return {"type": "refused", **refusal(message, number)}


async def turn_away(socket: WebSocket[Any, Any, Any], why: Message, code: int) -> None:
    """Closes a connection with a sentence, unless it is closed already."""
    with contextlib.suppress(Exception):
        await socket.send_json(refused(why))
        await socket.close(code=code)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    seat: FromQuery[str] = "watch",
    wire: FromQuery[str] = "",
) -> None:
    """Live play. The first message is a whole frame, each later one what has changed; reconnecting loses nothing.

    `wire` is the version of the page; a client of your own need not name one.
    """
    await socket.accept()
    if wire not in ("", WIRE):
        await socket.close(code=OTHER_PAGE, reason=WIRE)
        return
    try:
        player = await context_of(state).player(socket.cookies.get(COOKIE))
        if not context_of(state).may_connect(address_of(socket), player):
            await socket.close(code=4429)
            return
        if not same_origin(socket) or player is None:
            await socket.close(code=4403)
            return
        room = await context_of(state).rooms.find(table_id) if ID.fullmatch(table_id) else None
    except Unavailable:
        await socket.close(code=1013)
        return
    except Unreadable:
        await socket.close(code=4500)
        return
    if room is None:
        await socket.close(code=4404)
        return
    refusal = room.refusal_for(player.id)
    if refusal is not None:
        await turn_away(socket, refusal, REMOVED)
        return
    if isinstance(room, KeptTable):
        await turn_away(socket, room.refusal, ONLY_KEPT)
        return
    if not context_of(state).connect(player.id, MOST_CONNECTIONS):
        await socket.close(code=4429)
        return
    number = int(seat) if SEAT.fullmatch(seat) else None
    if number is not None:
        try:
            await room.know_seat(player.id, number)
        except (SetAside, Unavailable, Unreadable):
            context_of(state).disconnect(player.id)
            await socket.close(code=1013)
            return
    if number is not None and not (number < len(room.chairs) and room.owns(player.id, number)):
        number = None
    context_of(state).rooms.seen(player.id, address_of(socket))
    viewer = Viewer(socket, room, player, number)
    token = room.listen(Listener(player.id, number, viewer.news.set))
    showing = asyncio.create_task(viewer.keep_showing())
    context_of(state).activity.note()
    try:
        viewer.news.set()
        if room.sits(player.id):
            room.notify()  # Everybody sees who is connected.
        room.wake_bots()
        await viewer.hear()
    except (TimeoutError, WebSocketDisconnect):
        pass
    finally:
        showing.cancel()
        viewer.end()
        room.leave(token)
        context_of(state).disconnect(player.id)
        if room.sits(player.id):
            room.notify()


ROUTES = [live]
