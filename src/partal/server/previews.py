"""The routes that look ahead from a seat's own view: previews, ways to go on, and turns that have not been sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from partal.core.decision import MOST_SEATS, InvalidAnswer
from partal.core.message import message

from partal.server.context import AT_TABLE, context_of, refuse
from partal.table.givers import givers_of
from partal.table.outlook import sent_outlook
from partal.table.preview import MOST_ANSWERS, NOTHING, NotOpen, preview_answers
from partal.table.speech import Speech
from partal.table.summary import summaries
from partal.table.ways import MOST_DRAFTED, NO_DRAFT, NO_REASON, NO_WAYS, draft_of, ways_on, why_not
from partal.table.wire import Draft, Givers, Outlook, Preview, Reason, Summary, Ways

Answers = Annotated[list[str], QueryParameter(min_items=1, max_items=MOST_ANSWERS)]
Seat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS)]


Drafted = Annotated[list[str] | None, QueryParameter(max_items=MOST_DRAFTED)]
Target = Annotated[str, QueryParameter(max_length=100)]
T = TypeVar("T")


async def looked_ahead(
    request: Request[Any, Any, Any],
    state: State,
    table_id: str,
    seat: int,
    nothing: T,
    look: Callable[[Any, Speech], T],
) -> T:
    """What `look` finds from the view of a player's own seat; `nothing` if that seat is not asked that now.

    `look` runs in a thread.
    """
    player, room = await context_of(state).at_table(request, table_id)
    if seat >= len(room.chairs) or not room.owns(player.id, seat):
        raise refuse(403, message("refused-not-your-seat"))
    if not room.ready:
        return nothing
    view, speech = room.match.view(seat), Speech(room.row.game, [chair.name for chair in room.chairs])
    try:
        return await asyncio.to_thread(look, view, speech)
    except NotOpen:
        return nothing
    except InvalidAnswer as error:
        raise refuse(400, error.message) from None


@get("/api/tables/{table_id:str}/ahead", responses=AT_TABLE)
async def get_ahead(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: Seat, answers: Answers
) -> Preview:
    """What these answers, one after another, would lead to, as far as the seat can know."""
    _, room = await context_of(state).at_table(request, table_id)
    counted = room.match.is_among_bots(seat, room.bots)

    def look(view: Any, speech: Speech) -> Preview:
        return preview_answers(view, answers, speech, counted)

    return await looked_ahead(request, state, table_id, seat, NOTHING, look)


@get("/api/tables/{table_id:str}/ways", responses=AT_TABLE)
async def get_ways(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: Seat, answers: Drafted = None
) -> Ways:
    """The rows of answers with which the seat may go on in its turn, after those of its draft."""
    look = partial(ways_on, given=answers or [])
    return await looked_ahead(request, state, table_id, seat, NO_WAYS, look)


@get("/api/tables/{table_id:str}/draft", responses=AT_TABLE)
async def get_draft(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: Seat, answers: Drafted = None
) -> Draft:
    """The table after answers that have not been sent, for their own seat alone. Nothing is stored."""
    look = partial(draft_of, answers=answers or [])
    return await looked_ahead(request, state, table_id, seat, NO_DRAFT, look)


@get("/api/tables/{table_id:str}/why", responses=AT_TABLE)
async def get_why(
    request: Request[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    seat: Seat,
    target: Target = "",
    answers: Drafted = None,
) -> Reason:
    """Why nothing at this place of the table can be chosen now, as far as the seat can know."""
    look = partial(why_not, target=target, given=answers or [])
    return await looked_ahead(request, state, table_id, seat, NO_REASON, look)


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


@get("/api/tables/{table_id:str}/givers", responses=AT_TABLE)
async def get_givers(
    request: Request[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    about: Annotated[str, QueryParameter(max_length=400)] = "",
    seat: Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS)] = None,
) -> Givers:
    """What in sight gives the first of these components (names with spaces between them) that anything gives."""
    player, room = await context_of(state).at_table(request, table_id)
    if seat is not None and (seat >= len(room.chairs) or not room.owns(player.id, seat)):
        raise refuse(403, message("refused-not-your-seat"))
    if not room.ready:
        return {"wanted": "", "givers": []}
    view = room.match.view(seat)
    return await asyncio.to_thread(givers_of, room.row.game, view, about.split())


ROUTES = [get_ahead, get_ways, get_draft, get_why, get_givers, get_outlook, get_summaries]
