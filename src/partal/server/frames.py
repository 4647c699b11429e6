"""What one pair of eyes gets of a table: built from a view, never from a state."""

from __future__ import annotations

from typing import Any

from partal.core.event import Event

from partal.games import GAMES
from partal.server.foresight import Foresight
from partal.server.models import Header
from partal.server.room import ANSWERING, TAKING_BACK, Room
from partal.server.scenes import scene_of, targets_of
from partal.server.speech import Speech
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
        "pack": {"id": row.pack, "name": room.pack.name, "digest": room.pack.digest} if room.pack else None,
        "number": room.number(seat),
        "asked": decision.seat if decision is not None and room.ready else None,
        "scores": list(match.scores),
        "winners": list(standings.winners) if standings else None,
        "link": f"/t/{row.id}",
        "seats": [
            {
                "seat": chair.seat,
                "kind": chair.kind,
                "name": chair.name,
                "bot": chair.bot,
                "mine": player is not None and chair.player == player and chair.kind in ("human", "guest"),
                "left": player is not None and chair.player == player and chair.kind == "bot",
                "connected": chair.kind == "bot" or room.is_connected(chair.player),
                "thinking": room.thinking == chair.seat,
            }
            for chair in room.chairs
        ],
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
        },
        "chat": room.chat,
        "standings": standings(room, speech),
    }


def question(view: Any, speech: Speech, ready: bool) -> dict[str, Any] | None:
    """The open question. The others learn who is asked, not what: that may follow from what the seat holds."""
    asked = view.question
    if asked is None or not ready:
        return None
    if asked.options is None:
        return {"seat": asked.seat, "prompt": "", "text": "", "mine": False, "gathers": False, "options": []}
    options = []
    for notation in asked.options:
        option = GAMES[speech.game].read(notation)
        words = speech.option(view, option)
        options.append({"notation": notation, "targets": targets_of(speech.game, view, option), **words})
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
        "sheets": [
            [
                {
                    "source": line.source,
                    "text": speech.source(line.source),
                    "points": line.points,
                    "clause": line.clause,
                }
                for line in sheet
            ]
            for sheet in result.sheets
        ],
        "seed": str(room.row.seed),
        "salt": room.row.salt,
    }
