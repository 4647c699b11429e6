"""Files that are not files: a pipe that nobody writes into, one that somebody does, a device."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from partal.cli import paper
from tests.cli.terminal import partal


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paper, "LONGEST_SILENCE", 0.2)


@pytest.mark.parametrize(
    "command", [("replay",), ("options",), ("review",), ("score", "asara"), ("play", "asara", "--load")]
)
def test_a_pipe_that_nobody_writes_into_gets_a_sentence(command: tuple[str, ...], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    began = time.monotonic()
    said = partal(*command, str(pipe))
    assert (said.code, said.err) == (2, f"partal: {pipe} is not a file, and nothing comes from it.\n")

    writer = os.open(pipe, os.O_RDWR)  # Somebody who never writes.
    try:
        assert partal(*command, str(pipe)).err == said.err
    finally:
        os.close(writer)
    assert time.monotonic() - began < 10


def test_what_comes_through_a_pipe_is_read(tmp_path: Path) -> None:
    """As from `partal replay <(...)`, where it comes in pieces."""
    record = tmp_path / "record"
    record.write_text("not a record\n")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    writer = os.open(pipe, os.O_RDWR)

    def write() -> None:
        for piece in (b"not a ", b"record\n"):
            os.write(writer, piece)
            time.sleep(0.05)
        os.close(writer)

    thread = threading.Thread(target=write)
    thread.start()
    through, plain = partal("replay", str(pipe)), partal("replay", str(record))
    thread.join()
    assert (through.code, through.err) == (plain.code, plain.err)


def test_a_device_that_is_empty_or_has_no_end_gets_a_sentence() -> None:
    assert partal("replay", "/dev/null").err == "partal: /dev/null is not a file, and nothing comes from it.\n"
    assert "larger than" in partal("replay", "/dev/zero").err
