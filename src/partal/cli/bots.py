"""`partal bots` lists the bots and checks your own.

`partal lab laws` tests a game against the laws of all games; `partal lab train` fits weights.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from typing import Any

from partal.core.errors import BadInput, PartalError
from partal.core.message import message
from partal.core.record import check_seed

from partal import games
from partal.cli import report
from partal.cli.examples import with_example
from partal.cli.paper import Paper, Stopped, find_game, say
from partal.cli.simulate import bar
from partal.drawing import grid
from partal.lab import conformance, custom_bots, lawbook
from partal.lab.bench import PeerMissing
from partal.table import players
from partal.words import has


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "bots",
        help=say("cli-help-bots-command"),
        description=say("cli-help-bots-command"),
        epilog=with_example("cli-help-bots-command.examples"),
    )
    parser.set_defaults(run=show)
    below = parser.add_subparsers(dest="what", metavar="check")
    check = below.add_parser("check", help=say("cli-help-bots-check"), description=say("cli-help-bots-check"))
    check.add_argument("bot", metavar="MODULE:BOT", help=say("cli-help-bots-which"))
    check.add_argument("--game", metavar="GAME", help=say("cli-help-bots-game", games=", ".join(games.GAMES)))
    check.add_argument("--games", type=int, default=conformance.GAMES, metavar="G", help=say("cli-help-bots-games"))
    check.set_defaults(run=check_bot)


def show(_arguments: argparse.Namespace) -> int:
    paper = Paper()
    rows = grid("l", "l", "l")
    for name in dict.fromkeys([name for game in games.GAMES for name in players.names(game)]):
        playable = ", ".join([game for game in games.GAMES if name in players.names(game)])
        rows.add_row(name, playable, say(f"page-bot-{name}") if has(f"page-bot-{name}") else "")
    paper.show(rows)
    paper.say("cli-bots-own", style="grey54")
    return 0


def check_bot(arguments: argparse.Namespace) -> int:
    """Checks a bot. Raises Stopped (exit code 1) if something is wrong."""
    paper = Paper()
    if arguments.games < 1:
        raise BadInput(message("cli-games", count=arguments.games))
    chosen = [find_game(arguments.game).name] if arguments.game else list(games.GAMES)
    wrong = 0
    for game in chosen:
        try:
            name = custom_bots.check(game, arguments.bot)
            custom_bots.make(game, name)
        except PartalError as error:
            raise Stopped(error.message) from None
        trials = conformance.trials(game, arguments.games)
        with bar(len(trials)) as advance:
            end = partial(end_stuck, paper, name)
            for finding in conformance.check(name, game, arguments.games, on_stuck=end):
                if finding is not None:
                    wrong += 1
                    say_finding(paper, name, finding)
                advance()
        if not wrong:
            paper.say("cli-bots-fine", bot=name, game=game, games=len(trials))
    if wrong:
        raise Stopped(message("cli-bots-wrong", count=wrong, bot=arguments.bot[:80]))
    return 0


def say_finding(paper: Paper, bot: str, finding: conformance.Finding) -> None:
    paper.say(f"cli-bots-{finding.kind}", style="", bot=bot, **finding.details)


def end_stuck(paper: Paper, bot: str, finding: conformance.Finding) -> None:
    """Reports a bot that nothing interrupts, and ends this process, since the bot would never let it end."""
    say_finding(paper, bot, finding)
    sys.stdout.flush()
    print(f"partal: {say('cli-bots-wrong', count=1, bot=bot[:80])}", file=sys.stderr, flush=True)
    os._exit(1)


def add_lab(commands: Any) -> None:
    parser = commands.add_parser("lab", help=say("cli-help-lab"), description=say("cli-help-lab"))
    below = parser.add_subparsers(dest="what", metavar="laws | report | train", required=True)
    laws = below.add_parser("laws", help=say("cli-help-laws"), description=say("cli-help-laws"))
    laws.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    laws.add_argument("--games", type=int, default=lawbook.GAMES, metavar="G", help=say("cli-help-laws-games"))
    laws.add_argument("--seed", type=int, default=0, metavar="S", help=say("cli-help-first-seed"))
    laws.set_defaults(run=check_laws)
    report.add(below)
    train = below.add_parser("train", help=say("cli-help-train"), description=say("cli-help-train"))
    train.add_argument("game", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    train.add_argument("--seed", type=int, default=1000, metavar="S", help=say("cli-help-first-seed"))
    train.add_argument("--games", type=int, default=2400, metavar="G", help=say("cli-help-games"))
    train.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help=say("cli-help-arena-jobs"))
    train.set_defaults(run=train_game)


def check_laws(arguments: argparse.Namespace) -> int:
    """Tests a game. Raises Stopped (exit code 1) if it breaks a law."""
    game = find_game(arguments.game)
    if arguments.games < 1:
        raise BadInput(message("cli-games", count=arguments.games))
    check_seed(arguments.seed, arguments.games)
    paper, wrong = Paper(), 0
    with bar(lawbook.trials(arguments.games)) as advance:
        for finding in lawbook.laws(game, arguments.games, arguments.seed):
            if finding is not None:
                wrong += 1
                paper.line(str(finding))
            advance()
    if wrong:
        raise Stopped(message("cli-laws-wrong", count=wrong, game=game.teller.title))
    paper.say("cli-laws-fine", game=game.teller.title, laws=len(lawbook.LAWS), games=arguments.games)
    return 0


def train_game(arguments: argparse.Namespace) -> int:
    from partal.lab import train

    game = find_game(arguments.game)
    if game.training is None:
        raise BadInput(message("cli-train-none", game=game.teller.title))
    if arguments.games < 1 or arguments.jobs < 1 or arguments.seed < 0:
        raise BadInput(message("cli-games", count=arguments.games))
    try:
        file = game.training.weights
        with bar(arguments.games) as advance:
            for _ in train.train(game.name, arguments.seed, arguments.games, arguments.jobs):
                advance()
    except (PeerMissing, custom_bots.BotFailed) as error:
        raise Stopped(error.message) from None
    Paper().say("cli-train-done", file=str(file.name), games=arguments.games)
    return 0
