"""Chapters 2 and 9 to 13 as effects: the year, the turns in it, its end, and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from partal.core.decision import Option
from partal.core.effect import Effect
from partal.core.event import NOBODY, Event
from partal.core.rng import stream

from partal.asara.rules import scoring
from partal.asara.rules.actions import PART_WORDS
from partal.asara.rules.dispatch import Dispatch
from partal.asara.rules.scoring import CATEGORIES, Holding
from partal.asara.rules.state import State
from partal.asara.rules.supply import receive
from partal.asara.rules.things import (
    AREA_COUNT,
    BUYER_COLOURS,
    BUYERS,
    FROM_COLOURS,
    FROM_FAVOUR,
    FROM_GOLD,
    FROM_LIT,
    FROM_TOWERS,
    MARKETS,
    NO_COLOUR,
    PER_KIND,
    SOURCE_CLAUSES,
    SOURCE_COUNT,
    SOURCES,
)

DEALS: Final = 1
"""The random streams that shuffle the buyers, one a year."""


class BeginYear(Effect[State]):
    """A year begins: board cleared, buyers shuffled and dealt, markets refilled, income, counter (A-NEW-01 to 13).

    In the first year the markets are already laid out and each purse has its starting sum.
    """

    __slots__ = ("year",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "year")

    def __init__(self, seat: int, year: int) -> None:
        super().__init__(seat)
        self.year: Final = year

    def do(self, state: State, option: Option | None) -> None:
        clear_board(state)
        deal(state, self.year)
        if self.year > 1:
            refill(state)
            for seat in range(state.seats):
                receive(state, seat, state.content.new_year_asari, "new-year", "A-NEW-07")
        state.year = self.year
        if state.log is not None:
            state.log.append(Event("year-began", NOBODY, (str(self.year), str(state.favour)), clause="A-NEW-09"))
        state.todo.append(Turn(state.favour))


def clear_board(state: State) -> None:
    """All buyers leave the board, and with them the colour duties (A-NEW-01, A-DISP-18)."""
    state.laid = []
    state.taken = [0] * len(state.taken)
    state.colours = [NO_COLOUR] * AREA_COUNT
    state.buried = [0] * len(state.buried)


def deal(state: State, year: int) -> None:
    """All buyers are shuffled together and dealt anew; the rest is the draw pile (A-NEW-02, A-REC-03)."""
    cards: list[int] = []
    for colour in range(BUYER_COLOURS):
        cards.extend([colour] * state.content.buyers[colour])
    stream(state.chance, DEALS, year).shuffle(cards)
    each = state.content.hands[state.seats]
    state.hands = [0] * (state.seats * BUYER_COLOURS)
    state.hand_sizes = [each] * state.seats
    for seat in range(state.seats):
        hand = cards[seat * each : (seat + 1) * each]
        for colour in hand:
            state.hands[seat * BUYER_COLOURS + colour] += 1
        if state.log is not None:
            names = tuple([BUYERS[colour] for colour in sorted(hand)])
            state.log.append(Event("dealt", seat, (str(each),), names, reveals=True, clause="A-NEW-02"))
    state.deck = tuple(cards[state.seats * each :])


def refill(state: State) -> None:
    """Empty spaces of each display are filled from its own pile as long as it lasts (A-NEW-03 to 06)."""
    for kind in MARKETS:
        first = kind * PER_KIND
        room = state.content.display[kind] - sum(state.display[first : first + PER_KIND])
        pile = state.piles[kind]
        count = min(room, len(pile))
        if count <= 0:
            continue
        fresh = pile[len(pile) - count :]
        state.piles[kind] = pile[: len(pile) - count]
        for part in fresh:
            state.display[part] += 1
        if state.log is not None:
            names = tuple([PART_WORDS[part] for part in sorted(fresh)])
            state.log.append(Event("refilled", NOBODY, names, reveals=True, clause="A-NEW-03"))


class Turn(Effect[State]):
    """One turn: lay a buyer, do its action, then the next player who holds cards goes on (A-TURN-03, A-EOY-03)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        seat = self.seat
        for _ in range(state.seats):
            if state.hand_sizes[seat]:
                state.todo.append(Turn((seat + 1) % state.seats))
                state.todo.append(Dispatch(seat))
                return
            seat = (seat + 1) % state.seats
        state.todo.append(EndYear(NOBODY))


class EndYear(Effect[State]):
    """All buyers are laid: the yearly scoring, then the next year or the final scoring (A-EOY-01, A-EOY-07)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        for seat in range(state.seats):
            unbuilt = state.lit_stored(seat) if state.variant.unbuilt_lit_yearly else 0
            towers, gold, lit, favour = scoring.yearly(state.towers[seat], state.favour == seat, unbuilt)
            score(state, seat, FROM_TOWERS, towers)
            score(state, seat, FROM_GOLD, gold)
            score(state, seat, FROM_LIT, lit)
            score(state, seat, FROM_FAVOUR, favour)
        if state.log is not None:
            state.log.append(Event("year-ended", NOBODY, (str(state.year),), clause="A-EOY-01"))
        if state.year < state.content.years:
            state.todo.append(BeginYear(NOBODY, state.year + 1))
        else:
            state.todo.append(FinalScoring(NOBODY))


class FinalScoring(Effect[State]):
    """After the last yearly scoring: colours, tallest tower, most towers, money; then the game is over (A-END-03)."""

    __slots__ = ()

    def do(self, state: State, option: Option | None) -> None:
        holdings = [
            Holding(state.towers[seat], state.money[seat], state.lit_stored(seat)) for seat in range(state.seats)
        ]
        for seat, points in enumerate(scoring.final(holdings, state.content, state.variant)):
            for category in range(len(CATEGORIES)):
                score(state, seat, FROM_COLOURS + category, points[category])
        if state.log is not None:
            state.log.append(Event("game-ended", NOBODY, (), reveals=True, clause="A-END-01"))


def score(state: State, seat: int, source: int, points: int) -> None:
    """Prestige on the track, logged with its source."""
    if not points:
        return
    state.points[seat * SOURCE_COUNT + source] += points
    if state.log is not None:
        state.log.append(Event("scored", seat, (str(points), SOURCES[source]), clause=SOURCE_CLAUSES[source]))
