"""Everything that can be inspected has words, clauses and an origin, in every language; every option has its clause."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("litestar")


from partal.core.match import Match

from partal import rulebook
from partal.games import GAMES
from partal.server.catalogue import content_of, games_of, words_of
from partal.table.component import note_of
from partal.table.frame import question
from partal.table.scene import scene_of
from partal.table.speech import Speech
from partal.words import LANGUAGES
from tests.said import text_of

game_of = pytest.mark.parametrize("game", list(GAMES))


@game_of
def test_every_entry_of_the_content_is_there_and_says_what_the_terminal_says(game) -> None:
    rows = {(row["kind"], row["id"]): row for row in content_of(game)}
    entries = GAMES[game].rules.content().entries
    assert set(rows) > {(entry.kind, entry.id) for entry in entries}
    for entry in entries:
        row = rows[entry.kind, entry.id]
        assert row["text"] == GAMES[game].teller.content(entry)
        assert (row["origin"], row["note"]) == (entry.origin, note_of(game, entry) if entry.note else None)
    assert all(row["origin"] == "rules" for (kind, _), row in rows.items() if kind == "thing")


@game_of
def test_the_clauses_exist(game) -> None:
    clauses = {clause.id for clause in rulebook.read(game)}
    for row in content_of(game):
        assert row["clauses"], row
        assert set(row["clauses"]) <= clauses, row


@game_of
def test_clauses_are_listed_only_for_components_that_exist(game) -> None:
    reference, entries = GAMES[game].components, GAMES[game].rules.content().entries
    assert set(reference.KINDS) == {entry.kind for entry in entries}
    listed = {*reference.ENTRIES, *reference.CARDS}
    assert listed <= {(entry.kind, entry.id) for entry in entries}
    assert set(reference.ENTRIES) & set(reference.CARDS) == set()


def test_every_clause_about_single_cards_is_behind_a_component() -> None:
    about_all = {"S-CARD-01", "S-CARD-34", "S-EV-17", "S-EV-18"}
    about_cards = {clause.id for prefix in ("S-CARD", "S-EV") for clause in rulebook.chapter("sabika", prefix)}
    shown = {clause for row in content_of("sabika") for clause in row["clauses"]}
    assert about_cards - shown == about_all


def test_a_card_names_the_clauses_that_speak_of_it() -> None:
    rows = {(row["kind"], row["id"]): row["clauses"] for row in content_of("sabika")}
    assert {"S-CARD-02", "S-CARD-03", "S-CARD-04"} <= set(rows["poem", "1"])
    assert "S-CARD-05" not in rows["poem", "1"]
    assert "S-CARD-13" in rows["poem", "10"]
    assert rows["event", "14"][:2] == ["S-EV-15", "S-EV-16"]


@game_of
def test_components_speak_german(game) -> None:
    for row in content_of(game):
        assert text_of(row["text"], "de") != text_of(row["text"], "en"), row


def test_every_effect_that_is_drawn_can_be_said() -> None:
    """Each bonus in a scene, and each of its steps, is found among the effects."""
    for language in LANGUAGES:
        said = {text: words for row in content_of("sabika") for text, words in row["effects"].items()}
        match = Match(GAMES["sabika"].rules, 4, 8)
        scene = scene_of("sabika", match.view(0))
        drawn = [poem[half] for poem in scene["poems"] if poem for half in ("blue", "red")]
        drawn += [tile["bonus"] for tile in (*scene["majorTiles"], *scene["tiles"])]
        drawn += [city[key] for city in scene["cities"] for key in ("bonus", "consolidation")]
        drawn += [slot["tile"]["bonus"] for slot in scene["storeTiles"] if slot["tile"]] + scene["favour"]
        steps = [step for effect in drawn for rule in effect["rules"] for branch in rule["branches"] for step in branch]
        for text in [effect["text"] for effect in drawn] + [step["text"] for step in steps]:
            assert text_of(said[text], language)
        assert len(steps) > 60


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("asara", 3, {"professional": "true"}),
        ("sabika", 3, {"events": "random"}),
        ("sabika", 1, {"solo-export-cases": "human-choice"}),
    ],
)
def test_every_option_has_a_clause_of_the_rulebook(game, seats, settings) -> None:
    """So that “why?” always opens one."""
    clauses = {clause.id for clause in rulebook.read(game)}
    chance = random.Random(4)
    prompts = set()
    for seed in range(3):
        match = Match(GAMES[game].rules, seats, seed, settings)
        while match.decision is not None:
            asked = question(match.view(match.decision.seat), Speech(game, ["A", "B", "C"][:seats]), True)
            assert asked is not None
            for option in asked["options"]:
                assert option["clause"] in clauses, (asked["prompt"], option)
                assert text_of(option["text"])
            prompts.add(asked["prompt"])
            match.play(chance.choice(match.decision.options))
    assert len(prompts) >= 10


def test_every_switch_has_a_sentence_and_a_heading() -> None:
    for language in LANGUAGES:
        page = words_of(language)
        for game in games_of():
            assert game["usual"] in game["bots"]
            for switch in game["switches"]:
                assert len(text_of(switch["text"], language)) > 10
                headings = [f"\n{owner}-group-{switch['group']} =" for owner in (game["name"], "new")]
                assert switch["group"] == "main" or any(heading in page for heading in headings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_all_texts_but_the_terminal_s(language) -> None:
    page = words_of(language)
    for key in ("list-or", "refused-over", "home-title", "asara-colour-black", "asara-prompt-buy", "sabika-raw-cane"):
        assert f"\n{key} =" in page
    assert "\ncli-" not in page
