"""Whatever is refused is a message: no code builds a sentence, none recognises one, and every language has the text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from partal.core import take_back
from partal.core.errors import PartalError
from partal.core.message import message

import partal
from partal.words import Words, speaking
from partal.words.folders import HOUSE, LANGUAGES

SOURCE = Path(partal.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))
MAKERS = ("message", "Message")
REFUSERS = ("refuse", "refused", "refusal", "said")
"""Functions of the server that take a message."""
REFUSED = re.compile(r"(?:[a-z]+-)?refused-")
SENTENCE = re.compile(r"\w \w")
IN_WORDS = re.compile(r"[A-Z][a-z]+(?:(?: |\\s\+?|\\ )[a-z]+){2}")
"""A pattern that has the beginning of an English sentence in it."""


class Use(NamedTuple):
    """A message that some code makes: its key, or how its key begins, and the names of its values."""

    place: str
    key: str
    whole: bool
    values: frozenset[str] | None
    """None if the code itself does not say which."""


def trees() -> Iterator[tuple[str, ast.Module]]:
    for path in FILES:
        yield str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def uses_in(place: str, tree: ast.Module) -> Iterator[Use]:
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and called(node) in MAKERS and node.args):
            continue
        key, where = node.args[0], f"{place}:{node.lineno}"
        values: frozenset[str] | None = frozenset([word.arg for word in node.keywords if word.arg])
        if len(node.args) > 1 or any(word.arg is None for word in node.keywords):
            values = None
        for one in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                yield Use(where, one.value, True, values)
            elif isinstance(one, ast.JoinedStr) and isinstance(one.values[0], ast.Constant):
                yield Use(where, str(one.values[0].value), False, values)


USES = [use for place, tree in trees() for use in uses_in(place, tree)]


def needed(key: str, language: str) -> set[str]:
    """The values that a text needs; `part-genitive` is a form of the value `part`."""
    needs = Words(language).needs[key]
    return {name if "-" not in name else name.rpartition("-")[0] for name in needs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_code_is_a_text_that_gets_what_it_names(language: str) -> None:
    words = Words(language)
    assert len(USES) > 250
    missing, lacking = [], []
    for use in USES:
        keys = [use.key] if use.whole else [key for key in words.keys if key.startswith(use.key)]
        if not keys or not words.has(keys[0]):
            missing.append(use)
        elif use.values is not None and not any(needed(key, language) <= use.values for key in keys):
            lacking.append(use)
    assert missing == []
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_an_answer_stands_is_a_text(language: str) -> None:
    assert {key for key in take_back.REFUSALS.values() if not Words(language).has(key)} == set()


def test_every_refusal_among_the_texts_is_made_by_some_code() -> None:
    """A text that nobody says any more would go on being translated for nobody."""
    whole = {use.key for use in USES if use.whole} | set(take_back.REFUSALS.values())
    begun = tuple(use.key for use in USES if not use.whole)
    house = (HOUSE / "en" / "refusals.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([a-z][a-z-]*) =", house, re.M)) | {key for key in Words("en").keys if REFUSED.match(key)}
    assert len(keys) > 200
    assert {key for key in keys - whole if not key.startswith(begun)} == set()


def test_no_key_of_a_refusal_belongs_to_the_page_alone() -> None:
    """The terminal says them too."""
    assert [key for key in Words("en").keys if key.startswith(("page-refused", "page-woven", "page-unread"))] == []


def errors() -> set[str]:
    """The names of all errors that carry a message."""
    bases = {
        node.name: {getattr(base, "id", getattr(base, "attr", "")) for base in node.bases}
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {PartalError.__name__}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found | {"SetAside", "Unavailable"}


def test_nobody_builds_a_sentence_to_refuse_something() -> None:
    known = errors()
    assert {"BadInput", "RecordError", "Forbidden", "BonusError", "Stopped"} < known
    built = []
    for place, tree in trees():
        for node in ast.walk(tree):
            refusers = (*known, *REFUSERS) if place.startswith("server/") else known
            if isinstance(node, ast.Call) and called(node) in refusers:
                for given in node.args:
                    text = ast.unparse(given) if isinstance(given, ast.JoinedStr) else getattr(given, "value", "")
                    says = isinstance(given, ast.Call) and called(given) in ("say", "str")
                    if says or (isinstance(text, str) and SENTENCE.search(text)):
                        built.append(f"{place}:{node.lineno}: {ast.unparse(node)}")
    assert built == []


def test_nobody_recognises_a_sentence() -> None:
    """No pattern has words of a sentence in it, and texts are read from Fluent for saying them only."""
    recognised = []
    for place, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in ("compile", "match", "fullmatch", "search", "sub"):
                for given in node.args[:1]:
                    if IN_WORDS.search(ast.unparse(given)):
                        recognised.append(f"{place}:{node.lineno}: {ast.unparse(given)}")
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("fluent"):
                assert place.startswith("words/"), place
    assert recognised == []
    assert IN_WORDS.search(r"There is no bot (.+)\.")


def test_an_error_speaks_the_language_that_is_being_spoken() -> None:
    error = PartalError(message("refused-not-possible", answer="go bank 10").by("A-DISP-01"))
    assert str(error) == "“go bank 10” is not possible now. (A-DISP-01)"
    with speaking("de"):
        assert str(error) == "„go bank 10“ geht jetzt nicht. (A-DISP-01)"
