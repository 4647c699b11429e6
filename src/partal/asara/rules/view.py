"""What one seat sees of Asara's table, and imagined tables that fit it."""

from __future__ import annotations

from typing import Any, Final

from partal.core.codec import encode_effects
from partal.core.errors import BadInput
from partal.core.message import message
from partal.core.rng import Rng
from partal.core.view import check_range, check_seat, question_of

from partal.asara.rules import actions
from partal.asara.rules.actions import Bribe
from partal.asara.rules.building import ChooseNumber
from partal.asara.rules.content import Place
from partal.asara.rules.dispatch import LayBuyer
from partal.asara.rules.open import Open, read_laid
from partal.asara.rules.professional import KeepLit, ReturnLit
from partal.asara.rules.state import State, empty_table
from partal.asara.rules.things import (
    AREA_COUNT,
    BUYER_COLOURS,
    COLOUR_COUNT,
    HIGHEST_PLOT,
    KINDS,
    MARKETS,
    ORDINARY,
    PART_COLOUR,
    PART_KIND,
    PART_SLOT,
    PARTS,
    parts_of,
)

FAIR_TRIES: Final = 200
TRIES: Final = 4_000
"""How often `imagine` deals again until the acting seat has a real choice. After FAIR_TRIES deals all hidden parts
go to that seat: one that is about to build many parts must own many."""


class View(Open):
    """Everything a seat may know (A-SET-11, A-SET-20, A-SET-21, A-DISP-23, A-LIT-05).

    Opponents' money is None unless `open-money` is on; their hands, parts and lit windows are left out
    entirely. `todo` is the stack of pending effects, which hold nothing secret.
    """

    def __init__(self, table: State, seat: int | None) -> None:
        if seat is not None:
            check_seat(seat, table.seats)
        # Generated from fields.py by `make generated`: what a view shows
        self.todo = table.todo.copy()
        self.content = table.content
        self.variant = table.variant
        self.seats = table.seats
        self.year = table.year
        self.favour = table.favour
        self.points = table.points.copy()
        self.hand_sizes = table.hand_sizes.copy()
        self.laid = table.laid.copy()
        self.taken = table.taken.copy()
        self.colours = table.colours.copy()
        self.display = table.display.copy()
        self.towers = table.towers.copy()
        self.fresh = table.fresh
        # End of generated code
        self.seat: Final = seat
        self.cards_left: Final = len(table.deck)
        self.pile_sizes: Final = tuple([len(pile) for pile in table.piles])
        self.lit_stack_size: Final = len(table.lit_stack)
        self.drawn_size: Final = len(table.drawn)
        self.money: Final = tuple(
            [table.money[other] if other == seat or table.variant.open_money else None for other in range(table.seats)]
        )

        # The seat's own secrets
        hand: tuple[int, ...] | None = None
        stored: tuple[int, ...] | None = None
        drawn: tuple[int, ...] | None = None
        buried: tuple[int, ...] | None = None
        searched: tuple[int, ...] | None = None
        if seat is not None:
            hand = tuple(table.hand_of(seat))
            stored = tuple(table.screen_of(seat))
            if table.variant.own_peek:
                buried = tuple(table.buried[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS])
            acting = table.todo[-1] if table.todo else None
            if isinstance(acting, (KeepLit, ReturnLit)) and acting.seat == seat:
                drawn = tuple(sorted(table.drawn))
            if isinstance(acting, Bribe) and acting.seat == seat:
                searched = tuple(sorted(table.piles[acting.pile]))
        self.hand: Final = hand
        self.stored: Final = stored
        self.drawn: Final = drawn
        self.buried: Final = buried
        self.searched: Final = searched
        self.question: Final = question_of(table.pending, seat)

    def purse(self, seat: int) -> int:
        self.check_seat(seat)
        asari = self.money[seat]
        if asari is None:
            raise BadInput(message("asara-refused-hidden-money", seat=seat).by("A-SET-11"))
        return asari

    def hand_of(self, seat: int) -> list[int]:
        self.check_seat(seat)
        if self.hand is None or seat != self.seat:
            raise BadInput(message("asara-refused-hidden-hand", seat=seat).by("A-SET-21"))
        return list(self.hand)

    def held(self, seat: int, colour: int) -> int:
        check_range("colour", colour, BUYER_COLOURS - 1)
        hand = self.hand
        if hand is None or seat != self.seat:
            return self.hand_of(seat)[colour]
        return hand[colour]

    def screen_of(self, seat: int) -> list[int]:
        self.check_seat(seat)
        if self.stored is None or seat != self.seat:
            raise BadInput(message("asara-refused-hidden-screen", seat=seat).by("A-SET-11"))
        return list(self.stored)

    def check_seat(self, seat: int) -> None:
        """Refuses a seat that this table does not have."""
        check_seat(seat, self.seats)

    def prestige(self, seat: int) -> int:
        self.check_seat(seat)
        return super().prestige(seat)

    def lit_built(self, seat: int) -> int:
        self.check_seat(seat)
        return super().lit_built(seat)

    def dark_built(self, seat: int, colour: int) -> int:
        self.check_seat(seat)
        check_range("colour", colour, COLOUR_COUNT - 1)
        return super().dark_built(seat, colour)

    def dark_now(self, seat: int, colour: int, dark: int) -> int:
        self.check_seat(seat)
        check_range("colour", colour, COLOUR_COUNT - 1)
        return super().dark_now(seat, colour, dark)

    def places_in(self, area: int) -> tuple[Place, ...]:
        check_range("area", area, AREA_COUNT - 1)
        return super().places_in(area)

    def duty(self, area: int) -> int:
        check_range("area", area, AREA_COUNT - 1)
        return super().duty(area)

    def on_sale(self, market: int) -> list[int]:
        check_range("market", market, len(MARKETS) - 1)
        return super().on_sale(market)

    def numbers_on(self, plot: int) -> int:
        check_range("plot", plot, HIGHEST_PLOT, 1)
        return super().numbers_on(plot)

    def needs_pair(self, seat: int, area: int) -> bool:
        self.check_seat(seat)
        return super().needs_pair(seat, area)

    def unseen(self, part: int) -> int:
        """How many of a part the seat cannot see: neither on show, nor built, nor behind its own screen (A-SET-20)."""
        check_range("part", part, ORDINARY - 1)
        unseen = self.content.parts[part] - self.display[part] - (self.stored[part] if self.stored is not None else 0)
        colour, slot = PART_COLOUR[part], PART_SLOT[part]
        for towers in self.towers:
            for tower in towers:
                if tower.colour == colour:
                    unseen -= tower.parts[slot]
        return unseen

    def may_hide(self, asari: int) -> bool:
        """Whether a draw pile may hold a part for at most `asari` (A-SPY-12)."""
        for part in range(ORDINARY):
            if self.pile_sizes[PART_KIND[part]] and self.price(part) <= asari and self.unseen(part) > 0:
                return True
        return False

    def pile_size(self, kind: int) -> int:
        check_range("kind", kind, len(KINDS) - 1)
        return self.pile_sizes[kind]

    def deck_size(self) -> int:
        return self.cards_left

    def plain(self) -> dict[str, Any]:
        """Everything in this view as JSON values."""
        question = self.question
        return {
            **self.open_values(),
            "buried": self.buried,
            "content": self.content.digest,
            "deck_size": self.cards_left,
            "drawn": self.drawn,
            "drawn_size": self.drawn_size,
            "hand": self.hand,
            "lit_stack_size": self.lit_stack_size,
            "money": self.money,
            "pile_sizes": self.pile_sizes,
            "prestige": list(self.scores()),
            "question": None if question is None else question.plain(),
            "searched": self.searched,
            "seat": self.seat,
            "settings": self.variant.settings,
            "stored": self.stored,
            "todo": encode_effects(self.todo),
        }

    def __repr__(self) -> str:
        return f"<View of asara, {'a spectator' if self.seat is None else f'seat {self.seat}'}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.year, tuple(self.laid), tuple(self.points)))


def imagine(view: View, rng: Rng) -> State:
    """A table that this seat cannot tell from the real one: what it cannot see is dealt at random.

    If another seat is being asked, deals that would leave it no choice are discarded.
    """
    state = open_part(view, rng)
    for attempt in range(TRIES):
        deal_hidden(state, view, rng, attempt >= FAIR_TRIES)
        if not state.todo:
            return state
        asked = state.todo[-1]
        decision = asked.ask(state)
        if decision is not None and len(decision.options) > 1 and can_act(state):
            state.pending = decision
            return state
    raise BadInput(message("refused-imagine"))


def open_part(view: View, rng: Rng) -> State:
    """A table with everything that the view shows."""
    state = empty_table(view.content, view.variant, view.seats, rng.next())
    # Generated from fields.py by `make generated`: what a view knows
    state.todo = view.todo.copy()
    state.year = view.year
    state.favour = view.favour
    state.points = view.points.copy()
    state.hand_sizes = view.hand_sizes.copy()
    state.laid = view.laid.copy()
    state.taken = view.taken.copy()
    state.colours = view.colours.copy()
    state.display = view.display.copy()
    state.towers = view.towers.copy()
    state.fresh = view.fresh
    # End of generated code
    return state


def deal_hidden(state: State, view: View, rng: Rng, generous: bool) -> None:
    """Deals hands, face-down cards, piles, lit windows, and the opponents' parts and money at random.

    `generous`: all parts hidden behind screens go to the acting seat.
    """
    owners = [seat for seat in range(view.seats) if seat != view.seat]
    if generous and state.todo[-1].seat in owners:
        owners = [state.todo[-1].seat]
    deal_money(state, view, rng)
    deal_buyers(state, view, rng)
    state.stored = [0] * (view.seats * PARTS)
    if view.seat is not None and view.stored is not None:
        state.stored[view.seat * PARTS : (view.seat + 1) * PARTS] = list(view.stored)
    for kind in MARKETS:
        deal_parts(state, view, kind, owners, rng)
    if view.variant.lights:
        deal_lit(state, view, owners, rng)
    state.measure_all()


def deal_money(state: State, view: View, rng: Rng) -> None:
    """Opponents' purses: any plausible sum."""
    most = 2 * max(view.content.new_year_asari, *view.content.purses)
    for seat in range(view.seats):
        asari = view.money[seat]
        state.money[seat] = asari if asari is not None else rng.below(most + 1)


def can_act(state: State) -> bool:
    """Whether the acting seat could be here: nobody may lay a buyer where they cannot act in full (A-TURN-10)."""
    acting = state.todo[-1]
    seat = acting.seat
    if isinstance(acting, LayBuyer):
        place = acting.place(state)
        return not (
            actions.area_refusal(state, seat, place.area)
            or actions.place_refusal(state, seat, place, state.buildable(seat))
        )
    return not isinstance(acting, ChooseNumber) or state.money[seat] >= acting.plot


def deal_buyers(state: State, view: View, rng: Rng) -> None:
    """Unseen buyers: in opponents' hands, face down, or in the draw pile."""
    unseen = list(view.content.buyers)
    face_down = [0] * view.seats
    for code in view.laid:
        seat, _, colour = read_laid(code)
        if colour < BUYER_COLOURS:
            unseen[colour] -= 1
        else:
            face_down[seat] += 2 if colour == BUYER_COLOURS else 1
    if view.hand is not None:
        for colour in range(BUYER_COLOURS):
            unseen[colour] -= view.hand[colour]
    if view.buried is not None:
        for colour in range(BUYER_COLOURS):
            unseen[colour] -= view.buried[colour]
    cards: list[int] = []
    for colour in range(BUYER_COLOURS):
        cards.extend([colour] * unseen[colour])
    rng.shuffle(cards)
    state.hands = [0] * (view.seats * BUYER_COLOURS)
    state.buried = [0] * (view.seats * BUYER_COLOURS)
    for seat in range(view.seats):
        first = seat * BUYER_COLOURS
        if seat == view.seat and view.hand is not None:
            state.hands[first : first + BUYER_COLOURS] = list(view.hand)
        else:
            for _ in range(view.hand_sizes[seat]):
                state.hands[first + cards.pop()] += 1
        if seat == view.seat and view.buried is not None:
            state.buried[first : first + BUYER_COLOURS] = list(view.buried)
        else:
            for _ in range(face_down[seat]):
                state.buried[first + cards.pop()] += 1
    state.deck = tuple(cards)


def deal_parts(state: State, view: View, kind: int, owners: list[int], rng: Rng) -> None:
    """Unseen parts of a kind: in the pile or behind opponents' screens."""
    parts: list[int] = []
    for part in parts_of(kind):
        parts.extend([part] * view.unseen(part))
    rng.shuffle(parts)
    acting = state.todo[-1] if state.todo else None
    if view.searched is not None and isinstance(acting, Bribe) and acting.pile == kind:
        pile = list(view.searched)
        for part in pile:
            parts.remove(part)
        rng.shuffle(pile)
    else:
        size = view.pile_sizes[kind]
        pile, parts = parts[:size], parts[size:]
    state.piles[kind] = tuple(pile)
    hide(state, parts, owners, rng)


def deal_lit(state: State, view: View, owners: list[int], rng: Rng) -> None:
    """Unseen lit windows: in the stack, drawn by the acting seat, or behind opponents' screens."""
    windows: list[int] = []
    for colour in range(COLOUR_COUNT):
        unseen = view.content.lit[colour] - state.stored_by(view.seat, ORDINARY + colour)
        for towers in view.towers:
            for tower in towers:
                if tower.colour == colour:
                    unseen -= tower.lights()
        if view.drawn is not None:
            unseen -= view.drawn.count(colour)
        windows.extend([colour] * unseen)
    rng.shuffle(windows)
    stack = view.lit_stack_size
    state.lit_stack, windows = tuple(windows[:stack]), windows[stack:]
    if view.drawn is not None:
        state.drawn = view.drawn
    else:
        state.drawn, windows = tuple(windows[: view.drawn_size]), windows[view.drawn_size :]
    hide(state, [ORDINARY + colour for colour in windows], owners, rng)


def hide(state: State, parts: list[int], owners: list[int], rng: Rng) -> None:
    """Puts each part behind the screen of a random one of these seats."""
    for part in parts:
        state.stored[rng.pick(owners) * PARTS + part] += 1
