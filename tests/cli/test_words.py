"""Every text exists, every text is used, and everything a game can say has one."""

from __future__ import annotations

import ast

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk

from partal.core import take_back
from partal.core.match import Match
from partal.core.rng import Rng

import partal
from partal import rulebook
from partal.asara.rules import RULES
from partal.asara.rules.content import SCHEMA
from partal.asara.rules.notation import OPTIONS
from partal.asara.rules.things import AREAS, BUYERS, COLOURS, KINDS, SOURCES
from partal.asara.words.clauses import AREA_CLAUSES
from partal.asara.words.teller import TELLER
from partal.words import MissingWords, Words
from partal.words.folders import files
from tests.cli.texts import (
    SOURCE,
    constants,
    family,
    missing_keys,
    prompts_of,
    refusing_clauses,
    trees,
    unused_keys,
    unused_on_the_page,
)
from tests.said import text_of


def test_every_key_that_the_code_names_exists() -> None:
    count, missing = missing_keys("asara")
    assert count > 150
    assert missing == []


WHOLE_FAMILIES = (
    r"asara-(event|prompt|refusal|switch|content|source|place|colour|short|buyer|part|option|origin-note"
    r"|kind|thing|name|number|group|value|page-area|report-question|lesson|aid)-.*"
)
"""Tests of their own compare these with what the game has."""


def test_no_text_is_unused() -> None:
    assert unused_keys("asara", WHOLE_FAMILIES, {*AREAS, *take_back.REFUSALS}) == []


def test_no_text_of_the_page_is_unused() -> None:
    count, unused = unused_on_the_page()
    assert count > 250
    assert unused == []


def test_every_line_of_every_text_can_be_read() -> None:
    """A line that Fluent cannot read would be left out in silence."""
    texts = [*files("en"), *files("de")]
    assert len(texts) == 30
    for file in texts:
        body = FluentResource(file.read_text(encoding="utf-8")).body
        assert [entry.content for entry in body if isinstance(entry, Junk)] == [], file.name


def test_every_event_kind_has_its_text_and_no_other_has() -> None:
    kinds = {
        node.args[0].value
        for node in trees("asara/rules")
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event"
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(kinds) > 20
    assert family("asara-event-") == kinds


def test_every_prompt_has_its_text_and_its_help() -> None:
    prompts = prompts_of("asara")
    assert len(prompts) > 10
    assert family("asara-prompt-") == family("asara-report-question-") == prompts
    assert all(Words("en").has(f"asara-prompt-{prompt}.help") for prompt in prompts)


def test_every_clause_that_can_refuse_has_its_text_and_no_other_has() -> None:
    clauses = refusing_clauses("asara", "A")
    assert len(clauses) > 40
    assert family("asara-refusal-") == clauses


def test_every_option_class_has_label_and_detail_and_no_text_is_left_over() -> None:
    said = constants(ast.parse((SOURCE / "asara" / "words" / "options.py").read_text(encoding="utf-8")))
    verbs = {option.verb for option in OPTIONS}
    options = family("asara-option-")
    assert {name for name in options - said - verbs if name.removeprefix("go-") not in AREAS} == set()
    assert all(Words("en").has(f"asara-option-{name}.detail") for name in options)


@pytest.mark.parametrize(
    ("prefix", "wanted"),
    [
        ("asara-switch-", {switch.name for switch in RULES.switches}),
        ("asara-content-", set(SCHEMA)),
        ("asara-source-", set(SOURCES)),
        ("asara-place-", set(AREAS)),
        ("asara-colour-", set(COLOURS)),
        ("asara-short-", set(COLOURS)),
        ("asara-buyer-", set(BUYERS)),
        ("asara-part-", set(KINDS)),
        ("asara-page-area-", set(AREAS)),
    ],
)
def test_a_family_of_texts_is_exactly_the_family_of_things(prefix: str, wanted: set[str]) -> None:
    assert family(prefix) == wanted


def test_every_game_on_the_table_has_a_teller_and_a_rulebook() -> None:
    assert all(game.teller.game == name for name, game in partal.GAMES.items())
    assert set(partal.GAMES) <= set(rulebook.games())


def test_every_area_is_explained_by_a_clause_of_the_rulebook() -> None:
    assert set(AREA_CLAUSES) == set(AREAS)
    for clause in AREA_CLAUSES.values():
        assert rulebook.find("asara", clause).id == clause


def test_a_missing_text_or_value_is_an_error_and_not_a_gap() -> None:
    words = Words("en")
    with pytest.raises(MissingWords, match="no text “cli-nonsense”"):
        words.say("cli-nonsense")
    with pytest.raises(MissingWords, match="cli-saved"):
        words.say("cli-saved")
    with pytest.raises(MissingWords, match="Partal speaks de, en"):
        Words("xx")


@pytest.mark.parametrize("length", [200, 201, 50_000])
def test_values_of_any_length_take_their_places(length: int) -> None:
    assert Words("en").say("cli-saved", file="x" * length) == f"Saved in {'x' * length}."


EVERYTHING = {switch.name: switch.values[-1] for switch in RULES.switches if switch.name != "dispatch-market-only"}


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {}),
        (3, {"professional": "true"}),
        (4, {"professional": "true", "open-money": "true", "facedown-own-peek": "true"}),
        (3, {"edition": "fr", "professional": "true", "multi-base-towers": "true"}),
        (3, EVERYTHING),
        (2, {"dispatch-market-only": "true"}),
    ],
)
def test_whatever_happens_in_a_game_can_be_said(seats: int, settings: dict[str, str]) -> None:
    """Every question, option, clause and event of random games, for every viewer; tables stay within their width."""
    names = ["You", "Mirar", "Leiard", "Faraiel"][:seats]
    asked: set[str] = set()
    for seed in range(3):
        match = Match(RULES, seats, seed, settings)
        rng = Rng(seed)
        while (decision := match.decision) is not None:
            view = RULES.view(match.at(match.number), decision.seat)
            asked.add(decision.prompt)
            assert text_of(TELLER.prompt(view))
            assert text_of(TELLER.prompt_help(view))
            for option in decision.options:
                words = TELLER.option(view, option)
                assert words.label
                assert words.detail
                for clause in TELLER.clauses(view, option):
                    assert rulebook.find("asara", clause)
            option = rng.pick(decision.options)
            for event in match.play(option):
                for viewer in (None, *range(seats)):
                    assert text_of(TELLER.event(event, names, viewer, match.content))
    assert {"asara.dispatch", "asara.lay-buyer", "asara.buy"} <= asked


def test_other_players_secrets_are_not_told() -> None:
    match = Match(RULES, 2, 3)
    dealt = [event for event in match.opening if event.kind == "dealt"]
    told = text_of(TELLER.event(dealt[0], ["A", "B"], 0, match.content))
    assert "blue" in told or "orange" in told
    for viewer in (1, None):
        assert text_of(TELLER.event(dealt[0], ["A", "B"], viewer, match.content)) == "A picked up 9 buyers."


def test_the_price_an_option_names_is_the_price_that_is_paid() -> None:
    for settings in ({}, {"gold-surcharge": "2"}):
        match = Match(RULES, 2, 11, settings)
        match.play("go windows")
        match.play(match.decision.options[0])  # type: ignore[union-attr]
        assert match.decision is not None
        for option in match.decision.options[:-1]:
            twin = Match(RULES, 2, 11, settings)
            for played in match.history:
                twin.play(played.option)
            view = RULES.view(twin.at(twin.number), 0)
            paid = [event for event in twin.play(option) if event.kind == "paid"][0]
            assert (
                text_of(TELLER.option(view, option).detail)
                == f"{paid.words[0]} Asari, leaving {20 - int(paid.words[0])}"
            )


def test_every_refusal_of_a_game_in_play_has_a_sentence() -> None:
    """Every option the game knows, asked for at every question of a game, is offered or refused with a reason."""
    match = Match(RULES, 3, 5, {"professional": "true"})
    rng = Rng(1)
    while (decision := match.decision) is not None and match.number < 60:
        state = match.at(match.number)
        for option in OPTIONS[:: max(1, match.number % 7)]:
            if option not in decision.options:
                assert text_of(TELLER.refusal(RULES.why_not(state, option))), (option, RULES.why_not(state, option))
        match.play(rng.pick(decision.options))
