"""`partal admin backup`, `restore` and `rotate-key`."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from partal.core.message import message
from partal.core.problems import system_problem

from partal.cli.paper import Paper, Stopped, say
from partal.cli.serve import seconds
from partal.cli.simulate import bar

if TYPE_CHECKING:
    from partal.cli.admin import Actions, Keeper

STEPS = 100


def add(actions: Actions) -> None:
    backing_up = actions.add("backup", run_backup)
    restoring = actions.add("restore", run_restore)
    for parser in (backing_up, restoring):
        parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-help-backup-file"))
    rotating = actions.add("rotate-key", run_rotate)
    rotating.add_argument("--days", type=seconds, default=365.0, metavar="N", help=say("cli-help-key-days"))


@contextmanager
def progress() -> Iterator[Callable[[float], None]]:
    """A progress bar in percent."""
    shown = 0
    with bar(STEPS, "cli-admin-percent") as advance:

        def tell(done: float) -> None:
            nonlocal shown
            while shown < min(done, 1) * STEPS:
                advance()
                shown += 1

        yield tell


@contextmanager
def in_sentences(file: Path) -> Iterator[None]:
    """Says what is wrong with a file, a key or the database in one sentence."""
    import sqlite3

    from partal.server.accounts import BadKey
    from partal.server.backup import BadBackup
    from partal.server.database import Unavailable, Unusable, reason_of

    try:
        yield
    except (BadBackup, BadKey, Unavailable, Unusable) as error:
        raise Stopped(error.message) from None
    except sqlite3.Error as error:
        raise Stopped(message("refused-database-refused", said=reason_of(error))) from None
    except OSError as error:
        raise Stopped(message("cli-file-unwritable", file=str(file), reason=system_problem(error))) from None


def run_backup(arguments: argparse.Namespace, keeper: Keeper) -> int:
    keeper.need_server()
    from partal.server.backup import back_up

    with in_sentences(arguments.file), progress() as tell:
        keeper.ask(lambda archive: back_up(archive, keeper.folder, arguments.file, tell))
    Paper().say("cli-admin-backed-up", file=str(arguments.file))
    return 0


def run_restore(arguments: argparse.Namespace, keeper: Keeper) -> int:
    keeper.need_server()
    from partal.server.backup import restore

    with in_sentences(keeper.folder), progress() as tell:
        asyncio.run(restore(arguments.file, keeper.url, keeper.folder, tell))
    Paper().say("cli-admin-restored", file=str(arguments.file))
    return 0


def run_rotate(arguments: argparse.Namespace, keeper: Keeper) -> int:
    keeper.need_server()
    from partal.server.accounts import CURRENT, rotate

    key = keeper.folder / CURRENT
    if not key.is_file():
        raise Stopped(message("cli-admin-no-key", file=str(key)))
    with in_sentences(key):
        rotate(keeper.folder, arguments.days)
    Paper().say("cli-admin-rotated", days=f"{arguments.days:g}")
    return 0
