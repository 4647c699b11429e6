"""docs/observations.md names every number, and no number that does not exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from partal import GAMES

PAGE = (Path(__file__).parents[1] / "docs" / "observations.md").read_text(encoding="utf-8")


def patterns(game: str) -> list[str]:
    """The names in the game's table, with `.+` for the words in capitals."""
    chapter = PAGE.split(f"## {game.capitalize()}\n")[1].split("\n## ")[0]
    names = [
        name
        for line in chapter.splitlines()
        if line.startswith("| `")
        for name in re.findall("`([^`]+)`", line.split(" | ")[0])
    ]
    return [re.sub(r"\b[A-Z]{2,}\b", ".+", re.escape(name).replace(r"\ ", " ")) for name in names]


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_every_number_is_explained_and_every_explanation_is_of_a_number(game: str) -> None:
    rules = GAMES[game].rules
    every = {name for seats in rules.seats for name in GAMES[game].observer(seats, rules.content()).names}
    found = patterns(game)
    assert [name for name in sorted(every) if not any(re.fullmatch(pattern, name) for pattern in found)] == []
    assert [pattern for pattern in found if not any(re.fullmatch(pattern, name) for name in every)] == []


def test_the_lengths_on_the_page_are_those_of_the_rows() -> None:
    for game in ("asara", "sabika"):
        rules = GAMES[game].rules
        lengths = [
            "" if seats not in rules.seats else f"{len(GAMES[game].observer(seats, rules.content()).names):,}"
            for seats in (1, 2, 3, 4)
        ]
        row = " | ".join([game.capitalize(), *lengths, f"{len(rules.options):,}"]).replace("|  |", "| |")
        assert f"| {row} |" in PAGE
