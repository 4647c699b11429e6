"""The contents of the box: pearls and necklaces, all answers of the game, and the values in `content/`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from partal.core.content import Entry, Kind, Number, Schema, digest, overlay, read_folder, read_pack
from partal.core.decision import Option, read_notation
from partal.core.message import message

GAME: Final = "pearls"
COLOURS: Final = ("white", "rose", "gold", "black")
NECKLACES: Final = (*COLOURS, "mixed")
"""A necklace is of one colour, or has one pearl of each colour (P-STR-01, P-STR-02)."""
MATCHING: Final = 3
"""Pearls on a necklace of one colour."""
MOST_PEARLS: Final = 20
"""A content pack may put at most this many pearls of a colour into the bag."""

# Every answer, in a fixed order: an option's number never changes.
NOTATIONS: Final = (
    *[f"take {colour}" for colour in COLOURS],
    "dive",
    *[f"keep {colour}" for colour in COLOURS],
    *[f"string {necklace}" for necklace in NECKLACES],
)
OPTIONS: Final = tuple([Option(GAME, number, notation) for number, notation in enumerate(NOTATIONS)])
TAKE: Final = OPTIONS[:4]
DIVE: Final = OPTIONS[4]
KEEP: Final = OPTIONS[5:9]
STRING: Final = OPTIONS[9:]
_BY_NOTATION: Final = {option.notation: option for option in OPTIONS}


def read(notation: str) -> Option:
    """The option written in this notation."""
    return read_notation(notation, _BY_NOTATION, message("pearls-title"))


SCHEMA: Final[Schema] = {
    "pearl": Kind(COLOURS, {"count": Number(1, MOST_PEARLS)}),
    "necklace": Kind(NECKLACES, {"points": Number(0, 50)}),
    "beach": Kind(("beach",), {"pearls": Number(1, 4)}),
    "bonus": Kind(("race", "loose"), {"points": Number(0, 20)}),
}


@dataclass(frozen=True, eq=False)
class Box:
    """The values that a game is played with."""

    name: str
    digest: str
    entries: tuple[Entry, ...]
    pearls: tuple[int, ...]
    """How many of each colour there are."""
    necklaces: tuple[int, ...]
    """What each kind of necklace scores."""
    beach: int
    race: int
    loose: int


def box_of(entries: tuple[Entry, ...], name: str) -> Box:
    find = {(entry.kind, entry.id): entry for entry in entries}
    return Box(
        name,
        digest(entries),
        entries,
        tuple([find["pearl", colour].number("count") for colour in COLOURS]),
        tuple([find["necklace", kind].number("points") for kind in NECKLACES]),
        find["beach", "beach"].number("pearls"),
        find["bonus", "race"].number("points"),
        find["bonus", "loose"].number("points"),
    )


@cache
def built_in() -> Box:
    return box_of(read_folder(Path(__file__).parent / "content", SCHEMA), "partal")


def load_pack(path: Path) -> Box:
    """The built-in values, replaced by a pack's."""
    pack = read_pack(path, GAME, SCHEMA)
    return box_of(overlay(built_in().entries, pack), pack.name)


def needed(necklace: int) -> tuple[int, ...]:
    """How many pearls of each colour a necklace takes (P-STR-01, P-STR-02)."""
    if necklace == len(COLOURS):
        return (1,) * len(COLOURS)
    return tuple([MATCHING if colour == necklace else 0 for colour in range(len(COLOURS))])
