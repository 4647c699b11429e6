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
        found += own_files(folder, language)
    return found


def own_files(folder: Path, language: str) -> list[Path]:
    """The file of a game's folder that is read for this language: its own, or the English one; none without both."""
    return [path for path in (folder / f"{language}.ftl", folder / "en.ftl") if path.is_file()][:1]
