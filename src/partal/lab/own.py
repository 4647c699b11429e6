"""Bots of your own: `my_module:MyBot` names a class in a module that Python finds from the current folder.

Only commands that somebody types come here. Names in records and at the web table are looked up in the registry,
so nobody can make another's machine import anything.
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
from partal.table import players

LONGEST_SAID: Final = 200
_NAME: Final = re.compile(r"^(?P<module>[A-Za-z_][\w.]*):(?P<bot>[A-Za-z_]\w*)$")


class OutOfPatience(BaseException):
    """Nobody waits for the answer any longer. Not an Exception: a bot that catches those must not catch this."""


class BotFailed(PartalError):
    """A bot did what no bot may, and `said` is what it said.

    It is `unmade`, `raises`, its answer was `not-offered`, or the process that it played in is `gone`.
    """

    def __init__(self, bot: str, kind: str, said: Value) -> None:
        super().__init__(message(f"cli-bot-{kind}", bot=bot, said=said))
        # What it is made of again when it comes from another process.
        self.args = (bot, kind, said)
        self.bot: Final = bot
        self.kind: Final = kind
        self.said: Final = said


class Watched:
    """A bot whose answers are looked at: whatever goes wrong, an end of the whole program too, is a BotFailed."""

    def __init__(self, name: str, bot: Bot[Any]) -> None:
        self.name: Final = name
        self.bot: Final = bot

    def choose(self, view: Any, decision: Decision, rng: Rng) -> Option:
        try:
            option = self.bot.choose(view, decision, rng)
        except (KeyboardInterrupt, OutOfPatience):
            raise
        except BaseException as error:
            raise BotFailed(self.name, "raises", said_by(error)) from error
        if not any(option is offered for offered in decision.options):
            raise BotFailed(self.name, "not-offered", shown(told(option, repr), 80))
        return option


def told(thing: object, how: Callable[[object], str]) -> str:
    """What a thing says of itself; some cannot even do that."""
    try:
        return how(thing)
    except Exception:
        return f"<{type(thing).__name__}>"


def said_by(error: BaseException) -> str:
    """What went wrong inside a bot, as Python names it."""
    return shown(f"{type(error).__name__}: {told(error, str)}", LONGEST_SAID).rstrip(".")


def is_own(name: str) -> bool:
    """Whether this is how a bot of one's own is named."""
    return _NAME.match(name) is not None


def check(game: str, name: str) -> str:
    """The name as the registry or Python knows it; raises BadInput if there is no such bot."""
    text = name.strip()
    if is_own(text):
        find(text)
        return text
    players.make(game, text.lower())
    return players.current_name(text.lower())


def find(name: str) -> Any:
    """The class, or whatever makes the bot; raises BadInput if it cannot be found."""
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
    """A bot from the registry, or one of your own."""
    if not is_own(name):
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
    """A bot from the registry, or one of your own, whose failures are told; BotFailed if it cannot be made."""
    try:
        return Watched(name, make(game, name))
    except BadInput as error:
        raise BotFailed(name, "unmade", error.message) from None
