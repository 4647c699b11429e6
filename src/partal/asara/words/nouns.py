"""Asara's nouns in words: colours, buyers, parts, towers and places, from their numbers and from notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from partal.core.message import COMMA, Message, joined, message

from partal.asara.rules.things import (
    AREAS,
    BUYERS,
    COLOURS,
    KINDS,
    ORDINARY,
    PART_COLOUR,
    PART_NAMES,
    PART_SLOT,
    SLOT_GOLD,
    SLOT_KIND,
    SLOTS,
    slot_of,
)


def colour_word(colour: int) -> Message:
    return message(f"asara-colour-{COLOURS[colour]}")


def buyer_word(colour: int) -> Message:
    return message(f"asara-buyer-{BUYERS[colour]}")


def _slot_word(slot: int) -> Message:
    kind = message(f"asara-part-{KINDS[SLOT_KIND[slot]]}")
    return message("asara-gold-part", kind=kind) if SLOT_GOLD[slot] else kind


_SLOT_WORDS: Final = tuple([_slot_word(slot) for slot in range(SLOTS)])


def slot_word(slot: int) -> Message:
    """`window`, `gold window`."""
    return _SLOT_WORDS[slot]


def _part_word(part: int) -> Message:
    return message("asara-part", colour=colour_word(PART_COLOUR[part]), part=slot_word(PART_SLOT[part]))


_PART_WORDS: Final = tuple([_part_word(part) for part in range(ORDINARY)])


def part_word(part: int) -> Message:
    return _PART_WORDS[part]


PART_BY_WORD: Final = {name.replace(" ", "-"): part for part, name in enumerate(PART_NAMES)}


def tower_word(colour: int, ordinal: int) -> Message:
    return message("asara-tower", colour=colour_word(colour), ordinal=ordinal + 1)


def tower_of_word(word: str) -> Message:
    """`black-2` in words."""
    colour, _, ordinal = word.partition("-")
    return message("asara-tower", colour=colour_of_word(colour), ordinal=int(ordinal))


def slot_of_word(word: str) -> Message:
    """`gold-window` in words."""
    gold, dash, kind = word.partition("-")
    return slot_word(slot_of(KINDS.index(kind if dash else gold), bool(dash)))


def place_word(area: int, amount: int) -> Message:
    return message(f"asara-place-{AREAS[area]}", amount=amount)


def place_of_word(word: str) -> Message:
    """`middles`, `circle-3` in words."""
    area, _, amount = word.partition("-")
    return message(f"asara-place-{area}", amount=int(amount or 0))


def cards_of(names: Iterable[str], words: Callable[[str], Message]) -> Message:
    """`2 blue, green`: equal cards counted."""
    counted = Counter(names)
    cards = [message("asara-table-cards-of", count=count, colour=words(name)) for name, count in counted.items()]
    return joined(cards, COMMA)


def buyer_of_word(word: str) -> Message:
    return message(f"asara-buyer-{word}")


def colour_of_word(word: str) -> Message:
    return message(f"asara-colour-{word}")


def part_of_word(word: str) -> Message:
    """`black-gold-middle` in words."""
    return part_word(PART_BY_WORD[word])
