"""`partal replay` and `partal options`: inspect a record."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from partal.core.errors import BadInput
from partal.core.match import Match
from partal.core.message import message, shown
from partal.core.record import RecordError

from partal import games
from partal.cli.examples import with_example
from partal.cli.paper import Paper, Stopped, content_for, read_text, say
from partal.cli.seating import Seating
from partal.cli.sheets import QUIET, score_sheet, taken_back
from partal.front import load


def add(commands: Any) -> None:
    replay = commands.add_parser(
        "replay",
        help=say("cli-help-replay"),
        description=say("cli-help-replay"),
        epilog=with_example("cli-help-replay.examples"),
    )
    replay.add_argument("record", metavar="RECORD", help=say("cli-help-record"))
    replay.add_argument("--at", type=int, metavar="N", help=say("cli-help-at"))
    replay.add_argument("--view", metavar="SEAT", help=say("cli-help-view"))
    replay.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    replay.add_argument("--json", action="store_true", help=say("cli-help-json"))
    replay.set_defaults(run=run_replay)
    options = commands.add_parser("options", help=say("cli-help-options"), description=say("cli-help-options"))
    options.add_argument("record", metavar="RECORD", help=say("cli-help-record"))
    options.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    options.add_argument("--json", action="store_true", help=say("cli-help-json"))
    options.set_defaults(run=run_options)


def load_record(name: str, pack: str | None) -> Match[Any]:
    """The match of a record file. Raises BadInput if it cannot be read, RecordError if it does not replay."""
    text = read_text(Path(name))
    return load(text, content_for(text, pack))


def run_replay(arguments: argparse.Namespace) -> int:
    try:
        match = load_record(arguments.record, arguments.content)
    except (RecordError, BadInput) as error:
        if arguments.json:
            print(json.dumps({"ok": False, "error": str(error)}))
            return 1 if isinstance(error, RecordError) else 2
        if isinstance(error, BadInput):
            raise
        raise Stopped(error.message) from None
    seat = find_seat(match, arguments.view)
    if arguments.at is not None and not 1 <= arguments.at <= match.number:
        raise BadInput(message("cli-replay-at", number=str(arguments.at), most=match.number))
    standings = match.standings
    if arguments.json:
        result: dict[str, Any] = {
            "ok": True,
            "decisions": len(match.history),
            "scores": list(match.scores),
            "winners": list(standings.winners) if standings else [],
            "digest": match.digest,
            "over": standings is not None,
            "taken_back": match.tally.taken_back,
            "taken_back_past_reveals": match.tally.past_reveals,
        }
        if arguments.at is not None:
            result["at"] = match.rules.view(match.at(arguments.at), seat).plain()
        print(json.dumps(result))
        return 0
    show_replay(match, arguments.at, seat, arguments.view is not None)
    return 0


def find_seat(match: Match[Any], text: str | None) -> int | None:
    """A seat by its number in the record, counted from 0, or by the player's name."""
    if text is None:
        return None
    for seat, player in enumerate(match.players):
        if text == str(seat) or text.lower() in (player.lower(), player.partition(" (")[0].lower()):
            return seat
    players = ", ".join(f"{seat} ({player})" for seat, player in enumerate(match.players))
    raise BadInput(message("cli-replay-seat", seat=shown(text), players=players))


def show_replay(match: Match[Any], at: int | None, seat: int | None, with_table: bool) -> None:
    paper = Paper()
    seating = Seating(match, paper)
    names = seating.names_for(seat)
    game = games.game(match.rules.name)
    teller, drawing = game.teller, game.drawing
    paper.say("cli-replay-holds", style="bold", count=len(match.history), players=", ".join(match.players))
    for line in taken_back(match.tally):
        paper.line(line)
    if at is not None:
        view = match.rules.view(match.at(at), seat)
        paper.show(drawing.table(view, names, paper.width))
        if at <= len(match.history):
            played = match.history[at - 1]
            paper.line()
            paper.say("cli-replay-answer", number=at, name=names[played.seat], notation=played.option.notation)
            events = [event for event in played.events if seat == event.seat or not event.secret]
            seating.show_events(events, seat)
        return
    if with_table or match.decision is not None:
        paper.show(drawing.table(match.view(seat), names, paper.width))
    standings = match.standings
    if standings is None:
        paper.say("cli-replay-open", number=match.number, file="FILE")
        return
    paper.show(
        score_sheet(match.rules.name, teller.final_sheet(match.view(seat), standings, names), names, standings.winners)
    )
    page = match.record()
    paper.line()
    paper.say("cli-play-deal", style=QUIET, seed=str(page.seed), salt=page.salt)


def run_options(arguments: argparse.Namespace) -> int:
    try:
        match = load_record(arguments.record, arguments.content)
    except RecordError as error:
        raise BadInput(error.message) from None
    decision = match.decision
    if decision is None:
        raise Stopped(message("cli-options-over"))
    if arguments.json:
        plain = {
            "seat": decision.seat,
            "number": match.number,
            "prompt": decision.prompt,
            "options": [option.notation for option in decision.options],
        }
        print(json.dumps(plain))
        return 0
    paper = Paper()
    paper.say("cli-options-open", number=match.number, name=match.players[decision.seat])
    Seating(match, paper).show_question(match.view(decision.seat), decision)
    return 0
