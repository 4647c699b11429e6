"""What the coach says is true: its numbers are what replaying its claims gives, and it is silent where it must be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

import pearls
from partal.game import Game
from partal.games import GAMES
from partal.table import coach, players
from partal.table.coach import Coach, End, Gap, Turn, Verdict, chance_of, gap_between, said, turns_of
from partal.table.speech import Speech
from partal.words.folders import LANGUAGES
from tests.said import text_of
from tests.sampling import sampled

CASES = [("asara", ("easy", "medium"), 5), ("sabika", ("easy", "medium"), 5)] + [
    (game, bots, seed)
    for game in ("asara", "sabika")
    for seed, bots in enumerate(
        [
            ("random", "medium"),
            ("easy", "easy"),
            ("medium", "easy"),
            ("easy", "hard"),
            ("medium", "medium"),
            ("easy", "medium", "medium"),
            ("random", "easy"),
            ("medium", "hard"),
            ("hard", "medium"),
        ],
        11,
    )
]
"""Twenty games of weak and strong players; the coach looks on at the first seat."""
SAMPLE = {"asara": (17, 5), "sabika": (24, 4)}
"""In `make test` it looks at some of the turns: from which one on, and every how many."""


@cache
def played(game: str, bots: tuple[str, ...], seed: int) -> Match[Any]:
    """A whole game between bots."""
    match = Match(GAMES[game].rules, len(bots), seed)
    seated = [players.make(game, bot) for bot in bots]
    chance = Rng(seed)
    while (decision := match.decision) is not None:
        match.play(seated[decision.seat].choose(match.view(decision.seat), decision, chance))
    return match


class Claim(NamedTuple):
    """What the coach found about a turn, and from where it saw it."""

    coach: Coach
    turn: Turn
    verdict: Verdict


def claims(match: Match[Any], first: int, every: int) -> Iterator[Claim]:
    form = 0
    for turn in turns_of(match, 0)[first::every]:
        state = match.at(turn.number)
        view, decision = match.rules.view(state, 0), match.rules.decision(state)
        assert decision is not None
        one = Coach(match.rules, view, decision, Rng(chance_of(view)))
        verdict = one.after(turn.plan, form)
        form = verdict.form
        yield Claim(one, turn, verdict)


# Replaying what is claimed, written apart from the coach


def ends_after(one: Coach, answers: list[str], labels: list[str]) -> list[tuple[float, dict[str, int]]]:
    """The margin over the best opponent, and the own points by source, on the imagined tables with these names."""
    rules, seat = one.rules, one.seat
    quick = players.make(rules.name, players.quick(rules.name))
    found = []
    for label in labels:
        chance = one.rng.fork(label)
        state = rules.imagine(one.view, chance)
        for answer in answers:
            decision = rules.decision(state)
            if decision is None or decision.seat != seat or answer not in [each.notation for each in decision.options]:
                break
            rules.play(state, rules.read(answer))
        while (decision := rules.decision(state)) is not None:
            rules.play(state, quick.choose(rules.view(state, decision.seat), decision, chance))
        standings = rules.standings(state)
        assert standings is not None
        others = [score for other, score in enumerate(standings.scores) if other != seat]
        margin = standings.scores[seat] - (max(others) if others else 0)
        found.append((float(margin), {line.source: line.points for line in standings.sheets[seat]}))
    return found


def leads(one: Coach, better: list[str], other: list[str], labels: list[str]) -> list[float]:
    pairs = zip(ends_after(one, better, labels), ends_after(one, other, labels), strict=True)
    return [first[0] - second[0] for first, second in pairs]


def check_exactly(claim: Claim) -> None:
    """On the tables that the coach looked at, its numbers are what comes out; it names answers that were offered."""
    one, turn, verdict = claim
    assert verdict.gap is not None
    better, other = [[option.notation for option in plan] for plan in (verdict.better, verdict.other)]
    if verdict.kind == "missed":
        assert other == [option.notation for option in turn.plan]
    else:
        assert (better, other) == ([option.notation for option in turn.plan], [])
    assert verdict.better[0] in one.decision.options
    labels = [f"table {number}" for number in range(coach.SCREEN, coach.SCREEN + coach.PROOF)]
    ends, others = ends_after(one, better, labels), ends_after(one, other, labels)
    differences = [first[0] - second[0] for first, second in zip(ends, others, strict=True)]
    mean = sum(differences) / len(labels)
    assert verdict.gap.points == pytest.approx(mean, abs=0.001)
    for source, points in verdict.gap.sources:
        own = [first[1].get(source, 0) - second[1].get(source, 0) for first, second in zip(ends, others, strict=True)]
        if source == coach.OTHERS:
            own = [
                difference - sum(first[1].values()) + sum(second[1].values())
                for difference, first, second in zip(differences, ends, others, strict=True)
            ]
        assert points == pytest.approx(sum(own) / len(own), abs=0.001)
        assert abs(points) >= coach.TOLD_SOURCE
    if verdict.gap.sources:
        assert abs(mean - sum(points for _, points in verdict.gap.sources)) <= abs(mean) / 2 + 0.001
    spread = math.sqrt(sum((each - mean) ** 2 for each in differences) / (len(differences) - 1) / len(differences))
    assert mean > coach.CLEAR * spread - 0.001
    assert verdict.gap.sure >= coach.LEAST


def check_words(claim: Claim, game: str) -> None:
    """The sentence says this number, in every language, and nothing in it is left open."""
    gap = claim.verdict.gap
    assert gap is not None
    text = said(claim.verdict, claim.coach.view, Speech(game, ["Ana", "Ben", "Cid"]))
    assert text is not None
    for language in LANGUAGES:
        words = text_of(text, language)
        number = round(gap.sure)
        assert str(number) in words or number == 1
        assert "{" not in words
        assert not words.endswith("()")
    if claim.verdict.kind == "missed":
        assert text.key == "coach-missed"
    else:
        assert text.key == "coach-strong"


FRESH = [f"fresh {number}" for number in range(16)]


@pytest.mark.long
@pytest.mark.parametrize(("game", "bots", "seed"), CASES)
def test_every_claim_of_a_whole_game_is_true(game, bots, seed):
    check_game(game, bots, seed)


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_claims_of_some_turns_are_true(game):
    check_game(game, ("easy", "medium"), 5, *SAMPLE[game])


def check_game(game: str, bots: tuple[str, ...], seed: int, first: int = 0, every: int = 1) -> None:
    """Each sentence is what replaying gives on the same tables; on other tables, all of them together hold as well."""
    found, turns, fresh, promised = 0, 0, [], []
    for claim in claims(played(game, bots, seed), first, every):
        turns += 1
        one, _, verdict = claim
        text = said(verdict, one.view, Speech(game, ["Ana", "Ben", "Cid"]))
        assert (text is None) == (verdict.kind == "silent")
        assert 0 <= verdict.form <= coach.BEST_FORM
        if verdict.kind == "silent":
            continue
        found += 1
        check_exactly(claim)
        check_words(claim, game)
        better, other = [[option.notation for option in plan] for plan in (verdict.better, verdict.other)]
        again = leads(one, better, other, FRESH)
        fresh.append(sum(again) / len(again))
        assert verdict.gap is not None
        promised.append(verdict.gap.sure)
    if "easy" in bots[:1] or "random" in bots[:1]:
        assert found, "there is something to say to a weak player"
    if found:
        assert sum(fresh) >= 0.5 * sum(promised), (fresh, promised)
        assert sum(one <= 0 for one in fresh) <= max(1, 0.1 * found), (fresh, promised)
    print(  # Read by `pytest tests/test_coach.py -m long -rP`.
        f"{game}, {bots[0]} among {' and '.join(bots[1:])}: {found} sentences about {turns} turns, "
        f"promised {sum(promised):.1f}, on other tables {sum(fresh):.1f}, {sum(one > 0 for one in fresh)} better there"
    )


# Before a turn


def opening(game: str, answers: int, seed: int = 9) -> tuple[Match[Any], Coach]:
    """A game after some answers of medium bots, and a coach for whoever is asked."""
    match = Match(GAMES[game].rules, 2, seed)
    bot, chance = players.make(game, "medium"), Rng(seed)
    for _ in range(answers):
        assert match.decision is not None
        match.play(bot.choose(match.view(match.decision.seat), match.decision, chance))
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    return match, Coach(match.rules, view, decision, Rng(chance_of(view)))


@sampled(("game", "answers"), [("asara", 100), ("asara", 60), ("sabika", 150)])
def test_what_matters_now_is_what_replaying_both_plans_gives(game, answers):
    match, one = opening(game, answers)
    verdict = one.before()
    assert verdict.kind in ("best", "good", "even", "silent")
    if verdict.kind == "silent":
        assert said(verdict, one.view, Speech(game, ["Ana", "Ben"])) is None
        return
    better, other = [[option.notation for option in plan] for plan in (verdict.better, verdict.other)]
    assert better[0] != other[0]
    assert {better[0], other[0]} <= {option.notation for option in match.options}
    labels = [f"table {number}" for number in range(coach.SCREEN, coach.SCREEN + coach.PROOF)]
    differences = leads(one, better, other, labels)
    assert verdict.gap is not None
    assert verdict.gap.points == pytest.approx(sum(differences) / len(differences), abs=0.001)
    text = said(verdict, one.view, Speech(game, ["Ana", "Ben"]))
    assert text is not None
    assert text.key == f"coach-{verdict.kind}"
    for language in LANGUAGES:
        assert "{" not in text_of(text, language)


def test_a_plan_is_the_rest_of_a_turn_and_can_be_played():
    """Every plan of the adviser can be played from where it begins, belongs to one turn, and ends at a reveal."""
    for game, answers in (("asara", 30), ("asara", 31), ("sabika", 60), ("sabika", 90)):
        _, one = opening(game, answers)
        for option in one.decision.options[:4]:
            plan = one.plan(option)
            state = one.rules.imagine(one.view, Rng(77))
            for place, each in enumerate(plan):
                decision = one.rules.decision(state)
                assert decision is not None
                assert decision.seat == one.seat
                assert each in decision.options, "before a reveal all imagined tables offer the same"
                assert place == 0 or decision.prompt not in GAMES[game].scene.TURNS
                reveals = any(event.reveals for event in one.rules.answer(state, each))
                assert not reveals or place == len(plan) - 1


# Whose turns there are, and how much is said


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_turns_are_what_the_seat_answered(game):
    match = played(game, ("easy", "medium"), 5)
    for seat in range(match.seats):
        turns = turns_of(match, seat)
        assert len(turns) > 10
        mine = [(number, each) for number, each in enumerate(match.history, 1) if each.seat == seat]
        for turn in turns:
            rest = [each for number, each in mine if number >= turn.number]
            assert tuple(each.option for each in rest[: len(turn.plan)]) == turn.plan
            assert not any(event.reveals for each in rest[: len(turn.plan) - 1] for event in each.events)
            decision = match.rules.decision(match.at(turn.number))
            assert decision is not None
            assert decision.prompt in GAMES[game].scene.TURNS


def test_a_turn_counts_once_it_is_over():
    """Not while the seat is still asked in it, and no more once it is taken back."""
    match = Match(GAMES["asara"].rules, 2, 7)
    seat = match.decision.seat
    assert turns_of(match, seat) == []
    match.play("go bank 10")
    assert turns_of(match, seat) == []
    match.play("lay violet")
    (turn,) = turns_of(match, seat)
    assert (turn.number, [option.notation for option in turn.plan]) == (1, ["go bank 10", "lay violet"])
    assert turns_of(match, 1 - seat) == []
    match.take_back(seat, {1 - seat})
    assert turns_of(match, seat) == []


def test_the_better_somebody_plays_the_less_is_said():
    """A difference that is worth a sentence to a beginner is none to somebody in good form, who loses it by a miss."""
    gap = Gap(4.0, 0.25, ())
    assert gap.is_clear(coach.LEAST)
    assert not gap.is_clear(coach.LEAST + coach.RISE * coach.BEST_FORM)
    assert Gap(4.0, 9.0, ()).is_clear(coach.LEAST) is False, "it may be chance"
    assert Gap(-4.0, 0.1, ()).is_clear(coach.LEAST) is False
    match = played("asara", ("easy", "medium"), 5)
    spoken = {0: 0, coach.BEST_FORM: 0}
    for turn in turns_of(match, 0)[-8:]:
        state = match.at(turn.number)
        view, decision = match.rules.view(state, 0), match.rules.decision(state)
        for form in spoken:
            verdict = Coach(match.rules, view, decision, Rng(chance_of(view))).after(turn.plan, form)
            spoken[form] += verdict.kind != "silent"
            missed = verdict.gap is not None and verdict.other == turn.plan
            assert verdict.form == (max(0, form - 2) if missed else min(form + 1, coach.BEST_FORM))
    assert spoken[coach.BEST_FORM] < spoken[0]


def test_the_best_turn_has_nothing_missed():
    """Whoever plays what the adviser would is never told of something better."""
    for answers in (24, 60):
        _, one = opening("asara", answers)
        best = one.plan(one.considered()[0])
        assert one.after(best, 0).kind in ("strong", "silent")


def test_without_time_it_is_silent():
    match, _ = opening("asara", 40)
    decision = match.decision
    view = match.view(decision.seat)
    late = Coach(match.rules, view, decision, Rng(chance_of(view)), lambda: True)
    assert late.after((decision.options[-1],), 3).kind == "silent"
    assert late.before().kind == "silent"


def test_what_is_hidden_changes_nothing():
    """From every imagined table the seat sees the same, and the coach says the same."""
    match, one = opening("asara", 50)
    plan = one.plan(one.decision.options[-1])
    heard = []
    for number in range(2):
        state = match.rules.imagine(one.view, Rng(number))
        view, decision = match.rules.view(state, one.seat), match.rules.decision(state)
        assert decision is not None
        heard.append(Coach(match.rules, view, decision, Rng(chance_of(view))).after(plan, 0).plain())
    assert heard[0] == heard[1]


class Bare(Game):
    """Rules and a name, and nothing else."""

    name = "pearls"
    rules = pearls.GAME.rules


def test_a_third_game_has_a_coach_without_providing_anything(monkeypatch):
    """Where no question begins a turn, every answer is one; sources go by their plain names."""
    assert isinstance(GAMES, dict)
    monkeypatch.setitem(GAMES, "pearls", Bare())
    rules = Bare.rules
    match, chance = Match(rules, 2, 3), Rng(3)
    for _ in range(12):
        match.play(chance.pick(match.decision.options))
    turns = turns_of(match, 0)
    assert [turn.number for turn in turns] == [number for number, one in enumerate(match.history, 1) if one.seat == 0]
    for turn in turns[:3]:
        state = match.at(turn.number)
        view, decision = rules.view(state, 0), rules.decision(state)
        verdict = Coach(rules, view, decision, Rng(chance_of(view))).after(turn.plan, 0)
        text = said(verdict, view, Speech("pearls", ["Ana", "Ben"]))
        assert (text is None) == (verdict.kind == "silent")


def test_a_verdict_survives_its_way_between_processes():
    _, one = opening("asara", 60)
    verdict = one.before()
    again = Verdict.of(verdict.plain(), one.rules)
    assert again.plain() == verdict.plain()
    assert (again.better, again.other) == (verdict.better, verdict.other)


def test_reasons_that_do_not_account_for_most_of_it_are_left_out() -> None:
    """Three more for one thing and three less for another explain no five points."""
    small = {f"small {number}": 1 for number in range(5)}
    better, other = (
        End((15, 10), {"tallest green": 8, "tallest red": 2, **small}),
        End((10, 10), dict.fromkeys(small, 0)),
    )
    other = other._replace(sources={"tallest green": 5, "tallest red": 5, **other.sources})
    gap = gap_between([(better, other)] * 4, 0)
    assert (gap.points, gap.sources) == (5.0, ())
    better = better._replace(sources={"tallest green": 10, "tallest red": 5})
    assert gap_between([(better, other)] * 4, 0).sources[0] == ("tallest green", 5.0)
