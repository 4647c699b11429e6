"""The key that signs cookies is whole or not there, and a damaged one is never used."""

from __future__ import annotations

import resource
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from partal.server.accounts import KEY_BYTES, BadKey, Signer
from tests.cli.terminal import partal


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """A disk that is full: no file may become larger."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_key_is_secret_and_stays(tmp_path: Path) -> None:
    cookie = Signer.of_folder(tmp_path).sign("ana")
    path = tmp_path / "cookie.key"

    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(path.read_bytes()) == KEY_BYTES
    assert Signer.of_folder(tmp_path).read(cookie) == "ana"
    assert [file.name for file in tmp_path.iterdir()] == ["cookie.key"]


@pytest.mark.parametrize("size", [0, 16])
def test_a_full_disk_leaves_no_key_that_anybody_could_guess(tmp_path: Path, size: int) -> None:
    with files_of_at_most(size), pytest.raises(OSError, match="File too large"):
        Signer.of_folder(tmp_path)
    assert list(tmp_path.iterdir()) == []

    Signer.of_folder(tmp_path)
    assert len((tmp_path / "cookie.key").read_bytes()) == KEY_BYTES


@pytest.mark.parametrize("key", [b"", b"short", bytes(KEY_BYTES + 1)])
def test_a_key_of_the_wrong_length_is_refused(tmp_path: Path, key: bytes) -> None:
    path = tmp_path / "cookie.key"
    path.write_bytes(key)

    with pytest.raises(BadKey):
        Signer.of_folder(tmp_path)
    assert path.read_bytes() == key

    said = partal("serve", "--port", "0", "--data", str(tmp_path))
    assert (said.code, said.out) == (1, "")
    assert said.err == (
        f"partal: {path} is damaged: it has {len(key)} bytes instead of 32. Restore it from a backup. "
        "Or delete it: the server then makes a new one, and nobody is recognised any more.\n"
    )
