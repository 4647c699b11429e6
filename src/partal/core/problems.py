"""Why a file cannot be read, written or parsed, as a message: the system and the parsers report it in English only."""

from __future__ import annotations

import errno
import re
import tomllib
from typing import Final

from partal.core.message import Message, message

_NAMES: Final = {
    errno.ENOENT: "missing",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
    errno.EROFS: "not-permitted",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-a-folder",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "no-address",
    errno.ECONNREFUSED: "no-connection",
}
_PLACE: Final = re.compile(r"line (\d+), column (\d+)")


def system_problem(error: OSError) -> Message:
    """The reason for an error of the operating system; a rare one is identified by its code."""
    code = error.errno or 0
    if code in _NAMES:
        return message(f"problem-{_NAMES[code]}")
    if code < 0:
        # Codes below zero come from looking up a host's name.
        return message("problem-no-address")
    return message("problem-system", code=errno.errorcode.get(code, str(code)))


def toml_problem(error: Exception) -> Message:
    """Where a TOML parser gave up: line and column, or the end if the text stops too early.

    Before Python 3.14 the parser gives the place only in its text.
    """
    if isinstance(error, RecursionError):
        return message("problem-deep")
    if not isinstance(error, tomllib.TOMLDecodeError):
        return message("problem-long-number")
    place = _PLACE.search(str(error))
    return message("problem-at", line=place[1], column=place[2]) if place else message("problem-unfinished")
