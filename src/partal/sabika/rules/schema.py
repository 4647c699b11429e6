"""The kinds of entries in Sabika's content files, and the numbers and texts of each."""

from __future__ import annotations

from typing import Final

from partal.core.content import Kind, Number, Schema, Text

from partal.sabika.rules.things import MATERIALS, MOSAICS, POEM_COLOURS, RINGS, ROUNDS

BOARD_SIDES: Final = ("1-2", "3-4")
"""The two sides of the board, by player count (S-SETR-01)."""
FITS: Final = ("blue", "red", "sugar", "clothes", "pottery", "chain", "any")
"""The kinds of cities that may fit a trade card, for the solo opponent."""
YUSUF_WORKERS: Final = (("builder", 0), ("merchant", 2), ("poet", 3))
"""The solo opponent's decks and the worker each of them moves (S-SSET-14)."""

_DINARS: Final = {"dinars": Number(0, 20)}
_PRESTIGE: Final = {"prestige": Number(0, 20)}
_FLAG: Final = Number(0, 1)
AMOUNTS: Final = (
    "starting-prestige",
    "free-steps",
    "market-dinars",
    "market-transactions",
    "rest-dinars",
    "rest-loss",
    "quarry-materials",
    "refresh-dinars",
    "refresh-prestige",
    "artisanal-dinars",
    "artisanal-poems",
    "favour-last",
    "yusuf-boxes",
)


def _numbered(count: int, before: str = "") -> tuple[str, ...]:
    return tuple([f"{before}{number}" for number in range(1, count + 1)])


_YUSUF: Final = (*_numbered(12, "YB"), *_numbered(7, "YM"), *_numbered(7, "YP"))
SCHEMA: Final[Schema] = {
    # The board
    "ring": Kind(tuple(f"{ring}-{side}" for side in BOARD_SIDES for ring in RINGS), {"squares": Text()}),
    "raw-space": Kind((), {"squares": Text(), "sides": Text(), "cancelled": _FLAG}),
    "marble-space": Kind((), {"squares": Text(), "sides": Text(), "cancelled": _FLAG}),
    "covered": Kind(("3-players",), {"squares": Text()}),
    "sultan": Kind(("1-2-players", "3-players"), {"squares": Text()}),
    "route": Kind((), _DINARS),
    # Tracks, prices and other fixed numbers
    "tribute": Kind(_numbered(ROUNDS, "round-"), {"parias": Number(0, 20)}),
    "favour": Kind(("track",), {"bonuses": Text()}),
    "purse": Kind(_numbered(4, "place-"), _DINARS),
    "buy": Kind((*MATERIALS, "raw"), _DINARS),
    "sell": Kind((*MATERIALS, "good"), _DINARS),
    "material": Kind(MATERIALS, _PRESTIGE),
    "poem-cost": Kind(POEM_COLOURS, _DINARS),
    "expansion": Kind(("first", "second"), _PRESTIGE),
    "majority": Kind(("first", "second", "third"), _PRESTIGE),
    "secondary": Kind(("raw-builder", "raw-merchant", "marble-merchant", "marble-poet"), _DINARS),
    "amount": Kind(AMOUNTS, {"value": Number(0, 20)}),
    # Tiles and cards
    "start-tile": Kind(_numbered(10), {"bonus": Text()}),
    "city-tile": Kind(
        _numbered(12, "C"), {"colour": Text(), "demand": Text(), "bonus": Text(), "consolidation": Text()}
    ),
    "major-tile": Kind(_numbered(21), {"era": Number(1, 2), "type": Text(), "bonus": Text(), "removed": _FLAG}),
    "store-tile": Kind(_numbered(24), {"boxes": Number(1, 6), "bonus": Text()}),
    "minor-card": Kind(_numbered(36), {"type": Text(), "base": Text(), "left": Text(), "right": Text()}),
    "balance-card": Kind(_numbered(4), {"left": Text()}),
    "balance-bonus": Kind(MOSAICS, {"bonus": Text()}),
    "poem": Kind(_numbered(22), {"blue": Text(), "red": Text()}),
    "major-poem": Kind((), {"scoring": Text(), "solo": _FLAG}),
    "trade": Kind(_numbered(8), {"scoring": Text(), "fits": Text()}),
    "wish": Kind(tuple(f"{letter}-{number}" for letter in "ABC" for number in "123"), {"elements": Text()}),
    "event": Kind(_numbered(14), {"positive": _FLAG, "changes": Text()}),
    "yusuf": Kind(
        _YUSUF,
        {
            "worker": Text(),
            "square": Text(),
            "discard": _FLAG,
            "actions": Text(),
            "prestige": Number(0, 20),
            "parias": Number(0, 20),
            "per": Text(),
        },
    ),
}
