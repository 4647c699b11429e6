"""The state of Asara's table, including everything that is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from partal.core.codec import frozen

from partal.asara.rules.content import Content
from partal.asara.rules.open import Open, sums
from partal.asara.rules.things import (
    AREA_COUNT,
    BUYER_COLOURS,
    COLOUR_COUNT,
    NO_COLOUR,
    ORDINARY,
    PARTS,
    SOURCE_COUNT,
    Tower,
)
from partal.asara.rules.variant import Variant


class State(Open):
    """Mutable, and cheap to copy."""

    # Generated from fields.py by `make generated`: what is hidden
    __slots__ = (
        "buried",
        "deck",
        "drawn",
        "hands",
        "lit_stack",
        "money",
        "piles",
        "reach",
        "shuffles",
        "stored",
    )

    shuffles: int
    """Number of shuffles besides the deals: names the next stream."""
    money: list[int]
    hands: list[int]
    """Buyers in hand, by seat and colour."""
    deck: tuple[int, ...]
    """Buyers not dealt this year; the last is the top."""
    buried: list[int]
    """Buyers that a seat laid face down this year."""
    piles: list[tuple[int, ...]]
    """Face-down parts of each kind; the last is the top."""
    stored: list[int]
    """Parts behind the screens."""
    reach: list[int]
    """For each seat and colour, the numbers of parts that could be built, as bits."""
    lit_stack: tuple[int, ...]
    """Lit windows; the last is the top (A-LIT-10)."""
    drawn: tuple[int, ...]
    """Lit windows that the acting seat has drawn and not yet kept or returned."""
    # End of generated code

    def copy(self) -> State:
        """An independent copy; effects, towers and content are frozen, so they are shared."""
        twin = State()
        # Generated from fields.py by `make generated`: a copy
        twin.todo = self.todo.copy()
        twin.pending = self.pending
        twin.answers = self.answers
        twin.chance = self.chance
        twin.log = None
        twin.content = self.content
        twin.variant = self.variant
        twin.seats = self.seats
        twin.year = self.year
        twin.favour = self.favour
        twin.points = self.points.copy()
        twin.hand_sizes = self.hand_sizes.copy()
        twin.laid = self.laid.copy()
        twin.taken = self.taken.copy()
        twin.colours = self.colours.copy()
        twin.display = self.display.copy()
        twin.towers = self.towers.copy()
        twin.fresh = self.fresh
        twin.shuffles = self.shuffles
        twin.money = self.money.copy()
        twin.hands = self.hands.copy()
        twin.deck = self.deck
        twin.buried = self.buried.copy()
        twin.piles = self.piles.copy()
        twin.stored = self.stored.copy()
        twin.reach = self.reach.copy()
        twin.lit_stack = self.lit_stack
        twin.drawn = self.drawn
        # End of generated code
        return twin

    def values(self) -> dict[str, Any]:
        """All fields except derived ones, as plain values."""
        return {
            # Generated from fields.py by `make generated`: values
            "answers": self.answers,
            "chance": self.chance,
            "buried": self.buried,
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
            # End of generated code
        }

    # What a seat has

    def purse(self, seat: int) -> int:
        return self.money[seat]

    def hand_of(self, seat: int) -> list[int]:
        return self.hands[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS]

    def held(self, seat: int, colour: int) -> int:
        return self.hands[seat * BUYER_COLOURS + colour]

    def screen_of(self, seat: int) -> list[int]:
        return self.stored[seat * PARTS : (seat + 1) * PARTS]

    def pile_size(self, kind: int) -> int:
        return len(self.piles[kind])

    def deck_size(self) -> int:
        return len(self.deck)

    def stored_by(self, seat: int | None, part: int) -> int:
        """The number of this part behind the seat's screen; 0 for a spectator."""
        return 0 if seat is None else self.stored[seat * PARTS + part]

    def lit_stored(self, seat: int) -> int:
        """Lit windows behind a screen."""
        first = seat * PARTS + ORDINARY
        return sum(self.stored[first : first + COLOUR_COUNT])

    # Derived fields

    def measure(self, seat: int, colour: int) -> None:
        """Recomputes which numbers of parts of this colour the seat could build."""
        self.reach[seat * COLOUR_COUNT + colour] = self.reach_of(seat, colour, self.stored, seat * PARTS)

    def measure_all(self) -> None:
        for seat in range(self.seats):
            for colour in range(COLOUR_COUNT):
                self.measure(seat, colour)

    def buildable(self, seat: int) -> int:
        """The numbers of parts that the seat could build in one action, as bits (A-BUILD-18)."""
        first = seat * COLOUR_COUNT
        numbers = 1
        for colour_reach in self.reach[first : first + COLOUR_COUNT]:
            if colour_reach != 1:
                numbers = sums(numbers, colour_reach)
        return numbers


def empty_table(content: Content, variant: Variant, seats: int, chance: int) -> State:
    """An empty table."""
    state = State()
    # Generated from fields.py by `make generated`: an empty table
    state.todo = []
    state.pending = None
    state.answers = 0
    state.chance = chance
    state.log = None
    state.content = content
    state.variant = variant
    state.seats = seats
    state.year = 0
    state.favour = 0
    state.points = [0] * (seats * SOURCE_COUNT)
    state.hand_sizes = [0] * seats
    state.laid = []
    state.taken = [0] * (len(content.places) + len(content.house_by_offer))
    state.colours = [NO_COLOUR] * AREA_COUNT
    state.display = [0] * ORDINARY
    state.towers = [()] * seats
    state.fresh = ()
    state.shuffles = 0
    state.money = [0] * seats
    state.hands = [0] * (seats * BUYER_COLOURS)
    state.deck = ()
    state.buried = [0] * (seats * BUYER_COLOURS)
    state.piles = [(), (), (), ()]
    state.stored = [0] * (seats * PARTS)
    state.reach = [1] * (seats * COLOUR_COUNT)
    state.lit_stack = ()
    state.drawn = ()
    # End of generated code
    return state


def restored(content: Content, plain: Mapping[str, Any]) -> State:
    """The state from its plain values, with an empty stack."""
    state = empty_table(content, Variant(plain["settings"]), plain["seats"], plain["chance"])
    # Generated from fields.py by `make generated`: restoring
    state.answers = plain["answers"]
    state.buried = list(plain["buried"])
    state.colours = list(plain["colours"])
    state.deck = tuple(plain["deck"])
    state.display = list(plain["display"])
    state.drawn = tuple(plain["drawn"])
    state.favour = plain["favour"]
    state.fresh = tuple(plain["fresh"])
    state.hands = list(plain["hands"])
    state.laid = list(plain["laid"])
    state.lit_stack = tuple(plain["lit_stack"])
    state.money = list(plain["money"])
    state.piles = [tuple(row) for row in plain["piles"]]
    state.points = list(plain["points"])
    state.shuffles = plain["shuffles"]
    state.stored = list(plain["stored"])
    state.taken = list(plain["taken"])
    state.towers = [tuple([Tower(*frozen(values)) for values in row]) for row in plain["towers"]]
    state.year = plain["year"]
    # End of generated code
    for seat in range(state.seats):
        state.hand_sizes[seat] = sum(state.hand_of(seat))
    state.measure_all()
    return state
