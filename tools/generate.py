"""Generates code from declarations: `make generated`. A test fails if the result is out of date.

In Python files the generated parts are between two comments, next to the hand-written code they belong to. The page's
types are separate files (`typescript.py`).
"""

from __future__ import annotations

import argparse
import re
import runpy
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import typescript

from partal.core.fields import Field

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "partal"
CLIENT = ROOT / "client" / "src"
GAMES = ("asara", "sabika")
BEGIN = "# Generated from fields.py by `make generated`: {}"
END = "# End of generated code"
PART = re.compile(
    r"(?P<indent> *)# Generated from fields\.py by `make generated`: (?P<what>[a-z ]+)\n"
    r".*?(?P=indent)# End of generated code\n",
    re.S,
)


def attributes(fields: Sequence[Field]) -> list[str]:
    """The slots and typed attributes of a class."""
    names = sorted(field.name for field in fields)
    lines = ["__slots__ = (", *[f'    "{name}",' for name in names], ")", ""]
    for field in fields:
        lines.append(f"{field.name}: {field.type}")
        if field.about:
            lines.append(f'"""{field.about}"""')
    return lines


def open_attributes(fields: Sequence[Field]) -> list[str]:
    return attributes([field for field in fields if field.open])


def hidden_attributes(fields: Sequence[Field]) -> list[str]:
    return attributes([field for field in fields if not field.open])


def hiding(fields: Sequence[Field]) -> list[str]:
    """The values of everything hidden, in a tuple; lists are copied, because the state goes on changing its own."""
    return [f"self.{field.name}{'.copy()' if field.is_list else ''}," for field in fields if not field.open]


def copying(fields: Sequence[Field]) -> list[str]:
    """Copies everything into `twin`; lists are copied, the rest is immutable and shared."""
    core = ["todo = self.todo.copy()", "pending = self.pending", "answers = self.answers", "chance = self.chance"]
    lines = [f"twin.{line}" for line in (*core, "log = None")]
    return lines + [f"twin.{field.name} = self.{field.name}{'.copy()' if field.is_list else ''}" for field in fields]


def opening(fields: Sequence[Field]) -> list[str]:
    """Copies what everyone may see from `table` into `self`."""
    shown = [field for field in fields if field.open]
    lines = [f"self.{field.name} = table.{field.name}{'.copy()' if field.is_list else ''}" for field in shown]
    return ["self.todo = table.todo.copy()", *lines]


def imagining(fields: Sequence[Field]) -> list[str]:
    """Copies what everyone may see from `view` into `state`."""
    shown = [field for field in fields if field.open and field.name not in ("content", "variant", "seats", "atlas")]
    lines = [f"state.{field.name} = view.{field.name}{'.copy()' if field.is_list else ''}" for field in shown]
    return ["state.todo = view.todo.copy()", *lines]


def written(field: Field, owner: str) -> str:
    value = f"{owner}.{field.name}"
    return field.write.replace("{}", value) if field.write else value


def values(fields: Sequence[Field]) -> list[str]:
    """Dictionary entries for the complete state."""
    kept = [field for field in fields if not field.derived and field.name not in ("content", "variant", "atlas")]
    core = ['"answers": self.answers,', '"chance": self.chance,']
    return core + [f'"{field.name}": {written(field, "self")},' for field in sorted(kept)]


def showing(fields: Sequence[Field]) -> list[str]:
    """Dictionary entries for what everyone may see."""
    shown = [field for field in fields if field.open and field.shown and field.name not in ("content", "variant")]
    return [f'"{field.name}": {written(field, "self")},' for field in sorted(shown)]


def restoring(fields: Sequence[Field]) -> list[str]:
    """Reads all encoded fields from `plain` into `state`."""
    kept = [field for field in fields if not field.derived]
    lines = ['state.answers = plain["answers"]']
    for field in sorted(kept):
        if field.name in ("content", "variant", "seats", "atlas"):
            continue
        value = f'plain["{field.name}"]'
        if field.read:
            value = field.read.replace("{}", value)
        elif field.type == "list[int]":
            value = f"list({value})"
        elif field.type == "tuple[int, ...]":
            value = f"tuple({value})"
        elif field.type == "list[tuple[int, ...]]":
            value = f"[tuple(row) for row in {value}]"
        lines.append(f"state.{field.name} = {value}")
    return lines


def emptying(fields: Sequence[Field]) -> list[str]:
    """Fills `state` with the values of an empty table."""
    core = ["todo = []", "pending = None", "answers = 0", "chance = chance", "log = None"]
    return [f"state.{line}" for line in core] + [f"state.{field.name} = {empty(field)}" for field in fields]


def empty(field: Field) -> str:
    """The expression for a field of an empty table; what the table is set up with is a variable of the same name."""
    kinds = {"int": "0", "bool": "False", "list": "[]", "tuple": "()"}
    if field.empty or field.name in ("content", "variant", "seats"):
        return field.empty or field.name
    return kinds[field.type.partition("[")[0]]


PARTS: dict[str, Callable[[Sequence[Field]], list[str]]] = {
    "what lies open": open_attributes,
    "what is hidden": hidden_attributes,
    "hidden values": hiding,
    "a copy": copying,
    "an empty table": emptying,
    "what a view shows": opening,
    "what a view knows": imagining,
    "values": values,
    "open values": showing,
    "restoring": restoring,
}


def fields_of(game: str) -> tuple[Field, ...]:
    # Run by its path: the list must be readable even while the generated code is broken.
    fields: tuple[Field, ...] = runpy.run_path(str(SOURCE / game / "rules" / "fields.py"))["FIELDS"]
    return fields


def rewritten(text: str, fields: Sequence[Field]) -> str:
    """The text with every generated part up to date."""

    def write(found: re.Match[str]) -> str:
        indent, what = found["indent"], found["what"].strip()
        lines = [BEGIN.format(what), *PARTS[what](fields), END]
        return "".join(f"{indent}{line}\n" if line else "\n" for line in lines)

    return PART.sub(write, text)


def files() -> list[tuple[Path, tuple[Field, ...]]]:
    found = []
    for game in GAMES:
        if (SOURCE / game / "rules" / "fields.py").is_file():
            fields = fields_of(game)
            found += [(path, fields) for path in sorted((SOURCE / game / "rules").glob("*.py"))]
    return found


def due() -> Iterator[tuple[Path, str]]:
    """Every file that is out of date, with its new text."""
    for path, fields in files():
        text = path.read_text(encoding="utf-8")
        if rewritten(text, fields) != text:
            yield path, rewritten(text, fields)
    for path, text in typescript.written(SOURCE, CLIENT).items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            yield path, text


def stale() -> list[Path]:
    """The files that are out of date."""
    return [path for path, _ in due()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is out of date")
    check = parser.parse_args().check
    found = list(due())
    for path, text in found:
        if check:
            print(f"{path.relative_to(ROOT)} is out of date; run `make generated`.", file=sys.stderr)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"written: {path.relative_to(ROOT)}")
    return 1 if check and found else 0


if __name__ == "__main__":
    sys.exit(main())
