"""Runs games in parallel processes."""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from partal.core.errors import BadInput
from partal.core.message import described, message

from partal.lab.custom_bots import BotFailed

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4
"""Batches queued per process; more would only use memory."""


def side_by_side(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    bots: Callable[[Task], Sequence[str]],
    begin: tuple[Any, ...] = (),
    share: int = 1,
) -> Iterator[Result]:
    """Yields the results in the order of the tasks. `begin` is a function and its arguments, for each new process.

    If a process dies, raises BotFailed as if one of its bots had failed.
    """
    shares = (tasks[at : at + share] for at in range(0, len(tasks), share))
    others = set(multiprocessing.active_children())
    # Workers are spawned, because forking a process with threads and locks is unsafe.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _start, begin)
    waiting: deque[tuple[Sequence[Task], Future[list[Result]]]] = deque()
    done = False
    try:
        with ignoring_interrupts():
            waiting.extend((some, pool.submit(_each, work, some)) for some in islice(shares, jobs * AHEAD))
        while waiting:
            some, future = waiting.popleft()
            try:
                found = future.result()
            except BrokenProcessPool:
                raise BotFailed(", ".join(bots(some[0])), "gone", "") from None
            yield from found
            waiting.extend((more, pool.submit(_each, work, more)) for more in islice(shares, 1))
        done = True
    finally:
        if not done:
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def on_cluster(
    address: str,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    bots: Callable[[Task], Sequence[str]],
    begin: tuple[Any, ...] = (),
) -> Iterator[Result]:
    """The same on a Ray cluster. Raises BadInput at once if this is no address of one, PeerMissing without Ray."""
    if not isinstance(address, str) or not (address == "ray" or re.fullmatch(r"ray://[^/\s]+:\d+", address)):
        raise BadInput(message("refused-on", address=described(address)))
    from partal.lab import cluster

    return cluster.on_cluster(address, work, tasks, bots, begin)


def _each(work: Callable[[Task], Result], tasks: Sequence[Task]) -> list[Result]:
    return [work(task) for task in tasks]


def _start(*begin: Any) -> None:
    """Starts a worker, which ignores Ctrl-C and ends when its parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if begin:
        function, *arguments = begin
        function(*arguments)


def _end_with_parent() -> None:
    """A parent that is killed cannot end its workers, and nobody would want their results."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Processes started in this block ignore Ctrl-C from the start and leave it to this one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deferring_interrupts() -> Iterator[None]:
    """Lets Ctrl-C take effect only after this block, so that what is done in it is done whole."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    interrupted = False

    def remember(_number: int, _frame: object) -> None:
        nonlocal interrupted
        interrupted = True

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupted:
        raise KeyboardInterrupt
