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
import math
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from partal.core.errors import PartalError
from partal.core.message import described, joined, message
from partal.core.problems import toml_problem

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


# Searching, in the words of players


class Topic(NamedTuple):
    """A question that people have, as the words in it, and the clauses that answer it, the best first."""

    words: frozenset[str]
    clauses: tuple[str, ...]


class Index(NamedTuple):
    """A rulebook prepared for searching in one language."""

    clauses: tuple[Clause, ...]
    counts: tuple[dict[str, float], ...]
    """How often each stem occurs in each clause; a word of its chapter's title counts as half a word."""
    rare: dict[str, float]
    """How telling a stem is: the fewer clauses have it, the more."""
    meant: dict[str, tuple[str, ...]]
    """For a player's word the words of the rulebook."""
    topics: tuple[Topic, ...]
    asked: frozenset[str]
    """All words of the topics."""


_WORD: Final = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*|\d+")
_FOLDED: Final = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss", "é": "e", "’": "'"})
_ENDINGS: Final = {
    "en": ("ings", "ing", "ers", "ies", "ed", "es", "er", "s", "y", "e"),
    "de": ("ungen", "ung", "ern", "en", "er", "es", "em", "st", "et", "e", "n", "s", "t"),
}
_SHORTEST_STEM: Final = 3
_COMMON_ENGLISH: Final = """
a an the i my me you your we of to in on at for from with by is are am be do does did can could may might will would
shall should has have had how what when where which who why if then than that this it its there they their and or not
no many any some get gets got
"""
_COMMON_GERMAN: Final = """
der die das den dem des ein eine einen einem einer ich mein meine meinem meinen du dein deine wir man es ist sind bin
wird werden wurde kann darf muss soll will hat habe haben wie was wann wo welche welcher welches wer warum wenn dann als
und oder nicht kein keine keinen viel viele in im an am auf aus von vom zu zum zur mit bei für ins bekomme bekommt
"""
_COMMON: Final = {"en": frozenset(_COMMON_ENGLISH.split()), "de": frozenset(_COMMON_GERMAN.split())}
"""Words that say nothing about what is asked."""
_TOPIC_WORTH: Final = 16.0
_LEAST_SHARE: Final = 0.45
"""A topic counts if it has at least this share of what is asked."""
_TELLING: Final = 4.0
_UNKNOWN: Final = 0.5
"""What a word counts for that no clause has: one of the players' own, and one that nobody knows."""
_MOST_FOUND: Final = 40


def stems(text: str, language: str) -> list[str]:
    """The words of a text without their endings; common words are left out."""
    common = _COMMON.get(language, frozenset())
    found = [word for word in _WORD.findall(text.lower()) if word not in common]
    return [_stem(word.translate(_FOLDED), language) for word in found]


def _stem(word: str, language: str) -> str:
    for ending in _ENDINGS.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word[: -len(ending)]
    return word


@cache
def index_of(game: str, language: str = "en") -> Index:
    """The rulebook of a game, ready to be searched. Raises RulebookError if its index file cannot be used."""
    clauses = read(game, language)
    counts: list[dict[str, float]] = []
    for clause in clauses:
        weighed: dict[str, float] = {}
        texts = ((clause.text, 1.0), (clause.table, 0.7), (clause.ruling, 0.5), (clause.chapter, 0.5))
        for text, weight in texts:
            for stem in stems(text, language):
                weighed[stem] = weighed.get(stem, 0.0) + weight
        counts.append(weighed)
    having = Counter(stem for weighed in counts for stem in weighed)
    rare = {stem: math.log(1 + len(clauses) / many) for stem, many in having.items()}
    meant, topics = _read_index(game, language)
    return Index(
        clauses, tuple(counts), rare, meant, topics, frozenset(word for topic in topics for word in topic.words)
    )


def _read_index(game: str, language: str) -> tuple[dict[str, tuple[str, ...]], tuple[Topic, ...]]:
    """What players call things, and their questions; nothing if a game has no such file."""
    path = _folders[game] / "index.toml"
    if not path.is_file():
        return {}, ()
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise RulebookError(message("refused-index-toml", game=game, problem=toml_problem(error))) from None
    known = {clause.id for clause in read(game)}
    words, topics = found.get("words", {}), found.get("topic", [])
    if set(found) - {"words", "topic"} or not isinstance(words, dict) or not isinstance(topics, list):
        raise RulebookError(message("refused-index-form", game=game))
    for topic in topics:
        missing = [one for one in topic.get("clauses", ()) if one not in known]
        if set(topic) - {"clauses", *words} or not topic.get("clauses") or missing:
            raise RulebookError(message("refused-index-topic", game=game, clauses=", ".join(topic.get("clauses", ()))))
    meant = {
        _stem(word.translate(_FOLDED), language): tuple(stems(text, language))
        for word, text in words.get(language, {}).items()
    }
    return meant, tuple(
        [
            Topic(frozenset(stems(topic[language], language)), tuple(topic["clauses"]))
            for topic in topics
            if language in topic
        ]
    )


def search(game: str, words: Sequence[str], language: str = "en") -> tuple[Clause, ...]:
    """The clauses that answer a question in a player's words, the best first."""
    text = " ".join(words)
    named = tuple([clause for clause in read(game, language) if clause.id.lower() == text.strip().lower()])
    if named:
        return named
    index = index_of(game, language)
    asked = list(dict.fromkeys(stems(text, language) or _WORD.findall(text.lower())))
    if not asked:
        return ()
    scores: dict[str, float] = {}
    for clause, weighed in zip(index.clauses, index.counts):
        hits = [_worth(index, weighed, stem) for stem in asked]
        matched = sum(1 for hit in hits if hit)
        if matched:
            scores[clause.id] = sum(hits) * matched / len(asked)
    for topic in index.topics:
        share = _share(index, topic, asked)
        if share >= _LEAST_SHARE:
            for place, clause_id in enumerate(topic.clauses):
                scores[clause_id] = scores.get(clause_id, 0.0) + _TOPIC_WORTH * share * share / (1 + 0.15 * place)
    found = [clause for clause in index.clauses if clause.id in scores]
    found.sort(key=lambda clause: -scores[clause.id])
    return tuple(found[:_MOST_FOUND])


def _worth(index: Index, weighed: dict[str, float], stem: str) -> float:
    """What one word of the question is worth in a clause: more the rarer it is, little more if it comes up often."""
    best = 0.0
    for number, one in enumerate((stem, *index.meant.get(stem, ()))):
        times = weighed.get(one, 0.0)
        best = max(best, index.rare.get(one, 0.0) * times / (times + 1.0) * (1.0 if number == 0 else 0.8))
    return best


def _share(index: Index, topic: Topic, asked: list[str]) -> float:
    """How much of a question a topic is about, from 0 to 1; telling words count more."""
    weights = [index.rare.get(stem, _TELLING if stem in index.asked else _UNKNOWN) for stem in asked]
    about = [weight for stem, weight in zip(asked, weights) if topic.words & {stem, *index.meant.get(stem, ())}]
    hit = sum(about) / sum(weights)
    # Of two topics with all the words, the one that says less besides is meant.
    return hit * (0.85 + 0.15 * min(1.0, len(about) / len(topic.words)))


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
