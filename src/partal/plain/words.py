"""How a game without a teller of its own is put into words: its texts where they exist, its notation otherwise.

A game's texts are found by their keys. `first`, `second` and so on are the words after the first one of an answer's
notation, or the words of an event; each may have a text of its own.

    pearls-word-white = white
    pearls-option-take = take a { $first } pearl
    pearls-option-string-mixed = string a mixed necklace
    pearls-event-took = { $player } took a { $first } pearl.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from partal.core.message import Message, Value, plain

from partal.words import can_say, fitted

PLACES: Final = ("first", "second", "third", "fourth", "fifth")
_ODD: Final = re.compile(r"[^a-z0-9]+")


def slug(text: str) -> str:
    """A text as a part of a key: `take white` is `take-white`."""
    return _ODD.sub("-", text.lower()).strip("-")


def spaced(name: str) -> str:
    """A name as people read it: `bag_size` is `bag size`."""
    return re.sub(r"[-_.]+", " ", name).strip()


def said(keys: Sequence[str], values: Mapping[str, Value], otherwise: Message) -> Message:
    """The first of these texts that exists and needs no more than these values."""
    for key in keys:
        if can_say(key, values):
            return fitted(key, values)
    return otherwise


def word(game: str, text: str) -> Message:
    """A single word of a notation: the game's text for it, or the word itself."""
    return said([f"{game}-word-{slug(text)}"], {}, plain(spaced(text)))


def placed(game: str, words: Sequence[str]) -> dict[str, Value]:
    """Words by the names under which a text may use them; numbers stay numbers."""
    return {place: int(text) if text.isdecimal() else word(game, text) for place, text in zip(PLACES, words)}
