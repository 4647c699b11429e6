"""Runs games on a Ray cluster, with the same results in the same order as on one machine.

A task is a pure function of its arguments, so a worker or machine that dies costs time only: what it had not finished
is played again, and counts once because results are taken in the order of the tasks.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from partal.core.errors import PartalError
from partal.core.message import message, shown

from partal import __version__
from partal.games import GAMES
from partal.lab.bench import PeerMissing
from partal.lab.custom_bots import BotFailed

try:
    import ray
    from ray.exceptions import NodeDiedError, RayError, RayTaskError, WorkerCrashedError
except ImportError:
    raise PeerMissing(message("refused-extra", extra="ray")) from None

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "ray"
"""The address of a cluster that is started on this machine for one run."""
BATCH_SECONDS: Final = 2.0
"""What a batch should take: long enough that sending it costs nothing, short enough that losing it costs little."""
MOST_IN_BATCH: Final = 500
AHEAD: Final = 3
"""Batches queued for each core; more would only use memory."""
TRIES: Final = 5
"""How often a batch is played again if its worker or machine dies; then a bot is to blame."""


class ClusterError(PartalError):
    """A cluster that cannot be used."""


def stamp() -> tuple[str, ...]:
    """What all machines must have in common, so that every game ends the same wherever it is played."""
    return (__version__, *[f"{name} {game.rules.version}" for name, game in sorted(GAMES.items())])


def on_cluster(
    address: str,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    bots: Callable[[Task], Sequence[str]],
    begin: tuple[Any, ...] = (),
) -> Iterator[Result]:
    """Yields the results in the order of the tasks. `begin` is a function and its arguments, for each new process.

    Raises BotFailed if a bot does, or if it kills the processes that it runs in; ClusterError if there is no cluster at
    this address, or its machines have other rules.
    """
    joined = join(address)
    try:
        yield from _results(work, tasks, bots, begin)
    finally:
        if joined:
            ray.shutdown()


def join(address: str) -> bool:
    """Starts a cluster on this machine, or connects to one.

    Returns whether it did: a program that is connected already stays so, plays there, and ends its connection itself.
    """
    if ray.is_initialized():
        return False
    where: dict[str, Any] = {"address": address}
    if address == LOCAL:
        where = {"address": "local", "include_dashboard": False}  # Even if `RAY_ADDRESS` names one that runs.
    try:
        ray.init(**where, log_to_driver=False, logging_level=logging.ERROR)
        return True
    except (RayError, ConnectionError, RuntimeError, ValueError, TimeoutError, OSError):
        raise ClusterError(message("refused-cluster", address=shown(address, 100))) from None


def _results(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    bots: Callable[[Task], Sequence[str]],
    begin: tuple[Any, ...],
) -> Iterator[Result]:
    play = ray.remote(max_retries=TRIES, scheduling_strategy="SPREAD")(_play)
    begun = ray.put(begin)
    waiting: deque[tuple[Sequence[Task], Any]] = deque()
    size, at = 1, 0
    while at < len(tasks) or waiting:
        while at < len(tasks) and len(waiting) < AHEAD * cores():
            batch = tasks[at : at + size]
            waiting.append((batch, play.remote(work, begun, batch)))
            at += len(batch)
        batch, promised = waiting.popleft()
        try:
            theirs, seconds, results = ray.get(promised)
        except RayTaskError as error:
            cause = error.cause
            if isinstance(cause, PartalError):
                raise cause from None
            raise
        except (WorkerCrashedError, NodeDiedError):
            raise BotFailed(", ".join(bots(batch[0])), "gone", "") from None
        if theirs != stamp():
            raise ClusterError(message("refused-cluster-rules", theirs=theirs[0], ours=__version__))
        yield from results
        size = next_size(len(batch), seconds)


def next_size(size: int, seconds: float) -> int:
    """How many tasks the next batch should have if so many took so long; it at most doubles."""
    fits = int(size * BATCH_SECONDS / max(seconds, 1e-3))
    return max(1, min(fits, 2 * size, MOST_IN_BATCH))


def cores() -> int:
    """The cores of the cluster as it is now."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


_begun: tuple[Any, ...] | None = None
"""In a worker process: what it has been prepared with."""


def _play(
    work: Callable[[Task], Result], begin: tuple[Any, ...], tasks: Sequence[Task]
) -> tuple[tuple[str, ...], float, list[Result]]:
    """In a worker: its stamp, the seconds it took, and the results."""
    global _begun
    started = time.perf_counter()
    if begin and _begun != begin:
        function, *arguments = begin
        function(*arguments)
        _begun = begin
    results = [work(task) for task in tasks]
    return stamp(), time.perf_counter() - started, results
