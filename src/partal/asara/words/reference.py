"""The names of Asara's components, and the clauses that govern them."""

from __future__ import annotations

from typing import Final

from partal.core.content import Entry
from partal.core.message import Message, message
from partal.core.wire import Icon

from partal.asara.rules.things import COLOURS
from partal.asara.words.nouns import buyer_of_word, colour_of_word, part_of_word
from partal.words import has
from partal.words.teller import Name

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "buyer": ("A-SET-09", "A-DISP-04", "A-DISP-07"),
    "part": ("A-SET-06", "A-SET-07", "A-SET-08", "A-BUY-02"),
    "price": ("A-BUY-06", "A-BUY-07"),
    "lit": ("A-LIT-13", "A-LIT-15", "A-LIT-21"),
    "market": ("A-BUY-01", "A-BUY-02", "A-SET-17"),
    "spaces": ("A-SET-16",),
    "room": ("A-SET-16",),
    "gift": ("A-FUND-04", "A-FUND-05"),
    "offer": ("A-LIT-01",),
    "rank": ("A-FIN-02", "A-FIN-05", "A-FIN-07"),
    "exchange": ("A-FIN-08",),
    "purse": ("A-SET-15", "A-NEW-07"),
    "hand": ("A-NEW-02",),
    "calendar": ("A-END-01",),
}
"""The clauses that govern each kind of entry, most important first; kinds are shown in this order."""

ENTRIES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("spaces", "circle"): ("A-SET-18", "A-BUILD-02"),
    ("spaces", "bank"): ("A-FUND-01", "A-FUND-02"),
    ("spaces", "spies"): ("A-SET-19", "A-SPY-01", "A-SPY-02"),
    ("spaces", "tent"): ("A-REC-01", "A-REC-02"),
    ("room", "favour"): ("A-CAL-01", "A-CAL-02", "A-CAL-05"),
    ("room", "house"): ("A-LIT-01", "A-LIT-05"),
    ("offer", "small"): ("A-LIT-02",),
    ("offer", "large"): ("A-LIT-03",),
    ("rank", "tallest"): ("A-FIN-05",),
    ("rank", "most"): ("A-FIN-07",),
}
"""Clauses of single entries, shown instead of those of their kind, which are too general."""

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "tower": ("A-BUILD-07", "A-BUILD-08", "A-BUILD-17", "A-YSC-02", "A-YSC-03"),
    "pair": ("A-DISP-07", "A-DISP-11"),
    "screen": ("A-SET-11",),
    "prestige": ("A-SET-13",),
}
"""Things on the table that have no value of their own, and the clauses that govern them."""

CARDS: Final[dict[tuple[str, str], tuple[str, ...]]] = {}
"""Clauses about single cards; no clause of Asara is about one card."""
NAMELESS: Final = ("gift", "calendar", "exchange")
"""Kinds whose entries need no name of their own."""


def name_of(entry: Entry) -> Name:
    """The name of an entry besides its kind: `black middle`; empty if the kind is enough."""
    kind, name = entry.kind, entry.id
    if kind in NAMELESS:
        return ""
    if kind in ("market", "spaces", "room"):
        return message(f"asara-page-area-{name}")
    if kind == "buyer":
        return buyer_of_word(name)
    if kind == "part":
        return part_of_word(name)
    if name in COLOURS:
        return colour_of_word(name)
    return message(f"asara-name-{name}") if has(f"asara-name-{name}") else name


def effects_of(_entry: Entry) -> dict[str, Message]:
    """No component of Asara has an effect of its own."""
    return {}


def icons_of(_entry: Entry) -> dict[str, list[Icon]]:
    return {}
