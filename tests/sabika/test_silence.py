"""Twin tables: two tables that differ in one hidden thing look the same to everybody who may not know it (S-INV-12).

Each swap changes one hidden thing by hand: a starting tile, a deck's order, the third event, Yusuf's piles.
Then every byte is compared that the unknowing seat receives: its view, its options, the refusals of its
own wrong answers and the events of its own answer.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable

import pytest

from partal.core.decision import IllegalAnswer, Option
from partal.core.event import NOBODY, Event
from partal.core.match import Match
from partal.core.rng import Rng

from partal.sabika.rules import RULES
from partal.sabika.rules.state import State
from partal.sabika.rules.view import View
from tests.laws.tables import Player

Seat = int | None
SETTINGS = ({"events": "random"}, {"events": "1+2", "edition": "zh"}, {"events": "2+1", "edition": "de"}, {})


def before_the_unknown(events: tuple[Event, ...], seat: Seat) -> list[str]:
    """What the seat is told, up to the first event that brings hidden things to light or is somebody else's."""
    told: list[str] = []
    for event in events:
        if event.reveals or event.seat not in (seat, NOBODY):
            return told
        told.append(event.seen_by(seat).notation)
    return told


# What is hidden


def shuffled(items: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    order = list(items)
    rng.shuffle(order)
    return tuple(order)


def starting_tiles_of_two_strangers(state: State, seat: Seat, rng: Rng) -> bool:
    """All they were dealt, and which of it they kept."""
    others = [other for other in range(state.seats) if other != seat]
    if not any(state.offered) or len(others) < 2:
        return False
    first, second = others[0], others[-1]
    state.offered[first], state.offered[second] = state.offered[second], state.offered[first]
    for other in (first, second):
        if state.kept[other]:
            state.kept[other] = rng.pick(state.offered[other])
    return True


def starting_tile_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    """For one that nobody was dealt."""
    others = [other for other in range(state.seats) if other != seat]
    if not any(state.offered) or not others:
        return False
    dealt = [number for tiles in state.offered for number in tiles]
    left = [tile.number for tile in state.content.start_tiles if tile.number not in dealt]
    other = rng.pick(others)
    state.offered[other] = tuple(sorted((rng.pick(left), rng.pick(state.offered[other]))))
    if state.kept[other]:
        state.kept[other] = rng.pick(state.offered[other])
    return True


def kept_tile_of_a_stranger(state: State, seat: Seat, rng: Rng) -> bool:
    """The other one of the two."""
    others = [other for other in range(state.seats) if other != seat and state.kept[other]]
    if not any(state.offered) or not others:
        return False
    other = rng.pick(others)
    state.kept[other] = next(tile for tile in state.offered[other] if tile != state.kept[other])
    return True


def order_of_the_bag(state: State, _: Seat, rng: Rng) -> bool:
    before = state.bag
    state.bag = shuffled(before, rng)
    return state.bag != before


def order_of_the_minor_cards(state: State, _: Seat, rng: Rng) -> bool:
    before = state.minor_deck
    state.minor_deck = shuffled(before, rng)
    return state.minor_deck != before


def order_of_the_minor_poems(state: State, _: Seat, rng: Rng) -> bool:
    before = state.poem_deck
    state.poem_deck = shuffled(before, rng)
    return state.poem_deck != before


def storehouse_tiles_in_the_piles(state: State, _: Seat, rng: Rng) -> bool:
    """Their order, and which pile they lie in."""
    before, left = list(state.store_piles), len(state.store_piles[0])
    tiles = shuffled((*before[0], *before[1]), rng)
    state.store_piles = [tiles[:left], tiles[left:]]
    return state.store_piles != before


def third_event(state: State, _: Seat, rng: Rng) -> bool:
    """For one that is not used, of the same kind."""
    if len(state.events) < 3 or state.active_event > 0:
        return False
    events = state.content.events
    positive = events[state.events[2] - 1].positive
    others = [e.number for e in events if e.number not in state.events and e.positive == positive]
    state.events = (*state.events[:2], rng.pick(others))
    return True


def yusufs_worker_tiles(state: State, _: Seat, rng: Rng) -> bool:
    before = state.yusuf_tiles
    state.yusuf_tiles = shuffled(before, rng)
    return state.yusuf_tiles != before


def yusufs_cards(state: State, _: Seat, rng: Rng) -> bool:
    deck = rng.below(3)
    before = state.yusuf_decks[deck]
    state.yusuf_decks[deck] = shuffled(before, rng)
    return state.yusuf_decks[deck] != before


def chance_to_come(state: State, _: Seat, rng: Rng) -> bool:
    state.chance = rng.next()
    state.shuffles += 1
    return True


Swap = Callable[[State, Seat, Rng], bool]
SWAPS: tuple[Swap, ...] = (
    starting_tiles_of_two_strangers,
    starting_tile_of_a_stranger,
    kept_tile_of_a_stranger,
    order_of_the_bag,
    order_of_the_minor_cards,
    order_of_the_minor_poems,
    storehouse_tiles_in_the_piles,
    third_event,
    yusufs_worker_tiles,
    yusufs_cards,
    chance_to_come,
)


# Twins


def twin_of(state: State, swap: Swap, seat: Seat, rng: Rng) -> State | None:
    twin = state.copy()
    if not swap(twin, seat, rng):
        return None
    if twin.todo:
        twin.pending = twin.todo[-1].ask(twin)
    return twin


def refusal(match: Match[State], option: Option) -> str:
    with pytest.raises(IllegalAnswer) as error:
        match.play(option)
    return str(error.value)


def compare(real: Match[State], twin: Match[State], seat: Seat, rng: Rng) -> None:
    """Every byte this seat receives from the two tables must be the same."""
    assert json.dumps(twin.view(seat).plain()) == json.dumps(real.view(seat).plain())
    assert twin.scores == real.scores
    assert twin.log(seat) == real.log(seat)
    decision = real.decision
    if decision is None or decision.seat != seat:
        return
    assert twin.decision == decision
    for option in RULES.options[rng.below(29) :: 29]:
        assert twin.canonical(option) is real.canonical(option)
        if real.canonical(option) not in decision.options:
            assert refusal(twin, option) == refusal(real, option)
    option = rng.pick(decision.options)
    told, echo = before_the_unknown(real.play(option), seat), before_the_unknown(twin.play(option), seat)
    assert all(one == other for one, other in zip(told, echo))


def play_beside_twins(seats: int, seed: int, settings: dict[str, str], every: int) -> Counter[str]:
    """Compares twins all through a game; returns how often each swap could be made."""
    made: Counter[str] = Counter()
    rng, player = Rng(seed), Player(f"twins {seats} {seed}")
    match = Match(RULES, seats, seed, settings)
    tables = [Match(RULES, seats, seed, settings) for _ in range(2)]
    while True:
        if match.number % every == 0 or match.number <= 5 or match.decision is None:
            state = match.at(match.number)
            for seat in (*range(seats), None):
                for swap in SWAPS:
                    twin = twin_of(state, swap, seat, rng)
                    if twin is not None:
                        made[swap.__name__] += 1
                        for table, now in zip(tables, (state.copy(), twin)):
                            table._state = now
                            table.history.clear()
                        compare(tables[0], tables[1], seat, rng)
        if match.decision is None:
            return made
        match.play(player.choose(match.decision))


@pytest.mark.proves("S-INV-12", "S-ADV-05", "S-SETP-09")
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_seat_cannot_tell_twin_tables_apart(seats: int, settings: dict[str, str]) -> None:
    made = play_beside_twins(seats, 3 + seats, settings, every=9)
    hidden = {swap.__name__ for swap in SWAPS}
    if seats == 1:  # The tile is turned up as soon as it is kept; only a spectator is a stranger to it before.
        hidden -= {"starting_tiles_of_two_strangers", "kept_tile_of_a_stranger"}
    else:
        hidden -= {"yusufs_worker_tiles", "yusufs_cards"}
    if not settings:
        hidden -= {"third_event"}
    assert set(made) == hidden


@pytest.mark.proves("S-INV-12")
def test_what_lies_open_is_seen_by_all_alike() -> None:
    """The neighbour of the law: every other thing that is changed by hand is seen, by every seat."""
    state = RULES.new(3, 6, {"events": "random"})
    seen = json.dumps(RULES.view(state, None).plain())

    def shown(change: Callable[[State], None]) -> bool:
        twin = state.copy()
        change(twin)
        plains = [json.dumps(RULES.view(twin, seat).plain()) for seat in (0, 1, 2, None)]
        befores = [json.dumps(RULES.view(state, seat).plain()) for seat in (0, 1, 2, None)]
        return all(one != other for one, other in zip(plains, befores))

    def coming_event(twin: State) -> None:
        others = [number for number in range(1, 15) if number not in twin.events]
        twin.events = (twin.events[0], others[0], twin.events[2])

    assert shown(lambda twin: twin.dinars.__setitem__(1, 7))
    assert shown(lambda twin: twin.store.__setitem__(3, 1))
    assert shown(lambda twin: twin.poem_display.reverse())
    assert shown(lambda twin: setattr(twin, "bag", twin.bag[1:]))
    assert shown(lambda twin: setattr(twin, "minor_waste", (1,)))
    assert shown(lambda twin: setattr(twin, "wishes", twin.wishes[::-1]))
    assert shown(coming_event)
    assert json.dumps(RULES.view(state, None).plain()) == seen


@pytest.mark.proves("S-INV-12", "S-SETP-08", "S-SETP-09")
def test_starting_tiles_are_secret_until_all_have_chosen_and_then_the_kept_ones_lie_open() -> None:
    match = Match(RULES, 3, 12)
    offered = match.at(1).offered
    kept = []
    for seat in (0, 1, 2):
        for eyes in (0, 1, 2, None):
            view = match.view(eyes)
            assert isinstance(view, View)
            assert not view.revealed
            assert view.tiles == (() if eyes is None else offered[eyes])
            assert view.kept == tuple(kept[other] if other < seat and other == eyes else 0 for other in range(3))
            assert view.chosen == tuple(other < seat for other in range(3))
            question = view.question
            assert question is not None
            mine = tuple(RULES.read(f"keep tile {number}") for number in offered[seat])
            assert question.options == (mine if eyes == seat else None)
        kept.append(offered[seat][seat % 2])
        match.play(f"keep tile {kept[-1]}")
    for eyes in (0, 1, 2, None):
        view = match.view(eyes)
        assert isinstance(view, View)
        assert (view.revealed, view.kept, view.tiles) == (True, tuple(kept), ())
        secrets = [line for line in match.log(eyes) if "dealt-tiles" in line or "kept-tile" in line]
        assert secrets == [
            *[f"{s} dealt-tiles 2 {{{' '.join(map(str, offered[s])) if s == eyes else '? ?'}}}" for s in range(3)],
            *[f"{s} kept-tile {{{kept[s] if s == eyes else '?'}}}" for s in range(3)],
        ]
        assert [line for line in match.log(eyes) if "revealed-tile" in line] == [
            f"{s} revealed-tile {kept[s]}" for s in range(3)
        ]


@pytest.mark.proves("S-INV-12", "S-ADV-05")
def test_the_third_event_and_the_unused_ones_stand_in_no_view_until_the_first_change() -> None:
    """Over a whole game: two numbers are shown, after the first change three."""
    match, player = Match(RULES, 2, 21, {"events": "random"}), Player("third event")
    events = match.at(1).events
    changed = False
    while (decision := match.decision) is not None:
        for event in match.play(player.choose(decision)):
            changed = changed or event.kind == "event-changed"
        for eyes in (0, 1, None):
            view = match.view(eyes)
            assert isinstance(view, View)
            assert view.events == (events if changed else events[:2])
    assert changed


@pytest.mark.proves("S-INV-12", "S-SSET-13", "S-SSET-14", "S-STURN-06")
def test_yusufs_piles_show_their_number_and_his_used_cards_lie_open() -> None:
    match, player = Match(RULES, 1, 22), Player("his piles")
    while (decision := match.decision) is not None:
        state = match.at(match.number)
        view = match.view(0)
        assert isinstance(view, View)
        assert view.yusuf_tile_count == 4 - len(state.yusuf_shown) == len(state.yusuf_tiles)
        assert view.yusuf_shown == state.yusuf_shown
        assert view.yusuf_wastes == state.yusuf_wastes
        used = [len(waste) for waste in state.yusuf_wastes]
        assert view.yusuf_deck_sizes == tuple(all_ - out for all_, out in zip((12, 7, 7), used))
        match.play(player.choose(decision))
