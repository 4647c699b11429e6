"""What one viewer is sent of a table: built from a view, never from a state."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from partal.core import take_back
from partal.core.event import NOBODY
from partal.core.rules import Line
from partal.core.view import Question
from partal.core.wire import AnyScene

from partal.games import GAMES
from partal.table import wire
from partal.table.log import NOTHING
from partal.table.preview import Preview, sent_option, shown_option
from partal.table.scene import Sent, SentScene, Write, scene_of
from partal.table.speech import Speech
from partal.table.table import ANSWERING, TAKING_BACK, Table

NO_SCENE: Final[AnyScene] = {}
NO_OPTIONS: Final = b"[]}"
NOT_ASKED: Final = b"null"
NOTHING_SENT: Final[Sent] = {}


class Moment:
    """A table at one moment, and the parts of a frame that all viewers share."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.speech: Final = table.speech()
        self.view: Final = table.match.view(None)
        self.ready: Final = table.ready
        self.standings: Final = standings(table, self.speech)
        self.log: Final = table.log_of(self.speech.names)

    def seen_from(self, seat: int | None) -> Any:
        """What this seat (None: a spectator) may see."""
        return self.view if seat is None else self.table.match.view(seat)


def frame(now: Moment, seat: int | None) -> wire.Frame:
    """Everything that one seat (None: a spectator) sees of the table now."""
    events = now.log.after(NOTHING, now.table.match, seat, now.speech)
    return {**without_log(now, seat), "events": events}


def without_log(now: Moment, seat: int | None) -> wire.FrameWithoutLog:
    """The same without the log, which is long and only grows."""
    view = now.seen_from(seat)
    return _frame(now, seat, question(view, now.speech, now.ready), scene_of(now.table.game, view))


class SentFrame(NamedTuple):
    """A frame without the log, as JSON."""

    fields: Sent
    """The scene among them is empty."""
    scene: Sent


def sent_frame(now: Moment, seat: int | None, scene: SentScene) -> SentFrame:
    """The same as JSON."""
    view, write = now.seen_from(seat), scene.write
    fields = {name: write(value) for name, value in _frame(now, seat, None, NO_SCENE).items()}
    fields["question"] = sent_question(view, now.speech, now.ready, write)
    return SentFrame(fields, scene.seen(view, now.view))


def _frame(now: Moment, seat: int | None, asked: wire.Question | None, scene: AnyScene) -> wire.FrameWithoutLog:
    return {
        "number": now.table.number(seat),
        "seat": seat,
        "question": asked,
        "scene": scene,
        "since": now.log.since(seat),
        "undo": undo(now.table, seat, now.speech),
        "chat": now.table.chat,
        "standings": now.standings,
    }


def undo(table: Table, seat: int | None, speech: Speech) -> wire.Undo:
    """Whether this seat can take back its last answer, and what that would go back past.

    It does not reveal how many unseen answers would be taken back too; so between people it never goes past anything.
    """
    reason = table.why_not_undo(seat) if seat is not None else take_back.WATCHING
    among_bots = seat is not None and table.is_among_bots(seat)
    past_bots = counts = False
    if seat is not None and reason is None and among_bots:
        entry = take_back.entry(table.match.history, seat, NOBODY)
        since = table.match.history[len(table.match.history) - entry.takes + 1 :]
        past_bots, counts = any(played.events for played in since), entry.past_reveal
    return {
        "possible": reason is None,
        "reason": speech.undo_reason(reason),
        "clause": table.clause(TAKING_BACK if seat is not None else ANSWERING),
        "among_bots": among_bots,
        "past_bots": past_bots,
        "counts": counts,
    }


def question(view: Any, speech: Speech, ready: bool) -> wire.Question | None:
    """The open question. Others learn who is asked, but not what: that may depend on what the seat holds."""
    asked = view.question
    if asked is None or not ready:
        return None
    shown = _question(asked, view, speech)
    shown["options"] = [shown_option(view, option, speech) for option in asked.options or ()]
    return shown


def sent_question(view: Any, speech: Speech, ready: bool, write: Write) -> bytes:
    """The same as JSON; its options are hardly ever written, because most of them were offered before."""
    asked = view.question
    if asked is None or not ready:
        return NOT_ASKED
    options = [sent_option(view, option, speech, write) for option in asked.options or ()]
    # The options are its last field.
    return write(_question(asked, view, speech))[: -len(NO_OPTIONS)] + b"[" + b",".join(options) + b"]}"


def _question(asked: Question, view: Any, speech: Speech) -> wire.Question:
    """The question without its options."""
    if asked.options is None:
        return {
            "seat": asked.seat,
            "prompt": "",
            "text": None,
            "mine": False,
            "turn": False,
            "gathers": False,
            "steps": False,
            "options": [],
        }
    scene = GAMES[speech.game].scene
    return {
        "seat": asked.seat,
        "prompt": asked.prompt,
        "text": speech.prompt(view),
        "mine": True,
        "turn": asked.prompt in scene.TURNS,
        "gathers": Preview(speech.game, view).gathers(),
        "steps": list(scene.GATHERED.values()).count(scene.GATHERED.get(asked.prompt, "")) > 1,
        "options": [],
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


def changes(old: SentFrame | None, new: SentFrame, write: Write) -> Sent:
    """The fields of a frame that differ from an earlier one's, and of its scene the parts that differ."""
    fields, scene = (old.fields, old.scene) if old is not None else (NOTHING_SENT, NOTHING_SENT)
    # The next question of a seat is another one, even if it reads the same.
    asked_again = fields.get("number") != new.fields["number"] and new.fields["question"] != NOT_ASKED
    found: Sent = {}
    for name, part in new.fields.items():
        if name == "scene":
            parts = {name: part for name, part in new.scene.items() if scene.get(name) != part}
            if parts:
                found[name] = joined(parts, write)
        elif fields.get(name) != part or (asked_again and name == "question"):
            found[name] = part
    return found


def joined(parts: Sent, write: Write) -> bytes:
    """Named parts as a JSON object."""
    return b"{" + b",".join([write(name) + b":" + part for name, part in parts.items()]) + b"}"
