"""Routes to play again: a rematch on the same seats, and a practice table that goes on from a position.

Both begin with a game that is over, and so give nothing away: its deal is public by then. A rematch gets a new deal.
A practice table keeps the old one, and says so like any table whose seed was chosen.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from partal.core.log import Entry, standing
from partal.core.message import message
from partal.core.message import shown as printable
from partal.core.record import LARGEST_SEED

from partal.server import models, wire
from partal.server.attendance import Stale
from partal.server.context import AT_TABLE, Context, address_of, context_of, refuse
from partal.server.drain import is_draining
from partal.server.headers import header
from partal.server.kept import KeptTable
from partal.server.people import display_name
from partal.server.room import Room
from partal.server.seated import NotNow
from partal.server.store import Player, TableRow
from partal.table.players import current_name, knows
from partal.table.players import names as bot_names
from partal.table.seat import PERSON, Chair, Forbidden, is_taken

FREE = Chair(0, "open", "", "", "")
TRIES = 3
"""How often a rematch is looked for if others ask at the same moment."""


async def may_open(context: Context, request: Request[Any, Any, Any], player: Player, public: bool) -> None:
    """Refuses a new table for the same reasons as any other."""
    if is_draining(context.folder):
        raise refuse(503, message("refused-draining"))
    if not context.limits.openings.take(player.id):
        raise refuse(429, message("refused-too-many-tables"))
    await context.require_quota(player.id, address_of(request), public)


@post("/api/tables/{table_id:str}/rematch", responses=AT_TABLE)
async def rematch(request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> wire.Header:
    """Plays again, with the same seats and house rules. Whoever asks first opens the table; the others sit down."""
    context = context_of(state)
    player, room = await context.at_table(request, table_id)
    if not room.match.over:
        raise refuse(403, message("refused-rematch-later"))
    if not room.sits(player.id):
        raise refuse(403, message("refused-rematch-stranger"))
    for _ in range(TRIES):
        found = await rematch_of(context, room)
        if found is not None:
            await sit_down(found, room, player)
            return header(found, player.id)
        with suppress(Stale):  # Somebody else has asked at the same moment: that is the rematch then.
            return await open_rematch(context, request, room, player)
    raise refuse(409, message("refused-rematch-busy"))


async def rematch_of(context: Context, room: Room) -> Room | None:
    """The rematch that somebody has asked for; None if there is none that can be played."""
    row = await context.store.table(room.row.id)
    if row is not None and row.rematch != room.row.rematch:
        room.row = room.row._replace(rematch=row.rematch)
        room.notify()
    if not room.row.rematch:
        return None
    found = await context.rooms.find(room.row.rematch)
    return None if isinstance(found, KeptTable) else found


async def open_rematch(context: Context, request: Request[Any, Any, Any], room: Room, player: Player) -> wire.Header:
    """Opens the rematch: bots and whoever asks are seated, the others are awaited. Raises Stale if there is one."""
    old, world = room.row, context.store.world
    chairs = [again(chair, player.id) for chair in room.chairs]
    awaits = any(chair.kind == "open" for chair in chairs)
    # Seats that are kept for people are not offered to everybody.
    public = old.public and not awaits
    await may_open(context, request, player, public)
    row = old._replace(
        id=world.new_table(),
        seed=world.below(LARGEST_SEED),
        salt=world.new_salt(),
        public=public,
        finished=False,
        owner=player.id,
        created=world.now(),
        chosen=False,
        chat_closed=False,
        rematch="",
        practice_of="",
        given=0,
    )
    async with context.opening:
        await context.store.add_table(row, chairs, before=old)
    room.row = old._replace(rematch=row.id)
    room.notify()
    opened = await context.room(row.id, player)
    opened.wake_bots()
    return header(opened, player.id)


def again(chair: Chair, player: str) -> Chair:
    """A chair of the rematch: the player's own, also if a bot has played for them, and bots; the others are free."""
    if not chair.player:
        return chair
    if chair.player != player:
        return FREE._replace(seat=chair.seat)
    return chair if chair.kind in PERSON else chair._replace(kind="human", bot="")


async def sit_down(found: Room, before: Room, player: Player) -> None:
    """The player takes the seats that were theirs, as far as they are still free."""
    for chair in before.chairs:
        if chair.player == player.id and found.chairs[chair.seat].kind == "open" and not found.match.over:
            with suppress(Forbidden, NotNow):  # Somebody was quicker: then they look on.
                await found.seat(again(chair, player.id), found.chairs[chair.seat])


@post("/api/tables/{table_id:str}/go-on", responses=AT_TABLE)
async def go_on(
    request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[models.GoOn]
) -> wire.Header:
    """Opens a practice table that goes on from a position of a finished game, against bots or on one device."""
    context = context_of(state)
    player, room = await context.at_table(request, table_id)
    if not room.match.over:
        raise refuse(403, message("refused-go-on-later"))
    if data.number >= room.match.number:
        raise refuse(404, message("refused-no-question", number=str(data.number), last=str(room.match.number - 1)))
    if data.seat >= room.row.seats:
        raise refuse(404, message("refused-no-seat"))
    if data.bot and not knows(room.row.game, data.bot):
        known = ", ".join(bot_names(room.row.game))
        raise refuse(400, message("refused-no-bot-of", bot=printable(data.bot), bots=known))
    await may_open(context, request, player, False)
    world = context.store.world
    line = await asyncio.to_thread(standing, [entry for _, entry in await context.store.entries(table_id)])
    given = [Entry(entry.seat, entry.notation) for entry in line[: data.number - 1]]
    row = TableRow(
        world.new_table(),
        room.row.game,
        room.row.seats,
        room.row.settings,
        room.row.seed,
        world.new_salt(),
        False,
        False,
        player.id,
        world.now(),
        room.row.pack,
        True,
        *room.row.stamp,
        room.row.take_back_past_reveals,
        practice_of=table_id,
        given=len(given),
    )
    async with context.opening:
        await context.store.add_table(row, practice_chairs(room, player, data), given)
    opened = await context.room(row.id, player)
    opened.wake_bots()
    return header(opened, player.id)


def practice_chairs(room: Room, player: Player, wish: models.GoOn) -> list[Chair]:
    """The player on the seat they chose; on the others bots, or people on the same device under their old names."""
    me = Chair(wish.seat, "human", "", display_name(player), player.id)
    chairs = [me]
    for old in room.chairs:
        if old.seat == wish.seat:
            continue
        if wish.bot:
            chairs.append(Chair(old.seat, "bot", current_name(wish.bot), "", ""))
            continue
        guest = Chair(old.seat, "guest", "", old.name, player.id)
        chairs.append(guest._replace(name="") if is_taken(chairs, guest) else guest)
    return sorted(chairs, key=lambda chair: chair.seat)


ROUTES = [rematch, go_on]
