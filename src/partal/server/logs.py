"""The server's log: one JSON object per line, with nothing confidential.

No cookies, seeds, salts, chat, names or answers; a table appears as a mark that does not reveal its link.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import time
import traceback
from typing import IO

FIELDS = ("table", "claim", "bot", "why", "then", "method", "route", "status", "ms", "database", "version", "build")


class Lines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update({name: getattr(record, name) for name in FIELDS if hasattr(record, name)})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def trace(error: BaseException | None) -> str:
    """The traceback without the errors' messages, which may contain an answer, a name or a link."""
    lines: list[str] = []
    while error is not None:
        lines += [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}\n"]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "".join(lines)


def write_to(stream: IO[str] | None = None, level: int = logging.INFO) -> None:
    """Sends the server's log to a stream, by default standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    logger = logging.getLogger("partal.server")
    logger.handlers[:] = [handler]
    logger.setLevel(level)
    logger.propagate = False


def mark(table_id: str) -> str:
    """A table's name in the log: the same eight characters every time, which do not reveal its link."""
    return hashlib.sha256(f"table {table_id}".encode()).hexdigest()[:8]
