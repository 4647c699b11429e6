"""Everything Partal says to people, in Fluent: a folder a language for the house, and one for each game.

`Words("en").say("cli-saved", file="game.partal")`. A message may carry attributes: `say("asara-prompt-buy.help")`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from partal.words.folders import LANGUAGES, files

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST_VALUE: Final = 200
MOST_KEPT: Final = 20_000
"""Texts that are kept as they were said last."""


class MissingWords(LookupError):
    """A text that does not exist, or that was not given all it names."""


class Words:
    """The texts of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language: Final = language
        self._bundle, self.keys = _read(language)

    def has(self, key: str) -> bool:
        return key in self.keys

    def say(self, key: str, /, **values: int | str) -> str:
        """The text with this key, with the values in their places."""
        if key not in self.keys:
            raise MissingWords(f"There is no text {key!r} in {self.language!r}.")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        # Fluent refuses long values, so they take their places afterwards.
        long = {name: value for name, value in values.items() if isinstance(value, str) and len(value) > LONGEST_VALUE}
        places = {name: f"\ue000{number}\ue001" for number, name in enumerate(long)}
        text, errors = self._bundle.format_pattern(pattern, {**values, **places})
        if errors:
            raise MissingWords(f"The text {key!r} cannot be said: {errors[0]}.")
        said = str(text)
        for name, place in places.items():
            said = said.replace(place, long[name])
        return said


@cache
def _read(language: str) -> tuple[FluentBundle, frozenset[str]]:
    """A language's texts, read once; keys include attributes as `key.attribute`."""
    if language not in LANGUAGES:
        raise MissingWords(f"Partal does not speak {language!r}; it speaks {', '.join(LANGUAGES)}.")
    # Here, so that who only plays the rules needs no Fluent.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message

    # Isolation marks are for mixed writing directions; in a terminal they show as odd spaces.
    bundle = FluentBundle([language], use_isolating=False)
    keys: set[str] = set()
    for path in files(language):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, Message):
                if entry.value is not None:
                    keys.add(entry.id.name)
                keys.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return bundle, frozenset(keys)


_language: ContextVar[str] = ContextVar("language", default="en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within this block `say` speaks the given language: each listener of a server has one."""
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def spoken() -> str:
    """The language that is being spoken."""
    return _language.get()


def say(key: str, /, **values: int | str) -> str:
    """The text with this key in the language that is being spoken."""
    return _said(_language.get(), key, tuple(values.items()))


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _said(language: str, key: str, values: tuple[tuple[str, int | str], ...]) -> str:
    """The same words are said over and over: to every seat of every table, at every change."""
    return Words(language).say(key, **dict(values))


def has(key: str) -> bool:
    """Whether the language that is being spoken has this text."""
    return Words(_language.get()).has(key)


def listed(sayings: Sequence[str], last: str = "cli-and") -> str:
    """`one, two and three`, or with another last word."""
    return say(last).join([part for part in (", ".join(sayings[:-1]), sayings[-1]) if part])
