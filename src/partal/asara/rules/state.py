"""What lies on the table in a game of Asara."""

from __future__ import annotations

from typing import Any, Final

from partal.core.effect import State as CoreState

from partal.asara.rules.content import Content, Place
from partal.asara.rules.things import (
    AREA_COUNT,
    BUYER_COLOURS,
    COLOUR_COUNT,
    HIGHEST_PLOT,
    HOUSE,
    NO_COLOUR,
    ORDINARY,
    PARTS,
    SOURCE_COUNT,
    Tower,
)
from partal.asara.rules.variant import Variant

PLOTS_MASK: Final = (1 << (HIGHEST_PLOT + 1)) - 1


class State(CoreState):
    """Mutable and small. Lists that hold a row per seat are flat: row `seat` starts at seat * width.

    Everything inside the lists is frozen and shared between copies.
    """

    __slots__ = (
        "buried",
        "colours",
        "content",
        "deck",
        "display",
        "drawn",
        "favour",
        "fresh",
        "hand_sizes",
        "hands",
        "laid",
        "lit_stack",
        "money",
        "piles",
        "points",
        "reach",
        "seats",
        "shuffles",
        "stored",
        "taken",
        "towers",
        "variant",
        "year",
    )

    content: Content
    variant: Variant
    seats: int
    shuffles: int
    """How often chance was asked besides the deals: names the next stream."""
    year: int
    favour: int
    """Who holds the Caliph's favour (A-SET-14)."""
    money: list[int]
    points: list[int]
    """Prestige by seat and source."""
    hands: list[int]
    hand_sizes: list[int]
    deck: tuple[int, ...]
    """Buyers not dealt this year; the last is the top."""
    buried: list[int]
    """Buyers that a seat laid face down this year."""
    laid: list[int]
    """Buyers on the board in the order they came, see `laid_code`."""
    taken: list[int]
    """Spaces in use, by place."""
    colours: list[int]
    """The colour duty of each area (A-DISP-15)."""
    display: list[int]
    piles: list[tuple[int, ...]]
    """Face-down parts of each kind; the last is the top."""
    stored: list[int]
    """Parts behind the screens."""
    towers: list[tuple[Tower, ...]]
    reach: list[int]
    """Derived: for each seat and colour, which numbers of parts could be built, as bits."""
    lit_stack: tuple[int, ...]
    """Lit windows, the last is the top (A-LIT-10)."""
    drawn: tuple[int, ...]
    """Lit windows that the acting seat has drawn and not yet kept or returned."""
    fresh: tuple[int, ...]
    """Windows built in this very action, see `fresh_mark` (only for `lit-needs-earlier-turn-window`)."""

    def copy(self) -> State:
        """An independent state; effects, towers and content are shared, for they are frozen."""
        twin = State()
        twin.todo = self.todo.copy()
        twin.pending = self.pending
        twin.answers = self.answers
        twin.chance = self.chance
        twin.log = None
        twin.content = self.content
        twin.variant = self.variant
        twin.seats = self.seats
        twin.shuffles = self.shuffles
        twin.year = self.year
        twin.favour = self.favour
        twin.money = self.money.copy()
        twin.points = self.points.copy()
        twin.hands = self.hands.copy()
        twin.hand_sizes = self.hand_sizes.copy()
        twin.deck = self.deck
        twin.buried = self.buried.copy()
        twin.laid = self.laid.copy()
        twin.taken = self.taken.copy()
        twin.colours = self.colours.copy()
        twin.display = self.display.copy()
        twin.piles = self.piles.copy()
        twin.stored = self.stored.copy()
        twin.towers = self.towers.copy()
        twin.reach = self.reach.copy()
        twin.lit_stack = self.lit_stack
        twin.drawn = self.drawn
        twin.fresh = self.fresh
        return twin

    # Reading the table

    def prestige(self, seat: int) -> int:
        """A seat's place on the prestige track: all it has scored so far (A-WIN-03)."""
        return sum(self.points[seat * SOURCE_COUNT : (seat + 1) * SOURCE_COUNT])

    def places_in(self, area: int) -> tuple[Place, ...]:
        """The places of an area; the house's depend on a house rule."""
        if area == HOUSE and self.variant.offer_by_space:
            return self.content.house_by_offer
        return self.content.areas[area]

    def price(self, part: int) -> int:
        """What a part costs: its colour's price, gold or not (A-BUY-06, A-BUY-07)."""
        price = self.content.prices[part % 10 // 2]
        if part % 2:
            price += self.variant.gold_surcharge
        return price

    def stored_by(self, seat: int | None, part: int) -> int:
        """How many of a part lie behind this screen; a spectator has none."""
        return 0 if seat is None else self.stored[seat * PARTS + part]

    def lit_stored(self, seat: int) -> int:
        """Lit windows behind a screen."""
        first = seat * PARTS + ORDINARY
        return sum(self.stored[first : first + COLOUR_COUNT])

    def lit_built(self, seat: int) -> int:
        """Lit windows in a player's towers."""
        total = 0
        for tower in self.towers[seat]:
            total += tower.lit + tower.gold_lit
        return total

    # Keeping what is derived

    def measure(self, seat: int, colour: int) -> None:
        """Work out anew which numbers of parts of this colour the seat could build."""
        stored = self.stored
        first = seat * PARTS + colour * 2
        bases = stored[first] + stored[first + 1]
        middles = stored[first + 10] + stored[first + 11]
        windows = stored[first + 20] + stored[first + 21]
        tops = stored[first + 30] + stored[first + 31]
        lit = stored[seat * PARTS + ORDINARY + colour]
        stands = False
        dark = 0
        for tower in self.towers[seat]:
            if tower.colour == colour:
                stands = True
                dark += tower.parts[4] + tower.parts[5] - tower.lit - tower.gold_lit
        if lit:
            lit = min(lit, self.dark_now(seat, colour, dark) if self.variant.earlier_window else dark + windows)
        self.reach[seat * COLOUR_COUNT + colour] = reach(
            bases, tops, middles + windows, lit, stands, self.variant.many_bases
        )

    def dark_now(self, seat: int, colour: int, dark: int) -> int:
        """Dark windows of a colour less those built in this very action."""
        towers = self.towers[seat]
        for mark in self.fresh:
            if mark // 128 == seat and towers[mark // 2 % 64].colour == colour:
                dark -= 1
        return dark

    def measure_all(self) -> None:
        for seat in range(self.seats):
            for colour in range(COLOUR_COUNT):
                self.measure(seat, colour)

    def buildable(self, seat: int) -> int:
        """Which numbers of parts the seat could build in one action, as bits (A-BUILD-18)."""
        first = seat * COLOUR_COUNT
        numbers = 1
        for colour_reach in self.reach[first : first + COLOUR_COUNT]:
            if colour_reach != 1:
                numbers = sums(numbers, colour_reach)
        return numbers

    # The codec writes exactly these

    def values(self) -> dict[str, Any]:
        """Everything that makes this state what it is, as plain values; derived fields are left out."""
        return {
            "answers": self.answers,
            "buried": self.buried,
            "chance": self.chance,
            "colours": self.colours,
            "deck": self.deck,
            "display": self.display,
            "drawn": self.drawn,
            "favour": self.favour,
            "fresh": self.fresh,
            "hands": self.hands,
            "laid": self.laid,
            "lit_stack": self.lit_stack,
            "money": self.money,
            "piles": self.piles,
            "points": self.points,
            "seats": self.seats,
            "shuffles": self.shuffles,
            "stored": self.stored,
            "taken": self.taken,
            "towers": [[tower.values() for tower in towers] for towers in self.towers],
            "year": self.year,
        }


def empty_table(content: Content, variant: Variant, seats: int, chance: int) -> State:
    """A table on which nothing lies yet."""
    state = State()
    state.todo = []
    state.pending = None
    state.answers = 0
    state.chance = chance
    state.log = None
    state.content = content
    state.variant = variant
    state.seats = seats
    state.shuffles = 0
    state.year = 0
    state.favour = 0
    state.money = [0] * seats
    state.points = [0] * (seats * SOURCE_COUNT)
    state.hands = [0] * (seats * BUYER_COLOURS)
    state.hand_sizes = [0] * seats
    state.deck = ()
    state.buried = [0] * (seats * BUYER_COLOURS)
    state.laid = []
    state.taken = [0] * (len(content.places) + len(content.house_by_offer))
    state.colours = [NO_COLOUR] * AREA_COUNT
    state.display = [0] * ORDINARY
    state.piles = [(), (), (), ()]
    state.stored = [0] * (seats * PARTS)
    state.towers = [()] * seats
    state.reach = [1] * (seats * COLOUR_COUNT)
    state.lit_stack = ()
    state.drawn = ()
    state.fresh = ()
    return state


def reach(bases: int, tops: int, inserts: int, lit: int, stands: bool, many_bases: bool) -> int:
    """Which numbers of parts of one colour can be built, as bits.

    Law: with a tower to work on, inserts and then lit windows can be added one by one, so every
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
    """A window of this seat's tower, plain or gold, as one number."""
    return (seat * 64 + tower) * 2 + gold


def laid_code(seat: int, place: int, colour: int) -> int:
    """A buyer on the board as one number: who laid it, where, and its colour (or PAIR, FACE_DOWN)."""
    return (seat * 64 + place) * 8 + colour


def read_laid(code: int) -> tuple[int, int, int]:
    """Seat, place and colour of a laid buyer."""
    return code // 512, code // 8 % 64, code % 8
