"""Which teller speaks for which game."""

from __future__ import annotations

from typing import Final

from partal.cli.asara_words import TELLER as ASARA
from partal.cli.teller import Teller

TELLERS: Final[dict[str, Teller]] = {teller.game: teller for teller in (ASARA,)}
