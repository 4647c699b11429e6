"""Changes a running server over to rules that were compiled in the meantime, without interrupting anybody.

The processes of bots are replaced first, each as soon as it is idle. The server itself waits for a quiet moment, then
shuts down as usual and is replaced by a new process with the same command line. The new process inherits the listening
socket, so connections made in between wait for a second and are not refused. Pages reconnect by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import time
from collections.abc import Awaitable, Callable

from partal import compiled

log = logging.getLogger("partal.server")

INHERITED = "PARTAL_SOCKET"
"""The environment variable with the file descriptor of the listening socket, for the new process."""
LOOK_EVERY = 1.0
QUIET = 3.0
"""Seconds without any request before a moment counts as quiet."""
BETWEEN_ANSWERS = 10.0
"""Seconds without an answer before a moment counts as quiet. An answer can take several clicks on the page that send
nothing, so a player at work can be silent for longer than QUIET."""


class Activity:
    """When somebody last did something, and when somebody last answered."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self._last_answer = -BETWEEN_ANSWERS

    def note(self) -> None:
        """Called for every request."""
        self._last = self._clock()

    def note_answer(self) -> None:
        """Called for every answer and take-back of a person."""
        self._last = self._last_answer = self._clock()

    @property
    def quiet(self) -> bool:
        """Whether nobody has sent anything for a while, and nobody is in the middle of playing."""
        now = self._clock()
        return now - self._last >= QUIET and now - self._last_answer >= BETWEEN_ANSWERS


async def watch(
    activity: Activity, busy: Callable[[], bool], renew: Callable[[], Awaitable[None]], change: Callable[[], None]
) -> None:
    """Waits for compiled rules, renews the bots' processes, then changes over in a quiet moment."""
    while not await asyncio.to_thread(compiled.is_newly_built):
        await asyncio.sleep(LOOK_EVERY)
    log.info("rules compiled")
    await renew()
    while busy() or not activity.quiet:
        await asyncio.sleep(0.1)
    log.info("changing over")
    change()


def may_change() -> bool:
    """Whether compiled rules could still be built for this server."""
    return compiled.build() == compiled.PLAIN and compiled.wanted() == compiled.AUTO and compiled.folder() is not None


def replace_this_process(listening: socket.socket) -> None:
    """Runs the same command again, in this process and on the same socket."""
    os.set_inheritable(listening.fileno(), True)
    os.environ[INHERITED] = str(listening.fileno())
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def inherited_socket() -> socket.socket | None:
    """The listening socket of the process that this one has replaced."""
    number = os.environ.pop(INHERITED, "")
    if not number.isdecimal():
        return None
    try:
        found = socket.socket(fileno=int(number))
        found.set_inheritable(False)
        return found if found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN) else None
    except OSError:
        return None
