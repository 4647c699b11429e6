"""Routes for a game that is over: its record, its replay, its points."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from partal.core.record import clean_name

from partal.server import models
from partal.server.desk import AT_TABLE, desk, refuse
from partal.server.frames import frame


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=AT_TABLE)
async def record(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> Response[str]:
    """The whole game, once it is over: while it runs the record would tell what is hidden."""
    await desk(state).require(request)
    room = await desk(state).room(table_id)
    if not room.match.over:
        raise refuse(403, "The record can be had when the game is over; until then it would tell what is hidden.")
    page = room.match.record()._replace(players=tuple(clean_name(chair.name) for chair in room.chairs))
    name = f"{room.row.game}-{table_id}.partal"
    return Response(
        page.write(), media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


@get("/api/tables/{table_id:str}/replay/{number:int}", responses=AT_TABLE)
async def replay(
    request: Request[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0, le=3)] = None,
) -> dict[str, Any]:
    """A finished game as it stood when question `number` was open."""
    player, room = await desk(state).at_table(request, table_id)
    if not room.match.over:
        raise refuse(403, "A game can be replayed when it is over.")
    if not 1 <= number <= room.match.number:
        raise refuse(404, f"There is no question {number}; the game had {room.match.number - 1}.")
    if seat is not None and seat >= room.row.seats:
        raise refuse(404, "There is no such seat.")
    return await asyncio.to_thread(lambda: frame(room.as_it_was(number), player.id, seat, player.language))


@get("/api/tables/{table_id:str}/history", responses=AT_TABLE)
async def history(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> models.History:
    """Prestige over a finished game, by seat and source."""
    await desk(state).require(request)
    room = await desk(state).room(table_id)
    if not room.match.over:
        raise refuse(403, "The chart is drawn when the game is over.")
    points = [
        models.Point(number, event.seat, int(event.words[0]), event.words[1])
        for number, played in enumerate(room.match.history, 1)
        for event in played.events
        if event.kind == "scored"
    ]
    return models.History(points, room.match.number - 1)


ROUTES = [record, replay, history]
