"""Routes for a game that is over: its record, its replay, its points, its review."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from partal.core.decision import MOST_SEATS
from partal.core.errors import BadInput
from partal.core.log import stand_ins, standing
from partal.core.message import message

from partal.server import wire
from partal.server.advice import TooBusy
from partal.server.context import AT_TABLE, context_of, refusals, refuse, share_of
from partal.server.kept import KeptTable
from partal.server.room import Room
from partal.server.shares import Share
from partal.server.soundness import Unreadable
from partal.server.store import Player
from partal.table import review as reviews
from partal.table.frame import result_lines
from partal.table.players import quick
from partal.table.result import result_of
from partal.table.seat import name_of, recorded_name
from partal.table.speech import Speech
from partal.table.wire import CostlyDecision, History, Point, PointSource, Review, ReviewedSeat


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=AT_TABLE)
async def record(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> Response[str]:
    """The record of a game, once it is over or closed; before that it would reveal what is hidden."""
    player = await context_of(state).require(request)
    table = await context_of(state).table(table_id, player)
    if isinstance(table, KeptTable):
        if not table.is_public:
            raise refuse(403, message("refused-close-first"))
        try:
            page = (await table.record(context_of(state).store)).write()
        except BadInput as error:
            raise Unreadable(error.message.key) from None
    elif table.match.over:
        line = standing([entry for _, entry in await context_of(state).store.entries(table_id)])
        whole = lambda room: record_of(room, stand_ins(line))  # noqa: E731
        page = await context_of(state).past.summary(table, "record", share_of(request, player), whole)
    else:
        raise refuse(403, message("refused-record-later"))
    name = f"{table.row.game}-{table_id}.partal"
    return Response(page, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


def record_of(room: Room, bots_answers: tuple[int, ...] = ()) -> str:
    """The record of a game that is over, as text."""
    page = room.match.record()._replace(
        players=tuple([recorded_name(room.row.game, chair) for chair in room.chairs]),
        strict=not room.row.take_back_past_reveals,
        stand_ins=bots_answers,
    )
    return page.write()


@get("/api/tables/{table_id:str}/result", responses=AT_TABLE)
async def result(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.Result:
    """The result and score sheets of a finished game, as stored if it was played with other rules."""
    player = await context_of(state).require(request)
    table = await context_of(state).table(table_id, player)
    found = table.result if isinstance(table, KeptTable) else None
    if isinstance(table, Room) and table.match.over:
        whole = lambda room: result_of(room.match)  # noqa: E731
        found = await context_of(state).past.summary(table, "result", share_of(request, player), whole)
    if found is None and table.row.finished:
        raise refuse(404, message("refused-no-result"))
    if found is None:
        raise refuse(403, message("refused-result-later"))
    speech = Speech(table.row.game, [name_of(table.row.game, chair) for chair in table.chairs])
    return {
        "scores": list(found.scores),
        "winners": list(found.winners),
        "sheets": result_lines(found.sheets, speech),
        "seed": str(table.row.seed),
        "salt": table.row.salt,
        "taken_back": found.taken_back,
        "taken_back_past_reveals": found.past_reveals,
    }


@get("/api/tables/{table_id:str}/replay/{number:int}", responses=AT_TABLE)
async def replay(
    request: Request[Any, Any, Any],
    state: State,
    table_id: FromPath[str],
    number: FromPath[int],
    seat: Annotated[int | None, QueryParameter(ge=0, lt=MOST_SEATS)] = None,
) -> wire.ReplayFrame:
    """A finished game as it was when question `number` was open."""
    player, room = await context_of(state).at_table(request, table_id)
    if not room.match.over:
        raise refuse(403, message("refused-replay-later"))
    if not 1 <= number <= room.match.number:
        raise refuse(404, message("refused-no-question", number=str(number), last=str(room.match.number - 1)))
    if seat is not None and seat >= room.row.seats:
        raise refuse(404, message("refused-no-seat"))
    return await context_of(state).past.frame(room, number, share_of(request, player), seat)


@get("/api/tables/{table_id:str}/history", responses=AT_TABLE)
async def history(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> History:
    """Points over the course of a finished game, by seat, source and year or round."""
    player, room = await context_of(state).at_table(request, table_id)
    if not room.match.over:
        raise refuse(403, message("refused-chart-later"))
    return await context_of(state).past.summary(room, "history", share_of(request, player), points_of)


PERIOD_BEGAN = ("year-began", "round-began")


def points_of(room: Room) -> History:
    """The source and time of every point. Points before the first year or round count towards it."""
    points: list[Point] = []
    periods: list[int] = []
    heard = [room.match.opening, *[played.events for played in room.match.history]]
    for number, events in enumerate(heard):
        for event in events:
            if event.kind in PERIOD_BEGAN:
                periods.append(number)
            elif event.kind == "scored":
                points.append(
                    {
                        "number": number,
                        "period": max(1, len(periods)),
                        "seat": event.seat,
                        "points": int(event.words[0]),
                        "source": event.words[1],
                    }
                )
    standings = room.match.standings
    assert standings is not None
    asked = [played.seat for played in room.match.history]
    speech = Speech(room.row.game, room.names)
    sources: list[PointSource] = [
        {"source": line.source, "text": speech.source(line.source), "clause": line.clause}
        for line in standings.sheets[0]
    ]
    return {"points": points, "sources": sources, "periods": periods, "numbers": room.match.number - 1, "asked": asked}


async def reviewed(state: State, room: Room, share: Share) -> Review:
    """The review of a finished game, or its progress."""
    found = await context_of(state).advice.review(room)
    if found is not None:
        words = lambda room: review_in_words(room, reviews.Review.of(found))  # noqa: E731
        return await context_of(state).past.summary(room, "review", share, words)
    progress, before = context_of(state).advice.progress(room)
    if progress is None:
        elsewhere = await context_of(state).advice.is_made_elsewhere(room)
        return unfinished("waiting" if elsewhere else "none")
    if progress.failed:
        return unfinished("failed")
    return unfinished("making" if progress.steps else "waiting", progress.done, progress.steps, before)


def unfinished(
    state: Literal["none", "waiting", "making", "failed"], done: int = 0, steps: int = 0, before: int = 0
) -> Review:
    """A review that is not ready."""
    return {"state": state, "done": done, "steps": steps, "before": before, "adviser": "", "rollout": "", "seats": []}


def review_in_words(room: Room, review: reviews.Review) -> Review:
    """A review in words: each decision as its seat saw the table then."""
    match = room.match
    speech = Speech(room.row.game, room.names)
    seats: list[ReviewedSeat] = []
    for balance in review.balances:
        dearest: list[CostlyDecision] = []
        for judged in review.dearest(balance.seat):
            view = match.rules.view(match.at(judged.number), judged.seat)
            answer, best = [speech.named(view, match.rules.read(notation)) for notation in (judged.answer, judged.best)]
            dearest.append(
                {
                    "number": judged.number,
                    "question": speech.prompt(view),
                    "answer": answer,
                    "best": best,
                    "cost": judged.cost,
                    "margin": judged.margin,
                    "spread": judged.spread,
                }
            )
        seats.append(
            {
                "seat": balance.seat,
                "name": room.names[balance.seat],
                "margin": balance.margin,
                "place": balance.place,
                "skill": balance.skill,
                "doubt": balance.doubt,
                "luck": balance.luck,
                "cost": balance.cost,
                "dearest": dearest,
            }
        )
    return {
        "state": "ready",
        "done": 0,
        "steps": 0,
        "before": 0,
        "adviser": review.adviser,
        "rollout": quick(room.row.game),
        "seats": seats,
    }


async def over(request: Request[Any, Any, Any], state: State, table_id: str) -> tuple[Player, Room]:
    """The player of a request, and the finished game it is about."""
    player, room = await context_of(state).at_table(request, table_id)
    if not room.match.over:
        raise refuse(403, message("refused-review-later"))
    return player, room


@get("/api/tables/{table_id:str}/review", responses=AT_TABLE)
async def review(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> Review:
    """What the decisions of a finished game cost, and what was luck; or the progress of its review."""
    player, room = await over(request, state, table_id)
    return await reviewed(state, room, share_of(request, player))


@post("/api/tables/{table_id:str}/review", status_code=200, responses={**AT_TABLE, **refusals(503)})
async def begin_review(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> Review:
    """Starts the review of a finished game. It is made once, and continues if the client disconnects."""
    player, room = await over(request, state, table_id)
    progress, _ = context_of(state).advice.progress(room)
    if (progress is None or progress.failed) and await context_of(state).advice.review(room) is None:
        if not context_of(state).limits.openings.take(player.id):
            raise refuse(429, message("refused-too-many-reviews"))
        try:
            context_of(state).advice.begin(room)
        except TooBusy as error:
            raise refuse(503, error.message) from None
    return await reviewed(state, room, share_of(request, player))


ROUTES = [record, result, replay, history, review, begin_review]
