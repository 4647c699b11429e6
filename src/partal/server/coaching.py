"""The routes of the coach: who agrees to it, what it says to one seat, and a table on which to try something else.

What it says is asked for by the page of the seat and sent to nobody else; it holds nobody up, and nothing of it is
stored. It depends on the seat's view at the beginning of the turn, on what the seat answered, and on nothing else.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from partal.core.decision import MOST_SEATS, InvalidAnswer
from partal.core.errors import PartalError
from partal.core.message import message
from partal.core.view import View

from partal.server import models, wire
from partal.server.advice import TooBusy
from partal.server.context import AT_TABLE, context_of, refuse, share_of
from partal.server.headers import header, marked, shown_seat
from partal.server.room import Room
from partal.server.shares import Share
from partal.server.store import Player
from partal.table.coach import BEST_FORM, Turn, Verdict, said, turns_of
from partal.table.frame import question
from partal.table.log import told
from partal.table.scene import scene_of
from partal.table.seat import Forbidden
from partal.table.speech import Speech
from partal.table.tryout import MOST_GIVEN, TryOut
from partal.table.wire import Coached

MOST_TURNS: Final = 10_000

Seat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS)]
Form = Annotated[int, QueryParameter(ge=0, le=BEST_FORM)]
Ordinal = Annotated[int, QueryParameter(ge=1, le=MOST_TURNS)]
Given = Annotated[list[str] | None, QueryParameter(max_items=MOST_GIVEN)]


@post("/api/tables/{table_id:str}/coach", status_code=200, responses=AT_TABLE)
async def agree_to_coach(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.AgreeToCoach]
) -> wire.Header:
    """Agrees to the coach at this table, or does not any more; where several people play, it needs all of them."""
    player, room = await context_of(state).at_table(request, table_id)
    try:
        await room.agree_to_coach(player.id, data.agrees)
    except Forbidden as error:
        raise refuse(403, error.message) from None
    return header(room, player.id)


async def coached_seat(
    request: Request[Any, Any, Any], state: State, table_id: str, seat: int
) -> tuple[Player, Room, Share]:
    """The table at which the coach may speak to this seat of the player's."""
    player, room = await context_of(state).at_table(request, table_id)
    if seat >= len(room.chairs) or not room.owns(player.id, seat):
        raise refuse(403, message("refused-not-your-seat"))
    if not room.ready or not room.coach_speaks:
        raise refuse(403, message("refused-coach-not-agreed"))
    return player, room, share_of(request, player)


@get("/api/tables/{table_id:str}/coach/now", responses=AT_TABLE)
async def coach_now(request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: Seat) -> Coached:
    """What matters at the open question, as far as the seat can know; only the seat that is asked may ask."""
    _, room, share = await coached_seat(request, state, table_id, seat)
    decision = room.match.decision
    if decision is None or decision.seat != seat:
        raise refuse(409, message("refused-not-asked"), number=room.number(seat))
    return await coached(state, room, room.match.view(seat), None, share)


@get("/api/tables/{table_id:str}/coach/turn", responses=AT_TABLE)
async def coach_turn(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], seat: Seat, form: Form = 0
) -> Coached:
    """What the seat's last turn missed, or what was strong about it; mostly nothing."""
    _, room, share = await coached_seat(request, state, table_id, seat)
    turns, match = await asyncio.to_thread(lambda: (turns_of(room.match, seat), room.match))
    if not turns:
        return {"kind": "silent", "text": None, "turn": 0, "form": form, "better": []}
    view = await asyncio.to_thread(view_at, room, turns[-1], seat)
    if room.match is not match:
        raise refuse(409, message("refused-not-asked"))
    found = await coached(state, room, view, turns[-1], share, form)
    return {**found, "turn": len(turns)}


def view_at(room: Room, turn: Turn, seat: int) -> View:
    return room.match.rules.view(room.match.at(turn.number), seat)


async def coached(state: State, room: Room, view: View, turn: Turn | None, share: Share, form: int = 0) -> Coached:
    """What the coach says, in words; the work is done in its own process."""
    given = [option.notation for option in turn.plan] if turn is not None else None
    try:
        plain = await context_of(state).advice.coach(room, view, given, form, share)
    except TooBusy as error:
        raise refuse(503, error.message) from None
    if plain is None:
        raise refuse(503, message("refused-no-coach"))
    verdict = Verdict.of(plain, room.match.rules)
    text = await asyncio.to_thread(said, verdict, view, Speech(room.row.game, room.names))
    return {
        "kind": plain["kind"],
        "text": text,
        "turn": 0,
        "form": plain["form"],
        "better": plain["better"] if text is not None and plain["kind"] == "missed" else [],
    }


@get("/api/tables/{table_id:str}/coach/try", responses=AT_TABLE)
async def try_out(
    request: Request[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    seat: Seat,
    turn: Ordinal = 1,
    answers: Given = None,
) -> wire.TryOut:
    """An imagined table after these answers of the seat, from the beginning of one of its turns on."""
    player, room, share = await coached_seat(request, state, table_id, seat)
    context = context_of(state)
    try:
        async with context.lesson_turns.turn(share):
            return await asyncio.to_thread(tried, room, player.id, seat, turn, answers or [])
    except InvalidAnswer as error:
        raise refuse(400, error.message) from None
    except PartalError as error:
        raise refuse(409, error.message) from None


def tried(room: Room, player: str, seat: int, number: int, answers: list[str]) -> wire.TryOut:
    """The try-out as it is shown. Raises NotOpen if an answer is not possible, and Forbidden if there is no such turn.

    The seat's view at the beginning of the turn is all that it is made from.
    """
    turns = turns_of(room.match, seat)
    if number > len(turns):
        raise Forbidden(message("refused-no-turn", number=number, last=len(turns)))
    table = TryOut(room.match.rules, view_at(room, turns[number - 1], seat), answers)
    view, speech, game = table.view, Speech(room.row.game, room.names), room.row.game
    return {
        "game": game,
        "pack": room.pack.id if room.pack else None,
        "scene": scene_of(game, view),
        "seat": seat,
        "seats": marked([shown_seat(game, chair, True) for chair in room.chairs], room.chairs, player),
        "question": question(view, speech, True),
        "given": answers,
        "turns": table.turns,
        "events": told(tuple(table.events), 0, seat, speech, room.match.content),
        "scores": list(room.match.rules.scores(table.state)),
    }


ROUTES = [agree_to_coach, coach_now, coach_turn, try_out]
