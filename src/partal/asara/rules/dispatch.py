"""Chapters 2 and 3: whose turn it is, where a buyer may go, and which buyer may be laid there."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import HIDDEN, Event
from partal.core.rng import stream

from partal.asara.rules import actions
from partal.asara.rules.content import Place
from partal.asara.rules.notation import (
    EITHER_OF,
    LAY_RANDOM,
    LAY_SINGLE,
    PAIRS_OF,
    POWERS,
    SINGLE_OR_PAIRS_OF,
    SINGLES_OF,
    Go,
    Lay,
)
from partal.asara.rules.open import laid_code
from partal.asara.rules.state import State
from partal.asara.rules.things import (
    BUYER_COLOURS,
    BUYERS,
    COLOURED,
    FACE_DOWN,
    NO_COLOUR,
    PAIR,
    PAIR_SIZE,
)

RANDOM_PAIRS: Final = 5
"""The random stream that picks cards for `facedown-random-cards`."""


class Dispatch(Effect[State]):
    """A turn: the player chooses an area, and a space if it matters which (A-TURN-02, A-DISP-01).

    A player who holds cards must lay one (A-TURN-06), and always can: the coloured building takes any (A-TURN-07).
    """

    __slots__ = ()

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "asara.dispatch", tuple(destinations(state, self.seat)))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Go)
        for place in state.places_in(option.area):
            if place.amount == option.value:
                state.todo.append(LayBuyer(self.seat, option.area, option.value))
                return
        raise AssertionError("the board has no such place")

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, Go):
            return "A-TURN-02"
        if option.area not in state.variant.areas:
            return "A-SET-16"
        for place in state.places_in(option.area):
            if place.option is option:
                return area_refusal(state, self.seat, option.area) or place_refusal(
                    state, self.seat, place, state.buildable(self.seat)
                )
        return "A-SET-16"


def destinations(state: State, seat: int) -> list[Option]:
    """Where the seat may send a buyer now, each kind of space once."""
    options: list[Option] = []
    taken = state.taken
    buildable = state.buildable(seat)
    for area in state.variant.areas:
        if area_refusal(state, seat, area):
            continue
        undemanding = area in actions.UNDEMANDING
        for place in state.places_in(area):
            # The cheap test for a full place comes first; `place_refusal` also finds the clause to name.
            if taken[place.index] < place.spaces and (
                undemanding or not actions.place_refusal(state, seat, place, buildable)
            ):
                options.append(place.option)
    return options


def area_refusal(state: State, seat: int, area: int) -> str:
    """The clause that closes the whole area to this seat; empty if there is none."""
    if area == COLOURED:
        return ""
    if state.hand_sizes[seat] < PAIR_SIZE and state.needs_pair(seat, area):
        return "A-DISP-12"
    return actions.area_refusal(state, seat, area)


def place_refusal(state: State, seat: int, place: Place, buildable: int) -> str:
    """The clause that closes these spaces of an open area to this seat; empty if there is none."""
    if state.taken[place.index] >= place.spaces:
        for other in state.places_in(place.area):
            if state.taken[other.index] < other.spaces:
                return "A-DISP-02"
        return "A-DISP-17"
    return actions.place_refusal(state, seat, place, buildable)


class LayBuyer(Effect[State]):
    """The player lays one buyer of the area's colour, or of any colour if it has none yet, or any two
    face down (A-DISP-03, A-DISP-04, A-DISP-07); the action follows at once (A-TURN-08).
    """

    __slots__ = ("amount", "area")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "area", "amount")

    def __init__(self, seat: int, area: int, amount: int) -> None:
        super().__init__(seat)
        self.area: Final = area
        self.amount: Final = amount

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "asara.lay-buyer", buyers_for(state, self.seat, self.area))

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Lay)
        place = self.place(state)
        state.taken[place.index] += 1
        if option is LAY_RANDOM:
            first, second = random_pair(state, self.seat)
            self.lay_pair(state, place, first, second, by_chance=True)
        elif option.second >= 0:
            self.lay_pair(state, place, option.first, option.second, by_chance=False)
        else:
            self.lay_single(state, place, option.first)
        actions.act(state, self.seat, place)

    def place(self, state: State) -> Place:
        for place in state.places_in(self.area):
            if place.amount == self.amount:
                return place
        raise AssertionError("the board has no such place")

    def lay_single(self, state: State, place: Place, colour: int) -> None:
        """One buyer, colour up (A-DISP-01); face down only on the coloured building (A-FUND-04)."""
        seat = self.seat
        log = state.log
        state.hands[seat * BUYER_COLOURS + colour] -= 1
        state.hand_sizes[seat] -= 1
        if self.area == COLOURED:
            state.buried[seat * BUYER_COLOURS + colour] += 1
            state.laid.append(laid_code(seat, place.index, FACE_DOWN))
            if log is not None:
                secret = face_down(state, (colour,))
                log.append(Event("laid-face-down", seat, (actions.place_word(place),), secret, clause="A-FUND-04"))
            return
        duty = state.variant.duty_of(self.area)
        if state.colours[duty] == NO_COLOUR:
            state.colours[duty] = colour
        state.laid.append(laid_code(seat, place.index, colour))
        if log is not None:
            log.append(Event("laid", seat, (actions.place_word(place), BUYERS[colour]), clause="A-DISP-01"))

    def lay_pair(self, state: State, place: Place, first: int, second: int, by_chance: bool) -> None:
        """Two buyers face down on one space; they show no colour and set none (A-DISP-10, A-DISP-15).

        A random pick cannot be taken back: the player has seen the cards.
        """
        seat = self.seat
        for colour in (first, second):
            state.hands[seat * BUYER_COLOURS + colour] -= 1
            state.buried[seat * BUYER_COLOURS + colour] += 1
        state.hand_sizes[seat] -= 2
        state.laid.append(laid_code(seat, place.index, PAIR))
        log = state.log
        if log is not None:
            secret = face_down(state, (first, second))
            word = actions.place_word(place)
            log.append(Event("laid-pair", seat, (word,), secret, reveals=by_chance, clause="A-DISP-07"))

    def why_not(self, state: State, option: Option) -> str:
        if not isinstance(option, Lay):
            return "A-TURN-02"
        seat = self.seat
        if option.second < 0 and option is not LAY_RANDOM:
            return "A-DISP-04" if state.hands[seat * BUYER_COLOURS + option.first] else "A-DISP-01"
        if self.area == COLOURED:
            return "A-FUND-07"
        if state.hand_sizes[seat] < PAIR_SIZE:
            return "A-DISP-12"
        colour = state.duty(self.area)
        if colour == NO_COLOUR and not state.variant.pair_opens_area:
            return "A-DISP-14"
        if state.variant.pair_when_unable and colour != NO_COLOUR and state.hands[seat * BUYER_COLOURS + colour]:
            return "A-DISP-08"
        return "A-DISP-09"


def face_down(state: State, colours: tuple[int, ...]) -> tuple[str, ...]:
    """Face-down cards as the log shows them: not at all, even to their owner, except by a house rule (A-DISP-23)."""
    return tuple([BUYERS[colour] if state.variant.own_peek else HIDDEN for colour in colours])


def buyers_for(state: State, seat: int, area: int) -> tuple[Option, ...]:
    """The buyers, single or in pairs, that the seat may lay in this area (A-DISP-03 to A-DISP-14)."""
    first = seat * BUYER_COLOURS
    index = 0
    for colour in range(BUYER_COLOURS):
        held = state.hands[first + colour]
        if held:
            index += POWERS[colour] * (2 if held > 1 else 1)
    if area == COLOURED:
        return SINGLES_OF[index]
    variant = state.variant
    required = state.duty(area)
    pair = state.hand_sizes[seat] >= PAIR_SIZE
    if required == NO_COLOUR:
        if not pair or not variant.pair_opens_area:
            return SINGLES_OF[index]
        return SINGLES_OF[index] + (LAY_RANDOM,) if variant.random_pair else EITHER_OF[index]
    if state.needs_pair(seat, area):
        return (LAY_RANDOM,) if variant.random_pair else PAIRS_OF[index]
    if not pair or variant.pair_when_unable:
        return (LAY_SINGLE[required],)
    if variant.random_pair:
        return (LAY_SINGLE[required], LAY_RANDOM)
    return SINGLE_OR_PAIRS_OF[index][required]


def random_pair(state: State, seat: int) -> tuple[int, int]:
    """Two cards drawn blindly from the hand (house rule `facedown-random-cards`, E-04)."""
    hand: list[int] = []
    for colour in range(BUYER_COLOURS):
        hand.extend([colour] * state.hands[seat * BUYER_COLOURS + colour])
    stream(state.chance, RANDOM_PAIRS, state.shuffles).shuffle(hand)
    state.shuffles += 1
    return min(hand[0], hand[1]), max(hand[0], hand[1])
