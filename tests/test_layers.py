"""Which part of Partal may know which: an import that points up or sideways fails here."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "partal"

# What the modules of a part may import of Partal besides their own part. The outside world knows everything.
MAY_KNOW: dict[str, set[str]] = {
    "core": set(),
    "words": set(),
    "rulebook": set(),
    "asara": {"core"},
    "sabika": {"core"},
    "games": {"core", "asara", "sabika"},
    "bots": {"core", "asara", "sabika", "games"},
}
OUTSIDE = {"cli", "lab", "server", "research", "bench", "__init__", "__main__"}
BY_NAME = {"own.py"}
"""The one place that may import what somebody names: bots of their own."""
PURE = ("core", "asara", "sabika")
"""Parts that run in every Python: they import the standard library and nothing else."""
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "socket", "threading", "asyncio", "os", "uuid", "secrets"}
"""Rules know no clock, no network and no chance but their own."""


def part_of(path: Path) -> str:
    """The part a file belongs to: its folder below `partal`, or its own name."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, in functions and under TYPE_CHECKING too, with its line."""
    here = ("partal", *path.relative_to(SOURCE).with_suffix("").parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(here[: -node.level]) if node.level else ""
            module = ".".join(word for word in (base, node.module or "") if word)
            for name in node.names:
                yield node.lineno, f"{module}.{name.name}" if module == "partal" else module
        elif isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if called in ("__import__", "import_module") and part_of(path) in MAY_KNOW and path.name not in BY_NAME:
                yield node.lineno, "partal.<an import by name>"


def files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def wrong_arrows(path: Path) -> list[str]:
    part = part_of(path)
    if part not in MAY_KNOW:
        return []
    wrong = []
    for line, module in imports(path):
        words = module.split(".")
        if words[0] == "partal":
            known = words[1] if len(words) > 1 else "__init__"
            if known != part and known not in MAY_KNOW[part]:
                wrong.append(f"{path.relative_to(SOURCE)}:{line}: {part} must not know {module}")
    return wrong


def test_every_part_has_its_place() -> None:
    assert {part_of(path) for path in files()} <= set(MAY_KNOW) | OUTSIDE


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_import_points_up_or_sideways(path: Path) -> None:
    assert wrong_arrows(path) == []


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_rules_need_nothing_but_the_standard_library(path: Path) -> None:
    """They are compiled, and run in a browser; `mypy_extensions` is read by the compiler only."""
    if part_of(path) not in PURE:
        return
    for line, module in imports(path):
        first = module.split(".")[0]
        where = f"{path.relative_to(SOURCE)}:{line}: {module}"
        assert first in sys.stdlib_module_names or first in ("partal", "mypy_extensions"), where
        assert first not in FORBIDDEN_IN_RULES, where


SEES_IMAGINED_TABLES = ("_beliefs", "_glimpse", "_guide", "_judgement", "_planner", "_worth", "_levels")
"""Modules of Asara's bots that work on tables the bot has imagined; all others see views only."""


def test_bots_of_asara_see_views_and_only_their_judgement_sees_imagined_tables() -> None:
    """A state can only come from `imagine`: no bot module makes one, decodes one or begins a game."""
    for path in sorted((SOURCE / "bots").glob("*.py")):
        source = path.read_text(encoding="utf-8")
        for door in ("rules.new(", "RULES.new(", ".decode(", "new_state", "empty_table", "open_part"):
            assert door not in source, f"{path.name} opens a door to a state: {door}"
        if path.name.startswith("asara_") and not path.stem.endswith(SEES_IMAGINED_TABLES):
            assert "partal.asara.state" not in [module for _, module in imports(path)], path.name


def test_the_games_do_not_know_each_other_and_core_knows_no_game() -> None:
    """What the table above says, said once more in the words of the design."""
    assert MAY_KNOW["core"] == set()
    assert "sabika" not in MAY_KNOW["asara"]
    assert "asara" not in MAY_KNOW["sabika"]
    assert not OUTSIDE & set().union(*MAY_KNOW.values())


@pytest.mark.parametrize(
    ("part", "line", "is_wrong"),
    [
        ("core", "from partal.asara.state import State", True),
        ("core", "import partal.words", True),
        ("core", "from partal import GAMES", True),
        ("core", "from partal.core.rng import Rng", False),
        ("core", "def late():\n    from partal.bots import greedy", True),
        ("core", "from ..asara import rules", True),
        ("core", "from .rng import Rng", False),
        ("core", "import importlib\nimportlib.import_module('partal.asara')", True),
        ("asara", "from partal.sabika import RULES", True),
        ("asara", "from partal import sabika", True),
        ("asara", "from partal.words import Words", True),
        ("asara", "from partal.core.match import Match", False),
        ("bots", "from partal.asara.view import View", False),
        ("bots", "from partal.cli import main", True),
        ("words", "from partal.core.event import Event", True),
    ],
)
def test_the_reader_of_imports_sees_every_kind_of_arrow(
    part: str, line: str, is_wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    path = tmp_path / part / "module.py"
    path.parent.mkdir()
    path.write_text(line, encoding="utf-8")
    assert bool(wrong_arrows(path)) == is_wrong
