"""Boards, cards and tiles as data: TOML files, read once and strictly.

A file is a list of entries, grouped by kind:

    [[price]]
    id = "brown"
    asari = 3
    origin = "public"

A game says which kinds there are and which numbers each holds (`Schema`). A wrong word, a missing
number or a number out of range is an error that names file, entry and key. A pack is a file of the
same form with a `[pack]` table; its entries replace the game's own.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from stat import S_ISREG
from typing import Any, NamedTuple

from partal.core.errors import PartalError

ORIGINS = ("rulebook", "public", "reconstructed", "printed")
"""Where a value comes from: a rulebook's text; public sources; ours; read off the box (packs only)."""

LARGEST_FILE = 1_000_000
LONGEST_TEXT = 400
LARGEST_SHOWN = 10**18
MOST_DOTS = 40
"""In one line: a key of very many dotted words would take the TOML reader hours."""


class ContentError(PartalError):
    """A content file that cannot be used. The sentence names file, entry and key."""


class Number(NamedTuple):
    """A whole number between two limits; with `many`, a list of that many at most."""

    low: int
    high: int
    many: int = 0


class Text(NamedTuple):
    """A text of a few words in a notation that the game itself reads."""

    longest: int = LONGEST_TEXT


Field = Number | Text


class Kind(NamedTuple):
    """One kind of entry: the ids it may have (empty: any word) and its fields."""

    ids: tuple[str, ...]
    fields: Mapping[str, Field]


Schema = Mapping[str, Kind]


class Entry(NamedTuple):
    """One component with its values, where they come from, and the file that says so."""

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
    """A set of entries with a name."""

    name: str
    entries: tuple[Entry, ...]


def read_pack(path: Path, game: str, schema: Schema) -> Pack:
    """The entries of a pack file made for this game."""
    tables = _tables(path)
    header = tables.pop("pack", None)
    if not isinstance(header, dict):
        raise ContentError(f"{path.name}: a pack starts with a [pack] table that names the game.")
    for key in header:
        if key not in ("name", "game", "author", "note"):
            raise ContentError(f"{path.name}, [pack]: unknown key {_show(key)}.")
        if not isinstance(header[key], str) or len(header[key]) > LONGEST_TEXT:
            raise ContentError(
                f"{path.name}, [pack]: {_show(key)} must be a text of at most {LONGEST_TEXT} characters."
            )
    for key in ("name", "game"):
        if key not in header:
            raise ContentError(f"{path.name}, [pack]: {key} is missing.")
    if header["game"] != game:
        raise ContentError(f"{path.name}: this pack is for {_show(header['game'])}, not for {game}.")
    return Pack(header["name"], _entries(tables, path.name, schema, ORIGINS))


def pack_game(path: Path) -> str:
    """The game a pack says it is for."""
    header = _tables(path).get("pack")
    if not isinstance(header, dict) or not isinstance(header.get("game"), str):
        raise ContentError(f"{path.name}: a pack starts with a [pack] table that names the game.")
    game: str = header["game"]
    return game


def read_folder(folder: Path, schema: Schema) -> tuple[Entry, ...]:
    """All entries of a game's own content folder."""
    entries: list[Entry] = []
    for path in sorted(folder.glob("*.toml")):
        entries.extend(_entries(_tables(path), path.name, schema, ORIGINS[:3]))
    _no_twins(entries)
    for kind, rule in schema.items():
        present = {entry.id for entry in entries if entry.kind == kind}
        for wanted in rule.ids:
            if wanted not in present:
                raise ContentError(f"{folder.name}: there is no {kind} {wanted!r}.")
    return tuple(entries)


def overlay(entries: tuple[Entry, ...], pack: Pack) -> tuple[Entry, ...]:
    """The entries with those of the pack in place of their namesakes, and the pack's new ones after them."""
    _no_twins(pack.entries)
    replacing = {(entry.kind, entry.id): entry for entry in pack.entries}
    merged = [replacing.pop((entry.kind, entry.id), entry) for entry in entries]
    return tuple(merged) + tuple(replacing.values())


def digest(entries: tuple[Entry, ...]) -> str:
    """A short fingerprint of all values; notes and origins do not count."""
    plain = sorted([entry.kind, entry.id, dict(sorted(entry.values.items()))] for entry in entries)
    text = json.dumps(plain, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _show(value: object) -> str:
    if isinstance(value, (dict, list)):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:
        return "a number that large"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _tables(path: Path) -> dict[str, Any]:
    try:
        status = path.stat()
        if not S_ISREG(status.st_mode):
            raise ContentError(f"{path.name}: not a file.")
        if status.st_size > LARGEST_FILE:
            raise ContentError(f"{path.name}: larger than {LARGEST_FILE} bytes, which no pack needs.")
        text = path.read_text(encoding="utf-8")
        for number, line in enumerate(text.split("\n"), 1):
            if line.count(".") > MOST_DOTS:
                raise ContentError(f"{path.name}, line {number}: more than {MOST_DOTS} dots, which no entry needs.")
        return tomllib.loads(text)
    except OSError as error:
        raise ContentError(f"{path.name}: cannot be read ({error.strerror or 'no such file'}).") from None
    except UnicodeDecodeError:
        raise ContentError(f"{path.name}: not a text file in UTF-8.") from None
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        if isinstance(error, ContentError):
            raise
        raise ContentError(f"{path.name}: not valid TOML ({str(error)[:120]}).") from None


def _entries(tables: dict[str, Any], file: str, schema: Schema, origins: tuple[str, ...]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    for kind, rows in tables.items():
        if kind not in schema:
            raise ContentError(f"{file}: unknown kind {_show(kind)}; known are {', '.join(schema)}.")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise ContentError(f"{file}: write {kind} entries as [[{kind}]].")
        entries.extend(_entry(kind, row, file, schema[kind], origins) for row in rows)
    return tuple(entries)


def _entry(kind: str, row: dict[str, Any], file: str, rule: Kind, origins: tuple[str, ...]) -> Entry:
    name = row.get("id")
    if not isinstance(name, str) or not name or len(name) > 60:
        raise ContentError(f"{file}: a {kind} entry without an id.")
    where = f"{file}, {kind} {_show(name)}"
    if rule.ids and name not in rule.ids:
        raise ContentError(f"{where}: there is no such {kind}; known are {', '.join(rule.ids)}.")
    origin = row.get("origin")
    if origin not in origins:
        raise ContentError(f"{where}: origin must be one of {', '.join(origins)}.")
    note = row.get("note", "")
    if not isinstance(note, str) or len(note) > LONGEST_TEXT:
        raise ContentError(f"{where}: note must be a text of at most {LONGEST_TEXT} characters.")
    for key in row:
        if key not in rule.fields and key not in ("id", "origin", "note"):
            raise ContentError(f"{where}: unknown key {_show(key)}; known are {', '.join(rule.fields)}.")
    values = {key: _value(where, key, field, row) for key, field in rule.fields.items()}
    return Entry(kind, name, values, origin, note, file)


def _value(where: str, key: str, field: Field, row: dict[str, Any]) -> int | str | tuple[int, ...]:
    if key not in row:
        raise ContentError(f"{where}: {key} is missing.")
    value = row[key]
    if isinstance(field, Text):
        if not isinstance(value, str) or len(value) > field.longest:
            raise ContentError(f"{where}: {key} must be a text of at most {field.longest} characters.")
        return value
    if field.many:
        if not isinstance(value, list) or not 1 <= len(value) <= field.many:
            raise ContentError(f"{where}: {key} must be a list of 1 to {field.many} numbers.")
        return tuple(_whole(where, key, field, item) for item in value)
    return _whole(where, key, field, value)


def _whole(where: str, key: str, field: Number, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= field.high:
        raise ContentError(
            f"{where}: {key} must be a whole number from {field.low} to {field.high}, not {_show(value)}."
        )
    return value


def _no_twins(entries: tuple[Entry, ...] | list[Entry]) -> None:
    seen: set[tuple[str, str]] = set()
    for entry in entries:
        if (entry.kind, entry.id) in seen:
            raise ContentError(f"{entry.file}: {entry.kind} {_show(entry.id)} is given twice.")
        seen.add((entry.kind, entry.id))
