"""Laws of questions and answers: the option list is the whole of legality."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from partal.core import codec
from partal.core.decision import IllegalAnswer, InvalidAnswer, StaleAnswer

from tests.laws.tables import FEW, MANY, TABLES, Player, Table, walk

RULEBOOKS = Path(__file__).parents[2] / "docs" / "rules"


def check_options(table: Table) -> None:
    rules = table.rules
    for state, decision in walk(table, "options"):
        if decision is None:
            assert not state.todo
            continue
        options = decision.options
        assert len(options) >= 2
        assert len(set(options)) == len(options)
        assert len({option.notation for option in options}) == len(options)
        assert decision.seat in range(table.seats)
        assert decision.prompt.startswith(f"{table.game}.")
        assert decision == state.todo[-1].ask(state)
        assert state.log is None
        for option in options:
            assert rules.options[option.number] is option
            assert rules.read(option.notation) is option
            twin = state.copy()
            rules.play(twin, option)
            assert twin.answers > state.answers


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_question_has_two_distinct_options_or_more_and_each_can_be_played(table: Table) -> None:
    """Law 1: also, the remembered question is what the top effect asks afresh, in the same order."""
    check_options(table)


@pytest.mark.soak
@pytest.mark.parametrize("table", MANY, ids=lambda table: table.name)
def test_every_question_of_many_games_has_options_that_can_be_played(table: Table) -> None:
    check_options(table)


@pytest.mark.parametrize("table", FEW, ids=lambda table: table.name)
def test_an_answer_that_is_not_listed_changes_nothing_and_names_a_clause_of_the_rulebook(table: Table) -> None:
    """Every option of the whole table: it is offered, it is like one that is offered, or a clause forbids it."""
    rules = table.rules
    book = (RULEBOOKS / f"{table.game}.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"^\*\*([A-Z]+-[A-Z]+-\d+)\*\*", book, re.MULTILINE))
    match, player = table.match(), Player(f"refused {table.seed}")
    refused = 0
    while (decision := match.decision) is not None:
        if match.number % 5 == 0:
            before = match.digest
            state = match.at(match.number)
            offered = set(decision.options)
            for option in rules.options[match.number % 7 :: 7]:
                if rules.meant(state, option) in offered:
                    continue
                with pytest.raises(IllegalAnswer) as refusal:
                    match.play(option)
                assert refusal.value.clause in clauses, f"{decision.prompt}: {option.notation}"
                assert option.notation in refusal.value.sentence
                refused += 1
            assert match.digest == before
        match.play(player.choose(decision))
    assert refused > 100


@pytest.mark.parametrize("table", TABLES[::3], ids=lambda table: table.name)
def test_what_is_offered_means_itself(table: Table) -> None:
    for state, decision in walk(table, "meant"):
        if decision is not None:
            for option in decision.options:
                assert table.rules.meant(state, option) is option


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
    match, player = table.match(), Player("end")
    while (decision := match.decision) is not None:
        match.play(player.choose(decision))
    before = codec.canonical(table.rules.encode(match.at(match.number)))
    with pytest.raises(StaleAnswer):
        match.play(table.rules.options[0])
    with pytest.raises(StaleAnswer):
        match.play(match.history[-1].option, number=match.number)
    assert codec.canonical(table.rules.encode(match.at(match.number))) == before
