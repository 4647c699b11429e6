"""Output of the commands, plain or in colour, and the files they read and write."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import stat
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from partal.core import base, record
from partal.core.content import ContentError
from partal.core.errors import BadInput, PartalError
from partal.core.message import Message, Value, message
from partal.core.problems import system_problem
from partal.core.record import LARGEST_RECORD
from partal.core.rules import Rules
from partal.core.variant import VariantError, read_settings

from partal import games, words
from partal.game import Game

PLAIN_WIDTH: Final = 80
HOME: Final = "\x1b[H"
CLEAR: Final = "\x1b[2J"
FORGET: Final = "\x1b[3J"
"""Clears the scrollback."""
PUSHED: Final = 60
"""Empty lines that push away what cannot be cleared; more if the window is taller."""
WIDEST: Final = 110
"""Text wider than this is hard to read, however wide the window is."""
LONGEST_SILENCE: Final = 5.0
"""Seconds to wait for what a pipe or a device gives."""


class Stopped(PartalError):
    """A command ends early or finds something wrong: exit code 1."""


say: Final = words.say
"""Every text of the command line comes through here."""


_LETTERS: Final = {
    "▪": "o", "★": "*", "●": "#", "○": ".", "▲": "^", "█": "#", "▟": "/", "▙": "\\", "▒": "=", "│": "|", "□": "o",
    "☼": "@", "·": "-", "–": "-", "—": "-", "’": "'", "“": '"', "”": '"', "„": '"', "×": "x", "→": ">", "─": "-",
    "━": "-", "…": "...", "▶": ">", "−": "-",
}  # fmt: skip


def _plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Substitutes for a terminal without Unicode."""
    assert isinstance(error, UnicodeEncodeError)
    wanted = error.object[error.start : error.end]
    return "".join(_LETTERS.get(letter, "?") for letter in wanted), error.end


codecs.register_error("partal-plain", _plain_letters)


def prepare_streams() -> None:
    """Makes sure that characters the terminal cannot show or send do not crash the program."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="partal-plain")
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure is not None:
        with contextlib.suppress(OSError, ValueError):
            reconfigure(errors="replace")


def can_forget() -> bool:
    """Whether the terminal can clear its scrollback, according to terminfo or because it is tmux."""
    kind = os.environ.get("TERM", "")
    if os.environ.get("TMUX") or sys.platform == "win32":
        return kind != "dumb"
    try:
        import curses
    except ImportError:
        return False
    try:
        curses.setupterm(kind)
        return bool(curses.tigetstr("E3"))
    except (curses.error, OSError, ValueError):
        return False


def forget_typed() -> None:
    """Clears the input history, which the arrow keys would bring back."""
    with contextlib.suppress(ImportError):
        import readline

        readline.clear_history()


class Paper:
    """The standard output; in colour only on a terminal, and unless NO_COLOR is set."""

    def __init__(self) -> None:
        terminal = sys.stdout.isatty()
        coloured = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.console: Final = Console(
            file=sys.stdout,
            color_system="auto" if coloured else None,
            force_terminal=terminal,
            no_color=not coloured,
            markup=False,
            highlight=False,
            emoji=False,
            width=None if terminal else PLAIN_WIDTH,
        )
        if self.console.width > WIDEST:
            self.console.width = WIDEST
        self.forgets: Final = terminal and can_forget()
        """Whether this terminal can clear its scrollback."""
        self.warned = False

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, key: str, /, style: str = "", **values: Value) -> None:
        """Prints one of our texts."""
        self.line(say(key, **values), style)

    def line(self, text: str = "", style: str = "") -> None:
        self.show(Text(text, style=style))

    def show(self, thing: RenderableType) -> None:
        """Prints a drawing; unless it is a terminal, without trailing spaces."""
        if self.console.is_terminal:
            self.console.print(thing)
            return
        with self.console.capture() as capture:
            self.console.print(thing)
        for line in capture.get().splitlines():
            print(line.rstrip(), file=self.console.file)

    def wipe(self) -> None:
        """Clears the screen and the scrollback, so that the next person cannot read what the previous one saw.

        If that is not possible, pushes the old text out of sight and warns once that it can still be scrolled to.
        """
        if self.console.is_terminal and os.environ.get("TERM") != "dumb":
            # In this order: many terminals move a cleared screen to the scrollback, which must be cleared after it.
            self.console.file.write(f"{HOME}{CLEAR}{FORGET}")
            self.console.file.flush()
        if not self.forgets:
            self.console.file.write("\n" * max(PUSHED, self.console.height))
            if not self.warned:
                self.say("cli-cannot-forget", style="bold")
                self.warned = True
        forget_typed()

    def indented(self, thing: RenderableType) -> None:
        self.show(Padding(thing, (0, 0, 0, 2)))


# Files


def file_problem(error: OSError | ValueError) -> Message:
    """Why a file cannot be used; a ValueError is about its name."""
    return system_problem(error) if isinstance(error, OSError) else message("cli-file-odd-name")


def read_text(path: Path, most: int = LARGEST_RECORD * 4) -> str:
    """Reads a text file. Raises BadInput if that is not possible."""
    try:
        content = read_bytes(path, most + 1)
    except TimeoutError:
        raise BadInput(message("cli-file-silent", file=str(path))) from None
    except (OSError, ValueError) as error:
        reason = file_problem(error)
        raise BadInput(message("cli-file-unreadable", file=str(path), reason=reason)) from None
    if len(content) > most:
        raise BadInput(message("cli-file-too-large", file=str(path), most=most))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(message("cli-file-not-text", file=str(path))) from None


def read_bytes(path: Path, most: int) -> bytes:
    """The first bytes of a file, a pipe or a device; raises TimeoutError if nothing comes from it."""
    # Without waiting: opening a pipe would last until somebody writes into it.
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | getattr(os, "O_NONBLOCK", 0))) as file:
        if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            return file.read(most)
        content = b""
        while len(content) < most:
            if not select.select([file], [], [], LONGEST_SILENCE)[0]:
                raise TimeoutError
            found = os.read(file.fileno(), most - len(content))
            if not found:
                break
            content += found
        if not content:
            raise TimeoutError
        return content


def write_text(path: Path, text: str) -> None:
    """Writes a file atomically."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(name, 0o644)
            os.replace(name, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except (OSError, ValueError) as error:
        reason = file_problem(error)
        raise BadInput(message("cli-file-unwritable", file=str(path), reason=reason)) from None


# Shared by several commands


def find_game(name: str) -> Game:
    return games.game(name)


def find_settings(rules: Rules[Any], words: list[str], seats: int | None = None) -> dict[str, str]:
    """`--option key=value` words as the settings that differ from the default, for this many seats."""
    try:
        return rules.settings(read_settings(words), seats)
    except VariantError as error:
        raise BadInput(error.message) from None


def find_content(rules: Rules[Any], pack: str | None) -> Any:
    """The built-in components, or those of the named pack."""
    if pack is None:
        return rules.content()
    try:
        return rules.content(Path(pack))
    except ContentError as error:
        raise BadInput(error.message) from None


def content_for(text: str, pack: str | None) -> Any:
    """The content that a record was played with: None for the built-in one, otherwise the pack's."""
    page = record.read(text)
    if page.game not in games.GAMES:
        return None
    rules = games.rules_of(page.game)
    return None if page.content == rules.content().digest else find_content(rules, pack)


def check_seats(rules: Rules[Any], seats: int) -> int:
    base.check_seats(rules.title, rules.seats, seats)
    return seats
