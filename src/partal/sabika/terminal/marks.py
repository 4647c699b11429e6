"""Marks for players and things in Sabika's drawings: a letter each, and a colour if there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

PLAYER_STYLES: Final = ("dodger_blue1", "red3", "green3", "gold3")
MOSAIC_STYLES: Final = ("gold3", "dodger_blue1", "green3", "medium_purple1", "bold")
CITY_STYLES: Final = ("dodger_blue1", "red3")
QUIET: Final = "grey54"
HEAD: Final = "bold"
SULTAN: Final = "★"
BLOCK: Final = "●"
"""A marble on its space."""
GONE: Final = "–"
"""A space from which something was taken."""


def marks_of(names: Sequence[str]) -> list[str]:
    """A capital letter for each player: the first of the name if all differ, else A, B, C, D."""
    letters = [name[:1].upper() for name in names]
    if len(set(letters)) == len(names) and all(letter.lower() != letter for letter in letters):
        return letters
    return ["A", "B", "C", "D"][: len(names)]


def field(name: str) -> Text:
    """The name of a line."""
    return Text(name, style=QUIET, no_wrap=True)
