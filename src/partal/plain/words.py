"""Words for a game without a teller of its own: its texts if they exist, its notation otherwise.

A game's texts are found by their keys. The values `first`, `second` and so on are the words of an event, or those after
the first word of an answer's notation; each may have a text of its own.

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

from partal.words import can_say
from partal.words.fitted import fitted

PLACES: Final = ("first", "second", "third", "fourth", "fifth")
_ODD: Final = re.compile(r"[^a-z0-9]+")


def slug(text: str) -> str:
    """A text as part of a key: `take white` becomes `take-white`."""
    return _ODD.sub("-", text.lower()).strip("-")


def spaced(name: str) -> str:
    """A name for people to read: `bag_size` becomes `bag size`."""
    return re.sub(r"[-_.]+", " ", name).strip()


def said(keys: Sequence[str], values: Mapping[str, Value], default: Message) -> Message:
    """The first of these texts that exists and needs no other values; otherwise `default`."""
    for key in keys:
        if can_say(key, values):
            return fitted(key, values)
    return default


def word(game: str, text: str) -> Message:
    """One word of a notation: the game's text for it, or else the word itself."""
    return said([f"{game}-word-{slug(text)}"], {}, plain(spaced(text)))


def placed(game: str, words: Sequence[str]) -> dict[str, Value]:
    """The words under the names by which a text refers to them; numbers stay numbers."""
    return {place: int(text) if text.isdecimal() else word(game, text) for place, text in zip(PLACES, words)}
