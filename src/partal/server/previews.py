"""The route for previews of answers, for hover texts and gathered questions."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from partal.core.decision import MOST_SEATS, InvalidAnswer
from partal.core.message import message

from partal.server.context import AT_TABLE, context_of, refuse
from partal.table.outlook import sent_outlook
from partal.table.preview import MOST_ANSWERS, NOTHING, NotOpen, preview_answers
from partal.table.speech import Speech
from partal.table.summary import summaries
from partal.table.wire import Outlook, Preview, Summary

Answers = Annotated[list[str], QueryParameter(min_items=1, max_items=MOST_ANSWERS)]
Seat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS)]


@get("/api/tables/{table_id:str}/ahead", responses=AT_TABLE)
async def get_ahead(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: Seat, answers: Answers
) -> Preview:
    """What these answers, one after another, would lead to, as far as the seat can know."""
    player, room = await context_of(state).at_table(request, table_id)
    if seat >= len(room.chairs) or not room.owns(player.id, seat):
        raise refuse(403, message("refused-not-your-seat"))
    if not room.ready:
        return NOTHING
    view = room.match.view(seat)
    names = [chair.name for chair in room.chairs]
    counted = room.match.is_among_bots(seat, room.bots)
    try:
        return await asyncio.to_thread(lambda: preview_answers(view, answers, Speech(room.row.game, names), counted))
    except NotOpen:
        return NOTHING
    except InvalidAnswer as error:
        raise refuse(400, error.message) from None


@get("/api/tables/{table_id:str}/outlook", responses=AT_TABLE)
async def get_outlook(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> Outlook:
    """Who is ahead in what, as far as everybody can see it; the same for everybody."""
    _, room = await context_of(state).at_table(request, table_id)
    return sent_outlook(room.match, room.speech().names)


@get("/api/tables/{table_id:str}/summaries", responses=AT_TABLE)
async def get_summaries(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> list[Summary]:
    """What each year or round has brought so far; the same for everybody."""
    _, room = await context_of(state).at_table(request, table_id)
    return await asyncio.to_thread(summaries, room.match)


ROUTES = [get_ahead, get_outlook, get_summaries]
