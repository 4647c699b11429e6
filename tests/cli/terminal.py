"""A terminal for tests: runs a command in this process or in one of its own, and keeps what it said."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from partal.cli import main

SOURCE = Path(__file__).parents[2] / "src"


class Said(NamedTuple):
    code: int
    out: str
    err: str


def partal(*arguments: str, typed: str = "") -> Said:
    """Runs a command in this process, with this text typed in."""
    out, err = io.StringIO(), io.StringIO()
    keyboard, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(list(arguments))
    finally:
        sys.stdin = keyboard
    return Said(code, out.getvalue(), err.getvalue())


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "COLUMNS", "FORCE_COLOR")}
    return {**kept, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", **more}


def hear_ctrl_c() -> None:
    """Called before a command starts: if the tests run in the background, it would inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(arguments: Sequence[str], folder: Path, **more: str) -> subprocess.Popen[str]:
    """A command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "partal", *arguments],
        cwd=folder,
        env=environment(**more),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        preexec_fn=hear_ctrl_c,
    )


def read_until(stream: io.TextIOBase, wanted: str) -> str:
    """What a stream says up to and including the wanted text."""
    said = ""
    while not said.endswith(wanted):
        letter = stream.read(1)
        if not letter:
            raise AssertionError(f"the stream ended before {wanted!r}: {said[-200:]!r}")
        said += letter
    return said
