"""Routes to answer, take back and talk; `live` does the same over a connection that stays."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from partal.core.decision import RefusedAnswer

from partal.server import models
from partal.server.desk import AT_TABLE, desk, refuse, refused
from partal.server.rooms import Forbidden, Room


async def done(room: Room, seat: int, deed: Awaitable[object]) -> models.Done:
    """Wait until it is done, or say why it is refused; with the number of the seat's question either way."""
    try:
        await deed
    except (Forbidden, RefusedAnswer) as error:
        raise refused(error, room.number(seat)) from None
    return models.Done(room.number(seat))


@post("/api/tables/{table_id:str}/answer", status_code=200, responses=AT_TABLE)
async def answer(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.GiveAnswer]
) -> models.Done:
    """Answer the question that is asked of one's seat. When this returns, the answer is on disk."""
    player, room = await desk(state).at_table(request, table_id)
    return await done(room, data.seat, room.answer(player.id, data.seat, data.number, data.option))


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=AT_TABLE)
async def undo(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Undo]
) -> models.Done:
    """Take one's last answer back, where nothing was seen since."""
    player, room = await desk(state).at_table(request, table_id)
    return await done(room, data.seat, room.undo(player.id, data.seat))


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=AT_TABLE)
async def chat(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Chat]
) -> models.Said:
    """Say something at the table."""
    player, room = await desk(state).at_table(request, table_id)
    text = models.clean_text(data.text)
    if not text:
        raise refuse(400, "There is nothing to read in this.")
    await room.say(player.name or "guest", text)
    return models.Said()


ROUTES = [answer, undo, chat]
