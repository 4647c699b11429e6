"""The rulebook in every language that Partal speaks: the same clauses, the same numbers, nothing left out."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from partal import rulebook
from partal.words import LANGUAGES

PAGES = [(game, language) for language in LANGUAGES if language != "en" for game in rulebook.games()]
CODE = re.compile(r"`[^`]+`|\b[A-Z]{1,2}-[A-Z]*-?\d+[a-z]?\b")


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def lines(game: str, language: str) -> list[str]:
    page = rulebook.page_of(game, language)
    return [line for line in page.read_text(encoding="utf-8").splitlines() if not line.startswith("> No test:")]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_has_the_same_clauses_in_the_same_order(game, language):
    original, translation = rulebook.read(game), rulebook.read(game, language)

    assert [clause.id for clause in rulebook.parse("\n".join(lines(game, language)), translated=True)] == [
        clause.id for clause in original
    ]
    assert [(one.id, one.force, one.prefix, one.no_test) for one in translation] == [
        (one.id, one.force, one.prefix, one.no_test) for one in original
    ]
    assert [here.id for here, there in zip(original, translation) if here.text == there.text] == []


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_a_translation_names_the_same_numbers_clauses_and_house_rules(game, language):
    """Line by line, outside the clauses too."""
    original, translation = lines(game, "en"), lines(game, language)

    assert len(original) == len(translation)
    wrong = [
        (here, there)
        for here, there in zip(original, translation)
        if numbers(here) != numbers(there)
        or Counter(CODE.findall(here)) != Counter(CODE.findall(there))
        or here.startswith("> Ruling:") != there.startswith("> Entscheid:")
        or here.count("|") != there.count("|")
        or bool(here) != bool(there)
    ]
    assert wrong == []


def test_a_game_is_read_in_english_where_there_is_no_translation():
    assert rulebook.read("asara", "xx") == rulebook.read("asara")
