"""`partal aid`: a game on one page."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.rule import Rule
from rich.text import Text

from partal import games
from partal.cli.examples import with_example
from partal.cli.paper import Paper, find_content, find_game, find_settings, say
from partal.cli.sheets import QUIET
from partal.table.aid import aid_of
from partal.words import in_words
from partal.words.aid import AidLine


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "aid",
        help=say("cli-help-aid"),
        description=say("cli-help-aid"),
        epilog=with_example("cli-help-aid.examples"),
    )
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("--seats", type=int, metavar="N", help=say("cli-help-seats"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-option"))
    parser.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    settings = find_settings(game.rules, arguments.option, arguments.seats)
    sections = aid_of(game, find_content(game.rules, arguments.content), settings, arguments.seats)
    if arguments.json:
        rows = [
            {"title": in_words(section.title), "lines": [plain(line) for line in section.lines]} for section in sections
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    paper = Paper()
    paper.line(in_words(game.teller.title), style="bold")
    for section in sections:
        paper.line()
        paper.show(Rule(Text(in_words(section.title), style="bold"), align="left", style=QUIET))
        for line in section.lines:
            paper.show(written(line))
    return 0


def plain(line: AidLine) -> dict[str, Any]:
    return {
        "name": in_words(line.name),
        "cost": in_words(line.cost),
        "text": in_words(line.text),
        "clauses": list(line.clauses),
    }


def written(line: AidLine) -> Text:
    """A line as it is printed: its name, its cost, what it does, and the first of its clauses."""
    text = Text(in_words(line.name), style="bold")
    if line.cost is not None:
        text.append(f" ({in_words(line.cost)})", style="not bold")
    text.append(f"  {in_words(line.text)}", style="not bold")
    if line.clauses:
        text.append(f"  {line.clauses[0]}", style=f"not bold {QUIET}")
    return text
