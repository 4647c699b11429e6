"""Results of a run in a file, so that a run that was stopped goes on where it was.

The first line says which run it is, with the version of the rules and the fingerprint of the components; every other
line is the result of the next game. A last line that was not written to its end is removed. A file whose first line
does not name them may be of any rules, so it is of another run.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from partal.core.errors import BadInput
from partal.core.message import message


def read(file: Path, run: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The results of this run in the file; none if there is no such file.

    Raises BadInput if the file is of another run, or anything else: nothing may be added to it.
    """
    if file.is_dir():
        raise BadInput(message("refused-kept-file", file=str(file)))
    if not file.exists():
        return []
    written = file.read_bytes()
    whole = written[: written.rfind(b"\n") + 1]
    try:
        lines = [json.loads(line) for line in whole.decode().splitlines()]
    except (ValueError, RecursionError):
        raise BadInput(message("refused-kept-file", file=str(file))) from None
    if not lines and written and not written.startswith(b'{"run":'):
        raise BadInput(message("refused-kept-file", file=str(file)))
    if lines and lines[0] != {"run": json.loads(json.dumps(run))}:
        raise BadInput(message("refused-kept-run", file=str(file)))
    results = lines[1:]
    if not all(isinstance(line, dict) and {"seed", "scores", "winners", "digest"} <= line.keys() for line in results):
        raise BadInput(message("refused-kept-file", file=str(file)))
    if len(whole) < len(written):
        with file.open("r+b") as end:
            end.truncate(len(whole))
    return results


def keeping(
    file: Path, run: Mapping[str, Any], known: list[dict[str, Any]], fresh: Iterator[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Yields the known results, then the fresh ones, each as soon as it is in the file."""
    yield from known
    new = not file.exists() or file.stat().st_size == 0
    with file.open("a", encoding="utf-8") as lines:
        if new:
            lines.write(json.dumps({"run": run}) + "\n")
        for result in fresh:
            lines.write(json.dumps(result) + "\n")
            lines.flush()
            yield result
