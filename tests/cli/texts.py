"""Reading the source for texts: which keys the command line and the page name, and which words a game uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import partal
from partal import GAMES
from partal.words import Words
from partal.words.folders import HOUSE

SOURCE = Path(partal.__file__).parent
CLIENT = Path(__file__).parents[2] / "client" / "src"
TOOLS = Path(__file__).parents[2] / "tools"
"""What the Makefile runs for players speaks their language too."""
STRING = re.compile(r"""(?=(?<!\bid=)(?P<quote>["'`])(?P<text>[^"'`\n]*)(?P=quote))""")
"""Any string of the page except the names of its elements; strings may be within strings."""
FILLED = re.compile(r"\$\{[^{}]*\}")


def trees(*folders: str) -> Iterator[ast.AST]:
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def family(prefix: str) -> set[str]:
    """The rest of every key with this prefix, without attributes."""
    return {key.removeprefix(prefix) for key in Words("en").keys if key.startswith(prefix) and "." not in key}


def spoken(game: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings that the code names, and the patterns it builds a game's keys or those of the terminal from."""
    literals, patterns = on_the_page(game)
    tools = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(TOOLS.glob("*.py"))]
    for node in [*trees("cli", "table", "lab", *GAMES), *[node for tree in tools for node in ast.walk(tree)]]:
        if isinstance(node, ast.JoinedStr):
            shape = "".join(re.escape(part.value) if isinstance(part, ast.Constant) else "(.+)" for part in node.values)
            patterns += keys_of(game, shape)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            literals.add(node.value)
    return literals, patterns


def on_the_page(game: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """Like `spoken`, for the page."""
    literals: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        for found in STRING.finditer(path.read_text(encoding="utf-8")):
            if FILLED.search(found["text"]):
                patterns += keys_of(game, "(.+)".join([re.escape(part) for part in FILLED.split(found["text"])]))
            else:
                literals.add(found["text"])
    return literals, patterns


def keys_of(game: str, shape: str) -> list[re.Pattern[str]]:
    """A pattern of keys, if it builds some: `(.+)-kind-(.+)` begins with the name of whichever game it is."""
    shape = re.sub(r"^\(\.\+\)(?=\\-)", game, shape)
    return [re.compile(shape)] if re.match(rf"({game}|cli)\\-", shape) else []


def unused_on_the_page() -> tuple[int, list[str]]:
    """How many texts the page has of its own, and those among them that nothing names."""
    keys = re.findall(r"^([a-z][\w-]*) =", (HOUSE / "en" / "page.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    shapes = set()
    for path in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *SOURCE.rglob("*.py")]):
        for found in STRING.finditer(path.read_text(encoding="utf-8")):
            parts = re.split(r"\$?\{[^{}]*\}", found["text"])
            if re.match(r"[a-z]+-", parts[0]):
                shapes.add(".+".join([re.escape(part) for part in parts]))
    used = re.compile("|".join(sorted(shapes)))
    return len(keys), [key for key in keys if not used.fullmatch(key)]


def missing_keys(game: str) -> tuple[int, list[str]]:
    """How many keys the command line names outright, and those among them that do not exist."""
    literals, _ = spoken(game)
    named = {text for text in literals if re.fullmatch(rf"({game}|cli)-[A-Za-z0-9.-]*[A-Za-z0-9]", text)}
    return len(named), sorted(text for text in named if text not in Words("en").keys)


def unused_keys(game: str, whole_families: str, parts: set[str]) -> list[str]:
    """Texts of a game and of the command line that nothing names; `parts` are words that keys are built from."""
    literals, patterns = spoken(game)
    known = literals | parts | findings()
    # Named by other texts: the forms of the noun `points` (`$points-title`).
    forms = {f"{game}-points.{form}" for form in ("title", "track")}
    unused: list[str] = []
    for key in sorted(Words("en").keys - forms):
        if not re.match(rf"({game}|cli)-", key) or key in literals or re.fullmatch(whole_families, key):
            continue
        shapes = [found for pattern in patterns if (found := pattern.fullmatch(key))]
        if not any(not found.groups() or found[1] in known for found in shapes):
            unused.append(key)
    return unused


def findings() -> set[str]:
    """What can be found wrong with a bot or a database: the kind of every `Finding`, `BotFailed` and `Unusable`."""
    kinds: set[str] = set()
    for node in trees("lab", "bots", "server"):
        called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and called in ("Finding", "BotFailed", "Unusable"):
            for argument in node.args[:2]:
                kinds |= constants(argument)
    return kinds


def constants(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def refusing_clauses(game: str, letter: str) -> set[str]:
    """Every clause that a `why_not` of the game's rules can return, and the one by which the game is over."""
    clauses: set[str] = set()
    for node in trees(game):
        named = node.name if isinstance(node, ast.FunctionDef) else ""
        over = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "over"
        if over or named == "why_not" or named.endswith("_refusal"):
            clauses |= {text for text in constants(node) if re.fullmatch(rf"{letter}-[A-Z]+-\d+", text)}
    return clauses


def prompts_of(game: str) -> set[str]:
    return {
        node.value.removeprefix(f"{game}.")
        for node in trees(game)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(rf"{game}\.[a-z-]+", node.value)
    }
