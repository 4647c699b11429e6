"""What Sabika's bots cache and skip to save time: results are the same, to the last bit, as without it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from operator import mul
from typing import Any

import pytest

from partal.core.rng import Rng

from partal.bots.bot import PlaysOut
from partal.sabika.bots.actions import ActionEstimates
from partal.sabika.bots.evaluation import fitted
from partal.sabika.bots.features import features, turns_left
from partal.sabika.bots.heuristic import SabikaHeuristic
from partal.sabika.bots.known import Imagined, Known
from partal.sabika.bots.memory import ALL_GAINS
from partal.sabika.bots.names import NAMES
from partal.sabika.bots.prior import TURN, priors, pruned, rollout_move
from partal.sabika.bots.search import Budget, SabikaSearch
from partal.sabika.bots.turns import Breadth, Depth
from partal.sabika.bots.values import UNIT, all_gifts, hands_of, held_of, materials_value, packed
from partal.sabika.rules import RULES
from partal.sabika.rules.atlas import atlas_of
from partal.sabika.rules.bonus import TRIGGERS
from partal.sabika.rules.content import built_in
from partal.sabika.rules.moving import cost_with_tolls, move_cost, tolls
from partal.sabika.rules.open import is_yusuf
from partal.sabika.rules.scoring import Holding, tally
from partal.sabika.rules.state import State
from partal.sabika.rules.things import ACTIONS, CITY_COUNT, EITHER, MATERIAL_COUNT, MEASURES, WARE_COUNT
from partal.table.hint import outcomes

TABLES: list[tuple[int, dict[str, str]]] = [
    (1, {"events": "random"}),
    (2, {}),
    (3, {"events": "random", "edition": "de"}),
    (4, {"edition": "zh"}),
]
SEARCHED = Budget(Breadth(4, 3, 2, 2, 2, 0.5), 4, 12, Depth(4, 2, 3), 600.0)


def questions(seats: int, settings: dict[str, str], every: int = 1, seed: int = 5) -> Iterator[State]:
    """The tables of a game of medium at which somebody is asked; one answer in five is given at random."""
    state, rng = RULES.new(seats, seed, settings), Rng(seed)
    number = 0
    while (decision := RULES.decision(state)) is not None:
        if number % every == 0:
            yield state
        number += 1
        answer = rollout_move(state, decision) if rng.below(5) else rng.pick(decision.options)
        RULES.play(state, answer)


def asked(state: State) -> tuple[Any, Any]:
    decision = RULES.decision(state)
    assert decision is not None
    return RULES.view(state, decision.seat), decision


# Tables in place of views


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_the_heuristic_says_the_same_of_a_table_as_of_the_view_of_the_seat_that_is_asked(
    seats: int, settings: dict[str, str]
) -> None:
    for state in questions(seats, settings):
        view, decision = asked(state)
        ranked = priors(view, decision)
        assert priors(state, decision) == ranked
        assert rollout_move(state, decision) is ranked[0].answer
        assert pruned(state, decision, 2)[0] == ranked[0]
        assert fitted().totals(state) == fitted().totals(RULES.view(state, None))


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_medium_plays_out_a_game_as_it_would_answer_the_views(seats: int, settings: dict[str, str]) -> None:
    """From the first question on, where chance decides between starting tiles."""
    medium = SabikaHeuristic()
    assert isinstance(medium, PlaysOut)
    alone, answered = RULES.new(seats, 9, settings), RULES.new(seats, 9, settings)
    medium.play_out(alone, Rng(2))
    rng = Rng(2)
    while (decision := RULES.decision(answered)) is not None:
        RULES.play(answered, medium.choose(RULES.view(answered, decision.seat), decision, rng))
    assert RULES.encode(alone) == RULES.encode(answered)


def test_a_bot_that_cannot_play_out_a_game_is_asked_every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    state = RULES.new(2, 9)
    view, decision = asked(state)
    ends = outcomes(RULES, view, decision.options[0], Rng(1))

    class Answering:
        """Medium, without playing out games by itself."""

        def __init__(self) -> None:
            self.choose = SabikaHeuristic().choose

    monkeypatch.setattr("partal.table.hint.players.make", lambda *_: Answering())
    assert not isinstance(Answering(), PlaysOut)
    assert outcomes(RULES, view, decision.options[0], Rng(1)) == ends


# What is kept


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_an_estimate_does_not_depend_on_what_was_asked_before(seats: int, settings: dict[str, str]) -> None:
    """Every action and every bonus on the table, after all others and first of all, with several purses."""
    for state in questions(seats, settings, 11):
        view, decision = asked(state)
        content = state.content
        texts = sorted({*content.favour, *[tile.bonus for tile in content.store_tiles]})
        texts += sorted({text for tile in content.cities for text in (tile.bonus, tile.consolidation)})
        texts += sorted({poem.red for poem in content.poems})
        used = ActionEstimates(view)
        for worker in (-1, 0, 2, 3, 1):
            if worker >= 0 and not used.awake[worker]:
                continue
            used.assume_used(worker)
            for purse in (used.purse, 0, used.purse // 2):
                for action in range(len(ACTIONS)):
                    fresh = ActionEstimates(state, decision.seat)
                    fresh.assume_used(worker)
                    assert used.action(action, EITHER, purse) == fresh.action(action, EITHER, purse)
            for text in texts[::-1]:
                fresh = ActionEstimates(state, decision.seat)
                fresh.assume_used(worker)
                assert used.bonus(text) == fresh.bonus(text), text


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_gains_kept_from_other_tables_are_those_of_this_table(seats: int, settings: dict[str, str]) -> None:
    """Whatever a game has left in the cache, the priors are the same once it is cleared."""
    kept = 0
    for seed in (5, 6):
        for state in questions(seats, settings, 3, seed):
            _, decision = asked(state)
            ranked = priors(state, decision)
            everything = dict(ALL_GAINS)
            kept = max(kept, len(everything))
            ALL_GAINS.clear()
            assert priors(state, decision) == ranked
            ALL_GAINS.update(everything)
    assert kept


def test_the_values_of_hands_are_those_of_their_materials() -> None:
    prestige = built_in().material_prestige
    for builds, carves, repeats in ((0, 0, False), (1, 2, False), (4, 5, True)):
        hands = hands_of(prestige, builds, carves, repeats)
        assert hands_of(prestige, builds, carves, repeats) is hands
        for number in range(0, 5**MATERIAL_COUNT, 3):
            held = tuple([number // 5**material % 5 for material in range(MATERIAL_COUNT)])
            hand = packed([*held, 0, 0, 0])
            assert tuple([held_of(hand, material) for material in range(MATERIAL_COUNT)]) == held
            for _ in range(2):
                assert hands.value(hand) == materials_value(held, prestige, builds, carves, repeats)
                if number:
                    fewer = [hand - UNIT[material] for material in range(MATERIAL_COUNT) if held[material]]
                    assert hands.finest_fewer(hand) == max(fewer, key=hands.value)


def test_a_hand_has_room_for_everything_that_fits_into_a_store() -> None:
    hand = packed([60] * WARE_COUNT)
    assert [held_of(hand + 20 * UNIT[1], material) for material in range(MATERIAL_COUNT)] == [60, 80, 60, 60]


def test_the_gifts_of_poems_are_known_by_occasion() -> None:
    state = RULES.new(2, 1)
    for poems in ((), (1,), (2, 7, 18), (18, 7, 2)):
        given = all_gifts(state, poems)
        assert all_gifts(state, poems) is given
        for occasion in range(len(TRIGGERS)):
            blue = [state.content.poems[number - 1].blue for number in poems]
            assert given[occasion] == [text for poem in blue for when, text in poem.triggers if when == occasion]


def test_the_longest_chain_is_that_of_the_groups_in_any_order() -> None:
    atlas = atlas_of(built_in())
    for size in range(CITY_COUNT + 1):
        for cities in combinations(range(CITY_COUNT), size):
            longest = max([len(group) for group in atlas.groups(list(cities))], default=0)
            assert atlas.chain(list(cities)) == atlas.chain(list(cities)[::-1]) == longest


# What is left out


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_leaving_out_features_that_are_0_does_not_change_a_bit(seats: int, settings: dict[str, str]) -> None:
    for state in questions(seats, settings, 7):
        totals = fitted().totals(state)
        for player, row in enumerate(features(state)):
            assert len(row) == len(NAMES)
            if not is_yusuf(state, player):
                weights = fitted().weights[turns_left(state, player)]
                assert totals[player] == state.prestige(player) + sum(map(mul, row, weights))


def test_a_tally_is_in_the_order_of_the_measures() -> None:
    holding = Holding((1, 2, 3, 4, 5, 6), (0, 1), 7, 9, 10, 11, 12, (0, 1, 2), 13, 14, (1, 0, 2, 0, 3, 0, 0), 15, 16)
    counts = dict(zip(MEASURES, tally(holding, built_in()), strict=True))
    assert [counts[name] for name in ("palace", "fountain", "door", "garden", "tower", "window")] == [1, 2, 3, 4, 5, 6]
    expected = {
        "presence": 2,
        "consolidated": 7,
        "seal": 10,
        "blue poem": 11,
        "red poem": 12,
        "poem": 26,
        "trio of poems": 3,
        "box": 13,
        "minor": 15,
        "balance": 14,
        "major": 6,
        "trio of majors": 1,
        "building": 21,
        "pair of buildings": 6,
        "resource kind": 3,
        "favour": 15,
        "chain": 9,
    }
    assert {name: counts[name] for name in expected} == expected
    assert counts["blue presence"] + counts["red presence"] == 2


# Tables that look the same


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_tables_look_the_same_until_something_hidden_comes_to_light(seats: int, settings: dict[str, str]) -> None:
    """Two tables imagined from one view, with the same answers; what is hidden on them differs from the start."""
    compared = 0
    for number, state in enumerate(questions(seats, settings, 9)):
        view, decision = asked(state)
        twins = [Imagined(RULES.imagine(view, Rng(number + seed)), Known()) for seed in (100, 200)]
        if seats == 1 or not state.round:
            assert twins[0].known is twins[1].known is None
            continue
        while (decision := twins[0].state.pending) is not None:
            answer = rollout_move(twins[0].state, decision)
            for twin in twins:
                twin.play(answer)
            assert (twins[0].known is None) == (twins[1].known is None)
            if twins[0].known is None:
                break
            compared += 1
            assert RULES.view(twins[0].state, None) == RULES.view(twins[1].state, None)
            assert twins[0].state.pending == twins[1].state.pending
    assert compared > 100 or seats == 1


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_a_search_that_remembers_nothing_finds_the_same(
    seats: int, settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    remembered = 0
    for state in questions(seats, settings, 20 * seats):
        view, decision = asked(state)
        bot = SabikaSearch(SEARCHED)
        found = bot.consider(view, decision, Rng(1))
        arms = bot.evaluated(view, decision, Rng(2), 4)
        remembered += len(bot.turn_search.known.after)
        with monkeypatch.context() as patched:
            patched.setattr(Imagined, "is_hidden_as_before", lambda _: False)
            forgetful = SabikaSearch(SEARCHED)
            assert forgetful.consider(view, decision, Rng(1)) == found
            again = forgetful.evaluated(view, decision, Rng(2), 4)
        assert [(arm.line, arm.margins, arm.leads) for arm in again] == [
            (arm.line, arm.margins, arm.leads) for arm in arms
        ]
    assert remembered > 0 or seats == 1


def test_what_is_known_of_a_table_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in questions(2, {}) if asked(state)[1].prompt == TURN)
    _, decision = asked(state)
    known = Known()
    first = Imagined(state.copy(), known)
    ranked, totals = first.pruned(decision, 4), first.totals(fitted())
    second = Imagined(state.copy(), known)
    monkeypatch.setattr("partal.sabika.bots.known.priors", None)
    assert second.pruned(decision, 3) == ranked[:3]
    assert second.move(decision) is ranked[0].answer
    assert second.totals(fitted()) is totals


@pytest.mark.parametrize(("seats", "settings"), TABLES)
def test_a_move_with_the_tolls_known_costs_what_any_move_costs(seats: int, settings: dict[str, str]) -> None:
    """Tolls are looked up once for a turn; every offered move costs the same, and can be paid."""
    compared = paid = 0
    for state in questions(seats, settings):
        view, decision = asked(state)
        if decision.prompt != TURN:
            continue
        known = tolls(view, decision.seat)
        for option in decision.options:
            if option.verb != "rest":
                cost = cost_with_tolls(view, decision.seat, option.worker, option.square, known)
                assert (
                    cost == move_cost(state, decision.seat, option.worker, option.square) <= state.purse(decision.seat)
                )
                compared += 1
                paid += cost > 0
    assert compared > 200
    assert paid > 20
