"""Asara's nouns in words: colours, buyers, parts, towers and places, from their numbers and from notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from partal.core.message import COMMA, Message, joined, message

from partal.asara.rules.things import AREAS, BUYERS, COLOURS, KINDS, ORDINARY, PART_NAMES


def colour_word(colour: int) -> Message:
    return message(f"asara-colour-{COLOURS[colour]}")


def buyer_word(colour: int) -> Message:
    return message(f"asara-buyer-{BUYERS[colour]}")


def _slot_word(slot: int) -> Message:
    kind = message(f"asara-part-{KINDS[slot // 2]}")
    return message("asara-gold-part", kind=kind) if slot % 2 else kind


_SLOT_WORDS: Final = tuple([_slot_word(slot) for slot in range(2 * len(KINDS))])


def slot_word(slot: int) -> Message:
    """`window`, `gold window`; slot = kind * 2 + gold."""
    return _SLOT_WORDS[slot]


def _part_word(part: int) -> Message:
    return message("asara-part", colour=colour_word(part % 10 // 2), part=slot_word(part // 10 * 2 + part % 2))


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
    return slot_word(KINDS.index(kind if dash else gold) * 2 + bool(dash))


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
