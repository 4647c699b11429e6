"""Many games between bots, on one or more cores, with the same output either way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from partal.core import codec, record
from partal.core.base import check_seats
from partal.core.errors import BadInput
from partal.core.event import Event
from partal.core.message import described, message
from partal.core.rules import Standings

from partal.bots.bot import stream_of
from partal.front import Value, as_settings, check_names, check_number, content_from
from partal.games import GAMES, rules_of
from partal.lab import custom_bots, workers
from partal.lab import kept as keep
from partal.lab.workers import side_by_side


class Detail(NamedTuple):
    """What results hold beyond the outcome."""

    balance: bool = False
    """Which components were on offer, and who took them."""
    points: bool = False
    """Everyone's points by source."""
    decisions: bool = False
    """Every decision: who was asked what, how many answers there were, which one it was, and the scores before it."""


OUTCOME = Detail()


class Table(NamedTuple):
    """What the games of a run have in common."""

    game: str
    seats: int
    bots: tuple[str, ...]
    settings: dict[str, str]
    pack: Path | None
    detail: Detail


def seating(seats: int, bots: Sequence[str] | None) -> tuple[str, ...]:
    """A bot for every seat: a short list repeats, and no list means `random`."""
    names = list(bots or ["random"])
    if len(names) > seats:
        raise BadInput(message("refused-bot-count", bots=len(names), seats=seats))
    return tuple([names[seat % len(names)] for seat in range(seats)])


def check_arguments(*, bots: Sequence[str] | None = None, **numbers: int) -> None:
    """Raises BadInput unless these are whole numbers and a list of bots' names."""
    for name, value in numbers.items():
        check_number(name, value)
    if bots is not None:
        check_names("bots", bots)


def play_one(
    game: str,
    seats: int,
    seed: int,
    bots: Sequence[str] | None = None,
    settings: Mapping[str, Value] | None = None,
    content: Any = None,
    detail: Detail = OUTCOME,
) -> dict[str, Any]:
    """Plays one game between bots. `decisions` counts real choices; the digest is that of the final state.

    >>> result = play_one("asara", 2, seed=1, bots=["random"])
    >>> result["scores"], result["winners"]
    ([54, 26], [0])
    """
    rules = rules_of(game)
    check_arguments(seats=seats, seed=seed, bots=bots)
    check_seats(rules.title, rules.seats, seats)
    record.check_seed(seed)
    content = content_from(rules, content)
    players = [custom_bots.watched(game, name) for name in seating(seats, bots)]
    chances = [stream_of(seed, seat) for seat in range(seats)]
    opening: list[Event] = []
    state = rules.new(seats, seed, as_settings(settings), content, opening if detail.balance else None)
    balance = GAMES[game].balance if detail.balance else None
    takings = balance.watch(rules.view(state, None)) if balance is not None else None
    if takings is not None:
        takings.hear(tuple(opening))
    decisions = 0
    taken: list[tuple[int, str, int, str, tuple[int, ...]]] = []
    decision = rules.decision(state)
    while decision is not None:
        seat = decision.seat
        option = players[seat].choose(rules.view(state, seat), decision, chances[seat])
        if detail.decisions:
            taken.append((seat, decision.prompt, len(decision.options), option.notation, rules.scores(state)))
        if takings is None:
            rules.play(state, option)
        else:
            takings.hear(rules.answer(state, option))
        decisions += 1
        decision = rules.decision(state)
    standings = rules.standings(state)
    assert standings is not None
    return {
        "seed": seed,
        "seats": seats,
        "scores": list(standings.scores),
        "winners": list(standings.winners),
        "decisions": decisions,
        "digest": codec.digest(rules.encode(state)),
        **(takings.result() if takings is not None else {}),
        **({"points": points_by_source(standings)} if detail.points else {}),
        **({"taken": taken} if detail.decisions else {}),
    }


def points_by_source(standings: Standings) -> dict[str, list[int]]:
    """For each line of the score sheet, its points by player."""
    sources = [line.source for line in standings.sheets[0]]
    return {source: [sheet[row].points for sheet in standings.sheets] for row, source in enumerate(sources)}


def play_many(
    game: str,
    seats: int,
    games: int,
    bots: Sequence[str] | None = None,
    seed: int = 0,
    jobs: int = 1,
    settings: Mapping[str, Value] | None = None,
    pack: Path | None = None,
    detail: Detail = OUTCOME,
    on: str = "",
    kept: Path | None = None,
) -> Iterator[dict[str, Any]]:
    """Yields the results of `games` games, with seeds from `seed` upwards, in that order.

    >>> [result["seed"] for result in play_many("asara", 2, 3, seed=5)]
    [5, 6, 7]

    `on` names a Ray cluster: `ray` starts one on this machine, `ray://host:port` is one that runs; the results are the
    same. `kept` is a file that stores the results, so that a run that was stopped goes on.

    Raises BadInput before the first game if an argument is invalid. Closing the iterator, or Ctrl-C, ends the workers.
    """
    rules = rules_of(game)
    check_arguments(seats=seats, games=games, seed=seed, jobs=jobs, bots=bots)
    if pack is not None and not isinstance(pack, Path):
        raise BadInput(message("refused-pack", value=described(pack)))
    if games < 0:
        raise BadInput(message("refused-few-games"))
    if jobs < 1:
        raise BadInput(message("refused-jobs"))
    check_seats(rules.title, rules.seats, seats)
    record.check_seed(seed, games)
    names = seating(seats, bots)
    for name in names:
        custom_bots.check(game, name)
    table = Table(game, seats, names, rules.settings(as_settings(settings), seats), pack, detail)
    rules.content(pack)
    if kept is None:
        return _play(table, range(seed, seed + games), jobs, on)
    run = {**table._asdict(), "pack": str(pack) if pack is not None else "", "seed": seed}
    known = keep.read(kept, run)[:games]
    return keep.keeping(kept, run, known, _play(table, range(seed + len(known), seed + games), jobs, on))


def _play(table: Table, seeds: range, jobs: int, on: str) -> Iterator[dict[str, Any]]:
    if on:
        return workers.on_cluster(on, _play_seed, seeds, lambda _: table.bots, (_prepare_worker, table))
    return _in_turn(table, seeds) if jobs == 1 or len(seeds) < 2 else _side_by_side(table, seeds, min(jobs, len(seeds)))


def _in_turn(table: Table, seeds: range) -> Iterator[dict[str, Any]]:
    content = rules_of(table.game).content(table.pack)
    for seed in seeds:
        yield play_one(table.game, table.seats, seed, table.bots, table.settings, content, table.detail)


def _side_by_side(table: Table, seeds: range, jobs: int) -> Iterator[dict[str, Any]]:
    share = max(1, min(16, len(seeds) // (jobs * 4)))
    return side_by_side(_play_seed, seeds, jobs, lambda _: table.bots, (_prepare_worker, table), share)


_prepared: tuple[Table, Any] | None = None
"""In a worker process: its table and content."""


def _prepare_worker(table: Table) -> None:
    """Prepares a worker, which reads the content once."""
    global _prepared
    _prepared = table, rules_of(table.game).content(table.pack)


def _play_seed(seed: int) -> dict[str, Any]:
    assert _prepared is not None
    table, content = _prepared
    return play_one(table.game, table.seats, seed, table.bots, table.settings, content, table.detail)
