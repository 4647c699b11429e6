"""Identifies players by a signed cookie that holds their id; there are no passwords."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from pathlib import Path

COOKIE = "partal"
YEAR = 365 * 24 * 3600


class Signer:
    """Signs player ids with a key that is created once, in the data folder."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    @classmethod
    def of_folder(cls, folder: Path) -> Signer:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "cookie.key"
        try:
            with open(path, "xb") as file:
                path.chmod(0o600)
                file.write(secrets.token_bytes(32))
        except FileExistsError:
            pass
        return cls(path.read_bytes())

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


def new_player_id() -> str:
    return secrets.token_hex(12)
