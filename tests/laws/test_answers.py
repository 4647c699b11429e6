"""Laws of questions and answers: the option list is the whole of legality."""

from __future__ import annotations

import re

import pytest

from partal.core.decision import InvalidAnswer, StaleAnswer

from partal import rulebook
from partal.lab.lawbook.answers import check_after_the_end, check_options, check_refusals
from tests.laws.tables import FEW, MANY, TABLES, Player, Table
from tests.sampling import sampled


@sampled("table", TABLES, ids=lambda table: table.name)
def test_every_question_has_two_distinct_options_or_more_and_each_can_be_played(table: Table) -> None:
    """Law 1: also, the remembered question is what the top effect asks afresh, in the same order; it means itself."""
    check_options(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_every_question_of_many_games_has_options_that_can_be_played(table: Table) -> None:
    check_options(table)


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_an_answer_that_is_not_listed_changes_nothing_and_names_a_clause_of_the_rulebook(table: Table) -> None:
    """Every option of the whole table: it is offered, it is like one that is offered, or a clause forbids it."""
    book = rulebook.page_of(table.game, "en").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\*\*([A-Z]+-[A-Z]+-\d+)\*\*", book, re.MULTILINE))
    assert check_refusals(table, clauses) > 100


@pytest.mark.parametrize("table", FEW[:3], ids=lambda table: table.name)
@pytest.mark.parametrize("text", ["", " ", "\x00", "go", "go go", "1", "💥", "lay " * 5_000])
def test_an_answer_that_cannot_be_read_changes_nothing(table: Table, text: str) -> None:
    match = table.match()
    before, events = match.digest, match.log(None)
    with pytest.raises(InvalidAnswer) as refusal:
        match.play(text)
    assert len(str(refusal.value)) < 200
    assert (match.digest, match.log(None), match.number) == (before, events, 1)


@pytest.mark.parametrize("table", FEW[:6], ids=lambda table: table.name)
def test_an_answer_to_an_earlier_or_later_question_is_stale(table: Table) -> None:
    match, player = table.match(), Player("stale")
    for _ in range(10):
        decision = match.decision
        assert decision is not None
        option = player.choose(decision)
        before = match.digest
        for number in (match.number - 1, match.number + 1, 0, -1):
            with pytest.raises(StaleAnswer):
                match.play(option, number=number)
        assert match.digest == before
        match.play(option, number=match.number)


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_after_the_end_every_answer_is_stale(table: Table) -> None:
    check_after_the_end(table)
