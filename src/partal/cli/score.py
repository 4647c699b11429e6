"""`partal score`: the final scoring of a game played with the physical box."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from partal.core.errors import BadInput
from partal.core.message import AND, joined, message

from partal import games
from partal.cli.examples import score_files
from partal.cli.paper import Paper, find_content, find_game, find_settings, read_text, say
from partal.cli.sheets import score_sheet
from partal.words import in_words, points_of

LARGEST_FILE: Final = 100_000


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "score", help=say("cli-help-score"), description=say("cli-help-score"), epilog=score_files()
    )
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("file", metavar="FILE", help=say("cli-help-score-file"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-option"))
    parser.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    rules, score = game.rules, game.score
    if score is None:
        raise BadInput(message("cli-score-none", game=rules.name))
    settings = find_settings(rules, arguments.option)
    content = find_content(rules, arguments.content)
    path = Path(arguments.file)
    result = score(read_text(path, LARGEST_FILE), path.name, settings, content)
    if arguments.json:
        print(json.dumps({"players": result.players, "winners": result.winners}, ensure_ascii=False))
        return 0
    paper = Paper()
    names = [str(player["name"]) for player in result.players]
    seats = [seat for seat, name in enumerate(names) if name in result.winners]
    paper.show(score_sheet(rules.name, result.sheet, names, seats))
    paper.line()
    paper.say(
        "cli-winners",
        style="bold",
        names=joined(result.winners, AND, AND),
        count=len(result.winners),
        you="no",
        points=points_of(rules.name, max(result.sheet.totals)),
    )
    for remark in result.remarks:
        paper.line(in_words(remark))
    return 0
