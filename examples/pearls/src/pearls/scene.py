"""The table of Pearls as zones and pieces, for the page's plain board and the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from partal.core.decision import Option
from partal.core.message import Message, message

from partal.plain.wire import Piece, Scene, Zone
from pearls.box import COLOURS, NECKLACES
from pearls.state import COLOUR_COUNT, KINDS
from pearls.view import View

TURNS: Final = ("pearls.turn",)
GATHERED: Final[dict[str, str]] = {}
NUMBERS: Final = ("points", "pouch")


def numbers(view: View) -> dict[str, int]:
    """What the viewer has; previews of answers show how it would change."""
    if view.seat is None:
        return {}
    return {"points": view.scores()[view.seat], "pouch": view.pouch_sizes[view.seat]}


def rank(name: str) -> int:
    return NUMBERS.index(name)


def number_word(name: str) -> Message:
    return message(f"pearls-number-{name}")


def zone(name: str, seat: int | None, kinds: Sequence[str], counts: Sequence[int]) -> Zone:
    """A zone and its pieces, leaving out kinds of which there are none."""
    place = name if seat is None else f"{name}-{seat}"
    pieces: list[Piece] = [
        {"id": f"{place}-{kind}", "name": message(f"pearls-{kind}"), "count": count}
        for kind, count in zip(kinds, counts)
        if count
    ]
    return {"id": place, "name": message(f"pearls-zone-{name}"), "seat": seat, "pieces": pieces}


def scene(view: View) -> Scene:
    pearls = [f"pearl-{colour}" for colour in COLOURS]
    strings = [f"necklace-{kind}" for kind in NECKLACES]
    zones = [zone("beach", None, pearls, view.beach), zone("bag", None, ["pearl"], [view.bag_size])]
    if view.drawn is not None and view.drawn:
        zones.append(zone("drawn", view.seat, pearls, [view.drawn.count(colour) for colour in range(COLOUR_COUNT)]))
    for seat in range(view.seats):
        pouch = view.pouches[seat]
        zones.append(
            zone("pouch", seat, ["pearl"], [view.pouch_sizes[seat]])
            if pouch is None
            else zone("pouch", seat, pearls, pouch)
        )
        zones.append(zone("necklaces", seat, strings, view.necklaces[seat * KINDS : (seat + 1) * KINDS]))
    return {"zones": zones}


def targets(view: View, option: Option) -> list[str]:
    """What to highlight for an answer: the pearl on the beach, the bag, a drawn pearl, or the pearls in the pouch."""
    verb, _, kind = option.notation.partition(" ")
    if verb == "dive":
        return ["bag"]
    if verb == "take":
        return [f"beach-pearl-{kind}"]
    if verb == "keep":
        return [f"drawn-{view.seat}-pearl-{kind}"]
    return [f"pouch-{view.seat}-pearl-{colour}" for colour in (COLOURS if kind == "mixed" else (kind,))]
