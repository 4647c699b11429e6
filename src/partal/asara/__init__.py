"""Asara (Kramer & Kiesling): buyers, towers, four years; 2 to 4 players."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from partal.asara.rules import RULES
from partal.game import Game, Training

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partal.drawing import Drawing
    from partal.game import Balance, MakeBot, MakeObserver, Score
    from partal.words.aid import Aid
    from partal.words.components import Components
    from partal.words.givers import Givers
    from partal.words.outlook import Foresight
    from partal.words.scene import Scene
    from partal.words.teller import Teller

__all__ = ["GAME", "RULES"]

HERE: Final = Path(__file__).parent


class Asara(Game):
    name = RULES.name
    rules = RULES
    words = HERE / "words"
    rulebook = HERE / "rulebook"
    lessons = HERE / "lessons.toml"
    chapters = (
        ("A-SET|A-PRO", "table"),
        ("A-TURN|A-DISP|A-CAL", "buyers"),
        ("A-BUY|A-SPY", "parts"),
        ("A-BUILD", "building"),
        ("A-LIT", "lights"),
        ("A-TIE|A-FIN|A-PTIE", "scoring"),
    )
    modes = ("professional",)
    unstamped = ("1", "7d4d263915c5f9cf")
    searcher = "hard"

    @cached_property
    def teller(self) -> Teller:
        from partal.asara.words.teller import TELLER

        return TELLER

    @cached_property
    def drawing(self) -> Drawing:
        from partal.asara.terminal import table

        return table

    @cached_property
    def foresight(self) -> Foresight:
        from partal.asara import outlook

        return outlook

    @cached_property
    def scene(self) -> Scene:
        from partal.asara import scene

        return scene

    @cached_property
    def components(self) -> Components:
        from partal.asara.words import reference

        return reference

    @cached_property
    def aid(self) -> Aid:
        from partal.asara.words import aid

        return aid

    @cached_property
    def givers(self) -> Givers:
        from partal.asara.words import givers

        return givers

    @cached_property
    def levels(self) -> Mapping[str, MakeBot]:
        from partal.asara.bots.levels import LEVELS

        return LEVELS

    @cached_property
    def score(self) -> Score:
        from partal.asara.score import score

        return score

    @cached_property
    def observer(self) -> MakeObserver:
        from partal.asara.observe import AsaraObserver

        return AsaraObserver

    @cached_property
    def training(self) -> Training:
        from partal.asara.bots.training import TRAINING

        return TRAINING

    @cached_property
    def balance(self) -> Balance:
        from partal.asara import balance

        return balance


GAME: Final = Asara()
