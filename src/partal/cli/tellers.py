"""Which teller speaks for which game."""

from __future__ import annotations

from typing import Final

from partal.cli.asara_words import TELLER as ASARA
from partal.cli.paper import BadInput, say
from partal.cli.sabika_words import TELLER as SABIKA
from partal.cli.teller import Teller

TELLERS: Final[dict[str, Teller]] = {teller.game: teller for teller in (ASARA, SABIKA)}


def teller_of(game: str) -> Teller:
    """The game's teller; BadInput where nobody has taught the command line to speak of it."""
    if game not in TELLERS:
        raise BadInput(say("cli-no-teller", game=game))
    return TELLERS[game]
