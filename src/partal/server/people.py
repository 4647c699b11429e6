"""Routes for the player's own name and language."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from partal.core.message import message
from partal.core.record import clean_name

from partal.server import models, wire
from partal.server.accounts import COOKIE, YEAR, person_mark
from partal.server.context import ANYBODY, PLAYER, address_of, context_of, refuse
from partal.server.store import Player
from partal.words.folders import LANGUAGES


def display_name(player: Player, given: str = "") -> str:
    """The name that a player gave here, or else their own; empty if there is neither."""
    return seen_name(given) or player.name


def seen_name(given: str) -> str:
    """A name as it is stored; empty if none was given. Refuses a name without visible characters."""
    name = clean_name(given, "")
    if given and not name:
        raise refuse(400, message("refused-name-unseen"))
    return name


def shown(player: Player) -> wire.Me:
    return {"id": player.id, "person": person_mark(player.id), "name": player.name, "language": player.language}


@get("/api/me", responses=ANYBODY)
async def get_me(request: Request[Any, Any, Any], state: State) -> Response[wire.Me]:
    """The current player; a new visitor becomes one."""
    player = await context_of(state).player(request.cookies.get(COOKIE))
    if player is None:
        if not context_of(state).limits.visits.take(address_of(request)):
            raise refuse(429, message("refused-too-many-visitors"))
        wanted = request.headers.get("accept-language", "en")[:2]
        player = Player(context_of(state).store.world.new_player(), "", wanted if wanted in LANGUAGES else "en")
        await context_of(state).store.save_player(player)
    # Everybody who comes gets a new cookie: it lasts for another year, and is signed with the current key.
    cookie = Cookie(
        key=COOKIE,
        value=context_of(state).signer.sign(player.id),
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        max_age=YEAR,
        path="/",
    )
    return Response(shown(player), cookies=[cookie])


@post("/api/me", status_code=200, responses=PLAYER)
async def post_me(request: Request[Any, Any, Any], state: State, data: JSONBody[models.AboutMe]) -> wire.Me:
    """Changes the player's name or language."""
    player = await context_of(state).require(request)
    player = player._replace(name=seen_name(data.name or "") or player.name, language=data.language or player.language)
    await context_of(state).store.save_player(player)
    return shown(player)


ROUTES = [get_me, post_me]
