"""`partal score asara`: the final scoring of a game played with a physical copy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Said, partal


def scored(folder: Path, text: str, *arguments: str) -> Said:
    file = folder / "table.toml"
    file.write_text(text, encoding="utf-8")
    return partal("score", "asara", str(file), *arguments)


def players(*rows: tuple[str, str], professional: bool = False) -> str:
    """A file with these names and towers."""
    lines = ["professional = true"] if professional else []
    for name, towers in rows:
        listed = ", ".join(f'"{tower.strip()}"' for tower in towers.split(",") if tower.strip())
        lines += ["[[player]]", f'name = "{name}"', "prestige = 0", "asari = 0", f"towers = [{listed}]"]
    return "\n".join(lines)


def result(folder: Path, text: str) -> dict[str, Any]:
    said = scored(folder, text, "--json")
    assert said.code == 0, said.err
    parsed: dict[str, Any] = json.loads(said.out)
    return parsed


LAYOUT_A = players(
    ("W", "brown 4, green 3, red 3, black 3, white 4"),
    ("P", "brown 2, green 4, red 3, black 5, white 3"),
    ("T", "brown 6, red 3, black 5, white 3"),
)
LAYOUT_B = players(
    ("W", "brown 3, green 4, red 3, black 3, white 4"),
    ("P", "brown 4, green 2, red 3, black 5, white 3"),
    ("T", "green 6, red 3, black 5, white 3"),
)
CATEGORIES = ("brown", "green", "red", "black", "white", "tallest", "most", "money")


@pytest.mark.proves("A-EX-08", "A-EX-09")
@pytest.mark.parametrize(
    ("text", "rows", "winners"),
    [
        (
            LAYOUT_A,
            {"W": (2, 3, 4, 0, 12, 0, 9, 0, 30), "P": (0, 6, 4, 8, 3, 2, 9, 0, 32), "T": (4, 0, 4, 8, 3, 10, 0, 0, 29)},
            ["P"],
        ),
        (
            LAYOUT_B,
            {"W": (2, 3, 4, 0, 12, 0, 9, 0, 30), "P": (4, 0, 4, 8, 3, 2, 9, 0, 30), "T": (0, 6, 4, 8, 3, 10, 0, 0, 31)},
            ["T"],
        ),
    ],
    ids=["layout A", "layout B"],
)
def test_both_layouts_of_the_example(
    tmp_path: Path, text: str, rows: dict[str, tuple[int, ...]], winners: list[str]
) -> None:
    found = result(tmp_path, text)
    assert found["winners"] == winners
    assert len(found["players"]) == 3
    for player in found["players"]:
        row = rows[player["name"]]
        assert tuple(player[category] for category in CATEGORIES) == row[:-1]
        assert player["final"] == player["total"] == row[-1]


def test_the_file_of_the_help_text_is_scored_with_every_point(tmp_path: Path) -> None:
    """Prestige and money count; two lit windows of five-high black beat one; keys are in the promised order."""
    text = """
        professional = true
        [[player]]
        name = "yellow"
        prestige = 41
        asari = 23
        towers = ["white 5", "black 4 lit 2", "red 2"]
        [[player]]
        name = "blue"
        prestige = 50
        asari = 9
        towers = ["black 4 lit 1"]
    """
    assert result(tmp_path, text) == {
        "players": [
            {"name": "yellow", "brown": 0, "green": 0, "red": 8, "black": 10, "white": 12, "tallest": 12, "most": 12,
             "money": 2, "final": 56, "total": 97},
            {"name": "blue", "brown": 0, "green": 0, "red": 0, "black": 5, "white": 0, "tallest": 0, "most": 6,
             "money": 0, "final": 11, "total": 61},
        ],
        "winners": ["yellow"],
    }  # fmt: skip


@pytest.mark.proves("A-PTIE-02")
def test_lit_windows_break_ties_in_the_professional_game_only(tmp_path: Path) -> None:
    rows = (("P", "black 5 lit 2"), ("T", "black 5 lit 1"), ("W", "black 3"))
    professional = result(tmp_path, players(*rows, professional=True))
    assert [player["black"] for player in professional["players"]] == [10, 5, 0]
    basic = result(tmp_path, players(*rows))
    assert [player["black"] for player in basic["players"]] == [8, 8, 0]
    assert "professional game only" in scored(tmp_path, players(*rows)).out
    assert "professional game only" not in scored(tmp_path, players(*rows, professional=True)).out


@pytest.mark.proves("A-WIN-02")
def test_equal_totals_win_together(tmp_path: Path) -> None:
    found = result(tmp_path, players(("A", "red 2"), ("B", "red 2")))
    assert found["winners"] == ["A", "B"]
    assert "A and B win together with" in scored(tmp_path, players(("A", "red 2"), ("B", "red 2"))).out


def test_the_sheet_on_paper_cites_clauses_and_names_the_towers(tmp_path: Path) -> None:
    out = scored(tmp_path, LAYOUT_A).out
    assert "A-FIN-02" in out
    assert "tallest black towers 10 and 5  P 5, T 5, W 3" in out
    assert "prestige track" in out
    assert "P wins with 32 prestige." in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_house_rules_can_be_named(tmp_path: Path) -> None:
    text = players(("P", "black 5"), ("T", "black 5"))
    said = scored(tmp_path, text, "--option", "tie-rounding=down", "--json")
    assert [player["black"] for player in json.loads(said.out)["players"]] == [7, 7]


def player(body: str) -> str:
    return f'[[player]]\nname = "a"\n{body}\n[[player]]\nname = "b"\n'


BAD = {
    "unknown colour": (
        player('towers = ["blue 3"]'),
        "player 1 (a): “blue 3” does not start with a colour of this game",
    ),
    "height 1": (player('towers = ["red 1"]'), "player 1 (a): “red 1” is too low"),
    "height 0": (player('towers = ["red 0"]'), "player 1 (a): “red 0” is too low"),
    "height 100": (player('towers = ["red 100"]'), "player 1 (a): “red 100” is too high"),
    "too many lit": (player('towers = ["red 3 lit 2"]'), "“red 3 lit 2” has too many lit windows; at height 3 it can"),
    "not a tower": (player('towers = ["a big one"]'), "“a big one” is not a tower"),
    "huge height": (player(f'towers = ["red {"9" * 500}"]'), "is not a tower"),
    "negative height": (player('towers = ["red -3"]'), "“red -3” is not a tower"),
    "towers no list": (player('towers = "red 3"'), "towers must be a list of texts"),
    "towers numbers": (player("towers = [3]"), "towers must be a list of texts"),
    "negative money": (player("asari = -1"), "player 1 (a): asari must be a whole number from 0 to 99,999, not -1"),
    "huge money": (player(f"asari = {10**30}"), "asari must be a whole number"),
    "half money": (player("asari = 2.5"), "asari must be a whole number"),
    "true money": (player("asari = true"), "asari must be a whole number"),
    "text prestige": (player('prestige = "many"'), "prestige must be a whole number"),
    "negative prestige": (player("prestige = -5"), "prestige must be a whole number"),
    "unknown key": (
        player("gold = 3"),
        "player 1 (a): unknown key “gold”; known keys are name, prestige, asari, towers",
    ),
    "unknown top key": ("variant = 1\n" + player(""), "table.toml: unknown key “variant”"),
    "professional text": ('professional = "yes"\n' + player(""), "professional must be true or false"),
    "no players": ("", "write 2 to 4 players as [[player]]; this has 0."),
    "one player": ('[[player]]\nname = "a"', "this has 1."),
    "five players": ("".join(f'[[player]]\nname = "p{n}"\n' for n in range(5)), "this has 5."),
    "player no list": ("player = 3", "write 2 to 4 players"),
    "no name": ("[[player]]\n[[player]]\n", "player 1: name must be a text"),
    "empty name": ('[[player]]\nname = " "\n[[player]]\nname = "b"', "player 1: name must be a text"),
    "same name": (
        '[[player]]\nname = "a"\n[[player]]\nname = "A"',
        "player 2 (A): another player already has this name.",
    ),
    "foreign digits": (player('towers = ["red ٣"]'), "red"),
    "not toml": ("[[player", "table.toml: not valid TOML"),
    "deep": ("a = " + "[" * 5000, "table.toml: not valid TOML"),
}


def test_a_box_with_more_pieces_than_ours_can_be_scored(tmp_path: Path) -> None:
    """How many bases and lit windows a colour has is our reconstruction; another box may hold more (A-TIE-17)."""
    said = scored(tmp_path, player('towers = ["brown 3","brown 3","brown 3","brown 3","brown 6 lit 4"]'), "--json")
    assert said.code == 0
    assert json.loads(said.out)["players"][0]["brown"] == 4 + 4 * 1


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_gets_a_sentence_that_names_the_entry(tmp_path: Path, case: str) -> None:
    text, sentence = BAD[case]
    for arguments in ((), ("--json",)):
        said = scored(tmp_path, text, *arguments)
        assert said.code == 2
        assert sentence in said.err
        assert said.err.count("\n") == 1
        assert said.out == ""


@pytest.mark.parametrize("text", [player('towers = ["red 2"]'), player('towers = ["red 3 lit 1"]'), player("asari = 0"),
                                  player('towers = ["RED  99", "red 2", "red 2", "red 2"]')])  # fmt: skip
def test_the_last_good_value_is_good(tmp_path: Path, text: str) -> None:
    assert scored(tmp_path, text).code == 0


def test_missing_files_and_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xff")
    (tmp_path / "big").write_text("#" * 200_000, encoding="utf-8")
    for name, sentence in (
        ("x", "not UTF-8 text"),
        ("big", "larger than"),
        ("none", "No such file"),
        (".", "directory"),
    ):
        said = partal("score", "asara", str(tmp_path / name))
        assert said.code == 2
        assert sentence in said.err
    assert partal("score", "chess", str(tmp_path / "x")).code == 2
