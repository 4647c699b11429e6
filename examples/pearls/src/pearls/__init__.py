"""Pearls, a small game for Partal: dive, collect and string necklaces. Its one object is `GAME`."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from partal.game import Game
from pearls.rules import RULES

if TYPE_CHECKING:
    from partal.words.scene import Scene

HERE: Final = Path(__file__).parent
CLAUSES: Final = {"take": "P-TURN-02", "dive": "P-DIVE-01", "keep": "P-DIVE-02", "string": "P-STR-01"}
"""The clause behind each answer, by the first word of its notation."""


class Pearls(Game):
    """Bots, a teller and drawings come from Partal; the game provides rules, texts, a rulebook and a scene."""

    name = RULES.name
    rules = RULES
    words = HERE / "words"
    rulebook = HERE / "rulebook"
    clauses = CLAUSES

    @cached_property
    def scene(self) -> Scene:
        from pearls import scene

        return scene


GAME: Final = Pearls()
