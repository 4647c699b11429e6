"""The coach in the terminal: what matters now, a line after a turn, and a try-out that leaves the game as it was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import partal as package
from partal.cli import coached
from partal.table import coach
from partal.table.coach import turns_of
from tests.cli.terminal import Said, partal

TWO = ("play", "asara", "--seats", "2", "--seed", "5", "--seat", "1", "--bots", "random")
MISSED = "Better: "


@pytest.fixture(autouse=True)
def _quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer tables, which is quick; what it says is checked elsewhere. And all the time that it needs."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(coach, "SCREEN", 2)
    monkeypatch.setattr(coach, "PROOF", 8)
    monkeypatch.setattr(coach, "FEWEST", 8)
    monkeypatch.setattr(coached, "SECONDS", 600.0)


def heard(said: Said) -> list[str]:
    return [line for line in said.out.splitlines() if MISSED in line or "A strong turn" in line]


def test_a_line_comes_after_a_turn_and_only_with_a_coach() -> None:
    typed = "2\n" * 24
    quiet, told = (
        partal(*TWO, typed=f"{typed}save quiet.partal\n"),
        partal(*TWO, "--coach", typed=f"{typed}save told.partal\n"),
    )
    assert heard(quiet) == []
    lines = heard(told)
    assert lines
    with_it, without = [package.load(Path(f"{name}.partal").read_text(encoding="utf-8")) for name in ("told", "quiet")]
    assert 0 < len(lines) <= len(turns_of(with_it, 0))
    assert with_it.history == without.history, "it changes nothing in the game"


def test_what_matters_now_is_said_when_asked() -> None:
    said = partal(*TWO, typed="coach\nc\n")
    assert (said.code, said.err) == (0, "")
    found = re.findall(r"(Best now|Good now|Nothing stands out|There is nothing that the coach)", said.out)
    assert len(found) == 2
    assert found[0] == found[1], "asked again, it says the same"


def test_it_is_switched_on_and_off_at_the_table() -> None:
    said = partal(*TWO, typed="coach on\n" + "2\n" * 12)
    assert "The coach looks on" in said.out
    assert heard(said)
    said = partal(*TWO, "--coach", typed="coach off\n" + "2\n" * 12)
    assert "says nothing more" in said.out
    assert heard(said) == []


def test_the_better_turn_is_tried_out_and_the_game_stays_as_it_was() -> None:
    said = partal(*TWO, "--coach", typed="2\n" * 12)
    assert MISSED in said.out
    # As many answers as it takes until the coach has found something better.
    count = said.out[: said.out.index(MISSED)].count("> ")
    typed = "2\n" * count + "try\n1\nsave\n1\nundo\nback\nsave real.partal\n"
    said = partal(*TWO, "--coach", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert "An imagined table" in said.out
    assert "This table is only imagined" in said.out
    assert "Back at your game" in said.out
    match = package.load(Path("real.partal").read_text(encoding="utf-8"))
    assert len([played for played in match.history if played.seat == 0]) == count


def test_before_any_turn_there_is_nothing_to_try() -> None:
    for arguments in (TWO, (*TWO, "--coach")):
        said = partal(*arguments, typed="try\n")
        assert "has not looked at a turn of yours yet" in said.out


def test_after_a_turn_without_something_better_there_is_nothing_to_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "LEAST", 1000.0)
    said = partal(*TWO, "--coach", typed="2\n" * 4 + "try\n")
    assert "found nothing better than your last turn" in said.out


def test_what_the_coach_does_not_know_is_refused() -> None:
    said = partal(*TWO, typed="coach maybe\n")
    assert "The coach does not know “maybe”" in said.out
    assert "Thinking" not in said.out


def test_help_names_the_coach_and_everything_is_said_in_german() -> None:
    assert "coach on, coach off" in partal(*TWO, typed="help\n").out
    said = partal("--language", "de", *TWO, "--coach", typed="help\ncoach\n" + "2\n" * 8 + "try\nback\n")
    assert (said.code, said.err) == (0, "")
    assert "was jetzt zählt" in said.out
    assert "Besser: " in said.out


@pytest.mark.long
def test_two_people_at_one_keyboard_hear_their_own_lines() -> None:
    """After a turn, before the screen is passed on; and the form of one says nothing about the other."""
    arguments = ("play", "asara", "--seats", "2", "--seed", "5", "--bots", "none", "--coach")
    said = partal(*arguments, typed="2\n2\n2\n\n" * 12)
    assert said.code == 0
    for line in heard(said):
        place = said.out.index(line)
        assert "Pass to" in said.out[place:]
