"""Matched games between bots, with the same deals for all and every seat in turn, and their statistics."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from partal.core import record
from partal.core.base import check_seats
from partal.core.decision import MOST_SEATS
from partal.core.errors import BadInput
from partal.core.message import described, message
from partal.core.view import check_range

from partal import compiled
from partal.bots.bot import stream_of
from partal.front import Value, as_settings, check_names, check_number
from partal.games import rules_of
from partal.lab import custom_bots, workers
from partal.lab.simulate import check_arguments
from partal.lab.statistics import share
from partal.lab.workers import side_by_side


class Game(NamedTuple):
    """One game to play: who sits where, and the seed."""

    game: str
    bots: tuple[str, ...]
    seed: int
    settings: tuple[tuple[str, str], ...]


class Played(NamedTuple):
    """The result of a game. `seconds` and `decisions` are by seat; `slowest` is each seat's longest decision."""

    bots: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    slowest: tuple[float, ...]


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays together: every combination of `seats` bots; if there are too few, the list repeats."""
    check_names("bots", bots)
    check_number("seats", seats)
    check_range("seats", seats, MOST_SEATS, 1)
    if not bots:
        raise BadInput(message("refused-two-bots"))
    if len(set(bots)) != len(bots):
        raise BadInput(message("refused-bot-twice"))
    if len(bots) < seats:
        return [tuple([bots[seat % len(bots)] for seat in range(seats)])]
    return list(combinations(bots, seats))


def programme(
    game: str, bots: Sequence[str], seats: int, games: int, seed: int, settings: Mapping[str, Value] | None = None
) -> list[Game]:
    """All games: the same deals for each line-up, each deal once per seat, with all bots moved on by one seat."""
    rules = rules_of(game)
    check_names("bots", bots)
    check_arguments(seats=seats, games=games, seed=seed)
    check_seats(rules.title, rules.seats, seats)
    if games < 1:
        raise BadInput(message("refused-no-games"))
    names = [custom_bots.check(game, name) for name in bots]
    if len(names) < 2 and seats > 1:
        raise BadInput(message("refused-two-bots"))
    deals = -(-games // seats)
    record.check_seed(seed, deals)
    chosen = tuple(sorted(rules.settings(as_settings(settings)).items()))
    return [
        Game(game, line_up[turn:] + line_up[:turn], number, chosen)
        for number in range(seed, seed + deals)
        for line_up in line_ups(names, seats)
        for turn in range(seats)
    ]


def play(task: Game) -> Played:
    """Plays one game and times every bot."""
    rules = rules_of(task.game)
    seats = len(task.bots)
    players = [custom_bots.watched(task.game, name) for name in task.bots]
    chances = [stream_of(task.seed, seat) for seat in range(seats)]
    seconds, decisions, slowest = [0.0] * seats, [0] * seats, [0.0] * seats
    state = rules.new(seats, task.seed, dict(task.settings))
    decision = rules.decision(state)
    while decision is not None:
        seat = decision.seat
        view = rules.view(state, seat)
        start = time.perf_counter()
        option = players[seat].choose(view, decision, chances[seat])
        spent = time.perf_counter() - start
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        decisions[seat] += 1
        rules.play(state, option)
        decision = rules.decision(state)
    standings = rules.standings(state)
    assert standings is not None
    return Played(
        task.bots,
        task.seed,
        tuple(standings.scores),
        tuple(standings.winners),
        tuple([round(value, 4) for value in seconds]),
        tuple(decisions),
        tuple([round(value, 4) for value in slowest]),
    )


def play_all(tasks: Sequence[Game], jobs: int, kept: Path | str | None = None, on: str = "") -> Iterator[Played]:
    """Plays all games in order. `kept` stores the results, so that an interrupted run can be resumed.

    `on` names a Ray cluster, as for `play_many`.

    Raises BadInput before the first game if an argument is invalid or that file has anything else in it, or results of
    other rules or components.
    """
    check_number("jobs", jobs)
    if jobs < 1:
        raise BadInput(message("refused-jobs"))
    if not isinstance(tasks, Sequence) or not all(isinstance(task, Game) for task in tasks):
        raise BadInput(message("refused-made-by", name="tasks", method="programme", value=described(tasks)))
    if kept is not None and not isinstance(kept, (Path, str)):
        raise BadInput(message("refused-text", name="kept", value=described(kept)))
    file = None if kept is None else Path(kept)
    if file is not None and file.is_dir():
        raise BadInput(message("refused-kept-file", file=str(file)))
    return _play_all(tasks, jobs, file, read(file, tasks) if file is not None else {}, on)


def _play_all(
    tasks: Sequence[Game], jobs: int, kept: Path | None, known: dict[Game, Played], on: str
) -> Iterator[Played]:
    rest = [task for task in tasks if task not in known]
    stamps = {name: stamp_of(name) for name in {task.game for task in rest}}
    fresh: Iterator[Played]
    if on:
        fresh = workers.on_cluster(on, play, rest, lambda task: task.bots)
    elif jobs > 1 and len(rest) > 1:
        fresh = side_by_side(play, rest, jobs, lambda task: task.bots)
    else:
        fresh = map(play, rest)
    with kept.open("a", encoding="utf-8") if kept is not None else open(os.devnull, "w", encoding="utf-8") as file:
        for task in tasks:
            if task in known:
                yield known[task]
                continue
            played = next(fresh)
            file.write(json.dumps([task, played, stamps[task.game]]) + "\n")
            file.flush()
            yield played


def read(kept: Path, tasks: Iterable[Game]) -> dict[Game, Played]:
    """The results of these games from an earlier run's file.

    A last line that was not written to its end is removed, so that the next one begins at a line of its own. Raises
    BadInput if the file has anything but results: it is somebody else's, and nothing may be added to it. Raises it also
    if these games were played by other rules or with other components, or do not say by which.
    """
    wanted = set(tasks)
    stamps = {name: stamp_of(name) for name in {task.game for task in wanted}}
    strange = False
    found: dict[Game, Played] = {}
    if not kept.exists():
        return found
    written = kept.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    try:
        for line in whole.decode().splitlines():
            task, played, stamp = _result(json.loads(line))
            strange = strange or (task.game in stamps and stamp != stamps[task.game])
            if task in wanted:
                found[task] = played
        if not whole and written and not written.startswith(b"[["):
            raise ValueError
    except (ValueError, TypeError, RecursionError):
        raise BadInput(message("refused-kept-file", file=str(kept))) from None
    if strange:
        raise BadInput(message("refused-kept-run", file=str(kept)))
    if len(whole) < len(written):
        with kept.open("r+b") as file:
            file.truncate(len(whole))
    return found


def stamp_of(game: str) -> list[Any]:
    """What results depend on besides the game, its bots, deal and house rules: the rules and the components."""
    rules = rules_of(game)
    return [rules.version, rules.content().digest]


def _result(line: Any) -> tuple[Game, Played, Any]:
    """A line of a kept file, with its stamp if it has one. Raises ValueError or TypeError if it is not one."""
    (game, bots, seed, settings), result, *stamp = line
    task = Game(game, tuple(bots), seed, tuple([(key, value) for key, value in settings]))
    hash(task)
    values: list[Any] = [tuple(item) if isinstance(item, list) else item for item in result]
    played = Played(*values)
    if played.bots != task.bots or played.seed != seed or not has_figures(played):
        raise ValueError
    return task, played, stamp[0] if stamp else None


def has_figures(played: Played) -> bool:
    """Whether all that is counted in a result is a list of numbers."""
    lists = (played.scores, played.winners, *played[4:])
    return all(isinstance(one, tuple) and all(isinstance(value, (int, float)) for value in one) for one in lists)


# Statistics


def ratings(games: Iterable[Played]) -> dict[str, tuple[float, float]] | None:
    """Strength and its uncertainty by openskill's Plackett-Luce model; None if openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for played in games:
        if len(played.bots) < 2:
            return None
        teams = [[known.get(name) or model.rating(name=name)] for name in played.bots]
        best = [1 if seat in played.winners else 0 for seat in range(len(teams))]
        scores = [score + 0.5 * first for score, first in zip(played.scores, best)]
        for name, team in zip(played.bots, model.rate(teams, scores=scores)):
            known[name] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


def report(games: Sequence[Played]) -> dict[str, Any]:
    """The statistics of a run as JSON values: for each bot, and for each pair of bots."""
    skills = ratings(games)
    bots: dict[str, dict[str, Any]] = {}
    for name in dict.fromkeys([name for played in games for name in played.bots]):
        seats = [(played, seat) for played in games for seat, bot in enumerate(played.bots) if bot == name]
        wins = sum([1 / len(played.winners) for played, seat in seats if seat in played.winners])
        won = share(wins, len(seats))
        skill = skills.get(name) if skills is not None else None
        bots[name] = {
            "games": len(seats),
            "wins": round(wins, 2),
            "share": round(won.value, 6),
            "low": round(won.low, 6),
            "high": round(won.high, 6),
            "mean": round(sum([played.scores[seat] for played, seat in seats]) / len(seats), 2),
            "rating": None if skill is None else round(skill[0], 2),
            "sigma": None if skill is None else round(skill[1], 2),
            "seconds": round(
                sum([played.seconds[seat] for played, seat in seats])
                / max(1, sum([played.decisions[seat] for played, seat in seats])),
                4,
            ),
            "slowest": max([played.slowest[seat] for played, seat in seats]),
        }
    pairings = [duel(games, one, other) for one, other in combinations(bots, 2)]
    return {
        "build": compiled.build(),
        "games": len(games),
        "bots": bots,
        "pairings": [pairing for pairing in pairings if pairing["games"]],
    }


def duel(games: Iterable[Played], one: str, other: str) -> dict[str, Any]:
    """How often one bot finished ahead of another in games that both played; a tie is half a win."""
    wins, margin, count = 0.0, 0, 0
    for played in games:
        for seat, bot in enumerate(played.bots):
            for rival, name in enumerate(played.bots):
                if bot == one and name == other:
                    mine = (played.scores[seat], len(played.bots) == 2 and seat in played.winners)
                    theirs = (played.scores[rival], len(played.bots) == 2 and rival in played.winners)
                    wins += 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
                    margin += played.scores[seat] - played.scores[rival]
                    count += 1
    won = share(wins, count)
    return {
        "bots": [one, other],
        "games": count,
        "wins": wins,
        "share": round(wins / count, 6) if count else 0.0,
        "low": round(won.low, 6),
        "high": round(won.high, 6),
        "margin": round(margin / count, 2) if count else 0.0,
    }
