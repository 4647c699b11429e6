"""The server: routes only. Tables live in `rooms`, what people see in `frames`."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.static_files import create_static_files_router

from partal.core.decision import IllegalAnswer, InvalidAnswer, RefusedAnswer, StaleAnswer
from partal.core.match import Match
from partal.core.record import LARGEST_SEED, clean_name
from partal.core.variant import VariantError

from partal.bots.registry import names as bot_names
from partal.games import GAMES
from partal.server import models
from partal.server.accounts import COOKIE, YEAR, Signer, new_player_id
from partal.server.catalogue import content_of, games_of, rules_of, words_of
from partal.server.frames import frame, header
from partal.server.limits import LARGEST_BODY, LARGEST_MESSAGE, Bucket, Limits
from partal.server.rooms import Forbidden, Listener, Room, Rooms
from partal.server.store import Chair, Player, Store, TableRow, new_id
from partal.words import LANGUAGES

log = logging.getLogger("partal.server")
STATIC = Path(__file__).parent / "static"
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


def refuse(status: int, sentence: str, clause: str = "", **more: Any) -> HTTPException:
    return HTTPException(detail=sentence, status_code=status, extra={"clause": clause, **more})


def said(error: RefusedAnswer, number: int) -> HTTPException:
    """A refused answer as a status: stale 409, anything else 400."""
    status = 409 if isinstance(error, StaleAnswer) else 400
    return refuse(status, error.sentence, error.clause, number=number)


def on_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    extra = error.extra if isinstance(error.extra, dict) else {}
    if error.status_code == 400 and not extra:
        sentence = "The message cannot be read."
        if isinstance(error.extra, list) and error.extra:
            sentence = f"The message cannot be read: {error.extra[0].get('message', '')}."
    else:
        sentence = error.detail
    return Response({"error": sentence, **extra}, status_code=error.status_code)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log.exception("Unexpected error at %s", request.url.path, exc_info=error)
    return Response({"error": "Something went wrong on the server; nothing was changed."}, status_code=500)


# Who is asking


class Desk:
    """What the routes share."""

    def __init__(self, store: Store, signer: Signer, rooms: Rooms) -> None:
        self.store = store
        self.signer = signer
        self.rooms = rooms
        self.requests = Limits(rate=30, burst=120)
        self.openings = Limits(rate=0.5, burst=20)

    async def player(self, cookie: str | None) -> Player | None:
        player_id = self.signer.read(cookie)
        return await self.store.player(player_id) if player_id else None

    async def require(self, request: Request[Any, Any, Any]) -> Player:
        """The player of a request, within the limits."""
        player = await self.player(request.cookies.get(COOKIE))
        if player is None:
            raise refuse(403, "Say who you are first: open the page once.")
        if not self.requests.take(player.id):
            raise refuse(429, "Too many requests; wait a moment.")
        return player

    async def room(self, table_id: str) -> Room:
        room = await self.rooms.find(table_id) if len(table_id) <= 24 else None
        if room is None:
            raise refuse(404, "There is no such table.")
        return room


def desk(state: State) -> Desk:
    found: Desk = state.desk
    return found


def check_body(request: Request[Any, Any, Any]) -> None:
    length = request.headers.get("content-length")
    if length is not None and length.isdigit() and int(length) > LARGEST_BODY:
        raise refuse(413, f"A message has at most {LARGEST_BODY} bytes.")


@get("/api/me")
async def get_me(request: Request[Any, Any, Any], state: State) -> Response[dict[str, Any]]:
    """Who I am; a new visitor becomes somebody."""
    player = await desk(state).player(request.cookies.get(COOKIE))
    cookies: list[Cookie] = []
    if player is None:
        wanted = request.headers.get("accept-language", "en")[:2]
        player = Player(new_player_id(), "", wanted if wanted in LANGUAGES else "en")
        await desk(state).store.save_player(player)
        cookies.append(
            Cookie(
                key=COOKIE,
                value=desk(state).signer.sign(player.id),
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
                max_age=YEAR,
                path="/",
            )
        )
    return Response({"id": player.id, "name": player.name, "language": player.language}, cookies=cookies)


@post("/api/me", status_code=200)
async def post_me(request: Request[Any, Any, Any], state: State, data: models.Me) -> dict[str, Any]:
    player = await desk(state).require(request)
    if data.language is not None and data.language not in LANGUAGES:
        raise refuse(400, f"Partal speaks {', '.join(LANGUAGES)}.")
    player = player._replace(
        name=clean_name(data.name) if data.name else player.name, language=data.language or player.language
    )
    await desk(state).store.save_player(player)
    return {"id": player.id, "name": player.name, "language": player.language}


# Tables


@post("/api/tables")
async def open_table(request: Request[Any, Any, Any], state: State, data: models.NewTable) -> dict[str, Any]:
    """Open a table; whoever has its link can come."""
    player = await desk(state).require(request)
    if not desk(state).openings.take(player.id):
        raise refuse(429, "Too many new tables; wait a moment.")
    if data.game not in GAMES:
        raise refuse(400, f"There is no game {data.game[:20]!r}.")
    rules = GAMES[data.game]
    seats = len(data.chairs)
    seed = data.seed if data.seed is not None else secrets.randbelow(LARGEST_SEED)
    salt = secrets.token_hex(16)
    try:
        match = Match(rules, seats, seed, data.settings, salt=salt)
    except (VariantError, ValueError) as error:
        raise refuse(400, str(error)) from None
    chairs: list[Chair] = []
    for seat, wish in enumerate(data.chairs):
        name = clean_name(wish.name) if wish.name else ""
        if wish.kind == "bot":
            if wish.bot not in bot_names(data.game):
                raise refuse(400, f"There is no bot {wish.bot[:40]!r}; there are {', '.join(bot_names(data.game))}.")
            chairs.append(Chair(seat, "bot", wish.bot, name or f"{wish.bot} {seat + 1}", ""))
        elif wish.kind == "open":
            chairs.append(Chair(seat, "open", "", "", ""))
        else:
            kind = "human" if wish.kind == "me" else "guest"
            chairs.append(Chair(seat, kind, "", name or player.name or f"player {seat + 1}", player.id))
    row = TableRow(new_id(), data.game, seats, match.settings, seed, salt, data.public, False, player.id, time.time())
    await desk(state).store.add_table(row, chairs)
    room = await desk(state).room(row.id)
    room.wake_bots()
    return header(room, player.id)


@get("/api/tables")
async def list_tables(request: Request[Any, Any, Any], state: State) -> list[dict[str, Any]]:
    player = await desk(state).require(request)
    headers = []
    for table_id in await desk(state).store.tables_for(player.id):
        room = await desk(state).rooms.find(table_id)
        if room is not None:
            headers.append(header(room, player.id))
    return headers


@get("/api/tables/{table_id:str}")
async def get_table(request: Request[Any, Any, Any], state: State, table_id: str) -> dict[str, Any]:
    player = await desk(state).require(request)
    return header(await desk(state).room(table_id), player.id)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(request: Request[Any, Any, Any], state: State, table_id: str, data: models.Sit) -> dict[str, Any]:
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    if data.seat >= len(room.chairs) or room.chairs[data.seat].kind != "open":
        raise refuse(409, "That seat is not free.")
    try:
        await room.seat(Chair(data.seat, "human", "", clean_name(data.name), player.id))
    except Forbidden as error:
        raise refuse(409, str(error)) from None
    return header(room, player.id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Request[Any, Any, Any], state: State, table_id: str, data: models.Leave) -> dict[str, Any]:
    """Hand one's seat to a bot; it can be taken back."""
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    if data.seat >= len(room.chairs) or not room.owns(player.id, data.seat):
        raise refuse(403, "This is not your seat.")
    if data.bot not in bot_names(room.row.game):
        raise refuse(400, f"There is no bot {data.bot[:40]!r}.")
    try:
        await room.seat(room.chairs[data.seat]._replace(kind="bot", bot=data.bot))
    except Forbidden as error:
        raise refuse(409, str(error)) from None
    return header(room, player.id)


@post("/api/tables/{table_id:str}/retake", status_code=200)
async def retake(request: Request[Any, Any, Any], state: State, table_id: str, data: models.Retake) -> dict[str, Any]:
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    if data.seat >= len(room.chairs) or room.chairs[data.seat].player != player.id:
        raise refuse(403, "This was not your seat.")
    try:
        await room.seat(room.chairs[data.seat]._replace(kind="human", bot=""))
    except Forbidden as error:
        raise refuse(409, str(error)) from None
    return header(room, player.id)


@post("/api/tables/{table_id:str}/answer", status_code=200)
async def answer(
    request: Request[Any, Any, Any], state: State, table_id: str, data: models.GiveAnswer
) -> dict[str, Any]:
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    try:
        await room.answer(player.id, data.seat, data.number, data.option)
    except Forbidden as error:
        raise refuse(403, str(error)) from None
    except RefusedAnswer as error:
        raise said(error, room.match.number) from None
    return {"ok": True, "number": room.match.number}


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Request[Any, Any, Any], state: State, table_id: str, data: models.Undo) -> dict[str, Any]:
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    try:
        await room.undo(player.id, data.seat)
    except Forbidden as error:
        raise refuse(403, str(error)) from None
    except RefusedAnswer as error:
        raise said(error, room.match.number) from None
    return {"ok": True, "number": room.match.number}


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def chat(request: Request[Any, Any, Any], state: State, table_id: str, data: models.Chat) -> dict[str, Any]:
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    await room.say(player.name or "guest", data.text)
    return {"ok": True}


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def record(request: Request[Any, Any, Any], state: State, table_id: str) -> Response[str]:
    """The whole game, once it is over: while it runs the record would tell what is hidden."""
    await desk(state).require(request)
    room = await desk(state).room(table_id)
    if not room.match.over:
        raise refuse(403, "The record can be had when the game is over; until then it would tell what is hidden.")
    page = room.match.record()._replace(players=tuple(clean_name(chair.name) for chair in room.chairs))
    name = f"{room.row.game}-{table_id}.partal"
    return Response(page.write(), headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table_id:str}/replay/{number:int}")
async def replay(
    request: Request[Any, Any, Any], state: State, table_id: str, number: int, seat: int | None = None
) -> dict[str, Any]:
    """A finished game as it stood when question `number` was open."""
    player = await desk(state).require(request)
    room = await desk(state).room(table_id)
    if not room.match.over:
        raise refuse(403, "A game can be replayed when it is over.")
    if not 1 <= number <= room.match.number:
        raise refuse(404, f"There is no question {number}; the game had {room.match.number - 1}.")
    if seat is not None and not 0 <= seat < room.row.seats:
        raise refuse(404, "There is no such seat.")
    past = Room(room.store, room.row, 0)
    past.chairs, past.chat = room.chairs, []
    for played in room.match.history[: number - 1]:
        past.match.play(played.option)
    return frame(past, player.id, seat, player.language)


@get("/api/tables/{table_id:str}/history")
async def history(request: Request[Any, Any, Any], state: State, table_id: str) -> dict[str, Any]:
    """Prestige over a finished game, by seat and source."""
    await desk(state).require(request)
    room = await desk(state).room(table_id)
    if not room.match.over:
        raise refuse(403, "The chart is drawn when the game is over.")
    points: list[dict[str, Any]] = []
    for number, played in enumerate(room.match.history, 1):
        for event in played.events:
            if event.kind == "scored":
                points.append(
                    {"number": number, "seat": event.seat, "points": int(event.words[0]), "source": event.words[1]}
                )
    return {"points": points, "numbers": room.match.number - 1}


# Catalogue


@get("/api/games")
async def games(language: str = "en") -> list[dict[str, Any]]:
    return games_of(language if language in LANGUAGES else "en")


@get("/api/rules/{game:str}")
async def rules(game: str) -> list[dict[str, Any]]:
    if game not in GAMES:
        raise refuse(404, "There is no such game.")
    return rules_of(game)


@get("/api/content/{game:str}")
async def content(game: str, language: str = "en") -> list[dict[str, Any]]:
    if game not in GAMES:
        raise refuse(404, "There is no such game.")
    return content_of(game, language if language in LANGUAGES else "en")


@get("/api/words/{language:str}", media_type=MediaType.TEXT)
async def words(language: str) -> str:
    if language not in LANGUAGES:
        raise refuse(404, f"Partal speaks {', '.join(LANGUAGES)}.")
    return words_of(language)


# Live


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], state: State, table_id: str, seat: str = "watch") -> None:
    """Live play. Every message to the client is a complete frame; a break loses nothing."""
    player = await desk(state).player(socket.cookies.get(COOKIE))
    room = await desk(state).rooms.find(table_id) if len(table_id) <= 24 else None
    number = int(seat) if seat.isdigit() and len(seat) == 1 else None
    if not same_origin(socket) or player is None or room is None:
        await socket.accept()
        await socket.close(code=4403, reason="Not allowed here.")
        return
    if number is not None and not (number < len(room.chairs) and room.owns(player.id, number)):
        number = None
    await socket.accept()
    sending = asyncio.Lock()

    async def send(message: dict[str, Any]) -> None:
        async with sending:
            await socket.send_data(msgspec.json.encode(message), mode="text")

    token = room.listen(Listener(player.id, number, player.language, send))
    bucket = Bucket(rate=15, burst=40)
    try:
        await send({"type": "frame", **frame(room, player.id, number, player.language)})
        await tell(room)
        room.wake_bots()
        while True:
            data = await socket.receive_data(mode="text")
            if not bucket.take():
                await send({"type": "refused", "error": "Too many messages; wait a moment.", "clause": ""})
                continue
            await handle(room, player, number, str(data), send)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(token)
        await tell(room)


async def handle(room: Room, player: Player, seat: int | None, data: str, send: Any) -> None:
    """One message of a client; whatever is wrong with it is said and changes nothing."""
    try:
        if len(data) > LARGEST_MESSAGE:
            raise ValueError("The message is too long.")
        message = msgspec.json.decode(data, type=models.Message)
        if isinstance(message, models.Hello):
            await send({"type": "frame", **frame(room, player.id, seat, player.language)})
        elif isinstance(message, models.Ping):
            await send({"type": "pong"})
        elif isinstance(message, models.SocketChat):
            await room.say(player.name or "guest", message.text)
        elif seat is None:
            raise Forbidden("You are watching.")
        elif isinstance(message, models.SocketAnswer):
            await room.answer(player.id, seat, message.number, message.option)
        else:
            await room.undo(player.id, seat)
    except (InvalidAnswer, IllegalAnswer, StaleAnswer, RefusedAnswer) as error:
        await send({"type": "refused", "error": error.sentence, "clause": error.clause, "number": room.match.number})
    except (msgspec.ValidationError, msgspec.DecodeError):
        await send({"type": "refused", "error": "The message cannot be read.", "clause": ""})
    except (Forbidden, ValueError) as error:
        await send({"type": "refused", "error": str(error), "clause": ""})


async def tell(room: Room) -> None:
    """Send every listener of a table its own frame."""
    frames: dict[tuple[str, int | None, str], dict[str, Any]] = {}
    for listener in list(room.listeners.values()):
        key = (listener.player, listener.seat, listener.language)
        if key not in frames:
            frames[key] = {"type": "frame", **frame(room, listener.player, listener.seat, listener.language)}
        try:
            await asyncio.wait_for(listener.send(frames[key]), timeout=5)
        except Exception:  # A listener that is gone takes itself out; the others must not wait for it.
            continue


# The page


@get(
    ["/", "/t/{table_id:str}", "/new", "/rules", "/rules/{game:str}", "/replay/{table_id:str}"],
    media_type=MediaType.HTML,
)
async def page() -> Response[bytes]:
    index = STATIC / "index.html"
    if not index.exists():
        return Response(b"<h1>Partal</h1><p>The page is not built. Run <code>make client</code>.</p>", status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


async def add_headers(response: Response[Any]) -> Response[Any]:
    response.headers.setdefault("content-security-policy", POLICY)
    response.headers.setdefault("x-content-type-options", "nosniff")
    response.headers.setdefault("referrer-policy", "same-origin")
    return response


def create_app(database: str, folder: Path, pace: float = 0.35) -> Litestar:
    """The whole server on one database; keys live in the folder."""
    store = Store(database)
    rooms = Rooms(store, pace)
    rooms.changed = tell

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        try:
            yield
        finally:
            await rooms.close()
            await store.close()

    handlers: list[Any] = [
        get_me,
        post_me,
        open_table,
        list_tables,
        get_table,
        sit,
        leave,
        retake,
        answer,
        undo,
        chat,
        record,
        replay,
        history,
        games,
        rules,
        content,
        words,
        live,
        page,
    ]
    if STATIC.exists():
        handlers.append(create_static_files_router(path="/assets", directories=[STATIC / "assets"]))
    return Litestar(
        route_handlers=handlers,
        state=State({"desk": Desk(store, Signer.of_folder(folder), rooms)}),
        lifespan=[lifespan],
        after_request=add_headers,
        before_request=check_body,
        request_max_body_size=LARGEST_BODY,
        exception_handlers={HTTPException: on_http_error, Exception: on_error},
        openapi_config=None,
        debug=False,
    )
