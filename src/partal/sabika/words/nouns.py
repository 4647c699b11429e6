"""Sabika's nouns in words: wares, workers, squares, cities, buildings and mosaics, from numbers and from notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from partal.core.message import Message, joined, message

from partal.sabika.rules.content import Content
from partal.sabika.rules.things import (
    GOODS,
    JOKER,
    MATERIALS,
    MOSAICS,
    PORTS,
    RAWS,
    SQUARES,
    TYPES,
    WARES,
    WORKERS,
)


def ware_word(ware: int) -> Message:
    return message(f"sabika-ware-{WARES[ware]}")


def ware_of_word(word: str) -> Message:
    return message(f"sabika-ware-{word}")


def raw_word(family: int) -> Message:
    return message(f"sabika-raw-{RAWS[family]}")


def raw_of_word(word: str) -> Message:
    return message(f"sabika-raw-{word}")


def good_word(family: int) -> Message:
    return message(f"sabika-ware-{GOODS[family]}")


def good_of_raw_word(word: str) -> Message:
    """The good that a raw material becomes (S-RAW-01)."""
    return good_word(RAWS.index(word))


def counted(thing: Message, count: int) -> Message:
    """`gypsum`, `2 gypsum`."""
    return message("sabika-several", thing=thing, count=count)


def wares_of(counts: Sequence[int], first: int = 0) -> Message:
    """`2 gypsum, wood and sugar`; counts of the wares from `first` on."""
    held = [counted(ware_word(first + ware), count) for ware, count in enumerate(counts) if count]
    return joined(held) if held else message("sabika-table-nothing")


def materials_of(materials: Iterable[int]) -> Message:
    """`gypsum, wood and marble`, equal ones counted."""
    chosen = list(materials)
    return wares_of([chosen.count(material) for material in range(len(MATERIALS))])


def worker_word(worker: int) -> Message:
    return message(f"sabika-worker-{WORKERS[worker]}")


def square_of_word(word: str) -> Message:
    """`construction-1`, `storehouse-left` in words."""
    action, _, copy = word.rpartition("-")
    return message("sabika-square", action=message(f"sabika-action-{action}"), copy=copy)


_SQUARE_WORDS: Final = tuple([square_of_word(word) for word in SQUARES])


def square_word(square: int) -> Message:
    return _SQUARE_WORDS[square]


def city_word(port: int) -> Message:
    return message(f"sabika-city-{PORTS[port]}")


def city_of_word(word: str) -> Message:
    return message(f"sabika-city-{word}")


def type_word(kind: int) -> Message:
    return message(f"sabika-type-{TYPES[kind]}")


def mosaic_word(mosaic: int) -> Message:
    return message("sabika-mosaic-joker") if mosaic == JOKER else message(f"sabika-mosaic-{MOSAICS[mosaic]}")


def raw_space_word(content: Content, space: int) -> Message:
    """A raw space by the first square that it serves; no two of them share it on our board."""
    return square_word(content.raw_spaces[space].squares[0])


def marble_space_word(content: Content, space: int) -> Message:
    return square_word(content.marble_spaces[space].squares[0])
