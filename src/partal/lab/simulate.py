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
from partal.games import rules_of
from partal.lab import custom_bots, workers
from partal.lab import kept as keep
from partal.lab.report.story import Story
from partal.lab.workers import side_by_side


class Detail(NamedTuple):
    """What results hold beyond the outcome."""

    story: bool = False
    """What a report keeps of a game (`partal.lab.report`)."""
    weigh: int = 0
    """How many decisions of a story are weighed by the game's adviser."""
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
    state = rules.new(seats, seed, as_settings(settings), content, opening if detail.story else None)
    story = Story(game, rules.view(state, None), opening, detail.weigh, seed) if detail.story else None
    decisions = 0
    taken: list[tuple[int, str, int, str, tuple[int, ...]]] = []
    decision = rules.decision(state)
    while decision is not None:
        seat = decision.seat
        option = players[seat].choose(rules.view(state, seat), decision, chances[seat])
        if detail.decisions:
            taken.append((seat, decision.prompt, len(decision.options), option.notation, rules.scores(state)))
        if story is None:
            rules.play(state, option)
        else:
            story.asked(state, decision, option)
            story.hear(rules.answer(state, option))
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
        **({"points": points_by_source(standings)} if detail.points else {}),
        **({"taken": taken} if detail.decisions else {}),
        **({"story": story.result()} if story is not None else {}),
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
    table = check_table(game, seats, bots, settings, pack, detail)
    run = {**as_run(table), "seed": seed}
    return play_tables([table], games, seed, jobs, on, kept, run)


def check_table(
    game: str,
    seats: int,
    bots: Sequence[str] | None = None,
    settings: Mapping[str, Value] | None = None,
    pack: Path | None = None,
    detail: Detail = OUTCOME,
) -> Table:
    """What the games of a run have in common. Raises BadInput if there are no such games."""
    rules = rules_of(game)
    check_arguments(seats=seats, bots=bots)
    if pack is not None and not isinstance(pack, Path):
        raise BadInput(message("refused-pack", value=described(pack)))
    check_seats(rules.title, rules.seats, seats)
    names = seating(seats, bots)
    for name in names:
        custom_bots.check(game, name)
    table = Table(game, seats, names, rules.settings(as_settings(settings), seats), pack, detail)
    rules.content(pack)
    return table


def as_run(table: Table) -> dict[str, Any]:
    """A table as the first line of a kept file says it, with the rules and components that its games depend on."""
    rules = rules_of(table.game)
    return {
        **table._asdict(),
        "pack": str(table.pack) if table.pack is not None else "",
        "content": rules.content(table.pack).digest,
        "rules_version": rules.version,
    }


def play_tables(
    tables: Sequence[Table],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    on: str = "",
    kept: Path | None = None,
    run: Mapping[str, Any] | None = None,
) -> Iterator[dict[str, Any]]:
    """The same deals at several tables: every deal at each of them in turn, before the next one.

    So a run that is stopped has nearly the same deals everywhere. `run` is what a kept file says of it.
    """
    check_arguments(games=games, seed=seed, jobs=jobs)
    if games < 0:
        raise BadInput(message("refused-few-games"))
    if jobs < 1:
        raise BadInput(message("refused-jobs"))
    record.check_seed(seed, games)
    tasks = [(place, number) for number in range(seed, seed + games) for place in range(len(tables))]
    if kept is None:
        return _play(tuple(tables), tasks, jobs, on)
    run = run if run is not None else {"tables": [as_run(table) for table in tables], "seed": seed}
    known = keep.read(kept, run)[: len(tasks)]
    return keep.keeping(kept, run, known, _play(tuple(tables), tasks[len(known) :], jobs, on))


Task = tuple[int, int]
"""Which table, and the seed."""


def _play(tables: tuple[Table, ...], tasks: Sequence[Task], jobs: int, on: str) -> Iterator[dict[str, Any]]:
    def bots(task: Task) -> tuple[str, ...]:
        return tables[task[0]].bots

    if on:
        return workers.on_cluster(on, _play_task, tasks, bots, (_prepare_worker, tables))
    if jobs == 1 or len(tasks) < 2:
        return _in_turn(tables, tasks)
    share = max(1, min(16, len(tasks) // (jobs * 4)))
    return side_by_side(_play_task, tasks, min(jobs, len(tasks)), bots, (_prepare_worker, tables), share)


def _in_turn(tables: tuple[Table, ...], tasks: Sequence[Task]) -> Iterator[dict[str, Any]]:
    contents = [rules_of(table.game).content(table.pack) for table in tables]
    for place, seed in tasks:
        yield _play_at(tables[place], seed, contents[place])


def _play_at(table: Table, seed: int, content: Any) -> dict[str, Any]:
    return play_one(table.game, table.seats, seed, table.bots, table.settings, content, table.detail)


_prepared: list[tuple[Table, Any]] = []
"""In a worker process: its tables and their content."""


def _prepare_worker(tables: tuple[Table, ...]) -> None:
    """Prepares a worker, which reads the content once."""
    _prepared[:] = [(table, rules_of(table.game).content(table.pack)) for table in tables]


def _play_task(task: Task) -> dict[str, Any]:
    table, content = _prepared[task[0]]
    return _play_at(table, task[1], content)
