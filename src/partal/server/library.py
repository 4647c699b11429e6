"""Routes for what does not change (games, rulebooks, components, texts) and for people's own content packs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from partal.core.content import ContentError
from partal.core.errors import PartalError
from partal.core.message import message
from partal.core.variant import read_settings

from partal import __version__, compiled, rulebook
from partal.games import GAMES
from partal.server import models, wire
from partal.server.catalogue import body, packed_body
from partal.server.context import ANYBODY, ID, PLAYER, context_of, refusals, refuse
from partal.server.files import accepted
from partal.server.packs import LARGEST_PACK, MOST_PACKS, pack_id, read
from partal.server.packs import content_of as pack_content
from partal.server.store import PackRow
from partal.table.aid import aid_of, sent_aid
from partal.table.component import components_of
from partal.table.wire import AidSection, Component, Example
from partal.words.folders import LANGUAGES


def known_language(language: str) -> str:
    return language if language in LANGUAGES else "en"


@get("/api/health", responses=refusals(429, 503))
async def health(state: State) -> wire.Health:
    """Whether the server responds and its database can be written."""
    if not await context_of(state).health.is_well():
        raise refuse(503, message("refused-health"))
    return {"status": "ok", "version": __version__, "database": context_of(state).store.kind, "build": compiled.build()}


async def same(request: Request[Any, Any, Any], what: str, *of: str, media_type: str = MediaType.JSON) -> Response[Any]:
    """An answer that is the same for everybody, compressed if the client accepts that."""
    packs = "gzip" in accepted(request.headers.get("accept-encoding", ""))
    coded = {"content-encoding": "gzip"} if packs else {}
    sent = await asyncio.to_thread(packed_body if packs else body, what, *of)
    return Response(sent, media_type=media_type, headers={"vary": "accept-encoding", **coded})


@get("/api/games", responses=ANYBODY)
async def games(request: Request[Any, Any, Any]) -> Response[list[wire.Game]]:
    """Every game, with everything that can be chosen when opening a table."""
    return await same(request, "games")


@get("/api/rules/{game:str}", responses=refusals(404, 413, 429))
async def rules(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromQuery[str] = "en"
) -> Response[list[wire.Chapter]]:
    """A game's rulebook."""
    if game not in GAMES:
        raise refuse(404, message("refused-no-game"))
    return await same(request, "rules", game, known_language(language))


@get("/api/rules/{game:str}/search", responses=refusals(404, 413, 429))
async def search_rules(
    game: FromPath[str], words: Annotated[str, QueryParameter(max_length=200)] = "", language: FromQuery[str] = "en"
) -> list[wire.Found]:
    """The numbers of the clauses that answer a question in a player's words, the best first."""
    if game not in GAMES:
        raise refuse(404, message("refused-no-game"))
    if game not in rulebook.games():
        return []
    return [
        {"id": clause.id}
        for clause in await asyncio.to_thread(rulebook.search, game, words.split(), known_language(language))
    ]


@get("/api/rules/{game:str}/examples", responses=refusals(404, 413, 429))
async def examples(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[list[Example]]:
    """For chapters of the rulebook, a moment of a lesson that shows what they are about."""
    if game not in GAMES:
        raise refuse(404, message("refused-no-game"))
    return await same(request, "examples", game)


@get("/api/content/{game:str}", responses=refusals(404, 413, 429))
async def content(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[list[Component]]:
    """A game's components in words."""
    if game not in GAMES:
        raise refuse(404, message("refused-no-game"))
    return await same(request, "content", game)


MOST_RULES = 60
"""More house rules than any game has."""
HouseRules = Annotated[list[str] | None, QueryParameter(max_items=MOST_RULES)]


@get("/api/aid/{game:str}", responses=refusals(400, 403, 404, 413, 429))
async def aid(
    request: Request[Any, Any, Any],
    state: State,
    game: FromPath[str],
    seats: FromQuery[int | None] = None,
    pack: FromQuery[str | None] = None,
    rule: HouseRules = None,
) -> Response[list[AidSection]]:
    """A game's player aid; it follows the seats, the house rules (`name=value`) and the pack of a table."""
    if game not in GAMES:
        raise refuse(404, message("refused-no-game"))
    if seats is None and pack is None and not rule:
        return await same(request, "aid", game)
    row = await find_pack(request, state, pack) if pack is not None else None
    if row is not None and row.game != game:
        raise refuse(404, message("refused-no-pack"))
    try:
        settings = read_settings(rule or [])
        content = await asyncio.to_thread(pack_content, game, row.text) if row else None
        return Response(sent_aid(aid_of(GAMES[game], content, settings, seats)))
    except PartalError as error:
        raise refuse(400, error.message) from None


@get("/api/words/{language:str}", media_type=MediaType.TEXT, responses=refusals(404, 413, 429))
async def words(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[str]:
    """The page's texts, as Fluent."""
    if language not in LANGUAGES:
        raise refuse(404, message("refused-languages", languages=", ".join(LANGUAGES)))
    return await same(request, "words", language, media_type=MediaType.TEXT)


# Packs


@post("/api/packs", responses=refusals(403, 409, 413, 429), request_max_body_size=LARGEST_PACK * 2)
async def add_pack(request: Request[Any, Any, Any], state: State, data: JSONBody[models.NewPack]) -> wire.Pack:
    """Stores a content pack, to open tables with. Sending the same text again gives the same pack."""
    player = await context_of(state).require(request)
    if not context_of(state).limits.openings.take(player.id):
        raise refuse(429, message("refused-too-many-packs"))
    if len(data.text.encode("utf-8", "replace")) > LARGEST_PACK:
        raise refuse(413, message("refused-large-pack", bytes=LARGEST_PACK))
    if "\0" in data.text:
        raise refuse(400, message("refused-no-text"))
    try:
        game, values = await asyncio.to_thread(read, data.text)
    except ContentError as error:
        raise refuse(400, error.message) from None
    store = context_of(state).store
    row = PackRow(
        pack_id(player.id, data.text),
        game,
        models.clean_text(values.name)[:200] or "pack",
        values.digest,
        len(values.entries),
        data.text,
        player.id,
        store.world.now(),
    )
    mine = await store.packs_of(player.id)
    if len(mine) >= MOST_PACKS and row.id not in [pack.id for pack in mine]:
        raise refuse(409, message("refused-packs-full", count=MOST_PACKS))
    await store.add_pack(row)
    return shown(row)


def shown(row: PackRow) -> wire.Pack:
    return {"id": row.id, "game": row.game, "name": row.name, "digest": row.digest, "entries": row.entries}


@get("/api/packs", responses=PLAYER)
async def list_packs(request: Request[Any, Any, Any], state: State) -> list[wire.Pack]:
    """The player's own packs."""
    player = await context_of(state).require(request)
    return [shown(row) for row in await context_of(state).store.packs_of(player.id)]


async def find_pack(request: Request[Any, Any, Any], state: State, pack: str) -> PackRow:
    await context_of(state).require(request)
    row = await context_of(state).store.pack(pack) if ID.fullmatch(pack) else None
    if row is None:
        raise refuse(404, message("refused-no-pack"))
    return row


@get("/api/packs/{pack:str}", media_type=MediaType.TEXT, responses=refusals(403, 404, 413, 429))
async def get_pack(request: Request[Any, Any, Any], state: State, pack: FromPath[str]) -> str:
    """A pack's text, for anyone at a table that uses it."""
    return (await find_pack(request, state, pack)).text


@get("/api/packs/{pack:str}/content", responses=refusals(403, 404, 413, 429))
async def get_pack_content(request: Request[Any, Any, Any], state: State, pack: FromPath[str]) -> list[Component]:
    """The components of a table that uses this pack."""
    row = await find_pack(request, state, pack)
    values = await asyncio.to_thread(pack_content, row.game, row.text)
    return components_of(row.game, values)


ROUTES = [
    health,
    games,
    rules,
    search_rules,
    examples,
    content,
    aid,
    words,
    add_pack,
    list_packs,
    get_pack,
    get_pack_content,
]
