"""One server on one SQLite database: a second is noticed before it touches anything.

A lock on a file beside the database says that it is in use. The system releases it when the process ends, however it
ends. A process that is replaced (`change_over`) hands it on, so that nobody else comes in between.
"""

from __future__ import annotations

import errno
import os

from sqlalchemy import make_url

from partal.server.database import Unusable

try:
    import fcntl
except ImportError:  # Windows, where a second server is not noticed.
    fcntl = None  # type: ignore[assignment]

INHERITED = "PARTAL_LOCK"
"""Tells the new process which of its files holds the lock."""


def lock_file(url: str) -> str | None:
    """The file whose lock says that a database is in use; None if it is not a SQLite file."""
    parsed = make_url(url)
    place = parsed.database or ""
    if parsed.get_backend_name() != "sqlite" or place in ("", ":memory:") or place.startswith("file:"):
        return None
    return os.path.realpath(place) + ".lock"


def be_alone(url: str) -> int | None:
    """Holds the lock of a database until this process ends; raises Unusable if another server has it.

    Returns the number of the open file, or None if there is nothing to lock here.
    """
    inherited = os.environ.pop(INHERITED, "")
    path = lock_file(url)
    if path is None or fcntl is None:
        return None
    try:
        found = int(inherited) if inherited.isdecimal() and _is(int(inherited), path) else None
        held = found if found is not None else os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        os.set_inheritable(held, False)
    except OSError:
        return None  # Opening the database itself will tell why.
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EWOULDBLOCK, errno.EACCES):
            os.close(held)
            raise Unusable("in-use") from None
        # A file system without locks: nothing can be noticed here.
    return held


def hand_on(held: int | None) -> None:
    """Lets the process that replaces this one keep the lock."""
    if held is not None:
        os.set_inheritable(held, True)
        os.environ[INHERITED] = str(held)


def _is(number: int, path: str) -> bool:
    try:
        return os.path.samestat(os.fstat(number), os.stat(path))
    except OSError:
        return False
