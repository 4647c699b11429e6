"""`partal rules`: shows the rulebook, the house rules, and which clauses the tests prove."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.rule import Rule
from rich.text import Text

from partal.core.errors import BadInput
from partal.core.message import message, shown

from partal import games, rulebook
from partal.cli.examples import with_example
from partal.cli.paper import Paper, find_game, say
from partal.cli.sheets import QUIET, clause_block
from partal.drawing import grid
from partal.rulebook import Clause, RulebookError
from partal.words import in_words, spoken

SEARCH = "search"
MOST_SHOWN = 8
"""Clauses of a game that a search shows."""


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "rules",
        help=say("cli-help-rules"),
        description=say("cli-help-rules"),
        epilog=with_example("cli-help-rules.examples"),
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("id", nargs="*", metavar="ID", help=with_example("cli-help-clause"))
    parser.add_argument("--search", nargs="+", metavar="WORD", help=say("cli-help-search"))
    parser.add_argument("--house-rules", action="store_true", help=say("cli-help-house-rules"))
    parser.add_argument("--coverage", action="store_true", help=say("cli-help-coverage"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        if arguments.house_rules and arguments.game in games.GAMES:
            return show_house_rules(arguments.game, arguments.json)
        words = list(arguments.id)
        looked_for = arguments.search or words_asked(words)
        game, wanted = asked(arguments.game, words[0] if words and not looked_for else None)
        if arguments.coverage:
            return show_coverage([game] if game else list(rulebook.built_in()), arguments.json)
        if arguments.house_rules:
            return show_house_rules(game or next(iter(games.GAMES)), arguments.json)
        if looked_for:
            among = [game] if game else list(rulebook.games())
            found = [clause for name in among for clause in rulebook.search(name, looked_for, spoken())[:MOST_SHOWN]]
            if not found:
                raise BadInput(message("cli-rules-none", words=" ".join(looked_for)[:60]))
            return show_clauses(found, arguments.json)
        if game is None:
            return show_contents(list(rulebook.games()), arguments.json)
        if wanted is None:
            return show_contents([game], arguments.json)
        clauses = rulebook.chapter(game, wanted, spoken()) or (rulebook.find(game, wanted, spoken()),)
        return show_clauses(list(clauses), arguments.json)
    except RulebookError as error:
        raise BadInput(error.message) from None


def words_asked(words: list[str]) -> list[str]:
    """What is searched for: several words, or those after `search`; empty if a chapter or clause is named."""
    if words[:1] == [SEARCH]:
        return words[1:]
    return words if len(words) > 1 else []


def asked(game: str | None, wanted: str | None) -> tuple[str | None, str | None]:
    """The game and the clause; a clause's number alone determines the game."""
    if game is None or game in rulebook.games():
        return game, wanted
    if game in games.GAMES:
        raise RulebookError(message("cli-rules-no-book", game=game))
    if wanted is None:
        for name in rulebook.games():
            if any(clause.id == game.upper() or clause.prefix == game.upper() for clause in rulebook.read(name)):
                return name, game
    raise RulebookError(message("cli-rules-no-game", game=shown(game), games=", ".join(rulebook.games())))


def plain(clause: Clause) -> dict[str, str]:
    return {
        "id": clause.id,
        "force": clause.force,
        "text": clause.text,
        "table": clause.table,
        "ruling": clause.ruling,
        "no_test": clause.no_test,
        "chapter": clause.chapter,
    }


def show_clauses(clauses: list[Clause], as_json: bool) -> int:
    if as_json:
        print(json.dumps([plain(clause) for clause in clauses], ensure_ascii=False))
        return 0
    paper = Paper()
    chapter = ""
    for index, clause in enumerate(clauses):
        if index:
            paper.line()
        if clause.chapter != chapter:
            chapter = clause.chapter
            paper.show(Rule(Text(chapter, style="bold"), align="left", style=QUIET))
        paper.show(clause_block(clause))
    return 0


def show_contents(names: list[str], as_json: bool) -> int:
    """Shows the chapters of a rulebook, with their numbers of clauses."""
    chapters: dict[str, dict[str, tuple[str, int]]] = {name: {} for name in names}
    for name in names:
        for clause in rulebook.read(name, spoken()):
            title, count = chapters[name].get(clause.prefix, (clause.chapter, 0))
            chapters[name][clause.prefix] = (title, count + 1)
    if as_json:
        print(
            json.dumps(
                {
                    name: [{"id": key, "title": title, "clauses": count} for key, (title, count) in rows.items()]
                    for name, rows in chapters.items()
                }
            )
        )
        return 0
    paper = Paper()
    for name, rows in chapters.items():
        clauses = sum(count for _, count in rows.values())
        paper.say("cli-rules-title", style="bold", game=games.game(name).teller.title, count=clauses)
        table = grid("l", "r", "l")
        for key, (title, count) in rows.items():
            table.add_row(Text(key, style="bold"), Text(str(count), style=QUIET), title)
        paper.indented(table)
        paper.say("cli-rules-hint", style=QUIET, game=name, chapter=next(iter(rows)))
    return 0


def show_house_rules(game: str, as_json: bool) -> int:
    found = find_game(game)
    rules, teller = found.rules, found.teller
    if as_json:
        rows = [
            {"name": switch.name, "values": list(switch.values), "text": in_words(teller.switch(switch.name)),
             "reference": switch.reference}
            for switch in rules.switches
        ]  # fmt: skip
        print(json.dumps({"options": rows, "editions": {name: dict(preset) for name, preset in rules.presets.items()}}))
        return 0
    paper = Paper()
    paper.say("cli-house-rules", style="bold", game=game)
    for switch in rules.switches:
        paper.show(Text(switch.name, style="bold").append(f" = {' | '.join(switch.values)}", style=QUIET))
        paper.indented(Text(in_words(teller.switch(switch.name))).append(f" ({switch.reference})", style=QUIET))
    paper.line()
    for name, preset in rules.presets.items():
        options = " ".join(f"{key}={value}" for key, value in preset.items()) or say("cli-house-rules-none")
        paper.show(Text(f"edition={name}", style="bold").append(f"  {options}", style=""))
    return 0


def show_coverage(names: list[str], as_json: bool) -> int:
    """Shows the clauses that no test proves; returns 1 if there are any, or if a test names one that does not exist."""
    proven = rulebook.proven_clauses(rulebook.tests_folder())
    covered = {name: rulebook.coverage(name, proven) for name in names}
    if as_json:
        print(
            json.dumps(
                {
                    name: {
                        "clauses": result.clauses,
                        "tested": result.tested,
                        "excused": result.excused,
                        "missing": list(result.missing),
                        "unknown": list(result.unknown),
                    }
                    for name, result in covered.items()
                }
            )
        )
    else:
        paper = Paper()
        for name, result in covered.items():
            paper.say(
                "cli-coverage",
                game=games.game(name).teller.title,
                clauses=result.clauses,
                tested=result.tested,
                excused=result.excused,
                missing=len(result.missing),
            )
            for clause in rulebook.read(name):
                if clause.no_test and clause.id not in proven:
                    paper.show(Text(f"  {clause.id}  {clause.no_test}", style=QUIET))
            if result.missing:
                paper.say("cli-coverage-missing", clauses=", ".join(result.missing))
            if result.unknown:
                paper.say("cli-coverage-unknown", clauses=", ".join(result.unknown))
    return 1 if any(result.missing or result.unknown for result in covered.values()) else 0
