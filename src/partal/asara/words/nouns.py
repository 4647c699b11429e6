"""Asara's nouns in words: colours, buyers, parts, towers and places, from their numbers and from notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from partal.asara.rules.things import AREAS, BUYERS, COLOURS, KINDS, PART_NAMES
from partal.words import say


def colour_word(colour: int) -> str:
    return say(f"asara-colour-{COLOURS[colour]}")


def buyer_word(colour: int) -> str:
    return say(f"asara-buyer-{BUYERS[colour]}")


def slot_word(slot: int) -> str:
    """`window`, `gold window`; slot = kind * 2 + gold."""
    kind = say(f"asara-kind-{KINDS[slot // 2]}")
    return say("asara-gold-part", kind=kind) if slot % 2 else kind


def part_word(part: int) -> str:
    return say("asara-part", colour=colour_word(part % 10 // 2), part=slot_word(part // 10 * 2 + part % 2))


PART_BY_WORD: Final = {name.replace(" ", "-"): part for part, name in enumerate(PART_NAMES)}


def tower_word(colour: int, ordinal: int) -> str:
    return say("asara-tower", colour=colour_word(colour), ordinal=ordinal + 1)


def tower_of_word(word: str) -> str:
    """`black-2` in words."""
    colour, _, ordinal = word.partition("-")
    return say("asara-tower", colour=colour_of_word(colour), ordinal=int(ordinal))


def slot_of_word(word: str) -> str:
    """`gold-window` in words."""
    gold, dash, kind = word.partition("-")
    return slot_word(KINDS.index(kind if dash else gold) * 2 + bool(dash))


def place_word(area: int, amount: int) -> str:
    return say(f"asara-place-{AREAS[area]}", amount=amount)


def place_of_word(word: str) -> str:
    """`middles`, `circle-3` in words."""
    area, _, amount = word.partition("-")
    return say(f"asara-place-{area}", amount=int(amount or 0))


def cards_of(names: Iterable[str], words: Callable[[str], str]) -> str:
    """`2 blue, green`: equal cards counted."""
    counted = Counter(names)
    return ", ".join(say("asara-table-cards-of", count=count, colour=words(name)) for name, count in counted.items())


def buyer_of_word(word: str) -> str:
    return say(f"asara-buyer-{word}")


def colour_of_word(word: str) -> str:
    return say(f"asara-colour-{word}")


def part_of_word(word: str) -> str:
    """`black-gold-middle` in words."""
    return part_word(PART_BY_WORD[word])
