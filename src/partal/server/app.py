"""Puts the server together: routes, headers, limits and background tasks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from partal import __version__, compiled
from partal.server import (
    after_game,
    again,
    coaching,
    files,
    hosts,
    lessons,
    library,
    live,
    people,
    play,
    previews,
    tables,
)
from partal.server.accounts import Signer
from partal.server.advice import Advice
from partal.server.change_over import may_change, watch
from partal.server.context import (
    HEADERS,
    Context,
    answer_to,
    check,
    context_of,
    on_error,
    on_failure,
    read_strictly,
    route_of,
)
from partal.server.database import Unavailable
from partal.server.description import MessageSchema
from partal.server.drain import is_draining
from partal.server.files import the_page
from partal.server.kept import SetAside
from partal.server.limits import LARGEST_BODY
from partal.server.metrics import Metrics, metrics
from partal.server.rooms import Rooms
from partal.server.settings import Settings
from partal.server.sharing import Sharing
from partal.server.soundness import Unreadable
from partal.server.store import Store
from partal.server.thinking import Thinkers
from partal.words import read_texts

log = logging.getLogger("partal.server")
HEALTH = "/api/health"
ROUTES: list[Any] = [
    *people.ROUTES,
    *tables.ROUTES,
    *hosts.ROUTES,
    *play.ROUTES,
    *live.ROUTES,
    *previews.ROUTES,
    *after_game.ROUTES,
    *again.ROUTES,
    *coaching.ROUTES,
    *library.ROUTES,
    *lessons.ROUTES,
]


@get(
    [
        "/",
        "/t/{table_id:str}",
        "/new",
        "/rules",
        "/rules/{game:str}",
        "/aid",
        "/aid/{game:str}",
        "/components",
        "/components/{game:str}",
        "/learn",
        "/learn/{game:str}",
        "/learn/{game:str}/{lesson:str}",
        "/replay/{table_id:str}",
        "/review/{table_id:str}",
    ],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; its address determines what it shows."""
    return the_page(request.headers.get("accept-encoding", ""))


async def add_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response


async def log_request(request: Request[Any, Any, Any]) -> None:
    """Logs one line per request, without naming the table."""
    began = request.scope.get("began")
    taken = {"ms": round((time.perf_counter() - began) * 1000, 1)} if isinstance(began, float) else {}
    log.debug("request", extra={"method": request.method, "route": route_of(request), **taken})


async def before(request: Request[Any, Any, Any]) -> None:
    if request.url.path not in (HEALTH, "/metrics"):  # Those who only watch do not count as activity.
        context_of(request.app.state).activity.note()
    request.scope["began"] = time.perf_counter()  # type: ignore[typeddict-unknown-key]
    check(request)
    await read_strictly(request)


def on_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Sends the page to a browser at an unknown address, and a refusal to a request for data."""
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and wants_page and not request.url.path.startswith(("/api/", "/assets/")):
        shown = the_page(request.headers.get("accept-encoding", ""))
        return Response(shown.content, status_code=404, media_type=MediaType.HTML, headers={**shown.headers, **HEADERS})
    return answer_to(error)


def create_app(
    database: str, folder: Path, settings: Settings | None = None, change: Callable[[], None] | None = None
) -> Litestar:
    """The server on one database; the folder holds its keys.

    `change` replaces the server by a new process; it is called in a quiet moment after the rules were compiled.
    """
    settings = settings or Settings()
    store = Store(database)
    thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
    rooms = Rooms(store, thinkers, settings.pace)
    rooms.patience = settings.away_minutes * 60
    advice = Advice(store)
    figures = Metrics()
    context = Context(store, Signer.of_folder(folder), rooms, advice, settings, figures, folder)
    store.on_written = figures.on_written
    figures.watch("tables_in_memory", "Tables that are in use or were lately.", lambda: len(rooms))
    figures.watch("live_connections", "Open live connections.", lambda: context.connections)
    figures.watch("bots_waiting", "Bots' questions that wait for their turn.", lambda: thinkers.waiting)
    figures.watch("bots_thinking", "Bots that think now.", lambda: thinkers.thinking)

    async def renew() -> None:
        await asyncio.gather(thinkers.renew(), advice.renew())

    sharing = Sharing(context)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await store.open()
        await sharing.begin()
        log.info("started", extra={"database": store.kind, "version": __version__, "build": compiled.build()})
        if is_draining(folder):
            log.warning("draining: no new tables")
        keeping = asyncio.create_task(rooms.keep_results())
        reading = asyncio.create_task(asyncio.to_thread(read_texts))
        tidying = asyncio.create_task(rooms.keep_tidy(settings.unbegun_days, settings.compact_days))
        watching = None
        if change is not None and may_change():
            busy = lambda: rooms.busy or advice.busy or not keeping.done()  # noqa: E731
            watching = asyncio.create_task(watch(context.activity, busy, renew, change))
        try:
            yield
        finally:
            rooms.stopping.set()
            if watching is not None:
                watching.cancel()
            await asyncio.gather(keeping, reading, tidying, return_exceptions=True)
            await rooms.close()
            await advice.close()
            await thinkers.close()
            await context.health.close()
            await sharing.end()
            await store.close()
            log.info("stopped")

    return Litestar(
        route_handlers=[*ROUTES, *files.ROUTES, page, metrics],
        state=State({"context": context}),
        lifespan=[lifespan],
        before_request=before,
        after_request=add_headers,
        after_response=log_request,
        before_send=[figures.on_sent],
        request_max_body_size=LARGEST_BODY,
        exception_handlers={
            HTTPException: on_refusal,
            SetAside: on_failure,
            Unavailable: on_failure,
            Unreadable: on_failure,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Partal",
            version=__version__,
            description="Tables over HTTP; live play over WebSocket at /api/tables/{id}/live.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        plugins=[MessageSchema()],
        debug=False,
    )
