"""Who is ahead in what: reckoned as the rules score it, from what everybody sees, in both languages, for any game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from partal.core.match import Match as CoreMatch

from partal import GAMES, Match
from partal.asara import outlook as of_asara
from partal.plain.outlook import PlainForesight
from partal.sabika import outlook as of_sabika
from partal.table.outlook import outlook_of, sent_outlook
from partal.table.speech import Speech
from partal.table.summary import summaries
from partal.words import Words
from partal.words.outlook import Outlook, lead, leaders

TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].rules.seats]


def names_of(game: str, seats: int) -> list[Any]:
    return list(Speech(game, [f"Player {seat}" for seat in range(seats)]).names)


def moments(game: str, seats: int, seed: int) -> Any:
    """A game by chance, at every tenth question, at the last one and at its end."""
    rng = random.Random(seed)
    match = Match(game, seats=seats, seed=seed)
    while match.decision is not None:
        if match.number % 10 == 1:
            yield match
        match.play(rng.choice(match.options))
    yield match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_table_has_an_outlook_that_adds_up_and_can_be_said(game: str, seats: int) -> None:
    names = names_of(game, seats)
    languages = [Words("en"), Words("de")]
    for match in moments(game, seats, 5):
        view = match.view(None)
        found = outlook_of(game, view, names)
        players = len(view.scores())
        assert len(found.totals) == players
        for one in found.contests:
            assert len(one.counts) == len(one.points) == len(one.more) == players
            assert all(count >= 0 for count in one.counts)
            for words in languages:
                assert "{" not in words.say(one.name) + words.say(one.about)
        if match.over:
            assert found.totals == match.standings.scores
        # It is built of what everybody sees, so it says the same whoever asks.
        assert sent_outlook(match, names)["closed"] == len(summaries(match))


def test_at_the_end_asaras_rankings_are_those_of_the_score_sheet() -> None:
    for seats in (2, 3, 4):
        match: CoreMatch[Any] = [*moments("asara", seats, 7)][-1]
        found = {str(one.name.key): one for one in of_asara.outlook(match.view(None), []).contests}
        checked = 0
        for seat, sheet in enumerate(match.standings.sheets):
            for line in sheet:
                one = found.get(f"asara-source-{line.source}")
                if one is not None and line.clause.startswith("A-FIN"):
                    assert one.points[seat] == line.points, line
                    assert one.clause == line.clause
                    checked += 1
        assert checked == seats * 7


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_at_the_end_sabikas_cards_bring_what_the_score_sheet_says(seats: int) -> None:
    for seed in (1, 2, 3):
        match: CoreMatch[Any] = [*moments("sabika", seats, seed)][-1]
        contests = of_sabika.outlook(match.view(None), names_of("sabika", seats)).contests
        for player, sheet in enumerate(match.standings.sheets):
            lines = {line.source: line.points for line in sheet}
            for source, clause in (("major-poems", "S-MPOEM-01"), ("trade", "S-TRADE-01")):
                told = sum(one.points[player] for one in contests if one.clause == clause)
                assert told == lines[source], (seed, player, source)


def test_one_more_brings_what_the_rules_then_give() -> None:
    """Whoever has one part more on their tallest tower gains in the ranking what was told, and loses nothing."""
    seen = set()
    for match in moments("asara", 3, 11):
        view = match.view(None)
        before = of_asara.outlook(view, [])
        for seat in range(3):
            for category in range(7):
                changed = match.view(None)
                changed.towers[seat] = of_asara.raised(changed.towers[seat], category)
                after = of_asara.outlook(changed, [])
                place = len(before.contests) - 7 + category
                one, other = before.contests[place], after.contests[place]
                assert other.points[seat] - one.points[seat] == one.more[seat]
                assert other.counts[seat] > one.counts[seat]
                seen.add(one.more[seat] > 0)
    assert seen == {True, False}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_summaries_add_up_to_the_points_of_each_moment(game: str, seats: int) -> None:
    for match in moments(game, seats, 9):
        told = summaries(match)
    assert told[-1]["totals"] == list(match.standings.scores) or game == "asara"
    before = [0] * len(match.scores)
    for one in told:
        rows = [row["points"] for row in one["rows"]]
        brought = [sum(column) for column in zip(*rows)] if rows else before
        after = [old + new for old, new in zip(before, brought)] if rows else before
        assert after == one["totals"], one["title"]
        before = one["totals"]
        for words in (Words("en"), Words("de")):
            assert "{" not in words.say(one["title"])
    assert len(told) == {"asara": 4, "sabika": 5}[game]


def test_money_behind_the_screen_is_left_out_and_said_so() -> None:
    match = Match("asara", seats=2, seed=3)
    view = match.view(None)
    assert view.money == (None, None)
    assert of_asara.outlook(view, []).note is not None
    open_match = Match("asara", seats=2, seed=3, open_money=True)
    assert of_asara.outlook(open_match.view(None), []).note is None
    assert of_asara.outlook(open_match.view(None), []).totals > of_asara.outlook(view, []).totals


def test_a_game_that_says_no_more_has_its_points() -> None:
    match = Match("asara", seats=2, seed=3)
    assert PlainForesight().outlook(match.view(None), []) == Outlook((), match.scores, None)


def test_who_leads_and_by_how_much() -> None:
    assert (leaders([3, 5, 1]), lead([3, 5, 1])) == ((1,), 2)
    assert (leaders([5, 5, 1]), lead([5, 5, 1])) == ((0, 1), 0)
    assert (leaders([0, 0]), lead([0, 0])) == ((), 0)
    assert (leaders([4]), lead([4])) == ((0,), 4)
