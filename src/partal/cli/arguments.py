"""The command line itself: its parser, and the language it speaks."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Final, NoReturn

from partal.core.errors import BadInput
from partal.core.message import Message, message

from partal.cli.paper import say
from partal.words.folders import LANGUAGES

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says which language its messages have; the first that is set decides."""

_TEXTS: Final = {
    "usage: ": "usage",
    "positional arguments": "positional",
    "options": "options",
    "show this help message and exit": "help",
    "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one",
    "expected at most one argument": "at-most-one",
    "expected at least one argument": "at-least-one",
    "invalid %(type)s value: %(value)r": "value",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "ignored explicit argument %r": "explicit",
}
"""What argparse says in English, and the name of our text for it."""


def _said(text: str) -> str:
    return say(f"cli-arguments-{_TEXTS[text]}") if text in _TEXTS else text


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence each; options are written out, as `--language` is read before it."""

    def __init__(self, *arguments: object, **settings: object) -> None:
        settings.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        settings.setdefault("allow_abbrev", False)
        super().__init__(*arguments, **settings)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        said = message[:1].upper() + message[1:]
        raise BadInput(Message("cli-usage", {"message": said, "program": self.prog}))


# argparse asks its own `_` for every text; this is how a program is meant to translate them.
setattr(argparse, "_", _said)  # noqa: B010  The stubs do not know it.


def language_of_machine(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, English where that is none of ours."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    return _known(locale) or "en"


def asked_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """What `--language` names, wherever it stands, and the other arguments; BadInput for a language we do not speak."""
    left = list(arguments)
    language: str | None = None
    index = 0
    while index < len(left) and left[index] != "--":
        option, equals, value = left[index].partition("=")
        if option != "--language" or not (equals or index + 1 < len(left)):
            index += 1
            continue
        named = value if equals else left[index + 1]
        language = _known(named)
        if not language:
            raise BadInput(message("cli-no-language", language=named[:40], languages=", ".join(LANGUAGES)))
        del left[index : index + (1 if equals else 2)]
    return language, left


def _known(name: str) -> str:
    """The language of `de`, `de-AT` or `de_DE.UTF-8`; nothing where we do not speak it."""
    language = name.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return language if language in LANGUAGES else ""
