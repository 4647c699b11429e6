"""Which part of the page may know which: a game's name or drawings outside its folder fail here."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "client" / "src"

NAMES = ("asara", "sabika", "yusuf")
"""What no page may say: the games, and who plays in one of them only."""
TEXTS = Path(__file__).parents[1] / "src" / "partal"
QUOTED = r"""(?:"[^"]*"|'[^']*'|`[^`]*`)"""
SAID = re.compile(rf"(?<!\.)\b(?:say|has)\((?:[^`(){{}}]*\?\s*)?(?P<one>{QUOTED})(?:\s*:\s*(?P<other>{QUOTED}))?")
"""What the page says: a key, or one of two."""
ATTRIBUTE = re.compile(r"\.(\w+|\$\{\w+\})$")
GAP = re.compile(r"\$\{[^{}]*\}")
"""A gap in a key that a value fills."""
NOUNS = ("prestige", "dinar", "asari")
"""Words of the built-in games; the house counts points and money."""
PLAIN = "plain"
"""The folder that draws every game without pictures of its own."""
LIST = Path("games") / "index.ts"
"""The one file that lists the games; it may import their faces and nothing more of them."""
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']*)["']""")
PROSE = re.compile(r"""<!--.*?-->|/\*.*?\*/|(?<![:"'`/])//[^\n]*""", re.DOTALL)
"""Comments; the two strokes of an address in a string begin none."""


UNTYPED = re.compile(r"(?:[:<|,(\[]\s*|\bas\s+)any\b(?!\s*:)")
"""A type that takes anything; what comes over the wire has types of its own."""


def files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*") if path.suffix in {".ts", ".svelte", ".css"})


def place_of(path: Path) -> Path:
    return path.relative_to(SOURCE)


def game_of(place: Path) -> str:
    """The game whose folder a file is in, or nothing."""
    return place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""


def names_of_games(code: str) -> list[str]:
    """Lines that name a game outside comments, in small or capital letters and inside longer words."""
    bare = PROSE.sub(lambda found: "\n" * found[0].count("\n"), code)
    return [
        f"{number}: {line.strip()[:80]}"
        for number, line in enumerate(bare.splitlines(), 1)
        if any(name in line.lower() for name in (*NAMES, *NOUNS))
    ]


def imports(path: Path) -> Iterator[Path]:
    """Every file of the page that a file imports, at once or later, below `client/src`."""
    for found in IMPORT.findall(path.read_text(encoding="utf-8")):
        yield (path.parent / found).resolve().relative_to(SOURCE.resolve())


def wrong_arrows(path: Path) -> list[str]:
    """Imports that reach into the folder of a game from outside."""
    place = place_of(path)
    own = game_of(place)
    wrong = []
    for target in imports(path):
        of = game_of(target / "index.ts" if (SOURCE / target).is_dir() else target)
        is_face = (SOURCE / target).is_dir() or target.name == "index.ts"
        if of and of != own and not (place == LIST and is_face):
            wrong.append(f"{place} must not know {target}")
        if own and target.parts[0] == "pages":
            wrong.append(f"{place} must not know the page {target}")
    return wrong


def test_there_is_a_folder_with_a_face_for_every_game() -> None:
    folders = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()}
    assert PLAIN in folders
    for folder in folders:
        assert (SOURCE / "games" / folder / "index.ts").exists()
        assert f'"./{folder}"' in (SOURCE / LIST).read_text(encoding="utf-8"), f"{LIST} does not list {folder}"


def in_each(found: Callable[[Path], list[str]], paths: list[Path]) -> dict[str, list[str]]:
    """What is wrong in which file."""
    return {str(place_of(path)): wrong for path in paths if (wrong := found(path))}


def test_nothing_outside_a_games_folder_names_it() -> None:
    houses = [path for path in files() if place_of(path) != LIST and game_of(place_of(path)) not in NAMES]
    assert len(houses) > len(NAMES)
    assert in_each(lambda path: names_of_games(path.read_text(encoding="utf-8")), houses) == {}


def test_nothing_reaches_into_a_games_folder() -> None:
    assert in_each(wrong_arrows, files()) == {}


@cache
def texts(of: str) -> frozenset[str]:
    """The keys of a game's texts, or of the house's if no game is named."""
    found: set[str] = set()
    for path in sorted((TEXTS / of / "words" / "en").glob("*.ftl")):
        found |= set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    return frozenset(found)


def unknown_keys(place: Path, code: str) -> list[str]:
    """Keys that a file says although they belong neither to the house nor to its own game.

    A gap may be filled by anything; a key that begins with one belongs to whichever game is shown.
    """
    known = texts("") | texts(game_of(place))
    unknown = []
    for said in SAID.finditer(PROSE.sub("", code)):
        for key in [ATTRIBUTE.sub("", quoted[1:-1]) for quoted in said.groups() if quoted]:
            shape = ".+".join([re.escape(part) for part in GAP.split(key)])
            if not shape.startswith(".+") and not any(re.fullmatch(shape, one) for one in known):
                unknown.append(key)
    return unknown


def test_every_text_that_is_said_is_the_houses_or_the_games_own() -> None:
    assert in_each(lambda path: unknown_keys(place_of(path), path.read_text(encoding="utf-8")), files()) == {}


@pytest.mark.parametrize(
    ("place", "code", "is_wrong"),
    [
        ("pages/Home.svelte", 'say("home-title")', False),
        ("pages/Home.svelte", 'say("home-nothing")', True),
        ("pages/Home.svelte", "say(`${game.name}-about`)", False),
        ("pages/Home.svelte", 'say("asara-about")', True),
        ("pages/Home.svelte", "has(`new-kind-${one}`)", False),
        ("pages/Home.svelte", "has(`old-kind-${one}`)", True),
        ("pages/Home.svelte", 'say(old ? "home-title" : "home-nothing")', True),
        ("games/asara/Table.svelte", 'say("asara-page-plot", { plot: 1 })', False),
        ("games/asara/Table.svelte", 'say("sabika-page-map")', True),
        ("games/asara/Table.svelte", 'say("table-which-printed")', False),
        ("games/asara/Table.svelte", 'say("table-asara-plot", { plot: 1 })', True),
        ("games/plain/Table.svelte", 'say("asara-page-plot")', True),
    ],
)
def test_the_reader_of_keys_knows_whose_they_are(place: str, code: str, is_wrong: bool) -> None:
    assert bool(unknown_keys(Path(place), code)) == is_wrong


def test_a_games_folder_names_no_other_game() -> None:
    for path in files():
        game = game_of(place_of(path))
        for other in {"asara", "sabika"} - {game}:
            named = [line for line in names_of_games(path.read_text(encoding="utf-8")) if other in line.lower()]
            assert not game or named == [], place_of(path)


def test_nothing_is_of_any_type() -> None:
    assert in_each(lambda path: UNTYPED.findall(PROSE.sub("", path.read_text(encoding="utf-8"))), files()) == {}


@pytest.mark.parametrize(
    "code", ["let one: any;", "(x as any)", "f<any>()", "Record<string, any>", "any[] | any", "[any]"]
)
def test_the_reader_of_types_sees_any(code: str) -> None:
    assert UNTYPED.search(code)


@pytest.mark.parametrize(
    ("code", "is_found"),
    [
        ('const first = "asara";', True),
        ("import AsaraTable from './AsaraTable.svelte';", True),
        ('{#if game === "sabika"}<i></i>{/if}', True),
        ("say(`sabika-page-${key}`)", True),
        ('const name = "Yusuf";', True),
        ("// Asara's towers\nconst towers = 3;", False),
        ("/* Sabika */ const rondel = 1;", False),
        ("<!-- Asara --><p></p>", False),
        ('const address = "https://asara.example";', True),
        ("const game = games()[0];", False),
    ],
)
def test_the_reader_of_names_sees_code_and_no_comments(code: str, is_found: bool) -> None:
    assert bool(names_of_games(code)) == is_found


@pytest.mark.parametrize(
    ("place", "line", "is_wrong"),
    [
        ("pages/Home.svelte", 'import Table from "../games/asara/Table.svelte";', True),
        ("pages/Home.svelte", 'import { asara } from "../games/asara";', True),
        ("pages/Home.svelte", 'import { faceOf } from "../games";', False),
        ("pages/Home.svelte", 'const later = import("../games/sabika/drawings");', True),
        ("lib/names.ts", 'import "../games/asara/names";', True),
        ("games/index.ts", 'import { asara } from "./asara";', False),
        ("games/index.ts", 'import { partName } from "./asara/names";', True),
        ("games/asara/Table.svelte", 'import Part from "./Part.svelte";', False),
        ("games/asara/Table.svelte", 'import Icon from "../sabika/Icon.svelte";', True),
        ("games/asara/Table.svelte", 'import { khatam } from "../../lib/art";', False),
        ("games/asara/index.ts", 'import type { GameFace } from "../game";', False),
        ("games/plain/Table.svelte", 'import { say } from "../../lib/words.svelte";', False),
        ("games/plain/Table.svelte", 'import Home from "../../pages/Home.svelte";', True),
    ],
)
def test_the_reader_of_imports_sees_every_kind_of_arrow(
    place: str, line: str, is_wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "SOURCE", tmp_path)
    for game in ("asara", "sabika", PLAIN):
        (tmp_path / "games" / game).mkdir(parents=True)
    path = tmp_path / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line, encoding="utf-8")
    assert bool(wrong_arrows(path)) == is_wrong
