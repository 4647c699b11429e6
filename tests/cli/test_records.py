"""`partal replay` and `partal options`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from partal.core.match import Match
from partal.core.rng import Rng

import partal as package
from tests.cli.terminal import partal


def played(seats: int, seed: int, answers: int = 10_000, **settings: str) -> Match:  # type: ignore[type-arg]
    match = Match(
        package.game("asara").rules, seats, seed, settings, players=("Anna", "Ben", "Carla", "Dan")[:seats], salt="s"
    )
    rng = Rng(seed)
    while match.decision is not None and match.number <= answers:
        match.play(rng.pick(match.decision.options))
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "end.partal"
    file.write_text(played(3, 4, professional="true").save(), encoding="utf-8")
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "open.partal"
    file.write_text(played(2, 4, 16).save(), encoding="utf-8")
    return file


def test_replay_tells_the_result_of_a_finished_game(finished: Path) -> None:
    match = played(3, 4, professional="true")
    assert match.standings is not None
    said = partal("replay", str(finished), "--json")
    assert said.code == 0
    assert json.loads(said.out) == {
        "ok": True,
        "decisions": len(match.history),
        "scores": list(match.standings.scores),
        "winners": list(match.standings.winners),
        "digest": match.digest,
        "over": True,
        "taken_back": 0,
        "taken_back_past_reveals": 0,
    }
    shown = partal("replay", str(finished))
    assert shown.code == 0
    assert f"The record is valid: {len(match.history)} answers by Anna, Ben, Carla." in shown.out
    totals = [line for line in shown.out.splitlines() if line.startswith("prestige track")][-1]
    assert totals.split()[2:] == [str(score) for score in match.standings.scores]


def test_replay_of_an_unfinished_game_says_so(unfinished: Path) -> None:
    result = json.loads(partal("replay", str(unfinished), "--json").out)
    assert result["ok"] is True
    assert result["over"] is False
    assert result["decisions"] == 16
    assert result["winners"] == []
    assert "Question 17 is open." in partal("replay", str(unfinished)).out


def test_replay_shows_the_table_at_any_question_for_any_viewer(finished: Path) -> None:
    spectator = partal("replay", str(finished), "--at", "1")
    assert spectator.code == 0
    assert "Year 1 of 4" in spectator.out
    assert "Behind your screen" not in spectator.out
    ben = partal("replay", str(finished), "--at", "1", "--view", "Ben")
    assert "Behind your screen · 21 Asari" in ben.out
    assert partal("replay", str(finished), "--at", "1", "--view", "1").out == ben.out
    plain = json.loads(partal("replay", str(finished), "--at", "1", "--view", "1", "--json").out)
    assert plain["at"]["seat"] == 1
    assert plain["at"]["money"] == [None, 21, None]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "0"], "There is no question 0; they go from 1 to 17."),
        (["--at", "18"], "There is no question 18; they go from 1 to 17."),
        (["--view", "2"], "There is no seat “2”; the seats are 0 (Anna), 1 (Ben)."),
        (["--view", "Zoe"], "There is no seat “Zoe”"),
    ],
)
def test_replay_refuses_questions_and_seats_that_do_not_exist(
    unfinished: Path, arguments: list[str], sentence: str
) -> None:
    said = partal("replay", str(unfinished), *arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.out == ""


def test_the_last_question_is_still_there(unfinished: Path) -> None:
    assert partal("replay", str(unfinished), "--at", "17").code == 0


DAMAGES = {
    "cut off": lambda text: text[: len(text) // 2],
    "changed answer": lambda text: text.replace("1 0 go", "1 1 go"),
    "wrong version": lambda text: text.replace("game: asara 1", "game: asara 99"),
    "other game": lambda text: text.replace("game: asara 1", "game: chess 1"),
    "wrong seed": lambda text: text.replace("seed: 4", "seed: 5"),
    "huge seed": lambda text: text.replace("seed: 4", "seed: " + "9" * 400),
    "empty": lambda _: "",
    "not a record": lambda _: "hello\n",
    "unknown option": lambda text: text.replace("options:", "options: nonsense=1"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_a_sentence(unfinished: Path, damage: str) -> None:
    text = unfinished.read_text(encoding="utf-8")
    damaged = DAMAGES[damage](text)
    assert damaged != text
    unfinished.write_text(damaged, encoding="utf-8")
    said = partal("replay", str(unfinished))
    assert said.code == 1
    assert said.out == ""
    assert said.err.startswith("partal: ")
    assert said.err.count("\n") == 1
    as_json = partal("replay", str(unfinished), "--json")
    assert as_json.code == 1
    assert json.loads(as_json.out) == {"ok": False, "error": said.err.removeprefix("partal: ").rstrip("\n")}
    options = partal("options", str(unfinished))
    assert options.code == 2
    assert options.err == said.err


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "x.partal"
    file.write_bytes(b"\xff\xfe\x00partal")
    for command in ("replay", "options"):
        said = partal(command, str(file))
        assert said.code == 2
        assert "is not UTF-8 text" in said.err
        assert partal(command, str(tmp_path)).code == 2
        assert partal(command, str(tmp_path / "nowhere")).code == 2
        assert partal(command, "\0").code == 2


def test_options_shows_the_open_question(unfinished: Path) -> None:
    match = played(2, 4, 16)
    decision = match.decision
    assert decision is not None
    said = partal("options", str(unfinished), "--json")
    assert said.code == 0
    assert json.loads(said.out) == {
        "seat": decision.seat,
        "number": 17,
        "prompt": decision.prompt,
        "options": [option.notation for option in decision.options],
    }
    shown = partal("options", str(unfinished)).out
    assert f"Question 17 for {match.players[decision.seat]}." in shown
    assert shown.count("\n") >= len(decision.options)


def test_a_finished_record_has_no_open_question(finished: Path) -> None:
    said = partal("options", str(finished))
    assert said.code == 1
    assert said.err == "partal: The game is over; no question is open.\n"
