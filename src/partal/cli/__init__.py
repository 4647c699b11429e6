"""The command line: `partal COMMAND`.

Exit codes: 0 success; 1 a check failed or the command was stopped; 2 a command or file that cannot be used.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from partal.core.errors import BadInput, PartalError
from partal.core.message import message

from partal import __version__, compiled, games
from partal.cli import (
    admin,
    aid,
    arena,
    assistant,
    bench,
    bots,
    content,
    learn,
    play,
    records,
    review,
    rules,
    score,
    serve,
    simulate,
)
from partal.cli.arguments import Parser, asked_language, language_of_machine
from partal.cli.examples import titles, with_example
from partal.cli.paper import Stopped, prepare_streams, say
from partal.front import check_build
from partal.words import speaking, spoken
from partal.words.folders import LANGUAGES

__all__ = ["main"]


def parser() -> Parser:
    top = Parser(
        prog="partal",
        description=say("cli-help", games=titles(list(games.GAMES.values()))),
        epilog=with_example("cli-help.examples"),
    )
    top.add_argument("--language", metavar="L", help=say("cli-help-language", languages=", ".join(LANGUAGES)))
    version = say("cli-arguments-version")
    top.add_argument("--version", action="version", version=f"partal {__version__} ({compiled.build()})", help=version)
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, title=say("cli-help-commands"))
    for module in (
        play,
        learn,
        serve,
        admin,
        simulate,
        arena,
        bots,
        review,
        records,
        score,
        rules,
        aid,
        content,
        bench,
        assistant,
    ):
        module.add(commands)
    bots.add_lab(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code. No input leads to a traceback."""
    prepare_streams()
    with speaking(language_of_machine()):
        try:
            language, left = asked_language(sys.argv[1:] if arguments is None else arguments)
        except BadInput as error:
            return _report(error, 2)
        with speaking(language or spoken()):
            return _run(left)


def _run(arguments: Sequence[str]) -> int:
    try:
        check_build()
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except BadInput as error:
        return _report(error, 2)
    except Stopped as error:
        return _report(error, 1)
    except PartalError as error:
        return _report(error, 2)
    except KeyboardInterrupt:
        return _report(Stopped(message("cli-interrupted")), 1)
    except OSError:
        # Commands handle errors with their own files; this one is a closed pipe or terminal.
        _discard_output()
        return 1
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0


def _report(error: PartalError, code: int) -> int:
    try:
        sys.stdout.flush()
        sentence = "".join(letter if letter.isprintable() else " " for letter in f"partal: {error}")
        print(sentence, file=sys.stderr)
    except OSError:
        _discard_output()
    return code


def _discard_output() -> None:
    """Discards all further output, even at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
