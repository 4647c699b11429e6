"""Sabika's answers in words: what each option is called, what it costs and brings, and what is left afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from partal.core.decision import Option
from partal.core.message import Message

from partal.sabika.rules.view import View
from partal.sabika.words import rounds, wares, works
from partal.sabika.words.costs import asked
from partal.sabika.words.wording import Moment, Unnamed, Wording
from partal.words import can_say
from partal.words.fitted import option_words
from partal.words.teller import Name, OptionWords

_BY_VERB: Final[dict[str, Wording]] = {**rounds.WORDINGS, **wares.WORDINGS, **works.WORDINGS}
"""Verbs whose words need values; the others are `done`, `stop`, `take-none` and the like."""


def answer_words(view: View, option: Option, names: Sequence[Name]) -> OptionWords:
    """An offered option: its label, what it costs and brings, and a note."""
    wording = _BY_VERB.get(option.verb)
    if wording is None:
        return option_words(f"sabika-option-{option.verb}", {})
    now = Moment(view, asked(view), option, names)
    name, values = wording.label(now)
    values |= wording.details(now)
    return option_words(f"sabika-option-{name}", values, wording.note(now))


def label(view: View, option: Option, names: Sequence[Name]) -> Message:
    """The label of an option, offered or not.

    Raises LookupError if this table has no such thing, or if the option has no label in the open question.
    """
    wording = _BY_VERB.get(option.verb)
    now = Moment(view, asked(view), option, names)
    name, values = wording.label(now) if wording is not None else (option.verb, {})
    key = f"sabika-option-{name}"
    if not can_say(key, values):
        raise Unnamed
    return Message(key, values)
