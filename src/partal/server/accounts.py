"""Identifies players by a signed cookie that holds their id; there are no passwords."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path

from partal.core.errors import PartalError
from partal.core.message import message

COOKIE = "partal"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32


class BadKey(PartalError):
    """The file with the key does not hold one."""


class Signer:
    """Signs player ids with a key that is created once, in the data folder."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of_folder(cls, folder: Path) -> Signer:
        """The signer with the folder's key, which is created if needed. Raises BadKey if it is damaged, or OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "cookie.key"
        if not path.exists():
            write_key(path)
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadKey(message("refused-key", file=str(path), found=len(key), bytes=KEY_BYTES))
        return cls(key)

    def sign(self, player: str) -> str:
        return f"{player}.{self._seal(player)}"

    def read(self, cookie: str | None) -> str | None:
        """The player id in a cookie that we signed; None for anything else."""
        if cookie is None or len(cookie) > 200:
            return None
        player, dot, seal = cookie.partition(".")
        if not dot or not hmac.compare_digest(seal.encode(), self._seal(player).encode()):
            return None
        return player

    def _seal(self, player: str) -> str:
        return hmac.new(self._key, player.encode(), hashlib.sha256).hexdigest()[:40]


def write_key(path: Path) -> None:
    """Writes a new key, all of it or none: a shorter one would sign cookies that anybody can forge.

    If somebody else has written one meanwhile, theirs stays.
    """
    number, temporary = tempfile.mkstemp(prefix=".cookie-", dir=path.parent)  # Readable by its owner alone.
    try:
        with open(number, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(temporary, path)
        except FileExistsError:
            return
        except OSError:  # A file system without links.
            os.replace(temporary, path)
        if hasattr(os, "O_DIRECTORY"):
            folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)


def new_player_id() -> str:
    return secrets.token_hex(12)
