"""Where a single person sits against bots: on a random seat unless one is chosen."""

from __future__ import annotations

import secrets
from pathlib import Path

import pytest

import partal as package
from tests.cli.terminal import partal


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def at_table(*arguments: str) -> str:
    said = partal("play", "asara", "--seed", "5", *arguments, typed="quit\n")
    assert said.code == 0, said.err
    return said.out.splitlines()[1]


@pytest.mark.parametrize(
    ("drawn", "players"),
    [
        (0, "You, Mirar (medium), Leiard (medium)"),
        (1, "Timanis (medium), You, Leiard (medium)"),
        (2, "Timanis (medium), Mirar (medium), You"),
    ],
)
def test_the_seat_is_drawn_apart_from_the_seed(monkeypatch: pytest.MonkeyPatch, drawn: int, players: str) -> None:
    """The same seed, whichever seat is drawn; and the draw is among all seats."""
    asked: list[int] = []

    def below(most: int) -> int:
        asked.append(most)
        return drawn

    monkeypatch.setattr(secrets, "randbelow", below)
    assert at_table() == f"At the table: {players}."
    assert asked == [3]


def test_every_seat_comes_up() -> None:
    places = {at_table("--seats", "2").index("You") for _ in range(40)}
    assert len(places) == 2, "by chance once in half a million million runs"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_seat_may_be_chosen(seat: int) -> None:
    names = at_table("--seat", str(seat)).removeprefix("At the table: ").removesuffix(".").split(", ")
    assert names[seat - 1] == "You"
    assert len([name for name in names if name.endswith("(medium)")]) == 2


def test_names_go_to_people_first_wherever_they_sit() -> None:
    assert at_table("--seat", "2", "--names", "Anna,Hal", "--bots", "hard,easy") == (
        "At the table: Hal (hard), Anna, Leiard (easy)."
    )


def test_several_people_sit_on_the_first_seats() -> None:
    said = partal("play", "asara", "--seats", "3", "--bots", "easy", "--names", "Anna,Ben", typed="\nquit\n")
    assert "At the table: Anna, Ben, Leiard (easy)." in said.out


def test_a_person_on_a_later_seat_plays_and_resumes_there() -> None:
    partal("play", "asara", "--seats", "2", "--seed", "5", "--seat", "2", typed="go tops\nsave x.partal\nquit\n")
    match = package.load(Path("x.partal").read_text(encoding="utf-8"))
    assert match.players == ("Timanis (medium)", "Mirar"), "a record is in no language"
    assert [played.seat for played in match.history if played.option.notation == "go tops"][-1:] == [1]
    said = partal("play", "--load", "x.partal", typed="quit\n")
    assert "At the table: Timanis (medium), You." in said.out
    assert "press Enter" not in said.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seat", "0"), "There is no seat 0; seats go from 1 to 3."),
        (("--seat", "4"), "There is no seat 4; seats go from 1 to 3."),
        (("--seat", "-1"), "There is no seat -1; seats go from 1 to 3."),
        (("--seat", "1", "--bots", "none"), "--seat is for one person against bots; 3 people take the first seats."),
        (("--seat", "1", "--bots", "easy,easy", "--seats", "2"), "--seat is for a person, and only bots play here."),
    ],
)
def test_an_impossible_seat_gets_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    said = partal("play", "asara", *arguments)
    assert (said.code, said.err) == (2, f"partal: {sentence}\n")


def test_a_saved_game_keeps_its_seats() -> None:
    assert partal("play", "--load", "x.partal", "--seat", "2").err == (
        "partal: --seat cannot be changed in a saved game.\n"
    )


def test_the_help_names_bots_that_exist() -> None:
    said = " ".join(partal("play", "--help").out.split())
    assert "from random, easy, medium, hard, master; or `none`" in said
    assert "greedy" not in said
    assert "two medium bots" in said


def test_help_at_the_table_names_the_parts_that_the_table_has() -> None:
    asara = partal("play", "asara", "--seats", "2", "--seat", "1", "--seed", "5", typed="help\nquit\n")
    assert "table PART" not in asara.out
    assert "table map" not in asara.out
    sabika = partal("play", "sabika", "--seats", "2", "--seat", "1", "--seed", "5", typed="help\nquit\n")
    assert "table PART         show a part of the table: map, cards, all, You, Layla" in sabika.out
