"""The argument parser, and the language of the command line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from typing import Any, Final, NoReturn

from partal.core.errors import BadInput
from partal.core.message import Message, message

from partal.cli.paper import say
from partal.words.folders import LANGUAGES

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language of messages; the first that is set wins."""

_TEXTS: Final = {
    "the following arguments are required: %s": "required",
    "argument %(argument_name)s: %(message)s": "argument",
    "expected one argument": "one",
    "expected at most one argument": "at-most-one",
    "expected at least one argument": "at-least-one",
    "invalid %(type)s value: %(value)r": "value",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "ignored explicit argument %r": "explicit",
}
"""Texts that argparse looks up through `gettext`, by their English wording, with the keys of our own."""


def _said(text: str) -> str:
    return say(f"cli-arguments-{_TEXTS[text]}") if text in _TEXTS else text


class Help(argparse.RawDescriptionHelpFormatter):
    """Help whose usage line begins in the current language."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, say("cli-arguments-usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence each; without abbreviations, as `--language` is read before parsing."""

    def __init__(self, *arguments: object, **settings: object) -> None:
        settings.setdefault("formatter_class", Help)
        settings.setdefault("allow_abbrev", False)
        settings["add_help"] = False
        super().__init__(*arguments, **settings)  # type: ignore[arg-type]
        self._positionals.title = say("cli-arguments-positional")
        self._optionals.title = say("cli-arguments-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-arguments-help"))

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        found, left = self.parse_known_args(args, namespace)
        if left:
            self.error(say("cli-arguments-unrecognized", arguments=" ".join(left)))
        return found

    def error(self, message: str) -> NoReturn:
        said = message[:1].upper() + message[1:]
        raise BadInput(Message("cli-usage", {"message": said, "program": self.prog}))


# argparse looks up every text with its own `_`; replacing it is how programs translate them.
setattr(argparse, "_", _said)  # noqa: B010  The stubs do not know it.


def language_of_machine(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, or English if we do not have it."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    return _known(locale) or "en"


def asked_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that `--language` names, and the other arguments. Raises BadInput if we do not have it."""
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
    """The language of `de`, `de-AT` or `de_DE.UTF-8`; empty if we do not have it."""
    language = name.replace("_", "-").partition(".")[0].partition("-")[0].lower()
    return language if language in LANGUAGES else ""
