"""Every component for inspection: what it is, what it does in words, which clauses govern it, where its value
comes from. The words are the teller's, the same as in the terminal.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from partal.core.content import Entry

from partal import rulebook
from partal.asara.things import COLOURS
from partal.cli.asara_nouns import buyer_of_word, colour_of_word, part_of_word
from partal.cli.sabika_effects import describe, describe_lasting
from partal.cli.sabika_nouns import city_of_word, ware_of_word
from partal.cli.tellers import teller_of
from partal.sabika.things import MATERIALS, MOSAICS
from partal.server.refusals import NOTE, in_language
from partal.words import has, say, spoken

BY_THE_RULES: Final = "rules"
"""The origin of things that have no value of their own: the rules say all about them."""

KINDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "asara": {
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
    },
    "sabika": {
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
    },
}
"""The clauses that govern each kind of entry, most telling first, and the order in which kinds are shown."""

OWN: Final[dict[tuple[str, str, str], tuple[str, ...]]] = {
    ("asara", "spaces", "circle"): ("A-SET-18", "A-BUILD-02"),
    ("asara", "spaces", "bank"): ("A-FUND-01", "A-FUND-02"),
    ("asara", "spaces", "spies"): ("A-SET-19", "A-SPY-01", "A-SPY-02"),
    ("asara", "spaces", "tent"): ("A-REC-01", "A-REC-02"),
    ("asara", "room", "favour"): ("A-CAL-01", "A-CAL-02", "A-CAL-05"),
    ("asara", "room", "house"): ("A-LIT-01", "A-LIT-05"),
    ("asara", "offer", "small"): ("A-LIT-02",),
    ("asara", "offer", "large"): ("A-LIT-03",),
    ("asara", "rank", "tallest"): ("A-FIN-05",),
    ("asara", "rank", "most"): ("A-FIN-07",),
    ("sabika", "balance-bonus", "yellow"): ("S-BAL-06",),
    ("sabika", "balance-bonus", "blue"): ("S-BAL-07",),
    ("sabika", "balance-bonus", "green"): ("S-BAL-09",),
    ("sabika", "balance-bonus", "violet"): ("S-BAL-10",),
    ("sabika", "amount", "starting-prestige"): ("S-SETP-04",),
    ("sabika", "amount", "free-steps"): ("S-COST-01", "S-COST-02"),
    ("sabika", "amount", "market-dinars"): ("S-MKT-01",),
    ("sabika", "amount", "market-transactions"): ("S-MKT-02",),
    ("sabika", "amount", "rest-dinars"): ("S-REST-01",),
    ("sabika", "amount", "rest-loss"): ("S-REST-01",),
    ("sabika", "amount", "quarry-materials"): ("S-QUAR-01",),
    ("sabika", "amount", "refresh-dinars"): ("S-CON-02",),
    ("sabika", "amount", "refresh-prestige"): ("S-CON-02",),
    ("sabika", "amount", "artisanal-dinars"): ("S-ART-01",),
    ("sabika", "amount", "artisanal-poems"): ("S-ART-01",),
    ("sabika", "amount", "favour-last"): ("S-FAV-03",),
    ("sabika", "amount", "yusuf-boxes"): ("S-SSET-09",),
}
"""Clauses of single entries where the kind's own would be too general."""

THINGS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "asara": {
        "tower": ("A-BUILD-07", "A-BUILD-08", "A-BUILD-17", "A-YSC-02", "A-YSC-03"),
        "pair": ("A-DISP-07", "A-DISP-11"),
        "screen": ("A-SET-11",),
        "prestige": ("A-SET-13",),
    },
    "sabika": {
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
    },
}
"""What lies on the table without a value of its own, and the clauses that govern it."""

ONLY_ONE: Final = ("favour", "gift", "covered", "amount", "calendar", "exchange")
"""Kinds whose entries need no name of their own."""
NAMED: Final = {"poem": "Poem", "major-poem": "", "event": "Event", "trade": "Trade card"}
"""How clauses call single cards; those that speak of a card by its name govern it too."""


@cache
def clauses_naming(game: str, words: str) -> tuple[str, ...]:
    """The clauses that begin with these words or name them as a whole."""
    pattern = re.compile(rf"^(?:The )?{re.escape(words)}\b")
    return tuple(clause.id for clause in rulebook.read(game) if pattern.search(clause.text))


def clauses_of(game: str, entry: Entry) -> list[str]:
    """The clauses behind an entry, its own first."""
    own = OWN.get((game, entry.kind, entry.id), ())
    named: tuple[str, ...] = ()
    if entry.kind in NAMED:
        named = clauses_naming(game, f"{NAMED[entry.kind]} {entry.id}".strip())
    general = () if own else KINDS[game][entry.kind]
    return list(dict.fromkeys((*own, *named, *general)))


def name_of(game: str, entry: Entry) -> str:
    """What an entry is called besides its kind: `black middle`, or its number; nothing where the kind says it all."""
    kind, name = entry.kind, entry.id
    if kind in ONLY_ONE:
        return ""
    if game == "asara":
        if kind in ("market", "spaces", "room"):
            return say(f"table-asara-area-{name}")
        if kind == "buyer":
            return buyer_of_word(name)
        if kind == "part":
            return part_of_word(name)
        if name in COLOURS:
            return colour_of_word(name)
        return say(f"page-name-asara-{name}") if has(f"page-name-asara-{name}") else name
    if kind == "route":
        one, _, other = name.partition("-")
        return f"{city_of_word(one)} – {city_of_word(other)}"
    if name in MOSAICS and kind == "balance-bonus":
        return say(f"sabika-mosaic-{name}")
    if name in MATERIALS:
        return ware_of_word(name)
    if has(f"page-name-sabika-{name}"):
        return say(f"page-name-sabika-{name}")
    return name.removeprefix("round-").removeprefix("place-")


def effects_of(game: str, entry: Entry) -> dict[str, str]:
    """Each effect that is written on an entry, and each step of it, in words: the page says what it draws."""
    if game != "sabika":
        return {}
    values = entry.values
    texts = [str(values[key]) for key in ("bonus", "red", "consolidation") if key in values]
    if entry.kind == "favour":
        texts += entry.text("bonuses").split(";")
    said: dict[str, str] = {}
    for text in texts:
        said |= _steps(text.strip())
    if entry.kind == "poem":
        blue = entry.text("blue")
        said[blue] = describe_lasting(blue)
        for rule in blue.split(";"):
            said[rule.strip()] = describe_lasting(rule.strip())
            _, colon, bonus = rule.partition(": ")
            if colon:
                said |= _steps(bonus.strip())
    return said


def _steps(bonus: str) -> dict[str, str]:
    """A bonus in words, whole and step by step."""
    steps = [step.strip() for branch in bonus.split(" | ") for step in branch.split(" + ")]
    return {text: describe(text) for text in (bonus, *steps)}


def components_of(game: str, content: Any) -> list[dict[str, Any]]:
    """Everything that can be inspected at a table with this content, in the language that is being spoken."""
    teller = teller_of(game)
    order = list(KINDS[game])
    entries = sorted(content.entries, key=lambda entry: order.index(entry.kind))
    rows = [
        {
            "kind": entry.kind,
            "id": entry.id,
            "title": say(f"page-kind-{game}-{entry.kind}"),
            "name": name_of(game, entry),
            "text": teller.content(entry),
            "origin": entry.origin,
            "note": in_language(entry.note, spoken(), NOTE),
            "clauses": clauses_of(game, entry),
            "values": {key: list(value) if isinstance(value, tuple) else value for key, value in entry.values.items()},
            "effects": effects_of(game, entry),
        }
        for entry in entries
    ]
    return rows + [
        {
            "kind": "thing",
            "id": thing,
            "title": say(f"page-thing-{game}-{thing}"),
            "name": "",
            "text": say(f"page-thing-{game}-{thing}.about"),
            "origin": BY_THE_RULES,
            "note": "",
            "clauses": list(clauses),
            "values": {},
            "effects": {},
        }
        for thing, clauses in THINGS[game].items()
    ]
