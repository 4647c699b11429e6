"""Chapter 16, the professional game: the tent and the house of lighted windows."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.asara.rules.content import Offer, Place
from partal.asara.rules.notation import (
    DECLINE,
    KEEP,
    KEEP_ANY,
    OFFER,
    RECRUIT,
    RETURN,
    RETURN_REST,
    OfColour,
    Pay,
)
from partal.asara.rules.state import State
from partal.asara.rules.supply import pay, store
from partal.asara.rules.things import (
    BUYER_COLOURS,
    BUYERS,
    COLOURS,
    ORDINARY,
)

# Tent


class Recruit(Effect[State]):
    """Having paid the fee, the player may take two buyers from the draw pile, or the one that is left
    (A-REC-01, A-REC-02, A-REC-06, A-REC-07).
    """

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        if not state.deck:
            return None
        options: tuple[Option, ...] = (RECRUIT,) if state.variant.action_required else (RECRUIT, DECLINE)
        return Decision(self.seat, "asara.recruit", options)

    def do(self, state: State, option: Option | None) -> None:
        if option is not RECRUIT:
            if state.log is not None:
                state.log.append(Event("took-nothing", self.seat, ("tent",), clause="A-REC-02"))
            return
        left = state.deck_size() - state.recruits()
        drawn = state.deck[left:]
        state.deck = state.deck[:left]
        for colour in drawn:
            state.hands[self.seat * BUYER_COLOURS + colour] += 1
        state.hand_sizes[self.seat] += len(drawn)
        if state.log is not None:
            secret = tuple([BUYERS[colour] for colour in reversed(drawn)])
            state.log.append(Event("recruited", self.seat, (str(len(drawn)),), secret, reveals=True, clause="A-REC-02"))

    def why_not(self, state: State, option: Option) -> str:
        return "A-REC-07" if option is DECLINE else "A-TURN-05"


# House of lighted windows


def offer_refusal(state: State, seat: int, offer: Offer) -> str:
    """The clause that forbids this purchase now; empty if there is none (A-LIT-08, A-LIT-09)."""
    if len(state.lit_stack) < (offer.draw if state.variant.full_draw else offer.keep):
        return "A-LIT-09"
    if state.money[seat] < offer.pay:
        return "A-LIT-08"
    return ""


def house_refusal(state: State, seat: int, place: Place) -> str:
    """A buyer here must buy (A-LIT-01): the clause that forbids every purchase on these spaces; empty if none."""
    refusal = ""
    for offer in state.content.offers:
        if not place.amount or place.amount == offer.pay:
            refusal = offer_refusal(state, seat, offer)
            if not refusal:
                return ""
    return refusal


class ChooseOffer(Effect[State]):
    """The player must take one of the two purchases (A-LIT-01 to A-LIT-04), either one if `amount` is 0."""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = []
        for offer in state.content.offers:
            if (not self.amount or self.amount == offer.pay) and not offer_refusal(state, self.seat, offer):
                options.append(OFFER[offer.pay])
        return Decision(self.seat, "asara.offer", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Pay)
        for offer in state.content.offers:
            if offer.pay == option.asari:
                pay(
                    state, self.seat, offer.pay, "house", "A-LIT-02" if offer is state.content.offers[0] else "A-LIT-03"
                )
                drawn = state.lit_stack[-offer.draw :]
                state.lit_stack = state.lit_stack[: -offer.draw]
                state.drawn = drawn
                if state.log is not None:
                    secret = tuple([COLOURS[colour] for colour in reversed(drawn)])
                    words = (str(len(drawn)), str(offer.keep))
                    state.log.append(Event("drew-lit", self.seat, words, secret, reveals=True, clause="A-LIT-05"))
                state.todo.append(ReturnLit(self.seat))
                state.todo.append(KeepLit(self.seat, offer.keep))
                return

    def why_not(self, state: State, option: Option) -> str:
        for offer in state.content.offers:
            if OFFER[offer.pay] is option:
                return offer_refusal(state, self.seat, offer) or "A-LIT-04"
        return "A-LIT-01"


class KeepLit(Effect[State]):
    """The player secretly keeps `left` of the drawn lit windows, behind the screen (A-LIT-05)."""

    __slots__ = ("left",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def ask(self, state: State) -> Decision | None:
        options: list[Option] = [KEEP[colour] for colour in sorted(set(state.drawn))]
        if len(options) == 1 and len(state.drawn) > self.left:
            # Ask even if all are alike: a skipped question would give that away.
            options.append(KEEP_ANY)
        return Decision(self.seat, "asara.keep-lit", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        drawn = list(state.drawn)
        colour = option.colour if isinstance(option, OfColour) else drawn[0]
        drawn.remove(colour)
        state.drawn = tuple(drawn)
        store(state, self.seat, ORDINARY + colour)
        if state.log is not None:
            state.log.append(Event("kept-lit", self.seat, (), (COLOURS[colour],), clause="A-LIT-05"))
        if self.left > 1:
            state.todo.append(KeepLit(self.seat, self.left - 1))

    def why_not(self, state: State, option: Option) -> str:
        return "A-LIT-05"


class ReturnLit(Effect[State]):
    """The rest goes face down under the stack, one window at a time, in any order the player likes (A-LIT-07).

    It may also be returned all at once. The question is asked even if all windows are alike: a skipped
    question would give that away (A-LIT-05).
    """

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        if not state.drawn:
            return None
        options: list[Option] = [RETURN[colour] for colour in sorted(set(state.drawn))]
        if len(state.drawn) > 1:
            options.append(RETURN_REST)
        return Decision(self.seat, "asara.return-lit", tuple(options))

    def do(self, state: State, option: Option | None) -> None:
        if option is None:
            return
        drawn = sorted(state.drawn)
        returned = [option.colour] if isinstance(option, OfColour) else drawn
        for colour in returned.copy():
            drawn.remove(colour)
            state.lit_stack = (colour, *state.lit_stack)
            if state.log is not None:
                state.log.append(Event("returned-lit", self.seat, (), (COLOURS[colour],), clause="A-LIT-07"))
        state.drawn = tuple(drawn)
        state.todo.append(self)

    def why_not(self, state: State, option: Option) -> str:
        return "A-LIT-07"
