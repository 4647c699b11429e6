"""`partal content`: checks a pack, or shows all components in words with their origin."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

from rich.text import Text

from partal.core.content import pack_game
from partal.core.errors import BadInput, PartalError
from partal.core.message import message
from partal.core.rules import Rules

from partal import games
from partal.cli.paper import Paper, find_content, find_game, say
from partal.cli.sheets import QUIET
from partal.drawing import grid
from partal.table.component import kind_word, note_of
from partal.words import in_words


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "content", help=say("cli-help-content-command"), description=say("cli-help-content-command")
    )
    actions = parser.add_subparsers(dest="action", metavar="check | show", required=True)
    check = actions.add_parser("check", help=say("cli-help-content-check"), description=say("cli-help-content-check"))
    check.add_argument("pack", nargs="?", metavar="PACK", help=say("cli-help-pack"))
    check.add_argument("--json", action="store_true", help=say("cli-help-json"))
    check.set_defaults(run=run_check)
    show = actions.add_parser("show", help=say("cli-help-content-show"), description=say("cli-help-content-show"))
    show.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    show.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    show.add_argument("--json", action="store_true", help=say("cli-help-json"))
    show.set_defaults(run=run_show)


def run_check(arguments: argparse.Namespace) -> int:
    if arguments.pack is None:
        checked = [(game.rules, game.rules.content()) for game in games.GAMES.values()]
    else:
        try:
            rules = find_game(pack_game(Path(arguments.pack))).rules
        except PartalError as error:
            raise BadInput(error.message) from None
        checked = [(rules, find_content(rules, arguments.pack))]
    if arguments.json:
        print(json.dumps([summary(rules, content) for rules, content in checked]))
        return 0
    paper = Paper()
    for rules, content in checked:
        facts = summary(rules, content)
        origins = [
            say("list-space", first=count, last=message(f"origin-{origin}"))
            for origin, count in facts["origins"].items()
        ]
        paper.say(
            "cli-content-good",
            name=facts["name"],
            game=games.GAMES[rules.name].teller.title,
            count=facts["entries"],
            origins=", ".join(origins),
            digest=facts["digest"],
        )
        if facts["changed"]:
            paper.say("cli-content-changed", entries=", ".join(facts["changed"]))
    return 0


def summary(rules: Rules[Any], content: Any) -> dict[str, Any]:
    """A summary of the content, with the entries that differ from the built-in ones."""
    built_in = {(entry.kind, entry.id): entry.values for entry in rules.content().entries}
    changed = [
        f"{entry.kind} {entry.id}"
        for entry in content.entries
        if dict(built_in.get((entry.kind, entry.id), {})) != dict(entry.values)
    ]
    return {
        "game": rules.name,
        "name": content.name,
        "entries": len(content.entries),
        "origins": dict(Counter(entry.origin for entry in content.entries).most_common()),
        "changed": changed,
        "digest": content.digest,
    }


def run_show(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    rules, teller = game.rules, game.teller
    content = find_content(rules, arguments.content)
    if arguments.json:
        rows = [
            {
                "kind": entry.kind,
                "id": entry.id,
                "text": in_words(teller.content(entry)),
                "origin": entry.origin,
                "note": say(note_of(rules.name, entry)),
                "values": {
                    key: list(value) if isinstance(value, tuple) else value for key, value in entry.values.items()
                },
            }
            for entry in content.entries
        ]
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    paper = Paper()
    table = grid("l", "l", "l")
    kind = ""
    for entry in content.entries:
        if entry.kind != kind:
            table.add_row(Text(in_words(kind_word(rules.name, entry.kind)), style="bold"), "", "")
        table.add_row(
            Text(f"  {entry.id}", style=QUIET),
            Text(in_words(teller.content(entry))),
            Text(say(f"origin-{entry.origin}"), style="gold3" if entry.origin == "reconstructed" else QUIET),
        )
        kind = entry.kind
    paper.show(table)
    return 0
