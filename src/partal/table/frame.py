"""What one viewer is sent of a table: built from a view, never from a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from partal.core import take_back
from partal.core.event import NOBODY
from partal.core.rules import Line

from partal.table import wire
from partal.table.log import NOTHING
from partal.table.preview import Preview, shown_option
from partal.table.speech import Speech
from partal.table.table import ANSWERING, TAKING_BACK, Table


class Moment:
    """A table at one moment, and the parts of a frame that all viewers share."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.speech: Final = Speech(table.game, table.names)
        self.view: Final = table.match.view(None)
        self.ready: Final = table.ready
        self.standings: Final = standings(table, self.speech)
        self.log: Final = table.log_of(self.speech.names)


def frame(now: Moment, seat: int | None) -> wire.Frame:
    """Everything that one seat (None: a spectator) sees of the table now."""
    events = now.log.after(NOTHING, now.table.match, seat, now.speech)
    return {**without_log(now, seat), "events": events}


def without_log(now: Moment, seat: int | None) -> wire.FrameWithoutLog:
    """The same without the log, which is long and only grows."""
    table, speech = now.table, now.speech
    view = now.view if seat is None else table.match.view(seat)
    return {
        "number": table.number(seat),
        "seat": seat,
        "question": question(view, speech, now.ready),
        "scene": table.shared.scene(view, now.view),
        "since": now.log.since(seat),
        "undo": undo(table, seat, speech),
        "chat": table.chat,
        "standings": now.standings,
    }


def undo(table: Table, seat: int | None, speech: Speech) -> wire.Undo:
    """Whether this seat can take back its last answer, and what that would go back past.

    It does not reveal how many unseen answers would be taken back too; so between people it never goes past anything.
    """
    reason = table.why_not_undo(seat) if seat is not None else take_back.WATCHING
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


# What has changed


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a frame that differ from an earlier one's; of the scene and the header, the parts that differ."""
    found = {}
    for key, value in new.items():
        known = old[key]
        if value is known:
            continue
        if key == "scene" and known.keys() == value.keys():
            # `SharedParts` has compared them.
            parts = {name: part for name, part in value.items() if part is not known[name]}
            if parts:
                found[key] = parts
        elif key == "header":
            parts = {name: part for name, part in value.items() if part is not known[name] and part != known[name]}
            if parts:
                found[key] = parts
        elif (key == "question" and new["number"] != old["number"]) or value != known:
            found[key] = value  # The next question of a seat is another one, so there is no need to compare them.
    return found
