"""Reads an answer: notation, or the words on the screen, in any order unless the order has a meaning.

Options that are offered come first. Others are recognised too, so that the reason for refusing them can be given.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, NamedTuple

from partal.core.decision import InvalidAnswer, Option
from partal.core.match import Match

from partal.cli.paper import say
from partal.words import in_words
from partal.words.teller import Teller

Words = tuple[str, ...]

_WORD: Final = re.compile(r"[^\W_]+")
_SPELLED_OUT: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


def words_of(text: str) -> Words:
    """The words of a text for comparison: without accents, capitals, punctuation and joining words."""
    return _words_of(text, say("cli-joining-words"))


@lru_cache(maxsize=20_000)
def _words_of(text: str, joining: str) -> Words:
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFC", text).casefold().translate(_SPELLED_OUT))
    found = _WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))
    return tuple([word for word in found if word not in joining.split()] or found)


class Spoken(NamedTuple):
    """An option as it can be typed: in notation, by its label, without the verb; and all words of its row."""

    option: Option
    notation: Words
    label: Words
    row: Words
    verb: str
    phrases: tuple[Words, ...]
    bags: tuple[Words, ...]
    """The phrases with their words sorted, to compare them in any order."""
    lines: tuple[Words, ...] = ()
    """The complete row as the screen shows it, word for word."""

    def begins(self, typed: Words) -> bool:
        """Whether the typed words are this option's complete label, followed by words of its row."""
        count = len(self.label)
        return typed[:count] == self.label and _holds(self.row, typed, str.__eq__)


def spoken(option: Option, label: str, row: str = "", lines: Sequence[str] = ()) -> Spoken:
    verb, _, rest = option.notation.partition(" ")
    notation, called, tail = words_of(option.notation), words_of(label), words_of(rest)
    phrases = tuple([phrase for phrase in (notation, called, tail) if phrase])
    bags = tuple([tuple(sorted(phrase)) for phrase in phrases])
    return Spoken(option, notation, called, words_of(row), verb, phrases, bags, tuple([words_of(one) for one in lines]))


class Reader:
    """Reads answers to the open question of a match."""

    def __init__(self, match: Match[Any], teller: Teller, names: Sequence[str]) -> None:
        assert match.decision is not None
        self.match = match
        self.teller = teller
        self.names = names
        self.decision = match.decision
        self.view = match.view(self.decision.seat)

    @cached_property
    def offered(self) -> list[Spoken]:
        found = []
        for option in self.decision.options:
            words = self.teller.option(self.view, option, self.names)
            label, detail, note = in_words(words.label), in_words(words.detail), in_words(words.note)
            lines = (f"{label} {detail}", f"{label} {detail} {note}", f"{option.notation} {detail}")
            found.append(spoken(option, label, f"{option.notation} {label} {detail} {note}", lines))
        return found

    @cached_property
    def others(self) -> list[Spoken]:
        """Every option that is not offered."""
        offered = set(self.decision.options)
        return [
            spoken(option, in_words(self.teller.label(self.view, option, self.names)))
            for option in self.match.rules.options
            if option not in offered
        ]

    @cached_property
    def related(self) -> list[Spoken]:
        """Options that are not offered, but begin with a verb that is."""
        verbs = {one.verb for one in self.offered}
        return [one for one in self.others if one.verb in verbs]

    def read(self, text: str) -> list[Option]:
        """The options that the text may mean: one, several if it is ambiguous, or none.

        Options that are not offered are included; if one is equivalent to an offered option, that is returned instead.
        """
        exact = self.exact_option(text)
        if exact is not None:
            return [exact]
        typed = words_of(text)
        for tier in self.tiers(typed) if typed else ():
            found = list(dict.fromkeys([self.match.canonical(one.option) for one in tier()]))
            if found:
                return found
        return []

    def exact_matches(self, text: str) -> list[Option]:
        """The offered options that the text names word for word: by label, by notation or as the complete row."""
        typed = words_of(text)
        return [one.option for one in self.offered if typed in (one.label, one.notation, *one.lines)]

    def is_known(self, text: str) -> bool:
        """Whether an option has exactly this name, offered or not: `2 marble`."""
        typed = words_of(text)
        return (
            bool(self.exact_matches(text))
            or self.exact_option(text) is not None
            or any(typed == one.label for one in self.related)
        )

    def begins(self, row: int, text: str) -> bool:
        """Whether the text is this row's label, followed by more of its words."""
        return self.offered[row].begins(words_of(text))

    def fits(self, row: int, text: str) -> bool:
        """Whether all words of the text are words of this row."""
        return _holds(self.offered[row].row, words_of(text), _is_beginning)

    def exact_option(self, text: str) -> Option | None:
        """The option written exactly like this: offered notation, a label, or any other notation."""
        try:
            option: Option | None = self.match.canonical(self.match.rules.read(text))
        except InvalidAnswer:
            option = None
        if option not in self.decision.options:
            same = " ".join(text.casefold().split())
            called = [one for one in self.decision.options if self.label(one).casefold() == same]
            option = called[0] if len(called) == 1 else option
        return option

    def label(self, option: Option) -> str:
        return in_words(self.teller.option(self.view, option, self.names).label)

    def tiers(self, typed: Words) -> Iterable[Callable[[], list[Spoken]]]:
        """Ways to match, the strictest first; offered options mostly before others."""
        bag = tuple(sorted(typed))
        # Word for word: if order has a meaning it counts, even if only the other order is offered.
        yield lambda: [one for one in self.offered if one.label == typed]
        yield lambda: [one for one in self.offered if typed in one.phrases]
        yield lambda: [one for one in self.offered if typed in one.lines]
        yield lambda: [one for one in self.others if one.notation == typed]
        yield lambda: [one for one in self.related if typed in one.phrases]
        # The same words in another order.
        yield lambda: [one for one in self.offered if bag in one.bags]
        yield lambda: [one for one in self.related if bag in one.bags]
        # A complete label and more of its row: of labels that begin alike, the longest.
        yield lambda: _longest([one for one in self.offered if one.begins(typed)])
        # Some of the words.
        yield lambda: [one for one in self.offered if any(_begins(phrase, typed) for phrase in one.phrases)]
        yield lambda: [one for one in self.offered if _holds((*one.notation, *one.label), typed, _is_beginning)]
        yield lambda: [one for one in self.others if typed in one.phrases]
        yield lambda: [one for one in self.others if bag in one.bags]
        yield lambda: [one for one in self.offered if _holds(one.row, typed, str.__eq__)]
        yield lambda: [one for one in self.related if any(_begins(phrase, typed) for phrase in one.phrases)]
        yield lambda: [one for one in self.related if _holds((*one.notation, *one.label), typed, _is_beginning)]
        yield lambda: [one for one in self.others if any(_begins(phrase, typed) for phrase in one.phrases)]


def _longest(found: list[Spoken]) -> list[Spoken]:
    most = max([len(one.label) for one in found], default=0)
    return [one for one in found if len(one.label) == most]


def _is_beginning(word: str, typed: str) -> bool:
    """Whether a word begins as typed; a number must be complete."""
    return word == typed or (not typed.isdecimal() and word.startswith(typed))


def _begins(phrase: Words, typed: Words) -> bool:
    """Whether the phrase begins with the typed words, the last of which may be incomplete."""
    return (
        len(typed) <= len(phrase)
        and phrase[: len(typed) - 1] == typed[:-1]
        and _is_beginning(phrase[len(typed) - 1], typed[-1])
    )


def _holds(words: Words, typed: Words, fits: Callable[[str, str], bool]) -> bool:
    """Whether the words contain every typed word, in any order and at least as often."""
    counted = Counter(typed)
    return all(len([one for one in words if fits(one, word)]) >= count for word, count in counted.items())
