"""What one pair of eyes gets of a table: built from a view, never from a state."""

from __future__ import annotations

from typing import Any

from partal.core.event import Event

from partal.games import GAMES
from partal.server.rooms import Room
from partal.server.scenes import scene_of, targets_of
from partal.server.speech import Speech
from partal.words import speaking


def header(room: Room, player: str | None) -> dict[str, Any]:
    """The table as a list shows it."""
    row, match = room.row, room.match
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
        "created": row.created,
        "number": match.number,
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
    reason = match.why_not_take_back(seat) if seat is not None else "not-your-seat"
    if reason is None and match.over:
        reason = "game-over"
    return {
        "revision": room.revision,
        "number": match.number,
        "header": header(room, player),
        "seat": seat,
        "question": question(view, speech, room.ready) if match.decision is not None else None,
        "scene": scene_of(room.row.game, view),
        "events": events,
        "since": since,
        "undo": {"possible": reason is None, "reason": speech.undo_reason(reason)},
        "chat": room.chat,
        "standings": standings(room, speech),
    }


def question(view: Any, speech: Speech, ready: bool) -> dict[str, Any] | None:
    """The open question; its options only for the seat that is asked."""
    asked = view.question
    if asked is None or not ready:
        return None
    mine = asked.options is not None
    options = []
    for notation in asked.options or ():
        option = GAMES[speech.game].read(notation)
        words = speech.option(view, option)
        options.append({"notation": notation, "targets": targets_of(speech.game, view, option), **words})
    return {
        "seat": asked.seat,
        "prompt": asked.prompt,
        "text": speech.prompt(view),
        "mine": mine,
        "options": options,
    }


def story(room: Room, seat: int | None, speech: Speech) -> tuple[list[dict[str, Any]], int]:
    """The log in sentences for this viewer, and where it goes on after the viewer's last answer."""
    lines: list[dict[str, Any]] = []
    since = 0

    def add(number: int, events: tuple[Event, ...]) -> None:
        for event in events:
            seen = event.seen_by(seat)
            points = int(event.words[0]) if event.kind == "scored" else 0
            lines.append(
                {
                    "number": number,
                    "seat": event.seat,
                    "kind": event.kind,
                    "text": speech.event(seen, seat),
                    "notation": seen.notation,
                    "words": list(seen.words),
                    "clause": event.clause,
                    "points": points,
                }
            )

    add(0, room.match.opening)
    for number, played in enumerate(room.match.history, 1):
        add(number, played.events)
        if played.seat == seat:
            since = len(lines)
    return lines, since


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
