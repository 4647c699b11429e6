"""`partal play`: a game in the terminal, alone against bots or with several people taking turns."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from pathlib import Path
from typing import Any

from partal.core.errors import BadInput
from partal.core.match import Match
from partal.core.message import message, shown
from partal.core.record import RecordError, check_seed, clean_name
from partal.core.rules import Rules

from partal import games
from partal.bots.bot import Bot
from partal.cli.coached import CoachedSitting
from partal.cli.examples import with_example
from partal.cli.paper import (
    Paper,
    check_seats,
    content_for,
    find_content,
    find_game,
    find_settings,
    read_text,
    say,
)
from partal.cli.seating import bot_of, default_name
from partal.front import load
from partal.lab import custom_bots
from partal.table import players

DEFAULT_SEATS = 3
NOBODY = "none"


def add(commands: Any) -> None:
    bots = ", ".join(dict.fromkeys([name for game in games.GAMES for name in players.names(game)]))
    parser = commands.add_parser(
        "play",
        help=say("cli-help-play"),
        description=say("cli-help-play"),
        epilog=with_example("cli-help-play.examples"),
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("cli-help-game", games=", ".join(games.GAMES)))
    parser.add_argument("--seats", type=int, metavar="N", help=say("cli-help-seats"))
    parser.add_argument("--bots", metavar="A,B", help=say("cli-help-bots", bots=bots))
    parser.add_argument("--seat", type=int, metavar="N", help=say("cli-help-seat"))
    parser.add_argument("--names", metavar="A,B", help=say("cli-help-names"))
    parser.add_argument("--seed", type=int, metavar="S", help=say("cli-help-seed"))
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("cli-help-option"))
    parser.add_argument("--content", metavar="PACK", help=say("cli-help-content"))
    parser.add_argument("--load", metavar="FILE", help=say("cli-help-load"))
    parser.add_argument(
        "--no-take-back-past-reveals", dest="strict", action="store_true", help=say("cli-help-take-back")
    )
    parser.add_argument("--coach", action="store_true", help=say("cli-help-coach"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    paper = Paper()
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  Arrow keys and history at the prompt.
    if arguments.load is not None:
        sitting = resume(arguments, paper)
    else:
        if arguments.game is None:
            raise BadInput(message("cli-play-which", games=", ".join(games.GAMES)))
        sitting = new_game(arguments, paper)
    sitting.coached = arguments.coach
    sitting.run()
    return 0


def resume(arguments: argparse.Namespace, paper: Paper) -> CoachedSitting:
    """Resumes the game in a file."""
    for name in ("seats", "seat", "names", "seed"):
        if getattr(arguments, name) is not None:
            raise BadInput(message("cli-play-load-alone", option=f"--{name}"))
    if arguments.option:
        raise BadInput(message("cli-play-load-alone", option="--option"))
    file = Path(arguments.load)
    text = read_text(file)
    try:
        content = content_for(text, arguments.content)
        match = load(text, content)
    except RecordError as error:
        raise BadInput(error.message) from None
    if arguments.game is not None and arguments.game != match.rules.name:
        raise BadInput(message("cli-play-load-other", file=str(file), game=match.rules.name))
    mine = restore_custom_bots(match, arguments.bots or "")
    match.strict = match.strict or arguments.strict
    return CoachedSitting(match, paper, arguments.content, file, own=mine)


def restore_custom_bots(match: Match[Any], text: str) -> dict[int, Bot[Any]]:
    """Puts the user's own bots back on their seats: a record holds only the names of their classes."""
    found: dict[int, Bot[Any]] = {}
    for name in [bot_name(one) for one in text.split(",") if one.strip()]:
        label = f" ({name.split(':')[-1]})"
        seats = [seat for seat, player in enumerate(match.players) if player.endswith(label) and seat not in found]
        if not custom_bots.is_custom(name) or not seats:
            raise BadInput(message("cli-play-load-alone", option="--bots"))
        found[seats[0]] = make_custom(match.rules.name, name)
    return found


def new_game(arguments: argparse.Namespace, paper: Paper) -> CoachedSitting:
    rules = find_game(arguments.game).rules
    seats, bots = seating(rules, arguments.seats, arguments.bots)
    people = places(seats, seats - len(bots), arguments.seat)
    settings = find_settings(rules, arguments.option, seats)
    content = find_content(rules, arguments.content)
    players = named(rules, arguments.names, people, bots)
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(10**12)
    check_seed(seed)
    match = Match(rules, seats, seed, settings, content=content, players=players, salt=secrets.token_hex(16))
    theirs = [seat for seat in range(seats) if seat not in people]
    mine = {
        seat: make_custom(rules.name, name)
        for seat, name in zip(theirs, bots, strict=True)
        if custom_bots.is_custom(name)
    }
    match.strict = arguments.strict
    return CoachedSitting(match, paper, arguments.content, own=mine)


def make_custom(game: str, name: str) -> Bot[Any]:
    try:
        return custom_bots.watched(game, name)
    except custom_bots.BotFailed as error:
        raise BadInput(error.message) from None


def seating(rules: Rules[Any], seats: int | None, text: str | None) -> tuple[int, list[str]]:
    """The number of seats, and the bots for some of them; the others are for people."""
    known = players.names(rules.name)
    if text is None:
        seats = check_seats(rules, seats if seats is not None else usual_seats(rules, DEFAULT_SEATS))
        return seats, [players.usual(rules.name)] * (seats - 1)
    bots = [] if text.strip().lower() in ("", NOBODY) else [bot_name(name) for name in text.split(",")]
    for name in bots:
        if custom_bots.is_custom(name):
            make_custom(rules.name, name)
        elif not players.knows(rules.name, name):
            raise BadInput(message("refused-bot", bot=shown(name), game=rules.name, bots=", ".join(known)))
    if seats is None:
        seats = usual_seats(rules, len(bots) + 1 if bots else DEFAULT_SEATS)
    check_seats(rules, seats)
    if len(bots) > seats:
        raise BadInput(message("cli-too-many-bots", bots=len(bots), seats=seats))
    return seats, bots


def usual_seats(rules: Rules[Any], wanted: int) -> int:
    """The seat count nearest to the wanted one that the game supports."""
    return min(max(rules.seats[0], wanted), rules.seats[-1])


def bot_name(name: str) -> str:
    """A bot's name; only modules and classes are case-sensitive."""
    return name.strip() if custom_bots.is_custom(name.strip()) else name.strip().lower()


def places(seats: int, people: int, chosen: int | None) -> list[int]:
    """The seats of people: the first ones for several people, a chosen or random one for a single person.

    The draw is independent of the secret seed, so that it reveals nothing about the deal.
    """
    if chosen is None:
        return [secrets.randbelow(seats)] if people == 1 else list(range(people))
    if people != 1:
        raise BadInput(message("cli-seat-alone", people=people))
    if not 1 <= chosen <= seats:
        raise BadInput(message("cli-no-seat", seat=chosen, seats=seats))
    return [chosen - 1]


def named(rules: Rules[Any], text: str | None, people: list[int], bots: list[str]) -> tuple[str, ...]:
    """Everyone's name: given names go to people first, the others get the game's own; a bot's includes its kind."""
    given = [name.strip() for name in text.split(",")] if text else []
    seats = len(people) + len(bots)
    if len(given) > seats:
        raise BadInput(message("cli-too-many-names", names=len(given), seats=seats))
    teller = games.game(rules.name).teller
    order = [*people, *[seat for seat in range(seats) if seat not in people]]
    players = [""] * seats
    for index, seat in enumerate(order):
        if index < len(given) and given[index]:
            name = clean_name(given[index])
        else:
            name = default_name(teller, seat)
        if index >= len(people):
            # A user's own bot goes by its class name, so that loading the record imports nothing.
            name = f"{name[:20]} ({bots[index - len(people)].rpartition(':')[2][:16]})"
        elif bot_of(name, rules.name):
            raise BadInput(message("cli-bot-name", name=name))
        if name.lower() in (other.lower() for other in players):
            raise BadInput(message("cli-same-name", name=name))
        players[seat] = name
    return tuple(players)
