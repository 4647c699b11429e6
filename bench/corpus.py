"""A corpus of random games and of openings played by bots, one per line; both builds must agree on it.

Each line has the digest of the final state, the number of answers, and a hash of what happened on the
way: every event, and now and then the view of the seat that is asked. Some games are also played at a table, with a
hash of all that everybody there is shown.
"""

from __future__ import annotations

import hashlib
import itertools
import json
from collections.abc import Iterator, Mapping
from typing import Any

from partal.core import codec
from partal.core.event import Event
from partal.core.match import Match
from partal.core.rng import Rng
from partal.core.rules import Rules

import partal
from partal import compiled
from partal.asara.bots import levels as asara_levels
from partal.asara.bots.beam import AsaraBeamSearch
from partal.bots.bot import Bot
from partal.lab.lawbook.tables import fitting
from partal.sabika.bots import levels as sabika_levels
from partal.sabika.bots.search import SabikaSearch
from partal.table.frame import Moment, frame
from partal.table.players import make
from partal.table.seat import Chair
from partal.table.table import Table

GAMES = 60
LOOK_EVERY = 8
SHOWN_EVERY = 10
"""One game in this many is also played at a table, and its frames are compared."""
BOT_ANSWERS = 60
"""How many answers of bots are compared."""
LONG = 600.0
"""Seconds that no answer needs: with a time limit the builds would differ."""


def settings_of(rules: Rules[Any]) -> list[dict[str, str]]:
    """House rules to play with: none, each preset, and every switch off its default, three at a time."""
    found: list[dict[str, str]] = [{}]
    found += [{"edition": name} for name in rules.presets]
    switches = [(switch.name, switch.values[-1]) for switch in rules.switches]
    found += [dict(switches[start : start + 3]) for start in range(0, len(switches), 3)]
    return found


def play(rules: Rules[Any], seats: int, seed: int, settings: Mapping[str, str]) -> dict[str, Any]:
    """Plays one random game, hashing its events and some views."""
    story = hashlib.sha256()
    log: list[Event] = []
    state = rules.new(seats, seed, settings, log=log)
    rng = Rng(seed)
    events = tuple(log)
    for number in itertools.count():
        for event in events:
            story.update(f"{event.notation} {event.clause}\n".encode())
        decision = rules.decision(state)
        if decision is None:
            break
        if number % LOOK_EVERY == 0:
            story.update(codec.canonical(rules.view(state, decision.seat).plain()).encode())
            state = state.copy()
        events = rules.answer(state, rng.pick(decision.options))
    return {
        "game": rules.name,
        "seats": seats,
        "seed": seed,
        "settings": settings,
        "answers": state.answers,
        "digest": codec.digest(rules.encode(state)),
        "story": story.hexdigest()[:32],
    }


def shown(rules: Rules[Any], seats: int, seed: int, settings: Mapping[str, str]) -> dict[str, Any]:
    """Plays one random game at a table, hashing every frame of every seat and of a spectator."""
    match = Match(rules, seats, seed, settings)
    table = Table(match, [Chair(seat, "human", "", f"player {seat}", str(seat)) for seat in range(seats)])
    frames, rng = hashlib.sha256(), Rng(seed)
    while True:
        now = Moment(table)
        for viewer in (None, *range(seats)):
            frames.update(json.dumps(frame(now, viewer), sort_keys=True).encode())
        decision = match.decision
        if decision is None:
            break
        match.play(rng.pick(decision.options))
    return {"frames": frames.hexdigest()[:32], "game": rules.name, "seats": seats, "seed": seed, "settings": settings}


def brief_master(game: str) -> Bot[Any]:
    """A `master` with a smaller budget."""
    if game == "asara":
        breadth = asara_levels.MASTER._replace(turns=8, candidates=4, width=2, seconds=LONG)
        return AsaraBeamSearch(asara_levels.weights(), breadth)
    depth = sabika_levels.MASTER.depth._replace(turns=4)
    budget = sabika_levels.MASTER._replace(arms=3, simulations=6, depth=depth, seconds=LONG)
    return SabikaSearch(budget)


def thought(rules: Rules[Any], seed: int, level: str, first: Bot[Any]) -> dict[str, Any]:
    """The opening of a game between a bot and `medium`: the answers must be the same on both builds."""
    bots = [first, make(rules.name, "medium")]
    state = rules.new(2, seed)
    story = hashlib.sha256()
    for number in range(BOT_ANSWERS):
        decision = rules.decision(state)
        assert decision is not None
        rng = Rng(seed).fork(f"thought {number}")
        option = bots[decision.seat].choose(rules.view(state, decision.seat), decision, rng)
        story.update(f"{option.notation}\n".encode())
        rules.play(state, option)
    digest = codec.digest(rules.encode(state))
    return {"bot": level, "game": rules.name, "seed": seed, "digest": digest, "story": story.hexdigest()[:32]}


def corpus() -> Iterator[dict[str, Any]]:
    for rules in [game.rules for game in partal.GAMES.values()]:
        settings = settings_of(rules)
        seats = list(rules.seats)
        for seed in range(GAMES):
            # The seat count shifts with each round of house rules, so that all combinations come up.
            turn = seats[(seed + seed // len(settings)) % len(seats)]
            yield play(rules, turn, seed, settings[seed % len(settings)])
            if seed % SHOWN_EVERY == 0:
                yield shown(rules, turn, seed, fitting(rules, turn, settings[seed % len(settings)]))
        yield thought(rules, 3, "hard", make(rules.name, "hard"))
        yield thought(rules, 4, "master", brief_master(rules.name))


def main() -> None:
    print(compiled.build())
    for line in corpus():
        print(json.dumps(line))


if __name__ == "__main__":
    main()
