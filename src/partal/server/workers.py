"""Several server processes on one listening socket: `partal serve --workers N`.

The parent listens, starts the workers, and starts one again that ends. Connections that arrive meanwhile wait or go to
another worker: the socket stays open. It stops all of them when it is told to stop; if it dies itself, they stop too.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from partal.server.change_over import INHERITED

if TYPE_CHECKING:
    import uvicorn

log = logging.getLogger("partal.server")

WORKER = "PARTAL_WORKER"
"""Tells a process that it is a worker: the file that ends with its parent, and that of its own socket, if any."""
SOON = 0.1
"""Seconds until a worker is started again that had worked."""
BRIEF = 10.0
"""A worker that ends sooner than this after its start has not worked."""
LONGEST_PAUSE = 30.0
"""The longest pause before another attempt; the first one is SOON, and each is twice as long as the last."""
PATIENCE = 20.0
"""Seconds that workers may take to stop."""
LOOK_EVERY = 0.05


class Worker(NamedTuple):
    """What a worker has from its parent."""

    parent: int
    sockets: tuple[socket.socket, ...]

    def stop_with_parent(self, server: uvicorn.Server) -> None:
        """Stops the server when the parent has died."""

        def wait() -> None:
            os.read(self.parent, 1)
            server.should_exit = True

        threading.Thread(target=wait, daemon=True).start()


def worker_here() -> Worker | None:
    """What this process has from its parent, if it is a worker."""
    numbers = os.environ.pop(WORKER, "").split()
    if not numbers or not all(number.isdecimal() for number in numbers):
        return None
    parent, *sockets = map(int, numbers)
    for number in (parent, *sockets):
        os.set_inheritable(number, False)
    return Worker(parent, tuple([socket.socket(fileno=number) for number in sockets]))


class Place:
    """The place of one worker, which is started again whenever it ends."""

    def __init__(self, number: int, own: socket.socket | None) -> None:
        self.number = number
        self.own = own
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0
        self.failures = 0
        self.start_at = 0.0

    def start(self, command: Sequence[str], listening: socket.socket, alive: int) -> None:
        passed = [listening.fileno(), alive, *([self.own.fileno()] if self.own is not None else [])]
        environment = {**os.environ, INHERITED: str(passed[0]), WORKER: " ".join(map(str, passed[1:]))}
        # A session of its own: Ctrl-C is for the parent, which then stops all of them.
        self.process = subprocess.Popen(command, env=environment, pass_fds=passed, start_new_session=True)
        self.began = time.monotonic()
        log.info("worker started", extra={"worker": self.number, "pid": self.process.pid})

    def ended(self) -> None:
        """Its process has ended; decides when it is started again."""
        assert self.process is not None
        code, self.process = self.process.returncode, None
        self.failures = self.failures + 1 if time.monotonic() - self.began < BRIEF else 0
        pause = min(LONGEST_PAUSE, SOON * 2**self.failures)
        self.start_at = time.monotonic() + pause
        log.error("worker ended", extra={"worker": self.number, "code": code, "again_in": round(pause, 1)})


def supervise(workers: int, listening: socket.socket, own_ports: int | None) -> int:
    """Runs the workers until this process is told to stop; returns its exit code."""
    stopping = threading.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stopping.set())
    ports = range(own_ports, own_ports + workers) if own_ports is not None else ()
    own = [socket.create_server(("127.0.0.1", port)) for port in ports]
    places = [Place(number + 1, own[number] if own else None) for number in range(workers)]
    # The workers hold one end, and nobody writes to the other: when this process ends, they read the end of the file.
    alive, kept = os.pipe()
    os.set_inheritable(kept, False)
    command = [sys.executable, *sys.orig_argv[1:]]
    log.info("workers", extra={"count": workers})
    while not stopping.is_set():
        for place in places:
            if place.process is None and time.monotonic() >= place.start_at:
                place.start(command, listening, alive)
            elif place.process is not None and place.process.poll() is not None:
                place.ended()
        stopping.wait(LOOK_EVERY)
    for end in (lambda process: process.terminate(), lambda process: process.kill()):
        if stop(places, end):
            break
    log.info("workers stopped")
    return 0


def stop(places: Sequence[Place], end: Callable[[subprocess.Popen[bytes]], None]) -> bool:
    """Ends all workers; returns whether they have ended in time."""
    running = [place.process for place in places if place.process is not None and place.process.poll() is None]
    for process in running:
        end(process)
    until = time.monotonic() + PATIENCE
    try:
        for process in running:
            process.wait(max(0.0, until - time.monotonic()))
    except subprocess.TimeoutExpired:
        return False
    return True
