"""Routes for the host of a table: its chat, and who is there."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from partal.server import models, wire
from partal.server.context import AT_TABLE, context_of, refuse
from partal.server.headers import header
from partal.server.room import Room
from partal.server.seated import NotNow
from partal.server.store import Player
from partal.table.seat import Forbidden


async def done(room: Room, player: Player, change: Awaitable[object]) -> wire.Header:
    """Waits for the change; returns the header that the host then sees."""
    try:
        await change
    except Forbidden as error:
        raise refuse(403, error.message) from None
    except NotNow as error:
        raise refuse(409, error.message) from None
    return header(room, player.id)


@get("/api/tables/{table_id:str}/visitors", responses=AT_TABLE)
async def visitors(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.Visitors:
    """Who is watching, and whom the host has removed. Only the host may ask."""
    player, room = await context_of(state).at_table(request, table_id)
    try:
        return await room.visitors(player.id)
    except Forbidden as error:
        raise refuse(403, error.message) from None


@post("/api/tables/{table_id:str}/close-chat", status_code=200, responses=AT_TABLE)
async def close_chat(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.CloseChat]
) -> wire.Header:
    """The host closes the chat for everybody, or opens it again."""
    player, room = await context_of(state).at_table(request, table_id)
    return await done(room, player, room.close_chat(player.id, data.closed))


@post("/api/tables/{table_id:str}/remove", status_code=200, responses=AT_TABLE)
async def remove(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Remove]
) -> wire.Header:
    """The host removes a spectator, or frees somebody's seat before the game begins.

    A removed spectator is kept out of this table, and a removed guest may watch but not sit down, until the host lets
    them back in.
    """
    player, room = await context_of(state).at_table(request, table_id)
    return await done(room, player, room.remove(player.id, data.person, data.seat))


@post("/api/tables/{table_id:str}/let-back", status_code=200, responses=AT_TABLE)
async def let_back(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.LetBack]
) -> wire.Header:
    """The host lets somebody who was removed back in."""
    player, room = await context_of(state).at_table(request, table_id)
    return await done(room, player, room.let_back(player.id, data.person))


ROUTES = [visitors, close_chat, remove, let_back]
