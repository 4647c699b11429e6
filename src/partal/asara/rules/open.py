"""What everybody at Asara's table may see, and what the rulebook derives from it.

A state adds what is hidden; a view adds what its seat may see. Both have the same methods.
"""

from __future__ import annotations

from typing import Any, Final

from partal.core.effect import State as CoreState
from partal.core.errors import BadInput
from partal.core.message import message

from partal.asara.rules.content import Content, Place
from partal.asara.rules.things import (
    CIRCLE,
    COLOUR_COUNT,
    FIRST_MIDDLE,
    FIRST_TOP,
    FIRST_WINDOW,
    HIGHEST_PLOT,
    HOUSE,
    NO_COLOUR,
    ORDINARY,
    PART_COLOUR,
    PART_GOLD,
    PER_COLOUR,
    PER_KIND,
    RECRUITS,
    SOURCE_COUNT,
    Tower,
)
from partal.asara.rules.variant import Variant

PLOTS_MASK: Final = (1 << (HIGHEST_PLOT + 1)) - 1


class Open(CoreState):
    """Everything inside the lists is frozen and shared between copies."""

    # Generated from fields.py by `make generated`: what lies open
    __slots__ = (
        "colours",
        "content",
        "display",
        "favour",
        "fresh",
        "hand_sizes",
        "laid",
        "points",
        "seats",
        "taken",
        "towers",
        "variant",
        "year",
    )

    content: Content
    variant: Variant
    seats: int
    year: int
    favour: int
    """Who holds the Caliph's favour (A-SET-14)."""
    points: list[int]
    """Prestige by seat and source."""
    hand_sizes: list[int]
    """How many buyers each seat holds."""
    laid: list[int]
    """Buyers on the board in the order they were laid, see `laid_code`."""
    taken: list[int]
    """Spaces in use, by place."""
    colours: list[int]
    """The colour duty of each area (A-DISP-15)."""
    display: list[int]
    """Open parts on the markets."""
    towers: list[tuple[Tower, ...]]
    fresh: tuple[int, ...]
    """Windows built in this very action, see `fresh_mark` (only for `lit-needs-earlier-turn-window`)."""
    # End of generated code

    def open_values(self) -> dict[str, Any]:
        """Everything that lies open, as JSON values."""
        return {
            # Generated from fields.py by `make generated`: open values
            "colours": self.colours,
            "display": self.display,
            "favour": self.favour,
            "fresh": self.fresh,
            "hand_sizes": self.hand_sizes,
            "laid": self.laid,
            "points": self.points,
            "seats": self.seats,
            "taken": self.taken,
            "towers": [[tower.values() for tower in towers] for towers in self.towers],
            "year": self.year,
            # End of generated code
        }

    # Hidden from some: a state knows it for every seat, a view for its own

    def purse(self, seat: int) -> int:
        """A seat's money (A-SET-11)."""
        raise NotImplementedError

    def hand_of(self, seat: int) -> list[int]:
        """A seat's buyers by colour."""
        raise NotImplementedError

    def held(self, seat: int, colour: int) -> int:
        """How many buyers of a colour a seat holds."""
        raise NotImplementedError

    def screen_of(self, seat: int) -> list[int]:
        """The parts behind a seat's screen, then its lit windows by colour (A-SET-11)."""
        raise NotImplementedError

    def pile_size(self, kind: int) -> int:
        """The number of face-down parts of a kind."""
        raise NotImplementedError

    def deck_size(self) -> int:
        """The number of buyers not dealt."""
        raise NotImplementedError

    # Reading the table

    def recruits(self) -> int:
        """How many buyers the tent gives: two, or the one that is left (A-REC-02, A-REC-06)."""
        return min(RECRUITS, self.deck_size())

    def prestige(self, seat: int) -> int:
        """A seat's place on the prestige track: all it has scored so far (A-WIN-03)."""
        return sum(self.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])

    def scores(self) -> tuple[int, ...]:
        """Everyone's prestige."""
        return tuple([self.prestige(seat) for seat in range(self.seats)])

    def places_in(self, area: int) -> tuple[Place, ...]:
        """The places of an area; the house's depend on a house rule."""
        if area == HOUSE and self.variant.offer_by_space:
            return self.content.house_by_offer
        return self.content.areas[area]

    def free_plots(self) -> list[int]:
        """The plots of the building circle with a free space, in ascending order (A-BUILD-02)."""
        plots: list[int] = []
        for place in self.content.areas[CIRCLE]:
            if self.taken[place.index] < place.spaces:
                plots.append(place.amount)
        return plots

    def duty(self, area: int) -> int:
        """The colour that an area requires of a single buyer, or none (A-DISP-03, A-DISP-04)."""
        return self.colours[self.variant.duty_of(area)]

    def needs_pair(self, seat: int, area: int) -> bool:
        """Whether only two face-down buyers take the seat there: it holds none of the colour that lies in the area
        (A-DISP-04, A-DISP-07). An area without a colour takes any single buyer; the coloured building never has one.
        """
        colour = self.duty(area)
        return colour != NO_COLOUR and not self.held(seat, colour)

    def price(self, part: int) -> int:
        """What a part costs: its colour's price, gold or not (A-BUY-06, A-BUY-07).

        Raises BadInput if there is no such part; a lit window is none that markets sell (A-LIT-10).
        """
        if not 0 <= part < ORDINARY:
            raise BadInput(message("asara-refused-part", part=part, last=ORDINARY - 1))
        price = self.content.prices[PART_COLOUR[part]]
        if PART_GOLD[part]:
            price += self.variant.gold_surcharge
        return price

    def on_sale(self, market: int) -> list[int]:
        """The open parts that a market sells: those of its kind (A-BUY-02); by house rule those of every market."""
        # Not `parts_of`: compiled, a range that is a value costs more than one that is written in its loop.
        first, last = (0, ORDINARY) if self.variant.any_market else (market * PER_KIND, (market + 1) * PER_KIND)
        display = self.display
        return [part for part in range(first, last) if display[part]]

    def lit_built(self, seat: int) -> int:
        """Lit windows in a player's towers."""
        total = 0
        for tower in self.towers[seat]:
            total += tower.lit + tower.gold_lit
        return total

    def dark_built(self, seat: int, colour: int) -> int:
        """Closed windows of a colour in a player's towers that no lit window covers (A-LIT-14)."""
        dark = 0
        for tower in self.towers[seat]:
            if tower.colour == colour:
                dark += tower.dark_windows(0) + tower.dark_windows(1)
        return dark

    # What can be built

    def numbers_on(self, plot: int) -> int:
        """The numbers of parts that this free plot allows, as bits (A-BUILD-02, A-BUILD-25).

        These are its own number, and every smaller one whose plot is taken, as are all plots between.
        """
        variant = self.variant
        if variant.up_to_plot:
            return (2 << plot) - 2
        numbers = 1 << plot
        for place in reversed(self.content.areas[CIRCLE]):
            if place.amount >= plot:
                continue
            if self.taken[place.index]:
                if variant.any_lower:
                    return numbers | ((2 << place.amount) - 2)
                numbers |= 1 << place.amount
            elif not variant.any_higher:
                break
        return numbers

    def reach_of(self, seat: int, colour: int, stored: list[int], first: int) -> int:
        """The numbers of parts of this colour that could be built, as bits; the seat's parts begin at `first`."""
        part = first + colour * PER_COLOUR
        bases = stored[part] + stored[part + 1]
        middles = stored[part + FIRST_MIDDLE] + stored[part + FIRST_MIDDLE + 1]
        windows = stored[part + FIRST_WINDOW] + stored[part + FIRST_WINDOW + 1]
        tops = stored[part + FIRST_TOP] + stored[part + FIRST_TOP + 1]
        lit = stored[first + ORDINARY + colour]
        stands = False
        dark = 0
        for tower in self.towers[seat]:
            if tower.colour == colour:
                stands = True
                dark += tower.dark_windows(0) + tower.dark_windows(1)
        if lit:
            lit = self.lit_to_build(seat, colour, lit, dark, windows)
        return reach(bases, tops, middles + windows, lit, stands, self.variant.many_bases)

    def lit_to_build(self, seat: int, colour: int, lit: int, dark: int, windows: int) -> int:
        """Each lit window covers a dark one of its colour, built before or in the same action (A-LIT-13, A-LIT-18): how
        many of these `lit` the seat could build in this action, with `dark` windows built and `windows` stored.

        By the house rule `lit-needs-earlier-turn-window` those built in the same action stay dark.
        """
        return min(lit, self.dark_now(seat, colour, dark) if self.variant.earlier_window else dark + windows)

    def dark_now(self, seat: int, colour: int, dark: int) -> int:
        """Dark windows of a colour less those built in this very action."""
        towers = self.towers[seat]
        for mark in self.fresh:
            if mark // 128 == seat and towers[mark // 2 % 64].colour == colour:
                dark -= 1
        return dark

    def numbers_to_build(self, seat: int | None, plot: int) -> tuple[int, ...]:
        """The numbers of parts the seat may build on this plot now, as asked once a buyer lies there (A-BUILD-25).

        For a spectator (None), all numbers that the plot allows.
        """
        numbers = self.numbers_on(plot)
        if seat is not None:
            stored = self.screen_of(seat)
            possible = 1
            for colour in range(COLOUR_COUNT):
                possible = sums(possible, self.reach_of(seat, colour, stored, 0))
            numbers &= possible
        return tuple([number for number in range(1, plot + 1) if numbers >> number & 1])


def reach(bases: int, tops: int, inserts: int, lit: int, stands: bool, many_bases: bool) -> int:
    """The numbers of parts of one colour that can be built, as bits.

    Law: given a tower, inserts and then lit windows can be added one by one, so every
    number up to their sum is possible; each new tower adds two more parts, its base and its top.
    """
    span = inserts + lit
    numbers = 1
    if stands:
        numbers = (2 << (span + (bases + tops if many_bases else 0))) - 1
    for towers in range(1, min(bases, tops) + 1):
        extra = bases + tops - 2 * towers if many_bases else 0
        numbers |= ((2 << (span + extra)) - 1) << (2 * towers)
    return numbers & PLOTS_MASK


def most_parts(bases: int, tops: int, inserts: int, lit: int, stands: bool, many_bases: bool) -> int:
    """Inserts and lit windows need a tower, which stands or is founded with a base and a top (A-BUILD-07): the most
    parts of one colour that can be built, as if there were a plot for any number.
    """
    pairs = bases if bases < tops else tops
    if not pairs and not stands:
        return 0
    return inserts + lit + (bases + tops if many_bases else 2 * pairs)


def sums(one: int, other: int) -> int:
    """All sums of a number from each set, as bits."""
    if one == 1:
        return other
    if other == 1:
        return one
    result = 0
    shift = 0
    while one:
        if one & 1:
            result |= other << shift
        one >>= 1
        shift += 1
    return result & PLOTS_MASK


def fresh_mark(seat: int, tower: int, gold: int) -> int:
    """A plain or gold window of this seat's tower, as one number."""
    return (seat * 64 + tower) * 2 + gold


def laid_code(seat: int, place: int, colour: int) -> int:
    """A buyer on the board as one number: its seat, place and colour (or PAIR, FACE_DOWN)."""
    return (seat * 64 + place) * 8 + colour


def read_laid(code: int) -> tuple[int, int, int]:
    """Seat, place and colour of a laid buyer."""
    return code // 512, code // 8 % 64, code % 8
