"""The rulebooks of the games, parsed into numbered clauses, and the clauses that tests prove.

A rulebook is the folder `rulebook/` of its game, with one page per language. This is its English page, `en.md`:

    ## Buying tower parts (A-BUY)

    **A-BUY-04** · must · The part goes behind your own screen.
    > Ruling: how we play if the printed editions disagree.
    > No test: why this clause needs none.

Translations lie beside it: `de.md`. A translated clause repeats neither the force nor `No test`:

    **A-BUY-04** · Das Teil kommt hinter den eigenen Sichtschirm.
    > Entscheid: ...
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from partal.core.errors import PartalError
from partal.core.message import described, joined, message

_CHAPTER: Final = re.compile(r"^## (?P<title>.*?)(?: \((?P<prefix>[A-Z]+-[A-Z]+)\))?$")
_CLAUSE: Final = re.compile(r"^\*\*(?P<id>[A-Z]+-[A-Z]+-\d+[a-z]?)\*\* · (?P<force>[a-z]+) · (?P<text>.*)$")
_TRANSLATED: Final = re.compile(r"^\*\*(?P<id>[A-Z]+-[A-Z]+-\d+[a-z]?)\*\* · (?P<text>.*)$")
_RULING: Final = re.compile(r"^> [^:]+:")
"""A ruling: the word for it in the language of the page, after a sign of quotation."""
_NO_TEST: Final = "> No test:"


class RulebookError(PartalError):
    """A rulebook, clause or test folder that does not exist."""


class Clause(NamedTuple):
    """One numbered rule: its force (must, may, never, fact), its text, and the ruling if one was needed."""

    id: str
    force: str
    text: str
    table: str
    """A table that belongs to the text, as Markdown."""
    ruling: str
    no_test: str
    """Why no test can prove this clause; empty if one must."""
    chapter: str
    prefix: str


class Coverage(NamedTuple):
    """How many clauses of a rulebook the tests name, and which are missing."""

    clauses: int
    tested: int
    excused: int
    missing: tuple[str, ...]
    unknown: tuple[str, ...]
    """Clauses that a test names but the rulebook does not have."""


_PACKAGE: Final = Path(__file__).parent
_folders: Final[dict[str, Path]] = {}
"""The folder of each game's rulebook."""


def add_folder(game: str, pages: Path) -> None:
    """Adds a game's rulebook: a folder with one page per language."""
    if (pages / "en.md").is_file():
        _folders[game] = pages


def built_in() -> tuple[str, ...]:
    """The games whose rulebooks come with Partal itself and are proven by its tests."""
    return tuple(sorted(game for game, pages in _folders.items() if pages.is_relative_to(_PACKAGE)))


def games() -> tuple[str, ...]:
    """The games that have a rulebook: the built-in ones first."""
    return (*built_in(), *sorted(set(_folders) - set(built_in())))


def page_of(game: str, language: str) -> Path:
    """The path of a game's rulebook in this language, whether or not it exists."""
    return _folders[game] / f"{language}.md"


@cache
def read(game: str, language: str = "en") -> tuple[Clause, ...]:
    """All clauses of a game in order; untranslated ones are in English."""
    if game not in games():
        raise RulebookError(message("refused-no-rulebook", game=described(game), games=", ".join(games())))
    clauses = parse(page_of(game, "en").read_text(encoding="utf-8"))
    translation = page_of(game, language)
    if language == "en" or not translation.is_file():
        return tuple(clauses)
    translations = {clause.id: clause for clause in parse(translation.read_text(encoding="utf-8"), translated=True)}
    return tuple(
        [
            translations.get(clause.id, clause)._replace(
                force=clause.force, no_test=clause.no_test, prefix=clause.prefix
            )
            for clause in clauses
        ]
    )


def parse(page: str, translated: bool = False) -> list[Clause]:
    """Parses the clauses of one page. Those of a translation have no force."""
    clauses: list[Clause] = []
    chapter = prefix = ""
    open_ = False
    for line in page.splitlines():
        if heading := _CHAPTER.match(line):
            chapter, prefix, open_ = heading["title"], heading["prefix"] or "", False
        elif found := (_TRANSLATED if translated else _CLAUSE).match(line):
            force = "" if translated else found["force"]
            clauses.append(Clause(found["id"], force, found["text"], "", "", "", chapter, prefix))
            open_ = True
        elif open_ and line.strip():
            clauses[-1] = _continued(clauses[-1], line)
    return clauses


def _continued(clause: Clause, line: str) -> Clause:
    if line.startswith(_NO_TEST):
        return clause._replace(no_test=line.removeprefix(_NO_TEST).strip())
    if ruling := _RULING.match(line):
        return clause._replace(ruling=f"{clause.ruling} {line[ruling.end() :].strip()}".strip())
    if line.startswith("|"):
        return clause._replace(table=f"{clause.table}\n{line}".lstrip("\n"))
    return clause._replace(text=f"{clause.text}\n{line}")


def find(game: str, clause: str, language: str = "en") -> Clause:
    """The clause with this number, in upper or lower case."""
    for candidate in read(game, language):
        if isinstance(clause, str) and candidate.id == clause.upper():
            return candidate
    raise RulebookError(message("refused-no-clause", clause=described(clause), game=game))


def chapter(game: str, prefix: str, language: str = "en") -> tuple[Clause, ...]:
    """The clauses of a chapter, named `A-BUY` or just `BUY`; empty if there is no such chapter."""
    wanted = prefix.upper()
    return tuple(
        clause
        for clause in read(game, language)
        if clause.prefix and wanted in (clause.prefix, clause.prefix.partition("-")[2])
    )


def search(game: str, words: list[str], language: str = "en") -> tuple[Clause, ...]:
    """The clauses that contain all of these words."""
    wanted = [word.lower() for word in words]
    return tuple(
        clause
        for clause in read(game, language)
        if all(word in f"{clause.id} {clause.text} {clause.table} {clause.ruling}".lower() for word in wanted)
    )


# What the tests prove


def tests_folder() -> Path:
    """The repository's tests; an installed Partal has none."""
    repository = _PACKAGE.parents[1]
    tests = repository / "tests"
    if not (repository / "pyproject.toml").is_file() or not tests.is_dir():
        raise RulebookError(message("refused-no-tests"))
    return tests


def coverage(game: str, proven: frozenset[str]) -> Coverage:
    """Compares a rulebook with the clauses that tests name. Raises RulebookError unless the game is built in."""
    if game not in built_in():
        raise RulebookError(message("refused-other-tests", games=joined(built_in()), game=game))
    clauses = read(game)
    known = {clause.id for clause in clauses}
    tested = [clause for clause in clauses if clause.id in proven]
    excused = [clause for clause in clauses if clause.no_test and clause.id not in proven]
    missing = tuple(clause.id for clause in clauses if clause.id not in proven and not clause.no_test)
    letters = {clause.id.partition("-")[0] for clause in clauses}
    unknown = sorted(name for name in proven if name.partition("-")[0] in letters and name not in known)
    return Coverage(len(clauses), len(tested), len(excused), missing, tuple(unknown))


def proven_clauses(tests: Path) -> frozenset[str]:
    """All clauses named by `@pytest.mark.proves("...")` in this folder."""
    return frozenset(name for path in sorted(tests.rglob("*.py")) for name in _proofs(path))


def _proofs(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if "proves(" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "proves":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
