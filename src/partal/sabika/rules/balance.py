"""A player's row of minor buildings: placing a card at one end, and the balance of two halves (S-BAL)."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Decision, Option
from partal.core.effect import Effect
from partal.core.event import Event

from partal.sabika.rules import bonus as words
from partal.sabika.rules.gains import trigger_with
from partal.sabika.rules.notation import (
    PLACE,
    Place,
)
from partal.sabika.rules.open import Open, is_yusuf
from partal.sabika.rules.state import State
from partal.sabika.rules.things import (
    JOKER,
    LEFT,
    MOSAICS,
    SIDES,
    TYPES,
)


class PlaceCard(Effect[State]):
    """The minor card goes to an end of the row; halves of one colour make a balance (S-MIN-06, S-BAL-01)."""

    __slots__ = ("number", "owed")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "number", "owed")

    def __init__(self, seat: int, number: int, owed: tuple[str, ...] = ()) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.owed: Final = owed

    def owing(self, waiting: list[str]) -> PlaceCard:
        return PlaceCard(self.seat, self.number, tuple(waiting))

    def ask(self, state: State) -> Decision | None:
        return Decision(self.seat, "sabika.place", PLACE)

    def do(self, state: State, option: Option | None) -> None:
        assert isinstance(option, Place)
        player = self.seat
        card = state.content.minor_cards[self.number - 1]
        state.minor_display[state.minor_display.index(self.number)] = 0
        own, neighbour = halves_meeting(state, player, self.number, option.side)
        row = state.rows[player]
        state.rows[player] = (self.number, *row) if option.side == LEFT else (*row, self.number)
        if state.log is not None:
            words_ = (str(self.number), TYPES[card.type], SIDES[option.side])
            state.log.append(Event("built-minor", player, words_, clause="S-MIN-06"))
        bonus: list[str] = []
        if is_balanced(own, neighbour):
            state.balances[player] += 1
            if state.log is not None:
                state.log.append(Event("balanced", player, (MOSAICS[own],), clause="S-BAL-01"))
            bonus.append(state.content.balance_bonuses[own])
        trigger_with(state, player, state.blue[player], words.ON_MINOR, [*bonus, *self.owed])

    def why_not(self, state: State, option: Option) -> str:
        return "S-MIN-07"


def halves_meeting(state: Open, player: int, number: int, side: int) -> tuple[int, int]:
    """The half mosaics that meet if this card goes to an end of the row: its own, and the row's (S-BAL-01)."""
    card = state.content.minor_cards[number - 1]
    if side == LEFT:
        return card.right, left_edge(state, player)
    return card.left, right_edge(state, player)


def is_balanced(own: int, neighbour: int) -> bool:
    """Whether two half mosaics make a balance: of one colour, or with the joker (S-BAL-01, S-BAL-03)."""
    return neighbour in (own, JOKER)


def halves_of(state: Open, player: int, number: int) -> tuple[int, int]:
    """The left and the right half mosaic of a card in a row; the balance card's right one is the joker
    (S-BAL-03, S-BAL-05).
    """
    if not number:
        return state.content.balance_cards[state.balance_cards[player]], JOKER
    card = state.content.minor_cards[number - 1]
    return card.left, card.right


def left_edge(state: Open, player: int) -> int:
    """The half mosaic at the left end of a row."""
    return halves_of(state, player, state.rows[player][0])[0]


def right_edge(state: Open, player: int) -> int:
    """The half mosaic at the right end of a row."""
    return halves_of(state, player, state.rows[player][-1])[1]


def balanced_pairs(state: Open, player: int) -> list[bool]:
    """For each two neighbours in a row, from the left, whether their halves make a balance (S-BAL-01).

    Yusuf's never do (S-SMIN-03). The joker is always the left one of the two: only the balance card has it.
    """
    halves = [halves_of(state, player, number) for number in state.rows[player]]
    yusufs = is_yusuf(state, player)
    return [not yusufs and is_balanced(halves[place + 1][0], halves[place][1]) for place in range(len(halves) - 1)]
