"""The names of Sabika's components, and the clauses that govern them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from partal.core.content import Entry
from partal.core.message import Message, message

from partal.sabika.rules.bonus import CHANGES
from partal.sabika.rules.content import read_city_tile, read_major_poem, read_trade, read_wish
from partal.sabika.rules.printed import PrintedCount, PrintedEffect, printed, printed_lasting
from partal.sabika.rules.things import ACTION_OF, ACTIONS, GOODS, MATERIALS, MEASURES, MOSAICS, SQUARES
from partal.sabika.words.effects import describe, describe_lasting
from partal.sabika.words.nouns import city_of_word, ware_of_word
from partal.words import has
from partal.words.teller import Name

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "minor-card": ("S-MIN-01", "S-MIN-02", "S-BAL-01"),
    "balance-card": ("S-BAL-03", "S-BAL-05"),
    "balance-bonus": ("S-BAL-01",),
    "major-tile": ("S-MAJ-06", "S-MAJ-09", "S-MAJ-10"),
    "store-tile": ("S-STHA-02", "S-STHA-05", "S-STHA-10"),
    "poem": ("S-POEM-02", "S-CARV-03", "S-CARV-04"),
    "major-poem": ("S-MPOEM-01", "S-CARV-05"),
    "city-tile": ("S-CITY-02", "S-CITY-03"),
    "route": ("S-EXP-03",),
    "wish": ("S-WISH-02", "S-WISH-05"),
    "trade": ("S-TRADE-01",),
    "event": ("S-ADV-11",),
    "start-tile": ("S-SETP-08", "S-SETP-11"),
    "favour": ("S-FAV-01", "S-FAV-02"),
    "tribute": ("S-TRIB-01", "S-TRIB-04"),
    "yusuf": ("S-STURN-04", "S-STURN-05"),
    "ring": ("S-ROUND-07",),
    "raw-space": ("S-SEC-04", "S-SEC-06"),
    "marble-space": ("S-SEC-10", "S-SEC-11"),
    "covered": ("S-SETR-02",),
    "sultan": ("S-SETR-04", "S-COST-05"),
    "purse": ("S-SETP-13",),
    "buy": ("S-MKT-03",),
    "sell": ("S-MKT-04",),
    "material": ("S-RES-05",),
    "poem-cost": ("S-CARV-03", "S-CARV-04", "S-CARV-05"),
    "expansion": ("S-STHA-06",),
    "majority": ("S-MPOEM-02",),
    "secondary": ("S-SEC-09", "S-SEC-13"),
    "amount": (),
}
"""The clauses that govern each kind of entry, most important first; kinds are shown in this order."""

ENTRIES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("balance-bonus", "yellow"): ("S-BAL-06",),
    ("balance-bonus", "blue"): ("S-BAL-07",),
    ("balance-bonus", "green"): ("S-BAL-09",),
    ("balance-bonus", "violet"): ("S-BAL-10",),
    ("amount", "starting-prestige"): ("S-SETP-04",),
    ("amount", "free-steps"): ("S-COST-01", "S-COST-02"),
    ("amount", "market-dinars"): ("S-MKT-01",),
    ("amount", "market-transactions"): ("S-MKT-02",),
    ("amount", "rest-dinars"): ("S-REST-01",),
    ("amount", "rest-loss"): ("S-REST-01",),
    ("amount", "quarry-materials"): ("S-QUAR-01",),
    ("amount", "refresh-dinars"): ("S-CON-02",),
    ("amount", "refresh-prestige"): ("S-CON-02",),
    ("amount", "artisanal-dinars"): ("S-ART-01",),
    ("amount", "artisanal-poems"): ("S-ART-01",),
    ("amount", "favour-last"): ("S-FAV-03",),
    ("amount", "yusuf-boxes"): ("S-SSET-09",),
}
"""Clauses of single entries, shown instead of those of their kind, which are too general."""

CARDS: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("event", "1"): ("S-EV-01",),
    ("event", "2"): ("S-EV-02",),
    ("event", "3"): ("S-EV-03",),
    ("event", "4"): ("S-EV-04", "S-EV-05"),
    ("event", "5"): ("S-EV-06",),
    ("event", "6"): ("S-EV-07",),
    ("event", "7"): ("S-EV-08",),
    ("event", "8"): ("S-EV-09",),
    ("event", "9"): ("S-EV-10",),
    ("event", "10"): ("S-EV-11",),
    ("event", "11"): ("S-EV-12",),
    ("event", "12"): ("S-EV-13",),
    ("event", "13"): ("S-EV-14",),
    ("event", "14"): ("S-EV-15", "S-EV-16"),
    ("poem", "1"): ("S-CARD-02", "S-CARD-03", "S-CARD-04"),
    ("poem", "2"): ("S-CARD-05", "S-CARD-06"),
    ("poem", "4"): ("S-CARD-07", "S-CARD-08"),
    ("poem", "5"): ("S-CARD-09", "S-CARD-10", "S-CARD-11", "S-CARD-12"),
    ("poem", "10"): ("S-CARD-13", "S-CARD-14", "S-CARD-15"),
    ("poem", "14"): ("S-CARD-16", "S-CARD-17", "S-CARD-18", "S-CARD-19", "S-CARD-20"),
    ("poem", "16"): ("S-CARD-21", "S-CARD-22", "S-CARD-23", "S-CARD-24", "S-CARD-25"),
    ("poem", "17"): ("S-CARD-26", "S-CARD-27"),
    ("poem", "20"): ("S-CARD-28",),
    ("poem", "21"): ("S-CARD-29", "S-CARD-30"),
    ("major-poem", "A1"): ("S-MPOEM-11", "S-MPOEM-08"),
    ("major-poem", "A2"): ("S-MPOEM-08", "S-MPOEM-09"),
    ("major-poem", "A3"): ("S-MPOEM-08", "S-SEOG-05"),
    ("major-poem", "B1"): ("S-MPOEM-12",),
    ("major-poem", "B2"): ("S-MPOEM-12",),
    ("major-poem", "C3"): ("S-SEOG-06",),
    ("major-poem", "E2"): ("S-MPOEM-10", "S-MPOEM-09"),
    ("major-poem", "H4"): ("S-CARD-31", "S-CARD-32"),
    ("trade", "6"): ("S-TRADE-03", "S-CARD-33"),
    ("trade", "7"): ("S-TRADE-02",),
}
"""Clauses about single cards, shown before those of their kind."""

THINGS: Final[dict[str, tuple[str, ...]]] = {
    "builder": ("S-COMP-06", "S-TURN-02", "S-MOVE-06"),
    "merchant": ("S-COMP-06", "S-TURN-02", "S-MOVE-01"),
    "poet": ("S-COMP-06", "S-TURN-02", "S-MOVE-01"),
    "sultans-worker": ("S-COST-05", "S-SETR-04"),
    "minor-quarry": ("S-QUAR-01", "S-QUAR-02"),
    "major-quarry": ("S-QUAR-01", "S-QUAR-03"),
    "storehouse-action": ("S-STHA-01", "S-STHA-02", "S-STHA-10"),
    "market": ("S-MKT-01", "S-MKT-02", "S-MKT-08"),
    "construction": ("S-CON-01", "S-CON-02"),
    "export": ("S-EXP-01", "S-EXP-03", "S-EXP-11", "S-EXP-16"),
    "consolidate": ("S-CONS-01", "S-CONS-03", "S-CONS-05"),
    "produce": ("S-PROD-01", "S-PROD-03"),
    "carve": ("S-CARV-01", "S-CARV-08", "S-CARV-13"),
    "reactivate": ("S-REAC-01",),
    "artisanal": ("S-ART-01",),
    "storehouse": ("S-STO-02", "S-STO-03", "S-STO-07"),
    "processing": ("S-RAW-06", "S-RAW-07", "S-RAW-09"),
    "raw": ("S-RAW-01", "S-RAW-02", "S-RAW-13"),
    "good": ("S-RAW-01", "S-EXP-11", "S-STO-01"),
    "seal": ("S-SEAL-01", "S-SEAL-02", "S-SEAL-03", "S-SEAL-08"),
    "paria": ("S-PAR-01", "S-PAR-02", "S-PAR-06"),
    "dinar": ("S-RES-02", "S-RES-04"),
    "prestige": ("S-PP-01",),
    "ship": ("S-SHIP-01", "S-SHIP-02"),
    "starter": ("S-SETP-10", "S-FIRST-01"),
    "yusuf": ("S-SSET-03", "S-SSET-09"),
    "yusuf-tile": ("S-STURN-02", "S-STURN-03"),
}
"""Things on the table that have no value of their own, and the clauses that govern them."""

NAMELESS: Final = ("favour", "covered", "amount")
"""Kinds whose entries need no name of their own."""


def name_of(entry: Entry) -> Name:
    """The name of an entry besides its kind: a number, a city; empty if the kind is enough."""
    kind, name = entry.kind, entry.id
    if kind in NAMELESS:
        return ""
    if kind == "route":
        one, _, other = name.partition("-")
        return message("sabika-table-routes-from", city=city_of_word(one), routes=city_of_word(other))
    if name in MOSAICS and kind == "balance-bonus":
        return message(f"sabika-mosaic-{name}")
    if name in MATERIALS:
        return ware_of_word(name)
    if has(f"sabika-name-{name}"):
        return message(f"sabika-name-{name}")
    return name.removeprefix("round-").removeprefix("place-")


def icons_of(entry: Entry) -> Mapping[str, Sequence[PrintedEffect | PrintedCount | str]]:
    return {**printed_effects(entry), **printed_counts(entry), **printed_names(entry)}


def printed_names(entry: Entry) -> dict[str, list[str]]:
    """The goods that a city asks for, and the action of the square that a card of Yusuf's shows."""
    if entry.kind == "city-tile":
        return {"demand": [GOODS[good] for good in read_city_tile(entry).demand]}
    if entry.kind == "yusuf":
        return {"square": [ACTIONS[ACTION_OF[SQUARES.index(entry.text("square"))]]]}
    return {}


def printed_effects(entry: Entry) -> dict[str, list[PrintedEffect]]:
    """The effects of an entry as printed, by the entry's key."""
    keys = [key for key in ("bonus", "red", "consolidation") if key in entry.values]
    found = {key: [printed(entry.text(key).strip())] for key in keys}
    if entry.kind == "favour":
        found["bonuses"] = [printed(text.strip()) for text in entry.text("bonuses").split(";")]
    if entry.kind == "poem":
        found["blue"] = [printed_lasting(entry.text("blue"))]
    return found


def printed_counts(entry: Entry) -> dict[str, list[PrintedCount]]:
    """What a card or tile counts, by the entry's key."""
    if entry.kind == "wish":
        elements = read_wish(entry).elements
        return {"elements": [{"points": one.points, "measure": MEASURES[one.measure]} for one in elements]}
    if entry.kind == "trade" or (entry.kind == "major-poem" and entry.text("scoring") != "none"):
        card = read_trade(entry) if entry.kind == "trade" else read_major_poem(entry)
        return {"scoring": [{"points": card.points, "measure": MEASURES[card.measure]}]}
    return {}


def effects_of(entry: Entry) -> dict[str, Message]:
    """Each effect of an entry, and each step of it, in words: the text for the icons on the page."""
    said: dict[str, Message] = {}
    for key, effects in printed_effects(entry).items():
        for effect in effects:
            said[effect["text"]] = describe_lasting(effect["text"]) if key == "blue" else describe(effect["text"])
            steps = [step for rule in effect["rules"] for branch in rule["branches"] for step in branch]
            for text, verb in [(step["text"], step["verb"]) for step in steps]:
                said[text] = describe_lasting(text) if verb in CHANGES else describe(text)
    return said
