"""Refusals, and notes of the content files, in the person's language.

The server's code says in English why it refuses, and content files have English notes. Each of these sentences is a
text of the page as well (`page-refused-...`, `page-note-...`), and at the door, where the person's language is known,
it is found by its English words and said in theirs.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from partal.words import FOLDER, Words

KEYS = ("page-refused-", "page-note-")


@cache
def sentences() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What each English sentence looks like, values left open, and its key."""
    found: list[tuple[re.Pattern[str], str]] = []
    for entry in FluentParser().parse((FOLDER / "en" / "page.ftl").read_text(encoding="utf-8")).body:
        if not isinstance(entry, Message) or not entry.id.name.startswith(KEYS) or entry.value is None:
            continue
        pattern = ""
        for element in entry.value.elements:
            if isinstance(element, TextElement):
                pattern += re.escape(element.value)
            elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                pattern += f"(?P<{element.expression.id.name}>.+?)"
        found.append((re.compile(pattern), entry.id.name))
    return tuple(found)


def in_language(sentence: str, language: str) -> str:
    """The sentence in this language; as it is where nobody has translated it."""
    if language == "en":
        return sentence
    for pattern, key in sentences():
        match = pattern.fullmatch(sentence)
        if match:
            return Words(language).say(key, **match.groupdict())
    return sentence
