"""Which part of Partal may know which: an import that points up or sideways fails here."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "partal"

# What the modules of a part may import of Partal besides their own part; `partal.rules` stands for a game's rules.
LAYERS: dict[str, set[str]] = {
    "compiled": set(),
    "core": set(),
    "words": {"core"},
    "bots": {"core"},
    "rulebook": {"core"},
    "drawing": {"core", "words"},
    "plain": {"core", "words", "bots", "drawing", "game"},
    "game": {"core", "words", "bots", "drawing", "plain"},
    "games": {"core", "words", "rulebook", "game"},
    "front": {"core", "words", "game", "games", "compiled"},
    "table": {"core", "words", "bots", "rulebook", "game", "games"},
}
WITHIN_A_GAME: dict[str, set[str]] = {
    "rules": {"core", "rules"},
    "words": {"core", "words", "rules"},
    "wire": {"core", "rules"},
    "displays": {"core", "rules", "own wire"},
    "targets": {"core", "rules"},
    "observe": {"core", "rules"},
    "scene": {"core", "words", "rules", "own wire", "own displays", "own targets"},
    "outlook": {"core", "words", "rules", "own words"},
    "bots": {"core", "bots", "game", "rules"},
    "balance": {"core", "game", "words", "rules", "own words"},
    "score": {"core", "words", "rules", "own words"},
    "terminal": {"core", "words", "drawing", "rules", "own words"},
    "__init__": {"core", "words", "bots", "drawing", "game", "rules", "own words", "own bots", "own rooms"},
}
"""What the rooms of a game's folder may import: of the house, its own rules, and where said its own words."""
NAMES = ("asara", "sabika")
NOUNS = ("prestige", "dinar", "asari", "two games", "zwei spiele")
"""Words of the built-in games; the house says points, and leaves other nouns to the game."""
EXAMPLES = ("pearls",)
"""Games of other packages: nothing here may know them."""
OUTSIDE = {"cli", "lab", "server", "adapters", "__init__", "__main__"}
"""The outside world may import everything but a game: it finds those in the register."""
BY_NAME = {"lab/custom_bots.py", "games.py", "sabika/rules/verbs/__init__.py"}
"""Modules that may import by name: custom bots, games by their entry points, and every verb of a folder."""
TEXT = re.compile(r"(-?[a-z][\w-]*) =")
"""The key at the beginning of a text."""
FORBIDDEN_IN_RULES = {"random", "time", "datetime", "socket", "threading", "asyncio", "os", "uuid", "secrets"}
"""Rules know no clock, no network and no chance but their own."""


def part_of(path: Path) -> str:
    """The part a file belongs to: its folder below `partal`, or its own name."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def room_of(path: Path) -> str:
    """Within a game's folder: the folder or file below it."""
    return path.relative_to(SOURCE).parts[1].removesuffix(".py")


def is_of_a_game(path: Path) -> bool:
    return part_of(path) in NAMES


@cache
def parsed(source: str) -> ast.Module:
    """A source as Python reads it; several tests look at the same files."""
    return ast.parse(source)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that a file imports, in functions and under TYPE_CHECKING too, with its line."""
    here = ("partal", *path.relative_to(SOURCE).with_suffix("").parts)
    for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
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
            if called in ("__import__", "import_module") and path.relative_to(SOURCE).as_posix() not in BY_NAME:
                yield node.lineno, "partal.<an import by name>"


def files() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def known_as(module: str, game: str) -> str:
    """What a module of Partal is called in the tables above, for a file of this game ("" for the house)."""
    words = module.split(".")
    part = words[1] if len(words) > 1 else "__init__"
    if part != game:
        return f"the game {part}" if part in NAMES else part
    room = words[2] if len(words) > 2 else "rooms"
    return "rules" if room == "rules" else f"own {room}"


def wrong_arrows(path: Path) -> list[str]:
    """Imports that point up, sideways, or from the house to a game."""
    part = part_of(path)
    game = part if is_of_a_game(path) else ""
    room = room_of(path) if game else ""
    wrong = []
    for line, module in imports(path):
        if module.split(".")[0] != "partal":
            continue
        known = known_as(module, game)
        if game:
            allowed = WITHIN_A_GAME.get(room, set()) | {f"own {room}"}
            fits = known in allowed or (room == "__init__" and known.startswith("own "))
        elif part in OUTSIDE:
            fits = not known.startswith("the game")
        else:
            fits = known == part or known in LAYERS.get(part, set())
        if not fits:
            wrong.append(f"{path.relative_to(SOURCE)}:{line}: {part} {room} must not know {module}")
    return wrong


def test_every_part_has_its_place() -> None:
    assert {part_of(path) for path in files()} <= {*LAYERS, *OUTSIDE, *NAMES}
    assert {room_of(path) for path in files() if is_of_a_game(path)} <= set(WITHIN_A_GAME)


def test_no_import_points_up_or_sideways() -> None:
    assert [wrong for path in files() for wrong in wrong_arrows(path)] == []


def test_core_and_rules_need_nothing_but_the_standard_library() -> None:
    """They are compiled, and run in a browser; `mypy_extensions` is one small file with types for the compiler."""
    rules = [path for path in files() if part_of(path) == "core" or (is_of_a_game(path) and room_of(path) == "rules")]
    assert len(rules) > len(NAMES)
    for path in rules:
        for line, module in imports(path):
            first = module.split(".")[0]
            where = f"{path.relative_to(SOURCE)}:{line}: {module}"
            assert first in sys.stdlib_module_names or first in ("partal", "mypy_extensions"), where
            assert first not in FORBIDDEN_IN_RULES, where


def names_of_games(source: str) -> list[str]:
    """Where a source names a game outside its docstrings and comments: in strings, names and attributes."""
    tree = parsed(source)
    found = []
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) in prose:
            continue
        said = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said = node.value
        elif isinstance(node, ast.Name):
            said = node.id
        elif isinstance(node, ast.Attribute):
            said = node.attr
        if any(name in said.lower() for name in (*NAMES, *EXAMPLES)):
            found.append(f"{node.lineno}: {said[:60]}")
    return found


def test_nothing_outside_a_games_folder_names_it() -> None:
    houses = [path for path in files() if not is_of_a_game(path)]
    named = {str(path.relative_to(SOURCE)): names_of_games(path.read_text(encoding="utf-8")) for path in houses}
    assert {place: names for place, names in named.items() if names} == {}


def test_a_game_named_in_a_string_or_a_name_is_found() -> None:
    assert names_of_games("x = 'asara'") != []
    assert names_of_games("import sys\nx = AsaraTable") != []
    assert names_of_games("y = x.sabika") != []
    assert names_of_games("x = 'a game'") == []


def texts() -> list[Path]:
    return sorted(SOURCE.rglob("*.ftl"))


def wrong_texts(path: Path) -> list[str]:
    """Keys and texts of the house that name a game; in a game's folder, keys that do not begin with its name."""
    game = part_of(path) if is_of_a_game(path) else ""
    wrong = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        key = TEXT.match(line)
        if game:
            fits = key is None or key[1].startswith(f"{game}-")
            others = {*NAMES, *EXAMPLES} - {game}
        else:
            fits, others = True, {*NAMES, *NOUNS, *EXAMPLES}
        if not fits or any(name in line.lower() for name in others):
            wrong.append(f"{path.relative_to(SOURCE)}:{number}: {line.strip()[:60]}")
    return wrong


def test_a_games_texts_are_in_its_folder_under_its_name() -> None:
    assert [wrong for path in texts() for wrong in wrong_texts(path)] == []


def test_both_games_have_the_same_files_of_texts() -> None:
    laid_out = {
        game: {str(path.relative_to(SOURCE / game)) for path in texts() if part_of(path) == game} for game in NAMES
    }
    assert laid_out[NAMES[0]] == laid_out[NAMES[1]] != set()


@pytest.mark.parametrize(
    ("place", "text", "is_wrong"),
    [
        ("words/en/page.ftl", "home-asara = Build towers.", True),
        ("words/en/page.ftl", "home-lead =\n    Play Sabika.", True),
        ("words/en/cli.ftl", "cli-help = partal play asara", True),
        ("words/en/cli.ftl", "cli-help = partal play { $game }", False),
        ("words/en/cli.ftl", "cli-winner = { $name } wins with { $count } prestige.", True),
        ("words/de/cli.ftl", "cli-winner = { $name } gewinnt mit { $points }.", False),
        ("asara/words/en/page.ftl", "asara-page-tower = tower", False),
        ("asara/words/en/page.ftl", "table-tower = tower", True),
        ("asara/words/en/page.ftl", "asara-page-tower = tower\n    .about = unlike Sabika", True),
        ("sabika/words/de.ftl", "asara-page-tower = tower", True),
    ],
)
def test_the_reader_of_texts_sees_keys_and_what_they_say(
    place: str, text: str, is_wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    path = tmp_path / place
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert bool(wrong_texts(path)) == is_wrong


SEES_IMAGINED_TABLES = ("determinize", "features", "search", "turns", "beam", "evaluation", "levels", "training")
"""Modules of Asara's bots that work on tables the bot has imagined; all others see views only."""


def test_bots_of_asara_see_views_and_only_their_judgement_sees_imagined_tables() -> None:
    """A state can only come from `imagine`: no bot module makes one, decodes one or begins a game."""
    for path in sorted([*SOURCE.glob("bots/*.py"), *SOURCE.glob("*/bots/*.py")]):
        source = path.read_text(encoding="utf-8")
        for door in ("rules.new(", "RULES.new(", ".decode(", "new_state", "empty_table", "open_part"):
            assert door not in source, f"{path.name} opens a door to a state: {door}"
        if part_of(path) == "asara" and path.stem not in SEES_IMAGINED_TABLES:
            assert "partal.asara.rules.state" not in [module for _, module in imports(path)], path.name


def test_the_table_needs_no_network_database_or_clock() -> None:
    """The code that carries a table passes these in."""
    for path in sorted((SOURCE / "table").glob("*.py")):
        known = {module.split(".")[0] for _, module in imports(path)}
        assert not known & {"litestar", "sqlalchemy", "msgspec", "asyncio", "socket", "rich", "time", "uvicorn"}, (
            path.name
        )


@pytest.mark.parametrize(
    ("part", "line", "is_wrong"),
    [
        ("core", "from partal.asara.rules.state import State", True),
        ("core", "import partal.words", True),
        ("core", "from partal import GAMES", True),
        ("core", "from partal.core.rng import Rng", False),
        ("core", "def late():\n    from partal.bots import greedy", True),
        ("core", "from ..asara import rules", True),
        ("core", "from .rng import Rng", False),
        ("core", "import importlib\nimportlib.import_module('partal.asara')", True),
        ("asara/rules", "from partal.sabika.rules import RULES", True),
        ("asara/rules", "from partal import sabika", True),
        ("asara/rules", "from partal.words import Words", True),
        ("asara/rules", "from partal.asara.words.nouns import part_word", True),
        ("asara/rules", "from partal.core.match import Match", False),
        ("asara/rules", "from partal.asara.rules.state import State", False),
        ("asara/words", "from partal.asara.rules.view import View", False),
        ("asara/words", "from partal.asara.bots.levels import LEVELS", True),
        ("asara/bots", "from partal.asara.rules.view import View", False),
        ("asara/bots", "from partal.asara.words.nouns import part_word", True),
        ("asara/bots", "from partal.cli import main", True),
        ("asara/words", "from partal.sabika.words import nouns", True),
        ("words", "from partal.core.event import Event", False),
        ("words", "from partal.games import GAMES", True),
        ("bots", "from partal.games import GAMES", True),
        ("table", "from partal.server import app", True),
        ("table", "from partal.games import GAMES", False),
        ("server", "from partal.asara.rules import RULES", True),
        ("server", "from partal.table import players", False),
        ("cli", "from partal.sabika import GAME", True),
        ("lab", "from partal import asara", True),
    ],
)
def test_the_reader_of_imports_sees_every_kind_of_arrow(
    part: str, line: str, is_wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    path = tmp_path / part / "module.py"
    path.parent.mkdir(parents=True)
    path.write_text(line, encoding="utf-8")
    assert bool(wrong_arrows(path)) == is_wrong
