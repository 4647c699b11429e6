"""`partal lab report`: what many games between bots say about a game, as a page or Markdown."""

from __future__ import annotations

import argparse
import contextlib
import os
from pathlib import Path
from typing import Any

from partal.core.errors import BadInput, PartalError
from partal.core.message import message
from partal.core.rules import Rules

from partal import games
from partal.cli.examples import with_example
from partal.cli.paper import Paper, Stopped, check_seats, find_content, find_game, find_settings, say, write_text
from partal.cli.play import bot_name
from partal.cli.simulate import bar
from partal.lab.custom_bots import BotFailed


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "report",
        help=say("cli-help-report"),
        description=say("cli-help-report"),
        epilog=with_example("cli-help-report.examples"),
    )
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("--bots", metavar="A,B", help=say("cli-help-report-bots"))
    parser.add_argument("--games", type=int, default=400, metavar="G", help=say("cli-help-report-games"))
    parser.add_argument("--seats", metavar="N,N", help=say("cli-help-report-seats"))
    parser.add_argument(
        "--against", nargs="+", action="extend", default=[], metavar="PACK_OR_OPTION", help=say("cli-help-against")
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-option"))
    parser.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    parser.add_argument("--weigh", type=int, default=4, metavar="D", help=say("cli-help-weigh"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-first-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help=say("cli-help-arena-jobs"))
    parser.add_argument("--on", default="", metavar="CLUSTER", help=say("cli-help-on"))
    parser.add_argument("--keep", metavar="FILE", help=say("cli-help-arena-keep"))
    parser.add_argument("--out", required=True, metavar="FILE", help=say("cli-help-report-out"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from partal.lab.report import page, run

    game = find_game(arguments.game)
    rules = game.rules
    write = {".html": page.html, ".htm": page.html, ".md": page.markdown}.get(Path(arguments.out).suffix.lower())
    if write is None:
        raise BadInput(message("cli-report-out", file=arguments.out))
    check_writable(Path(arguments.out))
    find_content(rules, arguments.content)
    try:
        of = run.plan(
            rules.name,
            seat_counts(arguments.seats, rules),
            arguments.games,
            [bot_name(name) for name in arguments.bots.split(",")] if arguments.bots else [adviser(rules.name)],
            arguments.seed,
            find_settings(rules, arguments.option),
            Path(arguments.content) if arguments.content is not None else None,
            [run.variant_of(rules.name, each) for each in arguments.against],
            arguments.weigh,
        )
        results = run.play(of, arguments.jobs, arguments.on, Path(arguments.keep) if arguments.keep else None)
        played = played_to_end = [[] for _ in of.tables]  # type: list[list[dict[str, Any]]]
        failed: PartalError | None = None
        with contextlib.closing(results), bar(of.games * len(of.tables)) as advance:  # type: ignore[type-var]
            try:
                for place, result in results:
                    played[place].append(result)
                    advance()
            except KeyboardInterrupt:
                pass
            except BotFailed as error:
                failed = error
    except Stopped:
        raise
    except BotFailed as error:
        raise Stopped(error.message) from None
    except PartalError as error:
        raise BadInput(error.message) from None
    done = min([len(each) for each in played_to_end])
    if done:
        write_text(Path(arguments.out), write(run.report(of, [each[:done] for each in played])))
        Paper().say("cli-report-written", file=arguments.out, games=done * len(of.tables))
    if failed is not None:
        raise Stopped(failed.message)
    if done < of.games:
        key = "cli-report-stopped-kept" if arguments.keep else "cli-report-stopped"
        raise Stopped(message(key, done=done, games=of.games))
    return 0


def seat_counts(text: str | None, rules: Rules[Any]) -> list[int]:
    """The numbers of seats that somebody asks for; by default all from two."""
    if text is None:
        return [count for count in rules.seats if count > 1] or list(rules.seats)
    try:
        counts = [int(each) for each in text.split(",")]
    except ValueError:
        raise BadInput(message("cli-report-seats", value=text[:40])) from None
    for count in counts:
        check_seats(rules, count)
    return counts


def adviser(game: str) -> str:
    from partal.table import players

    return players.adviser(game)


def check_writable(path: Path) -> None:
    """Finds out before hours of games whether the report can be written."""
    from partal.cli.outputs import unwritable

    try:
        new = not path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if new:
            path.unlink()
    except (OSError, ValueError) as error:
        raise unwritable(str(path), error) from None
