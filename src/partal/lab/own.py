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
from partal.core.message import message
from partal.core.rng import Rng

from partal.bots.bot import Bot, Stop
from partal.table import players

_NAME: Final = re.compile(r"^(?P<module>[A-Za-z_][\w.]*):(?P<bot>[A-Za-z_]\w*)$")


class OutOfPatience(BaseException):
    """Nobody waits for the answer any longer. Not an Exception: a bot that catches those must not catch this."""


class BotFailed(PartalError):
    """A bot did what no bot may, and `said` is what it said.

    It is `unmade`, `raises`, its answer was `not-offered`, or the process that it played in is `gone`.
    """

    def __init__(self, bot: str, kind: str, said: str) -> None:
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
            raise BotFailed(self.name, "raises", f"{type(error).__name__}: {told(error, str)}"[:200]) from error
        if not any(option is offered for offered in decision.options):
            raise BotFailed(self.name, "not-offered", told(option, repr)[:80])
        return option


def told(thing: object, how: Callable[[object], str]) -> str:
    """What a thing says of itself; some cannot even do that."""
    try:
        return how(thing)
    except Exception:
        return f"<{type(thing).__name__}>"


def is_own(name: str) -> bool:
    """Whether this is how a bot of one's own is named."""
    return _NAME.match(name) is not None


def check(game: str, name: str) -> str:
    """The name as the registry or Python knows it; BadInput with a sentence if there is no such bot."""
    text = name.strip()
    if is_own(text):
        find(text)
        return text
    players.make(game, text.lower())
    return players.proper(text.lower())


def find(name: str) -> Any:
    """The class, or whatever makes the bot; BadInput with a sentence if it cannot be found."""
    found = _NAME.match(name)
    if found is None:
        raise BadInput(f"{name[:60]!r} does not name a bot of your own; write my_module:MyBot.")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(found["module"])
    except ModuleNotFoundError as missing:
        raise BadInput(f"Python finds no module {str(missing.name)[:60]!r} from this folder.") from None
    except (Exception, SystemExit) as error:
        raise BadInput(
            f"The module {found['module']} cannot be imported: {type(error).__name__}: {error}."[:300]
        ) from None
    if not hasattr(module, found["bot"]):
        raise BadInput(f"The module {found['module']} has no {found['bot']}.")
    maker = getattr(module, found["bot"])
    if not callable(maker):
        raise BadInput(f"{name} is not a class or function that makes a bot.")
    return maker


def make(game: str, name: str, stop: Stop | None = None) -> Bot[Any]:
    """A bot from the registry, or one of your own."""
    if not is_own(name):
        return players.make(game, name, stop)
    try:
        bot: Bot[Any] = find(name)()
    except ValueError:
        raise
    except (Exception, SystemExit) as error:
        kind = type(error).__name__
        raise BadInput(f"{name} cannot be made without arguments: {kind}: {told(error, str)}."[:300]) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(f"{name} has no method choose(view, decision, rng).")
    return bot


def watched(game: str, name: str) -> Watched:
    """A bot from the registry, or one of your own, whose failures are told; BotFailed if it cannot be made."""
    try:
        return Watched(name, make(game, name))
    except ValueError as error:
        raise BotFailed(name, "unmade", str(error)) from None
