"""A bot that plays Asara by a list of priorities, as a person might write it down.

Money for the coming building is set aside.
Build all that is ready in good time, before the plots or the buyers run out.
Otherwise buy the part that is worth most: the second half of a pair before the first half,
an insert only for a tower that stands or can be founded; the earlier in the game, the more gold is worth.
If the part you need is not on show, bribe for it.
If money is short, go to the bank.
Cards to spare? A lit window for a dark one, more buyers, the Caliph's favour.
Failing all that, build what there is, or let the coloured building pay for the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.asara.bots.estimates import Estimates
from partal.asara.rules.notation import (
    DECLINE,
    DONE,
    TAKE_NOTHING,
    Build,
    Found,
    Lay,
    Light,
    OfColour,
    Pay,
    Raise,
    SearchPile,
    Take,
)
from partal.asara.rules.open import Open
from partal.asara.rules.things import (
    BANK,
    BASE,
    BUYER_COLOURS,
    CIRCLE,
    COLOUR_COUNT,
    COLOURED,
    FAVOUR,
    HOUSE,
    MARKETS,
    ORDINARY,
    RECRUITS,
    SLOT_GOLD,
    SPIES,
    TENT,
    TOP,
    part_of,
    parts_of,
)
from partal.asara.rules.view import View

ENOUGH_TO_BUILD: Final = 6
"""Parts that make building worth a buyer early in a year."""
ENOUGH_IN_THE_END: Final = 4
"""The same in the last year, when parts left behind the screen are wasted."""
SHORT_OF_MONEY: Final = 7
"""With less than this besides the money set aside, it is time for the bank."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AsaraHeuristic:
    """Plays for pairs, then for height; keeps money and a buyer for building."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        answer = preferred(view, decision)
        return answer if answer is not None else rng.pick(decision.options)


def preferred(table: Open, decision: Decision) -> Option | None:
    """The answer by the priorities; None if they have no preference."""
    return ANSWERS[decision.prompt](Estimates(table, decision.seat, decision.options))


# Sending a buyer: the first priority that has an answer


def build_before_it_is_too_late(estimates: Estimates) -> Option | None:
    """In time for the scoring: with the last buyers of a year, or when suitable plots run out."""
    last_buyers = 3 if estimates.circle_needs_pair() else 2
    if estimates.last_year and estimates.table.seats > 2:
        last_buyers += 1
    fitting = [plot for plot in estimates.plots if plot >= estimates.ready]
    scarce = fitting if estimates.last_year else estimates.plots
    late = estimates.cards <= last_buyers or len(scarce) < estimates.table.seats
    return best_plot(estimates) if late and estimates.ready > 1 else None


def build_many_parts(estimates: Estimates) -> Option | None:
    """Enough parts are ready to be worth a buyer."""
    enough = ENOUGH_IN_THE_END if estimates.last_year else ENOUGH_TO_BUILD
    return best_plot(estimates) if estimates.ready >= enough and estimates.is_cheap(CIRCLE) else None


def buy_the_best(estimates: Estimates) -> Option | None:
    """The market with the best part; if it takes a pair of buyers, the part must be worth both."""
    best, choice = 0.0, None
    for market in MARKETS:
        for option in estimates.go(market):
            worth, part = estimates.best_part(estimates.table.on_sale(market))
            worth = worth if estimates.is_cheap(market) else worth / 2 - 1
            if part >= 0 and worth > best:
                best, choice = worth, option
    return choice


def bribe_for_the_other_half(estimates: Estimates) -> Option | None:
    """A half tower waits, its partner is not on show, and there is money."""
    wanted = most_wanted_pile(estimates)
    if wanted < 0 or not estimates.is_cheap(SPIES):
        return None
    offers = sorted(estimates.go(SPIES), key=lambda option: option.value)
    dearest = max([estimates.table.price(part) for part in parts_of(wanted)])
    if offers and estimates.asari - estimates.set_aside >= offers[0].value + dearest + 2:
        return offers[0]
    return None


def fetch_money(estimates: Estimates) -> Option | None:
    """The best bank space, when money is short and some of the year is left to spend it."""
    if estimates.asari - estimates.set_aside >= SHORT_OF_MONEY or not estimates.is_cheap(BANK) or estimates.cards < 2:
        return None
    return max(estimates.go(BANK), key=lambda option: option.value, default=None)


def light_a_window(estimates: Estimates) -> Option | None:
    """Lit windows for closed ones of at least two colours: one of three drawn should fit."""
    fitting = [
        colour for colour in range(COLOUR_COUNT) if estimates.dark_windows(colour) > estimates.stored[ORDINARY + colour]
    ]
    cheapest = min(offer.pay for offer in estimates.table.content.offers)
    if len(fitting) < 2 or not estimates.is_cheap(HOUSE) or estimates.asari - estimates.set_aside <= cheapest:
        return None
    if estimates.last_year and estimates.cards < 3:
        return None
    return next(iter(estimates.go(HOUSE)), None)


def recruit(estimates: Estimates) -> Option | None:
    """More buyers, if both can be had and there is money left for them to spend."""
    offers = sorted(estimates.go(TENT), key=lambda option: option.value)
    if offers and estimates.is_cheap(TENT) and estimates.table.recruits() == RECRUITS:
        left = estimates.asari - estimates.set_aside - offers[0].value
        return offers[0] if left >= 2 * SHORT_OF_MONEY else None
    return None


def take_the_favour(estimates: Estimates) -> Option | None:
    """A point at the year's end and the first turn of the next year; pointless for its holder."""
    if estimates.table.favour == estimates.seat or not estimates.is_cheap(FAVOUR):
        return None
    return next(iter(estimates.go(FAVOUR)), None)


def build_something(estimates: Estimates) -> Option | None:
    """A spare buyer can at least build a part."""
    return best_plot(estimates) if estimates.is_cheap(CIRCLE) else None


def take_any_money(estimates: Estimates) -> Option | None:
    """Money for a card with nothing better to do."""
    bank = estimates.go(BANK) if estimates.is_cheap(BANK) else []
    return max(bank, key=lambda option: option.value, default=None) or next(iter(estimates.go(COLOURED)), None)


PRIORITIES: Final[tuple[Callable[[Estimates], Option | None], ...]] = (
    build_before_it_is_too_late,
    build_many_parts,
    buy_the_best,
    bribe_for_the_other_half,
    fetch_money,
    light_a_window,
    recruit,
    take_the_favour,
    build_something,
    take_any_money,
)


def best_plot(estimates: Estimates) -> Option | None:
    """The smallest plot that takes all parts that are ready, even if larger than needed, or else the largest."""
    plots = sorted(estimates.go(CIRCLE), key=lambda option: option.value)
    fitting = [option for option in plots if option.value >= estimates.ready]
    return next(iter(fitting or plots[-1:]), None)


def most_wanted_pile(estimates: Estimates) -> int:
    """The kind of part that would complete a pair and is not on show; -1 if there is none."""
    best, wanted = 0.0, -1
    for colour in range(COLOUR_COUNT):
        for kind, partner in ((BASE, TOP), (TOP, BASE)):
            lacking = estimates.count(partner, colour) > estimates.count(kind, colour)
            if lacking and not estimates.on_show(kind, colour) and estimates.table.pile_size(kind):
                worth = estimates.worth(part_of(kind, colour, 0))
                if worth > best:
                    best, wanted = worth, kind
    return wanted


# The other questions


def choose_place(estimates: Estimates) -> Option | None:
    for priority in PRIORITIES:
        option = priority(estimates)
        if option is not None:
            return option
    return None


def choose_buyer(estimates: Estimates) -> Option | None:
    """One buyer rather than two, of the colour held most; the circle's colour is kept for building."""
    kept = estimates.table.duty(CIRCLE)

    def preference(option: Lay) -> tuple[bool, int]:
        cards = [colour for colour in (option.first, option.second) if colour >= 0]
        return len(cards) == 1, sum([estimates.hand[colour] - BUYER_COLOURS * (colour == kept) for colour in cards])

    return max([option for option in estimates.options if isinstance(option, Lay)], key=preference)


def choose_part(estimates: Estimates) -> Option | None:
    """The best part for the money; rather nothing than a useless one, if that is allowed."""
    takes = {option.part: option for option in estimates.options if isinstance(option, Take)}
    parts = [part for part in takes if part >= 0]
    _, part = estimates.best_part(parts)
    if part >= 0:
        return takes[part]
    if TAKE_NOTHING in estimates.options:
        return TAKE_NOTHING
    return takes[min(parts, key=estimates.table.price)]


def choose_pile(estimates: Estimates) -> Option | None:
    wanted = most_wanted_pile(estimates)
    return next(
        (option for option in estimates.options if isinstance(option, SearchPile) and option.kind == wanted), None
    )


def choose_to_recruit(estimates: Estimates) -> Option | None:
    return next(option for option in estimates.options if option is not DECLINE)


def choose_most(estimates: Estimates) -> Option | None:
    """The largest number offered: parts to build."""
    return max([option for option in estimates.options if isinstance(option, Build)], key=lambda option: option.count)


def choose_offer(estimates: Estimates) -> Option | None:
    """The cheaper purchase, unless there is money for the other and for building too."""
    offers = [option for option in estimates.options if isinstance(option, Pay)]
    payable = [option for option in offers if option.asari + estimates.set_aside + SHORT_OF_MONEY <= estimates.asari]
    return max(payable or offers[:1], key=lambda option: option.asari)


def choose_light(estimates: Estimates) -> Option | None:
    """The lit window whose colour has the most dark windows."""
    colours = [option for option in estimates.options if isinstance(option, OfColour)]
    return max(colours, key=lambda option: need(estimates, option))


def choose_unwanted(estimates: Estimates) -> Option | None:
    """The least wanted colour first, so that the most wanted one ends up deepest in the stack."""
    colours = [option for option in estimates.options if isinstance(option, OfColour)]
    return min(colours, key=lambda option: need(estimates, option))


def need(estimates: Estimates, option: OfColour) -> int:
    colour = option.colour
    return estimates.dark_windows(colour) - estimates.stored[ORDINARY + colour]


def choose_step(estimates: Estimates) -> Option | None:
    """New towers first, then gold, then lit windows, then height, most of all if it wins a place; no moves."""

    if DONE in estimates.options:
        return DONE

    def preference(option: Option) -> tuple[int, float, int]:
        if isinstance(option, Found):
            gain = estimates.place_gained(option.colour, estimates.tallest[option.colour], 2)
            return 4, option.base_gold + option.top_gold + gain, option.colour
        if isinstance(option, Raise):
            height = [tower.height for tower in estimates.towers if tower.colour == option.colour][option.ordinal]
            gain = estimates.place_gained(option.colour, estimates.tallest[option.colour], height + 1)
            return (3 if SLOT_GOLD[option.slot] else 1), gain + height / 10, option.colour
        if isinstance(option, Light):
            return (0 if option.gold else 2), 0, option.colour
        return -1, 0, 0

    return max(estimates.options, key=preference)


ANSWERS: Final[dict[str, Callable[[Estimates], Option | None]]] = {
    "asara.dispatch": choose_place,
    "asara.lay-buyer": choose_buyer,
    "asara.buy": choose_part,
    "asara.search": choose_pile,
    "asara.bribe": choose_part,
    "asara.recruit": choose_to_recruit,
    "asara.offer": choose_offer,
    "asara.keep-lit": choose_light,
    "asara.return-lit": choose_unwanted,
    "asara.build-number": choose_most,
    "asara.build": choose_step,
}
