"""What the README and the docs show really happens."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from partal.core.content import read_pack
from partal.core.record import commit

from partal.games import GAMES

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples_run_as_written(page):
    result = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)

    assert result.failed == 0


SHOWN = re.compile(r"^`(?P<file>[^`]+)`:\n\n```\w+\n(?P<block>.*?)\n```$", re.MULTILINE | re.DOTALL)
"""A piece of a file, under its name."""


def test_the_walk_through_shows_pieces_of_the_third_game_as_they_are():
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = [(found["file"], found["block"]) for found in SHOWN.finditer(page)]
    assert len(shown) == page.count("\n```\n") - 1 >= 14, "every block is a piece of a file, or is run"
    for file, block in shown:
        text = (ROOT / "examples" / "pearls" / file).read_text(encoding="utf-8")
        assert f"{block}\n" in text, f"{file} has changed; docs/adding-a-game.md still shows\n{block}"


def test_the_readme_has_a_first_game():
    assert (ROOT / "README.md").read_text(encoding="utf-8").count(">>> ") >= 8


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_example_pack_is_a_pack(tmp_path):
    page = (ROOT / "docs" / "content-packs.md").read_text(encoding="utf-8")
    match = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert match is not None
    file = tmp_path / "box.toml"
    file.write_text(match[1], encoding="utf-8")

    content = GAMES["asara"].rules.content(file)

    assert content.name == "my box"
    assert [place.amount for place in content.areas[5]] == [12, 9, 6]
    assert len(read_pack(file, "asara", GAMES["asara"].rules.schema).entries) == 2


@pytest.mark.parametrize("game", ["asara", "sabika"])
def test_every_answer_named_on_the_notation_page_can_be_read(game):
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    chapter = page.split(f"## {game.title()}")[1].split("## ")[0]
    cells = [line.split("|")[1] for line in chapter.splitlines() if line.startswith("| `")]
    answers = [answer for cell in cells for answer in re.findall(r"`([^`]+)`", cell)]

    assert len(answers) > 15
    for answer in answers:
        assert GAMES[game].rules.read(answer).notation.lower() == answer.lower()


def test_the_commitment_is_made_as_the_notation_page_says():
    import hashlib

    assert commit("asara", 7, "ab") == hashlib.sha256(b"partal asara 7 ab").hexdigest()


def test_the_commands_for_operators_can_be_given():
    """Every `partal serve` and `partal admin` in the example of a server is one that the command line takes."""
    from partal.cli import parser

    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    blocks = "\n".join(re.findall(r"^```\w*\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    blocks = re.sub(r"\$\(.*?\)", "today", blocks)
    found = re.findall(r"\bpartal (?:serve|admin) .+?(?= && |$)", blocks, re.MULTILINE)
    assert len(found) >= 5
    for command in found:
        parser().parse_args(shlex.split(command)[1:])
