"""Content packs sent by players, read by the game's own strict reader."""

from __future__ import annotations

import hashlib
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import Any

from partal.core.content import ContentError, pack_game
from partal.core.message import message, shown

from partal.games import GAMES, rules_of

FILE = "pack.toml"
"""The file name of a player's pack in error messages."""
LARGEST_PACK = 262_144
MOST_PACKS = 40
"""Packs per player."""


def read(text: str) -> tuple[str, Any]:
    """The game of a pack and its components. Raises ContentError if it cannot be used.

    The reader takes files, so the text is written to one, in a temporary folder.
    """
    with tempfile.TemporaryDirectory(prefix="partal-pack-") as folder:
        path = Path(folder) / FILE
        try:
            path.write_text(text, encoding="utf-8")
        except UnicodeEncodeError:
            raise ContentError(message("refused-pack-not-text", where=FILE)) from None
        game = pack_game(path)
        if game not in GAMES:
            known = ", ".join(GAMES)
            raise ContentError(message("refused-pack-no-game", where=FILE, game=shown(game), games=known))
        return game, rules_of(game).content(path)


@lru_cache(maxsize=64)
def content_of(game: str, text: str) -> Any:
    """The components of a table: those of its pack, or the built-in ones if the text is empty."""
    return read(text)[1] if text else rules_of(game).content()


def pack_id(owner: str, text: str) -> str:
    """A pack's id: the same for the same text by the same person, and impossible for others to guess."""
    return hashlib.sha256(f"{owner} {text}".encode()).hexdigest()[:24]
