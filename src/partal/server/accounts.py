"""Identifies players by a signed cookie that holds their id; there are no passwords."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import logging
import os
import re
import secrets
import tempfile
import time
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from partal.core.errors import PartalError
from partal.core.message import message

log = logging.getLogger("partal.server")

COOKIE = "partal"
YEAR = 365 * 24 * 3600
KEY_BYTES = 32


KEPT_DAYS = 365.0
"""Days for which cookies of an old key are recognised: a cookie itself lasts no longer."""
LOOK_EVERY = 1.0
"""Seconds after which a signer looks again whether the keys have changed."""
CURRENT = "cookie.key"
_OLD = re.compile(r"cookie-until-([0-9]{1,12})\.key")
"""The name of an old key, with the time until which it is good, in seconds since 1970."""


class BadKey(PartalError):
    """The file with the key does not hold one."""


class OldKey(NamedTuple):
    """A key that signs nothing any more, and is recognised for some time."""

    key: bytes
    until: float


class Signer:
    """Signs player ids with a key in the data folder, and recognises what older keys have signed.

    If the keys in the folder change, it goes on with the new ones.
    """

    def __init__(self, key: bytes, old: Sequence[OldKey] = (), folder: Path | None = None) -> None:
        self._key = key
        self._old = tuple(old)
        self._folder = folder
        self._looked = time.monotonic()
        self._seen = _state_of(folder) if folder is not None else None

    @classmethod
    def of_folder(cls, folder: Path) -> Signer:
        """The signer with the folder's keys; the first one is created. Raises BadKey if one is damaged, or OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / CURRENT).exists():
            write_file(folder / CURRENT, secrets.token_bytes(KEY_BYTES))
        return cls(*read_keys(folder), folder)

    def sign(self, player: str) -> str:
        self._look_again()
        return f"{player}.{_seal(self._key, player)}"

    def read(self, cookie: str | None) -> str | None:
        """The player id in a cookie that we signed; None for anything else."""
        if cookie is None or len(cookie) > 200:
            return None
        self._look_again()
        player, dot, seal = cookie.partition(".")
        good = [self._key, *[old.key for old in self._old if old.until > time.time()]]
        if not dot or not any(hmac.compare_digest(seal.encode(), _seal(key, player).encode()) for key in good):
            return None
        return player

    def mark(self, text: str) -> str:
        """A mark of something, from which it cannot be derived without the key; the same at all processes."""
        return hmac.new(self._key, b"mark " + text.encode(), hashlib.sha256).hexdigest()[:32]

    def _look_again(self) -> None:
        """Reads the keys again if they have changed; if that fails, those that it has stay good."""
        if self._folder is None or time.monotonic() - self._looked < LOOK_EVERY:
            return
        self._looked = time.monotonic()
        try:
            now = _state_of(self._folder)
            if now != self._seen:
                key, old = read_keys(self._folder)
                if key != self._key:
                    log.info("new key")
                self._key, self._old, self._seen = key, old, now
        except (OSError, BadKey) as error:
            log.error("keys cannot be read", extra={"why": type(error).__name__})


def _seal(key: bytes, player: str) -> str:
    return hmac.new(key, player.encode(), hashlib.sha256).hexdigest()[:40]


def _state_of(folder: Path) -> tuple[int, int]:
    """Changes when keys come or go, all of which are put in place by renaming."""
    return folder.stat().st_mtime_ns, (folder / CURRENT).stat().st_ino


def key_files(folder: Path) -> list[Path]:
    """The files with the folder's keys, the current one first."""
    current = folder / CURRENT
    return [path for path in [current, *sorted(folder.glob("cookie-until-*.key"))] if path.is_file()]


def read_keys(folder: Path) -> tuple[bytes, tuple[OldKey, ...]]:
    """The key that signs, and the older ones. Raises BadKey if one is damaged."""
    old: list[OldKey] = []
    for path in key_files(folder):
        named = _OLD.fullmatch(path.name)
        key = path.read_bytes()
        if len(key) != KEY_BYTES:
            raise BadKey(
                message(
                    "refused-key" if named is None else "refused-old-key",
                    file=str(path),
                    found=len(key),
                    bytes=KEY_BYTES,
                )
            )
        if named is not None:
            old.append(OldKey(key, float(named[1])))
    return (folder / CURRENT).read_bytes(), tuple(old)


def rotate(folder: Path, days: float = KEPT_DAYS) -> None:
    """Makes a new key; cookies of the current one are recognised for so many days, and those of none that is over.

    The current key is put aside before a new one takes its place, so a crash in between changes nothing.
    """
    read_keys(folder)
    now = time.time()
    current = folder / CURRENT
    if days > 0:
        aside = folder / f"cookie-until-{now + days * 24 * 3600:.0f}.key"
        write_file(aside, current.read_bytes())
    write_file(current, secrets.token_bytes(KEY_BYTES), replace=True)
    for path in key_files(folder):
        named = _OLD.fullmatch(path.name)
        if named is not None and (float(named[1]) <= now or days == 0):
            path.unlink()
    sync_folder(folder)


def write_file(path: Path, content: bytes, replace: bool = False) -> None:
    """Writes a key, all of it or none: a shorter one would sign cookies that anybody can forge.

    If somebody else has written one meanwhile, theirs stays, unless it is to be replaced.
    """
    number, temporary = tempfile.mkstemp(prefix=".cookie-", dir=path.parent)  # Readable by its owner alone.
    try:
        with open(number, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if replace:
            os.replace(temporary, path)
        else:
            try:
                os.link(temporary, path)
            except FileExistsError:
                return
            except OSError:  # A file system without links.
                os.replace(temporary, path)
        sync_folder(path.parent)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(temporary)


def sync_folder(path: Path) -> None:
    """Waits until the names of a folder's files are on disk."""
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@lru_cache(maxsize=10_000)
def person_mark(player: str) -> str:
    """What others know somebody by: the same at all tables, whatever they call themselves; empty for nobody.

    A person's id is a random number that only their own cookie and the database hold, so it cannot be derived.
    """
    return hashlib.sha256(f"partal person {player}".encode()).hexdigest()[:16] if player else ""
