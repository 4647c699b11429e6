"""Partal's texts, in Fluent: one folder per language for Partal itself, and one for each game.

`say(message("cli-saved", file="game.partal"))`, or `say("cli-saved", file="game.partal")` for short. A text may have
attributes, with keys of their own: `say("asara-prompt-buy.help")`.

A value that is itself a message takes the form that the sentence asks for: `{ $part }` is its text, and
`{ $part-genitive }` its attribute `genitive`. So a language can give its nouns all the forms that its sentences need.
Names take their forms from `plain-text`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from partal.core.errors import BadInput, PartalError
from partal.core.message import AND, Message, Value, described, joined

from partal.words.folders import LANGUAGES, files

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST_VALUE: Final = 200
LARGEST_NUMBER: Final = 10**15
MOST_KEPT: Final = 20_000
"""How many formatted texts are cached."""


class MissingWords(PartalError):
    """A text does not exist, or lacks a value that it needs."""


class Words:
    """The texts of one language."""

    def __init__(self, language: str = "en") -> None:
        self.language: Final = language
        self._bundle, self.needs = _read(language)
        """The names of the values that each text needs, by the text's key."""
        self.keys: Final = self.needs.keys()

    def has(self, key: str) -> bool:
        return key in self.needs

    def say(self, said: Message | str, /, **values: Value) -> str:
        """The text of a message, or the text with this key and these values."""
        key = said if isinstance(said, str) else said.key
        if key not in self.needs:
            raise MissingWords(Message("refused-text-missing", {"key": key, "language": self.language}))
        return _said(self.language, key, self._put(key, values if isinstance(said, str) else said.values))

    def _put(self, key: str, values: Mapping[str, Value]) -> tuple[tuple[str, int | str], ...]:
        """The values as text, plus the forms of nouns that this text asks for."""
        put: dict[str, int | str] = {
            name: self.say(value) if isinstance(value, Message) else sayable(value) for name, value in values.items()
        }
        for name in self.needs[key]:
            noun, _, form = name.rpartition("-")
            if name not in put and noun in values:
                put[name] = self._form(values[noun], form)
        return tuple(put.items())

    def _form(self, value: Value, form: str) -> str:
        """This form of a noun; a name, or a noun without that form, has the forms of plain text."""
        if isinstance(value, Message) and self.has(f"{value.key}.{form}"):
            return self.say(Message(f"{value.key}.{form}", value.values))
        said = self.say(value) if isinstance(value, Message) else sayable(value)
        return self.say(Message(f"plain-text.{form}", {"text": said}))

    def format(self, key: str, values: Mapping[str, float | str]) -> str:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        # Fluent refuses long values, so they are filled in afterwards.
        long = {name: value for name, value in values.items() if isinstance(value, str) and len(value) > LONGEST_VALUE}
        places = {name: f"\ue000{number}\ue001" for number, name in enumerate(long)}
        text, errors = self._bundle.format_pattern(pattern, {**values, **places})
        if errors:
            raise MissingWords(Message("refused-text-values", {"key": key, "value": str(errors[0])}))
        said = str(text)
        for name, place in places.items():
            said = said.replace(place, long[name])
        return said


def sayable(value: int | str) -> int | str:
    """A value that Fluent can format: a number with too many digits becomes a text that gives its size."""
    if isinstance(value, str):
        return value
    if not isinstance(value, int):  # Somebody else's message may hold anything.
        return described(value)
    if abs(value) < LARGEST_NUMBER:
        return value
    return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}…"


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _said(language: str, key: str, values: tuple[tuple[str, int | str], ...]) -> str:
    """`Words.format`, cached: the same texts come up again and again."""
    return Words(language).format(key, dict(values))


@cache
def _read(language: str) -> tuple[FluentBundle, Mapping[str, frozenset[str]]]:
    """A language's texts, read once; keys include attributes as `key.attribute`."""
    if language not in LANGUAGES:
        raise MissingWords(Message("refused-languages", {"languages": ", ".join(LANGUAGES)}))
    # Imported here so that the rules alone do not need Fluent.
    from fluent.runtime import FluentBundle, FluentResource

    from partal.words.needs import needs_of

    # Isolation marks are for mixed writing directions; in a terminal they show as odd spaces.
    bundle = FluentBundle([language], use_isolating=False)
    entries = []
    for path in files(language):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        entries += resource.body
    return bundle, needs_of(entries)


_language: ContextVar[str] = ContextVar("language", default="en")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within this block `say` uses the given language. Raises BadInput if there is no such language.

    >>> from partal.core.message import message
    >>> with speaking("de"):
    ...     print(say(message("sabika-action-market")))
    Markt
    """
    if language not in LANGUAGES:
        raise BadInput(Message("refused-languages", {"languages": ", ".join(LANGUAGES)}))
    token = _language.set(language)
    try:
        yield
    finally:
        _language.reset(token)


def spoken() -> str:
    """The current language."""
    return _language.get()


def say(said: Message | str, /, **values: Value) -> str:
    """The text of a message, or the text with this key and these values, in the current language."""
    return Words(_language.get()).say(said, **values)


def read_texts() -> None:
    """Reads the texts of all languages now rather than when somebody waits for them: it takes a second."""
    for language in LANGUAGES:
        Words(language)


def has(key: str) -> bool:
    """Whether there is a text with this key; English has them all."""
    return Words("en").has(key)


def points_of(game: str, count: int = 0) -> Message:
    """That many points, as this game calls them: `GAME-points`, or just points."""
    key = f"{game}-points"
    return Message(key if has(key) else "any-points", {"count": count})


def listed(parts: Sequence[Value], last: str = AND) -> str:
    """`one, two and three`, in the current language."""
    return str(joined(parts, last))


def can_say(key: str, values: Mapping[str, Value]) -> bool:
    """Whether there is a text with this key, and it needs no other values than these."""
    return has(key) and all(name in values or name.rpartition("-")[0] in values for name in Words("en").needs[key])


@cache
def value_names(key: str) -> frozenset[str]:
    """The names of the values that a text needs in any language, including the nouns whose forms it asks for."""
    names = {name for language in LANGUAGES for name in Words(language).needs.get(key, ())}
    return frozenset(names | {name.rpartition("-")[0] for name in names})


def in_words(said: Value | None) -> str:
    """A message, a name or a number as text; empty for None."""
    return "" if said is None else str(said)
