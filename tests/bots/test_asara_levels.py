"""The levels of Asara: each answers legally, in time, from its view alone, the same from the same seed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from partal.core.decision import Decision, Option
from partal.core.rng import Rng

from partal.asara.bots import beam as asara_planner
from partal.asara.bots import levels as asara_levels
from partal.asara.bots.beam import AsaraBeamSearch, BeamBudget, reply
from partal.asara.bots.evaluation import features, fitted, sure_points
from partal.asara.bots.features import FEATURES
from partal.asara.bots.heuristic import AsaraHeuristic
from partal.asara.bots.search import SEARCHED, AsaraGuide
from partal.asara.rules import RULES
from partal.asara.rules.notation import Go
from partal.asara.rules.state import State
from partal.asara.rules.things import BANK, COLOURED, FAVOUR
from partal.asara.rules.view import View
from partal.bots import mcts as search
from partal.bots.bot import Stop
from partal.bots.mcts import PRIOR_DETERMINIZATIONS, RATED, RATED_GAMES, Budget, Searcher
from partal.lab.simulate import play_one
from partal.table import players
from partal.table.hint import HINTS, advice
from tests.sampling import sampled

FEW = Budget(simulations=10, seconds=9.0, determinizations=4, widest=6)
LITTLE = BeamBudget(turns=16, candidates=4, width=2, seconds=9.0)
PROFESSIONAL = {"professional": "true"}


class Ticking:
    """A clock that advances by a second per look, so that results do not depend on the machine."""

    looks = 0

    def thread_time(self) -> float:
        self.looks += 1
        return float(self.looks)


def searcher(budget: Budget = FEW, stop: Stop | None = None) -> Searcher:
    return Searcher(AsaraGuide(fitted(), asara_levels.TURNS), AsaraHeuristic(), budget, stop, SEARCHED)


def planner(budget: BeamBudget = LITTLE, stop: Stop | None = None) -> AsaraBeamSearch:
    return AsaraBeamSearch(fitted(), budget, stop)


def moments(
    seats: int = 2, seed: int = 4, settings: dict[str, str] | None = None, every: int = 23
) -> list[tuple[State, Decision]]:
    """Some questions of a game between medium bots."""
    state, rng, bot = RULES.new(seats, seed, settings), Rng(seed), AsaraHeuristic()
    found: list[tuple[State, Decision]] = []
    number = 0
    while (decision := RULES.decision(state)) is not None:
        if number % every == 0:
            found.append((state.copy(), decision))
        number += 1
        RULES.play(state, bot.choose(RULES.view(state, decision.seat), decision, rng))
    return found


def share(one: str, other: str, games: int, settings: dict[str, str] | None = None) -> float:
    """How often one bot beats another over the same deals on both seats; a tie is half."""
    wins = 0.0
    for seed in range(games):
        first = play_one("asara", 2, seed, [one, other], settings)["scores"]
        second = play_one("asara", 2, seed, [other, one], settings)["scores"]
        wins += (first[0] > first[1]) + (first[0] == first[1]) / 2
        wins += (second[1] > second[0]) + (second[1] == second[0]) / 2
    return wins / (2 * games)


@pytest.mark.long
@pytest.mark.parametrize("settings", [{}, PROFESSIONAL])
def test_easy_loses_to_medium_and_beats_random(settings: dict[str, str]) -> None:
    assert share("medium", "easy", 15, settings) >= 0.7
    assert share("easy", "random", 15, settings) >= 0.9


@pytest.mark.parametrize("settings", [{}, PROFESSIONAL])
@sampled("seats", [2, 3, 4])
def test_a_search_plays_whole_games_legally(
    seats: int, settings: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asara_levels, "HARD", Budget(3, 9.0, 2, 4))
    monkeypatch.setattr(asara_levels, "MASTER", BeamBudget(2, 3, 1, 9.0))
    for name in ("hard", "master"):
        told = play_one("asara", seats, 8, [name, "easy"], settings)
        assert told["scores"][0] > 40


@pytest.mark.soak
@pytest.mark.parametrize("name", ["easy", "medium", "hard", "master"])
def test_no_level_answers_what_was_not_offered_in_1000_games(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The searches think little: their answers pass through the same code as when they think long."""
    monkeypatch.setattr(asara_levels, "HARD", Budget(3, 9.0, 2, 4))
    monkeypatch.setattr(asara_levels, "MASTER", BeamBudget(2, 3, 1, 9.0))
    for seed in range(1_000):
        settings = PROFESSIONAL if seed % 2 else {}
        play_one("asara", 2 + seed % 3, seed, [name, "random"], settings)


@sampled(
    "switch", [(switch.name, value) for switch in RULES.switches for value in switch.values[1:]], every=8, ids="=".join
)
def test_the_search_knows_what_to_do_by_every_house_rule(switch: tuple[str, str]) -> None:
    for state, decision in moments(2, 6, {**PROFESSIONAL, switch[0]: switch[1]}, 41):
        for bot in (searcher(Budget(4, 9.0, 2, 6)), planner(BeamBudget(2, 3, 1, 9.0))):
            assert bot.choose(RULES.view(state, decision.seat), decision, Rng(1)) in decision.options


@pytest.mark.parametrize("make", [searcher, planner])
def test_a_search_is_reproducible_from_its_seed_and_uses_its_randomness(make: Callable[[], Any]) -> None:
    answers: list[list[Option]] = []
    margins: list[list[float]] = []
    for seed in (5, 5, 6):
        bot = make()
        asked = moments()
        answers.append([bot.choose(RULES.view(state, each.seat), each, Rng(seed)) for state, each in asked])
        state, first = asked[0]
        found = bot.consider(RULES.view(state, first.seat), first, Rng(seed))
        margins.append([candidate.margin for candidate in found])
    assert answers[0] == answers[1]
    assert margins[0] == margins[1] != margins[2]


def test_a_search_rates_at_least_three_options() -> None:
    """Even if it would have tried only one by itself; each is tried often enough to be reported."""
    few = 0
    for state, decision in moments():
        view = RULES.view(state, decision.seat)
        found = searcher(Budget(6, 99.0, 2, 2)).consider(view, decision, Rng(4))
        assert len(found) >= min(RATED, len(decision.options))
        assert sorted([one.visits for one in found])[-min(RATED, len(found))] >= RATED_GAMES
        few += len(decision.options) > RATED
    assert few > 3


@pytest.mark.parametrize("name", ["easy", "medium", "hard", "master"])
def test_what_a_seat_cannot_see_does_not_change_its_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A twin of the table with other hidden things looks the same from this seat, and gets the same answer."""
    monkeypatch.setattr(asara_levels, "HARD", FEW)
    monkeypatch.setattr(asara_levels, "MASTER", LITTLE)
    differed = 0
    for state, decision in moments(every=31):
        seat = decision.seat
        twin = RULES.imagine(RULES.view(state, seat), Rng(99))
        differed += twin.hands != state.hands or twin.piles != state.piles
        assert RULES.view(twin, seat) == RULES.view(state, seat)
        answers = [
            players.make("asara", name).choose(RULES.view(table, seat), decision, Rng(3)) for table in (state, twin)
        ]
        assert answers[0] is answers[1]
    assert differed > 3


def test_a_search_that_is_told_to_stop_answers_after_one_simulation() -> None:
    state, decision = moments()[0]
    bot = searcher(Budget(100_000, 1_000.0, 8, 8), lambda: True)
    assert bot.choose(RULES.view(state, decision.seat), decision, Rng(1)) in decision.options
    assert bot.simulations == 1
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += 1
        return asked > 6

    bot = searcher(Budget(100_000, 1_000.0, 8, 8), enough)
    bot.choose(RULES.view(state, decision.seat), decision, Rng(1))
    assert bot.simulations == 7


def test_the_clock_ends_a_search_that_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr(search, "time", clock)
    state, decision = moments()[0]
    bot = searcher(Budget(1_000_000, 20.0, 8, 8))
    start = time.thread_time()
    assert bot.choose(RULES.view(state, decision.seat), decision, Rng(1)) in decision.options
    assert time.thread_time() - start < 5.0, "between two looks at the clock it thinks for long"
    assert 21 < clock.looks < 30, "once the time is up it does not go on"
    assert 1 <= bot.simulations <= 21


def test_without_a_simulation_the_fallback_answers() -> None:
    for state, decision in moments():
        view = RULES.view(state, decision.seat)
        expected = AsaraHeuristic().choose(view, decision, Rng(1))
        assert searcher(Budget(0, 1.0, 1, 4)).choose(view, decision, Rng(1)) is expected


@sampled("seats", [2, 3, 4])
def test_a_level_answers_in_its_time_on_one_core(seats: int) -> None:
    """The dearest questions are those at the beginning of a year; the budgets are counted, and leave room."""
    state, medium, rng = RULES.new(seats, 5, PROFESSIONAL), AsaraHeuristic(), Rng(5)
    while state.year < 3:
        decision = RULES.decision(state)
        assert decision is not None
        RULES.play(state, medium.choose(RULES.view(state, decision.seat), decision, rng))
    decision = RULES.decision(state)
    assert decision is not None
    assert decision.prompt == "asara.dispatch"
    view = RULES.view(state, decision.seat)
    hard, master = asara_levels.hard(), asara_levels.master()
    start = time.thread_time()
    hard.choose(view, decision, Rng(2))
    assert time.thread_time() - start < 1.0
    assert hard.simulations == hard.budget.simulations
    start = time.thread_time()
    master.choose(view, decision, Rng(2))
    assert time.thread_time() - start < 5.0
    assert master.tables == master.budget.tables(view.hand_sizes[decision.seat], seats)


def test_a_planner_rates_at_least_three_options_too() -> None:
    """At any question, although by itself it leaves some to the heuristic and drops dominated options."""
    few = 0
    for state, decision in moments(every=9, settings=PROFESSIONAL):
        found = planner(BeamBudget(2, 2, 1, 99.0)).consider(RULES.view(state, decision.seat), decision, Rng(4))
        assert len({candidate.option for candidate in found}) == len(found) >= min(RATED, len(decision.options))
        assert all([candidate.visits >= 1 for candidate in found])
        few += decision.prompt not in SEARCHED and len(decision.options) >= RATED
    assert few > 3


def test_the_fewer_turns_are_left_the_more_tables_are_imagined() -> None:
    assert [BeamBudget(80, 8, 6, 4.5).tables(buyers, 2) for buyers in (9, 8, 5, 2, 0)] == [4, 5, 8, 16, 16]
    assert [BeamBudget(80, 8, 6, 4.5).tables(8, 3), BeamBudget(80, 8, 6, 4.5).tables(7, 4)] == [3, 2]
    assert BeamBudget(4, 8, 6, 4.5).tables(9, 2) == 2


def test_a_planner_follows_an_answer_to_the_end_of_the_year_and_no_further() -> None:
    """With the last buyer of the year: the others reply by medium's priorities, and it is over."""
    checked = 0
    for state, decision in moments(every=1):
        seat = decision.seat
        if decision.prompt != "asara.dispatch" or state.hand_sizes[seat] != 1 or state.year == 4:
            continue
        view = RULES.view(state, seat)
        guide = AsaraGuide(fitted(), 0)
        chance = Rng(7).fork("search")
        bot = planner(BeamBudget(2, 30, 3, 9.0))
        tables = [guide.imagine(view, chance) for _ in range(2)]
        for candidate in bot.consider(view, decision, Rng(7)):
            assert isinstance(candidate.option, Go)
            if candidate.option.area not in (BANK, COLOURED, FAVOUR) or candidate.visits < 2:
                continue
            margins = []
            for table in tables:
                twin = table.copy()
                RULES.play(twin, candidate.option)
                while twin.year == state.year and (asked := RULES.decision(twin)) is not None:
                    RULES.play(twin, reply(twin, asked))
                margins.append(fitted().margin(twin, seat))
            assert candidate.margin == pytest.approx(sum(margins) / 2)
            assert candidate.spread == pytest.approx(abs(margins[0] - margins[1]) / 2)
            checked += 1
    assert checked > 3


def test_a_planner_sees_beyond_the_turn() -> None:
    """What looks best at the end of the turn is not always worth most at the end of the year."""
    changed = 0
    for state, decision in moments(every=7):
        if decision.prompt != "asara.dispatch":
            continue
        view = RULES.view(state, decision.seat)
        at_once = planner(stop=lambda: True)
        first = at_once.choose(view, decision, Rng(2))
        assert at_once.tables == 0
        bot = planner()
        candidates = bot.consider(view, decision, Rng(2))
        assert bot.tables == LITTLE.tables(view.hand_sizes[decision.seat], 2)
        assert bot.choose(view, decision, Rng(2)) is candidates[0].option
        margins = {candidate.option: candidate.margin for candidate in candidates}
        assert margins.get(first, -1000.0) <= candidates[0].margin
        changed += candidates[0].option is not first
    assert changed > 4


def test_a_planner_that_is_told_to_stop_ignores_the_unfinished_table() -> None:
    """Told in the middle of the third table, it answers by the results of the first two."""
    state, decision = moments()[0]
    view = RULES.view(state, decision.seat)
    asked = 0

    def in_the_third() -> bool:
        nonlocal asked
        asked += bot.tables == 2
        return asked > 5

    bot = planner(BeamBudget(80, 4, 1, 1_000.0), in_the_third)
    found = bot.consider(view, decision, Rng(1))
    assert bot.budget.tables(view.hand_sizes[decision.seat], 2) == 4
    assert bot.tables == 2
    assert asked in (6, 7)
    assert {candidate.visits for candidate in found} == {2}


def test_the_clock_ends_a_plan_that_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr(asara_planner, "time", clock)
    state, decision = moments()[0]
    bot = planner(BeamBudget(1_000, 8, 40, 50.0))
    start = time.thread_time()
    assert bot.choose(RULES.view(state, decision.seat), decision, Rng(1)) in decision.options
    assert time.thread_time() - start < 5.0, "between two looks at the clock it thinks for long"
    assert 51 < clock.looks < 60, "once the time is up it does not go on"
    assert bot.tables < bot.budget.tables(9, 2)


def test_the_tree_is_kept_for_the_next_question_of_the_same_turn() -> None:
    """Where to go has been thought through together with what to take there."""
    bot = searcher(Budget(60, 99.0, 6, 8))
    state = RULES.new(2, 3)
    spent: list[tuple[str, int]] = []
    while len(spent) < 12 and (decision := RULES.decision(state)) is not None:
        bot.simulations = 0
        RULES.play(state, bot.choose(RULES.view(state, decision.seat), decision, Rng(len(spent))))
        spent.append((decision.prompt, bot.simulations))
    assert [count for prompt, count in spent if prompt == "asara.dispatch"][0] == 60
    bought = [count for prompt, count in spent if prompt == "asara.buy"]
    assert bought
    assert min(bought) < 60


def test_advice_names_the_best_options_first_with_margin_and_spread() -> None:
    state, decision = moments()[2]
    found = advice("asara", RULES.view(state, decision.seat), decision, Rng(1))
    assert found
    assert all(candidate.option in decision.options for candidate in found)
    assert len({candidate.option for candidate in found}) == len(found)
    trusted = [one for one in found if 3 * one.visits >= max(other.visits for other in found)]
    assert [one.margin for one in trusted] == sorted([one.margin for one in trusted], reverse=True)
    assert all(candidate.spread >= 0 for candidate in found)


def test_a_hint_lists_answers_by_their_margins() -> None:
    """In whatever order the search considered them."""
    for state, decision in moments():
        told = advice("asara", RULES.view(state, decision.seat), decision, Rng(1))[:HINTS]
        assert [one.margin for one in told] == sorted([one.margin for one in told], reverse=True)


def test_a_finished_table_is_worth_its_scores() -> None:
    worth = fitted()
    state, bot, rng = RULES.new(3, 2), AsaraHeuristic(), Rng(2)
    while (decision := RULES.decision(state)) is not None:
        rows = features(state)
        assert all(len(row) == len(FEATURES) for row in rows)
        RULES.play(state, bot.choose(RULES.view(state, decision.seat), decision, rng))
    assert worth.scores(state) == list(RULES.scores(state))
    best = sorted(RULES.scores(state))
    assert max(worth.margins(state)) == best[-1] - best[-2]


def test_what_stands_is_sure_to_score_at_every_scoring_to_come() -> None:
    state, bot, rng = RULES.new(2, 2), AsaraHeuristic(), Rng(2)
    while state.year < 3:
        decision = RULES.decision(state)
        assert decision is not None
        RULES.play(state, bot.choose(RULES.view(state, decision.seat), decision, rng))
    for seat in range(2):
        towers = state.towers[seat]
        each = len(towers) + sum(tower.gold + tower.lights() for tower in towers)
        assert sure_points(state, seat) == state.prestige(seat) + 2 * each


@pytest.mark.parametrize("seats", [2, 4])
def test_an_opponents_purse_is_estimated_far_better_than_by_guessing(seats: int) -> None:
    """The mean error is less than two thirds of that of a random sum; no purse is negative."""
    guide = AsaraGuide(fitted(), 1)
    guessed, blind = 0, 0
    for seed in range(3):
        for state, decision in moments(seats, seed, every=11):
            view = RULES.view(state, decision.seat)
            likely, any_table = guide.imagine(view, Rng(seed)), RULES.imagine(view, Rng(seed))
            assert min(likely.money) >= 0
            assert likely.money[decision.seat] == state.money[decision.seat]
            assert RULES.view(likely, decision.seat) == view
            guessed += sum(abs(likely.money[seat] - state.money[seat]) for seat in range(seats))
            blind += sum(abs(any_table.money[seat] - state.money[seat]) for seat in range(seats))
    assert guessed < blind * 2 / 3


def test_a_purse_that_lies_open_is_not_guessed() -> None:
    guide = AsaraGuide(fitted(), 1)
    for state, decision in moments(3, 2, {"open-money": "true"}):
        assert guide.imagine(RULES.view(state, decision.seat), Rng(1)).money == state.money


class Attentive(AsaraGuide):
    """Records the tables on which it compares options."""

    def __init__(self) -> None:
        super().__init__(fitted(), 3)
        self.tables: list[State] = []

    def prior(self, state: State, decision: Decision) -> list[float]:
        self.tables.append(state)
        return super().prior(state, decision)


@pytest.mark.parametrize(("tables", "expected"), [(3, 3), (30, PRIOR_DETERMINIZATIONS)])
def test_the_options_of_the_open_question_are_weighed_on_several_tables(tables: int, expected: int) -> None:
    """On all tables there are, but on eight at most."""
    guide = Attentive()
    state, decision = moments()[0]
    bot = Searcher(guide, AsaraHeuristic(), Budget(1, 99.0, tables, 8), None, SEARCHED)
    bot.choose(RULES.view(state, decision.seat), decision, Rng(1))
    assert len(guide.tables) == expected
    assert len({tuple(table.hands) for table in guide.tables}) > 1


def test_a_view_is_all_that_a_bot_is_given() -> None:
    """Guards the signature that all of the above relies on."""
    seen: list[Any] = []

    class Watcher(AsaraHeuristic):
        def choose(self, view: View, decision: Decision, rng: Rng) -> Option:
            seen.append(view)
            return super().choose(view, decision, rng)

    state, decision = moments()[0]
    bot = Searcher(AsaraGuide(fitted(), 3), Watcher(), Budget(0, 1.0, 1, 4), None, SEARCHED)
    bot.choose(RULES.view(state, decision.seat), decision, Rng(1))
    assert [type(view) for view in seen] == [View]
