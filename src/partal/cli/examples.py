"""Examples in the help of commands. They show the first game that is installed."""

from __future__ import annotations

from partal.core.message import AND, Message, joined

from partal.cli.paper import say
from partal.game import Game
from partal.games import GAMES
from partal.words import has
from partal.words.fitted import fitted


def with_example(key: str) -> str:
    """A help text, with a game, house rule, clause and chapter filled in as examples."""
    game = next(iter(GAMES.values()))
    clause = game.teller.examples.clause
    values = {"game": game.name, "option": house_rule_of(game), "clause": clause, "chapter": clause.rpartition("-")[0]}
    return say(fitted(key, values))


def house_rule_of(game: Game) -> str:
    """A house rule of the game with a value other than the default, as `KEY=VALUE`; preferably one of its modes."""
    switches = sorted(game.rules.switches, key=lambda switch: switch.name not in game.modes)
    return f"{switches[0].name}={switches[0].values[1]}" if switches else "KEY=VALUE"


def titles(games: list[Game]) -> Message:
    """The titles of these games as a list."""
    return joined([game.teller.title for game in games], AND)


def score_files() -> str:
    """For every game that has one, an example of a file to score."""
    return "\n\n".join([say(f"{name}-score-example") for name in GAMES if has(f"{name}-score-example")])
