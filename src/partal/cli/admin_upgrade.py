"""`partal admin running` and `drain`: what to do before an upgrade to other rules."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from partal.core.message import message
from partal.core.problems import system_problem

from partal.cli.admin_tables import plain, show_tables
from partal.cli.paper import Paper, Stopped, say
from partal.cli.sheets import QUIET

if TYPE_CHECKING:
    from partal.cli.admin import Actions, Keeper


def add(actions: Actions) -> None:
    running = actions.add("running", run_running)
    running.add_argument("--json", action="store_true", help=say("cli-help-json"))
    drain = actions.add("drain", run_drain)
    drain.add_argument("--off", action="store_true", help=say("cli-help-drain-off"))


def run_running(arguments: argparse.Namespace, keeper: Keeper) -> int:
    rows = keeper.ask(lambda archive: archive.playable())
    if arguments.json:
        print(json.dumps([plain(row) for row in rows], ensure_ascii=False))
        return 0
    paper = Paper()
    show_tables(paper, rows)
    paper.say("cli-admin-would-end", style=QUIET, count=len(rows))
    return 0


def run_drain(arguments: argparse.Namespace, keeper: Keeper) -> int:
    keeper.need_server()
    from partal.server.drain import set_draining

    if not keeper.folder.is_dir():
        raise Stopped(message("cli-admin-no-folder", folder=str(keeper.folder)))
    try:
        set_draining(keeper.folder, not arguments.off)
    except OSError as error:
        folder = str(keeper.folder)
        raise Stopped(message("cli-file-unwritable", file=folder, reason=system_problem(error))) from None
    Paper().say("cli-admin-drain-off" if arguments.off else "cli-admin-drain-on")
    return 0
