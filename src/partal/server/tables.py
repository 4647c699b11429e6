"""Routes to find a table, open one, and sit down."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from partal.core.errors import PartalError
from partal.core.match import Match
from partal.core.message import message
from partal.core.message import shown as printable
from partal.core.record import LARGEST_SEED

from partal.games import rules_of
from partal.server import models, wire
from partal.server.context import AT_TABLE, ID, PLAYER, address_of, context_of, refuse
from partal.server.drain import is_draining
from partal.server.headers import header, kept_header
from partal.server.kept import KeptTable
from partal.server.packs import content_of
from partal.server.people import display_name, seen_name
from partal.server.room import Room
from partal.server.seated import NotNow
from partal.server.soundness import Unreadable
from partal.server.stamps import stamp_of
from partal.server.store import Player, TableRow
from partal.server.world import World
from partal.table.players import current_name, knows, usual
from partal.table.players import names as bot_names
from partal.table.seat import PERSON, Chair, Forbidden, is_taken


@post("/api/tables", responses=AT_TABLE)
async def open_table(request: Request[Any, Any, Any], state: State, data: JSONBody[models.NewTable]) -> wire.Header:
    """Opens a table; anyone with its link can come."""
    player, world = await context_of(state).require(request), context_of(state).store.world
    if is_draining(context_of(state).folder):
        raise refuse(503, message("refused-draining"))
    if not context_of(state).limits.openings.take(player.id):
        raise refuse(429, message("refused-too-many-tables"))
    pack = ""
    if data.pack:
        found = await context_of(state).store.pack(data.pack) if ID.fullmatch(data.pack) else None
        if found is None or found.game != data.game:
            raise refuse(404, message("refused-no-pack-for", game=data.game))
        pack = found.text
    seed = data.seed if data.seed is not None else world.below(LARGEST_SEED)
    salt = world.new_salt()
    try:
        content = await asyncio.to_thread(content_of, data.game, pack)
        match = Match(rules_of(data.game), len(data.chairs), seed, data.settings, content=content, salt=salt)
    except PartalError as error:
        raise refuse(400, error.message) from None
    row = TableRow(
        world.new_table(),
        data.game,
        len(data.chairs),
        match.settings,
        seed,
        salt,
        data.public,
        False,
        player.id,
        world.now(),
        data.pack or "",
        data.seed is not None,
        *stamp_of(data.game, pack),
        data.take_back_past_reveals,
    )
    chairs = chairs_of(data, player, world)
    async with context_of(state).opening:
        await context_of(state).require_quota(player.id, address_of(request), data.public)
        await context_of(state).store.add_table(row, chairs)
    room = await context_of(state).room(row.id, player)
    room.wake_bots()
    return header(room, player.id)


def chairs_of(data: models.NewTable, player: Player, world: World) -> list[Chair]:
    """Who sits where, as requested by the player who opens the table."""
    chairs: list[Chair] = []
    for seat, wish in enumerate(with_drawn_seat(data.chairs, world) if data.draw_seat else data.chairs):
        if wish.kind == "bot":
            if not knows(data.game, wish.bot):
                known = ", ".join(bot_names(data.game))
                raise refuse(400, message("refused-no-bot-of", bot=printable(wish.bot), bots=known))
            bot = current_name(wish.bot)
            chairs.append(Chair(seat, "bot", bot, seen_name(wish.name), ""))
        elif wish.kind == "open":
            chairs.append(Chair(seat, "open", "", "", ""))
        else:
            name = display_name(player, wish.name) if wish.kind == "me" else seen_name(wish.name)
            chairs.append(Chair(seat, "human" if wish.kind == "me" else "guest", "", name, player.id))
    for chair in chairs:
        if chair.kind in PERSON and is_taken(chairs, chair):
            raise refuse(400, message("refused-name-taken", name=chair.name))
    return chairs


def with_drawn_seat(wishes: list[models.ChairWish], world: World) -> list[models.ChairWish]:
    """The chairs, with `me` on a random seat; the draw is independent of the secret seed."""
    mine = [wish for wish in wishes if wish.kind == "me"]
    if len(mine) != 1:
        raise refuse(400, message("refused-draw-seat"))
    chairs = [wish for wish in wishes if wish.kind != "me"]
    chairs.insert(world.below(len(wishes)), mine[0])
    return chairs


@get("/api/tables", responses=PLAYER)
async def list_tables(request: Request[Any, Any, Any], state: State) -> list[wire.Header]:
    """Public tables and those that the player opened or sits at; other private tables are found only by their link."""
    player = await context_of(state).require(request)
    headers = []
    for table_id in await context_of(state).store.tables_for(player.id):
        with contextlib.suppress(Unreadable):
            table = await context_of(state).rooms.find(table_id)
            if table is not None and table.refusal_for(player.id) is None:
                headers.append(shown(table, player))
    return headers


def shown(table: Room | KeptTable, player: Player) -> wire.Header:
    return kept_header(table, player.id) if isinstance(table, KeptTable) else header(table, player.id)


@get("/api/tables/{table_id:str}", responses=AT_TABLE)
async def get_table(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.Header:
    """One table, by its link."""
    player = await context_of(state).require(request)
    return shown(await context_of(state).table(table_id, player), player)


@post("/api/tables/{table_id:str}/close", status_code=200, responses=AT_TABLE)
async def close(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.Header:
    """Closes a table for good. Its deal becomes public, and its record available.

    Whoever opened it may do so before it begins; whoever is left alone there, or sits where it cannot go on, any time.
    """
    player = await context_of(state).require(request)
    table = await context_of(state).table(table_id, player)
    if isinstance(table, Room):
        try:
            await table.end(player.id)
        except Forbidden as error:
            raise refuse(403, error.message) from None
        except NotNow as error:
            raise refuse(409, error.message) from None
        return shown(await context_of(state).table(table_id, player), player)
    if not table.sits(player.id):
        raise refuse(403, message("refused-close-stranger"))
    if table.row.finished:
        raise refuse(409, message("refused-close-finished"))
    await context_of(state).store.close_table(table_id)
    return shown(await context_of(state).table(table_id, player), player)


async def seated(room: Room, chair: Chair, player: str) -> wire.Header:
    """Changes a chair; returns the header that its player then sees."""
    try:
        await room.seat(chair, room.chairs[chair.seat])
    except Forbidden as error:
        raise refuse(409, error.message) from None
    return header(room, player)


@post("/api/tables/{table_id:str}/sit", status_code=200, responses=AT_TABLE)
async def sit(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Sit]
) -> wire.Header:
    """Takes a free seat."""
    player, room = await context_of(state).at_table(request, table_id)
    if data.seat >= len(room.chairs) or room.chairs[data.seat].kind != "open":
        raise refuse(409, message("refused-seat-not-free"))
    return await seated(room, Chair(data.seat, "human", "", display_name(player, data.name), player.id), player.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=AT_TABLE)
async def leave(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Leave]
) -> wire.Header:
    """Hands the player's seat to a bot; they can take it back."""
    player, room = await context_of(state).at_table(request, table_id)
    if data.seat >= len(room.chairs) or not room.owns(player.id, data.seat):
        raise refuse(403, message("refused-not-your-seat"))
    bot = data.bot or usual(room.row.game)
    if not knows(room.row.game, bot):
        raise refuse(400, message("refused-no-bot", bot=printable(bot)))
    return await seated(room, room.chairs[data.seat]._replace(kind="bot", bot=current_name(bot)), player.id)


@post("/api/tables/{table_id:str}/retake", status_code=200, responses=AT_TABLE)
async def retake(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Retake]
) -> wire.Header:
    """Takes the player's seat back from the bot."""
    player, room = await context_of(state).at_table(request, table_id)
    if data.seat >= len(room.chairs) or room.chairs[data.seat].player != player.id:
        raise refuse(403, message("refused-was-not-your-seat"))
    return await seated(room, room.chairs[data.seat]._replace(kind="human", bot=""), player.id)


@post("/api/tables/{table_id:str}/agree", status_code=200, responses=AT_TABLE)
async def agree(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.Agree]
) -> wire.Header:
    """Agrees to let a bot play on for somebody who is asked and gone; it does once all others who are there agree."""
    player, room = await context_of(state).at_table(request, table_id)
    try:
        await room.agree(player.id, data.seat)
    except Forbidden as error:
        raise refuse(403, error.message) from None
    except NotNow as error:
        raise refuse(409, error.message) from None
    return header(room, player.id)


ROUTES = [open_table, list_tables, get_table, close, sit, leave, retake, agree]
