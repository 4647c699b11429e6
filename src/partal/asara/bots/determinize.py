"""Imagined tables with plausible purses: an opponent's income less expenses, as far as the table shows them.

The parts behind an opponent's screen are dealt at random; the purse then fits what was dealt.
"""

from __future__ import annotations

from typing import Final

from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.open import read_laid
from partal.asara.rules.state import State
from partal.asara.rules.things import BANK, COLOURED, ORDINARY, PARTS, SLOT_PARTS, SPIES, TENT
from partal.asara.rules.view import View

BANK_INCOME: Final = 12
"""An estimate of a player's yearly Asari from bank and coloured building, which cannot be seen for past years."""
BUILDING_FEE: Final = 1
"""Asari that building a part costs on a plot of the right size (A-BUILD-03)."""
DOUBT: Final = 4
"""How many Asari the estimate may be off, either way."""


def imagine(view: View, rng: Rng) -> State:
    """A table that the view's seat cannot tell from the real one, with plausible sums in the opponents' purses."""
    state = RULES.imagine(view, rng)
    fill_purses(state, view, rng)
    return state


def fill_purses(state: State, view: View, rng: Rng) -> None:
    """Puts a plausible sum into every purse that the view does not show."""
    for seat in range(view.seats):
        if view.money[seat] is None:
            asari = estimate(state, view, seat) + rng.below(2 * DOUBT + 1) - DOUBT
            state.money[seat] = max(0, asari)


def estimate(state: State, view: View, seat: int) -> int:
    """The income of all years, less this year's fees and the prices of all parts that the seat owns or has built."""
    content = view.content
    asari = content.purses[seat] + (view.year - 1) * (content.new_year_asari + BANK_INCOME)
    for code in view.laid:
        owner, index, _ = read_laid(code)
        if owner == seat and index < len(content.places):
            place = content.places[index]
            if place.area == BANK:
                asari += place.amount
            elif place.area == COLOURED:
                asari += content.gift
            elif place.area == SPIES or place.area == TENT:
                asari -= place.amount
    for tower in view.towers[seat]:
        for slot, count in enumerate(tower.parts):
            if count:
                asari -= count * (state.price(SLOT_PARTS[tower.colour][slot]) + BUILDING_FEE)
    first = seat * PARTS
    for part in range(ORDINARY):
        asari -= state.stored[first + part] * state.price(part)
    return asari
