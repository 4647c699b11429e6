"""The header of a table, in lists and in every frame: who sits there, whose turn it is, and its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypedDict

from partal.core.record import commit

from partal.server.accounts import person_mark
from partal.server.kept import KeptTable
from partal.server.store import PackRow, TableRow
from partal.server.wire import Absence, CoachAtTable, Header, PackOfTable, Practice, SeatInfo, Status
from partal.table.seat import PERSON, Chair, name_of

if TYPE_CHECKING:
    from partal.server.room import Room


def header(room: Room, player: str | None, seat: int | None = None) -> Header:
    """The header of a playable table, as this player sees it from this seat."""
    if seat is None and player is not None:
        mine = [chair.seat for chair in room.chairs if room.owns(player, chair.seat)]
        asked = room.match.decision.seat if room.match.decision is not None else None
        seat = asked if asked in mine else mine[0] if mine else None
    seats = shown_seats(room.game, sitters(room))
    return {
        **shared_header(room, seats),
        "number": room.number(seat),
        "host": player == room.row.owner,
        "may_close": player is not None and room.may_close(player),
        "may_remove": player is not None and room.may_remove(player),
        **sequels(room.row, player == room.row.owner, player is not None and room.sits(player)),
        "seats": marked(seats, room.chairs, player),
    }


def shared_header(room: Room, seats: list[SeatInfo]) -> Header:
    """The header as everybody sees it who neither sits at the table nor plays."""
    row, match, ready = room.row, room.match, room.ready
    decision, standings = match.decision, match.standings
    status: Status = "finished" if decision is None else "running" if ready else "open"
    return {
        "id": row.id,
        "game": row.game,
        "status": status,
        "public": row.public,
        "settings": row.settings,
        "commitment": match.commitment,
        "seed": str(row.seed) if row.chosen else None,
        "created": row.created,
        "pack": shown_pack(room.pack),
        "number": room.number(None),
        "asked": decision.seat if decision is not None and ready else None,
        "scores": list(match.scores),
        "winners": list(standings.winners) if standings else None,
        "link": f"/t/{row.id}",
        "rules": row.rules,
        "content": row.content,
        "take_back_past_reveals": row.take_back_past_reveals,
        "taken_back": match.tally.taken_back if room.is_public else None,
        "taken_back_past_reveals": match.tally.past_reveals,
        "host": False,
        "may_close": False,
        "may_remove": False,
        "chat_closed": row.chat_closed,
        "absence": absence(room),
        "coach": coach(room),
        **sequels(row, False, False),
        "kept": None,
        "seats": seats,
    }


def absence(room: Room) -> Absence | None:
    """Whether the game waits for somebody who is gone; it says nothing that does not show at the table anyway."""
    gone = room.gone
    if gone is None:
        return None
    there, agreed = room.others_there(gone.player), room.agreed.get(gone.player, set())
    seats = {chair.player: chair.seat for chair in reversed(room.chairs) if chair.kind in PERSON}
    return {
        "seat": gone.seat,
        "since": room.presence.since(gone.player),
        "agreed": [seats[other] for other in there if other in agreed],
        "missing": [seats[other] for other in there if other not in agreed],
    }


def coach(room: Room) -> CoachAtTable:
    """Whether the coach may speak, and at a table of several people who of them agrees. Once the game is over, it is
    silent.
    """
    if room.match.over:
        return no_coach()
    several = sum([chair.kind in PERSON for chair in room.chairs]) > 1
    seats = {chair.player: chair.seat for chair in reversed(room.chairs) if chair.kind in PERSON} if several else {}
    return {
        "speaks": room.coach_speaks,
        "agreed": sorted([seat for player, seat in seats.items() if player in room.coached]),
        "missing": sorted([seat for player, seat in seats.items() if player not in room.coached]),
    }


def no_coach() -> CoachAtTable:
    return {"speaks": False, "agreed": [], "missing": []}


class Sequels(TypedDict):
    """The fields of a header about the game before and the game after."""

    rematch: str | None
    practice: Practice | None


def sequels(row: TableRow, host: bool, sits: bool) -> Sequels:
    """The game that its players play next, and the one that it goes on from; both links are for few."""
    practice: Practice | None = None
    if row.practice_of:
        practice = {"of": row.practice_of if host else None, "given": row.given}
    return {"rematch": row.rematch or None if sits else None, "practice": practice}


class Sitter(NamedTuple):
    """A chair, and what everybody sees of whoever sits there."""

    chair: Chair
    connected: bool
    thinking: bool


def sitters(room: Room) -> list[Sitter]:
    thinking = room.thinking
    return [
        Sitter(chair, chair.kind == "bot" or room.is_connected(chair.player), thinking == chair.seat)
        for chair in room.chairs
    ]


def shown_seats(game: str, sitting: list[Sitter]) -> list[SeatInfo]:
    return [shown_seat(game, *sitter) for sitter in sitting]


def shown_pack(pack: PackRow | None) -> PackOfTable | None:
    return {"id": pack.id, "name": pack.name, "digest": pack.digest} if pack else None


def shown_seat(game: str, chair: Chair, connected: bool = False, thinking: bool = False) -> SeatInfo:
    return {
        "seat": chair.seat,
        "kind": chair.kind,
        "name": name_of(game, chair),
        "person": person_mark(chair.player),
        "bot": chair.bot,
        "mine": False,
        "left": False,
        "connected": connected,
        "thinking": thinking,
    }


def marked(seats: list[SeatInfo], chairs: list[Chair], player: str | None) -> list[SeatInfo]:
    """The seats, with this player's own marked, and those where a bot plays for them."""
    if player is None or not any([chair.player == player for chair in chairs]):
        return seats
    return [
        {**shown, "mine": chair.kind in PERSON, "left": chair.kind == "bot"} if chair.player == player else shown
        for shown, chair in zip(seats, chairs, strict=True)
    ]


def kept_header(table: KeptTable, player: str) -> Header:
    """The header of a table that is only kept; its game is not replayed for this."""
    row, result = table.row, table.result
    return {
        "id": row.id,
        "game": row.game,
        "status": table.status,
        "public": row.public,
        "settings": row.settings,
        "commitment": commit(row.game, row.seed, row.salt),
        "seed": str(row.seed) if row.chosen else None,
        "created": row.created,
        "pack": shown_pack(table.pack),
        "number": 0,
        "asked": None,
        "scores": list(result.scores) if result else [],
        "winners": list(result.winners) if result else None,
        "link": f"/t/{row.id}",
        "rules": row.rules,
        "content": row.content,
        "take_back_past_reveals": row.take_back_past_reveals,
        "taken_back": result.taken_back if result else None,
        "taken_back_past_reveals": result.past_reveals if result else 0,
        "host": player == row.owner,
        "may_close": False,
        "may_remove": False,
        "chat_closed": row.chat_closed,
        "absence": None,
        "coach": no_coach(),
        **sequels(row, player == row.owner, table.sits(player)),
        "kept": {
            "why": list(table.why),
            "rules": row.rules,
            "content": row.content,
            "rules_here": table.here.rules,
            "content_here": table.here.content,
            "result": result is not None,
            "may_close": not table.is_public and table.sits(player),
        },
        "seats": marked([shown_seat(row.game, chair) for chair in table.chairs], table.chairs, player),
    }
