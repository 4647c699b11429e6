"""A game of rules and a name alone, at every command of the terminal: it works, or a sentence says what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

from partal import games
from partal.game import Game
from partal.server import catalogue
from partal.table.table import TAKING_BACK, table_clause
from pearls.rules import PearlsRules
from tests.cli.terminal import partal
from tests.said import text_of


class BareRules(PearlsRules):
    name = "bare"


class Bare(Game):
    name = "bare"
    rules = BareRules()


@pytest.fixture(autouse=True)
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if the bare game were installed."""
    assert isinstance(games.GAMES, dict)
    games.GAMES["bare"] = Bare()
    monkeypatch.chdir(tmp_path)
    yield
    del games.GAMES["bare"]


EXPLAINED = ("?", "? 1", "why string black", "why", "rules P-STR-01", "rules")
SHOWN = ("score", "log all", "table", "help", "hint")


def test_it_is_played_with_every_command_to_the_end() -> None:
    typed = "\n".join([*EXPLAINED, *SHOWN, *["1"] * 80]) + "\n"
    said = partal("play", "bare", "--seats", "2", "--seat", "1", "--seed", "1", "--bots", "random", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("Bare\n")
    assert "Your answer (pearls turn)?" in said.out
    assert "“string black” is not possible now: The rules do not allow it here. (P-STR-01)" in said.out
    assert "There is no rulebook for “bare”" in said.out
    assert "Final score" in said.out


def test_a_saved_game_is_replayed_and_reviewed() -> None:
    match, rng = Match(Bare.rules, 2, 3), Rng(3)
    while match.decision is not None:
        match.play(rng.pick(match.decision.options))
    Path("game.partal").write_text(match.save(), encoding="utf-8")
    assert "Final score" in partal("replay", "game.partal").out
    assert partal("replay", "game.partal", "--at", "4", "--view", "0").code == 0
    reviewed = partal("review", "game.partal", "--most", "1")
    assert (reviewed.code, "search" in reviewed.out) == (0, True)


def test_it_is_simulated_and_shown() -> None:
    assert partal("simulate", "bare", "--seats", "2", "--games", "2").code == 0
    assert "count 9" in partal("content", "show", "bare").out
    assert partal("content", "check").code == 0
    assert "race = false | true" in partal("rules", "bare", "--house-rules").out
    assert "bare" in partal("bots").out
    assert partal("lab", "laws", "bare", "--games", "1").code == 1, "its questions are called after another game"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("rules", "bare"), "bare has no rulebook."),
        (("rules", "bare", "P-STR-01"), "bare has no rulebook."),
        (("score", "bare", "x"), "There is no score sheet for bare yet."),
        (("lab", "train", "bare"), "There is nothing to train for Bare."),
        (("--language", "de", "rules", "bare"), "bare bringt keine Spielregeln mit."),
    ],
)
def test_what_is_missing_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    said = partal(*arguments)
    assert (said.code, said.err) == (2, f"partal: {sentence}\n")


def test_the_web_table_lists_it_with_what_it_has() -> None:
    listed = catalogue.game_of("bare")
    assert (text_of(listed["title"]), listed["usual"], listed["bots"]) == ("Bare", "search", ["random", "search"])
    assert catalogue.rules_of("bare", "en") == []
    assert text_of(catalogue.content_of("bare")[0]["title"]) == "Pearl"
    assert table_clause("bare", TAKING_BACK) == ""
    assert table_clause("asara", TAKING_BACK) == "A-TAB-01"


def test_an_invalid_game_is_left_out_of_the_registry_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        def __init__(self, name: str, value: object) -> None:
            self.name, self.value, self.thing = name, f"module:{name}", value

        def load(self) -> object:
            if isinstance(self.thing, Exception):
                raise self.thing
            return self.thing

    points = [Point("bare", Bare()), Point("broken", ImportError("no such module")), Point("odd", 3)]
    monkeypatch.setattr(games, "entry_points", lambda group: points if group == games.GROUP else [])
    with pytest.warns(UserWarning, match="cannot be loaded") as warned:
        found = games._find()
    assert list(found) == ["bare"]
    assert [str(warning.message) for warning in warned] == [
        "The game “broken” cannot be loaded: no such module.",
        "The game “odd” cannot be loaded: module:odd is not a partal.game.Game.",
    ]
