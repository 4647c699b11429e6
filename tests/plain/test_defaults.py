"""The defaults for everything a game does not provide, tried with a game that provides nothing, and with Pearls."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from partal.core.match import Match
from partal.core.message import Message, message, plain
from partal.core.rng import Rng

import pearls
from partal.game import Game
from partal.plain.scene import PlainScene, counted
from partal.plain.words import said, slug, spaced
from partal.words import speaking
from partal.words.folders import LANGUAGES
from pearls.rules import RULES
from tests.said import text_of


class Bare(Game):
    """Rules and a name, and nothing else."""

    name = "pearls"
    rules = RULES


BARE = Bare()
NAMES = ("Ana", "Ben", "Cleo")


def moments(seed: int = 3, seats: int = 3) -> Iterator[Match[Any]]:
    """A whole game, question by question, and its end."""
    match, rng = Match(RULES, seats, seed), Rng(seed)
    while match.decision is not None:
        yield match
        match.play(rng.pick(match.decision.options))
    yield match


def check_scene(scene: dict[str, Any], seats: int) -> set[str]:
    """Checks the contract with the plain board; returns every id that can be highlighted."""
    assert set(scene) == {"zones"}
    ids: list[str] = []
    for zone in scene["zones"]:
        assert set(zone) == {"id", "name", "seat", "pieces"}
        assert text_of(zone["name"])
        assert zone["seat"] is None or zone["seat"] in range(seats)
        ids.append(zone["id"])
        for piece in zone["pieces"]:
            assert set(piece) == {"id", "name", "count"}
            assert text_of(piece["name"])
            assert isinstance(piece["count"], int)
            ids.append(piece["id"])
    assert len(set(ids)) == len(ids)
    return set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [BARE, pearls.GAME], ids=["bare", "pearls"])
@pytest.mark.usefixtures("pearls_at_the_table")
def test_a_whole_game_is_told_and_drawn(game: Game, language: str) -> None:
    """Every question, answer, event, scene and sheet, for every viewer."""
    with speaking(language):
        teller = game.teller
        assert text_of(teller.title)
        assert len(set(teller.roles)) == 4
        for match in moments():
            for seat in (*range(3), None):
                view = match.view(seat)
                ids = check_scene(game.scene.scene(view), 3)
                Console(file=StringIO()).print(game.drawing.table(view, NAMES, 80))
                assert teller.sheet_so_far(view).totals == match.scores
                for event in (*match.opening, *[event for played in match.history[-1:] for event in played.events]):
                    assert text_of(teller.event(event.seen_by(seat), NAMES, seat, match.content))
            decision = match.decision
            if decision is not None:
                view = match.view(decision.seat)
                ids = check_scene(game.scene.scene(view), 3)
                assert text_of(teller.prompt(view))
                assert text_of(teller.prompt_help(view))
                labels = [text_of(teller.option(view, option, NAMES).label) for option in decision.options]
                assert len(set(labels)) == len(labels)
                for option in decision.options:
                    assert set(game.scene.targets(view, option)) <= ids
        standings = match.standings
        assert standings is not None
        sheet = teller.final_sheet(match.view(None), standings, NAMES)
        assert [sum(row.points[seat] for row in sheet.rows) for seat in range(3)] == list(standings.scores)
        for switch in RULES.switches:
            assert text_of(teller.switch(switch.name))
        for entry in RULES.content().entries:
            assert text_of(teller.content(entry))
            assert text_of(game.components.name_of(entry))
        assert text_of(teller.refusal("P-STR-01"))


@pytest.mark.usefixtures("pearls_at_the_table")
def test_a_game_speaks_with_its_own_texts_where_it_has_some() -> None:
    match = Match(RULES, 2, 1)
    view, teller = match.view(0), pearls.GAME.teller
    dive = RULES.read("dive")
    assert text_of(teller.title) == "Pearls"
    assert text_of(teller.prompt(view)) == "Take a pearl, dive, or string a necklace?"
    assert text_of(teller.option(view, RULES.read("take gold")).label) == "take a golden pearl from the beach"
    assert text_of(teller.option(view, dive).detail) == "draw two pearls in secret and keep one"
    assert teller.clauses(view, dive) == ("P-DIVE-01",)
    with speaking("de"):
        assert text_of(teller.option(view, RULES.read("string mixed")).label) == "gemischte Kette auffädeln"


def test_a_game_without_texts_speaks_in_notation() -> None:
    match = Match(RULES, 2, 1)
    view, teller = match.view(0), BARE.teller
    assert text_of(teller.title) == "Pearls"
    assert text_of(teller.prompt(view)) == "Your answer (turn)?"
    assert text_of(teller.option(view, RULES.read("take gold")).label) == "take gold"
    assert teller.clauses(view, RULES.read("dive")) == ()
    assert text_of(teller.event(match.opening[0], NAMES, None, match.content)) == "Washed up white, black, white."


@pytest.mark.usefixtures("pearls_at_the_table")
def test_a_dive_is_told_to_the_diver_and_hidden_from_the_others() -> None:
    match = Match(RULES, 2, 1)
    event = match.play("dive")[0]
    teller = pearls.GAME.teller
    assert text_of(teller.event(event, NAMES, 0, match.content)).startswith("Ana dived and drew: ")
    assert text_of(teller.event(event.seen_by(1), NAMES, 1, match.content)) == "Ana dived."


def worded(value: Any) -> Any:
    """A scene with its messages in words."""
    if isinstance(value, Message):
        return text_of(value)
    if isinstance(value, dict):
        return {key: worded(one) for key, one in value.items()}
    return [worded(one) for one in value] if isinstance(value, list) else value


def test_targets_of_a_plain_scene_are_pieces_that_the_notation_names() -> None:
    class Seen:
        seat, seats = 0, 2

        def plain(self) -> dict[str, Any]:
            return {"beach": {"white": 2, "rose": 1}, "pouches": [["white"], None], "year": 3, "seat": 0, "seats": 2}

    scene = PlainScene(BARE)
    assert worded(scene.scene(Seen())["zones"]) == [
        {
            "id": "beach",
            "name": "Beach",
            "seat": None,
            "pieces": [
                {"id": "beach-white", "name": "white", "count": 2},
                {"id": "beach-rose", "name": "rose", "count": 1},
            ],
        },
        {
            "id": "pouches-0",
            "name": "Pouches",
            "seat": 0,
            "pieces": [{"id": "pouches-0-white", "name": "white", "count": 1}],
        },
        {"id": "year", "name": "Year", "seat": None, "pieces": [{"id": "year-all", "name": "Year", "count": 3}]},
    ]
    assert scene.targets(Seen(), RULES.read("take white")) == ["beach-white", "pouches-0-white"]
    assert scene.targets(Seen(), RULES.read("dive")) == []


def test_words_fall_back_step_by_step() -> None:
    assert (slug("Take  2 blue!"), spaced("bag_size")) == ("take-2-blue", "bag size")
    otherwise = plain("otherwise")
    assert said(["no-such-text"], {}, otherwise) == otherwise
    # A text that names a value it is not given cannot be said.
    assert said(["cli-saved"], {}, otherwise) == otherwise
    assert said(["cli-saved"], {"file": "a", "more": 1}, otherwise) == message("cli-saved", file="a")
    assert counted([1, 0]) == {"1": 1, "2": 0}
    assert counted(["a", "a"]) == {"a": 2}
    assert counted([["a"], 3]) is None
