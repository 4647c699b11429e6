"""What one pair of eyes gets of a table: built from a view, never from a state."""

from __future__ import annotations

from typing import Any

from partal.core.event import Event
from partal.core.record import commit
from partal.core.rules import Line

from partal.server.foresight import Foresight
from partal.server.kept import KeptTable
from partal.server.models import Header, ShownPack, ShownSeat
from partal.server.room import ANSWERING, PERSON, TAKING_BACK, Room
from partal.server.store import Chair, PackRow
from partal.table.scene import scene_of, targets_of
from partal.table.speech import Speech
from partal.words import speaking


def header(room: Room, player: str | None, seat: int | None = None) -> Header:
    """The table as a list shows it."""
    row, match = room.row, room.match
    if seat is None and player is not None:
        mine = [chair.seat for chair in room.chairs if room.owns(player, chair.seat)]
        asked = match.decision.seat if match.decision is not None else None
        seat = asked if asked in mine else mine[0] if mine else None
    standings = match.standings
    decision = match.decision
    status = "finished" if match.over else "running" if room.ready else "open"
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
        "number": room.number(seat),
        "asked": decision.seat if decision is not None and room.ready else None,
        "scores": list(match.scores),
        "winners": list(standings.winners) if standings else None,
        "link": f"/t/{row.id}",
        "rules": row.rules,
        "content": row.content,
        "take_back_past_reveals": row.take_back_past_reveals,
        "taken_back": match.tally.taken_back if room.told else None,
        "taken_back_past_reveals": match.tally.past_reveals,
        "kept": None,
        "seats": [
            shown_seat(
                chair, player, chair.kind == "bot" or room.is_connected(chair.player), room.thinking == chair.seat
            )
            for chair in room.chairs
        ],
    }


def shown_pack(pack: PackRow | None) -> ShownPack | None:
    return {"id": pack.id, "name": pack.name, "digest": pack.digest} if pack else None


def shown_seat(chair: Chair, player: str | None, connected: bool, thinking: bool) -> ShownSeat:
    mine = player is not None and chair.player == player
    return {
        "seat": chair.seat,
        "kind": chair.kind,
        "name": chair.name,
        "bot": chair.bot,
        "mine": mine and chair.kind in PERSON,
        "left": mine and chair.kind == "bot",
        "connected": connected,
        "thinking": thinking,
    }


def kept_header(table: KeptTable, player: str) -> Header:
    """A table that is only kept, as a list shows it; nothing of its game is played for this."""
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
        "kept": {
            "why": list(table.why),
            "rules": row.rules,
            "content": row.content,
            "rules_here": table.here.rules,
            "content_here": table.here.content,
            "result": result is not None,
            "may_close": not table.told and table.sits(player),
        },
        "seats": [shown_seat(chair, player, False, False) for chair in table.chairs],
    }


def frame(room: Room, player: str | None, seat: int | None, language: str) -> dict[str, Any]:
    """Everything one seat (None: a spectator) sees of the table now."""
    with speaking(language):
        return _frame(room, player, seat)


def _frame(room: Room, player: str | None, seat: int | None) -> dict[str, Any]:
    match = room.match
    speech = Speech(room.row.game, [chair.name for chair in room.chairs])
    view = match.view(seat)
    events, since = story(room, seat, speech)
    reason = room.why_not_undo(seat) if seat is not None else "not-your-seat"
    return {
        "number": room.number(seat),
        "header": header(room, player, seat),
        "seat": seat,
        "question": question(view, speech, room.ready) if match.decision is not None else None,
        "scene": scene_of(room.row.game, view),
        "events": events,
        "since": since,
        "undo": {
            "possible": reason is None,
            "reason": speech.undo_reason(reason),
            "clause": room.clause(TAKING_BACK if seat is not None else ANSWERING),
            "among_bots": seat is not None and match.is_among_bots(seat, room.bots),
            **(undoing(room, seat) if seat is not None and reason is None else NOTHING_PAST),
        },
        "chat": room.chat,
        "standings": standings(room, speech),
    }


NOTHING_PAST = {"past_bots": False, "counts": False}


def undoing(room: Room, seat: int) -> dict[str, bool]:
    """What a take-back by this seat would go past: answers of bots, and something revealed, which is counted.

    How much nobody has seen yet would go with it is not told; so between people both are always False.
    """
    entry = room.match.taking_back(seat, room.bots)
    since = room.match.history[len(room.match.history) - entry.takes + 1 :]
    return {"past_bots": any(played.events for played in since), "counts": entry.past_reveal}


def question(view: Any, speech: Speech, ready: bool) -> dict[str, Any] | None:
    """The open question. The others learn who is asked, not what: that may follow from what the seat holds."""
    asked = view.question
    if asked is None or not ready:
        return None
    if asked.options is None:
        return {"seat": asked.seat, "prompt": "", "text": "", "mine": False, "gathers": False, "options": []}
    options = []
    for option in asked.options:
        words = speech.option(view, option)
        options.append({"notation": option.notation, "targets": targets_of(speech.game, view, option), **words})
    return {
        "seat": asked.seat,
        "prompt": asked.prompt,
        "text": speech.prompt(view),
        "mine": True,
        "gathers": Foresight(speech.game, view).gathers(),
        "options": options,
    }


def story(room: Room, seat: int | None, speech: Speech) -> tuple[list[dict[str, Any]], int]:
    """The log in sentences for this viewer, and where it goes on after the viewer's last answer.

    Lines are told once and kept, for a log only grows; taking back clears them (`Room.stories`). While the
    game runs they do not say which question they belong to: that would tell how many somebody else had.
    """
    key = (seat, speech.language, tuple(speech.names), room.told)
    if key not in room.stories:
        room.stories[key] = ([], [])
        tell_events(room.stories[key][0], 0, room.match.opening, seat, speech)
    lines, ends = room.stories[key]
    history = room.match.history
    for number in range(len(ends) + 1, len(history) + 1):
        tell_events(lines, number if room.told else 0, history[number - 1].events, seat, speech)
        ends.append(len(lines))
    mine = [end for played, end in zip(history, ends) if played.seat == seat]
    return lines, mine[-1] if mine else 0


def tell_events(
    lines: list[dict[str, Any]], number: int, events: tuple[Event, ...], seat: int | None, speech: Speech
) -> None:
    for event in events:
        seen = event.seen_by(seat)
        lines.append(
            {
                "number": number,
                "seat": event.seat,
                "kind": event.kind,
                "text": speech.event(seen, seat),
                "notation": seen.notation,
                "words": list(seen.words),
                "clause": event.clause,
                "points": int(event.words[0]) if event.kind == "scored" else 0,
            }
        )


def standings(room: Room, speech: Speech) -> dict[str, Any] | None:
    """The result with every point's rule, and what proves the deal."""
    result = room.match.standings
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "sheets": result_lines(result.sheets, speech),
        "seed": str(room.row.seed),
        "salt": room.row.salt,
    }


def result_lines(sheets: tuple[tuple[Line, ...], ...], speech: Speech) -> list[list[dict[str, Any]]]:
    """Score sheets, with the name of every source in words."""
    return [[{**line._asdict(), "text": speech.source(line.source)} for line in sheet] for sheet in sheets]
