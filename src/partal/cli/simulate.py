"""`partal simulate`: many games between bots."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from partal.core.errors import BadInput, PartalError
from partal.core.message import message

from partal import games
from partal.cli.examples import with_example
from partal.cli.outputs import Run, is_parquet, outcome_of, outputs
from partal.cli.paper import (
    Paper,
    Stopped,
    check_seats,
    find_content,
    find_game,
    find_settings,
    say,
)
from partal.cli.play import bot_name
from partal.drawing import grid
from partal.lab.custom_bots import BotFailed
from partal.lab.simulate import Detail, play_many, seating
from partal.words import in_words
from partal.words.numbers import decimal, percent


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help=say("cli-help-simulate"),
        description=say("cli-help-simulate"),
        epilog=with_example("cli-help-simulate.examples"),
    )
    parser.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("--seats", type=int, required=True, metavar="N", help=say("cli-help-seats"))
    parser.add_argument("--games", type=int, required=True, metavar="G", help=say("cli-help-games"))
    parser.add_argument("--bots", metavar="A,B", help=say("cli-help-all-bots"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-first-seed"))
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help=say("cli-help-jobs"))
    parser.add_argument("--on", default="", metavar="CLUSTER", help=say("cli-help-on"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-option"))
    parser.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    parser.add_argument("--out", metavar="FILE", help=say("cli-help-out"))
    parser.add_argument("--decisions", metavar="FILE", help=say("cli-help-decisions"))
    parser.add_argument("--keep", metavar="FILE", help=say("cli-help-arena-keep"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json-lines"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments.game)
    rules = game.rules
    check_seats(rules, arguments.seats)
    settings = find_settings(rules, arguments.option, arguments.seats)
    find_content(rules, arguments.content)
    if arguments.games < 1:
        raise BadInput(message("cli-games", count=arguments.games))
    bots = [bot_name(name) for name in arguments.bots.split(",")] if arguments.bots else None
    pack = Path(arguments.content) if arguments.content is not None else None
    detail = Detail(points=is_parquet(arguments.out), decisions=arguments.decisions is not None)
    try:
        names = seating(arguments.seats, bots)
        results = play_many(
            rules.name,
            arguments.seats,
            arguments.games,
            bots,
            arguments.seed,
            arguments.jobs,
            settings,
            pack,
            detail,
            arguments.on,
            Path(arguments.keep) if arguments.keep else None,
        )
    except PartalError as error:
        raise BadInput(error.message) from None
    tally = Tally((*names, *map(in_words, game.teller.bystanders(arguments.seats))))
    done = 0
    failed: BotFailed | None = None
    with (
        outputs(arguments.out, arguments.decisions, Run(rules.name, names, settings, pack)) as keep,
        contextlib.closing(results),  # type: ignore[type-var]
        bar(arguments.games) as advance,
    ):
        try:
            for result in results:
                keep(result)
                if arguments.json:
                    print(json.dumps(outcome_of(result)), flush=sys.stdout.isatty())
                tally.add(result)
                done += 1
                advance()
        except KeyboardInterrupt:
            pass
        except BotFailed as error:
            failed = error
    if not arguments.json:
        tally.show(Paper())
    if is_parquet(arguments.out) and done and not arguments.json:  # Without a game there is no file.
        Paper().say("cli-simulate-rows", file=arguments.out, count=done)
    elif arguments.out is not None and not is_parquet(arguments.out) and not arguments.json:
        Paper().say("cli-simulate-out", file=arguments.out, count=done)
    if arguments.decisions is not None and done and not arguments.json:
        Paper().say("cli-simulate-decisions", file=arguments.decisions)
    if failed is not None:
        raise Stopped(failed.message)
    if done < arguments.games:
        raise Stopped(message("cli-simulate-stopped", done=done, games=arguments.games))
    return 0


@contextlib.contextmanager
def bar(count: int, label: str = "cli-simulate-bar") -> Iterator[Any]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    console = Console(file=sys.stderr, no_color=bool(os.environ.get("NO_COLOR")))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say(label), total=count)
        yield lambda: progress.advance(task)


class Rate(ProgressColumn):
    """How many are done in a second, or in a minute if they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        key, number = ("cli-simulate-per-second", speed) if speed >= 1 else ("cli-simulate-per-minute", 60 * speed)
        return Text(say(key, count=decimal(number)), style="progress.percentage")


class Tally:
    """Totals over the games of a run, by seat."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.scores: list[list[int]] = [[] for _ in bots]
        self.wins = [0.0] * len(bots)

    def add(self, result: dict[str, Any]) -> None:
        self.games += 1
        self.decisions += result["decisions"]
        for seat, score in enumerate(result["scores"]):
            self.scores[seat].append(score)
        for seat in result["winners"]:
            self.wins[seat] += 1 / len(result["winners"])

    def show(self, paper: Paper) -> None:
        if not self.games:
            return
        rows = grid("r", "l", "r", "r", "r", "r", "r")
        heads = ("seat", "bot", "wins", "share", "mean", "least", "most")
        rows.add_row(*[Text(say(f"cli-simulate-{head}"), style="grey54") for head in heads])
        for seat, bot in enumerate(self.bots):
            scores = self.scores[seat]
            rows.add_row(
                str(seat),
                bot,
                decimal(self.wins[seat]),
                percent(self.wins[seat] / self.games),
                decimal(sum(scores) / len(scores)),
                str(min(scores)),
                str(max(scores)),
            )
        paper.show(rows)
        mean = decimal(self.decisions / self.games)
        paper.say("cli-simulate-sum", style="grey54", games=self.games, decisions=mean)
