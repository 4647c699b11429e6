"""Sabika (Germán P. Millán): three rondels, the Alhambra, trade and poems; 1 to 4 players."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from partal.game import Game, Training
from partal.sabika.rules import RULES

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


class Sabika(Game):
    name = RULES.name
    rules = RULES
    words = HERE / "words"
    rulebook = HERE / "rulebook"
    lessons = HERE / "lessons.toml"
    chapters = (
        ("S-ADV|S-EV|S-EOG", "events"),
        ("S-S(MIN|EXP|CONS|EOR|MAJ|DIF)", "yusuf"),
        ("S-SETP|S-MOVE|S-COST", "turn"),
        ("S-CARV|S-RAW|S-EXP|S-STHA|S-CONS", "actions"),
        ("S-WISH|S-MPOEM|S-PP|S-CARD", "scoring"),
    )
    modes = ("events", "yusuf-prestige")
    unstamped = ("1", "c1d39347cb5755e1")
    searcher = "master"

    @cached_property
    def teller(self) -> Teller:
        from partal.sabika.words.teller import TELLER

        return TELLER

    @cached_property
    def drawing(self) -> Drawing:
        from partal.sabika.terminal import table

        return table

    @cached_property
    def foresight(self) -> Foresight:
        from partal.sabika import outlook

        return outlook

    @cached_property
    def scene(self) -> Scene:
        from partal.sabika import scene

        return scene

    @cached_property
    def components(self) -> Components:
        from partal.sabika.words import reference

        return reference

    @cached_property
    def aid(self) -> Aid:
        from partal.sabika.words import aid

        return aid

    @cached_property
    def givers(self) -> Givers:
        from partal.sabika.words import givers

        return givers

    @cached_property
    def levels(self) -> Mapping[str, MakeBot]:
        from partal.sabika.bots.levels import LEVELS

        return LEVELS

    @cached_property
    def score(self) -> Score:
        from partal.sabika.score import score

        return score

    @cached_property
    def observer(self) -> MakeObserver:
        from partal.sabika.observe import SabikaObserver

        return SabikaObserver

    @cached_property
    def training(self) -> Training:
        from partal.sabika.bots.training import TRAINING

        return TRAINING

    @cached_property
    def balance(self) -> Balance:
        from partal.sabika import balance

        return balance


GAME: Final = Sabika()
