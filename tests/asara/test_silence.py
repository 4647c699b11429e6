"""Twin tables: two tables that differ in one hidden thing look the same to everybody who may not know it.

Each swap changes one hidden thing by hand: cards between hands, a pile's order, a stored part, a purse.
Then every byte is compared that the unknowing seat receives: its view, its options, the refusals of its
own wrong answers and the events of its own answer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from partal.core.decision import IllegalAnswer, Option
from partal.core.match import Match
from partal.core.rng import Rng

from partal.asara.rules import RULES
from partal.asara.rules.actions import Bribe
from partal.asara.rules.professional import KeepLit, ReturnLit
from partal.asara.rules.state import State
from partal.asara.rules.things import BUYER_COLOURS, MARKETS, ORDINARY, PARTS
from partal.asara.rules.view import can_act
from partal.lab.lawbook.silence import before_the_unknown, seen_events
from tests.laws.tables import TABLES, Player, Table, table_at

ASARA = [table for table in TABLES if table.game == RULES.name]
Seat = int | None


def strangers(state: State, seat: Seat) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def swap_counts(counts: list[int], first: int, one: int, second: int, other: int) -> bool:
    """Swap a thing of number `one` in the row at `first` with one of number `other` in the row at `second`."""
    if one == other or not counts[first + one] or not counts[second + other]:
        return False
    for row, gives, gets in ((first, one, other), (second, other, one)):
        counts[row + gives] -= 1
        counts[row + gets] += 1
    return True


def hands_of_two_strangers(state: State, seat: Seat, rng: Rng) -> bool:
    others = strangers(state, seat)
    if len(others) < 2:
        return False
    first, second = rng.below(len(others)), rng.below(len(others) - 1)
    second += second >= first
    one, other = rng.below(BUYER_COLOURS), rng.below(BUYER_COLOURS)
    return swap_counts(state.hands, others[first] * BUYER_COLOURS, one, others[second] * BUYER_COLOURS, other)


def with_the_deck(state: State, cards: list[int], row: int, rng: Rng) -> bool:
    """Swap a card of this row of `cards` with an undealt one."""
    if not state.deck:
        return False
    place, mine = rng.below(len(state.deck)), rng.below(BUYER_COLOURS)
    theirs = state.deck[place]
    if mine == theirs or not cards[row * BUYER_COLOURS + mine]:
        return False
    cards[row * BUYER_COLOURS + mine] -= 1
    cards[row * BUYER_COLOURS + theirs] += 1
    state.deck = (*state.deck[:place], mine, *state.deck[place + 1 :])
    return True


def hand_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    return with_the_deck(state, state.hands, rng.pick(strangers(state, seat)), rng)


def cards_face_down_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    return with_the_deck(state, state.buried, rng.pick(strangers(state, seat)), rng)


def own_cards_face_down(state: State, seat: Seat, rng: Rng) -> bool:
    """Not to be looked at again, unless a house rule allows it (A-DISP-23)."""
    if seat is None or state.variant.own_peek:
        return False
    return with_the_deck(state, state.buried, seat, rng)


def shuffled(items: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    order = list(items)
    rng.shuffle(order)
    return tuple(order)


def order_of_the_deck(state: State, _: Seat, rng: Rng) -> bool:
    before = state.deck
    state.deck = shuffled(before, rng)
    return state.deck != before


def order_of_a_pile(state: State, _: Seat, rng: Rng) -> bool:
    kind = rng.below(4)
    before = state.piles[kind]
    state.piles[kind] = shuffled(before, rng)
    return state.piles[kind] != before


def order_of_the_lit_stack(state: State, _: Seat, rng: Rng) -> bool:
    before = state.lit_stack
    state.lit_stack = shuffled(before, rng)
    return state.lit_stack != before


def stored_part_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    """For a part of the same kind from its pile, unless the seat is looking at that pile."""
    kind = rng.pick(MARKETS)
    acting = state.todo[-1] if state.todo else None
    if isinstance(acting, Bribe) and acting.seat == seat and acting.pile == kind:
        return False
    row, pile = rng.pick(strangers(state, seat)) * PARTS, state.piles[kind]
    held = [part for part in range(kind * 10, kind * 10 + 10) if state.stored[row + part]]
    if not held or not pile:
        return False
    part, place = rng.pick(held), rng.below(len(pile))
    if pile[place] == part:
        return False
    state.stored[row + part] -= 1
    state.stored[row + pile[place]] += 1
    state.piles[kind] = (*pile[:place], part, *pile[place + 1 :])
    return True


def stored_parts_of_two_strangers(state: State, seat: Seat, rng: Rng) -> bool:
    others = strangers(state, seat)
    if len(others) < 2:
        return False
    rows = [others[0] * PARTS, others[-1] * PARTS]
    held = [[part for part in range(PARTS) if state.stored[row + part]] for row in rows]
    return all(held) and swap_counts(state.stored, rows[0], rng.pick(held[0]), rows[1], rng.pick(held[1]))


def lit_window_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    row, stack = rng.pick(strangers(state, seat)) * PARTS + ORDINARY, state.lit_stack
    held = [colour for colour in range(5) if state.stored[row + colour]]
    if not held or not stack:
        return False
    colour, place = rng.pick(held), rng.below(len(stack))
    if colour == stack[place]:
        return False
    state.stored[row + colour] -= 1
    state.stored[row + stack[place]] += 1
    state.lit_stack = (*stack[:place], colour, *stack[place + 1 :])
    return True


def windows_a_stranger_has_drawn(state: State, seat: Seat, rng: Rng) -> bool:
    acting = state.todo[-1] if state.todo else None
    if not isinstance(acting, (KeepLit, ReturnLit)) or acting.seat == seat or not state.lit_stack:
        return False
    drawn, stack = list(state.drawn), state.lit_stack
    place, other = rng.below(len(drawn)), rng.below(len(stack))
    if drawn[place] == stack[other]:
        return False
    state.lit_stack = (*stack[:other], drawn[place], *stack[other + 1 :])
    drawn[place] = stack[other]
    state.drawn = tuple(drawn)
    return True


def purse_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    if state.variant.open_money:
        return False
    state.money[rng.pick(strangers(state, seat))] += 1 + rng.below(9)
    return True


def chance_to_come(state: State, _: Seat, rng: Rng) -> bool:
    state.chance = rng.next()
    state.shuffles += 1
    return True


SWAPS: tuple[Callable[[State, Seat, Rng], bool], ...] = (
    hands_of_two_strangers,
    hand_of_a_stranger,
    cards_face_down_of_a_stranger,
    own_cards_face_down,
    order_of_the_deck,
    order_of_a_pile,
    order_of_the_lit_stack,
    stored_part_of_a_stranger,
    stored_parts_of_two_strangers,
    lit_window_of_a_stranger,
    windows_a_stranger_has_drawn,
    purse_of_a_stranger,
    chance_to_come,
)


def twin_of(state: State, swap: Callable[[State, Seat, Rng], bool], seat: Seat, rng: Rng) -> State | None:
    """The table with one hidden thing changed, or None if there is none or the question would change."""
    twin = state.copy()
    if not swap(twin, seat, rng):
        return None
    twin.measure_all()
    if twin.todo:
        asked = twin.todo[-1].ask(twin)
        if asked is None or len(asked.options) < 2 or not can_act(twin):
            return None  # The seat that is asked would have no choice here, which everybody would see.
        twin.pending = asked
    return twin


def refusal(match: Match[State], option: Option) -> str:
    """The words with which a wrong answer is refused."""
    try:
        match.play(option)
    except IllegalAnswer as error:
        return str(error)
    raise AssertionError(f"{option} was played")


def compare(match: Match[State], twin_match: Match[State], seat: Seat, rng: Rng) -> None:
    """Every byte this seat receives from the two tables must be the same."""
    decision, twin_decision = match.decision, twin_match.decision
    real, twin = json.dumps(match.view(seat).plain()), json.dumps(twin_match.view(seat).plain())
    assert twin == real
    assert twin_match.scores == match.scores
    if decision is None or decision.seat != seat:
        return
    assert twin_decision == decision
    for option in RULES.options[rng.below(23) :: 23]:
        assert twin_match.canonical(option) is match.canonical(option)
        if match.canonical(option) not in decision.options:
            assert refusal(twin_match, option) == refusal(match, option)
    option = rng.pick(decision.options)
    events, echo = match.play(option), twin_match.play(option)
    pairs = zip(seen_events(before_the_unknown(events, seat), seat), seen_events(before_the_unknown(echo, seat), seat))
    assert all(one == other for one, other in pairs)


def twin_matches(table: Table, every: int) -> Counter[str]:
    """Compares twins all through a game; returns how often each swap could be made."""
    made: Counter[str] = Counter()
    rng, player, match = Rng(table.seed), Player(f"twins {table.seed}"), table.match()
    tables = [table.match(), table.match()]
    while True:
        decision = match.decision
        if match.number % every == 0 or decision is None:
            state = match.at(match.number)
            for seat in (*range(table.seats), None):
                for swap in SWAPS:
                    twin = twin_of(state, swap, seat, rng)
                    if twin is not None:
                        made[swap.__name__] += 1
                        for other, now in zip(tables, (state.copy(), twin)):
                            other._state = now
                        compare(tables[0], tables[1], seat, rng)
        if decision is None:
            return made
        match.play(player.choose(decision))


@pytest.mark.proves("A-SET-11", "A-SET-20", "A-SET-21", "A-DISP-23", "A-SPY-03", "A-LIT-05", "A-FUND-04")
@pytest.mark.parametrize("table", ASARA[1::5], ids=lambda table: table.name)
def test_a_seat_cannot_tell_twin_tables_apart(table: Table) -> None:
    made = twin_matches(table, every=13)
    assert made["hand_of_a_stranger"]
    assert made["order_of_a_pile"]


@pytest.mark.proves("A-LIT-05", "A-SET-11", "A-DISP-23")
def test_every_hidden_thing_is_swapped_somewhere() -> None:
    """The comparison is not empty: each kind of secret is changed at the full table, often."""
    made = twin_matches(table_at("asara", 4, (("professional", "true"),), 5), every=4)
    assert {swap.__name__ for swap in SWAPS} == set(made)


@pytest.mark.proves("A-SET-11", "A-SET-21")
def test_open_money_shows_every_purse_and_closed_money_only_the_viewers() -> None:
    """The counterpart of the law: what a house rule opens is seen, and nothing else."""
    closed = Match(RULES, 3, 4)
    opened = Match(RULES, 3, 4, {"open-money": "true"})
    assert closed.view(1).plain()["money"] == (None, 21, None)
    assert opened.view(1).plain()["money"] == (20, 21, 22)
    assert opened.view(None).plain()["money"] == (20, 21, 22)
    assert closed.view(None).plain()["money"] == (None, None, None)
    hidden = ("hand", "stored", "hand_sizes", "pile_sizes")
    for name in hidden:
        assert opened.view(1).plain()[name] == closed.view(1).plain()[name]


@pytest.mark.proves("A-DISP-23")
def test_own_cards_face_down_are_shown_again_only_by_house_rule() -> None:
    for settings, shown in (({}, None), ({"facedown-own-peek": "true"}, 1)):
        match = Match(RULES, 2, 8, settings)
        match.play("go coloured")
        decision = match.decision
        assert decision is not None
        match.play(decision.options[0])
        buried = match.view(0).plain()["buried"]
        assert (buried if shown is None else sum(buried)) == shown
        assert match.view(1).plain()["buried"] in (None, (0, 0, 0, 0, 0))
        assert match.view(None).plain()["buried"] is None
        assert [line for line in match.log(1) if "laid-face-down" in line] == ["0 laid-face-down coloured {?}"]
