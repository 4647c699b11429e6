"""The worker process for bots: `python -m partal.server.thinker`.

It reports that it is ready, then reads one request per line from its input and writes one answer per line to its
output, both JSON, until the input ends; a long task reports its progress in lines of its own. The table arrives as an
encoded state; the bot gets only the view of its seat, as everywhere. A line `{"hurry": ID}` asks the bot that is
thinking about that request to finish.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import IO, Any

from partal.core.rng import Rng, key

from partal.bots.bot import Bot
from partal.front import load
from partal.games import rules_of
from partal.server.packs import content_of
from partal.table import review as reviews
from partal.table.coach import Coach
from partal.table.hint import HINTS, advice
from partal.table.players import make

MOST_BOTS = 200
"""How many bots are kept between questions, so that they can reuse their earlier search."""

_bots: OrderedDict[tuple[str, str, int, str], Bot[Any]] = OrderedDict()
_until = [0.0]
_hurried = [0]
"""The request whose bot was last asked to finish."""
_now = [0]
"""The request that is being handled."""
Report = Callable[[int, int], None]
"""Reports progress: the steps done, and all steps."""
NICENESS = 10
"""The niceness of a process that makes reviews, and of the coach's."""


def enough() -> bool:
    """Whether a searching bot should stop and answer with the best it has found."""
    return _hurried[0] == _now[0] or time.monotonic() > _until[0]


def bot_of(game: str, name: str, seat: int, table: str) -> Bot[Any]:
    """The bot on this seat of this table."""
    place = (game, name, seat, table)
    bot = _bots.pop(place, None) or make(game, name, enough)
    _bots[place] = bot
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return bot


def table_of(request: dict[str, Any]) -> tuple[Any, Any]:
    """The rules and the state of a request; starts its clock."""
    _until[0] = time.monotonic() + request["seconds"]
    rules = rules_of(request["game"])
    return rules, rules.decode(request["state"], content_of(request["game"], request["pack"]))


def think(request: dict[str, Any], _report: Report) -> str:
    """The bot's answer, in notation."""
    rules, state = table_of(request)
    decision = rules.decision(state)
    assert decision is not None
    bot = bot_of(request["game"], request["bot"], decision.seat, request["table"])
    option = bot.choose(rules.view(state, decision.seat), decision, Rng(key(request["chance"])))
    if option not in decision.options:
        raise ValueError(f"{option!r} is not offered")
    return str(option.notation)


def hint(request: dict[str, Any], _report: Report) -> list[dict[str, Any]]:
    """The best answers, best first."""
    rules, state = table_of(request)
    decision = rules.decision(state)
    assert decision is not None
    view = rules.view(state, decision.seat)
    best = advice(request["game"], view, decision, Rng(key(request["chance"])), stop=enough)[:HINTS]
    return [
        {
            "notation": candidate.option.notation,
            "margin": round(candidate.margin, 1),
            "spread": round(candidate.spread, 1),
            "games": candidate.visits,
        }
        for candidate in best
    ]


def give_way() -> None:
    """Lets the bots of tables go first."""
    if hasattr(os, "nice"):
        os.nice(max(0, NICENESS - os.nice(0)))


def review(request: dict[str, Any], report: Report) -> dict[str, Any]:
    """The review of a finished game, from its record."""
    give_way()
    match = load(request["record"], content_of(request["game"], request["pack"]))
    steps = reviews.steps(match)
    for done, step in enumerate(reviews.review(match), 1):
        if isinstance(step, reviews.Review):
            return step.plain()
        report(done, steps)
    raise ValueError("a review without an end")


def coach(request: dict[str, Any], _report: Report) -> dict[str, Any]:
    """What the coach found about a turn, from a table imagined at its beginning."""
    give_way()
    rules, state = table_of(request)
    decision = rules.decision(state)
    assert decision is not None
    view = rules.view(state, decision.seat)
    found = Coach(rules, view, decision, Rng(key(request["chance"])), enough)
    given = request["given"]
    if given is None:
        return found.before().plain()
    return found.after(tuple([rules.read(answer) for answer in given]), request["form"]).plain()


TASKS: dict[str, Callable[[dict[str, Any], Report], Any]] = {
    "answer": think,
    "hint": hint,
    "review": review,
    "coach": coach,
}


def serve(lines: IO[str], out: IO[str]) -> None:
    def write(reply: dict[str, Any]) -> None:
        out.write(json.dumps(reply) + "\n")
        out.flush()

    def answer(request: dict[str, Any]) -> None:
        def report(done: int, steps: int) -> None:
            write({"id": request["id"], "done": done, "steps": steps})

        _now[0] = request["id"]
        try:
            write({"id": request["id"], "answer": TASKS[request["task"]](request, report)})
        except Exception as error:
            write({"id": request["id"], "error": f"{type(error).__name__}: {str(error)[:200]}"})

    requests: queue.SimpleQueue[dict[str, Any] | None] = queue.SimpleQueue()

    def read() -> None:
        for line in lines:
            request = json.loads(line)
            if "hurry" in request:
                _hurried[0] = request["hurry"]
            else:
                requests.put(request)
        requests.put(None)

    out.write("ready\n")
    out.flush()
    # A thread of its own, so that a bot hears while it thinks that it should finish.
    threading.Thread(target=read, daemon=True).start()
    while (request := requests.get()) is not None:
        answer(request)


def main() -> None:
    channel = sys.stdout
    sys.stdout = sys.stderr  # Whatever a bot prints must not be mistaken for an answer.
    serve(sys.stdin, channel)


if __name__ == "__main__":
    main()
