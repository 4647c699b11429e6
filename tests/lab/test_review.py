"""Reviews: what a decision cost, and a margin that is seat, skill and luck."""

from __future__ import annotations

from statistics import mean, stdev
from types import SimpleNamespace

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal.asara.bots import levels as asara_levels
from partal.asara.rules import RULES
from partal.bots import mcts as search
from partal.bots.bot import stream_of
from partal.bots.candidates import candidate
from partal.bots.mcts import Budget
from partal.games import rules_of
from partal.table import hint, players
from partal.table import review as reviewing
from partal.table.review import Balance, Judge, Judged, Review, certain, lead, review, steps


def match_of(bots: list[str], seed: int = 5, game: str = "asara") -> Match:
    match = Match(rules_of(game), len(bots), seed, {})
    seated = [players.make(game, name) for name in bots]
    chances = [stream_of(seed, seat) for seat in range(len(bots))]
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.play(seated[seat].choose(match.view(seat), decision, chances[seat]))
    return match


def test_a_review_judges_every_decision_and_the_parts_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Medium against random: the careless seat gives away more, and skill says so."""
    monkeypatch.setattr(asara_levels, "HARD", Budget(12, 9.0, 4, 6))
    monkeypatch.setattr(hint, "TABLES", 2)
    monkeypatch.setattr(search, "RATED_GAMES", 2)
    monkeypatch.setattr(reviewing, "BASELINE_GAMES", 2)
    match = match_of(["medium", "random"])
    *told, whole = list(review(match))
    assert len(told) == steps(match)
    assert isinstance(whole, Review)
    judged = [one for one in told if isinstance(one, Judged)]
    assert [one.number for one in judged] == list(range(1, len(match.history) + 1))
    assert [one.answer for one in judged] == [played.option.notation for played in match.history]
    for one in judged:
        assert one.cost >= 0
        assert one.cost == 0 or one.answer != one.best
    for balance in whole.balances:
        assert balance.margin == pytest.approx(balance.place + balance.skill + balance.luck)
    careful, careless = whole.balances
    assert careful.cost < careless.cost
    assert careful.skill > 0 > careless.skill
    assert careful.skill == -careless.skill
    assert [one.gain for one in judged if one.seat == 0] == [0.0] * sum(one.seat == 0 for one in judged)
    assert careless.skill == pytest.approx(sum(one.gain for one in judged), abs=1)
    assert careful.doubt == careless.doubt > 0
    dearest = whole.dearest(1, 3)
    assert len(dearest) == 3
    assert dearest[0].cost == max(one.cost for one in judged if one.seat == 1)
    assert whole.plain()["decisions"][0]["answer"] == judged[0].answer
    assert Review.of(whole.plain()) == whole


def usual_advice(judge: Judge, view, decision, rng) -> list[search.Candidate]:
    """An adviser that takes no time: the best answer is the baseline's."""
    return [candidate(judge.baseline.choose(view, decision, rng.fork("usual")), [0.0])]


def balances(bots: list[str], seed: int, game: str) -> tuple[Balance, ...]:
    *_, whole = list(review(match_of(bots, seed, game)))
    assert isinstance(whole, Review)
    return whole.balances


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_among_equals_all_is_luck(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The play of `medium` is par: its answers gain nothing over its own, however a game ends."""
    monkeypatch.setattr(Judge, "considered", usual_advice)
    monkeypatch.setattr(reviewing, "BASELINE_GAMES", 2)
    for balance in balances(["medium", "medium"], 5, game):
        assert balance.margin
        assert (balance.cost, balance.skill, balance.doubt) == (0, 0, 0)
        assert balance.luck == pytest.approx(balance.margin - balance.place)


@pytest.mark.long
@pytest.mark.parametrize("games", [16, pytest.param(200, marks=pytest.mark.soak)])
def test_the_luck_of_every_seat_comes_to_nothing(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Four equals, each always on the same seat: what that is worth is its place, and no luck."""
    monkeypatch.setattr(Judge, "considered", usual_advice)
    monkeypatch.setattr(reviewing, "BASELINE_GAMES", 6)
    found = [balances(["medium"] * 4, 300 + number, "asara") for number in range(games)]
    for seat in range(4):
        luck = [balance[seat].luck for balance in found]
        assert abs(mean(luck)) < 3 * stdev(luck) / games**0.5
        assert len({balance[seat].place for balance in found}) > 8, "each game is compared with other deals"


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "games", "tables"),
    [
        ("asara", 6, 4),
        pytest.param("asara", 60, 8, marks=pytest.mark.soak),
        pytest.param("sabika", 24, 8, marks=pytest.mark.soak),
    ],
)
def test_skill_is_what_the_better_player_wins_by_and_luck_comes_to_nothing(
    monkeypatch: pytest.MonkeyPatch, game: str, games: int, tables: int
) -> None:
    """Medium against easy, on both seats: over some games the skill is the margin, within what chance allows."""
    monkeypatch.setattr(Judge, "considered", usual_advice)
    monkeypatch.setattr(hint, "TABLES", tables)
    monkeypatch.setattr(reviewing, "BASELINE_GAMES", 4)
    found = []
    for number in range(games):
        bots = ["medium", "easy"] if number % 2 else ["easy", "medium"]
        found.append(balances(bots, 100 + number, game)[number % 2])
    rest = [one.margin - one.skill for one in found]
    assert mean(one.margin for one in found) < -20
    assert abs(mean(rest)) < 3 * stdev(rest) / games**0.5
    assert mean(one.skill for one in found) < -20
    assert sum(one.skill < 0 for one in found) >= 0.8 * games


def test_a_lead_is_measured_table_by_table() -> None:
    """Leads of 4, 4 and 7 points: 5 on average, with a variance of 3 over three tables."""
    ones, others = [(14, 9), (20, 10), (3, 3)], [(10, 9), (16, 10), (3, 10)]
    assert lead(ones, others, 0) == (5.0, 1.0)
    assert lead(ones, others, 1) == (-5.0, 1.0)


class Canned(Judge):
    """A judge whose adviser and tables say what a test wants: margins of the adviser, final scores of the tables."""

    def __init__(self, margins: dict[int, float], scores: dict[int, list[tuple[int, ...]]], seats: int = 2) -> None:
        super().__init__(RULES, "hard", seats)
        state = RULES.new(seats, 5)
        decision = RULES.decision(state)
        assert decision is not None
        self.decision, self.view = decision, RULES.view(state, decision.seat)
        self.margins, self.scores = margins, {decision.options[index]: ends for index, ends in scores.items()}
        usual = decision.options[0]
        self.baseline = SimpleNamespace(choose=lambda *_: usual)

    def considered(self, view, decision, rng) -> list[search.Candidate]:
        return [candidate(decision.options[index], [margin]) for index, margin in self.margins.items()]

    def ends(self, view, option, rng) -> list[tuple[int, ...]]:
        return self.scores[option]

    def given(self, index: int) -> Judged:
        return self.judge(1, self.view, self.decision, self.decision.options[index], Rng(1))


@pytest.mark.parametrize(
    ("claimed", "played", "cost"),
    [
        (9.0, 4, 4.0),  # The tables bear out a part of what the adviser says.
        (3.0, 8, 3.0),  # They say more than the adviser.
        (9.0, -4, 0.0),  # They say the answer was better.
        (0.5, 8, 0.0),  # The adviser finds it as good.
        (-2.0, 8, 0.0),
    ],
)
def test_a_decision_costs_what_adviser_and_tables_agree_on(claimed: float, played: int, cost: float) -> None:
    judge = Canned({0: 10.0, 1: 10.0 - claimed}, {0: [(50 + played, 40)] * 2, 1: [(50, 40)] * 2})
    assert judge.given(1).cost == cost
    assert judge.given(0).cost == 0


def test_an_answer_that_the_adviser_did_not_think_of_costs_what_the_tables_say() -> None:
    judge = Canned({0: 10.0}, {0: [(57, 40), (57, 40)], 2: [(50, 40), (50, 40)]})
    assert judge.given(2).cost == 7


def test_a_gain_counts_for_everybody_at_the_table() -> None:
    """The player's score is 6 higher and the leader's 2 lower, so the third player is 2 nearer to the leader."""
    usual, given = [(40, 60, 30)] * 3, [(46, 58, 30)] * 3
    judge = Canned({1: 0.0, 0: 0.0}, {0: usual, 1: given}, seats=3)
    seat = judge.decision.seat
    assert judge.given(1).gain == {0: 8, 1: -8, 2: 2}[seat]
    assert judge.gains == [8, -8, 2]
    assert judge.doubts == [0, 0, 0]
    assert judge.given(0).gain == 0
    assert judge.gains == [8, -8, 2]


def test_an_unfinished_game_cannot_be_reviewed() -> None:
    with pytest.raises(ValueError, match="finished"):
        next(review(Match(RULES, 2, 1, {})))


def test_a_difference_that_chance_could_have_made_costs_nothing() -> None:
    """A sure one counts whole; one as large as its own error, or smaller, not at all; in between a part."""
    assert certain(4.0, 0.0) == 4.0
    assert certain(4.0, 4.0) == 3.0
    assert certain(4.0, 16.0) == certain(4.0, 100.0) == certain(0.0, 0.0) == 0.0
    assert certain(-4.0, 4.0) == -3.0
