"""Where the texts are: Partal's own, in one folder per language, and those of each game."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.name for path in HOUSE.iterdir() if any(path.glob("*.ftl"))))

_KEY: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_games: list[Path] = []


def add_folder(folder: Path) -> None:
    """Adds a game's texts: a folder with a Fluent file for each language, or with a folder of them."""
    if folder not in _games:
        _games.append(folder)


def files(language: str) -> list[Path]:
    """All text files for this language; a game without it falls back to English."""
    return [path for folder in (HOUSE, *_games) for path in own_files(folder, language)]


def has_text(key: str) -> bool:
    """Whether every language has a text with this key, according to its files; this does not need Fluent."""
    return all(any(key in _keys(path) for path in files(language)) for language in LANGUAGES)


@cache
def _keys(path: Path) -> frozenset[str]:
    return frozenset(_KEY.findall(path.read_text(encoding="utf-8")))


def own_files(folder: Path, language: str) -> list[Path]:
    """The game's files for this language, or else its English ones; empty if it has neither."""
    for spoken in (language, "en"):
        found = sorted([*folder.glob(f"{spoken}.ftl"), *folder.glob(f"{spoken}/*.ftl")])
        if found:
            return found
    return []
