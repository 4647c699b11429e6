"""`undo` in the terminal: unlimited among bots, counted past reveals, and saved in the record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import partal as package
from tests.cli.terminal import partal

TWO = ("play", "asara", "--seats", "2", "--bots", "random", "--seed", "5", "--seat", "1")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def taken_back(file: str) -> tuple[int, int, int]:
    match = package.load(Path(file).read_text(encoding="utf-8"))
    return len(match.history), match.tally.taken_back, match.tally.past_reveals


def test_undo_goes_back_past_the_bots_to_the_first_question() -> None:
    said = partal(*TWO, typed="1\n1\n1\n1\nundo\nundo\nundo\nundo\nundo\nsave a.partal\nquit\n")
    assert said.out.count("and what the bots answered since.") > 0
    assert "There is nothing to take back." in said.out
    history, back, past = taken_back("a.partal")
    assert (history, past) == (0, 0)
    assert back >= 5
    assert f"taken-back: {back}\n" in Path("a.partal").read_text(encoding="utf-8")
    assert "taken-back-past-reveal" not in Path("a.partal").read_text(encoding="utf-8")


STANDS = "Somebody else has answered since, so your last answer stands."


def test_with_the_switch_off_the_rule_between_people_applies_even_after_resuming() -> None:
    """The file keeps the switch, so nobody has to name it again, and nobody can leave it out."""
    strict = (*TWO, "--no-take-back-past-reveals")
    said = partal(*strict, typed="go bank 10\n1\nundo\nquit\n")
    assert STANDS in said.out
    assert "partal play --load asara-5.partal\n" in said.out
    assert "take-back-past-reveals: no\n" in Path("asara-5.partal").read_text(encoding="utf-8")
    assert STANDS in partal("play", "--load", "asara-5.partal", typed="undo\nsave\nquit\n").out
    assert STANDS in partal(*TWO, typed="load asara-5.partal\nundo\nquit\n").out
    assert taken_back("asara-5.partal")[1] == 0


def test_a_game_saved_without_the_switch_can_be_resumed_with_it() -> None:
    partal(*TWO, typed="go bank 10\n1\nquit\n")
    assert "take-back-past-reveals" not in Path("asara-5.partal").read_text(encoding="utf-8")
    again = ("play", "--load", "asara-5.partal", "--no-take-back-past-reveals")
    assert STANDS in partal(*again, typed="undo\nquit\n").out
    assert STANDS in partal("play", "--load", "asara-5.partal", typed="undo\nquit\n").out


def test_past_a_reveal_it_is_counted_on_screen_in_the_record_the_sheet_and_the_replay() -> None:
    """Alone against Yusuf, whose cards are turned up: the count is kept when the game is loaded again."""
    solo = ("play", "sabika", "--seats", "1", "--seed", "5")
    turns = "1\n" * 40 + "undo\n" * 12
    said = partal(*solo, typed=turns + "save a.partal\nquit\n")
    history, back, past = taken_back("a.partal")
    assert past > 0
    assert f"taken back past a reveal: {past}." in " ".join(said.out.split())
    partal("play", "--load", "a.partal", typed="1\nundo\nsave\nquit\n")
    assert taken_back("a.partal")[1] > back
    past = taken_back("a.partal")[2]
    ended = partal("play", "--load", "a.partal", typed="1\n" * 900)
    final = ended.out[ended.out.rindex("Final") :] if "Final" in ended.out else ended.out
    assert f"Taken back past a reveal: {past}." in final
    assert history < taken_back("a.partal")[0]

    replayed = partal("replay", "a.partal")
    assert f"Taken back past a reveal: {past}." in replayed.out
    told = json.loads(partal("replay", "a.partal", "--json").out)
    assert (told["ok"], told["over"], told["taken_back_past_reveals"]) == (True, True, past)
    assert told["taken_back"] == taken_back("a.partal")[1]


def test_between_people_nothing_has_changed() -> None:
    said = partal(
        "play",
        "asara",
        "--seats",
        "2",
        "--bots",
        "none",
        "--names",
        "Ana,Ben",
        typed="\ngo bank 10\n1\n\ngo bank 8\n1\n\nundo\nquit\n",
    )
    assert "Somebody else has answered since, so your last answer stands." in said.out
