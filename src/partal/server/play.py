"""Routes to answer, take back, chat and ask for a hint; `live` does the first three over a WebSocket."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from partal.core.decision import MOST_SEATS, RefusedAnswer
from partal.core.message import message

from partal.games import rules_of
from partal.server import models, wire
from partal.server.advice import TooBusy
from partal.server.context import AT_TABLE, context_of, refusals, refuse, refused
from partal.server.room import Room
from partal.table.players import adviser
from partal.table.seat import Forbidden
from partal.table.speech import Speech
from partal.table.wire import Advised, Hint


async def done(room: Room, seat: int, change: Awaitable[object]) -> wire.Done:
    """Waits for the change. The number of the seat's next question is in the response, and in a refusal too."""
    try:
        await change
    except (Forbidden, RefusedAnswer) as error:
        raise refused(error, room.number(seat)) from None
    return {"number": room.number(seat), "ok": True}


@post("/api/tables/{table_id:str}/answer", status_code=200, responses=AT_TABLE)
async def answer(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.GiveAnswer]
) -> wire.Done:
    """Answers the open question of the player's seat. When this returns, the answer is on disk."""
    player, room = await context_of(state).at_table(request, table_id)
    context_of(state).activity.note_answer()
    return await done(room, data.seat, room.answer(player.id, data.seat, data.number, data.option))


@post("/api/tables/{table_id:str}/undo", status_code=200, responses=AT_TABLE)
async def undo(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Undo]
) -> wire.Done:
    """Takes back the seat's last answer, if allowed; with a number, only if nothing has changed since."""
    player, room = await context_of(state).at_table(request, table_id)
    context_of(state).activity.note_answer()
    return await done(room, data.seat, room.undo(player.id, data.seat, data.number))


@post("/api/tables/{table_id:str}/chat", status_code=200, responses=AT_TABLE)
async def chat(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Chat]
) -> wire.Posted:
    """Says something at the table."""
    player, room = await context_of(state).at_table(request, table_id)
    text = models.clean_text(data.text)
    if not text:
        raise refuse(400, message("refused-empty"))
    try:
        await room.say(room.name_in_chat(player), text, player.id)
    except Forbidden as error:
        raise refuse(403, error.message) from None
    return {"ok": True}


@get("/api/tables/{table_id:str}/hint", responses={**AT_TABLE, **refusals(503)})
async def hint(
    request: Request[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS)],
) -> Hint:
    """The best answers to the player's open question, based on what their seat may know. Others do not see it."""
    player, room = await context_of(state).at_table(request, table_id)
    if seat >= len(room.chairs) or not room.owns(player.id, seat):
        raise refuse(403, message("refused-not-your-seat"))
    decision = room.match.decision
    if not room.ready or decision is None or decision.seat != seat:
        raise refuse(409, message("refused-not-asked"), number=room.number(seat))
    number, view = room.number(seat), room.match.view(seat)
    try:
        best = await context_of(state).advice.hint(room, seat)
    except TooBusy as error:
        raise refuse(503, error.message) from None
    speech = Speech(room.row.game, room.names)
    read = rules_of(room.row.game).read
    options: list[Advised] = [
        {
            "notation": one["notation"],
            "text": speech.option(view, read(one["notation"]))["text"],
            "margin": one["margin"],
            "spread": one["spread"],
            "games": one["games"],
        }
        for one in best
    ]
    return {"number": number, "adviser": adviser(room.row.game), "options": options}


ROUTES = [answer, undo, chat, hint]
