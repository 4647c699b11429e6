"""`partal review`: reviews a finished game."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.text import Text

from partal.core.errors import BadInput
from partal.core.match import Match
from partal.core.message import message, shown
from partal.core.record import RecordError

from partal.cli.examples import with_example
from partal.cli.paper import Paper, Stopped, say
from partal.cli.records import load_record
from partal.cli.simulate import bar
from partal.drawing import grid
from partal.table import players, review
from partal.table.hint import advisers
from partal.table.review import Review
from partal.words.numbers import decimal, signed


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "review",
        help=say("cli-help-review"),
        description=say("cli-help-review"),
        epilog=with_example("cli-help-review.examples"),
    )
    parser.add_argument("record", metavar="RECORD", help=say("cli-help-record"))
    parser.add_argument("--bot", metavar="BOT", help=say("cli-help-review-bot"))
    parser.add_argument("--most", type=int, default=5, metavar="N", help=say("cli-help-review-most"))
    parser.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    parser.add_argument("--json", action="store_true", help=say("cli-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    try:
        match = load_record(arguments.record, arguments.content)
    except RecordError as error:
        raise Stopped(error.message) from None
    if match.standings is None:
        raise BadInput(message("refused-unfinished"))
    named = arguments.bot or players.adviser(match.rules.name)
    name = named.strip().lower()
    if not players.knows(match.rules.name, name):
        known = ", ".join(players.names(match.rules.name))
        raise BadInput(message("refused-bot", bot=shown(named), game=match.rules.name, bots=known))
    able = advisers(match.rules.name)
    if players.current_name(name) not in able:
        raise BadInput(message("cli-review-adviser", bot=named, bots=", ".join(able)))
    if arguments.most < 1:
        raise BadInput(message("cli-review-few", count=arguments.most))
    result: Review | None = None
    with bar(review.steps(match)) as advance:
        for step in review.review(match, players.current_name(name)):
            if isinstance(step, Review):
                result = step
            else:
                advance()
    assert result is not None
    if arguments.json:
        print(json.dumps(result.plain()))
    else:
        show(result, match, arguments.most, Paper())
    return 0


def show(result: Review, match: Match[Any], most: int, paper: Paper) -> None:
    """Shows where each margin came from, then each seat's costliest decisions."""
    rows = grid("l", "r", "r", "r", "r", "r")
    heads = ("player", "margin", "place", "skill", "luck", "cost")
    rows.add_row(*[Text(say(f"cli-review-{head}"), style="grey54") for head in heads])
    for balance in result.balances:
        rows.add_row(
            match.players[balance.seat],
            f"{balance.margin:+.0f}",
            signed(balance.place),
            f"{signed(balance.skill)} ± {balance.doubt:.0f}",
            signed(balance.luck),
            decimal(balance.cost),
        )
    paper.show(rows)
    paper.say("cli-review-reading", style="grey54", bot=result.adviser, usual=players.quick(match.rules.name))
    for seat in range(match.seats):
        paper.line()
        dearest = result.dearest(seat, most)
        paper.say("cli-review-dearest", style="bold", name=match.players[seat], count=len(dearest))
        for judged in dearest:
            paper.say(
                "cli-review-decision",
                number=judged.number,
                answer=judged.answer,
                best=judged.best,
                cost=decimal(judged.cost),
            )
