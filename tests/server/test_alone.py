"""A second server on a SQLite database is refused before it touches anything."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from partal.server.alone import INHERITED, be_alone, hand_on, lock_file
from partal.server.database import Unusable
from tests.cli.terminal import partal
from tests.server.house import House

SENTENCE = (
    "partal: Another server is using this database. "
    "Only one at a time may use a SQLite database; stop the other one first.\n"
)


def test_a_second_server_gets_a_sentence_until_the_first_one_ends(tmp_path: Path) -> None:
    """By whichever name it knows the database, and however the first one ends."""
    house = House(tmp_path / "data")
    house.start()
    try:
        (tmp_path / "other.db").symlink_to(tmp_path / "data" / "partal.db")
        for arguments in (
            ("--data", str(tmp_path / "data")),
            ("--data", str(tmp_path / "more"), "--database", f"sqlite:///{tmp_path / 'data' / 'partal.db'}"),
            ("--data", str(tmp_path / "more"), "--database", f"sqlite:///{tmp_path / 'other.db'}"),
        ):
            said = partal("serve", "--port", "0", *arguments)
            assert (said.code, said.out, said.err) == (1, "", SENTENCE)
        house.stop(signal.SIGKILL)
        house.start()
    finally:
        house.stop()


@pytest.mark.parametrize(
    "url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "postgresql+asyncpg://ana@127.0.0.1/partal"]
)
def test_only_a_file_is_locked(url: str) -> None:
    assert lock_file(url) is None
    assert be_alone(url) is None


def test_a_process_that_is_replaced_keeps_the_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody comes in between; what is not the lock of this database is not taken for it."""
    monkeypatch.setenv(INHERITED, "0")
    url = f"sqlite+aiosqlite:///{tmp_path / 'partal.db'}"
    held = be_alone(url)
    assert held is not None
    try:
        with pytest.raises(Unusable):
            be_alone(url)
        hand_on(held)
        program = f"from partal.server.alone import be_alone; print(be_alone({url!r}) == {held})"
        heir = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True, close_fds=False
        )
        assert heir.stdout == "True\n"
        assert INHERITED not in os.environ or be_alone(url) == held
    finally:
        os.close(held)
    os.close(be_alone(url) or -1)
