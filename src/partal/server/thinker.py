"""A process in which bots think: `python -m partal.server.thinker`.

It says that it is ready, then reads one thought a line from its input and writes one answer a line to its
output, both JSON, until the input ends. The table comes as an encoded state; the bot is handed the view of its
seat, as everywhere.
"""

from __future__ import annotations

import json
import sys
import time
from collections import OrderedDict
from typing import IO, Any

from partal.core.rng import Rng, key

from partal.bots.bot import Bot
from partal.bots.registry import make
from partal.games import GAMES
from partal.server.packs import content_of

MOST_BOTS = 200
"""Bots that are remembered between two questions, so that they can go on from what they thought."""

_bots: OrderedDict[tuple[str, str, int, str], Bot[Any]] = OrderedDict()
_until = [0.0]


def enough() -> bool:
    """Whether a bot that thinks long should answer with the best it has."""
    return time.monotonic() > _until[0]


def bot_of(game: str, name: str, seat: int, table: str) -> Bot[Any]:
    """The bot on this seat of this table."""
    place = (game, name, seat, table)
    bot = _bots.pop(place, None) or make(game, name, enough)
    _bots[place] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return bot


def think(thought: dict[str, Any]) -> str:
    """What the bot answers, in notation."""
    _until[0] = time.monotonic() + thought["seconds"]
    rules = GAMES[thought["game"]]
    state = rules.decode(thought["state"], content_of(thought["game"], thought["pack"]))
    decision = rules.decision(state)
    assert decision is not None
    bot = bot_of(thought["game"], thought["bot"], decision.seat, thought["table"])
    option = bot.choose(rules.view(state, decision.seat), decision, Rng(key(thought["chance"])))
    if option not in decision.options:
        raise ValueError(f"{option!r} is not offered")
    return str(option.notation)


def serve(lines: IO[str], out: IO[str]) -> None:
    out.write("ready\n")
    out.flush()
    for line in lines:
        thought = json.loads(line)
        try:
            reply = {"id": thought["id"], "answer": think(thought)}
        except Exception as error:
            reply = {"id": thought["id"], "error": f"{type(error).__name__}: {str(error)[:200]}"}
        out.write(json.dumps(reply) + "\n")
        out.flush()


def main() -> None:
    channel = sys.stdout
    sys.stdout = sys.stderr  # What a bot prints must not be taken for an answer.
    serve(sys.stdin, channel)


if __name__ == "__main__":
    main()
