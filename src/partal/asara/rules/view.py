"""What one seat sees of Asara's table, and the tables it can imagine behind it."""

from __future__ import annotations

from typing import Any, Final

from partal.core.codec import encode_effects
from partal.core.effect import Effect
from partal.core.rng import Rng
from partal.core.view import Question

from partal.asara.rules import actions
from partal.asara.rules.actions import Bribe, KeepLit, ReturnLit
from partal.asara.rules.building import ChooseNumber, numbers_on
from partal.asara.rules.content import Content
from partal.asara.rules.dispatch import LayBuyer
from partal.asara.rules.state import State, empty_table
from partal.asara.rules.things import BUYER_COLOURS, COLOUR_COUNT, MARKETS, ORDINARY, PARTS, Tower
from partal.asara.rules.variant import Variant

FAIR_TRIES: Final = 200
TRIES: Final = 4_000
"""How often `imagine` deals anew until the seat that is asked could really be asked; after the fair tries
that seat gets every hidden part, for whoever is about to build much must own much."""


class View:
    """Everything a seat may know, field by field (A-SET-11, A-SET-20, A-SET-21, A-DISP-23, A-LIT-05).

    Foreign money is None unless `open-money` is played; foreign hands, parts and lit windows are not
    here at all. `todo` is what the table waits for; effects hold nothing secret.
    """

    def __init__(self, state: State, seat: int | None) -> None:
        self.content: Final[Content] = state.content
        self.variant: Final[Variant] = state.variant
        self.seat: Final = seat
        self.seats: Final = state.seats
        self.year: Final = state.year
        self.favour: Final = state.favour
        self.prestige: Final = tuple([state.prestige(other) for other in range(state.seats)])
        self.points: Final = tuple(state.points)
        self.hand_sizes: Final = tuple(state.hand_sizes)
        self.deck_size: Final = len(state.deck)
        self.laid: Final = tuple(state.laid)
        self.taken: Final = tuple(state.taken)
        self.colours: Final = tuple(state.colours)
        self.display: Final = tuple(state.display)
        self.pile_sizes: Final = tuple([len(pile) for pile in state.piles])
        self.towers: Final[tuple[tuple[Tower, ...], ...]] = tuple(state.towers)
        self.lit_stack_size: Final = len(state.lit_stack)
        self.drawn_size: Final = len(state.drawn)
        self.fresh: Final = state.fresh
        self.todo: Final[tuple[Effect[State], ...]] = tuple(state.todo)
        self.money: Final = tuple(
            [state.money[other] if other == seat or state.variant.open_money else None for other in range(state.seats)]
        )

        # The seat's own secrets
        hand: tuple[int, ...] | None = None
        stored: tuple[int, ...] | None = None
        drawn: tuple[int, ...] | None = None
        buried: tuple[int, ...] | None = None
        searched: tuple[int, ...] | None = None
        if seat is not None:
            hand = tuple(state.hands[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS])
            stored = tuple(state.stored[seat * PARTS : (seat + 1) * PARTS])
            if state.variant.own_peek:
                buried = tuple(state.buried[seat * BUYER_COLOURS : (seat + 1) * BUYER_COLOURS])
            acting = state.todo[-1] if state.todo else None
            if isinstance(acting, (KeepLit, ReturnLit)) and acting.seat == seat:
                drawn = tuple(sorted(state.drawn))
            if isinstance(acting, Bribe) and acting.seat == seat:
                searched = tuple(sorted(state.piles[acting.pile]))
        self.hand: Final = hand
        self.stored: Final = stored
        self.drawn: Final = drawn
        self.buried: Final = buried
        self.searched: Final = searched

        question: Question | None = None
        if state.pending is not None:
            asked, prompt, options = state.pending
            shown = tuple([option.notation for option in options]) if asked == seat else None
            question = Question(asked, prompt, shown)
        self.question: Final = question

    def plain(self) -> dict[str, Any]:
        """Everything in this view as JSON values."""
        question = self.question
        return {
            "buried": self.buried,
            "colours": self.colours,
            "content": self.content.digest,
            "deck_size": self.deck_size,
            "display": self.display,
            "drawn": self.drawn,
            "drawn_size": self.drawn_size,
            "favour": self.favour,
            "fresh": self.fresh,
            "hand": self.hand,
            "hand_sizes": self.hand_sizes,
            "laid": self.laid,
            "lit_stack_size": self.lit_stack_size,
            "money": self.money,
            "pile_sizes": self.pile_sizes,
            "points": self.points,
            "prestige": self.prestige,
            "question": None if question is None else [question.seat, question.prompt, question.options],
            "searched": self.searched,
            "seat": self.seat,
            "seats": self.seats,
            "settings": self.variant.settings,
            "stored": self.stored,
            "taken": self.taken,
            "todo": encode_effects(list(self.todo)),
            "towers": [[tower.values() for tower in towers] for towers in self.towers],
            "year": self.year,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.seat, self.year, self.laid, self.prestige))


def imagine(view: View, rng: Rng) -> State:
    """A table this seat cannot tell from the real one: what it cannot see is dealt at random.

    Where another seat is being asked, deals in which it would have nothing to choose are set aside.
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
    raise ValueError("No table was found that fits this view.")


def numbers_to_build(view: View, plot: int) -> tuple[int, ...]:
    """How many parts the viewer may build on this plot now: what is asked once a buyer lies there (A-BUILD-25)."""
    state = open_part(view, Rng(0))
    numbers = numbers_on(state, plot)
    if view.seat is not None and view.stored is not None:
        state.stored[view.seat * PARTS : (view.seat + 1) * PARTS] = list(view.stored)
        state.measure_all()
        numbers &= state.buildable(view.seat)
    return tuple([number for number in range(1, plot + 1) if numbers >> number & 1])


def open_part(view: View, rng: Rng) -> State:
    """All that the view shows."""
    state = empty_table(view.content, view.variant, view.seats, rng.next())
    state.year = view.year
    state.favour = view.favour
    state.points = list(view.points)
    state.hand_sizes = list(view.hand_sizes)
    state.laid = list(view.laid)
    state.taken = list(view.taken)
    state.colours = list(view.colours)
    state.display = list(view.display)
    state.towers = list(view.towers)
    state.fresh = view.fresh
    state.todo = list(view.todo)
    return state


def deal_hidden(state: State, view: View, rng: Rng, generous: bool) -> None:
    """Deal hands, face-down cards, piles, foreign parts, lit windows and foreign money at random.

    `generous`: what lies behind foreign screens all goes to the acting seat.
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
    """Foreign purses: any sum a player may well have."""
    most = 2 * max(view.content.new_year_asari, *view.content.purses)
    for seat in range(view.seats):
        asari = view.money[seat]
        state.money[seat] = asari if asari is not None else rng.below(most + 1)


def can_act(state: State) -> bool:
    """Whether the acting seat could have come here: nobody lays a buyer where it cannot act in full (A-TURN-10)."""
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
    """Buyers not seen: foreign hands, cards face down, the draw pile."""
    unseen = list(view.content.buyers)
    face_down = [0] * view.seats
    for code in view.laid:
        seat, colour = code // 512, code % 8
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
    """Parts of a kind not seen: they lie in the pile or behind foreign screens."""
    parts: list[int] = []
    for part in range(kind * 10, kind * 10 + 10):
        colour, slot = part % 10 // 2, kind * 2 + part % 2
        unseen = view.content.parts[part] - view.display[part] - state.stored_by(view.seat, part)
        for towers in view.towers:
            for tower in towers:
                if tower.colour == colour:
                    unseen -= tower.parts[slot]
        parts.extend([part] * unseen)
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
    """Lit windows not seen: in the stack, in the acting seat's hand, or behind foreign screens."""
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
    """Put parts behind the screens of these seats, whichever."""
    for part in parts:
        state.stored[rng.pick(owners) * PARTS + part] += 1
