"""Every language says the same things: the same files, keys and values as English, and all of it can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from partal.core.match import Match
from partal.core.message import Value, message
from partal.core.rng import Rng

from partal.games import GAMES
from partal.table.speech import Speech
from partal.words import Words
from partal.words.folders import LANGUAGES, files
from tests.said import text_of

OTHERS = tuple(language for language in LANGUAGES if language != "en")

SAME_IN_GERMAN = {
    "asara-aid-gold",
    "asara-aid-spies.cost",
    "asara-aid-tent.cost",
    "asara-number-money",
    "asara-option-go-bank.detail",
    "asara-page-area-bank",
    "asara-page-asari",
    "asara-points.title",
    "asara-short-brown",
    "asara-short-green",
    "asara-table-gift",
    "asara-table-money",
    "asara-thing-prestige",
    "asara-title",
    "cli-play-option",
    "log-notation",
    "new-bot",
    "new-guest-name",
    "new-kind-bot",
    "sabika-city-granada",
    "sabika-city-ragusa",
    "sabika-city-tunis",
    "sabika-group-yusuf",
    "sabika-points.title",
    "sabika-thing-dinar",
    "sabika-thing-paria",
    "sabika-thing-prestige",
    "sabika-thing-yusuf",
    "sabika-title",
    "sabika-yusuf",
    "table-tab-chat",
    "where-header",
}
"""Names, and words that German shares with English."""

YOU = message("player-you")
VALUES_WITH_NUMBERS = {"mix", "rounds"}
"""Values of house rules such as `1+2` and `2,4`, which have one text for all numbers."""

SAYINGS = ("x", 0, 1, 2)
"""What a variable is tried with besides the keys that its own selectors name: a text and each grammatical number."""


@cache
def texts(language: str) -> dict[str, dict[str, Pattern]]:
    """By file, every key and attribute with its pattern."""
    found: dict[str, dict[str, Pattern]] = {}
    for path in files(language):
        name = f"{path.parents[2].name}/{path.name}"
        found[name] = patterns(path)
    return found


def patterns(path: Path) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, Message):
            continue
        sayings: list[tuple[str, Message | Attribute]] = [(entry.id.name, entry)]
        sayings += [(f"{entry.id.name}.{attribute.id.name}", attribute) for attribute in entry.attributes]
        for key, saying in sayings:
            if saying.value is not None:
                assert key not in found, f"{path.name} says {key} twice"
                found[key] = saying.value
    return found


def parts(node: object) -> Iterator[BaseNode]:
    """A piece of a text and everything within it."""
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from parts(value)
    elif isinstance(node, list):
        for each in node:
            yield from parts(each)


def is_form(key: str, language: str, english: dict[str, Pattern]) -> bool:
    """Whether this is a form of a noun: a language may have more of them than English, for its own sentences."""
    noun, dot, form = key.partition(".")
    return bool(dot) and noun in english and form in forms_asked(language)


@cache
def forms_asked(language: str) -> frozenset[str]:
    """The forms of nouns that the sentences of this language ask for."""
    every = [pattern for entries in texts(language).values() for pattern in entries.values()]
    return frozenset(name.rpartition("-")[2] for pattern in every for name in variables(pattern) if "-" in name)


def variables(pattern: Pattern) -> set[str]:
    return {part.id.name for part in parts(pattern) if isinstance(part, VariableReference)}


def variants(pattern: Pattern) -> dict[str, set[str | int]]:
    """By variable, the keys that the text's own selectors tell apart."""
    found: dict[str, set[str | int]] = {name: set() for name in variables(pattern)}
    for part in parts(pattern):
        if isinstance(part, SelectExpression) and isinstance(part.selector, VariableReference):
            for variant in part.variants:
                key = variant.key
                found[part.selector.id.name].add(key.name if isinstance(key, Identifier) else int(key.value))
    return found


def has_words(pattern: Pattern) -> bool:
    """Whether a text has letters of its own, not only values and marks."""
    own = [part.value for part in parts(pattern) if isinstance(part, (TextElement, StringLiteral))]
    return re.search(r"[^\W\d_]{2}", " ".join(own)) is not None


def shape(pattern: Pattern) -> str:
    """A text as it is written, with the names of its variables and variants."""
    return " ".join(
        part.name if isinstance(part, Identifier) else part.value
        for part in parts(pattern)
        if isinstance(part, (Identifier, TextElement, StringLiteral, NumberLiteral))
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_and_keys_of_english_and_no_more(language: str) -> None:
    ours, english = texts(language), texts("en")
    assert len(english) >= 4
    assert set(ours) == set(english)
    for file, entries in english.items():
        assert entries, file
        assert set(entries) - set(ours[file]) == set(), f"missing in {language}/{file}"
        more = {key for key in set(ours[file]) - set(entries) if not is_form(key, language, entries)}
        assert more == set(), f"too many in {language}/{file}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_names_the_values_that_the_english_one_names(language: str) -> None:
    """A component may also be known by its id, which is told with each of them, where its name is English.

    A sentence that goes on with the same player may ask for the player's person, since its verb may depend on it.
    """
    ours = texts(language)
    for file, entries in texts("en").items():
        for key, pattern in entries.items():
            wanted = variables(pattern)
            # `$part-genitive` is a form of the noun `$part`.
            spoken = {
                name if name in wanted else name.rpartition("-")[0] or name for name in variables(ours[file][key])
            }
            assert wanted - spoken == set(), f"{key} leaves out"
            more = {"id"} if "-content-" in key else {"player"} if key.endswith(".then") else set()
            assert spoken - wanted <= more, f"{key} names more"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_whatever_its_values_are(language: str) -> None:
    words = Words(language)
    said = 0
    for entries in texts(language).values():
        for key, pattern in entries.items():
            choices = variants(pattern)
            for included in [part for part in parts(pattern) if isinstance(part, MessageReference)]:
                assert included.attribute is not None
                choices |= variants(entries[f"{included.id.name}.{included.attribute.name}"])
            names = sorted(choices)
            tried = [[*SAYINGS, *choices[name]] if choices[name] else ["x"] for name in names]
            if key in ("number-decimal", "number-whole", "number-tenths", "number-hundredths", "number-short"):
                tried = [[0, 1, 2]]
            for values in product(*tried):
                text = words.say(key, **dict(zip(names, values)))
                assert text.strip(), key
                assert "$" not in text, key
                said += 1
    assert said > 1.5 * len(words.keys)


def test_german_says_nothing_in_english() -> None:
    """A text that was only copied is found out; texts of values and marks alone have nothing to translate."""
    german = texts("de")
    same = {
        key
        for file, entries in texts("en").items()
        for key, pattern in entries.items()
        if has_words(pattern) and key in german[file] and shape(pattern) == shape(german[file][key])
    }
    assert sorted(same - SAME_IN_GERMAN) == []
    assert sorted(SAME_IN_GERMAN - same) == []


@pytest.mark.parametrize(("player", "begins"), [(YOU, r"Du \w+[sz]t\b"), ("Anna", r"Anna (?!\w+[^sä]st\b)\w+t\b")])
def test_german_events_are_sentences_with_a_verb_that_agrees(player: Value, begins: str) -> None:
    words = Words("de")
    said = 0
    for entries in texts("de").values():
        for key, pattern in entries.items():
            if "-event-" not in key or not key.endswith(".then"):
                continue
            choices = {name: keys for name, keys in variants(pattern).items() if name != "player-ending"}
            for values in product(*[[*SAYINGS, *keys] if keys else ["x"] for keys in choices.values()]):
                text = words.say(key.removesuffix(".then"), player=player, **dict(zip(choices, values)))
                assert re.match(begins, text), text
                said += 1
    assert said > 200


GAMES_IN_SHORT: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("asara", 3, {}),
    ("asara", 4, {"professional": "true"}),
    ("sabika", 1, {}),
    ("sabika", 3, {"events": "random"}),
)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES_IN_SHORT)
def test_a_game_can_be_played_in_every_language(language: str, game: str, seats: int, settings: dict[str, str]) -> None:
    """Every question, answer and event of a random game, told to every viewer, differs from English."""
    rules = GAMES[game].rules
    match = Match(rules, seats, 7, settings)
    names = ["Du", "Anna", "Ben", "Carla"][:seats]
    speech, teller = Speech(game, names), GAMES[game].teller
    rng = Rng(7)
    translated = 0
    while (decision := match.decision) is not None:
        view = rules.view(match.at(match.number), decision.seat)
        assert text_of(speech.prompt(view), language) != text_of(speech.prompt(view))
        assert text_of(teller.prompt_help(view), language)
        for option in decision.options:
            words = speech.option(view, option)
            assert text_of(words["text"], language)
            assert text_of(words["detail"], language)
            assert words["clause"]
        option = rng.pick(decision.options)
        for event in match.play(option):
            for viewer in (None, *range(seats)):
                told = speech.event(event, viewer, match.content)
                assert text_of(told, language) != text_of(told)
                translated += 1
    assert translated > 500


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_component_and_house_rule_is_told_in_every_language(language: str, game: str) -> None:
    teller = GAMES[game].teller
    for entry in GAMES[game].rules.content().entries:
        assert text_of(teller.content(entry), language) != text_of(teller.content(entry))
    for switch in GAMES[game].rules.switches:
        assert text_of(teller.switch(switch.name), language) != text_of(teller.switch(switch.name))


def family(prefix: str) -> set[str]:
    """The rest of every key with this prefix, without attributes."""
    return {key.removeprefix(prefix) for key in Words("en").keys if key.startswith(prefix) and "." not in key}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_has_a_word_for_everything_of_a_game_and_for_nothing_else(game: str) -> None:
    rules, components = GAMES[game].rules, GAMES[game].components
    assert family(f"{game}-kind-") == set(rules.schema)
    assert family(f"{game}-thing-") == set(components.THINGS)
    assert family(f"{game}-group-") == {heading for _, heading in GAMES[game].chapters} - family("new-group-")
    assert family(f"{game}-name-") <= {entry.id for entry in rules.content().entries}
    named = family(f"{game}-value-")
    for switch in rules.switches:
        for value in switch.values:
            keys = {value, f"{switch.name}-{value}"}
            assert named & keys or value in ("true", "false") or re.fullmatch(r"[\d+,]+", value), (switch.name, value)
            named -= {f"{switch.name}-{value}"}
    assert named - {value for switch in rules.switches for value in switch.values} <= VALUES_WITH_NUMBERS


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_count_that_an_answer_changes_has_a_word(game: str) -> None:
    scene, rules = GAMES[game].scene, GAMES[game].rules
    view = rules.view(rules.new(rules.seats[-1], 1), 0)
    words = {scene.number_word(name).key for name in scene.numbers(view)}
    assert {key for key in Words("en").keys if key.startswith(f"{game}-number-")} <= words
    assert words <= Words("en").keys
