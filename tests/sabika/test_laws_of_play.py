"""Laws of play that only Sabika has: workers, turns, chance, and bonus within bonus."""

from __future__ import annotations

from collections import Counter

import pytest

from partal.core.match import Match

from partal.sabika.rules import RULES
from partal.sabika.rules.things import RING_OF, RING_OF_SQUARE, WARE_COUNT, WORKER_COUNT, WORKSHOP
from tests.laws.tables import Player
from tests.sabika.games import Game, each_game, humans, walk
from tests.sabika.moments import quiet
from tests.sabika.table import Table

# Workers and turns


@pytest.mark.proves("S-INV-02", "S-MOVE-06", "S-WAKE-02")
@each_game
def test_each_worker_stands_in_one_place_of_its_own_ring_or_the_workshop(game: Game) -> None:
    """No two builders of one player share a square, and nobody stands on a covered one."""
    for state, _, _ in walk(game, "workers"):
        assert len(state.workers) == len(state.awake) == 4 * state.players
        rings = state.content.rings[state.side]
        for index, square in enumerate(state.workers):
            if square != WORKSHOP:
                assert square in rings[RING_OF[index % WORKER_COUNT]]
        for player in range(state.players):
            one, other = state.workers[player * WORKER_COUNT : player * WORKER_COUNT + 2]
            assert one != other or one == WORKSHOP
        start = state.content.sultan[state.players]
        assert [RING_OF_SQUARE[square] for square in state.sultan] == [RING_OF_SQUARE[square] for square in start]
        assert all(square in rings[RING_OF_SQUARE[square]] for square in state.sultan)


@pytest.mark.proves("S-INV-01", "S-ADV-11")
@each_game
def test_the_moving_player_may_always_rest_and_one_event_is_active(game: Game) -> None:
    """Turns last while somebody stands: as many in a round as there are workers."""
    asked: Counter[int] = Counter()
    for state, decision, _ in walk(game, "rest"):
        if decision is None or decision.prompt != "sabika.turn":
            continue
        asked[state.round] += 1
        first = decision.seat * WORKER_COUNT
        standing = [worker for worker in range(WORKER_COUNT) if state.awake[first + worker]]
        rests = [option for option in decision.options if option.notation.startswith("rest ")]
        alike = standing[:2] == [0, 1] and state.workers[first] == state.workers[first + 1] == WORKSHOP
        assert len(rests) == len(standing) - alike >= 1
        if state.events:
            assert state.event == state.content.events[state.events[state.active_event] - 1].changes
        else:
            assert set(state.event) == {0}
    # The very last worker of a round may only be left the choice to rest, and is then not asked.
    assert list(asked) == [1, 2, 3, 4, 5]
    assert all(count <= 4 * game.seats for count in asked.values())


@pytest.mark.proves("S-INV-14")
@each_game
def test_nothing_passes_between_players(game: Game) -> None:
    """In a turn others gain only where a ship settles beside theirs or, by house rule, a toll; they never pay."""
    owner = dict(game.settings).get("occupied-payment") == "owner"
    match, player = game.match(), Player(f"between {game.seats} {game.seed}")
    while (decision := match.decision) is not None:
        before = match._state.copy()
        events = match.play(player.choose(decision))
        if any(event.kind in ("narrator-moved", "revealed-tile", "received-income") for event in events):
            continue
        state = match._state
        if before.round != state.round or not before.round:
            continue
        for other in humans(state):
            if other == decision.seat or any(e.seat == other and e.kind in ("worked", "rested") for e in events):
                continue
            gained = [event for event in events if event.seat == other and event.kind == "gained"]
            assert {event.words[2] for event in gained} <= ({"opponent", "toll"} if owner else {"opponent"})
            if decision.prompt in ("sabika.tribute-marker", "sabika.tribute-seals", "sabika.tribute-dinars"):
                continue
            assert state.dinars[other] == before.dinars[other] + sum(int(event.words[0]) for event in gained)
            row = slice(other * WARE_COUNT, (other + 1) * WARE_COUNT)
            assert state.store[row] == before.store[row]
            assert state.seals[other] == before.seals[other] or decision.prompt == "sabika.dues"


# Chance


@pytest.mark.proves("S-INV-13")
@each_game
def test_nothing_but_shuffles_and_draws_is_left_to_chance(game: Game) -> None:
    """A table with the same piles and another chance goes the same way, to the last byte, until piles are reshuffled.

    In the solo game the worker tiles are shuffled after each round.
    """
    match, player = game.match(), Player(f"chance {game.seats} {game.seed}")
    twin = match._state.copy()
    twin.chance += 12345
    steps = 0
    while (decision := match.decision) is not None:
        option = player.choose(decision)
        match.play(option)
        RULES.play(twin, option)
        real, other = RULES.encode(match._state), RULES.encode(twin)
        solo = game.seats == 1 and match._state.round > 1
        if real["shuffles"] or solo:
            break
        assert {name for name in real if real[name] != other[name]} == {"chance"}
        steps += 1
    assert steps >= (15 if game.seats > 1 else 4)


@pytest.mark.proves("S-INV-13")
def test_the_same_seed_and_answers_are_the_same_game_and_another_seed_is_not() -> None:
    for seats in (1, 2, 3, 4):
        ends = []
        for seed in (5, 5, 6):
            match, player = Match(RULES, seats, seed, {"events": "random"}), Player("again")
            while match.decision is not None:
                match.play(player.choose(match.decision))
            ends.append(match.digest)
        assert ends[0] == ends[1] != ends[2]


@pytest.mark.proves("S-INV-13")
def test_everything_that_is_drawn_differs_from_seed_to_seed() -> None:
    """Wishes and their places, tiles, cards, the bag, balance cards, starting tiles, events, and Yusuf's piles."""
    drawn = [
        "wishes",
        "bag",
        "store_piles",
        "store_display",
        "minor_deck",
        "poem_deck",
        "major_poems",
        "city_tiles",
        "trade",
        "balance_cards",
        "offered",
        "events",
        "yusuf_tiles",
        "yusuf_decks",
    ]
    fixed = ["sultan", "marble_spaces", "major_tiles", "dinars", "workers", "boxes", "city_seals"]
    states = [RULES.new(1, seed, {"events": "random"}) for seed in range(12)]
    for name in drawn:
        assert len({repr(getattr(state, name)) for state in states}) > 1, name
    two = [RULES.new(2, seed) for seed in range(12)]
    for name in fixed:
        assert len({repr(getattr(state, name)) for state in two}) == 1, name


# Bonus within bonus


@pytest.mark.proves("S-INV-11")
def test_a_bonus_is_resolved_completely_before_the_action_that_gave_it_goes_on() -> None:
    """A major building: the favour's two transactions come whole before the tile's 4 dinars and two transactions."""
    table = quiet(
        store={"anna": "gypsum 2, marble"},
        boxes={"anna": 6},
        favour={"anna": 3},
        major_tiles=[5, 1],
        rondel={"R2": None},
    )
    table.anna.works("builder-1", to="construction-1")
    table.anna.answers("build major", "lay gypsum", "tile 5", "favour 4")
    table.anna.answers("sell gypsum")
    assert table.anna.dinars == 1
    table.anna.answers("stop")
    table.waits_for("anna", "sabika.transact")
    assert table.anna.dinars == 1 + 4
    table.anna.answers("sell marble")
    assert table.anna.dinars == 1 + 4 + 3
    table.anna.answers("stop")
    table.waits_for("ben", "sabika.turn")


@pytest.mark.proves("S-INV-11")
def test_bonuses_nest_to_the_bottom_first() -> None:
    """A red poem gives its paria and consolidates, the red city builds, the building's balance exports, the export's
    city gives a dinar and a good."""
    table = Table(
        "anna",
        "ben",
        sultan=[],
        poems={"anna": "12 red"},
        store={"anna": "wood, sugar"},
        dinars={"anna": 1},
        minor_display=[2, 4, 5, 7],
        balance_card={"anna": 0},
        row={"anna": [0]},
        cities={"algiers": "C1", "fez": "C7"},
        ships={"anna": "fez left"},
        rondel={"R2": "cane"},
        marble={"B2": False},
    )
    table.anna.works("poet", to="reactivate-1")
    table.anna.answers("reactivate 12", "consolidate fez", "build minor 4", "lay wood", "place right")
    table.waits_for("anna", "sabika.pick")
    table.anna.answers("pick 2", "ship to algiers", "export sugar")
    assert (table.anna.dinars, table.anna.seals, table.anna.parias) == (1, 1, 1 + 2)
    table.waits_for("anna", "sabika.take-good")
    table.anna.answers("take R2")
    assert (table.anna.store, table.anna.dinars, table.anna.parias) == ({"sugar": 1}, 1, 1 + 2)
    table.waits_for("ben", "sabika.turn")
