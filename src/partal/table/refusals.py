"""Refusals, and notes of the content files, in the person's language.

The server's code and the readers of content packs say in English why they refuse, and content files have English
notes. Each of these sentences is a text as well (`page-refused-...`, `page-note-...`), and at the door, where the
person's language is known, it is found by its English words and said in theirs. A value called `woven` is itself a
sentence, or a part of one (`page-woven-...`); one called `unread` says what is wrong with a message
(`page-unread-...`); one called `either` is several values, joined by `or`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from partal.words import Words
from partal.words.folders import HOUSE

FILE: Final = "pack.toml"
"""What a pack that was sent is called in sentences about it."""
PACK: Final = "page-refused-pack-"
REFUSED: Final = "page-refused-"
NOTE: Final = "page-note-"
WOVEN: Final = "page-woven-"
UNREAD: Final = "page-unread-"
FAMILIES: Final = (PACK, REFUSED, NOTE, WOVEN, UNREAD)
"""Sentences are looked for among their own kind only; a key belongs to the first family it fits."""

QUOTED: Final = r"""(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|['"].{56}\.\.\.|'(?s:.){1,60}?')"""
"""A name as Python writes it, its beginning where it is long, or just between two marks."""
WHERE: Final = rf"{re.escape(FILE)}(?:, \[pack\]|[,:] [a-z-]+ {QUOTED}|: [a-z-]+(?=: ))?"
"""Where in a pack something is wrong. It is told exactly, because names in it may look like sentences."""

Sentence = tuple[re.Pattern[str], str]


@cache
def sentences() -> dict[str, tuple[Sentence, ...]]:
    """By family, what each English sentence looks like, values left open, and its key; most words of its own first."""
    found: dict[str, list[tuple[int, re.Pattern[str], str]]] = {family: [] for family in FAMILIES}
    for file in ("page.ftl", "packs.ftl"):
        for entry in FluentParser().parse((HOUSE / "en" / file).read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and entry.id.name.startswith(FAMILIES):
                key = entry.id.name
                own, pattern = pattern_of(entry)
                found[next(family for family in FAMILIES if key.startswith(family))].append((own, pattern, key))
    return {
        family: tuple((pattern, key) for _, pattern, key in sorted(each, key=lambda sentence: -sentence[0]))
        for family, each in found.items()
    }


def pattern_of(message: Message) -> tuple[int, re.Pattern[str]]:
    """How many characters of a text are its own, and what it looks like whatever its values are."""
    own, pattern = 0, ""
    named: set[str] = set()
    for element in message.value.elements if message.value else ():
        if isinstance(element, TextElement):
            own += len(element.value)
            pattern += re.escape(element.value)
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            name = element.expression.id.name
            pattern += f"(?P={name})" if name in named else f"(?P<{name}>{WHERE if name == 'where' else '.+?'})"
            named.add(name)
    return own, re.compile(pattern)


def in_language(sentence: str, language: str, family: str = REFUSED) -> str:
    """The sentence in this language; as it is where nobody has translated it."""
    if language == "en":
        return sentence
    key, values = found_as(sentence, family)
    if not key:
        return sentence
    if "woven" in values:
        values["woven"] = in_language(values["woven"], language, WOVEN)
    if "unread" in values:
        values["unread"] = in_language(values["unread"], language, UNREAD)
    if "either" in values:
        values["either"] = f" {Words(language).say('page-or')} ".join(values["either"].split(" or "))
    return Words(language).say(key, **values)


def found_as(sentence: str, family: str = REFUSED) -> tuple[str, dict[str, str]]:
    """The key of an English sentence and its values; no key where it is not a text."""
    if family == REFUSED and sentence.startswith(FILE):
        family = PACK
    for pattern, key in sentences()[family]:
        match = pattern.fullmatch(sentence)
        if match:
            return key, match.groupdict()
    return "", {}
