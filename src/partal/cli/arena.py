"""`partal arena`: matched games between bots, with ratings and intervals."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
from pathlib import Path
from typing import Any

from rich.text import Text

from partal.core.errors import BadInput, PartalError
from partal.core.message import message

from partal import games
from partal.cli.examples import with_example
from partal.cli.paper import Paper, Stopped, check_seats, file_problem, find_game, find_settings, say
from partal.cli.simulate import bar
from partal.drawing import grid
from partal.lab import arena
from partal.lab.custom_bots import BotFailed
from partal.words.numbers import decimal, percent, signed


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help=say("cli-help-arena"),
        description=say("cli-help-arena"),
        epilog=with_example("cli-help-arena.examples"),
    )
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("--bots", required=True, metavar="A,B", help=say("cli-help-arena-bots"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=say("cli-help-seats"))
    parser.add_argument("--games", type=int, default=100, metavar="G", help=say("cli-help-arena-games"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-first-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help=say("cli-help-arena-jobs"))
    parser.add_argument("--on", default="", metavar="CLUSTER", help=say("cli-help-on"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-option"))
    parser.add_argument("--keep", metavar="FILE", help=say("cli-help-arena-keep"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rules = find_game(arguments.game).rules
    settings = find_settings(rules, arguments.option)
    check_seats(rules, arguments.seats)
    bots = [name.strip() for name in arguments.bots.split(",") if name.strip()]
    if arguments.jobs < 1:
        raise BadInput(message("refused-jobs"))
    try:
        tasks = arena.programme(rules.name, bots, arguments.seats, arguments.games, arguments.seed, settings)
    except PartalError as error:
        raise BadInput(error.message) from None
    kept = Path(arguments.keep) if arguments.keep else None
    played: list[arena.Played] = []
    failed: BotFailed | None = None
    try:
        results = arena.play_all(tasks, arguments.jobs, kept, arguments.on)
        with contextlib.closing(results), bar(len(tasks)) as advance:  # type: ignore[type-var]
            try:
                for result in results:
                    played.append(result)
                    advance()
            except KeyboardInterrupt:
                pass
            except BotFailed as error:
                failed = error
    except OSError as error:
        raise BadInput(message("cli-file-unwritable", file=str(kept), reason=file_problem(error))) from None
    if played:
        report = {
            "game": rules.name,
            "seats": arguments.seats,
            "seed": arguments.seed,
            "settings": dict(settings),
            **arena.report(played),
        }
        if arguments.json:
            print(json.dumps(report))
        else:
            show(report, Paper())
    if failed is not None:
        raise Stopped(failed.message)
    if len(played) < len(tasks):
        raise Stopped(message("cli-simulate-stopped", done=len(played), games=len(tasks)))
    return 0


def show(report: dict[str, Any], paper: Paper) -> None:
    """Shows a table of the bots, the strongest first, then each pair against each other."""
    rows = grid("l", "r", "r", "r", "r", "r", "r", "r")
    heads = ("bot", "games", "share", "interval", "mean", "rating", "seconds", "slowest")
    rows.add_row(*[Text(say(f"cli-arena-{head}"), style="grey54") for head in heads])
    rated = all(bot["rating"] is not None for bot in report["bots"].values())
    for name, bot in sorted(
        report["bots"].items(), key=lambda item: -(item[1]["rating"] if rated else item[1]["share"])
    ):
        rating = "-" if bot["rating"] is None else f"{decimal(bot['rating'])} ± {decimal(bot['sigma'])}"
        rows.add_row(
            name,
            str(bot["games"]),
            percent(bot["share"]),
            f"{decimal(100 * bot['low'])}-{percent(bot['high'])}",
            decimal(bot["mean"]),
            rating,
            f"{bot['seconds']:.3f}",
            f"{bot['slowest']:.2f}",
        )
    paper.show(rows)
    paper.line()
    for pairing in report["pairings"]:
        if pairing["share"] < 0.5:
            pairing = flipped(pairing)
        paper.say(
            "cli-arena-pairing",
            one=pairing["bots"][0],
            other=pairing["bots"][1],
            share=percent(pairing["share"]),
            low=percent(pairing["low"]),
            high=percent(pairing["high"]),
            games=pairing["games"],
            margin=signed(pairing["margin"]),
        )
    if not rated and report["seats"] > 1:
        paper.say("cli-arena-unrated", style="grey54")
    paper.say("cli-arena-sum", style="grey54", games=report["games"], build=report["build"])


def flipped(pairing: dict[str, Any]) -> dict[str, Any]:
    """The same pairing from the other side."""
    one, other = pairing["bots"]
    return {
        **pairing,
        "bots": [other, one],
        "share": round(1 - pairing["share"], 6),
        "low": round(1 - pairing["high"], 6),
        "high": round(1 - pairing["low"], 6),
        "margin": -pairing["margin"],
    }
