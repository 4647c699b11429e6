"""The levels of Sabika: what they may know, how long they may think, and that they can be repeated."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any

import pytest

from partal.core.decision import Decision
from partal.core.rng import Rng

from partal.bots.bot import stream_of
from partal.bots.candidates import best_other, margin
from partal.bots.random import RandomBot
from partal.lab.train import samples
from partal.sabika.bots.evaluation import (
    ERROR_A_TURN,
    LEAST_ERROR,
    RIVALRY,
    Evaluation,
    error,
    fitted,
    long_row,
    utility,
)
from partal.sabika.bots.features import features, turns_left
from partal.sabika.bots.heuristic import SabikaHeuristic
from partal.sabika.bots.known import Imagined
from partal.sabika.bots.levels import HARD, MASTER, SabikaEasy, easy, hard, master
from partal.sabika.bots.names import NAMES
from partal.sabika.bots.prior import TURN, priors, pruned, rollout_move
from partal.sabika.bots.search import HINT_DEPTH, HINT_TABLES, TRUST, Budget, SabikaSearch, distinct
from partal.sabika.bots.turns import Breadth, Depth, TurnSearch, play_on, tables_after
from partal.sabika.rules import RULES
from partal.sabika.rules.state import State
from tests.sampling import sampled

QUICK = Budget(Breadth(3, 2, 1, 1, 1, 0.3), 2, 2, Depth(1, 2, 2), 60.0)
"""A master that thinks little: every part of the search runs, and a game takes no time."""
HARDEST = {"events": "0+3", "yusuf-prestige": "10"}


def play(bots: Sequence[Any], seed: int, settings: dict[str, str] | None = None) -> tuple[State, list[str]]:
    """A whole game; every answer must have been offered."""
    state = RULES.new(len(bots), seed, settings)
    chances = [stream_of(seed, seat) for seat in range(len(bots))]
    answers: list[str] = []
    while (decision := RULES.decision(state)) is not None:
        seat = decision.seat
        option = bots[seat].choose(RULES.view(state, seat), decision, chances[seat])
        assert option in decision.options, (decision, option)
        answers.append(option.notation)
        RULES.play(state, option)
    return state, answers


def middle_of_a_game(seats: int = 2, seed: int = 5, turns: int = 14, settings: dict[str, str] | None = None) -> State:
    """A table some turns into a game between two medium bots, at the beginning of a turn."""
    state = RULES.new(seats, seed, settings)
    medium = SabikaHeuristic()
    while (decision := RULES.decision(state)) is not None:
        if decision.prompt == TURN:
            turns -= 1
            if turns < 0:
                break
        RULES.play(state, medium.choose(RULES.view(state, decision.seat), decision, Rng(0)))
    return state


def asked(state: State) -> tuple[Any, Any]:
    """The open decision and the view of the seat that is asked."""
    decision = RULES.decision(state)
    assert decision is not None
    return RULES.view(state, decision.seat), decision


@sampled(
    ("seats", "settings"),
    [
        (1, {}),
        (1, HARDEST),
        (2, {}),
        (2, {"events": "random", "edition": "de"}),
        (3, {"events": "random", "cancelled-squares": "count-step", "red-bonus": "may-decline"}),
        (4, {"edition": "zh", "full-lap": "allow"}),
    ],
)
def test_every_answer_was_offered_at_every_kind_of_table(seats: int, settings: dict[str, str]) -> None:
    bots: list[Any] = [SabikaSearch(QUICK), SabikaEasy(), SabikaHeuristic(), SabikaEasy()][:seats]
    state, _ = play(bots, 3, settings)
    assert RULES.standings(state) is not None


@pytest.mark.soak
@pytest.mark.parametrize("name", ["easy", "medium", "quick", "hard"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_answer_was_offered_in_a_thousand_games(name: str, seats: int) -> None:
    """A quarter of the thousand at each number of seats, among players at random: any table comes up."""
    makers: dict[str, Any] = {
        "easy": easy,
        "medium": SabikaHeuristic,
        "hard": hard,
        "quick": lambda: SabikaSearch(QUICK),
    }
    for seed in range(250):
        bots: list[Any] = [RandomBot() for _ in range(seats)]
        bots[seed % seats] = makers[name]()
        play(bots, seed, {"events": "random"} if seed % 2 else {})


@pytest.mark.parametrize("turns", [0, 9, 17])
@pytest.mark.parametrize("seats", [1, 2])
def test_what_is_hidden_does_not_change_an_answer(turns: int, seats: int) -> None:
    """Another table that looks the same gets the same answer, though its piles differ."""
    state = middle_of_a_game(seats, turns=turns)
    view, decision = asked(state)
    twin = RULES.imagine(view, Rng(99))
    assert twin.minor_deck != state.minor_deck
    other, question = asked(twin)
    for bot in (easy, lambda: SabikaSearch(QUICK), hard):
        assert bot().choose(view, decision, Rng(1)) is bot().choose(other, question, Rng(1))


@pytest.mark.parametrize(("make", "seconds"), [(hard, 1.0), (master, 5.0)])
def test_an_answer_takes_no_longer_than_its_level_may(make: Any, seconds: float) -> None:
    """Measured in CPU time, so that a busy machine does not matter."""
    for seats, turns in ((2, 0), (4, 21)):
        view, decision = asked(middle_of_a_game(seats, turns=turns))
        begin = process_time()
        make().choose(view, decision, Rng(1))
        assert process_time() - begin < seconds


def test_the_safety_net_is_below_the_promise() -> None:
    assert HARD.seconds < 1.0
    assert MASTER.seconds < 5.0


def test_the_clock_cuts_a_thought_short() -> None:
    """Without time there are no rollouts, and the lines themselves must do."""
    view, decision = asked(middle_of_a_game())
    hurried = SabikaSearch(MASTER._replace(seconds=0.0))
    arms = hurried.evaluated(view, decision, Rng(1), 6)
    assert all([not arm.margins for arm in arms])
    assert hurried.choose(view, decision, Rng(1)) in decision.options


def test_a_bot_stops_when_told() -> None:
    view, decision = asked(middle_of_a_game())
    questions = 0

    def third_time() -> bool:
        nonlocal questions
        questions += 1
        return questions >= 3

    told = SabikaSearch(MASTER, third_time)
    begin = process_time()
    assert told.choose(view, decision, Rng(1)) in decision.options
    assert process_time() - begin < 1.0
    assert all([not arm.margins for arm in told.evaluated(view, decision, Rng(1), 6)])
    assert SabikaSearch(QUICK, lambda: False).evaluated(view, decision, Rng(1), 2)[0].margins


@pytest.mark.parametrize(("told", "tables"), [(8, 2), (1, 0)])
def test_a_bot_that_is_told_to_stop_ignores_the_unfinished_table(told: int, tables: int) -> None:
    """Every arm has met the same tables, and no game was begun after the word to stop."""
    view, decision = asked(middle_of_a_game())
    played = 0

    class Counting(SabikaSearch):
        def play(self, *table: Any) -> float:
            nonlocal played
            played += 1
            return super().play(*table)

    bot = Counting(QUICK._replace(arms=3, simulations=1000), lambda: played >= told)
    arms = bot.evaluated(view, decision, Rng(1), 3)
    assert [len(arm.margins) for arm in arms] == [tables] * 3
    assert played == told


@sampled("seats", [1, 2, 3])
def test_a_game_can_be_repeated_from_its_seed(seats: int) -> None:
    first = play([SabikaSearch(QUICK) for _ in range(seats)], 8)[1]
    assert play([SabikaSearch(QUICK) for _ in range(seats)], 8)[1] == first
    assert play([SabikaSearch(QUICK) for _ in range(seats)], 9)[1] != first


def test_easy_errs_by_its_own_chance_only() -> None:
    assert play([SabikaEasy(), SabikaEasy()], 8)[1] == play([SabikaEasy(), SabikaEasy()], 8)[1]
    view, decision = asked(middle_of_a_game(turns=9))
    answers = {SabikaEasy().choose(view, decision, Rng(seed)).notation for seed in range(30)}
    best = priors(view, decision)[0].answer.notation
    assert best in answers
    assert len(answers) > 2


def test_the_small_questions_of_a_turn_are_answered_from_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the table looks as predicted there is no new search; where it looks different, there is."""
    state = middle_of_a_game(turns=4)
    bot = SabikaSearch(QUICK)
    asked_for: list[str] = []
    lines = bot.turn_search.lines

    def counted(view: Any, decision: Any, rng: Rng) -> Any:
        asked_for.append(decision.prompt)
        return lines(view, decision, rng)

    monkeypatch.setattr(bot.turn_search, "lines", counted)
    view, decision = asked(state)
    RULES.play(state, bot.choose(view, decision, Rng(1)))
    predictions = list(bot.predictions)
    assert asked_for == [TURN]
    assert predictions
    view, decision = asked(state)
    assert bot.choose(view, decision, Rng(1)) is predictions[0].answer
    assert asked_for == [TURN]
    bot.predictions = predictions
    state.dinars[1 - decision.seat] += 1
    bot.choose(*asked(state), Rng(1))
    assert asked_for == [TURN, decision.prompt]


def test_the_priors_hold_every_answer_once_and_the_best_first() -> None:
    for turns in range(0, 40, 7):
        view, decision = asked(middle_of_a_game(turns=turns))
        answers = priors(view, decision)
        values = [one.value for one in answers]
        assert values == sorted(values, reverse=True)
        assert sorted([one.answer.number for one in answers]) == sorted([option.number for option in decision.options])
        assert rollout_move(view, decision) is answers[0].answer
        assert pruned(view, decision, 3) == answers[:3]


def test_workers_that_share_thoughts_are_judged_as_if_each_came_first() -> None:
    """Two workers may think of the same action with as much still to come; the second takes over the thought."""
    for turns in (0, 9, 22):
        view, decision = asked(middle_of_a_game(turns=turns))
        values = {one.answer: one.value for one in priors(view, decision)}
        for worker in {option.worker for option in decision.options}:
            own = tuple([option for option in decision.options if option.worker == worker])
            alone = priors(view, Decision(decision.seat, decision.prompt, own))
            assert [one.value for one in alone] == [values[one.answer] for one in alone]


def test_a_rollout_goes_to_the_square_of_the_best_table() -> None:
    """One square is the heuristic's own; of several the best is taken, so more squares never lead to less."""
    turn_search = TurnSearch(fitted(), QUICK.breadth, lambda: False)
    gained = 0.0
    for turns in (3, 9, 27):
        state = middle_of_a_game(turns=turns)
        seat = asked(state)[1].seat
        played = middle_of_a_game(turns=turns + 1)
        tables = [
            turn_search.roll_out(Imagined(state.copy()), seat, Depth(1, 1, squares)).state for squares in (1, 3, 6)
        ]
        assert RULES.view(tables[0], None) == RULES.view(played, None)
        utilities = [fitted().utility(RULES.view(table, None), seat) for table in tables]
        assert utilities == sorted(utilities)
        assert utilities[-1] == max(
            [utility(table.totals(fitted()), seat) for table in tables_after(Imagined(state), 6)]
        )
        gained += utilities[-1] - utilities[0]
    assert gained > 1.0


def test_a_rollout_goes_on_from_the_tables_of_its_beam() -> None:
    """With a beam that keeps all tables the second turn is the best of all pairs of turns; a narrow one may miss it."""
    turn_search = TurnSearch(fitted(), QUICK.breadth, lambda: False)
    missed = 0
    for turns in range(1, 36, 3):
        state = middle_of_a_game(turns=turns)
        seat = asked(state)[1].seat
        pairs: list[float] = []
        for first in tables_after(Imagined(state), 3):
            play_on(first, seat)
            assert asked(first.state)[1][:2] == (seat, TURN)
            pairs += [utility(second.totals(fitted()), seat) for second in tables_after(first, 3)]
        found = [
            utility(turn_search.roll_out(Imagined(state.copy()), seat, Depth(4, beam, 3)).totals(fitted()), seat)
            for beam in (1, 3)
        ]
        assert found[1] == max(pairs)
        missed += found[0] < found[1]
    assert missed


def test_the_more_players_the_fewer_own_turns_lie_ahead() -> None:
    assert [Depth(8, 2, 4).own_turns(seats) for seats in (1, 2, 3, 4)] == [4, 4, 2, 2]
    assert Depth(1, 2, 4).own_turns(4) == 1


def test_a_rollout_ends_with_the_game() -> None:
    state = middle_of_a_game(turns=39)
    seat = asked(state)[1].seat
    turn_search = TurnSearch(fitted(), QUICK.breadth, lambda: False)
    assert turn_search.roll_out(Imagined(state), seat, Depth(8, 2, 2)).state.pending is None


def test_lines_are_different_and_the_best_comes_first() -> None:
    view, decision = asked(middle_of_a_game())
    bot = SabikaSearch(QUICK._replace(breadth=Breadth(6, 3, 2, 1, 3, 0.3)))
    bot.evaluated(view, decision, Rng(1), 1)
    lines = distinct(bot.turn_search.lines(view, decision, Rng(1)))
    assert [line.utility for line in lines] == sorted([line.utility for line in lines], reverse=True)
    assert len({line.answers for line in lines}) == len(lines) > 6


def test_a_few_rollouts_correct_a_line_and_do_not_outweigh_it() -> None:
    """The luck of a table is taken out: what both arms gained on it counts for neither."""
    state = middle_of_a_game()
    view, decision = asked(state)
    bot = SabikaSearch(QUICK)
    arms = bot.evaluated(view, decision, Rng(1), 2)
    first, second = arms
    assert [len(arm.leads) for arm in arms] == [1, 1]
    assert sum([arm.leads[0] - arm.line.utility for arm in arms]) == pytest.approx(0)
    for arm in arms:
        assert arm.utility == pytest.approx((TRUST * arm.line.utility + arm.leads[0]) / (TRUST + 1))
    assert first.utility >= second.utility


def test_a_hint_weighs_different_answers_by_games_played_on() -> None:
    view, decision = asked(middle_of_a_game())
    candidates = SabikaSearch(QUICK).consider(view, decision, Rng(1))
    assert len({candidate.option for candidate in candidates}) == len(candidates) == 3
    assert [candidate.margin for candidate in candidates] == sorted([one.margin for one in candidates], reverse=True)
    assert all([candidate.visits == HINT_TABLES for candidate in candidates])
    # Four own turns are played on; how far the evaluation is off after them is part of the spread.
    left = max(0, turns_left(view, decision.seat) - HINT_DEPTH.own_turns(view.seats))
    assert left > 0
    assert all([candidate.spread >= LEAST_ERROR + ERROR_A_TURN * (left - 1) for candidate in candidates])


def test_the_prediction_for_a_finished_game_is_exact() -> None:
    state, _ = play([SabikaHeuristic(), SabikaHeuristic()], 4)
    assert error(RULES.view(state, None), 0) == 0
    begun = RULES.view(middle_of_a_game(), None)
    assert error(begun, 0) == pytest.approx(LEAST_ERROR + ERROR_A_TURN * turns_left(begun, 0))


# The evaluation


def test_a_finished_game_is_worth_its_scores() -> None:
    state, _ = play([SabikaHeuristic(), SabikaHeuristic()], 4)
    assert fitted().totals(RULES.view(state, None)) == list(RULES.scores(state))


def test_margins_are_to_the_best_opponent_and_merit_counts_part_of_that() -> None:
    assert [best_other([10, 7, 12], player) for player in range(3)] == [12, 12, 10]
    view = RULES.view(middle_of_a_game(3), None)
    totals = fitted().totals(view)
    for player in range(3):
        rival = max([total for other, total in enumerate(totals) if other != player])
        assert margin(totals, player) == pytest.approx(totals[player] - rival)
        assert fitted().utility(view, player) == pytest.approx(totals[player] - RIVALRY * rival)


def test_every_player_has_a_row_with_a_number_for_each_name() -> None:
    view = RULES.view(middle_of_a_game(4, turns=25), None)
    rows = features(view)
    assert [len(row) for row in rows] == [len(NAMES)] * 4
    assert len(set(NAMES)) == len(NAMES)
    assert [turns_left(view, player) for player in range(4)].count(13) == 1


def test_the_evaluation_grows_with_what_helps() -> None:
    """More dinars, gypsum or a finished building wish: more to expect; the others' rows do not change."""
    state = middle_of_a_game(turns=12)
    before = fitted().totals(RULES.view(state, None))
    state.dinars[0] += 3
    after = fitted().totals(RULES.view(state, None))
    assert after[0] > before[0] + 1
    assert after[1] == before[1]


def test_training_sees_every_turn_of_everybody() -> None:
    """Both players at each of up to forty turns; at the last turn less is left to gain than at the first."""
    found = samples(("sabika", 0, "easy"))
    assert len(found) in range(2 * 36, 2 * 40 + 1)
    assert {len(sample.row) for sample in found} == {3 * len(NAMES)}
    assert found[0].result > found[-1].result


def test_a_long_row_and_its_weights_give_the_same_sum_as_the_evaluation() -> None:
    view = RULES.view(middle_of_a_game(turns=13), None)
    weights = [((index * 7919) % 101 - 50) / 50 for index in range(3 * len(NAMES))]
    for player, numbers in enumerate(features(view)):
        row = long_row(numbers, turns_left(view, player))
        expected = view.prestige(player) + sum([number * weight for number, weight in zip(row, weights)])
        assert Evaluation(weights).totals(view)[player] == pytest.approx(expected)


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match=r"An evaluation has [0-9]+ weights, not [0-9]+"):
        Evaluation([1.0] * (3 * len(NAMES) - 1))


@pytest.mark.long
@pytest.mark.parametrize(("better", "worse"), [(hard, SabikaHeuristic), (SabikaHeuristic, easy)])
def test_the_levels_stand_in_their_order(better: Any, worse: Any) -> None:
    """A few matched games, summed up; the ladder itself is measured by `partal arena`."""
    lead = 0
    for seed in range(20, 24):
        first, second = RULES.scores(play([better(), worse()], seed)[0])
        lead += first - second
        first, second = RULES.scores(play([worse(), better()], seed)[0])
        lead += second - first
    assert lead > 0
