"""Boards, cards and tiles as data: TOML files, read once and validated strictly.

A file is a list of entries, grouped by kind:

    [[price]]
    id = "brown"
    asari = 3
    origin = "public"

A game declares its kinds and their fields (`Schema`). An unknown word, a missing number or a number
out of range is an error that names the file, the entry and the key. A pack is a file of the same form
with a `[pack]` table; its entries replace the game's own.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from stat import S_ISREG
from typing import Any, NamedTuple

from partal.core.errors import BadInput, PartalError
from partal.core.message import Message, Value, described, message, shown
from partal.core.problems import system_problem, toml_problem

ORIGINS = ("rulebook", "public", "reconstructed", "printed")
"""Where a value comes from: a rulebook; public sources; our reconstruction; the printed game (packs only)."""

LARGEST_FILE = 1_000_000
LONGEST_TEXT = 400
LARGEST_SHOWN = 10**18
LONGEST_SHOWN = 60
MOST_DOTS = 40
"""The most dots in one line: a key with very many dotted words would keep the TOML parser busy for hours."""


class ContentError(PartalError):
    """A content file that cannot be used. The message names the file, the entry and the key."""


class Number(NamedTuple):
    """An integer between two limits; with `many`, a list of at most `many` such integers."""

    low: int
    high: int
    many: int = 0


class Text(NamedTuple):
    """A short text in a notation that the game itself parses."""

    longest: int = LONGEST_TEXT


Field = Number | Text


class Kind(NamedTuple):
    """One kind of entry: the ids it may have (empty: any) and its fields."""

    ids: tuple[str, ...]
    fields: Mapping[str, Field]


Schema = Mapping[str, Kind]


class Entry(NamedTuple):
    """One component: its values, where they come from, and the file they are in."""

    kind: str
    id: str
    values: Mapping[str, Any]
    origin: str
    note: str
    file: str

    def number(self, key: str) -> int:
        value = self.values[key]
        assert isinstance(value, int)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.values[key]
        assert isinstance(value, tuple)
        return value

    def text(self, key: str) -> str:
        value = self.values[key]
        assert isinstance(value, str)
        return value


class Pack(NamedTuple):
    """A named set of entries."""

    name: str
    entries: tuple[Entry, ...]


def read_pack(path: Path, game: str, schema: Schema) -> Pack:
    """Reads a pack file. Raises ContentError if it is invalid or for another game."""
    path = as_path(path)
    tables = _tables(path)
    header = tables.pop("pack", None)
    if not isinstance(header, dict):
        raise ContentError(message("refused-pack-header", where=path.name))
    where = message("where-header", file=path.name)
    for key in header:
        if key not in ("name", "game", "author", "note"):
            raise ContentError(message("refused-pack-unknown-key", where=where, key=shown(key, LONGEST_SHOWN)))
        if not isinstance(header[key], str) or len(header[key]) > LONGEST_TEXT:
            raise ContentError(message("refused-pack-long-text", where=where, key=key, longest=LONGEST_TEXT))
    for key in ("name", "game"):
        if key not in header:
            raise ContentError(message("refused-pack-missing", where=where, key=key))
    if header["game"] != game:
        named = shown(header["game"], LONGEST_SHOWN)
        raise ContentError(message("refused-pack-other-game", where=path.name, named=named, game=game))
    return Pack(header["name"], _entries(tables, path.name, schema, ORIGINS))


def as_path(path: object) -> Path:
    """A path given as a Path or a string. Raises BadInput if it is anything else."""
    if not isinstance(path, (str, Path)):
        raise BadInput(message("refused-text", name="pack", value=described(path)))
    return Path(path)


def pack_game(path: Path) -> str:
    """The game that a pack names in its header."""
    header = _tables(path).get("pack")
    if not isinstance(header, dict) or not isinstance(header.get("game"), str):
        raise ContentError(message("refused-pack-header", where=path.name))
    game: str = header["game"]
    return game


def read_folder(folder: Path, schema: Schema) -> tuple[Entry, ...]:
    """Reads all entries of a game's own content folder."""
    entries: list[Entry] = []
    for path in sorted(folder.glob("*.toml")):
        entries.extend(_entries(_tables(path), path.name, schema, ORIGINS[:3]))
    _check_unique(entries)
    for kind, rule in schema.items():
        present = {entry.id for entry in entries if entry.kind == kind}
        for wanted in rule.ids:
            if wanted not in present:
                raise ContentError(message("refused-pack-no-component", where=folder.name, kind=kind, id=wanted))
    return tuple(entries)


def overlay(entries: tuple[Entry, ...], pack: Pack) -> tuple[Entry, ...]:
    """The entries, each replaced by the pack's entry of the same kind and id; the pack's new entries come last."""
    _check_unique(pack.entries)
    replacing = {(entry.kind, entry.id): entry for entry in pack.entries}
    merged = [replacing.pop((entry.kind, entry.id), entry) for entry in entries]
    return tuple(merged) + tuple(replacing.values())


def digest(entries: tuple[Entry, ...]) -> str:
    """A short fingerprint of all values; notes and origins do not count."""
    plain = sorted([entry.kind, entry.id, dict(sorted(entry.values.items()))] for entry in entries)
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def component(kind: str, name: str) -> Message:
    """A component by its kind and id, for error messages."""
    return message("where-component", kind=kind, id=shown(name, LONGEST_SHOWN))


def within(path: Path, error: ContentError) -> ContentError:
    """The same error, with the file's name added."""
    found = message("refused-pack-in", file=path.name, problem=error.message)
    return ContentError(found.by(error.clause))


def describe(value: object) -> Value:
    """A value read from TOML, as error messages name it."""
    if isinstance(value, (dict, list)):
        return message("value-table" if isinstance(value, dict) else "value-list")
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:
        return message("value-large")
    if isinstance(value, str):
        return message("quoted", text=shown(value, LONGEST_SHOWN))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _tables(path: Path) -> dict[str, Any]:
    if "\0" in str(path):
        problem = message("problem-bad-name")
        raise ContentError(message("refused-pack-unreadable", where=shown(path.name), problem=problem))
    try:
        status = path.stat()
        if not S_ISREG(status.st_mode):
            raise ContentError(message("refused-pack-not-a-file", where=path.name))
        if status.st_size > LARGEST_FILE:
            raise ContentError(message("refused-pack-large-file", where=path.name, bytes=LARGEST_FILE))
        text = path.read_text(encoding="utf-8")
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                where = message("where-line", file=path.name, line=str(number))
                raise ContentError(message("refused-pack-dots", where=where, most=MOST_DOTS))
        return tomllib.loads(text)
    except OSError as error:
        problem = system_problem(error)
        raise ContentError(message("refused-pack-unreadable", where=shown(path.name), problem=problem)) from None
    except UnicodeDecodeError:
        raise ContentError(message("refused-pack-not-text", where=path.name)) from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        if isinstance(error, ContentError):
            raise
        problem = toml_problem(error)
        raise ContentError(message("refused-pack-not-toml", where=path.name, problem=problem)) from None


def _entries(tables: dict[str, Any], file: str, schema: Schema, origins: tuple[str, ...]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for kind, rows in tables.items():
        if kind not in schema:
            named = shown(kind, LONGEST_SHOWN)
            raise ContentError(message("refused-pack-unknown-kind", where=file, kind=named, known=", ".join(schema)))
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ContentError(message("refused-pack-write-entries", where=file, kind=kind))
        entries.extend(_entry(kind, row, file, schema[kind], origins) for row in rows)
    return tuple(entries)


def _entry(kind: str, row: dict[str, Any], file: str, rule: Kind, origins: tuple[str, ...]) -> Entry:
    name = row.get("id")
    if not isinstance(name, str) or not name or len(name) > 60:
        raise ContentError(message("refused-pack-without-id", where=file, kind=kind))
    where = message("where-entry", file=file, kind=kind, id=shown(name, LONGEST_SHOWN))
    if rule.ids and name not in rule.ids:
        raise ContentError(message("refused-pack-no-such", where=where, kind=kind, known=", ".join(rule.ids)))
    origin = row.get("origin")
    if origin not in origins:
        raise ContentError(message("refused-pack-origin", where=where, known=", ".join(origins)))
    note = row.get("note", "")
    if not isinstance(note, str) or len(note) > LONGEST_TEXT:
        raise ContentError(message("refused-pack-long-text", where=where, key="note", longest=LONGEST_TEXT))
    for key in row:
        if key not in rule.fields and key not in ("id", "origin", "note"):
            named, known = shown(key, LONGEST_SHOWN), ", ".join(rule.fields)
            raise ContentError(message("refused-pack-unknown-key-of", where=where, key=named, known=known))
    values = {key: _value(where, key, field, row) for key, field in rule.fields.items()}
    return Entry(kind, name, values, origin, note, file)


def _value(where: Message, key: str, field: Field, row: dict[str, Any]) -> int | str | tuple[int, ...]:
    if key not in row:
        raise ContentError(message("refused-pack-missing", where=where, key=key))
    value = row[key]
    if isinstance(field, Text):
        if not isinstance(value, str) or len(value) > field.longest:
            raise ContentError(message("refused-pack-long-text", where=where, key=key, longest=field.longest))
        return value
    if field.many:
        if not isinstance(value, list) or not 1 <= len(value) <= field.many:
            raise ContentError(message("refused-pack-list", where=where, key=key, many=field.many))
        return tuple(_integer(where, key, field, item) for item in value)
    return _integer(where, key, field, value)


def _integer(where: Message, key: str, field: Number, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= field.high:
        raise ContentError(
            message("refused-pack-whole", where=where, key=key, low=field.low, high=field.high, value=describe(value))
        )
    return value


def _check_unique(entries: tuple[Entry, ...] | list[Entry]) -> None:
    seen: set[tuple[str, str]] = set()
    for entry in entries:
        if (entry.kind, entry.id) in seen:
            name = shown(entry.id, LONGEST_SHOWN)
            raise ContentError(message("refused-pack-twice", where=entry.file, kind=entry.kind, id=name))
        seen.add((entry.kind, entry.id))
