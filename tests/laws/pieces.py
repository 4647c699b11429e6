"""The contents of a game's box, counted on the table: one entry per game.

Each count is a function of the state that must never change, and must equal what the content says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from partal.asara.rules.open import read_laid
from partal.asara.rules.state import State as AsaraState
from partal.asara.rules.things import BUYER_COLOURS, BUYERS, COLOURS, ORDINARY, PART_NAMES, PARTS

Pieces = Counter[str]


def asara_pieces(state: AsaraState) -> Pieces:
    """Buyers in hands, face down, face up and undealt; parts on display, in piles, behind screens and in towers."""
    pieces: Pieces = Counter()
    for index, cards in enumerate(state.hands):
        pieces[f"{BUYERS[index % BUYER_COLOURS]} buyer"] += cards
    for index, cards in enumerate(state.buried):
        pieces[f"{BUYERS[index % BUYER_COLOURS]} buyer"] += cards
    for code in state.laid:
        _, _, colour = read_laid(code)
        if colour < BUYER_COLOURS:
            pieces[f"{BUYERS[colour]} buyer"] += 1
    for colour in state.deck:
        pieces[f"{BUYERS[colour]} buyer"] += 1

    for part in range(ORDINARY):
        pieces[PART_NAMES[part]] += state.display[part]
    for pile in state.piles:
        for part in pile:
            pieces[PART_NAMES[part]] += 1
    for index, parts in enumerate(state.stored):
        pieces[PART_NAMES[index % PARTS]] += parts
    for towers in state.towers:
        for tower in towers:
            for slot, parts in enumerate(tower.parts):
                pieces[PART_NAMES[slot // 2 * 10 + tower.colour * 2 + slot % 2]] += parts
            pieces[f"{COLOURS[tower.colour]} lit window"] += tower.lights()
    for colour in (*state.lit_stack, *state.drawn):
        pieces[f"{COLOURS[colour]} lit window"] += 1
    return +pieces


def asara_box(state: AsaraState) -> Pieces:
    """The expected numbers from the content; lit windows are in the box only if they are in play."""
    box: Pieces = Counter()
    for colour, cards in enumerate(state.content.buyers):
        box[f"{BUYERS[colour]} buyer"] += cards
    for part, copies in enumerate(state.content.parts):
        box[PART_NAMES[part]] += copies
    if state.variant.lights:
        for colour, windows in enumerate(state.content.lit):
            box[f"{COLOURS[colour]} lit window"] += windows
    return +box


PIECES: dict[str, Callable[[Any], Pieces]] = {"asara": asara_pieces}
BOXES: dict[str, Callable[[Any], Pieces]] = {"asara": asara_box}
