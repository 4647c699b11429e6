"""The files that `partal simulate` writes: lines of JSON, or Parquet with a row a game or a decision.

While it grows, a file has the ending `.part`; it takes its name at the end, even if the run is stopped.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple

from partal.core.errors import BadInput
from partal.core.message import message

from partal.cli.paper import file_problem
from partal.lab.workers import deferring_interrupts

IN_COLUMNS = ("points", "taken")
"""What a result holds for Parquet files only."""


class Run(NamedTuple):
    """What all games of a run have in common."""

    game: str
    bots: Sequence[str]
    settings: Mapping[str, str]
    pack: Path | None


def is_parquet(name: str | None) -> bool:
    return name is not None and name.endswith(".parquet")


def outcome_of(result: dict[str, Any]) -> dict[str, Any]:
    """A result as a line of JSON shows it."""
    return {name: value for name, value in result.items() if name not in IN_COLUMNS}


@contextlib.contextmanager
def outputs(games: str | None, decisions: str | None, run: Run) -> Iterator[Callable[[dict[str, Any]], None]]:
    """Opens the files; yields what adds a result to all of them."""
    if games is not None and decisions is not None and Path(games) == Path(decisions):
        raise BadInput(message("cli-same-file", file=games))
    with contextlib.ExitStack() as stack:
        adders: list[Callable[[dict[str, Any]], None]] = []
        if games is not None and is_parquet(games):
            from partal.lab import parquet

            target = stack.enter_context(writable(games))
            adders.append(stack.enter_context(parquet.games(target, run.game, run.bots, run.settings, run.pack)))
        elif games is not None:
            lines = stack.enter_context(kept_lines(games))
            adders.append(lambda result: print(json.dumps(outcome_of(result)), file=lines, flush=True))
        if decisions is not None:
            from partal.lab import parquet

            target = stack.enter_context(writable(decisions))
            adders.append(stack.enter_context(parquet.decisions(target)))

        def add(result: dict[str, Any]) -> None:
            with deferring_interrupts():  # A game is in all files or in none.
                for adder in adders:
                    adder(result)

        yield add


@contextlib.contextmanager
def writable(name: str) -> Iterator[Path]:
    """The path of a file that grows as its `.part`. Raises BadInput if that cannot be written."""
    target = Path(name)
    open_part(target, name).close()
    try:
        yield target
    except OSError as error:
        raise unwritable(name, error) from None
    finally:
        part_of(target).unlink(missing_ok=True)  # Still there only if nothing could be written.


@contextlib.contextmanager
def kept_lines(name: str) -> Iterator[IO[str]]:
    """A file for lines."""
    target = Path(name)
    file = open_part(target, name)
    try:
        yield file
    finally:
        try:
            file.close()
            os.replace(part_of(target), target)
        except OSError as error:
            raise unwritable(name, error) from None


def part_of(target: Path) -> Path:
    return target.with_name(f"{target.name}.part") if target.name else target


def open_part(target: Path, name: str) -> IO[str]:
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, name)
        return part_of(target).open("w", encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        raise unwritable(name, error) from None


def unwritable(name: str, error: OSError | ValueError) -> BadInput:
    return BadInput(message("cli-file-unwritable", file=name, reason=file_problem(error)))
