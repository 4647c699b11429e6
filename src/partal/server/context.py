"""Where a request arrives: who is asking, within which limits, and how something is refused."""

from __future__ import annotations

import logging
import re
from collections import Counter
from functools import cache
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.message import Message, message, plain, shown

from partal.server.accounts import COOKIE, Signer
from partal.server.advice import Advice
from partal.server.database import Unavailable
from partal.server.kept import KeptTable, SetAside
from partal.server.limits import LARGEST_BODY, Limits
from partal.server.notebook import Unreadable
from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.store import Player, Store
from partal.server.wire import Refusal
from partal.table.seat import Forbidden

log = logging.getLogger("partal.server")
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")


POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
"""With every answer."""


class Settings(NamedTuple):
    """How a server runs."""

    pace: float = 0.35
    """Seconds before a bot answers, so that people can follow."""
    thinkers: int = 1
    """Processes in which bots think."""
    patience: float = 8.0
    """Seconds after which a bot is not waited for any longer."""
    rate: float = 30.0
    """Requests a second of one player; 0 for no limit."""


def refusal(message: Message, number: int | None = None) -> Refusal:
    """What is sent to whoever is refused something: the message, which their page puts into words."""
    told: Refusal = {"error": message, "clause": message.clause}
    if number is not None:
        told["number"] = number
    return told


def refuse(status: int, message: Message, number: int | None = None) -> HTTPException:
    return HTTPException(detail=message.key, status_code=status, extra=dict(refusal(message, number)))


def refused(error: RefusedAnswer | Forbidden, number: int) -> HTTPException:
    """A refused answer as a status: not one's seat 403, stale 409, anything else 400."""
    if isinstance(error, Forbidden):
        return refuse(403, error.message)
    return refuse(409 if isinstance(error, StaleAnswer) else 400, error.message, number=number)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route can give, for its description."""
    told = {
        400: "It cannot be read, or is not possible now; nothing was changed.",
        403: "It is not for whoever asks.",
        404: "There is no such thing.",
        409: "Somebody was quicker.",
        410: "The table is only kept: its game is of other rules or components, or it is closed.",
        413: "It is too large.",
        429: "Too many requests.",
        500: "What is kept of the table does not hold under these rules.",
        503: "The database does not answer, or nobody has time now.",
    }
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=told[status]) for status in (400, *statuses)
    }


ANYBODY = refusals(413, 429, 503)
PLAYER = refusals(403, 413, 429, 503)
AT_TABLE = refusals(403, 404, 409, 410, 413, 429, 500, 503)


def answer_to(error: HTTPException) -> Response[Refusal]:
    """A refusal as JSON: our own, or what the framework refuses."""
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    body = cast(Refusal, error.extra) if isinstance(error.extra, dict) else refusal(of_framework(error))
    return Response(body, status_code=error.status_code, headers={**HEADERS, **headers})


def of_framework(error: HTTPException) -> Message:
    """Why the framework refuses something before one of our routes sees it."""
    if error.status_code == 400 and isinstance(error.extra, list) and error.extra:
        return unread(str(error.extra[0].get("message", "")))
    return BY_STATUS.get(error.status_code, plain(error.detail))


def unread(reason: str) -> Message:
    return message("refused-unread-because", problem=shown(reason, 200).rstrip("."))


UNREAD = message("refused-unread")
BY_STATUS = {
    400: UNREAD,
    404: message("refused-nothing-here"),
    405: message("refused-not-here"),
    413: message("refused-too-large", bytes=LARGEST_BODY),
}


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Whatever nobody thought of; a message of a thousand brackets is only that."""
    if isinstance(error, RecursionError):
        return said(400, UNREAD)
    log.error("unexpected error", extra={"method": request.method, "route": route_of(request)}, exc_info=error)
    return said(500, message("refused-wrong"))


def on_failure(request: Request[Any, Any, Any], error: SetAside | Unavailable | Unreadable) -> Response[Refusal]:
    """The database fails, or holds a table that is only kept or cannot be read; each has its own message."""
    if isinstance(error, SetAside):
        return said(410, error.message)
    if isinstance(error, Unreadable):
        return said(500, error.message)
    why = type(error.__cause__ or error).__name__
    log.error("database failed", extra={"method": request.method, "route": route_of(request), "why": why})
    return said(503, error.message)


def said(status: int, message: Message) -> Response[Refusal]:
    """A refusal that is no exception of a route."""
    return Response(refusal(message), status_code=status, headers=HEADERS)


def route_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The route of a request without its table: links stay out of the log."""
    return str(connection.scope.get("path_template", "")) or "?"


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Context:
    """What the routes share."""

    def __init__(self, store: Store, signer: Signer, rooms: Rooms, advice: Advice, settings: Settings) -> None:
        self.store = store
        self.signer = signer
        self.rooms = rooms
        self.advice = advice
        rate = settings.rate
        self.requests = Limits(rate, burst=rate * 4)
        self.openings = Limits(rate / 60, burst=rate * 2 / 3)
        self.visits = Limits(rate / 30, burst=rate * 2)
        """New visitors from one address."""
        self.addresses = Limits(rate * 10, burst=rate * 40)
        self.connections = Limits(rate / 10, burst=rate * 2)
        """Live connections opened by one player, or from one address by nobody we know."""
        self.messages = Limits(rate / 2, burst=rate * 4 / 3)
        """Over all live connections of one player, so that whoever comes anew has no more."""
        self.warnings = Limits(rate / 30, burst=rate * 3)
        """Messages beyond these that are answered with a refusal; then the connection is closed."""
        self._connected: Counter[str] = Counter()

    def may_connect(self, address: str, player: Player | None) -> bool:
        """Whether a live connection may be opened now; each that is tried counts."""
        whose = f"player {player.id}" if player is not None else f"address {address}"
        return self.addresses.take(address) and self.connections.take(whose)

    def connect(self, player: str, most: int) -> bool:
        """Count a live connection; False if this player has too many."""
        if self._connected[player] >= most:
            return False
        self._connected[player] += 1
        return True

    def disconnect(self, player: str) -> None:
        self._connected[player] -= 1
        if self._connected[player] <= 0:
            del self._connected[player]

    async def player(self, cookie: str | None) -> Player | None:
        player_id = self.signer.read(cookie)
        return await self.store.player(player_id) if player_id else None

    async def require(self, request: Request[Any, Any, Any]) -> Player:
        """The player of a request, within the limits."""
        player = await self.player(request.cookies.get(COOKIE))
        if player is None:
            raise refuse(403, message("refused-who"))
        if not self.requests.take(player.id):
            raise refuse(429, message("refused-too-many"))
        return player

    async def at_table(self, request: Request[Any, Any, Any], table_id: str) -> tuple[Player, Room]:
        """Who asks, and the table they ask at."""
        return await self.require(request), await self.room(table_id)

    async def table(self, table_id: str) -> Room | KeptTable:
        """A table, whether it can be played here or is only kept."""
        table = await self.rooms.find(table_id) if ID.fullmatch(table_id) else None
        if table is None:
            raise refuse(404, message("refused-no-table"))
        return table

    async def room(self, table_id: str) -> Room:
        """A table that can be played here; SetAside where it is only kept."""
        table = await self.table(table_id)
        if isinstance(table, KeptTable):
            raise SetAside(table.refusal)
        return table


def context_of(state: State) -> Context:
    found: Context = state.context
    return found


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """Refuse a body that is not exactly what its route takes: the framework would take "1" for a number."""
    field = getattr(request.route_handler, "parsed_data_field", None)
    if field is None:
        return
    try:
        decoder(field.annotation).decode(await request.body())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise refuse(400, unread(str(error))) from None
    except RecursionError:
        raise refuse(400, UNREAD) from None


def check(request: Request[Any, Any, Any]) -> None:
    """Before anything else: not too much, not too large, and nothing sent by a foreign page."""
    if not context_of(request.app.state).addresses.take(address_of(request)):
        raise refuse(429, message("refused-too-many"))
    if request.method == "POST" and not same_origin(request):
        raise refuse(403, message("refused-foreign-page"))
