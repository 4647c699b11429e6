"""Bots of your own: `my_module:MyBot` names a class in a module that Python finds from the current folder.

Only commands that a user typed get here. Names in records and on the web server are looked up among the built-in bots,
so nobody can make somebody else's machine import anything.
"""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from partal.core.decision import Decision, Option
from partal.core.errors import BadInput, PartalError
from partal.core.message import Value, message, shown
from partal.core.rng import Rng

from partal.bots.bot import Bot, Stop
from partal.front import check_text
from partal.table import players

LONGEST_SAID: Final = 200
_NAME: Final = re.compile(r"^(?P<module>[A-Za-z_][\w.]*):(?P<bot>[A-Za-z_]\w*)$")


class OutOfTime(BaseException):
    """The time for an answer is up. Not an Exception: a bot that catches those must not catch this."""


class BotFailed(PartalError):
    """A bot did something that no bot may; `said` has the details.

    `kind`: the bot is `unmade` (cannot be created), `raises` an error, chose an option that was `not-offered`, or its
    process is `gone`.
    """

    def __init__(self, bot: str, kind: str, said: Value) -> None:
        super().__init__(message(f"cli-bot-{kind}", bot=bot, said=said))
        # The constructor's arguments: the error is pickled when it comes from another process.
        self.args = (bot, kind, said)
        self.bot: Final = bot
        self.kind: Final = kind
        self.said: Final = said


class Watched:
    """A bot whose answers are checked: any error, even SystemExit, becomes a BotFailed."""

    def __init__(self, name: str, bot: Bot[Any]) -> None:
        self.name: Final = name
        self.bot: Final = bot

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Option:
        try:
            option = self.bot.choose(view, decision, rng)
        except (KeyboardInterrupt, OutOfTime):
            raise
        except BaseException as error:
            raise BotFailed(self.name, "raises", said_by(error)) from error
        if not any(option is offered for offered in decision.options):
            raise BotFailed(self.name, "not-offered", shown(text_of(option, repr), 80))
        return option


def text_of(thing: object, how: Callable[[object], str]) -> str:
    """The text of an object, even if its own `str` or `repr` fails."""
    try:
        return how(thing)
    except Exception:
        return f"<{type(thing).__name__}>"


def said_by(error: BaseException) -> str:
    """An error inside a bot, in Python's words."""
    return shown(f"{type(error).__name__}: {text_of(error, str)}", LONGEST_SAID).rstrip(".")


def is_custom(name: str) -> bool:
    """Whether this names a bot of the user's own."""
    return _NAME.match(name) is not None


def check(game: str, name: str) -> str:
    """The bot's current name. Raises BadInput if there is no such bot."""
    check_text("name", name)
    text = name.strip()
    if is_custom(text):
        find(text)
        return text
    players.make(game, text.lower())
    return players.current_name(text.lower())


def find(name: str) -> Any:
    """The class or function that makes the bot. Raises BadInput if it cannot be found."""
    check_text("name", name)
    found = _NAME.match(name)
    if found is None:
        raise BadInput(message("refused-bot-name", bot=shown(name, 60)))
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(found["module"])
    except ModuleNotFoundError as missing:
        raise BadInput(message("refused-bot-module", module=shown(str(missing.name), 60))) from None
    except (Exception, SystemExit) as error:
        problem = said_by(error)
        raise BadInput(message("refused-bot-import", module=found["module"], problem=problem)) from None
    if not hasattr(module, found["bot"]):
        raise BadInput(message("refused-bot-missing", module=found["module"], bot=found["bot"]))
    maker = getattr(module, found["bot"])
    if not callable(maker):
        raise BadInput(message("refused-bot-kind", bot=name))
    return maker


def make(game: str, name: str, stop: Stop | None = None) -> Bot[Any]:
    """A built-in bot, or one of your own."""
    check_text("name", name)
    if not is_custom(name):
        return players.make(game, name, stop)
    maker = find(name)
    try:
        bot: Bot[Any] = maker()
    except (Exception, SystemExit) as error:
        raise BadInput(message("refused-bot-arguments", bot=name, problem=said_by(error))) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(message("refused-bot-choose", bot=name))
    return bot


def watched(game: str, name: str) -> Watched:
    """A bot whose failures are reported as BotFailed, even if it cannot be created."""
    try:
        return Watched(name, make(game, name))
    except BadInput as error:
        raise BotFailed(name, "unmade", error.message) from None
