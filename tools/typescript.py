"""Generates the page's types from the Python types of what goes over the wire.

A `wire.py` has TypedDicts and aliases, `server/models.py` has msgspec structs. They are parsed, not imported, so that
aliases keep their names and docstrings become comments.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WIDTH = 120
BASIC = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "object": "unknown"}
LISTS = ("list", "Sequence")
RECORDS = ("dict", "Mapping")
ROOTS = ("TypedDict", "Struct")


class Unwritable(Exception):
    """A Python type that cannot be translated yet."""


class File(NamedTuple):
    """A generated file, and the modules it is generated from."""

    path: Path
    modules: tuple[str, ...]


class Field(NamedTuple):
    name: str
    type: str
    optional: bool
    about: str


def module_path(source: Path, module: str) -> Path:
    return source.parent.joinpath(*module.split(".")).with_suffix(".py")


def with_docs(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Every statement with the docstring that follows it."""
    for statement, after in zip(body, [*body[1:], None]):
        is_doc = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        yield statement, str(after.value.value) if is_doc else ""  # type: ignore[union-attr]


def last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def defined(node: ast.stmt) -> list[str]:
    """The names that a module-level statement defines."""
    if isinstance(node, ast.If):
        return [name for each in node.body for name in defined(each)]
    if isinstance(node, ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign):
        return [last_name(node.target)]
    return [last_name(target) for target in node.targets] if isinstance(node, ast.Assign) else []


def comment(text: str, indent: str = "") -> list[str]:
    if not text:
        return []
    words = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    if len(indent) + len(words) + 7 <= WIDTH:
        return [f"{indent}/** {words} */"]
    lines = textwrap.wrap(words, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *[f"{indent} * {line}" for line in lines], f"{indent} */"]


def quoted(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


class Writer:
    """Generates one file."""

    def __init__(self, source: Path, file: File, files: list[File]) -> None:
        self.source = source
        self.file = file
        self.homes = {module: other.path for other in files for module in other.modules}
        self.imported: dict[Path, set[str]] = {}
        self.known: dict[str, str] = {}
        """The names that the current module imports, and from where."""
        self.own: set[str] = set()
        """The names that it defines itself."""
        self.bare: set[str] = set()
        """Classes without fields, which only configure others."""
        self.taken: set[str] = set()

    def written(self) -> str:
        lines: list[str] = []
        for module in self.file.modules:
            tree = ast.parse(module_path(self.source, module).read_text(encoding="utf-8"))
            self.known = {
                name.asname or name.name: node.module
                for node in tree.body
                if isinstance(node, ast.ImportFrom) and node.module
                for name in node.names
            }
            self.own = {name for node in tree.body for name in defined(node)}
            about = ast.get_docstring(tree) or ""
            lines += ["", *[f"// {line}" for line in textwrap.wrap(about.split("\n\n")[0], WIDTH - 3)]]
            for statement, doc in with_docs(tree.body):
                lines += self.declaration(statement, doc)
        names = ", ".join([f"src/{module.replace('.', '/')}.py" for module in self.file.modules])
        head = [f"// Generated from {names} by `make generated`. Do not edit.", ""]
        for path, used in sorted(self.imported.items()):
            head.append(f'import type {{ {", ".join(sorted(used))} }} from "{self.route(path)}";')
        return "\n".join([*head, *(lines if self.imported else lines[1:])]) + "\n"

    def route(self, path: Path) -> str:
        """The import path from this file to another one."""
        route = Path(os.path.relpath(path.with_suffix(""), self.file.path.parent)).as_posix()
        return route if route.startswith(".") else f"./{route}"

    # Declarations

    def declaration(self, node: ast.stmt, doc: str) -> list[str]:
        if isinstance(node, ast.ClassDef):
            return self.interface(node)
        if isinstance(node, ast.If) and last_name(node.test) == "TYPE_CHECKING":
            return [line for each, about in with_docs(node.body) for line in self.declaration(each, about or doc)]
        if isinstance(node, ast.AnnAssign) and last_name(node.annotation) == "TypeAlias" and node.value is not None:
            return self.alias(last_name(node.target), node.value, doc)
        if isinstance(node, ast.Assign):
            target = last_name(node.targets[0])
            if isinstance(node.value, ast.Call) and last_name(node.value.func) == "TypedDict":
                return self.functional(target, node.value, doc)
            if isinstance(node.value, ast.Call) and last_name(node.value.func) == "TypeVar":
                return []
            return self.alias(target, node.value, doc)
        return []

    def take(self, name: str) -> None:
        """Reserves a name: TypeScript would silently merge two interfaces with the same name."""
        if name in self.taken:
            raise Unwritable(f"two types called {name}")
        self.taken.add(name)

    def alias(self, name: str, value: ast.expr, doc: str) -> list[str]:
        self.take(name)
        return ["", *comment(doc), f"export type {name} = {self.type(value)};"]

    def functional(self, name: str, call: ast.Call, doc: str) -> list[str]:
        """`TypedDict("Route", {"from": str})`, for keys that are not Python identifiers."""
        fields = call.args[1]
        assert isinstance(fields, ast.Dict)
        rows = [
            Field(key.value, self.type(value), False, "")
            for key, value in zip(fields.keys, fields.values)
            if isinstance(key, ast.Constant) and isinstance(key.value, str)
        ]
        return self.laid_out(name, [], rows, doc)

    def interface(self, node: ast.ClassDef) -> list[str]:
        bases = [last_name(base) for base in node.bases]
        if node.name == "Partial":
            return []  # TypeScript has its own.
        if "NamedTuple" in bases:
            return self.tuple(node)
        options = {word.arg: getattr(word.value, "value", None) for word in node.keywords}
        rows = [self.field(each, doc) for each, doc in with_docs(node.body) if isinstance(each, ast.AnnAssign)]
        if "tag" in options:
            rows.insert(0, Field(str(options["tag_field"]), json.dumps(options["tag"]), False, ""))
        if not rows and any(base in ROOTS for base in bases):
            self.bare.add(node.name)
            return []
        parents = [self.named(base) for base in bases if base not in (*ROOTS, *self.bare)]
        return self.laid_out(node.name, parents, rows, ast.get_docstring(node) or "")

    def tuple(self, node: ast.ClassDef) -> list[str]:
        """A named tuple is sent as a list."""
        self.take(node.name)
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        named = ", ".join([f"{last_name(each.target)}: {self.type(each.annotation)}" for each in fields])
        return ["", *comment(ast.get_docstring(node) or ""), f"export type {node.name} = [{named}];"]

    def field(self, node: ast.AnnAssign, doc: str) -> Field:
        """A field; it is optional if it has a default, so that a request may omit it."""
        kind, optional = node.annotation, node.value is not None
        if isinstance(kind, ast.Subscript) and last_name(kind.value) == "NotRequired":
            kind, optional = kind.slice, True
        return Field(last_name(node.target), self.type(kind), optional, doc)

    def laid_out(self, name: str, parents: list[str], rows: list[Field], doc: str) -> list[str]:
        self.take(name)
        lines = ["", *comment(doc)]
        extends = f" extends {', '.join(parents)}" if parents else ""
        lines.append(f"export interface {name}{extends} {{")
        for row in rows:
            lines += comment(row.about, "  ")
            lines.append(f"  {quoted(row.name)}{'?' if row.optional else ''}: {row.type};")
        return [*lines, "}"]

    # Types

    def type(self, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and node.value is None:
            return "null"
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return self.named(node.value)
        if isinstance(node, ast.Name):
            return BASIC.get(node.id) or self.named(node.id)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
            return f"{self.type(node.left)} | {self.type(node.right)}"
        if isinstance(node, ast.Subscript):
            return self.generic(last_name(node.value), node.slice)
        raise Unwritable(ast.unparse(node))

    def generic(self, outer: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if outer == "Literal":
            return " | ".join(json.dumps(ast.literal_eval(part)) for part in parts)
        if outer == "Union":
            return " | ".join([self.type(part) for part in parts])
        if outer == "Annotated":
            return self.type(parts[0])
        if outer in LISTS or (outer == "tuple" and ast.unparse(parts[-1]) == "..."):
            item = self.type(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if outer == "tuple":
            return f"[{', '.join(self.type(part) for part in parts)}]"
        if outer == "Partial":
            return f"Partial<{self.type(parts[0])}>"
        if outer in RECORDS:
            return f"Record<{self.type(parts[0])}, {self.type(parts[1])}>"
        raise Unwritable(f"{outer}[{ast.unparse(inner)}]")

    def named(self, name: str) -> str:
        """A type by its name, imported if it is in another file."""
        home = self.homes.get(self.known.get(name, ""))
        if name in self.known and home is None:
            raise Unwritable(f"{name} of {self.known[name]}")
        if home is None and name not in self.own:
            raise Unwritable(f"{name}, which is nowhere")
        if home is not None and home != self.file.path:
            self.imported.setdefault(home, set()).add(name)
        return name


def modules_of(source: Path, game: str) -> tuple[str, ...]:
    """The module of a game's scene, preceded by the game's own modules whose types it uses."""
    wire = f"partal.{game}.wire"
    tree = ast.parse(module_path(source, wire).read_text(encoding="utf-8"))
    used = [node.module for node in tree.body if isinstance(node, ast.ImportFrom) and node.module]
    return (*[module for module in used if module.startswith(f"partal.{game}.")], wire)


def files(source: Path, client: Path) -> list[File]:
    """The files: what the page receives, what it sends, and each game's scene."""
    games = sorted(path.parent.name for path in source.glob("*/wire.py"))
    house = ("core", "table", "server")
    return [
        File(client / "generated" / "wire.ts", ("partal.core.message", *[f"partal.{part}.wire" for part in house])),
        File(client / "generated" / "requests.ts", ("partal.server.models",)),
        *[
            File(client / "games" / game / "generated.ts", modules_of(source, game))
            for game in games
            if game not in house
        ],
    ]


def written(source: Path, client: Path) -> dict[Path, str]:
    """Every generated file, with its text."""
    all_files = files(source, client)
    types = {file.path: Writer(source, file, all_files).written() for file in all_files}
    return {**types, **version_of(types, source, client)}


def version_of(types: dict[Path, str], source: Path, client: Path) -> dict[Path, str]:
    """The version of the wire, for the page and the server: a digest of all types, so it changes when they do."""
    digest = hashlib.sha256("".join(types[path] for path in sorted(types)).encode()).hexdigest()[:12]
    about = "The version of all that page and server say to each other"
    return {
        client / "generated" / "version.ts": f'// {about}, by `make generated`.\n\nexport const WIRE = "{digest}";\n',
        source / "server" / "wire_version.py": f'"""{about}, by `make generated`."""\n\nWIRE = "{digest}"\n',
    }
