"""The context of a request: who is asking, within which limits, and how requests are refused."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from partal.core.decision import RefusedAnswer, StaleAnswer
from partal.core.message import Message, message, shown

from partal.server.accounts import COOKIE, Signer
from partal.server.advice import Advice
from partal.server.change_over import Activity
from partal.server.database import Unavailable
from partal.server.health import Health
from partal.server.kept import KeptTable, SetAside
from partal.server.limits import LARGEST_BODY, OF_ADDRESS, OF_PERSON, RECENT, RequestLimits, network_of
from partal.server.past import Past
from partal.server.room import Room
from partal.server.rooms import Rooms
from partal.server.settings import Settings
from partal.server.shares import FairTurns, Share
from partal.server.soundness import NO_TABLE, Unreadable
from partal.server.store import Player, Store
from partal.server.wire import Refusal
from partal.server.wire_version import WIRE
from partal.table.seat import Forbidden

if TYPE_CHECKING:
    from partal.server.metrics import Metrics

log = logging.getLogger("partal.server")
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
_QUOTED = re.compile(r"`([^`]*)`")
"""The names in an error of msgspec: an expected type, a field, a place such as `$.chairs[0].kind`."""
TYPES = ("array", "bool", "float", "int", "null", "object", "str")


POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
    "x-partal-wire": WIRE,
}
"""Sent with every response; one that is the same for everybody says that it may be kept."""
LONGEST_PATH = 255
"""Bytes; no file of the page has a longer name, and no system accepts one."""


def refusal(message: Message, number: int | None = None) -> Refusal:
    """The body of a refusal: the message, which the client formats."""
    body: Refusal = {"error": message, "clause": message.clause}
    if number is not None:
        body["number"] = number
    return body


def refuse(status: int, message: Message, number: int | None = None) -> HTTPException:
    return HTTPException(detail=message.key, status_code=status, extra=dict(refusal(message, number)))


def refused(error: RefusedAnswer | Forbidden, number: int) -> HTTPException:
    """A refused answer as an HTTP error: 403 for somebody else's seat, 409 if stale, 400 otherwise."""
    if isinstance(error, Forbidden):
        return refuse(403, error.message)
    return refuse(409 if isinstance(error, StaleAnswer) else 400, error.message, number=number)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a route can give, for the OpenAPI schema."""
    descriptions = {
        400: "The request is invalid, or not possible now; nothing has changed.",
        403: "The player may not do this.",
        404: "Not found.",
        409: "The table has changed since: somebody else was quicker.",
        410: "The table is kept but cannot be played: it needs other rules or components, or is closed.",
        413: "The request is too large.",
        429: "Too many requests.",
        500: "The stored table cannot be replayed with these rules.",
        503: "The database does not respond, or the server is too busy.",
    }
    return {
        status: ResponseSpec(Refusal, generate_examples=False, description=descriptions[status])
        for status in (400, *statuses)
    }


ANYBODY = refusals(413, 429, 503)
PLAYER = refusals(403, 413, 429, 503)
AT_TABLE = refusals(403, 404, 409, 410, 413, 429, 500, 503)


def answer_to(error: HTTPException) -> Response[Refusal]:
    """A refusal as JSON, whether it is ours or the framework's."""
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    body = cast(Refusal, error.extra) if isinstance(error.extra, dict) else refusal(of_framework(error))
    return Response(body, status_code=error.status_code, headers={**HEADERS, **headers})


def of_framework(error: HTTPException) -> Message:
    """Why the framework refused a request before it reached one of our routes."""
    if error.status_code == 400 and isinstance(error.extra, list) and error.extra:
        return unread(str(error.extra[0].get("message", "")), str(error.extra[0].get("key", "")))
    return BY_STATUS.get(error.status_code, UNREAD if error.status_code < 500 else message("refused-wrong"))


def unread(reason: str, key: str = "") -> Message:
    """Where a request is wrong and which type is expected there. msgspec gives both only as quotations in its text."""
    quoted = _QUOTED.findall(reason)
    path = next((name.lstrip("$.") for name in quoted if name.startswith("$")), "") or key
    name = next((name for name in quoted if not name.startswith("$")), "")
    if name and all(word in TYPES for word in name.split(" | ")):
        return message("refused-unread-type", place=shown(path or "$", 100), type=name)
    field = ".".join([part for part in (path, name) if part])
    return message("refused-unread-at", place=shown(field, 100)) if field else UNREAD


UNREAD = message("refused-unread")
BY_STATUS = {
    400: UNREAD,
    404: message("refused-nothing-here"),
    405: message("refused-not-here"),
    413: message("refused-too-large", bytes=LARGEST_BODY),
}


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Handles unexpected errors; deeply nested JSON counts as an invalid request."""
    if isinstance(error, RecursionError):
        return refusal_response(400, UNREAD)
    log.error("unexpected error", extra={"method": request.method, "route": route_of(request)}, exc_info=error)
    return refusal_response(500, message("refused-wrong"))


def on_failure(request: Request[Any, Any, Any], error: SetAside | Unavailable | Unreadable) -> Response[Refusal]:
    """Handles a failing database, and tables that are only kept or cannot be read; each has its own message."""
    if isinstance(error, SetAside):
        return refusal_response(410, error.message)
    if isinstance(error, Unreadable):
        return refusal_response(404 if error.where == NO_TABLE else 500, error.message)
    why = type(error.__cause__ or error).__name__
    log.error("database failed", extra={"method": request.method, "route": route_of(request), "why": why})
    return refusal_response(503, error.message)


def refusal_response(status: int, message: Message) -> Response[Refusal]:
    """A refusal that no route raised."""
    return Response(refusal(message), status_code=status, headers=HEADERS)


def route_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The route template of a request, without the table's id: links stay out of the log."""
    return str(connection.scope.get("path_template", "")) or "?"


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request comes from, as limits count it."""
    return network_of(connection.client.host) if connection.client else ""


def share_of(connection: ASGIConnection[Any, Any, Any, Any], player: Player) -> Share:
    """On whose account the work for a request is done."""
    return Share(player.id, address_of(connection))


def same_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from our own page or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:
        return False


class Context:
    """What the routes share."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        rooms: Rooms,
        advice: Advice,
        settings: Settings,
        metrics: Metrics,
        folder: Path,
    ) -> None:
        self.metrics = metrics
        self.folder = folder
        self.store = store
        self.signer = signer
        self.rooms = rooms
        self.advice = advice
        self.settings = settings
        self.past = Past(store.world.steady)
        self.lesson_turns = FairTurns()
        """One lesson is played at a time, so that learners wait for each other and players do not wait for them."""
        self.health = Health(store)
        self.limits = RequestLimits(settings.rate, store.world.steady)
        self.activity = Activity(store.world.steady)
        self.opening = asyncio.Lock()
        """Held from counting somebody's tables until one more is stored."""
        self._limited = settings.rate > 0
        self._connected: Counter[str] = Counter()
        self.connected_elsewhere: dict[str, Counter[str]] = {}
        """By process, the live connections of those who have many."""

    def may_connect(self, address: str, player: Player | None) -> bool:
        """Whether a live connection may be opened now; every attempt counts."""
        whose = f"player {player.id}" if player is not None else f"address {address}"
        return self.limits.addresses.take(address) and self.limits.connections.take(whose)

    def connect(self, player: str, most: int) -> bool:
        """Counts a live connection; returns False if this player has too many."""
        if self._connected[player] + sum(there[player] for there in self.connected_elsewhere.values()) >= most:
            return False
        self._connected[player] += 1
        return True

    @property
    def connections(self) -> int:
        """How many live connections there are."""
        return self._connected.total()

    def many_connections(self, most: int) -> dict[str, int]:
        """Those with more live connections here than this."""
        return {player: count for player, count in self._connected.items() if count > most}

    def disconnect(self, player: str) -> None:
        self._connected[player] -= 1
        if self._connected[player] <= 0:
            del self._connected[player]

    async def player(self, cookie: str | None) -> Player | None:
        player_id = self.signer.read(cookie)
        return await self.store.player(player_id) if player_id else None

    async def require(self, request: Request[Any, Any, Any]) -> Player:
        """The player of a request; refuses unknown players and those over their limit."""
        player = await self.player(request.cookies.get(COOKIE))
        if player is None:
            raise refuse(403, message("refused-who"))
        if not self.limits.requests.take(player.id):
            raise refuse(429, message("refused-too-many"))
        self.rooms.seen(player.id, address_of(request))
        return player

    async def require_quota(self, player: str, address: str, public: bool) -> None:
        """Refuses one more table to somebody who has too many already, or whose address has."""
        if not self._limited:
            return
        since = self.store.world.now() - RECENT
        address = self.rooms.mark_address(address)
        everybody = {other for other, where in self.rooms.addresses.items() if where == address} | {player}
        if self.store.notices.shared:
            everybody |= await self.store.people_at(address)
        for owners, quota, whose in (({player}, OF_PERSON, "player"), (everybody, OF_ADDRESS, "address")):
            found = await self.store.unfinished_of(owners, since)
            if found.tables >= quota.tables:
                raise refuse(429, message(f"refused-quota-{whose}", count=quota.tables))
            if public and found.public >= quota.public:
                raise refuse(429, message(f"refused-quota-public-{whose}", count=quota.public))

    async def at_table(self, request: Request[Any, Any, Any], table_id: str) -> tuple[Player, Room]:
        """The player of a request, and its table."""
        player = await self.require(request)
        return player, await self.room(table_id, player)

    async def table(self, table_id: str, player: Player) -> Room | KeptTable:
        """A table, playable or only kept, at which this player is not refused."""
        table = await self.rooms.find(table_id) if ID.fullmatch(table_id) else None
        if table is None:
            raise refuse(404, message("refused-no-table"))
        refusal = table.refusal_for(player.id)
        if refusal is not None:
            raise refuse(403, refusal)
        return table

    async def room(self, table_id: str, player: Player) -> Room:
        """A playable table. Raises SetAside if it is only kept."""
        table = await self.table(table_id, player)
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
    """Refuses a body that does not match its route's type exactly: the framework would accept "1" as a number."""
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
    """Checks every request first: within the address's limit, and not sent by a foreign page."""
    if not context_of(request.app.state).limits.addresses.take(address_of(request)):
        raise refuse(429, message("refused-too-many"))
    path = request.url.path
    if "\0" in path or len(path.encode("utf-8", "replace")) > LONGEST_PATH:
        raise refuse(404, BY_STATUS[404])
    if request.method == "POST" and not same_origin(request):
        raise refuse(403, message("refused-foreign-page"))
