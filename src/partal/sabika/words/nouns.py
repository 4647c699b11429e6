"""Sabika's nouns in words: wares, workers, squares, cities, buildings and mosaics, from numbers and from notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from partal.sabika.rules.content import Content
from partal.sabika.rules.things import (
    ACTIONS,
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
from partal.words import say


def listed(sayings: Sequence[str], last: str = "sabika-and") -> str:
    """`one, two and three`, or with another last word."""
    if len(sayings) < 2:
        return "".join(sayings)
    return say(last).join((", ".join(sayings[:-1]), sayings[-1]))


def ware_word(ware: int) -> str:
    return say(f"sabika-ware-{WARES[ware]}")


def ware_of_word(word: str) -> str:
    return say(f"sabika-ware-{word}")


def raw_word(family: int) -> str:
    return say(f"sabika-raw-{RAWS[family]}")


def raw_of_word(word: str) -> str:
    return say(f"sabika-raw-{word}")


def good_word(family: int) -> str:
    return say(f"sabika-ware-{GOODS[family]}")


def good_of_raw_word(word: str) -> str:
    """The good that a raw material becomes (S-RAW-01)."""
    return good_word(RAWS.index(word))


def counted(thing: str, count: int) -> str:
    """`gypsum`, `2 gypsum`."""
    return say("sabika-several", thing=thing, count=count)


def wares_of(counts: Sequence[int], first: int = 0) -> str:
    """`2 gypsum, wood and sugar`; counts of the wares from `first` on."""
    held = [counted(ware_word(first + ware), count) for ware, count in enumerate(counts) if count]
    return listed(held) if held else say("sabika-table-nothing")


def materials_of(materials: Iterable[int]) -> str:
    """`gypsum, wood and marble`, equal ones counted."""
    chosen = list(materials)
    return wares_of([chosen.count(material) for material in range(len(MATERIALS))])


def worker_word(worker: int) -> str:
    return say(f"sabika-worker-{WORKERS[worker]}")


def action_word(action: int) -> str:
    return say(f"sabika-action-{ACTIONS[action]}")


def square_of_word(word: str) -> str:
    """`construction-1`, `storehouse-left` in words."""
    action, _, copy = word.rpartition("-")
    return say("sabika-square", action=say(f"sabika-action-{action}"), copy=copy)


def square_word(square: int) -> str:
    return square_of_word(SQUARES[square])


def city_word(port: int) -> str:
    return say(f"sabika-city-{PORTS[port]}")


def city_of_word(word: str) -> str:
    return say(f"sabika-city-{word}")


def type_word(kind: int) -> str:
    return say(f"sabika-type-{TYPES[kind]}")


def mosaic_word(mosaic: int) -> str:
    return say("sabika-mosaic-joker") if mosaic == JOKER else say(f"sabika-mosaic-{MOSAICS[mosaic]}")


def raw_space_word(content: Content, space: int) -> str:
    return content.raw_spaces[space].id


def marble_space_word(content: Content, space: int) -> str:
    return content.marble_spaces[space].id
