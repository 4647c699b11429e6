"""Reviews: what a decision cost, and a margin that is seat, skill and luck."""

from __future__ import annotations

import pytest

from partal.core.match import Match

from partal.asara import RULES
from partal.bots import advice, asara_levels, registry, search
from partal.bots.bot import stream_of
from partal.bots.search import Budget
from partal.lab import review as reviewing
from partal.lab.review import Judged, Review, certain, review, steps


def match_of(bots: list[str], seed: int = 5) -> Match:
    match = Match(RULES, 2, seed, {})
    players = [registry.make("asara", name) for name in bots]
    chances = [stream_of(seed, seat) for seat in range(2)]
    while (decision := match.decision) is not None:
        seat = decision.seat
        match.play(players[seat].choose(match.view(seat), decision, chances[seat]))
    return match


def test_a_review_judges_every_decision_and_the_parts_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Medium against random: the careless seat gives away more, and skill says so."""
    monkeypatch.setattr(asara_levels, "HARD", Budget(12, 9.0, 4, 6))
    monkeypatch.setattr(advice, "TABLES", 2)
    monkeypatch.setattr(reviewing, "TRUSTED", 2)
    monkeypatch.setattr(search, "TOLD_GAMES", 2)
    monkeypatch.setattr(reviewing, "EQUALS", 2)
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
    dearest = whole.dearest(1, 3)
    assert len(dearest) == 3
    assert dearest[0].cost == max(one.cost for one in judged if one.seat == 1)
    assert whole.plain()["decisions"][0]["answer"] == judged[0].answer
    assert Review.of(whole.plain()) == whole


def test_a_game_that_is_not_over_cannot_be_reviewed() -> None:
    with pytest.raises(ValueError, match="finished"):
        next(review(Match(RULES, 2, 1, {})))


def test_a_difference_that_chance_could_have_made_costs_nothing() -> None:
    """A sure one counts whole; one as large as its own error, or smaller, not at all; in between a part."""
    assert certain(4.0, 0.0) == 4.0
    assert certain(4.0, 4.0) == 3.0
    assert certain(4.0, 16.0) == certain(4.0, 100.0) == certain(0.0, 0.0) == 0.0
    assert certain(-4.0, 4.0) == -3.0
