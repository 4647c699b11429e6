"""Where texts lie: the house's own, one folder a language, and those that each game brings."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parent
LANGUAGES: Final = tuple(sorted(path.name for path in HOUSE.iterdir() if any(path.glob("*.ftl"))))

_games: list[Path] = []


def add_folder(folder: Path) -> None:
    """Add a game's texts: a folder with one Fluent file a language."""
    if folder not in _games:
        _games.append(folder)


def files(language: str) -> list[Path]:
    """Every file with texts of this language; a game that does not speak it is spoken of in English."""
    found = sorted((HOUSE / language).glob("*.ftl"))
    for folder in _games:
        own = folder / f"{language}.ftl"
        found.append(own if own.is_file() else folder / "en.ftl")
    return found
