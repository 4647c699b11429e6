"""A bot that plays Asara by a list of priorities, as a person might write it down.

Money for the coming building is set aside.
In good time, and before it is too late, build all that is ready.
Otherwise buy the part that is worth most: the second half of a pair before the first half,
an insert only for a tower that stands or is ready to stand, gold the more the earlier.
If the part you wait for is not on show, bribe for it.
If money is short, go to the bank.
Cards to spare? A lit window for a dark one, more buyers, the Caliph's favour.
Failing all that, build what there is, or let the coloured building pay for the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.asara.notation import (
    DECLINE,
    DONE,
    KEEP_ANY,
    RETURN_REST,
    TAKE_NOTHING,
    Count,
    Found,
    Go,
    Lay,
    Light,
    Raise,
    Take,
)
from partal.asara.things import (
    BANK,
    BASE,
    BUYER_COLOURS,
    CIRCLE,
    COLOUR_COUNT,
    COLOURED,
    FAVOUR,
    HOUSE,
    MARKETS,
    MIDDLE,
    NO_COLOUR,
    ORDINARY,
    SPIES,
    TENT,
    TOP,
    WINDOW,
    part_of,
)
from partal.asara.view import View
from partal.bots.asara_glimpse import Glimpse, heights, seen

# What the bot believes, in points
MOST_TOWERS_SHARE: Final = 1.5
"""What one more tower is worth for the most towers of all."""
RANK_SHARE: Final = 0.5
"""How much of a colour's place, held now, it hopes to keep until the end."""
POINTS_PER_ASARI: Final = 0.35
"""What money is worth while there is something to buy."""
HALF_A_PAIR: Final = 0.315
"""How much of a tower its first half is worth, if the other half can be had."""
HOPE: Final = 0.15
"""The same, if the other half would have to turn up first."""
ENOUGH_TO_BUILD: Final = 6
"""So many parts are worth a buyer before the year grows old."""
ENOUGH_IN_THE_END: Final = 4
"""The same in the last year, when nothing may be left behind the screen."""
SHORT_OF_MONEY: Final = 7
"""Below this, set-aside money not counted, the bank is due."""


class AsaraGreedy:
    """Plays for pairs, then for height; keeps money and a buyer for building."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
        answer = thumb(seen(view), decision)
        return answer if answer is not None else rng.pick(decision.options)


def thumb(glimpse: Glimpse, decision: Decision) -> Option | None:
    """What the priorities say; None where they do not care."""
    return ANSWERS[decision[1]](Mind(glimpse, decision[2]))


class Mind:
    """What the seat makes of what it sees: what it owns, what is ready, how much time is left."""

    def __init__(self, glimpse: Glimpse, options: tuple[Option, ...]) -> None:
        self.view: Final = glimpse
        self.options: Final = options
        self.seat: Final = glimpse.seat
        self.stored: Final = glimpse.stored
        self.hand: Final = glimpse.hand
        self.asari: Final = glimpse.asari
        self.towers: Final = glimpse.towers[glimpse.seat]
        self.cards: Final = sum(glimpse.hand)
        self.scorings: Final = glimpse.content.years - glimpse.year + 1
        """Yearly scorings still to come."""
        self.last_year: Final = self.scorings == 1
        stored = glimpse.stored
        self.counts: Final = [stored[part] + stored[part + 1] for part in range(0, ORDINARY, 2)]
        """Stored parts of a kind and colour, plain and gold: kind * 5 + colour."""
        self.pairs: Final = [min(self.counts[colour], self.counts[15 + colour]) for colour in range(COLOUR_COUNT)]
        """Towers of a colour that could be founded."""
        self.inserts: Final = [self.counts[5 + colour] + self.counts[10 + colour] for colour in range(COLOUR_COUNT)]
        self.tallest: Final = heights(self.towers)
        """The own tallest tower of each colour; 0 where none stands."""
        self.rivals: Final = [heights(glimpse.towers[seat]) for seat in range(glimpse.seats) if seat != glimpse.seat]
        ready = 0
        for colour in range(COLOUR_COUNT):
            ready += self.ready_in(colour)
        self.ready: Final = ready
        """How many parts could be built."""
        self.plots: Final = [
            place.amount for place in glimpse.content.areas[CIRCLE] if glimpse.taken[place.index] < place.spaces
        ]
        """Plots still free, rising."""
        self.set_aside: Final = self.building_cost(ready)
        """Money for building them."""

    # Own things

    def count(self, kind: int, colour: int) -> int:
        """Stored parts of a kind and colour, plain and gold."""
        return self.counts[kind * COLOUR_COUNT + colour]

    def completes(self, kind: int, colour: int) -> bool:
        """Whether a base or top finds its partner waiting."""
        counts = self.counts
        return counts[kind * COLOUR_COUNT + colour] < counts[(TOP - kind) * COLOUR_COUNT + colour]

    def ready_in(self, colour: int) -> int:
        """Parts of a colour that have a tower to go to, or make one."""
        pairs = self.pairs[colour]
        if not pairs and not self.tallest[colour]:
            return 0
        ready = 2 * pairs + self.inserts[colour]
        lit = self.stored[ORDINARY + colour]
        if lit:
            ready += min(lit, self.dark_windows(colour))
        return ready

    def dark_windows(self, colour: int) -> int:
        """Closed windows of a colour, built or stored, that a lit window could cover."""
        dark = self.count(WINDOW, colour)
        for tower in self.towers:
            if tower.colour == colour:
                dark += tower.dark_windows(0) + tower.dark_windows(1)
        return dark

    def price(self, part: int) -> int:
        return self.view.content.prices[part % 10 // 2] + part % 2 * self.view.variant.gold_surcharge

    # The others

    def place_gained(self, colour: int, before: int, after: int) -> float:
        """Points of the colour's ranking that growing from one height to another would win today."""
        return self.place_points(colour, after) - self.place_points(colour, before)

    def place_points(self, colour: int, height: int) -> float:
        """Points of the colour's ranking for a tower of this height, as the others stand."""
        if not height:
            return 0.0
        first, second = self.view.content.ranks[colour]
        above = best = 0
        for rival in self.rivals:
            other = rival[colour]
            if other > height:
                above += 1
            if other > best:
                best = other
        if above > 1:
            return 0.0
        if height > best:
            return float(first)
        return (first + second) / 2 if height == best else float(second)

    # What a part is worth

    def worth(self, part: int) -> float:
        """Points that a part promises, less what its price could buy elsewhere."""
        kind, colour, gold = part // 10, part % 10 // 2, part % 2
        if self.last_year and self.cards < self.cards_needed(kind, colour):
            return -1.0
        height = self.tallest[colour]
        pairs = self.pairs[colour]
        inserts = self.inserts[colour]
        if kind in (BASE, TOP):
            if self.completes(kind, colour):
                share = 1.0
            elif self.completes(TOP - kind, colour):
                share = 0.0
            else:
                share = HALF_A_PAIR if self.on_show(TOP - kind, colour) else HOPE
            tower = 2 + self.scorings + MOST_TOWERS_SHARE
            if not height and not pairs:
                tower += RANK_SHARE * self.place_gained(colour, 0, 2 + inserts) + inserts
            value = share * (tower + gold * self.scorings)
        else:
            if not height and not pairs:
                return -1.0
            planned = max(height, 2 * min(pairs, 1)) + inserts
            value = 1 + gold * self.scorings + RANK_SHARE * self.place_gained(colour, planned, planned + 1)
        return value - self.price(part) * POINTS_PER_ASARI * (0.3 if self.last_year else 1.0)

    def cards_needed(self, kind: int, colour: int) -> int:
        """Buyers that it takes in the last year to buy such a part, and its partner, and still to build it."""
        needed = 3 if self.circle_is_foreign() else 2
        if kind in (BASE, TOP) and not self.completes(kind, colour):
            needed += 1
        return needed

    def circle_is_foreign(self) -> bool:
        """Whether only a pair of buyers gets this seat to the building circle."""
        colour = self.view.colours[CIRCLE]
        return colour != NO_COLOUR and not self.hand[colour]

    def on_show(self, kind: int, colour: int) -> bool:
        part = kind * 10 + colour * 2
        return self.view.display[part] + self.view.display[part + 1] > 0

    def best_part(self, parts: list[int]) -> tuple[float, int]:
        """The part worth most among those that leave the money set aside; (0, -1) if none is worth anything."""
        most, best = 0.0, -1
        spare = self.asari - self.set_aside
        for part in parts:
            price = self.price(part)
            if price <= spare and price <= spare - self.further_building(part):
                worth = self.worth(part)
                if worth > most or (worth == most and worth > 0 and part > best):
                    most, best = worth, part
        return most, best

    def further_building(self, part: int) -> int:
        """What building this part as well would cost more."""
        kind, colour = part // 10, part % 10 // 2
        if kind in (MIDDLE, WINDOW):
            parts = 1
        else:
            parts = 2 if self.completes(kind, colour) else 0
        return self.building_cost(self.ready + parts) - self.set_aside

    def building_cost(self, parts: int) -> int:
        """The plot that takes so many parts, or the largest one; a full circle costs as much as next year's."""
        if not parts:
            return 0
        for plot in self.plots:
            if plot >= parts:
                return plot
        return self.plots[-1] if self.plots else parts

    # Where to go

    def go(self, area: int) -> list[Go]:
        """The offered places of an area."""
        return [option for option in self.options if isinstance(option, Go) and option.area == area]

    def is_cheap(self, area: int) -> bool:
        """Whether one buyer is enough to get there."""
        colour = self.view.colours[area]
        return area == COLOURED or colour == NO_COLOUR or self.hand[colour] > 0


# Sending a buyer: the first priority that has an answer


def build_before_it_is_too_late(mind: Mind) -> Option | None:
    """In time for the scoring: with the last buyers of a year, or when the fitting plots run out."""
    last_buyers = 3 if mind.circle_is_foreign() else 2
    if mind.last_year and mind.view.seats > 2:
        last_buyers += 1
    fitting = [plot for plot in mind.plots if plot >= mind.ready]
    scarce = fitting if mind.last_year else mind.plots
    late = mind.cards <= last_buyers or len(scarce) < mind.view.seats
    return best_plot(mind) if late and mind.ready > 1 else None


def build_much(mind: Mind) -> Option | None:
    """Enough parts are ready to be worth a buyer."""
    enough = ENOUGH_IN_THE_END if mind.last_year else ENOUGH_TO_BUILD
    return best_plot(mind) if mind.ready >= enough and mind.is_cheap(CIRCLE) else None


def buy_the_best(mind: Mind) -> Option | None:
    """The market with the part that is worth most; one that takes a pair of buyers must be worth two."""
    best, choice = 0.0, None
    for market in MARKETS:
        first, last = (0, ORDINARY) if mind.view.variant.any_market else (market * 10, market * 10 + 10)
        for option in mind.go(market):
            worth, part = mind.best_part([part for part in range(first, last) if mind.view.display[part]])
            worth = worth if mind.is_cheap(market) else worth / 2 - 1
            if part >= 0 and worth > best:
                best, choice = worth, option
    return choice


def bribe_for_the_other_half(mind: Mind) -> Option | None:
    """A half tower waits, its partner is not on show, and there is money."""
    wanted = most_wanted_pile(mind)
    if wanted < 0 or not mind.is_cheap(SPIES):
        return None
    offers = sorted(mind.go(SPIES), key=lambda option: option.value)
    dearest = max(mind.view.content.prices)
    if offers and mind.asari - mind.set_aside >= offers[0].value + dearest + 2:
        return offers[0]
    return None


def fetch_money(mind: Mind) -> Option | None:
    """The best bank space, when money is short and some of the year is left to spend it."""
    if mind.asari - mind.set_aside >= SHORT_OF_MONEY or not mind.is_cheap(BANK) or mind.cards < 2:
        return None
    return max(mind.go(BANK), key=lambda option: option.value, default=None)


def light_a_window(mind: Mind) -> Option | None:
    """Lit windows for closed ones of at least two colours: one of three drawn should fit."""
    fitting = [colour for colour in range(COLOUR_COUNT) if mind.dark_windows(colour) > mind.stored[ORDINARY + colour]]
    cheapest = min(offer.pay for offer in mind.view.content.offers)
    if len(fitting) < 2 or not mind.is_cheap(HOUSE) or mind.asari - mind.set_aside <= cheapest:
        return None
    if mind.last_year and mind.cards < 3:
        return None
    return next(iter(mind.go(HOUSE)), None)


def recruit(mind: Mind) -> Option | None:
    """Two more buyers, where money is left for what they would buy."""
    offers = sorted(mind.go(TENT), key=lambda option: option.value)
    if offers and mind.is_cheap(TENT) and mind.view.deck_size > 1:
        left = mind.asari - mind.set_aside - offers[0].value
        return offers[0] if left >= 2 * SHORT_OF_MONEY else None
    return None


def take_the_favour(mind: Mind) -> Option | None:
    """A point at the year's end and the first turn of the next; whoever holds it need not ask again."""
    if mind.view.favour == mind.seat or not mind.is_cheap(FAVOUR):
        return None
    return next(iter(mind.go(FAVOUR)), None)


def build_something(mind: Mind) -> Option | None:
    """A buyer to spare is a part built."""
    return best_plot(mind) if mind.is_cheap(CIRCLE) else None


def be_paid(mind: Mind) -> Option | None:
    """Money for a card that has nothing better to do."""
    bank = mind.go(BANK) if mind.is_cheap(BANK) else []
    return max(bank, key=lambda option: option.value, default=None) or next(iter(mind.go(COLOURED)), None)


PRIORITIES: Final[tuple[Callable[[Mind], Option | None], ...]] = (
    build_before_it_is_too_late,
    build_much,
    buy_the_best,
    bribe_for_the_other_half,
    fetch_money,
    light_a_window,
    recruit,
    take_the_favour,
    build_something,
    be_paid,
)


def best_plot(mind: Mind) -> Option | None:
    """The smallest plot that takes all that is ready, even if it is too dear by the book, or else the largest."""
    plots = sorted(mind.go(CIRCLE), key=lambda option: option.value)
    fitting = [option for option in plots if option.value >= mind.ready]
    return next(iter(fitting or plots[-1:]), None)


def most_wanted_pile(mind: Mind) -> int:
    """The kind of part that would complete a pair, if no display shows it; -1 if there is none."""
    best, wanted = 0.0, -1
    for colour in range(COLOUR_COUNT):
        for kind, partner in ((BASE, TOP), (TOP, BASE)):
            lacking = mind.count(partner, colour) > mind.count(kind, colour)
            if lacking and not mind.on_show(kind, colour) and mind.view.pile_sizes[kind]:
                worth = mind.worth(part_of(kind, colour, 0))
                if worth > best:
                    best, wanted = worth, kind
    return wanted


# The other questions


def choose_place(mind: Mind) -> Option | None:
    for priority in PRIORITIES:
        option = priority(mind)
        if option is not None:
            return option
    return None


def choose_buyer(mind: Mind) -> Option | None:
    """One buyer rather than two, and the one of which most are left; the circle's colour is kept for building."""
    kept = mind.view.colours[CIRCLE]

    def preference(option: Lay) -> tuple[bool, int]:
        cards = [colour for colour in (option.first, option.second) if colour >= 0]
        return len(cards) == 1, sum([mind.hand[colour] - BUYER_COLOURS * (colour == kept) for colour in cards])

    return max([option for option in mind.options if isinstance(option, Lay)], key=preference)


def choose_part(mind: Mind) -> Option | None:
    """The best part for the money; nothing rather than a useless one, where that is allowed."""
    takes = {option.part: option for option in mind.options if isinstance(option, Take)}
    parts = [part for part in takes if part >= 0]
    _, part = mind.best_part(parts)
    if part >= 0:
        return takes[part]
    if TAKE_NOTHING in mind.options:
        return TAKE_NOTHING
    return takes[min(parts, key=mind.price)]


def choose_pile(mind: Mind) -> Option | None:
    wanted = most_wanted_pile(mind)
    return next((option for option in mind.options if isinstance(option, Count) and option.count == wanted), None)


def choose_to_recruit(mind: Mind) -> Option | None:
    return next(option for option in mind.options if option is not DECLINE)


def choose_most(mind: Mind) -> Option | None:
    """The largest number offered: parts to build."""
    return max([option for option in mind.options if isinstance(option, Count)], key=lambda option: option.count)


def choose_offer(mind: Mind) -> Option | None:
    """The cheaper purchase, unless there is money for the other and building too."""
    offers = [option for option in mind.options if isinstance(option, Count)]
    payable = [option for option in offers if option.count + mind.set_aside + SHORT_OF_MONEY <= mind.asari]
    return max(payable or offers[:1], key=lambda option: option.count)


def choose_light(mind: Mind) -> Option | None:
    """The lit window whose colour has most closed windows waiting."""
    colours = [option for option in mind.options if isinstance(option, Count) and option is not KEEP_ANY]
    return max(colours, key=lambda option: need(mind, option))


def choose_unwanted(mind: Mind) -> Option | None:
    """One colour after another: what is wanted most goes last, so that it lies deepest in the stack."""
    colours = [option for option in mind.options if isinstance(option, Count) and option is not RETURN_REST]
    return min(colours, key=lambda option: need(mind, option))


def need(mind: Mind, option: Count) -> int:
    colour = option.count
    return mind.dark_windows(colour) - mind.stored[ORDINARY + colour]


def choose_step(mind: Mind) -> Option | None:
    """New towers first, then gold, then lit windows, then height where it wins a place; parts are not moved about."""

    if DONE in mind.options:
        return DONE

    def preference(option: Option) -> tuple[int, float, int]:
        if isinstance(option, Found):
            gain = mind.place_gained(option.colour, mind.tallest[option.colour], 2)
            return 4, option.base_gold + option.top_gold + gain, option.colour
        if isinstance(option, Raise):
            height = [tower.height for tower in mind.towers if tower.colour == option.colour][option.ordinal]
            gain = mind.place_gained(option.colour, mind.tallest[option.colour], height + 1)
            return (3 if option.slot % 2 else 1), gain + height / 10, option.colour
        if isinstance(option, Light):
            return (0 if option.gold else 2), 0, option.colour
        return -1, 0, 0

    return max(mind.options, key=preference)


ANSWERS: Final[dict[str, Callable[[Mind], Option | None]]] = {
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
