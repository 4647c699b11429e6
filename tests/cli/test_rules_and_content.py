"""`partal rules`, `partal content`, `partal bench` and the command itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import partal as package
from partal import rulebook
from tests.cli.terminal import environment, partal

PAGE = """# A game

## First things (G-ONE)

**G-ONE-01** · must · You begin.
> Ruling: Somebody has to.

**G-ONE-02** · fact · A table follows.

| a | b |
|---|---|
| 1 | 2 |

**G-ONE-03** · fact · It is blue.
> No test: Nobody can see it.

## House rules

| Option | What |
|---|---|
"""


def test_a_page_is_read_clause_by_clause() -> None:
    first, second, third = rulebook.parse(PAGE)
    assert first == rulebook.Clause(
        "G-ONE-01", "must", "You begin.", "", "Somebody has to.", "", "First things", "G-ONE"
    )
    assert second.table == "| a | b |\n|---|---|\n| 1 | 2 |"
    assert second.ruling == ""
    assert third.no_test == "Nobody can see it."
    assert third.table == "", "the table of the next chapter is not the clause's"


def test_asaras_rulebook_has_all_its_clauses() -> None:
    clauses = rulebook.read("asara")
    assert len(clauses) == 285
    assert len({clause.id for clause in clauses}) == 285
    assert {clause.force for clause in clauses} == {"must", "may", "never", "fact"}
    assert all(clause.id.startswith(clause.prefix + "-") for clause in clauses)


def test_coverage_counts_named_excused_and_missing_clauses() -> None:
    some = frozenset({"A-BUY-01", "A-NO-99"})
    result = rulebook.coverage("asara", some)
    assert result.tested == 1
    assert result.tested + result.excused + len(result.missing) == result.clauses == 285
    assert result.unknown == ("A-NO-99",)
    assert "A-BUY-01" not in result.missing
    assert "A-BUY-02" in result.missing


def test_proofs_are_read_from_the_source(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text(
        'import pytest\n@pytest.mark.proves("A-BUY-01", "A-BUY-02")\ndef test_x(): ...\n# proves("A-BUY-03")\n',
        encoding="utf-8",
    )
    assert rulebook.proven_clauses(tmp_path) == {"A-BUY-01", "A-BUY-02"}


def test_coverage_as_json_and_on_paper() -> None:
    said = partal("rules", "asara", "--coverage", "--json")
    found = json.loads(said.out)["asara"]
    assert found["clauses"] == 285
    assert found["tested"] + found["excused"] + len(found["missing"]) == 285
    assert said.code == (1 if found["missing"] or found["unknown"] else 0)
    shown = partal("rules", "asara", "--coverage")
    assert f"Asara: 285 clauses, {found['tested']} tested, {found['excused']} excused" in shown.out
    assert set(json.loads(partal("rules", "--coverage", "--json").out)) == set(rulebook.games())


def test_a_clause_a_chapter_and_a_search() -> None:
    one = partal("rules", "asara", "a-buy-09")
    assert one.code == 0
    assert "A-BUY-09 · never" in one.out
    assert "A-BUY-10" not in one.out
    assert partal("rules", "A-BUY-09").out == one.out
    assert partal("rules", "asara", "BUY").out.count(" · ") >= 15
    assert partal("rules", "A-BUY").out == partal("rules", "asara", "BUY").out
    found = json.loads(partal("rules", "asara", "--search", "negative", "money", "--json").out)
    assert found[0]["id"] == "A-TURN-11"
    for asked in (("negative", "money"), ("search", "negative", "money")):
        assert json.loads(partal("rules", "asara", *asked, "--json").out) == found
    (plain,) = json.loads(partal("rules", "asara", "A-TIE-02", "--json").out)
    assert plain["force"] == "must"
    assert "7.5 becomes 8" in plain["ruling"]


def test_a_table_of_a_clause_stays_within_80_columns() -> None:
    for clause in ("A-TURN-10", "A-TIE-17", "A-EX-08"):
        out = partal("rules", "asara", clause).out
        assert max(len(line) for line in out.splitlines()) <= 80
        assert "|" not in out


def test_the_chapters_add_up_and_house_rules_are_all_listed() -> None:
    chapters = json.loads(partal("rules", "asara", "--json").out)["asara"]
    assert sum(chapter["clauses"] for chapter in chapters) == 285
    assert "Asara: 285 clauses" in partal("rules").out
    house = json.loads(partal("rules", "asara", "--house-rules", "--json").out)
    assert [row["name"] for row in house["options"]] == [switch.name for switch in package.game("asara").rules.switches]
    shown = partal("rules", "asara", "--house-rules").out
    assert all(row["name"] in shown for row in house["options"])
    assert "edition=it" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["rules", "chess"], "“chess” is neither a game nor a clause"),
        (["rules", "asara", "A-BUY-99"], "There is no clause “A-BUY-99” in the rulebook of asara."),
        (["rules", "asara", "--search", "bicycle"], "The rulebook says nothing about “bicycle”."),
        (["content", "show", "chess"], "There is no game “chess”"),
        (["content", "check", "none.toml"], "none.toml: cannot be read"),
        (["content"], "check | show"),
        (["bench", "--rounds", "0"], "There must be at least one round"),
        (["bench", "--seconds", "nan"], "There must be at least one round"),
        ([], "COMMAND"),
        (["dance"], "invalid choice"),
        (["d" * 5000], "invalid choice"),
        (["score", "asara", "x" * 5000], "cannot be read: File name too long."),
        (["score", "asara", "two\nlines"], "two lines cannot be read"),
        (["play", "--load", "\udcff\x1b"], "cannot be read"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    said = partal(*arguments)
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_content_show_says_every_component_with_its_origin() -> None:
    rows = json.loads(partal("content", "show", "asara", "--json").out)
    assert len(rows) == len(package.game("asara").rules.content().entries) == 65
    by_name = {(row["kind"], row["id"]): row for row in rows}
    black = by_name["price", "black"]
    assert black["text"] == "Every black part costs 6 Asari."
    assert black["origin"] == "rulebook"
    assert by_name["spaces", "bank"]["text"] == "The bank's spaces pay 10, 8, 6 Asari."
    assert by_name["spaces", "bank"]["origin"] == "reconstructed"
    assert by_name["part", "white-window"]["text"] == "white window: 3 plain and 2 with gold."
    shown = partal("content", "show", "asara").out
    assert re.search(r"^  bank +The bank's spaces pay 10, 8, 6 Asari\. +reconstructed$", shown, re.MULTILINE)
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_content_check_accepts_a_good_pack_and_names_what_it_changes(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        '[pack]\nname = "mine"\ngame = "asara"\n[[price]]\nid = "black"\nasari = 7\norigin = "printed"\n',
        encoding="utf-8",
    )
    said = partal("content", "check", str(pack))
    assert said.code == 0
    assert "mine for Asara is valid: 65 entries" in said.out
    assert "Different from the built-in content: price black" in said.out
    rows = json.loads(partal("content", "show", "asara", "--content", str(pack), "--json").out)
    assert [row["text"] for row in rows if row["kind"] == "price"][3] == "Every black part costs 7 Asari."
    assert "Different" not in partal("content", "check").out


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a pack must start with a [pack] table"),
        ('[pack]\nname="m"\ngame="chess"\n', "There is no game “chess”"),
        ('[pack]\nname="m"\ngame="asara"\n[[price]]\nid="pink"\nasari=1\norigin="printed"', "price “pink”"),
        ('[pack]\nname="m"\ngame="asara"\n[[price]]\nid="red"\nasari=-1\norigin="printed"', "asari must be"),
        ("[pack", "not valid TOML"),
    ],
)
def test_content_check_refuses_a_bad_pack(tmp_path: Path, text: str, sentence: str) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(text, encoding="utf-8")
    said = partal("content", "check", str(pack))
    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_version_and_help() -> None:
    assert partal("--version").out == f"partal {package.__version__} (plain)\n"
    said = partal("--help")
    assert said.code == 0
    for command in ("play", "simulate", "replay", "options", "score", "rules", "content", "bench"):
        assert f"\n    {command} " in said.out
        assert partal(command, "--help").code == 0


def test_a_closed_pipe_ends_a_command_quietly(tmp_path: Path) -> None:
    """`partal content show asara | head -1` and its like end quietly."""
    for arguments in (["content", "show", "asara"], ["simulate", "asara", "--seats", "2", "--games", "5", "--json"]):
        process = subprocess.Popen(
            [sys.executable, "-m", "partal", *arguments],
            env=environment(),
            cwd=tmp_path,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.stderr.close()
        assert process.wait(timeout=30) == 1


def test_bench_prints_the_promised_shape() -> None:
    pytest.importorskip("catanatron")
    pytest.importorskip("chess")
    said = partal("bench", "--rounds", "1", "--seconds", "0.02", "--json")
    found = json.loads(said.out)
    assert found["build"] in ("plain", "compiled")
    assert set(found["games"]) == set(found["ratios"]) == set(package.GAMES)
    for numbers in found["games"].values():
        assert {"answers_per_second", "choices_per_second", "copy_microseconds", "games_per_second"} <= set(numbers)
    assert {"actions_per_second", "copy_microseconds"} <= set(found["peers"]["catanatron"])
    assert {"moves_per_second", "copy_microseconds"} <= set(found["peers"]["chess"])
    for ratios in found["ratios"].values():
        assert {"answers", "copy"} <= set(ratios)
