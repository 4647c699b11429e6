"""What one viewer is sent of a table: built from a view, never from a state."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from partal.core import take_back
from partal.core.event import NOBODY, Event
from partal.core.rules import Line

from partal.table import wire
from partal.table.preview import Preview, shown_option
from partal.table.speech import Speech
from partal.table.table import ANSWERING, TAKING_BACK, LogLines, Table


class Moment:
    """A table at one moment, and what everybody sees of it alike."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.speech: Final = Speech(table.game, table.names)
        self.view: Final = table.match.view(None)
        self.ready: Final = table.ready
        self.standings: Final = standings(table, self.speech)


def frame(now: Moment, seat: int | None) -> wire.Frame:
    """Everything that one seat (None: a spectator) sees of the table now."""
    table, speech = now.table, now.speech
    view = now.view if seat is None else table.match.view(seat)
    log = log_lines(table, seat, speech)
    return {
        "number": table.number(seat),
        "seat": seat,
        "question": question(view, speech, now.ready),
        "scene": table.shared.scene(view, now.view),
        "events": log.lines,
        "since": log.since,
        "undo": undo(table, seat, speech),
        "chat": table.chat,
        "standings": now.standings,
    }


def undo(table: Table, seat: int | None, speech: Speech) -> wire.Undo:
    """Whether this seat can take back its last answer, and what that would go back past.

    It does not reveal how many unseen answers would be taken back too; so between people it never goes past anything.
    """
    reason = table.why_not_undo(seat) if seat is not None else "not-your-seat"
    past_bots = counts = False
    if seat is not None and reason is None:
        entry = take_back.entry(table.match.history, seat, NOBODY)
        since = table.match.history[len(table.match.history) - entry.takes + 1 :]
        past_bots, counts = any(played.events for played in since), entry.past_reveal
    return {
        "possible": reason is None,
        "reason": speech.undo_reason(reason),
        "clause": table.clause(TAKING_BACK if seat is not None else ANSWERING),
        "among_bots": seat is not None and table.match.is_among_bots(seat, table.bots),
        "past_bots": past_bots,
        "counts": counts,
    }


def question(view: Any, speech: Speech, ready: bool) -> wire.Question | None:
    """The open question. Others learn who is asked, but not what: that may depend on what the seat holds."""
    asked = view.question
    if asked is None or not ready:
        return None
    if asked.options is None:
        return {"seat": asked.seat, "prompt": "", "text": None, "mine": False, "gathers": False, "options": []}
    return {
        "seat": asked.seat,
        "prompt": asked.prompt,
        "text": speech.prompt(view),
        "mine": True,
        "gathers": Preview(speech.game, view).gathers(),
        "options": [shown_option(view, option, speech) for option in asked.options],
    }


def log_lines(table: Table, seat: int | None, speech: Speech) -> LogLines:
    """The log in sentences for this viewer.

    Lines are cached, since a log only grows; a take-back clears the cache (`Table.log_cache`). During the game
    they do not carry question numbers, which would reveal how many questions others had.
    """
    key = log_key(table, seat)
    log = table.log_cache.get(key)
    if log is None:
        log = table.log_cache[key] = LogLines()
        append_lines(log.lines, 0, table.match.opening, seat, speech)
    history, public = table.match.history, table.is_public
    while log.answers < len(history):
        played = history[log.answers]
        log.answers += 1
        append_lines(log.lines, log.answers if public else 0, played.events, seat, speech)
        if played.seat == seat:
            log.since = len(log.lines)
    return log


def log_key(table: Table, seat: int | None) -> tuple[object, ...]:
    return seat, tuple(table.names), table.is_public


def cut_log(past: Table, whole: LogLines, seat: int | None) -> None:
    """Gives an earlier moment of a finished game the log that it had, from the whole log of the game."""
    history = past.match.history
    answered = max([number for number, played in enumerate(history, 1) if played.seat == seat], default=0)
    log = past.log_cache[log_key(past, seat)] = LogLines()
    log.lines = whole.lines[: lines_until(whole, len(history))]
    log.answers = len(history)
    log.since = lines_until(whole, answered) if answered else 0


def lines_until(log: LogLines, answers: int) -> int:
    """How many lines of a finished game's log tell of its first answers."""
    return bisect_right(log.lines, answers, key=lambda line: line["number"])


def append_lines(
    lines: list[wire.LogLine], number: int, events: tuple[Event, ...], seat: int | None, speech: Speech
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


def standings(table: Table, speech: Speech) -> wire.Standings | None:
    """The result, with the rule behind every point, and the seed and salt that prove the deal."""
    match = table.match
    result = match.standings
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "sheets": result_lines(result.sheets, speech),
        "seed": str(match.proof[0]),
        "salt": match.proof[1],
    }


def result_lines(sheets: tuple[tuple[Line, ...], ...], speech: Speech) -> list[list[wire.SheetLine]]:
    """Score sheets, with every source in words."""
    return [
        [
            {
                "source": line.source,
                "text": speech.source(line.source),
                "points": line.points,
                "clause": line.clause,
            }
            for line in sheet
        ]
        for sheet in sheets
    ]
